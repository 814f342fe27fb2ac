"""Every game, every number of players, every option set: certified on random games."""

import pytest

from engine import GAMES
from tests.contract.elsewhere import compare_with_another_process, some_games
from tests.contract.games import CERTIFICATES, Chunk, chunks
from tests.contract.hooks import twin_checks
from tests.contract.kit import Care, certify
from tests.contract.playouts import option_sets

CARE = Care(examined=0.003, defaults=0.2, finished=0.005, interrupted=0.05)
ELSEWHERE = 8
"""Games of each kind that are also played in another process."""


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
                care=CARE,
                twin_checks=twin_checks(),
            )
        except Exception as error:
            error.add_note(f"in {chunk.game} with {chunk.seats} players, seed {seed}, options {chunk.options}")
            raise


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_moves_give_the_same_bytes_in_another_process(name: str) -> None:
    compare_with_another_process("engine", [name], games=ELSEWHERE)


@pytest.mark.parametrize("name", GAMES)
def test_every_player_count_and_option_is_played_in_another_process(name: str) -> None:
    game = GAMES[name]
    played = some_games(game, ELSEWHERE)
    assert {seats for seats, *_ in played} == set(game.meta.seats)
    for option, values in game.meta.options.choices().items():
        assert {options[option] for _, options, _ in played} == set(values)


def test_every_game_is_certified_on_enough_games() -> None:
    for name, game in GAMES.items():
        for seats in game.meta.seats:
            mine = [chunk for chunk in chunks() if (chunk.game, chunk.seats) == (name, seats)]
            assert sum(len(chunk.seeds) for chunk in mine) >= CERTIFICATES[name].games
            assert {str(chunk.options) for chunk in mine} == {str(options) for options in option_sets(game)}
