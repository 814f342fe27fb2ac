"""Tiletum's own icons, drawn as paths in a box of 100 × 100. No picture of any publisher is used."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image, ImageDraw

from render import icons as shared
from render.canvas import Pen, Sprite, outlines
from render.palette import CREAM, INK, Colour, mix

LINE = 4.0

DICE_COLOURS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "yellow": (240, 196, 60), "pink": (232, 138, 150), "light_grey": (226, 224, 216),
        "dark_grey": (104, 102, 106), "blue": (70, 118, 184),
    }
)  # fmt: skip
RESOURCE_COLOURS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "gold": DICE_COLOURS["yellow"], "food": DICE_COLOURS["pink"], "wool": DICE_COLOURS["light_grey"],
        "stone": DICE_COLOURS["dark_grey"], "iron": DICE_COLOURS["blue"],
    }
)  # fmt: skip
TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "architect": (126, 104, 78), "merchant": (120, 132, 56), "character": (168, 84, 60),
        "contract": (70, 116, 128), "king": (132, 70, 120), "joker": (196, 148, 44),
    }
)  # fmt: skip
"""The accent of each action, and of the characters that boost it."""

_DRAWN: dict[str, Callable[[Pen], None]] = {}


def drawing(paint: Callable[[Pen], None]) -> Callable[[Pen], None]:
    _DRAWN[paint.__name__.strip("_")] = paint
    return paint


def names() -> tuple[str, ...]:
    return tuple(_DRAWN)


@lru_cache(maxsize=1024)
def icon(name: str, size: int) -> Sprite:
    """An icon of Tiletum, or else one of the house's, with its origin in the middle."""
    if name not in _DRAWN:
        return shared.icon(name, size)
    pen = Pen(100, 100, size / 100)
    _DRAWN[name](pen)
    return pen.sprite(50, 50)


def _inset(p: Pen, paint: Callable[[Pen], None], x: float, y: float, size: float) -> None:
    """Another icon inside this one, smaller."""
    inner = Pen(100, 100, p.unit)
    paint(inner)
    side = round(size * p.k)
    p.image.alpha_composite(inner.image.resize((side, side)), (round(x * p.k), round(y * p.k)))


# ---------------------------------------------------------------- resources


@drawing
def gold(p: Pen) -> None:
    base, dark = (240, 196, 60), (196, 144, 30)
    for y in (74, 62):
        p.path(f"M26 {y} V{y + 8} C26 {y + 20} 86 {y + 20} 86 {y + 8} V{y} Z", dark, INK, LINE)
        p.oval(56, y, 30, 10, base, INK, LINE)
    p.oval(40, 36, 28, 28, base, INK, LINE)
    p.oval(40, 36, 20, 20, None, dark, 3.4)
    p.path("M40 24 L44 33 L53 33 L46 39 L49 48 L40 42 L31 48 L34 39 L27 33 L36 33 Z", dark)


@drawing
def food(p: Pen) -> None:
    """A ham on its bone."""
    bone = (250, 240, 220)
    p.line([(66, 66), (84, 84)], INK, 17)
    p.oval(82, 90, 9, 9, bone, INK, LINE)
    p.oval(90, 82, 9, 9, bone, INK, LINE)
    p.line([(66, 66), (84, 84)], bone, 9)
    p.path(
        "M70 72 C50 82 22 78 12 52 C6 32 20 10 44 12 C68 14 82 36 78 58 C77 64 75 68 70 72 Z",
        (226, 124, 132),
        INK,
        LINE,
    )
    p.path("M20 44 C20 28 32 20 44 22 C58 24 66 36 66 46 C58 34 38 30 20 44 Z", (250, 206, 200))
    p.path("M66 30 C72 38 73 50 70 58", None, (186, 84, 96), 4)


