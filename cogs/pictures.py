"""Pictures of a game as files for Discord. A picture that cannot be drawn is left out; the text stands for itself."""

from __future__ import annotations

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
from render import alt, auction, battle, board, encode, hand, poster, replay, score, zone
from render.service import Drawn, Service, TooSlow
from story import names as called
from story.catalogue import say

log = logging.getLogger(__name__)
_pack = msgspec.msgpack.Encoder().encode


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
        since: View | None = None,
        acting: str | None = None,
        *,
        palette: str = "standard",
        locale: str = "en",
    ) -> discord.File | None:
        """Return the whole map. `since`: an earlier view, to show what moved; `acting`: whose doings it shows.

        `palette`: one of `render.theme.PALETTES`; `locale`: the language of the labels.
        """
        return await self._draw(
            ("board", view, dict(names), since, acting, palette, locale),
            lambda: board.paint(view, names=names, since=since, acting=acting, palette=palette, locale=locale),
            lambda: alt.board(view, names),
        )

    async def zone(
        self,
        view: View,
        zone_id: str,
        names: Mapping[str, str],
        content: Content,
        *,
        palette: str = "standard",
        locale: str = "en",
    ) -> discord.File | None:
        """Return one zone at double scale."""
        return await self._draw(
            ("zone", view, zone_id, dict(names), palette, locale),
            lambda: zone.paint(view, zone_id, names=names, palette=palette, locale=locale),
            lambda: called.zone_title(zone_id, content),
        )

    async def battle(
        self, view: View, facts: Mapping[str, Any], names: Mapping[str, str], result: Mapping[str, Any] | None = None
    ) -> discord.File | None:
        """Return a battle. `facts`: of `battle_began` or `sea_battle_began`; `result`: of `battle_won`, once over."""
        return await self._draw(
            ("battle", view, dict(facts), dict(result or {}), dict(names)),
            lambda: battle.paint(view, facts, result=result, names=names),
            lambda: say("battle-alt", attack=int(facts["attack"]), defence=int(facts["defence"])),
        )

    async def auction(self, view: View, names: Mapping[str, str]) -> discord.File | None:
        """Return the auction under way as the viewer of `view` may see it. For private answers only."""
        card = view.auction.card if view.auction is not None else None
        content = load("core")
        return await self._draw(
            ("auction", view, dict(names)),
            lambda: auction.paint(view, names=names),
            lambda: called.card(card, content) if card is not None else say("auction-alt"),
        )

    async def poster(self, view: View, names: Mapping[str, str]) -> discord.File | None:
        """Return the poster of a finished game."""
        return await self._draw(
            ("poster", view, dict(names)), lambda: poster.paint(view, names=names), lambda: alt.board(view, names)
        )

    async def score(self, views: Sequence[View], names: Mapping[str, str]) -> discord.File | None:
        """Return the chart of ducats and Renown over the Years."""
        rows = scores(views)
        return await self._draw(
            ("score", rows, dict(names)), lambda: score.paint(rows, names=names), lambda: say("score-alt")
        )

    async def film(self, views: Sequence[View], names: Mapping[str, str]) -> discord.File | None:
        """Return a whole game as a moving picture, a frame a Year."""
        return await self._draw(
            ("film", list(views), dict(names)),
            lambda: replay.draw(views, names=names, limit=FILE_BYTES),
            lambda: say("film-alt"),
        )

    async def hand(self, content: Content, cards: Sequence[str]) -> discord.File | None:
        """Return cards side by side. For private answers only."""
        return await self._draw(
            ("hand", list(cards)),
            lambda: hand.paint(content, cards),
            lambda: say("hand-alt", cards=", ".join(called.card(card, content) for card in cards)),
        )

    async def _draw(
        self, key: tuple[object, ...], draw: Callable[[], Drawn], alternative: Callable[[], str]
    ) -> discord.File | None:
        what = str(key[0])
        if self._seconds <= 0:
            return None
        if self._service is None:
            self._service = Service(wait=self._seconds)
        try:
            data = await self._service.picture(hashlib.sha256(_pack(key)).digest(), draw, limit=FILE_BYTES)
            name, text = f"{what}.{encode.extension(data)}", cut(alternative(), ALT_TEXT)
        except TooSlow:
            log.warning("drawing a %s took more than %g s; the text goes without it", what, self._seconds)
            return None
        except Exception:
            log.exception("a %s could not be drawn; the text goes without it", what)
            return None
        return discord.File(io.BytesIO(data), filename=name, description=text or None)
