"""Changes since the reader's last move, collected from the events by each game's `highlights`."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Highlights:
    """New things by place. Entries are not removed when a thing moves on."""

    points: Counter[int] = field(default_factory=Counter)
    """Points that each seat gained or lost."""
