"""Placeholder of a closed menu: its contents in one line of a phone."""

import re
from collections.abc import Sequence

from cogs.ui.phone_size import MENU_HEIGHT, menu_height
from words import wording
from words.wording import DOT

_WORD = re.compile(r"[^\W\d_]{2}")
ALONE = 34
"""Maximum characters of the only entry named."""


def headword(label: str) -> str:
    """First part of an entry by which it is recognised: the place, die or card. A number or a coordinate is followed
    by what is there: `1 · Weave + Build`, `0b · Bank`."""
    first, *rest = re.split(r" [·–(] ?|, ", label)
    return DOT.join((first, rest[0])) if rest and not _WORD.search(first) else first


def listed(name: str, labels: Sequence[str]) -> str:
    """The subject and as many entries as fit: `Architect: Brugge, Köln, …`."""
    heads = list(dict.fromkeys(map(headword, labels)))
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
