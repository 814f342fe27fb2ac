"""The first question is the easiest: in a first turn no panel is a wall of menus, and each menu says what is in it."""

import pytest

from bench.first_panels import FirstPanel, first_panels
from bench.targets import FIRST_PANEL_ENTRIES, FIRST_PANEL_MENUS
from engine import GAMES

SEEDS = ("candlemas", "the third ferry", "rain on slate")
"""Nothing was tuned on them."""
TABLES = [(game_id, players) for game_id, game in GAMES.items() for players in game.meta.seats]


def panels(game_id: str, players: int) -> list[FirstPanel]:
    return [one for seed in SEEDS for one in first_panels(game_id, players, seed)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_first_turn_has_at_most_two_menus_and_a_menu_full_of_entries(game_id: str, players: int) -> None:
    found = panels(game_id, players)
    assert sum(one.opening for one in found) >= players * len(SEEDS)
    for one in found:
        assert len(one.menus) <= FIRST_PANEL_MENUS, str(one)
        assert one.listed <= FIRST_PANEL_ENTRIES, str(one)
        assert one.buttons or one.menus or one.controls, "there is always something to press"


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_no_menu_is_named_by_a_range_and_no_two_alike(game_id: str, players: int) -> None:
    for one in panels(game_id, players):
        assert len(set(one.menus)) == len(one.menus), str(one)
        assert not [name for name in one.menus if " – " in name], str(one)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_panel_has_one_confirm(game_id: str, players: int) -> None:
    for one in panels(game_id, players):
        confirming = [label for label in one.controls if label.startswith(("Confirm", "Jóváhagyom", "Eddig"))]
        assert len(confirming) <= 1, str(one)


def test_tiletum_begins_with_the_dice_as_buttons() -> None:
    for one in panels("tiletum", 3):
        if one.opening:
            assert len(one.buttons) >= 5, str(one)
