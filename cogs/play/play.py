"""Playing: the panel, its buttons, and the typed move."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play import panel, panel_above
from cogs.play.after_move import done_card, meanwhile
from cogs.ui import table_message, table_pictures
from cogs.ui.answers import Build, Card, follow_up, show
from cogs.ui.buttons import Press, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import at_which_table, escaped_names, folded, tables_to_choose
from cogs.ui.translator import text, with_options, word
from engine import IllegalMove, Move, matching
from prompts import offered, saying
from prompts.offered import resolve_path
from tables import Refused, SeatSession, Stamp, Table, history, people
from tables.core import access
from tables.play import playing, teaching
from words import wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

MOST_BROUGHT = 5
"""Maximum lines about what a move brought about, except for a reader with text only."""

# ---------------------------------------------------------------- finding the table and the session


async def table_meant(
    interaction: Interaction, table_id: str | None, game: str | None = None, *, unreadable: bool = False
) -> Table:
    """The table of a command: the one named, else that of the thread. `unreadable`: also one that cannot be loaded."""
    hall, user = interaction.client.hall, interaction.user.id
    if table_id:
        return await access.table_for(hall, table_id, user, interaction.guild_id, unreadable=unreadable)
    return await access.table_here(hall, interaction.channel_id or 0, user, game, unreadable=unreadable)


def session_at(interaction: Interaction, table: Table) -> SeatSession:
    """The caller's session at the table."""
    return access.session_at(table, interaction.user.id)


# ---------------------------------------------------------------- the panel


async def show_panel(
    interaction: Interaction,
    session: SeatSession,
    path: tuple[str, ...] = (),
    *,
    page: int = 0,
    brought: Sequence[str] = (),
) -> None:
    """Show the panel. `brought`: what the last moves brought about, shown first."""
    me = await who(interaction)
    await show(interaction, await _panel(interaction, me, session, path, page, brought))
    if session.complete:
        await _prefetch(interaction, me, session)


async def _panel(
    interaction: Interaction,
    me: Who,
    session: SeatSession,
    path: tuple[str, ...] = (),
    page: int = 0,
    brought: Sequence[str] = (),
) -> Build:
    access.must_be_asked(session)
    hall, picture_cache, table = interaction.client.hall, interaction.client.picture_cache, session.table
    news = await history.moves_since_own(hall, table, me.id)
    reminders = await panel_above.reminders_of(hall, table, me.id, me.lang)
    whereabouts = at_which_table(table, me.say, interaction.channel_id)
    return lambda: panel.card(
        picture_cache, me, session, path,
        page=page, news=news, brought=brought, reminders=reminders, hall=hall, whereabouts=whereabouts,
    )  # fmt: skip


async def _prefetch(interaction: Interaction, me: Who, session: SeatSession) -> None:
    """Once a whole turn is drafted, prepare the pictures that follow its confirmation."""
    hall, picture_cache = interaction.client.hall, interaction.client.picture_cache
    news = await history.public_news(hall, session.table, session)
    changes = [event for entry in news for event in entry.events]
    shape = await table_message.shape_of_board(hall, session.table)
    palette = await table_pictures.public_palette(hall, session.table)
    table_pictures.prefetch_board(picture_cache, session, changes, shape, palette)
    after = session.confirmed()
    asked = offered.offered_at(after, ())
    if asked.question is not None and not me.person.wide and not me.person.in_words:
        table_pictures.prefetch_focus(picture_cache, after, me.reader, asked.question.path, asked.moves)


@on_press("move")
async def my_move(interaction: Interaction, press: Press) -> None:
    session = session_at(interaction, press.table)
    try:
        await show_panel(interaction, session)
    except Refused as refused:
        if refused.reason != "table-not-your-turn":
            raise
        await show(interaction, lambda: _waiting_card(interaction, session))


async def _waiting_card(interaction: Interaction, session: SeatSession) -> Card:
    """No decision is open: the players to wait for, and other actions."""
    me, table = await who(interaction), session.table
    names = me.say.list(escaped_names(table)[seat] for seat in table.owed)
    return Card().text(me.say("table-not-your-turn", names=names)).row(*meanwhile(me, table))


