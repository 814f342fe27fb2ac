"""Two weeks at a table of five, by post: exactly who is told what, when, and how.

A game of Calimala with a day of waking time per decision, from the eve of Europe's change to summer time on. Béla (by
direct message) sleeps in Budapest, Csilla in New York, Dávid in Tokyo, with his direct messages closed; Emma goes on
vacation; the house crashes between a move and its announcement; Discord is gone for a day; Fanni takes over from
Csilla; a caretaker plays for Anna until she is back.

Who is newly asked is read off the game itself; everything else is written down here, hour by hour. At the end the two
accounts must be the same: nothing told twice, nothing left untold, nothing at another time.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest

import cogs.delivery.delivery_loop
from localdiscord.testing import Player, text_of
from tables import SeatSession
from tables.core import access
from tables.play import playing
from tests.cogs.days import DAY, HOUR, Days, Heard, heard_by, moment
from tests.cogs.playing import Evening, Panel, an_evening, dice, settle_own

BEGIN = moment("2027-03-27 11:00")
"""A Saturday; at one in the night to Sunday, UTC, Europe's clocks go forward."""
PEOPLE = ("Anna", "Béla", "Csilla", "Dávid", "Emma")
HOURS = {
    "Béla": ("Europe/Budapest", "8", "22"),
    "Csilla": ("America/New_York", "9", "21"),
    "Dávid": ("Asia/Tokyo", "7", "23"),
}
SHUT = 50007
WEEK = 7 * DAY


class Told(NamedTuple):
    at: float
    how: str
    what: str


def told(heard: Heard, person: Player) -> Told:
    """What a message means for somebody, by the line in which they are named, or by what their direct message says."""
    if heard.how == "letter":
        signs = {"It's your move.": "turn", "Reminder:": "remind", "needs your vote": "vote"}
        return Told(heard.at, "letter", next(what for sign, what in signs.items() if sign in heard.text))
    lines = [line for line in heard.text.split("\n") if person.mention in line]
    signs = {"⏰": "remind", "🗳️": "vote", "⌛": "late", "✍️": "unconfirmed", "would you take over": "invite"}
    signs["everyone is here"] = "full"
    signs |= {"someone else now plays": "replaced", "a caretaker": "caretaker"}
    reasons = [
        next((what for sign, what in signs.items() if sign in line), "turn") for line in lines if "📪" not in line
    ]
    (what,) = set(reasons)
    return Told(heard.at, "mention, noted" if any("📪" in line for line in lines) else "mention", what)


@dataclass
class Weeks:
    evening: Evening
    days: Days
    rng: random.Random
    expected: dict[str, list[Told]] = field(default_factory=dict)
    noted_at: float = -WEEK
    """When it was last said at the table that Dávid cannot be written to."""

    # ------------------------------------------------------------ what must be told

    def expect(self, name: str, what: str, at: float | None = None) -> None:
        at = self.days.now if at is None else at
        self.expected.setdefault(name, []).append(Told(at, self.way_to(name, at), what))

    def way_to(self, name: str, at: float) -> str:
        if name == "Dávid" and not self.evening.local.person(name).user["dms_open"]:
            if at - self.noted_at < WEEK:
                return "mention"
            self.noted_at = at
            return "mention, noted"
        return "letter" if name in ("Béla", "Dávid") else "mention"

    def check(self) -> None:
        for person in self.evening.local.people:
            heard = [told(one, person) for one in heard_by(self.evening, person)]
            assert heard == self.expected.get(person.name, []), person.name

    # ------------------------------------------------------------ what people do

    @property
    def asked(self) -> set[str]:
        """By name, whom the game asks, unless a caretaker answers."""
        table = self.evening.table
        asked = [table.seats[seat] for seat in table.game.to_act(table.state)]
        return {seat.name for seat in asked if not seat.caretaken}

    async def draft(self, name: str) -> SeatSession:
        """A whole turn, not confirmed."""
        hall, user = self.evening.house.hall, int(self.evening.local.person(name).id)
        session = await access.session_of(hall, self.evening.table_id, user)
        while not session.complete:
            session = await playing.draft(hall, self.evening.table_id, user, self.rng.choice(session.moves).notation)
        return session

    async def confirm(self, name: str, *, heard: bool = True) -> set[str]:
        """Make the draft part of the game. Returns who is newly asked; they must hear of it now, unless told not."""
        before = self.asked
        await playing.confirm(self.evening.house.hall, self.evening.table_id, int(self.evening.local.person(name).id))
        newly = self.asked - before
        if heard:
            await self.evening.settle()
            for one in newly:
                self.expect(one, "turn")
        return newly

    async def play_until(self, reached: Callable[[], bool]) -> None:
        """Everybody who is asked answers at once."""
        while not reached():
            name = sorted(self.asked)[0]
            await self.draft(name)
            await self.confirm(name)

    async def until_asked(self, name: str) -> None:
        """Until the table newly waits for this person alone."""
        await self.play_until(lambda: name not in self.asked)
        await self.play_until(lambda: self.asked == {name})

    async def draft_what_asks(self, name: str) -> str:
        """Until somebody has drafted, and not confirmed, a turn after which only this person is asked. Returns who."""
        while True:
            one = sorted(self.asked)[0]
            session = await self.draft(one)
            coming = {self.evening.table.seats[seat].name for seat in session.table.game.to_act(session.ahead)}
            if coming == {name} and one != name:
                return one
            await self.confirm(one)

    async def until(self, when: str, zone: str = "UTC", *, deaf: bool = False) -> None:
        await self.days.go_by(self.evening, moment(when, zone), deaf=deaf)

    async def open_house(self) -> None:
        """Time is in our hands: duties are done when it passes."""
        await self.evening.open_house()
        await self.evening.house.duties_loop.stop()
        await self.evening.wake()
        await self.evening.settle()


