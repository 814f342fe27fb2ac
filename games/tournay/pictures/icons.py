"""Tournay's own icons as paths in a box of 100 × 100: people, buildings, and effects of cards."""

from collections.abc import Callable

from PIL import Image

from games.tournay.pictures.tints import EDGES, TINTS
from render.canvas import Pen, Sprite
from render.drawings import Drawings, inset
from render.icons import LINE, STONE, STONE_SHADE, TIMBER, WALL
from render.palette import BAND, CREAM, FAINT_INK, GOLD, INK, SOFT_INK, Colour, mix
from render.sprite_cache import kept

COIN: Colour = (236, 196, 92)
COIN_RIM: Colour = (170, 122, 34)
STEEL: Colour = (196, 204, 214)
FLAME: Colour = (222, 92, 32)
FLAME_LIGHT: Colour = (250, 190, 72)

drawing = Drawings()
names, icon = drawing.names, drawing.icon


_TINTED: dict[str, Callable[[Pen, str], None]] = {}


def tinted_drawing(paint: Callable[[Pen, str], None]) -> Callable[[Pen, str], None]:
    _TINTED[paint.__name__.strip("_")] = paint
    return paint


@kept
def tinted(name: str, colours: tuple[str, ...], size: int) -> Sprite:
    """An icon in a colour, or in stripes of several. Origin: its middle."""
    pens = []
    for colour in colours:
        pen = Pen(100, 100, size / 100)
        _TINTED[name](pen, colour)
        pens.append(pen)
    whole = pens[0].image.copy()
    wide, high = whole.size
    first, last = STRIPES.get(name, (0.0, 1.0))
    for number, pen in enumerate(pens[1:], start=1):
        left = round((first + (last - first) * number / len(pens)) * wide)
        box = (left, 0, wide, high)
        whole.paste(pen.image.crop(box), (left, 0))
    return Sprite(whole.reduce(4), round(size / 2), round(size / 2))


STRIPES = {"citizen": (0.2, 0.8), "person": (0.14, 0.86), "building": (0.1, 0.9), "card": (0.18, 0.82)}
"""Horizontal range, as shares of the width, over which an icon's stripes are spread."""


# ---------------------------------------------------------------- the signs of the colours


def _emblem(p: Pen, colour: str, cx: float, cy: float, r: float, ink: Colour) -> None:
    if colour == "white":
        p.line([(cx, cy - r), (cx, cy + r)], ink, r * 0.42, round_ends=False)
        p.line([(cx - r * 0.68, cy - r * 0.28), (cx + r * 0.68, cy - r * 0.28)], ink, r * 0.42, round_ends=False)
    elif colour == "red":
        p.shape(
            [(cx, cy - r * 1.1), (cx + r * 0.24, cy - r * 0.7), (cx + r * 0.2, cy + r * 0.4),
             (cx - r * 0.2, cy + r * 0.4), (cx - r * 0.24, cy - r * 0.7)], ink,
        )  # fmt: skip
        p.line([(cx - r * 0.58, cy + r * 0.44), (cx + r * 0.58, cy + r * 0.44)], ink, r * 0.26, round_ends=False)
        p.line([(cx, cy + r * 0.4), (cx, cy + r)], ink, r * 0.3, round_ends=False)
    elif colour == "yellow":
        p.line([(cx, cy - r * 0.5), (cx, cy + r)], ink, r * 0.18, round_ends=False)
        p.oval(cx, cy - r * 0.75, r * 0.2, r * 0.36, ink)
        for side in (-1, 1):
            for up in (-0.32, 0.12, 0.54):
                x, y = cx + side * r * 0.34, cy + up * r
                p.shape([(cx, y + r * 0.24), (x - side * r * 0.12, y - r * 0.3), (x + side * r * 0.22, y - r * 0.26),
                         (x + side * r * 0.1, y + r * 0.06)], ink)  # fmt: skip


@drawing
def wheat(p: Pen) -> None:
    _emblem(p, "yellow", 50, 50, 44, INK)


@drawing
def cross(p: Pen) -> None:
    _emblem(p, "white", 50, 50, 42, INK)


@drawing
def sword(p: Pen) -> None:
    _emblem(p, "red", 50, 50, 42, CREAM)


