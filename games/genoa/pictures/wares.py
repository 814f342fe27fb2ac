"""Icons of Genoa's commodities, special tiles and cards."""

from games.genoa.pictures.drawing import (
    BEER,
    COIN,
    COPPER,
    COPPER_SHADE,
    CROCUS,
    FOAM,
    GRAPE,
    LINEN,
    LINEN_SHADE,
    MOSS,
    PEPPER,
    SAFFRON,
    SILK,
    SILK_LIGHT,
    SILVER,
    SILVER_SHADE,
    drawing,
)
from render.canvas import Pen
from render.icons import CLOTH, LINE, ROOF, SAIL, SKY, TIMBER, TIMBER_END, WALL
from render.palette import CREAM, INK, Colour, mix

# ---------------------------------------------------------------- commodities


@drawing
def ale(p: Pen) -> None:
    p.path("M66 44 H82 C94 44 94 76 82 76 H66", None, INK, 12)
    p.path("M66 44 H82 C92 44 92 76 82 76 H66", None, TIMBER_END, 6)
    p.path("M20 34 H70 L67 90 H23 Z", BEER, INK, LINE)
    for x in (34, 46, 58):
        p.line([(x, 52), (x, 82)], mix(BEER, INK, 0.25), 3)
    p.path("M16 38 C10 26 22 18 30 22 C34 10 52 10 56 20 C66 14 80 22 74 36 C66 46 54 36 46 44 C36 50 24 46 16 38 Z",
           FOAM, INK, LINE)  # fmt: skip


@drawing
def wine(p: Pen) -> None:
    p.path("M26 10 H74 C78 42 68 56 54 58 V80 H46 V58 C32 56 22 42 26 10 Z", (222, 232, 234), INK, LINE)
    p.path("M27 26 H73 C74 44 66 52 50 52 C34 52 26 44 27 26 Z", GRAPE)
    p.path("M34 30 C34 38 36 42 40 45", None, mix(GRAPE, CREAM, 0.4), 3.4)
    p.path("M26 90 C30 80 70 80 74 90 Z", (222, 232, 234), INK, LINE)


def _ingots(p: Pen, light: Colour, dark: Colour) -> None:
    for x, y in ((6, 62), (50, 62), (28, 34)):
        p.path(f"M{x} {y + 26} L{x + 8} {y + 6} H{x + 36} L{x + 44} {y + 26} Z", light, INK, LINE)
        p.path(f"M{x + 8} {y + 6} L{x + 14} {y - 2} H{x + 32} L{x + 36} {y + 6} Z", mix(light, CREAM, 0.5), INK, 2.6)
        p.line([(x + 12, y + 17), (x + 32, y + 17)], dark, 3)


@drawing
def silver(p: Pen) -> None:
    _ingots(p, SILVER, SILVER_SHADE)


@drawing
def copper(p: Pen) -> None:
    """A kettle: its shape also distinguishes it from silver."""
    p.path("M28 34 C30 6 70 6 72 34", None, INK, 10)
    p.path("M28 34 C30 6 70 6 72 34", None, COPPER_SHADE, 4.6)
    p.path("M12 36 H88 C90 70 78 90 50 90 C22 90 10 70 12 36 Z", COPPER, INK, LINE)
    p.oval(50, 36, 38, 8, COPPER_SHADE, INK, LINE)
    p.path("M24 54 C26 66 32 74 40 78", None, mix(COPPER, CREAM, 0.5), 4.6)


@drawing
def linen(p: Pen) -> None:
    for y in (62, 42, 22):
        p.path(f"M12 {y} H78 C92 {y} 92 {y + 22} 78 {y + 22} H12 C18 {y + 16} 18 {y + 6} 12 {y} Z", LINEN, INK, LINE)
        p.line([(28, y + 11), (80, y + 11)], LINEN_SHADE, 3)


@drawing
def silk(p: Pen) -> None:
    p.path("M22 16 H84 V66 C70 60 64 76 52 70 C40 64 34 84 22 76 Z", SILK, INK, LINE)
    p.path("M40 22 C36 40 44 50 38 68 M58 22 C54 38 62 48 56 66 M74 22 C70 36 76 46 73 60", None, SILK_LIGHT, 3.6)
    p.box(12, 8, 78, 12, TIMBER_END, INK, LINE, 5)
    p.path("M24 78 L22 92 M36 76 L36 90 M50 72 L50 86", None, SILK, 3)


@drawing
def pepper(p: Pen) -> None:
    p.path("M8 54 H92 C90 80 74 92 50 92 C26 92 10 80 8 54 Z", (206, 178, 128), INK, LINE)
    for x, y in ((24, 46), (42, 48), (60, 47), (77, 46), (33, 33), (51, 33), (68, 33), (43, 20), (59, 20)):
        p.oval(x, y, 10.5, 10.5, PEPPER, INK, 1.6)
        p.oval(x - 3, y - 3, 2.6, 2.6, (140, 128, 118))
    p.path("M8 54 H92", None, INK, LINE)


