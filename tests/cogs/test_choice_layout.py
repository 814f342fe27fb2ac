"""Where the answers to a question stand: the fewest presses, and never a wall of buttons."""

import math

import pytest

from cogs.play.choice_layout import AT_ONCE, ROOM, Layout, laid_out
from cogs.ui.phone_size import MENU_HEIGHT
from engine import Move, narrow
from games.burgundy.moves import End, Place, Take


def layout(moves: list[Move]) -> Layout:
    question = narrow(moves)
    assert question is not None
    few = len(moves) <= AT_ONCE
    return laid_out(question, moves, moves if few else [], lambda _, choices: 60.0 * len(choices))


def takes(dice: int, slots: int) -> list[Move]:
    return [Take(die, f"{slot}a", None) for die in range(1, dice + 1) for slot in range(1, slots + 1)]


def buttons(found: Layout) -> list[tuple[str, ...]]:
    return [choice.path for choice in found.question.choices]


def entries(found: Layout) -> list[list[tuple[str, ...]]]:
    return [[choice.path for choice in menu.choices] for menu in found.menus]


def test_a_few_moves_are_a_button_each() -> None:
    moves = takes(2, 4)
    found = layout(moves)
    assert buttons(found) == [m.words for m in moves]
    assert found.menus == ()


@pytest.mark.parametrize(("dice", "slots"), [(2, 5), (2, 12), (5, 5)])
def test_die_and_tile_are_one_question_where_their_pairs_fit_into_a_menu(dice: int, slots: int) -> None:
    moves = takes(dice, slots)
    found = layout(moves)
    assert buttons(found) == []
    assert entries(found) == [[m.words for m in moves]]


def test_more_pairs_than_that_are_asked_one_after_the_other() -> None:
    found = layout(takes(2, 13))
    assert buttons(found) == [("take", "1"), ("take", "2")]
    assert found.menus == ()


def test_where_most_answers_settle_the_move_they_stay_buttons() -> None:
    """Seven of the ten moves are one press this way, and all would be two in a menu."""
    alone: list[Move] = [Take(1, f"{slot}a", None) for slot in range(1, 7)]
    moves = [*alone, *(Take(1, "0b", discard) for discard in ("k01", "k02", "k03", "k04"))]
    found = layout(moves)
    assert buttons(found) == [*(m.words for m in alone), ("take", "1", "0b")]
    assert found.menus == ()


def test_a_kind_with_many_moves_is_a_menu_beside_the_buttons_of_the_others() -> None:
    places: list[Move] = [Place(1, "castle", "a1"), Place(1, "castle", "a2")]
    moves = [*places, *takes(2, 7), End()]
    found = layout(moves)
    assert buttons(found) == [*(m.words for m in places), ("end",)]
    assert entries(found) == [[m.words for m in takes(2, 7)]]
    assert found.menus[0].kind is not None
    assert found.menus[0].kind.word == "take"


def test_a_kind_with_too_many_moves_opens_at_its_first_question() -> None:
    moves = [*takes(20, 3), End()]
    found = layout(moves)
    assert buttons(found) == [("end",)]
    assert entries(found) == [[("take", str(die)) for die in range(1, 21)]]


def test_what_is_named_at_once_stays_a_button_where_the_others_are_asked_one_after_the_other() -> None:
    """All the others would take three menus."""
    places: list[Move] = [Place(1, "castle", f"a{n}") for n in range(20)]
    named: list[Move] = [Take(die, "1a", None) for die in range(1, 5)]
    moves = [*takes(4, 20), *places]
    question = narrow(moves)
    assert question is not None
    found = laid_out(question, moves, named, lambda _, choices: 60.0 * len(choices))
    assert buttons(found) == [m.words for m in named]
    assert entries(found) == [[("take", str(die)) for die in range(1, 5)], [m.words for m in places]]


def test_entries_beside_buttons_name_the_whole_answer() -> None:
    """Also the part that they have in common and the buttons do not, such as a depot."""
    short, long = takes(1, 3), [Take(2, f"{slot}a", None) for slot in range(1, 4)]
    question = narrow([*short, *long])
    assert question is not None
    found = laid_out(
        question, [*short, *long], [], lambda _, choices: math.inf if any(c.move in long for c in choices) else 0.0
    )
    assert buttons(found) == [m.words for m in short]
    (menu,) = found.menus
    assert menu.question.path == question.path


def test_too_many_of_two_kinds_are_a_button_each_that_leads_on() -> None:
    places: list[Move] = [Place(1, "castle", f"a{n}") for n in range(30)]
    named: list[Move] = [Take(die, "1a", None) for die in (1, 2, 3)]
    moves = [*takes(3, 20), *places]
    question = narrow(moves)
    assert question is not None
    found = laid_out(question, moves, named, lambda _, choices: 60.0 * len(choices))
    assert buttons(found) == [*(m.words for m in named), ("take", "others"), ("place", "1", "castle")]
    assert entries(found) == []


def test_nothing_is_left_out_and_nothing_stands_twice() -> None:
    moves = [*takes(3, 9), *(Place(1, "castle", f"a{n}") for n in range(9)), Place(2, "mine", "b1"), End()]
    found = layout(moves)
    paths = [*buttons(found), *(path for menu in entries(found) for path in menu)]
    for move in moves:
        assert sum(move.words[: len(path)] == path for path in paths) == 1


def test_main_actions_are_buttons_before_a_long_row_of_lesser_ones() -> None:
    """Twelve buttons are the most; the six lesser moves go into a menu, which is no button."""
    lesser: list[Move] = [Place(1, "castle", f"a{n}") for n in range(6)]
    moves = [*lesser, *takes(1, 11), End()]
    question = narrow(moves)
    assert question is not None
    found = laid_out(question, moves, moves, lambda _, choices: 30.0 * len(choices), foremost=("take",))
    assert buttons(found) == [*(m.words for m in takes(1, 11)), ("end",)]
    assert entries(found) == [[m.words for m in lesser]]


def test_a_menu_beside_them_takes_no_room_from_the_buttons_where_there_is_enough() -> None:
    moves = [*takes(1, 11), *(Place(1, "castle", f"a{n}") for n in range(14))]
    question = narrow(moves)
    assert question is not None
    found = laid_out(question, moves, [], lambda _, choices: ROOM, foremost=("take",))
    assert [len(menu) for menu in entries(found)] == [14]
    assert len(buttons(found)) == 11
    tight = laid_out(question, moves, [], lambda _, choices: ROOM, foremost=("take",), room=ROOM)
    assert [len(menu) for menu in entries(tight)] == [11, 14]


def test_where_menus_of_what_is_seldom_wanted_leave_no_room_for_the_main_actions_it_is_one_menu() -> None:
    main: list[Move] = [Take(1, f"{slot}a", None) for slot in range(1, 6)]
    placed: list[Move] = [Place(1, "castle", "a1")]
    seldom: list[Move] = [
        *(Take(2, f"{slot}a", None) for slot in range(1, 6)),
        *(Place(2, "castle", f"a{n}") for n in (1, 2)),
    ]
    moves = [*main, *placed, *seldom, End()]
    question = narrow(moves)
    assert question is not None
    tight = MENU_HEIGHT + 7 * 30.0 + 1
    found = laid_out(
        question, moves, [*main, *placed, End()], lambda _, choices: 30.0 * len(choices), ("take", "place"), tight
    )
    assert buttons(found) == [m.words for m in (*main, *placed, End())]
    assert [menu.kind for menu in found.menus] == [None]
    assert entries(found) == [[m.words for m in moves if m in seldom]]
