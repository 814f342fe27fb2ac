"""Icons of Genoa's counted things and acts."""

from games.genoa.pictures.drawing import BEER, COIN, LINEN_SHADE, MOSS, drawing
from games.genoa.pictures.wares import crate
from render.canvas import Pen
from render.icons import CLOTH, LINE, ROOF, SAIL, STONE, STONE_SHADE, TIMBER, WALL
from render.palette import BAND, CREAM, GOLD, INK, mix

# ---------------------------------------------------------------- counted things


@drawing
def ducat(p: Pen) -> None:
    p.oval(50, 52, 44, 44, mix(COIN, INK, 0.4), INK, LINE)
    p.oval(50, 48, 44, 44, COIN, INK, LINE)
    p.oval(50, 48, 33, 33, None, mix(GOLD, INK, 0.15), 3)
    p.path("M44 24 H56 V42 H72 V54 H56 V74 H44 V54 H28 V42 H44 Z", CLOTH)


@drawing
def any_commodity(p: Pen) -> None:
    crate(p, 18, 20, 64)
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
    """A slash between alternatives."""
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


# ---------------------------------------------------------------- acts


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
    """An ownership marker without an owner."""
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
    p.oval(50, 50, 34, 34, None, INK, 13)
    p.oval(50, 50, 32.5, 32.5, None, COIN, 7)
    p.path("M66 6 L92 24 L62 38 Z", COIN, INK, LINE)
