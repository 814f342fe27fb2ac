"""Whole games at random: they end, they keep every piece, and their points can be counted again from the log."""

from random import Random

import pytest

from engine.narrowing import narrow
from games.tiletum import TILETUM as GAME
from games.tiletum.events import FairScored, TurnBegan
from games.tiletum.moves import BOOK, GROUPS
from tests.contract.playouts import option_sets
from tests.games.playouts import all_events, default_game, random_game
from tests.games.positions import told
from tests.games.tiletum.certificate import CERTIFICATE
from tests.games.tiletum.invariants import invariants

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


@ALL_COUNTS
@pytest.mark.rule("TIL-1.5", "TIL-4.11", "TIL-1.7")
def test_random_games_end_and_keep_all_pieces_and_points(seats: int) -> None:
    for n, options in enumerate(option_sets(GAME)[::5]):
        played = random_game(GAME, CERTIFICATE, seats, f"game {n}", GAME.meta.options.read(options))
        events = all_events(played)
        assert len(told(events, TurnBegan)) == 12 * seats - 1, "the first turn begins with the game"
        assert len(told(events, FairScored)) == 4
        assert played.final.round == 4


@ALL_COUNTS
def test_defaults_alone_play_a_whole_game_and_lose_no_tile(seats: int) -> None:
    state = GAME.new(seats, "defaults")
    played, _ = default_game(GAME, state)
    invariants(state)
    assert len(played) <= 12 * seats * 3 + 3, "a die, perhaps a joker, the end of the turn"


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
