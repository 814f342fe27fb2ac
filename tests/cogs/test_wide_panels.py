"""At a desk: the wide board in one's panels, by a button that is remembered."""

from localdiscord.testing import Player
from tests.cogs.playing import Evening, Panel, verb_of

GALLERY = 12


def switch(panel: Panel) -> str:
    return next(str(b.label) for b in panel.buttons if verb_of(b) == "wide")


async def alt(panel: Panel) -> str:
    """What the picture shows, in words."""
    (frame,) = panel.message["components"]
    galleries = [part for part in frame["components"] if part["type"] == GALLERY]
    return str(galleries[0]["items"][0]["description"])


async def test_a_button_switches_the_picture_and_is_remembered(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla")
    person: Player = evening.asked[0]
    panel = await evening.my_move(person)
    narrow, label = await alt(panel), switch(panel)
    panel = Panel(await evening.press(person, panel, "wide"))
    wide = await alt(panel)
    assert wide != narrow, "another picture"
    assert switch(panel) != label
    panel = await evening.my_move(person)
    assert await alt(panel) == wide, "remembered"
    panel = Panel(await evening.press(person, panel, "wide"))
    assert switch(panel) == label
    assert not (await evening.house.hall.person(int(person.id))).wide
