"""Every command answers, privately and in the reader's language."""

import json
import random
import re
from pathlib import Path

import discord
import pytest
from discord import app_commands

from cogs.person.settings import SECTIONS
from cogs.ui.phone_size import SCREEN
from cogs.ui.table_message import shape_of_board
from cogs.ui.table_pictures import public_palette
from cogs.ui.translator import shown
from engine import GAMES
from localdiscord.testing import Player, buttons_of, images_of, text_of
from tables import history, people
from tables.core import access
from tables.finished.thread_archiving import Archive
from tests.cogs.playing import Evening, Panel, among_settings, an_evening, dice, settle_own, verb_of, words_of
from words import Speaker, rulebook, speaker

en, hu = speaker("en"), speaker("hu")


def voice(person: Player) -> Speaker:
    return en if person.locale.startswith("en") else hu


@pytest.fixture
async def playing(evening: Evening, rng: random.Random) -> Evening:
    """Three people, a few turns into the game."""
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 8)
    return evening


# ---------------------------------------------------------------- looking


async def test_looking_at_a_table(playing: Evening) -> None:
    """Each answer is private and in two languages; in the thread no table need be named."""
    thread = playing.thread
    for person, say in ((playing.seated[0], en), (playing.seated[1], hu)):
        hand = await person.slash("area", channel=thread)
        assert say("hand-title") in hand.text
        assert hand.images[0].description
        board = await person.slash("board", channel=thread)
        assert [b.label for b in board.buttons][:3] == ["Anna", "Béla", "Csilla"]
        mat = await person.click(board, label="Csilla")
        assert mat.text == "### Csilla"
        words = await person.slash("board", text=True, channel=thread)
        assert words.text.count("### ") > 3
        assert "Csilla" in words.text
        pressed = await playing.press(person, board, "text")
        assert pressed.text == words.text
        recap = await person.slash("log", since="last", channel=thread)
        assert say("panel-since") in recap.text
        assert recap.images
        what = await playing.press(person, playing.post(person), "what")
        assert playing.table_id in what.text
        assert say("what-turn") in what.text
        for reply in (hand, board, mat, words, pressed, recap, what):
            assert reply.state == "done"
            assert reply.ephemeral


async def test_a_hand_shows_only_its_owner_the_cards(playing: Evening) -> None:
    anna, bela = playing.seated[:2]
    board = await anna.slash("board", channel=playing.thread)
    own = (await anna.click(board, label="Anna")).images[0].description
    others = (await anna.click(board, label="Béla")).images[0].description
    hidden = (await bela.slash("area", channel=playing.thread)).images[0].description
    assert own != others
    seat = playing.table.state.players[1]
    if seat.hand:
        assert hidden != others, "Béla's own hand says more than Anna may know"


async def test_the_log_is_read_page_by_page(playing: Evening, rng: random.Random) -> None:
    await playing.hurry(rng, 30)
    anna = playing.seated[0]
    shown = await anna.slash("log", channel=playing.thread)
    newest = shown.text
    assert f"`{playing.table.state.played:>3}`" in newest or newest.count("\n") > 1
    seen = [newest]
    while any(b.label == en("button-older") and not b.disabled for b in shown.buttons):
        shown = await anna.click(shown, label=en("button-older"))
        seen.append(shown.text)
    assert len(seen) > 1
    numbers = [int(n) for page in reversed(seen) for n in re.findall(r"^` *(\d+)`", page, re.M)]
    assert numbers == sorted(numbers)
    assert numbers[0] == 1
    assert (await anna.click(shown, label=en("button-newer"))).text == seen[-2]


