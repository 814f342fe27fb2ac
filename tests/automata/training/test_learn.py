"""Learning a value: rows say how games end, a network is fitted to them, a run goes on, only winners are shipped."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from automata import Automaton, Weigher, caretaker
from automata.duels import Duel
from automata.master import Master
from automata.mastery import Features, Schooling, mastery
from automata.old import old
from automata.training import learn, positions
from automata.training.fitting import LAMBDA, corrected, fit, refined, smoothed
from automata.training.learn import NOTHING, REMEMBERED, Learning, joined, learning_of, ship, train
from automata.training.positions import Curious, Resolute, Stranger, game_of, seated, varied
from automata.tuning import constants_of
from automata.value import POINTS, Network, read, shipped
from engine import GAMES
from tests.automata.hasty import quick

GAME = GAMES["tournay"]
JOURNEYMAN = caretaker("tournay")
assert isinstance(JOURNEYMAN, Weigher)
SMALL = Features(7, ("seat", "points"), lambda state, seat, journeyman: [seat, GAME.standings(state).points[seat]])
MASTERY = replace(mastery("tournay"), features=SMALL, dreams=1)


def small(learning: type[Learning] = Learning, features: Features = SMALL) -> Any:
    return learning(GAME, replace(MASTERY, features=features), JOURNEYMAN, 2)  # type: ignore[arg-type]


def test_a_row_and_the_points_made_afterwards_come_to_the_end_of_the_game() -> None:
    rows = list(game_of(GAME, MASTERY, JOURNEYMAN, "rows", lambda rng: JOURNEYMAN))
    ends: dict[int, set[float]] = {}
    for (_, points), more, seat in rows:
        ends.setdefault(seat, set()).add(points + more)
    assert len(rows) > 20
    assert len(ends) >= 2
    assert all(len(end) == 1 for end in ends.values()), "whenever it is looked at, the game ends the same"


def test_strangers_play_along_and_nothing_is_learned_from_them() -> None:
    company: list[Automaton] = []

    def spied(*asked: Any) -> list[Automaton]:
        company[:] = seated(*asked)
        return company

    learning, kinds = small(), set()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(positions, "seated", spied)
        for number in range(6):
            found = game_of(GAME, MASTERY, JOURNEYMAN, f"strangers {number}", learning.sitting, 0.5)
            seats = {seat for _, _, seat in found}
            assert seats == {seat for seat, one in enumerate(company) if isinstance(one, Curious)}
            kinds |= {type(one) for one in company}
    assert kinds == {Curious, Stranger}


def test_somebody_is_always_there_to_be_learned_from() -> None:
    sit = small().sitting
    for seed in range(20):
        company = seated("tournay", 3, 1.0, Random(seed), sit)
        assert sorted(isinstance(one, Stranger) for one in company) == [False, True, True]


def test_games_with_and_without_strangers_are_evenly_mixed() -> None:
    strangers = Schooling(journeymen=((4, 0.0), (8, 0.5))).strangers
    assert sorted(strangers) == [0.0] * 4 + [0.5] * 8
    assert [sorted(strangers[n : n + 3]) for n in (0, 3, 6, 9)] == [[0.0, 0.5, 0.5]] * 4


@pytest.mark.parametrize(("onlookers", "least", "most"), [(0.0, 1.0, 1.0), (0.5, 1.2, 1.8), (1.0, 2.0, 2.0)])
def test_onlookers_are_looked_at_as_often_as_the_game_says(onlookers: float, least: float, most: float) -> None:
    def rows(share: float) -> int:
        known = replace(MASTERY, schooling=Schooling(onlookers=share))
        # The first draws of this seed make it a game for two.
        return len(list(game_of(GAME, known, JOURNEYMAN, "onlookers 1", lambda rng: JOURNEYMAN)))

    assert least <= rows(onlookers) / rows(0.0) <= most


def test_most_games_are_usual_and_others_are_not() -> None:
    rng = Random(1)
    found = [varied(GAME, rng, 0.6) for _ in range(300)]
    assert {seats for seats, _ in found} == set(GAME.meta.seats)
    assert 0.5 < sum(seats == 2 for seats, _ in found) / 300 < 0.9
    assert len({str(options) for _, options in found}) > 4
    assert all(varied(GAME, rng, 1.0) == (2, GAME.meta.options()) for _ in range(20))


def test_the_curious_try_what_a_player_would_not() -> None:
    state = GAME.new(2, "curious")
    seat = GAME.to_act(state)[0]
    assert isinstance(JOURNEYMAN, Weigher)
    best = JOURNEYMAN.choose(state, seat)
    never, always = (Curious(JOURNEYMAN, JOURNEYMAN, Random(2), share) for share in (0.0, 1.0))
    assert {never.choose(state, seat) for _ in range(20)} == {best}
    assert len({always.choose(state, seat) for _ in range(40)}) > 2
    outlook = JOURNEYMAN.outlook(state, seat)
    worths = sorted({outlook.worth(move) for move in GAME.moves(state, seat)}, reverse=True)
    assert len(worths) > 2
    for least, tried in ((worths[1], worths[:2]), (worths[0] + 1, worths[:1])):
        choosy = Curious(JOURNEYMAN, JOURNEYMAN, Random(2), 1.0, least)
        assert {outlook.worth(choosy.choose(state, seat)) for _ in range(40)} == set(tried)


def test_who_learns_tries_every_estate_before_the_first_turn() -> None:
    burgundy, known = GAMES["burgundy"], mastery("burgundy")
    state = burgundy.new(2, "estates", burgundy.meta.options.read({"setup": "expert_open"}))
    seat, journeyman = burgundy.to_act(state)[0], caretaker("burgundy")
    assert isinstance(journeyman, Weigher)
    sure = Curious(journeyman, journeyman, Random(2), 0.0, turn=known.turn)
    assert {sure.choose(state, seat) for _ in range(200)} == set(burgundy.moves(state, seat))
    while known.turn(state) < 0:
        seat = burgundy.to_act(state)[0]
        burgundy.play(state, seat, burgundy.moves(state, seat)[0])
    seat = burgundy.to_act(state)[0]
    assert {sure.choose(state, seat) for _ in range(20)} == {journeyman.choose(state, seat)}


def test_a_network_finds_what_a_sum_cannot_say() -> None:
    rng = np.random.default_rng(3)
    rows = rng.normal(size=(6000, 3)).astype(np.float32)
    points = (20 * rows[:, 0] + 30 * np.maximum(0, rows[:, 1] - rows[:, 2])).astype(np.float32)
    network, plain, whole = fit(rows, points)
    assert plain < 0.95 < whole
    asked = np.array([[1, 1, 0], [1, 0, 1]], np.float32)
    assert network(asked).tolist() == pytest.approx([50, 20], abs=6)


def test_what_the_network_expects_later_softens_how_a_game_happened_to_end() -> None:
    """Two rows of one seat, and one of another, which has nothing later and stays as it is."""
    one, none = np.ones(1, np.float32), np.zeros(1, np.float32)
    network = Network(
        mean=none, scale=one, into=none[:, None], bias=none, out=none, last=20 * one / POINTS, straight=none
    )
    found = smoothed(network, np.zeros((3, 1), np.float32), np.array([50, 7, 40], np.float32), np.array([0, 1, 0]))
    assert found.tolist() == pytest.approx([50 + (1 - LAMBDA) * (20 - 40), 7, 40], abs=0.1)


def test_a_network_is_corrected_by_few_rows_that_show_something_else() -> None:
    rng = np.random.default_rng(4)
    rows = rng.normal(size=(20_000, 2)).astype(np.float32)
    learned, *_ = fit(rows, (20 * rows[:, 0]).astype(np.float32))
    now = (20 * rows[:, 0] + 30 * rows[:, 1] + 5).astype(np.float32)
    network, explained = corrected(learned, rows, now, now)
    assert explained > 0.9
    zero, one = network(np.array([[0, 0], [0, 1]], np.float32)).tolist()
    assert 3 < zero < 7
    assert 20 < one - zero < 30, "nearer to what they show, and not all the way"


def test_a_network_is_refined_where_a_sum_cannot_correct_it() -> None:
    rng = np.random.default_rng(4)
    rows = rng.normal(size=(20_000, 2)).astype(np.float32)
    then, now = (
        (20 * rows[:, 0] + much * np.maximum(0, rows[:, 1] - rows[:, 0])).astype(np.float32) for much in (10, 14)
    )
    learned, *_ = fit(rows, then)
    before = learned(rows).tolist()
    correction, plain = corrected(learned, rows, now, now)
    network, whole = refined(correction, rows, now, now)
    assert plain < 0.99 < 0.999 < whole
    assert network(np.array([[0, 1], [1, 0]], np.float32)).tolist() == pytest.approx([14, 20], abs=0.6)
    assert learned(rows).tolist() == before, "the network that it began with stays as it is"


def test_to_go_on_begins_with_the_shipped_network_and_its_journeyman(monkeypatch: pytest.MonkeyPatch) -> None:
    learning, features = learning_of("burgundy"), mastery("burgundy").features
    learning.go_on()
    assert features is not None
    lesson = shipped(learning.journeyman, features)
    assert lesson is not None
    assert learning.generation == 1
    assert learning.dumped(learning.lesson(learning.network)) == learning.dumped(lesson)
    assert constants_of(learning.journeyman.outlook) == constants_of(lesson.journeyman.outlook)
    monkeypatch.setattr(learn, "shipped", lambda *asked: None)
    with pytest.raises(SystemExit, match="burgundy has no weights to go on from"):
        learning.go_on()


def test_who_is_resolute_goes_on_as_planned_unless_something_comes_between() -> None:
    game = GAMES["burgundy"]
    state = game.new(2, "resolute")
    journeyman = caretaker("burgundy")
    while not state.phase:
        game.play(state, game.to_act(state)[0], journeyman.choose(state, game.to_act(state)[0]))
    seat = game.to_act(state)[0]
    asked = []

    class Asked(Master):
        def plan(self, view: Any, seat: int) -> Any:
            asked.append(view.played)
            return super().plan(view, seat)

    master = quick("burgundy", finalists=1)
    one = Resolute(Asked(master.journeyman, master.mastery, master.value))
    planned = master.plan(state, seat)
    assert len(planned) >= 2, "a turn has two dice"
    game.play(state, seat, one.choose(state, seat))
    assert one.choose(state, seat) == planned[1]
    assert len(asked) == 1
    while game.to_act(state) == (seat,):
        game.play(state, seat, journeyman.choose(state, seat))
    while game.to_act(state) == (1 - seat,):
        game.play(state, 1 - seat, journeyman.choose(state, 1 - seat))
    one.choose(state, seat)
    assert len(asked) == 2


# ---------------------------------------------------------------- a run


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    file = tmp_path / "tournay.npz"
    first = small()
    assert not first.play(2, until=0.0), "no time, no game"
    first.play(1, until=float("inf"))
    first.now, first.played = [first.some(0, 1)], 1
    first.save(file)
    again = small()
    again.resume(file)
    assert (again.generation, again.played) == (0, 1)
    assert [part.tolist() for part in again.now[0]] == [part.tolist() for part in first.now[0]]
    assert [len(rows) for rows, *_ in again.seen] == [len(rows) for rows, *_ in first.seen]


def test_two_processes_see_the_same_games_as_one() -> None:
    alone = learning_of("tournay")
    with ProcessPoolExecutor(2) as pool:
        shared = learning_of("tournay")
        shared.processes, shared.pool = 2, pool
        found, expected = shared.together([(0, 1), (1, 1)]), alone.together([(0, 1), (1, 1)])
    assert [part.tolist() for seen in found for part in seen] == [part.tolist() for seen in expected for part in seen]


def test_duels_are_the_same_in_two_processes_as_in_one() -> None:
    alone = learning_of("tournay")
    lesson = shipped(alone.journeyman, alone.mastery.features)  # type: ignore[arg-type]
    with ProcessPoolExecutor(2) as pool, pytest.MonkeyPatch.context() as patched:
        patched.setattr(learn, "AT_DUELS", 1)
        shared = learning_of("tournay")
        shared.pool = pool
        for one, other in ((lesson, None), (None, "old")):
            found, expected = (learning.compared(one, other, 2, "both") for learning in (shared, alone))
            assert found.games == 2
            assert found.points == expected.points
            assert found.margins == expected.margins


def test_what_has_no_games_of_its_own_has_learned_everything_after_the_journeymens() -> None:
    learning = small()
    learning.mastery = replace(MASTERY, schooling=Schooling(((3, 0.0), (2, 0.5)), own=0))
    assert learning.games == 5
    learning.generation = 1
    assert learning.games == 0


def test_whoever_breaks_a_run_off_loses_a_minute_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count(0, learn.LOST + 1)
    monkeypatch.setattr(learn, "monotonic", lambda: next(seconds))
    monkeypatch.setattr(learn, "AT_ONCE", 1)
    file = tmp_path / "tournay.npz"

    class Broken(Learning):
        def together(self, parts: list[tuple[int, int]]) -> Any:
            if self.played == 2:
                raise KeyboardInterrupt
            return Learning.together(self, parts)

    with pytest.raises(KeyboardInterrupt):
        small(Broken).play(3, float("inf"), file)
    again = small()
    again.resume(file)
    assert again.played == 2
    assert len(again.now[0][0]) == sum(len(again.some(n, 1)[0]) for n in (0, 1))


def test_the_journeymens_games_are_forgotten_once_there_are_own() -> None:
    learning = small()
    for generation, games in enumerate((2, 1, 1, 1, 1)):
        learning.generation = generation
        learning.play(games, until=float("inf"))
    assert len(learning.seen) == REMEMBERED
    rows = [len(learning.some(0, 1)[0]) for learning.generation in (2, 3, 4)]
    assert [len(seen[0]) for seen in learning.seen] == rows


def test_tracks_of_different_games_stay_apart() -> None:
    one = (np.zeros((2, 1), np.float32), np.zeros(2, np.float32), np.array([0, 3], np.float32))
    assert joined([one, one, NOTHING])[2].tolist() == [0, 3, 4, 7]
    assert joined([]) == NOTHING


def test_a_generation_is_played_learned_from_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learning, file = small(Winner), tmp_path / "tournay.npz"
    learning.play(3, until=float("inf"))
    learning.learn()
    learning.save(file)
    told = capsys.readouterr().out
    assert "games/s" in told
    assert "wins 100% against the last one" in told
    again = small()
    again.resume(file)
    assert again.generation == 1
    assert again.network is not None
    other, trained = small(features=replace(SMALL, version=8)), small()
    trained.journeyman = old("tournay")
    for anew in (other, trained):
        anew.resume(file)
        assert anew.network is None, "of other features, or of games of another journeyman"
        assert anew.seen == []


@pytest.mark.parametrize(("plain", "trials"), [(False, False), (True, True)])
def test_a_value_that_is_heard_in_trials_only_is_tried(plain: bool, trials: bool) -> None:
    learning = Learning(GAME, replace(MASTERY, plain=plain), JOURNEYMAN, 2)  # type: ignore[arg-type]
    rng = np.random.default_rng(2)
    network, *_ = fit(rng.normal(size=(600, 2)).astype(np.float32), rng.normal(size=600).astype(np.float32))
    player = learning.player(learning.lesson(network))
    assert isinstance(player, Master)
    assert (player.mastery.finalists > 1) == trials


def played(wins: int) -> Duel:
    return Duel(2, [1.0] * wins + [0.0] * (20 - wins), [10] * 20, [9.0] * 20, [1] * 20)


class Winner(Learning):
    def compared(self, *_: Any) -> Duel:
        return played(20)


class Better(Learning):
    def compared(self, *_: Any) -> Duel:
        return played(11)


class Equal(Learning):
    def compared(self, *_: Any) -> Duel:
        return played(10)


@pytest.mark.parametrize(("learning", "shipped"), [(Better, True), (Equal, False)])
def test_only_who_beats_the_champion_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], learning: Any, shipped: bool
) -> None:
    monkeypatch.setattr(learn, "SHIPPED", tmp_path)
    (tmp_path / "tournay").mkdir()
    rng = np.random.default_rng(1)
    network, *_ = fit(rng.normal(size=(600, 2)).astype(np.float32), rng.normal(size=600).astype(np.float32))
    ship(small(learning), network)
    assert ("shipped" in capsys.readouterr().out) == shipped
    assert (tmp_path / "tournay" / "weights.npz").exists() == shipped
    if shipped:
        data = (tmp_path / "tournay" / "weights.npz").read_bytes()
        assert len(read(data, SMALL, GAME.meta.rules_version, JOURNEYMAN).network.mean) == 2


@pytest.mark.parametrize(("lead", "shipped"), [(9, True), (-9, False)])
def test_who_does_worse_among_strangers_is_not_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lead: int, shipped: bool
) -> None:
    class Fleecer(Learning):
        def compared(self, one: Any, other: Any, *_: Any) -> Duel:
            found = played(20)
            if other == "old":
                found.margins = [n % 2 + (lead if one is not None else 0) for n in range(20)]
            return found

    monkeypatch.setattr(learn, "SHIPPED", tmp_path)
    (tmp_path / "tournay").mkdir()
    monkeypatch.setattr(learn, "shipped", lambda *_: None)
    rng = np.random.default_rng(1)
    network, *_ = fit(rng.normal(size=(600, 2)).astype(np.float32), rng.normal(size=600).astype(np.float32))
    learning = small(Fleecer)
    learning.mastery = replace(learning.mastery, schooling=Schooling(((3, 0.0), (2, 0.5))))
    ship(learning, network)
    assert (tmp_path / "tournay" / "weights.npz").exists() == shipped
    assert "among strangers 100% of 60" in capsys.readouterr().out


def test_from_nothing_to_shipped_weights_and_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whole, but for the duels; with so little time that the first generation is the last."""
    seconds = count()
    monkeypatch.setattr(learn, "monotonic", lambda: next(seconds))
    monkeypatch.setattr(learn, "HERE", tmp_path)
    monkeypatch.setattr(learn, "SHIPPED", tmp_path)
    (tmp_path / "tournay").mkdir()
    monkeypatch.setattr(Learning, "compared", Better.compared)
    monkeypatch.setattr(learn, "mastery", lambda name: replace(mastery(name), schooling=Schooling(((4, 0.0),), own=1)))
    train("tournay", 0.05, processes=2)
    told = capsys.readouterr().out
    assert "generation 0: " in told
    assert "games/s" in told
    assert "against the champion in 200 fresh games: shipped" in told
    features = mastery("tournay").features
    assert features is not None
    read((tmp_path / "tournay" / "weights.npz").read_bytes(), features, GAME.meta.rules_version, JOURNEYMAN)
    again = learning_of("tournay")
    again.resume(tmp_path / "progress" / "tournay.npz")
    assert again.generation == 1
    with pytest.raises(SystemExit, match="give it more --minutes"):
        train("burgundy", -1)


def test_what_says_nothing_of_its_positions_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(game_id: str) -> Any:
        return replace(MASTERY, features=None)

    monkeypatch.setattr(learn, "mastery", silent)
    with pytest.raises(SystemExit, match="declares no features"):
        train("tournay", 1)
