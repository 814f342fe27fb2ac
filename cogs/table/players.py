"""Parsing and choosing the number of players: `3` is exactly three, `3–4` three or four."""

import re

from cogs.ui.names import span_of
from tables import Refused

SIZES = re.compile(r"(\d)(?:\s*[-–]\s*(\d))?")


def numbers_of_players(text: str) -> range:
    found = SIZES.fullmatch(text.strip())
    if found is None:
        raise Refused("table-players-unread", text=text.strip()[:20])
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def sizes_to_choose(seats: range) -> list[str]:
    """Each number of players, then each range except the game's full one."""
    spans = [range(least, most + 1) for least in seats for most in seats if least < most]
    return [*[str(one) for one in seats], *[span_of(span) for span in spans if span != seats]]
