"""Genoa's own icons, drawn as paths in a box of 100 × 100: buildings, commodities, tiles, cards, and what one does."""

from collections.abc import Callable
from functools import lru_cache

from render.canvas import Pen, Sprite
from render.icons import CLOTH, CLOTH_LIGHT, LINE, ROOF, SAIL, SKY, STONE, STONE_SHADE, TIMBER, TIMBER_END, WALL
from render.palette import BAND, CREAM, GOLD, INK, Colour, mix

SLATE: Colour = (92, 108, 130)
MOSS: Colour = (112, 146, 82)
PALE_MOSS: Colour = (158, 186, 112)
SILVER: Colour = (214, 218, 224)
SILVER_SHADE: Colour = (158, 166, 178)
COPPER: Colour = (206, 122, 72)
COPPER_SHADE: Colour = (160, 84, 46)
COIN: Colour = (238, 192, 84)
LINEN: Colour = (244, 234, 208)
LINEN_SHADE: Colour = (214, 196, 156)
SILK: Colour = (150, 78, 150)
SILK_LIGHT: Colour = (196, 130, 192)
PEPPER: Colour = (58, 50, 46)
SAFFRON: Colour = (228, 96, 30)
CROCUS: Colour = (138, 104, 184)
GRAPE: Colour = (112, 44, 92)
FOAM: Colour = (255, 250, 236)
BEER: Colour = (230, 164, 52)
DARK: Colour = mix(INK, WALL, 0.18)
PLASTER: Colour = (238, 206, 170)

_DRAWN: dict[str, Callable[[Pen], None]] = {}


def drawing(paint: Callable[[Pen], None]) -> Callable[[Pen], None]:
    _DRAWN[paint.__name__.strip("_")] = paint
    return paint


def names() -> tuple[str, ...]:
    return tuple(_DRAWN)


@lru_cache(maxsize=768)
def icon(name: str, size: int) -> Sprite:
    """An icon with its origin in the middle."""
    pen = Pen(100, 100, size / 100)
    _DRAWN[name](pen)
    return pen.sprite(50, 50)


def _inset(p: Pen, paint: Callable[[Pen], None], x: float, y: float, size: float) -> None:
    """Another icon inside this one, smaller."""
    inner = Pen(100, 100, p.unit)
    paint(inner)
    side = max(1, round(size * p.k))
    p.image.alpha_composite(inner.image.resize((side, side)), (round(x * p.k), round(y * p.k)))


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
    _inset(p, ale, 31, 48, 40)


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
    """A kettle: told from silver by its shape too."""
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


def _crate(p: Pen, x: float, y: float, size: float) -> None:
    p.box(x, y, size, size, TIMBER_END, INK, LINE, 2)
    p.line([(x + 4, y + 4), (x + size - 4, y + size - 4)], TIMBER, 4)
    p.line([(x + size - 4, y + 4), (x + 4, y + size - 4)], TIMBER, 4)
    p.box(x, y, size, size, None, INK, LINE, 2)


@drawing
def large_order(p: Pen) -> None:
    for x, y in ((8, 52), (52, 52), (30, 10)):
        _crate(p, x, y, 40)


@drawing
def small_order(p: Pen) -> None:
    _crate(p, 22, 24, 56)


# ---------------------------------------------------------------- what is counted, what one does


@drawing
def ducat(p: Pen) -> None:
    p.oval(50, 52, 44, 44, mix(COIN, INK, 0.4), INK, LINE)
    p.oval(50, 48, 44, 44, COIN, INK, LINE)
    p.oval(50, 48, 33, 33, None, mix(GOLD, INK, 0.15), 3)
    p.path("M44 24 H56 V42 H72 V54 H56 V74 H44 V54 H28 V42 H44 Z", CLOTH)


@drawing
def any_commodity(p: Pen) -> None:
    _crate(p, 18, 20, 64)
    p.oval(50, 52, 22, 22, CREAM, INK, 2.6)
    p.path("M42 46 C42 36 58 36 58 46 C58 52 50 52 50 60", None, INK, 5)
    p.oval(50, 67, 3, 3, INK)


