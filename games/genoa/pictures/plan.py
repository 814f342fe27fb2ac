"""Layout of the city at any size: 8 × 8 squares with buildings, streets and the market.

Each kind of thing has a corner of its own to avoid overlaps: the name at the top, the owner at the lower left, the
discs at the lower right, offers between them, marks of the reader's cards at the upper right.
"""

from dataclasses import dataclass

from games.genoa.data import GRID, MARKET, SIDES, SPACES, STREETS
from games.genoa.words.terms import hyphened, short
from render.text import wrap

Square = tuple[int, int]
"""Column and row, from 0."""
Box = tuple[float, float, float, float]

SQUARES: dict[str, tuple[Square, ...]] = {
    space: tuple((x, y) for y in range(SIDES) for x in range(SIDES) if GRID[y][x] == space) for space in SPACES
}


def offsets(space: str) -> tuple[Square, ...]:
    """The squares of a space, relative to the corner of its bounding box."""
    squares = SQUARES[space]
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return tuple((x - left, y - top) for x, y in squares)


@dataclass(frozen=True, slots=True)
class Plan:
    """The city at some size: `cell` is the side of a square, `letters` the font size of names."""

    lang: str
    cell: int
    letters: int

    @property
    def side(self) -> int:
        return SIDES * self.cell

    @property
    def marker(self) -> float:
        return self.cell * (0.34 if self.phone else 0.3)

    @property
    def disc(self) -> float:
        return self.cell * (0.36 if self.phone else 0.42)

    @property
    def phone(self) -> bool:
        """Whether letters are large relative to the squares, so that other things need to shrink."""
        return self.letters >= 24

    def corner(self, space: str) -> tuple[float, float]:
        squares = SQUARES[space]
        return min(x for x, _ in squares) * self.cell, min(y for _, y in squares) * self.cell

    def box(self, space: str) -> Box:
        x, y = self.corner(space)
        found = offsets(space)
        return x, y, (max(o[0] for o in found) + 1) * self.cell, (max(o[1] for o in found) + 1) * self.cell

    def body(self, space: str) -> Box:
        """The part with the name: an L's long row, else all of it."""
        x, y, w, h = self.box(space)
        found = offsets(space)
        if len(found) == 3:
            row = 0 if sum(o[1] == 0 for o in found) == 2 else 1
            return x, y + row * self.cell, w, self.cell
        return x, y, w, h

    def annex(self, space: str) -> Box | None:
        """An L's third square."""
        x, y, _, _ = self.box(space)
        found = offsets(space)
        if len(found) != 3:
            return None
        row = 1 if sum(o[1] == 0 for o in found) == 2 else 0
        [column] = [o[0] for o in found if o[1] == row]
        return x + column * self.cell, y + row * self.cell, self.cell, self.cell

    # ------------------------------------------------------------ fixed parts

    def name_lines(self, space: str) -> int:
        _, _, w, h = self.body(space)
        return len(wrap(hyphened(self.lang, space), "bold", self.letters, w - 6, 2)) if h > w else 1

    def name(self, space: str) -> str:
        return hyphened(self.lang, space) if self.name_lines(space) > 1 else short(self.lang, space)

    def roof(self, space: str) -> float:
        """Lower end of the name."""
        return self.cell * 0.06 + self.letters * 1.04 * self.name_lines(space) + 4

    def name_box(self, space: str) -> Box:
        x, y, w, _ = self.body(space)
        return x + 3, y + self.cell * 0.06, w - 6, self.letters * 1.04 * self.name_lines(space) + 2

    def picture(self, space: str) -> tuple[float, float, float]:
        """Middle and size of the icon."""
        x, y, w, h = self.body(space)
        head = self.roof(space)
        if space == MARKET:
            return x + w / 2, y + h * 0.5, self.cell * 0.92
        if h > w:
            size = self.cell * (0.42 if self.phone and self.name_lines(space) > 1 else 0.56)
            return x + w / 2, y + head + size / 2 + 2, size
        size = min(self.cell * 0.56, h - head - 6)
        aside = self.cell * (0.12 if self.annex(space) else 0.34)
        return x + aside + size / 2, y + head + (h - head) / 2 - 3, size

    def yields(self, space: str) -> tuple[float, float, float]:
        """Start of the yield: left, middle, size. Centred in a column of two squares."""
        x, y, w, h = self.body(space)
        px, py, size = self.picture(space)
        small = self.cell * (0.3 if self.phone else 0.34)
        if h > w:
            return x + w / 2, py + size / 2 + small / 2 + 4, small
        return px + size / 2 + self.cell * 0.06, y + self.roof(space) + small / 2 + 1, small

    # ------------------------------------------------------------ corners

    def ground_floor(self, space: str) -> Box:
        """Area for markers: an L's third square, else all of it."""
        return self.annex(space) or self.body(space)

    def tower(self, space: str) -> tuple[float, float]:
        """Middle of the lowest disc, at the lower right."""
        x, y, w, h = self.ground_floor(space)
        return x + w - self.disc * 0.72, y + h - self.disc * 0.5

    def owner(self, space: str) -> tuple[float, float]:
        """Position of the owner's marker, at the lower left."""
        x, y, _, h = self.ground_floor(space)
        return x + self.marker * 0.62, y + h - self.marker * 0.62

    def offers(self, space: str) -> tuple[float, float, float]:
        """Left foot of the first flag, and the height of a flag: beside the owner, below the yield."""
        x, y, w, h = self.ground_floor(space)
        high = self.cell * (0.34 if self.phone else 0.25)
        left = 0.09 if space in STREETS or space == MARKET else 0.38
        if not self.annex(space) and w > h:
            left = 0.7 if self.phone else 0.92
        return x + self.cell * left, y + h - self.cell * 0.07, high

    def tab(self, space: str) -> tuple[float, float, float]:
        """Upper right corner and size of a mark of the reader's cards: over the edge of the roof, above a name of
        any length."""
        x, y, w, _ = self.body(space)
        size = self.cell * 0.19
        return x + w - 5, y - size * 0.3, size
