"""Our own icons, drawn as paths in a box of 100 × 100. No picture of any publisher is used."""

from collections.abc import Callable

from render.canvas import Pen, Sprite
from render.drawings import Drawings, arms, inset
from render.palette import CREAM, GOLD, INK, Colour, mix
from render.sprite_cache import kept

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
names = drawing.names


@kept
def icon(name: str, size: int) -> Sprite:
    """An icon with its origin in the middle."""
    return drawing.sprite(name, size)


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


@drawing
def transport(p: Pen) -> None:
    p.path("M12 44 C12 22 34 16 46 16 C62 16 76 24 76 44 Z", SAIL, INK, LINE)
    p.path("M30 43 C30 30 34 22 38 17", None, (190, 164, 120), 2.6)
    p.path("M56 43 C58 30 54 22 50 17", None, (190, 164, 120), 2.6)
    p.path("M8 44 H80 L76 62 H12 Z", TIMBER, INK, LINE)
    p.line([(78, 58), (96, 50)], INK, 5)
    for x in (26, 64):
        p.oval(x, 72, 16, 16, TIMBER_END, INK, LINE * 1.2)
        p.line([(x - 11, 72), (x + 11, 72)], INK, 2.6)
        p.line([(x, 61), (x, 83)], INK, 2.6)
        p.oval(x, 72, 4, 4, INK)


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
    """Florence's lily, in one stroke of red."""
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
