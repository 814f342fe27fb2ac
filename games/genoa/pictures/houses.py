"""Genoa's buildings and its market, as icons."""

from games.genoa.pictures.drawing import (
    BEER,
    COIN,
    DARK,
    LINEN,
    LINEN_SHADE,
    MOSS,
    PALE_MOSS,
    PEPPER,
    PLASTER,
    SAFFRON,
    SILK,
    SILK_LIGHT,
    SILVER,
    SILVER_SHADE,
    SLATE,
    drawing,
)
from games.genoa.pictures.wares import ale
from render.canvas import Pen
from render.drawings import inset
from render.icons import CLOTH, CLOTH_LIGHT, LINE, ROOF, SAIL, SKY, STONE, STONE_SHADE, TIMBER, TIMBER_END, WALL
from render.palette import CREAM, INK, Colour, mix


def _door(p: Pen, x: float, foot: float, wide: float, high: float, colour: Colour = DARK) -> None:
    top = foot - high
    p.path(
        f"M{x - wide / 2} {foot} V{top + wide / 2} C{x - wide / 2} {top - wide * 0.1} {x + wide / 2} "
        f"{top - wide * 0.1} {x + wide / 2} {top + wide / 2} V{foot} Z",
        colour,
    )


def _window(p: Pen, x: float, y: float, wide: float = 9, high: float = 13, colour: Colour = SKY) -> None:
    p.box(x - wide / 2, y - high / 2, wide, high, colour, INK, 2.4)


# ---------------------------------------------------------------- villas: one house, four roofs


def _villa(p: Pen, roof: Colour, shutters: Colour) -> None:
    p.path("M12 90 V46 H88 V90 Z", PLASTER, INK, LINE)
    p.path("M36 46 V26 H64 V46 Z", PLASTER, INK, LINE)
    p.path("M31 28 L50 12 L69 28 Z", roof, INK, LINE)
    p.path("M5 48 L18 34 H35 V47 Z", roof, INK, LINE)
    p.path("M95 48 L82 34 H65 V47 Z", roof, INK, LINE)
    for x in (24, 76):
        _window(p, x, 61, 9, 14)
        p.box(x - 11, 54, 5, 14, shutters)
        p.box(x + 6, 54, 5, 14, shutters)
    _window(p, 50, 38, 9, 10)
    p.path("M32 90 V72 C32 62 68 62 68 72 V90 Z", mix(PLASTER, INK, 0.16), INK, 2.6)
    _door(p, 50, 90, 15, 21, TIMBER)


@drawing
def villa_colini(p: Pen) -> None:
    _villa(p, ROOF, MOSS)


@drawing
def villa_monetti(p: Pen) -> None:
    _villa(p, SLATE, CLOTH)


@drawing
def villa_ricci(p: Pen) -> None:
    _villa(p, MOSS, SLATE)


@drawing
def villa_zasteri(p: Pen) -> None:
    _villa(p, (198, 150, 60), (104, 70, 120))


# ---------------------------------------------------------------- the centre


@drawing
def guild_hall(p: Pen) -> None:
    p.path("M14 90 V48 H86 V90 Z", WALL, INK, LINE)
    p.path("M8 50 L22 26 H78 L92 50 Z", ROOF, INK, LINE)
    p.path("M40 28 V14 H60 V28 Z", WALL, INK, 2.8)
    p.path("M35 16 L50 3 L65 16 Z", ROOF, INK, 2.8)
    for x in (26, 42, 58, 74):
        p.path(f"M{x - 6} 90 V70 C{x - 6} 60 {x + 6} 60 {x + 6} 70 V90 Z", DARK, INK, 2)
    p.box(22, 52, 56, 7, CLOTH, INK, 2)


@drawing
def city_hall(p: Pen) -> None:
    p.path("M10 90 V44 H90 V90 Z", STONE, INK, LINE)
    p.path("M38 44 V16 H62 V44 Z", STONE, INK, LINE)
    p.path("M34 18 L50 2 L66 18 Z", SLATE, INK, LINE)
    p.oval(50, 30, 8, 8, CREAM, INK, 2.6)
    p.line([(50, 30), (50, 25)], INK, 2)
    p.line([(50, 30), (54, 32)], INK, 2)
    p.path("M6 46 V38 H14 V42 H22 V38 H30 V42 H38 V46 Z", STONE_SHADE, INK, 2.4)
    p.path("M62 46 V42 H70 V38 H78 V42 H86 V38 H94 V46 Z", STONE_SHADE, INK, 2.4)
    for x in (21, 35, 65, 79):
        _window(p, x, 59, 8, 13)
    _door(p, 50, 90, 18, 30, TIMBER)


