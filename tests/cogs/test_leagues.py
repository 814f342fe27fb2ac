"""A league from the form to the final standing, through Discord."""

import asyncio
import json
import random
from typing import Any

import pytest

from cogs.company.league_setup import places_of
from localdiscord.testing import Player, Reply, buttons_of, images_of, text_of
from tables import duties
from tests.cogs.playing import Evening, Json, verb_of
from tests.tables.league_season import Season
from words import speaker

en, hu = speaker("en"), speaker("hu")
NAMES = ("Anna", "Béla", "Csilla", "Dávid")


def both(message: str, **args: object) -> tuple[str, str]:
    """In the languages of our people."""
    return en(message, **args), hu(message, **args)


def posts(person: Player, verb: str) -> list[Json]:
    """Public messages with that button, oldest first."""
    found = [m for m in person.messages.values() if any(verb_of(b) == verb for b in buttons_of(m))]
    return sorted((m for m in found if not m.get("flags", 0) & 64), key=lambda m: int(m["id"]))


def filled_in(form: Reply) -> dict[str, Any]:
    """The initial values of a form."""
    assert form.modal is not None
    made: dict[str, Any] = {}
    for field in (one["component"] for one in form.modal["components"]):
        chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
        several = field.get("options") is not None and not field.get("required", True)
        made[field["custom_id"]] = chosen if several else chosen[0] if chosen else field.get("value", "")
    return made


async def found_league(evening: Evening, **filled_in: object) -> Player:
    anna = await evening.local.person("Anna").open()
    form = await anna.slash("league new", channel="tavern")
    settings = {"name": "Autumn Cup", "games": ["burgundy", "tiletum"], "format": "swiss", "until": "7", "days": "21"}
    setup = await anna.submit(form, {**settings, **filled_in})
    assert setup.state == "done", setup.text
    menus = {s.custom_id.rpartition(".")[2]: s for s in setup.selects}
    two = await anna.select(evening.message_of(setup), ["2"], custom_id=menus["rounds"].custom_id)
    menus = {s.custom_id.rpartition(".")[2]: s for s in two.selects}
    pairs = await anna.select(evening.message_of(two), ["2"], custom_id=menus["seats"].custom_id)
    assert "Tables** of 2" in pairs.text
    opened = await evening.press(anna, pairs, "league_publish")
    assert opened.state == "done", opened.text
    await evening.settle()
    return anna


async def finish_all(evening: Evening, rng: random.Random) -> None:
    """Play the open tables by chance, each in one update, and let time pass."""
    season = Season.__new__(Season)
    season.hall, season.rng, season.now = evening.house.hall, rng, evening.house.hall.clock()
    for row in evening.rows("SELECT id FROM tables WHERE status='playing'"):
        await season.play(row["id"])
    await duties.make_rounds(evening.house.hall)
    await evening.settle()


async def test_a_league_from_the_form_to_the_final_standing(evening: Evening, rng: random.Random) -> None:
    anna = await found_league(evening)
    (invitation,) = posts(anna, "league_join")
    assert "Autumn Cup" in text_of(invitation)
    people = [await evening.local.person(name).open() for name in NAMES]
    for person in people:
        joined = await evening.press(person, invitation, "league_join")
        assert joined.text.split("**")[0] in ("You're in ", "Jelentkeztél: ")
    await evening.settle()
    listed = text_of(posts(anna, "league_join")[0])
    assert "4 are in:** Anna, Béla, Csilla, Dávid" in listed
    again = await evening.press(anna, posts(anna, "league_join")[0], "league_join")
    assert again.text == en("league-joined-already")

    refused = await people[1].slash("league draw", channel="tavern")
    assert refused.text in both("league-not-organiser", name="Anna")
    sure = await anna.slash("league draw", channel="tavern")
    asked = dict(evening.message_of(sure))
    drawn = await evening.press(anna, sure, "league_sure")
    assert drawn.text == en("league-drawn", round=1)
    again = await evening.press_late(anna, asked, "league_sure")
    assert again.text == en("league-drawn", round=1), "a second press draws nothing"
    await evening.settle()
    tables = evening.rows("SELECT * FROM tables WHERE source IS NOT NULL ORDER BY source")
    assert [row["source"] for row in tables] == ["league:1:1:1", "league:1:1:2"]
    assert all(row["thread_id"] and row["invitation_id"] for row in tables), "each is announced, with its thread"
    assert not posts(anna, "league_join"), "the sign-up is over"
    (standing,) = posts(anna, "league_words")
    assert images_of(standing)
    assert f"/{tables[0]['thread_id']}" in text_of(standing)

    await finish_all(evening, rng)
    (standing,) = posts(anna, "league_words")
    assert "Round 2 of 2" in text_of(standing), "the next round has begun, and the old standing is gone"
    told = await evening.press(people[1], standing, "league_words")
    assert "Te: " in told.text, "Béla reads Hungarian"
    assert told.text.count(" pont, ") == 5

    form = await anna.slash("league correct", table="1.1", channel="tavern")
    result = json.loads(evening.rows("SELECT result FROM league_tables WHERE round=1 AND number=1")[0]["result"])
    lines = "\n".join(str(3 - place) for _, place, _ in result)
    bad = await anna.submit(form, {"places": "x: 1", "reason": "Wrong"})
    assert bad.text == en("league-bad-places", count=2)
    form = await anna.slash("league correct", table="1.1", channel="tavern")
    fixed = await anna.submit(form, {"places": lines, "reason": "Béla's *phone* was stolen"})
    assert fixed.text == en("league-corrected")
    await evening.settle()
    assert "Béla's \\*phone\\* was stolen" in text_of(posts(people[2], "league_words")[0])

    exported = await people[3].slash("league export", channel="tavern")
    names = {file["filename"] for file in evening.message_of(exported)["attachments"]}
    assert names == {"standing.csv", "results.csv", "league.json"}

    sure = await evening.press(people[3], await people[3].slash("league leave", channel="tavern"), "league_sure")
    assert sure.text.split("**")[0] in ("You've dropped out of ", "Kiszálltál: ")
    await finish_all(evening, rng)
    (final,) = posts(anna, "league_words")
    assert en("league-ended") in text_of(final)
    denied = await evening.press(people[1], final, "league_next")
    assert denied.text in both("league-not-organiser", name="Anna")
    opened = await evening.press(anna, final, "league_next")
    assert opened.text == en("league-next-opened", season=2)
    await evening.settle()
    assert "season 2" in text_of(posts(anna, "league_join")[0])
    assert not [b for b in buttons_of(posts(anna, "league_words")[0]) if verb_of(b) == "league_next"]


