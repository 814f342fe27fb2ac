"""Burgundy's own icons, drawn as paths in a box of 100 × 100."""

from render.canvas import Pen
from render.drawings import Drawings, inset
from render.icons import CLAY, CLOTH, CLOTH_LIGHT, LINE, ROOF, SAIL, SKY, STONE, STONE_SHADE, TIMBER, TIMBER_END, WALL
from render.palette import CREAM, GOLD, INK, Colour, mix

SLATE: Colour = (92, 108, 130)
MOSS: Colour = (112, 138, 82)
COPPER: Colour = (104, 152, 140)
SILVER: Colour = (214, 218, 224)
SILVER_SHADE: Colour = (158, 166, 178)
SKIN: Colour = (238, 200, 158)
PIG: Colour = (240, 170, 164)
PIG_DARK: Colour = (216, 132, 130)
HIDE: Colour = (158, 100, 60)
HORN: Colour = (240, 226, 196)
COMB: Colour = (198, 48, 40)
BEAK: Colour = (240, 176, 50)
DARK: Colour = mix(INK, WALL, 0.18)

drawing = Drawings()
names, icon = drawing.names, drawing.icon


# ---------------------------------------------------------------- castle, mine, ship


@drawing
def castle(p: Pen) -> None:
    for x in (6, 72):
        p.path(f"M{x} 92 V40 H{x + 22} V92 Z", STONE, INK, LINE)
        p.path(f"M{x - 4} 42 L{x + 11} 10 L{x + 26} 42 Z", SLATE, INK, LINE)
        p.box(x + 8, 52, 6, 13, DARK, None, radius=3)
    p.path("M26 92 V56 H32 V62 H41 V56 H46 H54 H59 V62 H68 V56 H74 V92 Z", STONE_SHADE, INK, LINE)
    p.path("M36 58 V30 H42 V36 H47 V30 H53 V36 H58 V30 H64 V58 Z", STONE, INK, LINE)
    p.path("M50 30 V8", None, INK, 3.4)
    p.path("M51 8 L70 14 L51 21 Z", CLOTH, INK, 2.4)
    p.path("M39 92 V78 C39 64 61 64 61 78 V92 Z", TIMBER, INK, LINE)
    p.line([(50, 69), (50, 91)], mix(TIMBER, INK, 0.5), 2.6)


@drawing
def mine(p: Pen) -> None:
    p.path("M2 90 L22 44 L36 54 L54 12 L74 46 L84 38 L98 90 Z", (128, 130, 138), INK, LINE)
    p.path("M54 12 L64 29 L56 36 L50 28 L45 34 Z", (240, 242, 244), INK, 2.2)
    p.path("M28 90 V62 C28 46 72 46 72 62 V90 Z", (46, 40, 42), INK, LINE)
    p.path("M24 90 V60 H32 V90 Z", TIMBER, INK, 2.6)
    p.path("M68 90 V60 H76 V90 Z", TIMBER, INK, 2.6)
    p.path("M20 62 V53 H80 V62 Z", TIMBER_END, INK, 2.6)
    p.path("M36 74 H64 L60 88 H40 Z", mix(TIMBER, INK, 0.25), CREAM, 2)
    for x, y in ((43, 71), (51, 68), (58, 72)):
        p.shape([(x, y - 8), (x + 7, y), (x, y + 6), (x - 7, y)], SILVER, INK, 2)


@drawing
def ship(p: Pen) -> None:
    p.line([(48, 6), (48, 66)], INK, 5)
    p.path("M52 10 C78 14 84 38 80 56 C70 52 62 52 52 56 Z", SAIL, INK, LINE)
    p.path("M44 16 C26 22 20 42 20 58 C28 52 36 52 44 56 Z", SAIL, INK, LINE)
    p.path("M60 20 C70 24 74 34 73 46", None, CLOTH, 5)
    p.path("M48 2 L66 7 L48 14 Z", CLOTH, INK, 2.4)
    p.path(
        "M6 60 C14 65 20 67 28 67 H74 C82 67 88 63 96 56 C94 78 86 90 70 90 H30 C16 90 8 78 6 60 Z", TIMBER, INK, LINE
    )
    p.line([(16, 76), (86, 76)], mix(TIMBER, INK, 0.4), 3)
    p.path("M4 96 C14 88 22 88 30 94 C38 99 46 88 54 94 C62 99 70 88 78 94 C86 98 92 94 98 92", None, CREAM, 5)


