"""Automata in the lobby: how they are listed, and the menus to add, remove and configure them."""

import discord

from cogs.ui.answers import Card
from cogs.ui.buttons import menu
from cogs.ui.names import named
from tables import LEVELS, Table, has_master
from tables.lobby import opening
from words import Speaker


def seat_line(say: Speaker, table: Table, seat: int) -> str:
    """The holder of a seat in the invitation: a person by mention, an automaton by name and level."""
    row = table.seats[seat]
    if row.automaton is None:
        return f"{seat + 1}. <@{row.user_id}>"
    return f"{seat + 1}. {named(row)} · {say(f'level-{row.automaton}')}"


def add_or_remove(say: Speaker, table: Table) -> discord.ui.Item[discord.ui.LayoutView]:
    """Menu of the invitation: the levels to add, then the automata to remove."""
    entries = []
    if table.room > 0:
        entries += [
            discord.SelectOption(
                label=say("lobby-add-automaton", level=say(f"level-{level}")),
                value=level,
                description=_note(say, table, level),
            )
            for level in LEVELS
        ]
    entries += [
        discord.SelectOption(label=say("lobby-remove-automaton", name=row.name)[:100], value=str(number))
        for number, row in enumerate(table.seats)
        if row.automaton is not None
    ]
    item: discord.ui.Item[discord.ui.LayoutView] = menu(say("lobby-automata"), entries, "automaton", table.id)
    return item


def _note(say: Speaker, table: Table, level: str) -> str:
    """Description of a level; the strongest has another text where it is no better than the journeyman."""
    is_promise = level != LEVELS[-1] or has_master(table.row.game)
    return say(f"level-{level}-note" if is_promise else "level-master-none")


def choose_automata(card: Card, say: Speaker, table: Table) -> None:
    """Add the options for the deputy of an absent player and for the delay of automata."""
    levels = [
        discord.SelectOption(label=say(f"level-{level}"), value=level, default=level == table.row.caretaker)
        for level in LEVELS
    ]
    card.text(say("lobby-caretaker"))
    card.row(menu(say("lobby-caretaker"), levels, "caretaker", table.id))
    if table.has_automata:
        waits = [
            discord.SelectOption(
                label=say("lobby-linger-seconds", seconds=seconds),
                value=str(seconds),
                default=seconds == table.row.linger,
            )
            for seconds in opening.LINGER
        ]
        card.text(say("lobby-linger"))
        card.row(menu(say("lobby-linger"), waits, "linger", table.id))
