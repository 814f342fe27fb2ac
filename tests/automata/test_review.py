"""Looking back at a finished game: estimates from what a seat knew, and verdicts that hold."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from automata import Weigher, caretaker
from automata.estimate import Estimate, doubt, estimate, imagined
from automata.prospects import At, Seen, smoothed
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
    suspected,
    turns_of,
    work,
)
from engine import GAMES, Move, Seat
from engine.transcript import Recording
from tables.finished.reviews import MOST, affordable

GAMES_PLAYED = Path(__file__).parents[1] / "games"


@cache
def recorded(name: str) -> Recording:
    return Recording.read((GAMES_PLAYED / name.partition("-")[0] / "playthroughs" / f"{name}.json").read_text())


WORLDS = 10
"""As few as give every position of a line two."""
ENDS: list[int] = []
"""Of worlds that were played for the review."""
SHARES: list[float] = []
"""Of the work, as reported."""


@cache
def reviewed() -> Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("automata.review.estimate", counted)
        return review(recorded("burgundy-2"), WORLDS, progress=SHARES.append)


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
    assert [seat for seat, _ in judge.promises(GAMES["burgundy"].new(3, "all"), [1], 2, "all")] == [0, 1, 2]
    judge = Judge(GAMES["tournay"], "journeyman", 2, "one")
    assert [seat for seat, _ in judge.promises(GAMES["tournay"].new(3, "one"), [1], 2, "one")] == [1]


def test_a_world_that_is_won_by_a_nose_counts_as_little_more_than_half() -> None:
    def chance(*leads: int) -> float:
        ends = tuple((50 + lead, 50) for lead in leads)
        won = sum(lead > 0 for lead in leads) / len(leads)
        return Estimate((0, 0), (won, 1 - won), ({}, {}), ends, 0).chance(0)

    assert chance(1, -20, 20) < chance(10, -20, 20) < chance(20, -20, 20) < 0.75
    assert chance(20, -20) == pytest.approx(0.5)
    assert chance(5, 6, 4) > 0.99
    assert chance(5, 5) == 1


def test_the_work_is_known_before_it_is_done_and_reported_meanwhile() -> None:
    """Or nobody could say how many worlds there is time for."""
    known = work(recorded("burgundy-2")).ends * WORLDS
    reviewed()
    assert 0.5 * known < sum(ENDS) <= known
    shares, luck = SHARES[: len(ENDS)], SHARES[len(ENDS) :]
    assert sorted(shares) == shares
    assert 0 < shares[0] < 0.02
    assert 0.5 < shares[-1] <= 1
    assert set(luck) == {1.0}, "the luck takes little time"


def test_the_same_game_always_gets_the_same_number_of_worlds() -> None:
    """It was measured on one sample: 38 worlds, then 59."""
    found = {affordable(recorded("burgundy-3")) for _ in range(2)}
    assert len(found) == 1
    assert 20 < found.pop() <= MOST


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


def line_of(*chances: float, worlds: int = 8) -> list[At]:
    """A line whose last point is the end of the game."""
    *known, end = chances
    return [At(turn, Seen(50.0, chance, worlds)) for turn, chance in enumerate(known)] + [
        At(len(known), Seen(60.0, end, inf))
    ]


def test_the_largest_lasting_changes_are_looked_at_more_closely() -> None:
    turns = [Turn(turn % 2, turn, turn, "") for turn in range(20)]
    fall = line_of(*[0.5] * 4, *[0.2] * 4, 0.0)
    assert suspected(turns, [fall])[0] == (1, 0)
    assert (3, 0) in suspected(turns, [fall])
    dip = line_of(*[0.5] * 4, 0.1, *[0.5] * 4, *[0.9] * 4, 1.0)
    changes = {turn: lasting(turn, 0, dip, {}, 2) for turn in (3, 8)}
    assert abs(changes[3].after - changes[3].before) < abs(changes[8].after - changes[8].before)
    both = [line_of(*[0.6] * 4, *[0.4] * 4, 0.5), line_of(*[0.4] * 4, *[0.62] * 4, 0.5)]
    assert dict(suspected(turns, both))[3] == 1, "whose turn it was"
    assert dict(suspected(turns, both[::-1]))[3] == 1
    assert len(suspected(turns, [line_of(*[0.05 * turn for turn in range(20)])])) == SUSPECTED


def test_one_change_is_one_turning_point() -> None:
    """Averaged over a round, the turns beside the fall show it too; the later one was pushed out by them."""
    turns = [Turn(turn % 3, turn, turn, "") for turn in range(30)]
    fall = line_of(*[0.5] * 10, *[0.2] * 10, *[0.1] * 9, 0.0)
    found = [turn for turn, _ in suspected(turns, [fall, fall, fall])]
    assert {9, 19} <= {*found}
    assert all(after - before >= 3 for before, after in pairwise(found))


def test_a_line_is_smooth_but_where_it_turned() -> None:
    line = line_of(*[0.4 + 0.2 * (turn % 2) for turn in range(8)], 1.0)
    calm, doubts = smoothed(line, {}, (), 2)
    assert [point[2] for point in calm[2:6]] == pytest.approx([0.5] * 4, abs=0.01)
    assert calm[-1] == (8, 60.0, 1.0), "the end stands, and is no neighbour"
    assert doubts[-1] == 0
    assert max(doubts[:-1]) < line[0].seen.error / 1.5, "each position has worlds of its own: errors cancel out"
    level = line_of(*[0.3] * 4, *[0.8] * 4, 1.0)
    turned, _ = smoothed(level, {}, {3}, 2)
    assert [chance for _, _, chance in turned[:8]] == pytest.approx([0.3] * 4 + [0.8] * 4), "a jump stays a jump"
    closely = {3: Seen(50.0, 0.4, 24), 4: Seen(50.0, 0.9, 24)}
    closer, sure = smoothed(level, closely, {3}, 2)
    assert 0.35 < closer[3][2] < 0.4, "what was seen closely weighs more, and is not all that is known"
    assert sure[3] < level[3].seen.error
    sparse = [At(0, Seen(1.0, 0.3, 8)), At(4, Seen(1.0, 0.5, 8)), At(8, Seen(1.0, 1.0, inf))]
    points, _ = smoothed(sparse, {3: Seen(1.0, 0.4, 8)}, {3}, 2)
    assert [at for at, *_ in points] == [0, 3, 4, 8], "a jump begins right before its turn"


def test_a_dip_that_is_made_good_at_once_turns_nothing() -> None:
    """53, 4, 49 % within two rounds: the line sinks a little, and nobody is told that the game turned twice."""
    before, after = [0.53] * 6, [0.49] * 7
    dip = line_of(*before, 0.04, *after, 1.0)
    smooth, _ = smoothed(dip, {}, (), 2)
    assert min(chance for _, _, chance in smooth) > 0.35
    fall = lasting(5, 0, dip, {}, 2)
    real = lasting(5, 0, line_of(*before, *[0.04] * 8, 1.0), {}, 2)
    assert abs(fall.after - fall.before) < 0.2 < abs(real.after - real.before)
    last = lasting(13, 0, dip, {}, 2)
    assert last.after == 1.0, "after the last turn there is only what came of it"


def test_a_few_worlds_that_end_alike_prove_little() -> None:
    assert doubt(1.0, 4) > 0.15
    assert doubt(1.0, 60) < 0.02


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
