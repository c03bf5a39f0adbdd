"""Pictures of the game, drawn from a `View` alone. No Discord, no game rules, nothing hidden.

Every `draw` returns encoded bytes; `render.encode.extension(data)` gives the ending for the file's name.

- `render.board.draw(view, names=..., since=..., palette=..., acting=..., locale=...)`: the whole map
- `render.zone.draw(view, zone_id, ...)`: one zone at double scale
- `render.hand.draw(content, card_ids, ...)`: cards as faces, numbered
- `render.auction.draw(view, ...)`, `render.battle.draw(view, facts, ...)`: an auction, a battle
- `render.score.draw(rows, ...)`, `render.poster.draw(view, ...)`, `render.replay.draw(views, ...)`: at the end
- `render.alt.board(view, names)`, `render.alt.board_text(view, names)`: the position in words
- `render.service.Service`: draws off the event loop, each picture once
"""
