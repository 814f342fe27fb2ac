"""The one living message of a table: position, whose turn it is, what happened last, and the buttons."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import ButtonStyle

from cogs import pictures
from cogs.answers import Card
from cogs.buttons import button
from cogs.names import said
from cogs.painter import Painter
from engine import Event, Seat
from locales import speaker
from render import wording
from tables import Hall, Stamp, Table, UndoRequest, owing


def thread_name(table: Table) -> str:
    title = table.game.meta.title
    return f"{title} · {', '.join(table.names)}"[:100]


Section = Callable[[Hall, Table, Card], Awaitable[None]]
SECTIONS: dict[str, Section] = {}
"""What other cogs have to say in a table's message, below the digest: a vote, a seat that is free."""


def section(made: Section) -> Section:
    """Claim a part of every table's message, at import. Public: in the table's language, for everybody's eyes."""
    SECTIONS[made.__qualname__] = made
    return made


async def card(
    painter: Painter,
    table: Table,
    changes: Sequence[Event],
    *,
    hall: Hall | None = None,
    ping: Sequence[Seat] = (),
    undo: UndoRequest | None = None,
) -> Card:
    """Public, so in the table's language and from the spectator's view."""
    say = speaker(table.language)
    made = Card(accent=0x4F6D44 if table.over else 0x8C5A2B)
    made.text(f"## {table.game.meta.title}", _status(table, ping))
    made.picture(await pictures.public_board(painter, table, changes))
    digest = wording.digest(table.row.game, changes, said(table), table.language, None)
    made.text(*digest[:12])
    if table.over:
        standings = table.game.standings(table.state)
        made.text(*wording.standings(table.row.game, standings, said(table), table.language))
        made.text(say("table-seed", seed=table.row.seed, fingerprint=table.fingerprint[:16]))
    if undo is not None:
        stamp = Stamp(table.version, 0)
        made.line().text(_undo_text(table, undo))
        made.row(
            button(say("button-agree"), "undo_yes", table.id, stamp, style=ButtonStyle.success),
            button(say("button-refuse"), "undo_no", table.id, stamp, style=ButtonStyle.danger),
        )
    if hall is not None:
        for add in SECTIONS.values():
            await add(hall, table, made)
    return made.row(*_buttons(table))


def _status(table: Table, ping: Sequence[Seat]) -> str:
    say = speaker(table.language)
    if table.over:
        return say("table-is-over")
    owed = owing.owed(table)
    waiting = wording.waiting(table.row.game, table.view(None), said(table), table.language)
    mentions = " ".join(f"<@{table.seats[s].user_id}>" for s in ping if table.seats[s].user_id)
    since = min((table.seats[s].owes_at or table.row.changed_at for s in owed), default=table.row.changed_at)
    lines = [waiting, say("table-waiting-since", when=f"<t:{int(since)}:R>"), mentions]
    if table.state.played == 0:
        lines.append(say("table-fingerprint", fingerprint=table.fingerprint[:16]))
    return "\n".join(line for line in lines if line)


def _undo_text(table: Table, undo: UndoRequest) -> str:
    say = speaker(table.language)
    left = [s for s in undo.needed if s not in undo.agreed]
    mentions = " ".join(f"<@{table.seats[s].user_id}>" for s in left if table.seats[s].user_id)
    moves = table.state.played - undo.to_played
    return say("table-undo-asked", name=said(table)[undo.seat], moves=moves, whom=mentions)


def _buttons(table: Table) -> list[Any]:
    say, stamp = speaker(table.language), Stamp(table.version, 0)
    if table.over:
        verbs = ["board", "hand", "log", "history", "what"]
        return [button(say(f"button-{verb}"), verb, table.id, stamp) for verb in verbs]
    return [
        button(say("button-move"), "move", table.id, stamp, style=ButtonStyle.primary),
        button(say("button-hand"), "hand", table.id, stamp),
        button(say("button-board"), "board", table.id, stamp),
        button(say("button-log"), "log", table.id, stamp),
        button(say("button-undo"), "undo", table.id, stamp),
        button(say("button-what"), "what", table.id, stamp),
    ]
