"""Making a view: what one seat, or the public, may see of a state (section 15)."""

from __future__ import annotations

from copy import copy, deepcopy

from msgspec.structs import replace

from engine import query
from engine.atlas import Atlas, atlas_of
from engine.content.model import Peek
from engine.frames import (
    Auction,
    Auctions,
    Base,
    Frame,
    Inquisition,
    Labour,
    LandBattle,
    PlayTurn,
    SailTurn,
    SeaBattle,
)
from engine.game import Game
from engine.model import CITIZEN, State
from engine.progress import ambition_views
from engine.rules.ambitions import court_head
from engine.rules.land import target_owner
from engine.rules.registry import RULES
from engine.view import AuctionView, BattleView, ColonyView, FleetView, NativesView, PlayerView, View


def view(state: State, seat: str | None) -> View:
    """Return what `seat` (None: the public) may see. Raises KeyError for a seat that is not in the game."""
    atlas = atlas_of(state.content)
    if seat is not None and seat not in state.players:
        raise KeyError(seat)
    game = Game(state, atlas, quiet=True)
    top = state.frames[-1] if state.frames else None
    turn = _turn(state)
    return View(
        viewer=seat,
        content=state.content,
        length=state.length,
        cycle=state.cycle,
        cycles=state.cycles,
        year=query.year(state, atlas),
        year_kind=state.year_kind,
        nations=tuple(state.nations),
        acting=(turn.seat,) if turn is not None else _actors(top),
        waiting=_waiting(game, top),
        winds=turn.winds if isinstance(turn, SailTurn) else None,
        actions=turn.actions if isinstance(turn, PlayTurn) else None,
        colonies=_colonies(state, atlas),
        natives=_natives(state, atlas),
        citizens=dict(state.citizens),
        homes=dict(state.homes),
        rebels={zone: state.rebels[zone] for zone in atlas.zones if state.rebels.get(zone)},
        players=tuple(_player(state, atlas, nation, seat) for nation in state.order),
        face_up=state.market[0] if state.market else None,
        market_left=len(state.market),
        haven_left=len(state.haven),
        discard=tuple(state.discard),
        buried=_buried(state, atlas, seat, top),
        year_goods=tuple(state.year_goods),
        at_war=tuple((one, other) for one, other in state.at_war),
        court_head=court_head(state, atlas),
        admiral=state.admiral,
        auction=_auction(game, seat, top),
        battle=_battle(game, seat, top),
        winner=state.winner,
        ending=state.ending,
        frames=tuple(_open_frame(frame, seat) for frame in state.frames),
        missions=dict(state.missions),
        favour_rose=dict(state.favour_rose),
        running={ambition: dict(seats) for ambition, seats in state.running.items()},
        paid=tuple(state.paid),
        lost_in=tuple(state.lost_in),
        fought_at_sea=tuple(state.fought_at_sea),
        gifts=state.gifts,
    )


def _open_frame(frame: Frame, seat: str | None) -> Frame:
    """Copy a frame, keeping of its sealed answers only the viewer's own."""
    if isinstance(frame, Auction):
        return replace(frame, bids={who: bid for who, bid in frame.bids.items() if who == seat})
    if isinstance(frame, LandBattle | SeaBattle):
        return replace(frame, cards={who: card for who, card in frame.cards.items() if who == seat})
    if isinstance(frame, Inquisition):
        return replace(frame, answers={who: answer for who, answer in frame.answers.items() if who == seat})
    if isinstance(frame, Labour):
        ahead = {who: list(kept) for who, kept in frame.ahead.items() if who == seat}
        return replace(frame, ahead=ahead, gone=frame.gone if frame.queue[:1] == [seat] else None)
    return copy(frame)


def _waiting(game: Game, top: Frame | None) -> tuple[str, ...]:
    """Who is asked; of sealed answers all who are asked, whether they are in or not (section 15)."""
    if top is None:
        return ()
    rule = RULES[type(top)]
    asked = rule.asked(game, top)
    sealed = rule.sealed(game, top) if rule.sealed is not None else {}
    return tuple(seat for seat in game.state.order if seat in asked or seat in sealed)


def _turn(state: State) -> PlayTurn | SailTurn | None:
    for frame in reversed(state.frames):
        if isinstance(frame, PlayTurn | SailTurn):
            return frame
    return None


