"""Every game, every number of players, every option set: certified on random games."""

import pytest

from engine import GAMES
from tests.contract.elsewhere import compare_with_another_process
from tests.contract.games import CERTIFICATES, Chunk, chunks, games_per_count
from tests.contract.hooks import twin_checks
from tests.contract.kit import certify, option_sets

SHARE = 0.005
"""Of the positions of a random game that are examined in full."""


@pytest.mark.parametrize("chunk", list(chunks()), ids=str)
def test_random_games_keep_the_contract(chunk: Chunk) -> None:
    game = GAMES[chunk.game]
    options = game.meta.options.read(chunk.options)
    for seed in chunk.seeds:
        try:
            certify(
                game,
                CERTIFICATES[chunk.game],
                chunk.seats,
                seed,
                options,
                share=SHARE,
                twin_checks=twin_checks(),
            )
        except Exception as error:
            error.add_note(f"in {chunk.game} with {chunk.seats} players, seed {seed}, options {chunk.options}")
            raise


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_moves_give_the_same_bytes_in_another_process(name: str) -> None:
    game = GAMES[name]
    compare_with_another_process("engine", name, games=min(16, 2 * len(game.meta.seats) * len(option_sets(game))))


def test_every_game_is_certified_on_enough_games() -> None:
    assert set(CERTIFICATES) == set(GAMES)
    for name, game in GAMES.items():
        for seats in game.meta.seats:
            mine = [chunk for chunk in chunks() if (chunk.game, chunk.seats) == (name, seats)]
            assert sum(len(chunk.seeds) for chunk in mine) >= games_per_count(name)
            assert {str(chunk.options) for chunk in mine} == {str(options) for options in option_sets(game)}
