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
    words = ("more-pause", "more-nudge", "more-show-hand", "more-substitute", "more-resign", "more-end", "more-report")
    assert {b.label for b in card.buttons} == {en(key) for key in (*words, "button-history", "button-plan")}
    assert en("more-manage") in card.text, "she is the host"
    sent = await anna.submit(await evening.press(anna, card, "report"), report="The dice look odd.")
    assert sent.text in (en("report-sent"), en("report-kept"))
    assert "The dice look odd." in next((evening.data / "reports").iterdir()).read_text(encoding="utf-8")
    whom = await evening.press(anna, await more(evening, anna), "ask_substitute")
    assert en("more-substitute-how") in whom.text
    david = await evening.local.person("Dávid").open()
    asked = await anna.select(whom, [david.id])
    assert asked.text == en("substitute-asked", name="Dávid", seat=1)
    ending = await evening.press(anna, await more(evening, anna), "ask_end")
    assert [b.label for b in ending.buttons] == [en("end-result-none"), en("end-result-standings")]
    assert (await evening.press(anna, ending, "propose")).text == en("propose-asked")
    paused = await evening.press(bela, await more(evening, bela), "propose")
    assert paused.text == hu("propose-asked")
    assert {row["kind"] for row in evening.rows("SELECT kind FROM votes")} == {"end", "pause"}
    sure = await evening.press(bela, await more(evening, bela), "ask_resign")
    await evening.press(bela, sure, "resign")
    assert evening.table.seats[1].vacant


async def test_a_spectator_looks_back_follows_and_reports(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    david = await evening.local.person("Dávid").open()
    card = await more(evening, david)
    assert [verb_of(b) for b in card.buttons] == ["history", "follow", "report"]
    assert en("more-manage") not in card.text
    followed = await evening.press(david, card, "follow")
    assert followed.text == en("follow-begun-end", game=en("burgundy-render-title"))
