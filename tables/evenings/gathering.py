"""An evening before its hour: announcing it, signing up, the waiting list, cancelling, repeating it.

The organiser may do everything; so may a manager of the server, in case the organiser has vanished.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property
from typing import TypeVar

from storage import direct_messages
from storage import evenings as rows
from storage.database import answer_once, answer_to
from storage.dialects import Connection
from storage.direct_messages import QueuedMessage
from storage.evenings import LIVING as LIVING
from storage.evenings import DrawnRow
from storage.evenings import EveningRow as EveningRow
from storage.evenings import GuestRow as GuestRow
from tables.core import servers
from tables.core.actors import Organiser
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.time import waking_hours
from tables.time.waking_hours import DAY

T = TypeVar("T")

HOUR, MINUTE = 3600.0, 60.0
REMINDER = HOUR
"""Seconds before the beginning at which those who come are reminded."""
CALL = 15 * MINUTE
"""Seconds before the beginning from which guests can say that they are here."""
GRACE = 10 * MINUTE
"""Maximum seconds after the beginning until the tables are drawn."""
LAST_SEATS = 2 * MINUTE
"""Seconds for which a drawn table waits for latecomers before it opens."""
ENDS = 3 * HOUR
"""Seconds after the beginning at which latecomers are no longer seated, and a weekly evening is announced anew."""
LONGEST_NAME = 60
FEWEST_PLACES, MOST_PLACES = 2, 40
FARTHEST = 180 * DAY
MOST_LIVING = 20
"""Maximum evenings of a server at a time."""
KEPT = 365 * DAY
"""Time after which past evenings are deleted."""


@dataclass(frozen=True)
class Evening:
    row: EveningRow
    guests: tuple[GuestRow, ...]
    drawn: tuple[DrawnRow, ...]

    @property
    def id(self) -> int:
        return self.row.id

    @cached_property
    def signed_up(self) -> list[GuestRow]:
        """Those who come, then the waiting list."""
        return [guest for guest in self.guests if guest.status == "coming"]

    @property
    def coming(self) -> list[GuestRow]:
        return self.signed_up[: self.row.places]

    @property
    def waiting(self) -> list[GuestRow]:
        return self.signed_up[self.row.places :]

    @property
    def asked(self) -> list[GuestRow]:
        return [guest for guest in self.guests if guest.status == "asked"]

    @property
    def here(self) -> list[GuestRow]:
        return [guest for guest in self.guests if guest.here_at is not None]

    @property
    def without_table(self) -> list[GuestRow]:
        return [guest for guest in self.here if guest.table_number is None]

    @property
    def complete(self) -> bool:
        """Whether everyone who has a place is here."""
        return bool(self.coming) and all(guest.here_at is not None for guest in self.coming)

    def at_table(self, number: int) -> list[GuestRow]:
        """In order of seats."""
        found = [guest for guest in self.guests if guest.table_number == number]
        return sorted(found, key=lambda guest: (guest.seat or 0, guest.number))

    def guest(self, user_id: int) -> GuestRow | None:
        return next((guest for guest in self.guests if guest.user_id == user_id), None)

    @property
    def calls_at(self) -> float:
        return self.row.starts_at - CALL

    @property
    def due_at(self) -> float | None:
        """When to look at it next."""
        row = self.row
        if row.status == "open":
            return self.calls_at if row.reminded else min(self.calls_at, row.starts_at - REMINDER)
        if row.status == "called":
            return row.starts_at if self.complete else row.starts_at + GRACE
        if row.status == "drawn":
            return min([row.starts_at + ENDS, *(table.opens_at for table in self.drawn if table.table_id is None)])
        return None


async def load(hall: Hall, evening_id: int, guild_id: int | None = None) -> Evening:
    """An evening with everything; one of this server, if given. Raises Refused if there is none."""
    row = await rows.evening(hall.db, evening_id)
    if row is None or (guild_id is not None and row.guild_id != guild_id):
        raise Refused("evening-unknown")
    return Evening(
        row, tuple(await rows.guests(hall.db, evening_id)), tuple(await rows.drawn(hall.db, evening_id))
    )  # fmt: skip


def held(db: Connection, evening_id: int) -> Evening:
    """The same inside a transaction, with its row locked."""
    row = rows.held(db, evening_id)
    if row is None:
        raise Refused("evening-unknown")
    return Evening(row, tuple(rows.guests_of(db, evening_id)), tuple(rows.drawn_of(db, evening_id)))


async def changed(hall: Hall, evening_id: int, transaction: Callable[[Connection, Evening], T]) -> T:
    """Run a step on the held evening, and store when to look at it next."""

    def step(db: Connection) -> T:
        done = transaction(db, held(db, evening_id))
        rows.put_off(db, evening_id, held(db, evening_id).due_at)
        return done

    found = await hall.db.write(step)
    hall.wake_delivery()
    return found


async def listed(hall: Hall, guild_id: int) -> list[tuple[EveningRow, int]]:
    """Evenings of a server, the next first, with the number of people who signed up."""
    found = await rows.of_server(hall.db, guild_id)
    counts = await rows.count_coming(hall.db, [row.id for row in found])
    return [(row, counts.get(row.id, 0)) for row in found]


async def threads(hall: Hall, evening: Evening) -> dict[str, int]:
    return await rows.threads(hall.db, evening.id)


async def to_show(hall: Hall, busy: Collection[str]) -> list[int]:
    """Evenings whose messages are out of date."""
    return await rows.to_show(hall.db, busy, hall.shards)


async def posted(hall: Hall, evening_id: int, **columns: int | None) -> None:
    """Store what is posted: `shown`, `invitation_id`, `message_id`, `event_id`, `event_tried`."""
    await hall.db.write(lambda db: rows.posted(db, evening_id, **columns))


# ---------------------------------------------------------------- announcing


async def announce(
    hall: Hall,
    who: Organiser,
    name: str,
    games: Sequence[str],
    places: int,
    starts_at: float,
    *,
    zone: str,
    weekly: bool,
    guild_id: int,
    channel_id: int,
    language: str,
    interaction_id: int | None = None,
) -> Evening:
    """Open the sign-up. The delivery posts the invitation."""
    await servers.must_be_welcome(hall, guild_id, who.user_id)
    now, name = hall.clock(), " ".join(name.split())[:LONGEST_NAME]
    games = tuple(game for game in hall.games if game in games)
    if not name:
        raise Refused("evening-no-name")
    if not games:
        raise Refused("evening-no-game")
    if not FEWEST_PLACES <= places <= MOST_PLACES:
        raise Refused("evening-bad-places", least=FEWEST_PLACES, most=MOST_PLACES)
    if not now < starts_at <= now + FARTHEST:
        raise Refused("evening-bad-time", days=round(FARTHEST / DAY))
    if interaction_id is not None and (known := await answer_to(hall.db, interaction_id)) is not None:
        return await load(hall, int(known))
    if len(await rows.of_server(hall.db, guild_id)) >= MOST_LIVING:
        raise Refused("evening-too-many", most=MOST_LIVING)
    row = EveningRow(
        guild_id, channel_id, language, who.user_id, who.name, name, games, places, zone, starts_at, now, int(weekly),
        reminded=int(starts_at - now <= REMINDER),
    )  # fmt: skip
    evening_id = await hall.db.write(_insert, row, interaction_id)
    hall.wake_delivery()
    return await load(hall, evening_id)


def _insert(db: Connection, row: EveningRow, interaction_id: int | None = None) -> int:
    evening_id = rows.insert(db, replace(row, due_at=Evening(row, (), ()).due_at))
    answer_once(db, interaction_id, str(evening_id), row.created_at)
    return evening_id


# ---------------------------------------------------------------- signing up


def must_be_to_come(evening: Evening) -> None:
    if evening.row.status == "cancelled":
        raise Refused("evening-was-cancelled")
    if evening.row.status not in LIVING:
        raise Refused("evening-over")


def enter(db: Connection, evening: Evening, user_id: int, name: str, now: float) -> None:
    """Put a user on the list, at its end, with all games ticked; one who signed up keeps their place."""
    known = evening.guest(user_id)
    if known is not None and known.status == "coming":
        rows.set_guest(db, evening.id, user_id, name=name)
        return
    number = max((guest.number for guest in evening.guests), default=0) + 1
    if known is not None:
        rows.remove_guest(db, evening.id, user_id)
    rows.add_guest(db, evening.id, GuestRow(user_id, number, name, "coming", evening.row.games, now))


async def sign_up(hall: Hall, evening_id: int, user_id: int, name: str) -> Evening:
    """Come, or be put on the waiting list."""
    await servers.must_be_welcome(hall, (await load(hall, evening_id)).row.guild_id, user_id)

    def step(db: Connection, evening: Evening) -> None:
        must_be_to_come(evening)
        enter(db, evening, user_id, name, hall.clock())
        rows.change(db, evening_id)

    await changed(hall, evening_id, step)
    return await load(hall, evening_id)


async def tick(hall: Hall, evening_id: int, user_id: int, games: Collection[str]) -> Evening:
    """Choose the games that one would play."""

    def step(db: Connection, evening: Evening) -> None:
        must_be_to_come(evening)
        guest, chosen = evening.guest(user_id), [game for game in evening.row.games if game in games]
        if guest is None or guest.status != "coming":
            raise Refused("evening-not-coming")
        if not chosen:
            raise Refused("evening-no-game")
        rows.set_guest(db, evening_id, user_id, games=chosen)

    await changed(hall, evening_id, step)
    return await load(hall, evening_id)


def strike(db: Connection, evening: Evening, user_id: int, told: Collection[int], now: float) -> None:
    """Take a user off the list. The next of the waiting list moves up, and is told if they are among `told`."""
    rows.remove_guest(db, evening.id, user_id)
    rows.change(db, evening.id)
    before = {guest.user_id for guest in evening.coming}
    after = held(db, evening.id)
    up = [guest for guest in after.coming if guest.user_id not in before and guest.user_id in told]
    direct_messages.put(db, [message_to(after.row, guest.user_id, "up") for guest in up], now, again=True)


# ---------------------------------------------------------------- messages


async def reachable(hall: Hall, guests: Sequence[GuestRow], *, awake: bool = False) -> set[int]:
    """Those who accept notifications; `awake`: now."""
    found = set()
    for guest in guests:
        who = await hall.person(guest.user_id)
        up = not awake or who.at_once or waking_hours.awake(await hall.hours(guest.user_id), hall.clock())
        if who.notify != "none" and up:
            found.add(guest.user_id)
    return found


def message_to(row: EveningRow, user_id: int, kind: str, **args: str) -> QueuedMessage:
    given = {"evening": row.id, "language": row.language, **args}
    return QueuedMessage(user_id, f"evening-{kind}", args=given, about=str(row.id))


# ---------------------------------------------------------------- cancelling


def must_organise(row: EveningRow, who: Organiser) -> None:
    if row.organiser_id != who.user_id and not who.manages:
        raise Refused("evening-not-organiser", name=row.organiser)


async def cancel(hall: Hall, evening_id: int, who: Organiser, *, later_too: bool = True) -> Evening:
    """Cancel an evening before its tables are drawn, and tell those who signed up. A weekly one is announced for the
    next week, unless `later_too`."""
    must_organise((await load(hall, evening_id)).row, who)
    return await _cancel(hall, evening_id, "organiser", later_too=later_too)


async def channel_deleted(hall: Hall, guild_id: int, channel_id: int) -> None:
    for row in await rows.of_server(hall.db, guild_id):
        if row.channel_id == channel_id:
            await lose_channel(hall, row.id)


async def lose_channel(hall: Hall, evening_id: int) -> Evening:
    """The channel was deleted: cancel the evening and those after it."""
    return await _cancel(hall, evening_id, "channel", later_too=True)


async def _cancel(hall: Hall, evening_id: int, why: str, *, later_too: bool) -> Evening:
    told = await reachable(hall, (await load(hall, evening_id)).signed_up)

    def step(db: Connection, evening: Evening) -> None:
        if evening.row.status == "drawn" and why == "organiser":
            raise Refused("evening-begun")
        must_be_to_come(evening)
        now = hall.clock()
        guests = [guest for guest in evening.signed_up if guest.user_id in told]
        messages = [message_to(evening.row, guest.user_id, "cancelled", why=why) for guest in guests]
        direct_messages.put(db, messages, now)
        weekly = 0 if later_too else evening.row.weekly
        rows.change(db, evening_id, status="cancelled", why=why, weekly=weekly, ended_at=now)
        repeat(db, held(db, evening_id), now)

    await changed(hall, evening_id, step)
    return await load(hall, evening_id)


async def stop_repeating(hall: Hall, evening_id: int, who: Organiser) -> Evening:
    """Hold this evening, and announce no further ones."""

    def step(db: Connection, evening: Evening) -> None:
        must_organise(evening.row, who)
        must_be_to_come(evening)
        rows.change(db, evening_id, weekly=0)

    await changed(hall, evening_id, step)
    return await load(hall, evening_id)


# ---------------------------------------------------------------- repeating


def repeat(db: Connection, evening: Evening, now: float) -> int | None:
    """Announce a weekly evening for its next week, and ask those who signed up for this one. One for which no user
    signed up is not repeated."""
    row = evening.row
    if not row.weekly or not (evening.signed_up or row.status == "cancelled"):
        return None
    known = rows.repeated_as(db, row.id)
    if known is not None:
        return known
    made = EveningRow(
        row.guild_id, row.channel_id, row.language, row.organiser_id, row.organiser, row.name, row.games, row.places,
        row.zone, next_week(row.starts_at, row.zone, now), now, row.weekly, row.id,
    )  # fmt: skip
    repeated = _insert(db, replace(made, reminded=int(made.starts_at - now <= REMINDER)))
    for number, guest in enumerate(evening.signed_up, 1):
        rows.add_guest(db, repeated, GuestRow(guest.user_id, number, guest.name, "asked", row.games, now))
    return repeated


def next_week(starts_at: float, zone: str, now: float) -> float:
    """The same hour of a later week by the clocks of a zone, after now."""
    local = waking_hours.local(zone, starts_at)
    for weeks in range(1, 1_000):
        day = local.date() + timedelta(weeks=weeks)
        at = datetime.combine(day, local.time(), tzinfo=local.tzinfo).timestamp()
        if at > now:
            return at
    raise AssertionError("an evening of twenty years ago")