@drawing
def any_tile(p: Pen) -> None:
    p.path("M30 6 H70 L94 30 V70 L70 94 H30 L6 70 V30 Z", CREAM, INK, LINE)
    p.path("M30 14 H70 L86 30 V70 L70 86 H30 L14 70 V30 Z", None, GOLD, 4)
    p.path("M38 40 C38 26 62 26 62 41 C62 50 50 49 50 60", None, INK, 6)
    p.oval(50, 70, 4, 4, INK)


@drawing
def either(p: Pen) -> None:
    """One or the other."""
    p.line([(40, 84), (60, 16)], mix(INK, CREAM, 0.3), 7)


@drawing
def disc(p: Pen) -> None:
    p.oval(50, 62, 42, 24, mix(SAIL, INK, 0.4), INK, LINE)
    p.oval(50, 48, 42, 24, SAIL, INK, LINE)
    p.oval(50, 48, 28, 15, None, LINEN_SHADE, 3)


@drawing
def tower(p: Pen) -> None:
    for n in range(4):
        y = 82 - n * 18
        p.oval(50, y, 36, 13, mix(SAIL, INK, 0.32), INK, LINE)
        p.oval(50, y - 8, 36, 13, SAIL, INK, LINE)
    p.oval(50, 20, 22, 7, None, LINEN_SHADE, 3)


@drawing
def roll(p: Pen) -> None:
    for x, y, colour in ((6, 36, (52, 96, 170)), (46, 10, (186, 44, 40))):
        p.path(f"M{x + 24} {y} L{x + 48} {y + 20} V{y + 34} L{x + 24} {y + 54} L{x} {y + 34} V{y + 20} Z", colour, INK,
               LINE)  # fmt: skip
        p.path(f"M{x + 24} {y + 8} L{x + 41} {y + 37} H{x + 7} Z", mix(colour, CREAM, 0.3), INK, 2)
        p.oval(x + 24, y + 28, 4.4, 4.4, CREAM)


@drawing
def walk(p: Pen) -> None:
    for x, y in ((30, 64), (62, 30)):
        p.path(f"M{x - 12} {y} C{x - 16} {y - 24} {x + 12} {y - 28} {x + 12} {y} C{x + 10} {y + 8} {x - 8} {y + 8} "
               f"{x - 12} {y} Z", TIMBER, INK, LINE)  # fmt: skip
        p.oval(x, y + 18, 9, 8, TIMBER, INK, LINE)


@drawing
def queue(p: Pen) -> None:
    for x in (6, 36, 66):
        p.path(f"M{x} 30 L{x + 26} 50 L{x} 70 Z", COIN, INK, LINE)


@drawing
def use(p: Pen) -> None:
    p.path("M30 50 V30 C30 22 40 22 40 30 V20 C40 12 50 12 50 20 V18 C50 10 60 10 60 18 V24 C60 16 70 16 70 24 V62 "
           "C70 80 62 92 48 92 C36 92 30 84 24 74 L14 58 C10 50 20 46 24 52 L30 60 Z",
           (238, 200, 158), INK, LINE)  # fmt: skip
    for x in (40, 50, 60):
        p.line([(x, 28), (x, 48)], INK, 2.6)


@drawing
def stop(p: Pen) -> None:
    p.path("M34 8 H66 L92 34 V66 L66 92 H34 L8 66 V34 Z", CLOTH, INK, LINE)
    p.box(36, 36, 28, 28, CREAM)


@drawing
def accept(p: Pen) -> None:
    p.oval(50, 50, 43, 43, MOSS, INK, LINE)
    p.path("M26 52 L44 70 L76 32", None, CREAM, 11)


@drawing
def reject(p: Pen) -> None:
    p.oval(50, 50, 43, 43, CLOTH, INK, LINE)
    p.path("M32 32 L68 68 M68 32 L32 68", None, CREAM, 11)


@drawing
def offer(p: Pen) -> None:
    _pouch(p)
    p.path("M50 48 V78 M35 63 H65", None, INK, 6)


def _pouch(p: Pen) -> None:
    p.path("M36 30 C14 46 4 90 26 92 H74 C96 90 86 46 64 30 Z", (206, 160, 96), INK, LINE)
    p.path("M34 10 C42 18 58 18 66 10 L63 30 H37 Z", (206, 160, 96), INK, LINE)
    p.line([(34, 31), (66, 31)], CLOTH, 6)