# ---------------------------------------------------------------- the eight buildings


@drawing
def warehouse(p: Pen) -> None:
    p.path("M12 88 V46 H88 V88 Z", (196, 116, 70), INK, LINE)
    p.path("M4 48 L18 24 L50 8 L82 24 L96 48 Z", (120, 74, 52), INK, LINE)
    p.box(42, 20, 16, 14, DARK, INK, 2.4, 2)
    p.path("M30 88 V54 H70 V88 Z", TIMBER_END, INK, LINE)
    p.line([(50, 54), (50, 88)], INK, 3)
    for x in (31, 51):
        p.line([(x + 1, 55), (x + 17, 87)], mix(TIMBER, INK, 0.2), 3)
        p.line([(x + 17, 55), (x + 1, 87)], mix(TIMBER, INK, 0.2), 3)
    p.box(4, 66, 24, 26, TIMBER, INK, LINE, 2)
    p.line([(5, 67), (27, 91)], INK, 2.4)
    p.line([(27, 67), (5, 91)], INK, 2.4)
    p.path("M74 66 H94 C98 74 98 84 94 92 H74 C70 84 70 74 74 66 Z", TIMBER, INK, LINE)
    p.line([(72, 73), (96, 73)], INK, 2.4)
    p.line([(72, 85), (96, 85)], INK, 2.4)


@drawing
def carpenters_workshop(p: Pen) -> None:
    p.path("M18 60 V40 H82 V60 Z", WALL, INK, LINE)
    p.path("M8 42 L24 12 H76 L92 42 Z", MOSS, INK, LINE)
    p.path("M46 60 V46 H60 V60 Z", DARK)
    p.path("M2 58 L74 62 L70 84 L2 66 Z", SILVER, INK, LINE)
    teeth = " ".join(f"L{x} {y + 8} L{x + 5} {y + 1}" for x, y in [(8 + n * 8.6, 68.5 + n * 2.1) for n in range(7)])
    p.path(f"M4 67 {teeth} L70 84 Z", SILVER, INK, 2.4)
    p.path("M70 58 L92 54 C100 62 100 82 92 94 L72 90 Z", TIMBER, INK, LINE)
    p.path("M79 68 L88 66 C91 72 91 78 88 84 L79 82 Z", CREAM, INK, 2.8)


@drawing
def church(p: Pen) -> None:
    p.path("M8 90 V58 H60 V90 Z", WALL, INK, LINE)
    p.path("M2 60 L16 36 H60 V60 Z", ROOF, INK, LINE)
    p.path("M54 90 V40 H88 V90 Z", WALL, INK, LINE)
    p.path("M50 42 L71 10 L92 42 Z", SLATE, INK, LINE)
    p.line([(71, 0), (71, 14)], INK, 4)
    p.line([(65, 5), (77, 5)], INK, 4)
    p.oval(71, 53, 7, 7, SKY, INK, 2.8)
    p.path("M63 90 V76 C63 66 79 66 79 76 V90 Z", TIMBER, INK, 3)
    for x in (20, 38):
        p.path(f"M{x - 5} 82 V72 C{x - 5} 64 {x + 5} 64 {x + 5} 72 V82 Z", SKY, INK, 2.4)


