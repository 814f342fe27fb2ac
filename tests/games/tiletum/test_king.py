"""TIL-11: the king action. TIL-16: the king phase."""

import pytest

from games.tiletum import TILETUM as GAME
from games.tiletum.events import DiscsReturned, KingMoved, KingTileDiscarded, OrderChanged, Scored, TileTaken
from games.tiletum.moves import BOOK
from games.tiletum.steps import Fair, KingPhase, KingScoring, TakeKingTile
from tests.games.tiletum.positions import BLUE, DULL, GREEN, ORANGE, PURPLE, Position, told

# ---------------------------------------------------------------- the action


def king_die(at: Position, number: int) -> Position:
    """Blue takes a die at the king action."""
    at.turn(BLUE).facing("king", number).dice(f"pink{number}", "pink5", "pink6")
    at.play(BLUE, f"die pink{number} {number} leave food")
    return at


@pytest.mark.rule("TIL-11.1", "R-20")
def test_a_disc_moves_one_space_for_each_point_of_its_own_accord() -> None:
    at = king_die(Position().has(BLUE, gold=2), 3)
    assert at.state.king_space(BLUE) == 8
    assert at.points == 0
    assert {option.split()[0] for option in at.options(BLUE)} == {"buy", "end"}, "nothing of the king is asked"


@pytest.mark.rule("TIL-11.2")
def test_a_disc_arrives_on_top() -> None:
    at = king_die(Position().track({4: (BLUE,), 7: (GREEN, ORANGE), 2: (PURPLE,)}), 4)
    assert at.state.king_track[7] == (GREEN, ORANGE, BLUE)


@pytest.mark.rule("TIL-11.3")
def test_no_disc_moves_beyond_the_last_space() -> None:
    at = Position().track({10: (BLUE,), 12: (GREEN,), 4: (ORANGE, PURPLE)})
    king_die(at, 1)
    assert at.state.king_track[12] == (GREEN, BLUE)
    assert at.points == 0


@pytest.mark.rule("TIL-11.4")
def test_a_disc_on_the_last_space_keeps_its_place_in_the_stack() -> None:
    at = Position().track({12: (BLUE, GREEN), 4: (ORANGE, PURPLE)})
    king_die(at, 1)
    assert at.state.king_track[12] == (BLUE, GREEN)


@pytest.mark.rule("TIL-11.5", "TIL-13.6", "TIL-22.3")
@pytest.mark.parametrize(("contract", "iron", "points"), [("iron_5_king", 5, 7), ("iron_7_king", 7, 11)])
def test_iron_contracts_give_a_step_on_the_king_track(contract: str, iron: int, points: int) -> None:
    at = Position().has(BLUE, iron=iron, warehouse=[f"contract_{contract}"])
    at.track({4: (BLUE,), 5: (GREEN, ORANGE, PURPLE)})
    events = at.play(BLUE, f"fulfil contract_{contract} -")
    assert told(events, KingMoved) == [KingMoved(BLUE, 4, 5, 0)]
    assert at.state.king_track[5] == (GREEN, ORANGE, PURPLE, BLUE)
    assert at.player(BLUE).points == points + 1
    assert at.player(BLUE).resources["iron"] == 0


# ---------------------------------------------------------------- the phase


def king_phase(at: Position) -> list[object]:
    return list(at.run(KingPhase(), KingScoring(), Fair()))


@pytest.mark.rule("TIL-16.1", "TIL-5.8")
def test_the_leader_takes_or_discards_the_tile() -> None:
    at = Position().track({9: (GREEN,), 7: (BLUE,), 4: (ORANGE, PURPLE)})
    king_phase(at)
    assert at.to_act == (GREEN,)
    assert at.options(GREEN) == ["favour take", "favour discard"]
    events = at.play(GREEN, "favour take")
    assert told(events, TileTaken) == [TileTaken(GREEN, DULL, "king_track")]
    assert at.player(GREEN).warehouse == [DULL]
    assert at.state.king_tile == ""
    at = Position()
    king_phase(at)
    assert told(at.play(BLUE, "favour discard"), KingTileDiscarded) == [KingTileDiscarded(BLUE, DULL)]
    assert at.player(BLUE).warehouse == []
    assert at.state.removed == {DULL: 1}


@pytest.mark.rule("TIL-16.2")
def test_the_lowest_disc_wins_a_tie_for_the_lead() -> None:
    at = Position().track({9: (PURPLE, GREEN), 7: (BLUE,), 4: (ORANGE,)})
    king_phase(at)
    assert at.to_act == (PURPLE,)