@on_press("say")
async def say_words(interaction: Interaction, press: Press) -> None:
    """Handle a choice: narrow further, or draft the move that it determines."""
    await _narrow_or_draft(interaction, press, press.words)


@on_press("pick")
async def pick(interaction: Interaction, press: Press) -> None:
    words = tuple(press.values[0].split(".")) if press.values else ()
    if words[:1] == (offered.FINISH,):
        await confirm_pressed(interaction, replace(press, words=words))
    else:
        await _narrow_or_draft(interaction, press, words)


@on_press("page")
async def page(interaction: Interaction, press: Press) -> None:
    session = await current_session(interaction, press)
    await show_panel(interaction, session, resolve_path(session.moves, press.words[1:]), page=press.number)


@on_press("wide")
async def wide_pressed(interaction: Interaction, press: Press) -> None:
    """Switch the reader's panels between landscape and phone pictures."""
    await people.set_person(interaction.client.hall, interaction.user.id, wide=press.number == 1)
    await show_panel(interaction, session_at(interaction, press.table))


async def _narrow_or_draft(interaction: Interaction, press: Press, words: tuple[str, ...]) -> None:
    session = await current_session(interaction, press)
    try:
        meant = await asyncio.to_thread(saying.meant, session, words)
    except Refused:
        await show_panel(interaction, session)
        raise
    if meant is None:
        await show_panel(interaction, session, resolve_path(session.moves, words))
    else:
        await draft_or_play(interaction, session, meant, press.stamp)


async def current_session(interaction: Interaction, press: Press) -> SeatSession:
    """The session, if the button was made for its current version."""
    session = session_at(interaction, press.table)
    access.must_be_asked(session)
    if press.stamp is None or not session.is_current(press.stamp):
        await show_panel(interaction, session)
        raise Refused("table-stale")
    return session


async def draft_or_play(
    interaction: Interaction, session: SeatSession, meant: saying.Meant, stamp: Stamp | None = None
) -> None:
    """Draft or play moves, and show the result."""
    me, hall, table_id = await who(interaction), interaction.client.hall, session.table.id
    kinds, played = {notation.split()[0] for notation in meant.moves}, session.table.played
    said = await saying.say(hall, table_id, me.id, me.person.instant, meant, stamp=stamp, interaction_id=interaction.id)
    if said.played:
        await _show_what_follows(interaction, me, said.session, kinds, played)
    else:
        await show_panel(interaction, said.session)


@on_press("finish")
@on_press("confirm")
async def confirm_pressed(interaction: Interaction, press: Press) -> None:
    """Confirm the draft; a button with words also makes the closing moves."""
    me, table = await who(interaction), press.table
    seat = table.seat_of(me.id)
    drafted = table.drafts.get(seat, ()) if seat is not None else ()
    kinds, played = {notation.split()[0] for notation in drafted}, table.played
    try:
        after = await saying.confirm(
            interaction.client.hall, table, me.id, press.words, stamp=press.stamp, interaction_id=interaction.id
        )
    except (Refused, IllegalMove) as refused:
        await _show_present(interaction, press, refused)
        raise
    await _show_what_follows(interaction, me, after, kinds, played)


async def _show_present(interaction: Interaction, press: Press, refused: Refused | IllegalMove) -> None:
    """After an outdated button or draft, show the current panel, then the error."""
    session = await access.session_of(interaction.client.hall, press.table_id, interaction.user.id)
    if (isinstance(refused, IllegalMove) or refused.reason == "table-stale") and (session.draft or session.moves):
        await show_panel(interaction, session)


# ---------------------------------------------------------------- after a move


