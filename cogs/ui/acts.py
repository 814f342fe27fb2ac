"""Acts at a table besides moves, as text: for its message, the log and the recap.

The text of an act is `act-<kind>`. It may use `actor`, `seat` (its number), `holder` (its current player), `name` (the
person affected) and the act's plain values.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from cogs.ui.names import escaped, escaped_names
from engine import read_event
from tables import Act, Table
from words import speaker, wording


def told(act: Act, table: Table, lang: str) -> str:
    """One line, naming the power of a host or admin if it was used."""
    say = speaker(lang)
    what = say(f"act-{act.kind}", **_words(act, table, lang))
    return say(f"act-power-{act.power}", what=what) if act.power in ("host", "admin") else what


def _words(act: Act, table: Table, lang: str) -> Mapping[str, Any]:
    carried = {
        name: escaped(value) if isinstance(value, str) and name != "link" else value for name, value in act.args.items()
    }
    if "agreed" in carried:
        carried |= _taken_back(act, table, lang)
    if act.kind == "whisper":
        names = escaped_names(table)
        numbers = [int(number) - 1 for number in str(act.args["seats"]).split(", ")]
        carried["names"] = speaker(lang).list(names[number] for number in numbers if number < len(names))
    holder = escaped_names(table)[act.seat] if act.seat is not None and act.seat < len(table.seats) else ""
    seat = 0 if act.seat is None else act.seat + 1
    return {"name": "", **carried, "actor": escaped(act.actor), "seat": seat, "holder": holder}


def _taken_back(act: Act, table: Table, lang: str) -> Mapping[str, Any]:
    """The public description of undone moves, and who consented."""
    say, names = speaker(lang), escaped_names(table)
    told = [wording.log_line(table.row.game, read_event(event), names, lang) for event in act.args["events"]]
    agreed = [escaped(name) for name in act.args["agreed"]]
    return {
        "what": " ".join(line for line in told if line),
        "events": len([line for line in told if line]),
        "agreed": say.list(agreed),
        "consent": len(agreed),
    }


def lines(acts: Iterable[Act], table: Table, lang: str) -> list[str]:
    """Acts with their timestamps."""
    return [f"<t:{int(act.at)}:R> · {told(act, table, lang)}" for act in acts]
