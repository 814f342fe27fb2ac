"""The log on the page: what Discord's log says, each line with the places that it is about."""

import random

from prompts import log
from tables import Actor, Table, moderation
from tables.seating import sharing
from tests.tables.house import PEOPLE, asked, play_randomly, say
from tests.web.visiting import Web
from web.texts import plain


async def test_it_tells_the_set_up_the_moves_and_what_was_done_at_the_table(
    web: Web, table: Table, rng: random.Random
) -> None:
    anna = await web.visit(table, PEOPLE[0])
    host = Actor(PEOPLE[0], "Anna", "host")
    await play_randomly(web.hall, table, rng, 3)
    paused = table.played
    await moderation.pause(web.hall, table.id, host)
    await moderation.resume(web.hall, table.id, host)
    await play_randomly(web.hall, table, rng, 2)
    _, whole = await anna.get(f"/t/{table.id}/api/log")
    found = (await log.read(web.hall, table, table.seat_of(PEOPLE[0]))).lines("en")
    assert [line["text"] for line in whole["lines"]] == [plain(line.text) for line in found]
    assert len([line for line in found if line.event is None and line.number == paused]) == 2
    assert any(line["places"] for line in whole["lines"])
    last = whole["lines"][-1]["index"]
    await say(web.hall, table, asked(table)[0])
    _, new = await anna.get(f"/t/{table.id}/api/log", params={"since": last})
    _, again = await anna.get(f"/t/{table.id}/api/log")
    kept = [line for line in whole["lines"] if line["index"] < last]
    assert kept + new["lines"] == again["lines"]
    assert 0 < len(new["lines"]) < len(kept)


async def test_a_stranger_reads_moves_only(web: Web, table: Table) -> None:
    await moderation.pause(web.hall, table.id, Actor(PEOPLE[0], "Anna", "host"))
    share = await sharing.share(web.hall, table, PEOPLE[0])
    _, told = await web.browser().get(f"/share/{share.address}/api/log")
    expected = (await log.read(web.hall, table, None, acts=False)).lines("en")
    assert [line["text"] for line in told["lines"]] == [plain(line.text) for line in expected]