async def test_a_league_whose_channel_was_deleted_is_shown_where_its_organiser_wants(evening: Evening) -> None:
    evening.expected_refusals = {10003, 50001}
    anna = await found_league(evening)
    world = evening.local.server.world
    people = [await evening.local.person(name).open() for name in NAMES]
    world.remove_channel(world.channel_named("tavern"))
    for person in people:
        await person.slash("league join", channel="tables")
    await evening.settle()
    assert evening.rows("SELECT lost FROM leagues")[0]["lost"] == 1
    assert (await evening.press(anna, await anna.slash("league draw", channel="tables"), "league_sure")).state == "done"
    await evening.settle()
    assert not evening.rows("SELECT id FROM tables"), "no table is opened in a channel that is gone"
    shown = await anna.slash("league show", channel="tables")
    assert "/league show" in shown.text
    moved = await evening.press(anna, shown, "league_here")
    assert moved.text == en("league-moved")
    await evening.settle()
    home = int(world.channel_named("tables").id)
    assert [row["channel_id"] for row in evening.rows("SELECT channel_id FROM tables")] == [home, home]
    assert len(posts(anna, "league_words")) == 1


async def test_a_crash_and_the_end_of_the_sign_up(evening: Evening) -> None:
    anna = await found_league(evening, format="ladder")
    await evening.crash()
    await evening.open_house()
    (invitation,) = posts(anna, "league_join")
    people = [await evening.local.person(name).open() for name in NAMES[:3]]
    await asyncio.gather(*(evening.press(person, invitation, "league_join") for person in people))
    await evening.settle()
    assert "3 are in" in text_of(posts(anna, "league_join")[0])
    left = await evening.press(people[2], posts(anna, "league_join")[0], "league_leave")
    assert left.text in both("league-left", name="Autumn Cup")
    closed = await evening.press(anna, await anna.slash("league close", channel="tavern"), "league_sure")
    assert closed.text == en("league-is-closed", name="Autumn Cup")
    await evening.settle()
    assert not posts(anna, "league_join")
    assert (await anna.slash("league show", channel="tavern")).text == en("league-server-none")


async def test_a_form_filled_in_badly_says_what_to_do(evening: Evening) -> None:
    anna = await evening.local.person("Anna").open()
    good = {"name": "Cup", "games": ["burgundy"], "format": "swiss", "until": "7", "days": "21"}
    for wrong, reason in [
        ({"games": []}, en("league-no-game")),
        ({"until": "0"}, en("league-bad-date", days=180)),
        ({"until": "soon"}, en("league-bad-date", days=180)),
        ({"days": "no"}, en("league-bad-days", most=120)),
    ]:
        form = await anna.slash("league new", channel="tavern")
        refused = await anna.submit(form, {**good, **wrong})
        assert refused.text == reason
        again = await evening.press(anna, refused, "fill_again")
        typed = filled_in(again)
        assert typed == {**good, **wrong}, "what was typed is not lost"
    assert (await anna.submit(again, good)).state == "done"
    assert "Cup" not in filled_in(await anna.slash("league new", channel="tavern")).values()


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("Anna: 2\nBéla 3: 1", [2, 1]),
        ("béla 3: 1.\n\nAnna 2", [2, 1]),
        ("2\n1.", [2, 1]),
        ("Anna: 2", None),
        ("Anna: 2\nCsilla: 1", None),
        ("Anna: 2\n1", None),
        ("Anna: 2\nBéla 3: first", None),
        ("Anna: 1\nBéla 3: 1000", None),
    ],
)
def test_places_are_read_by_name_in_any_order(typed: str, places: list[int] | None) -> None:
    """Lines put into the order of the places gave everybody the place that they had before."""
    assert places_of(["Anna", "Béla 3"], typed) == places
