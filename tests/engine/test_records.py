"""Records: marks hide and never leak, clones share nothing that can change, what is stored reads back."""

import enum
import json
from dataclasses import field
from typing import Any, Literal, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.records import HIDDEN, HIDDEN_NUMBER, Owner, Passing, Public, Record, Seated, Size, frozen, record

Card = NewType("Card", str)


class Metal(enum.Enum):
    TIN = "tin"
    IRON = "iron"


@record
class Purse(Record):
    coins: Public[int] = 0
    inside: Owner[list[str]] = field(default_factory=list)
    lining: list[str] = field(default_factory=list)


@frozen
class Seal(Record):
    colour: Public[str]
    motto: Owner[str] = ""


@record
class Player(Record):
    cubes: Public[int] = 40
    hand: Owner[list[Card]] = field(default_factory=list)
    kept: Owner[str | None] = None
    number: Owner[int] = 0
    sworn: Owner[bool] = False
    metal: Owner[Metal] = Metal.TIN
    rank: Owner[Literal["", "low", "high"]] = ""
    pair: Owner[tuple[str, int]] = ("", 0)
    row: Owner[tuple[str, ...]] = ()
    dice: Owner[list[int]] = field(default_factory=list)
    stock: Owner[dict[str, int]] = field(default_factory=dict)
    purse: Public[Purse] = field(default_factory=Purse)


@record
class World(Record):
    players: Seated[list[Player]] = field(default_factory=list)
    votes: Seated[dict[int, str]] = field(default_factory=dict)
    chests: Seated[list[list[Purse]]] = field(default_factory=list)
    bag: Size[dict[str, int]] = field(default_factory=dict)
    pile: Size[list[str]] = field(default_factory=list)
    board: Public[dict[str, dict[str, list[int]]]] = field(default_factory=dict)
    stalls: Public[dict[str, list[Purse]]] = field(default_factory=dict)
    by_number: Public[dict[int, tuple[str, int]]] = field(default_factory=dict)
    seal: Public[Seal | None] = None
    boxed: list[str] = field(default_factory=list)
    secret_pair: tuple[str, int] = ("", 0)
    maybe: str | None = None
    scratch: Passing[list[str]] = field(default_factory=list)


def some_world() -> World:
    one = Player(hand=[Card("ace"), Card("ten")], kept="x", number=7, sworn=True, metal=Metal.IRON, rank="high")
    one.pair, one.row, one.dice, one.stock = ("p", 2), ("r", "s"), [4, 5], {"wood": 2, "clay": 1}
    one.purse = Purse(3, ["ruby"], ["map"])
    return World(
        players=[one, Player(hand=[Card("two")])],
        votes={0: "yes", 1: "no"},
        chests=[[Purse(1, ["opal"], ["dust"])], []],
        bag={"red": 2, "blue": 3},
        pile=["a", "b"],
        board={"north": {"row": [1, 2]}},
        stalls={"east": [Purse(2, ["pearl"], ["note"])]},
        by_number={3: ("three", 3)},
        seal=Seal("red", "ora"),
        boxed=["hidden"],
        secret_pair=("deep", 9),
        maybe="perhaps",
        scratch=["passing"],
    )


SECRETS_OF_0 = ("ace", "ten", "ruby", "opal", "high", "iron", "wood", "clay")
NOBODY_S = ("hidden", "deep", "perhaps", "map", "dust", "note", "passing", "ora")


def test_the_owner_sees_what_is_hers() -> None:
    mine = some_world().view_for(0).players[0]
    assert mine.hand == ["ace", "ten"]
    assert (mine.kept, mine.number, mine.sworn, mine.metal, mine.rank) == ("x", 7, True, Metal.IRON, "high")
    assert (mine.pair, mine.row, mine.dice, mine.stock) == (("p", 2), ("r", "s"), [4, 5], {"wood": 2, "clay": 1})
    assert mine.purse.inside == ["ruby"]


