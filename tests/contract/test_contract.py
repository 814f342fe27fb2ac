"""Every game, every number of players, every option set: certified on random games."""

from random import Random

import pytest

from engine import GAMES
from engine.testing import Certificate
from tests.contract.elsewhere import compare_with_another_process, some_games
from tests.contract.games import CERTIFICATES, Chunk, chunks
from tests.contract.hooks import twin_checks
from tests.contract.kit import Care, certify
from tests.contract.playouts import option_sets, walk
from tests.contract.secrets import check_openings, check_told, never_dealt

CARE = Care(examined=0.003, defaults=0.2, finished=0.005, interrupted=0.05)
OPTION_SETS = 6
"""Of which the opening is looked at."""
LISTENED, LISTENED_FIRST = 0.05, 3
"""Part of the moves whose news are compared with those of other worlds; more of the first ones."""
LOOKED_AT, POSITIONS = 0.08, 50
"""Part of the positions, and how many of these at most, in which secrets are dealt again."""
ELSEWHERE = 8
"""Games of each kind that are also played in another process."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_certificate(name: str) -> None:
    assert isinstance(CERTIFICATES[name], Certificate)


@pytest.mark.parametrize("chunk", list(chunks()), ids=str)
def test_random_games_keep_the_contract(chunk: Chunk) -> None:
    game = GAMES[chunk.game]
    options = game.meta.options.read(chunk.options)
    for seed in chunk.seeds:
        try:
            certify(game, CERTIFICATES[chunk.game], chunk.seats, seed, options, care=CARE, twin_checks=twin_checks())
        except Exception as error:
            error.add_note(f"in {chunk.game} with {chunk.seats} players, seed {seed}, options {chunk.options}")
            raise


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.meta.seats]
)
def test_events_betray_nothing_that_a_view_hides(name: str, seats: int) -> None:
    game, certificate, rng = GAMES[name], CERTIFICATES[name], Random(f"told {seats}")
    for options in option_sets(game)[:OPTION_SETS]:
        check_openings(game, certificate, seats, game.meta.options.read(options))
    options = game.meta.options.read(rng.choice(option_sets(game)))
    for state, seat, move, _ in walk(game, seats, f"told-{seats}", options, certificate):
        if rng.random() < max(LISTENED, LISTENED_FIRST / (state.played + 1)):
            check_told(game, certificate, state, seat, move, rng)
        game.play(state, seat, move)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_hidden_is_dealt_again(name: str) -> None:
    game, rng = GAMES[name], Random("dealt")
    positions = []
    for seats, options, seed in some_games(game, ELSEWHERE):
        for state, seat, move, _ in walk(game, seats, seed, game.meta.options.read(options), CERTIFICATES[name]):
            positions += [state.clone()] if rng.random() < LOOKED_AT else []
            game.play(state, seat, move)
    looked_at = rng.sample(positions, min(POSITIONS, len(positions)))
    undealt = [field for field in never_dealt(game, looked_at, rng) if field not in CERTIFICATES[name].known]
    assert not undealt, (
        f"{', '.join(undealt)}: hidden, but the same in every world that `redeal` makes. Deal it there, show it "
        "(`Public[…]`), or say in the certificate why everybody knows it (`known`)"
    )


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
