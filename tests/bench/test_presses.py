"""A turn takes no more presses than it did, and no panel more room: some turns of each game, always the same."""

from statistics import median

import pytest

from bench.presses import HIGH, LONG_LABEL, presses

TURNS = 6
MOST = {"tiletum": (3, 8), "calimala": (4, 4), "burgundy": (3, 4), "tournay": (3, 5), "genoa": (4, 3)}
"""Players, and presses per turn in the median of these turns."""


@pytest.mark.parametrize("game", MOST)
async def test_a_turn_takes_few_presses_on_short_buttons_and_short_panels(game: str) -> None:
    players, most = MOST[game]
    found = await presses(game, players, TURNS)
    assert median(found.turns) <= most, found.turns
    assert max(found.labels) <= LONG_LABEL
    assert max(found.heights) <= HIGH, "without its picture"
