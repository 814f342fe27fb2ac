"""Calimala's own icons, drawn as paths in a box of 100 × 100: actions, buildings of Florence, city arms."""

from collections.abc import Callable

from render import icons as shared
from render.canvas import Pen
from render.drawings import Drawings, arms, inset, wheels
from render.icons import (
    CLAY,
    CLOTH,
    CLOTH_LIGHT,
    IRON,
    LINE,
    ROOF,
    SAIL,
    SKY,
    STONE,
    STONE_SHADE,
    TIMBER,
    TIMBER_END,
    WALL,
    brick,
    marble,
    wood,
)
from render.palette import CREAM, INK, Colour, mix

drawing = Drawings(shared.drawing)
names, icon = drawing.names, drawing.icon


# ---------------------------------------------------------------- actions


@drawing
def build(p: Pen) -> None:
    p.path("M30 88 L24 80 L60 38 L68 46 Z", TIMBER, INK, LINE)
    p.path("M42 28 C52 14 68 14 78 22 L88 34 L80 42 L72 36 L66 48 L50 36 Z", IRON, INK, LINE)
    p.path("M16 22 H40 V36 H16 Z", CLAY, INK, LINE)
    p.path("M62 66 H88 V80 H62 Z", CLAY, INK, LINE)


@drawing
def artwork(p: Pen) -> None:
    p.box(28, 78, 44, 12, STONE_SHADE, INK, LINE, 2)
    p.box(36, 68, 28, 10, STONE, INK, LINE)
    p.path("M22 68 C24 52 36 50 42 48 V42 H58 V48 C64 50 76 52 78 68 Z", STONE, INK, LINE)
    p.path("M50 10 C34 10 32 24 34 32 C35 42 42 48 50 48 C58 48 65 42 66 32 C68 24 66 10 50 10 Z", STONE, INK, LINE)
    p.path("M33 28 C30 14 44 6 54 8 C68 10 70 22 67 30 C62 24 60 20 52 20 C44 20 38 22 33 28 Z", STONE_SHADE, INK, LINE)
    p.line([(50, 27), (49, 35)], SOFT, 2.4)
    p.line([(45, 41), (55, 41)], SOFT, 2.4)


SOFT: Colour = (120, 122, 130)


@drawing
def weave(p: Pen) -> None:
    p.box(14, 12, 72, 76, TIMBER, INK, LINE, 4)
    p.box(24, 22, 52, 56, SAIL, INK, LINE * 0.8)
    for x in range(30, 76, 8):
        p.line([(x, 23), (x, 50)], (190, 164, 120), 2.2)
    p.path("M25 50 H75 V77 H25 Z", CLOTH)
    for y in (57, 64, 71):
        p.line([(26, y), (74, y)], CLOTH_LIGHT, 2.6)
    p.path("M20 47 C36 38 64 38 84 47 C64 56 36 56 20 47 Z", (214, 170, 98), INK, LINE * 0.8)
    p.oval(52, 47, 9, 3, mix(TIMBER, INK, 0.3))


@drawing
def transport(p: Pen) -> None:
    p.path("M12 44 C12 22 34 16 46 16 C62 16 76 24 76 44 Z", SAIL, INK, LINE)
    p.path("M30 43 C30 30 34 22 38 17", None, (190, 164, 120), 2.6)
    p.path("M56 43 C58 30 54 22 50 17", None, (190, 164, 120), 2.6)
    p.path("M8 44 H80 L76 62 H12 Z", TIMBER, INK, LINE)
    p.line([(78, 58), (96, 50)], INK, 5)
    wheels(p, (26, 64), 72, TIMBER_END, LINE * 1.2, 2.6)


@drawing
def contribute(p: Pen) -> None:
    p.path("M28 44 V20 L50 6 L72 20 V44 Z", WALL, INK, LINE)
    p.path("M24 22 L50 4 L76 22 L71 26 L50 11 L29 26 Z", ROOF, INK, 2.6)
    p.path("M44 44 V32 C44 26 56 26 56 32 V44 Z", mix(INK, WALL, 0.2))
    palm = "M6 66 L20 58 C30 56 36 62 46 62 H58 C66 62 66 72 58 72 H46"
    fingers = "C60 74 66 70 80 60 C88 56 94 64 86 70 L64 86 C58 90 46 90 36 88 L6 88 Z"
    p.path(f"{palm} {fingers}", (236, 196, 152), INK, LINE)
    p.path("M2 62 H14 V92 H2 Z", CLOTH, INK, LINE)
    p.box(42, 46, 16, 13, CLAY, INK, LINE * 0.8, 1)


