"""The end of a game: the final message with the table, how each ambition stood, the seed and the export."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

import discord

from cogs import posting
from cogs.answer import Page
from cogs.chronicle import chapters, years
from cogs.export import export_bytes
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import plain_names, seat_name, seat_title
from cogs.pictures import Look
from cogs.replay_buttons import opener
from cogs.titles import colour
from engine import front
from engine.content.model import Content
from engine.model import State
from engine.view import View
from store.records import Game
from story import names as called
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)


async def post(host: Host, game: Game, state: State, place: discord.abc.Messageable) -> None:
    """Post the final message once, take the table away and archive the thread."""
    if await host.store.shown.newest(game.id, "final") is not None:
        return
    page = await _page(host, game, state)
    message = await posting.send(place, page)
    await host.store.shown.add(game.id, "final", message.channel.id, message.id)
    host.dispatch("game_over", game.id)
    table = await host.store.shown.newest(game.id, "table")
    if table is not None:
        await host.conductor.teller.remove(table)
    if game.thread_id is not None:
        await host.archive(game.thread_id)


async def _page(host: Host, game: Game, state: State) -> Page:
    content = front.content_of(state)
    view = front.view(state, None)
    assert state.winner is not None and state.ending is not None
    who = seat_name(game.seat_for(state.winner), content, game.locale)
    ending = called.ending(state.ending, game.locale)
    heading = say("final-heading", game.locale, who=who, ending=ending)
    lines = [_row(game, view, player.nation, content) for player in sorted(view.players, key=lambda one: -one.renown)]
    lines += ["", *_ambitions(game, view, content)]
    lines.append(say("final-seed", game.locale, seed=str(game.seed), actions=game.seq, number=str(game.id)))
    embed = discord.Embed(
        title=cut(say("final-title", game.locale, who=who, ending=ending), EMBED_TITLE),
        description=cut("\n".join(lines), EMBED_DESCRIPTION),
        colour=colour(state.winner),
    )
    files = [discord.File(io.BytesIO(await export_bytes(host.store, game)), filename=f"game-{game.id}.json")]
    pictures = host.conductor.teller.pictures
    names, look = plain_names(game), Look(locale=game.locale)
    score = await pictures.score(years(await chapters(host.store, game)), names, look)
    for picture in (score, await pictures.board(view, names, look), await pictures.poster(view, names, look)):
        if picture is not None:
            files.insert(0, picture)
    return Page(text=heading, embed=embed, files=files, view=opener(game, game.locale))


def _row(game: Game, view: View, nation: str, content: Content) -> str:
    player = view.player(nation)
    who = seat_title(game.seat_for(nation), content, game.locale)
    return say(
        "final-row",
        game.locale,
        who=who,
        renown=player.renown,
        ducats=player.ducats,
        favour=player.favour,
        infamy=player.infamy,
        liberated=player.liberated,
        colonies=player.colonies,
    )


def _ambitions(game: Game, view: View, content: Content) -> list[str]:
    rows: list[str] = []
    for player in view.players:
        met = [ambition for ambition in player.ambitions if ambition.met_now]
        if met:
            names = called.joined([called.ending(one.id, game.locale) for one in met], game.locale)
            who = seat_name(game.seat_for(player.nation), content, game.locale)
            rows.append(say("final-ambition", game.locale, who=who, names=names))
    return rows
