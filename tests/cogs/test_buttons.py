"""Buttons as data: what their ids say, and that discord.py never forgets them."""

import asyncio
from pathlib import Path

import discord
import pytest
from discord import ui

from app.guildhall import Guildhall
from cogs.ui.answers import Card, pages
from cogs.ui.buttons import HANDLERS, PressButton, PressMenu, button, custom_id, menu, read
from tables import Refused, Stamp
from tests.cogs.playing import Evening


async def test_discord_py_never_forgets_our_buttons() -> None:
    """A view that mixes dynamic and ordinary items takes its pattern along when it ends; ours never mix."""
    store = discord.state.ConnectionState.__new__(discord.state.ConnectionState)
    views = ui.view.ViewStore(store)
    views.add_dynamic_items(PressButton, PressMenu)
    known = dict(views._dynamic_items)
    for number in range(200):
        card = Card().text("a question")
        card.row(*[button(str(n), "say", "tabletab", Stamp(number, 0), (str(n),)) for n in range(7)])
        card.row(menu("choose", [discord.SelectOption(label="a")], "pick", "tabletab", Stamp(number, 0)))
        view = card.view()
        assert all(isinstance(item, PressButton | PressMenu) for item in view.walk_children() if item.is_dispatchable())
        views.add_view(view, number)
        if number % 3 == 0:
            views.add_view(card.view(), number)
        if number % 2 == 0:
            views.remove_view(view)
            view.stop()
    assert views._dynamic_items == known
    assert views._views == {}, "and no message is kept in memory"


async def test_answers_leave_no_view_and_no_task_behind(evening: Evening) -> None:
    """discord.py keeps a view and a task for 15 minutes for every private answer that is not stopped."""
    lobby = evening.message_of(await evening.open_table("Anna", "Béla", game="burgundy"))
    anna = evening.seated[0]
    store = evening.house._connection._view_store
    await anna.slash("help")
    before = len(asyncio.all_tasks())
    for _ in range(5):
        await anna.slash("help")
        await evening.press(anna, lobby, "options")
        form = await evening.press(anna, lobby, "words")
        assert form.state == "modal"
    await evening.settle()
    assert (store._views, store._synced_message_views, store._modals) == ({}, {}, {})
    assert len(asyncio.all_tasks()) <= before


def test_an_id_reads_back() -> None:
    made = custom_id("say", "abcd2345", Stamp(12, 3), ("place", "s04", "white"))
    press = read(made)
    assert press is not None
    assert (press.verb, press.table_id, press.stamp, press.words) == (
        "say", "abcd2345", Stamp(12, 3), ("place", "s04", "white"),
    )  # fmt: skip
    bare = read(custom_id("erase_me"))
    assert bare is not None
    assert (bare.table_id, bare.stamp, bare.words) == ("-", None, ())


@pytest.mark.parametrize("text", ["", "g", "g:::::", "x:say:abcd:1.0:", "g:Say:abcd:1.0:", "g:say:ABCD:1.0:", "say"])
def test_what_is_not_ours_is_not_read(text: str) -> None:
    assert read(text) is None


def test_an_id_that_discord_would_refuse_is_never_made() -> None:
    with pytest.raises(ValueError, match="too long"):
        custom_id("say", "abcd2345", Stamp(12, 3), ("x" * 90,))


@pytest.mark.parametrize("word", ["", "²", "1e3", "--1", "9" * 10, "a"])
def test_a_number_on_a_button_is_a_number(word: str) -> None:
    press = read(custom_id("mat", "abcd2345", None, (word,)))
    assert press is not None
    with pytest.raises(Refused):
        _ = press.number


async def test_the_house_asks_discord_for_nothing_special(tmp_path: Path) -> None:
    house = Guildhall(tmp_path)
    assert house.intents == discord.Intents(guilds=True)
    assert house.allowed_mentions is not None
    assert house.allowed_mentions.to_dict() == {"parse": []}
    house.picture_cache.close()


def test_every_verb_fits_an_id() -> None:
    assert all(read(custom_id(verb)) for verb in HANDLERS)


def test_pages_keep_every_line() -> None:
    lines = [f"line {n} " + "x" * (n % 90) for n in range(300)]
    made = pages(lines)
    assert "\n".join(made).split("\n") == lines
    assert all(len(page) <= 1800 for page in made)
    assert pages([]) == [""]
