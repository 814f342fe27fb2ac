"""Whole games at random: they end, they keep every piece, and their points can be counted again from the log."""

from random import Random

import pytest
from pydantic_core import from_json, to_json

from engine.events import Event, Finished
from engine.moves import Move
from engine.seats import Seat
from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS
from games.tournay.events import LastRoundBegan, NothingGrew, StoodStill, TurnBegan
from games.tournay.meta import TournayOptions
from games.tournay.moves import Build, Gather, Play
from games.tournay.state import State
from games.tournay.steps import Turn
from tests.games.playouts import all_events, default_game, random_game
from tests.games.tournay.builder import build
from tests.games.tournay.certificate import CERTIFICATE
from tests.games.tournay.invariants import invariants
from tests.games.tournay.positions import BETTI, KARCSI, Position, told


@pytest.mark.parametrize("expansion", ["none", "replace", "mix"])
@pytest.mark.parametrize("rules", ["basic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("TOU-18.6")
def test_random_games_end_and_keep_all_pieces_and_points(seats: int, rules: str, expansion: str) -> None:
    options = TournayOptions.read({"rules": rules, "expansion": expansion})
    played = random_game(GAME, CERTIFICATE, seats, f"{rules} {expansion}", options)
    state, events = played.final, all_events(played)
    ends = [n for n, event in enumerate(events) if isinstance(event, LastRoundBegan | StoodStill | NothingGrew)]
    assert len(ends) == 1
    last = [event.seat for event in told(events[ends[0] :], TurnBegan)]
    assert last == state.in_turn_order(state.start), "one last turn each, from the start player"
    assert len({player.turns for player in state.players}) == 1, "everybody has had the same number of turns"


@pytest.mark.rule("TOU-18.4", "TOU-18.5")
def test_games_of_builders_end_in_both_ways() -> None:
    met = set()
    for n in range(12):
        state, rng = GAME.new(2 + n % 3, f"builders {n}"), Random(n)
        for _ in range(600):
            seats = GAME.to_act(state)
            if not seats:
                break
            for event in GAME.play(state, seats[0], build(state, seats[0], rng)):
                if isinstance(event, LastRoundBegan):
                    met.add(len(event.complete) > 1)
        invariants(state)
    assert met == {True, False}


@pytest.mark.rule("Q69")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_everybody_has_left_comes_to_its_end(seats: int) -> None:
    state = GAME.new(seats, "defaults")
    _, log = default_game(GAME, state)
    assert told(log, StoodStill) == [StoodStill(5)]
    assert {player.turns for player in state.players} == {6}, "five rounds of standing still, and the last one"
    assert isinstance(log[-1], Finished)


@pytest.mark.rule("Q69")
def test_whatever_else_is_done_begins_the_count_anew() -> None:
    at = Position(2).turn(BETTI)
    for seat, others in ((BETTI, 3), (KARCSI, 2)):
        for move in [*["gather"] * others, "earn red 1", *["gather"] * others]:
            at.play(at.to_act[0], move)
        assert at.state.idle == others, seat
    at.hand(BETTI, "market_1").turn(BETTI).play(BETTI, "play market_1 - 0,0", "gather")
    assert at.state.idle == 1, "a card played is not standing still"
    at.state.idle = 9
    assert not told(at.run(Turn(BETTI)), StoodStill)
    at.state.idle = 10
    assert not told(at.run(Turn(KARCSI)), StoodStill), "the end is looked for in the start player's turn"
    assert told(at.run(Turn(BETTI)), StoodStill) == [StoodStill(5)]
    assert at.state.last_round


def spoil(state: State, seat: Seat, rng: Random) -> Move:
    """Anything but what would drive the game on: never a card on a new space or on its own colour, and no gathering
    while there is something else to do."""
    moves = [move for move in GAME.moves(state, seat) if not move.standing]

    def drives_on(move: Move) -> bool:
        if isinstance(move, Play):
            below = state.players[seat].quarter.get(move.space)
            return below is None or below.card.colour == CARDS[move.card].colour
        return isinstance(move, Gather | Build)

    return rng.choice([move for move in moves if not drives_on(move)] or moves)


@pytest.mark.rule("Q70")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_everybody_spoils_comes_to_its_end(seats: int) -> None:
    state, rng = GAME.new(seats, "spoilers"), Random(f"spoilers {seats}")
    log: list[Event] = []
    for _ in range(4000):
        if not (asked := GAME.to_act(state)):
            break
        log += GAME.play(state, asked[0], spoil(state, asked[0], rng))
    assert told(log, NothingGrew) == [NothingGrew(10)]
    assert isinstance(log[-1], Finished)
    invariants(state)


@pytest.mark.rule("Q70")
def test_only_more_than_ever_before_is_growth() -> None:
    at = Position(2).turn(BETTI).quarter(BETTI, {"0,0": "market_1"})
    at.run(Turn(BETTI))
    assert (at.state.grown, at.state.barren) == (1, 0)
    at.run(Turn(KARCSI))
    assert at.state.barren == 0, "a round is counted when the start player begins it"
    at.run(Turn(BETTI))
    at.quarter(BETTI, {"0,0": "market_1 quarry_1"}).run(Turn(BETTI))
    assert (at.state.grown, at.state.barren) == (2, 0), "a covered card still lies there"
    del at.state.players[BETTI].quarter["0,0"]
    at.run(Turn(BETTI))
    at.quarter(KARCSI, {"0,0": "port_1", "0,1": "barn_1"}).run(Turn(BETTI))
    assert at.state.barren == 2, "what only comes back is no growth"
    at.state.decks["red_1"].crier_out = True
    at.run(Turn(BETTI))
    at.state.players[KARCSI].built.append("heresy")
    at.run(Turn(BETTI))
    assert (at.state.grown, at.state.barren) == (4, 0)
    at.state.barren = 8
    assert not told(at.run(Turn(BETTI)), NothingGrew)
    assert told(at.run(Turn(BETTI)), NothingGrew) == [NothingGrew(10)]
    assert at.state.last_round


def test_whoever_only_lets_time_run_out_does_not_keep_the_others_from_finishing() -> None:
    rng = Random("defaults")
    state = GAME.new(2, "defaults")
    for _ in range(3000):
        seats = GAME.to_act(state)
        if not seats:
            break
        seat = seats[-1]
        move = GAME.default_move(state, seat) if seat == 0 else rng.choice(GAME.moves(state, seat))
        assert move in GAME.moves(state, seat)
        GAME.play(state, seat, move)
    assert GAME.over(state)
    invariants(state)


def test_a_game_stored_before_standing_still_was_counted_goes_on() -> None:
    state = GAME.new(3, "stored")
    stored = from_json(GAME.dump(state))
    del stored["idle"]
    again = GAME.load(to_json(stored))
    assert again == state
    GAME.play(again, again.start, GAME.default_move(again, again.start))
    assert again.idle == 1
