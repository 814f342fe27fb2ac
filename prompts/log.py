"""The log of a table as text: the set-up, every move with its events, and other acts at the table in their place.

The text of an act is `act-<kind>`. It may use `actor`, `seat` (its number), `holder` (its current player), `name` (the
person affected) and the act's plain values.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Event, Seat, read_event
from tables import Act, Entry, Hall, Table, history
from tables.seating import seats
from words import speaker, wording
from words.catching_up import INSTEAD

Written = Callable[[str], str]
"""How an interface writes a name: in Discord its markdown is escaped."""


@dataclass(frozen=True, slots=True)
class Line:
    text: str
    number: int
    """Of the move; 0: before the first one."""
    at: float = 0.0
    seat: Seat | None = None
    event: Event | None = None
    """None: an act."""


@dataclass(frozen=True, slots=True)
class Log:
    """Everything that a seat may read; `lines` words it and may run in a thread."""

    table: Table
    opening: Sequence[Event]
    entries: Sequence[Entry]
    acts: Sequence[Act]
    """Those after the first of the entries, or before it in a log from the start."""
    names_then: Callable[[int], list[str]]

    def lines(self, lang: str, written: Written = str, names: Sequence[str] = ()) -> list[Line]:
        """`names`: the present ones as written, if they are more than the names."""
        present = names or [written(name) for name in self.table.names]
        made = self._acts_after(0, lang, written, present)
        first = [written(name) for name in self.names_then(0)]
        told = [(event, wording.log_line(self.table.row.game, event, first, lang)) for event in self.opening]
        made += [Line(line, 0, event=event) for event, line in told if line]
        for entry in self.entries:
            made += self._moved(entry, lang, written)
            made += self._acts_after(entry.number, lang, written, present)
        return made

    def _moved(self, entry: Entry, lang: str, written: Written) -> list[Line]:
        names = [written(name) for name in self.names_then(entry.number)]
        told = [(event, wording.log_line(self.table.row.game, event, names, lang)) for event in entry.events]
        found = [Line(line, entry.number, entry.at, entry.seat, event) for event, line in told if line]
        if found and entry.by in INSTEAD:
            said = speaker(lang)(f"log-by-{entry.by}", line=found[0].text)
            found[0] = Line(said, entry.number, entry.at, entry.seat, found[0].event)
        return found

    def _acts_after(self, number: int, lang: str, written: Written, names: Sequence[str]) -> list[Line]:
        here = [act for act in self.acts if act.played == number]
        return [Line(act_told(act, self.table, lang, written, names), number, act.at, act.seat) for act in here]


async def read(
    hall: Hall, table: Table, seat: Seat | None, *, after: int = 0, until: int | None = None, acts: bool = True
) -> Log:
    """The log of the moves after one and up to another; seat None: as a spectator. `acts`: with those after each."""
    entries = await history.log_of_seat(hall, table, seat, after=after, until=until)
    opening = [] if after else await history.opening(hall, table, seat)
    done = await history.acts_at(hall, table.id) if acts else []
    done = [act for act in done if act.played > after or not after]
    return Log(table, opening, entries, done, await seats.names_then(hall, table))


# ---------------------------------------------------------------- acts


def act_told(act: Act, table: Table, lang: str, written: Written, names: Sequence[str]) -> str:
    """One line, naming the power of a host or admin if it was used. `names`: of the seats, as written."""
    say = speaker(lang)
    what = say(f"act-{act.kind}", **_words(act, table, lang, written, names))
    return say(f"act-power-{act.power}", what=what) if act.power in ("host", "admin") else what


def _words(act: Act, table: Table, lang: str, written: Written, names: Sequence[str]) -> Mapping[str, Any]:
    carried = {
        name: written(value) if isinstance(value, str) and name != "link" else value for name, value in act.args.items()
    }
    if "agreed" in carried:
        carried |= _taken_back(act, table, lang, written, names)
    if act.kind == "whisper":
        numbers = [int(number) - 1 for number in str(act.args["seats"]).split(", ")]
        carried["names"] = speaker(lang).list(names[number] for number in numbers if number < len(names))
    holder = names[act.seat] if act.seat is not None and act.seat < len(names) else ""
    seat = 0 if act.seat is None else act.seat + 1
    return {"name": "", **carried, "actor": written(act.actor), "seat": seat, "holder": holder}


def _taken_back(act: Act, table: Table, lang: str, written: Written, names: Sequence[str]) -> Mapping[str, Any]:
    """The public description of undone moves, and who consented."""
    told = [wording.log_line(table.row.game, read_event(event), names, lang) for event in act.args["events"]]
    agreed = [written(name) for name in act.args["agreed"]]
    return {
        "what": " ".join(line for line in told if line),
        "events": len([line for line in told if line]),
        "agreed": speaker(lang).list(agreed),
        "consent": len(agreed),
    }