async def test_history_walks_through_the_positions(playing: Evening) -> None:
    bela = playing.seated[1]
    last = await history.history_length(playing.house.hall, playing.table_id) - 1
    shown = await bela.slash("history", channel=playing.thread)
    assert hu("history-title", index=last, last=last) in shown.text
    shown = await bela.click(shown, label="◀\ufe0f")
    assert hu("history-title", index=last - 1, last=last) in shown.text
    shown = await bela.click(shown, label="⏮\ufe0f")
    assert hu("history-title", index=0, last=last) in shown.text
    assert {b.emoji for b in shown.buttons if b.disabled} == {"⏮\ufe0f", "⏪", "◀\ufe0f"}
    shown = await bela.click(shown, label="▶\ufe0f")
    shown = await bela.click(shown, label="⏭\ufe0f")
    assert hu("history-title", index=last, last=last) in shown.text
    assert hu("history-title", index=2, last=last) in (await bela.slash("history", step=2, channel=playing.thread)).text
    assert "Calimala" in (await bela.slash("history", step=99999, channel=playing.thread)).text


async def test_spectators_may_watch(playing: Evening) -> None:
    dave = await playing.local.person("Dávid").open()
    for command in ("board", "log", "history"):
        reply = await dave.slash(command, channel=playing.thread)
        assert reply.state == "done"
        assert reply.ephemeral
        assert en("table-not-seated") not in reply.text
    assert (await dave.slash("area", channel=playing.thread)).text == en("table-not-seated")
    assert (await dave.slash("move", channel=playing.thread)).text == en("table-not-seated")


# ---------------------------------------------------------------- my tables


async def test_my_games_lists_the_longest_waiting_first_with_links(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        ticks = iter(range(1_700_000_000, 1_800_000_000))
        evening.house.hall.clock = lambda: float(next(ticks))
        anna = (await evening.sit_down("Anna", "Béla", "Csilla"))[0]
        first = evening.table_id
        await evening.sit_down("Anna", "Béla", "Csilla")
        second = evening.table_id
        await evening.open_table("Anna")
        third = evening.table_id
        guild, hall = evening.local.server.world.guild_id, evening.house.hall

        listed = await anna.slash("mygames")
        assert listed.ephemeral
        threads = [str((await hall.table(t)).row.thread_id) for t in (first, second)]
        links = [f"https://discord.com/channels/{guild}/{place}" for place in threads]
        assert listed.text.index(links[0]) < listed.text.index(links[1])
        assert en("mygames-lobby", seats=1, least=3) in listed.text
        assert next(b.custom_id for b in listed.buttons) == f"g:move:{first}:-:"
        panel = Panel(await anna.click(listed, label=en("mygames-next")))
        panel = await evening.draft_turn(anna, dice(random.Random(1)), panel)
        await evening.confirmed(anna, panel)
        evening.table_id = first
        await evening.settle()

        again = await anna.slash("mygames")
        assert again.text.index(links[1]) < again.text.index(links[0]), "what waits for Anna comes first"
        ambiguous = await anna.slash("area")
        assert en("which-table", count=3) in ambiguous.text
        named = await anna.autocomplete("area", focused="table")
        assert {choice["value"] for choice in named} == {first, second}
        assert (await anna.slash("area", table=second)).state == "done"
        from_afar = await anna.slash("move", table=second, channel=await anna.dm())
        assert Panel(from_afar).answers
        assert third in {t.id for t in await access.tables_of(hall, int(anna.id))}
        nobody = await evening.local.person("Emma").open()
        assert en("mygames-none") in (await nobody.slash("mygames")).text
        assert (await nobody.slash("area")).text == en("table-none-here")


# ---------------------------------------------------------------- settings


async def choose(person: Player, name: str, value: str) -> str:
    section = next(section for section, names in SECTIONS.items() if name in names)
    return (await settle_own(person, section, **{name: value})).text


async def test_the_host_says_how_the_board_stands_in_the_tables_message(playing: Evening) -> None:
    host = playing.seated[0]
    assert await shape_of_board(playing.house.hall, playing.table) == "phone"
    await choose(host, "board", "wide")
    assert await shape_of_board(playing.house.hall, playing.table) == "wide"


async def test_language_is_a_personal_setting(playing: Evening) -> None:
    bela = playing.seated[1]
    assert en("settings-title") in await choose(bela, "language", "en")
    assert en("hand-title") in (await bela.slash("area", channel=playing.thread)).text
    assert en("table-waiting-since", when="").strip() in text_of(playing.post(bela))
    assert hu("settings-title") in await choose(bela, "language", "auto")


async def test_the_palette_changes_the_readers_pictures_and_those_for_all(tmp_path: Path) -> None:
    async with an_evening(tmp_path, pictures=True) as evening:
        anna, bela = (await evening.sit_down("Anna", "Béla", "Csilla"))[:2]

        async def look(person: Player) -> bytes:
            reply = await person.slash("board", channel=evening.thread)
            return await evening.local.fetch(reply.images[0].url)

        before = [await look(anna), await look(bela)]
        await choose(anna, "palette", "safe")
        after = [await look(anna), await look(bela)]
        assert before[0] != after[0]
        assert before[1] == after[1]
        assert await public_palette(evening.house.hall, evening.table) == "safe", "what all see, she can tell apart too"


async def test_instant_moves_need_no_confirmation(playing: Evening, rng: random.Random) -> None:
    person = playing.asked[0]
    await choose(person, "instant", "1")
    played = playing.table.state.played
    panel = await playing.my_move(person)
    while panel.answers and playing.table.state.played == played:
        panel = await playing.answer(person, panel, rng.choice(panel.answers))
    await playing.settle()
    assert playing.table.state.played > played
    assert not playing.stored()["drafts"]


async def test_whoever_wants_no_mentions_gets_none(evening: Evening, rng: random.Random) -> None:
    anna = await evening.local.person("Anna").open()
    await choose(anna, "notify", "none")
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 12)
    pings = evening.pings()
    assert pings["Anna"] == 0
    assert pings["Béla"] > 0
    assert anna.mention not in "".join(text_of(m) for m in evening.posts(anna))
    await choose(anna, "notify", "thread")
    await evening.hurry(rng, 12)
    assert evening.pings()["Anna"] > 0


