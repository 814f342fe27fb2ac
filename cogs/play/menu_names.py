"""Placeholder of a closed menu: its contents in one line of a phone."""

import re
from collections.abc import Sequence

from cogs.ui.phone_size import MENU_HEIGHT, menu_height
from prompts.context import has_words
from words import wording

ALONE = 34
"""Maximum characters of the only entry named."""


def headword(label: str) -> str:
    """First part of an entry by which it is recognised: the place, die or card."""
    return re.split(r" [·–(]|, ", label)[0]


def listed(name: str, labels: Sequence[str]) -> str:
    """The subject and as many entries as fit: `Architect: Brugge, Köln, …`. Empty if these would only be numbers."""
    heads = list(dict.fromkeys(map(headword, labels)))
    if not name and not any(map(has_words, heads)):
        return ""
    for count in range(len(heads), 0, -1):
        told = ", ".join([*heads[:count], *(["…"] if count < len(heads) else [])])
        if _is_one_line(said := f"{name}: {told}" if name else told):
            return said
    return name or wording.fit(heads[0], ALONE)


def in_a_line(name: str) -> str:
    """The name without its explanation, to save room."""
    return name if _is_one_line(name) else headword(name)


def _is_one_line(name: str) -> bool:
    return menu_height(name) <= MENU_HEIGHT