@drawing
def market(p: Pen) -> None:
    for x in (12, 84):
        p.path(f"M{x} 92 V40 H{x + 5} V92 Z", TIMBER, INK, 2.4)
    p.path("M10 62 H90 V90 H10 Z", TIMBER_END, INK, LINE)
    p.line([(10, 77), (90, 77)], mix(TIMBER, INK, 0.2), 2.6)
    for x, colour in ((22, COMB), (34, BEAK), (46, MOSS), (58, COMB), (70, BEAK), (81, MOSS)):
        p.oval(x, 60, 7, 7, colour, INK, 2.2)
    edges = [6, 20.7, 35.3, 50, 64.7, 79.3, 94]
    tops = [16, 27.3, 38.7, 50, 61.3, 72.7, 84]
    for n in range(6):
        fill = CLOTH if n % 2 == 0 else CREAM
        a, b, c, d = tops[n], tops[n + 1], edges[n + 1], edges[n]
        p.path(f"M{a} 10 L{b} 10 L{c} 38 C{c - 2} 50 {d + 2} 50 {d} 38 Z", fill, INK, 2.6)
    p.line([(16, 10), (84, 10)], INK, 4.4)


@drawing
def boarding_house(p: Pen) -> None:
    p.path("M14 92 V46 H86 V92 Z", WALL, INK, LINE)
    p.path("M70 34 V12 H82 V40 Z", CLAY, INK, 2.8)
    p.path("M4 50 L50 6 L96 50 L88 56 L50 22 L12 56 Z", CLOTH, INK, LINE)
    p.path("M26 46 L50 23 L74 46 Z", WALL)
    p.oval(50, 38, 6, 6, SKY, INK, 2.4)
    p.path("M22 88 V58", None, INK, 5)
    p.path("M79 88 V70", None, INK, 5)
    p.path("M22 72 H80 V82 H22 Z", TIMBER, INK, 3)
    p.path("M40 72 C44 60 74 60 79 66 V74 H38 Z", SLATE, INK, 3)
    p.path("M25 72 C24 60 40 60 40 72 Z", CREAM, INK, 2.8)


@drawing
def bank(p: Pen) -> None:
    p.path("M4 34 L50 6 L96 34 Z", STONE, INK, LINE)
    p.path("M8 34 H92 V44 H8 Z", STONE_SHADE, INK, LINE)
    for x in (13, 33, 57, 77):
        p.path(f"M{x} 44 H{x + 11} V80 H{x} Z", STONE, INK, 3)
    p.path("M4 80 H96 V92 H4 Z", STONE_SHADE, INK, LINE)
    p.oval(50, 62, 20, 20, BEAK, INK, LINE)
    p.oval(50, 62, 13.5, 13.5, None, mix(GOLD, INK, 0.15), 3)
    p.shape([(50, 54), (56, 62), (50, 70), (44, 62)], mix(GOLD, INK, 0.15))


@drawing
def city_hall(p: Pen) -> None:
    p.path("M6 92 V54 H94 V92 Z", (226, 176, 122), INK, LINE)
    p.path("M2 56 L12 40 H88 L98 56 Z", ROOF, INK, LINE)
    p.path("M35 92 V30 H65 V92 Z", (238, 200, 150), INK, LINE)
    p.path("M31 32 L50 8 L69 32 Z", COPPER, INK, LINE)
    p.line([(50, 10), (50, 0)], INK, 3)
    p.path("M51 0 L64 3 L51 8 Z", CLOTH, INK, 1.8)
    p.oval(50, 45, 11, 11, CREAM, INK, 3)
    p.line([(50, 45), (50, 38)], INK, 2.6)
    p.line([(50, 45), (55, 47)], INK, 2.6)
    p.path("M42 92 V76 C42 66 58 66 58 76 V92 Z", TIMBER, INK, 3)
    for x in (15, 26, 74, 85):
        p.path(f"M{x - 4} 82 V70 C{x - 4} 64 {x + 4} 64 {x + 4} 70 V82 Z", SKY, INK, 2.2)


