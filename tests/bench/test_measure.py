"""The harness of the measurements; the measurements themselves assert nothing."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bench
from bench.__main__ import main, modules, run
from bench.measure import Measure, Target, micros, rates, table


class Stopwatch:
    """A clock that only moves when work is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0001
        return self.now

    def work(self, seconds: float, units: int) -> Any:
        def do() -> int:
            self.now += seconds
            return units

        return do


def test_rates_are_units_per_second() -> None:
    watch = Stopwatch()
    found = rates({"fast": watch.work(0.01, 10), "slow": watch.work(0.05, 10)}, windows=3, window=1.0, clock=watch)
    assert found["fast"] == pytest.approx(1000, rel=0.05)
    assert found["slow"] == pytest.approx(200, rel=0.05)


def test_micros_are_the_inverse() -> None:
    watch = Stopwatch()
    assert micros({"it": watch.work(0.01, 100)}, window=1.0, clock=watch)["it"] == pytest.approx(100, rel=0.05)


def test_one_busy_window_does_not_move_the_median() -> None:
    watch = Stopwatch()
    lengths = iter([0.01] * 150 + [0.5] * 2 + [0.01] * 1000)

    def uneven() -> int:
        watch.now += next(lengths)
        return 1

    assert rates({"it": uneven}, windows=5, window=1.0, clock=watch)["it"] == pytest.approx(100, rel=0.05)


@pytest.mark.parametrize(
    ("target", "ours", "met"),
    [
        (Target("≥", 2.0), 20.0, True),
        (Target("≥", 2.0), 19.9, False),
        (Target("≤", 0.5), 5.0, True),
        (Target("≤", 0.5), 5.1, False),
    ],
)
def test_a_target_is_met_by_the_ratio(target: Target, ours: float, met: bool) -> None:
    assert Measure("it", ours, "µs", "that", 10.0, target).met is met


def test_without_reference_or_target_there_is_nothing_to_meet() -> None:
    assert Measure("it", 5, "µs").met is None
    assert Measure("it", 5, "µs", target=Target("≥", 2)).met is None
    assert Measure("it", 5, "µs", "that", 10).met is None


def test_the_table_says_what_was_met_and_what_was_missed() -> None:
    lines = table(
        [
            Measure("good", 30_000, "decisions/s", "that", 10_000, Target("≥", 2.0)),
            Measure("bad", 9, "µs", "that", 10, Target("≤", 0.5)),
            Measure("plain", 7, "µs"),
        ]
    ).splitlines()
    assert lines[0].split() == ["what", "ours", "reference", "ratio", "target"]
    assert lines[2].split() == ["good", "30", "000", "decisions/s", "10", "000", "(that)", "3.00", "≥", "2", "met"]
    assert lines[3].split()[-4:] == ["0.90", "≤", "0.5", "MISSED"]
    assert lines[4].split() == ["plain", "7", "µs"]


def test_a_module_may_measure_at_once_or_asynchronously() -> None:
    async def later() -> list[Measure]:
        return [Measure("later", 1, "µs")]

    assert run(SimpleNamespace(measures=lambda: iter([Measure("now", 1, "µs")])))[0].what == "now"  # type: ignore[arg-type]
    assert run(SimpleNamespace(measures=later))[0].what == "later"  # type: ignore[arg-type]


def test_modules_are_found_by_themselves_and_unknown_ones_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "engine_speed" in modules()
    assert not {"measure", "targets", "__main__"} & set(modules())
    for name in modules():
        source = (Path(bench.__file__).parent / f"{name}.py").read_text(encoding="utf-8")
        assert re.search(r"^(async )?def measures\(", source, re.MULTILINE), f"`make bench` runs {name}"
    assert main(["weather"]) == 2
    assert "Nothing here measures weather. There is: " in capsys.readouterr().err