@drawing
def wool(p: Pen) -> None:
    """A sheep."""
    fleece, shade = (238, 236, 228), (200, 196, 186)
    for x in (36, 66):
        p.line([(x, 70), (x, 88)], INK, 8)
    lumps = ((30, 46), (46, 36), (64, 38), (76, 52), (68, 66), (50, 70), (32, 64))
    for x, y in lumps:
        p.oval(x, y, 16, 15, fleece, INK, LINE)
    for x, y in lumps:
        p.oval(x, y, 13, 12, fleece)
    p.oval(52, 52, 22, 16, fleece)
    p.path("M44 58 C50 64 60 62 64 56 M58 46 C62 50 70 50 72 46", None, shade, 3.6)
    p.path("M10 44 C8 34 18 30 26 34 L34 46 C34 58 30 66 22 66 C14 66 10 54 10 44 Z", (92, 84, 84), INK, LINE)
    p.oval(19, 46, 3, 3, CREAM)
    p.path("M26 34 L38 32 L32 42 Z", (92, 84, 84), INK, 2.6)


@drawing
def stone(p: Pen) -> None:
    """Two hewn blocks."""
    top, front, side = (158, 156, 160), (122, 120, 124), (86, 84, 90)
    for x, y in ((10, 56), (34, 24)):
        p.path(f"M{x} {y} L{x + 14} {y - 12} H{x + 62} L{x + 48} {y} Z", top, INK, LINE * 0.9)
        p.path(f"M{x + 48} {y} L{x + 62} {y - 12} V{y + 18} L{x + 48} {y + 32} Z", side, INK, LINE * 0.9)
        p.path(f"M{x} {y} H{x + 48} V{y + 32} H{x} Z", front, INK, LINE * 0.9)
        p.path(f"M{x + 9} {y + 10} H{x + 22} M{x + 26} {y + 22} H{x + 40}", None, (92, 90, 95), 3.4)


@drawing
def iron(p: Pen) -> None:
    """Three ingots of blue iron."""
    top, front, side = (146, 180, 222), (84, 128, 190), (48, 84, 142)
    for x, y in ((4, 64), (46, 64), (25, 32)):
        p.path(f"M{x + 8} {y} L{x + 18} {y - 12} H{x + 48} L{x + 40} {y} Z", top, INK, LINE * 0.85)
        p.path(f"M{x + 40} {y} L{x + 48} {y - 12} L{x + 52} {y + 10} L{x + 46} {y + 24} Z", side, INK, LINE * 0.85)
        p.path(f"M{x + 8} {y} H{x + 40} L{x + 46} {y + 24} H{x + 2} Z", front, INK, LINE * 0.85)


@drawing
def any_resource(p: Pen) -> None:
    """A resource of choice."""
    _wheel(p)
    p.path("M42 45 C42 34 59 34 59 44 C59 51 50 50 50 57", None, INK, 6)
    p.oval(50, 65, 3.6, 3.6, INK)


def _wheel(p: Pen) -> None:
    """A slice of each colour around an empty middle."""
    colours = tuple(DICE_COLOURS.values())
    box = tuple(v * p.k for v in (8, 8, 92, 92))
    for number, colour in enumerate(colours):
        p.draw.pieslice(box, -90 + 72 * number, -18 + 72 * number, colour)
    p.oval(50, 50, 42, 42, None, INK, LINE)
    p.oval(50, 50, 25, 25, CREAM, INK, LINE * 0.8)


# ---------------------------------------------------------------- actions


@drawing
def architect(p: Pen) -> None:
    """Dividers over a set square."""
    brass, steel = (214, 168, 70), (150, 154, 162)
    p.path("M14 90 V48 L60 90 Z M24 80 V70 L35 80 Z", None, INK, 5)
    p.path("M14 90 V48 L60 90 Z", (206, 160, 104), INK, LINE)
    p.path("M24 81 V70 L37 81 Z", CREAM, INK, LINE * 0.7)
    p.path("M56 20 L50 26 L32 84 L36 86 L60 32 Z", steel, INK, LINE * 0.9)
    p.path("M60 20 L66 26 L88 82 L84 85 L56 32 Z", steel, INK, LINE * 0.9)
    p.path("M40 56 C54 66 68 66 80 58", None, brass, 5)
    p.oval(58, 22, 10, 10, brass, INK, LINE)
    p.line([(58, 12), (58, 4)], INK, 6)


