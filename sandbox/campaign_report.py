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
    }
    return Report(rows, summary, Counter((done.seat, done.seq) for done in log), _calls(played))


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
    closers = Counter((row["seat"], row["action"]) for row in report.waits if row["outcome"] in ("answered", "default"))
    found += [f"action {seq} of {seat} answers {count} waits" for (seat, seq), count in closers.items() if count > 1]
    noted = Counter(row["player"] for row in report.waits for ping in row["pings"] if ping["how"] == CALL)
    if noted != report.calls:
        found.append(f"the thread got other calls than were noted: {report.calls} against {noted}")
    return found


def _time(moment: int | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
