"""What is said about time and seats: reminders, grace, default answers, absences, adverts for substitutes.

Who has not answered a secret question is nobody's business: of those only numbers are said in the thread, and
reminders go by direct message.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.answer import Page
from cogs.asked import everything_asked
from cogs.custom_ids import Press
from cogs.limits import BUTTON_LABEL, cut
from cogs.people import safe_name, seat_name
from cogs.prompts import CLOSED, link
from cogs.router import GameButton
from engine.content.loader import load
from store.chairs import Moved
from store.records import Game, Seat
from store.waits import Wait
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)

ADVERT = "advert"


def called(game: Game, seat: Seat, locale: str | None = None) -> str:
    """Return a seat as in a sentence."""
    return seat_name(seat, load(game.content or "core"), locale or game.locale)


async def say_in_thread(host: Host, game: Game, text: str, ping: int | None = None) -> discord.Message:
    """Post a line into the thread of a game; `ping`: the one person who may be notified."""
    place = await host.place(game)
    users = [discord.Object(id=ping)] if ping is not None else []
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
    message = await place.send(text, allowed_mentions=mentions)
    host.conductor.teller.foot.bury(game.id)
    return message


async def say_privately(host: Host, user_id: int, text: str) -> bool:
    """Send a direct message; False where this person takes none."""
    try:
        channel = await host.create_dm(discord.Object(id=user_id))
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if error.status == 403 or error.code in CLOSED:
            return False
        raise
    return True


async def tell_log(host: Host, guild_id: int, text: str) -> None:
    """Tell what a moderator, an administrator or a vote did in the channel that the server has chosen, if it has."""
    guild = await host.store.council.guild(guild_id)
    if guild.log_channel_id is None:
        return
    try:
        place = host.get_partial_messageable(guild.log_channel_id)
        await place.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.info("the log of server %d could not be told in its channel: %s", guild_id, error)


async def answered_in_secret(host: Host, game_id: int) -> set[str]:
    """Return the seats that are asked something now that they answer in secret."""
    game, state = await host.store.play.position(game_id)
    return {one.decision.seat for one in everything_asked(game, state) if one.decision.secret}


async def remind(host: Host, wait: Wait) -> None:
    """Send the one reminder of a wait, the way its person has chosen."""
    game = await host.store.find.game(wait.game_id)
    seat = game.seat_of(wait.user_id)
    person = await host.store.people.get(wait.user_id)
    if seat is None or seat.absent or person.remind == "none":
        return
    locale = seat.locale or game.locale
    what = say("asked-for", locale, kind=wait.kind)
    stamp = f"<t:{wait.due_at}:R>" if wait.due_at is not None else ""
    secret = wait.seat in await answered_in_secret(host, game.id)
    if person.remind == "dm" or secret:
        text = say("reminder", locale, what=what, place=link(game), stamp=stamp)
        if await say_privately(host, wait.user_id, text) or secret:
            return
    what = say("asked-for", game.locale, kind=wait.kind)
    text = say("reminder-thread", game.locale, who=f"<@{wait.user_id}>", what=what, stamp=stamp)
    await say_in_thread(host, game, text, wait.user_id)


async def grace(host: Host, game_id: int, waits: Sequence[Wait]) -> None:
    """Say whose time is up and until when an answer still counts; of secret answers only how many are missing."""
    game = await host.store.find.game(game_id)
    until = max(wait.grace_until or 0 for wait in waits)
    stamp = f"<t:{until}:f>"
    hidden = await answered_in_secret(host, game_id)
    secret = [wait for wait in waits if wait.seat in hidden]
    lines = [
        say("grace", game.locale, who=called(game, game.seat_for(wait.seat)), stamp=stamp)
        for wait in waits
        if wait not in secret
    ]
    if secret:
        lines.append(say("grace-secret", game.locale, kind=secret[0].kind, count=len(secret), stamp=stamp))
    await say_in_thread(host, game, "\n".join(lines))


async def answered_for(host: Host, game: Game, seat: Seat, label: str) -> None:
    """Say that the default answer was given for a seat."""
    await say_in_thread(host, game, say("answered-for", game.locale, who=called(game, seat), answer=label))


async def after_a_stop(host: Host, game_id: int) -> None:
    """Say that the host was away and until when the answers that were overdue still count."""
    game = await host.store.find.game(game_id)
    until = max((wait.grace_until or 0 for wait in await host.store.clocks.waiting(game_id)), default=0)
    await say_in_thread(host, game, say("after-a-stop", game.locale, stamp=f"<t:{until}:f>"))


async def back_from_vacation(host: Host, moved: Moved) -> None:
    """Say that somebody is back."""
    game = moved.game
    await say_in_thread(host, game, say("vacation-over", game.locale, who=called(game, moved.seat)))


async def seat_left(host: Host, moved: Moved) -> None:
    """Say that a bot plays a seat on and why; end the panel of who had it; look for a substitute."""
    game, seat = moved.game, moved.seat
    if moved.prompt is not None:
        await end_prompt(host, game, moved)
    who = called(game, seat)
    until = f"<t:{seat.away_until}:D>" if seat.away_until is not None else ""
    text = say("seat-left", game.locale, who=who, why=seat.why, until=until)
    if seat.why == "vacation":
        await say_in_thread(host, game, text)
        return
    await advertise(host, game, seat, text)


async def advertise(host: Host, game: Game, seat: Seat, text: str) -> None:
    """Post that a substitute is looked for, with a button; once for each absence."""
    await withdraw_advert(host, game, seat.position)
    view = discord.ui.View(timeout=None)
    label = cut(say("button-take-over", game.locale), BUTTON_LABEL)
    press = Press(game.id, 0, "take_over", str(seat.position))
    view.add_item(GameButton(press, label, style=discord.ButtonStyle.primary))
    page = Page(text=f"{text}\n{say('advert', game.locale, who=called(game, seat))}", view=view)
    # The thread of a game that others see late is private: nobody would find the advert there.
    place = await (host.channel(game.channel_id) if game.delay else host.place(game))
    message = await place.send(**page.send())
    host.conductor.teller.foot.bury(game.id)
    await host.store.shown.add(game.id, ADVERT, message.channel.id, message.id, note=str(seat.position))


async def withdraw_advert(host: Host, game: Game, position: int) -> None:
    """Take the button away from the adverts for a seat."""
    for shown in await host.store.shown.of(game.id, ADVERT):
        if shown.note == str(position):
            try:
                await host.partial(shown.channel_id, shown.message_id).edit(view=None)
            except discord.HTTPException as error:
                log.info("an advert could not be closed: %s", error)
            await host.store.shown.forget(shown)


async def taken_over(host: Host, moved: Moved, before: str) -> None:
    """Say who plays a seat now; the panel of who had it ends."""
    game = moved.game
    await withdraw_advert(host, game, moved.seat.position)
    if moved.prompt is not None:
        await end_prompt(host, game, moved)
    text = say("taken-over", game.locale, who=called(game, moved.seat), before=safe_name(before))
    await say_in_thread(host, game, text)


async def end_prompt(host: Host, game: Game, moved: Moved) -> None:
    """The panel in the direct messages of who had a seat shows nothing of it any more."""
    assert moved.prompt is not None
    page = Page(text=say("prompt-passed", game.locale, place=link(game)), files=[])
    try:
        await host.partial(moved.prompt.channel_id, moved.prompt.message_id).edit(**page.edit())
    except discord.HTTPException as error:
        log.info("a panel that is over could not be ended: %s", error)