@pytest.mark.rule("TIL-16.3", "R-5")
@pytest.mark.parametrize(
    ("tile", "holds"),
    [
        ("helper_any_2", {"warehouse": ["helper_gold_4"] * 4}),
        ("crest_lion", {"crests": {3: "crest_lion"}}),
        ("contract_iron_2", {"contracts": ["contract_same_1"] * 6}),
    ],
)
def test_a_tile_that_cannot_be_taken_is_discarded_without_asking(tile: str, holds: dict[str, object]) -> None:
    at = Position().has(BLUE, **holds)
    at.state.king_tile = tile
    events = king_phase(at)
    assert KingTileDiscarded(BLUE, tile) in events
    assert not any(isinstance(step, TakeKingTile) for step in at.state.stack)


@pytest.mark.rule("R-5")
def test_the_leader_does_no_tasks_in_the_king_phase() -> None:
    at = Position().has(BLUE, gold=9, warehouse=["helper_gold_4"])
    king_phase(at)
    assert at.reason(BLUE, "buy stone 1") == "favour-first"
    assert at.reason(BLUE, "helper helper_gold_4 -") == "favour-first"


@pytest.mark.rule("TIL-16.4", "R-3")
def test_in_the_last_round_the_leader_gains_four_points() -> None:
    at = Position().track({9: (GREEN,), 7: (BLUE,), 4: (ORANGE, PURPLE)})
    at.state.round, at.state.king_tile = 4, ""
    events = king_phase(at)
    assert Scored(GREEN, 4, "king", "leader") in events
    assert at.to_act == ()


@pytest.mark.rule("R-3")
def test_by_option_there_is_a_tile_in_the_last_round_too() -> None:
    at = Position(king_tile_rounds="four")
    at.state.round = 4
    king_phase(at)
    assert at.options(BLUE) == ["favour take", "favour discard"]
    events = at.play(BLUE, "favour discard")
    assert not [event for event in told(events, Scored) if event.source == "leader"]


@pytest.mark.rule("TIL-16.5")
def test_everybody_scores_the_own_space() -> None:
    at = Position().track({11: (GREEN,), 8: (BLUE,), 4: (ORANGE,), 1: (PURPLE,)})
    for seat in range(4):
        at.player(seat).points = 20
        at.player(seat).scored = {"fairs": 20}
    at.run(KingScoring())
    assert [player.points for player in at.state.players] == [25, 20, 15, 32]


@pytest.mark.rule("TIL-16.6")
def test_the_new_order_is_from_high_to_low_and_from_the_bottom_up() -> None:
    at = Position().track({9: (PURPLE, GREEN), 2: (BLUE, ORANGE)})
    events = at.run(KingScoring())
    assert at.state.order == [PURPLE, GREEN, BLUE, ORANGE]
    assert told(events, OrderChanged) == [OrderChanged((PURPLE, GREEN, BLUE, ORANGE))]


@pytest.mark.rule("TIL-16.7", "TIL-16.8")
def test_red_discs_return_on_top_of_zero_the_higher_first() -> None:
    at = Position().track({4: (GREEN,), 3: (ORANGE,), 0: (PURPLE, BLUE)})
    events = at.run(KingScoring())
    assert at.state.king_track[4] == (GREEN, ORANGE, PURPLE, BLUE)
    assert told(events, DiscsReturned) == [DiscsReturned((ORANGE, PURPLE, BLUE))]


@pytest.mark.rule("TIL-16.9")
def test_discs_on_zero_and_blue_spaces_stay() -> None:
    at = Position().track({4: (GREEN, BLUE), 5: (ORANGE,), 12: (PURPLE,)})
    events = at.run(KingScoring())
    assert [at.state.king_track[n] for n in (4, 5, 12)] == [(GREEN, BLUE), (ORANGE,), (PURPLE,)]
    assert told(events, DiscsReturned) == []


def test_whose_time_is_out_takes_a_helper_only_if_a_space_stays_free() -> None:
    for held, expected in ((0, "take"), (2, "take"), (3, "discard")):
        at = Position().has(BLUE, warehouse=["helper_gold_4"] * held)
        assert TakeKingTile(BLUE).default(at.state, BLUE).notation == f"favour {expected}"
    at.has(BLUE, warehouse=[])
    at.state.king_tile = "contract_iron_2"
    assert TakeKingTile(BLUE).default(at.state, BLUE).notation == "favour discard"


@pytest.mark.rule("TIL-16.3")
def test_who_passes_on_what_others_ask_discards_a_tile_that_could_clog_the_warehouse_and_is_asked_otherwise() -> None:
    at = Position()
    at.run(KingPhase())
    assert GAME.default_move(at.state, BLUE).notation == "favour take"
    assert GAME.decline(at.state, BLUE) is None, "a free gift is worth asking"
    at.has(BLUE, warehouse=[DULL] * 3)
    assert GAME.default_move(at.state, BLUE).notation == "favour discard"
    assert GAME.decline(at.state, BLUE) == BOOK.read("favour discard")
    at.has(BLUE, warehouse=[])
    at.state.king_tile = "crest_lion"
    assert GAME.decline(at.state, BLUE) == BOOK.read("favour discard")
