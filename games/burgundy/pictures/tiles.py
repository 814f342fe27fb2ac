"""The hexagonal tiles: castle, mine, ship, eight buildings, four animals by count, and 26 kinds of knowledge."""

from types import MappingProxyType
from typing import NamedTuple

from games.burgundy.data import SCORED_BUILDING, TILES
from games.burgundy.pictures.hexes import TALL, corners
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tints import TINTS
from games.burgundy.words.terms import tile_sign
from render.canvas import Frame, Page, Pen, Sprite, Style, washed
from render.palette import CREAM, INK, PAPER, Colour, mix
from render.sprite_cache import kept

DETAILED = 96
"""Minimum width in pixels of a knowledge tile with figures; smaller ones show less."""


PHONE_TILE, PHONE_FIGURE = 58, 28
"""Smallest tile and smallest figure on a phone-sized picture."""


class Part(NamedTuple):
    """An icon or text on a knowledge tile, in a box of 100 × 100."""

    what: str
    x: float
    y: float
    size: float


SHIFT = (Part("die", 25, 32, 44), Part("±1", 25, 72, 0))
"""Change a die by one for free."""

KNOWLEDGE_ART: MappingProxyType[int, tuple[Part, ...]] = MappingProxyType(
    {
        1: (Part("twins", 50, 48, 84),),
        2: (Part("mine", 26, 50, 54), Part("worker", 77, 50, 48)),
        3: (Part("crate", 25, 50, 50), Part("silver", 66, 40, 38), Part("silver", 82, 64, 38)),
        4: (Part("crate", 25, 50, 52), Part("worker", 77, 50, 50)),
        5: (Part("ship", 50, 28, 54), Part("crate", 30, 78, 34), Part("crate", 70, 78, 34)),
        6: (Part("silver", 25, 50, 50), Part("hexagon", 77, 50, 52)),
        7: (Part("sheep", 28, 50, 58), Part("+1", 80, 50, 0)),
        8: (Part("worker", 28, 50, 56), Part("±2", 80, 50, 0)),
        9: (*SHIFT, Part("house", 76, 50, 54)),
        10: (*SHIFT, Part("ship", 76, 28, 46), Part("cow", 76, 76, 40)),
        11: (*SHIFT, Part("castle", 64, 28, 38), Part("mine", 98, 38, 34), Part("book", 72, 74, 38)),
        12: (*SHIFT, Part("hand", 76, 50, 60)),
        13: (Part("worker", 25, 50, 52), Part("silver", 77, 50, 48)),
        14: (Part("worker", 30, 26, 44), Part("worker", 72, 26, 44), Part("worker", 30, 74, 44),
             Part("worker", 72, 74, 44)),
        15: (Part("crate", 30, 26, 40), Part("crate", 72, 26, 40), Part("crate", 30, 72, 40), Part("3", 74, 72, 0)),
        **{number: (Part(building, 32, 50, 68), Part("4", 88, 50, 0)) for number, building in SCORED_BUILDING.items()},
        24: (Part("cow", 18, 28, 38), Part("sheep", 58, 28, 40), Part("pig", 18, 74, 38), Part("chicken", 58, 74, 40),
             Part("4", 96, 50, 0)),
        25: (Part("sold", 32, 50, 68), Part("1", 86, 50, 0)),
        26: (Part("bonus", 32, 50, 66), Part("2", 88, 50, 0)),
    }
)  # fmt: skip
"""Parts below the number of each knowledge tile."""

SMALL_ART: MappingProxyType[int, tuple[Part, ...]] = MappingProxyType(
    {
        1: (Part("twins", 50, 50, 74),),
        2: (Part("mine", 26, 50, 54), Part("worker", 76, 50, 48)),
        3: (Part("crate", 26, 50, 48), Part("silver", 76, 50, 48)),
        5: (Part("ship", 26, 48, 54), Part("crate", 78, 52, 44)),
        7: (Part("sheep", 50, 50, 66),),
        8: (Part("worker", 26, 50, 52), Part("die", 76, 50, 48)),
        9: (Part("die", 26, 50, 48), Part("house", 76, 50, 54)),
        10: (Part("die", 26, 50, 48), Part("ship", 76, 50, 54)),
        11: (Part("die", 26, 50, 48), Part("castle", 76, 50, 54)),
        12: (Part("die", 26, 50, 48), Part("hand", 74, 50, 58)),
        14: (Part("worker", 26, 50, 50), Part("worker", 76, 50, 50)),
        15: (Part("crate", 26, 50, 48), Part("sold", 76, 50, 54)),
        **{number: (Part(building, 50, 50, 72),) for number, building in SCORED_BUILDING.items()},
        24: (Part("cow", 26, 50, 50), Part("pig", 76, 50, 48)),
        25: (Part("sold", 50, 50, 72),),
        26: (Part("bonus", 50, 50, 70),),
    }
)  # fmt: skip
"""Parts on small tiles, without figures, where those above would be illegible."""

