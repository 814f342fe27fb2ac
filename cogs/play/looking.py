"""Looking at a table: one's hand, the board, the area of a player, and the position in words."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play.panel import picture_switch
from cogs.play.play import session_at, table_choices, table_meant
from cogs.ui import table_pictures
from cogs.ui.answers import Card, pages, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, title
from cogs.ui.table_message import open_board
from cogs.ui.translator import text, with_options, word
from engine import Event
from render import pictures as drawn
from tables import Refused, SeatSession, Table, history

if TYPE_CHECKING:
    from app.guildhall import Guildhall

TEXT_PAGE = 3700
"""Letters of a position in words that are shown at once."""


async def begun(interaction: Interaction, table: Table) -> tuple[Who, SeatSession, list[Event]]:
    """Who looks at which game, and what has happened there since they last moved."""
    me, session = await who(interaction), session_at(interaction, table)
    if session.shown is None:
        raise Refused("table-not-started")
    return me, session, await history.since_last_move(interaction.client.hall, table, me.id)


@on_press("hand")
async def hand_pressed(interaction: Interaction, press: Press) -> None:
    await show_hand(interaction, press.table)


async def show_hand(interaction: Interaction, table: Table) -> None:
    me, session, news = await begun(interaction, table)
    seat = session.seat
    if seat is None:
        raise Refused("table-not-seated")

    async def build() -> Card:
        picture = await table_pictures.mat(interaction.client.picture_cache, session, me.reader, seat, news)
        owner = escaped_names(session.table)[seat]
        whose = me.say("hand-over-shoulder", name=owner) if session.watching else me.say("hand-title")
        return Card().text(f"### {title(session.table.row.game, me.say)} · {whose}").picture(picture, "hand")

    await show(interaction, build, in_place=False)


@on_press("board")
async def board_pressed(interaction: Interaction, press: Press) -> None:
    await show_board(interaction, press.table)


async def show_board(interaction: Interaction, table: Table) -> None:
    me, session, news = await begun(interaction, table)

    async def build() -> Card:
        made = Card().picture(await table_pictures.board(interaction.client.picture_cache, session, me.reader, news))
        mats = [button(name, "mat", table.id, words=(str(n),)) for n, name in enumerate(session.table.names)]
        upright = button(me.say("button-portrait"), "portrait", table.id)
        switch = [picture_switch(me, table.id)] if session.moves else []
        page = [open_board(me.say, table.id)] if me.can_open_board else []
        return made.row(*page, *mats, upright, button(me.say("button-text"), "text", table.id), *switch)

    await show(interaction, build, in_place=False)


@on_press("portrait")
async def portrait_pressed(interaction: Interaction, press: Press) -> None:
    """The board upright, for a phone, with the reader's own area large."""
    me, session, news = await begun(interaction, press.table)

    async def build() -> Card:
        picture = await table_pictures.portrait(interaction.client.picture_cache, session, me.reader, news)
        return Card().picture(picture, "portrait").row(button(me.say("button-board"), "board", press.table_id))

    await show(interaction, build, in_place=False)


@on_press("mat")
async def mat_pressed(interaction: Interaction, press: Press) -> None:
    me, session, news = await begun(interaction, press.table)
    seat = press.number
    if seat not in range(len(session.table.seats)):
        raise Refused("error-unknown-button")

    async def build() -> Card:
        picture = await table_pictures.mat(interaction.client.picture_cache, session, me.reader, seat, news)
        return Card().text(f"### {escaped_names(session.table)[seat]}").picture(picture, "mat")

    await show(interaction, build, in_place=False)


@on_press("text")
async def text_pressed(interaction: Interaction, press: Press) -> None:
    await show_text(interaction, press.table)


@on_press("text_page")
async def text_page(interaction: Interaction, press: Press) -> None:
    await show_text(interaction, press.table, press.number, in_place=None)


async def show_text(interaction: Interaction, table: Table, page: int = 0, *, in_place: bool | None = False) -> None:
    """The whole position in words, for play without pictures: in pages, and as a file."""
    me, session, _ = await begun(interaction, table)
    game = session.table.row.game
    names = [name.replace("`", "ˋ") for name in session.table.names]  # a backtick would end the block of code
    stopped = session.table.stopped
    text = drawn.text_board(game, session.view, names, me.lang, seat=session.seat, stopped=stopped)
    made = pages(text.splitlines(), TEXT_PAGE)
    shown = page if page in range(len(made)) else 0

    async def build() -> Card:
        card = Card().text(f"```\n{made[shown]}\n```")
        if len(made) > 1:
            labels = [me.say("panel-page", page=n + 1) for n in range(len(made))]
            card.row(*[
                button(label, "text_page", table.id, words=(str(n),), disabled=n == shown)
                for n, label in enumerate(labels)
            ])  # fmt: skip
        return card.file(f"{game}.txt", text)

    await show(interaction, build, in_place=in_place)


class Looking(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("area"), description=text("area-description"))
    @with_options(table="option-table")
    async def area(self, interaction: Interaction, table: str | None = None) -> None:
        await show_hand(interaction, await table_meant(interaction, table))

    @app_commands.command(name=word("board"), description=text("board-description"))
    @with_options(text="board-text", table="option-table")
    async def board(self, interaction: Interaction, text: bool = False, table: str | None = None) -> None:
        meant = await table_meant(interaction, table)
        await (show_text if text else show_board)(interaction, meant)

    @area.autocomplete("table")
    @board.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Looking(house))
