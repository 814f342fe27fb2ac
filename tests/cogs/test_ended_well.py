"""Ending early and reopening, as people press it."""

import random

from localdiscord.testing import buttons_of, images_of, text_of
from tests.cogs.playing import Evening, verb_of
from words import speaker

en = speaker("en")


async def test_all_agree_to_end_as_it_stands(evening: Evening, rng: random.Random) -> None:
    anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 12)
    asked = await anna.slash("table end", result="standings", channel=evening.thread)
    assert asked.text == en("propose-asked")
    await evening.settle()
    assert en("vote-end-standings", name="Anna", rated="no") in text_of(evening.post(bela))
    for person in (bela, csilla):
        await evening.press(person, evening.post(person), "end_yes")
    await evening.settle()
    shown = text_of(evening.post(anna))
    assert en("table-is-agreed", rated="no") in shown
    assert text_of(evening.post(anna)).startswith("## 🏆 ")
    best = [evening.table.names[seat] for seat in evening.table.result.winners]
    assert en("render-won", winners=en.list(best), count=len(best)) in shown
    assert {"rematch", "review", "export"} <= {verb_of(b) for b in buttons_of(evening.post(anna))}
    finished = (await anna.slash("table list", state="over", channel=evening.thread)).text
    assert en("list-over-none") not in finished
    assert "Csilla" in finished
    assert en("mygames-finished") in (await anna.slash("mygames", channel=evening.thread)).text
    assert (await anna.slash("table reopen", channel=evening.thread)).text == en("propose-asked")
    await evening.settle()
    assert en("vote-reopen", name="Anna", how="agreed") in text_of(evening.post(bela))
    for person in (bela, csilla):
        await evening.press(person, evening.post(person), "reopen_yes")
    await evening.settle()
    assert evening.table.playing
    assert "move" in [verb_of(b) for b in buttons_of(evening.post(anna))]


async def test_a_slip_at_the_end_is_taken_back_together(evening: Evening, rng: random.Random) -> None:
    anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
    await evening.hurry(rng)
    assert (await anna.slash("table reopen", channel=evening.thread)).text == en("propose-asked")
    await evening.settle()
    assert en("vote-reopen", name="Anna", how="played") in text_of(evening.post(bela))
    await evening.press(bela, evening.post(bela), "reopen_yes")
    await evening.settle()
    assert evening.table.playing
    assert "move" in [verb_of(b) for b in buttons_of(evening.post(anna))]
    assert evening.asked


async def test_a_refused_proposal_is_called_what_it_was(evening: Evening) -> None:
    anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
    for answer, told in (("end_no", "act-not-agreed"), ("end_no", "act-withdrawn")):
        await anna.slash("table end", result="none", channel=evening.thread)
        await evening.settle()
        person = bela if told == "act-not-agreed" else anna
        await evening.press(person, evening.post(person), answer)
        await evening.settle()
        assert "to end the game" in en(told, actor="Anna", what="end")
        assert en(told, actor="Anna", what="end") in (await anna.slash("log", channel=evening.thread)).text


async def test_secret_money_counts_when_all_agree_that_it_counts_as_it_stands(
    evening: Evening, rng: random.Random
) -> None:
    """Until then nobody's is known, and everybody would have won."""
    anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    await evening.hurry(rng, 3)
    await anna.slash("table end", result="standings", channel=evening.thread)
    await evening.settle()
    for person in (bela, csilla):
        await evening.press(person, evening.post(person), "end_yes")
    await evening.settle()
    points = evening.table.game.settled(evening.table.state).points
    assert min(points) > 0
    assert evening.table.result.points == points
    kept = evening.rows("SELECT seat, points FROM results ORDER BY seat")
    assert [tuple(row) for row in kept] == list(enumerate(points))
    (picture,) = images_of(evening.post(anna))
    assert f"{evening.table.names[0]}: {points[0]}" in picture.description
