"""A whole game in each language: whatever the bot says, it says in that one; and each person hears their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
import simcord.interactions

from engine.content.loader import load
from sandbox.world import World
from story.catalogue import locales, say
from tests.cogs.driver import Person, fast_forward, meaning, open_game, text, wise
from tests.cogs.measure import every_text

WORD = re.compile(r"\b[^\W\d_]+\b")
# Words that every sentence of a language is full of, and that no other of ours has.
ENGLISH = (
    "the and you your with from is are of to for this that have was were by on at its who what which or not be can"
    " will there where when than then here now nobody each"
)
SPANISH = "el los las del una unos y tu tus con eres tiene tienes hay puedes donde hasta"
PORTUGUESE = "os uma uns você seu sua seus suas com está não há pode onde até foi são é"
ONLY = {name: set(words.split()) for name, words in (("en", ENGLISH), ("es", SPANISH), ("pt-BR", PORTUGUESE))}
# Spanish shares these with Portuguese.
BOTH = {"está"}
CODE = re.compile(r"`[^`]*`|/\w+(?: \w+)?|https?://\S+|python -m \S+|\bp[xm]:\d\S*|\w+[:.]\w+")


def place_names() -> set[str]:
    """Return the words of names that are the same in every language."""
    names = [*(site.name for site in load().sites.values()), "Diego el Mulato"]
    return {word for name in names for word in WORD.findall(name.casefold())}


def leftovers(world: World, locale: str) -> dict[str, str]:
    """Return words of other languages in what the bot has sent: word -> the first text with it."""
    others = {word for name, words in ONLY.items() if name != locale for word in words}
    others -= (BOTH if locale == "es" else set()) | place_names()
    found: dict[str, str] = {}
    for sent in world.env.http_requests:
        if sent.path.endswith("/commands"):
            continue
        for told in every_text(sent.json):
            assert "{" not in told and "}" not in told and "??" not in told, told
            for word in WORD.findall(CODE.sub(" ", told).casefold()):
                if word in others:
                    found.setdefault(word, told)
    return found


async def speaking(world: World, locale: str, people: list[str]) -> None:
    """Let the server and these people use a language."""
    await world.store.council.set_guild(world.guild.id, locale=locale)
    for name in people:
        await world.store.people.speak(world.people[name].id, locale)


@pytest.mark.parametrize("locale", locales())
async def test_a_whole_game_has_no_word_of_another_language(world: World, locale: str) -> None:
    await speaking(world, locale, ["Anna", "Ben"])
    world.env.http_requests.clear()
    game = await open_game(world, ["Anna", "Ben"], bots=1, seed=23)
    people = [Person(world, "Anna"), Person(world, "Ben")]
    moves = 0
    while (await world.store.find.game(game.id)).phase == "running":
        for person in people:
            asked = await person.asked(game.id)
            if asked is None or not asked[1].open:
                continue
            panel = await person.open()
            if moves % 4 == 0:
                await person.actor.click(panel, custom_id=meaning(panel.message, "help"))
            position, one = asked
            option, answer = wise(position, one)
            await person.choose(position, option, answer)
            moves += 1
    assert moves > 50
    for command in ("board", "log", "status", "help", "rules", "my games", "game export", "replay"):
        await people[0].actor.slash(world.thread(), command, **({"text": True} if command == "board" else {}))
    for number in ("5", "9.3", "12", "16"):
        await people[0].actor.slash(world.thread(), "rules", number=number)
    assert leftovers(world, locale) == {}


async def test_a_refusal_is_in_the_language_of_who_is_refused(world: World) -> None:
    await speaking(world, "en", ["Anna"])
    await world.store.people.speak(world.people["Ben"].id, "es")
    await world.store.people.speak(world.people["Chen"].id, "pt-BR")
    opened = await world.people["Anna"].slash(world.channel, "game new", length="short", seed=7)
    for name, locale in (("Anna", "en"), ("Ben", "es"), ("Chen", "pt-BR")):
        result = await world.people[name].slash(world.channel, "game nation", nation="atlantis")
        code = "refused-nation" if name == "Anna" else "refused-not-in-game"
        assert result.response.content == say(code, locale, nation="atlantis")
    assert "Press `Add a bot`" in text(opened.response)


async def test_a_reason_of_the_engine_is_in_the_language_of_who_asks(world: World) -> None:
    await world.store.people.speak(world.people["Anna"].id, "es")
    await open_game(world, ["Anna", "Ben"])
    anna = Person(world, "Anna")
    result = await anna.actor.slash(world.thread(), "sail", to="Cuba")
    assert result.response.content.startswith("Ahora se te pregunta otra cosa (")
    await fast_forward(world, 1, "sail_turn", "Anna")
    result = await anna.actor.slash(world.thread(), "load", site="Havana")
    assert result.response.content.endswith("(8.3)") and "Havana" in result.response.content
    assert "Flota" in result.response.content


async def test_who_has_chosen_nothing_is_spoken_to_as_in_discord(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    base = simcord.interactions.base_payload

    def brazilian(*args: Any, **kwargs: Any) -> Any:
        record, payload = base(*args, **kwargs)
        return record, {**payload, "locale": "pt-BR"}

    monkeypatch.setattr(simcord.interactions, "base_payload", brazilian)
    result = await world.people["Dora"].slash(world.channel, "game join")
    assert result.response.content == say("refused-no-game-here", "pt-BR")
    await world.people["Dora"].slash(world.channel, "my language", language="es")
    result = await world.people["Dora"].slash(world.channel, "game join")
    assert result.response.content == say("refused-no-game-here", "es")
