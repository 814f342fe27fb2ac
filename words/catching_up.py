"""Summary for a returning reader, as lines of markdown: events that affected them first, then player by player.

The sentences come from the game's digest; this module only groups them: actions of others against the reader first,
everything else under the name of the player who caused it. Below are the helpers of the games' digests: an event as a
short phrase after a player's name, and a line per player.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from engine import Event, Seat
from engine.events import Finished
from words import Speaker, speaker, wording

INSTEAD = frozenset({"order", "caretaker", "clock"})
"""Deputies that move in a player's place; logs mention them. An automaton moves in its own name."""


class Deed(Protocol):
    """A confirmed move and its events, as the reader may see them."""

    @property
    def seat(self) -> Seat: ...

    @property
    def events(self) -> Sequence[Event]: ...

    @property
    def by(self) -> str: ...


def catching_up(
    game_id: str, deeds: Iterable[Deed], names: Sequence[str], lang: str, viewer: Seat | None, limit: int = 40,
    *, beside: Any = None,
) -> list[str]:  # fmt: skip
    """At most `limit` lines; the last one counts the rest.

    `beside`: position shown with them, if any; events that it still shows are left out.
    """
    deeds = [*deeds]
    say, done, instead = speaker(lang), _by_player(deeds), _moved_instead(deeds)
    if beside is not None:
        done = {seat: [e for e in es if not _is_told(game_id, beside, viewer, e)] for seat, es in done.items()}
    touching = [e for seat, events in done.items() if seat != viewer for e in events if _hits(game_id, e, viewer)]
    lines = _touched(game_id, touching, names, say, viewer)
    for seat in sorted(done, key=lambda seat: seat == viewer):
        lines += _group(game_id, done[seat], names, say, seat, viewer, lines, instead.get(seat))
    if len(lines) > limit:
        lines = [*lines[: limit - 1], say("recap-more", count=len(lines) - limit + 1)]
    return lines


def _is_told(game_id: str, beside: Any, viewer: Seat | None, event: Event) -> bool:
    """Whether the position shows the event; at the end it shows the winner."""
    return isinstance(event, Finished) or wording.is_standing(game_id, beside, viewer, event)


def _by_player(deeds: Iterable[Deed]) -> dict[Seat, list[Event]]:
    """Events of each player's moves, in the order of their first move."""
    done: dict[Seat, list[Event]] = {}
    for deed in deeds:
        done.setdefault(deed.seat, []).extend(deed.events)
    return done


def _moved_instead(deeds: Sequence[Deed]) -> dict[Seat, str]:
    """Seats of which all moves were made by a caretaker, a standing order or the clock."""
    moved: dict[Seat, set[str]] = {}
    for deed in deeds:
        moved.setdefault(deed.seat, set()).add(deed.by)
    return {seat: by for seat, (by, *others) in moved.items() if by in INSTEAD and not others}


def _hits(game_id: str, event: Event, viewer: Seat | None) -> bool:
    """Whether the event names the reader, or is a scoring in which they have a share."""
    if viewer is None or wording.is_everybodys(game_id, event):
        return False
    points = getattr(event, "points", None)
    return event.touches(viewer) or (isinstance(points, tuple) and viewer < len(points) and bool(points[viewer]))


def _is_deed(event: Event, seat: Seat, viewer: Seat | None) -> bool:
    """Whether the event is also listed under the player who caused it."""
    return getattr(event, "seat", viewer) == seat


def _touched(
    game_id: str, events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None
) -> list[str]:
    """The part of the digest about the reader."""
    if viewer is None or not events:
        return []
    others = tuple(_heading(say, name) for seat, name in enumerate(names) if seat != viewer)
    told = wording.digest(game_id, events, names, say.lang, viewer)
    own, you = _heading(say, names[viewer]), _heading(say, say("recap-you"))
    mine = [line.replace(own, you, 1) if line.startswith(own) else line for line in told if not line.startswith(others)]
    return [f"**{say('recap-touched')}**", *[f"- {line}" for line in mine]] if mine else []


def _group(
    game_id: str, events: Sequence[Event], names: Sequence[str], say: Speaker, seat: Seat, viewer: Seat | None,
    said: Sequence[str], instead: str | None = None,
) -> list[str]:  # fmt: skip
    """A player's own line, if any, and below it the other consequences of their moves.

    Events that affected the reader are already listed above; only the player's action is repeated. `instead`: the
    deputy who moved.
    """
    heading, players = _heading(say, names[seat]), tuple(_heading(say, name) for name in names)
    reader = viewer if seat == viewer else None
    other = [e for e in events if reader is not None or not _hits(game_id, e, viewer)]
    deeds = [e for e in events if e in other or _is_deed(e, seat, viewer)]
    own = [line for line in wording.digest(game_id, deeds, names, say.lang, reader) if line.startswith(heading)]
    if own and instead is not None:
        own[0] = say(f"log-by-{instead}", line=own[0])
    told = wording.digest(game_id, other, names, say.lang, reader)
    rest = [line if line.startswith(players) else f"- {line}" for line in told if not line.startswith(heading)]
    return [*own, *(line for line in rest if line not in said)]


def _heading(say: Speaker, name: str) -> str:
    """The prefix of a player's line in the digest."""
    return say("wording-player", name=name, what="").rstrip()


# ---------------------------------------------------------------- helpers of the games' digests

Deeds = dict[Seat, Counter[str]]
"""Each player's phrases with counts, in the order of their first action."""


def deed(game_id: str, event: Event, names: Sequence[str], say: Speaker) -> str:
    """An event as a short phrase (`genoa-digest-Passed`); empty if the game has none: the event is only in the log."""
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