@pytest.fixture
async def weeks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Weeks]:
    monkeypatch.setattr(cogs.delivery.delivery_loop, "FIRST_RETRY", 0.02)
    monkeypatch.setattr(cogs.delivery.delivery_loop, "LONGEST_RETRY", 0.1)
    days = Days(BEGIN)
    async with an_evening(tmp_path, clock=days) as evening:
        evening.expected_refusals = {SHUT}
        await evening.house.duties_loop.stop()
        yield Weeks(evening, days, random.Random(1))


async def test_two_weeks_by_post(weeks: Weeks) -> None:
    await sit_down(weeks)
    await sleep_through_the_change_of_clocks(weeks)
    await find_a_door_shut(weeks)
    await go_on_vacation(weeks)
    await crash_between_the_move_and_its_announcement(weeks)
    await lose_discord_for_a_day(weeks)
    await let_somebody_else_play(weeks)
    await be_looked_after_and_return(weeks)
    await find_the_door_open(weeks)
    weeks.check()
    assert weeks.days.now - BEGIN > 13 * DAY


# ---------------------------------------------------------------- the chapters


async def sit_down(weeks: Weeks) -> None:
    """Everybody says how they want to be told and when they are awake; then all five are asked at once."""
    evening = weeks.evening
    invitation = await evening.open_table(*PEOPLE)
    people = {person.name: person for person in evening.seated}
    for name in ("Béla", "Dávid"):
        await settle_own(people[name], "notify", notify="dm")
    for name in PEOPLE:  # by night too: how calls wait for the morning is proven in tests/tables/test_called_kindly.py
        await settle_own(people[name], "notify", also=["at_once", "unconfirmed"])
    for name, (zone, wakes, sleeps) in HOURS.items():
        await settle_own(people[name], "hours", zone=zone, from_=wakes, until=sleeps)
    await settle_own(people["Emma"], "vacation", from_="2027-03-30", until="2027-04-05")
    await people["Dávid"].change(dms_open=False)
    await people["Anna"].slash("table clock", limit=24)
    await evening.press(people["Anna"], evening.message_of(invitation), "start")
    await evening.settle()
    assert weeks.asked == set(PEOPLE), "all choose a card at once"
    weeks.expect("Anna", "full")
    for name in PEOPLE:
        weeks.expect(name, "turn")


async def sleep_through_the_change_of_clocks(weeks: Weeks) -> None:
    """Nine waking hours on Saturday; of Sunday's fourteen Béla needs three for the first reminder."""
    weeks.days.now += HOUR
    await weeks.until_asked("Béla")
    weeks.expect("Béla", "remind", moment("2027-03-28 11:00", "Europe/Budapest"))
    weeks.expect("Béla", "remind", moment("2027-03-28 18:12", "Europe/Budapest"))
    await weeks.until("2027-03-28 20:00", "Europe/Budapest")
    bela, before = weeks.evening.local.person("Béla"), weeks.asked
    letter = (await bela.sees(await bela.dm()))[-1]
    await weeks.evening.play_turn(bela, dice(weeks.rng), Panel(await weeks.evening.press(bela, letter, "move")))
    for one in weeks.asked - before:
        weeks.expect(one, "turn")


async def find_a_door_shut(weeks: Weeks) -> None:
    """Dávid is mentioned instead; why, is said once a week. Called in the night, he has played before a reminder."""
    await weeks.until_asked("Dávid")
    ways = [one.how for one in weeks.expected["Dávid"]]
    assert ways[0] == "mention, noted"
    assert set(ways[1:]) == {"mention"}
    await weeks.until("2027-03-29 18:00", "Asia/Tokyo")