@drawing
def merchant(p: Pen) -> None:
    """A covered wagon."""
    cloth, wood_, end = (250, 240, 214), (168, 112, 60), (222, 178, 122)
    p.path("M12 48 C12 22 34 14 46 14 C64 14 80 24 80 48 Z", cloth, INK, LINE)
    p.path("M30 47 C30 32 34 22 38 16 M58 47 C60 32 56 22 52 15", None, (190, 164, 120), 3)
    p.path("M6 48 H84 L80 66 H12 Z", wood_, INK, LINE)
    p.line([(80, 60), (97, 52)], INK, 6)
    for x in (28, 66):
        p.oval(x, 74, 16, 16, end, INK, LINE * 1.15)
        p.line([(x - 11, 74), (x + 11, 74)], INK, 3)
        p.line([(x, 63), (x, 85)], INK, 3)
        p.oval(x, 74, 4, 4, INK)


@drawing
def character(p: Pen) -> None:
    """Somebody who moves in."""
    p.path("M12 92 C12 66 30 58 50 58 C70 58 88 66 88 92 Z", (168, 84, 60), INK, LINE)
    p.path("M38 60 L50 76 L62 60 Z", CREAM, INK, LINE * 0.8)
    p.oval(50, 38, 21, 23, (242, 206, 166), INK, LINE)
    p.path(
        "M24 36 C22 10 44 4 56 8 C74 8 80 24 76 36 C68 26 60 22 48 24 C38 24 30 28 24 36 Z", (104, 66, 44), INK, LINE
    )
    p.oval(43, 40, 2.6, 3, INK)
    p.oval(58, 40, 2.6, 3, INK)
    p.path("M44 50 C48 53 53 53 57 50", None, INK, 2.8)


@drawing
def contract(p: Pen) -> None:
    """A scroll with a seal."""
    page, edge = (250, 240, 212), (214, 184, 130)
    p.path("M22 18 H74 V82 H22 Z", page, INK, LINE)
    for y in (32, 44, 56):
        p.line([(33, y), (63 if y < 56 else 50, y)], (170, 140, 104), 4)
    for y in (16, 84):
        p.path(
            f"M14 {y - 8} H82 C90 {y - 8} 90 {y + 8} 82 {y + 8} H14 C6 {y + 8} 6 {y - 8} 14 {y - 8} Z", edge, INK, LINE
        )
    p.path("M58 70 L52 94 L62 88 L72 94 L68 70 Z", (150, 34, 40), INK, 2.6)
    p.oval(63, 64, 14, 14, (188, 52, 54), INK, LINE)
    p.oval(63, 64, 7, 7, None, (236, 130, 120), 3)


@drawing
def king(p: Pen) -> None:
    p.path("M14 74 L6 30 L30 50 L50 14 L70 50 L94 30 L86 74 Z", (232, 182, 66), INK, LINE)
    p.path("M14 74 H86 V88 H14 Z", (196, 144, 40), INK, LINE)
    for x, y in ((7, 28), (50, 12), (93, 28)):
        p.oval(x, y, 7, 7, (232, 182, 66), INK, LINE * 0.8)
    p.shape([(50, 42), (57, 53), (50, 64), (43, 53)], (178, 44, 50), INK, 2.4)
    for x in (27, 73):
        p.oval(x, 62, 5, 5, (70, 118, 184), INK, 2.4)
    for x in (26, 42, 58, 74):
        p.oval(x, 81, 3, 3, CREAM)


@drawing
def joker(p: Pen) -> None:
    """A fool's cap."""
    red, gold_, blue = (186, 52, 50), (236, 188, 70), (58, 106, 160)
    p.path("M50 70 C30 70 28 46 10 44 C14 24 40 22 50 46 Z", red, INK, LINE)
    p.path("M50 70 C70 70 72 46 90 44 C86 24 60 22 50 46 Z", blue, INK, LINE)
    p.path("M30 70 C28 40 40 20 50 10 C60 20 72 40 70 70 Z", gold_, INK, LINE)
    p.path("M22 70 H78 L74 88 H26 Z", CREAM, INK, LINE)
    p.path("M34 70 L38 88 M50 70 V88 M66 70 L62 88", None, INK, 2.8)
    for x, y, tone in ((9, 47, gold_), (91, 47, gold_), (50, 10, red)):
        p.oval(x, y, 8, 8, tone, INK, LINE * 0.85)


