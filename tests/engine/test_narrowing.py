"""Narrowing: one question at a time, from the legal moves to exactly one of them."""

from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from engine.moves import Move, move
from engine.narrowing import Question, matching, narrow


@move
class Place(Move):
    space: Literal["s1", "s2", "s3"]
    disc: Literal["own", "white"]


@move
class Ship(Move):
    ports: tuple[str, ...]
    by: str
    price: int


@move
class Pass(Move):
    pass


places = st.builds(Place, st.sampled_from(["s1", "s2", "s3"]), st.sampled_from(["own", "white"]))
ships = st.builds(
    Ship, st.lists(st.sampled_from(["a", "b"]), max_size=2).map(tuple), st.sampled_from(["x", "y"]), st.integers(0, 2)
)
move_lists = st.lists(places | ships | st.just(Pass()), min_size=1, max_size=25, unique=True)


def chains(moves: list[Move], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Move]]:
    """Every chain of answers and the move at which it ends."""
    question = narrow(moves, path)
    assert question is not None
    if question.move is not None:
        assert path == (), "an answer that settles the move is never followed by a question"
        return [((), question.move)]
    assert len(question.choices) > 1, "a question with one answer was asked"
    found: list[tuple[tuple[str, ...], Move]] = []
    for choice in question.choices:
        assert choice.path[: len(path)] == path
        assert choice.word in choice.path
        assert choice.count == len(matching(moves, choice.path))
        if choice.move is not None:
            assert (choice.move.words, choice.count, choice.example) == (choice.path, 1, choice.move)
            found.append(((choice.word,), choice.move))
        else:
            assert choice.example in matching(moves, choice.path)
            found += [((choice.word, *rest), end) for rest, end in chains(moves, choice.path)]
    return found


@given(move_lists)
def test_every_move_is_reached_by_exactly_one_chain_of_answers(moves: list[Move]) -> None:
    ends = chains(moves)
    assert sorted(end.notation for _, end in ends) == sorted(m.notation for m in moves)
    assert len({words for words, _ in ends}) == len(ends)


@given(move_lists, st.data())
def test_answering_by_typed_words_finds_the_same_moves(moves: list[Move], data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(moves))
    for size in range(len(wanted.words) + 1):
        question = narrow(moves, wanted.words[:size])
        assert question is not None
        left = {m for choice in question.choices for m in matching(moves, choice.path)}
        assert left == set(matching(moves, wanted.words[:size]))
        assert wanted in left
    assert question is not None
    assert question.move == wanted


@given(move_lists)
def test_the_order_of_the_moves_is_kept(moves: list[Move]) -> None:
    question = narrow(moves)
    assert question is not None
    firsts = [choice.example for choice in question.choices]
    assert firsts == sorted(firsts, key=moves.index)


def asked(question: Question | None) -> tuple[str | None, str, list[str]]:
    assert question is not None
    return question.kind, question.field, [choice.word for choice in question.choices]


def test_the_kind_is_asked_first_then_each_field_that_is_open() -> None:
    moves: list[Move] = [Place("s1", "own"), Place("s1", "white"), Place("s2", "own"), Pass()]
    assert asked(narrow(moves)) == (None, "kind", ["place", "pass"])
    assert asked(narrow(moves, ["place"])) == ("place", "space", ["s1", "s2"])
    assert asked(narrow(moves, ["place", "s1"])) == ("place", "disc", ["own", "white"])


def test_what_leaves_no_choice_is_skipped() -> None:
    moves: list[Move] = [Ship(("a",), "x", 1), Ship(("a",), "x", 2)]
    assert asked(narrow(moves)) == ("ship", "price", ["1", "2"])
    settled = narrow(moves, ["ship", "a", "x", "2"])
    assert settled is not None
    assert settled.move == Ship(("a",), "x", 2)


def test_a_path_that_no_move_begins_with_leads_nowhere() -> None:
    assert narrow([Pass()], ["place"]) is None
    assert narrow([], []) is None
    assert narrow([Pass()], ["pass", "again"]) is None