@drawing
def post_office(p: Pen) -> None:
    p.path("M14 90 V44 H86 V90 Z", WALL, INK, LINE)
    p.path("M7 46 L50 14 L93 46 Z", SLATE, INK, LINE)
    p.path("M26 54 H74 V84 H26 Z", CREAM, INK, LINE)
    p.path("M26 54 L50 72 L74 54", None, INK, 3)
    p.oval(50, 71, 6, 6, CLOTH, INK, 2)
    p.path("M46 38 C42 30 52 24 58 32 L50 40 Z", CREAM, INK, 2)


@drawing
def cathedral(p: Pen) -> None:
    band: Colour = (112, 116, 126)
    p.path("M14 92 V36 H34 V92 Z", STONE, INK, LINE)
    p.path("M86 92 V48 H66 V92 Z", STONE, INK, LINE)
    p.path("M10 38 L24 12 L38 38 Z", ROOF, INK, LINE)
    p.line([(24, 3), (24, 13)], INK, 3)
    p.line([(20, 6), (28, 6)], INK, 3)
    p.path("M34 92 V48 L50 30 L66 48 V92 Z", STONE, INK, LINE)
    for y in (58, 68, 78):
        p.line([(16, y), (32, y)], band, 3)
        p.line([(68, y), (84, y)], band, 3)
    p.oval(50, 53, 8, 8, SKY, INK, 2.6)
    _door(p, 50, 91, 17, 25, TIMBER)
    _window(p, 24, 48, 7, 11, DARK)


@drawing
def market(p: Pen) -> None:
    p.path("M16 50 V90 M84 50 V90", None, TIMBER, 6)
    p.box(20, 66, 60, 20, TIMBER_END, INK, LINE, 2)
    for x, colour in ((29, CLOTH), (42, BEER), (55, MOSS), (69, CLOTH)):
        p.oval(x, 64, 7, 7, colour, INK, 2)
    p.path("M14 24 H86 L94 50 H6 Z", SAIL, INK, LINE)
    for n, (left, right) in enumerate(((14, 28.4), (28.4, 42.8), (42.8, 57.2), (57.2, 71.6), (71.6, 86))):
        low, far = 6 + n * 17.6, 6 + (n + 1) * 17.6
        if n % 2 == 0:
            p.shape([(left, 24), (right, 24), (far, 50), (low, 50)], CLOTH)
        p.oval((low + far) / 2, 51, 8.8, 8, CLOTH if n % 2 == 0 else SAIL, INK, 2.2)
    p.path("M14 24 H86 L94 50 H6 Z", None, INK, LINE)


# ---------------------------------------------------------------- the other buildings of the ring


@drawing
def palace(p: Pen) -> None:
    p.path("M10 90 V40 H90 V90 Z", PLASTER, INK, LINE)
    p.path("M6 41 V32 H94 V41 Z", STONE_SHADE, INK, 2.6)
    p.path("M34 32 L50 14 L66 32 Z", PLASTER, INK, LINE)
    p.path("M42 25 L50 8 L58 25 Z", COIN, INK, 2)
    for x in (21, 37, 63, 79):
        _window(p, x, 52, 8, 11)
        p.path(f"M{x - 5} 90 V72 C{x - 5} 64 {x + 5} 64 {x + 5} 72 V90 Z", mix(PLASTER, INK, 0.3), INK, 2)
    _door(p, 50, 90, 14, 30, CLOTH)
    p.line([(12, 62), (88, 62)], mix(PLASTER, INK, 0.35), 2.4)


@drawing
def park(p: Pen) -> None:
    p.path("M4 88 C20 78 80 78 96 88 C80 97 20 97 4 88 Z", PALE_MOSS, INK, 2.6)
    for x, y, r in ((28, 42, 22), (72, 48, 20)):
        p.line([(x, y), (x, 86)], TIMBER, 7)
        p.oval(x, y, r, r, MOSS, INK, LINE)
        p.oval(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.4, PALE_MOSS)
    p.path("M38 80 H62 L58 88 H42 Z", STONE, INK, 2.6)
    p.line([(50, 80), (50, 70)], SKY, 4)
    p.path("M50 70 C44 62 40 68 40 74 M50 70 C56 62 60 68 60 74", None, SKY, 3)


@drawing
def coach_house(p: Pen) -> None:
    p.path("M26 24 C26 14 74 14 76 26 L82 54 H24 Z", CLOTH, INK, LINE)
    p.box(36, 26, 14, 16, SKY, INK, 2.6)
    p.box(56, 26, 14, 16, SKY, INK, 2.6)
    p.path("M18 54 H88 L80 66 H26 Z", TIMBER, INK, LINE)
    p.line([(86, 56), (98, 48)], INK, 4)
    for x, r in ((30, 18), (74, 18)):
        p.oval(x, 74, r, r, TIMBER_END, INK, LINE)
        p.line([(x - r + 4, 74), (x + r - 4, 74)], INK, 2.6)
        p.line([(x, 74 - r + 4), (x, 74 + r - 4)], INK, 2.6)
        p.oval(x, 74, 4, 4, INK)