# ---------------------------------------------------------------- pieces and places


@drawing
def house(p: Pen) -> None:
    p.path("M20 46 V88 H80 V46 Z", shared.WALL, INK, LINE)
    p.path("M8 50 L50 12 L92 50 Z", shared.ROOF, INK, LINE)
    p.path("M41 88 V66 C41 56 59 56 59 66 V88 Z", shared.TIMBER, INK, LINE * 0.8)


@drawing
def pillar(p: Pen) -> None:
    stone_, shade = (240, 234, 220), (198, 190, 172)
    p.path("M34 26 H66 V80 H34 Z", stone_, INK, LINE)
    p.line([(44, 30), (44, 76)], shade, 4)
    p.line([(56, 30), (56, 76)], shade, 4)
    p.path("M20 10 H80 V18 C80 24 72 28 66 28 H34 C28 28 20 24 20 18 Z", stone_, INK, LINE)
    p.path("M24 78 H76 V86 H24 Z", stone_, INK, LINE)
    p.path("M16 86 H84 V95 H16 Z", shade, INK, LINE)


@drawing
def cathedral(p: Pen) -> None:
    wall, roof = (226, 218, 200), (98, 112, 132)
    for x in (10, 66):
        p.path(f"M{x} 92 V38 H{x + 24} V92 Z", wall, INK, LINE)
        p.path(f"M{x - 3} 39 L{x + 12} 4 L{x + 27} 39 Z", roof, INK, LINE)
        p.path(f"M{x + 8} 62 V52 C{x + 8} 46 {x + 16} 46 {x + 16} 52 V62 Z", mix(INK, wall, 0.2))
    p.path("M32 92 V54 L50 34 L68 54 V92 Z", wall, INK, LINE)
    p.oval(50, 60, 9, 9, (94, 142, 168), INK, 3)
    p.path("M42 92 V82 C42 74 58 74 58 82 V92 Z", mix(INK, wall, 0.2))


@drawing
def building(p: Pen) -> None:
    """A town house of three floors."""
    wall, roof = (246, 230, 196), (184, 84, 54)
    p.path("M24 34 V92 H76 V34 Z", wall, INK, LINE)
    p.path("M18 36 L50 6 L82 36 Z", roof, INK, LINE)
    for y in (42, 59, 76):
        for x in (32, 56):
            p.box(x, y, 12, 11, (94, 142, 168), INK, 2.6)


@drawing
def activate(p: Pen) -> None:
    """The bonuses of a building, once more."""
    _inset(p, building, 0, 12, 84)
    p.path("M74 4 L80 22 L98 28 L80 34 L74 52 L68 34 L50 28 L68 22 Z", (244, 190, 56), INK, 3)


@drawing
def upper_floor(p: Pen) -> None:
    """Characters on the second and third floor."""
    _inset(p, building, -10, 8, 92)
    _inset(p, character, 44, 0, 56)


@drawing
def full_building(p: Pen) -> None:
    _inset(p, building, -8, 8, 92)
    for y in (6, 40):
        _inset(p, character, 52, y, 46)


@drawing
def house_here(p: Pen) -> None:
    _down(p)
    _inset(p, house, 14, 28, 72)


@drawing
def pillar_here(p: Pen) -> None:
    _down(p)
    _inset(p, pillar, 14, 28, 72)


def _down(p: Pen) -> None:
    p.path("M42 2 H58 V14 H70 L50 34 L30 14 H42 Z", (244, 190, 56), INK, 3)


def _forward(p: Pen) -> None:
    p.path("M52 66 H72 V54 L98 76 L72 98 V86 H52 Z", (244, 190, 56), INK, 3)