# ---------------------------------------------------------------- help and rules


async def test_a_newcomer_meets_opening_a_table_first_and_the_admins_commands_last(evening: Evening) -> None:
    anna = await evening.local.person("Anna").open()
    names = [command["name"] for command in anna.commands if command["type"] == 1]
    assert names.index("table") <= 1
    assert names[-2:] == ["manage", "admin"]
    assert set(GAMES) == set(names[-2 - len(GAMES) : -2])
    table = next(command for command in anna.commands if command["name"] == "table")
    assert [each["name"] for each in table["options"]][:2] == ["new", "practice"]


async def test_help_leads_to_every_command_there_is(evening: Evening, high: list[float]) -> None:
    anna, bela = await evening.local.person("Anna").open(), await evening.local.person("Béla").open()
    for person in (anna, bela):
        say, told = voice(person), ""
        first = await person.slash("help")
        (menu,) = first.selects
        for topic in menu.options:
            card = await person.select(evening.message_of(first), [topic["value"]], custom_id=menu.custom_id)
            told += card.text
            assert card.ephemeral
        everything = await evening.press(person, evening.message_of(await person.slash("help")), "all_commands")
        for command in evening.house.tree.walk_commands():
            name = command.qualified_name
            if isinstance(command, app_commands.Command) and name.split(" ")[0] not in GAMES:
                assert f"**{shown(name, say)}** " in told, name
                assert shown(name, say) in everything.text, name
    assert max(high) <= 1.5 * SCREEN


async def test_help_finds_a_command_by_what_it_does_and_by_its_old_name(evening: Evening) -> None:
    anna = await evening.local.person("Anna").open()
    for typed, name in (("resign", "table leave"), ("vacation", "settings"), ("substitute", "table substitute")):
        offered = await anna.autocomplete("help", focused="about", value=typed)
        assert name in [choice["value"] for choice in offered], typed
    assert "(" not in offered[0]["name"]
    told = await anna.slash("help", about="resign")
    assert told.text.startswith("**/table leave** ")
    assert (await anna.slash("help", about="zeppelin")).text == en("help-nothing", words="zeppelin")
    assert (await anna.slash("help", about="genoa stance")).text.startswith("**/genoa questions** ")


