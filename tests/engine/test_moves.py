"""Moves: light records whose notation reads back; what is no move is Unreadable."""

import enum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.moves import Move, MoveBook, Unreadable, move


class Metal(enum.Enum):
    TIN = "tin"
    IRON = "iron"


@move
class Place(Move):
    space: str
    disc: Literal["own", "white"]


@move
class Pay(Move):
    coins: int
    goods: tuple[str, ...]
    dice: tuple[int, ...]
    to: Literal["bank", "box"] | None
    metal: Metal
    all_in: bool


@move
class Rest(Move):
    kind = "take-a-rest"


BOOK = MoveBook(Place, Pay, Rest)

words = st.text("abcdefghij_0123456789", min_size=1, max_size=8)
pays = st.builds(
    Pay,
    coins=st.integers(-(10**6), 10**6),
    goods=st.lists(words, max_size=4).map(tuple),
    dice=st.lists(st.integers(0, 9), max_size=3).map(tuple),
    to=st.sampled_from(["bank", "box", None]),
    metal=st.sampled_from(Metal),
    all_in=st.booleans(),
)
places = st.builds(Place, space=words, disc=st.sampled_from(["own", "white"]))
any_move = pays | places | st.just(Rest())


def test_the_notation_is_the_kind_and_the_fields_in_order() -> None:
    assert Place("s04", "white").notation == "place s04 white"
    assert Rest().notation == "take-a-rest"
    assert Pay(3, ("wood", "clay"), (), None, Metal.IRON, True).notation == "pay 3 wood+clay - - iron True"
    assert str(Place("s04", "own")) == "place s04 own"


@given(any_move)
def test_the_notation_of_every_type_of_field_reads_back(some: Move) -> None:
    again = BOOK.read(some.notation)
    assert again == some
    assert type(again) is type(some)
    assert hash(again) == hash(some)


@given(any_move)
def test_plain_data_reads_back(some: Move) -> None:
    data = {"kind": some.kind, **{name: getattr(some, name) for name in BOOK.fields(some.kind)}}
    assert BOOK.validate(data) == some
    assert data["kind"] == some.kind, "the caller's data is left alone"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "place",
        "place s04",
        "place s04 green",
        "place s04 white again",
        "Place s04 white",
        "pay many - - - iron True",
        "pay 3 - x - iron True",
        "pay 3 - - church iron True",
        "pay 3 - - - gold True",
        "pay 3 - - - iron perhaps",
        "take-a-rest now",
        "kind place",
        "place " * 1000,
    ],
)
def test_a_text_that_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read(text)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": None},
        {"kind": ["place"]},
        {"kind": {"place": 1}},
        {"kind": "fly"},
        {"kind": "place", "space": "s04"},
        {"kind": "place", "space": 4, "disc": "own"},
        {"kind": "place", "space": "s04", "disc": "own", "more": 1},
        {"kind": "place", "space": "s04", "disc": None},
        None,
        ["place", "s04", "own"],
        "place s04 own",
    ],
)
def test_data_that_is_no_move_is_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable):
        BOOK.validate(data)


@given(st.text())
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        found = BOOK.read(text)
    except Unreadable:
        return
    assert BOOK.read(found.notation) == found


def test_the_complaint_about_a_long_text_is_short() -> None:
    with pytest.raises(Unreadable) as wrong:
        BOOK.read("x" * 10_000)
    assert len(str(wrong.value)) == 100


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(
    st.sampled_from(["place", "pay", "take-a-rest"]), st.dictionaries(st.sampled_from(Pay.__match_args__), json_values)
)
def test_any_data_is_a_move_or_unreadable(kind: str, fields: dict[str, Any]) -> None:
    try:
        found = BOOK.validate({"kind": kind, **fields})
    except Unreadable:
        return
    assert isinstance(found, Move)


def test_a_book_of_one_kind_reads_like_any_other() -> None:
    assert MoveBook(Place).read("place s04 own") == Place("s04", "own")


@move
class Sail(Move):
    port: str

    @classmethod
    def as_written_now(cls, words: list[str]) -> list[str]:
        """Once the ship was named too."""
        return words[-1:]


def test_a_notation_of_old_is_read_as_the_kind_is_written_now() -> None:
    book = MoveBook(Sail)
    assert book.read("sail cog lisbon") == book.read("sail lisbon") == Sail("lisbon")


def test_two_kinds_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="one name"):
        MoveBook(Place, Place)


def test_moves_are_frozen_hashable_and_told_apart_by_kind() -> None:
    @move
    class Lift(Move):
        space: str
        disc: str

    assert Place("s04", "own") != Lift("s04", "own")
    assert len({Place("s04", "own"), Place("s04", "own"), Lift("s04", "own")}) == 2
    with pytest.raises(AttributeError):
        Place("s04", "own").space = "s05"  # type: ignore[misc]
