"""Pictures of a game as files for Discord. A picture that cannot be drawn is left out; the text stands for itself."""

from __future__ import annotations

import dataclasses
import hashlib
import io
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
import msgspec

from cogs.chronicle import scores
from cogs.limits import ALT_TEXT, FILE_BYTES, cut
from engine.content.loader import load
from engine.content.model import Content
from engine.view import View
from render import aid, alt, auction, battle, board, encode, hand, poster, replay, score, zone
from render.service import Drawn, Service, TooSlow
from render.theme import PALETTES
from store.store import Store
from story import names as called
from story.catalogue import say

log = logging.getLogger(__name__)
_pack = msgspec.msgpack.Encoder().encode


STANDARD = "standard"


@dataclasses.dataclass(frozen=True, slots=True)
class Look:
    """How pictures look: `palette` one of `render.theme.PALETTES`, `locale` the language of labels and card texts.

    Pictures in a channel have the standard palette and the language of their game; private ones those of their viewer.
    """

    palette: str = STANDARD
    locale: str = "en"


async def own_look(store: Store, user_id: int, locale: str, palette: str | None = None) -> Look:
    """Return how this person's private pictures look. `locale`: for who has chosen no language; `palette`: for once."""
    person = await store.people.get(user_id)
    wanted = palette or person.palette
    return Look(wanted if wanted in PALETTES else STANDARD, person.locale or locale)


class Pictures:
    """Draws off the event loop, each picture once, and gives up after `seconds` (0: never draws)."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._service: Service | None = None

    def close(self) -> None:
        """Stop drawing."""
        if self._service is not None:
            self._service.close()
            self._service = None

    async def board(
        self,
        view: View,
        names: Mapping[str, str],
        look: Look,
        since: View | None = None,
        acting: str | None = None,
    ) -> discord.File | None:
        """Return the whole map. `since`: an earlier view, to show what moved; `acting`: whose doings it shows."""
        shown = dataclasses.asdict(look)
        return await self._draw(
            ("board", view, dict(names), since, acting),
            look,
            lambda: board.paint(view, names=names, since=since, acting=acting, **shown),
            lambda: alt.board(view, names, look.locale),
        )

    async def zone(
        self, view: View, zone_id: str, names: Mapping[str, str], content: Content, look: Look
    ) -> discord.File | None:
        """Return one zone at double scale."""
        return await self._draw(
            ("zone", view, zone_id, dict(names)),
            look,
            lambda: zone.paint(view, zone_id, names=names, palette=look.palette, locale=look.locale),
            lambda: called.zone_title(zone_id, content, look.locale),
        )

    async def battle(
        self,
        view: View,
        facts: Mapping[str, Any],
        names: Mapping[str, str],
        look: Look,
        result: Mapping[str, Any] | None = None,
    ) -> discord.File | None:
        """Return a battle. `facts`: of `battle_began` or `sea_battle_began`; `result`: of `battle_won`, once over."""
        return await self._draw(
            ("battle", view, dict(facts), dict(result or {}), dict(names)),
            look,
            lambda: battle.paint(view, facts, result=result, names=names, palette=look.palette, locale=look.locale),
            lambda: say("battle-alt", look.locale, attack=int(facts["attack"]), defence=int(facts["defence"])),
        )

    async def auction(self, view: View, names: Mapping[str, str], look: Look) -> discord.File | None:
        """Return the auction under way as the viewer of `view` may see it. For private answers only."""
        card = view.auction.card if view.auction is not None else None
        content = load("core")
        return await self._draw(
            ("auction", view, dict(names)),
            look,
            lambda: auction.paint(view, names=names, palette=look.palette, locale=look.locale),
            lambda: called.card(card, content, look.locale) if card is not None else say("auction-alt", look.locale),
        )

    async def poster(self, view: View, names: Mapping[str, str], look: Look) -> discord.File | None:
        """Return the poster of a finished game."""
        return await self._draw(
            ("poster", view, dict(names)),
            look,
            lambda: poster.paint(view, names=names, palette=look.palette, locale=look.locale),
            lambda: alt.board(view, names, look.locale),
        )

    async def score(self, views: Sequence[View], names: Mapping[str, str], look: Look) -> discord.File | None:
        """Return the chart of ducats and Renown over the Years."""
        rows = scores(views)
        return await self._draw(
            ("score", rows, dict(names)),
            look,
            lambda: score.paint(rows, names=names, palette=look.palette, locale=look.locale),
            lambda: say("score-alt", look.locale),
        )

    async def film(self, views: Sequence[View], names: Mapping[str, str], look: Look) -> discord.File | None:
        """Return a whole game as a moving picture, a frame a Year."""
        return await self._draw(
            ("film", list(views), dict(names)),
            look,
            lambda: replay.draw(views, names=names, palette=look.palette, locale=look.locale, limit=FILE_BYTES),
            lambda: say("film-alt", look.locale),
        )

    async def hand(self, content: Content, cards: Sequence[str], look: Look) -> discord.File | None:
        """Return cards side by side. For private answers only."""
        return await self._draw(
            ("hand", list(cards)),
            look,
            lambda: hand.paint(content, cards, palette=look.palette, locale=look.locale),
            lambda: say(
                "hand-alt", look.locale, cards=", ".join(called.card(one, content, look.locale) for one in cards)
            ),
        )

    async def aid(self, content: Content, size: str | None, look: Look) -> discord.File | None:
        """Return the player aid. `size`: the key of thresholds by game size, None for all of them."""
        return await self._draw(
            ("aid", content.version, size),
            look,
            lambda: aid.paint(content, size=size, palette=look.palette, locale=look.locale),
            lambda: alt.aid(content, size, look.locale),
        )

    async def _draw(
        self, key: tuple[object, ...], look: Look, draw: Callable[[], Drawn], alternative: Callable[[], str]
    ) -> discord.File | None:
        what = str(key[0])
        if self._seconds <= 0:
            return None
        if self._service is None:
            self._service = Service(wait=self._seconds)
        try:
            whole = _pack((*key, look.palette, look.locale))
            data = await self._service.picture(hashlib.sha256(whole).digest(), draw, limit=FILE_BYTES)
            name, text = f"{what}.{encode.extension(data)}", cut(alternative(), ALT_TEXT)
        except TooSlow:
            log.warning("drawing a %s took more than %g s; the text goes without it", what, self._seconds)
            return None
        except Exception:
            log.exception("a %s could not be drawn; the text goes without it", what)
            return None
        return discord.File(io.BytesIO(data), filename=name, description=text or None)
