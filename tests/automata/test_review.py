"""Looking back at a finished game: estimates from what a seat knew, and verdicts that hold."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from automata import Weigher, caretaker
from automata.estimate import Estimate, estimate, imagined
from automata.review import (
    SUSPECTED,
    TURNING,
    Decided,
    Judge,
    Review,
    Turn,
    decisions,
    lasting,
    review,
    smoothed,
    suspected,
    turns_of,
    work,
)
from engine import GAMES, Move, Seat
from engine.transcript import Recording

GAMES_PLAYED = Path(__file__).parents[1] / "games"


@cache
def recorded(name: str) -> Recording:
    return Recording.read((GAMES_PLAYED / name.partition("-")[0] / "playthroughs" / f"{name}.json").read_text())


ENDS: list[int] = []
"""Of worlds that were played for the review."""


@cache
def reviewed() -> Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("automata.review.estimate", counted)
        return review(recorded("burgundy-2"), 1)


def counted(game_id: str, worlds: Sequence[object], seat: Seat, *moves: Move) -> Estimate:
    ENDS.append(len(worlds))
    return estimate(game_id, worlds, seat, *moves)


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
    ends = [(len(found.turns), points, float(seat == 0)) for seat, points in enumerate(standings.points)]
    assert standings.points[0] > standings.points[1]
    assert [line[-1] for line in found.lines] == ends
    assert all([at for at, *_ in line] == list(range(len(found.turns) + 1)) for line in found.lines)
    assert all(0 <= chance <= 1 for line in found.lines for *_, chance in line)


def test_where_nobody_has_secrets_one_estimate_is_true_for_all() -> None:
    """Their chances are of the same worlds, so they make one."""
    for point, other in zip(*reviewed().lines, strict=True):
        assert point[2] + other[2] == pytest.approx(1)
    judge = Judge(GAMES["burgundy"], "journeyman", 2, "all")
    assert [seat for seat, *_ in judge.promises(GAMES["burgundy"].new(3, "all"), [1])] == [0, 1, 2]
    judge = Judge(GAMES["tournay"], "journeyman", 2, "one")
    assert [seat for seat, *_ in judge.promises(GAMES["tournay"].new(3, "one"), [1])] == [1]


def test_a_world_that_is_won_by_a_nose_counts_as_little_more_than_half() -> None:
    def chance(*leads: int) -> float:
        ends = tuple((50 + lead, 50) for lead in leads)
        won = sum(lead > 0 for lead in leads) / len(leads)
        return Estimate((0, 0), (won, 1 - won), ({}, {}), ends, 0).chance(0)

    assert chance(1, -20, 20) < chance(10, -20, 20) < chance(20, -20, 20) < 0.75
    assert chance(20, -20) == pytest.approx(0.5)
    assert chance(5, 6, 4) > 0.99
    assert chance(5, 5) == 1


def test_the_work_is_known_before_it_is_done() -> None:
    """Or nobody could say how many worlds there is time for."""
    known = work(recorded("burgundy-2")).ends
    reviewed()
    assert 0.6 * known < sum(ENDS) <= known + 2 * SUSPECTED


CLEAR = 50
"""A decision at which much is at stake: six worlds tell."""


def test_a_blunder_costs_what_it_loses() -> None:
    """The worst listed move against the journeyman's: it is told what to do instead, and never the other way round."""
    recording, judge = recorded("burgundy-2"), Judge(GAMES["burgundy"], "journeyman", 6, "blunder")
    weigher = caretaker("burgundy")
    assert isinstance(weigher, Weigher)
    at = next(at for at in decisions(recording) if at.number == CLEAR)
    view = judge.game.view(at.state, at.seat)
    outlook = weigher.outlook(view, at.seat)
    ranked = sorted(judge.game.moves(view, at.seat), key=outlook.worth)
    blunder = judge.verdict(Decided(CLEAR, at.state, at.seat, ranked[0]))
    sound = judge.verdict(Decided(CLEAR, at.state, at.seat, ranked[-1]))
    assert blunder is not None
    assert sound is not None
    assert not blunder.advised
    assert blunder.other == sound.played
    assert sound.advised
    assert blunder.gain < 0 < sound.gain
    assert (
        judge.doubt(Decided(CLEAR, at.state, at.seat, ranked[0]))
        > 0
        > judge.doubt(  # type: ignore[operator]
            Decided(CLEAR, at.state, at.seat, ranked[-1])
        )
    )


def test_the_largest_jumps_are_looked_at_more_closely() -> None:
    lines = [
        [(0, 9.0, 0.50), (1, 9.0, 0.52), (2, 9.0, 0.40), (3, 9.0, 0.41), (4, 9.0, 0.60)],
        [(0, 9.0, 0.50), (1, 9.0, 0.50), (2, 9.0, 0.55), (3, 9.0, 0.48), (4, 9.0, 0.48)],
    ]
    turns = [Turn(turn % 2, turn, turn, "") for turn in range(20)]
    assert suspected(turns, lines) == [(0, 0), (1, 0), (2, 1), (3, 0)]
    both = [[(0, 9.0, 0.5), (1, 9.0, 0.7), (2, 9.0, 0.3)], [(0, 9.0, 0.5), (1, 9.0, 0.3), (2, 9.0, 0.68)]]
    assert suspected(turns, both) == [(0, 0), (1, 1)], "whose turn it was"
    long = [[(turn, 9.0, 0.001 * turn * turn) for turn in range(20)]]
    assert [turn for turn, _ in suspected(turns, long)] == list(range(19 - SUSPECTED, 19))