# ---------------------------------------------------------------- people


@tinted_drawing
def citizen(p: Pen, colour: str) -> None:
    """An upright wooden figure."""
    tint, edge = TINTS[colour], EDGES[colour]
    p.path("M50 38 C70 40 78 58 80 92 H20 C22 58 30 40 50 38 Z", tint, edge, 5)
    p.path("M32 90 C32 66 36 50 44 44", None, mix(tint, CREAM, 0.5), 4)
    p.oval(50, 24, 19, 19, tint, edge, 5)
    p.oval(44, 18, 6, 6, mix(tint, CREAM, 0.6))
    if colour in ("yellow", "white", "red"):
        _emblem(p, colour, 52, 70, 17, CREAM if colour == "red" else edge)


@tinted_drawing
def person(p: Pen, colour: str) -> None:
    """A character: head and shoulders in a frame of its colour."""
    tint, edge = TINTS[colour], EDGES[colour]
    p.oval(50, 50, 45, 45, mix(tint, CREAM, 0.45), edge, 5)
    p.path("M20 82 C22 60 36 56 50 56 C64 56 78 60 80 82 C72 92 62 95 50 95 C38 95 28 92 20 82 Z", tint, edge, 4)
    p.oval(50, 38, 17, 19, (240, 206, 166), INK, 4)
    p.path("M31 36 C30 18 42 12 52 13 C64 14 70 22 69 36 C64 28 58 26 50 26 C42 26 36 28 31 36 Z", mix(edge, INK, 0.3))


@tinted_drawing
def lying_citizen(p: Pen, colour: str) -> None:
    """The same figure on its side."""
    standing = Pen(100, 100, p.unit)
    citizen(standing, colour)
    p.image.alpha_composite(standing.image.rotate(90))


# ---------------------------------------------------------------- cards and buildings


@tinted_drawing
def building(p: Pen, colour: str) -> None:
    tint, edge = TINTS[colour], EDGES[colour]
    p.path("M18 48 V90 H82 V48 Z", mix(tint, CREAM, 0.5), edge, 5)
    p.path("M8 50 L50 12 L92 50 Z", tint, edge, 5)
    p.path("M40 90 V70 C40 58 60 58 60 70 V90 Z", mix(edge, INK, 0.2))
    p.box(24, 57, 11, 13, mix(edge, CREAM, 0.25))
    p.box(65, 57, 11, 13, mix(edge, CREAM, 0.25))


@tinted_drawing
def card(p: Pen, colour: str) -> None:
    tint, edge = TINTS[colour], EDGES[colour]
    p.box(18, 8, 64, 84, mix(tint, CREAM, 0.35), edge, 5, 9)
    p.box(18, 8, 64, 24, tint, edge, 5, 9)
    p.path("M30 52 H70 M30 66 H70 M30 80 H54", None, mix(edge, CREAM, 0.4), 5)


@drawing
def tower(p: Pen) -> None:
    """A prestigious building."""
    p.path("M26 92 V36 H74 V92 Z", (240, 214, 150), INK, LINE * 1.2)
    p.path("M20 38 V24 H31 V30 H42 V24 H58 V30 H69 V24 H80 V38 Z", GOLD, INK, LINE * 1.2)
    p.path("M50 24 V6 L66 12 L50 18", BAND, INK, 3.4)
    p.path("M42 92 V74 C42 64 58 64 58 74 V92 Z", mix(INK, WALL, 0.15))
    for x in (38, 62):
        p.box(x - 4, 46, 8, 14, mix(INK, WALL, 0.2), None, radius=4)


@drawing
def empty(p: Pen) -> None:
    for x, y, dx, dy in ((18, 10, 1, 0), (18, 90, 1, 0), (18, 10, 0, 1), (82, 10, 0, 1)):
        long = 64 if dx else 80
        for part in range(4):
            start, end = long * part / 4 + 3, long * (part + 1) / 4 - 5
            p.line([(x + dx * start, y + dy * start), (x + dx * end, y + dy * end)], SOFT_INK, 6)


