"""Icons shared by several games, drawn as paths in a box of 100 × 100. No publisher's artwork is used."""

from render.canvas import Pen
from render.drawings import Drawings, inset
from render.palette import CREAM, GOLD, INK, Colour, mix

LINE = 3.6
TIMBER: Colour = (168, 112, 60)
TIMBER_END: Colour = (222, 178, 122)
CLAY: Colour = (190, 88, 58)
CLAY_LIGHT: Colour = (216, 124, 88)
STONE: Colour = (226, 228, 230)
STONE_SHADE: Colour = (182, 188, 196)
CLOTH: Colour = (170, 48, 60)
CLOTH_LIGHT: Colour = (204, 88, 92)
SKY: Colour = (72, 122, 138)
SAIL: Colour = (250, 240, 214)
ROOF: Colour = (184, 84, 54)
WALL: Colour = (244, 228, 194)
LEAF: Colour = (104, 128, 66)
IRON: Colour = (122, 124, 130)

drawing = Drawings()
names, icon = drawing.names, drawing.icon


# ---------------------------------------------------------------- materials


@drawing
def wood(p: Pen) -> None:
    for x, y in ((32, 68), (70, 68), (51, 36)):
        p.oval(x, y, 18, 18, TIMBER_END, INK, LINE)
        p.oval(x, y, 11, 11, None, TIMBER, 2.4)
        p.oval(x, y, 5, 5, None, TIMBER, 2.4)


@drawing
def brick(p: Pen) -> None:
    for x, y, w in ((8, 60, 40), (52, 60, 40), (30, 36, 40)):
        p.path(f"M{x} {y} L{x + 8} {y - 8} H{x + w + 4} L{x + w - 2} {y} Z", CLAY_LIGHT, INK, LINE * 0.8)
        p.box(x, y, w, 18, CLAY, INK, LINE, 2)
        p.line([(x + 8, y + 9), (x + w - 8, y + 9)], mix(CLAY, INK, 0.25), 2)


@drawing
def marble(p: Pen) -> None:
    p.path("M14 44 L34 26 H88 L68 44 Z", (246, 247, 248), INK, LINE)
    p.path("M68 44 L88 26 V60 L68 80 Z", STONE_SHADE, INK, LINE)
    p.box(14, 44, 54, 36, STONE, INK, LINE)
    p.path("M20 54 C30 50 34 66 46 60 C54 56 56 68 64 66", None, (150, 158, 170), 2.6)
    p.path("M22 72 C30 66 36 76 44 72", None, (150, 158, 170), 2.2)


# ---------------------------------------------------------------- actions


@drawing
def ship(p: Pen) -> None:
    p.line([(50, 10), (50, 66)], INK, 5)
    p.path("M54 14 C76 20 80 40 78 54 C70 50 62 50 54 54 Z", SAIL, INK, LINE)
    p.path("M46 18 C28 24 22 42 22 56 C30 50 38 50 46 54 Z", SAIL, INK, LINE)
    p.path("M58 26 C66 28 70 36 70 44", None, CLOTH, 4)
    p.path("M50 6 L66 10 L50 16 Z", CLOTH, INK, 2.4)
    p.path(
        "M8 60 C16 64 20 66 28 66 H76 C82 66 88 62 94 56 C92 76 84 86 70 86 H30 C18 86 10 76 8 60 Z", TIMBER, INK, LINE
    )
    p.line([(18, 75), (84, 75)], mix(TIMBER, INK, 0.4), 2.6)
    p.path("M2 92 C12 84 20 84 28 90 C36 96 44 84 52 90 C60 96 68 84 76 90 C84 96 90 90 98 88", None, SKY, 5)


# ---------------------------------------------------------------- pieces and places


@drawing
def house(p: Pen) -> None:
    p.path("M22 46 V86 H78 V46 Z", WALL, INK, LINE)
    p.path("M12 48 L50 14 L88 48 Z", ROOF, INK, LINE)
    p.path("M42 86 V66 C42 56 58 56 58 66 V86 Z", TIMBER, INK, LINE * 0.8)
    p.box(27, 56, 10, 12, SKY, INK, 2.4)
    p.box(63, 56, 10, 12, SKY, INK, 2.4)