async def test_help_finds_a_command_by_its_old_hungarian_name(evening: Evening) -> None:
    bela = await evening.local.person("Béla").open()
    old = {
        "területem": "area",
        "asztal feladás": "table leave",
        "szabad-helyek": "table join",
        "tournay megtart": "move",
    }
    for typed, name in old.items():
        offered = await bela.autocomplete("help", focused="about", value=typed)
        assert name in [choice["value"] for choice in offered], typed
        told = await bela.slash("help", about=typed)
        assert shown(name, hu) in told.text, typed


async def test_about(evening: Evening) -> None:
    anna, bela = await evening.local.person("Anna").open(), await evening.local.person("Béla").open()
    for person in (anna, bela):
        about = await evening.press(person, await person.slash("help"), "about")
        assert "Calimala" in about.text
        assert about.ephemeral


async def test_rules_are_found_by_clause_and_by_words(evening: Evening) -> None:
    anna, bela = await evening.local.person("Anna").open(), await evening.local.person("Béla").open()
    clause = await anna.slash("rules", game="calimala", about="cal-3.6")
    assert "-# The turn\n**CAL-3.6** The active player must" in clause.text
    assert clause.ephemeral
    assert (await anna.slash("rules", game="calimala", about="3.6")).text == clause.text
    words = await anna.slash("rules", game="calimala", about="council")
    assert "**CAL-" in words.text
    hungarian = await bela.slash("rules", game="calimala", about="tanács")
    assert "**CAL-" in hungarian.text
    nothing = await bela.slash("rules", game="calimala", about="zeppelin")
    assert nothing.text == hu("rules-nothing", words="zeppelin")
    assert (await anna.slash("rules", game="chess", about="x")).text == en("table-unknown-game", game="chess")
    offered = await anna.autocomplete("rules", focused="about", value="council", game="calimala")
    assert 0 < len(offered) <= 25
    question = await anna.autocomplete("rules", focused="about", value="q23", game="calimala")
    assert [choice["name"] for choice in question] == [
        "Q23 Can you lose a representative? No. A disc in the council stays there (CAL-7.5)."
    ]
    assert (await anna.slash("rules", about="x")).text == en("rules-which-game")
    games = await anna.autocomplete("rules", focused="game", value="cali")
    assert [choice["value"] for choice in games] == ["calimala"]
    assert await anna.autocomplete("rules", focused="about", value="x", game="chess") == []


