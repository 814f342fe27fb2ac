"""People among automata through the real client: alone to the end of each game, mixed tables, restarts, taking back."""

import asyncio
import random
from collections.abc import Hashable
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, Move, Seat
from localdiscord.testing import Player, text_of
from tables.play import thinking
from tables.play.thinking import ProcessThinker
from tests.automata import hasty
from tests.cogs.playing import Evening, an_evening, dice
from tests.cogs.test_whole_game import with_a_plan


async def sit_alone(evening: Evening, game: str, level: str, automata: int = 1) -> None:
    """Anna opens a table with so many automata and starts it."""
    anna = await evening.local.person("Anna").open()
    reply = await anna.slash("table new", game=game, automata=automata, level=level)
    assert reply.state == "done", reply.text
    (evening.table_id,) = evening.house.hall._awake
    evening.seated = [anna]
    await evening.press(anna, reply, "start")
    await evening.settle()


def turns_of(evening: Evening, person: Player) -> int:
    """Number of turns that a person has taken: a press of the test may confirm two, if the automata are quick."""
    movers = [row["seat"] for row in evening.rows("SELECT seat FROM moves ORDER BY number")]
    return sum(seat == evening.seat_of(person) for seat, _ in groupby(movers))


@pytest.mark.parametrize(("game", "level"), [("tournay", "apprentice"), ("genoa", "journeyman"), ("tiletum", "master")])
async def test_a_person_alone_plays_to_the_end_and_nothing_is_rated(
    game: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever everything is said, it is the person who is asked, and each of their turns is called once."""
    monkeypatch.setattr(thinking, "answer", hasty.answer)
    monkeypatch.setattr("tables.play.automata.FIRST_STEP", 0.0)
    rng = random.Random(f"alone {game} {level}")
    async with an_evening(tmp_path) as evening:
        await sit_alone(evening, game, level, min(GAMES[game].meta.seats) - 1)
        (anna,) = evening.seated
        while not evening.table.over:
            assert evening.asked == [anna], "the automata have answered already"
            assert evening.pings()["Anna"] <= 1 + turns_of(evening, anna), "called more than once for the same turn"
            assert len(evening.posts(anna)) == 1
            await evening.play_turn(anna, with_a_plan(evening, anna, rng))
        assert evening.table.row.seed in text_of(evening.post(anna))
        db = evening.house.hall.db
        assert await db.all("SELECT * FROM ratings") == []
        results = await db.all("SELECT user_id, rated, human FROM results ORDER BY seat")
        automata = [(None, 0, 0)] * (len(results) - 1)
        assert [tuple(row) for row in results] == [(int(anna.id), 0, 1), *automata]


async def test_two_people_and_automata_of_two_levels_play_to_the_end(tmp_path: Path) -> None:
    """Both people are called when it is their turn, automata never are."""
    rng = random.Random("mixed")
    async with an_evening(tmp_path) as evening:
        invitation = await evening.open_table("Anna", "Béla", game="calimala")
        anna = evening.seated[0]
        for level in ("apprentice", "journeyman"):
            menu = next(select for select in invitation.selects if level in select.values)
            chosen = await anna.select(anna.messages[invitation.message["id"]], [level], custom_id=menu.custom_id)  # type: ignore[index]
            assert chosen.state == "done", chosen.text
        await evening.press(anna, anna.messages[invitation.message["id"]], "start")  # type: ignore[index]
        await evening.settle()
        assert [seat.automaton for seat in evening.table.seats] == [None, None, "apprentice", "journeyman"]
        acted = set()
        while not evening.table.over:
            person = rng.choice(evening.asked)
            acted.add(person.name)
            await evening.play_turn(person, dice(rng))
            assert set(evening.pings()) <= {"Anna", "Béla"}
        assert acted == {"Anna", "Béla"}
        by = {row["by"] for row in await evening.house.hall.db.all("SELECT by FROM moves WHERE seat>1")}
        assert by == {"automaton"}
        assert await evening.house.hall.db.all("SELECT * FROM ratings") == []


class Stuck(ProcessThinker):
    """Has begun to think and does not come to an end."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def choose(
        self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        self.begun.set()
        await asyncio.Event().wait()
        raise AssertionError("unreachable")


@pytest.mark.parametrize("crashes", [True, False], ids=["crash", "restart"])
async def test_a_restart_in_the_middle_of_thinking_loses_nothing(evening: Evening, crashes: bool) -> None:
    """The person's turn is stored and answered, the automaton is asked again, and its answer is what it would have
    been."""
    rng = random.Random("thinking")
    await sit_alone(evening, "burgundy", "journeyman")
    (anna,) = evening.seated
    while evening.asked == [anna] and evening.table.state.played < 12:
        await evening.play_turn(anna, dice(rng))
    stuck = evening.house.automata.thinker = Stuck()
    panel = await evening.draft_turn(anna, dice(rng))
    while not stuck.begun.is_set():
        if panel.button("confirm") is not None:
            reply = await evening.press(anna, panel, "confirm")
            assert reply.state == "done"
        await asyncio.sleep(0)
        if evening.asked == [anna]:
            panel = await evening.draft_turn(anna, dice(rng))
    version, played = evening.table.version, evening.table.state.played
    assert evening.asked == [], "the automaton is asked"
    await (evening.crash() if crashes else evening.close_house())
    await evening.open_house()
    table = await evening.wake()
    await evening.settle()
    assert table.version > version
    assert table.state.played > played
    assert evening.asked == [anna]
    await evening.play_turn(anna, dice(rng))


async def test_everything_may_be_taken_back_at_a_table_of_automata_and_chance_stays_the_same(evening: Evening) -> None:
    rng = random.Random("taking back")
    await sit_alone(evening, "burgundy", "apprentice", automata=2)
    (anna,), table = evening.seated, evening.table
    begun, sql = table.state.played, "SELECT version, notation FROM moves WHERE seat=0 AND number>? ORDER BY number"
    before = table.game.dump(table.state)
    for _ in range(3):
        await evening.play_turn(anna, dice(rng))
    after = table.game.dump(table.state)
    own = [(row["version"], row["notation"]) for row in await evening.house.hall.db.all(sql, begun)]
    for _ in range(60):
        if evening.table.state.played <= begun:
            break
        reply = await evening.undo(anna)
        assert reply.state == "done", reply.text
        await evening.settle()
    assert table.game.dump(table.state) == before, "the first decision of all is there again"
    assert evening.asked == [anna]
    for _, confirmed in groupby(own, key=itemgetter(0)):
        for _, notation in confirmed:
            await anna.slash("move", channel=evening.thread, move=notation)
        panel = await evening.my_move(anna)
        if panel.button("confirm") is not None:
            await evening.press(anna, panel, "confirm")
        await evening.settle()
    assert table.game.dump(table.state) == after, "the same dice, the same tiles, the same answers"
