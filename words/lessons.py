"""Lessons of a first game: two or three sentences about what is asked now, each told once, when it first matters.

A game's syllabus is `SYLLABUS` of its `words/lessons.py`, in the order in which it is best met; the sentences are
`<game>-lesson-<name>` of its `locales/<language>/<game>-lessons.ftl`, and `<game>-lesson-aim` goes before the first.
What never came up is told once `is_late(view)`, with one of the decisions in `OCCASIONS`: with a small question of its
own nobody wants to hear of something else. A game without a syllabus is not taught.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine import GAMES, Move, Seat, part
from words import speaker

When = Callable[[Any, Seat, Sequence[Move]], bool]
"""What the learner sees, where they sit, and what they can do now."""


def always(view: Any, seat: Seat, moves: Sequence[Move]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    clauses: tuple[str, ...]
    """Where it can be read up."""
    decisions: tuple[str, ...] = ()
    """What is asked, by the name of the decision; nothing: whatever it is."""
    kinds: tuple[str, ...] = ()
    """One of these kinds of move can be made."""
    after: tuple[str, ...] = ()
    """Lessons that must have been told before."""
    when: When = always
    certain: bool = False
    """Its occasion is sure to come: it is not told before."""


def syllabus(game_id: str) -> tuple[Lesson, ...]:
    return getattr(part(game_id, "words.lessons"), "SYLLABUS", ())


def lesson(game_id: str, name: str) -> Lesson | None:
    """None: there is none of that name (any more)."""
    return next((lesson for lesson in syllabus(game_id) if lesson.name == name), None)


def due(game_id: str, view: Any, seat: Seat, moves: Sequence[Move], met: Collection[str]) -> Lesson | None:
    """The lesson for what is asked now. Late in the game also one whose occasion never came."""
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
    """How one wins and where points come from, which is told with the first lesson; empty if the game does not say."""
    say = speaker(lang)
    return say(f"{game_id}-lesson-aim") if say.has(f"{game_id}-lesson-aim") else ""


def told(game_id: str, name: str, lang: str) -> str:
    return speaker(lang)(f"{game_id}-lesson-{name}")