# ---------------------------------------------------------------- the buildings


@drawing
def santa_maria_del_fiore(p: Pen) -> None:
    p.path("M10 90 V56 H62 V90 Z", WALL, INK, LINE)
    p.path("M8 57 L36 44 L64 57 Z", ROOF, INK, LINE * 0.8)
    p.box(34, 38, 52, 14, WALL, INK, LINE)
    p.path("M34 38 C34 16 48 8 60 6 C72 8 86 16 86 38 Z", ROOF, INK, LINE)
    for x in (47, 60, 73):
        p.path(f"M{x} 37 C{x} 24 {60 + (x - 60) * 0.4} 14 60 8", None, WALL, 2.4)
    p.path("M55 8 V1 H65 V8 Z", WALL, INK, 2.4)
    p.path("M58 90 V52 H92 V90 Z", WALL, INK, LINE)
    p.path("M70 90 V74 C70 66 80 66 80 74 V90 Z", mix(INK, WALL, 0.2))
    for x in (17, 33, 49):
        p.path(f"M{x - 4} 84 V72 C{x - 4} 66 {x + 4} 66 {x + 4} 72 V84 Z", mix(INK, WALL, 0.3))


@drawing
def san_miniato(p: Pen) -> None:
    p.path("M8 90 V52 L30 44 V90 Z", WALL, INK, LINE)
    p.path("M92 90 V52 L70 44 V90 Z", WALL, INK, LINE)
    p.path("M28 90 V30 H72 V90 Z", WALL, INK, LINE)
    p.path("M24 31 L50 10 L76 31 Z", ROOF, INK, LINE)
    p.line([(50, 2), (50, 12)], INK, 3)
    p.line([(46, 5), (54, 5)], INK, 3)
    p.box(43, 38, 14, 14, (236, 190, 84), INK, 2.4)
    p.line([(29, 60), (71, 60)], INK, 2.4)
    for x in (37, 50, 63):
        p.path(f"M{x - 5} 90 V72 C{x - 5} 64 {x + 5} 64 {x + 5} 72 V90 Z", mix((70, 100, 84), INK, 0.2))
    for x in (18, 82):
        p.path(f"M{x - 5} 90 V72 C{x - 5} 64 {x + 5} 64 {x + 5} 72 V90 Z", mix((70, 100, 84), INK, 0.2))


@drawing
def santa_croce(p: Pen) -> None:
    p.path("M10 90 V58 L20 44 L30 58 V90 Z", WALL, INK, LINE)
    p.path("M90 90 V58 L80 44 L70 58 V90 Z", WALL, INK, LINE)
    p.path("M30 90 V42 L50 16 L70 42 V90 Z", WALL, INK, LINE)
    p.path("M27 44 L50 13 L73 44 L69 47 L50 21 L31 47 Z", (150, 104, 92), INK, 2.4)
    p.line([(50, 2), (50, 14)], INK, 3.4)
    p.line([(45, 6), (55, 6)], INK, 3.4)
    p.oval(50, 48, 9, 9, SKY, INK, 2.8)
    p.path("M44 90 V74 C44 64 56 64 56 74 V90 Z", mix(INK, WALL, 0.2))
    for x in (20, 80):
        p.path(f"M{x - 4} 90 V76 C{x - 4} 69 {x + 4} 69 {x + 4} 76 V90 Z", mix(INK, WALL, 0.3))


