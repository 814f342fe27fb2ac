"""How much room things take on a phone: buttons stand in the fewest lines, and a card knows its own height."""

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.panel_height import height
from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu
from cogs.ui.phone_size import AROUND, IN_A_ROW, SCREEN, WIDTH, action_rows, buttons_height, row_height
from render.pictures import Picture


@pytest.mark.parametrize(
    ("widths", "rows"),
    [
        ([70.0] * 8, [4, 4]),
        ([70.0] * 5, [5]),
        ([60.0] * 6, [5, 1]),
        ([WIDTH] * 6, [5, 1]),
        ([], []),
        ([150.0] * 7, [4, 3]),
    ],
)
def test_buttons_stand_in_the_fewest_lines_and_then_in_the_fewest_rows(widths: list[float], rows: list[int]) -> None:
    found = action_rows(widths)
    assert buttons_height(widths) <= sum(
        row_height(widths[at : at + IN_A_ROW]) for at in range(0, len(widths), IN_A_ROW)
    )
    assert sum(found) == len(widths)
    assert len(found) == len(rows)
    assert buttons_height(widths) == _stacked(widths, rows)


def _stacked(widths: list[float], rows: list[int]) -> float:
    total, start = 0.0, 0
    for size in rows:
        total += row_height(widths[start : start + size])
        start += size
    return total


@given(st.lists(st.floats(40, WIDTH), max_size=12))
def test_no_row_has_more_buttons_than_discord_takes(widths: list[float]) -> None:
    found = action_rows(widths)
    assert sum(found) == len(widths)
    assert all(0 < size <= IN_A_ROW for size in found)


def test_a_card_is_as_high_as_its_message() -> None:
    card = Card().text(
        "### Title", "A line of text that is long enough to be broken on a narrow phone, or so we think."
    )
    card.picture(Picture(b"", "alt", 800, 600)).text("-# small print")
    card.row(*[button(f"Button {n}", "say", "t", None, (str(n),)) for n in range(7)])
    card.row(menu("Choose", [discord.SelectOption(label="one", value="1")], "pick", "t"))
    parts = [block.to_component_dict() for block in card.blocks]
    parts[1]["items"][0]["media"] |= {"width": 800, "height": 600}
    message = {"components": [{"type": 17, "components": parts}]}
    assert card.height == pytest.approx(height(message, pictures=True) * SCREEN - AROUND)
