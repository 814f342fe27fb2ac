"""What stands on buttons, and what is said of each beside them: one place for all of a kind."""

import pytest

from cogs.play.button_labels import height_of, notes_of, on_buttons
from cogs.play.panel_answers import context_of, led_to
from cogs.ui.locale_context import Who
from engine import GAMES
from engine.narrowing import Choice
from tables import Person
from tables.core.seat_session import open_session
from tests.cogs.twins import table_of
from words import speaker
from words.wording import Label

WIDE = 1000.0
SHIP = Label("Build a ship", "costs 2 wood · you have 4 wood")
HOUSE = Label("Build a house", "costs 1 brick")


def shown(labels: list[Label], kinds: list[str], room: float = WIDE) -> tuple[list[str], list[str]]:
    made, common = on_buttons(labels, kinds, room, [""] * len(labels))
    return [label.text for label in made], notes_of(made, common)


def test_what_all_buttons_of_a_kind_can_hold_stands_on_them() -> None:
    labels = [Label("Red ×1", "+2 deniers"), Label("Red ×2", "+4 deniers")]
    assert shown(labels, ["earn", "earn"]) == (["Red ×1 · +2 deniers", "Red ×2 · +4 deniers"], [])


def test_what_one_of_them_cannot_hold_stands_beside_for_all_of_the_kind() -> None:
    assert shown([SHIP, HOUSE], ["build", "build"]) == (
        ["Build a ship", "Build a house"],
        ["-# **Build a ship** · costs 2 wood · you have 4 wood", "-# **Build a house** · costs 1 brick"],
    )


def test_another_kind_has_a_place_of_its_own() -> None:
    texts, notes = shown([SHIP, HOUSE], ["build", "house"])
    assert texts == ["Build a ship", "Build a house · costs 1 brick"]
    assert notes == ["-# **Build a ship** · costs 2 wood · you have 4 wood"]


def test_with_less_room_the_buttons_say_what_they_can_hold_and_then_only_what_they_are() -> None:
    labels = [SHIP, HOUSE, Label("Ship the cloth", "you keep 3")]
    kinds, marks = ["build"] * 3, [""] * 3
    whole = height_of(*on_buttons(labels, kinds, WIDE, marks), marks)
    texts, notes = shown(labels, kinds, whole - 1)
    assert texts == ["Build a ship · costs 2 wood", "Build a house · costs 1 brick", "Ship the cloth · you keep 3"]
    assert notes == []
    assert shown(labels, kinds, 0.0) == (["Build a ship", "Build a house", "Ship the cloth"], [])


@pytest.mark.parametrize("room", [WIDE, 0.0])
def test_where_a_button_is_too_narrow_the_name_gives_way_and_never_the_price(room: float) -> None:
    long = Label("A name of far more letters than a button has", "+3 points", paid="−2 🪙")
    (made,), _ = on_buttons([long], ["kind"], room, [" ✓"])
    assert made.text.endswith("… · −2 🪙")
    assert len(made.text) <= 36


def test_what_is_paid_stands_before_what_is_gained() -> None:
    assert shown([Label("Ship", "+3 points", paid="−1 👷")], ["take"])[0] == ["Ship · −1 👷 · +3 points"]
    assert shown([Label("−1 👷 → ship", "+3 points", paid="−1 👷")], ["take"])[0] == ["−1 👷 → ship · +3 points"]


@pytest.mark.parametrize(
    ("mark", "text"), [("", "A label of some length · 12345678"), (" ✓", "A label of some length")]
)
def test_a_mark_behind_the_label_needs_room_too(mark: str, text: str) -> None:
    (made,), _ = on_buttons([Label("A label of some length", "12345678")], ["kind"], WIDE, [mark])
    assert made.text == text


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_kind_that_stands_on_a_button_and_leads_on_as_well_says_which_is_which(lang: str) -> None:
    """In Genoa: a call for offers for the action here beside one that is put together."""
    me, name = Who(Person(1), "Anna", lang), speaker(lang)("genoa-move-call")
    here = GAMES["genoa"].book.read("call inn")
    leads_on, settled = Choice("call", ("call",), (here, here), None), Choice.settled(here)
    game = GAMES["genoa"]
    context = context_of(me, open_session(table_of(game, game.new(3, "call")), 0))
    assert led_to(context, leads_on, Label(name), [leads_on]).text == name
    assert led_to(context, leads_on, Label(name), [leads_on, settled]).text == me.say("panel-choose-own", name=name)


def test_a_label_keeps_its_drawing_and_its_name_however_it_is_shortened() -> None:
    """A die is drawn with its pips, and its action is not said twice where other signs become words."""
    die = Label("Blue 2 · 2 iron · King 5 AP", "tile", "🔵", "2 👑 King 5 AP", "2 iron", terse=True, drawn="die_blue_2")
    pay = Label("Fulfil", paid="−2 ⚒️")
    for room in (WIDE, 0.0):
        (first, _), common = on_buttons([die, pay], ["die", "fulfil"], room, ["", ""], "tiletum", "en")
        assert (first.text, first.drawn, first.brief) == ("2 iron", "die_blue_2", "2 👑 King 5 AP")
        assert "King" not in common


def test_signs_become_words_where_all_of_a_kind_have_room_for_them() -> None:
    """One label that is too long keeps the signs of its kind, and of no other."""
    short, long = Label("Lily crest → 4", paid="−4 🍖"), Label("Lily crest of the noble family → 6", paid="−2 🍖")
    fulfil = Label("Fulfil the contract", paid="−3 ⚒️")
    kinds = ["crest", "crest", "fulfil"]
    texts, common = on_buttons([short, long, fulfil], kinds, WIDE, [""] * 3, "tiletum", "en")
    assert ["🍖" in label.text for label in texts] == [True, True, False]
    assert "iron" in texts[2].text
    assert "`🍖` food" in common, "as on the buttons"
    assert "iron" not in common
