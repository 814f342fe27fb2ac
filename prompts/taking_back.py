"""Preview of an undo."""

from collections.abc import Sequence

from engine import Seat
from tables import Entry, Table
from tables.play import undoing
from words import speaker, wording

LINES = 12
"""Maximum lines of moves; the others are counted."""


def lines(
    table: Table, own: Seat | None, ahead: undoing.Outlook, entries: Sequence[Entry], names: Sequence[str], lang: str
) -> list[str]:
    """Seats that must consent, and the moves that would be undone. `entries`: those moves."""
    say, said = speaker(lang), {row.number: row.notation for row in ahead.moves}
    asked = [names[seat] for seat in ahead.needed]
    told = [line for entry in entries for line in _told(table, own, entry, said.get(entry.number, ""), names, lang)]
    more = [say("undo-would-more", count=len(told) - LINES)] if len(told) > LINES else []
    first = say("undo-would-ask", names=say.list(asked), count=len(asked)) if asked else say("undo-would-free")
    return [first, *(f"- {line}" for line in told[:LINES]), *more]


def _told(table: Table, own: Seat | None, entry: Entry, notation: str, names: Sequence[str], lang: str) -> list[str]:
    """Events of a move; for the reader's own move that only passed the turn, the move itself."""
    game = table.row.game
    told = [wording.log_line(game, event, names, lang) for event in entry.events if not event.routine]
    if any(told) or not notation or entry.seat != own:
        return [line for line in told if line]
    return [wording.capital(wording.move(game, None, entry.seat, names, lang, table.game.book.read(notation)))]
