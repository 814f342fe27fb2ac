"""The hall: every table of the house, and all that people can do at one.

Each change of a table happens under its lock and is one transaction. Nothing here changes a position in place: a new
one is made, stored, and only then shown.
"""

import secrets
import time
from collections.abc import Callable
from typing import Any

from engine import Seat
from storage import Database, answers, direct_messages, outbox, people
from storage import tables as rows
from storage.outbox import Notice
from storage.people import Person
from storage.votes import Vote
from tables import history, moderation
from tables.clock import caretaker_handover, personal_hours, votes
from tables.core import pending
from tables.core.refusals import Refused
from tables.core.seat_session import Desk, lay
from tables.core.table import Table
from tables.core.table_cache import Cabinet
from tables.lobby import expiry, opening, rematch
from tables.play import notes, planning, playing, undoing
from tables.post import daily_digest, routing
from tables.records import exports, results, thread_archiving
from tables.seating import seats, watching
from tables.time import clocks
from tables.time.waking_hours import ALWAYS, Hours

MAX_TABLES_PER_PERSON = 50
"""Unless the house is told otherwise."""
KNOWN = 10_000
"""People whose choices are kept in memory."""
KEEP_ANSWERS = 86_400.0
KEEP_NOTICES = 7 * 86_400.0


class Hall(Cabinet):
    def __init__(
        self,
        database: Database,
        *,
        clock: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
        tables_per_person: int = MAX_TABLES_PER_PERSON,
    ) -> None:
        super().__init__(database)
        self.tables_per_person = tables_per_person
        self.clock = clock
        self.new_seed = new_seed
        self._people: dict[int, Person] = {}
        self._changes = 0
        """Of what people have chosen: what was being read meanwhile may be old."""

    # ------------------------------------------------------------ finding tables

    async def table_for(self, table_id: str, user_id: int, guild_id: int | None) -> Table:
        """A table as found by somebody: one of another server is as good as unknown to those who do not sit at it."""
        table = await self.table(table_id)
        if table.row.guild_id != guild_id and not await watching.is_known_to(self, table, user_id):
            raise Refused("table-unknown", table=table_id[:32])
        return table

    async def table_here(self, channel_id: int, user_id: int, game: str | None = None) -> Table:
        """The table meant by a command without a table: the thread's own, else the person's only one around here."""
        own = await self._tables(await rows.ids_in_thread(self.db, channel_id), game)
        if len(own) == 1:
            return own[0]
        mine = await self._tables(await rows.ids_of_person_in_channel(self.db, user_id, channel_id), game)
        if not mine:
            everywhere = await self._tables(await rows.ids_of_person(self.db, user_id), game)
            mine = [t for t in everywhere if t.playing]
            waiting = [t for t in mine if t.seat_of(user_id) in pending.owed(t)]
            mine = waiting or mine
        if len(mine) > 1:
            raise Refused("table-ambiguous", count=len(mine))
        if not mine:
            raise Refused("table-none-here")
        return mine[0]

    async def tables_of(self, user_id: int, *, living: bool = True) -> list[Table]:
        """A person's tables, the one that has waited longest for them first."""
        return await self._tables(await rows.ids_of_person(self.db, user_id, living=living))

    async def waiting_for(self, user_id: int) -> list[Table]:
        """The tables that wait for a person, the longest wait first."""
        return [table for table in await self.tables_of(user_id) if table.seat_of(user_id) in pending.owed(table)]

    async def tables_playing_in(self, guild_id: int) -> list[Table]:
        """The running games of a server, the one that changed last first."""
        return await self._tables(await rows.ids_playing_in(self.db, guild_id))

    async def _tables(self, table_ids: list[str], game: str | None = None) -> list[Table]:
        found = [await self.table(table_id) for table_id in table_ids]
        return [table for table in found if game is None or table.row.game == game]

    # ------------------------------------------------------------ the lobby

    open_table = opening.open_table
    join = opening.join
    must_have_room = opening.must_have_room
    leave = opening.leave
    set_option = opening.set_option
    set_language = opening.set_language
    set_pace = opening.set_pace
    close_table = opening.close_table
    start = opening.start
    keep_waiting = expiry.keep_waiting
    play_again = rematch.play_again
    rematch_of = rematch.rematch_of
    threads_in_play = thread_archiving.threads_in_play

    async def place(self, table_id: str, **where: int | None) -> None:
        """Remember the thread, invitation or message that shows a table."""
        async with self.locked(table_id) as table:
            await self.db.write(lambda db: rows.place(db, table_id, **where))
            for column, value in where.items():
                setattr(table.row, column, value)

    async def answered(self, interaction_id: int | None) -> bool:
        """Whether an interaction has done its work already and is only being repeated."""
        return interaction_id is not None and await answers.answer(self.db, interaction_id) is not None

    # ------------------------------------------------------------ playing

    async def desk(self, table_id: str, user_id: int) -> Desk:
        table = await self.table(table_id)
        return lay(table, watching.viewer_seat(table, user_id), watching=table.seat_of(user_id) is None)

    draft = playing.draft
    take_back = playing.take_back
    confirm = playing.confirm
    undo = undoing.undo
    answer_undo = undoing.answer
    undo_request = undoing.request_of

    write_note = notes.write
    notes_of = notes.of_person
    notes_at_hand = notes.at_hand
    tear_up_note = notes.tear_up
    plan = planning.look_ahead
    add_to_plan = planning.add
    shorten_plan = planning.shorten
    order_plan = planning.give_plan
    order_moves = planning.give_moves
    order_pass = planning.give_pass
    orders_of = planning.orders_of
    revoke_order = planning.revoke

    resign = seats.resign
    invite = seats.invite
    accept_seat = seats.accept
    decline_seat = seats.decline
    claim = seats.claim
    free_seats = seats.free_seats
    spans = seats.spans
    names_then = seats.names_then
    invitations = seats.open_invitations

    remove = moderation.remove
    pause = moderation.pause
    resume = moderation.resume
    close_game = moderation.close
    earlier_positions = moderation.earlier_positions
    rewind = moderation.rewind

    set_watching = watching.set_watching
    guests = watching.guests
    former_guests = watching.former_guests
    let_look = watching.let_look
    stop_looking = watching.stop_looking

    log = history.log
    acts_at = history.acts_at
    news = history.news
    public_news = history.public_news
    since_last_move = history.since_last_move
    last_said = history.last_said
    position_after = history.position_after
    history_at = history.history
    history_length = history.history_length
    recording = exports.recording

    take_seat_back = caretaker_handover.take_back
    propose = votes.propose
    vote = votes.cast

    async def votes_at(self, table_id: str) -> list[Vote]:
        """What the people at a table are asked."""
        return await votes.open_votes(self, await self.table(table_id))

    # ------------------------------------------------------------ people

    set_hours = personal_hours.set_hours
    set_zone = personal_hours.set_zone
    book_vacation = personal_hours.book_vacation
    cancel_vacation = personal_hours.cancel_vacation

    async def person(self, user_id: int) -> Person:
        """What they have chosen. Kept in memory: every move asks for it."""
        known = self._people.get(user_id)
        if known is None:
            changes = self._changes
            known = await people.person(self.db, user_id)
            if len(self._people) >= KNOWN:
                self._people.clear()
            if changes == self._changes:
                self._people[user_id] = known
        return self._people.get(user_id, known)

    async def set_person(self, user_id: int, **settings: Any) -> Person:
        settings = daily_digest.with_due(await self.person(user_id), settings, self.clock())
        return await self.choose(people.change, user_id, settings)

    async def choose(self, transaction: Callable[..., Person], user_id: int, *args: Any) -> Person:
        """Store what somebody has chosen, and know it from now on."""
        try:
            person = await self.db.write(transaction, user_id, *args)
        except BaseException:
            self.doubt(user_id)
            raise
        self._changes += 1
        self._people[user_id] = person
        return person

    def doubt(self, user_id: int) -> None:
        """What somebody has chosen may have been stored otherwise: it is read anew."""
        self._changes += 1
        self._people.pop(user_id, None)

    keep_records = results.keep_records
    record_of = results.of_person
    record_between = results.between
    ladder = results.ladder
    digest = daily_digest.digest

    async def deadline(self, table: Table, seat: Seat) -> float | None:
        """Until when a seat that is waited for has time, if its clock runs and has not run out."""
        row = table.seats[seat]
        if row.out_at is not None:
            return None
        return clocks.deadline(table.pace_for(seat), row, await self.hours(row.user_id))

    async def hours(self, user_id: int | None) -> Hours:
        """When they are awake; a seat without a person never sleeps."""
        if user_id is None:
            return ALWAYS
        who = await self.person(user_id)
        return Hours(who.zone, who.wakes, who.sleeps, who.days, who.vacations)

    async def export_person(self, user_id: int) -> dict[str, Any]:
        kept = await people.export(self.db, user_id)
        return {**kept, "ratings": results.exported(kept["ratings"])}

    async def erase_person(self, user_id: int, nobody: str) -> int:
        """Forget a person without destroying anybody's game: their seats go on under no name. Returns how many."""
        known = await people.table_ids(self.db, user_id)
        async with self.all_held(known):
            touched: list[str] = []
            try:
                touched = await self.db.write(people.erase, user_id, nobody, self.clock())
            finally:  # it may have been stored before it was interrupted
                self.doubt(user_id)
                for table_id in {*known, *touched}:
                    self.forget(table_id)
                self.owe()
        for table_id in touched:
            await playing.keep_going(self, table_id)
        return len(touched)

    # ------------------------------------------------------------ keeping order

    async def tidy(self) -> None:
        """At opening time and once in a while: what a crash left undone is done, what nobody needs is thrown away."""
        untold = await outbox.untold(self.db)
        if untold:
            told = await routing.tell(self, untold)
            await self.db.write(routing.put, told, self.clock())
            self.owe()
        for table_id in await rows.ids_waiting_for_nobody(self.db):
            await playing.keep_going(self, table_id)
        await self.db.write(answers.forget_old, self.clock() - KEEP_ANSWERS)
        await self.db.write(outbox.forget_said, self.clock() - KEEP_NOTICES)
        await self.db.write(direct_messages.forget_sent, self.clock() - KEEP_NOTICES)

    # ------------------------------------------------------------ notes of the house

    async def house_note(self, name: str) -> str | None:
        row = await self.db.one("SELECT value FROM notes_of_the_house WHERE name=?", name)
        return None if row is None else str(row["value"])

    async def set_house_note(self, name: str, value: str) -> None:
        sql = "INSERT OR REPLACE INTO notes_of_the_house (name, value) VALUES (?, ?)"
        await self.db.write(lambda db: db.execute(sql, (name, value)))

    # ------------------------------------------------------------ notices

    async def ask_refresh(self, table: Table) -> None:
        refresh = Notice(table.id, table.version, "refresh")
        await self.db.write(lambda db: outbox.put(db, [refresh], self.clock(), again=True))
        self.owe()
