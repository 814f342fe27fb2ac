"""Are you still there? As people see and press it."""

from localdiscord.testing import buttons_of, text_of
from tables.time.time_control import GENTLE
from tests.cogs.days import DAY, HOUR, Days
from tests.cogs.playing import Evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def test_who_vanished_is_asked_at_the_table_and_then_voted_about(slow_evening: Evening, days: Days) -> None:
    evening = slow_evening
    evening.house.hall.default_pace = GENTLE
    invitation = await evening.open_table("Anna", "Béla", "Csilla")
    anna, bela, csilla = evening.seated
    assert evening.table.pace == GENTLE
    assert en("clock-limit", hours=72) in text_of(evening.message_of(invitation))
    await evening.choose_options(anna, invitation, clock="none")
    await evening.settle()
    started = await evening.press(anna, evening.message_of(invitation), "start")
    assert started.state == "done", started.text
    await evening.settle()
    for person in (bela, csilla):
        panel = await evening.my_move(person)
        await evening.confirmed(person, await evening.answer(person, panel, panel.answers[0]))
        await evening.settle()
    assert evening.asked == [anna]
    assert "still_there" not in [verb_of(b) for b in buttons_of(evening.post(bela))]
    assert "<t:" in (await bela.slash("table nudge", channel=evening.thread)).text
    await days.go_by(evening, days.now + 2 * DAY)
    asked = await evening.press(bela, evening.post(bela), "still_there")
    assert "Anna" in asked.text
    await evening.settle()
    assert en("notice-called", whom=f"<@{anna.id}>") in text_of(evening.post(anna))
    answered = await evening.press(anna, evening.post(anna), "still_here")
    assert answered.text == en("absence-answered")
    await evening.settle()
    assert "still_here" not in [verb_of(b) for b in buttons_of(evening.post(bela))]
    await days.go_by(evening, days.now + 4 * DAY)
    shown = await bela.slash("table nudge", channel=evening.thread)
    assert "Anna" in shown.text
    await days.go_by(evening, days.now + 72 * HOUR + 60)
    assert "vote" in [verb_of(b) for b in buttons_of(evening.post(bela))]
