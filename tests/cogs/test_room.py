"""Nothing is lost for want of room: long texts come in pages, and a full table message folds its last sections."""

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from cogs.play.looking import TEXT_PAGE
from cogs.ui import table_message
from cogs.ui.answers import MOST_PARTS, TEXT_BUDGET, Card, pages, shortened
from cogs.ui.buttons import button, custom_id
from localdiscord.testing import text_of
from render import pictures
from storage.votes import UndoRequest, Vote
from tables import Hall, Table
from tables.clock import votes
from tests.cogs.playing import Evening, verb_of
from tests.render.kit import Gallery, at_each_table, in_both, table


@in_both
@at_each_table
def test_the_pages_of_a_text_board_are_the_text_board(gallery: Gallery, players: int, lang: str) -> None:
    for moment in table(gallery, players)[::-20]:
        text = pictures.text_board(moment.id, moment.view, list(moment.names), lang, seat=moment.seat)
        made = pages(text.splitlines(), TEXT_PAGE)
        assert "\n".join(made) == text.rstrip("\n")
        assert max(map(len, made)) <= TEXT_PAGE


@given(st.lists(st.text("ab ", max_size=40), max_size=30), st.integers(5, 60))
def test_pages_lose_no_word(lines: list[str], size: int) -> None:
    made = pages(lines, size)
    assert all(len(page) <= size for page in made)
    assert "".join("".join(made).split()) == "".join("".join(lines).split())
    if all(len(line) <= size for line in lines):
        assert "\n".join(made) == "\n".join(lines)


@given(st.text("ab \n", max_size=200), st.integers(0, 100))
def test_what_is_shortened_ends_with_a_whole_line_or_word_and_says_so(text: str, size: int) -> None:
    made = shortened(text, size)
    assert len(made) <= size
    if made != text and made:
        assert made.endswith("…")
        assert text.startswith(made.rstrip("…"))


async def test_the_position_in_words_is_turned_page_by_page_and_comes_as_a_file(evening: Evening) -> None:
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla", "Dávid", game="tiletum")
    first = await evening.press(anna, evening.post(anna), "board")
    shown = await evening.press(anna, first, "text")
    assert "tiletum.txt" in str(evening.message_of(shown)["components"])
    first_page = shown.text
    second = next(b for b in shown.buttons if verb_of(b) == "text_page" and not b.disabled)
    turned = await anna.click(evening.message_of(shown), custom_id=second.custom_id)
    assert turned.text != first_page


def everything_open(evening: Evening) -> list[Vote]:
    table_id, everybody = evening.table.id, tuple(range(5))
    out = [
        Vote(table_id, f"out-{seat}", seat, tuple(s for s in everybody if s != seat), 0.0, 1e9) for seat in everybody
    ]
    clock = Vote(table_id, "clock", 1, everybody, 0.0, 1e9, args={"limit": 86400.0, "out": "vote"})
    return [*out, Vote(table_id, "pause", 0, everybody, 0.0, 1e9), clock]


async def test_a_table_where_everything_is_open_has_a_message_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has no room stands behind More, which shows it whole."""
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla", "Dávid", "Emma", game="genoa")

    async def open_votes(hall: Hall, table_id: str) -> list[Vote]:
        return everything_open(evening)

    def more_to_say(name: str) -> table_message.Section:
        async def add(hall: Hall, table: Table, card: Card) -> None:
            card.line().text(f"{name} is asked to sit down.")
            card.row(*[button(answer, "what", table.id, words=(name, answer)) for answer in ("yes", "no", "later")])

        return add

    async def drawn() -> ui.LayoutView:
        card = await table_message.card(house.picture_cache, evening.table, [], hall=house.hall, undo=undo)
        view = card.view()
        assert card.parts == view.total_children_count <= MOST_PARTS
        assert view.content_length() <= TEXT_BUDGET
        assert ":move:" in str(view.to_components()), "the buttons under the message are never folded"
        return view

    monkeypatch.setattr(votes, "votes_at", open_votes)
    house, undo = evening.house, UndoRequest(evening.table.id, evening.table.version, 0, 0, (1, 2, 3, 4), ())
    assert ":table_more:" not in str((await drawn()).to_components())
    sections = [*table_message.SECTIONS, more_to_say("Feri"), more_to_say("Gizi")]
    monkeypatch.setattr(table_message, "SECTIONS", sections)
    shown = str((await drawn()).to_components())
    assert ":table_more:" in shown
    assert "Gizi" not in shown
    assert ":pause_yes:" in shown, "what was there first has room"
    more = await evening.forge(anna, custom_id("table_more", evening.table_id))
    assert "Gizi is asked" in text_of(evening.message_of(more))
