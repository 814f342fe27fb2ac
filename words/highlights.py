"""What changed since the reader's last move. Each game's own `changes` gathers it from the events."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Highlights:
    """What is new in each place. What has moved on since is not looked for."""

    points: Counter[int] = field(default_factory=Counter)
    """Points that each seat won or lost."""
