"""The geometry of a quarter and the relations of its cards (2.11, TOU-2, TOU-3, TOU-16)."""

import re
from collections.abc import Collection, Iterator
from functools import cache, lru_cache

from games.tournay.cards import CARDS, KNIGHT_COUNTS, Character, Colours
from games.tournay.data import COLUMNS, GREY, MAX_ACTIVATIONS, ROWS
from games.tournay.state import Player, Site

SPACE = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")
FIRST = "0,0"
"""Space of the first card, which may go anywhere (TOU-3.5)."""


@cache
def cell(space: str) -> tuple[int, int]:
    row, column = space.split(",")
    return int(row), int(column)


def space_at(row: int, column: int) -> str:
    return f"{row},{column}"


def is_space(text: str) -> bool:
    return SPACE.fullmatch(text) is not None


@cache
def in_line(one: str, other: str) -> bool:
    """Whether two spaces share a row or column, ignoring gaps: each is in the other's cross."""
    (row, column), (other_row, other_column) = cell(one), cell(other)
    return (row == other_row) != (column == other_column)


@cache
def in_shared_line(one: str, other: str, third: str) -> bool:
    """Whether a third space lies in the row or column that two others share (TOU-22.8)."""
    (row, column), (other_row, _), (third_row, third_column) = cell(one), cell(other), cell(third)
    return third_row == row if row == other_row else third_column == column


@lru_cache(maxsize=8192)
def empty_spaces(occupied: frozenset[str]) -> tuple[str, ...]:
    """Empty spaces where a card may go, from the top left (TOU-3.5 – 3.7)."""
    if not occupied:
        return (FIRST,)
    cells = [cell(space) for space in occupied]
    beside = {
        (row + down, column + right) for row, column in cells for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
    }
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    top, bottom = max(rows) - ROWS, min(rows) + ROWS
    left, right = max(columns) - COLUMNS, min(columns) + COLUMNS
    return tuple(
        [
            space_at(row, column)
            for row, column in sorted(beside.difference(cells))
            if top < row < bottom and left < column < right
        ]
    )


def touches(occupied: Collection[str], space: str) -> bool:
    """TOU-3.6."""
    row, column = cell(space)
    return any(abs(row - r) + abs(column - c) == 1 for r, c in map(cell, occupied))


# ---------------------------------------------------------------- the cards of a quarter

CHARACTERS: dict[str, Character] = {name: card.character for name, card in CARDS.items() if card.character is not None}


def characters(player: Player, on: str) -> Iterator[tuple[str, Site]]:
    """Visible undamaged characters with this trigger (TOU-13.11)."""
    for space, site in player.quarter.items():
        character = CHARACTERS.get(site.cards[-1])
        if character is not None and character.on == on and not site.damaged:
            yield space, site


def has_priest(player: Player, space: str) -> bool:
    """Whether a Priest lets the building on this space be activated twice (TOU-16.7)."""
    for at, site in player.quarter.items():
        colours = PRIESTS.get(site.cards[-1])
        if colours and not site.damaged and in_line(at, space) and player.quarter[space].card.colour in colours:
            return True
    return False


PRIESTS: dict[str, Colours] = {
    name: character.colours for name, character in CHARACTERS.items() if character.gives == "second_activation"
}
"""Priest → colours of the buildings that may be activated twice."""


BUILDINGS = frozenset(name for name, card in CARDS.items() if card.kind == "building")


def activatable_spaces(player: Player) -> list[tuple[str, str]]:
    """TOU-2.7, 8.3, 16.7, 16.8: the spaces of the buildings that can be activated, each with its card."""
    found = []
    for space, site in player.quarter.items():
        card, tokens = site.cards[-1], site.tokens
        if card not in BUILDINGS or site.damaged:
            continue
        if not tokens or (len(tokens) < MAX_ACTIVATIONS and has_priest(player, space)):
            found.append((space, card))
    return found


def activatable(player: Player, space: str) -> bool:
    return any(at == space for at, _ in activatable_spaces(player))


def free_cards(player: Player, colour: str | None = None) -> list[str]:
    """Spaces of free level I and II cards, of one colour or any: the cards that can be damaged (TOU-13.3, 13.6)."""
    found = []
    for space, site in player.quarter.items():
        if not site.tokens and not site.damaged:
            card = CARDS[site.cards[-1]]
            if card.level < 3 and (colour is None or card.colour == colour):
                found.append(space)
    return found


def buildings(player: Player, colour: str) -> int:
    """Number of visible level I and II buildings of a colour, whatever lies on them (Q3, Q49)."""
    return sum(site.card.kind == "building" and site.card.colour == colour for site in player.quarter.values())


LISTENERS = frozenset(name for name, character in CHARACTERS.items() if character.on in ("activate", "citizens"))
"""Characters that can react to an activation."""


def who_reacts(player: Player, space: str, cause: str) -> tuple[str, ...]:
    """Characters that react to the card laid (`place`) or the building activated here (TOU-8.6, 16.1 – 16.3)."""
    card = player.quarter[space].card
    found = []
    for at, site in player.quarter.items():
        character = CHARACTERS.get(site.cards[-1])
        if character is None or site.damaged or not in_line(at, space):
            continue
        if character.on == cause:
            reacts = card.colour in character.colours and card.kind in character.kinds
        else:
            reacts = (
                cause == "activate" and character.on == "citizens" and reaches_the_count(player, at, character, space)
            )
        if reacts:
            found.append(at)
    return tuple(found)


def reaches_the_count(player: Player, knight: str, character: Character, space: str) -> bool:
    """Whether the citizen just placed is red, or grey on a red building, and is the 2nd, 4th or 6th (TOU-22.18 –
    22.21)."""
    site = player.quarter[space]
    if site.card.colour not in character.colours or site.tokens[-1] not in ("red", GREY):
        return False
    return military_in_cross(player, knight) in KNIGHT_COUNTS


def military_in_cross(player: Player, knight: str) -> int:
    """Number of red citizens and grey tokens on red buildings in the cross of a Knight (TOU-22.21)."""
    return sum(
        site.tokens.count("red") + site.tokens.count(GREY)
        for space, site in player.quarter.items()
        if in_line(space, knight) and site.card.colour == "red"
    )


# ---------------------------------------------------------------- changes


def put_token(player: Player, space: str, token: str) -> None:
    site = player.quarter[space]
    player.quarter[space] = Site(site.cards, (*site.tokens, token))


def damage(player: Player, space: str) -> None:
    player.quarter[space] = Site(player.quarter[space].cards, (), True)


def take_citizen(player: Player, space: str, colour: str) -> None:
    """Remove one of the player's citizens from a building (TOU-17.4)."""
    site = player.quarter[space]
    tokens = list(site.tokens)
    tokens.remove(colour)
    player.quarter[space] = Site(site.cards, tuple(tokens), site.damaged)


def send_citizens_off(player: Player, space: str) -> None:
    """Lay the player's citizens beside the plaza; damage and grey tokens return to the bank with the site (TOU-3.13,
    3.14)."""
    for token in player.quarter[space].tokens:
        if token != GREY:
            player.lying[token] += 1
