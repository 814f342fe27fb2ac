"""The log, the recap since the reader's last move, and past positions."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play.play import session_at, table_choices, table_meant
from cogs.ui import table_pictures
from cogs.ui.answers import Card, pages, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, escaped_names, title
from cogs.ui.table_message import act_lines
from cogs.ui.translator import text, with_options, word
from prompts import log
from tables import Hall, Refused, SeatSession, Table
from tables import history as table_history
from tables.core import access
from words.catching_up import catching_up

if TYPE_CHECKING:
    from app.guildhall import Guildhall

SINCE = (table_history.LAST, table_history.DAY, table_history.ALL)
LONGEST_NUMBER = 9
LINES_OF_ACTS = 10
LINES_OF_PAST = 10
FAR = 10
"""Positions of a large step back."""

# ---------------------------------------------------------------- the log


async def show_log(interaction: Interaction, table: Table, page: int | None = None) -> None:
    """The whole log in pages, starting with the newest."""
    me, hall = await who(interaction), interaction.client.hall
    if table.state is None:
        raise Refused("table-not-started")
    lines = await log_lines(hall, table, me)
    made = pages(lines or [me.say("log-empty")])
    shown = len(made) - 1 if page is None else max(0, min(page, len(made) - 1))

    async def build() -> Card:
        card = Card().text(f"### {title(table.row.game, me.say)} · {me.say('log-title')}", made[shown])
        return card.row(
            button(me.say("button-older"), "log_page", table.id, words=(str(shown - 1), "older"), disabled=shown == 0),
            button(
                me.say("button-newer"),
                "log_page",
                table.id,
                words=(str(shown + 1), "newer"),
                disabled=shown == len(made) - 1,
            ),
            button(me.say("button-since"), "recap_page", table.id, words=(table_history.LAST, "0")),
            button(me.say("button-seats"), "seats", table.id),
        )

    await show(interaction, build)


async def log_lines(hall: Hall, table: Table, me: Who) -> list[str]:
    """Every move with its events, and other acts in their place."""
    found = (await log.read(hall, table, access.viewer_seat(table, me.id))).lines(
        me.lang, escaped, escaped_names(table)
    )
    return [f"`{'·' if line.event is None else line.number:>3}` {line.text}" for line in found]


@on_press("log")
async def log_pressed(interaction: Interaction, press: Press) -> None:
    await show_log(interaction, press.table)


@on_press("log_page")
async def log_page(interaction: Interaction, press: Press) -> None:
    await show_log(interaction, press.table, press.number)


# ---------------------------------------------------------------- since your last move


async def show_recap(interaction: Interaction, table: Table, since: str = table_history.LAST, page: int = 0) -> None:
    """Recap since a moment: events that affected the reader, by player, acts at the table, and places on the board."""
    me, session = await who(interaction), session_at(interaction, table)
    if session.shown is None:
        raise Refused("table-not-started")
    news = await table_history.news(interaction.client.hall, table, me.id, since)
    lines = catching_up(table.row.game, news.entries, escaped_names(table), me.lang, session.seat)
    done = act_lines(news.acts, table, me.lang)[-LINES_OF_ACTS:]
    if done:
        lines = [*lines, f"**{me.say('recap-at-the-table')}**", *done]
    told = pages([line for line in lines if line])
    shown = page if page in range(len(told)) else 0

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {_since(me, since)}")
        made.text(told[shown] or me.say("recap-nothing" if since == table_history.LAST else "recap-nothing-then"))
        made.picture(await table_pictures.board(interaction.client.picture_cache, session, me.reader, news.events))
        if len(told) > 1:
            turns = [("older", shown - 1), ("newer", shown + 1)]
            made.row(*[
                button(
                    me.say(f"button-{which}"), "recap_page", table.id, words=(since, str(to)),
                    disabled=to not in range(len(told)),
                )
                for which, to in turns
            ])  # fmt: skip
        return made.row(*_go_on(me, session))

    await show(interaction, build)


@on_press("recap_page")
async def recap_page(interaction: Interaction, press: Press) -> None:
    since, page = (*press.words, table_history.LAST, "0")[:2]
    await show_recap(interaction, press.table, since, int(page) if page.isdecimal() else 0)


def _since(me: Who, since: str) -> str:
    if since == table_history.LAST:
        return me.say("panel-since")
    return me.say(f"recap-title-{since}") if since in SINCE else me.say("recap-title-move", number=int(since))


def _go_on(me: Who, session: SeatSession) -> list[object]:
    made: list[object] = [button(me.say("button-log"), "log", session.table.id)]
    if session.owes:
        made.insert(0, button(me.say("button-move"), "move", session.table.id))
    return made


# ---------------------------------------------------------------- past positions


async def show_past(interaction: Interaction, table: Table, index: int | None = None) -> None:
    me, hall = await who(interaction), interaction.client.hall
    if table.state is None:
        raise Refused("table-not-started")
    past = await table_history.history(hall, table, me.id, 1 << 30 if index is None else index)
    seat = access.viewer_seat(table, me.id)
    changes = [event for entry in past.entries for event in entry.events]
    lines = catching_up(table.row.game, past.entries, escaped_names(table), me.lang, seat, LINES_OF_PAST)
    last = past.length - 1
    own = await _own_position(hall, table, me)

    async def build() -> Card:
        made = Card().text(
            f"### {title(table.row.game, me.say)} · {me.say('history-title', index=past.index, last=last)}",
            f"<t:{int(past.at)}:f>",
            *lines,
        )
        picture_cache = interaction.client.picture_cache
        made.picture(await table_pictures.past(picture_cache, table, past.index, past.view, seat, me.reader, changes))
        steps = [
            ("⏮\ufe0f", 0, "first"),
            ("⏪", max(0, past.index - FAR), "far"),
            ("◀\ufe0f", past.index - 1, "back"),
            ("▶\ufe0f", past.index + 1, "on"),
            ("⏭\ufe0f", last, "last"),
        ]
        made.row(
            *[
                button(
                    me.say(f"history-{name}", count=FAR), "history", table.id, words=(str(to), name), emoji=sign,
                    disabled=not 0 <= to <= last or to == past.index,
                )
                for sign, to, name in steps
            ]
        )  # fmt: skip
        more = [] if own is None else [button(me.say("history-own"), "history", table.id, words=(str(own), "own"))]
        if table.over:
            more.append(button(me.say("button-review"), "review", table.id))
            if past.index < last or table.agreed:
                more.append(button(me.say("button-study"), "study", table.id, words=(str(past.index),)))
        return made.row(*more)

    await show(interaction, build)


async def _own_position(hall: Hall, table: Table, me: Who) -> int | None:
    """Index of the position after the reader's last move."""
    seat = table.seat_of(me.id)
    number = 0 if seat is None else await table_history.last_said(hall, table, me.id, seat)
    return await table_history.position_after(hall, table.id, number) if number else None


