"""Why something is not possible now, in words: the engine's reason in the language of who asks, then the rule."""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.model import Content
from engine.errors import Reason
from story import names as called
from story.catalogue import DEFAULT, closest, has, say
from story.details import Teller


def sentence(reason: Reason, content: Content, locale: str = DEFAULT, names: Mapping[str, str] = called.NOBODY) -> str:
    """Return one sentence with the actual numbers, the rule in brackets behind it: `It costs $4 and you have $3. (1.7)`

    English is what the engine says; a language without a sentence of its own says it in English.
    """
    message, language = f"why-{reason.code}", closest(locale)
    told = reason.sentence
    if language != DEFAULT and has(message, language):
        args = Teller(names, content, language).args(reason.facts)
        told = called.capital(say(message, language, **args).strip())
    return f"{told} ({reason.rule})" if reason.rule else told
