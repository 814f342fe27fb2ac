"""Simulated days: one clock for the bot and for Discord, moved by the test."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from localdiscord.testing import Player, text_of
from storage import tables as rows
from tables import duties
from tests.cogs.playing import Evening, Json

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


def moment(text: str, zone: str = "UTC") -> float:
    """`2027-03-26 09:00` in that zone."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@dataclass
class Days:
    now: float

    def __call__(self) -> float:
        return self.now

    async def go_by(self, evening: Evening, until: float, *, deaf: bool = False) -> None:
        """Let time pass up to that moment; everything due on the way happens at its time.

        While Discord is `deaf`, the outbox is not waited for.
        """
        hall = evening.house.hall
        while True:
            due = await _next_due(evening)
            self.now = max(self.now, min(until, until if due is None else due))
            await duties.make_rounds(hall)
            if not deaf:
                await evening.settle()
            if self.now >= until and (due is None or due > until):
                return


async def _next_due(evening: Evening) -> float | None:
    """Next moment at which a table, an evening or a league needs attention."""
    db = evening.house.hall.db
    found = [await rows.next_due(db), *[await work.next_due(db) for work in duties.TIMED_WORK]]
    return min((at for at in found if at is not None), default=None)


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that made a user's Discord ring: when, where, and why."""

    at: float
    who: str
    how: str
    text: str


def heard_by(evening: Evening, person: Player) -> list[Heard]:
    """Every message that mentioned this person or was written to them, in order; ephemeral answers do not ring."""
    bot, found = evening.local.server.world.bot_id, []
    seen: set[str] = set()
    for name, message in person.events:
        if name != "MESSAGE_CREATE" or message["author"]["id"] != bot or message["id"] in seen:
            continue
        seen.add(message["id"])
        how = _how(person, message)
        if how:
            at = datetime.fromisoformat(message["timestamp"]).timestamp()
            found.append(Heard(at, person.name, how, text_of(message)))
    return found


def _how(person: Player, message: Json) -> str:
    if message.get("flags", 0) & 64:
        return ""
    if person.channels.get(message["channel_id"], {}).get("type") == 1:
        return "letter"
    mentioned: list[Any] = [user for user in message["mentions"] if user["id"] == person.id]
    return "mention" if mentioned else ""
