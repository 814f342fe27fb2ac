"""Playing: the panel, what is pressed in it, and the typed move."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play import combined_moves, offered, panel, panel_reminders
from cogs.play.after_move import done_card, meanwhile
from cogs.play.offered import brought_along
from cogs.ui import table_message, table_pictures
from cogs.ui.answers import Build, Card, follow_up, show
from cogs.ui.buttons import Press, on_press, resolve_path
from cogs.ui.game_cog import cog_of
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import at_which_table, escaped_names, folded, tables_to_choose
from cogs.ui.translator import text, with_options, word
from engine import IllegalMove, Move, matching
from tables import Confirming, Refused, SeatSession, Stamp, Table, history, people
from tables.core import access
from tables.play import playing, teaching
from words import wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

# ---------------------------------------------------------------- finding the table and the session


async def table_meant(
    interaction: Interaction, table_id: str | None, game: str | None = None, *, unreadable: bool = False
) -> Table:
    """The table a command means: the one it names, else the one it is said at. `unreadable`: also one that cannot be
    read."""
    hall, user = interaction.client.hall, interaction.user.id
    if table_id:
        return await access.table_for(hall, table_id, user, interaction.guild_id, unreadable=unreadable)
    return await access.table_here(hall, interaction.channel_id or 0, user, game, unreadable=unreadable)


def session_at(interaction: Interaction, table: Table) -> SeatSession:
    """The table as whoever speaks has it before them."""
    return access.session_at(table, interaction.user.id)


# ---------------------------------------------------------------- the panel


async def show_panel(
    interaction: Interaction,
    session: SeatSession,
    path: tuple[str, ...] = (),
    *,
    page: int = 0,
    dealt: Sequence[str] = (),
) -> None:
    """`dealt`: what has just changed hands, told first."""
    me = await who(interaction)
    await show(interaction, await _panel(interaction, me, session, path, page, dealt))
    if session.complete:
        await _prefetch(interaction, me, session)


async def _panel(
    interaction: Interaction,
    me: Who,
    session: SeatSession,
    path: tuple[str, ...] = (),
    page: int = 0,
    dealt: Sequence[str] = (),
) -> Build:
    access.must_be_asked(session)
    hall, picture_cache, table = interaction.client.hall, interaction.client.picture_cache, session.table
    news = await history.moves_since_own(hall, table, me.id)
    reminders = [*dealt, *await panel_reminders.lines(hall, table, me.id, me.lang)]
    whereabouts = at_which_table(table, me.say, interaction.channel_id)
    return lambda: panel.card(
        picture_cache, me, session, path,
        page=page, news=news, reminders=reminders, hall=hall, whereabouts=whereabouts,
    )  # fmt: skip


async def _prefetch(interaction: Interaction, me: Who, session: SeatSession) -> None:
    """A whole turn is drafted: while somebody looks at it, prepare what confirming it will lead to."""
    hall, picture_cache = interaction.client.hall, interaction.client.picture_cache
    news = await history.public_news(hall, session.table, session)
    changes = [event for entry in news for event in entry.events]
    shape = await table_message.shape_of_board(hall, session.table)
    table_pictures.prefetch_board(picture_cache, session, changes, shape)
    after = session.confirmed()
    asked = offered.offered_at(after, ())
    if asked.question is not None and not me.person.wide:
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
    """Nothing is asked now: whom the table waits for, and what can be done meanwhile."""
    me, table = await who(interaction), session.table
    names = me.say.list(escaped_names(table)[seat] for seat in table.owed)
    return Card().text(me.say("table-not-your-turn", names=names)).row(*meanwhile(me, table))


@on_press("say")
async def say_words(interaction: Interaction, press: Press) -> None:
    """A choice was pressed: narrow further, or draft the move it settles."""
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
    """Another picture in one's panels, from now on: wide for a desk, or for a phone."""
    await people.set_person(interaction.client.hall, interaction.user.id, wide=press.number == 1)
    await show_panel(interaction, session_at(interaction, press.table))


