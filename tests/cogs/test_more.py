"""What stands behind the question mark of a running table."""

from localdiscord.testing import Player, Reply
from tests.cogs.playing import Evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def more(evening: Evening, person: Player) -> Reply:
    return await evening.press(person, await evening.press(person, evening.post(evening.seated[0]), "what"), "more")


async def test_a_player_pauses_ends_resigns_and_reports_by_a_button(evening: Evening) -> None:
    anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
    card = await more(evening, anna)
    assert {b.label for b in card.buttons} == {
        en(f"more-{what}") for what in ("pause", "substitute", "resign", "end", "report")
    }
    sent = await anna.submit(await evening.press(anna, card, "report"), report="The dice look odd.")
    assert sent.text in (en("report-sent"), en("report-kept"))
    assert "The dice look odd." in next((evening.data / "reports").iterdir()).read_text(encoding="utf-8")
    assert (await evening.press(anna, await more(evening, anna), "ask_substitute")).text == en("more-substitute-how")
    ending = await evening.press(anna, await more(evening, anna), "ask_end")
    assert [b.label for b in ending.buttons] == [en("end-result-none"), en("end-result-standings")]
    assert (await evening.press(anna, ending, "propose")).text == en("propose-asked")
    paused = await evening.press(bela, await more(evening, bela), "propose")
    assert paused.text == hu("propose-asked")
    assert {row["kind"] for row in evening.rows("SELECT kind FROM votes")} == {"end", "pause"}
    sure = await evening.press(bela, await more(evening, bela), "ask_resign")
    await evening.press(bela, sure, "resign")
    assert evening.table.seats[1].vacant


async def test_a_spectator_can_only_report(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    david = await evening.local.person("Dávid").open()
    assert [verb_of(b) for b in (await more(evening, david)).buttons] == ["report"]
