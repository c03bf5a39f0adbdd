"""The position in words: a short text beside a picture, the whole position for screen readers. Public facts only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.content.loader import load
from engine.content.model import Content
from engine.model import YEAR_KINDS
from engine.view import FleetView, PlayerView, View
from render import aid as player_aid
from render import words
from render.aid_signs import LEGALITIES
from render.cartouche import waited
from render.scene import turn_of
from story import cards as card_text
from story import names as story_names

LIMIT = 1000
PIECE = 1900


def aid(content: Content, size: str | None = None, locale: str = "en") -> str:
    """Return the alternative text of the player aid: what it holds, how the game is won. At most 1,000 characters."""
    say, told = words.say(locale), words.aid(locale)
    parts = [f"{say('title')}, {told('title').lower()}."]
    parts.append(" ".join(f"{number}. {say(kind)}." for number, kind in enumerate(YEAR_KINDS, 1)))
    parts.append(f"{told('legalities')}: {', '.join(say(one) for one in LEGALITIES)}.")
    parts.append(f"{told('ambitions', cycle=content.numbers.end.ambitions_from_cycle)}:")
    for ambition in player_aid.AMBITIONS:
        parts.append(f"{say(ambition)}: {player_aid.ambition_line(content, ambition, size, locale)}")
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def board(view: View, names: Mapping[str, str] | None = None, locale: str = "en") -> str:
    """Return the alternative text of a board: Year, turn, each player, Rebels. At most 1,000 characters."""
    say = words.say(locale)
    content = load(view.content)
    called = names or {}
    parts = [say("alt_head", year=view.year, kind=say(view.year_kind), cycle=view.cycle, cycles=view.cycles)]
    parts += _turn(view, called, content, locale)
    for player in view.players:
        parts.append(
            say(
                "alt_player",
                name=_name(player.nation, called, content, locale),
                renown=player.renown,
                ducats=player.ducats,
                favour=player.favour,
                infamy=player.infamy,
                liberated=player.liberated,
                occupied=player.occupied,
                vacant=player.vacant,
                legality=say(player.fleet.legality),
                at=_zone(player.fleet.at, content, locale).rstrip("."),
            )
        )
    rebels = _list(f"{_zone(place, content, locale)} {count}" for place, count in view.rebels.items() if count)
    if rebels:
        parts.append(say("alt_rebels", list=rebels))
    return _cut(parts, LIMIT)


def _cut(parts: list[str], limit: int) -> str:
    """Join sentences as long as they fit."""
    text = ""
    for part in parts:
        longer = f"{text} {part}".strip()
        if len(longer) > limit:
            return text if text else part[: limit - 1] + "…"
        text = longer
    return text


def board_text(view: View, names: Mapping[str, str] | None = None, locale: str = "en") -> str:
    """Return the whole public position as lines of text, one fact a line, headings by a line of their own.

    `pieces(text)` cuts it into messages.
    """
    say = words.say(locale)
    content = load(view.content)
    called = names or {}
    lines = [say("alt_head", year=view.year, kind=say(view.year_kind), cycle=view.cycle, cycles=view.cycles)]
    lines += _turn(view, called, content, locale)
    goods = _list(story_names.good(good, content, locale) for good in view.year_goods)
    if goods:
        lines.append(say("text_goods", list=goods))
    if view.face_up:
        lines.append(say("text_market", card=story_names.card(view.face_up, content, locale), left=view.market_left))
    lines.append(say("text_haven", left=view.haven_left))
    lines += ["", say("text_players")]
    for player in view.players:
        lines += _player(view, player, called, content, locale)
    lines += ["", say("text_zones")]
    for zone_id in content.land_zones:
        lines += _land(view, zone_id, called, content, locale)
    return "\n".join(lines)


def pieces(text: str, limit: int = PIECE) -> list[str]:
    """Cut a text at line ends into pieces of at most `limit` characters (a longer line is broken)."""
    found: list[str] = []
    piece = ""
    for line in text.split("\n"):
        while len(line) > limit:
            head, line = line[:limit], line[limit:]
            found += [piece, head] if piece else [head]
            piece = ""
        longer = f"{piece}\n{line}" if piece else line
        if len(longer) > limit:
            found.append(piece)
            longer = line
        piece = longer
    return [*found, piece] if piece else found


def _name(nation: str, names: Mapping[str, str], content: Content, locale: str) -> str:
    title = words.nations(locale)[nation]
    called = names.get(nation)
    return f"{called} ({title})" if called else title


def _zone(zone: str, content: Content, locale: str) -> str:
    return story_names.zone_title(zone, content, locale)


def _list(items: Iterable[str]) -> str:
    return ", ".join(items)


def _turn(view: View, names: Mapping[str, str], content: Content, locale: str) -> list[str]:
    say = words.say(locale)
    if view.winner is not None:
        return [say("alt_won", name=_name(view.winner, names, content, locale), ending=say(view.ending or "over"))]
    seat = turn_of(view)
    if seat is not None:
        return [say("alt_turn", name=_name(seat, names, content, locale))]
    text = waited(view, locale)
    return [f"{text[0].upper()}{text[1:]}."] if text else []


def _player(view: View, player: PlayerView, names: Mapping[str, str], content: Content, locale: str) -> list[str]:
    say = words.say(locale)
    notes = []
    if view.court_head == player.nation:
        notes.append(say("text_court"))
    if view.admiral == player.nation:
        notes.append(say("text_admiral"))
    tableau = _list(story_names.card(card, content, locale) for card in player.tableau) or say("text_none")
    lines = [
        say(
            "text_player",
            name=_name(player.nation, names, content, locale),
            renown=player.renown,
            ducats=player.ducats,
            favour=player.favour,
            infamy=player.infamy,
            liberated=player.liberated,
            market=player.market_cards,
            haven=player.haven_cards,
            notes=f" {' '.join(notes)}" if notes else "",
        ),
        _fleet(player.fleet, content, locale),
        say("text_tableau", list=tableau),
    ]
    for ambition in player.ambitions:
        parts = _list(
            say("text_part" if need else "text_part_none", what=say(f"part_{what}"), have=have, need=need)
            for what, have, need in ambition.parts
        )
        running = (
            say("text_running", running=ambition.running, years=ambition.years_running) if ambition.running else ""
        )
        lines.append(say("text_ambition", ambition=say(ambition.id), parts=parts, running=running))
    return lines


def _fleet(fleet: FleetView, content: Content, locale: str) -> str:
    say = words.say(locale)
    chests = [
        story_names.good(chest.good, content, locale) + (f" ({say('claim')})" if chest.claim else "")
        for chest in fleet.chests
    ]
    aboard = _list([*(say(meeple) for meeple in fleet.meeples), *chests]) or say("text_nothing")
    patrol = say("text_patrol") if fleet.patrol is not None else ""
    return say(
        "text_fleet",
        galleons=fleet.galleons,
        at=_zone(fleet.at, content, locale),
        legality=say(fleet.legality),
        aboard=aboard,
        patrol=patrol,
    )


def _land(view: View, zone_id: str, names: Mapping[str, str], content: Content, locale: str) -> list[str]:
    say = words.say(locale)
    zone = content.land_zones[zone_id]
    head = story_names.zone_title(zone_id, content, locale)
    if view.rebels.get(zone_id):
        head = f"{head} – {say('rebels_here', count=view.rebels[zone_id])}"
    sites = []
    for site_id in zone.sites:
        site = content.sites[site_id]
        if site.kind == "colony":
            colony = view.colonies.get(site_id)
            if colony is None:
                sites.append(say("text_empty", site=site.name))
                continue
            worker = say(colony.worker) if colony.worker else say("text_vacant")
            extra = (f", {say('fort')}" if colony.fort else "") + (
                f", {say('text_chests', count=colony.chests)}" if colony.chests else ""
            )
            owner = _name(colony.owner, names, content, locale)
            sites.append(say("text_colony", site=site.name, owner=owner, worker=worker, extra=extra))
        elif site.kind == "cathedral":
            sites.append(say("text_cathedral", site=site.name, count=view.citizens.get(zone_id, 0)))
        else:
            there = view.natives[site_id]
            kind = say("visita") if there.kind == "visita" else say("tribal")
            wild = f", {say('text_wild')}" if there.wild else ""
            sites.append(say("text_natives", site=site.name, kind=kind, count=there.count, wild=wild))
    return [f"{head}: {'; '.join(sites)}."]


def zone(view: View, zone_id: str, names: Mapping[str, str] | None = None, locale: str = "en") -> str:
    """Return the alternative text of a zone picture: its sites and Fleets. Raises KeyError for another zone."""
    say = words.say(locale)
    content = load(view.content)
    called = names or {}
    if zone_id in content.land_zones:
        parts = _land(view, zone_id, called, content, locale)
    else:
        parts = [f"{_zone(content.sea_zones[zone_id].id, content, locale)}."]
    for player in view.players:
        if player.fleet.at == zone_id:
            text = _fleet(player.fleet, content, locale)
            parts.append(say("alt_fleet", name=_name(player.nation, called, content, locale), fleet=text))
    return _cut(parts, LIMIT)


def hand(content: Content, card_ids: Sequence[str], locale: str = "en") -> str:
    """Return the alternative text of a hand: the cards, numbered as in the picture, with what they do."""
    if not card_ids:
        return words.say(locale)("no_cards")
    parts = []
    for number, card_id in enumerate(card_ids, 1):
        card = content.market.get(card_id) or content.haven[card_id]
        effects = " ".join(card_text.text(card, content, locale))
        parts.append(f"{number}. {card_text.title(card, content, locale)}: {effects}")
    return _cut(parts, LIMIT)
