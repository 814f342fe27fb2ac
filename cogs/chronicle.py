"""Looking back: the log, what happened since your last move, and the positions of the past."""

from discord import app_commands
from discord.ext import commands

from cogs import pictures
from cogs.answers import Card, pages, show
from cogs.buttons import Press, button, on_press
from cogs.house import House
from cogs.names import said
from cogs.play import desk_of, table_choices, table_meant
from cogs.reader import Interaction, Who, who
from cogs.translator import option, text, word
from render import wording
from tables import Desk, Refused
from tables.watching import viewer_seat

# ---------------------------------------------------------------- the log


async def show_log(interaction: Interaction, table_id: str, page: int | None = None) -> None:
    """The whole log in pages, the newest first shown."""
    me, hall = await who(interaction), interaction.client.hall
    table = await hall.table(table_id)
    if table.state is None:
        raise Refused("table-not-started")
    lines, names = [], said(table)
    for entry in await hall.log(table_id, me.id):
        told = [wording.log_line(table.row.game, event, names, me.lang) for event in entry.events]
        lines += [f"`{entry.number:>3}` {line}" for line in told if line]
    made = pages(lines or [me.say("log-empty")])
    shown = len(made) - 1 if page is None else max(0, min(page, len(made) - 1))

    async def build() -> Card:
        card = Card().text(f"### {table.game.meta.title} · {me.say('log-title')}", made[shown])
        return card.row(
            button(me.say("button-older"), "log_page", table_id, words=(str(shown - 1), "older"), disabled=shown == 0),
            button(
                me.say("button-newer"),
                "log_page",
                table_id,
                words=(str(shown + 1), "newer"),
                disabled=shown == len(made) - 1,
            ),
        )

    await show(interaction, build)


@on_press("log")
async def log_pressed(interaction: Interaction, press: Press) -> None:
    await show_log(interaction, press.table_id)


@on_press("log_page")
async def log_page(interaction: Interaction, press: Press) -> None:
    await show_log(interaction, press.table_id, press.number)


# ---------------------------------------------------------------- since your last move


async def show_recap(interaction: Interaction, table_id: str) -> None:
    me, desk = await who(interaction), await desk_of(interaction, table_id)
    if desk.shown is None:
        raise Refused("table-not-started")
    news = await interaction.client.hall.since_last_move(table_id, me.id)
    lines = wording.digest(desk.table.row.game, news, said(desk.table), me.lang, desk.seat)

    async def build() -> Card:
        made = Card().text(f"### {desk.table.game.meta.title} · {me.say('panel-since')}")
        made.text(*(lines or [me.say("recap-nothing")]))
        made.picture(await pictures.board(interaction.client.painter, desk, me.reader, news))
        return made.row(*_go_on(me, desk))

    await show(interaction, build)


def _go_on(me: Who, desk: Desk) -> list[object]:
    made: list[object] = [button(me.say("button-log"), "log", desk.table.id)]
    if desk.owes:
        made.insert(0, button(me.say("button-move"), "move", desk.table.id))
    return made


# ---------------------------------------------------------------- positions of the past


async def show_past(interaction: Interaction, table_id: str, index: int | None = None) -> None:
    me, hall = await who(interaction), interaction.client.hall
    table = await hall.table(table_id)
    if table.state is None:
        raise Refused("table-not-started")
    past = await hall.history(table_id, me.id, 1 << 30 if index is None else index)
    seat = viewer_seat(table, me.id)
    changes = [event for entry in past.entries for event in entry.events]
    lines = wording.digest(table.row.game, changes, said(table), me.lang, seat)
    last = past.length - 1

    async def build() -> Card:
        made = Card().text(
            f"### {table.game.meta.title} · {me.say('history-title', index=past.index, last=last)}",
            f"<t:{int(past.at)}:f>",
            *lines[:10],
        )
        painter = interaction.client.painter
        made.picture(await pictures.past(painter, table, past.index, past.view, seat, me.reader, changes))
        steps = [("⏮", 0, "first"), ("◀", past.index - 1, "back"), ("▶", past.index + 1, "on"), ("⏭", last, "last")]
        return made.row(
            *[
                button(
                    None, "history", table_id, words=(str(to), name), emoji=sign,
                    disabled=not 0 <= to <= last or to == past.index,
                )
                for sign, to, name in steps
            ]
        )  # fmt: skip

    await show(interaction, build)


@on_press("history")
async def history_pressed(interaction: Interaction, press: Press) -> None:
    await show_past(interaction, press.table_id, press.number if press.words else None)


# ---------------------------------------------------------------- commands


class Chronicle(commands.Cog):
    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name=word("log"), description=text("log-description"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.rename(table=option("table"))
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        await show_log(interaction, (await table_meant(interaction, table)).id)

    @app_commands.command(name=word("recap"), description=text("recap-description"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.rename(table=option("table"))
    async def recap(self, interaction: Interaction, table: str | None = None) -> None:
        await show_recap(interaction, (await table_meant(interaction, table)).id)

    @app_commands.command(name=word("history"), description=text("history-description"))
    @app_commands.describe(table=text("option-table"), step=text("history-step"))
    @app_commands.rename(table=option("table"), step=option("step"))
    async def history(
        self,
        interaction: Interaction,
        table: str | None = None,
        step: app_commands.Range[int, 0, 100000] | None = None,
    ) -> None:
        await show_past(interaction, (await table_meant(interaction, table)).id, step)

    @log.autocomplete("table")
    @recap.autocomplete("table")
    @history.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: House) -> None:
    await house.add_cog(Chronicle(house))
