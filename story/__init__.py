"""Words for everything that the engine knows: names, cards, events, decisions, options and the rules page.

`say(message_id, locale, **args)` gives one message of the catalogues in `locale/`. The rest is in the modules
`names`, `cards`, `narrate`, `words` and `rules`.
"""

from story.catalogue import MissingMessage, closest, locales, say

__all__ = ["MissingMessage", "closest", "locales", "say"]
