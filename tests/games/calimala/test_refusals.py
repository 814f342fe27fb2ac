"""Every reason for refusing a move: it can happen, it quotes an existing clause, and it leaves no trace."""

from collections.abc import Callable

import pytest

from engine.moves import Unreadable
from games.calimala.actions import CHOICES
from games.calimala.data import ACTIONS
from games.calimala.moves import BOOK
from tests.games.calimala.positions import (
    ARTWORK_BRICK,
    ARTWORK_SHIP,
    BUILD_TRANSPORT,
    CONTRIBUTE_WOOD,
    ESZTER,
    EVI,
    FIRST_GAME,
    GAME,
    NIKI,
    SHIP_BUILD,
    WEAVE_WOOD,
    WHITE,
    WOOD_MARBLE,
    Position,
)


def keeping() -> Position:
    at = Position()
    at.state = GAME.new(4, "keeping", FIRST_GAME)
    return at


def drafting() -> Position:
    at = keeping()
    for seat in range(4):
        at.play(seat, f"keep {at.player(seat).dealt[0]}")
    at.play(NIKI, "draft wood")
    at.play(2, "draft brick")
    at.play(EVI, "draft marble")
    return at


def turn(**mat: object) -> Position:
    return Position().turn(ESZTER).mat(ESZTER, **mat)


def acting(space: str, **mat: object) -> Position:
    return Position().activation(ESZTER, space).mat(ESZTER, **mat)


def placed(space: str, *cards: str, **mat: object) -> Position:
    at = turn(**mat).hand(ESZTER, *cards)
    at.play(ESZTER, f"place {space} own")
    return at


def promoting() -> Position:
    at = Position().tower(WOOD_MARBLE, EVI, EVI, EVI, WHITE).mat(ESZTER, discs=0)
    at.tower(ARTWORK_SHIP, ESZTER, ESZTER).tower(CONTRIBUTE_WOOD, ESZTER)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    return at


def full_lisbon(at: Position) -> Position:
    return at.cloth("lisbon", {EVI: 12})


def full_row(at: Position, row: str) -> Position:
    return at.row("san_miniato", row, {EVI: 3})


Case = tuple[Callable[[], Position], str, dict[str, object]]

