"""Icons of things on the boards: houses, cathedrals, tents, tiles, victory points."""

from math import cos, pi, sin

from games.tiletum.pictures.drawing import LINE, drawing
from render.canvas import Pen
from render.icons import ROOF, TIMBER, WALL
from render.palette import INK, mix


@drawing
def house(p: Pen) -> None:
    p.path("M20 46 V88 H80 V46 Z", WALL, INK, LINE)
    p.path("M8 50 L50 12 L92 50 Z", ROOF, INK, LINE)
    p.path("M41 88 V66 C41 56 59 56 59 66 V88 Z", TIMBER, INK, LINE * 0.8)


@drawing
def pillar(p: Pen) -> None:
    stone_, shade = (240, 234, 220), (198, 190, 172)
    p.path("M34 26 H66 V80 H34 Z", stone_, INK, LINE)
    p.line([(44, 30), (44, 76)], shade, 4)
    p.line([(56, 30), (56, 76)], shade, 4)
    p.path("M20 10 H80 V18 C80 24 72 28 66 28 H34 C28 28 20 24 20 18 Z", stone_, INK, LINE)
    p.path("M24 78 H76 V86 H24 Z", stone_, INK, LINE)
    p.path("M16 86 H84 V95 H16 Z", shade, INK, LINE)


@drawing
def cathedral(p: Pen) -> None:
    wall, roof = (226, 218, 200), (98, 112, 132)
    for x in (10, 66):
        p.path(f"M{x} 92 V38 H{x + 24} V92 Z", wall, INK, LINE)
        p.path(f"M{x - 3} 39 L{x + 12} 4 L{x + 27} 39 Z", roof, INK, LINE)
        p.path(f"M{x + 8} 62 V52 C{x + 8} 46 {x + 16} 46 {x + 16} 52 V62 Z", mix(INK, wall, 0.2))
    p.path("M32 92 V54 L50 34 L68 54 V92 Z", wall, INK, LINE)
    p.oval(50, 60, 9, 9, (94, 142, 168), INK, 3)
    p.path("M42 92 V82 C42 74 58 74 58 82 V92 Z", mix(INK, wall, 0.2))


@drawing
def building(p: Pen) -> None:
    """A town house of three floors."""
    wall, roof = (246, 230, 196), (184, 84, 54)
    p.path("M24 34 V92 H76 V34 Z", wall, INK, LINE)
    p.path("M18 36 L50 6 L82 36 Z", roof, INK, LINE)
    for y in (42, 59, 76):
        for x in (32, 56):
            p.box(x, y, 12, 11, (94, 142, 168), INK, 2.6)


@drawing
def warehouse(p: Pen) -> None:
    p.path("M10 90 V42 L50 14 L90 42 V90 Z", (214, 176, 124), INK, LINE)
    p.path("M4 46 L50 10 L96 46 L90 54 L50 24 L10 54 Z", ROOF, INK, 3)
    p.path("M28 90 V56 H72 V90 Z", (150, 100, 56), INK, LINE)
    p.path("M28 56 L72 90 M72 56 L28 90", None, INK, 3)


@drawing
def fair(p: Pen) -> None:
    """A market tent."""
    red, pale = (186, 52, 50), (252, 244, 224)
    p.line([(50, 2), (50, 18)], INK, 4)
    p.path("M50 3 L70 9 L50 16 Z", (236, 188, 70), INK, 2.6)
    p.path("M20 48 V92 H80 V48 Z", pale, INK, LINE)
    p.path("M42 92 V58 C42 52 58 52 58 58 V92 Z", mix(INK, pale, 0.25), INK, 2.6)
    p.path(
        "M50 16 C40 34 20 40 8 46 L14 58 L29 50 L43 58 L57 58 L71 50 L86 58 L92 46 C80 40 60 34 50 16 Z", red, INK, LINE
    )
    p.path("M50 18 C46 34 38 42 30 49 L43 57 H57 L70 49 C62 42 54 34 50 18 Z", pale, INK, 2.6)


@drawing
def bag(p: Pen) -> None:
    p.path("M32 32 C4 56 10 92 50 92 C90 92 96 56 68 32 Z", (150, 108, 70), INK, LINE)
    p.path("M26 12 L40 24 H60 L74 12 L66 36 H34 Z", (172, 128, 86), INK, LINE)
    p.line([(31, 34), (69, 34)], (96, 60, 36), 6)


@drawing
def corruption(p: Pen) -> None:
    """A purse in the dark."""
    p.path("M34 30 C6 52 8 92 50 92 C92 92 94 52 66 30 Z", (96, 74, 104), INK, LINE)
    p.path("M28 10 L40 22 H60 L72 10 L66 34 H34 Z", (122, 98, 130), INK, LINE)
    p.line([(32, 33), (68, 33)], (236, 188, 70), 6)
    p.oval(50, 64, 15, 15, (236, 188, 70), INK, 3)


@drawing
def helper(p: Pen) -> None:
    """A hooded helper."""
    green = (98, 132, 84)
    p.path("M10 92 C10 62 28 54 50 54 C72 54 90 62 90 92 Z", green, INK, LINE)
    p.path("M50 6 C24 6 20 34 24 56 C34 66 66 66 76 56 C80 34 76 6 50 6 Z", green, INK, LINE)
    p.path("M50 20 C36 20 34 34 36 46 C40 58 60 58 64 46 C66 34 64 20 50 20 Z", (242, 206, 166), INK, LINE * 0.8)
    p.oval(44, 38, 2.6, 3, INK)
    p.oval(57, 38, 2.6, 3, INK)


@drawing
def laurel(p: Pen) -> None:
    """Victory points: a wreath with room for a number."""
    leaf, line = (122, 150, 78), (66, 88, 44)
    p.oval(50, 50, 46, 46, leaf, line, 4)
    p.oval(50, 50, 36, 36, (255, 248, 224), line, 3)
    if p.unit < 0.38:
        return
    for step in range(12):
        angle = pi / 2 + step * pi / 6 + pi / 12
        lean = angle + (0.5 if step < 6 else -0.5)
        start, stop = (50 + 37 * cos(angle), 50 + 37 * sin(angle)), (50 + 46 * cos(lean), 50 + 46 * sin(lean))
        p.line([start, stop], line, 3)


@drawing
def sprig(p: Pen) -> None:
    """Victory points beside their number: a twig of laurel."""
    leaf, line = (122, 150, 78), (66, 88, 44)
    p.line([(50, 96), (50, 14)], line, 7)
    for y in (22, 46, 70):
        p.path(f"M50 {y + 16} C30 {y + 14} 16 {y + 2} 12 {y - 12} C34 {y - 10} 46 {y} 50 {y + 16} Z", leaf, line, 5)
        p.path(f"M50 {y + 16} C70 {y + 14} 84 {y + 2} 88 {y - 12} C66 {y - 10} 54 {y} 50 {y + 16} Z", leaf, line, 5)
