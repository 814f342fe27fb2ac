"""A person is removed from the server, or leaves it: a seat that does not answer, and nobody waits for ever."""

import random

from localdiscord.testing import Player, text_of
from tables import people as people_
from tables.clock import absence
from tests.cogs.days import HOUR, Days
from tests.cogs.playing import Evening, dice
from tests.cogs.test_clocks import sit_down_by_the_clock
from tests.cogs.test_evenings import NAMES, START, announce, at, posts
from tests.cogs.test_leagues import finish_all, found_league
from tests.cogs.test_side_talk import sit_down_to_whisper
from words import speaker

en, hu = speaker("en"), speaker("hu")
UNREACHABLE = 50278
"""Discord's refusal of a direct message to a person who shares no server with the bot."""
NO_MEMBER = 10007


def remove(evening: Evening, person: Player) -> None:
    world = evening.local.server.world
    evening.expected_refusals.add(UNREACHABLE)
    world.remove_member(world.home, world.people[person.id])


def let_in_again(evening: Evening, person: Player) -> None:
    world = evening.local.server.world
    world.let_in(world.home, world.people[person.id])


async def test_the_others_play_on_until_the_game_needs_them(evening: Evening, rng: random.Random) -> None:
    anna, bela, _ = await evening.sit_down("Anna", "Béla", "Csilla")
    remove(evening, bela)
    for _ in range(6):
        others = [person for person in evening.asked if person is not bela]
        if not others:
            break
        await evening.play_turn(others[0], dice(rng))
    assert evening.asked == [bela]
    assert "Béla is choosing" in text_of(evening.post(anna))


async def test_a_clock_runs_out_a_caretaker_plays_and_who_comes_back_sits_down_again(
    slow_evening: Evening, days: Days, rng: random.Random
) -> None:
    evening = slow_evening
    anna, bela, csilla = await sit_down_by_the_clock(evening, "Anna", "Béla", "Csilla", out="caretaker")
    await people_.set_person(evening.house.hall, int(bela.id), notify="dm")
    remove(evening, bela)
    for _ in range(12):
        others = [person for person in evening.asked if person is not bela]
        if evening.table.seats[1].caretaken:
            break
        if others:
            await evening.play_turn(others[0], dice(rng))
        else:
            await days.go_by(evening, days.now + 25 * HOUR)
    assert evening.table.seats[1].caretaken
    for _ in range(4):
        await evening.play_turn(next(one for one in (anna, csilla) if one in evening.asked), dice(rng))
        assert bela not in evening.asked
    failed = evening.rows("SELECT 1 FROM letters WHERE user_id=? AND failed", int(bela.id))
    assert failed, "what could not be delivered is ticked off"
    await evening.crash()
    await evening.open_house()
    await evening.settle()
    assert not evening.rows("SELECT 1 FROM letters WHERE sent_at IS NULL"), "and is not tried again for ever"
    await evening.wake()
    let_in_again(evening, bela)
    offered = await bela.slash("move", channel=evening.thread)
    assert offered.text.startswith(hu("table-caretaken"))
    back = await evening.press(bela, offered, "take_seat")
    assert back.state == "done", back.text
    assert not (await evening.wake()).seats[1].caretaken


async def test_a_lobby_goes_on_without_its_host(slow_evening: Evening, days: Days) -> None:
    evening = slow_evening
    await evening.open_table("Anna", "Béla", "Csilla")
    anna, bela, csilla = evening.seated
    remove(evening, anna)
    assert (await bela.slash("table nudge", channel="tavern")).state == "done"
    await days.go_by(evening, days.now + absence.HOST_LONGEST + HOUR)
    table = await evening.wake()
    assert table.row.host_id == int(bela.id)
    away = await bela.slash("manage remove", seat=1, table=evening.table_id, channel="tavern")
    assert away.text == hu("power-done-sent-away")
    assert [seat.user_id for seat in (await evening.wake()).seats if seat.user_id] == [int(bela.id), int(csilla.id)]


async def test_an_evening_goes_on_without_its_organiser(slow_evening: Evening, days: Days) -> None:
    evening = slow_evening
    people = [await evening.local.person(name).open() for name in NAMES[:5]]
    anna, others = people[0], people[1:]
    await people_.set_person(evening.house.hall, int(anna.id), zone="Europe/Budapest")
    await announce(evening, anna)
    (invitation,) = posts(anna, "evening_come")
    for person in people:
        await evening.press(person, invitation, "evening_come")
    await evening.settle()
    remove(evening, anna)
    await at(evening, days, START - 3600)
    await at(evening, days, START - 900)
    (call,) = posts(others[0], "evening_here")
    for person in others:
        assert (await evening.press(person, call, "evening_here")).state == "done"
    await at(evening, days, START + 600)
    await at(evening, days, START + 720)
    seated = {row["user_id"] for row in evening.rows("SELECT user_id FROM seats")}
    assert seated == {int(person.id) for person in others}


async def test_a_league_goes_on_without_its_organiser(evening: Evening, rng: random.Random) -> None:
    anna = await found_league(evening)
    (invitation,) = posts(anna, "league_join")
    people = [await evening.local.person(name).open() for name in NAMES[:4]]
    for person in people:
        await evening.press(person, invitation, "league_join")
    await evening.press(anna, await anna.slash("league draw", channel="tavern"), "league_sure")
    await evening.settle()
    remove(evening, anna)
    await finish_all(evening, rng)
    await finish_all(evening, rng)
    (final,) = posts(people[1], "league_words")
    assert en("league-ended") in text_of(final)


async def test_a_private_chat_with_them_is_refused_and_leaves_no_thread(evening: Evening) -> None:
    anna, _, csilla = await sit_down_to_whisper(evening)
    remove(evening, csilla)
    evening.expected_refusals.add(NO_MEMBER)
    threads = {one.id for one in evening.local.server.world.channels.values()}
    said = await anna.slash("table chat", seat=evening.seat_of(csilla) + 1, channel=evening.thread)
    assert said.text == en("error-not-a-member")
    assert {one.id for one in evening.local.server.world.channels.values()} == threads