@drawing
def workshop(p: Pen) -> None:
    p.path("M14 42 V86 H86 V42 Z", WALL, INK, LINE)
    p.path("M8 44 L18 22 H82 L92 44 Z", ROOF, INK, LINE)
    p.path("M24 86 V58 H58 V86 Z", mix(INK, TIMBER, 0.5), INK, LINE * 0.8)
    p.path("M30 62 H52 V82 H30 Z", CLOTH)
    p.line([(36, 62), (36, 82)], CLOTH_LIGHT, 2.4)
    p.line([(46, 62), (46, 82)], CLOTH_LIGHT, 2.4)
    p.box(66, 56, 14, 16, SKY, INK, 2.4)


@drawing
def cube(p: Pen) -> None:
    p.path("M20 38 L50 24 L80 38 L50 52 Z", (226, 200, 150), INK, LINE)
    p.path("M20 38 L50 52 V86 L20 70 Z", (196, 164, 108), INK, LINE)
    p.path("M80 38 L50 52 V86 L80 70 Z", (168, 134, 82), INK, LINE)


@drawing
def card(p: Pen) -> None:
    p.box(34, 16, 46, 66, mix(CREAM, INK, 0.12), INK, LINE, 6)
    p.box(22, 20, 46, 66, CREAM, INK, LINE, 6)
    p.path("M45 36 L56 53 L45 70 L34 53 Z", CLOTH)


@drawing
def deck(p: Pen) -> None:
    for step in (12, 6, 0):
        p.box(20 + step, 20 - step + 6, 50, 68, (118, 52, 44), INK, LINE, 6)
    p.path("M45 42 L56 60 L45 78 L34 60 Z", GOLD)


@drawing
def discard(p: Pen) -> None:
    p.box(34, 22, 46, 64, mix(CREAM, INK, 0.2), INK, LINE, 6)
    p.box(20, 14, 46, 64, CREAM, INK, LINE, 6)
    p.path("M30 34 H56 M30 46 H56 M30 58 H46", None, (180, 150, 110), 4)


@drawing
def laurel(p: Pen) -> None:
    for side in (-1, 1):
        p.path(f"M50 84 C{50 + side * 30} 80 {50 + side * 36} 50 {50 + side * 24} 24", None, LEAF, 4)
        for y, reach in ((72, 24), (58, 31), (44, 31), (30, 26)):
            _leaf(p, 50 + side * reach, y, side, LEAF)
            _leaf(p, 50 + side * reach, y, -side, mix(LEAF, CREAM, 0.25))


def _leaf(p: Pen, x: float, y: float, side: int, colour: Colour) -> None:
    out, back = f"C{x + side * 12} {y - 2} {x + side * 12} {y - 14} {x + side * 5} {y - 18}", x - side * 3
    p.path(f"M{x} {y} {out} C{back} {y - 12} {back} {y - 4} {x} {y} Z", colour)


@drawing
def crown(p: Pen) -> None:
    p.path("M14 78 L8 34 L30 54 L50 20 L70 54 L92 34 L86 78 Z", GOLD, INK, LINE)
    for x, y in ((8, 32), (50, 17), (92, 32)):
        p.oval(x, y, 6, 6, GOLD, INK, LINE * 0.7)
    p.line([(20, 70), (80, 70)], mix(GOLD, INK, 0.4), 3)


@drawing
def lily(p: Pen) -> None:
    """Florence's lily in red."""
    red = (178, 52, 44)
    p.path("M50 4 C62 18 66 32 50 60 C34 32 38 18 50 4 Z", red)
    p.path("M46 62 C36 66 18 60 12 44 C8 32 18 24 26 28 C34 32 30 42 24 42 C30 50 40 46 46 58 Z", red)
    p.path("M54 62 C64 66 82 60 88 44 C92 32 82 24 74 28 C66 32 70 42 76 42 C70 50 60 46 54 58 Z", red)
    p.path("M36 62 H64 V69 H36 Z", red)
    p.path("M50 69 C56 80 56 88 50 96 C44 88 44 80 50 69 Z", red)
    p.path("M46 70 C42 80 34 84 28 82 C34 80 40 76 42 69 Z", red)
    p.path("M54 70 C58 80 66 84 72 82 C66 80 60 76 58 69 Z", red)


@drawing
def arrow(p: Pen) -> None:
    p.path("M12 42 H58 V22 L92 50 L58 78 V58 H12 Z", GOLD, INK, LINE)


@drawing
def token(p: Pen) -> None:
    """The active player's token: a gold florin with the lily."""
    p.oval(50, 50, 44, 44, (236, 190, 84), INK, LINE)
    p.oval(50, 50, 35, 35, None, mix(GOLD, INK, 0.2), 2.6)
    inset(p, lily, 23, 23, 54)