@drawing
def ask(p: Pen) -> None:
    p.path("M8 14 H92 V68 H54 L32 90 V68 H8 Z", CREAM, INK, LINE)
    p.path("M42 34 C42 24 60 24 60 35 C60 43 51 42 51 50", None, INK, 5)
    p.oval(51, 58, 3.4, 3.4, INK)


@drawing
def call(p: Pen) -> None:
    p.path("M12 40 H30 L70 18 V82 L30 60 H12 Z", COIN, INK, LINE)
    p.path("M28 60 L34 84 H46 L42 66", TIMBER, INK, LINE)
    p.path("M80 34 C90 42 90 58 80 66", None, INK, 5)


@drawing
def withdraw(p: Pen) -> None:
    _pouch(p)
    p.path("M36 63 H64", None, INK, 6)


@drawing
def end(p: Pen) -> None:
    p.path("M26 10 H74 V20 C74 38 58 42 56 50 C58 58 74 62 74 80 V90 H26 V80 C26 62 42 58 44 50 C42 42 26 38 26 20 Z",
           CREAM, INK, LINE)  # fmt: skip
    p.path("M36 26 H64 C60 36 54 40 50 46 C46 40 40 36 36 26 Z", BEER)
    p.path("M32 84 C36 72 46 70 50 64 C54 70 64 72 68 84 Z", BEER)
    for y in (8, 84):
        p.box(20, y, 60, 9, TIMBER, INK, LINE, 3)


@drawing
def settings(p: Pen) -> None:
    for y, x in ((26, 64), (50, 34), (74, 58)):
        p.line([(14, y), (86, y)], TIMBER, 6)
        p.oval(x, y, 10, 10, COIN, INK, LINE)


@drawing
def cancel(p: Pen) -> None:
    p.path("M70 78 C96 60 84 24 52 24 H38 V8 L8 34 L38 60 V42 H52 C62 42 66 56 56 62 Z", COIN, INK, LINE)


@drawing
def marker(p: Pen) -> None:
    """Anybody's ownership marker."""
    p.path("M22 10 H78 V58 C78 74 66 84 50 92 C34 84 22 74 22 58 Z", STONE, INK, LINE)
    p.path("M32 20 H68 V56 C68 68 60 75 50 81 C40 75 32 68 32 56 Z", None, STONE_SHADE, 3)


@drawing
def street(p: Pen) -> None:
    p.box(8, 8, 84, 84, (222, 204, 166), INK, LINE, 12)
    for y, left in ((18, 16), (40, 4), (62, 16)):
        for n in range(3):
            x = left + n * 26
            p.box(max(14, x), y, 22 if x >= 14 else 12, 18, (240, 228, 200), mix(INK, CREAM, 0.4), 2.4, 5)


@drawing
def acquire(p: Pen) -> None:
    p.path("M12 90 V50 H60 V90 Z", WALL, INK, LINE)
    p.path("M4 52 L36 24 L68 52 Z", ROOF, INK, LINE)
    p.line([(72, 10), (72, 90)], INK, 5)
    p.path("M74 12 L98 22 L74 36 Z", BAND, INK, 2.6)


@drawing
def turn(p: Pen) -> None:
    """The whole of a turn."""
    p.oval(50, 50, 34, 34, None, INK, 13)
    p.oval(50, 50, 32.5, 32.5, None, COIN, 7)
    p.path("M66 6 L92 24 L62 38 Z", COIN, INK, LINE)


SIGNS: dict[str, str] = {
    "roll": "roll", "start": "starting_space", "use": "use", "accept": "accept", "move": "walk", "queue": "queue",
    "stop": "stop", "perform": "use", "fulfil": "small_order", "pick": "commodity_of_choice", "trade": "trade_1_1",
    "activate": "building_action", "tile": "extra_action", "take": "trade_1_1", "hand": "message", "end": "end",
    "choose": "any_commodity", "bind": "small_order", "build": "acquire", "forgo": "end", "keep": "end",
    "deliver": "message", "offer": "offer", "ask": "ask", "call": "call", "reject": "reject", "withdraw": "withdraw",
    "pass": "end", "unpass": "cancel", "cancel": "cancel", "set": "settings", "except": "settings",
}  # fmt: skip
"""The icon of each kind of move, in the order in which they are shown."""
