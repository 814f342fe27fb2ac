"""Taking and reporting a measurement."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Literal

WINDOWS = 5
WINDOW = 0.6
"""Seconds. Several short windows alternate, so that other load on the machine hits all sides alike."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Target:
    """A bound on the ratio of ours to the reference."""

    bound: Literal["≥", "≤"]
    ratio: float

    def met(self, ratio: float) -> bool:
        return ratio >= self.ratio if self.bound == "≥" else ratio <= self.ratio

    def __str__(self) -> str:
        return f"{self.bound} {self.ratio:g}"


@dataclass(frozen=True, slots=True)
class Measure:
    what: str
    ours: float
    unit: str
    against: str = ""
    """Name of the reference."""
    reference: float | None = None
    target: Target | None = None

    @property
    def ratio(self) -> float | None:
        return None if not self.reference else self.ours / self.reference

    @property
    def met(self) -> bool | None:
        """None if there is no target."""
        return None if self.target is None or self.ratio is None else self.target.met(self.ratio)


def rates(
    works: Mapping[str, Callable[[], int]],
    windows: int = WINDOWS,
    window: float = WINDOW,
    clock: Clock = time.perf_counter,
) -> dict[str, float]:
    """Units per second of each work (a call returns the units done): medians over alternating windows.

    Wall-clock time by default. For pure computation pass `time.process_time`, which other load disturbs less.
    """
    found: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(windows):
        for name, work in works.items():
            done, begin = 0, clock()
            while (spent := clock() - begin) < window:
                done += work()
            found[name].append(done / spent)
    return {name: median(each) for name, each in found.items()}


def micros(
    works: Mapping[str, Callable[[], int]],
    windows: int = WINDOWS,
    window: float = WINDOW / 3,
    clock: Clock = time.perf_counter,
) -> dict[str, float]:
    """Microseconds per unit."""
    return {name: 1e6 / rate for name, rate in rates(works, windows, window, clock).items()}


def table(measures: list[Measure]) -> str:
    rows = [("what", "ours", "reference", "ratio", "target", "")]
    for one in measures:
        reference = "" if one.reference is None else f"{_number(one.reference)} ({one.against})"
        ratio = "" if one.ratio is None else f"{one.ratio:.2f}"
        verdict = {None: "", True: "met", False: "MISSED"}[one.met]
        rows.append((one.what, f"{_number(one.ours)} {one.unit}", reference, ratio, str(one.target or ""), verdict))
    widths = [max(len(row[n]) for row in rows) for n in range(6)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "-" * max(map(len, lines)))
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"
