"""What happens to the people of a campaign besides playing: each event once, at its share of the days."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from simcord.builders import UserHandle

from cogs.asked import everything_asked
from cogs.notices import ADVERT
from sandbox.hands import buttons_of

if TYPE_CHECKING:
    from sandbox.campaign import Campaign


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """`part`: when, as a share of all days."""

    part: float
    name: str


EVENTS = (
    Event(0.02, "wishes"),
    Event(0.03, "talks"),
    Event(0.05, "deals"),
    Event(0.07, "confirms"),
    Event(0.09, "gives"),
    Event(0.10, "watches"),
    Event(0.08, "blocks"),
    Event(0.12, "vacation"),
    Event(0.22, "leaves_server"),
    Event(0.26, "takes_over_first"),
    Event(0.30, "falls_silent"),
    Event(0.36, "takes_over_second"),
    Event(0.44, "unblocks"),
    Event(0.55, "marks"),
    Event(0.66, "leaves_table"),
    Event(0.69, "returns"),
)
# What follows a substitute: whose seat it was comes back. Until there is an advert the substitute looks again.
AFTERWARDS = {"takes_over_second": (Event(0.05, "wants_back"), Event(0.06, "gives_back"))}
NOBODY = "no advert"
WRITTEN = "for safe passage"
AGAIN = 0.02


async def scripted(played: Campaign, name: str) -> str:
    """Let an event happen. Returns what was said, for the record."""
    result = await _WHAT[name](played)
    return _text(result)


async def _wishes(played: Campaign) -> Any:
    """People say how they live."""
    people, channel = played.world.people, played.world.channel
    await people["Anna"].slash(channel, "my hours", zone="Europe/Berlin", quiet_from="23:00", quiet_until="7:00")
    await people["Ben"].slash(
        channel, "my hours", zone="America/Sao_Paulo", quiet_from="22:00", quiet_until="8:00", weekends=False
    )
    await people["Anna"].slash(channel, "my reminders", way="thread", share=40)
    return await people["Dora"].slash(channel, "my reminders", way="none")


def _messages_path(played: Campaign, name: str) -> str:
    env = played.world.env
    user = UserHandle(env, env.backend.users[played.world.people[name].id])
    return f"/channels/{user.dm_channel.id}/messages"


async def _blocks(played: Campaign) -> Any:
    """Chen blocks the bot: no direct message is taken any more."""
    played.killer.refused.add(_messages_path(played, "Chen"))
    return "blocked"


async def _unblocks(played: Campaign) -> Any:
    played.killer.refused.discard(_messages_path(played, "Chen"))
    return await played.world.people["Chen"].slash(played.world.thread(), "game messages", wanted=True)


async def _vacation(played: Campaign) -> Any:
    """Ben is away for a tenth of the time."""
    days = max(1, round(0.1 * played.days))
    return await played.world.people["Ben"].slash(played.world.channel, "my vacation", days=days)


async def _leaves_server(played: Campaign) -> Any:
    """Dora leaves the server without a word."""
    played.silent.add("Dora")
    played.world.guild.remove_member(played.world.people["Dora"])
    return "left"


async def _falls_silent(played: Campaign) -> Any:
    """Emil vanishes."""
    played.silent.add("Emil")
    return "silent"


async def _takes_over(played: Campaign, name: str) -> Any:
    """Somebody presses the advert's button, if there is an advert."""
    world = played.world
    for shown in reversed(await world.store.shown.of(played.game_id, ADVERT)):
        for message in world.thread().history():
            if message.id == shown.message_id and buttons_of(message):
                custom_id = str(buttons_of(message)[0]["custom_id"])
                return await world.people[name].click(message, custom_id=custom_id)
    return NOBODY


async def _takes_over_first(played: Campaign) -> Any:
    return await _takes_over(played, "Faye")


async def _takes_over_second(played: Campaign) -> Any:
    return await _takes_over(played, "Gita")


async def _wants_back(played: Campaign) -> Any:
    """Emil is there again and asks for the seat."""
    played.silent.discard("Emil")
    return await played.world.people["Emil"].slash(played.world.thread(), "game return")


