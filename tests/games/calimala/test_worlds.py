"""Worlds dealt again or imagined from a view, and what somebody may think of doing."""

from random import Random

import pytest

from games.calimala.data import ACTIONS, BUILDINGS, COUNCIL, FINAL_CARDS, MATERIALS, PORTS, SPACES, TRADE_CITIES
from games.calimala.state import State
from games.calimala.steps import Activation, activation
from tests.engine.worlds import dealt_again, imagined, positions, refused, same_thing, thinkable, worlds
from tests.games.calimala.invariants import invariants
from tests.games.calimala.positions import (
    ARTWORK_SHIP,
    BUILD_TRANSPORT,
    CONTRIBUTE_WOOD,
    ESZTER,
    EVI,
    GAME,
    NIKI,
    WEAVE_WOOD,
    Position,
)

FEW, MANY = 8, 60


def as_far_as_can_be_seen(state: State, seat: int) -> State:
    """Whether another's disc still owes an action can be seen only before it has done anything."""
    state, top = state.clone(), state.stack[-1] if state.stack else None
    if isinstance(top, Activation) and top.seat != seat and (top.position > 1 or top.left not in ((1, 1), (2, 2))):
        state.stack[-1] = activation(top.seat, top.space, top.position, top.left, False)
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_view_is_enough_to_deal_the_rest_again(seats: int) -> None:
    """From the view alone comes just what comes from the whole position: it holds all that the deal depends on."""
    for number, state in enumerate(positions(GAME, seats, f"views {seats}")):
        seat = number % seats
        world = imagined(GAME, state, seat, number, invariants)
        again = GAME.redeal(as_far_as_can_be_seen(state, seat), seat, Random(f"luck {number}"))
        assert GAME.dump(world) == GAME.dump(again)


def keeping(seats: int) -> State:
    return GAME.new(seats, "finals")


def kept(seats: int) -> State:
    state = keeping(seats)
    for seat in range(seats):
        GAME.play(state, seat, GAME.moves(state, seat)[0])
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("CAL-2.16")
def test_a_final_card_that_one_does_not_see_may_lie_anywhere(seats: int) -> None:
    before = keeping(seats)
    own = {*before.players[0].dealt, *([before.face_up] if before.face_up else [])}
    found = worlds(GAME, before, 0, MANY, invariants)
    assert {final for world in found for final in world.players[1].dealt} == {*FINAL_CARDS} - own
    after = kept(seats)
    own = {after.players[0].kept or "", *after.players[0].put_back, *([after.face_up] if after.face_up else [])}
    unseen = {*FINAL_CARDS} - own
    found = worlds(GAME, after, 0, MANY, invariants)
    for seat in range(1, seats):
        assert {world.players[seat].kept for world in found} == unseen
        assert {world.players[seat].put_back[0] for world in found} <= unseen
        assert len({tuple(world.players[seat].put_back) for world in found}) > 5
    assert {final for world in found for final in world.undealt} == (unseen if before.undealt else set())


@pytest.mark.rule("CAL-6.5")
def test_a_card_in_another_s_hand_may_be_any_that_one_does_not_see() -> None:
    at = Position().hand(ESZTER, "wood", "brick").hand(EVI, "build", "ship").hand(NIKI, "weave").turn(ESZTER)
    at.state.discard["wood"], at.state.deck["wood"] = at.state.deck["wood"], 0
    found = worlds(GAME, at.state, ESZTER, MANY, invariants)
    assert {card for world in found for card in world.players[EVI].hand} == {*ACTIONS} - {"wood"}
    assert {card for world in found for card in world.players[NIKI].hand} == {*ACTIONS} - {"wood"}
    assert {world.deck["wood"] for world in found} == {0}
    assert len({tuple(world.deck.values()) for world in found}) > 10
    for world in found:
        assert world.players[ESZTER].hand == ["wood", "brick"]
        assert (len(world.players[EVI].hand), len(world.players[NIKI].hand)) == (2, 1)


@pytest.mark.rule("CAL-3.6")
def test_another_s_disc_that_has_done_nothing_owes_an_action() -> None:
    at = Position().turn(EVI).hand(EVI, "wood", "brick").hand(ESZTER, "ship")
    at.play(EVI, f"place {WEAVE_WOOD} white")
    assert imagined(GAME, at.state, ESZTER, 1, invariants).stack[-1].owes
    at.play(EVI, "take wood disc")
    assert at.activated.left == (2, 1)
    assert not imagined(GAME, at.state, ESZTER, 1, invariants).stack[-1].owes
    at.activation(EVI, WEAVE_WOOD, position=2)
    assert not imagined(GAME, at.state, ESZTER, 1, invariants).stack[-1].owes, "a lower disc owes nothing"
    at.activation(ESZTER, WEAVE_WOOD, position=1, owes=False)
    assert not imagined(GAME, at.state, ESZTER, 1, invariants).stack[-1].owes, "one knows of oneself"