@drawing
def architect_step(p: Pen) -> None:
    _inset(p, architect, 0, 0, 76)
    _forward(p)


@drawing
def merchant_step(p: Pen) -> None:
    _inset(p, merchant, 0, 0, 76)
    _forward(p)


@drawing
def any_same(p: Pen) -> None:
    """So many of one resource, whichever: an equals sign on the wheel of colours."""
    _wheel(p)
    p.line([(38, 43), (62, 43)], INK, 7)
    p.line([(38, 57), (62, 57)], INK, 7)


@drawing
def crest(p: Pen) -> None:
    p.path(SHIELD, (236, 190, 84), INK, LINE)
    p.path("M50 10 V93 C32 86 16 70 16 50 V10 Z", (156, 44, 44))
    p.path(SHIELD, None, INK, LINE)


@drawing
def recolour(p: Pen) -> None:
    """A die that gives another resource."""
    for x, y, tone in ((8, 8, (240, 196, 60)), (44, 44, (70, 118, 184))):
        p.box(x, y, 46, 46, tone, INK, LINE, 10)
        for dx, dy in ((13, 13), (33, 33), (23, 23)):
            p.oval(x + dx, y + dy, 4.4, 4.4, INK if y < 20 else CREAM)
    p.path("M62 10 C80 10 88 20 88 34", None, INK, 5)
    p.path("M78 30 L89 42 L97 28 Z", INK)
    p.path("M36 90 C20 90 12 80 12 68", None, INK, 5)
    p.path("M3 72 L11 58 L22 70 Z", INK)


@drawing
def fair(p: Pen) -> None:
    """A market tent."""
    red, pale = (186, 52, 50), (252, 244, 224)
    p.line([(50, 2), (50, 18)], INK, 4)
    p.path("M50 3 L70 9 L50 16 Z", (236, 188, 70), INK, 2.6)
    p.path("M20 48 V92 H80 V48 Z", pale, INK, LINE)
    p.path("M42 92 V58 C42 52 58 52 58 58 V92 Z", mix(INK, pale, 0.25), INK, 2.6)
    p.path(
        "M50 16 C40 34 20 40 8 46 L14 58 L29 50 L43 58 L57 58 L71 50 L86 58 L92 46 C80 40 60 34 50 16 Z", red, INK, LINE
    )
    p.path("M50 18 C46 34 38 42 30 49 L43 57 H57 L70 49 C62 42 54 34 50 18 Z", pale, INK, 2.6)


@drawing
def corruption(p: Pen) -> None:
    """A purse passed in the dark."""
    p.path("M34 30 C6 52 8 92 50 92 C92 92 94 52 66 30 Z", (96, 74, 104), INK, LINE)
    p.path("M28 10 L40 22 H60 L72 10 L66 34 H34 Z", (122, 98, 130), INK, LINE)
    p.line([(32, 33), (68, 33)], (236, 188, 70), 6)
    p.oval(50, 64, 15, 15, (236, 188, 70), INK, 3)


@drawing
def warehouse(p: Pen) -> None:
    p.path("M10 90 V42 L50 14 L90 42 V90 Z", (214, 176, 124), INK, LINE)
    p.path("M4 46 L50 10 L96 46 L90 54 L50 24 L10 54 Z", shared.ROOF, INK, 3)
    p.path("M28 90 V56 H72 V90 Z", (150, 100, 56), INK, LINE)
    p.path("M28 56 L72 90 M72 56 L28 90", None, INK, 3)


@drawing
def bag(p: Pen) -> None:
    p.path("M32 32 C4 56 10 92 50 92 C90 92 96 56 68 32 Z", (150, 108, 70), INK, LINE)
    p.path("M26 12 L40 24 H60 L74 12 L66 36 H34 Z", (172, 128, 86), INK, LINE)
    p.line([(31, 34), (69, 34)], (96, 60, 36), 6)