def _actors(top: Base | None) -> tuple[str, ...]:
    return (top.initiator,) if isinstance(top, Auction) else ()


def _colonies(state: State, atlas: Atlas) -> dict[str, ColonyView]:
    found: dict[str, ColonyView] = {}
    for site in atlas.all_colony_sites:
        colony = state.colonies.get(site)
        if colony is not None:
            found[site] = ColonyView(colony.owner, colony.worker, colony.fort, colony.chests)
    return found


def _natives(state: State, atlas: Atlas) -> dict[str, NativesView]:
    found: dict[str, NativesView] = {}
    for site in atlas.all_native_sites:
        kind, printed, wild, resistance = query.native_kind(state, atlas, site)
        found[site] = NativesView(state.natives[site], printed, kind, wild, resistance)
    return found


def _player(state: State, atlas: Atlas, nation: str, viewer: str | None) -> PlayerView:
    player = state.players[nation]
    fleet = player.fleet
    own = [colony for colony in state.colonies.values() if colony.owner == nation]
    occupied = sum(colony.worker is not None for colony in own)
    market = sum(card in atlas.content.market for card in player.hand)
    return PlayerView(
        nation=nation,
        ducats=player.ducats,
        favour=player.favour,
        infamy=player.infamy,
        liberated=player.liberated,
        renown=query.renown(state, atlas, nation),
        market_cards=market,
        haven_cards=len(player.hand) - market,
        hand_limit=query.hand_limit(state, atlas, nation),
        hand=tuple(player.hand) if viewer == nation else None,
        tableau=tuple(player.tableau),
        fleet=FleetView(
            fleet.at,
            fleet.galleons,
            fleet.legality,
            tuple(query.stowed(state, atlas, fleet.chests)),
            tuple(sorted(fleet.meeples, key=lambda meeple: meeple != CITIZEN)),
            tuple(fleet.patrol) if fleet.patrol is not None else None,
            tuple(fleet.ships),
        ),
        letter=player.letter,
        colonies=len(own),
        occupied=occupied,
        vacant=len(own) - occupied,
        markers_left=query.markers_left(state, atlas, nation),
        anchorages=tuple(player.anchorages),
        brethren=player.brethren,
        ambitions=ambition_views(state, atlas, nation),
        free_hires_used=player.free_hires_used,
        raider_win_paid=player.raider_win_paid,
        orders=deepcopy(player.orders) if viewer == nation else None,
    )


def _buried(state: State, atlas: Atlas, seat: str | None, top: Base | None) -> str | None:
    """The buried card, for an initiator with a card that looks at it (12.2)."""
    if not isinstance(top, Auction) or seat != top.initiator or len(state.market) < 2:
        return None
    return state.market[1] if query.has_effect(state, atlas, seat, Peek) else None


def _auction(game: Game, seat: str | None, top: Base | None) -> AuctionView | None:
    if not isinstance(top, Auction):
        return None
    state = game.state
    auctions = next(frame for frame in reversed(state.frames) if isinstance(frame, Auctions))
    card = state.market[0] if top.buried is False else None
    if top.buried:
        card = _buried(state, game.atlas, seat, top)
    return AuctionView(
        initiator=top.initiator,
        buried=top.buried,
        card=card,
        sealed=len(top.bids),
        bidders=tuple(top.bidders),
        number=auctions.held,
        of=auctions.held + len(auctions.initiators),
        own_bid=top.bids.get(seat) if seat is not None else None,
    )


def _battle(game: Game, seat: str | None, top: Base | None) -> BattleView | None:
    if isinstance(top, LandBattle):
        owner, aim, sea, patrol = target_owner(game, top.target), top.aim, False, False
    elif isinstance(top, SeaBattle):
        owner, aim, sea, patrol = top.target, "sea", True, top.patrol
    else:
        return None
    return BattleView(
        sea=sea,
        attacker=top.attacker,
        zone=top.zone,
        target=top.target,
        target_owner=owner,
        aim=aim,
        attack=top.attack,
        defence=top.defence,
        asked=tuple(top.asked),
        answered=len(top.cards),
        own_card=top.cards.get(seat) if seat is not None else None,
        patrol=patrol,
    )
