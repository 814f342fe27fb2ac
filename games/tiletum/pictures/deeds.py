"""Icons of the six actions and of other acts."""

from games.tiletum.pictures.drawing import LINE, drawing
from games.tiletum.pictures.places import building, house, pillar
from render.canvas import Pen
from render.drawings import inset, wheels
from render.palette import CREAM, INK


@drawing
def architect(p: Pen) -> None:
    """Dividers over a set square."""
    brass, steel = (214, 168, 70), (150, 154, 162)
    p.path("M14 90 V48 L60 90 Z M24 80 V70 L35 80 Z", None, INK, 5)
    p.path("M14 90 V48 L60 90 Z", (206, 160, 104), INK, LINE)
    p.path("M24 81 V70 L37 81 Z", CREAM, INK, LINE * 0.7)
    p.path("M56 20 L50 26 L32 84 L36 86 L60 32 Z", steel, INK, LINE * 0.9)
    p.path("M60 20 L66 26 L88 82 L84 85 L56 32 Z", steel, INK, LINE * 0.9)
    p.path("M40 56 C54 66 68 66 80 58", None, brass, 5)
    p.oval(58, 22, 10, 10, brass, INK, LINE)
    p.line([(58, 12), (58, 4)], INK, 6)


@drawing
def merchant(p: Pen) -> None:
    """A covered wagon."""
    cloth, wood_, end = (250, 240, 214), (168, 112, 60), (222, 178, 122)
    p.path("M12 48 C12 22 34 14 46 14 C64 14 80 24 80 48 Z", cloth, INK, LINE)
    p.path("M30 47 C30 32 34 22 38 16 M58 47 C60 32 56 22 52 15", None, (190, 164, 120), 3)
    p.path("M6 48 H84 L80 66 H12 Z", wood_, INK, LINE)
    p.line([(80, 60), (97, 52)], INK, 6)
    wheels(p, (28, 66), 74, end, LINE * 1.15, 3)


@drawing
def character(p: Pen) -> None:
    """A person moving in."""
    p.path("M12 92 C12 66 30 58 50 58 C70 58 88 66 88 92 Z", (168, 84, 60), INK, LINE)
    p.path("M38 60 L50 76 L62 60 Z", CREAM, INK, LINE * 0.8)
    p.oval(50, 38, 21, 23, (242, 206, 166), INK, LINE)
    p.path(
        "M24 36 C22 10 44 4 56 8 C74 8 80 24 76 36 C68 26 60 22 48 24 C38 24 30 28 24 36 Z", (104, 66, 44), INK, LINE
    )
    p.oval(43, 40, 2.6, 3, INK)
    p.oval(58, 40, 2.6, 3, INK)
    p.path("M44 50 C48 53 53 53 57 50", None, INK, 2.8)


@drawing
def contract(p: Pen) -> None:
    """A scroll with a seal."""
    page, edge = (250, 240, 212), (214, 184, 130)
    p.path("M22 18 H74 V82 H22 Z", page, INK, LINE)
    for y in (32, 44, 56):
        p.line([(33, y), (63 if y < 56 else 50, y)], (170, 140, 104), 4)
    for y in (16, 84):
        p.path(
            f"M14 {y - 8} H82 C90 {y - 8} 90 {y + 8} 82 {y + 8} H14 C6 {y + 8} 6 {y - 8} 14 {y - 8} Z", edge, INK, LINE
        )
    p.path("M58 70 L52 94 L62 88 L72 94 L68 70 Z", (150, 34, 40), INK, 2.6)
    p.oval(63, 64, 14, 14, (188, 52, 54), INK, LINE)
    p.oval(63, 64, 7, 7, None, (236, 130, 120), 3)


@drawing
def king(p: Pen) -> None:
    p.path("M14 74 L6 30 L30 50 L50 14 L70 50 L94 30 L86 74 Z", (232, 182, 66), INK, LINE)
    p.path("M14 74 H86 V88 H14 Z", (196, 144, 40), INK, LINE)
    for x, y in ((7, 28), (50, 12), (93, 28)):
        p.oval(x, y, 7, 7, (232, 182, 66), INK, LINE * 0.8)
    p.shape([(50, 42), (57, 53), (50, 64), (43, 53)], (178, 44, 50), INK, 2.4)
    for x in (27, 73):
        p.oval(x, 62, 5, 5, (70, 118, 184), INK, 2.4)
    for x in (26, 42, 58, 74):
        p.oval(x, 81, 3, 3, CREAM)


@drawing
def joker(p: Pen) -> None:
    """A fool's cap."""
    red, gold_, blue = (186, 52, 50), (236, 188, 70), (58, 106, 160)
    p.path("M50 70 C30 70 28 46 10 44 C14 24 40 22 50 46 Z", red, INK, LINE)
    p.path("M50 70 C70 70 72 46 90 44 C86 24 60 22 50 46 Z", blue, INK, LINE)
    p.path("M30 70 C28 40 40 20 50 10 C60 20 72 40 70 70 Z", gold_, INK, LINE)
    p.path("M22 70 H78 L74 88 H26 Z", CREAM, INK, LINE)
    p.path("M34 70 L38 88 M50 70 V88 M66 70 L62 88", None, INK, 2.8)
    for x, y, tone in ((9, 47, gold_), (91, 47, gold_), (50, 10, red)):
        p.oval(x, y, 8, 8, tone, INK, LINE * 0.85)


