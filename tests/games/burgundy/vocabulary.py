"""The vocabulary of The Castles of Burgundy."""

from games.burgundy import data, estates, events
from games.burgundy.scoring import SOURCES as POINTS
from games.burgundy.scoring import TIE_BREAKS

VALUES: dict[str, tuple[str, ...]] = {
    "tile": tuple(data.TILES),
    "discard": tuple(data.TILES),
    "building": tuple(data.BUILDINGS),
    "effect": ("castle", "ship", *data.BUILDINGS),
    "by": ("die", "castle", *data.BUILDINGS),
    "type": data.TYPES,
    "animal": data.ANIMALS,
    "goods": tuple(data.GOODS),
    "keep": tuple(data.GOODS),
    "phase": data.PHASES,
    "board": tuple(estates.ESTATES),
    "castle": tuple(estates.SPACES),
    "space": tuple(estates.SPACES),
    "spaces": tuple(estates.SPACES),
    "slot": tuple(data.SLOTS),
    "depots": tuple(str(depot) for depot in data.DEPOTS),
    "bonus": ("", "large", "small"),
    "region": tuple(sorted({region for estate in estates.ESTATES.values() for region in estate.regions})),
    "source": ("goods", "silver", "workers", *(f"k{number:02}" for number in range(15, 27))),
}
SOURCES = (*(f"burgundy-points-{source}" for source in POINTS), *TIE_BREAKS)
COUNTED = ((events.EndScored(0, "goods", 2, 2), "2 points", "2 pont"),)
"""Events with numbers, and the counted noun in the log in English and Hungarian."""
