"""Whole games at random: they end, they keep every piece, and their points can be counted again from the log."""

from random import Random

import pytest

from engine.events import Event, Finished
from engine.tournay import TOURNAY as GAME
from engine.tournay.events import LastRoundBegan, TurnBegan
from engine.tournay.meta import TournayOptions
from engine.tournay.state import State
from tests.engine.tournay.builder import build
from tests.engine.tournay.invariants import invariants
from tests.engine.tournay.recount import recount


def play_at_random(state: State, rng: Random, check: bool = True) -> list[list[Event]]:
    log = []
    while seats := GAME.to_act(state):
        seat = rng.choice(seats)
        moves = GAME.moves(state, seat)
        assert moves, "nobody may be asked a question without an answer"
        log.append(GAME.play(state, seat, rng.choice(moves)))
        if check:
            invariants(state)
    return log


@pytest.mark.parametrize("expansion", ["none", "replace", "mix"])
@pytest.mark.parametrize("rules", ["basic", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("TOU-18.6")
def test_random_games_end_and_keep_all_pieces_and_points(seats: int, rules: str, expansion: str) -> None:
    rng = Random(f"{seats} {rules} {expansion}")
    options = TournayOptions.read({"rules": rules, "expansion": expansion})
    state = GAME.new(seats, "a random game", options)
    start = state.clone()
    log = play_at_random(state, rng)
    assert recount(start, log, state) == GAME.standings(state).points
    events = [event for events in log for event in events]
    assert isinstance(events[-1], Finished)
    assert events[-1].winners == GAME.standings(state).winners != ()
    ends = [n for n, event in enumerate(events) if isinstance(event, LastRoundBegan)]
    assert len(ends) == 1
    last = [event.seat for event in events[ends[0] :] if isinstance(event, TurnBegan)]
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


def test_defaults_alone_never_break_the_game() -> None:
    """Whoever lets every time run out gathers for ever; the others can finish."""
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
    invariants(state)
