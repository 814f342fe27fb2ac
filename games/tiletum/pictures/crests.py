"""Icons of the crests: the arms of six families, and any crest."""

from games.tiletum.pictures.drawing import LINE, drawing
from render.canvas import Pen
from render.drawings import SHIELD, arms
from render.palette import INK, Colour

AZURE: Colour = (44, 84, 150)
GULES: Colour = (182, 44, 42)
OR: Colour = (238, 188, 70)
ARGENT: Colour = (250, 246, 236)
SABLE: Colour = (48, 42, 42)
EDGE = LINE * 1.2


@drawing
def crest(p: Pen) -> None:
    p.path(SHIELD, (236, 190, 84), INK, LINE)
    p.path("M50 10 V93 C32 86 16 70 16 50 V10 Z", (156, 44, 44))
    p.path(SHIELD, None, INK, LINE)


@drawing
def crest_fleur_de_lis(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M50 16 C60 28 62 38 50 58 C38 38 40 28 50 16 Z", OR)
        q.path("M46 60 C38 64 24 58 22 46 C20 36 30 32 35 38 C38 44 32 46 31 48 C36 52 42 48 46 56 Z", OR)
        q.path("M54 60 C62 64 76 58 78 46 C80 36 70 32 65 38 C62 44 68 46 69 48 C64 52 58 48 54 56 Z", OR)
        q.box(36, 59, 28, 7, OR)
        q.path("M50 66 C56 74 55 80 50 86 C45 80 44 74 50 66 Z M45 66 C42 73 36 76 32 75 C37 72 40 70 41 66 Z", OR)
        q.path("M55 66 C58 73 64 76 68 75 C63 72 60 70 59 66 Z", OR)

    arms(p, AZURE, EDGE, blazon)


@drawing
def crest_lion(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.path("M38 18 L42 26 L48 18 L54 26 L60 18 L60 30 H38 Z", OR)
        body = "M36 34 C36 28 60 28 62 36 C66 42 60 46 58 50 C66 54 70 60 68 70 L74 82 H62 L58 70"
        q.path(f"{body} L52 68 L48 82 H36 L40 66 C34 58 38 50 40 48 C34 46 32 40 36 34 Z", OR, SABLE, 2)
        q.path("M40 52 L24 46 L22 52 L38 62 Z M62 54 L76 44 L80 50 L66 64 Z", OR, SABLE, 2)
        q.path("M66 76 C80 74 84 62 78 56", None, OR, 5)
        q.oval(46, 39, 2.6, 2.6, SABLE)
        q.oval(55, 39, 2.6, 2.6, SABLE)

    arms(p, GULES, EDGE, blazon)


@drawing
def crest_eagle(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        left = "M50 22 C44 22 42 30 44 36 C32 30 24 28 20 20 C16 36 20 48 28 54 L22 58 L34 62 L30 68 L42 66 L40 78"
        right = "L50 72 L60 78 L58 66 L70 68 L66 62 L78 58 L72 54 C80 48 84 36 80 20 C76 28 68 30 56 36"
        q.path(f"{left} {right} C58 30 56 22 50 22 Z", SABLE)
        q.path("M44 27 L36 30 L44 33 Z", GULES)
        q.path("M42 66 L38 84 M58 66 L62 84", None, GULES, 4)
        q.oval(49, 28, 2, 2, OR)

    arms(p, OR, EDGE, blazon)


@drawing
def crest_cross(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        q.box(40, 0, 20, 100, ARGENT)
        q.box(0, 32, 100, 20, ARGENT)

    arms(p, GULES, EDGE, blazon)


@drawing
def crest_balls(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        for x, y in ((50, 24), (30, 36), (70, 36), (32, 60), (68, 60), (50, 76)):
            q.oval(x, y, 9, 9, GULES, SABLE, 2)

    arms(p, OR, EDGE, blazon)


@drawing
def crest_lozenges(p: Pen) -> None:
    def blazon(q: Pen) -> None:
        for row in range(-1, 6):
            for column in range(-1, 5):
                x = 14 + column * 24 + (row % 2) * 12
                y = 12 + row * 17
                q.shape([(x, y - 17), (x + 12, y), (x, y + 17), (x - 12, y)], AZURE if row % 2 else ARGENT)

    arms(p, ARGENT, EDGE, blazon)