def test_a_line_is_smooth_but_where_it_turned() -> None:
    line = [(turn, 10.0 * turn, 0.4 + 0.2 * (turn % 2)) for turn in range(8)] + [(8, 90.0, 1.0)]
    errors = [0.1] * 8 + [0.0]
    calm, doubts = smoothed(line, errors, {}, (), 2)
    assert [point[2] for point in calm[2:6]] == pytest.approx([0.5] * 4, abs=0.01)
    assert calm[-1] == line[-1], "the end stands, and is no neighbour"
    assert doubts == pytest.approx(errors), "neighbours share their luck: their errors do not cancel out"
    level = [(turn, 50.0, 0.3 if turn <= 3 else 0.8) for turn in range(8)] + [(8, 90.0, 1.0)]
    turned, _ = smoothed(level, errors, {}, {3}, 2)
    assert [chance for _, _, chance in turned[:8]] == pytest.approx([0.3] * 4 + [0.8] * 4), "a jump stays a jump"
    closely = {3: (50.0, 0.4, 0.05), 4: (50.0, 0.9, 0.05)}
    closer, sure = smoothed(level, errors, closely, {3}, 2)
    assert 0.35 < closer[3][2] < 0.4, "what was seen closely weighs more, and is not all that is known"
    assert sure[3] < 0.1
    sparse, _ = smoothed([(0, 1.0, 0.3), (4, 1.0, 0.5), (8, 1.0, 1.0)], [0.1] * 3, {3: (1.0, 0.4, 0.1)}, {3}, 2)
    assert [at for at, *_ in sparse] == [0, 3, 4, 8], "a jump begins right before its turn"


def test_a_dip_that_is_made_good_at_once_turns_nothing() -> None:
    """53, 4, 49 % within two rounds: the line sinks a little, and nobody is told that the game turned twice."""
    dip = [(turn, 50.0, 0.04 if turn == 6 else 0.53 if turn < 6 else 0.49) for turn in range(14)] + [(14, 60.0, 1.0)]
    smooth, _ = smoothed(dip, [0.1] * 15, {}, (), 2)
    assert min(chance for _, _, chance in smooth) > 0.35
    fall = lasting(5, 0, dip, {}, 2)
    real = lasting(5, 0, [(turn, p, 0.04 if 6 <= turn < 14 else c) for turn, p, c in dip], {}, 2)
    assert abs(fall.after - fall.before) < 0.2 < abs(real.after - real.before)
    last = lasting(13, 0, dip, {}, 2)
    assert last.after == 1.0, "after the last turn there is only what came of it"


def test_a_few_worlds_that_end_alike_prove_little() -> None:
    def doubt(worlds: int) -> float:
        return Estimate((0, 0), (1, 0), ({}, {}), ((60, 50),) * worlds, 0).doubt(0)

    assert doubt(4) > 0.15
    assert doubt(60) < 0.02


def test_a_move_that_is_better_beyond_doubt_would_have_been_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice puts it first, whatever the player asked would do: the review does not say otherwise."""
    recording, judge = recorded("burgundy-2"), Judge(GAMES["burgundy"], "journeyman", 6, "blunder")
    at = next(at for at in decisions(recording) if at.number == CLEAR)
    view = judge.game.view(at.state, at.seat)
    weigher = caretaker("burgundy")
    assert isinstance(weigher, Weigher)
    ranked = sorted(judge.game.moves(view, at.seat), key=weigher.outlook(view, at.seat).worth)
    monkeypatch.setattr(judge, "adviser", SimpleNamespace(choose=lambda view, seat: ranked[0]))
    verdict = judge.verdict(Decided(CLEAR, at.state, at.seat, ranked[-1]))
    assert verdict is not None
    assert verdict.other == ranked[0].notation
    assert verdict.gain > verdict.error
    assert verdict.advised


def test_a_seat_is_told_its_own_moves_the_greatest_difference_first() -> None:
    found = reviewed()
    for seat, (costly, best) in enumerate(zip(found.costly, found.best, strict=True)):
        assert all(verdict.seat == seat for verdict in (*costly, *best))
        assert [v.gain for v in costly] == sorted(v.gain for v in costly)
        assert [v.gain for v in best] == sorted((v.gain for v in best), reverse=True)
        assert all(v.gain < 0 for v in costly)
        assert all(v.gain > 0 for v in best)
    assert any(found.costly)
    assert 1 <= len(found.swings) <= TURNING
    assert [swing.turn for swing in found.swings] == sorted(swing.turn for swing in found.swings)


def test_a_review_is_read_back_as_it_was_written() -> None:
    assert Review.load(reviewed().dump()) == reviewed()
