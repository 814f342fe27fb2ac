"""What stands on a closed menu: in a player's words, what is inside, in one line of a phone."""

import re
from collections.abc import Sequence

from cogs.ui.phone_size import MENU_HEIGHT, menu_height
from prompts.context import has_words
from words import wording

ALONE = 34
"""How much is said of an entry by which the whole menu is known."""


def headword(label: str) -> str:
    """What an entry is found by where not all of it fits: the place, the die, the card, without what is said of it."""
    return re.split(r" [·–(]|, ", label)[0]


def listed(name: str, labels: Sequence[str]) -> str:
    """What the menu is about, and as many of its entries as there is room for: `Architect: Brugge, Köln, …`. Nothing
    where that would be numbers alone."""
    heads = list(dict.fromkeys(map(headword, labels)))
    if not name and not any(map(has_words, heads)):
        return ""
    for count in range(len(heads), 0, -1):
        told = ", ".join([*heads[:count], *(["…"] if count < len(heads) else [])])
        if _is_one_line(said := f"{name}: {told}" if name else told):
            return said
    return name or wording.fit(heads[0], ALONE)


def in_a_line(name: str) -> str:
    """Without what is said of it, where there is no room for that."""
    return name if _is_one_line(name) else headword(name)


def _is_one_line(name: str) -> bool:
    return menu_height(name) <= MENU_HEIGHT