CASES: dict[str, Case] = {
    "keep-first": (keeping, "draft wood", {}),
    "final-not-dealt": (keeping, "keep nowhere", {"final": "nowhere"}),
    "draft-first": (drafting, "place s01 own", {}),
    "card-not-on-offer": (drafting, "draft wood", {"action": "wood"}),
    "place-first": (turn, "end done", {}),
    "no-such-space": (turn, "place s13 own", {"space": "s13"}),
    "no-own-disc": (lambda: turn(discs=0), "place s12 own", {}),
    "no-white-disc": (lambda: turn(whites=0), "place s12 white", {}),
    "nothing-to-do-there": (turn, "place s01 own", {"space": "s01", "one": "artwork", "other": "ship"}),
    "activation-first": (lambda: acting(WOOD_MARBLE), "place s12 own", {}),
    "duty": (lambda: placed(ARTWORK_BRICK), "end draw", {"one": "artwork", "other": "brick"}),
    "action-not-on-street": (
        lambda: acting(WOOD_MARBLE),
        "weave disc",
        {"action": "weave", "one": "wood", "other": "marble"},
    ),
    "action-not-left": (
        lambda: Position().activation(ESZTER, WOOD_MARBLE, left=(0, 1)),
        "take wood disc",
        {"action": "wood"},
    ),
    "card-not-in-hand": (lambda: acting(WOOD_MARBLE), "weave card", {"action": "weave"}),
    "action-possible": (lambda: acting(WOOD_MARBLE), "draw wood", {"action": "wood"}),
    "action-impossible": (lambda: acting(ARTWORK_SHIP), "skip ship", {"action": "ship"}),
    "nothing-to-draw-for": (lambda: acting(WOOD_MARBLE), "end draw", {}),
    "draw-or-decline": (lambda: acting(ARTWORK_SHIP), "end done", {}),
    "no-card-to-draw": (lambda: acting(ARTWORK_SHIP).empty_deck(), "end draw", {}),
    "nothing-else-left": (lambda: Position().activation(ESZTER, WOOD_MARBLE, left=(0, 1)), "skip marble", {}),
    "nothing-follows": (
        lambda: Position().activation(ESZTER, WOOD_MARBLE, left=(0, 1)).hand(ESZTER, "ship"),
        "take marble disc",
        {},
    ),
    "no-end-to-say": (lambda: acting(WOOD_MARBLE), "take wood disc_end", {}),
    "warehouse-full": (lambda: acting(WOOD_MARBLE, wood=4), "take wood disc", {"material": "wood"}),
    "no-cubes": (lambda: acting(WOOD_MARBLE, cubes=0), "take wood disc", {}),
    "no-ship-left": (lambda: acting(SHIP_BUILD, ships=3, wood=2), "build ship - disc", {}),
    "ship-needs-wood": (lambda: acting(SHIP_BUILD, wood=1), "build ship - disc", {"wood": 1}),
    "house-needs-brick": (lambda: acting(SHIP_BUILD), "build house troyes disc", {"brick": 0}),
    "house-needs-city": (lambda: acting(SHIP_BUILD, brick=2), "build house - disc", {}),
    "house-already-there": (
        lambda: acting(SHIP_BUILD, brick=2, houses=["troyes"]),
        "build house troyes disc",
        {"city": "troyes"},
    ),
    "no-workshop-left": (lambda: acting(SHIP_BUILD, wood=1, brick=1, workshops=[0, 0, 0]), "build workshop - disc", {}),
    "workshop-needs-both": (lambda: acting(SHIP_BUILD, wood=1), "build workshop - disc", {"wood": 1, "brick": 0}),
    "no-city-needed": (lambda: acting(SHIP_BUILD, wood=2), "build ship troyes disc", {"piece": "ship"}),
    "no-marble": (lambda: acting(ARTWORK_SHIP), "artwork san_miniato disc", {}),
    "no-such-site": (lambda: acting(ARTWORK_SHIP, marble=1), "artwork lisbon disc", {"site": "lisbon"}),
    "artworks-full": (
        lambda: full_row(acting(ARTWORK_SHIP, marble=1), "artwork"),
        "artwork san_miniato disc",
        {"site": "san_miniato"},
    ),
    "workshops-full": (lambda: acting(WEAVE_WOOD, workshops=[4]), "weave disc", {}),
    "nothing-moved": (lambda: acting(ARTWORK_SHIP, ships=1, workshops=[1]), "ship - disc", {}),
    "no-cloth": (lambda: acting(ARTWORK_SHIP, ships=1), "ship lisbon disc", {}),
    "too-little-cloth": (lambda: acting(ARTWORK_SHIP, ships=2, workshops=[1]), "ship lisbon+london disc", {"cloth": 1}),
    "no-ship": (lambda: acting(ARTWORK_SHIP, workshops=[1]), "ship lisbon disc", {}),
    "too-few-ships": (lambda: acting(ARTWORK_SHIP, ships=1, workshops=[2]), "ship lisbon+london disc", {"ships": 1}),
    "not-a-port": (lambda: acting(ARTWORK_SHIP, ships=1, workshops=[1]), "ship troyes disc", {"city": "troyes"}),
    "no-house-there": (lambda: acting(BUILD_TRANSPORT, workshops=[1]), "transport troyes disc", {"city": "troyes"}),
    "one-cloth-per-house": (
        lambda: acting(BUILD_TRANSPORT, workshops=[2], houses=["troyes"]),
        "transport troyes+troyes disc",
        {"city": "troyes"},
    ),
    "city-full": (
        lambda: full_lisbon(acting(ARTWORK_SHIP, ships=1, workshops=[1])),
        "ship lisbon disc",
        {"city": "lisbon"},
    ),
    "cities-out-of-order": (lambda: acting(ARTWORK_SHIP, ships=2, workshops=[2]), "ship london+lisbon disc", {}),
    "no-material": (lambda: acting(CONTRIBUTE_WOOD), "contribute brick san_miniato disc", {"material": "brick"}),
    "row-full": (
        lambda: full_row(acting(CONTRIBUTE_WOOD, wood=1), "wood"),
        "contribute wood san_miniato disc",
        {"material": "wood", "building": "san_miniato"},
    ),
    "promote-first": (promoting, "end done", {}),
    "not-your-disc": (promoting, "promote s12 2", {"space": "s12", "height": 2}),
    "same-as-below": (promoting, "promote s01 2", {}),
}


@pytest.mark.parametrize("reason", CASES)
def test_a_refusal_says_why_and_quotes_its_clause(reason: str) -> None:
    make, notation, args = CASES[reason]
    at = make()
    assert at.why(at.to_act[0], notation) == (reason, args)


@pytest.mark.parametrize("action", ACTIONS)
def test_where_mat_and_board_allow_an_action_they_are_not_blamed(action: str) -> None:
    """Everything can be done, each in every way; only that it cannot be the last thing stands against it."""
    at = Position().mat(ESZTER, wood=2, brick=2, marble=2, ships=2, houses=["troyes", "bruges"], workshops=[2, 1])
    at.state.layout["nw"] = action
    at.activation(ESZTER, ARTWORK_SHIP)
    choices = CHOICES[action](at.state, at.player(ESZTER), "disc_end")
    assert choices
    assert {at.reason(ESZTER, move.notation) for move in choices} == {"no-end-to-say"}


def test_of_several_faults_the_one_that_can_be_mended_last_is_named_first() -> None:
    assert acting(ARTWORK_SHIP, ships=1).reason(ESZTER, "ship lisbon+london disc") == "no-cloth"
    assert acting(ARTWORK_SHIP, ships=1, workshops=[1]).reason(ESZTER, "ship lisbon+london disc") == "too-few-ships"


@pytest.mark.parametrize("notation", ["", "dance", "place", "place s01 green", "take cloth disc", "end later", "ship"])
def test_what_is_no_move_of_this_game_is_not_even_read(notation: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read(notation)


@pytest.mark.rule("CAL-1.6", "CAL-5.12")
def test_one_full_workshop_is_no_reason_while_another_has_room() -> None:
    at = acting(WEAVE_WOOD, workshops=[4, 0])
    assert at.reason(at.to_act[0], "weave disc_end") == "no-end-to-say"
    at = acting(WEAVE_WOOD, workshops=[4, 4])
    assert at.reason(at.to_act[0], "weave disc_end") == "workshops-full"
