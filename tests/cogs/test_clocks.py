"""Clocks, votes and caretakers through the local Discord: what people choose, see and press."""

from datetime import date, timedelta

import pytest

from cogs.person import time_zones
from cogs.ui.typed_times import date_of, minute_of
from localdiscord.testing import Player, Reply, buttons_of, text_of
from tables import Refused, people
from tables.clock.votes import MILDEST_FIRST, PROPOSALS
from tables.time import waking_hours
from tables.time.time_control import HOUR, Pace
from tests.cogs.days import Days
from tests.cogs.playing import Evening, settle_own, verb_of
from words import Speaker, speaker

en, hu = speaker("en"), speaker("hu")


async def choose(evening: Evening, person: Player, card: Reply, verb: str, value: str) -> Reply:
    """Choose an entry of a menu of the options card."""
    menu = next(s for s in card.selects if f":{verb}:" in s.custom_id)
    return await person.select(evening.message_of(card), [value], custom_id=menu.custom_id)


async def sit_down_by_the_clock(evening: Evening, *names: str, preset: str = "24", out: str = "vote") -> list[Player]:
    invitation = await evening.open_table(*names)
    host = evening.seated[0]
    card = await evening.choose_options(host, invitation, clock=preset)
    if out != "vote":
        await choose(evening, host, card, "clock_out", out)
    await evening.press(host, evening.message_of(invitation), "start")
    await evening.settle()
    return evening.seated


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("text", "minute"), [("8", 480), ("08", 480), ("8:00", 480), ("08.30", 510), ("23h", 1380), ("24:00", 0), ("0", 0)]
)
def test_a_time_of_day_may_be_written_in_many_ways(text: str, minute: int) -> None:
    assert minute_of(text) == minute


@pytest.mark.parametrize("text", ["", "noon", "25", "8:75", "-1", "24:30", "8:3", "1234"])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="clock-unreadable-time"):
        minute_of(text)


def test_dates() -> None:
    today = date(2026, 5, 4)
    assert date_of("2026-08-20", today) == date_of("2026.08.20.", today) == date_of("8-20", today) == date(2026, 8, 20)
    assert date_of("1-2", today) == date(2027, 1, 2)
    for wrong in ("", "tomorrow", "2026-02-30", "13-13"):
        with pytest.raises(Refused, match="clock-unreadable-date"):
            date_of(wrong, today)


# ---------------------------------------------------------------- the table's clock


