"""The board in words: everything that the picture shows, readable without it."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import seat_title
from engine import front
from engine.content.model import Content
from engine.model import CROWN, EUROPE, State
from engine.view import View
from store.records import Game
from story import names as called
from story.catalogue import say


def page(game: Game, state: State, zone: str | None = None) -> Page:
    """Return the map, or one zone, as text."""
    content, view = front.content_of(state), front.view(state, None)
    zones = [zone] if zone is not None else [*content.land_zones, *content.sea_zones]
    lines = [line for one in zones if (line := zone_line(game, view, content, one))]
    title = say("board-caption", game.locale) if zone is None else called.zone_title(zone, content, game.locale)
    text = "\n".join(lines) or say("board-zone-empty", game.locale)
    embed = discord.Embed(title=cut(title, EMBED_TITLE), description=cut(text, EMBED_DESCRIPTION))
    return Page(embed=embed)


def zone_line(game: Game, view: View, content: Content, zone: str) -> str:
    """Return what stands in a zone; empty for an empty zone."""
    parts: list[str] = []
    if zone in content.land_zones:
        for site in content.land_zones[zone].sites:
            parts += _site(game, view, content, site)
        if view.rebels.get(zone):
            parts.append(say("board-rebels", game.locale, count=view.rebels[zone]))
    for player in view.players:
        if player.fleet.at == zone:
            parts.append(_fleet(game, view, content, player.nation))
    if zone == EUROPE:
        homes = [f"{called.nation_title(one, content, game.locale)} {count}" for one, count in view.homes.items()]
        parts.append(say("board-homes", game.locale, homes=", ".join(homes)))
    if not parts:
        return ""
    return f"**{called.zone_title(zone, content, game.locale)}**: {'; '.join(parts)}"


def _site(game: Game, view: View, content: Content, site: str) -> list[str]:
    place = content.sites[site]
    colony = view.colonies.get(site)
    if colony is not None:
        owner = called.nation("crown" if colony.owner == CROWN else colony.owner, content, game.locale)
        return [
            say(
                "board-colony",
                game.locale,
                site=place.name,
                owner=called.capital(owner.removeprefix("the ")),
                worker=colony.worker or "vacant",
                fort=colony.fort,
                chests=colony.chests,
                good=called.good(place.good, content, game.locale),
            )
        ]
    natives = view.natives.get(site)
    if natives is not None:
        return [say("board-natives", game.locale, site=place.name, count=natives.count, wild=natives.wild)]
    if place.kind == "cathedral":
        count = view.citizens.get(place.zone, 0)
        return [say("board-cathedral", game.locale, site=place.name, count=count)]
    return []


def _fleet(game: Game, view: View, content: Content, nation: str) -> str:
    fleet = view.player(nation).fleet
    cargo = [called.good(chest.good, content, game.locale) for chest in fleet.chests]
    cargo += [say(f"worker-{meeple}", game.locale) for meeple in fleet.meeples]
    return say(
        "board-fleet",
        game.locale,
        who=called.nation_title(nation, content, game.locale),
        galleons=fleet.galleons,
        legality=called.legality(fleet.legality, game.locale),
        cargo=", ".join(cargo) or "none",
        patrol=fleet.patrol is not None,
    )


def holdings(game: Game, state: State) -> list[str]:
    """Return what each player has: money, tracks, cards, tableau, Fleet, Colonies."""
    content, view = front.content_of(state), front.view(state, None)
    rows: list[str] = []
    for player in view.players:
        tableau = ", ".join(called.card(card, content, game.locale) for card in player.tableau)
        rows.append(
            say(
                "status-row",
                game.locale,
                who=seat_title(game.seat_for(player.nation), content, game.locale),
                market=player.market_cards,
                haven=player.haven_cards,
                colonies=player.colonies,
                vacant=player.vacant,
                tableau=tableau or "none",
                fleet=called.zone_title(player.fleet.at, content, game.locale),
                legality=called.legality(player.fleet.legality, game.locale),
            )
        )
    return rows