@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_sizes_and_no_faces(viewer: int | None) -> None:
    hers = some_world().view_for(viewer).players[0]
    assert hers.hand == [HIDDEN, HIDDEN]
    assert (hers.kept, hers.number, hers.sworn, hers.rank) == (HIDDEN, HIDDEN_NUMBER, False, HIDDEN)
    assert (hers.pair, hers.row, hers.dice) == ((HIDDEN, HIDDEN_NUMBER), (HIDDEN, HIDDEN), [HIDDEN_NUMBER] * 2)
    assert hers.stock == {HIDDEN: 3}
    assert (hers.cubes, hers.purse.coins, hers.purse.inside) == (40, 3, [HIDDEN])


@pytest.mark.parametrize("viewer", [1, None])
def test_no_secret_word_is_anywhere_in_a_view(viewer: int | None) -> None:
    seen = json.dumps(some_world().view_for(viewer).dump())
    for word in (*SECRETS_OF_0, *NOBODY_S):
        assert word not in seen, word


def test_what_has_no_mark_is_blank_even_for_owners() -> None:
    seen = some_world().view_for(0)
    assert (seen.boxed, seen.secret_pair, seen.maybe) == ([], ("", 0), None)
    assert seen.players[0].purse.lining == []
    assert seen.chests[0][0] == Purse(1, ["opal"], [])
    assert seen.stalls["east"] == [Purse(2, [HIDDEN], [])]
    text = json.dumps(seen.dump())
    for word in NOBODY_S:
        assert word not in text, word


def test_a_falsy_secret_looks_like_any_other() -> None:
    @record
    class Rank(Record):
        level: Owner[Literal[0, 1]] = 0

    @record
    class Ranks(Record):
        ranks: Seated[list[Rank]] = field(default_factory=list)

    assert Ranks([Rank(0)]).view_for(None) == Ranks([Rank(1)]).view_for(None)


def test_nobody_sees_more_than_the_size_of_a_bag() -> None:
    for viewer in (0, 1, None):
        seen = some_world().view_for(viewer)
        assert seen.bag == {HIDDEN: 5}
        assert seen.pile == [HIDDEN, HIDDEN]


def test_a_seat_sees_its_own_entry_of_a_seated_dict() -> None:
    assert some_world().view_for(1).votes == {0: HIDDEN, 1: "no"}
    assert some_world().view_for(None).votes == {0: HIDDEN, 1: HIDDEN}


def test_a_hidden_frozen_record_inside_a_public_frozen_one_stays_hidden() -> None:
    @frozen
    class QueuedMessage(Record):
        seal: Public[Seal]

    assert QueuedMessage(Seal("red", "ora")).view_for(None) == QueuedMessage(Seal("red", HIDDEN))


def test_a_record_with_a_seat_is_that_seat_s_own() -> None:
    @frozen
    class Bid(Record):
        seat: Public[int]
        amount: Owner[int]

    @record
    class Auction(Record):
        bids: Public[list[Bid]] = field(default_factory=list)

    auction = Auction([Bid(0, 5), Bid(1, 6)])
    assert auction.view_for(1).bids == [Bid(0, HIDDEN_NUMBER), Bid(1, 6)]


def every_list_and_dict(value: Any) -> list[Any]:
    """All that can change in a record, by walking it."""
    if isinstance(value, Record):
        inner = [getattr(value, name) for name in type(value).marks]
        return [x for v in inner for x in every_list_and_dict(v)] + ([] if value.frozen else [value])
    if isinstance(value, dict):
        return [value, *(x for v in value.values() for x in every_list_and_dict(v))]
    if isinstance(value, list | tuple):
        return [*([value] if isinstance(value, list) else []), *(x for v in value for x in every_list_and_dict(v))]
    return []


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    world = some_world()
    copy = world.clone()
    assert copy.scratch == []
    copy.scratch = ["passing"]
    assert copy == world
    mine = {id(x) for x in every_list_and_dict(world)}
    assert len(mine) > 20
    assert not mine & {id(x) for x in every_list_and_dict(copy)}


def test_a_view_shares_nothing_that_can_change() -> None:
    world = some_world()
    mine = {id(x) for x in every_list_and_dict(world)}
    for viewer in (0, 1, None):
        assert not mine & {id(x) for x in every_list_and_dict(world.view_for(viewer))}


