"""The ten steps of the tutorial: when each is taught, what meets it, and when its moment has passed.

A step is taught when the game asks for what it is about, so moves off the path do no harm: one that was missed comes
again in the next Year of its kind, until the third cycle, from which on somebody may win.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence

from engine.model import Decision, Option
from engine.view import View
from store.tutorials import Tutorial

LAST_CYCLE = 2
NEVER: frozenset[str] = frozenset()
FIGHTS = frozenset({"attack", "engage"})
TURN_OVER = frozenset({"end", "patrol"})


@dataclasses.dataclass(frozen=True, slots=True)
class Scene:
    """What a step is judged by: the view of the person's seat, what is asked of it, what happened to it.

    `done`: kinds of options (`bid`, `load`) and of events (`unloaded`), since the lesson began. `reach`: what the Fleet
    could do this turn (`cogs.reach`).
    """

    nation: str
    view: View
    asked: Decision | None
    done: frozenset[str] = frozenset()
    reach: Mapping[str, str] = dataclasses.field(default_factory=dict)

    def asks(self, *kinds: str) -> bool:
        """Whether one of these questions is open for this person."""
        return self.asked is not None and self.asked.kind in kinds

    def offers(self, *kinds: str) -> bool:
        """Whether an option of one of these kinds is legal now."""
        return self.asked is not None and any(option.kind in kinds for option in self.asked.options)

    @property
    def chests(self) -> int:
        """Chests aboard the person's Fleet."""
        return len(self.view.player(self.nation).fleet.chests)


@dataclasses.dataclass(frozen=True, slots=True)
class Lesson:
    """One step. `when`: it can be taught now. `met_by`: kinds that meet it; none: it is read, and ended by a button.

    `passed_by`: kinds after which its moment is over.
    """

    name: str
    when: Callable[[Scene], bool]
    met_by: frozenset[str] = frozenset()
    passed_by: frozenset[str] = TURN_OVER

    @property
    def is_read(self) -> bool:
        """Whether it asks for nothing but to be read."""
        return not self.met_by


def _kinds(words: str) -> frozenset[str]:
    return frozenset(words.split())


LESSONS: tuple[Lesson, ...] = (
    Lesson("goods", lambda scene: True, passed_by=_kinds("bid")),
    Lesson("auction", lambda scene: scene.asks("announce", "bid"), _kinds("bid"), _kinds("play_turn_began")),
    Lesson("play", lambda scene: scene.asks("play_turn"), _kinds("play draw fort manumit court sell")),
    Lesson("legality", lambda scene: scene.offers("legality"), _kinds("legality end"), NEVER),
    Lesson("sail", lambda scene: scene.asks("sail_turn"), _kinds("sail")),
    Lesson("load", lambda scene: "load" in scene.reach, _kinds("load")),
    Lesson("battle", lambda scene: not scene.reach.keys().isdisjoint(FIGHTS), FIGHTS),
    Lesson("europe", lambda scene: scene.asks("sail_turn") and scene.chests > 0, _kinds("unloaded")),
    Lesson("labour", lambda scene: scene.asks("labour"), _kinds("hire kidnap"), _kinds("year_began")),
    Lesson("ambitions", lambda scene: True),
)
NAMES = tuple(lesson.name for lesson in LESSONS)


def way(scene: Scene, lesson: str) -> str:
    """Return the option by which to make for what a lesson is about, "" where nothing better is known.

    Setting sail makes for a Chest, and where none can be had for a battle.
    """
    wanted = {"sail": ("load", "attack", "engage"), "battle": ("attack", "engage")}.get(lesson, ())
    return next((scene.reach[kind] for kind in (*wanted, *lesson_of(lesson).met_by) if kind in scene.reach), "")


def advised(scene: Scene, lesson: str) -> tuple[Option, ...]:
    """Return among which options of now a captain should choose: those that the lesson is about, else all.

    A fight over people to enslave is not advised where there is another.
    """
    assert scene.asked is not None
    options = scene.asked.options
    if lesson == "legality":  # the letter of marque that one begins with is worth keeping
        return tuple(option for option in options if option.kind != lesson)
    begin = way(scene, lesson)
    wanted = [option for option in options if option.kind in lesson_of(lesson).met_by and not scene.reach]
    wanted = wanted or [option for option in options if option.id == begin]
    if wanted and wanted[0].kind in lesson_of(lesson).met_by and wanted[0].kind != "sail":
        wanted = [option for option in options if option.kind in lesson_of(lesson).met_by]
    kinder = [option for option in wanted if option.steps[-1:] != ("enslave",)]
    return tuple(kinder or wanted or options)


def lesson_of(name: str) -> Lesson:
    """Return a lesson by its name."""
    return LESSONS[NAMES.index(name)]


def number_of(tutorial: Tutorial) -> int:
    """Return which step the current one is, 1 to 10."""
    return len(LESSONS) if tutorial.lesson == NAMES[-1] else min(len(tutorial.met) + 1, len(LESSONS) - 1)


def outcome(tutorial: Tutorial, scene: Scene) -> str:
    """Return what has become of the current lesson: met, passed, or "" while it goes on."""
    lesson = lesson_of(tutorial.lesson)
    if lesson.met_by & scene.done:
        return "met"
    over = bool(lesson.passed_by & scene.done) and lesson.name != NAMES[-1]
    return ("met" if lesson.is_read else "passed") if over else ""


def ended(tutorial: Tutorial, how: str, seq: int) -> Tutorial:
    """Return the tutorial after its lesson: met, passed, or skipped (which counts as met)."""
    met = (*tutorial.met, tutorial.lesson) if how != "passed" else tutorial.met
    missed = tuple(name for name in tutorial.missed if name != tutorial.lesson)
    missed = (*missed, tutorial.lesson) if how == "passed" else missed
    return dataclasses.replace(tutorial, lesson="", since=seq, met=met, missed=missed)


def following(tutorial: Tutorial, scene: Scene) -> str:
    """Return the name of the lesson to teach now, "" while the game asks for nothing that is new."""
    left = [lesson for lesson in LESSONS[:-1] if lesson.name not in tutorial.met]
    if not left or scene.view.cycle > LAST_CYCLE:
        return NAMES[-1] if NAMES[-1] not in tutorial.met else ""
    return next((lesson.name for lesson in left if lesson.when(scene)), "")


def not_met(tutorial: Tutorial) -> Sequence[str]:
    """Return the lessons that this game did not bring."""
    return [name for name in NAMES[:-1] if name not in tutorial.met]