async def _narrow_or_draft(interaction: Interaction, press: Press, words: tuple[str, ...]) -> None:
    session = await current_session(interaction, press)
    if words and words[0].startswith(combined_moves.MARK):
        await _draft_steps(interaction, press, session, words[0])
        return
    words = resolve_path(session.moves, words)
    found = matching(session.moves, words)
    if words and not found and not offered.leads_on(words):
        await show_panel(interaction, session)
        raise Refused("table-stale")
    if words and len(found) == 1 and (not found[0].open or words == found[0].words):
        at_once = offered.is_answered_at_once(session, found[0])
        along = [move.notation for move, _ in brought_along(session, found[0])]
        await draft_or_play(interaction, session, found[0].notation, press.stamp, at_once=at_once, along=along)
    else:
        await show_panel(interaction, session, words)


async def _draft_steps(interaction: Interaction, press: Press, session: SeatSession, word: str) -> None:
    """Several steps were chosen at once: each becomes a drafted move, so that they are taken back one by one."""
    steps = await asyncio.to_thread(combined_moves.chosen, session, word)
    if steps is None:
        await show_panel(interaction, session)
        raise Refused("table-stale")
    first, *then = [move.notation for move in steps.moves]
    await draft_or_play(interaction, session, first, press.stamp, then=then)


async def current_session(interaction: Interaction, press: Press) -> SeatSession:
    """The session, if the button was made for it as it is now."""
    session = session_at(interaction, press.table)
    access.must_be_asked(session)
    if press.stamp is None or not session.is_current(press.stamp):
        await show_panel(interaction, session)
        raise Refused("table-stale")
    return session


async def draft_or_play(
    interaction: Interaction,
    session: SeatSession,
    notation: str,
    stamp: Stamp | None = None,
    *,
    at_once: bool = False,
    then: Sequence[str] = (),
    along: Sequence[str] = (),
) -> None:
    """Draft a move and show what it leads to; or play it, for those who confirm nothing and, where there is nothing to
    look at before (`at_once`), for all but those who confirm everything. `along`: what it brings along, which is only
    ever drafted."""
    me, hall, table_id = await who(interaction), interaction.client.hall, session.table.id
    if me.person.instant == Confirming.NOTHING or (at_once and me.person.instant == Confirming.MOVES):
        kinds, played = {each.split()[0] for each in (notation, *then)}, session.table.played
        after = await playing.play_at_once(
            hall, table_id, me.id, notation, then=then, stamp=stamp, interaction_id=interaction.id
        )
        await _show_what_follows(interaction, me, after, await _dealt(interaction, me, after, kinds, played))
    else:
        drafted = await playing.draft(
            hall, table_id, me.id, notation, then=[*then, *along], stamp=stamp, interaction_id=interaction.id
        )
        await show_panel(interaction, drafted)


@on_press("finish")
@on_press("confirm")
async def confirm_pressed(interaction: Interaction, press: Press) -> None:
    """Confirm the draft; a button with words says the last of the turn as well."""
    me, table = await who(interaction), press.table
    seat = table.seat_of(me.id)
    drafted = table.drafts.get(seat, ()) if seat is not None else ()
    kinds, played = {notation.split()[0] for notation in drafted}, table.played
    try:
        after = await (_finish if press.words else _confirm)(interaction, press)
    except (Refused, IllegalMove) as refused:
        await _show_present(interaction, press, refused)
        raise
    await _show_what_follows(interaction, me, after, await _dealt(interaction, me, after, kinds, played))


async def _confirm(interaction: Interaction, press: Press) -> SeatSession:
    hall, user = interaction.client.hall, interaction.user.id
    access.viewer_seat(press.table, user)  # a closed table stays closed
    return await playing.confirm(hall, press.table_id, user, stamp=press.stamp, interaction_id=interaction.id)


async def _finish(interaction: Interaction, press: Press) -> SeatSession:
    """Confirm the draft together with the last of the turn, which the button says."""
    session, stamp = session_at(interaction, press.table), press.stamp
    if session.sealed:
        return await _confirm_and_close(interaction, press, session)
    said = await asyncio.to_thread(offered.confirmed_with, session, press.words)
    if not said and stamp is not None and session.is_current(stamp):
        raise Refused("table-stale")  # what it says cannot be said any more, and half of it nobody has pressed
    if not said:
        return await _confirm(interaction, press)
    hall, user, (first, *then) = interaction.client.hall, interaction.user.id, [move.notation for move in said]
    return await playing.play_at_once(
        hall, press.table_id, user, first, then=then, stamp=stamp, interaction_id=interaction.id
    )


