"""Seats, powers and watching through the real bot: who presses what, who sees what, who is called."""

import random
from pathlib import Path

import pytest

from localdiscord.permissions import Permission
from localdiscord.testing import Player, Refusal, buttons_of, text_of
from tables import people as table_people
from tables.seating import seats
from tests.cogs.playing import Evening, an_evening
from words import speaker


async def sit(evening: Evening) -> tuple[Player, Player, Player, Player]:
    """Anna (who owns the server and hosts), Béla and Csilla play; Dávid is around."""
    anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    return anna, bela, csilla, await evening.local.person("Dávid").open()


async def test_a_fourth_person_takes_over_the_seat_of_one_who_resigns(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        _, bela, csilla, david = await sit(evening)
        asked = await bela.slash("table leave", channel=evening.thread)
        assert evening.table.seat_of(int(bela.id)) == 1, "nothing happens before it is confirmed"
        assert "feladtad" in (await evening.press(bela, asked, "resign")).text.lower()
        await evening.settle()
        assert "Béla resigned" in text_of(evening.post(csilla))
        listed = await evening.press(david, evening.post(csilla), "free_seats")
        assert "seat 2 (Béla)" in listed.text
        assert "points so far" in listed.text
        before = evening.pings()["Dávid"]
        welcome = await evening.press(david, listed, "claim")
        assert "The seat is yours" in welcome.text
        await evening.settle()
        assert evening.table.seats[1].user_id == int(david.id)
        assert (
            evening.local.server.world.channel(evening.thread)
            .data["name"]
            .endswith(f"Anna, Dávid, Csilla · {evening.table_id}")
        )
        owes = evening.table.seats[1].owes_since is not None
        assert evening.pings()["Dávid"] - before == int(owes), "called once if asked, else not at all"
        again = await bela.slash("table join", channel=evening.thread)
        assert "Nincs" in again.text or "nincs" in again.text
        told = await evening.press(csilla, await csilla.slash("log", channel=evening.thread), "seats")
        assert "Dávid" in told.text
        assert "gondnok" in told.text or "Béla" in told.text


async def test_a_substitute_is_called_once_and_answers_by_a_button(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        _, bela, csilla, david = await sit(evening)
        emma = await evening.local.person("Emma").open()
        await bela.slash("table substitute", person=david.id, channel=evening.thread)
        await evening.settle()
        assert evening.pings()["Dávid"] == 1
        post = evening.post(csilla)
        refused = await evening.press(emma, post, "seat_yes")
        assert "invitation has closed" in refused.text
        await evening.press(david, post, "seat_yes")
        await evening.settle()
        assert evening.table.seats[1].user_id == int(david.id)
        assert "Dávid now plays seat 2" in text_of(evening.post(csilla))


async def test_an_invitation_by_letter_is_answered_in_the_letter(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        _, bela, csilla, david = await sit(evening)
        await table_people.set_person(evening.house.hall, int(david.id), notify="dm")
        await bela.slash("table substitute", person=david.id, channel=evening.thread)
        await evening.settle()
        assert evening.pings()["Dávid"] == 0
        dm = await david.dm()
        letter = next(m for m in david.messages.values() if m["channel_id"] == dm)
        assert "Seat 2 (Béla)" in text_of(letter)
        answer = await evening.press(david, letter, "seat_yes")
        assert "The seat is yours" in answer.text
        await evening.settle()
        assert evening.table.seats[1].user_id == int(david.id)
        again = await evening.press(david, letter, "seat_no")
        assert "invitation has closed" in again.text
        assert "Béla" in text_of(evening.post(csilla))


async def test_a_manager_of_the_server_takes_somebody_off_and_others_cannot(tmp_path: Path) -> None:
    """Anna is both: as the host she hands the table on, afterwards she acts as the server's manager."""
    async with an_evening(tmp_path) as evening:
        anna, bela, csilla, _ = await sit(evening)
        await anna.slash("manage host", seat=2, channel=evening.thread)
        refused = await csilla.slash("manage remove", seat=2, channel=evening.thread)
        assert refused.text == speaker("hu")("table-not-host", host="Béla")
        asked = await anna.slash("manage remove", seat=3, channel=evening.thread)
        verb = next(str(b.custom_id) for b in buttons_of(evening.message_of(asked)))
        forged = await evening.forge(bela, verb)
        assert "Szerver kezelése" in forged.text
        assert evening.table.seats[2].user_id == int(csilla.id)
        await evening.press(anna, asked, "power")
        await evening.settle()
        assert evening.table.seats[2].user_id is None
        assert "As server admin:" in text_of(evening.post(anna))
        assert evening.pings()["Csilla"] >= 1


async def test_the_host_is_offered_the_seats_that_can_be_freed(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela, _, _ = await sit(evening)
        asked = await bela.slash("table leave", channel=evening.thread)
        await evening.press(bela, asked, "resign")
        await evening.settle()
        here = {"channel": evening.thread}
        offered = await anna.autocomplete("manage remove", focused="seat", value="", **here)
        assert [choice["value"] for choice in offered] == [3], "neither her own nor an empty one"
        assert len(await anna.autocomplete("manage substitute", focused="seat", value="", **here)) == 3
        for seat, why in ((1, "table-own-seat"), (2, "table-seat-empty-already")):
            assert (await anna.slash("manage remove", seat=seat, **here)).text == speaker("en")(why)


async def test_tables_are_called_as_their_reader_calls_them_and_found_by_any_name(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
        en, hu = speaker("en")("burgundy-render-title"), speaker("hu")("burgundy-render-title")
        for person, command, name in ((anna, "manage close", en), (bela, "move", hu), (bela, "plan", hu)):
            for typed in ("castles", "Várai", "béla", evening.table_id):
                (choice,) = await person.autocomplete(command, focused="table", value=typed)
                assert choice["value"] == evening.table_id
                assert str(choice["name"]).startswith(f"{name} · Anna, Béla · ")
                assert str(choice["name"]).endswith(f" · {evening.table_id}")
            assert await person.autocomplete(command, focused="table", value="genoa") == []


async def test_the_host_goes_back_to_a_stored_position(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela, csilla, _ = await sit(evening)
        await evening.hurry(random.Random(5), 6)
        played = evening.table.state.played
        refused = await bela.slash("manage rewind", channel=evening.thread)
        assert "Anna" in refused.text
        shown = await anna.slash("manage rewind", channel=evening.thread)
        value = shown.selects[0].values[2]
        sure = await anna.select(evening.message_of(shown), [value])
        assert f"after move {value}" in sure.text
        assert evening.table.state.played == played, "asked first"
        pressed = str(buttons_of(evening.message_of(sure))[0].custom_id)
        told = await evening.press(anna, sure, "power")
        assert "once everyone agrees" in told.text, "who plays goes back so far only by consent"
        await evening.settle()
        assert evening.table.state.played == played
        for person in (bela, csilla):
            await evening.press(person, evening.post(person), "undo_yes")
            await evening.settle()
        assert evening.table.state.played == int(value)
        late = await evening.forge(anna, pressed)
        assert "no longer there" in late.text
        assert evening.table.state.played == int(value)
        await evening.play_turn(evening.asked[0], lambda panel: panel.answers[0])


async def test_the_host_closes_a_game(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela, _, _ = await sit(evening)
        asked = await anna.slash("manage close", channel=evening.thread)
        await evening.press(anna, asked, "power")
        await evening.settle()
        assert evening.table.status == "closed"
        assert "closed unfinished" in text_of(evening.post(bela))
        shown = await evening.press(bela, evening.post(bela), "board")
        assert shown.images


async def test_somebody_looks_over_a_shoulder_and_sees_no_more(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela, _, david = await sit(evening)
        refused = await david.slash("area", channel=evening.thread)
        assert "You are not playing at this table" in refused.text
        await bela.slash("table show-hand", person=david.id, channel=evening.thread)
        await evening.settle()
        assert "lets Dávid look over their shoulder" in text_of(evening.post(anna))
        hand = await david.slash("area", channel=evening.thread)
        assert "Béla" in hand.text
        assert hand.images
        move = await evening.press(david, evening.post(anna), "move")
        assert "Béla decides" in move.text
        await bela.slash("table show-hand", person=david.id, stop=True, channel=evening.thread)
        refused = await david.slash("area", channel=evening.thread)
        assert "You are not playing at this table" in refused.text


async def test_a_closed_table_plays_in_a_private_thread(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        world = evening.local.server.world
        invitation = await evening.open_table("Béla", "Anna", "Csilla")
        bela, anna, csilla = evening.seated
        david = await evening.local.person("Dávid").open()
        await evening.choose_options(bela, invitation, switches=["closed"])
        await evening.settle()
        allowed = world.bot_permissions
        world.grant_bot(allowed & ~Permission.CREATE_PRIVATE_THREADS)
        await evening.local.idle()
        lacking = await evening.press(bela, evening.message_of(invitation), "start")
        assert "Privát szálak" in lacking.text
        world.grant_bot(allowed)
        await evening.local.idle()
        started = await evening.press(bela, evening.message_of(invitation), "start")
        assert "privát szál" in text_of(evening.message_of(started))
        await evening.settle()
        thread = world.channel(evening.thread)
        assert thread.type == 12
        assert not thread.data["thread_metadata"]["invitable"]
        people = {person.id for person in evening.seated}
        assert set(thread.members) - {world.bot_id} == people
        with pytest.raises(Refusal):
            await david.slash("board", channel=evening.thread)
        refused = await david.slash("board", table=evening.table_id)
        assert "closed to spectators" in refused.text
        await anna.slash("table show-hand", person=david.id, channel=evening.thread)
        await evening.settle()
        assert david.id in thread.members
        assert (await david.slash("board", channel=evening.thread)).images
        await seats.resign(evening.house.hall, evening.table_id, int(csilla.id))
        await evening.settle()
        assert csilla.id not in thread.members
