"""How the answers to a question are laid out: a few as buttons, many in menus.

A button is one press and an entry of a menu two, while an answer that only leads on to the next question is one more
beforehand. So fields that are chosen together (die and slot, tile and space, street and disc) are asked together
wherever their pairs fit, and a kind of move with many targets opens as a menu of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine import Choice, Move, Question, matching, narrow

AT_ONCE = 8
"""So few answers are always buttons."""
BUTTONS = 12
"""So many are the most, and only where they take no more room on a phone, in pixels, than this:"""
ROOM = 440
MENU = 25
"""So many entries Discord allows a menu."""
MENUS = 4
"""So many menus are still seen at a glance, of which at most so many list the same kind of move:"""
MENUS_OF_A_KIND = 3
PARTS = 16
"""A button is one part of a message and a menu two: with all that stands around them, Discord allows no more."""

Height = Callable[[Question, Sequence[Choice]], float]
"""How high some answers are as buttons, with what is said of each; infinite if one is too long for a button."""
TOO_HIGH = 1000.0


@dataclass(frozen=True, slots=True)
class Menu:
    """Some of the answers to a question. `kind` stands for all it lists, beside other kinds of moves."""

    question: Question
    choices: tuple[Choice, ...]
    kind: Choice | None = None
    part: bool = False
    """There are others of the same question."""


@dataclass(frozen=True, slots=True)
class Layout:
    question: Question
    """With the answers that are no part of a menu below."""
    menus: tuple[Menu, ...] = ()
    paged: bool = False
    """There are too many for buttons."""


def laid_out(
    question: Question, moves: Sequence[Move], direct: Sequence[Move], height: Height, foremost: Sequence[str] = ()
) -> Layout:
    """`moves`: all that the question is about; `direct`: those that are named at once, beside the others; `foremost`:
    the kinds that most turns consist of, which become buttons before all others."""
    below = matching(moves, question.path)
    if question.field == "kind":
        return _kinds(question, moves, direct, height, foremost)
    if below[0].open and len(question.path) == 1 and len(below[0].words) > 2:
        return _buttons_or_pages(_one_by_one(question), height)
    if _fit(height, question, [_settled(m) for m in below]):
        return Layout(_flat(question, below))
    named = _named_at_once(question, below, direct, height)
    rest = [m for m in below if m not in named]
    if named and len(rest) <= MENU * MENUS_OF_A_KIND:
        return Layout(_flat(question, named), tuple(_menus(_flat(question, rest))))
    if not below[0].open and _better_together(question, below):
        return Layout(replace(question, choices=()), tuple(_menus(_flat(question, below))))
    return _buttons_or_pages(question, height)


def _named_at_once(question: Question, below: Sequence[Move], direct: Sequence[Move], height: Height) -> Sequence[Move]:
    """Those that are buttons beside a menu of the others: what the game names at once, or of a few all that are not too
    long for a button."""
    few = len(below) <= BUTTONS
    named = [m for m in below if (few and height(question, [_settled(m)]) < TOO_HIGH) or (not few and m in direct)]
    return named if len(named) < len(below) and _fit(height, question, [_settled(m) for m in named]) else []


def _fit(height: Height, question: Question, choices: Sequence[Choice]) -> bool:
    """A few always do, if their labels are short enough."""
    return len(choices) <= BUTTONS and height(question, choices) <= (TOO_HIGH if len(choices) <= AT_ONCE else ROOM)


def _buttons_or_pages(question: Question, height: Height) -> Layout:
    return Layout(question, paged=not _fit(height, question, question.choices))


def _better_together(question: Question, below: Sequence[Move]) -> bool:
    """Whether a menu of all moves takes no more presses than one answer after the other."""
    if len(below) > MENU * MENUS_OF_A_KIND:
        return False
    if len(question.choices) > AT_ONCE:
        return True
    one_by_one = sum(c.count * (1 if c.move else 2 if c.count <= AT_ONCE else 3) for c in question.choices)
    return 2 * len(below) <= one_by_one


def _kinds(
    question: Question, moves: Sequence[Move], direct: Sequence[Move], height: Height, foremost: Sequence[str]
) -> Layout:
    """Kinds as buttons, one for each move or for each that is named at once, as long as there is room: first the kinds
    that matter most, then those with few moves. The others are menus, or a button that leads on.

    What is listed of an open kind are suggestions, so that even a single one does not stand for the kind.
    """
    kinds = {c.example.kind: c for c in question.choices}
    spread: dict[str, list[Choice]] = {}
    menus: dict[str, list[Menu]] = {}
    for kind, choice in kinds.items():
        if choice.example.open:
            spread[kind] = [replace(choice, path=(kind,), move=None)]
        elif choice.move is not None:
            spread[kind] = [_settled(choice.move)]

    def is_room(kind: str, buttons: Sequence[Choice], listed: Sequence[Menu]) -> bool:
        shown = [*(c for other, each in spread.items() if other != kind for c in each), *buttons]
        count = sum(map(len, menus.values())) + len(listed)
        return count <= MENUS and len(shown) + 2 * count <= PARTS and _fit(height, question, shown)

    def rank(kind: str) -> tuple[int, int]:
        return (foremost.index(kind) if kind in foremost else len(foremost), kinds[kind].count)

    for kind in sorted((kind for kind, choice in kinds.items() if choice.move is None or choice.move.open), key=rank):
        leading = spread.get(kind, [])
        for named, left in _ways(matching(moves, (kind,)), direct):
            buttons = [*(_settled(m) for m in named), *leading]
            listed = _kind_menus(kinds[kind], left) if left and not leading else []
            if (listed or leading or not left) and is_room(kind, buttons, listed):
                spread[kind], menus[kind] = buttons, listed
                break
        else:
            spread.setdefault(kind, [kinds[kind]])
    choices = [c for kind in kinds for c in spread[kind]]
    ordered = [menu for kind in kinds for menu in menus.get(kind, ())]
    return Layout(replace(question, choices=tuple(choices)), tuple(ordered), paged=len(choices) > BUTTONS)


def _ways(of_kind: Sequence[Move], direct: Sequence[Move]) -> list[tuple[Sequence[Move], Sequence[Move]]]:
    """How the moves of a kind can be shown, the best way first: as buttons, and in a menu. What is listed of an open
    kind are suggestions, which are asked for by themselves."""
    named = [m for m in of_kind if m in direct]
    left = [m for m in of_kind if m not in direct]
    if of_kind[0].open:
        return [(named, [])]
    return [(of_kind, []), *([(named, left)] if named else []), ([], of_kind)]


def _kind_menus(kind: Choice, of_kind: Sequence[Move]) -> list[Menu]:
    """The moves of a kind; where there are too many, the answers to its first question; nothing if even those are."""
    asked = narrow(of_kind)
    assert asked is not None
    most = MENU * MENUS_OF_A_KIND
    shown = _flat(asked, of_kind) if len(of_kind) <= most else asked
    return _menus(shown, kind) if len(shown.choices) <= most else []


def _menus(question: Question, kind: Choice | None = None) -> list[Menu]:
    choices = question.choices
    count = -(-len(choices) // MENU)
    size = -(-len(choices) // count)
    return [
        Menu(question, choices[start : start + size], kind, part=count > 1) for start in range(0, len(choices), size)
    ]


def _settled(move: Move) -> Choice:
    return Choice(move.words[-1], move.words, 1, move, move)


def _flat(question: Question, moves: Sequence[Move]) -> Question:
    """The same question with every single move as a choice of its own."""
    return replace(question, choices=tuple(_settled(m) for m in moves))


def _one_by_one(question: Question) -> Question:
    """The same question of an open kind, each answer leading on to suggestions, and to a form that knows the answer."""
    return replace(
        question, choices=tuple(replace(c, path=(*question.path, c.word), move=None) for c in question.choices)
    )
