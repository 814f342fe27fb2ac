"""The page for owners of the boxes lists what we reconstructed, as it stands in the data."""

from pathlib import Path

import pytest

from engine import GAMES
from tests.reconstructed import PAGE, page, reconstructions

ROOT = Path(__file__).parent.parent


def test_the_page_is_that_of_the_data() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tests.reconstructed"


@pytest.mark.parametrize("name", GAMES)
def test_every_reconstruction_says_what_why_and_where(name: str) -> None:
    for each in reconstructions(name):
        assert each.what
        assert each.why.endswith(".")
        assert each.values
        assert all(each.values.values()), each.what
        file, _, names = each.data.partition(": ")
        text = (ROOT / file).read_text(encoding="utf-8")
        for word in names.replace(",", "").split():
            assert word == "and" or word in text, f"{word} is not in {file}"


@pytest.mark.parametrize(
    ("name", "what", "count"),
    [
        ("tiletum", "Links between cities", 24), ("tiletum", "House spaces and their bonuses", 23),
        ("tiletum", "King track", 6), ("tiletum", "Building cost tiles", 5), ("genoa", "Messages (14 cards)", 14),
        ("genoa", "Large orders (16 cards)", 16), ("genoa", "Small orders (16 cards)", 16),
        ("genoa", "Which villa stands in which corner", 4), ("tournay", "Events: the colour that is struck", 9),
        ("tournay", "Events: the colour that fights them", 15), ("tournay", "Events: circles for coins", 15),
        ("tournay", "Expansion: cost and prestige", 16), ("calimala", "Action tiles of the first game", 8),
        ("burgundy", "Back sides of the estates", 6),
    ],
)  # fmt: skip
def test_as_many_pieces_are_listed_as_were_designed(name: str, what: str, count: int) -> None:
    (found,) = [each for each in reconstructions(name) if each.what == what]
    assert len(found.values) == count
