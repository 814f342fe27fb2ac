"""Many tables, through Discord: from one to the next, tables that wait too long, once more, records, files."""

import json
import random
from collections.abc import AsyncIterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.settings import Settings
from engine.__main__ import main
from localdiscord.testing import Player, Reply, buttons_of, images_of, text_of
from tables import duties, people
from tables.core import access, storing
from tables.finished import results
from tables.lobby import opening, rematch
from tables.lobby.expiry import LIFE, NOTICE
from tables.time.waking_hours import DAY
from tests.cogs.playing import Evening, Panel, among_settings, an_evening, dice, is_private, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")
START = 1_790_000_000.0


class Time:
    def __init__(self, evening: Evening) -> None:
        self.evening, self.now = evening, START
        evening.house.hall.clock = lambda: self.now

    def tick(self) -> float:
        """Each look at the clock takes a while."""
        self.now += 30
        return self.now

    async def pass_by(self, seconds: float) -> None:
        self.now += seconds
        await duties.make_rounds(self.evening.house.hall)
        await self.evening.settle()


@pytest.fixture
def time(evening: Evening) -> Time:
    return Time(evening)


async def letters_to(person: Player) -> list[dict[str, Any]]:
    return [m for m in await person.sees(await person.dm()) if buttons_of(m) and not is_private(m)]


# ---------------------------------------------------------------- from one table to the next


async def three_tables(evening: Evening, time: Time) -> tuple[Player, list[str]]:
    """Béla sits at two tables here and at one in another server; all wait for him, the first for the longest time."""
    hall, table_ids = evening.house.hall, []
    for _ in range(2):
        await evening.sit_down("Anna", "Béla", "Csilla")
        table_ids.append(evening.table_id)
        time.now += 60
    bela = evening.seated[1]
    elsewhere = await opening.open_table(
        hall, "calimala", int(bela.id), "Béla", guild_id=1, channel_id=2, language="hu", options={"start": "first_seat"}
    )
    for person in (evening.seated[0], evening.seated[2]):
        await opening.join(hall, elsewhere.id, int(person.id), person.name)
    evening.expected_refusals = {10003}
    await opening.start(hall, elsewhere.id, int(bela.id))
    return bela, [*table_ids, elsewhere.id]


def asked_at(panel: Panel) -> str:
    return str(panel.buttons[0].custom_id or panel.answers[0].what).split(":")[2]


async def test_after_a_move_the_next_table_is_one_press_away(evening: Evening, time: Time) -> None:
    hall = evening.house.hall
    bela, table_ids = await three_tables(evening, time)
    await people.set_person(hall, int(bela.id), onward=False)

    listed = await bela.slash("mygames", channel=await bela.dm())
    assert "https://discord.com/channels/1/2" in listed.text, "tables of all servers, in a direct message too"
    seen = []
    panel = Panel(await evening.press(bela, listed, "move"))
    while True:
        seen.append(asked_at(panel))
        panel = await evening.draft_turn(bela, dice(random.Random(1)), panel)
        done = await evening.confirmed(bela, panel)
        left = len(await access.waiting_for(hall, int(bela.id)))
        onward = [b.label for b in done.buttons if verb_of(b) == "next"]
        assert onward == ([hu("button-next", count=left)] if left else []), "no button that leads nowhere"
        assert len(done.messages) == 1, "nothing that was not asked for"
        if not left:
            break
        led_on = deepcopy(evening.message_of(done))
        panel = Panel(await evening.press(bela, done, "next"))
    assert seen == table_ids, "the longest wait first"
    nothing = await evening.press_late(bela, led_on, "next")
    assert text_of(nothing.messages[-1]) == hu("next-none")


async def test_after_a_move_the_next_table_is_already_there(evening: Evening, time: Time) -> None:
    """In a private message of its own that says which table it is; what was just played stays to be read."""
    bela, table_ids = await three_tables(evening, time)
    evening.table_id = table_ids[0]
    panel, seen = await evening.my_move(bela), []
    assert f"[{table_ids[0]}]" not in panel.text, "one sees where one is"
    while True:
        seen.append(asked_at(panel))
        panel = await evening.draft_turn(bela, dice(random.Random(1)), panel)
        done = await evening.confirmed(bela, panel)
        await evening.settle()
        left = len(table_ids) - len(seen)
        assert hu("panel-confirmed") in text_of(evening.message_of(done))
        named = f"[{seen[-1]}](" in text_of(evening.message_of(done))
        assert named == (seen[-1] != table_ids[0]), "which table it was, unless one is there"
        assert not [b for b in done.buttons if verb_of(b) == "next"], "nothing is offered twice"
        if not left:
            assert len(done.messages) == 1
            break
        assert hu("panel-next-below", count=left) in text_of(evening.message_of(done))
        (follow_up,) = done.messages[1:]
        assert is_private(follow_up)
        assert f"[{table_ids[len(seen)]}](https://discord.com/channels/" in text_of(follow_up)
        panel = Panel(replace(done, message_ids=[follow_up["id"]]))
        assert panel.answers
    assert seen == table_ids, "the longest wait first"