async def _confirm_and_close(interaction: Interaction, press: Press, session: SeatSession) -> SeatSession:
    """Confirm what brings something to light, and end the turn whatever that is; unless more is asked than before."""
    stamp = press.stamp
    last = next((m for m in offered.closings_anyway(session) if offered.finishing(m.words) == press.words), None)
    if last is None or stamp is None or not session.is_current(stamp):
        raise Refused("table-stale")
    before = session.table.version
    after = await _confirm(interaction, press)
    if not after.owes or last not in after.moves or after.version != before + 1:
        return after
    return await playing.play_at_once(interaction.client.hall, press.table_id, interaction.user.id, last.notation)


async def _show_present(interaction: Interaction, press: Press, refused: Refused | IllegalMove) -> None:
    """An old button, or a draft that others have overtaken: show the present prompt before saying what is wrong."""
    session = await access.session_of(interaction.client.hall, press.table_id, interaction.user.id)
    if (isinstance(refused, IllegalMove) or refused.reason == "table-stale") and (session.draft or session.moves):
        await show_panel(interaction, session)


# ---------------------------------------------------------------- after a move


async def _dealt(
    interaction: Interaction, me: Who, after: SeatSession, kinds: Collection[str], played: int
) -> list[str]:
    """What changed hands by moves of these kinds, which were played after so many others."""
    table = after.table
    if not cog_of(table.row.game).deals.intersection(kinds):
        return []
    entries = await history.log(interaction.client.hall, table, me.id, after=played)
    events = [event for entry in entries if entry.seat == after.seat for event in entry.events]
    return wording.digest(table.row.game, events, escaped_names(table), me.lang, after.seat)


async def _show_what_follows(interaction: Interaction, me: Who, after: SeatSession, dealt: Sequence[str] = ()) -> None:
    """After a confirmed move: the next question; where nothing more is asked at this table, that it is done, and the
    panel of the next table that waits, in a message of its own: what was just played stays to be read. Other tables
    wait while the player learns. Before all that, what was `dealt`."""
    if after.owes:
        await show_panel(interaction, after, dealt=dealt)
        return
    waiting = [t for t in await access.waiting_for(interaction.client.hall, me.id) if t.id != after.table.id]
    learns = await teaching.learning(interaction.client.hall, after.table.id, me.id) is not None
    onward = me.person.onward and not learns
    await show(interaction, lambda: done_card(interaction, me, after, len(waiting), dealt, onward=onward))
    if waiting and onward:
        await _show_next_table(interaction, me, waiting[0])


async def _show_next_table(interaction: Interaction, me: Who, table: Table) -> None:
    try:
        build = await _panel(interaction, me, session_at(interaction, table))
    except Refused:  # it was played for them in that very moment
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
    """The typed move, which is the same for all games."""

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

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
            await draft_or_play(interaction, session, found[0].notation if found else move)

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
    """The legal moves in whose words that stands, as the reader calls them."""
    me, table, seat = await who(interaction), session.table, session.seat
    assert seat is not None
    said = {m: wording.move(table.row.game, session.view, seat, table.names, me.lang, m) for m in session.moves}
    return [m for m, words in said.items() if folded(typed) in folded(words)]


async def table_choices(
    interaction: Interaction, typed: str, game: str | None = None, *, finished: bool = False
) -> list[app_commands.Choice[str]]:
    """The person's own tables. `finished`: after the running ones also those that are over."""
    mine = await access.tables_of(interaction.client.hall, interaction.user.id, living=not finished)
    resolve_path = [table for table in mine if table.playing and game in (None, table.row.game)]
    resolve_path += [table for table in mine if table.over and game in (None, table.row.game)]
    return tables_to_choose((await who(interaction)).say, resolve_path, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Play(house))
