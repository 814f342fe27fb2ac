"""How the answers to a question are laid out: a few as buttons, many in menus.

A button is one press and an entry of a menu two, while an answer that only leads on to the next question is one more
beforehand. So fields that are chosen together (die and slot, tile and space, street and disc) are asked together
wherever their pairs fit, and a kind of move with many targets opens as a menu of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cogs.ui.phone_size import MENU_HEIGHT
from engine import Choice, Move, Question, matching, narrow
from prompts.combined_moves import AT_A_GLANCE
from prompts.offered import OTHERS

AT_ONCE = 8
"""So few answers are always buttons."""
BUTTONS = AT_A_GLANCE
"""So many are the most, and only where they take no more room on a phone, in pixels, than this:"""
ROOM = 470
MENU = 25
"""So many entries Discord allows a menu, and so many are the most in all menus of a panel:"""
MENUS = 2
"""So many menus are still seen at a glance."""
FEW_HEADS = 3
"""So few first answers are no menu: they are buttons of a question of its own."""
PARTS = 18
"""A button is one part of a message and a menu two: with all that stands around them, Discord allows no more."""

Height = Callable[[Question, Sequence[Choice]], float]
"""How high some answers are as buttons, with what is said of each; infinite if one is too long for a button."""
Fits = Callable[..., bool]
"""Whether there is room for some answers as buttons, beside so many menus."""
TOO_LONG = 1.6
"""A button whose label is cut off, with the line that says it whole, is as high as so many menus."""
TOO_HIGH = 1000.0


@dataclass(frozen=True, slots=True)
class Menu:
    """Some of the answers to a question. `kind` stands for all it lists, beside other kinds of moves."""

    question: Question
    choices: tuple[Choice, ...]
    kind: Choice | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    question: Question
    """With the answers that are no part of a menu below."""
    menus: tuple[Menu, ...] = ()
    paged: bool = False
    """There are too many for buttons."""


def laid_out(
    question: Question,
    moves: Sequence[Move],
    direct: Sequence[Move],
    height: Height,
    foremost: Sequence[str] = (),
    room: float = TOO_HIGH,
) -> Layout:
    """`moves`: all that the question is about; `direct`: those that are named at once, beside the others; `foremost`:
    the kinds that most turns consist of, which become buttons before all others; `room`: for all of it."""

    def fits(choices: Sequence[Choice], menus: float = 0) -> bool:
        """A few always do, if their labels are short enough."""
        left = room - MENU_HEIGHT * menus
        most = left if len(choices) <= AT_ONCE else min(left, ROOM)
        return len(choices) <= BUTTONS and height(question, choices) <= most

    below = matching(moves, question.path)
    if question.field == "kind":
        found = _kinds(question, moves, direct, fits, foremost)
        main = [m for m in direct if m.kind in foremost]
        if all(_is_button(found, m) for m in main):
            return found
        return _with_the_rest_in_one_menu(question, moves, direct, fits, foremost, main) or found
    if below[0].open and len(question.path) == 1 and len(below[0].words) > 2:
        asked = _one_by_one(question)
        return Layout(asked, paged=not fits(asked.choices))
    if fits([_settled(m) for m in below]):
        return Layout(_flat(question, below))
    for named in _named_at_once(below, direct, fits):
        listings = _listings([m for m in below if m not in named], question.path)
        if listings and fits([_settled(m) for m in named], 1):
            return Layout(_flat(question, named), (Menu(listings[0], listings[0].choices),))
    named = [m for m in below if m in direct]
    if not below[0].open and len(below) > MENU and 0 < len(named) <= MENU:
        flat, others = _flat(question, named), _leading_to_others(question.path, below, named)
        return Layout(replace(question, choices=(others,)), (Menu(flat, flat.choices),))
    if not below[0].open and _better_together(question, below):
        flat = _flat(question, below)
        return Layout(replace(question, choices=()), (Menu(flat, flat.choices),))
    return Layout(question, paged=not fits(question.choices))


def _named_at_once(below: Sequence[Move], direct: Sequence[Move], fits: Fits) -> list[list[Move]]:
    """Which could be buttons beside a menu of the others: of a few all that are not too long for a button, or what the
    game names at once."""
    short = [m for m in below if fits([_settled(m)])] if len(below) <= BUTTONS else []
    ways = [short, [m for m in below if m in direct]]
    return [way for way in ways if 0 < len(way) < len(below)]


def _better_together(question: Question, below: Sequence[Move]) -> bool:
    """Whether a menu of all moves takes no more presses than one answer after the other."""
    if len(below) > MENU:
        return False
    if len(question.choices) > AT_ONCE:
        return True
    one_by_one = sum(c.count * (1 if c.move else 2 if c.count <= AT_ONCE else 3) for c in question.choices)
    return 2 * len(below) <= one_by_one


def _is_button(found: Layout, move: Move) -> bool:
    return any(choice.move == move for choice in found.question.choices)


def _with_the_rest_in_one_menu(
    question: Question,
    moves: Sequence[Move],
    direct: Sequence[Move],
    fits: Fits,
    foremost: Sequence[str],
    main: Sequence[Move],
) -> Layout | None:
    """Where menus of what is seldom wanted of several kinds would leave the main actions no buttons: one menu of it
    all."""
    named = {m.kind for m in direct}
    kept = [m for m in moves if m in direct or m.kind not in named]
    rest = [m for m in moves if m not in kept]
    asked = narrow(kept)
    if asked is None or asked.field != "kind" or not 0 < len(rest) <= MENU or any(m.open for m in rest):
        return None
    found = _kinds(asked, kept, direct, fits, foremost, beside=len(rest))
    if not all(_is_button(found, m) for m in main):
        return None
    menu = Menu(question, tuple(_settled(m) for m in rest))
    return replace(found, menus=(*found.menus, menu))


def _kinds(
    question: Question,
    moves: Sequence[Move],
    direct: Sequence[Move],
    fits: Fits,
    foremost: Sequence[str],
    beside: int = 0,
) -> Layout:
    """Kinds as buttons, one for each move or for each that is named at once, as long as there is room: first the kinds
    that matter most, then those with few moves. The others are menus, or a button that leads on.

    What is listed of an open kind are suggestions, so that even a single one does not stand for the kind. `beside`: so
    many entries a menu has that there is already.
    """
    kinds = {c.example.kind: c for c in question.choices}
    spread: dict[str, list[Choice]] = {}
    menus: dict[str, Menu] = {}
    for kind, choice in kinds.items():
        if choice.example.open:
            spread[kind] = [replace(choice, path=(kind,), move=None)]
        elif choice.move is not None:
            spread[kind] = [_settled(choice.move)]
    too_long = {kind for kind, choices in spread.items() if not fits(choices)}
    """They are cut off wherever they stand, and are no reason to put others into menus but by the room they take."""
    cut_off = TOO_LONG * sum(len(spread[kind]) for kind in too_long)

    def is_room(kind: str, buttons: Sequence[Choice], listed: Menu | None) -> bool:
        shown = [c for k in kinds if k not in too_long for c in (buttons if k == kind else spread.get(k, ()))]
        to_come = sum(other not in spread and other != kind for other in kinds)
        all_menus = [menu for other, menu in menus.items() if other != kind] + ([listed] if listed else [])
        count, entries = len(all_menus) + bool(beside), beside + sum(len(menu.choices) for menu in all_menus)
        is_place = len(shown) <= BUTTONS and len(shown) + 2 * (to_come + count) <= PARTS
        is_short = count <= MENUS and entries <= MENU
        return is_place and is_short and (not buttons or fits(shown, count + to_come + cut_off))

    def rank(kind: str) -> tuple[int, int]:
        return (foremost.index(kind) if kind in foremost else len(foremost), kinds[kind].count)

    def is_laid_out(kind: str, ways: Sequence[_Way]) -> bool:
        for way in ways:
            leading = [way.leading] if way.leading else []
            buttons = [*(_settled(m) for m in way.named), *leading]
            listings = _listings(way.left) if way.left else [None]
            beside_buttons = bool(buttons)  # by itself, a button leads on in one press
            for shown in listings if beside_buttons else listings[:1]:
                listed = Menu(shown, shown.choices, kinds[kind]) if shown else None
                if is_room(kind, buttons, listed):
                    spread[kind] = buttons
                    menus.pop(kind, None)
                    if listed:
                        menus[kind] = listed
                    return True
        return False

    ranked = sorted((kind for kind, choice in kinds.items() if choice.move is None or choice.move.open), key=rank)
    for kind in ranked:
        if not is_laid_out(kind, _ways(matching(moves, (kind,)), direct)):
            spread.setdefault(kind, [kinds[kind]])
    for kind in ranked:  # the rest of it, if there is still room
        is_rest = kind in menus or any(c.move is None for c in spread[kind])
        if is_rest and not kinds[kind].example.open:
            is_laid_out(kind, [_Way(matching(moves, (kind,)))])
    choices = [c for kind in kinds for c in spread[kind]]
    ordered = [menus[kind] for kind in kinds if kind in menus]
    return Layout(replace(question, choices=tuple(choices)), tuple(ordered), paged=len(choices) > BUTTONS)


@dataclass(frozen=True, slots=True)
class _Way:
    """How the moves of a kind are shown: each on a button, in a menu, or behind a button that leads on."""

    named: Sequence[Move]
    left: Sequence[Move] = ()
    leading: Choice | None = None


def _ways(of_kind: Sequence[Move], direct: Sequence[Move]) -> list[_Way]:
    """The best one first. Those that are named at once leave room for other kinds. What is listed of an open kind are
    suggestions, which are asked for by themselves."""
    named = [m for m in of_kind if m in direct]
    left = [m for m in of_kind if m not in direct]
    kind = of_kind[0].kind
    if of_kind[0].open:
        return [_Way(named, leading=Choice(kind, (kind,), len(of_kind), None, of_kind[0]))]
    some = [_Way(named, left)] if named else []
    if not named or not left:
        return [*some, _Way(of_kind), _Way((), of_kind)]
    others = _leading_to_others((kind,), of_kind, named)
    listed = [_Way((), named, others)] if len(named) <= MENU < len(of_kind) else []
    return [*some, _Way(of_kind), _Way(named, leading=others), *listed, _Way((), of_kind)]


def _leading_to_others(path: Sequence[str], moves: Sequence[Move], named: Sequence[Move]) -> Choice:
    left = [m for m in moves if m not in named]
    return Choice(OTHERS, (*path, OTHERS), len(left), None, left[0])


def _listings(moves: Sequence[Move], path: Sequence[str] = ()) -> list[Question]:
    """How a menu can list moves, the best way first: each of them, or the answers to their first question. None where
    there are too many of either."""
    asked = narrow(moves, path)
    assert asked is not None
    heads = [asked] if len(asked.choices) > FEW_HEADS else []
    return [shown for shown in (_flat(asked, moves), *heads) if len(shown.choices) <= MENU]


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
