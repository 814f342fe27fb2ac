"""BUR-14 and BUR-15: the end of a phase and of the game."""

import pytest

from engine.events import Finished
from games.burgundy import BURGUNDY as GAME
from games.burgundy.events import EndScored, MinesPaid
from games.burgundy.steps import EndOfGame
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, DARIO, Position, kinds, told
from tests.games.playouts import default_game


@pytest.mark.rule("BUR-14.1", "BUR-8.14")
def test_every_mine_pays_a_silver_at_the_end_of_a_phase() -> None:
    at = Position(2).estate(ANNA, e3="mine", f2="mine").store(BENNO, "mine").last_round("A").turn(BENNO, 1, 1)
    events = at.end_turn(BENNO)
    assert told(events, MinesPaid) == [MinesPaid(ANNA, 2, 2, 0)], "a mine in the storage pays nothing"
    assert at.player(ANNA).silver == 2


@pytest.mark.rule("BUR-14.3", "BUR-15.1", "BUR-R18")
def test_mines_pay_after_phase_e_too_before_the_final_scoring() -> None:
    at = Position(2).estate(ANNA, e3="mine").last_round("E").turn(BENNO, 1, 1)
    events = at.end_turn(BENNO)
    names = kinds(events)
    assert names.index("MinesPaid") < names.index("EndScored")
    assert names[-1] == "Finished"
    assert EndScored(ANNA, "silver", 1, 1) in events
    assert GAME.over(at.state)


@pytest.mark.rule("BUR-15.2", "BUR-15.3", "BUR-15.4", "BUR-15.6")
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4)])
def test_what_is_left_over_scores(workers: int, points: int) -> None:
    at = (
        Position(2).goods(ANNA, pink=2, red=3).has(ANNA, silver=7, workers=workers).store(ANNA, "castle", "cow4", "k26")
    )
    events = at.run(EndOfGame())
    assert [event for event in told(events, EndScored) if event.seat == ANNA] == [
        EndScored(ANNA, "goods", 5, 5),
        EndScored(ANNA, "silver", 7, 7),
        EndScored(ANNA, "workers", workers, points),
    ]
    assert at.player(ANNA).points == 5 + 7 + points


@pytest.mark.rule("BUR-15.5")
def test_knowledge_scores_only_on_the_estate() -> None:
    at = Position(2).sold(ANNA, pink=2).store(ANNA, "k25").sold(BENNO, red=2).knows(BENNO, 8, 15)
    events = told(at.run(EndOfGame()), EndScored)
    assert [event.source for event in events if event.seat == BENNO] == ["goods", "silver", "workers", "k15"]
    assert (at.player(ANNA).earned.get("knowledge", 0), at.player(BENNO).earned["knowledge"]) == (0, 3)


def finish(at: Position, **points: int) -> None:
    for name, count in points.items():
        at.has({"anna": ANNA, "benno": BENNO, "carla": CARLA}[name], points=count)
    (finished,) = told(at.run(EndOfGame()), Finished)
    assert finished.winners == GAME.standings(at.state).winners


@pytest.mark.rule("BUR-15.7")
def test_most_points_win() -> None:
    at = Position(3)
    finish(at, anna=40, benno=60, carla=50)
    standings = GAME.standings(at.state)
    assert standings.ranking == ((BENNO,), (CARLA,), (ANNA,))
    assert standings.decided_by is None


@pytest.mark.rule("BUR-15.8", "BUR-R15")
def test_of_tied_players_the_one_with_more_empty_spaces_wins() -> None:
    at = Position(3).estate(ANNA, e3="mine").estate(BENNO, e3="mine", f2="mine")
    finish(at, anna=50, benno=50, carla=20)
    standings = GAME.standings(at.state)
    assert standings.ranking == ((ANNA,), (BENNO,), (CARLA,))
    assert standings.decided_by == "burgundy-tiebreak-empty-spaces"


@pytest.mark.rule("BUR-15.9", "BUR-R16", "BUR-R33")
def test_if_still_tied_the_later_in_turn_order_wins() -> None:
    """BUR-R16: on the track at the end. BUR-R33: other places likewise, so that none is shared."""
    at = Position(3).track([ANNA], [CARLA], [BENNO])
    at.state.order = [ANNA, BENNO, CARLA]
    assert at.state.turn_order == [BENNO, CARLA, ANNA], "a ship has changed the order since the last round began"
    finish(at, anna=50, benno=50, carla=50)
    standings = GAME.standings(at.state)
    assert standings.ranking == ((ANNA,), (CARLA,), (BENNO,))
    assert standings.decided_by == "burgundy-tiebreak-turn-order"


@pytest.mark.rule("BUR-15.8")
def test_the_first_tie_break_counts_before_the_second() -> None:
    at = Position(3).track([ANNA], [CARLA], [BENNO]).estate(ANNA, e3="mine")
    finish(at, anna=50, benno=50, carla=50)
    standings = GAME.standings(at.state)
    assert standings.ranking == ((CARLA,), (BENNO,), (ANNA,))
    assert standings.decided_by == "burgundy-tiebreak-turn-order"


@pytest.mark.rule("BUR-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_nothing_but_workers(seats: int) -> None:
    """Fifty times two workers each, three goods, one silver."""
    state = GAME.new(seats, "idle")
    default_game(GAME, state)
    first = state.turn_order
    for place, seat in enumerate(first):
        workers = place + 1 + 100
        assert state.players[seat].workers == workers
        assert GAME.standings(state).points[seat] == 3 + 1 + workers // 2
    assert state.active is None


def test_before_the_end_points_alone_rank_and_places_may_be_shared() -> None:
    at = Position(4).has(ANNA, points=20).has(BENNO, points=30).has(CARLA, points=20).has(DARIO, points=7)
    standings = GAME.standings(at.state)
    assert (standings.over, standings.decided_by, standings.winners) == (False, None, ())
    assert standings.ranking == ((BENNO,), (ANNA, CARLA), (DARIO,))


def test_the_breakdown_names_every_source() -> None:
    breakdown = GAME.standings(Position(2).state).breakdown[ANNA]
    during = ("animals", "watchtowers", "sales", "regions", "phases", "colours")
    at_the_end = ("goods", "silver", "workers", "knowledge")
    assert list(breakdown) == [f"burgundy-points-{source}" for source in (*during, *at_the_end)]