@drawing
def palazzo_vecchio(p: Pen) -> None:
    p.path("M12 90 V46 H88 V90 Z", (214, 184, 136), INK, LINE)
    p.path(
        "M8 46 V34 H16 V40 H24 V34 H32 V40 H40 V34 H60 V40 H68 V34 H76 V40 H84 V34 H92 V46 Z",
        (214, 184, 136),
        INK,
        LINE,
    )
    p.path("M42 40 V16 H58 V40 Z", (214, 184, 136), INK, LINE)
    p.path("M38 16 V8 H43 V12 H48 V8 H52 V12 H57 V8 H62 V16 Z", (214, 184, 136), INK, 2.6)
    p.path("M44 90 V74 C44 66 56 66 56 74 V90 Z", mix(INK, WALL, 0.2))
    for x in (22, 34, 66, 78):
        p.path(f"M{x - 4} 66 V58 C{x - 4} 53 {x + 4} 53 {x + 4} 58 V66 Z", mix(INK, WALL, 0.3))
    p.oval(50, 27, 4, 4, CREAM, INK, 2)


def _gift(p: Pen, material: Callable[[Pen], None]) -> None:
    inset(p, santa_croce, 0, 0, 72)
    inset(p, material, 36, 38, 64)


@drawing
def contribution_wood(p: Pen) -> None:
    _gift(p, wood)


@drawing
def contribution_brick(p: Pen) -> None:
    _gift(p, brick)


@drawing
def contribution_marble(p: Pen) -> None:
    _gift(p, marble)


# ---------------------------------------------------------------- the arms of the cities

RED: Colour = (186, 44, 40)
BLUE: Colour = (44, 84, 150)
OR: Colour = (232, 180, 62)
ARGENT: Colour = (248, 244, 234)
SABLE: Colour = (52, 46, 46)


@drawing
def barcelona(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.box(50, 0, 50, 50, OR)
        q.box(0, 50, 50, 50, OR)
        for x in (57, 71, 85):
            q.box(x, 0, 6, 50, RED)
        for x in (15, 29, 42):
            q.box(x, 50, 6, 50, RED)
        for x, y in ((28, 0), (66, 50)):
            q.box(x, y, 9, 50, RED)
            q.box(x - 18, y + 22, 45, 9, RED)

    arms(p, ARGENT, LINE * 1.15, blazon)


@drawing
def lisbon(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M50 20 V56", None, SABLE, 5)
        q.path("M54 24 C70 30 72 44 70 52 H54 Z", ARGENT, SABLE, 3)
        q.path("M24 58 H76 C74 70 68 74 60 74 H40 C32 74 26 70 24 58 Z", SABLE)
        q.path("M10 84 C22 76 30 76 38 82 C46 88 54 78 62 82 C70 86 80 80 92 80 V100 H10 Z", (92, 150, 120))
        q.oval(30, 54, 6, 4, SABLE)
        q.oval(72, 54, 6, 4, SABLE)

    arms(p, OR, LINE * 1.15, blazon)


@drawing
def london(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.box(42, 0, 16, 100, RED)
        q.box(0, 38, 100, 16, RED)
        q.path("M28 14 L32 14 L32 32 L26 32 L26 28 Z", RED)

    arms(p, ARGENT, LINE * 1.15, blazon)


@drawing
def troyes(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M0 4 L20 0 L100 78 L100 100 L92 100 Z", ARGENT)
        q.path("M4 8 L14 6 L96 88 L92 96 Z", OR)
        for x, y in ((70, 24), (30, 66)):
            q.shape([(x, y - 11), (x + 6, y), (x, y + 11), (x - 6, y)], OR)

    arms(p, BLUE, LINE * 1.15, blazon)


@drawing
def bruges(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        for y in (20, 44, 68):
            q.box(0, y, 100, 12, RED)
        q.path(
            "M36 74 L40 54 L34 44 L40 26 L52 22 L62 30 L58 40 L66 46 L60 52 L64 74 L56 74 L52 60 L46 74 Z", BLUE, INK, 2
        )

    arms(p, ARGENT, LINE * 1.15, blazon)


@drawing
def hamburg(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M24 70 V42 H32 V48 H38 V34 H44 V40 H56 V34 H62 V48 H68 V42 H76 V70 Z", ARGENT, INK, 2)
        q.path("M44 70 V60 C44 53 56 53 56 60 V70 Z", SABLE)
        q.path("M44 34 V24 L50 18 L56 24 V34 Z", ARGENT, INK, 2)

    arms(p, RED, LINE * 1.15, blazon)
