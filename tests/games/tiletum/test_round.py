"""TIL-3, TIL-4: preparation and the action phase. TIL-18, TIL-19: clean-up and the end."""

from collections import Counter
from random import Random

import pytest

from engine.events import Event, Finished
from games.tiletum import TILETUM as GAME
from games.tiletum.data import ACTIONS, bonus_stack
from games.tiletum.events import (
    CorruptionShown,
    FairScored,
    FinalScored,
    OrderChanged,
    RoundBegan,
    Scored,
    TilesLaid,
    TurnBegan,
)
from games.tiletum.state import State
from games.tiletum.steps import CleanUp, EndOfGame, Pass, Round
from tests.games.tiletum.positions import BLUE, GREEN, ORANGE, PURPLE, Position, told

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def defaults(seats: int, seed: str) -> tuple[State, list[Event]]:
    """A whole game in which everybody's time runs out again and again."""
    state, events = GAME.new(seats, seed), []
    while acting := GAME.to_act(state):
        events += GAME.play(state, acting[0], GAME.default_move(state, acting[0]))
    return state, events


# ---------------------------------------------------------------- preparation


@pytest.mark.rule("TIL-3.1")
@ALL_COUNTS
def test_so_many_dice_are_drawn(seats: int) -> None:
    state = GAME.new(seats, "dice")
    assert len(state.dice) == {2: 8, 3: 11, 4: 14}[seats] == 3 * seats + 2


@pytest.mark.rule("TIL-3.2")
def test_every_die_is_rolled() -> None:
    numbers = Counter(int(die[-1]) for n in range(30) for die in GAME.new(4, f"roll {n}").dice)
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert min(numbers.values()) > 40


@pytest.mark.rule("TIL-3.3", "TIL-5.1")
def test_a_die_lies_at_the_segment_of_its_number_whatever_its_colour() -> None:
    at = Position().poor(BLUE).facing("contract", 3).dice("yellow3", "blue3", "pink5")
    assert {at.state.action_at(3)} == {"contract"}
    options = at.options(BLUE, "die")
    assert {option.split()[1] for option in options} == {"yellow3", "blue3", "pink5"}
    assert all(option.split()[2] == option.split()[1][-1] for option in options)


# ---------------------------------------------------------------- the action phase


@pytest.mark.rule("TIL-1.5", "TIL-1.6", "TIL-1.7", "TIL-4.1", "TIL-4.9", "TIL-4.11", "TIL-18.7", "TIL-19.1")
@ALL_COUNTS
def test_the_course_of_the_game(seats: int) -> None:
    _, events = defaults(seats, "course")
    story = [type(e).__name__ for e in events if isinstance(e, _PHASES)]
    one_pass = ["CorruptionShown", *["TurnBegan"] * seats]
    one_round = [*one_pass * 3, "OrderChanged", "FairScored"]
    rest = ["TilesLaid", "RoundBegan", *one_round] * 3
    assert ["CorruptionShown", "TurnBegan", *story] == [*one_round, *rest, *["FinalScored"] * seats, "Finished"]


_PHASES = (RoundBegan, CorruptionShown, TurnBegan, OrderChanged, FairScored, TilesLaid, FinalScored, Finished)


@pytest.mark.rule("TIL-4.9", "TIL-16.6")
def test_everybody_takes_one_turn_in_each_pass_in_turn_order() -> None:
    _, events = defaults(3, "order")
    order: tuple[int, ...] = ()
    turns: list[TurnBegan] = []
    for event in events:
        if isinstance(event, OrderChanged):
            order, turns = event.order, []
        elif isinstance(event, TurnBegan) and order:
            turns.append(event)
            assert event.seat == order[(len(turns) - 1) % 3]
            assert event.turn == (len(turns) - 1) // 3 + 1


@pytest.mark.rule("TIL-4.2")
def test_each_pass_turns_up_one_marker_at_random() -> None:
    seen = Counter()
    for n in range(60):
        at = Position()
        at.state.seed = f"marker {n}"
        at.state.corruption, at.state.corruption_shown = {"0": 1, "1": 2, "2": 2}, [0]
        (shown,) = told(at.run(Pass(2)), CorruptionShown)
        assert at.state.corruption_shown == [0, shown.steps]
        assert sum(at.state.corruption.values()) == 4
        seen[shown.steps] += 1
    assert set(seen) == {0, 1, 2}


def corruption(at: Position, steps: int) -> None:
    at.state.corruption = {"0": 0, "1": 0, "2": 0, str(steps): 1}
    at.run(Pass(1))