@drawing
def refresh(p: Pen) -> None:
    p.path("M80 34 C68 12 36 10 22 32", None, INK, 14)
    p.path("M80 34 C68 12 36 10 22 32", None, (116, 142, 72), 8)
    p.path("M20 66 C32 88 64 90 78 68", None, INK, 14)
    p.path("M20 66 C32 88 64 90 78 68", None, (116, 142, 72), 8)
    p.path("M92 16 L90 48 L62 36 Z", (116, 142, 72), INK, LINE)
    p.path("M8 84 L10 52 L38 64 Z", (116, 142, 72), INK, LINE)


@drawing
def swap(p: Pen) -> None:
    p.path("M8 34 H60 V18 L92 42 L60 66 V50 H8 Z", (226, 178, 74), INK, LINE)
    p.path("M92 70 H48 V58 L18 78 L48 98 V86 H92 Z", (92, 138, 170), INK, LINE)


@drawing
def end(p: Pen) -> None:
    p.line([(26, 8), (26, 94)], INK, 9)
    p.line([(26, 8), (26, 94)], (150, 104, 60), 4)
    p.path("M28 12 C44 4 58 22 88 12 V56 C58 66 44 46 28 56 Z", (156, 44, 44), INK, LINE)


@drawing
def hand(p: Pen) -> None:
    """Taking something."""
    skin = (240, 202, 160)
    palm = "M6 58 L22 50 C34 48 40 54 52 54 H64 C74 54 74 66 64 66 H50"
    fingers = "C66 68 72 62 86 52 C94 48 99 58 92 64 L68 82 C62 87 50 87 40 85 L6 84 Z"
    p.path(f"{palm} {fingers}", skin, INK, LINE)
    p.path("M1 54 H14 V90 H1 Z", (156, 44, 44), INK, LINE)
    p.path("M42 6 H58 V22 H70 L50 44 L30 22 H42 Z", (244, 190, 56), INK, 3)


@drawing
def walk(p: Pen) -> None:
    """A way to go."""
    for x, y in ((12, 84), (27, 72), (44, 70), (58, 62), (62, 46)):
        p.oval(x, y, 6, 6, (150, 112, 72), INK, 2.4)
    p.path("M68 6 C52 6 48 24 56 32 L68 50 L80 32 C88 24 84 6 68 6 Z", (186, 52, 50), INK, LINE)
    p.oval(68, 20, 6, 6, CREAM)


@drawing
def helper(p: Pen) -> None:
    """A hooded helper."""
    green = (98, 132, 84)
    p.path("M10 92 C10 62 28 54 50 54 C72 54 90 62 90 92 Z", green, INK, LINE)
    p.path("M50 6 C24 6 20 34 24 56 C34 66 66 66 76 56 C80 34 76 6 50 6 Z", green, INK, LINE)
    p.path("M50 20 C36 20 34 34 36 46 C40 58 60 58 64 46 C66 34 64 20 50 20 Z", (242, 206, 166), INK, LINE * 0.8)
    p.oval(44, 38, 2.6, 3, INK)
    p.oval(57, 38, 2.6, 3, INK)


# ---------------------------------------------------------------- the arms of six families

SHIELD = "M14 8 H86 V50 C86 72 68 86 50 95 C32 86 14 72 14 50 Z"
AZURE: Colour = (44, 84, 150)
GULES: Colour = (182, 44, 42)
OR: Colour = (238, 188, 70)
ARGENT: Colour = (250, 246, 236)
SABLE: Colour = (48, 42, 42)


def _arms(p: Pen, field: Colour, paint: Callable[[Pen], None]) -> None:
    """A shield of a colour, with what `paint` puts on it cut to its shape."""
    blazon = Pen(100, 100, p.unit)
    blazon.box(0, 0, 100, 100, field)
    paint(blazon)
    mask = Image.new("L", blazon.image.size, 0)
    for points, _ in outlines(SHIELD):
        ImageDraw.Draw(mask).polygon([(x * p.k, y * p.k) for x, y in points], 255)
    p.image.paste(blazon.image, (0, 0), mask)
    p.path(SHIELD, None, INK, LINE * 1.2)


