"""Counts and faults of a campaign. A fault is recorded and the campaign goes on: one must not hide another."""

import time
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Figures:
    seed: str
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    aloud: bool = True

    def expect(self, fine: object, what: str) -> None:
        if not fine:
            self.wrong.append(what)
            if self.aloud:
                print(f"WRONG: {what}", flush=True)

    def progress(self, what: str, every: int) -> None:
        """Print a line now and then: a campaign may take hours."""
        if self.counts[what] and self.counts[what] % every == 0:
            print(f"{self.minutes:.1f} minutes, {what}: {self.counts[what]:,}, wrong: {len(self.wrong)}", flush=True)

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    def __str__(self) -> str:
        lines = [f"seed {self.seed}, {self.minutes:.1f} minutes"]
        lines += [f"{what}: {count:,}" for what, count in self.counts.items()]
        return "\n".join([*lines, f"wrong: {len(self.wrong)}", *self.wrong[:20]])
