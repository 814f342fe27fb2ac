"""The beginning and the end of a game: who was not there is told once, in the way they have chosen."""

import random
from pathlib import Path

import pytest

from cogs.ui.table_message import DONE
from localdiscord.testing import Player, buttons_of, text_of
from tables import duties, history
from tables import people as table_people
from tests.cogs.days import DAY, Days, Heard, heard_by, moment
from tests.cogs.playing import Evening, an_evening, verb_of
from words import speaker

hu, en = speaker("hu"), speaker("en")


def of_the_end(evening: Evening, person: Player) -> list[Heard]:
    """Everything about an end that made somebody's Discord ring."""
    return [heard for heard in heard_by(evening, person) if "🏁" in heard.text or hu("dm-over") in heard.text]


def name_of_thread(evening: Evening) -> str:
    return str(evening.local.server.world.channel(evening.thread).data["name"])


async def test_whoever_sat_down_hears_that_the_game_has_begun(tmp_path: Path) -> None:
    """The host pressed the button, and whoever begins is called to their turn."""
    async with an_evening(tmp_path) as evening:
        anna, bela, csilla, david = (evening.local.person(name) for name in ("Anna", "Béla", "Csilla", "Dávid"))
        await table_people.set_person(evening.house.hall, int(bela.id), notify="dm", language="hu")
        await evening.sit_down("Anna", "Béla", "Csilla", "Dávid", game="genoa")
        (first,) = evening.asked
        begun = en("notice-begun", whom=" ".join(p.mention for p in (csilla, david) if p is not first))
        assert begun in text_of(evening.post(anna))
        assert evening.pings() == {p.name: 1 for p in {first, csilla, david} - {bela}}
        (letter,) = await bela.sees(await bela.dm())
        assert hu("dm-turn" if first is bela else "dm-begun") in text_of(letter)


@pytest.mark.parametrize(("notify", "how"), [("thread", ["mention"]), ("dm", ["letter"]), ("none", [])])
async def test_whoever_was_not_there_at_the_end_is_told(
    tmp_path: Path, rng: random.Random, notify: str, how: list[str]
) -> None:
    days = Days(moment("2027-01-11 09:00"))
    async with an_evening(tmp_path, clock=days) as evening:
        people = await evening.sit_down("Anna", "Béla", "Csilla")
        for person in people:
            await table_people.set_person(evening.house.hall, int(person.id), notify=notify, language="hu")
        await evening.hurry(rng)
        winners = evening.table.game.standings(evening.table.state).winners
        last = evening.at((await history.log(evening.house.hall, evening.table, None))[-1].seat)
        for person in people:
            told = [] if person is last else how
            assert [heard.how for heard in of_the_end(evening, person)] == told
        if notify == "none":
            await table_people.set_person(evening.house.hall, int(last.id), digest=0)
            days.now += DAY
            await duties.make_rounds(evening.house.hall)
            await evening.settle()
            (digest,) = await last.sees(await last.dm())
            assert hu("digest-ended") in text_of(digest)
            named = hu.list(evening.table.seats[seat].name for seat in winners)
            assert hu("event-Finished", winners=named, winners_count=len(winners)) in text_of(digest)
        if notify == "dm":
            reader = next(person for person in people if person is not last)
            letter = (await reader.sees(await reader.dm()))[-1]
            assert hu("dm-over") in text_of(letter)
            assert all(evening.table.seats[seat].name in text_of(letter) for seat in winners)
            again = await evening.press(reader, letter, "rematch")
            assert again.state == "done"
            assert "move" not in {verb_of(button) for button in buttons_of(letter)}


async def test_of_a_game_that_is_closed_everybody_hears_but_who_closed_it(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
        assert name_of_thread(evening) == f"Calimala · Anna, Béla, Csilla · {evening.table_id}"
        await table_people.set_person(evening.house.hall, int(csilla.id), notify="dm")
        asked = await anna.slash("manage close", channel=evening.thread)
        await evening.press(anna, asked, "power")
        await evening.settle()
        assert evening.table.status == "closed"
        assert name_of_thread(evening) == f"{DONE}Calimala · Anna, Béla, Csilla · {evening.table_id}"
        assert not of_the_end(evening, anna)
        (told,) = of_the_end(evening, bela)
        assert en("notice-over-unfinished", whom=bela.mention) in told.text
        assert [h.how for h in heard_by(evening, csilla)][-1:] == ["letter"]
        assert en("dm-over-unfinished") in heard_by(evening, csilla)[-1].text


async def test_a_table_that_never_started_is_closed_without_a_word(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        await evening.open_table("Anna", "Béla", "Csilla")
        host = evening.local.person("Anna")
        asked = await host.slash("manage close", options={"table": evening.table_id})
        await evening.press(host, asked, "power")
        await evening.settle()
        assert (await evening.wake()).status == "closed"
        assert evening.pings() == {}