async def _gives_back(played: Campaign) -> Any:
    """Gita returns the seat."""
    for message in reversed(played.world.thread().history()):
        for one in buttons_of(message):
            if ":give_back:" in str(one.get("custom_id", "")):
                return await played.world.people["Gita"].click(message, custom_id=str(one["custom_id"]))
    return "nobody asked"


async def _leaves_table(played: Campaign) -> Any:
    """Anna hands her seat to a bot for a while."""
    return await played.world.people["Anna"].slash(played.world.thread(), "game leave")


async def _returns(played: Campaign) -> Any:
    return await played.world.people["Anna"].slash(played.world.thread(), "game return")


async def _nation(played: Campaign, name: str) -> str | None:
    game = await played.world.store.find.game(played.game_id)
    seat = game.seat_of(played.world.people[name].id)
    return None if seat is None else seat.nation


async def _talks(played: Campaign) -> Any:
    """Anna asks for a private thread with Dora, who will leave the server."""
    with_whom = {"with": await _nation(played, "Dora") or "nobody"}
    return await played.world.people["Anna"].slash(played.world.thread(), "talk", **with_whom)


async def _deals(played: Campaign) -> Any:
    """Emil writes down what he and Anna agree on, for the next cycle."""
    _, state = await played.world.store.play.position(played.game_id)
    values = {"with": await _nation(played, "Anna") or "nobody", "text": "We leave each other's Colonies alone"}
    thread = played.world.thread()
    return await played.world.people["Emil"].slash(thread, "deal write", **values, cycle=state.cycle + 1)


async def _open_deal(played: Campaign, name: str, label: str) -> Any:
    """Somebody finds the newest deal in the own list and says something of it."""
    person = played.world.people[name]
    listed = await person.slash(played.world.thread(), "deal list")
    menus = [] if listed.response is None else buttons_of(listed.response.message)
    if not menus:
        return "no deal"
    await person.select(listed.response, [menus[0]["options"][-1]["value"]], custom_id=str(menus[0]["custom_id"]))
    return await person.click(listed.response, label=label)


async def _confirms(played: Campaign) -> Any:
    return await _open_deal(played, "Anna", "Agree")


async def _marks(played: Campaign) -> Any:
    return await _open_deal(played, "Anna", "Kept")


async def _gives(played: Campaign) -> Any:
    """Whoever of the players has the next play turn gives somebody a ducat, with a message."""
    game, state = await played.world.store.play.position(played.game_id)
    for one in everything_asked(game, state):
        gifts = [option for option in one.decision.options if option.kind == "give"]
        names = {person.id: name for name, person in played.world.people.items()}
        if gifts and not one.seat.is_bot and names[one.seat.user_id or 0] not in played.silent:
            person = played.world.people[names[one.seat.user_id or 0]]
            values = {"to": gifts[0].steps[0], "amount": 1, "message": WRITTEN}
            return await person.slash(played.world.thread(), "give", **values)
    return NOBODY


async def _watches(played: Campaign) -> Any:
    """Hana, who does not play, watches."""
    return await played.world.people["Hana"].slash(played.world.thread(), "game watch")


_WHAT = {
    "talks": _talks,
    "deals": _deals,
    "confirms": _confirms,
    "gives": _gives,
    "watches": _watches,
    "marks": _marks,
    "wishes": _wishes,
    "blocks": _blocks,
    "unblocks": _unblocks,
    "vacation": _vacation,
    "leaves_server": _leaves_server,
    "falls_silent": _falls_silent,
    "takes_over_first": _takes_over_first,
    "takes_over_second": _takes_over_second,
    "wants_back": _wants_back,
    "gives_back": _gives_back,
    "leaves_table": _leaves_table,
    "returns": _returns,
}


def _text(result: Any) -> str:
    if isinstance(result, str):
        return result
    response = getattr(result, "response", None)
    content = getattr(response, "content", None) or getattr(getattr(response, "message", None), "content", None)
    return str(content or "no answer")
