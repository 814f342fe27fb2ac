"""The tables of components are those of the rules."""

import re
from importlib import resources

from games.calimala import data

RULES = resources.files("games.calimala").joinpath("RULES.md").read_text("utf-8")


def test_the_components_are_those_of_the_rules_in_their_order() -> None:
    """Stored games and seeds rely on the order as well."""
    assert tuple(re.findall(r"^\| `act_(\w+)` \|", RULES, re.MULTILINE)) == data.ACTIONS
    places = re.findall(r"^\| `(\w+)` \| \d,\d \| .+ \| `act_(\w+)` \|", RULES, re.MULTILINE)
    assert places == list(data.FIRST_GAME.items())
    assert [place for place, _ in places] == list(data.PLACES)
    [tiles] = re.findall(r"^One each of (.+) `\[nine", RULES, re.MULTILINE)
    assert tuple(tiles.split(", ")) == data.ACTION_TILES
    assert {*data.ACTION_TILES, data.PRINTED_ACTION} == set(data.ACTIONS)
    streets = sorted(re.findall(r"`(s\d\d)` \| (\w+)–(\w+) \| (\w+) \+ (\w+)", RULES))
    assert [(street, (one, other)) for street, one, other, _, _ in streets] == list(data.SPACES.items())
    for _, one, other, *actions in streets:
        assert [data.FIRST_GAME[one], data.FIRST_GAME[other]] == actions
