"""Playing on from a position of a finished game, as people press it."""

import asyncio
import random

from tables.clock import votes
from tests.cogs.playing import Evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def turn_of(evening: Evening, seat: int) -> None:
    """Wait while automata play."""
    while seat not in evening.table.owed:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await evening.settle()


async def test_a_study_is_begun_from_the_history_and_played_in_private(evening: Evening) -> None:
    anna = await evening.local.person("Anna").open()
    await anna.slash("table practice", game="burgundy")
    table = await evening.at_the_only_table(anna)
    await turn_of(evening, 0)
    await evening.hurry(random.Random(1), turns=1)
    await turn_of(evening, 0)
    assert "study" not in [verb_of(b) for b in (await anna.slash("history", table=table.id, step=1)).buttons]
    await votes.propose(evening.house.hall, table.id, int(anna.id), "end", args={"result": "standings"})
    await evening.settle()

    past = await anna.slash("history", table=table.id, step=2)
    asked = await evening.press(anna, past, "study")
    assert en("study-seat") in asked.text
    assert [b.label for b in asked.buttons if verb_of(b) == "study_begin"] == table.names
    before = await evening.house.hall.db.all("SELECT * FROM results")
    begun = await evening.press(anna, asked, "study_begin")
    await evening.settle()
    (study_id,) = [one for one in evening.house.hall._awake if one != table.id]
    study = await evening.house.hall.table(study_id)
    assert study.is_study
    assert study.playing
    assert str(study.row.thread_id) in begun.text
    thread = evening.house.get_channel(study.row.thread_id or 0)
    assert thread is not None
    assert thread.is_private()  # type: ignore[union-attr]
    assert en("study-mark") in str(thread)
    evening.table_id = study.id
    await turn_of(evening, 0)
    await evening.hurry(random.Random(2), turns=1)
    assert await evening.house.hall.db.all("SELECT * FROM results") == before
    shown = " ".join(str(message) for _, message in anna.events)
    assert en("study-line", table=table.id, played=study.row.source.split(":")[2]) in shown  # type: ignore[union-attr]
