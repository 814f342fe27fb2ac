"""Whole games at random: they end, they keep every piece, and their points can be counted again from the log."""

from random import Random

import pytest

from engine.events import Event, Finished
from engine.narrowing import narrow
from games.tiletum import TILETUM as GAME
from games.tiletum.events import FairScored, TurnBegan
from games.tiletum.moves import BOOK, GROUPS
from games.tiletum.state import State
from tests.contract.playouts import option_sets
from tests.games.tiletum.invariants import invariants
from tests.games.tiletum.recount import recount

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def play_at_random(state: State, rng: Random, check: bool = True) -> list[list[Event]]:
    log = []
    while seats := GAME.to_act(state):
        (seat,) = seats
        moves = GAME.moves(state, seat)
        assert moves, "nobody may be asked a question without an answer"
        assert len(set(moves)) == len(moves)
        log.append(GAME.play(state, seat, rng.choice(moves)))
        if check:
            invariants(state)
    return log


@ALL_COUNTS
@pytest.mark.rule("TIL-1.5", "TIL-4.11", "TIL-1.7")
def test_random_games_end_and_keep_all_pieces_and_points(seats: int) -> None:
    rng = Random(f"playouts {seats}")
    for n, options in enumerate(option_sets(GAME)):
        state = GAME.new(seats, f"game {n}", GAME.meta.options.read(options))
        start = state.clone()
        log = play_at_random(state, rng, check=n % 8 == 0)
        invariants(state)
        assert recount(start, log, state) == GAME.standings(state).points
        events = [event for events in log for event in events]
        turns = [event for event in events if isinstance(event, TurnBegan)]
        assert len(turns) == 12 * seats - 1, "the first turn begins with the game"
        assert sum(isinstance(event, FairScored) for event in events) == 4
        assert isinstance(events[-1], Finished)
        assert events[-1].winners == GAME.standings(state).winners
        assert state.round == 4


@ALL_COUNTS
def test_nobody_can_tell_a_world_dealt_again_from_this_one(seats: int) -> None:
    rng = Random(f"twins {seats}")
    state = GAME.new(seats, "twins")
    while acting := GAME.to_act(state):
        for viewer in (None, *range(seats)):
            twin = GAME.redeal(state, viewer, rng)
            seen = GAME.view(state, viewer)
            assert GAME.view(twin, viewer) == seen
            assert twin.seed != state.seed
            for seat in acting:
                assert GAME.moves(seen, seat) == GAME.moves(state, seat) == GAME.moves(twin, seat)
        GAME.play(state, acting[0], rng.choice(GAME.moves(state, acting[0])))


def test_the_state_survives_storage_at_every_decision() -> None:
    rng = Random("storage")
    state = GAME.new(4, "storage")
    while seats := GAME.to_act(state):
        back = GAME.load(GAME.dump(state))
        assert back == state.clone()
        assert GAME.moves(back, seats[0]) == GAME.moves(state, seats[0])
        GAME.play(state, seats[0], rng.choice(GAME.moves(state, seats[0])))


@ALL_COUNTS
def test_defaults_alone_play_a_whole_game_and_lose_no_tile(seats: int) -> None:
    state = GAME.new(seats, "defaults")
    decisions = 0
    while acting := GAME.to_act(state):
        move = GAME.default_move(state, acting[0])
        assert move in GAME.moves(state, acting[0])
        GAME.play(state, acting[0], move)
        decisions += 1
    invariants(state)
    assert decisions <= 12 * seats * 3 + 3, "a die, perhaps a joker, the end of the turn"


def test_the_questions_of_a_turn_are_few_and_short() -> None:
    """Twelve turns must not feel like sixty prompts: a question has few answers, and routes are single moves."""
    rng = Random("narrowing")
    for n in range(4):
        state = GAME.new(2 + n % 3, f"narrowing {n}")
        while acting := GAME.to_act(state):
            moves = GAME.moves(state, acting[0])
            move = rng.choice(moves)
            path: tuple[str, ...] = ()
            asked = 0
            while (question := narrow(moves, path)) is not None and question.move is None:
                asked += 1
                assert len(question.choices) <= 35
                path = next(c.path for c in question.choices if move.words[: len(c.path)] == c.path)
            assert asked <= 5
            GAME.play(state, acting[0], move)


def test_every_kind_of_move_is_in_one_group_and_played_somewhere() -> None:
    grouped = [kind for kinds in GROUPS.values() for kind in kinds]
    assert len(grouped) == len(set(grouped)) == len(BOOK.kinds)
    rng = Random("kinds")
    met: set[type] = set()
    for n in range(60):
        state = GAME.new(2 + n % 3, f"kinds {n}")
        while acting := GAME.to_act(state):
            moves = GAME.moves(state, acting[0])
            kinds = list(dict.fromkeys(type(move) for move in moves))
            kind = rng.choice(kinds)
            met.add(kind)
            GAME.play(state, acting[0], rng.choice([move for move in moves if type(move) is kind]))
        if met == set(grouped):
            return
    raise AssertionError(f"never played: {set(grouped) - met}")