async def test_a_running_clock_shows_its_end_in_the_list(evening: Evening, time: Time) -> None:
    anna = (await evening.sit_down("Anna", "Béla", "Csilla"))[0]
    evening.table.row.clock = '{"limit": 7200}'
    assert f"<t:{int(START + 7200)}:R>" in (await anna.slash("mygames")).text


async def test_the_daily_summary_is_a_letter_that_leads_on(evening: Evening, time: Time) -> None:
    anna, bela, _ = await evening.sit_down("Anna", "Béla", "Csilla")
    hall = evening.house.hall
    await people.set_person(hall, int(anna.id), digest=0)
    await people.set_person(hall, int(bela.id), digest=0, language="hu", notify="none")
    await time.pass_by(DAY)
    (letter,) = await letters_to(anna)
    assert en("digest-title") in text_of(letter)
    assert en("digest-waiting") in text_of(letter)
    assert f"/{evening.thread})" in text_of(letter)
    assert hu("digest-title") in text_of((await letters_to(bela))[0]), "it was asked for, whatever else they chose"
    assert Panel(await evening.press(anna, letter, "next")).answers
    await time.pass_by(1)
    assert len(await letters_to(anna)) == 1


async def test_too_many_tables_are_refused_privately(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        evening.house.hall.tables_per_person = Settings(tables_per_person=1).tables_per_person
        await evening.open_table("Anna")
        refused = await evening.seated[0].slash("table new", game="calimala")
        assert (refused.text, refused.ephemeral) == (en("table-too-many", limit=1), True)
        assert len(evening.stored()["tables"]) == 1
    with pytest.raises(ValueError, match="tables_per_person"):
        Settings(tables_per_person=0)


# ---------------------------------------------------------------- tables that wait too long


async def test_an_invitation_that_waits_too_long_says_so_and_is_kept_by_a_press(evening: Evening, time: Time) -> None:
    invitation = await evening.open_table("Anna", "Béla")
    anna, bela = evening.seated
    await time.pass_by(LIFE - NOTICE)
    shown = anna.messages[evening.message_of(invitation)["id"]]
    assert en("lobby-closes", when=f"<t:{int(START + LIFE)}:R>") in text_of(shown)
    assert evening.pings() == {"Anna": 1}
    notice = next(m for m in reversed(list(anna.messages.values())) if m["mentions"])
    assert anna.mention in text_of(notice)

    carol = await evening.local.person("Csilla").open()
    refused = await evening.press(carol, shown, "keep")
    assert (refused.text, refused.ephemeral) == (hu("table-not-waiting"), True)
    kept = await evening.press(bela, shown, "keep")
    assert kept.state == "done"
    await evening.settle()
    assert "keep" not in {verb_of(b) for b in buttons_of(anna.messages[shown["id"]])}
    again = await evening.press(anna, notice, "keep")
    assert en("lobby-keeps-waiting", when=f"<t:{int(time.now + LIFE)}:f>") in text_of(again.messages[-1])

    await time.pass_by(LIFE - NOTICE)
    await time.pass_by(NOTICE)
    assert en("lobby-expired") in text_of(anna.messages[shown["id"]])
    assert list(buttons_of(anna.messages[shown["id"]])) == []
    assert evening.pings() == {"Anna": 2}
    late = await evening.forge_here(anna, anna.messages[shown["id"]], f"g:keep:{evening.table_id}:-:")
    assert late.text == en("table-expired")


async def test_a_host_who_wants_letters_keeps_the_table_from_there(evening: Evening, time: Time) -> None:
    await evening.open_table("Anna", "Béla")
    anna = evening.seated[0]
    await people.set_person(evening.house.hall, int(anna.id), notify="dm")
    await time.pass_by(LIFE - NOTICE)
    (letter,) = await letters_to(anna)
    assert evening.pings() == {}
    assert (await evening.press(anna, letter, "keep")).state == "done"
    assert (await evening.wake()).row.warned_at is None

    evening.expected_refusals = {50007}
    await anna.change(dms_open=False)
    await time.pass_by(LIFE - NOTICE)
    assert evening.pings() == {"Anna": 1}, "their letters are shut: they are mentioned instead"
    notice = next(m for m in reversed(list(anna.messages.values())) if m["mentions"])
    assert en("notice-undelivered", whom=anna.mention) in text_of(notice)


# ---------------------------------------------------------------- the end, and once more


@pytest.fixture
async def over(tmp_path: Path, rng: random.Random) -> AsyncIterator[tuple[Evening, Time]]:
    async with an_evening(tmp_path) as evening:
        time = Time(evening)
        await evening.sit_down("Anna", "Béla", "Csilla")
        evening.house.hall.clock = time.tick
        await evening.hurry(rng)
        evening.house.hall.clock = lambda: time.now
        yield evening, time


async def test_a_finished_game_opens_with_its_winner_and_a_drawn_result(over: tuple[Evening, Time]) -> None:
    evening, _ = over
    anna, table = evening.seated[0], evening.table
    post, standings = evening.post(anna), table.game.standings(table.state)
    named = en.list(table.names[seat] for seat in standings.winners)
    told = text_of(post)
    assert told.startswith(f"## 🏆 {en('render-won', winners=named, count=len(standings.winners))}")
    (picture,) = images_of(post)
    for seat, points in enumerate(standings.points):  # drawn, and told to whoever does not see it; not said again
        assert f"{table.names[seat]} {points}" not in told
        assert f"{table.names[seat]}: {points}" in picture.description
    assert picture.description.startswith(en("render-won", winners=named, count=len(standings.winners)))
    assert told.rindex(en("record-times", times="")[:-1]) < told.rindex(table.row.seed)
    assert [verb_of(button) for button in buttons_of(post)][:3] == ["rematch", "review", "export"]


async def test_a_finished_game_is_exported_by_a_press(over: tuple[Evening, Time]) -> None:
    evening, _ = over
    anna = evening.seated[0]
    answer = await evening.press(anna, evening.post(anna), "export")
    assert answer.ephemeral
    name = f"{evening.table.row.game}-{evening.table_id}.json"
    assert answer.text.startswith(en("export-done", file=name))


async def test_a_finished_game_is_played_again_in_the_next_order(over: tuple[Evening, Time]) -> None:
    evening, _ = over
    anna, bela, csilla = evening.seated
    old, post = evening.table_id, evening.post(anna)
    assert en("record-times", times="")[:-1] in text_of(post)
    stranger = await evening.local.person("Dávid").open()
    assert (await evening.press(stranger, post, "rematch")).text == en("table-not-seated")
    before = evening.pings()
    opened = await evening.press(csilla, post, "rematch")
    assert opened.ephemeral
    await evening.settle()
    new = await rematch.rematch_of(evening.house.hall, old)
    assert new is not None
    invitation = anna.messages[str(new.row.invitation_id)]
    assert evening.pings() - before == {"Anna": 1, "Béla": 1}
    assert en("rematch-open", link=link(new)) in text_of(evening.post(anna))
    led = await evening.forge_here(bela, post, f"g:rematch:{old}:-:")
    assert led.text == hu("rematch-here", link=link(new))
    for person in (anna, bela):
        await evening.press(person, invitation, "join")
    await evening.press(csilla, invitation, "start")
    await evening.settle()
    assert [seat.user_id for seat in new.seats] == [int(p.id) for p in (bela, csilla, anna)]
    assert evening.pings()["Anna"] >= before["Anna"] + 1


def link(table: Any) -> str:
    row = table.row
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{row.invitation_id}"


async def test_an_interrupted_delivery_does_not_invite_twice(over: tuple[Evening, Time]) -> None:
    evening, _ = over
    anna, hall = evening.seated[0], evening.house.hall
    new = await rematch.play_again(hall, evening.table_id, int(anna.id), "Anna")
    await evening.settle()
    posted, before = new.row.invitation_id, evening.pings()
    await storing.place(hall, new.id, invitation_id=None)
    await hall.db.write(lambda db: db.execute("UPDATE outbox SET sent_at=NULL WHERE table_id=?", (new.id,)))
    hall.wake_delivery()
    await evening.settle()
    assert (new.row.invitation_id, evening.pings()) == (posted, before)


async def test_threads_are_open_only_while_a_table_lives(over: tuple[Evening, Time]) -> None:
    evening, time = over
    world, finished = evening.local.server.world, evening.thread
    await time.pass_by(DAY)
    assert world.channel(finished).archived
    await evening.sit_down("Anna", "Béla", "Csilla")
    living = evening.thread
    for thread in (living, finished):
        world.archive(world.channel(thread))
    await evening.local.idle()
    time.now += 3600
    await evening.house.duties_loop._look_at_threads()
    assert not world.channel(living).archived
    assert world.channel(finished).archived


# ---------------------------------------------------------------- records


async def test_records_are_shown_compared_and_given_up(over: tuple[Evening, Time]) -> None:
    evening, _ = over
    anna, bela, csilla = evening.seated
    own = await anna.slash("stats")
    assert own.ephemeral
    assert "**Calimala**" in own.text
    assert "provisional" in own.text
    assert "3 players: 1 game, " in own.text
    assert "(expected 0.3)" in own.text
    assert "Points on average from" in own.text
    other = await bela.slash("stats", person=anna)
    assert hu("record-title-person", who=anna.mention) in other.text
    assert "ideiglenes" in other.text
    duel = await anna.slash("stats", person=bela)
    assert bela.mention in duel.text
    ladder = await anna.slash("leaderboard", game="calimala")
    assert all(p.mention in ladder.text for p in evening.seated)
    (record,) = await results.of_person(evening.house.hall, int(anna.id), int(anna.id))
    assert record.standing is not None
    for text in (own.text, other.text, duel.text, ladder.text):
        assert str(record.standing.value) in text, "the same number wherever it is shown"
        assert "1000" in text, "and how to read it"
    assert (await anna.slash("leaderboard", game="chess")).text == en("table-unknown-game", game="chess")
    (ever, season) = await anna.autocomplete("leaderboard", focused="season", value="", game="calimala")
    assert (ever["value"], ever["name"]) == ("all", en("season-ever"))
    of_season = await anna.slash("leaderboard", game="calimala", season=season["value"])
    assert season["name"] in of_season.text
    assert all(p.mention in of_season.text for p in evening.seated)
    assert (await anna.slash("leaderboard", game="calimala", season="all")).text == ladder.text
    wrong = await anna.slash("leaderboard", game="calimala", season="2026Q9")
    assert wrong.text == en("leaderboard-unknown-season", season="2026Q9")
    assert (await anna.slash("stats", person=anna)).text == own.text
    assert [c["value"] for c in await anna.autocomplete("leaderboard", focused="game", value="cal")] == ["calimala"]

    asked = await among_settings(csilla, "my_data", "records")
    assert csilla.mention in (await anna.slash("leaderboard", game="calimala")).text, "it asks first"
    await evening.press(csilla, asked, "records_off")
    assert csilla.mention not in (await anna.slash("leaderboard", game="calimala")).text
    assert (await anna.slash("stats", person=csilla)).text == en("record-none-kept")
    assert (await csilla.slash("stats")).text == hu("record-you-keep-none")
    await among_settings(csilla, "my_data", "records")
    assert hu("record-empty") in (await csilla.slash("stats")).text


# ---------------------------------------------------------------- a game as a file


async def test_a_finished_game_is_exported_and_verified(
    over: tuple[Evening, Time], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening, _ = over
    anna, bela = evening.seated[:2]
    offered = await bela.autocomplete("table export", focused="table", value="")
    assert [choice["value"] for choice in offered] == [evening.table_id]
    reply: Reply = await anna.slash("table export", channel=evening.thread)
    assert reply.ephemeral
    attached, logged = evening.message_of(reply)["attachments"]
    play = json.loads(await evening.local.fetch(logged["url"]))
    assert [one["name"] for one in play["players"]] == [anna.name, "Player 2", "Player 3"]
    assert "](https://app.bgstatsapp.com/createPlay.html?data=%7B" in reply.text
    data = await evening.local.fetch(attached["url"])
    assert not any(p.name in data.decode() or p.id in data.decode() for p in evening.seated)
    assert json.loads(data)["seed"] == evening.table.row.seed
    file = tmp_path / attached["filename"]
    file.write_bytes(data)
    assert main(["replay", "--quiet", str(file)]) == 0
    assert evening.table.fingerprint in capsys.readouterr().out

    await evening.sit_down("Anna", "Béla", "Csilla")
    assert (await anna.slash("table export", channel=evening.thread)).text == en("table-not-over")