@pytest.mark.rule("CAL-3.6", "Q9")
def test_who_needs_a_card_for_the_duty_may_hold_any_that_helps_with_either_action() -> None:
    at = Position().hand(EVI, "marble").mat(EVI, ships=1, marble=0, workshops=[0])
    at.activation(EVI, ARTWORK_SHIP, position=1, owes=True)
    found = worlds(GAME, at.state, ESZTER, MANY, invariants)
    assert {world.players[EVI].hand[0] for world in found} == {"marble", "weave"}
    at.activation(EVI, ARTWORK_SHIP, position=1, left=(1, 0), owes=True)
    found = [dealt_again(GAME, at.state, ESZTER, luck, invariants) for luck in range(FEW)]
    assert {world.players[EVI].hand[0] for world in found} == {"marble"}


@pytest.mark.rule("CAL-3.6", "Q9")
def test_that_another_s_duty_has_lapsed_is_not_known() -> None:
    at = Position().activation(EVI, ARTWORK_SHIP, position=1, owes=False)
    for viewer in (ESZTER, None):
        assert dealt_again(GAME, at.state, viewer, 1, invariants).stack[-1].owes
    assert not dealt_again(GAME, at.state, EVI, 1, invariants).stack[-1].owes


def test_a_game_that_is_over_can_be_imagined() -> None:
    *_, state = positions(GAME, 4, "over", most=2000)
    assert not state.stack
    found = worlds(GAME, state, 1, MANY, invariants)
    for world in found:
        assert [player.kept for player in world.players] == state.revealed
        assert world.players[1].put_back == state.players[1].put_back
        assert GAME.standings(world) == GAME.standings(state)
    assert len({tuple(world.players[0].put_back) for world in found}) > 3


# ---------------------------------------------------------------- what somebody may think of


def by(how: str, action: str) -> list[str]:
    """An action with every target there is."""
    every: dict[str, list[str]] = {
        "build": [f"build ship - {how}", f"build workshop - {how}"] + [f"build house {c} {how}" for c in TRADE_CITIES],
        "artwork": [f"artwork {site} {how}" for site in (*BUILDINGS, COUNCIL)],
        "weave": [f"weave {how}"],
        "ship": [f"ship {city} {how}" for city in PORTS],
        "transport": [f"transport {city} {how}" for city in TRADE_CITIES],
        "contribute": [f"contribute {stuff} {place} {how}" for place in BUILDINGS for stuff in MATERIALS],
        **{material: [f"take {material} {how}"] for material in MATERIALS},
    }
    return every[action]


def test_one_may_think_of_any_disc_on_any_street() -> None:
    at = Position().turn(ESZTER)
    assert thinkable(GAME, at.state, ESZTER) == [
        f"place {space} {disc}" for space in SPACES for disc in ("own", "white")
    ]
    at.mat(ESZTER, whites=0)
    assert {*refused(GAME, at.state, ESZTER).values()} == {"no-white-disc", "nothing-to-do-there"}
    assert refused(GAME, at.state, ESZTER)["place s01 white"] == "no-white-disc"


def test_one_may_think_of_each_action_of_the_street_and_of_each_card_with_every_target() -> None:
    at = Position().activation(ESZTER, BUILD_TRANSPORT)
    assert thinkable(GAME, at.state, ESZTER) == [*by("disc", "build"), *by("disc", "transport"), "end done"]
    at = Position().activation(ESZTER, ARTWORK_SHIP)
    assert thinkable(GAME, at.state, ESZTER) == [*by("disc", "artwork"), *by("disc", "ship"), "end done"]
    at = Position().activation(ESZTER, CONTRIBUTE_WOOD).hand(ESZTER, "wood", "weave", "weave")
    assert thinkable(GAME, at.state, ESZTER) == [
        *by("disc", "contribute"), *by("disc", "wood"), *by("card", "weave"), "end done",
    ]  # fmt: skip


def test_an_action_that_is_no_longer_left_can_be_thought_of_as_a_card() -> None:
    at = Position().activation(ESZTER, CONTRIBUTE_WOOD, left=(0, 1)).hand(ESZTER, "contribute")
    assert thinkable(GAME, at.state, ESZTER) == [*by("card", "contribute"), *by("disc", "wood"), "end done"]
    at = Position().activation(ESZTER, CONTRIBUTE_WOOD, left=(0, 1))
    assert thinkable(GAME, at.state, ESZTER) == [*by("disc", "contribute"), *by("disc", "wood"), "end done"]
    assert refused(GAME, at.state, ESZTER)["contribute wood santa_croce disc"] == "action-not-left"


def test_who_is_not_asked_thinks_of_nothing() -> None:
    *_, over = positions(GAME, 3, "over", most=2000)
    assert thinkable(GAME, over, 0) == []
    assert thinkable(GAME, keeping(3), 0) == []


def test_what_can_be_done_some_way_is_not_called_impossible() -> None:
    """How a thing is done (by disc or card, ending with it or not) is no other thing."""
    at = Position().activation(ESZTER, CONTRIBUTE_WOOD).hand(ESZTER, "wood", "build")
    found = refused(GAME, at.state, ESZTER)
    assert "take wood disc" not in found
    assert found["contribute wood santa_croce disc"] == "no-material"
    assert found["build ship - card"] == "ship-needs-wood"
    assert "end done" not in found, "another way to end is there"


def test_how_a_thing_is_done_is_no_other_thing() -> None:
    assert same_thing(GAME, "take wood disc", "take wood card", "take wood disc_end")
    assert same_thing(GAME, "end done", "end draw")
    assert not same_thing(GAME, "take wood disc", "take brick disc")
    assert not same_thing(GAME, "place s01 own", "place s01 white")
