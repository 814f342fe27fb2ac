"""Luck of finished games: it follows the draws, not the play."""

from functools import cache
from random import Random
from statistics import fmean

import pytest

from automata import caretaker
from automata.luck import luck
from engine import GAMES
from engine.chance import fingerprint
from engine.transcript import Recording, Result

GAME = "burgundy"


@cache
def a_game(seed: str, careless: int | None = None) -> Recording:
    """A game of journeymen, in which one seat may choose at random."""
    game, journeyman, rng, moves = GAMES[GAME], caretaker(GAME), Random(seed), []
    state = game.new(3, seed)
    while asked := game.to_act(state):
        seat = asked[0]
        move = rng.choice(game.moves(state, seat)) if seat == careless else journeyman.choose(state, seat)
        moves.append((seat, move.notation))
        game.play(state, seat, move)
    end = Result.of(game.standings(state))
    return Recording(
        game=GAME,
        rules_version=game.meta.rules_version,
        players=3,
        seed=seed,
        moves=tuple(moves),
        digests={},
        standings=end,
        fingerprint=fingerprint(seed),
    )


def ahead(recorded: Recording) -> list[float]:
    """Final points above the table's average."""
    points = recorded.standings.points
    return [one - fmean(points) for one in points]


def test_luck_is_the_same_each_time_and_cancels_out_over_the_seats() -> None:
    recorded = a_game("one")
    found = luck(recorded)
    assert found == luck(recorded)
    assert sum(found) == pytest.approx(0.0)
    assert any(abs(one) > 0.5 for one in found)


def test_playing_badly_is_no_bad_luck() -> None:
    games = [a_game(f"careless {n}", careless=0) for n in range(3)]
    lost = fmean(ahead(one)[0] for one in games)
    assert lost < -30, "random moves cost a lot"
    assert abs(fmean(luck(one)[0] for one in games)) < abs(lost) / 3


def test_among_equals_the_lucky_ones_are_ahead() -> None:
    games = [a_game(f"equal {n}") for n in range(6)]
    pairs = [pair for one in games for pair in zip(luck(one), ahead(one), strict=True)]
    lucky = [points for own, points in pairs if own > 0]
    unlucky = [points for own, points in pairs if own < 0]
    assert fmean(lucky) > fmean(unlucky)
