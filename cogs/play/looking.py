"""Viewing a table: the hand, the board, a player's area, and the position as text."""

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs.play.panel import picture_switch
from cogs.play.play import session_at, table_choices, table_meant
from cogs.ui import table_pictures
from cogs.ui.answers import Card, pages, show
from cogs.ui.buttons import NO_TABLE, Press, button, on_press, read
from cogs.ui.emojis import seat_mark
from cogs.ui.handling import on_refusal, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, escaped_names, title
from cogs.ui.table_message import open_board
from cogs.ui.translator import text, with_options, word
from engine import Event
from render import pictures as drawn
from tables import Refused, SeatSession, Table, history
from words.sheet import HEADING, parts
from words.wording import fit

if TYPE_CHECKING:
    from app.guildhall import Guildhall

TEXT_PAGE = 3400
"""Maximum characters per page of the position as text; leaves room for escaping."""
PAGE_NAME = 38
"""Maximum characters of a page's name on its button."""


async def begun(interaction: Interaction, table: Table) -> tuple[Who, SeatSession, list[Event]]:
    """The reader, their session, and the events since their last move."""
    me, session = await who(interaction), session_at(interaction, table)
    if session.shown is None:
        raise Refused("table-not-started")
    return me, session, await history.since_last_move(interaction.client.hall, table, me.id)


@on_press("hand")
async def hand_pressed(interaction: Interaction, press: Press) -> None:
    await show_hand(interaction, press.table)


@on_refusal("table-not-seated")
async def offer_to_watch(interaction: Interaction, refused: Refused) -> None:
    """Answer a spectator's press with what they can see. The table's own buttons may be in another language."""
    me = await who(interaction)
    data: Any = interaction.data or {}
    pressed = read(str(data.get("custom_id", "")))
    if pressed is None or pressed.table_id == NO_TABLE:
        await tell(interaction, me.say(refused.reason))
        return
    shows = [button(me.say(f"button-{verb}"), verb, pressed.table_id) for verb in ("board", "log")]

    async def build() -> Card:
        return Card().text(me.say(refused.reason)).row(*shows)

    await show(interaction, build, in_place=False)


async def show_hand(interaction: Interaction, table: Table) -> None:
    me, session, news = await begun(interaction, table)
    seat = session.seat
    if seat is None:
        raise Refused("table-not-seated")
    if me.person.in_words:
        await show_text(interaction, table, player=seat)
        return

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
    if me.person.in_words:
        await show_text(interaction, table)
        return

    async def build() -> Card:
        made = Card(palette=me.reader.palette)
        made.picture(await table_pictures.board(interaction.client.picture_cache, session, me.reader, news))
        mats = [
            button(name, "mat", table.id, words=(str(n),), emoji=seat_mark(n)) for n, name in enumerate(table.names)
        ]
        upright = button(me.say("button-portrait"), "portrait", table.id)
        switch = [picture_switch(me, table.id)] if session.moves else []
        page = [open_board(me.say, table.id)] if me.can_open_board else []
        return made.row(*page, *mats, upright, button(me.say("button-text"), "text", table.id), *switch)

    await show(interaction, build, in_place=False)


@on_press("portrait")
async def portrait_pressed(interaction: Interaction, press: Press) -> None:
    """The board in portrait format, with the reader's own area large."""
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
    if me.person.in_words:
        await show_text(interaction, press.table, player=seat)
        return

    async def build() -> Card:
        picture = await table_pictures.mat(interaction.client.picture_cache, session, me.reader, seat, news)
        return Card().text(f"### {escaped_names(session.table)[seat]}").picture(picture, "mat")

    await show(interaction, build, in_place=False)


@on_press("text")
async def text_pressed(interaction: Interaction, press: Press) -> None:
    await show_text(interaction, press.table)


@on_press("text_page")
async def text_page(interaction: Interaction, press: Press) -> None:
    """Another page of the position as text; the second word is the player of the area."""
    whose = press.words[1] if len(press.words) > 1 else ""
    player = int(whose) if whose.isdecimal() and int(whose) < len(press.table.seats) else None
    await show_text(interaction, press.table, press.number, player=player, in_place=None)


async def show_text(
    interaction: Interaction,
    table: Table,
    page: int = 0,
    *,
    player: int | None = None,
    in_place: bool | None = False,
) -> None:
    """The position as text, or a player's area alone: in pages split at headings, and as a file."""
    me, session, news = await begun(interaction, table)
    game, shown_to = session.table.row.game, session.seat
    text = drawn.text_board(
        game, session.view, session.table.names, me.lang,
        seat=shown_to, stopped=session.table.stopped, moves=session.moves if session.owes else (), changes=news,
        player=player,
    )  # fmt: skip
    made = at_headings(text)
    shown = page if page in range(len(made)) else 0

    async def build() -> Card:
        card = Card().text(*_markdown(made[shown]))
        if len(made) > 1:
            whose = () if player is None else (str(player),)
            card.row(
                *[
                    button(_called(n, each), "text_page", table.id, words=(str(n), *whose), disabled=n == shown)
                    for n, each in enumerate(made)
                ]
            )
        return card.file(f"{game}.txt", text)

    await show(interaction, build, in_place=in_place)


def at_headings(text: str) -> list[str]:
    """A text board in pages, split at headings; longer sections are split further."""
    made: list[str] = []
    for part in parts(text):
        for piece in pages(part.splitlines(), TEXT_PAGE):
            if made and len(made[-1]) + len(piece) + 2 <= TEXT_PAGE:
                made[-1] += f"\n\n{piece}"
            else:
                made.append(piece)
    return made


def _called(number: int, page: str) -> str:
    """Number and first heading of a page."""
    heading = next((line.removeprefix(HEADING) for line in page.splitlines() if line.startswith(HEADING)), "")
    return fit(f"{number + 1}. {heading}" if heading else str(number + 1), PAGE_NAME)


def _markdown(page: str) -> list[str]:
    """The lines with names escaped for Discord's markdown."""
    lines = page.splitlines()
    return [
        f"{HEADING}{escaped(line.removeprefix(HEADING))}" if line.startswith(HEADING) else escaped(line)
        for line in lines
    ]


def seat_called(table: Table, name: str) -> int:
    """The seat of a player by name or prefix."""
    meant = name.strip().lower()
    names = [each.lower() for each in table.names]
    found = [seat for seat, each in enumerate(names) if meant and each.startswith(meant)]
    if not found:
        raise Refused("board-nobody", name=name[:60], names=", ".join(table.names))
    return names.index(meant) if meant in names else found[0]


class Looking(commands.Cog):
    @app_commands.command(name=word("area"), description=text("area-description"))
    @with_options(table="option-table")
    async def area(self, interaction: Interaction, table: str | None = None) -> None:
        await show_hand(interaction, await table_meant(interaction, table))

    @app_commands.command(name=word("board"), description=text("board-description"))
    @with_options(text="board-text", player="board-player", table="option-table")
    async def board(
        self, interaction: Interaction, text: bool = False, player: str | None = None, table: str | None = None
    ) -> None:
        """Show the board; or as text, the whole position or one player's area."""
        meant = await table_meant(interaction, table)
        if text or player is not None:
            await show_text(interaction, meant, player=None if player is None else seat_called(meant, player))
        else:
            await show_board(interaction, meant)

    @board.autocomplete("player")
    async def players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            meant = await table_meant(interaction, getattr(interaction.namespace, "table", None))
        except Refused:
            return []
        names = [name for name in dict.fromkeys(meant.names) if typed.strip().lower() in name.lower()]
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in names]

    @area.autocomplete("table")
    @board.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Looking())
