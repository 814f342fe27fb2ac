"""How the answers to a question are laid out: a few as buttons, many in menus.

A button is one press and an entry of a menu two, while an answer that only leads on to the next question is one more
beforehand. So fields that are chosen together (die and slot, tile and space, street and disc) are asked together
wherever their pairs fit, and a kind of move with many targets opens as a menu of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import Choice, Move, Question, matching, narrow

AT_ONCE = 8
"""So many answers are buttons; more become a menu."""
MENU = 25
"""So many entries Discord allows a menu."""
MENUS = 4
"""So many menus are still seen at a glance, of which at most so many list the same kind of move:"""
MENUS_OF_A_KIND = 2


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


def laid_out(question: Question, moves: Sequence[Move], direct: Sequence[Move]) -> Layout:
    """`moves`: all that the question is about; `direct`: those that are named at once, beside the kinds of others."""
    below = matching(moves, question.path)
    if question.field == "kind":
        return _kinds(_by_kind(question, moves, [m for m in direct if not m.open]), moves)
    if below[0].open and len(question.path) == 1 and len(below[0].words) > 2:
        return Layout(_one_by_one(question))
    if len(below) <= AT_ONCE:
        return Layout(_flat(question, below))
    if not below[0].open and _better_together(question, below):
        return Layout(replace(question, choices=()), tuple(_menus(_flat(question, below))))
    return Layout(question)


def _better_together(question: Question, below: Sequence[Move]) -> bool:
    """Whether a menu of all moves takes no more presses than one answer after the other."""
    if len(below) > MENU * MENUS_OF_A_KIND:
        return False
    if len(question.choices) > AT_ONCE:
        return True
    one_by_one = sum(c.count * (1 if c.move else 2 if c.count <= AT_ONCE else 3) for c in question.choices)
    return 2 * len(below) <= one_by_one


def _kinds(question: Question, moves: Sequence[Move]) -> Layout:
    """Kinds with few moves as buttons, one for each move, as long as there is room; the others as menus."""
    several = [c for c in question.choices if c.move is None and not c.example.open]
    buttons = len(question.choices) - len(several)
    spread: dict[str, list[Choice]] = {}
    menus: dict[str, list[Menu]] = {}
    for kind in sorted(several, key=lambda c: c.count):
        of_kind = matching(moves, (kind.example.kind,))
        if buttons + len(of_kind) <= AT_ONCE:
            spread[kind.word] = [_settled(m) for m in of_kind]
            buttons += len(of_kind)
        elif (listed := _kind_menus(kind, of_kind)) and sum(map(len, menus.values())) + len(listed) <= MENUS:
            menus[kind.word] = listed
        else:
            buttons += 1
    choices: list[Choice] = []
    for choice in question.choices:
        if choice not in several or choice.word not in menus:
            choices += spread.get(choice.word, [choice]) if choice in several else [choice]
    ordered = [menu for choice in several for menu in menus.get(choice.word, ())]
    return Layout(replace(question, choices=tuple(choices)), tuple(ordered))


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


def _by_kind(question: Question, moves: Sequence[Move], direct: Sequence[Move]) -> Question:
    """The same question with some moves named at once and the others by kind, if anything else is left of a kind.

    What is listed of an open kind are suggestions, so that even a single one does not stand for the kind.
    """
    choices: list[Choice] = []
    left = {move.kind for move in moves if move not in direct}
    for choice in question.choices:
        kind = choice.example.kind
        choices += [_settled(m) for m in direct if m.kind == kind]
        if kind in left:
            choices.append(replace(choice, path=(kind,), move=None) if choice.example.open else choice)
    return replace(question, choices=tuple(choices))


def _one_by_one(question: Question) -> Question:
    """The same question of an open kind, each answer leading on to suggestions, and to a form that knows the answer."""
    return replace(
        question, choices=tuple(replace(c, path=(*question.path, c.word), move=None) for c in question.choices)
    )