@drawing
def watchtower(p: Pen) -> None:
    p.path("M30 94 L34 42 H66 L70 94 Z", STONE, INK, LINE)
    p.path("M24 44 V22 H34 V30 H44 V22 H56 V30 H66 V22 H76 V44 L68 50 H32 Z", STONE_SHADE, INK, LINE)
    p.line([(50, 24), (50, 2)], INK, 3.4)
    p.path("M51 2 L78 9 L51 18 Z", CLOTH, INK, 2.6)
    p.box(46.5, 55, 7, 15, DARK, None, radius=3.5)
    p.path("M42 94 V84 C42 76 58 76 58 84 V94 Z", TIMBER, INK, 3)
    for x, y in ((38, 62), (58, 76), (37, 80), (59, 54)):
        p.line([(x, y), (x + 6, y)], SILVER_SHADE, 2.6)


# ---------------------------------------------------------------- the four animals


@drawing
def cow(p: Pen) -> None:
    p.path("M26 28 C14 26 8 18 12 8 C18 16 26 16 34 20 Z", HORN, INK, 3)
    p.path("M74 28 C86 26 92 18 88 8 C82 16 74 16 66 20 Z", HORN, INK, 3)
    p.path("M24 34 C12 30 4 36 4 44 C14 50 22 46 28 42 Z", HIDE, INK, LINE)
    p.path("M76 34 C88 30 96 36 96 44 C86 50 78 46 72 42 Z", HIDE, INK, LINE)
    p.path("M26 28 C34 14 66 14 74 28 C80 44 72 60 70 72 H30 C28 60 20 44 26 28 Z", HIDE, INK, LINE)
    p.path("M44 19 H56 C60 34 58 48 56 60 H44 C42 48 40 34 44 19 Z", CREAM)
    p.path(
        "M50 58 C72 58 78 68 76 80 C74 92 62 95 50 95 C38 95 26 92 24 80 C22 68 28 58 50 58 Z",
        (244, 206, 184),
        INK,
        LINE,
    )
    for x in (38, 62):
        p.oval(x, 77, 4.6, 5.4, mix(INK, CLAY, 0.3))
        p.oval(x + (-3 if x < 50 else 3), 42, 5, 6, INK)


@drawing
def sheep(p: Pen) -> None:
    wool = (
        (50, 22),
        (32, 26),
        (68, 26),
        (20, 40),
        (80, 40),
        (18, 58),
        (82, 58),
        (26, 74),
        (74, 74),
        (40, 84),
        (60, 84),
    )
    for x, y in wool:
        p.oval(x, y, 17, 17, None, INK, LINE + 2.6)
    for x, y in wool:
        p.oval(x, y, 15.6, 15.6, (250, 247, 238))
    p.oval(50, 52, 30, 32, (250, 247, 238))
    p.path("M32 44 C20 38 10 42 8 52 C18 58 28 54 34 50 Z", (92, 80, 78), INK, 3)
    p.path("M68 44 C80 38 90 42 92 52 C82 58 72 54 66 50 Z", (92, 80, 78), INK, 3)
    p.path(
        "M50 34 C66 34 70 46 68 58 C66 76 58 86 50 86 C42 86 34 76 32 58 C30 46 34 34 50 34 Z", (92, 80, 78), INK, LINE
    )
    for x in (38, 50, 62):
        p.oval(x, 33, 10, 9, (250, 247, 238))
    for x in (42, 58):
        p.oval(x, 55, 5, 5.6, CREAM)
        p.oval(x, 56, 2.8, 3.4, INK)
    p.path("M45 74 L50 79 L55 74", None, CREAM, 3)


@drawing
def pig(p: Pen) -> None:
    p.path("M22 36 C12 24 12 12 18 6 C30 8 40 16 42 24 Z", PIG_DARK, INK, LINE)
    p.path("M78 36 C88 24 88 12 82 6 C70 8 60 16 58 24 Z", PIG_DARK, INK, LINE)
    p.oval(50, 56, 40, 38, PIG, INK, LINE)
    p.oval(50, 66, 20, 15, PIG_DARK, INK, LINE)
    for x in (43, 57):
        p.oval(x, 66, 3.6, 6, mix(INK, CLAY, 0.3))
    for x in (30, 70):
        p.oval(x, 44, 5, 6, INK)


