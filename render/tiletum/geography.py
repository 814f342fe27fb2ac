"""Where the spaces of the map lie on a picture, and how the land looks under them."""

from dataclasses import dataclass
from types import MappingProxyType

from engine.tiletum.data import MAP
from render import icons as shared
from render.canvas import Page, Pen, Point, Sprite, washed
from render.palette import CREAM, DEEP_LAND, DEEP_SEA, INK, LAND, SEA, SOFT_INK, mix
from render.sprite_cache import kept
from render.tiletum.pieces import shadowed

GRID: MappingProxyType[str, tuple[float, float]] = MappingProxyType(
    {
        "london": (0, 0), "london_brugge": (0.12, 1.0), "brugge": (1, 0), "antwerpen": (2, 0),
        "antwerpen_hamburg": (3, 0), "hamburg": (4, 0),
        "tiletum": (1, 1), "koeln": (2, 0.97), "frankfurt": (3, 1), "leipzig": (4, 1),
        "paris": (0, 2), "troyes": (1, 2), "strasbourg": (2, 2.03), "nuernberg": (3, 2), "praha": (4, 1.96),
        "paris_bordeaux": (0, 3), "lyon": (1, 3.2), "strasbourg_milano": (2, 3), "nuernberg_verona": (3, 3),
        "wien": (4, 3.02),
        "bordeaux": (0, 4), "arles_genova": (1.32, 4.22), "milano": (2, 3.97), "verona": (3, 4), "venezia": (4, 4.08),
        "toulouse": (0, 5.06), "arles": (1, 5), "genova": (2, 5.03), "firenze": (3, 5),
    }
)  # fmt: skip
"""Column and row of each space: five columns and six rows keep the neighbourhoods of the real map."""
assert set(GRID) == set(MAP)

LEGEND = (4.0, 5.0)
"""The corner of the sea where a legend has room."""
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
    """The measures of a map: its size, the place of the first column and row, and the steps between them."""

    width: float
    height: float
    left: float
    top: float
    column: float
    row: float

    def at(self, space: str) -> Point:
        """The middle of a space (of the upper part of its card)."""
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


@kept
def ground(measures: Ground, k: float) -> Sprite:
    """Sea, land and roads. Origin: top left."""
    width, height = measures.width, measures.height
    pen = Pen(width, height, k)
    pen.box(0, 0, width, height, SEA)
    tone = mix(SEA, DEEP_SEA, 0.32)
    for row, down in enumerate(range(22, int(height), 26)):
        for along in range(8 + (row % 2) * 40, int(width), 80):
            x, y = float(along), float(down)
            crest = f"M{x} {y} C{x + 6} {y - 6} {x + 12} {y - 6} {x + 16} {y}"
            pen.path(f"{crest} C{x + 20} {y + 5} {x + 26} {y - 4} {x + 31} {y - 1}", None, tone, 1.6)
    for coast in (_BRITAIN, _EUROPE):
        points = [measures.spot(x, y) for x, y in _smooth(coast)]
        pen.shape(points, None, mix(SEA, DEEP_SEA, 0.3), 12)
        pen.shape(points, LAND, mix(DEEP_LAND, INK, 0.3), 2.2)
        pen.shape(points, None, (*mix(LAND, DEEP_LAND, 0.35), 150), 1.0)
    for x, y in (measures.spot(*spot) for spot in _HILLS):
        _hill(pen, x, y)
    _roads(pen, measures)
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
    boat = washed(shared.icon("ship", round(measures.column * 0.26 * k)), SEA, 0.35)
    page.put(boat, (x - measures.column * 0.86) * k, y * k)
    return shadowed(page.sprite(), 4, 3, 0.3)


_HILLS: tuple[Point, ...] = (
    (1.5, 3.5), (2.44, 3.2), (2.56, 3.42), (2.68, 3.24), (3.46, 3.34), (0.48, 4.46), (0.6, 4.38), (3.5, 0.6),
    (1.5, 2.62),
)  # fmt: skip


def _hill(pen: Pen, x: float, y: float) -> None:
    """A mountain in two strokes."""
    tone = mix(LAND, DEEP_LAND, 0.55)
    pen.path(f"M{x - 15} {y + 9} L{x} {y - 10} L{x + 15} {y + 9}", None, tone, 2)
    pen.path(f"M{x} {y - 10} C{x + 3} {y - 2} {x - 2} {y + 2} {x + 3} {y + 8}", None, tone, 1.6)


def _roads(pen: Pen, measures: Ground) -> None:
    done = set()
    for space in MAP.values():
        for other in space.adjacent:
            if (other, space.id) in done:
                continue
            done.add((space.id, other))
            ends = [measures.at(space.id), measures.at(other)]
            pen.line(ends, mix(SOFT_INK, LAND, 0.2), 9)
            pen.line(ends, mix(CREAM, LAND, 0.25), 5.4)
