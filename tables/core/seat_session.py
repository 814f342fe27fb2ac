"""One person's place at a table: what they see, what they have drafted, and what they may do next.

Drafted moves are applied to a private clone. A move that would bring something unknown to light (a draw, a die,
another's secret) seals the draft: it is kept but not carried out, so nothing can be learnt before it is confirmed.
"""

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine import Event, IllegalMove, Move, Seat
from tables.core.table import Table

FINGERPRINT = 0xFFFF
"""So much of a checksum tells two drafts apart."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a button was made for: the table's version, and which moves were drafted. Tells old buttons from new, and
    one panel from another of the same person that shows another draft."""

    version: int
    drafted: int
    """So many moves,"""
    fingerprint: str = ""
    """and these: two drafts of the same length are not the same."""

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
    """None: a spectator."""
    draft: list[Move] = field(default_factory=list)
    shown: Any = None
    """The position with the draft applied (up to a sealing move)."""
    events: list[Event] = field(default_factory=list)
    """What the draft makes happen, as the seat may see it."""
    sealed: bool = False
    version: int = 0
    """The table's version when the session was opened: the table itself may move on while somebody looks at it."""
    watching: bool = False
    """Somebody else's eyes rest on it: it shows what the seat sees, but neither its draft nor anything to decide."""
    ahead: Any = field(default=None, repr=False)
    """The position with the whole draft carried out, sealing move included. Only for confirming: never shown."""
    happened: list[list[Event]] = field(default_factory=list, repr=False)
    """What each drafted move makes happen, in full. Only for confirming."""
    broken: IllegalMove | None = None
    """Why the rest of what was drafted no longer fits, if others have made it impossible meanwhile."""
    lost: Sequence[str] = ()
    """That rest, in notation."""
    _listed: list[Move] | None = field(default=None, repr=False)

    @property
    def moves(self) -> list[Move]:
        """What may be added to the draft."""
        if self._listed is None:
            nothing = self.seat is None or self.sealed or self.watching
            self._listed = [] if nothing else self.table.game.moves(self.shown, self.seat or 0)
        return self._listed

    def add(self, move: Move) -> None:
        """Try a move on top of the draft. IllegalMove leaves the session as it was."""
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
        """What this person may see, draft included. The only thing that may be drawn or said."""
        return self.table.game.view(self.shown, self.seat)

    @property
    def owes(self) -> bool:
        """The table waits for this seat (whatever it has drafted)."""
        return not self.watching and self.seat in self.table.owed

    @property
    def complete(self) -> bool:
        """Nothing more is to be decided by this seat: the draft can be confirmed."""
        return bool(self.draft) and (self.sealed or self.seat not in self.table.game.to_act(self.shown))

    def confirmed(self) -> "SeatSession":
        """As it will be once the draft is confirmed. For whoever prepares that; nobody may see it before."""
        return open_session(replace(self.table, state=self.ahead, drafts={}), self.seat)

    @property
    def stamp(self) -> Stamp:
        return Stamp.of(self.version, self.draft)

    def is_current(self, stamp: Stamp) -> bool:
        """Whether a button of that stamp still means what it says.

        Others may have acted in the meantime (simultaneous decisions, offers from all sides): what counts is that
        this seat is still asked the same thing, or has said nothing since where it is merely welcome, and that it has
        drafted the same moves; buttons from before stamps had a fingerprint know only how many.
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
    """Lay a seat's draft on the present position. A draft that no longer fits is cut where it stops fitting.

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
