"""Helpers for all digests: an event as a short phrase after a player's name, and a line per player.

An event is included if its game has a message for it, such as `genoa-digest-Passed`. Events without one (a turn begins,
an effect is lost) appear only in the log.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from engine import Event, Seat
from words import Speaker

Deeds = dict[Seat, Counter[str]]
"""Each player's phrases with counts, in the order of their first action."""


def deed(game_id: str, event: Event, names: Sequence[str], say: Speaker) -> str:
    """An event as a short phrase; empty if the game has none."""
    message = f"{game_id}-digest-{type(event).__name__}"
    return say(message, **say.arguments(game_id, event, names)) if say.has(message) else ""


def counted(game_id: str, deeds: Counter[str], say: Speaker) -> list[str]:
    return [say(f"{game_id}-digest-times", what=deed, times=n) if n > 1 else deed for deed, n in deeds.items() if n]


def lines(
    deeds: Deeds, names: Sequence[str], say: Speaker, viewer: Seat | None, told: Callable[[Seat], str]
) -> list[str]:
    """A line for each player with something to report, the viewer last."""
    found = [(seat, told(seat)) for seat in sorted(deeds, key=lambda seat: seat == viewer)]
    return [say("wording-player", name=names[seat], what=what) for seat, what in found if what]
