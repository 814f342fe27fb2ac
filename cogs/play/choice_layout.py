"""Layout of the answers to a question: few as buttons, many in menus.

A button costs one press, a menu entry two, and an answer that only leads to the next question one more. So fields that
belong together (die and slot, tile and space, street and disc) are asked together if their pairs fit, and a kind of
move with many targets gets a menu of its own.
"""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace

from cogs.ui.phone_size import MENU_HEIGHT
from engine import Choice, Move, Question, matching, narrow
from prompts.offered import OTHERS

AT_ONCE = 8
"""Up to this many answers are always buttons."""
BUTTONS = 15
"""Maximum buttons (the dice of four players of Tiletum and two tasks), within the following height in pixels on a
phone."""
ROOM = 470
MENU = 25
"""Maximum entries of a Discord menu, and of all menus of a panel together."""
MENUS = 2
"""Maximum menus of a panel."""
FEW_HEADS = 3
"""Up to this many first answers are buttons of a separate question, not a menu."""
PARTS = 18
"""Maximum components of the answers (a button is one, a menu two), given Discord's limit per message."""

Height = Callable[[Question, Sequence[Choice]], float]
"""Height of answers as buttons with their notes; infinite if one is too long for a button."""
Fits = Callable[..., bool]
"""Whether some answers fit as buttons beside a number of menus."""
TOO_LONG = 1.6
"""Height of a button with a truncated label and its extra line, in menus."""
TOO_HIGH = 1000.0


@dataclass(frozen=True, slots=True)
class Menu:
    """Some answers to a question. `kind`: the kind of move that it lists, beside other kinds."""

    question: Question
    choices: tuple[Choice, ...]
    kind: Choice | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    question: Question
    """The question with the answers that are not in a menu."""
    menus: tuple[Menu, ...] = ()
    paged: bool = False
    """Whether there are too many answers for buttons."""


def laid_out(
    question: Question,
    moves: Sequence[Move],
    direct: Sequence[Move],
    height: Height,
    foremost: Sequence[str] = (),
    room: float = TOO_HIGH,
    folded: Set[str] = frozenset(),
    means: Set[str] = frozenset(),
) -> Layout:
    """Lay out a question.

    `moves`: all moves of the question; `direct`: those listed individually; `foremost`: typical kinds, which become
    buttons first; `room`: available height; `folded`: kinds behind one button each; `means`: kinds that are so only if
    the typical moves would not be buttons otherwise.
    """

    def fits(choices: Sequence[Choice], menus: float = 0) -> bool:
        """Whether answers fit as buttons; a few short ones always do."""
        left = room - MENU_HEIGHT * menus
        most = left if len(choices) <= AT_ONCE else min(left, ROOM)
        return len(choices) <= BUTTONS and height(question, choices) <= most

    below = matching(moves, question.path)
    if question.field == "kind":
        found = _kinds(question, moves, direct, fits, foremost, folded=folded)
        main = [m for m in direct if m.kind in foremost]
        if all(_is_button(found, m) for m in main):
            return found
        if together := _with_the_rest_in_one_menu(question, moves, direct, fits, foremost, main):
            return together
        behind = _kinds(question, moves, direct, fits, foremost, folded=folded | means)
        return behind if all(_is_button(behind, m) for m in main) else found
    if below[0].open and len(question.path) == 1 and len(below[0].words) > 2:
        asked = _one_by_one(question)
        return Layout(asked, paged=not fits(asked.choices))
    if fits([Choice.settled(m) for m in below]):
        return Layout(_flat(question, below))
    for named in _named_at_once(below, direct, fits):
        listings = _listings([m for m in below if m not in named], question)
        if listings and fits([Choice.settled(m) for m in named], 1):
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
    """Candidates for buttons beside a menu of the other moves: all short ones of a few, or those that the game lists
    individually."""
    short = [m for m in below if fits([Choice.settled(m)])] if len(below) <= BUTTONS else []
    ways = [short, [m for m in below if m in direct]]
    return [way for way in ways if 0 < len(way) < len(below)]


