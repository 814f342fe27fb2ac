"""The challenge of the week, as people press it."""

import random

from tables.clock import votes
from tests.cogs.playing import Evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def test_a_try_is_played_in_private_and_results_come_after_it(evening: Evening) -> None:
    anna, bela = [await evening.local.person(name).open() for name in ("Anna", "Béla")]
    offered = await anna.slash("challenge", game="burgundy")
    assert offered.ephemeral
    assert en("challenge-title", game="The Castles of Burgundy") in offered.text
    assert en("challenge-seed-later") in offered.text
    begun = await evening.press(anna, offered, "challenge_play")
    table = await evening.at_the_only_table(anna)
    assert table.playing
    assert table.row.watching == "closed"
    assert [verb_of(b) for b in begun.buttons] == ["move"], "no second try, and no results yet"
    assert en("challenge-results-later") in begun.text
    assert not any(table.row.seed in str(message) for _, message in anna.events)

    theirs = await bela.slash("challenge", game="burgundy")
    assert hu("challenge-results-later") in theirs.text
    assert table.fingerprint in theirs.text
    assert f"<#{table.row.thread_id}>" not in theirs.text
    await evening.hurry(random.Random(1), turns=1)
    await votes.propose(evening.house.hall, table.id, int(anna.id), "end", args={"result": "standings"})
    await evening.settle()
    assert not any(table.row.seed in str(message) for _, message in anna.events), "others still play it"
    mine = await anna.slash("challenge", game="burgundy")
    assert anna.mention in mine.text
    best = await evening.press(anna, mine, "challenge_best")
    assert en("challenge-best-title", who="Anna") in best.text
    assert anna.mention not in (await bela.slash("challenge", game="burgundy")).text
    assert (await anna.slash("table export", table=table.id)).text == en("challenge-sealed")
    assert (await anna.slash("challenge", game="chess")).text == en("table-unknown-game", game="chess")
