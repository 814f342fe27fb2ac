"""Lessons of a first game: two or three sentences about the current decision, each shown once, when first relevant.

A game's lessons are `SYLLABUS` in its `words/lessons.py`, in the preferred order; the sentences are
`<game>-lesson-<name>` in `locales/<language>/<game>-lessons.ftl`, and `<game>-lesson-aim` precedes the first. Lessons
that never became relevant are shown once `is_late(view)`, at one of the decisions in `OCCASIONS`, so as not to disturb
a small question. A game without a syllabus has no lessons.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine import GAMES, Move, Seat, part
from words import speaker

When = Callable[[Any, Seat, Sequence[Move]], bool]
"""Predicate on the learner's view, seat and legal moves."""


def always(view: Any, seat: Seat, moves: Sequence[Move]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    clauses: tuple[str, ...]
    """Clauses of the rules to read."""
    decisions: tuple[str, ...] = ()
    """Class names of the decisions at which it is shown; empty: any."""
    kinds: tuple[str, ...] = ()
    """Shown if a move of one of these kinds is legal."""
    after: tuple[str, ...] = ()
    """Lessons that must have been shown before."""
    when: When = always
    certain: bool = False
    """Whether its occasion always comes up, so that it is not shown early."""


def syllabus(game_id: str) -> tuple[Lesson, ...]:
    return getattr(part(game_id, "words.lessons"), "SYLLABUS", ())


def lesson(game_id: str, name: str) -> Lesson | None:
    """None if there is no lesson of that name (any more)."""
    return next((lesson for lesson in syllabus(game_id) if lesson.name == name), None)


def due(game_id: str, view: Any, seat: Seat, moves: Sequence[Move], met: Collection[str]) -> Lesson | None:
    """The lesson for the current decision; late in the game also one that never became relevant."""
    left = [lesson for lesson in syllabus(game_id) if lesson.name not in met]
    asked = type(GAMES[game_id].top(view)).__name__
    kinds = {move.kind for move in moves}
    for one in left:
        if (
            (not one.decisions or asked in one.decisions)
            and (not one.kinds or kinds & set(one.kinds))
            and all(name in met for name in one.after)
            and one.when(view, seat, moves)
        ):
            return one
    module = part(game_id, "words.lessons")
    is_late: Callable[[Any], bool] = getattr(module, "is_late", lambda view: False)
    occasions: tuple[str, ...] = getattr(module, "OCCASIONS", ())
    belated = [one for one in left if not one.certain and (not occasions or asked in occasions)]
    return belated[0] if belated and moves and is_late(view) else None


def aim(game_id: str, lang: str) -> str:
    """Text on winning and scoring, shown with the first lesson; empty if the game has none."""
    say = speaker(lang)
    return say(f"{game_id}-lesson-aim") if say.has(f"{game_id}-lesson-aim") else ""


def told(game_id: str, name: str, lang: str) -> str:
    return speaker(lang)(f"{game_id}-lesson-{name}")
