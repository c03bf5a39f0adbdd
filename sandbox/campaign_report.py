"""The record of a campaign, and what must hold of it: each decision answered once, no ping twice, none missing."""

from __future__ import annotations

import dataclasses
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from cogs.foot import CALL

if TYPE_CHECKING:
    from sandbox.campaign import Campaign

SOON = 120  # a wait that was over within so many seconds need not have been called for
DUE = "comes due now"  # of the message deal-comes-due
OUTCOMES = frozenset({"answered", "order", "default", "passed", "undone", "ended"})


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """`waits`: for waits.json. `summary`: how it went. `calls`: player -> pings that the thread really got."""

    waits: list[dict[str, Any]]
    summary: dict[str, Any]
    answers: Counter[tuple[str, int]]
    calls: Counter[str]


async def report_of(played: Campaign) -> Report:
    """Return the record of what has happened."""
    store, names = played.world.store, played.names()
    game = await store.find.game(played.game_id)
    history = await store.clocks.history(played.game_id)
    rows: list[dict[str, Any]] = []
    for wait, pings in history:
        by = names.get(wait.closed_by or 0) if wait.closed_by is not None else None
        rows.append(
            {
                "id": wait.id,
                "game": wait.game_id,
                "kind": wait.kind,
                "seat": wait.seat,
                "player": names.get(wait.user_id, str(wait.user_id)),
                "asked": _time(wait.asked_at),
                "due": _time(wait.due_at),
                "closed": _time(wait.closed_at),
                "outcome": wait.outcome,
                "by": "the clock" if wait.outcome == "default" else by,
                "action": wait.closed_seq,
                "seconds": None if wait.closed_at is None else wait.closed_at - wait.asked_at,
                "pings": [{"how": how, "at": _time(at), "sent": sent} for how, at, sent in pings],
            }
        )
    log = await store.play.log(played.game_id)
    summary = {
        "game": game.id,
        "phase": game.phase,
        "ending": (await store.play.position(game.id))[1].ending or "unfinished",
        "days": round(played.day, 1),
        "actions": game.seq,
        "restarts": played.restarts,
        "outcomes": dict(Counter(row["outcome"] for row in rows)),
        "told": game.told == game.seq,
        "events": played.happened,
        **await _beside(played),
    }
    return Report(rows, summary, Counter((done.seat, done.seq) for done in log), _calls(played))


async def _beside(played: Campaign) -> dict[str, Any]:
    """Return what went along with the game: private talks and who is in them, deals, gifts with words, who watched."""
    store, names, backend = played.world.store, played.names(), played.world.env.backend
    game = await store.find.game(played.game_id)
    talks: list[dict[str, Any]] = []
    for talk in await store.talks.of(game.id):
        members = backend.channels[talk.thread_id].thread_members
        inside = sorted(name for number, name in names.items() if number in members)
        noted = sorted(names[number] for number in talk.inside())
        talks.append({"between": [talk.first, talk.second], "inside": inside, "noted": noted})
    deals = {deal.id: deal for seat in game.seats for deal in await store.deals.of_seat(game.id, str(seat.nation))}
    told = await store.play.events(game.id)
    gallery = await store.watching.gallery(game.id)
    return {
        "talks": talks,
        "deals": [{"status": deal.status, "reminded": _time(deal.reminded_at)} for deal in deals.values()],
        "reminders_of_deals": _reminders(played),
        "gifts_with_words": sum("note" in one.event.facts for one in told),
        "told_to_watchers": gallery is not None and gallery.told == game.seq,
    }


def _reminders(played: Campaign) -> int:
    """Return how often Discord got the reminder of a deal."""
    sent = [one.json for one in played.world.env.http_requests if one.method == "POST" and isinstance(one.json, dict)]
    return sum(DUE in str(one.get("content")) for one in sent)


def _calls(played: Campaign) -> Counter[str]:
    """Return how many calls of each person Discord got in the thread, tables that were deleted later included."""
    threads = {thread.id for thread in played.world.channel.threads}
    names = played.names()
    found: Counter[str] = Counter()
    for sent in played.world.env.http_requests:
        if sent.method != "POST" or not sent.path.endswith("/messages") or not isinstance(sent.json, dict):
            continue
        if int(sent.path.split("/")[2]) not in threads or not sent.json.get("components"):
            continue
        if ":mine" in str(sent.json["components"]):
            found.update(names[int(user)] for user in sent.json.get("allowed_mentions", {}).get("users", []))
    return found


def troubles(report: Report) -> list[str]:
    """Return everything that should not be, one line each; empty for a good campaign."""
    found: list[str] = []
    summary = report.summary
    if summary["phase"] != "over" or not summary["told"]:
        found.append(f"the game did not end properly: {summary}")
    for row in report.waits:
        name = f"wait {row['id']} ({row['kind']} of {row['seat']}, {row['player']})"
        if row["outcome"] not in OUTCOMES:
            found.append(f"{name} is {row['outcome']}")
        if row["outcome"] in ("answered", "default") and report.answers[(row["seat"], row["action"])] != 1:
            found.append(f"{name} has {report.answers[(row['seat'], row['action'])]} answers")
        ways = Counter(ping["how"] for ping in row["pings"])
        found += [f"{name} was told by {how} {count} times" for how, count in ways.items() if count > 1]
        called = [ping for ping in row["pings"] if ping["how"] == CALL and ping["sent"]]
        if not called and (row["seconds"] or 0) > SOON:
            found.append(f"{name} was never called, in {row['seconds']} s")
    for talk in summary.get("talks", ()):
        if talk["inside"] != talk["noted"]:
            found.append(f"in the talk of {talk['between']} are {talk['inside']} instead of {talk['noted']}")
    if summary.get("reminders_of_deals", 0) > 2 * len(summary.get("deals", ())):
        found.append(f"deals were reminded of {summary['reminders_of_deals']} times")
    closers = Counter((row["seat"], row["action"]) for row in report.waits if row["outcome"] in ("answered", "default"))
    found += [f"action {seq} of {seat} answers {count} waits" for (seat, seq), count in closers.items() if count > 1]
    noted = Counter(row["player"] for row in report.waits for ping in row["pings"] if ping["how"] == CALL)
    if noted != report.calls:
        found.append(f"the thread got other calls than were noted: {report.calls} against {noted}")
    return found


def _time(moment: int | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