@drawing
def cards(p: Pen) -> None:
    for dx, dy in ((24, -2), (12, 4), (0, 10)):
        p.box(14 + dx, 8 + dy, 46, 68, CREAM, INK, LINE * 1.2, 7)
    p.path("M24 42 H50 M24 54 H50 M24 66 H40", None, (180, 150, 110), 5)


# ---------------------------------------------------------------- tokens


@drawing
def coin(p: Pen) -> None:
    p.oval(50, 52, 46, 46, mix(COIN_RIM, INK, 0.3))
    p.oval(50, 49, 46, 46, COIN, COIN_RIM, 5)
    p.oval(50, 49, 36, 36, mix(COIN, CREAM, 0.35), mix(COIN_RIM, COIN, 0.5), 2.6)


@drawing
def damage(p: Pen) -> None:
    p.oval(50, 52, 46, 46, mix(INK, CREAM, 0.1))
    p.oval(50, 49, 46, 46, (74, 62, 60), INK, 5)
    p.path("M50 12 C62 28 78 36 76 58 C74 76 62 84 50 84 C38 84 26 76 24 58 C22 46 32 42 34 30 C42 34 48 28 50 12 Z",
           FLAME, None)  # fmt: skip
    p.path("M50 44 C58 52 64 56 63 66 C62 76 56 80 50 80 C44 80 38 76 37 66 C36 58 46 56 50 44 Z", FLAME_LIGHT)


@drawing
def rampart(p: Pen) -> None:
    p.path("M8 88 V30 H24 V42 H38 V30 H62 V42 H76 V30 H92 V88 Z", STONE, INK, LINE * 1.3)
    for y in (56, 72):
        p.line([(10, y), (90, y)], STONE_SHADE, 4, round_ends=False)
    for x, y in ((30, 56), (66, 56), (48, 72), (20, 72), (80, 72)):
        p.line([(x, y), (x, y + 15)], STONE_SHADE, 4, round_ends=False)
    p.path("M8 88 V30 H24 V42 H38 V30 H62 V42 H76 V30 H92 V88 Z", None, INK, LINE * 1.3)


@drawing
def prestige(p: Pen) -> None:
    """A seal: prestige points."""
    p.path("M32 62 L22 96 L38 88 L48 98 L52 70 Z", (168, 58, 48), INK, 3)
    p.path("M68 62 L78 96 L62 88 L52 98 L48 70 Z", (168, 58, 48), INK, 3)
    p.oval(50, 42, 38, 38, GOLD, INK, 4)
    p.oval(50, 42, 29, 29, mix(GOLD, CREAM, 0.75), mix(GOLD, INK, 0.2), 2.4)


@drawing
def medal(p: Pen) -> None:
    """The same without ribbons, as a background for text."""
    p.oval(50, 50, 47, 47, GOLD, INK, 4.4)
    p.oval(50, 50, 37, 37, mix(GOLD, CREAM, 0.82), None)


@drawing
def bell(p: Pen) -> None:
    """The Town Crier's bell."""
    p.oval(50, 82, 10, 10, mix(GOLD, INK, 0.4), INK, LINE)
    p.path(
        "M50 12 C70 14 74 34 76 52 C78 66 86 70 90 80 H10 C14 70 22 66 24 52 C26 34 30 14 50 12 Z",
        COIN,
        INK,
        LINE * 1.3,
    )
    p.oval(50, 10, 7, 7, COIN, INK, LINE)
    p.path("M36 64 C36 46 38 34 44 26", None, mix(COIN, CREAM, 0.6), 5)


@drawing
def silent_bell(p: Pen) -> None:
    p.path("M50 12 C70 14 74 34 76 52 C78 66 86 70 90 80 H10 C14 70 22 66 24 52 C26 34 30 14 50 12 Z",
           mix(FAINT_INK, CREAM, 0.55), FAINT_INK, LINE * 1.3)  # fmt: skip
    p.oval(50, 88, 8, 8, mix(FAINT_INK, CREAM, 0.4))


@drawing
def start(p: Pen) -> None:
    """The start player's marker: a key of the town."""
    p.oval(50, 50, 45, 45, mix(GOLD, CREAM, 0.35), INK, LINE)
    p.oval(36, 50, 14, 14, None, INK, 8)
    p.line([(50, 50), (80, 50)], INK, 8)
    p.line([(70, 50), (70, 64)], INK, 7)
    p.line([(79, 50), (79, 62)], INK, 7)


