"""One user's session at a table: what they see, their draft, and the moves they may add.

Drafted moves are applied to a private clone. A move that would reveal hidden information (a draw, a die, another
player's secret) seals the draft: it is kept but not applied to the shown position, so nothing is learnt before
confirming.
"""

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine import Event, IllegalMove, Move, Seat
from tables.core.table import Table

FINGERPRINT = 0xFFFF
"""Mask of the checksum."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Identifies what a button was made for: the table's version and the draft. Detects stale buttons, also between
    two panels of one user with different drafts."""

    version: int
    drafted: int
    """Number of moves."""
    fingerprint: str = ""
    """Checksum of their notation."""

    def __str__(self) -> str:
        return f"{self.version}.{self.drafted}" + (f".{self.fingerprint}" if self.fingerprint else "")

    @classmethod
    def of(cls, version: int, draft: Sequence[Move]) -> "Stamp":
        said = "\n".join(move.notation for move in draft)
        return cls(version, len(draft), f"{zlib.crc32(said.encode()) & FINGERPRINT:04x}" if draft else "")

    @classmethod
    def read(cls, text: str) -> "Stamp | None":
        found = re.fullmatch(r"(\d{1,9})\.(\d{1,4})(?:\.([0-9a-f]{4}))?", text)
        return cls(int(found[1]), int(found[2]), found[3] or "") if found else None


@dataclass(slots=True)
class SeatSession:
    table: Table
    seat: Seat | None
    """None for a spectator."""
    draft: list[Move] = field(default_factory=list)
    shown: Any = None
    """Position with the draft applied, up to a sealing move."""
    events: list[Event] = field(default_factory=list)
    """Events of the draft as this seat may see them."""
    sealed: bool = False
    version: int = 0
    """The table's version when the session was opened; the table may change meanwhile."""
    watching: bool = False
    """Viewed by another user with permission: shows what the seat sees, but neither its draft nor its moves."""
    ahead: Any = field(default=None, repr=False)
    """Position with the whole draft applied, sealing move included. For confirming only; never shown."""
    happened: list[list[Event]] = field(default_factory=list, repr=False)
    """Events of each drafted move, unfiltered. For confirming only."""
    broken: IllegalMove | None = None
    """Why the rest of the draft became illegal. None if all of it still applies."""
    lost: Sequence[str] = ()
    """Notation of that rest."""
    begun: Any = field(default=None, init=False, repr=False)
    """Position without the draft, when the session was opened."""
    _listed: list[Move] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        self.begun = self.ahead

    @property
    def moves(self) -> list[Move]:
        """Moves that may be added to the draft."""
        if self._listed is None:
            nothing = self.seat is None or self.sealed or self.watching
            self._listed = [] if nothing else self.table.game.moves(self.shown, self.seat or 0)
        return self._listed

    def add(self, move: Move) -> None:
        """Add a move to the draft. Raises IllegalMove and leaves the session unchanged."""
        assert self.seat is not None
        outcome = self.table.game.attempt(self.ahead, self.seat, move)
        self.draft.append(move)
        self.happened.append(outcome.events)
        self.ahead, self._listed = outcome.state, None
        if outcome.reveals:
            self.sealed = True
        else:
            self.shown = outcome.state
            self.events += [event.seen_by(self.seat) for event in outcome.events]

    @property
    def view(self) -> Any:
        """The position as this user may see it, draft included. The only source for pictures and text."""
        return self.table.game.view(self.shown, self.seat)

    @property
    def owes(self) -> bool:
        """Whether the table waits for this seat, drafted or not."""
        return not self.watching and self.seat in self.table.owed

    @property
    def complete(self) -> bool:
        """Whether this seat has nothing more to decide and the draft can be confirmed."""
        return bool(self.draft) and (self.sealed or self.seat not in self.table.game.to_act(self.shown))

    def confirmed(self) -> "SeatSession":
        """The session after confirming. For preparing that only; must not be shown before."""
        return open_session(replace(self.table, state=self.ahead, drafts={}), self.seat)

    @property
    def stamp(self) -> Stamp:
        return Stamp.of(self.version, self.draft)

    def is_current(self, stamp: Stamp) -> bool:
        """Whether a button with this stamp is still valid.

        Other seats may have acted meanwhile (simultaneous decisions, open offers). The button is valid if this seat
        still has the same decision, or has not acted since where it acts by choice, and its draft is the same. Older
        stamps have no fingerprint, only the length of the draft.
        """
        if self.seat is None or stamp.drafted != len(self.draft):
            return False
        if stamp.fingerprint not in ("", self.stamp.fingerprint):
            return False
        since = self.table.seats[self.seat].owes_since
        if since is None:
            since = self.table.acted.get(self.seat, self.table.current_since)
        return since <= stamp.version <= self.version


def open_session(table: Table, seat: Seat | None, *, watching: bool = False, anew: bool = False) -> SeatSession:
    """Apply a seat's draft to the present position, up to the first move that no longer fits.

    `anew`: without the draft.
    """
    session = SeatSession(table, seat, shown=table.state, ahead=table.state, version=table.version, watching=watching)
    if seat is None or watching or not table.playing:
        session._listed = []
        return session
    drafted = [] if anew else table.drafts.get(seat, [])
    for number, notation in enumerate(drafted):
        try:
            session.add(table.game.book.read(notation))
        except IllegalMove as broken:
            session.broken, session.lost = broken, tuple(drafted[number:])
            break
        except ValueError:
            break
        if session.sealed:
            break
    return session