@drawing
def crest_fleur_de_lis(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M50 16 C60 28 62 38 50 58 C38 38 40 28 50 16 Z", OR)
        q.path("M46 60 C38 64 24 58 22 46 C20 36 30 32 35 38 C38 44 32 46 31 48 C36 52 42 48 46 56 Z", OR)
        q.path("M54 60 C62 64 76 58 78 46 C80 36 70 32 65 38 C62 44 68 46 69 48 C64 52 58 48 54 56 Z", OR)
        q.box(36, 59, 28, 7, OR)
        q.path("M50 66 C56 74 55 80 50 86 C45 80 44 74 50 66 Z M45 66 C42 73 36 76 32 75 C37 72 40 70 41 66 Z", OR)
        q.path("M55 66 C58 73 64 76 68 75 C63 72 60 70 59 66 Z", OR)

    _arms(p, AZURE, blazon)


@drawing
def crest_lion(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M38 18 L42 26 L48 18 L54 26 L60 18 L60 30 H38 Z", OR)
        body = "M36 34 C36 28 60 28 62 36 C66 42 60 46 58 50 C66 54 70 60 68 70 L74 82 H62 L58 70"
        q.path(f"{body} L52 68 L48 82 H36 L40 66 C34 58 38 50 40 48 C34 46 32 40 36 34 Z", OR, SABLE, 2)
        q.path("M40 52 L24 46 L22 52 L38 62 Z M62 54 L76 44 L80 50 L66 64 Z", OR, SABLE, 2)
        q.path("M66 76 C80 74 84 62 78 56", None, OR, 5)
        q.oval(46, 39, 2.6, 2.6, SABLE)
        q.oval(55, 39, 2.6, 2.6, SABLE)

    _arms(p, GULES, blazon)


@drawing
def crest_eagle(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        left = "M50 22 C44 22 42 30 44 36 C32 30 24 28 20 20 C16 36 20 48 28 54 L22 58 L34 62 L30 68 L42 66 L40 78"
        right = "L50 72 L60 78 L58 66 L70 68 L66 62 L78 58 L72 54 C80 48 84 36 80 20 C76 28 68 30 56 36"
        q.path(f"{left} {right} C58 30 56 22 50 22 Z", SABLE)
        q.path("M44 27 L36 30 L44 33 Z", GULES)
        q.path("M42 66 L38 84 M58 66 L62 84", None, GULES, 4)
        q.oval(49, 28, 2, 2, OR)

    _arms(p, OR, blazon)


@drawing
def crest_cross(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.box(40, 0, 20, 100, ARGENT)
        q.box(0, 32, 100, 20, ARGENT)

    _arms(p, GULES, blazon)


@drawing
def crest_balls(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        for x, y in ((50, 24), (30, 36), (70, 36), (32, 60), (68, 60), (50, 76)):
            q.oval(x, y, 9, 9, GULES, SABLE, 2)

    _arms(p, OR, blazon)


@drawing
def crest_lozenges(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        for row in range(-1, 6):
            for column in range(-1, 5):
                x = 14 + column * 24 + (row % 2) * 12
                y = 12 + row * 17
                q.shape([(x, y - 17), (x + 12, y), (x, y + 17), (x - 12, y)], AZURE if row % 2 else ARGENT)

    _arms(p, ARGENT, blazon)


@drawing
def laurel(p: Pen) -> None:
    """Victory points: a wreath with room for a number."""
    leaf, line = (122, 150, 78), (66, 88, 44)
    p.oval(50, 50, 46, 46, leaf, line, 4)
    p.oval(50, 50, 36, 36, (255, 248, 224), line, 3)
    if p.unit < 0.38:
        return
    for step in range(12):
        angle = pi / 2 + step * pi / 6 + pi / 12
        lean = angle + (0.5 if step < 6 else -0.5)
        start, stop = (50 + 37 * cos(angle), 50 + 37 * sin(angle)), (50 + 46 * cos(lean), 50 + 46 * sin(lean))
        p.line([start, stop], line, 3)