# ---------------------------------------------------------------- acts


@drawing
def to(p: Pen) -> None:
    p.path("M6 40 H48 V18 L94 50 L48 82 V60 H6 Z", SOFT_INK)


@drawing
def per(p: Pen) -> None:
    p.line([(62, 8), (38, 92)], SOFT_INK, 9)


@drawing
def swords(p: Pen) -> None:
    for side in (-1, 1):
        tip, far = 50 - side * 40, 50 + side * 30
        p.shape([(tip, 8), (tip + side * 12, 10), (50 + side * 22, 62), (50 + side * 14, 70)], STEEL, INK, 3.6)
        p.line([(50 + side * 4, 74), (50 + side * 28, 52)], INK, 8)
        p.line([(50 + side * 18, 64), (far + side * 8, 90)], TIMBER, 10)
        p.line([(50 + side * 18, 64), (far + side * 8, 90)], mix(TIMBER, INK, 0.3), 3)


@drawing
def event(p: Pen) -> None:
    """A card with a storm over the town."""
    p.box(12, 6, 76, 88, (66, 70, 84), INK, LINE * 1.2, 9)
    p.path("M24 52 C14 46 22 30 34 34 C38 20 62 20 66 34 C80 30 84 48 74 52 Z", (206, 212, 224))
    p.path("M52 46 L38 68 H50 L44 88 L66 60 H53 L60 46 Z", FLAME_LIGHT, mix(FLAME, INK, 0.3), 2)


@drawing
def good_event(p: Pen) -> None:
    """A card with a feast."""
    p.box(12, 6, 76, 88, (112, 146, 106), INK, LINE * 1.2, 9)
    for turn in ((50, 14), (76, 26), (84, 50), (76, 74), (50, 86), (24, 74), (16, 50), (24, 26)):
        p.line([(50, 50), turn], FLAME_LIGHT, 5)
    p.oval(50, 50, 20, 20, COIN, COIN_RIM, 4)


@drawing
def copy(p: Pen) -> None:
    p.box(10, 10, 50, 62, CREAM, SOFT_INK, 6, 7)
    p.box(38, 28, 52, 64, CREAM, INK, 6, 7)
    p.path("M64 42 V78 M46 60 H82", None, SOFT_INK, 8)


@drawing
def draw(p: Pen) -> None:
    p.box(34, 6, 46, 62, mix(CREAM, INK, 0.1), INK, LINE, 7)
    p.box(22, 12, 46, 62, CREAM, INK, LINE, 7)
    p.path("M4 94 V74 L26 58 C34 52 40 60 34 66 L28 72 H66 C76 72 76 86 66 86 H40 L26 96 Z", (240, 206, 166), INK, LINE)


@drawing
def play(p: Pen) -> None:
    p.box(8, 60, 84, 32, mix(FAINT_INK, CREAM, 0.4), SOFT_INK, 4, 6)
    p.box(28, 6, 44, 54, CREAM, INK, LINE, 7)
    p.path("M42 34 V66 H30 L50 86 L70 66 H58 V34 Z", (88, 132, 74), INK, LINE)


def _entered(p: Pen, colour: str) -> None:
    """A citizen before a building of a colour."""
    house, figure = Pen(100, 100, p.unit), Pen(100, 100, p.unit)
    building(house, colour)
    citizen(figure, "yellow")
    _paste(p, house, 0, 4, 78)
    _paste(p, figure, 46, 40, 58)


@drawing
def activate(p: Pen) -> None:
    _entered(p, "yellow")


@drawing
def visit(p: Pen) -> None:
    _entered(p, "grey")


@drawing
def earn(p: Pen) -> None:
    figure = Pen(100, 100, p.unit)
    lying_citizen(figure, "yellow")
    _paste(p, figure, 0, 34, 66)
    inset(p, coin, 50, 4, 50, Image.Resampling.BOX)


@drawing
def gather(p: Pen) -> None:
    for x, colour in ((0, "yellow"), (52, "red"), (26, "white")):
        figure = Pen(100, 100, p.unit)
        citizen(figure, colour)
        _paste(p, figure, x, 40 if colour == "white" else 20, 52)
    p.path("M50 2 L66 18 H57 V34 H43 V18 H34 Z", (88, 132, 74), INK, 3)