@on_press("history")
async def history_pressed(interaction: Interaction, press: Press) -> None:
    await show_past(interaction, press.table, press.number if press.words else None)


# ---------------------------------------------------------------- commands


class Chronicle(commands.Cog):
    @app_commands.command(name=word("log"), description=text("log-description"))
    @with_options(since="recap-since", table="option-table")
    async def log(self, interaction: Interaction, since: str | None = None, table: str | None = None) -> None:
        meant = await table_meant(interaction, table)
        if since is None:
            await show_log(interaction, meant)
        else:
            await show_recap(interaction, meant, since.strip().lower())

    @log.autocomplete("since")
    async def moments(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        me, typed = await who(interaction), typed.strip().lower()
        named = [app_commands.Choice(name=me.say(f"recap-since-{since}"), value=since) for since in SINCE]
        if typed.isdecimal() and len(typed) <= LONGEST_NUMBER:
            name = me.say("recap-title-move", number=int(typed))
            return [app_commands.Choice(name=name, value=typed)]
        return [choice for choice in named if typed in choice.name.lower() or typed in str(choice.value)]

    @app_commands.command(name=word("history"), description=text("history-description"))
    @with_options(step="history-step", table="option-table")
    async def history(
        self,
        interaction: Interaction,
        step: app_commands.Range[int, 0, 100000] | None = None,
        table: str | None = None,
    ) -> None:
        await show_past(interaction, await table_meant(interaction, table), step)

    @log.autocomplete("table")
    @history.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed, finished=True)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Chronicle())
