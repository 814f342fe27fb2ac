"""GEN-2, GEN-3, GEN-4, GEN-9: rounds, the starting space, the tower, the end of turn, round and game."""

import pytest

from engine.events import Finished
from games.genoa.data import BUILDINGS, GRID, LAST_SPACE, MARKET, SPACES
from games.genoa.events import Rolled, RoundBegan, RoundShortened, Stopped, TurnBegan, Walked
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position
from tests.games.genoa.test_examples import rolled


def all_pass(at: Position) -> Position:
    """Everybody but the trader has passed on the whole turn."""
    for seat in at.state.seats:
        if seat != at.state.trader:
            at.player(seat).passes = ["turn"]
    return at


# ---------------------------------------------------------------- rounds and turns


@pytest.mark.rule("GEN-2.2", "GEN-9.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_has_a_turn_for_everybody_and_then_the_marker_goes_down(seats: int) -> None:
    at = Position(seats, start=1)
    at.play(PETER, "set stance auto_pass_all")
    marker, order = at.state.marker, [(1 + n) % seats for n in range(seats)]
    at.trader(order[0]).play(order[0], "roll")
    marker += at.state.path == [MARKET]
    for seat in order:
        assert (at.state.trader, at.state.round) == (seat, 1)
        events = all_pass(at).play(seat, "stop")
        marker += sum(isinstance(event, RoundShortened) for event in events)
    assert RoundBegan(2, marker + 1 - (at.state.path == [MARKET]), False) in events
    assert (at.state.round, at.state.trader, at.state.marker) == (2, order[0], marker + 1)


@pytest.mark.rule("GEN-2.6")
def test_the_four_phases_follow_each_other() -> None:
    at = all_pass(Position().has(PETER, markers=1))
    assert at.asked == "StartSpace"
    at.tower("street_5_2")
    assert at.asked == "Crossroads"
    at.play(PETER, "stop")
    assert at.asked == "AcquireBuildings"
    at.has(JANI, starting_space=1).play(PETER, "forgo")
    assert at.asked == "StartSpace"
    assert at.state.trader == JANI


# ---------------------------------------------------------------- phase 1


@pytest.mark.rule("GEN-3.1", "GEN-3.2", "GEN-3.3", "GEN-3.4", "Q1")
def test_the_dice_name_a_square_and_the_tower_stands_on_its_space() -> None:
    seen = set()
    for number in range(60):
        at = Position()
        at.state.seed = f"roll {number}"
        events = at.play(PETER, "roll")
        roll = events[0]
        assert at.state.path == [GRID[roll.red - 1][roll.blue - 1]]  # type: ignore[attr-defined]
        assert at.state.tower == 5
        seen |= {("blue", roll.blue), ("red", roll.red)}  # type: ignore[attr-defined]
    assert len(seen) == 16, "both dice have eight sides"
    assert GRID[0][0] == GRID[0][1] == "villa_colini", "both squares of a building lead to it"
    assert at.reason(PETER, "roll") != ""


@pytest.mark.rule("GEN-3.5", "GEN-3.6", "GEN-9.7")
def test_a_start_on_the_market_shortens_the_game() -> None:
    assert {GRID[red][blue] for red in (3, 4) for blue in (3, 4)} == {MARKET}
    at = rolled(Position(3), 4, 5)
    assert at.state.marker == 4
    at = rolled(at, 5, 4, "stop")
    assert at.state.marker == 5, "each start on the market counts"


@pytest.mark.rule("GEN-3.7")
def test_walking_onto_the_market_shortens_nothing() -> None:
    at = Position().tower("guild_hall", action="used")
    marker = at.state.marker
    at.play(PETER, "move market")
    assert at.state.marker == marker


@pytest.mark.rule("GEN-3.8", "GEN-14.4", "GEN-14.3")
def test_a_starting_space_tile_replaces_the_roll() -> None:
    at = Position().has(PETER, starting_space=1)
    assert len([move for move in at.options(PETER) if move.startswith("start ")]) == len(SPACES)
    at.play(PETER, "start harbor")
    assert at.state.path == ["harbor"]
    assert at.goods(PETER) == {}
    assert at.state.tiles["starting_space"] == 5
    at = Position().has(JANI, starting_space=1)
    assert at.reason(PETER, "start harbor") == "no-such-tile"
    assert at.reason(JANI, "start harbor") == "roll-first", "only in one's own turn"


@pytest.mark.rule("GEN-14.5")
def test_the_market_chosen_by_tile_shortens_the_game_too() -> None:
    at = Position().has(PETER, starting_space=1)
    marker = at.state.marker
    events = at.play(PETER, "start market")
    assert at.state.marker == marker + 1
    assert any(isinstance(event, RoundShortened) for event in events)


@pytest.mark.rule("GEN-3.1", "GEN-16.8")
def test_the_bot_rolls_where_there_is_nothing_else_to_do() -> None:
    at = Position().tower("street_5_2")
    events = at.play(PETER, "stop")
    [roll] = [event for event in events if isinstance(event, Rolled)]
    assert (roll.seat, at.state.trader, at.state.path) == (JANI, JANI, [roll.space])
    assert at.state.barrier == at.state.played, "dice cannot be taken back"
    at = Position().has(JANI, starting_space=1).tower("street_5_2")
    at.play(PETER, "stop")
    assert (at.asked, at.to_act, at.state.path) == ("StartSpace", (JANI,), []), "he may want to use the tile"
    at.play(JANI, "roll")
    assert len(at.state.path) == 1
    assert Position().asked == "StartSpace", "the first roll of the game waits for its player"


# ---------------------------------------------------------------- movement


@pytest.mark.rule("GEN-4.1", "GEN-4.2", "GEN-4.5")
def test_the_tower_moves_to_adjacent_spaces_only() -> None:
    at = Position().tower("street_5_2")
    walks = {move.split()[1] for move in at.options(PETER) if move.startswith("move ")}
    assert walks == {"coach_house", "guild_hall", "street_4_2", "street_6_2"}
    assert at.reason(PETER, "move street_6_3") == "not-adjacent", "that would be diagonal"
    assert at.reason(PETER, "move nowhere") == "no-such-space"


@pytest.mark.rule("GEN-4.3")
def test_a_disc_stays_on_every_space_left() -> None:
    at = Position().tower("street_5_2")
    events = at.play(PETER, "move street_4_2")
    assert at.state.discs == {"street_5_2": 1}
    assert at.state.tower == 4
    assert (at.state.space, at.state.moves_left) == ("street_4_2", 3)
    assert events[0] == Walked(PETER, "street_5_2", "street_4_2", 3)


@pytest.mark.rule("GEN-4.4", "GEN-6.22")
def test_after_four_moves_phase_2_is_over() -> None:
    at = Position().tower("street_5_2")
    events = at.play(PETER, "queue street_4_2+street_3_2+street_3_3+street_2_3")
    assert Stopped(PETER, "street_2_3", 1) in events
    assert at.state.trader == JANI


@pytest.mark.rule("GEN-4.8")
def test_park_and_harbor_are_buildings() -> None:
    assert {"park", "harbor"} <= set(BUILDINGS)
    assert Position().tower("harbor").asked == Position().tower("park").asked == "OnSpace"


@pytest.mark.rule("GEN-4.9")
def test_no_space_is_visited_twice() -> None:
    at = Position().tower("street_5_2")
    at.play(PETER, "move street_4_2")
    assert at.reason(PETER, "move street_5_2") == "already-visited"


@pytest.mark.rule("GEN-4.10")
def test_only_the_trader_moves_the_tower() -> None:
    at = Position().tower("street_5_2")
    assert at.reason(JANI, "move street_4_2") == "trader-only"
    assert at.reason(JANI, "stop") == "trader-only"
    assert at.reason(JANI, "queue street_4_2+park") == "trader-only"


@pytest.mark.rule("GEN-4.11")
def test_the_trader_may_go_on_when_everybody_has_acted() -> None:
    at = Position().tower("street_5_2")
    for player in at.state.players:
        player.performed = 1
    at.play(PETER, "move street_4_2")
    assert at.state.path[-1] == "street_4_2"


@pytest.mark.rule("GEN-4.12", "GEN-4.13")
def test_the_trader_may_stop_at_once_and_all_discs_lie_there() -> None:
    at = Position().has(PETER, markers=1).tower("street_5_2")
    at.play(PETER, "stop")
    assert at.state.discs == {"street_5_2": 5}
    assert at.asked == "AcquireBuildings"


@pytest.mark.rule("GEN-4.14", "Q3")
def test_without_a_free_neighbour_the_tower_stops() -> None:
    at = all_pass(Position()).tower("warehouse_metals", "street_3_2", "park", "villa_colini")
    events = at.play(PETER, "use")
    assert Stopped(PETER, "villa_colini", 2) in events
    assert at.state.trader == JANI


# ---------------------------------------------------------------- the end of turn, round and game


@pytest.mark.rule("GEN-9.1")
def test_the_discs_return_and_the_tower_passes_on() -> None:
    at = Position().tower("street_5_2")
    at.play(PETER, "move street_4_2", "stop")
    assert (len(at.state.path), at.state.discs, at.state.tower) == (1, {}, 5)
    assert at.state.trader == JANI


def last_turn(marker: int) -> Position:
    at = Position(3).trader(MATE)
    at.state.marker = marker
    return at.tower("palace", "street_5_2")


@pytest.mark.rule("GEN-9.3")
def test_the_game_ends_after_the_round_on_the_last_space() -> None:
    at = last_turn(LAST_SPACE)
    events = at.play(MATE, "stop")
    assert isinstance(events[-1], Finished)
    assert GAME.over(at.state)
    at = last_turn(LAST_SPACE - 1)
    events = at.play(MATE, "stop")
    assert RoundBegan(2, LAST_SPACE, True) in events
    assert TurnBegan(PETER, 2) in events


@pytest.mark.rule("GEN-9.4", "GEN-9.5")
def test_a_round_that_becomes_the_last_is_played_to_its_end() -> None:
    at = Position(3)
    at.state.marker = LAST_SPACE - 1
    at = rolled(at, 4, 4)
    assert at.state.marker == LAST_SPACE
    for seat in (JANI, MATE):
        at = rolled(at, 5, 2, "stop")
        assert at.state.trader == seat
    at.play(MATE, "stop")
    assert GAME.over(at.state)


@pytest.mark.rule("GEN-9.6")
def test_on_the_last_space_the_marker_stays() -> None:
    at = Position(3)
    at.state.marker = LAST_SPACE
    at = rolled(at, 4, 4)
    assert at.state.marker == LAST_SPACE