@drawing
def activate(p: Pen) -> None:
    """The bonuses of a building again."""
    inset(p, building, 0, 12, 84)
    p.path("M74 4 L80 22 L98 28 L80 34 L74 52 L68 34 L50 28 L68 22 Z", (244, 190, 56), INK, 3)


@drawing
def upper_floor(p: Pen) -> None:
    """Characters on the second and third floor."""
    inset(p, building, -10, 8, 92)
    inset(p, character, 44, 0, 56)


@drawing
def full_building(p: Pen) -> None:
    inset(p, building, -8, 8, 92)
    for y in (6, 40):
        inset(p, character, 52, y, 46)


@drawing
def house_here(p: Pen) -> None:
    _down(p)
    inset(p, house, 14, 28, 72)


@drawing
def pillar_here(p: Pen) -> None:
    _down(p)
    inset(p, pillar, 14, 28, 72)


def _down(p: Pen) -> None:
    p.path("M42 2 H58 V14 H70 L50 34 L30 14 H42 Z", (244, 190, 56), INK, 3)


@drawing
def architect_step(p: Pen) -> None:
    inset(p, architect, 0, 0, 76)
    _forward(p)


@drawing
def merchant_step(p: Pen) -> None:
    inset(p, merchant, 0, 0, 76)
    _forward(p)


def _forward(p: Pen) -> None:
    p.path("M52 66 H72 V54 L98 76 L72 98 V86 H52 Z", (244, 190, 56), INK, 3)


@drawing
def recolour(p: Pen) -> None:
    """A die that gives another resource."""
    for x, y, tone in ((8, 8, (240, 196, 60)), (44, 44, (70, 118, 184))):
        p.box(x, y, 46, 46, tone, INK, LINE, 10)
        for dx, dy in ((13, 13), (33, 33), (23, 23)):
            p.oval(x + dx, y + dy, 4.4, 4.4, INK if y < 20 else CREAM)
    p.path("M62 10 C80 10 88 20 88 34", None, INK, 5)
    p.path("M78 30 L89 42 L97 28 Z", INK)
    p.path("M36 90 C20 90 12 80 12 68", None, INK, 5)
    p.path("M3 72 L11 58 L22 70 Z", INK)


@drawing
def refresh(p: Pen) -> None:
    p.path("M80 34 C68 12 36 10 22 32", None, INK, 14)
    p.path("M80 34 C68 12 36 10 22 32", None, (116, 142, 72), 8)
    p.path("M20 66 C32 88 64 90 78 68", None, INK, 14)
    p.path("M20 66 C32 88 64 90 78 68", None, (116, 142, 72), 8)
    p.path("M92 16 L90 48 L62 36 Z", (116, 142, 72), INK, LINE)
    p.path("M8 84 L10 52 L38 64 Z", (116, 142, 72), INK, LINE)


@drawing
def swap(p: Pen) -> None:
    p.path("M8 34 H60 V18 L92 42 L60 66 V50 H8 Z", (226, 178, 74), INK, LINE)
    p.path("M92 70 H48 V58 L18 78 L48 98 V86 H92 Z", (92, 138, 170), INK, LINE)


@drawing
def end(p: Pen) -> None:
    p.line([(26, 8), (26, 94)], INK, 9)
    p.line([(26, 8), (26, 94)], (150, 104, 60), 4)
    p.path("M28 12 C44 4 58 22 88 12 V56 C58 66 44 46 28 56 Z", (156, 44, 44), INK, LINE)


@drawing
def hand(p: Pen) -> None:
    skin = (240, 202, 160)
    palm = "M6 58 L22 50 C34 48 40 54 52 54 H64 C74 54 74 66 64 66 H50"
    fingers = "C66 68 72 62 86 52 C94 48 99 58 92 64 L68 82 C62 87 50 87 40 85 L6 84 Z"
    p.path(f"{palm} {fingers}", skin, INK, LINE)
    p.path("M1 54 H14 V90 H1 Z", (156, 44, 44), INK, LINE)
    p.path("M42 6 H58 V22 H70 L50 44 L30 22 H42 Z", (244, 190, 56), INK, 3)


@drawing
def walk(p: Pen) -> None:
    """A route."""
    for x, y in ((12, 84), (27, 72), (44, 70), (58, 62), (62, 46)):
        p.oval(x, y, 6, 6, (150, 112, 72), INK, 2.4)
    p.path("M68 6 C52 6 48 24 56 32 L68 50 L80 32 C88 24 84 6 68 6 Z", (186, 52, 50), INK, LINE)
    p.oval(68, 20, 6, 6, CREAM)