@drawing
def chicken(p: Pen) -> None:
    p.path("M40 84 V96 M34 96 H46", None, mix(BEAK, INK, 0.25), 4.4)
    p.path("M58 84 V96 M52 96 H64", None, mix(BEAK, INK, 0.25), 4.4)
    p.path("M18 22 C14 8 30 4 32 12 C38 2 50 8 44 18 C40 26 24 30 18 22 Z", COMB, INK, 3)
    p.path(
        "M16 38 C14 22 30 14 42 22 C52 30 50 42 58 48 C70 50 78 40 80 24 C92 30 98 46 94 62 C90 80 72 88 52 88 "
        "C28 88 18 74 20 56 C18 50 17 44 16 38 Z",
        (252, 246, 230), INK, LINE,
    )  # fmt: skip
    p.path("M18 32 L2 40 L18 46 Z", BEAK, INK, 3)
    p.path("M20 46 C14 52 18 60 24 56 Z", COMB, INK, 2.4)
    p.oval(29, 34, 4.2, 4.2, INK)
    p.path("M44 56 C52 50 72 54 80 60 C74 74 54 78 46 68 Z", (232, 208, 160), INK, 3)


# ---------------------------------------------------------------- counters


@drawing
def silver(p: Pen) -> None:
    p.oval(50, 50, 44, 44, SILVER, INK, LINE)
    p.oval(50, 50, 35, 35, None, SILVER_SHADE, 3.4)
    p.path("M50 24 L59 42 L76 50 L59 58 L50 76 L41 58 L24 50 L41 42 Z", SILVER_SHADE)


@drawing
def worker(p: Pen) -> None:
    p.path("M8 94 C8 68 26 62 40 60 H60 C74 62 92 68 92 94 Z", (120, 86, 132), INK, LINE)
    p.path("M38 60 L50 74 L62 60 Z", CREAM, INK, 2.6)
    p.oval(50, 40, 22, 24, SKIN, INK, LINE)
    p.path("M24 34 C22 10 78 10 76 34 C60 28 40 28 24 34 Z", (190, 148, 74), INK, LINE)
    p.path("M14 38 C30 26 70 26 86 38 C70 34 30 34 14 38 Z", (190, 148, 74), INK, 3)
    for x in (42, 58):
        p.oval(x, 44, 3, 3.6, INK)


@drawing
def crate(p: Pen) -> None:
    """Goods of any kind."""
    p.path("M8 34 L24 18 H92 L76 34 Z", TIMBER_END, INK, LINE)
    p.path("M76 34 L92 18 V72 L76 88 Z", mix(TIMBER, INK, 0.25), INK, LINE)
    p.box(8, 34, 68, 54, TIMBER, INK, LINE)
    p.line([(12, 38), (72, 84)], mix(TIMBER, INK, 0.4), 5)
    p.line([(72, 38), (12, 84)], mix(TIMBER, INK, 0.4), 5)


@drawing
def sold(p: Pen) -> None:
    """Goods turned over, for the pile of goods sold."""
    for x, y in ((12, 44), (22, 30), (32, 16)):
        p.box(x, y, 52, 46, (214, 184, 134), INK, LINE, 7)
    p.oval(58, 39, 14, 14, SILVER, INK, 3)
    p.path("M51 39 L57 45 L66 33", None, INK, 4)


@drawing
def die(p: Pen) -> None:
    p.box(12, 12, 76, 76, CREAM, INK, LINE * 1.2, 18)
    for x, y in ((32, 32), (68, 32), (50, 50), (32, 68), (68, 68)):
        p.oval(x, y, 8, 8, INK)