def test_what_is_dumped_reads_back() -> None:
    world = some_world()
    again = World.load(json.loads(json.dumps(world.dump())))
    assert again.scratch == []
    again.scratch = ["passing"]
    assert again == world
    assert again.players[0].metal is Metal.IRON
    assert again.by_number == {3: ("three", 3)}


def test_a_loaded_record_shares_nothing_with_the_data() -> None:
    data = some_world().dump()
    again = World.load(data)
    kept = {id(x) for x in every_list_and_dict(data)}
    assert not kept & {id(x) for x in every_list_and_dict(again)}


def test_passing_fields_are_neither_stored_nor_shown() -> None:
    assert "scratch" not in some_world().dump()
    assert some_world().view_for(0).scratch == []


def test_a_missing_field_takes_its_default() -> None:
    data = some_world().dump()
    del data["pile"], data["players"][0]["cubes"], data["seal"]
    again = World.load(data)
    assert (again.pile, again.players[0].cubes, again.seal) == ([], 40, None)
    assert World.load({}).pile is not World.load({}).pile


def test_a_missing_field_without_default_is_an_error() -> None:
    with pytest.raises(KeyError):
        Seal.load({})


@pytest.mark.parametrize(
    "kind", [set[str], frozenset[str], list, dict[tuple[int, int], str], dict[Metal, int], object, str | int]
)
def test_what_cannot_be_stored_in_a_stable_order_is_refused_at_declaration(kind: Any) -> None:
    with pytest.raises(TypeError):
        record(type("Odd", (Record,), {"__annotations__": {"field": Public[kind]}}))


def test_a_frozen_record_cannot_hold_what_can_change() -> None:
    with pytest.raises(TypeError, match="can change"):
        frozen(type("Odd", (Record,), {"__annotations__": {"field": Public[list[int]]}}))


def test_a_field_that_has_no_blank_needs_a_mark() -> None:
    with pytest.raises(TypeError, match="needs a mark"):
        record(type("Odd", (Record,), {"__annotations__": {"field": Metal}}))


def test_nobody_can_know_only_the_size_of_a_record() -> None:
    with pytest.raises(TypeError, match="only the size"):
        record(type("Odd", (Record,), {"__annotations__": {"field": Size[list[Purse]]}}))


def test_an_undecorated_record_says_so() -> None:
    class Bare(Record):
        pass

    for verb in (lambda: Bare().clone(), lambda: Bare().dump(), lambda: Bare().view_for(0), lambda: Bare.load({})):
        with pytest.raises(TypeError, match="not a @record"):
            verb()


texts = st.text(max_size=6)
counts = st.dictionaries(texts, st.integers(0, 9), max_size=3)
players = st.builds(
    Player,
    cubes=st.integers(),
    hand=st.lists(texts, max_size=4),
    kept=st.none() | texts,
    number=st.integers(),
    metal=st.sampled_from(Metal),
    pair=st.tuples(texts, st.integers()),
    row=st.lists(texts, max_size=3).map(tuple),
    stock=counts,
    purse=st.builds(Purse, coins=st.integers(), inside=st.lists(texts, max_size=3), lining=st.lists(texts, max_size=3)),
)
worlds = st.builds(
    World,
    players=st.lists(players, max_size=3),
    votes=st.dictionaries(st.integers(0, 3), texts, max_size=3),
    bag=counts,
    board=st.dictionaries(texts, st.dictionaries(texts, st.lists(st.integers(), max_size=3), max_size=2), max_size=2),
    by_number=st.dictionaries(st.integers(), st.tuples(texts, st.integers()), max_size=3),
    seal=st.none() | st.builds(Seal, colour=texts, motto=texts),
    boxed=st.lists(texts, max_size=3),
    maybe=st.none() | texts,
)


@given(worlds)
def test_any_record_survives_storage_and_cloning(world: World) -> None:
    assert World.load(json.loads(json.dumps(world.dump()))) == world
    assert world.clone() == world


@given(worlds, st.sampled_from([0, 1, 2, None]))
def test_a_view_of_a_view_is_the_same_view(world: World, viewer: int | None) -> None:
    once = world.view_for(viewer)
    again = once.view_for(viewer)
    again.bag = once.bag
    assert again == once
