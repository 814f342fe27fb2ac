"""Learning a value: rows say how games end, a network is fitted to them, a run goes on, only winners are shipped."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from engine import GAMES
from players import Weigher, caretaker
from players.duels import Duel
from players.master import Master
from players.mastery import Features, mastery
from players.value import read
from training import learn
from training.fitting import fit
from training.learn import Learning, ship, train
from training.positions import Curious, game_of, varied

GAME = GAMES["tournay"]
JOURNEYMAN = caretaker("tournay")
assert isinstance(JOURNEYMAN, Weigher)
SMALL = Features(7, ("seat", "points"), lambda state, seat: [seat, GAME.standings(state).points[seat]])
MASTERY = replace(mastery("tournay"), features=SMALL, dreams=1)


def small(learning: type[Learning] = Learning, features: Features = SMALL) -> Any:
    return learning(GAME, replace(MASTERY, features=features), JOURNEYMAN, 2)  # type: ignore[arg-type]


def test_a_row_and_the_points_made_afterwards_come_to_the_end_of_the_game() -> None:
    rows = list(game_of(GAME, MASTERY, "rows", lambda rng: JOURNEYMAN))
    ends: dict[float, set[float]] = {}
    for (seat, points), more in rows:
        ends.setdefault(seat, set()).add(points + more)
    assert len(rows) > 20
    assert len(ends) >= 2
    assert all(len(end) == 1 for end in ends.values()), "whenever it is looked at, the game ends the same"


def test_most_games_are_usual_and_others_are_not() -> None:
    rng = Random(1)
    found = [varied(GAME, rng) for _ in range(300)]
    assert {seats for seats, _ in found} == set(GAME.meta.seats)
    assert 0.5 < sum(seats == 2 for seats, _ in found) / 300 < 0.9
    assert len({str(options) for _, options in found}) > 4


def test_the_curious_try_what_a_player_would_not() -> None:
    state = GAME.new(2, "curious")
    seat = GAME.to_act(state)[0]
    assert isinstance(JOURNEYMAN, Weigher)
    best = JOURNEYMAN.choose(state, seat)
    never, always = (Curious(JOURNEYMAN, JOURNEYMAN, Random(2), share) for share in (0.0, 1.0))
    assert {never.choose(state, seat) for _ in range(20)} == {best}
    assert len({always.choose(state, seat) for _ in range(40)}) > 2


def test_a_network_finds_what_a_sum_cannot_say() -> None:
    rng = np.random.default_rng(3)
    rows = rng.normal(size=(6000, 3)).astype(np.float32)
    points = (20 * rows[:, 0] + 30 * np.maximum(0, rows[:, 1] - rows[:, 2])).astype(np.float32)
    network, plain, whole = fit(rows, points)
    assert plain < 0.95 < whole
    asked = np.array([[1, 1, 0], [1, 0, 1]], np.float32)
    assert network(asked).tolist() == pytest.approx([50, 20], abs=6)


# ---------------------------------------------------------------- a run


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    file = tmp_path / "tournay.npz"
    first = small()
    assert not first.play(2, until=0.0), "no time, no game"
    first.play(1, until=float("inf"))
    first.rows, first.points, first.played = [[1.0, 2.0]], [3.0], 1
    first.save(file)
    again = small()
    again.resume(file)
    assert (again.generation, again.played, again.rows, again.points) == (0, 1, [[1.0, 2.0]], [3.0])
    assert [len(rows) for rows, _ in again.seen] == [len(rows) for rows, _ in first.seen]


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
    other = small(features=replace(SMALL, version=8))
    other.resume(file)
    assert other.network is None, "of other features"
    assert other.seen == []


@pytest.mark.parametrize(("plain", "trials"), [(False, False), (True, True)])
def test_a_value_that_is_heard_in_trials_only_is_tried(plain: bool, trials: bool) -> None:
    learning = Learning(GAME, replace(MASTERY, plain=plain), JOURNEYMAN, 2)  # type: ignore[arg-type]
    rng = np.random.default_rng(2)
    network, *_ = fit(rng.normal(size=(600, 2)).astype(np.float32), rng.normal(size=600).astype(np.float32))
    player = learning.player(network)
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
    rng = np.random.default_rng(1)
    network, *_ = fit(rng.normal(size=(600, 2)).astype(np.float32), rng.normal(size=600).astype(np.float32))
    ship(small(learning), network)
    assert ("shipped" in capsys.readouterr().out) == shipped
    assert (tmp_path / "tournay.npz").exists() == shipped
    if shipped:
        data = (tmp_path / "tournay.npz").read_bytes()
        assert len(read(data, SMALL, GAME.meta.rules_version, "tournay").mean) == 2


def test_what_says_nothing_of_its_positions_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(game_id: str) -> Any:
        return replace(MASTERY, features=None)

    monkeypatch.setattr(learn, "mastery", silent)
    with pytest.raises(SystemExit, match="says nothing of its positions"):
        train("tournay", 1, 1, 1)
