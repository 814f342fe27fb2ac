"""What stands on a closed menu: in a player's words, what is inside, in one line of a phone."""

import re
from collections.abc import Sequence

from cogs.ui.locale_context import Who
from cogs.ui.phone_size import MENU_HEIGHT, menu_height
from words import wording
from words.wording import DOT as DOT

ENDS = 24
"""How much is said of the first and of the last entry."""
ALONE = 34
"""How much is said of an entry by which the whole menu is known."""


def has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in text)


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


def parts(me: Who, name: str, menus: Sequence[Sequence[str]], *, telling: bool = False) -> list[str]:
    """Several menus that share what they are about, each by where it begins and ends; by its number where that would
    tell nothing. `telling`: without the name they would not be told from what stands beside them."""
    ends = [_ends(labels) for labels in menus]
    named = [_part(me, name, told) for told in ends]
    differ = len({frozenset((headword(labels[0]), headword(labels[-1]))) for labels in menus}) == len(menus)
    lost = telling and any(name not in each for each in named)
    if all(ends) and differ and not lost and all(map(_is_one_line, named)):
        return named
    about = name or headword(menus[0][0])
    return [
        me.say("panel-choose-number", name=about, number=number, count=len(menus))
        for number, _ in enumerate(menus, 1)
    ]  # fmt: skip


def in_a_line(name: str) -> str:
    """Without what is said of it, where there is no room for that."""
    return name if _is_one_line(name) else headword(name)


def _part(me: Who, name: str, told: str) -> str:
    """What it is about as far as there is room for it, else its sign alone."""
    sign = name.split(" ")[0] if name and not has_words(name.split(" ")[0]) else ""
    whole = me.say("panel-choose-part", name=name, part=told) if name else told
    return whole if _is_one_line(whole) else f"{sign} {told}".strip()


def _ends(labels: Sequence[str]) -> str:
    """`Die 1: 1a – 6c`, `London` if all are about that, nothing if they cannot be told apart."""
    first, last = headword(labels[0]), headword(labels[-1])
    if first != last:
        shared, _, rest = last.rpartition(": ")
        told = wording.fit(rest if shared and first.startswith(f"{shared}: ") else last, ENDS)
        return f"{wording.fit(first, ENDS)} – {told}"
    if all(headword(label) == first for label in labels):
        return wording.fit(first, ALONE)
    return ""


def _is_one_line(name: str) -> bool:
    return menu_height(name) <= MENU_HEIGHT