async def test_the_host_chooses_a_clock_and_everybody_sees_it(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", "Csilla")
    anna, bela, _ = evening.seated
    message = evening.message_of(invitation)
    card = await evening.choose_options(anna, message, clock="bank")
    await choose(evening, anna, card, "clock_out", "caretaker")
    await evening.settle()
    assert evening.table.pace == Pace(bank=72 * HOUR, increment=4 * HOUR, out="caretaker")
    assert en("clock-out-caretaker") in text_of(evening.message_of(invitation))
    refused = await bela.slash("table clock", limit=5)
    assert refused.text == hu("table-not-host", host="Anna")
    assert (await anna.slash("table clock", bank=0, increment=3)).text == en("table-clock-no-bank")
    await anna.slash("table clock", limit=30, bank=0)
    await evening.settle()
    assert evening.table.pace == Pace(limit=30 * HOUR, out="caretaker")
    await evening.choose_options(anna, message)
    assert evening.table.pace == Pace(limit=30 * HOUR, out="caretaker"), "a clock of one's own is kept"
    assert "30" in text_of(evening.message_of(invitation))
    shown = await bela.slash("table clock")
    assert hu("clock-limit", hours=30) in shown.text
    await evening.press(anna, message, "start")
    await evening.settle()
    assert "<t:" in text_of(evening.post(bela)).split("Turn started")[1]


async def test_a_new_clock_in_mid_game_is_everybodys_choice(evening: Evening) -> None:
    anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    asked = await anna.slash("table clock", limit=48, options={"when-out": "wait"}, channel=evening.thread)
    assert asked.text == en("propose-asked")
    await evening.settle()
    assert en("clock-limit", hours=48) in text_of(evening.post(bela))
    assert evening.pings()["Béla"] == evening.pings()["Csilla"] == 2, "for the first decision, and for the vote"
    await evening.press(bela, evening.post(bela), "clock_yes")
    await evening.press(csilla, evening.post(csilla), "clock_yes")
    await evening.settle()
    assert evening.table.pace == Pace(limit=48 * HOUR, out="wait")
    assert "clock_yes" not in [verb_of(b) for b in buttons_of(evening.post(anna))]


async def test_a_pause_is_agreed_on_in_the_tables_message(evening: Evening) -> None:
    anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    await anna.slash("table pause", channel=evening.thread)
    await evening.settle()
    message = evening.post(bela)
    assert (await evening.press(anna, message, "pause_yes")).text == en("table-not-asked")
    assert (await evening.press(bela, message, "pause_yes")).text == hu("vote-agreed")
    await evening.settle()
    refused = await evening.press(csilla, evening.post(csilla), "pause_no")
    assert refused.text == hu("vote-refused")
    await evening.settle()
    assert not evening.table.paused
    assert "pause_yes" not in [verb_of(b) for b in buttons_of(evening.post(anna))]
    assert (await evening.press_late(csilla, message, "pause_yes")).text == hu("table-no-vote")


# ---------------------------------------------------------------- time is out


async def test_the_others_vote_on_a_seat_and_its_person_takes_it_back(slow_evening: Evening, days: Days) -> None:
    evening = slow_evening
    anna, bela, csilla = await sit_down_by_the_clock(evening, "Anna", "Béla", "Csilla")
    for person in (bela, csilla):
        panel = await evening.my_move(person)
        await evening.press(person, await evening.answer(person, panel, panel.answers[0]), "confirm")
    await evening.settle()
    before = evening.pings()
    await people.set_person(evening.house.hall, int(csilla.id), notify="dm", language="hu")
    await days.go_by(evening, days.now + 24 * HOUR + 60)
    assert evening.pings() - before == {"Anna": 3, "Béla": 1}, "two reminders, that they vote; Csilla has a letter"
    letter = (await csilla.sees(await csilla.dm()))[-1]
    assert hu("vote-out", name="Anna") in text_of(letter)
    shown = text_of(evening.post(bela))
    assert shown.count("ran out of time") == 1
    assert "Time is out" not in shown
    assert en("notice-late", whom=anna.mention) in shown
    assert all(en(f"vote-choice-{choice}") in shown for choice in MILDEST_FIRST)
    assert "Answered:" not in shown
    nothing = await evening.press(anna, evening.post(anna), "vote")
    assert nothing.text == en("vote-nothing")
    for person, message in ((bela, evening.post(bela)), (csilla, letter)):
        card = await evening.press(person, message, "vote")
        choice = next(b for b in card.buttons if "caretaker" in str(b.custom_id))
        card = await person.click(evening.message_of(card), custom_id=choice.custom_id)
        await evening.settle()
        if person is bela:
            shown = text_of(evening.post(bela))
            assert en("vote-answered", names="Béla") in shown
            assert "Waiting for Csilla" in shown
            assert shown.count("ran out of time") == 1
    assert evening.table.seats[0].caretaken
    message = evening.post(anna)
    assert en("seat-is-caretaken", names="Anna") in text_of(message)
    assert (evening.pings() - before)["Anna"] == 4, "told once that a caretaker plays"
    stranger = await evening.press(bela, message, "take_seat")
    assert stranger.text == hu("table-seat-is-yours")
    reply = await evening.press(anna, message, "move")
    assert en("table-caretaken") in reply.text
    assert [verb_of(b) for b in reply.buttons] == ["take_seat"]
    typed = await anna.slash("move", channel=evening.thread)
    assert [verb_of(b) for b in typed.buttons] == ["take_seat"]
    back = await evening.press(anna, reply, "take_seat")
    assert en("seat-taken-back") in back.text
    await evening.settle()
    assert evening.table.seats[0].attended
    assert "take_seat" not in [verb_of(b) for b in buttons_of(evening.post(bela))]
    assert en("act-returned", actor="Anna") in text_of(evening.post(bela))


ACTS = (
    *("out-waits", "out-moved", "out-again", "out-asked", "out-caretaker", "everybody-away", "returned"),
    *(f"out-{verdict}" for verdict in MILDEST_FIRST),
    *(f"proposed-{kind}" for kind in PROPOSALS),
    *("withdrawn", "not-agreed", "clock-changed", "paused-by-vote", "resumed-by-vote", "paused", "resumed"),
)


@pytest.mark.parametrize("say", [en, hu])
def test_everything_that_time_and_votes_do_can_be_said(say: Speaker) -> None:
    for kind in ACTS:
        for what in PROPOSALS:
            words = {"actor": "Anna", "holder": "Anna", "name": "Anna", "seat": 1, "what": what}
            assert "Anna" in say(f"act-{kind}", **words) or kind == "everybody-away"


async def test_a_table_of_nobody_says_so_and_wakes_with_the_first_who_returns(
    slow_evening: Evening, days: Days
) -> None:
    evening = slow_evening
    anna, bela, _ = await sit_down_by_the_clock(evening, "Anna", "Béla", "Csilla", out="caretaker")
    await days.go_by(evening, days.now + 24 * HOUR + 60)
    assert not any(seat.attended for seat in evening.table.seats)
    assert en("seats-all-away") in text_of(evening.post(anna))
    before = evening.pings()
    await evening.press(bela, evening.post(bela), "take_seat")
    await evening.settle()
    assert en("seats-all-away") not in text_of(evening.post(anna))
    assert evening.asked == [bela]
    assert evening.pings() - before == {"Béla": 1}


# ---------------------------------------------------------------- a person's clock


def test_every_zone_that_is_offered_exists_and_the_nearest_comes_first() -> None:
    offered = {zone for homes in time_zones.HOMES.values() for zone in homes} | {*time_zones.AROUND_THE_WORLD}
    assert [zone for zone in offered if not waking_hours.is_zone(zone)] == []
    assert time_zones.suggested("hu", "hu")[0] == time_zones.suggested("hu", "en-US")[0] == "Europe/Budapest"
    assert time_zones.suggested("en", "de")[:3] == ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]
    assert all(
        len(set(time_zones.suggested("en", home))) == len(time_zones.suggested("en", home)) <= 25
        for home in time_zones.HOMES
    )