async def test_what_we_reconstructed_of_a_game_is_said_openly(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela = await evening.local.person("Anna").open(), await evening.local.person("Béla").open()
    for person in (anna, bela):
        say = voice(person)
        about = await evening.press(person, await person.slash("help"), "about")
        assert say("about-reconstructed") in about.text
        for button in about.buttons:
            said = await person.click(about, custom_id=button.custom_id)
            assert say(f"{words_of(button)}-reconstructed") in said.text
            rules = await person.slash("rules", game=words_of(button))
            assert say(f"{words_of(button)}-reconstructed") not in rules.text
            assert (await person.click(rules, custom_id=rules.buttons[0].custom_id)).text == said.text
        assert [words_of(button) for button in about.buttons] == [g for g in GAMES if say.has(f"{g}-reconstructed")]
    known = Speaker.has
    monkeypatch.setattr(Speaker, "has", lambda say, m: not m.endswith("-reconstructed") and known(say, m))
    nothing = await anna.slash("rules", game="calimala")
    assert nothing.text.startswith(f"### Calimala · {en('rules-title')}\n**{en('what-turn')}**\n{en('calimala-turn')}")
    assert nothing.text.endswith(" · ".join(one.title for one in rulebook.sections("calimala", "en")))
    assert nothing.buttons == []
    assert (await evening.press(anna, await anna.slash("help"), "about")).buttons == []


# ---------------------------------------------------------------- privacy


async def test_people_see_and_take_along_what_is_kept_about_them(playing: Evening) -> None:
    bela = playing.seated[1]
    shown = await among_settings(bela, "my_data")
    moves = sum(row["user_id"] == int(bela.id) for row in playing.stored()["moves"])
    export = await playing.press(bela, shown, "data_export")
    assert export.ephemeral
    assert export.message is not None
    (file,) = export.message["attachments"]
    kept = json.loads(await playing.local.fetch(file["url"]))
    assert kept["user_id"] == int(bela.id)
    assert len(kept["moves"]) == moves
    rest = sum(len(rows) for name, rows in kept.items() if isinstance(rows, list) and name not in ("seats", "moves"))
    assert hu("privacy-kept", seats=1, moves=moves, drafts=0, rest=rest) in shown.text
    assert playing.seated[0].name not in json.dumps(kept, ensure_ascii=False)


async def test_to_be_forgotten_destroys_nobodys_game(playing: Evening, rng: random.Random) -> None:
    anna, bela, csilla = playing.seated
    await playing.hurry(rng, until=lambda: playing.asked == [anna])
    lobby = await anna.slash("table new", game="calimala")
    table_id = playing.table_id
    asked = await among_settings(bela, "my_data", "data_erase")
    before = playing.stored()
    assert before["seats"], "nothing happens before the button"
    await playing.press(bela, playing.message_of(lobby), "join")
    done = await playing.press(bela, asked, "erase_me")
    await playing.settle()
    assert done.text == hu("privacy-erased", count=2)
    playing.table_id = table_id
    await playing.wake()
    assert str(bela.id) not in json.dumps(playing.stored(), default=str)
    assert bela.mention not in text_of(playing.message_of(lobby))
    assert "Béla" not in text_of(playing.post(anna))
    playing.seated = [anna, csilla]
    await playing.hurry(rng, 4)
    assert {p.name for p in playing.asked} <= {"Anna", "Csilla"}
    assert (await bela.slash("mygames")).text.endswith(hu("mygames-none"))


async def test_to_be_forgotten_reaches_a_finished_game_that_was_put_away(playing: Evening, rng: random.Random) -> None:
    anna, bela, _ = playing.seated
    await playing.hurry(rng)
    await Archive().do(playing.house.hall, playing.table)
    await playing.settle()
    posts = len(playing.posts(anna))
    assert "Béla" in text_of(playing.post(anna))
    await people.erase_person(playing.house.hall, int(bela.id), "nobody")
    await playing.wake()
    await playing.settle()
    assert "Béla" not in text_of(playing.post(anna))
    assert "nobody" in text_of(playing.post(anna))
    assert len(playing.posts(anna)) == posts, "the old message has changed, there is no new one"
    thread = await playing.house.fetch_channel(int(playing.thread))
    assert isinstance(thread, discord.Thread)
    assert thread.archived


async def test_a_name_is_never_more_than_a_name(evening: Evening, rng: random.Random) -> None:
    """Whatever people call themselves: no markdown, no mention."""
    rascal = await evening.local.add_person("**_@everyone_**")
    await evening.local.refresh_people()
    await evening.sit_down("Anna", rascal.name, "Csilla")
    await evening.hurry(rng, 10)
    text = text_of(evening.post(evening.seated[0]))
    assert rascal.name not in text
    log = await evening.seated[0].slash("log", channel=evening.thread)
    assert "\\*\\*\\_@" in log.text
    assert rascal.name not in log.text
    assert "everyone" not in evening.pings()
    assert images_of(evening.post(evening.seated[0]))
    assert next(verb_of(b) for b in buttons_of(evening.post(rascal))) == "move"


async def test_in_the_thread_of_a_table_the_rules_are_those_of_its_game(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="tournay")
    person = evening.asked[0]
    told = await person.slash("rules", channel=evening.thread, about="3.2")
    assert "TOU-3.2" in told.text
    offered = await person.autocomplete("rules", focused="about", value="3.2", channel=evening.thread)
    assert offered[0]["value"] == "TOU-3.2"