async def _show_what_follows(
    interaction: Interaction, me: Who, after: SeatSession, kinds: Collection[str], played: int
) -> None:
    """After confirmed moves show what they brought about and the next question.

    If no decision is open here, show a confirmation and, in a separate message, the panel of the next waiting table;
    not during lessons. `played`: number of moves before.
    """
    names = escaped_names(after.table)
    brought = await saying.brought_about(interaction.client.hall, after, me.id, kinds, played, names, me.lang)
    if len(brought) > MOST_BROUGHT and not me.person.in_words:
        more = len(brought) - MOST_BROUGHT + 1
        brought = [*brought[: MOST_BROUGHT - 1], me.say("recap-more", count=more)]
    if after.owes:
        await show_panel(interaction, after, brought=brought)
        return
    waiting = [t for t in await access.waiting_for(interaction.client.hall, me.id) if t.id != after.table.id]
    onward = bool(waiting) and me.person.onward
    if onward:
        onward = await teaching.learning(interaction.client.hall, after.table.id, me.id) is None
    await show(interaction, lambda: done_card(interaction, me, after, len(waiting), brought, onward=onward))
    if onward:
        await _show_next_table(interaction, me, waiting[0])


async def _show_next_table(interaction: Interaction, me: Who, table: Table) -> None:
    try:
        build = await _panel(interaction, me, session_at(interaction, table))
    except Refused:  # a deputy moved at the same moment
        await tell(interaction, me.say("next-none"))
    else:
        await follow_up(interaction, build)


@on_press("back")
async def back(interaction: Interaction, press: Press) -> None:
    await _take_back(interaction, press, everything=False)


@on_press("restart")
async def restart(interaction: Interaction, press: Press) -> None:
    await _take_back(interaction, press, everything=True)


async def _take_back(interaction: Interaction, press: Press, *, everything: bool) -> None:
    try:
        session = await playing.take_back(
            interaction.client.hall,
            press.table_id,
            interaction.user.id,
            everything=everything,
            stamp=press.stamp,
            interaction_id=interaction.id,
        )
    except Refused as refused:
        await _show_present(interaction, press, refused)
        raise
    await show_panel(interaction, session)


# ---------------------------------------------------------------- commands


class Play(commands.Cog):
    """The typed move, the same for all games."""

    @app_commands.command(name=word("move"), description=text("move-description"))
    @with_options(move="move-move", table="option-table")
    async def move(self, interaction: Interaction, move: str | None = None, table: str | None = None) -> None:
        session = session_at(interaction, await table_meant(interaction, table))
        access.must_be_asked(session)
        if move is None:
            await show_panel(interaction, session)
            return
        words = move.lower().split()
        found = matching(session.moves, words) or await _called(interaction, session, move)
        if len(found) > 1:
            await show_panel(interaction, session, tuple(words) if matching(session.moves, words) else ())
        else:
            await draft_or_play(interaction, session, saying.Meant((found[0].notation if found else move,)))

    @move.autocomplete("move")
    async def notations(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            resolve_path = await table_meant(interaction, getattr(interaction.namespace, "table", None))
        except Refused:
            return []
        me, session = await who(interaction), session_at(interaction, resolve_path)
        if session.seat is None:
            return []
        view, names = session.view, resolve_path.names
        found = []
        for legal in session.moves:
            words = wording.move(resolve_path.row.game, view, session.seat, names, me.lang, legal)
            if typed.lower() in legal.notation or typed.lower() in words.lower():
                found.append(app_commands.Choice(name=words[:100], value=legal.notation[:100]))
        return found[:25]

    @move.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def _called(interaction: Interaction, session: SeatSession, typed: str) -> list[Move]:
    """Legal moves with the typed text in their description."""
    me, table, seat = await who(interaction), session.table, session.seat
    assert seat is not None
    said = {m: wording.move(table.row.game, session.view, seat, table.names, me.lang, m) for m in session.moves}
    return [m for m, words in said.items() if folded(typed) in folded(words)]


async def table_choices(
    interaction: Interaction, typed: str, game: str | None = None, *, finished: bool = False
) -> list[app_commands.Choice[str]]:
    """The person's own tables. `finished`: also the finished ones, after the others."""
    mine = await access.tables_of(interaction.client.hall, interaction.user.id, living=not finished)
    resolve_path = [table for table in mine if table.playing and game in (None, table.row.game)]
    resolve_path += [table for table in mine if table.over and game in (None, table.row.game)]
    return tables_to_choose((await who(interaction)).say, resolve_path, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Play())
