"""Asking for advice, through Discord."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from localdiscord.testing import Player, Reply, buttons_of, text_of
from prompts.advice import AdviceWords
from tables import history
from tables.play.hints import Advice
from tests.cogs.playing import Evening, Json, an_evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with an_evening(tmp_path) as evening:
        evening.house.hint_worlds = 2
        yield evening


async def test_against_automata_advice_is_a_press_away_and_names_the_draft(evening: Evening) -> None:
    anna = await practise(evening)
    panel = await evening.my_move(anna)
    answer = await evening.press(anna, panel, "hint", within=300)
    assert answer.ephemeral
    told = text_of(await refined(anna, answer))
    assert all(f"**{number}.**" in told for number in (1, 2, 3))
    assert en("hint-draft") not in told
    while panel.button("confirm") is None:
        panel = await evening.answer(anna, panel, panel.answers[0])
    drafted = await anna.slash("hint", channel=evening.thread, within=300)
    assert en("hint-draft") in text_of(await refined(anna, drafted))
    assert not [act for act in await history.acts_at(evening.house.hall, evening.table_id) if act.kind == "hint"]


async def test_among_people_advice_needs_the_tables_consent_and_stands_in_the_log(
    evening: Evening, rng: random.Random
) -> None:
    invitation = await evening.open_table("Anna", "Béla", game="burgundy")
    anna, bela = evening.seated
    assert en("lobby-hints") not in text_of(anna.messages[evening.message_of(invitation)["id"]])
    await evening.choose_options(anna, invitation, switches=["hints"])
    await evening.settle()
    assert en("lobby-hints") in text_of(anna.messages[evening.message_of(invitation)["id"]])
    await evening.press(anna, evening.message_of(invitation), "start")
    await evening.settle()
    (asked,) = evening.asked
    answer = await asked.slash("hint", channel=evening.thread, within=300)
    await refined(asked, answer)
    await evening.settle()
    line = en("act-hint", actor=asked.name, seat=evening.seat_of(asked) + 1)
    assert line in text_of(evening.post(bela)), "everybody can read it"


def test_a_reason_speaks_for_the_difference_it_explains() -> None:
    """A move that is better is not explained by what it loses."""
    words = AdviceWords(None, "en", ())  # type: ignore[arg-type]
    lost, won, rival = ("burgundy-points-sales", -10.8), ("burgundy-points-regions", 8.6), -6.8
    better = words._reasons(Advice(("x",), 205.0, 9.0, 16, 12.4, 3.0, (lost, won), rival))
    more, less = (en("hint-more", what="regions", points=8.6), en("hint-others-less", points=6.8))
    assert better == en("hint-though", why=en.list([more, less]), but=en("hint-less", what="sales", points=10.8))
    worse = words._reasons(Advice(("x",), 205.0, 9.0, 16, -12.4, 3.0, (lost,), 0.0))
    assert worse == en("hint-less", what="sales", points=10.8)


def test_ways_that_end_alike_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {("a", "b", "c"): ["A", "B", "C"], ("x", "b", "c"): ["X", "B", "C"], ("x", "c"): ["X", "C"]}
    monkeypatch.setattr(AdviceWords, "steps", lambda words, way: told[way])
    question = SimpleNamespace(table=SimpleNamespace(row=SimpleNamespace(game="burgundy")))
    words = AdviceWords(question, "en", ())  # type: ignore[arg-type]

    def lines(*moves: str) -> list[str]:
        advice = Advice(moves, 205.0, 9.0, 16, 0.0, 3.0, (), 0.0)
        return words._way("2.", advice, "Why.", ["A", "B", "C"])[:-1]

    assert lines("x", "b", "c") == ["2. X", en("hint-then-alike")]
    assert lines("x", "c") == ["2. X", en("hint-then", move="C")], "one step is as soon told"


async def test_without_consent_nobody_is_advised(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    (asked,) = evening.asked
    refused = await asked.slash("hint", channel=evening.thread)
    assert refused.text in (en("hint-not-here"), hu("hint-not-here"))
    panel = await evening.my_move(asked)
    assert "hint" not in {verb_of(button) for button in buttons_of(panel.message)}
    (waiting,) = evening.idle_ones
    told = (await waiting.slash("hint", channel=evening.thread)).text
    assert told in [say("table-not-your-turn", names=asked.name) for say in (en, hu)]


async def test_the_journeymans_answer_comes_first_and_is_refined_in_place(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process beside the bot is held up: what comes at once is there before it, and the next question waits."""
    anna = await practise(evening)
    held = asyncio.Event()
    run = evening.house.advice.run

    async def later(*question: Any) -> Any:
        await held.wait()
        return await run(*question)

    monkeypatch.setattr(evening.house.advice, "run", later)
    first = await anna.slash("hint", channel=evening.thread, within=300)
    assert en("hint-first", move="").strip() in first.text
    assert "⏳" in first.text
    held.set()
    full = await refined(anna, first)
    assert "**1.**" in text_of(full)
    assert "⏳" not in text_of(full)


async def test_a_second_question_gets_the_first_answer_only(evening: Evening) -> None:
    anna = await practise(evening)
    asked = asyncio.create_task(asyncio.sleep(3600))
    evening.house.advice._under_way["other"], evening.house.advice._asked["other"] = asked, int(anna.id)
    answer = await anna.slash("hint", channel=evening.thread, within=300)
    assert en("hint-first", move="").strip() in answer.text
    assert en("hint-one-at-a-time") in answer.text
    asked.cancel()


async def test_an_advised_way_is_drafted_and_an_old_one_is_stale(evening: Evening) -> None:
    anna = await practise(evening)
    first = await anna.slash("hint", channel=evening.thread, within=300)
    full = await refined(anna, first)
    drafts = [button for button in buttons_of(full) if verb_of(button) == "hint_draft"]
    assert [button.label for button in drafts] == [en("button-draft-way", number=n) for n in (1, 2, 3)]
    for button in drafts:  # the second one takes the place of the first
        panel = await anna.click(full, custom_id=button.custom_id, stale=True)
        assert "confirm" in {verb_of(found) for found in buttons_of(panel.message)}
    drafted = evening.table.drafts[0]
    assert drafted
    await evening.press(anna, panel, "confirm")
    await evening.settle()
    stale = await anna.click(full, custom_id=drafts[0].custom_id, stale=True)
    await evening.house.finish_answers()
    assert not evening.table.drafts.get(0)
    assert en("table-stale") in [text_of(m) or m["content"] for m in anna.messages.values()] + [stale.text]


async def practise(evening: Evening) -> Player:
    anna = await evening.local.person("Anna").open()
    await anna.slash("table practice", game="burgundy", opponents=1)
    await evening.at_the_only_table(anna)
    return anna


async def refined(person: Player, reply: Reply) -> Json:
    """The message once the full advice is in it."""
    assert reply.message is not None
    shown = reply.message["id"]
    await person.until(lambda: "**1.**" in text_of(person.messages[shown]), within=300)
    return person.messages[shown]