SIDE = 76
"""Side of the drawing, in hundredths of its tile."""


@kept
def tile(name: str, width: int) -> Sprite:
    """A tile of a width in pixels. Origin: its middle."""
    about = TILES[name]
    page = _blank(TINTS[about.type], width)
    f = page.frame(page.size[0] / 2, page.size[1] / 2, width / 100)
    if about.number:
        _knowledge(f, about.number, width)
    elif about.animals:
        _animals(f, about.animal, about.animals, width)
    else:
        f.put(icon(tile_sign(name), f.px(76)), 0, -1)
    return page.sprite(page.size[0] / 2, page.size[1] / 2).known_as(f"tile {name}")


@kept
def pale_tile(name: str, width: int) -> Sprite:
    """A tile that is out of reach."""
    return washed(tile(name, width), PAPER, 0.58)


def _blank(tint: Colour, width: int) -> Page:
    """Blank tile of a colour with a thick lower edge and a fine line inside."""
    high = width * TALL
    pen = Pen(width + 2, high + 2)
    cx, cy = width / 2 + 1, high / 2 + 1
    edge = max(1.2, width * 0.022)
    dark = mix(tint, INK, 0.62)
    pen.shape(corners(cx, cy + width * 0.012, width * 0.93), dark, dark, edge)
    pen.shape(corners(cx, cy - width * 0.012, width * 0.93), tint, dark, edge)
    face = corners(cx, cy - width * 0.012, width * 0.83)
    pen.shape(face, mix(tint, CREAM, 0.22), mix(tint, CREAM, 0.4), edge * 0.8)
    rim = corners(cx, cy - width * 0.012, width * 0.88)
    bevel = max(1.0, width * 0.024)
    pen.line([rim[1], rim[2], rim[3]], mix(tint, INK, 0.24), bevel)
    pen.line([rim[4], rim[5], rim[0]], mix(tint, CREAM, 0.75), bevel)
    return Page(pen.done())


def _knowledge(f: Frame, number: int, width: int) -> None:
    """Draw the number and, below it, the effect: with figures if they are legible."""
    art = KNOWLEDGE_ART[number]
    if width < DETAILED:
        art = SMALL_ART.get(number, art)
    f.text((-44, -50, 88, 44), str(number), Style(_figure(40, width) if width < DETAILED else 34, face="heavy"))
    for part in art:
        x, y = (part.x - 52) * SIDE / 100, 14 + (part.y - 50) * SIDE / 100
        if part.what[-1].isdigit():
            f.text((x - 25, y - 20, 50, 40), part.what, Style(29, face="heavy"))
        else:
            f.put(icon(part.what, f.px(part.size * SIDE / 100)), x, y)


def _animals(f: Frame, animal: str, count: int, width: int) -> None:
    """Draw one animal and the count, at all sizes."""
    f.put(icon(animal, f.px(58)), 0, -15)
    f.put(_roundel(f.px(44)), 0, 32)
    f.text((-25, 10, 50, 44), str(count), Style(_figure(38, width), face="heavy", colour=CREAM))


def _figure(usual: int, width: int) -> float:
    """Font size of a figure in hundredths of its tile, large enough to be legible on a phone."""
    return max(usual, PHONE_FIGURE * 100 / width) if width >= PHONE_TILE else usual


@kept
def _roundel(size: int) -> Sprite:
    """Dark disc behind a figure."""
    pen = Pen(size, size)
    pen.oval(size / 2, size / 2, size / 2, size / 2, mix(INK, (120, 90, 20), 0.2), CREAM, max(1.0, size * 0.05))
    return pen.sprite(size / 2, size / 2)