def _better_together(question: Question, below: Sequence[Move]) -> bool:
    """Whether one menu of all moves costs no more presses than one question after the other."""
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
    """Put the rarely used moves of several kinds into one menu, if their separate menus would leave no buttons for
    the main actions."""
    named = {m.kind for m in direct}
    kept = [m for m in moves if m in direct or m.kind not in named]
    rest = [m for m in moves if m not in kept]
    asked = narrow(kept)
    if asked is None or asked.field != "kind" or not 0 < len(rest) <= MENU or any(m.open for m in rest):
        return None
    found = _kinds(asked, kept, direct, fits, foremost, beside=len(rest))
    if not all(_is_button(found, m) for m in main):
        return None
    menu = Menu(question, tuple(Choice.settled(m) for m in rest))
    return replace(found, menus=(*found.menus, menu))


def _kinds(
    question: Question,
    moves: Sequence[Move],
    direct: Sequence[Move],
    fits: Fits,
    foremost: Sequence[str],
    beside: int = 0,
    folded: Set[str] = frozenset(),
) -> Layout:
    """Buttons for each move, or for each one listed individually, while there is room: the most important kinds first,
    then those with few moves. Other kinds become menus, or a button that leads on.

    Moves listed of an open kind are only suggestions, so even a single one does not replace the kind. `beside`: entries
    of an existing menu.
    """
    kinds = {c.example.kind: c for c in question.choices}
    spread: dict[str, list[Choice]] = {}
    menus: dict[str, Menu] = {}
    for kind, choice in kinds.items():
        if choice.example.open:
            spread[kind] = [replace(choice, path=(kind,), move=None)]
        elif kind in folded and choice.move is None:
            spread[kind] = [choice]
        elif choice.move is not None:
            spread[kind] = [Choice.settled(choice.move)]
    too_long = {kind for kind, choices in spread.items() if not fits(choices)}
    """Truncated anywhere, so only their height counts against buttons."""
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
            buttons = [*(Choice.settled(m) for m in way.named), *leading]
            listings = _listings(way.left) if way.left else [None]
            beside_buttons = bool(buttons)  # alone, a button that leads on costs one press
            for shown in listings if beside_buttons else listings[:1]:
                listed = Menu(shown, shown.choices, kinds[kind]) if shown else None
                if is_room(kind, buttons, listed):
                    spread[kind] = buttons
                    menus.pop(kind, None)
                    if listed:
                        menus[kind] = listed
                    return True
        return False

    spreading = [kind for kind, choice in kinds.items() if choice.move is None or choice.move.open]
    ranked = sorted((kind for kind in spreading if kind not in folded), key=rank)
    for kind in ranked:
        if not is_laid_out(kind, _ways(matching(moves, (kind,)), direct)):
            spread.setdefault(kind, [kinds[kind]])
    for kind in ranked:  # the remaining moves, if there is room
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
    """Ways to show a kind, best first. Individually listed moves leave room for other kinds. Suggestions of an open
    kind are shown in a separate question."""
    named = [m for m in of_kind if m in direct]
    left = [m for m in of_kind if m not in direct]
    kind = of_kind[0].kind
    if of_kind[0].open:
        return [_Way(named, leading=Choice(kind, (kind,), tuple(of_kind), None))]
    some = [_Way(named, left)] if named else []
    if not named or not left:
        return [*some, _Way(of_kind), _Way((), of_kind)]
    others = _leading_to_others((kind,), of_kind, named)
    listed = [_Way((), named, others)] if len(of_kind) > MENU else []
    return [*some, _Way(of_kind), _Way(named, leading=others), *listed, _Way((), of_kind)]


def _leading_to_others(path: Sequence[str], moves: Sequence[Move], named: Sequence[Move]) -> Choice:
    return Choice(OTHERS, (*path, OTHERS), tuple(m for m in moves if m not in named), None)


def _listings(moves: Sequence[Move], question: Question | None = None) -> list[Question]:
    """Ways in which a menu can list moves, best first: each move as an answer to the question, if any, or the answers
    to their first question. Empty if there are too many of either."""
    asked = narrow(moves, question.path if question else ())
    assert asked is not None
    heads = [asked] if len(asked.choices) > FEW_HEADS else []
    return [shown for shown in (_flat(question or asked, moves), *heads) if len(shown.choices) <= MENU]


def _flat(question: Question, moves: Sequence[Move]) -> Question:
    """The question with every move as a choice."""
    return replace(question, choices=tuple(Choice.settled(m) for m in moves))


def _one_by_one(question: Question) -> Question:
    """The question of an open kind, where each answer leads to suggestions and a prefilled form."""
    return replace(
        question, choices=tuple(replace(c, path=(*question.path, c.word), move=None) for c in question.choices)
    )
