"""Icons of the resources."""

from games.tiletum.pictures.drawing import DICE_COLOURS, LINE, drawing
from render.canvas import Pen
from render.palette import CREAM, INK


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
    _wheel(p)
    p.path("M42 45 C42 34 59 34 59 44 C59 51 50 50 50 57", None, INK, 6)
    p.oval(50, 65, 3.6, 3.6, INK)


@drawing
def any_same(p: Pen) -> None:
    """Several of any one resource: an equals sign on the colour wheel."""
    _wheel(p)
    p.line([(38, 43), (62, 43)], INK, 7)
    p.line([(38, 57), (62, 57)], INK, 7)


def _wheel(p: Pen) -> None:
    """A slice of each colour around an empty middle."""
    colours = tuple(DICE_COLOURS.values())
    box = tuple(v * p.k for v in (8, 8, 92, 92))
    for number, colour in enumerate(colours):
        p.draw.pieslice(box, -90 + 72 * number, -18 + 72 * number, colour)
    p.oval(50, 50, 42, 42, None, INK, LINE)
    p.oval(50, 50, 25, 25, CREAM, INK, LINE * 0.8)
