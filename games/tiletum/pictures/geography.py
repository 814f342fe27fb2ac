"""Positions of the map's spaces on a picture, and the land drawn under them."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType

from games.tiletum.data import MAP
from games.tiletum.pictures.pieces import shadowed
from render import icons as shared
from render.canvas import Page, Pen, Point, Sprite, washed
from render.palette import CREAM, DEEP_LAND, DEEP_SEA, INK, LAND, SEA, SOFT_INK, mix
from render.sprite_cache import kept

GRID: MappingProxyType[str, tuple[float, float]] = MappingProxyType(
    {
        "london": (0, 0), "london_brugge": (0.12, 1.0), "brugge": (1, 0), "antwerpen": (2, 0),
        "antwerpen_hamburg": (3, 0), "hamburg": (4, 0),
        "tiletum": (1, 1), "koeln": (2, 1), "frankfurt": (3, 1), "leipzig": (4, 1),
        "paris": (0, 2), "troyes": (1, 2), "strasbourg": (2, 2), "nuernberg": (3, 2), "praha": (4, 2),
        "paris_bordeaux": (0, 3), "lyon": (1, 3.2), "strasbourg_milano": (2, 3), "nuernberg_verona": (3, 3),
        "wien": (4, 3),
        "bordeaux": (0, 4), "arles_genova": (1.32, 4.22), "milano": (2, 4), "verona": (3, 4), "venezia": (4, 4),
        "toulouse": (0, 5), "arles": (1, 5), "genova": (2, 5), "firenze": (3, 5),
    }
)  # fmt: skip
"""Column and row of each space: five columns and six rows keep the neighbourhoods of the real map."""
assert set(GRID) == set(MAP)

LEGEND = (4.0, 5.0)
"""Column and row of a free corner of the sea, used for a legend."""
SHIP = (0.62, 1.42)

_BRITAIN: tuple[Point, ...] = (
    (-0.9, -0.9), (0.35, -0.9), (0.5, -0.3), (0.53, 0.25), (0.36, 0.56), (0.0, 0.6), (-0.3, 0.66), (-0.9, 0.62),
)  # fmt: skip
_EUROPE: tuple[Point, ...] = (
    (-0.9, 1.84), (-0.42, 1.5), (-0.05, 1.42), (0.3, 1.36), (0.5, 1.1), (0.5, 0.6), (0.57, 0.0), (0.66, -0.42),
    (1.2, -0.5), (2.2, -0.46), (2.55, -0.3), (2.9, -0.24), (3.3, -0.36), (3.5, -0.9), (5.4, -0.9), (5.4, 3.4),
    (4.62, 3.52), (4.56, 4.2), (4.3, 4.5), (3.72, 4.6), (3.62, 4.9), (3.66, 5.9), (2.72, 5.9), (2.5, 5.5),
    (2.0, 5.42), (1.62, 5.44), (1.5, 5.56), (1.1, 5.5), (0.6, 5.56), (0.5, 6.0), (-0.9, 6.0), (-0.46, 4.9),
    (-0.46, 3.9), (-0.36, 3.2), (-0.44, 2.7), (-0.9, 2.56),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Ground:
    """Dimensions of a map: its size, the place of the first column and row, and the distances between them."""

    width: float
    height: float
    left: float
    top: float
    column: float
    row: float

    def at(self, space: str) -> Point:
        """Centre of a space (of the upper part of its card)."""
        return self.spot(*GRID[space])

    def spot(self, column: float, row: float) -> Point:
        return self.left + column * self.column, self.top + row * self.row


def _smooth(points: tuple[Point, ...]) -> list[Point]:
    """A closed curve through the points."""
    found: list[Point] = []
    size = len(points)
    for n in range(size):
        p0, p1, p2, p3 = (points[(n + d) % size] for d in (-1, 0, 1, 2))
        for step in range(8):
            t = step / 8
            found.append(
                (
                    _spline(p0[0], p1[0], p2[0], p3[0], t),
                    _spline(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    return found


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


SHALLOWS = ((34, 0.10), (23, 0.20), (12, 0.34))
"""Width and darkness of the three lines by which the sea darkens towards a coast."""
LAND_LIGHT, LAND_DARK = mix(LAND, CREAM, 0.62), mix(LAND, DEEP_LAND, 0.72)
LINE = mix(DEEP_LAND, INK, 0.42)


@kept
def ground(measures: Ground, k: float) -> Sprite:
    """Sea, land and roads, like a printed map. Origin: top left."""
    width, height = measures.width, measures.height
    pen = Pen(width, height, k)
    pen.box(0, 0, width, height, SEA)
    _waves(pen, width, height)
    coasts = [[measures.spot(x, y) for x, y in _smooth(coast)] for coast in (_BRITAIN, _EUROPE)]
    for wide, share in SHALLOWS:
        for points in coasts:
            pen.shape(points, None, mix(SEA, DEEP_SEA, share), wide)
    for points in coasts:
        pen.shape(points, LAND, mix(DEEP_LAND, INK, 0.45), 2.4)
    for river in _RIVERS:
        _river(pen, [measures.spot(x, y) for x, y in river])
    _roads(pen, measures)
    small = measures.column < SMALL_COLUMN
    for x, y, size in sorted(_MOUNTAINS, key=lambda hill: hill[1]):
        _mountain(pen, *measures.spot(x, y), size * (0.86 if small else 1.0))
    for x, y in sorted(_WOODS, key=lambda wood: wood[1]):
        _wood(pen, *measures.spot(x, y), 0.8 if small else 1.0)
    mask = Pen(width, height, k)
    mask.box(1, 1, width - 2, height - 2, INK, None, radius=14)
    image = pen.done()
    image.putalpha(mask.done().getchannel("A"))
    page = Page(image)
    edge = Pen(width, height, k)
    edge.box(0, 0, width, height, None, INK, 2.2, 14)
    edge.box(5.5, 5.5, width - 11, height - 11, None, (*SOFT_INK, 110), 1.2, 10)
    page.put(edge.sprite(), 0, 0)
    x, y = measures.spot(*SHIP)
    boat = washed(shared.icon("ship", round(measures.column * 0.26 * k)), SEA, 0.2)
    page.put(boat, (x - measures.column * 0.86) * k, y * k)
    return shadowed(page.sprite(), 4, 3, 0.3)


SMALL_COLUMN = 180
"""Column width below which a map uses its tighter layout."""


def _waves(pen: Pen, width: float, height: float) -> None:
    tone = mix(SEA, DEEP_SEA, 0.3)
    for row, down in enumerate(range(22, int(height), 26)):
        for along in range(8 + (row % 2) * 40, int(width), 80):
            x, y = float(along), float(down)
            crest = f"M{x} {y} C{x + 6} {y - 6} {x + 12} {y - 6} {x + 16} {y}"
            pen.path(f"{crest} C{x + 20} {y + 5} {x + 26} {y - 4} {x + 31} {y - 1}", None, tone, 1.6)


_RIVERS: tuple[tuple[Point, ...], ...] = (
    ((2.62, 3.1), (2.5, 2.7), (2.36, 2.2), (2.46, 1.7), (2.38, 1.2), (2.5, 0.7), (2.44, 0.2), (2.3, -0.5)),
    ((1.62, 3.3), (1.5, 3.7), (1.56, 4.2), (1.44, 4.7), (1.5, 5.6)),
    ((1.5, 2.3), (0.9, 2.46), (0.5, 2.4), (0.56, 1.9), (0.3, 1.36)),
    ((2.9, 2.6), (3.3, 2.52), (3.7, 2.6), (4.3, 2.54), (5.2, 2.66)),
    ((2.4, 3.62), (2.9, 3.66), (3.4, 3.56), (3.9, 3.62), (4.6, 3.5)),
    ((0.5, 4.9), (0.46, 4.5), (0.2, 4.44), (-0.5, 4.4)),
)
"""Rhine, Rhône, Seine, Danube, Po and Garonne, cut where a city is in the way."""


def _river(pen: Pen, points: Sequence[Point]) -> None:
    ends = [points[0], *points, points[-1]]
    course: list[Point] = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        steps = [step / 8 for step in range(9)]
        course += [(_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)) for t in steps]
    pen.line(course, mix(DEEP_SEA, LAND, 0.42), 4.4)
    pen.line(course, mix(SEA, DEEP_SEA, 0.12), 2.2)


_MOUNTAINS: tuple[tuple[float, float, float], ...] = (
    (1.42, 3.5, 0.9), (1.56, 3.62, 1.1), (1.7, 3.42, 0.8), (2.22, 3.36, 0.9), (2.36, 3.24, 1.15), (2.5, 3.4, 1.3),
    (2.64, 3.22, 1.1), (2.76, 3.38, 1.0), (3.24, 3.3, 1.0), (3.38, 3.44, 1.15), (3.52, 3.3, 0.95), (0.42, 4.56, 0.9),
    (0.56, 4.68, 1.0), (3.44, 1.5, 0.8), (3.56, 1.6, 0.9),
)  # fmt: skip
"""Alps, Pyrenees and the Ore Mountains: column, row, size."""
_WOODS: tuple[Point, ...] = (
    (2.56, 2.44), (2.44, 2.54), (3.4, 2.44), (3.54, 2.5), (0.42, 3.0), (0.56, 3.1), (0.48, 3.24), (1.46, 2.56),
    (3.5, 0.46), (3.4, 0.56), (3.6, 0.56), (0.5, 3.64), (2.5, 4.56),
)  # fmt: skip


def _mountain(pen: Pen, x: float, y: float, size: float) -> None:
    """Lit from the upper left."""
    w, h = 17 * size, 24 * size
    pen.path(f"M{x - w} {y + 9} L{x} {y + 9 - h} L{x + w} {y + 9} Z", LAND_LIGHT)
    ridge = f"L{x + 0.16 * w} {y + 9 - 0.66 * h} L{x - 0.1 * w} {y + 9 - 0.36 * h} L{x + 0.2 * w} {y + 9}"
    pen.path(f"M{x} {y + 9 - h} {ridge} L{x + w} {y + 9} Z", LAND_DARK)
    cap = f"L{x + 0.3 * w} {y + 9 - 0.7 * h} L{x + 0.04 * w} {y + 9 - 0.62 * h} L{x - 0.3 * w} {y + 9 - 0.7 * h}"
    pen.path(f"M{x} {y + 9 - h} {cap} Z", CREAM)
    pen.path(f"M{x - w} {y + 9} L{x} {y + 9 - h} L{x + w} {y + 9}", None, LINE, 1.7)


def _wood(pen: Pen, x: float, y: float, size: float) -> None:
    """Three trees."""
    leaf, lit = mix(DEEP_LAND, (84, 110, 62), 0.55), mix(DEEP_LAND, (160, 176, 112), 0.7)
    for dx, dy in ((-9.0, 0.0), (9.0, 1.0), (0.0, 6.0)):
        cx, cy, r = x + dx * size, y + dy * size, 7.4 * size
        pen.line([(cx, cy + r * 0.7), (cx, cy + r * 1.5)], LINE, 2 * size)
        pen.oval(cx, cy, r, r, leaf, LINE, 1.3)
        pen.oval(cx - r * 0.26, cy - r * 0.28, r * 0.5, r * 0.46, lit)


def _roads(pen: Pen, measures: Ground) -> None:
    done = set()
    ends: list[list[Point]] = []
    for space in MAP.values():
        for other in space.adjacent:
            if (other, space.id) not in done:
                done.add((space.id, other))
                ends.append([measures.at(space.id), measures.at(other)])
    for colour, wide in ((mix(SOFT_INK, INK, 0.25), 10.4), (mix(CREAM, LAND, 0.2), 6.4)):
        for road in ends:
            pen.line(road, colour, wide)
    for road in ends:
        pen.line(road, mix(SOFT_INK, LAND, 0.62), 1.2)
