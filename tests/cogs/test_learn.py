"""Learning a game by playing it, through Discord."""

import random

from cogs.ui.names import link
from localdiscord.testing import Player, text_of
from storage import lessons as rows
from tables import people
from tables.core import access
from tests.cogs.playing import Evening, Panel, verb_of
from words import lessons, speaker

EPHEMERAL = 64

en, hu = speaker("en"), speaker("hu")


def told(panel: Panel) -> list[str]:
    """The lessons that stand in a panel."""
    return [
        lesson.name
        for lesson in lessons.syllabus("burgundy")
        if lessons.told("burgundy", lesson.name, "en") in panel.text
    ]


async def learner(evening: Evening) -> Player:
    anna = await evening.local.person("Anna").open()
    reply = await anna.slash("learn", game="burgundy")
    assert reply.state == "done", reply.text
    await evening.at_the_only_table(anna)
    return anna


async def test_a_learner_plays_apprentices_at_a_table_of_their_own(evening: Evening) -> None:
    anna = await learner(evening)
    table = evening.table
    assert table.playing
    assert [seat.automaton for seat in table.seats] == [None, "apprentice", "apprentice"]
    assert table.row.watching == "closed"
    panel = await evening.my_move(anna)
    assert told(panel) == ["dice"]
    assert lessons.aim("burgundy", "en") in panel.text, "how one wins"


async def test_a_lesson_stands_by_its_decision_and_the_next_one_has_its_own(evening: Evening) -> None:
    anna = await learner(evening)
    await evening.my_move(anna)
    panel = await evening.my_move(anna)
    assert told(panel) == ["dice"], "it is the same decision still"
    met = ["dice"]
    while panel.answers and len(met) < 2:
        panel = await evening.answer(anna, panel, panel.answers[0])
        met += [name for name in told(panel) if name not in met]
    assert met[1] == "taking"


async def test_lessons_can_be_skipped_read_up_heard_again_and_stopped(evening: Evening) -> None:
    anna = await learner(evening)
    panel = await evening.my_move(anna)
    rule = await evening.press(anna, panel, "lesson_rule")
    assert "**BUR-5.1**" in rule.text
    skipped = Panel(await evening.press(anna, panel, "lesson_skip"))
    assert told(skipped) == []
    assert skipped.answers, "the question is still there"
    assert told(await evening.my_move(anna)) == [], "and it stays away"
    heard = await evening.forge(anna, f"g:lesson_again:{evening.table_id}:-:")
    assert lessons.told("burgundy", "dice", "en") in heard.text
    stopped = Panel(await evening.forge(anna, f"g:lesson_stop:{evening.table_id}:-:"))
    assert stopped.answers
    learning = await rows.of_person(evening.house.database, evening.table_id, int(anna.id))
    assert learning is not None
    assert not learning.teaching


async def test_a_confirmed_turn_is_told_what_it_brought_and_nothing_is_told_twice(
    evening: Evening, rng: random.Random
) -> None:
    anna = await learner(evening)
    met: list[str] = []
    for _ in range(3):
        panel = await evening.my_move(anna)
        seen = told(panel)
        while panel.answers:
            panel = await evening.answer(anna, panel, rng.choice(panel.answers))
            seen += [name for name in told(panel) if name not in seen]
            if anna not in evening.asked:
                break
        assert not set(seen) & set(met)
        met += seen
        if panel.button("confirm") is not None:
            done = await evening.press(anna, panel, "confirm")
            assert "✔️" in done.text
        await evening.settle()
    assert len(met) >= 4
    learning = await rows.of_person(evening.house.database, evening.table_id, int(anna.id))
    assert learning is not None
    assert list(learning.met) == met


async def test_what_somebody_was_taught_is_theirs_to_take_and_to_erase(evening: Evening) -> None:
    anna = await learner(evening)
    await evening.my_move(anna)
    exported = await people.export_person(evening.house.hall, int(anna.id))
    assert exported["lessons"] == [{"table": evening.table_id, "teaching": True, "met": ["dice"]}]
    await people.erase_person(evening.house.hall, int(anna.id), "nobody")
    assert await rows.of_person(evening.house.database, evening.table_id, int(anna.id)) is None


async def test_the_welcome_offers_lessons_for_every_game_that_has_them(evening: Evening) -> None:
    bela = await evening.local.person("Béla").open()
    await evening.press_welcome(bela, "🎓 The Castles of Burgundy")
    assert (evening.table.row.game, evening.table.language) == ("burgundy", "hu")
    refused = await bela.slash("learn", game="nothing")
    assert refused.text == hu("table-unknown-game", game="nothing")


async def test_the_lesson_stands_between_the_picture_and_the_question(evening: Evening) -> None:
    panel = await evening.my_move(await learner(evening))
    (frame,) = panel.message["components"]
    kinds = [part["type"] for part in frame["components"]]
    lesson = next(n for n, part in enumerate(frame["components"]) if "🎓" in part.get("content", ""))
    asked = next(n for n, part in enumerate(frame["components"]) if part.get("content", "").startswith("**What"))
    assert kinds.index(12) < lesson < asked


async def test_learning_is_answered_privately_with_the_way_to_the_table(evening: Evening) -> None:
    anna = await evening.local.person("Anna").open()
    reply = await anna.slash("learn", game="burgundy")
    await evening.house.finish_answers()
    (table_id,) = evening.house.hall._awake
    table = await evening.house.hall.table(table_id)
    assert table.row.thread_id is not None
    shown = [message for message in reply.messages if link(table) in text_of(message)]
    assert [bool(message["flags"] & EPHEMERAL) for message in shown] == [True]


async def test_other_tables_wait_while_somebody_learns(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla")
    anna, elsewhere, hall = evening.seated[0], evening.table_id, evening.house.hall
    await anna.slash("learn", game="burgundy")
    await evening.house.finish_answers()
    (evening.table_id,) = (table.id for table in await access.tables_of(hall, int(anna.id)) if table.id != elsewhere)
    await evening.settle()
    assert elsewhere in {table.id for table in await access.waiting_for(hall, int(anna.id))}
    panel = await evening.my_move(anna)
    while panel.answers:
        panel = await evening.answer(anna, panel, panel.answers[0])
    done = await evening.confirmed(anna, panel)
    assert len(done.messages) == 1, "no panel of another table"
    assert "next" in {verb_of(b) for b in done.buttons}, "which is one press away"