async def test_who_has_not_said_where_they_live_is_told_so_and_chooses(slow_evening: Evening) -> None:
    bela = await slow_evening.local.person("Béla").open()
    card = await bela.slash("settings")
    assert hu("clock-no-zone", time="08:00") in card.text
    (menu,) = card.selects
    assert menu.values[0] == "Europe/Budapest"
    assert menu.options[0]["description"] == hu("clock-zone-now", time="10:00")
    wrong = await slow_evening.forge_here(bela, slow_evening.message_of(card), menu.custom_id, ["Narnia"])
    assert wrong.text == hu("clock-no-such-zone", zone="Narnia")
    chosen = await bela.select(card, ["Europe/Budapest"], custom_id=menu.custom_id)
    assert hu("clock-now", time="10:00") in chosen.text
    assert chosen.selects == []
    utc = await settle_own(bela, "hours", zone="UTC", from_="8", until="20")
    assert utc.selects == [], "who says UTC means it"


async def test_a_person_says_when_they_are_awake_and_away(evening: Evening) -> None:
    bela = await evening.local.person("Béla").open()
    nowhere = await settle_own(bela, "hours", zone="Narnia", from_="8", until="20")
    assert nowhere.text == hu("clock-no-such-zone", zone="Narnia")
    short = await settle_own(bela, "hours", zone="budapest", from_="8", until="9")
    assert short.text == hu("clock-too-little", hours=4, days=2)
    odd = await settle_own(bela, "hours", zone="buda", from_="reggel", until="9")
    assert odd.text == hu("clock-unreadable-time", text="reggel")
    card = await settle_own(bela, "hours", zone="Budapest", days=[*"01234"], from_="8", until="20.30")
    assert "8:00" in card.text
    assert "20:30" in card.text
    assert "H–P" in card.text
    days = [(date.today() + timedelta(days=number)).isoformat() for number in (3, 4, 5)]
    card = await settle_own(bela, "vacation", from_=days[0], until=days[2])
    assert "vacation_off" in [verb_of(b) for b in card.buttons]
    twice = await settle_own(bela, "vacation", from_=days[1])
    assert twice.text == hu("clock-vacation-overlaps")
    card = await evening.press(bela, card, "vacation_off")
    assert hu("clock-no-vacations") in card.text
    assert hu("clock-no-vacations") in (await bela.slash("settings")).text
