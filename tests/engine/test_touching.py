"""What was touched is part of the move, whatever was touched first."""

from engine import GAMES
from engine.touching import answers, left, tags

BOOK = GAMES["burgundy"].book
TAKE, OTHER_DIE, DISCARDING, PLACE, WORKERS = (
    BOOK.read(text) for text in ("take 3 4b -", "take 5 4b -", "take 3 4b ship", "place 3 ship s07", "workers 3")
)
MOVES = [TAKE, OTHER_DIE, DISCARDING, PLACE, WORKERS]


def test_the_tags_of_a_move_are_its_kind_and_its_fields() -> None:
    assert tags(TAKE) == (("kind", "take"), ("die", "3"), ("slot", "4b"), ("discard", "-"))


def test_the_order_of_choosing_does_not_matter() -> None:
    assert left(MOVES, [("slot", "4b"), ("die", "3")]) == left(MOVES, [("die", "3"), ("slot", "4b")])
    assert left(MOVES, [("die", "3"), ("slot", "4b")]) == [TAKE, DISCARDING]
    assert left(MOVES, []) == MOVES
    assert left(MOVES, [("slot", "1a")]) == []


def test_only_what_tells_moves_apart_is_an_answer() -> None:
    found = answers(MOVES, [("slot", "4b")])
    assert ("kind", "take") not in found  # all that are left take
    assert found["die", "3"] == [TAKE, DISCARDING]
    assert answers([TAKE]) == {}


def test_leaving_something_out_is_an_answer_only_among_moves_of_one_kind() -> None:
    assert ("discard", "-") not in answers(MOVES)
    assert answers(MOVES, [("die", "3"), ("slot", "4b")])["discard", "-"] == [TAKE]