async def go_on_vacation(weeks: Weeks) -> None:
    """Fifteen of Emma's hours are gone when she leaves; a week passes without a sound."""
    await weeks.until_asked("Emma")
    weeks.expect("Emma", "remind", moment("2027-03-29 21:00"))
    weeks.expect("Emma", "remind", moment("2027-04-06 04:12"))
    await weeks.until("2027-04-06 05:00")


async def crash_between_the_move_and_its_announcement(weeks: Weeks) -> None:
    """The move is stored, and that is all: whoever it asks is told when the house opens again, three hours later."""
    evening, one = weeks.evening, await weeks.draft_what_asks("Béla")
    await evening.house.table_messages.stop()
    await evening.house.direct_messages.stop()
    await weeks.confirm(one, heard=False)
    await evening.crash()
    weeks.days.now += 3 * HOUR
    await weeks.open_house()
    weeks.expect("Béla", "turn")


async def lose_discord_for_a_day(weeks: Weeks) -> None:
    """Csilla is called into the void, and reminded into it; when Discord is back, one message says it all."""
    evening, one = weeks.evening, await weeks.draft_what_asks("Csilla")
    faults = evening.local.server.faults
    faults.next("drop", times=1_000_000)
    await faults.gateway("drop")
    await weeks.confirm(one, heard=False)
    await weeks.until("2027-04-07 10:00", "America/New_York", deaf=True)
    csilla = evening.local.person("Csilla")
    assert evening.table.seats[evening.seat_of(csilla)].reminded == 1
    await asyncio.sleep(0.3)  # it is tried again and again
    heard = len(heard_by(evening, csilla))
    faults.clear()
    await csilla.until(lambda: len(heard_by(evening, csilla)) > heard)
    await evening.settle()
    weeks.expect("Csilla", "turn")


async def let_somebody_else_play(weeks: Weeks) -> None:
    """Csilla asks Fanni; Fanni accepts in the evening, chooses her turn, and forgets to confirm it."""
    evening = weeks.evening
    csilla = evening.local.person("Csilla")
    fanni = await (await evening.local.add_person("Fanni")).open()
    await weeks.until("2027-04-07 15:00")
    await csilla.slash("table substitute", person=fanni.id, channel=evening.thread)
    await evening.settle()
    weeks.expect("Fanni", "invite")
    await weeks.until("2027-04-07 20:00")
    await evening.press(fanni, evening.post(csilla), "seat_yes")
    await evening.settle()
    weeks.expect("Csilla", "replaced")
    weeks.expect("Fanni", "turn")
    await weeks.until("2027-04-07 20:10")
    await weeks.draft("Fanni")
    weeks.expect("Fanni", "unconfirmed", moment("2027-04-07 20:40"))
    await weeks.until("2027-04-07 21:00")
    await weeks.confirm("Fanni")


async def be_looked_after_and_return(weeks: Weeks) -> None:
    """Anna lets her day go by; the others vote, a caretaker plays; she comes back and is asked like everybody."""
    evening = weeks.evening
    await weeks.until_asked("Anna")
    weeks.expect("Anna", "remind", moment("2027-04-08 09:00"))
    weeks.expect("Anna", "remind", moment("2027-04-08 16:12"))
    for name in ("Béla", "Fanni", "Dávid", "Emma"):
        weeks.expect(name, "vote", moment("2027-04-08 21:00"))
    weeks.expect("Anna", "late", moment("2027-04-08 21:00"))
    await weeks.until("2027-04-08 22:00")
    bela = evening.local.person("Béla")
    letter = (await bela.sees(await bela.dm()))[-1]
    for name in ("Béla", "Fanni", "Emma"):
        person = evening.local.person(name)
        card = await evening.press(person, letter if name == "Béla" else evening.post(person), "vote")
        choice = next(b for b in card.buttons if "caretaker" in str(b.custom_id))
        await person.click(evening.message_of(card), custom_id=choice.custom_id)
        await evening.settle()
    weeks.expect("Anna", "caretaker")
    for one in weeks.asked:
        weeks.expect(one, "turn")
    await weeks.until("2027-04-09 08:00")
    anna = evening.local.person("Anna")
    await evening.press(anna, evening.post(anna), "take_seat")
    await evening.settle()
    assert "Anna" not in weeks.asked
    await weeks.until_asked("Anna")


async def find_the_door_open(weeks: Weeks) -> None:
    """Dávid has opened his door: from now on he has direct messages."""
    await weeks.evening.local.person("Dávid").change(dms_open=True)
    await weeks.until("2027-04-09 12:00")
    await weeks.until_asked("Dávid")
    assert weeks.expected["Dávid"][-1] == Told(moment("2027-04-09 12:00"), "letter", "turn")
    assert "Dávid" in text_of(weeks.evening.post(weeks.evening.local.person("Emma")))