@pytest.mark.rule("TIL-4.3")
def test_all_discs_move_left_by_the_marker() -> None:
    at = Position().track({4: (BLUE,), 7: (ORANGE,), 9: (PURPLE,), 12: (GREEN,)})
    corruption(at, 2)
    assert [at.state.king_space(seat) for seat in range(4)] == [2, 5, 7, 10]


@pytest.mark.rule("TIL-4.4")
def test_a_zero_moves_nobody() -> None:
    at = Position().track({1: (GREEN,), 5: (ORANGE, BLUE, PURPLE)})
    corruption(at, 0)
    assert at.state.king_track[5] == (ORANGE, BLUE, PURPLE)
    assert at.state.king_track[1] == (GREEN,)


@pytest.mark.rule("TIL-4.5", "TIL-11.4")
def test_no_disc_moves_beyond_the_leftmost_space() -> None:
    at = Position().track({0: (GREEN, BLUE), 1: (ORANGE,), 4: (PURPLE,)})
    corruption(at, 2)
    assert at.state.king_track[0] == (GREEN, BLUE, ORANGE)
    assert at.state.king_track[2] == (PURPLE,)


@pytest.mark.rule("TIL-4.6", "TIL-4.7", "TIL-4.8")
def test_stacks_move_together_from_the_left_and_come_on_top() -> None:
    at = Position().track({0: (GREEN,), 1: (PURPLE, BLUE), 2: (ORANGE,)})
    corruption(at, 2)
    assert at.state.king_track[0] == (GREEN, PURPLE, BLUE, ORANGE)
    at = Position().track({4: (GREEN, PURPLE), 5: (ORANGE, BLUE)})
    corruption(at, 1)
    assert at.state.king_track[3] == (GREEN, PURPLE)
    assert at.state.king_track[4] == (ORANGE, BLUE)


@pytest.mark.rule("TIL-4.10")
def test_a_turn_is_die_resources_action_in_this_order() -> None:
    at = Position().poor(BLUE).facing("architect", 2).dice("dark_grey2", "pink5")
    assert at.reason(BLUE, "architect paris walk") == "die-first"
    assert at.reason(BLUE, "end turn") == "die-first"
    at.play(BLUE, "die dark_grey2 2 leave stone")
    assert at.player(BLUE).resources["stone"] == 2
    assert (at.state.action, at.points) == ("architect", 5)
    at.play(BLUE, "architect paris walk", "end turn")
    assert at.to_act == (ORANGE,)


# ---------------------------------------------------------------- clean-up


def cleaned_up(round: int = 1, **options: str) -> Position:
    at = Position(**options)
    at.state.round = round
    at.state.action_tiles |= {"king": "", "merchant": ""}
    at.state.king_tile = ""
    at.state.bonus_stack = dict(bonus_stack(4))
    at.dice("blue3", "pink4")
    at.has(BLUE, dice=["yellow1", "yellow2", "pink6"])
    at.state.bag["yellow"] -= 2
    at.state.bag["pink"] -= 1
    at.run(CleanUp())
    return at


@pytest.mark.rule("TIL-18.1")
def test_only_taken_action_tiles_are_replaced() -> None:
    at = Position()
    at.state.action_tiles |= {"king": "", "merchant": ""}
    events = told(at.run(CleanUp()), TilesLaid)
    assert events[0].places == ("merchant", "king", "king_track")
    for place, tile in zip(events[0].places[:2], events[0].tiles, strict=False):
        assert at.state.action_tiles[place] == tile
    assert all(at.state.action_tiles.values())
    assert [at.state.action_tiles[a] for a in ("architect", "character", "contract", "joker")] == ["helper_vp_4"] * 4


@pytest.mark.rule("TIL-18.2", "R-3")
def test_the_king_tile_is_replaced_after_rounds_one_and_two() -> None:
    assert cleaned_up(1).state.king_tile
    assert cleaned_up(2).state.king_tile
    assert not cleaned_up(3).state.king_tile
    assert cleaned_up(3, king_tile_rounds="four").state.king_tile


@pytest.mark.rule("TIL-18.3")
def test_map_tiles_are_never_replaced() -> None:
    at = Position()
    del at.state.city_tiles["paris"]
    at.run(CleanUp())
    assert "paris" not in at.state.city_tiles
    assert len(at.state.city_tiles) == 19


