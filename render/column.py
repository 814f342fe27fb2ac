"""A large picture stacked from blocks, each as wide as the page and of known height."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from render import sprites
from render.canvas import Frame, Page, begun
from render.palette import PARCHMENT, Colour

GAP = 16
Block = tuple[float, Callable[[Frame], None]]
"""Height and draw function. A block of height 0 is skipped."""
LEFT_OUT: Block = (0, lambda f: None)


@dataclass(slots=True)
class Column:
    """A page stacked from blocks."""

    width: int
    edge: int
    gap: int = GAP
    table: Colour | None = None
    """Colour of the cloth below the blocks, instead of paper."""
    blocks: list[Block] = field(default_factory=list)
    smaller: list[tuple[Block, ...]] = field(default_factory=list)
    """Smaller alternatives of each block, largest first, for when there is less room."""
    weights: list[int] = field(default_factory=list)

    @property
    def inner(self) -> float:
        return self.width - 2 * self.edge

    def add(self, height: float, draw: Callable[[Frame], None], smaller: Sequence[Block] = (), weight: int = 0) -> None:
        """Add a block. Among blocks with `smaller` alternatives the lightest shrinks first."""
        self.blocks.append((height, draw))
        self.smaller.append(tuple(smaller))
        self.weights.append(weight)

    def fit(self, limit: float) -> None:
        """Replace blocks by smaller ones, one after the other, until the total height is at most `limit`."""
        while sum(height + self.gap for height, _ in self.blocks) - self.gap > limit:
            left = [number for number, ways in enumerate(self.smaller) if ways]
            if not left:
                return
            lightest = min(left, key=lambda number: (self.weights[number], -self.blocks[number][0]))
            self.blocks[lightest], *rest = self.smaller[lightest]
            self.smaller[lightest] = tuple(rest)
            if not self.blocks[lightest][0]:
                for kept in (self.blocks, self.smaller, self.weights):
                    del kept[lightest]  # type: ignore[attr-defined]

    def height(self, above: float = 0) -> int:
        """Height of the page, with `above` units of room over the blocks."""
        return round(above + sum(height + self.gap for height, _ in self.blocks) + 2 * self.edge - self.gap)

    def page(self, above: float = 0) -> Page:
        high = self.height(above)
        if self.table is None:
            page = begun(Page(sprites.laid_paper(self.width, high, PARCHMENT)))
        else:
            page = begun(Page(sprites.cloth(self.width, high, self.table)))
        y = self.edge + above
        for height, draw in self.blocks:
            draw(page.frame(self.edge, y))
            y += height + self.gap
        return page


def choice(f: Frame, name: str, x: float, y: float, w: float, h: float) -> None:
    """Draw a choice frame around a place and record its name."""
    f.put(sprites.halo(f.px(w), f.px(h), radius=f.px(12)), x, y)
    f.name(f"choice {name}", x, y, w, h)
