"""Looking back at a finished game: estimates from what a seat knew, and verdicts that hold."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine import GAMES
from engine.transcript import Recording
from players import Weigher, caretaker
from players.estimate import estimate, imagined
from players.review import Decided, Judge, Review, decisions, largest, review, turns_of

GAMES_PLAYED = Path(__file__).parents[1] / "playthroughs"


@cache
def recorded(name: str) -> Recording:
    return Recording.read((GAMES_PLAYED / f"{name}.json").read_text())


@cache
def reviewed() -> Review:
    return review(recorded("burgundy-2"), lambda estimates: 1)


@pytest.mark.parametrize("name", ["tournay-2", "calimala-3", "genoa-3-bargaining"])
def test_an_estimate_knows_no_more_than_the_seat(name: str) -> None:
    """A twin world, in which all that the seat cannot know is otherwise, promises the same."""
    recording = recorded(name)
    game = GAMES[recording.game]
    for at in decisions(recording):
        if at.number in (8, 40):
            twin = game.redeal(at.state, at.seat, Random("twin"))
            twin.draws = at.state.draws
            here, there = (
                estimate(recording.game, imagined(game, world, at.seat, 2, "twins"), at.seat)
                for world in (at.state, twin)
            )
            assert here == there


def test_the_same_chance_is_dealt_whenever_one_asks() -> None:
    """Otherwise every line would shake by the luck of the draw, and two moves would differ by theirs."""
    game = GAMES["burgundy"]
    state = game.new(2, "chance")
    first, again = (imagined(game, state, 0, 3, "key") for _ in range(2))
    assert [game.dump(world) for world in first] == [game.dump(world) for world in again]
    assert len({world.seed for world in first}) == 3
    game.play(state, game.to_act(state)[0], game.moves(state, game.to_act(state)[0])[0])
    later = imagined(game, state, 0, 1, "key")[0]
    assert (later.seed, later.draws) == (first[0].seed, state.draws)


def test_turns_cover_the_whole_game_in_order() -> None:
    for name in ("burgundy-2", "genoa-3-bargaining", "tournay-2"):
        recording = recorded(name)
        turns = turns_of(recording)
        numbers = [number for turn in turns for number in range(turn.first, turn.last + 1)]
        assert numbers == list(range(1, len(recording.moves) + 1))
    assert {turn.mark for turn in turns_of(recorded("burgundy-2"))} >= set("ABCDE")


def test_every_line_ends_with_what_the_seat_got() -> None:
    found, standings = reviewed(), recorded("burgundy-2").standings
    assert [line[-1] for line in found.lines] == [(len(found.turns), points) for points in standings.points]
    assert all([at for at, _ in line] == list(range(len(found.turns) + 1)) for line in found.lines)


def test_a_blunder_costs_what_it_loses() -> None:
    """The worst listed move against the journeyman's: it is told what to do instead, and never the other way round."""
    recording, judge = recorded("burgundy-2"), Judge(GAMES["burgundy"], "journeyman", 6, "blunder")
    weigher = caretaker("burgundy")
    assert isinstance(weigher, Weigher)
    at = next(at for at in decisions(recording) if at.number == 30)
    view = judge.game.view(at.state, at.seat)
    outlook = weigher.outlook(view, at.seat)
    ranked = sorted(judge.game.moves(view, at.seat), key=outlook.worth)
    blunder = judge.verdict(Decided(30, at.state, at.seat, ranked[0]))
    sound = judge.verdict(Decided(30, at.state, at.seat, ranked[-1]))
    assert blunder is not None
    assert sound is not None
    assert not blunder.advised
    assert blunder.other == sound.played
    assert sound.advised
    assert blunder.gain < 0 < sound.gain
    assert (
        judge.doubt(Decided(30, at.state, at.seat, ranked[0]))
        > 0
        > judge.doubt(  # type: ignore[operator]
            Decided(30, at.state, at.seat, ranked[-1])
        )
    )


def test_turning_points_are_the_largest_jumps_in_the_order_of_the_game() -> None:
    lines = [
        [(0, 50.0), (1, 52.0), (2, 40.0), (3, 41.0), (4, 60.0)],
        [(0, 50.0), (1, 50.0), (2, 55.0), (3, 48.0), (4, 48.0)],
    ]
    found = largest([], lines)
    assert found == [(1, 0, 52.0, 40.0), (2, 1, 55.0, 48.0), (3, 0, 41.0, 60.0)]


def test_a_seat_is_told_its_own_moves_the_greatest_difference_first() -> None:
    found = reviewed()
    for seat, (costly, best) in enumerate(zip(found.costly, found.best, strict=True)):
        assert all(verdict.seat == seat for verdict in (*costly, *best))
        assert [v.gain for v in costly] == sorted(v.gain for v in costly)
        assert [v.gain for v in best] == sorted((v.gain for v in best), reverse=True)
        assert all(v.gain < 0 for v in costly)
        assert all(v.gain > 0 for v in best)
    assert any(found.costly)
    assert len(found.swings) == 3


def test_a_review_is_read_back_as_it_was_written() -> None:
    assert Review.load(reviewed().dump()) == reviewed()
