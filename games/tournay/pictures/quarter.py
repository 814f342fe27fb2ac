"""A quarter: its cards on a floating grid of three rows and three columns."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from games.tournay.pictures import faces
from games.tournay.state import Player
from games.tournay.words.highlights import Highlights
from games.tournay.words.spaces import Window, label, window
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style
from render.palette import MARK, PAPER, SOFT_INK, WELL, WELL_EDGE, mix
from render.sprite_cache import kept

UNDER = 0.09
"""Visible strip of a covered card, as a share of a card's height."""


def draw(
    f: Frame, lang: str, player: Player, seat: int, size: tuple[float, float], gap: float, text: float, new: Highlights,
    *, shown: Window | None = None, axes: float = 0, plates: bool = False,
    worth: Mapping[str, int] = MappingProxyType({}),
) -> None:  # fmt: skip
    """Draw the cards of a quarter in equal size, or `plates` with their names; empty spaces of the window are wells.
    `worth`: present points of prestigious buildings."""
    there = shown or window(player.quarter)
    width, height = size
    for space in there.spaces:
        x, y = at(there, space, size, gap)
        site = player.quarter.get(space)
        if site is None:
            f.put(well(f.px(width), f.px(height)), x, y)
            f.name(f"space {seat} {space}", x, y, width, height)
            continue
        if plates:
            f.put(faces.plate(lang, site.cards[-1], f.px(width), f.px(height), f.px(text)), x, y)
            faces.draw_tokens(f.at(x, y), site, width, height)
            f.name(f"card {seat} {space}", x, y, width, height)
            continue
        covered = len(site.cards) > 1
        top = height * UNDER if covered else 0.0
        spot = f.at(x, y + top)
        faces.draw_under(spot, site, width, height - top, top)
        faces.draw_site(spot, lang, site, width, height - top, text)
        if site.cards[-1] in worth:
            faces.draw_worth(spot, worth[site.cards[-1]], width, text)
        f.name(f"card {seat} {space}", x, y, width, height)
    if axes:
        _axes(f, there, size, gap, axes)
    for space in there.spaces:
        if (seat, space) in new.spaces:
            x, y = at(there, space, size, gap)
            f.put(sprites.ring(f.px(width), f.px(height), MARK, 3.4, f.px(text * 0.55), 4), x, y)


def _axes(f: Frame, there: Window, size: tuple[float, float], gap: float, text: float) -> None:
    """Column letters above, row numbers on the left."""
    style = Style(text, face="bold", colour=SOFT_INK)
    for space in there.spaces:
        row, column = there.place(space)
        x, y = at(there, space, size, gap)
        if row == 0:
            f.text((x, -text * 1.95, size[0], text * 1.3), label(space)[0], style)
        if column == 0:
            f.text((-text * 1.4, y, text * 1.4, size[1]), label(space)[1:], style)


def at(there: Window, space: str, size: tuple[float, float], gap: float) -> tuple[float, float]:
    """Top left corner of a space."""
    row, column = there.place(space)
    return column * (size[0] + gap), row * (size[1] + gap)


def extent(there: Window, size: tuple[float, float], gap: float) -> tuple[float, float]:
    """Width and height of a window."""
    return there.columns * (size[0] + gap) - gap, there.rows * (size[1] + gap) - gap


@kept
def well(width: int, height: int) -> Sprite:
    """An empty space. Origin: top left."""
    pen = Pen(width, height)
    radius = min(width, height) * 0.09
    pen.box(1, 1, width - 2, height - 2, mix(WELL, PAPER, 0.45), WELL_EDGE, 1.6, radius)
    return pen.sprite()


def covered(player: Player) -> Collection[tuple[str, tuple[str, ...]]]:
    """Spaces with covered cards, and those cards from the bottom up."""
    return [(space, site.cards[:-1]) for space, site in player.quarter.items() if len(site.cards) > 1]