@drawing
def hexagon(p: Pen) -> None:
    """Any tile."""
    p.path("M50 4 L90 27 V73 L50 96 L10 73 V27 Z", (226, 194, 134), INK, LINE * 1.2)
    p.path("M50 16 L79 33 V67 L50 84 L21 67 V33 Z", None, (168, 130, 72), 3.4)


@drawing
def book(p: Pen) -> None:
    """Knowledge of any kind."""
    p.path(
        "M50 30 C38 20 20 20 8 26 V82 C20 76 38 76 50 86 C62 76 80 76 92 82 V26 C80 20 62 20 50 30 Z", CREAM, INK, LINE
    )
    p.line([(50, 30), (50, 85)], INK, 3.4)
    for y in (40, 52, 64):
        p.path(f"M17 {y - 4} C26 {y - 6} 36 {y - 5} 42 {y}", None, mix(INK, CREAM, 0.35), 3.4)
        p.path(f"M83 {y - 4} C74 {y - 6} 64 {y - 5} 58 {y}", None, mix(INK, CREAM, 0.35), 3.4)


@drawing
def house(p: Pen) -> None:
    """A building of any kind."""
    p.path("M18 90 V46 H82 V90 Z", WALL, INK, LINE)
    p.path("M6 50 L50 10 L94 50 Z", ROOF, INK, LINE)
    p.path("M40 90 V68 C40 58 60 58 60 68 V90 Z", TIMBER, INK, 3)
    p.oval(50, 36, 6, 6, SKY, INK, 2.4)


@drawing
def twins(p: Pen) -> None:
    """The same building twice."""
    inset(p, house, 0, 8, 58)
    inset(p, house, 42, 34, 58)


@drawing
def bonus(p: Pen) -> None:
    """A bonus tile."""
    p.path(
        "M50 2 L62 14 L80 12 L82 30 L97 40 L88 56 L94 73 L77 79 L70 96 L53 89 L36 97 L28 81 L10 76 L15 59 L4 44 L19 33 "
        "L20 15 L38 16 Z",
        (238, 190, 84),
        INK,
        LINE,
    )
    p.oval(50, 50, 25, 25, CREAM, INK, 3)
    p.path("M50 32 L55 45 L69 45 L58 54 L62 68 L50 60 L38 68 L42 54 L31 45 L45 45 Z", CLOTH_LIGHT, INK, 2.4)


@drawing
def hand(p: Pen) -> None:
    """Taking a tile."""
    p.path(
        "M28 96 L26 74 C14 64 10 54 12 48 C16 42 24 46 30 56 V18 C30 8 43 8 43 18 V42 V10 C43 1 56 1 56 10 V42 V14 "
        "C56 5 68 5 68 14 V46 V26 C68 17 80 17 80 26 V64 C80 76 74 80 72 96 Z",
        SKIN, INK, LINE,
    )  # fmt: skip
    for x in (43, 56, 68):
        p.line([(x, 24), (x, 50)], INK, 3)


@drawing
def seal(p: Pen) -> None:
    """A finished region or colour."""
    p.oval(50, 50, 46, 46, (238, 190, 84), INK, 7)
    p.line([(27, 52), (44, 69), (74, 33)], INK, 13)


@drawing
def hourglass(p: Pen) -> None:
    """End of the turn."""
    p.path("M26 14 C26 40 44 42 44 50 C44 58 26 60 26 86 H74 C74 60 56 58 56 50 C56 42 74 40 74 14 Z", SAIL, INK, LINE)
    p.path("M34 30 C40 42 60 42 66 30 C60 40 54 42 50 50 C46 42 40 40 34 30 Z", BEAK)
    p.path("M30 84 C34 68 46 70 50 60 C54 70 66 68 70 84 Z", BEAK)
    p.box(18, 6, 64, 11, TIMBER, INK, LINE, 4)
    p.box(18, 83, 64, 11, TIMBER, INK, LINE, 4)
