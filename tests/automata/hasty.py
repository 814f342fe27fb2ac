"""Masters with a small search, for tests that ask often or play to the end."""

from dataclasses import replace
from functools import cache
from typing import Any

from automata import SLOW, Weigher, asking, caretaker, has_master
from automata.master import Master
from automata.mastery import mastery
from automata.value import taught
from engine import GAMES, Seat


def quick(name: str, **other: Any) -> Master:
    """A master with a small search."""
    journeyman = caretaker(name)
    assert isinstance(journeyman, Weigher)
    small = replace(mastery(name), widths=(3, 2), most=6, finalists=2, trials=2, horizon=1)
    small = replace(small, labour=lambda view: (0, 0))
    small = replace(small, **other)
    asked, value = taught(journeyman, small)
    return Master(asked, small, value)


@cache
def remembered(name: str) -> Master:
    return quick(name)


def answer(game_id: str, level: str, seen: bytes, seat: Seat) -> str:
    """Replaces `automata.asking.answer`, also in another process."""
    if level not in SLOW or not has_master(game_id):
        return asking.answer(game_id, level, seen, seat)
    return remembered(game_id).choose(GAMES[game_id].load(seen), seat).notation
