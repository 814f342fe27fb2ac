"""CAL-7: the fourth disc and the city council."""

import pytest

from engine.events import Forced
from games.calimala.data import SPACES
from games.calimala.events import DiscLeft, Represented, TileScored, TileUnrepresented, TurnBegan
from games.calimala.steps import PromoteDisc
from tests.games.calimala.positions import (
    ARTWORK_SHIP,
    BENEDEK,
    CONTRIBUTE_WOOD,
    ESZTER,
    EVI,
    GAME,
    NIKI,
    WEAVE_WOOD,
    WHITE,
    WOOD_MARBLE,
    Position,
)


def tower_of_four(*from_the_top: int, **mat: object) -> Position:
    """Eszter's turn, with a tower of four on wood and marble that has been dealt with."""
    at = Position().tower(WOOD_MARBLE, *from_the_top)
    return at.mat(ESZTER, **mat)


@pytest.mark.rule("CAL-7.1", "CAL-7.2", "CAL-7.4", "CAL-7.12")
def test_after_the_three_activations_the_bottom_disc_goes_to_the_council_and_its_tile_is_scored() -> None:
    at = Position(tile="lisbon").turn(ESZTER).tower(WOOD_MARBLE, EVI, EVI, NIKI).cloth("lisbon", {BENEDEK: 1})
    at.play(ESZTER, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
    at.play(EVI, "end done")
    assert at.state.council == [], "not before the third disc is dealt with"
    events = at.play(EVI, "end done")
    assert events[-3:] == [
        Represented(NIKI, "lisbon", 0, ""),
        TileScored("lisbon", (0, 0, 1, 0), (0, 0, 3, 0)),
        TurnBegan(EVI, 1),
    ]
    assert at.state.towers[WOOD_MARBLE] == (EVI, EVI, ESZTER)
    assert at.state.council == [NIKI]
    assert at.player(BENEDEK).points == 3


@pytest.mark.rule("CAL-7.1")
def test_a_tower_of_three_scores_nothing() -> None:
    at = Position().turn(ESZTER).tower(WOOD_MARBLE, EVI, WHITE)
    at.play(ESZTER, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
    at.play(EVI, "end done")
    assert at.state.council == []
    assert len(at.state.towers[WOOD_MARBLE]) == 3


@pytest.mark.rule("CAL-7.3")
def test_tiles_are_occupied_in_order() -> None:
    at = Position()
    for index, seat in enumerate([EVI, EVI, NIKI, BENEDEK]):
        at.tower(WOOD_MARBLE, ESZTER, ESZTER, ESZTER, seat)
        events = at.fourth_disc(ESZTER, WOOD_MARBLE)
        assert events[0] == Represented(seat, at.state.tiles[index], index, "")
        assert isinstance(events[1], TileScored)
        assert events[1].tile == at.state.tiles[index]
    assert at.state.council == [EVI, EVI, NIKI, BENEDEK]


@pytest.mark.rule("CAL-7.5", "Q23")
def test_a_representative_stays_to_the_end() -> None:
    state = GAME.new(3, "representatives stay")
    seen: list[int] = []
    while seats := GAME.to_act(state):
        GAME.play(state, seats[0], GAME.moves(state, seats[0])[0])
        assert state.council[: len(seen)] == seen
        seen = state.council[:]
    assert len(seen) == 15


@pytest.mark.rule("CAL-7.6", "CAL-7.7")
def test_a_white_bottom_disc_is_swapped_for_a_disc_of_the_active_player() -> None:
    at = tower_of_four(ESZTER, EVI, NIKI, WHITE, discs=3, whites=1)
    events = at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert events[0] == Represented(ESZTER, at.state.tiles[0], 0, "supply")
    assert at.state.council == [ESZTER]
    assert (at.player(ESZTER).discs, at.player(ESZTER).whites) == (2, 2)
    assert at.state.towers[WOOD_MARBLE] == (NIKI, EVI, ESZTER)


@pytest.mark.rule("Q29", "CAL-7.2")
@pytest.mark.parametrize("bottom", [ESZTER, NIKI], ids=["the active player's", "another's"])
def test_whose_disc_lies_at_the_bottom_makes_no_difference(bottom: int) -> None:
    at = tower_of_four(EVI, BENEDEK, EVI, bottom, discs=3, whites=1)
    at.next_tile("lisbon").cloth("lisbon", {EVI: 1})
    before = [player.dump() for player in at.state.players]
    events = at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert events[:2] == [Represented(bottom, "lisbon", 0, ""), TileScored("lisbon", (0, 1, 0, 0), (0, 3, 0, 0))]
    assert at.state.council == [bottom]
    assert at.state.towers[WOOD_MARBLE] == (EVI, BENEDEK, EVI)
    assert at.to_act == (EVI,), "the turn goes on to whoever comes after the active player"
    at.mat(EVI, points=0, from_tiles=0)
    assert [player.dump() for player in at.state.players] == before, "nobody's supply changes"


@pytest.mark.rule("CAL-7.8")
def test_a_white_disc_won_can_be_placed_like_any_other() -> None:
    at = tower_of_four(ESZTER, EVI, NIKI, WHITE, discs=3, whites=0)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    at.turn(ESZTER)
    at.play(ESZTER, f"place {WEAVE_WOOD} white")
    assert at.activated.left == (2, 2)
    assert at.player(ESZTER).whites == 0


@pytest.mark.rule("CAL-7.9", "Q14")
def test_without_a_disc_in_supply_an_own_disc_is_taken_from_any_street() -> None:
    at = tower_of_four(ESZTER, EVI, ESZTER, WHITE, discs=0, whites=2).tower(ARTWORK_SHIP, EVI, ESZTER)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert isinstance(at.state.stack[-1], PromoteDisc)
    assert at.options(ESZTER) == [f"promote {ARTWORK_SHIP} 1", f"promote {WOOD_MARBLE} 2", f"promote {WOOD_MARBLE} 4"]
    assert at.reason(ESZTER, f"promote {ARTWORK_SHIP} 2") == "not-your-disc"
    events = at.play(ESZTER, f"promote {ARTWORK_SHIP} 1")
    assert events[0] == Represented(ESZTER, at.state.tiles[0], 0, ARTWORK_SHIP)
    assert at.player(ESZTER).whites == 2


@pytest.mark.rule("CAL-7.10", "CAL-7.14", "Q13")
def test_the_white_disc_goes_on_top_of_the_tower_that_gave_the_disc() -> None:
    at = tower_of_four(ESZTER, EVI, NIKI, WHITE, discs=0).tower(ARTWORK_SHIP, EVI, ESZTER, NIKI)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    at.play(ESZTER, f"promote {ARTWORK_SHIP} 2")
    assert at.state.towers[ARTWORK_SHIP] == (NIKI, EVI, WHITE)
    assert at.state.towers[WOOD_MARBLE] == (NIKI, EVI, ESZTER)


@pytest.mark.rule("CAL-7.14")
@pytest.mark.parametrize(
    ("height", "left"), [(2, (EVI, ESZTER, WHITE)), (4, (ESZTER, EVI, WHITE))], ids=["lowest", "topmost"]
)
def test_a_disc_taken_from_the_tower_just_activated_leaves_three(height: int, left: tuple[int, ...]) -> None:
    at = tower_of_four(ESZTER, EVI, ESZTER, WHITE, discs=0)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    at.play(ESZTER, f"promote {WOOD_MARBLE} {height}")
    assert at.state.towers[WOOD_MARBLE] == left


@pytest.mark.rule("CAL-7.11")
def test_a_white_disc_put_on_a_tower_activates_nothing_now_or_later() -> None:
    at = tower_of_four(ESZTER, EVI, NIKI, WHITE, discs=0).tower(CONTRIBUTE_WOOD, ESZTER, EVI)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    at.play(ESZTER, f"promote {CONTRIBUTE_WOOD} 2")
    assert at.to_act == (EVI,), "nothing is activated now"
    assert at.state.towers[CONTRIBUTE_WOOD] == (EVI, WHITE)
    at.turn(NIKI)
    at.play(NIKI, f"place {CONTRIBUTE_WOOD} own", "take wood disc", "contribute wood santa_croce disc")
    assert at.activated == type(at.activated)(EVI, CONTRIBUTE_WOOD, 3, (1, 1), False), "nor later"


@pytest.mark.rule("CAL-7.9")
def test_a_single_own_disc_is_promoted_without_asking() -> None:
    at = tower_of_four(ESZTER, EVI, NIKI, WHITE, discs=0)
    events = at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert events[0] == Forced(ESZTER, f"promote {WOOD_MARBLE} 4")
    assert at.state.towers[WOOD_MARBLE] == (NIKI, EVI, WHITE)


@pytest.mark.rule("Q15")
def test_with_no_own_disc_anywhere_the_tile_is_scored_without_a_representative() -> None:
    at = tower_of_four(EVI, EVI, NIKI, WHITE, discs=0)
    events = at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert events[0] == TileUnrepresented(at.state.tiles[0], 0)
    assert isinstance(events[1], TileScored)
    assert at.state.council == [WHITE]
    assert at.player(ESZTER).whites == 2, "the white disc leaves the game"
    assert at.state.towers[WOOD_MARBLE] == (NIKI, EVI, EVI)


@pytest.mark.rule("CAL-7.13", "CAL-9.4", "Q31")
@pytest.mark.parametrize("bottom", [NIKI, WHITE])
def test_after_the_fifteenth_tile_a_fourth_disc_leaves_the_game(bottom: int) -> None:
    at = tower_of_four(ESZTER, EVI, BENEDEK, bottom).council(*[EVI] * 15)
    events = at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert events[0] == DiscLeft(WOOD_MARBLE)
    assert not [event for event in events if isinstance(event, TileScored | Represented)]
    assert at.state.council == [EVI] * 15
    assert (at.player(ESZTER).discs, at.player(ESZTER).whites) == (10, 2)
    assert len(at.state.towers[WOOD_MARBLE]) == 3


def test_the_default_promotes_the_disc_with_least_to_come() -> None:
    at = tower_of_four(ESZTER, EVI, NIKI, WHITE, discs=0).tower(ARTWORK_SHIP, EVI, NIKI, ESZTER)
    at.fourth_disc(ESZTER, WOOD_MARBLE)
    assert GAME.default_move(at.state, ESZTER).notation == f"promote {ARTWORK_SHIP} 1"
    assert set(at.state.towers) == set(SPACES)