@pytest.mark.rule("TIL-18.4", "R-1")
def test_all_six_corruption_markers_are_shuffled_again() -> None:
    at = Position()
    at.state.corruption, at.state.corruption_shown = {"0": 0, "1": 2, "2": 1}, [0, 0, 2]
    events = at.run(CleanUp())
    (shown,) = told(events, CorruptionShown)
    assert at.state.corruption_shown == [shown.steps]
    assert Counter(at.state.corruption) + Counter([str(shown.steps)]) == {"0": 2, "1": 2, "2": 2}


@pytest.mark.rule("TIL-18.5")
def test_all_dice_return_to_the_bag_and_are_drawn_again() -> None:
    at = cleaned_up()
    assert at.player(BLUE).dice == []
    assert len(at.state.dice) == 14
    colours = Counter(at.state.bag) + Counter(die[:-1] for die in at.state.dice)
    assert set(colours.values()) == {4}


@pytest.mark.rule("TIL-18.6")
def test_the_wheel_turns_by_one_step() -> None:
    at = Position()
    before = [at.state.number_at(action) for action in ACTIONS]
    at.run(CleanUp())
    after = [at.state.number_at(action) for action in ACTIONS]
    assert after == [(number - 2) % 6 + 1 for number in before]
    assert before == [1, 2, 3, 4, 5, 6]
    assert after == [6, 1, 2, 3, 4, 5]


@pytest.mark.rule("TIL-18.7")
def test_the_next_round_begins_with_its_dice() -> None:
    at = Position()
    events = at.run(CleanUp())
    assert at.state.round == 2
    assert told(events, RoundBegan)[0].dice == tuple(at.state.dice)
    assert at.to_act == (BLUE,)


@pytest.mark.rule("R-10")
def test_the_bonus_stack_cannot_run_out() -> None:
    spaces = {2: 12, 3: 16, 4: 20}
    for seats in (2, 3, 4):
        laid_at_most = 6 + 1 + spaces[seats] + 3 * 6 + 3
        assert laid_at_most <= sum(bonus_stack(seats).values())


# ---------------------------------------------------------------- the end


def ended(at: Position, seat: int = BLUE) -> dict[str, int]:
    """Points of the final scoring by reason."""
    events = at.run(EndOfGame())
    return {e.why: e.points for e in told(events, Scored) if e.seat == seat}


@pytest.mark.rule("TIL-19.2")
def test_houses_times_pillars_on_the_map_with_the_start_house() -> None:
    at = Position().poor(BLUE).house(BLUE, "arles").house(BLUE, "london").pillar("paris", BLUE).pillar("wien", BLUE)
    assert ended(at) == {"map": 6}
    assert ended(Position().poor(BLUE).house(BLUE, "arles")) == {}


@pytest.mark.rule("TIL-19.3", "TIL-15.11")
@pytest.mark.parametrize(("completed", "points"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 20), (6, 30)])
def test_completed_buildings_score_by_the_table(completed: int, points: int) -> None:
    at = Position().poor(BLUE).has(BLUE, completed=[6, 5, 4, 3, 2, 1][:completed])
    assert ended(at).get("buildings", 0) == points


@pytest.mark.rule("TIL-19.4")
def test_every_four_resources_score_one_point() -> None:
    assert ended(Position().has(BLUE, gold=3, food=0, wool=2, stone=1, iron=1)) == {"resources": 1}
    assert ended(Position().has(BLUE, gold=4, food=1, wool=1, stone=1, iron=1)) == {"resources": 2}
    assert ended(Position().has(BLUE, gold=0, food=0, wool=0, stone=2, iron=1)) == {}


@pytest.mark.rule("TIL-19.5", "R-26")
def test_ties_are_won_by_the_earlier_in_turn_order() -> None:
    at = Position()
    at.state.order = [PURPLE, GREEN, BLUE, ORANGE]
    for seat in range(4):
        at.poor(seat)
    at.run(EndOfGame())
    standings = GAME.standings(at.state)
    assert standings.ranking == ((PURPLE,), (GREEN,), (BLUE,), (ORANGE,))
    assert standings.decided_by == "tiletum-tiebreak-turn-order"


@pytest.mark.rule("R-26")
def test_the_turn_order_still_changes_in_the_last_round() -> None:
    rng = Random("last order")
    state, orders = GAME.new(3, "last order"), 0
    while acting := GAME.to_act(state):
        events = GAME.play(state, acting[0], rng.choice(GAME.moves(state, acting[0])))
        orders += sum(isinstance(event, OrderChanged) for event in events)
    assert orders == 4


def test_a_round_may_be_prepared_by_itself() -> None:
    at = Position(2)
    at.dice()
    at.run(Round(2))
    assert (at.state.round, len(at.state.dice)) == (2, 8)
