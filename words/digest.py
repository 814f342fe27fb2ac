"""What all digests share: an event in a few words after a player's name, and a line for each player.

An event is told if its game has a message for it, such as `genoa-digest-Passed`. What has none (a turn's beginning, an
effect lost) is noise in a digest; the log has it.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from engine import Event, Seat
from words import Speaker

Deeds = dict[Seat, Counter[str]]
"""What each player did, in the order of their first deed; equal deeds are counted."""


def deed(game_id: str, event: Event, names: Sequence[str], say: Speaker) -> str:
    """An event in a few words, empty where the game has none for it."""
    message = f"{game_id}-digest-{type(event).__name__}"
    return say(message, **say.arguments(game_id, event, names)) if say.has(message) else ""


def counted(game_id: str, deeds: Counter[str], say: Speaker) -> list[str]:
    return [say(f"{game_id}-digest-times", what=deed, times=n) if n > 1 else deed for deed, n in deeds.items() if n]


def lines(
    deeds: Deeds, names: Sequence[str], say: Speaker, viewer: Seat | None, told: Callable[[Seat], str]
) -> list[str]:
    """A line for each player who did something worth telling, the viewer last."""
    found = [(seat, told(seat)) for seat in sorted(deeds, key=lambda seat: seat == viewer)]
    return [say("wording-player", name=names[seat], what=what) for seat, what in found if what]