@drawing
def saffron(p: Pen) -> None:
    p.path("M50 58 C46 74 48 84 50 94", None, MOSS, 6)
    p.path("M52 90 C62 78 74 76 84 78 C76 88 64 92 52 92 Z", MOSS, INK, 2)
    p.path("M50 66 C22 64 10 44 14 22 C30 24 42 36 50 66 Z", CROCUS, INK, LINE)
    p.path("M50 66 C78 64 90 44 86 22 C70 24 58 36 50 66 Z", CROCUS, INK, LINE)
    p.path("M50 66 C34 50 32 26 50 8 C68 26 66 50 50 66 Z", mix(CROCUS, CREAM, 0.25), INK, LINE)
    for x in (40, 50, 60):
        p.line([(50, 58), (x, 24)], SAFFRON, 5)


# ---------------------------------------------------------------- special tiles


@drawing
def starting_space(p: Pen) -> None:
    for n, y in enumerate((84, 70, 56)):
        w = 30 - n * 2
        p.box(50 - w, y - 9, 2 * w, 13, SAIL, INK, LINE, 5)
    p.line([(50, 46), (50, 8)], INK, 5)
    p.path("M52 8 L84 18 L52 30 Z", CLOTH, INK, LINE)


@drawing
def trade_1_1(p: Pen) -> None:
    p.path("M8 34 H58 V18 L92 42 L58 66 V50 H8 Z", COIN, INK, LINE)
    p.path("M92 70 H42 V56 L10 76 L42 96 V84 H92 Z", SKY, INK, LINE)


@drawing
def commodity_of_choice(p: Pen) -> None:
    p.path("M16 40 L50 26 L84 40 V80 L50 94 L16 80 Z", TIMBER, INK, LINE)
    p.path("M16 40 L50 54 L84 40 L50 26 Z", TIMBER_END, INK, LINE)
    p.line([(50, 54), (50, 94)], INK, LINE)
    p.path("M50 2 L55 13 L67 14 L58 22 L61 34 L50 28 L39 34 L42 22 L33 14 L45 13 Z", COIN, INK, 2.6)


@drawing
def building_action(p: Pen) -> None:
    p.path("M18 88 V46 H82 V88 Z", WALL, INK, LINE)
    p.path("M8 48 L50 12 L92 48 Z", ROOF, INK, LINE)
    p.path("M40 54 L70 70 L40 86 Z", MOSS, INK, LINE)


@drawing
def extra_action(p: Pen) -> None:
    p.oval(50, 54, 38, 38, CREAM, INK, LINE)
    p.path("M44 34 H56 V48 H70 V60 H56 V74 H44 V60 H30 V48 H44 Z", MOSS, INK, 2.6)
    p.path("M38 6 H62 V16 H38 Z", COIN, INK, LINE)


# ---------------------------------------------------------------- cards


@drawing
def contract(p: Pen) -> None:
    p.path("M22 10 H80 C70 16 70 26 70 34 V82 C70 90 64 92 58 92 H12 C22 88 22 80 22 72 Z", CREAM, INK, LINE)
    for y in (28, 42, 56):
        p.line([(32, y), (60, y)], mix(INK, CREAM, 0.5), 3.6)
    p.path("M60 76 L54 98 L66 90 L78 98 L72 76 Z", CLOTH, INK, 2)
    p.oval(66, 72, 13, 13, CLOTH, INK, LINE)


@drawing
def message(p: Pen) -> None:
    p.box(8, 24, 84, 56, CREAM, INK, LINE, 4)
    p.path("M10 27 L50 58 L90 27", None, INK, LINE)
    p.path("M10 78 L40 51 M90 78 L60 51", None, mix(INK, CREAM, 0.45), 2.6)
    p.oval(50, 56, 11, 11, CLOTH, INK, LINE * 0.8)


def crate(p: Pen, x: float, y: float, size: float) -> None:
    p.box(x, y, size, size, TIMBER_END, INK, LINE, 2)
    p.line([(x + 4, y + 4), (x + size - 4, y + size - 4)], TIMBER, 4)
    p.line([(x + size - 4, y + 4), (x + 4, y + size - 4)], TIMBER, 4)
    p.box(x, y, size, size, None, INK, LINE, 2)


@drawing
def large_order(p: Pen) -> None:
    for x, y in ((8, 52), (52, 52), (30, 10)):
        crate(p, x, y, 40)


@drawing
def small_order(p: Pen) -> None:
    crate(p, 22, 24, 56)