@drawing
def recruit(p: Pen) -> None:
    figure = Pen(100, 100, p.unit)
    citizen(figure, "white")
    _paste(p, figure, 0, 14, 84)
    p.oval(76, 28, 22, 22, (88, 132, 74), INK, LINE)
    p.path("M76 15 V41 M63 28 H89", None, CREAM, 8)


@drawing
def lying(p: Pen) -> None:
    lying_citizen(p, "red")


@drawing
def colours(p: Pen) -> None:
    for x, colour in ((0, "yellow"), (48, "red"), (24, "white")):
        figure = Pen(100, 100, p.unit)
        citizen(figure, colour)
        _paste(p, figure, x, 40 if colour == "white" else 8, 54)


@drawing
def ballista(p: Pen) -> None:
    p.path("M10 30 C34 6 66 6 90 30 L82 36 C62 18 38 18 18 36 Z", TIMBER, INK, LINE)
    p.line([(14, 34), (50, 66)], INK, 3)
    p.line([(86, 34), (50, 66)], INK, 3)
    p.path("M45 20 H55 V92 H45 Z", TIMBER, INK, LINE)
    p.path("M50 0 L62 18 H38 Z", STEEL, INK, LINE)


CROSS = (
    "M50 2 L66 22 H56 V44 H78 V34 L98 50 L78 66 V56 H56 V78 H66 L50 98 L34 78 H44 V56 H22 V66 L2 50 L22 34 V44 H44 "
    "V22 H34 Z"
)
"""Four arrows: reacts in its row and column."""


@drawing
def cross_arrows(p: Pen) -> None:
    p.path(CROSS, INK)


@drawing
def skip(p: Pen) -> None:
    p.oval(50, 50, 44, 44, CREAM, INK, LINE * 1.2)
    p.path("M26 32 L48 50 L26 68 Z M50 32 L72 50 L50 68 Z", SOFT_INK)
    p.line([(77, 32), (77, 68)], SOFT_INK, 7)


@drawing
def discard(p: Pen) -> None:
    p.box(26, 6, 48, 62, CREAM, INK, LINE, 7)
    p.path("M50 24 V62 M38 50 L50 64 L62 50", None, BAND, 7)
    p.box(12, 74, 76, 20, (118, 52, 44), INK, LINE, 6)


@drawing
def stand_up(p: Pen) -> None:
    figure, flat = Pen(100, 100, p.unit), Pen(100, 100, p.unit)
    citizen(figure, "white")
    lying_citizen(flat, "white")
    _paste(p, flat, 0, 44, 54)
    _paste(p, figure, 44, 22, 56)
    p.path("M14 44 C14 20 28 10 44 12 L42 2 L62 16 L44 30 L44 22 C32 20 26 28 26 44 Z", (88, 132, 74), INK, 2.4)


@drawing
def twice(p: Pen) -> None:
    for x in (2, 42):
        figure = Pen(100, 100, p.unit)
        citizen(figure, "white")
        _paste(p, figure, x, 22, 58)
    p.path("M22 20 C34 2 66 2 78 20", None, INK, 5)


@drawing
def others(p: Pen) -> None:
    """The other players."""
    for x, y in ((2, 22), (50, 22), (26, 40)):
        figure = Pen(100, 100, p.unit)
        citizen(figure, "grey")
        _paste(p, figure, x, y, 50)


@drawing
def rich(p: Pen) -> None:
    for y in (66, 48, 30):
        p.oval(50, y + 6, 34, 16, COIN_RIM, INK, 4)
        p.oval(50, y, 34, 16, COIN, INK, 4)
    p.path("M30 22 L26 2 L38 12 L50 -2 L62 12 L74 2 L70 22 Z", GOLD, INK, 3)


def _paste(p: Pen, other: Pen, x: float, y: float, size: float) -> None:
    side = max(1, round(size * p.k))
    at = (round(x * p.k), round(y * p.k))
    p.image.alpha_composite(other.image.resize((side, side), Image.Resampling.BOX), at)
