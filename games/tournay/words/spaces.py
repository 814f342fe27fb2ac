"""Names of the spaces of a quarter, and the part of it that a picture shows.

Column letters and row numbers: the first card of a quarter lies on C3, and no space ever changes its name. Panels,
pictures and text boards all use these names.
"""

from collections.abc import Collection
from typing import NamedTuple

from games.tournay.data import COLUMNS, ROWS
from games.tournay.quarter import cell, space_at
from words import cell_name


def label(space: str) -> str:
    """`C3`."""
    return cell_name(*cell(space))


class Window(NamedTuple):
    """The part of the unbounded grid that a picture shows."""

    top: int
    left: int
    rows: int
    columns: int

    @property
    def spaces(self) -> list[str]:
        """Spaces from the top left."""
        return [space_at(row, column) for row in self._rows for column in self._columns]

    @property
    def _rows(self) -> range:
        return range(self.top, self.top + self.rows)

    @property
    def _columns(self) -> range:
        return range(self.left, self.left + self.columns)

    def place(self, space: str) -> tuple[int, int]:
        """Row and column within the window."""
        row, column = cell(space)
        return row - self.top, column - self.left


def window(occupied: Collection[str], also: Collection[str] = ()) -> Window:
    """Three rows and three columns around the cards, or more if the cards may still extend to either side."""
    cells = [cell(space) for space in (*occupied, *also)] or [(0, 0)]
    top, rows = _span([row for row, _ in cells], ROWS)
    left, columns = _span([column for _, column in cells], COLUMNS)
    return Window(top, left, rows, columns)


def _span(numbers: Collection[int], least: int) -> tuple[int, int]:
    first, size = min(numbers), max(numbers) - min(numbers) + 1
    return (first, size) if size >= least else (first - (least - size) // 2, least)


def cropped(there: Window, shown: Collection[str]) -> Window:
    """The part of a window with content: empty rows and columns are cut off."""
    cells = [cell(space) for space in shown] or [(there.top, there.left)]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return Window(min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)
