"""Large pictures are stacked from blocks: each is as wide as its page and knows its height."""

from collections.abc import Callable
from dataclasses import dataclass, field

from render import sprites
from render.canvas import Frame, Page
from render.palette import PARCHMENT

GAP = 16


@dataclass(slots=True)
class Column:
    """A page stacked from blocks."""

    width: int
    edge: int
    gap: int = GAP
    blocks: list[tuple[float, Callable[[Frame], None]]] = field(default_factory=list)

    @property
    def inner(self) -> float:
        return self.width - 2 * self.edge

    def add(self, height: float, draw: Callable[[Frame], None]) -> None:
        self.blocks.append((height, draw))

    def height(self, above: float = 0) -> int:
        """Of the page, with so much room above the blocks."""
        return round(above + sum(height + self.gap for height, _ in self.blocks) + 2 * self.edge - self.gap)

    def page(self, above: float = 0) -> Page:
        page = Page(sprites.laid_paper(self.width, self.height(above), PARCHMENT))
        y = self.edge + above
        for height, draw in self.blocks:
            draw(page.frame(self.edge, y))
            y += height + self.gap
        return page


def choice(f: Frame, name: str, x: float, y: float, w: float, h: float) -> None:
    """Frame something that can be chosen and remember it."""
    f.put(sprites.halo(f.px(w), f.px(h), radius=f.px(12)), x, y)
    f.name(f"choice {name}", x, y, w, h)
