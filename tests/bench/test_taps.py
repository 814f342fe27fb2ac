"""A turn on the board takes no more taps than presses in the panel: some turns, always the same."""

from statistics import median

import pytest

from bench.taps import taps

TURNS = 4
MOST = {"tiletum": (3, 8), "calimala": (4, 4), "burgundy": (3, 4), "tournay": (3, 4), "genoa": (4, 3)}
"""Players, and taps per turn in the median of these turns."""


@pytest.mark.parametrize("game", MOST)
async def test_a_turn_takes_few_taps(game: str) -> None:
    players, most = MOST[game]
    found = await taps(game, players, TURNS)
    assert median(found.turns) <= most, found.turns
