"""Parts shared by all pictures: title band, plaques, labels, background of a player's area, legend, and the column in
which a large picture stacks its blocks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, begun, shadowed
from render.palette import (
    BAND,
    BRIGHT_GOLD,
    CHOICE,
    CREAM,
    FAINT_INK,
    GOLD,
    INK,
    MARK,
    PAPER,
    PARCHMENT,
    Colour,
    livery,
    mix,
)
from render.sprite_cache import kept
from render.text import width_of
from words.reader import Look

BOARD_BAND = (1548, 92)
"""Width and height of a board's band."""


@kept
def _band(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, BAND, INK, 2, 12)
    pen.box(6, 6, width - 12, height - 12, None, GOLD, 1.6, 8)
    tone = mix(BAND, GOLD, 0.10)
    for x in range(-height, width + height, 30):
        for side in (-1, 1):
            ends = [(x + side * depth, depth) for depth in (12, height - 12)]
            if all(14 < along < width - 14 for along, _ in ends):
                pen.line(ends, tone, 1, round_ends=False)
    for x in (6, width - 6):
        for y in (6, height - 6):
            pen.shape([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)], GOLD)
    return shadowed(pen.sprite(), 4, 3, 0.35)


def draw_band(f: Frame, width: float, height: float) -> None:
    """Draw the dark band behind a title."""
    f.put(_band(f.px(width), f.px(height)), 0, 0)


@kept
def _roundel(size: int) -> Sprite:
    """Disc behind a game's emblem on the band. Origin: its middle."""
    pen = Pen(size, size)
    pen.oval(size / 2, size / 2, size / 2, size / 2, PAPER, GOLD, 2)
    return pen.sprite(size / 2, size / 2)


def draw_plaque(f: Frame, x: float, y: float, text: str) -> None:
    """Draw a small title plate, centred on the upper edge of a panel."""
    size, high = 21, 32
    wide = width_of(text, "title", f.px(size)) / f.k + 44
    f.put(sprites.plaque(f.px(wide), f.px(high)), x - wide / 2, y - high / 2)
    f.text((x - wide / 2 + 12, y - high / 2, wide - 24, high), text, Style(size, face="title", colour=BRIGHT_GOLD))


def draw_tag(
    f: Frame, x: float, y: float, text: str, size: float, *, fill: Colour = CHOICE, colour: Colour = CREAM,
    line: Colour = CREAM,
) -> float:  # fmt: skip
    """Draw the label of a choice (the panel uses the same text) or of something else, centred at x, y; return its
    width."""
    wide, high = tag_width(f, text, size), size * 1.16
    f.put(sprites.pill(f.px(wide), f.px(high), fill, line), x, y)
    f.text((x - wide / 2, y - high / 2, wide, high), text, Style(size, face="heavy", colour=colour))
    return wide


def tag_width(f: Frame, text: str, size: float) -> float:
    return width_of(text, "heavy", f.px(size)) / f.k + size * 0.62


def draw_area(
    f: Frame, palette: str, seat: int, width: float, high: float, thick: float = 2.4, inner: Colour | None = FAINT_INK
) -> None:
    """Draw a sheet in a tint of the seat's colour."""
    tint = livery(palette, seat)
    fill, line = mix(PAPER, tint.base, 0.05), mix(tint.dark, INK, 0.3)
    f.put(sprites.panel(f.px(width), f.px(high), fill, line, thick, inner=inner), 0, 0)


def draw_legend(f: Frame, right: float, y: float, text: str, size: float) -> float:
    """Draw the explanation of the dashed rings, right-aligned at `right`; return its width."""
    box = size * 1.1
    wide = width_of(text, "text", f.px(size)) / f.k
    left = right - wide - box - 12
    f.put(sprites.ring(f.px(box), f.px(box), MARK, f.px(3), f.px(6), f.px(4)), left, y - box / 2)
    f.text((right - wide - 1, y - size, wide + 2, 2 * size), text, Style(size, face="text", colour=CREAM, align="left"))
    return wide + box + 12


def draw_course(
    f: Frame, look: Look, emblem: Sprite | None, title: str, acting: Sequence[int], waiting: str, progress: str
) -> None:
    """Draw the contents of a board's band.

    Left: the players to act behind their badges, and the progress of the game. Right: the name of the game, and the
    legend if anything is marked.
    """
    right = BOARD_BAND[0] - 24
    used = f.text((right - 380, 8, 380, 40), title, Style(28, face="title", colour=CREAM, align="right"))
    if emblem is not None:
        used += emblem.image.width + 12
        f.put(_roundel(f.px(52)), right - used + 20, 29)
        f.put(emblem, right - used + 20, 29)
        used += 12
    if f.page.marked:
        used = max(used, draw_legend(f, right, 64, look.since, 21))
    x = 50.0
    for seat in acting:
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(54)), x, BOARD_BAND[1] / 2)
        x += 58
    left, wide = x - 14, right - used - 30 - (x - 14)
    f.text((left, 8, wide, 48), waiting, Style(40, face="title", colour=CREAM, align="left", least=24))
    paler = Style(24, face="text", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=20)
    f.text((left, 52, wide, 32), progress, paler)


# ---------------------------------------------------------------- blocks below one another

GAP = 16
Block = tuple[float, Callable[[Frame], None]]
"""Height and draw function. A block of height 0 is skipped."""
LEFT_OUT: Block = (0, lambda f: None)


@dataclass(slots=True)
class Column:
    """A page stacked from blocks, each as wide as the page and of known height."""

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
