"""Evolving the constants: their shape is kept, a run goes on where the last one stopped, only winners are shipped."""

import json
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from automata import Weigher
from automata.duels import Duel, Maker, maker
from automata.mastery import Mastery, Schooling
from automata.training import evolve
from automata.training.evolve import SMALLEST, Evolution, Progress, counted, numbers, refilled, resumed, ship, train
from automata.tuning import constants, constants_of

SHAPE: dict[str, Any] = {"GEM": 2.0, "COIN": [1.0, 0.5], "HOUSE": {"small": 3.0, "large": [4.0]}}


def test_constants_become_a_row_of_numbers_and_back() -> None:
    row = list(numbers(SHAPE))
    assert sorted(row) == [0.5, 1.0, 2.0, 3.0, 4.0]
    assert refilled(SHAPE, iter(row)) == SHAPE
    assert list(refilled(SHAPE, iter(row))) == list(SHAPE)
    doubled = refilled(SHAPE, iter([2 * x for x in row]))
    assert doubled == {"GEM": 4.0, "COIN": [2.0, 1.0], "HOUSE": {"small": 6.0, "large": [8.0]}}


def test_four_digits_are_kept() -> None:
    assert refilled({"GEM": 1.0}, iter([1.234567])) == {"GEM": 1.235}


class Guessing(Evolution):
    """Instead of games: the nearer the second number is to ten, the better."""

    def league(self, row: list[float], series: str) -> float:
        return -abs(row[1] - log(10))


def test_generation_by_generation_the_middle_comes_nearer_to_what_wins() -> None:
    bred = Guessing("tournay", 2, SHAPE, Progress([0.0] * 5, 0.25), Schooling())
    for _ in range(30):
        bred.breed()
    assert exp(bred.progress.middle[1]) == pytest.approx(10, rel=0.1)
    assert bred.progress.generation == 30
    assert bred.progress.spread < 0.1


def test_a_generation_is_the_same_whenever_it_is_bred() -> None:
    whole, first = (Guessing("tournay", 2, SHAPE, Progress([0.0] * 5, 0.25), Schooling()) for _ in range(2))
    whole.breed()
    whole.breed()
    first.breed()
    later = Guessing("tournay", 2, SHAPE, first.progress, Schooling())
    later.breed()
    assert later.progress == whole.progress


def test_two_processes_find_the_same_as_one() -> None:
    shape = constants("tournay")
    middle = [log(x) for x in numbers(shape)]
    schooling = Schooling(games=3, league=("middle", "journeyman", "old"), plenty=20.0)
    alone = Evolution("tournay", 2, shape, Progress(middle, 0.25), schooling)
    with ProcessPoolExecutor(2) as pool:
        shared = Evolution("tournay", 2, shape, Progress(middle, 0.25), schooling, pool)
        assert shared.judged([middle, middle[::-1]], "same") == alone.judged([middle, middle[::-1]], "same")
    assert shared.played == alone.played == 6


def test_the_middle_in_a_league_is_who_was_there_before_the_generation() -> None:
    shape = constants("tournay")
    middle = [log(x) + 0.1 for x in numbers(shape)]
    rival = Evolution("tournay", 2, shape, Progress(middle, 0.25), Schooling()).rivals("middle")("any")
    assert isinstance(rival, Weigher)
    assert list(numbers(constants_of(rival.outlook))) == pytest.approx([exp(x) for x in middle], rel=1e-3)


def test_each_of_a_league_is_played_as_often_and_a_lead_counts_up_to_plenty() -> None:
    fought = []

    class Even(Evolution):
        def fight(self, row: list[float], others: Maker, games: int, series: str) -> Duel:
            fought.append((series, games))
            return Duel(2, margins=[1000] if "old" in series else [-2])

    schooling = Schooling(league=("middle", "old"), games=10, plenty=50.0)
    bred = Even("tournay", 2, SHAPE, Progress([0.0] * 5, 0.25), schooling)
    bred.rivals = lambda kind: maker("tournay", "old")  # type: ignore[method-assign]
    assert bred.league([0.0] * 5, "some") == pytest.approx((50 - 2) / 2, abs=0.01)
    assert fought == [("some middle", 5), ("some old", 5)]
    assert counted(1000, Schooling().plenty) == 1000


def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    assert resumed("toy", file, SHAPE, 0.3) == Progress([log(x) for x in numbers(SHAPE)], 0.3)
    assert resumed("toy", file, {"NEW": 0}, 0.3).middle == [log(SMALLEST)], "what is nothing can become something"
    file.write_text(json.dumps({"middle": [1.0] * 5, "spread": 0.2, "generation": 7}))
    assert resumed("toy", file, SHAPE, 0.3) == Progress([1.0] * 5, 0.2, 7)
    file.write_text(json.dumps({"middle": [1.0] * 4, "spread": 0.2, "generation": 7}))
    assert resumed("toy", file, SHAPE, 0.3).generation == 0


@pytest.mark.parametrize(("won", "lead", "shipped"), [(230, 9, True), (215, 9, False), (230, -9, False)])
def test_only_who_surely_wins_and_does_no_worse_against_the_guesses_is_shipped(
    won: int, lead: int, shipped: bool, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(evolve, "SHIPPED", tmp_path)
    (tmp_path / "tournay").mkdir()

    class Decided(Evolution):
        def fight(self, row: list[float], others: Maker, games: int, series: str) -> Duel:
            better = lead if row == self.progress.middle and "old" in series else 0
            return Duel(2, wins=[1.0] * won + [0.0] * (games - won), margins=[better + n % 2 for n in range(games)])

    ship(Decided("tournay", 2, SHAPE, Progress([0.0] * 5, 0.25), Schooling()))
    assert (tmp_path / "tournay" / "constants.json").exists() is shipped
    if shipped:
        assert list(numbers(json.loads((tmp_path / "tournay" / "constants.json").read_text()))) == [1.0] * 5


def test_a_short_training_breeds_saves_and_tells(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    """On real games, too few to be shipped."""
    monkeypatch.setattr(evolve, "HERE", tmp_path)
    monkeypatch.setattr(evolve, "SHIPPED", tmp_path)
    (tmp_path / "tournay").mkdir()
    for name, few in {"CANDIDATES": 4, "WATCH": 1, "WATCHED": 2, "FRESH": 2}.items():
        monkeypatch.setattr(evolve, name, few)
    monkeypatch.setattr(evolve, "mastery", lambda _: Mastery(lambda state: 0, schooling=Schooling(games=2)))
    train("tournay", 2, 1e-9)
    saved = json.loads((tmp_path / "progress" / "tournay.json").read_text())
    assert saved["generation"] == 1
    assert len(saved["middle"]) == len(list(numbers(constants("tournay"))))
    told = capsys.readouterr().out
    assert "generation 1: best margin" in told
    assert "against the champion (par 50%)" in told
    assert "games/s" in told
