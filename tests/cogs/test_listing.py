"""Finding tables: the list, the living board, finished games, following."""

import random

import pytest

from localdiscord.players import Refusal
from localdiscord.testing import Player, Reply, buttons_of, text_of
from tests.cogs.playing import Evening, Json, dice, verb_of
from words import speaker

en = speaker("en")


def joins(shown: Json) -> list[str]:
    return [str(b.custom_id).split(":")[2] for b in buttons_of(shown) if verb_of(b) == "list_join"]


async def listed(evening: Evening, person: Player, **how: str) -> Reply:
    return await person.slash("table list", channel="tavern", **how)


async def test_tables_are_listed_by_state_and_game_and_joined_by_one_press(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla")
    running = evening.table_id
    invitation = await evening.open_table("Anna", game="burgundy")
    gathering, anna = evening.table_id, evening.seated[0]
    dora = await evening.local.person("Dávid").open()
    shown = await listed(evening, dora)
    text = shown.text
    assert text.index("Burgundy") < text.index("Calimala"), "those that gather come first"
    assert str((await evening.house.hall.table(running)).row.thread_id) in text
    assert joins(evening.message_of(shown)) == [gathering]
    only = await listed(evening, dora, game="calimala", state="playing")
    assert "Burgundy" not in only.text
    assert "Calimala" in only.text
    joined = await evening.press(dora, shown, "list_join")
    assert joined.state == "done", joined.text
    await evening.settle()
    assert dora.id in text_of(evening.message_of(invitation))
    assert (await evening.press(dora, shown, "list_join")).text == speaker("en")("table-already-seated")
    assert evening.table.seat_of(int(dora.id)) == 1
    assert anna.name in text


async def test_two_tables_of_the_same_people_are_told_apart(evening: Evening, rng: random.Random) -> None:
    for moves in (0, 30):
        anna, _ = await evening.sit_down("Anna", "Béla", game="burgundy")
        await evening.hurry(rng, moves)
    for command in ("table list", "mygames"):
        shown = (await anna.slash(command, channel="tavern")).text
        lines = [line for line in shown.splitlines() if "Phase" in line and "since" in line]
        assert len({line.split("Phase")[1].split("since")[0] for line in lines}) == 2, lines
        assert all("<t:" in line for line in lines)
    turn = evening.table.names[evening.table.owed[0]]
    assert en("list-turn", names=turn) in (await listed(evening, anna)).text


async def test_a_player_who_has_resigned_is_not_listed_as_playing(evening: Evening) -> None:
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.press(anna, await anna.slash("table leave", channel=evening.thread), "resign")
    await evening.settle()
    bela = evening.seated[1]
    for command in ("table list", "mygames"):
        shown = (await bela.slash(command, channel="tavern")).text
        assert "Anna" not in shown.split("Csilla")[0]
    assert "Anna" not in evening.local.server.world.channels[evening.thread].data["name"]


async def test_a_board_stays_true(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla")
    anna, bela = evening.seated
    with pytest.raises(Refusal, match="no command /admin"):
        await bela.slash("admin tables", channel="tavern")
    put = await anna.slash("admin tables", channel="tavern")
    assert put.text == en("board-put")
    await evening.settle()
    board = next(m for m in anna.messages.values() if joins(m) == [evening.table_id])
    assert "Béla" in text_of(board)
    csilla = await evening.local.person("Csilla").open()
    await evening.press(csilla, evening.message_of(invitation), "join")
    await evening.settle()
    assert "Csilla" in text_of(anna.messages[board["id"]])
    await evening.press(anna, evening.message_of(invitation), "start")
    await evening.settle()
    assert joins(anna.messages[board["id"]]) == []
    assert evening.thread in text_of(anna.messages[board["id"]])
    await evening.restart()
    await evening.settle()
    assert len([m for m in anna.messages.values() if text_of(m).startswith(f"## {en('list-title')}")]) == 1


async def test_a_finished_game_stays_in_reach(evening: Evening, rng: random.Random) -> None:
    anna, *_ = await evening.sit_down("Anna", "Béla", game="burgundy")
    emma = await evening.local.person("Emma").open()
    begun = await emma.slash("table follow", often="round", channel=evening.thread)
    assert begun.text == en("follow-begun-round", game=en("burgundy-render-title"))
    for _ in range(3):
        await evening.play_turn(evening.asked[0], dice(rng))
    await evening.settle()
    letter = (await emma.sees(await emma.dm()))[0]
    assert (await evening.press(emma, letter, "unfollow")).text == en("follow-stopped")
    begun = await emma.slash("table follow", channel=evening.thread)
    assert begun.text == en("follow-begun-end", game=en("burgundy-render-title"))
    await evening.hurry(rng)
    shown = await anna.slash("mygames", channel="tavern")
    assert en("mygames-finished") in shown.text
    assert str(evening.table.row.thread_id) in shown.text
    for command in ("log", "history", "review"):
        offered = await anna.autocomplete(command, focused="table")
        assert evening.table_id in [choice["value"] for choice in offered]
    letters = [m for m in emma.messages.values() if emma.channels.get(m["channel_id"], {}).get("type") == 1]
    assert [en("dm-followed-end") in text_of(m) for m in letters].count(True) == 1
