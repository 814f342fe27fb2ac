"""A short campaign: kill -9 in the middle of confirming, at several tables, while Discord stumbles and the clock jumps.

What was acknowledged is there, nothing is ever there by half, everybody is told of each decision once, and one message
shows each table. `make campaign` does the same for as long as one likes.
"""

import pytest

from tests.campaign import kills
from tests.campaign.figures import Figures

pytestmark = pytest.mark.faults

KILLS = 10


async def test_no_acknowledged_move_is_ever_lost_and_nobody_is_told_twice() -> None:
    figures = Figures("short")
    await kills.campaign(figures, kills=KILLS, minutes=20)
    assert figures.wrong == []
    assert figures.counts["kills"] == KILLS
    assert 0 < figures.counts["turns acknowledged"] <= figures.counts["turns stored"]
    assert figures.counts["mentions"] > 0
    assert figures.counts["letters"] > 0