@drawing
def harbor(p: Pen) -> None:
    p.line([(46, 8), (46, 66)], INK, 5)
    p.path("M50 12 C74 18 80 38 78 54 C68 49 60 49 50 54 Z", SAIL, INK, LINE)
    p.path("M42 20 C28 26 20 42 20 56 C28 50 36 50 42 54 Z", SAIL, INK, LINE)
    p.path("M64 20 V50", None, CLOTH, 6)
    p.path("M54 33 H77", None, CLOTH, 6)
    p.path(
        "M8 62 C18 66 24 66 30 66 H74 C82 66 88 62 94 56 C92 76 84 84 70 84 H30 C18 84 10 76 8 62 Z", TIMBER, INK, LINE
    )
    p.path("M2 90 C12 82 20 82 28 88 C36 94 44 82 52 88 C60 94 68 82 76 88 C84 94 90 88 98 86", None, SKY, 5)


@drawing
def tavern(p: Pen) -> None:
    p.path("M12 90 V46 H88 V90 Z", WALL, INK, LINE)
    p.path("M6 48 L50 14 L94 48 Z", ROOF, INK, LINE)
    p.line([(30, 46), (30, 90)], TIMBER, 4)
    p.line([(70, 46), (70, 90)], TIMBER, 4)
    _door(p, 21, 90, 13, 26, TIMBER)
    inset(p, ale, 31, 48, 40)


@drawing
def inn(p: Pen) -> None:
    p.path("M10 90 V42 H90 V90 Z", PLASTER, INK, LINE)
    p.path("M4 44 L20 18 H80 L96 44 Z", SLATE, INK, LINE)
    _window(p, 32, 30, 10, 11)
    _window(p, 68, 30, 10, 11)
    p.path("M28 82 V60 M72 82 V70", None, TIMBER, 6)
    p.box(28, 70, 46, 9, CLOTH, INK, 2.6, 2)
    p.oval(39, 66, 8, 5, CREAM, INK, 2.4)


@drawing
def warehouse_drinks(p: Pen) -> None:
    for x, y in ((29, 66), (71, 66), (50, 31)):
        p.oval(x, y, 21, 21, TIMBER, INK, LINE)
        p.oval(x, y, 15, 15, TIMBER_END, INK, 2.4)
        p.line([(x - 13, y - 5), (x + 13, y - 5)], TIMBER, 2.2)
        p.line([(x - 14, y + 4), (x + 14, y + 4)], TIMBER, 2.2)
    p.path("M50 35 V41 M47 41 H53", None, INK, 3)


@drawing
def warehouse_metals(p: Pen) -> None:
    p.path("M6 36 H80 C80 48 68 54 60 54 V64 H72 V74 H26 V64 H38 V54 C26 54 10 48 6 36 Z", (124, 128, 138), INK, LINE)
    p.path("M18 74 H80 V90 H18 Z", TIMBER, INK, LINE)
    p.path("M56 30 L78 8 L86 16 L64 36 Z", TIMBER_END, INK, 2.8)
    p.path("M48 18 L62 6 L76 22 L64 34 Z", SILVER_SHADE, INK, LINE)
    p.line([(14, 40), (70, 40)], SILVER, 2.6)


@drawing
def warehouse_fabric(p: Pen) -> None:
    for y, colour, light in ((62, SILK, SILK_LIGHT), (38, CLOTH, CLOTH_LIGHT), (14, LINEN, LINEN_SHADE)):
        p.path(f"M22 {y} H84 C92 {y} 92 {y + 24} 84 {y + 24} H22 Z", colour, INK, LINE)
        p.oval(22, y + 12, 9, 12, light, INK, LINE * 0.8)
        p.oval(22, y + 12, 3.4, 5, colour)
        p.line([(40, y + 17), (80, y + 17)], light, 2.6)


@drawing
def warehouse_spices(p: Pen) -> None:
    for x, colour in ((28, SAFFRON), (70, PEPPER)):
        p.path(
            f"M{x - 22} 54 C{x - 28} 80 {x - 22} 90 {x} 90 C{x + 22} 90 {x + 28} 80 {x + 22} 54 Z",
            LINEN_SHADE,
            INK,
            LINE,
        )
        p.path(f"M{x - 20} 54 C{x - 10} 26 {x + 10} 26 {x + 20} 54 Z", colour, INK, LINE)
        p.oval(x, 55, 22, 6, LINEN, INK, 2.6)
        p.path(f"M{x - 20} 52 C{x - 10} 30 {x + 10} 30 {x + 20} 52 C{x + 10} 57 {x - 10} 57 {x - 20} 52 Z", colour)
