"""The city: 8 × 8 squares with buildings, streets and the market; the tower's way, owners and offers on them.

The same drawing serves the board and, with larger letters, the phone.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.genoa.data import BUILDINGS, EFFECTS, GRID, MARKET, SIDES, SPACES, STREETS, VILLAS
from engine.genoa.state import State
from render import sprites
from render.canvas import OVER, Frame, Page, Sprite, Style
from render.genoa import pieces
from render.genoa.changes import Changes
from render.genoa.icons import icon
from render.genoa.words import PAVING, TINTS, hyphened, short
from render.icons import icon as common_icon
from render.look import Look
from render.palette import CHOICE, INK, MARK, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from render.text import wrap

Square = tuple[int, int]
"""Column and row, counted from 0."""
Box = tuple[float, float, float, float]

SQUARES: dict[str, tuple[Square, ...]] = {
    space: tuple((x, y) for y in range(SIDES) for x in range(SIDES) if GRID[y][x] == space) for space in SPACES
}
OR = "/"


def gives(building: str) -> tuple[str, ...]:
    """What the action brings, as goods; in a villa also what can be brought there."""
    effect = EFFECTS[building]
    found = (*effect.commodities, *([effect.tile] if effect.tile else []), *["marker"] * effect.markers)
    return (*found, *[effect.deck] * effect.cards, *([OR, "large_order"] if building in VILLAS else []))


# ---------------------------------------------------------------- shapes

PAD = 16


@kept
def _mask(offsets: tuple[Square, ...], cell: int, inset: float, radius: float) -> Image.Image:
    """The union of some squares, drawn in by `inset`, with a margin of PAD around."""
    wide, high = (max(o[n] for o in offsets) + 1 for n in (0, 1))
    size = (wide * cell + 2 * PAD, high * cell + 2 * PAD)
    mask = Image.new("L", (size[0] * OVER, size[1] * OVER), 0)
    draw = ImageDraw.Draw(mask)
    bars = [(a, b) for a in offsets for b in offsets if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and a < b]
    blocks = [(min(o[0] for o in offsets), min(o[1] for o in offsets), wide, high)] if len(offsets) == 4 else []
    blocks += [(a[0], a[1], b[0] - a[0] + 1, b[1] - a[1] + 1) for a, b in bars]
    blocks += [(*o, 1, 1) for o in offsets]
    for x, y, w, h in blocks:
        corner = (
            (PAD + x * cell + inset) * OVER, (PAD + y * cell + inset) * OVER,
            (PAD + (x + w) * cell - inset) * OVER - 1, (PAD + (y + h) * cell - inset) * OVER - 1,
        )  # fmt: skip
        draw.rounded_rectangle(corner, radius * OVER, 255)
    return mask.reduce(OVER)


def _offsets(space: str) -> tuple[Square, ...]:
    squares = SQUARES[space]
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return tuple((x - left, y - top) for x, y in squares)


@kept
def _ground(offsets: tuple[Square, ...], cell: int, tint: Colour) -> Sprite:
    """A space with its double edge. Origin: the corner of its squares."""
    layers = ((2.5, mix(tint, INK, 0.78), 13), (4.6, tint, 11), (8.0, mix(tint, INK, 0.22), 8), (9.3, tint, 7))
    first = _mask(offsets, cell, 2.5, 13)
    shade = first.filter(ImageFilter.GaussianBlur(2.5)).point(lambda v: round(v * 0.3))
    out = Image.new("RGBA", first.size, (48, 28, 12, 0))
    out.putalpha(ImageChops.offset(shade, 0, 2))
    for inset, colour, radius in layers:
        layer = Image.new("RGBA", first.size, colour)
        layer.putalpha(_mask(offsets, cell, inset, radius))
        out.alpha_composite(layer)
    return Sprite(out, PAD, PAD)


@kept
def halo(offsets: tuple[Square, ...], cell: int, colour: Colour, wash: int = 22) -> Sprite:
    """A glowing edge around a space; with a tinted inside if it can be chosen. Origin: the corner of its squares."""
    outer, inner = _mask(offsets, cell, -2.5, 15), _mask(offsets, cell, 2.5, 12)
    edge = ImageChops.subtract(outer, inner)
    glow = edge.filter(ImageFilter.GaussianBlur(4)).point(lambda v: min(190, round(v * 1.3)))
    out = Image.new("RGBA", edge.size, (*mix(colour, (255, 214, 120), 0.4), 0))
    out.putalpha(glow)
    if wash:
        tint = Image.new("RGBA", edge.size, (*colour, 0))
        tint.putalpha(inner.point(lambda v: v * wash // 255))
        out.alpha_composite(tint)
    sharp = Image.new("RGBA", edge.size, (*colour, 0))
    sharp.putalpha(edge)
    out.alpha_composite(sharp)
    return Sprite(out, PAD, PAD)


# ---------------------------------------------------------------- where things stand


@dataclass(frozen=True, slots=True)
class Plan:
    """The city at some size: `cell` is a square, `letters` the size of names."""

    lang: str
    cell: int
    letters: int

    @property
    def side(self) -> int:
        return SIDES * self.cell

    @property
    def marker(self) -> float:
        return self.cell * 0.32

    @property
    def disc(self) -> float:
        return self.cell * (0.36 if self.phone else 0.42)

    @property
    def phone(self) -> bool:
        """Large letters in small squares: everything else has to make room."""
        return self.letters >= 24

    def corner(self, space: str) -> tuple[float, float]:
        squares = SQUARES[space]
        return min(x for x, _ in squares) * self.cell, min(y for _, y in squares) * self.cell

    def box(self, space: str) -> Box:
        x, y = self.corner(space)
        offsets = _offsets(space)
        return x, y, (max(o[0] for o in offsets) + 1) * self.cell, (max(o[1] for o in offsets) + 1) * self.cell

    def body(self, space: str) -> Box:
        """The part with the name: an L's long row, else all of it."""
        x, y, w, h = self.box(space)
        offsets = _offsets(space)
        if len(offsets) == 3:
            row = 0 if sum(o[1] == 0 for o in offsets) == 2 else 1
            return x, y + row * self.cell, w, self.cell
        return x, y, w, h

    def annex(self, space: str) -> Box | None:
        """An L's third square."""
        x, y, _, _ = self.box(space)
        offsets = _offsets(space)
        if len(offsets) != 3:
            return None
        row = 1 if sum(o[1] == 0 for o in offsets) == 2 else 0
        [column] = [o[0] for o in offsets if o[1] == row]
        return x + column * self.cell, y + row * self.cell, self.cell, self.cell

    def name_lines(self, space: str) -> int:
        _, _, w, h = self.body(space)
        return len(wrap(hyphened(self.lang, space), "bold", self.letters, w - 6, 2)) if h > w else 1

    def name(self, space: str) -> str:
        return hyphened(self.lang, space) if self.name_lines(space) > 1 else short(self.lang, space)

    def name_box(self, space: str) -> Box:
        x, y, w, _ = self.body(space)
        return x + 3, y + self.cell * 0.07, w - 6, self.letters * 1.04 * self.name_lines(space) + 2

    def picture(self, space: str) -> tuple[float, float, float]:
        """The middle and the size of the icon."""
        x, y, w, h = self.body(space)
        head = self.cell * 0.07 + self.letters * 1.04 * self.name_lines(space) + 4
        if space == MARKET:
            return x + w / 2, y + h * 0.5, self.cell * 0.92
        if h > w:
            size = self.cell * (0.42 if self.phone and self.name_lines(space) > 1 else 0.56)
            return x + w / 2, y + head + size / 2 + 2, size
        size = min(self.cell * 0.56, h - head - 8)
        return x + 9 + size / 2 + self.cell * 0.05, y + head + (h - head) / 2 - 3, size

    def yields(self, space: str) -> tuple[float, float, float]:
        """Where what it gives begins: left, middle, size. In a column of two squares it is centred."""
        x, y, w, h = self.body(space)
        px, py, size = self.picture(space)
        small = self.cell * (0.29 if self.phone else 0.34)
        if h > w:
            return x + w / 2, py + size / 2 + small / 2 + 4, small
        head = self.cell * 0.07 + self.letters * 1.04 + 4
        return px + size / 2 + self.cell * 0.1, y + head + small / 2 + (-2 if self.phone else 4), small

    def tower(self, space: str) -> tuple[float, float]:
        """The middle of the lowest disc."""
        x, y, w, h = self.annex(space) or self.body(space)
        if space in STREETS:
            return x + w / 2, y + h * 0.66
        if w == h == self.cell:
            return x + w * 0.66, y + h * 0.7
        return x + w - self.disc * 0.72, y + h - self.disc * 0.5

    def owner(self, space: str) -> tuple[float, float]:
        x, y, w, h = self.annex(space) or self.body(space)
        if w == h == self.cell:
            return x + self.marker * 0.75, y + h * 0.3
        if h > w:
            return x + self.marker * 0.72, y + h - self.marker * 0.72
        return x + self.marker * 0.6, y + h - self.marker * 0.6

    def pennants(self, space: str) -> tuple[float, float, float]:
        """The foot of the first pennant, and its height."""
        x, y, w, h = self.body(space)
        high = self.cell * 0.25
        if space in STREETS or space == MARKET:
            return x + self.cell * 0.12, y + h - self.cell * 0.09, high
        if h > w:
            return x + self.cell * 0.12, y + h - self.cell * (0.28 if self.phone else 0.42), high
        return x + self.cell * 0.8, y + h - self.cell * 0.07, high


# ---------------------------------------------------------------- what never changes


@kept
def ground(plan: Plan) -> Sprite:
    """All spaces with names, icons and what they give."""
    page = Page.blank(plan.side + 2 * PAD, plan.side + 2 * PAD)
    f = page.frame(PAD, PAD)
    for space in SPACES:
        x, y = plan.corner(space)
        f.put(_ground(_offsets(space), plan.cell, TINTS[space]), x, y)
        if space in STREETS:
            _cobbles(f, plan, space)
        name = Style(plan.letters, lines=2, leading=0.98, face="bold")
        if space in STREETS:
            size = max(18, plan.letters * 0.9) if not plan.phone else plan.letters
            f.text(
                (x + 8, y + 5, plan.cell - 16, size + 4),
                short(plan.lang, space),
                Style(size, face="text", colour=mix(SOFT_INK, PAVING, 0.15)),
            )
            continue
        f.text(plan.name_box(space), plan.name(space), name)
        px, py, size = plan.picture(space)
        f.put(icon(space, round(size)), px, py)
        if space in BUILDINGS:
            _yield(f, plan, space)
    return page.sprite(PAD, PAD)


def _cobbles(f: Frame, plan: Plan, space: str) -> None:
    x, y = plan.corner(space)
    f.put(_stones(plan.cell), x, y)


@kept
def _stones(cell: int) -> Sprite:
    """A faint pattern of paving stones. Origin: the corner of the square."""
    out = Image.new("RGBA", (cell * OVER, cell * OVER), (0, 0, 0, 0))
    draw = ImageDraw.Draw(out)
    tone = (*mix(PAVING, INK, 0.11), 255)
    step = cell / 6
    for row in range(2, 5):
        for column in range(5):
            x = (column + 0.75 + (row % 2) * 0.25 - 0.25) * step
            y = (row + 0.35) * step
            if x + step * 0.8 < cell - 10:
                corner = tuple(round(v * OVER) for v in (x, y, x + step * 0.78, y + step * 0.62))
                draw.rounded_rectangle(corner, step * 0.2 * OVER, None, tone, OVER)
    return Sprite(out.reduce(OVER))


def _yield(f: Frame, plan: Plan, space: str) -> None:
    left, y, size = plan.yields(space)
    goods = gives(space)
    step = size * 0.98
    widths = [size * 0.34 if thing == OR else step for thing in goods]
    _, _, w, h = plan.body(space)
    x = left - sum(widths) / 2 if h > w else left
    for thing, wide in zip(goods, widths, strict=True):
        if thing == OR:
            f.put(icon("either", round(size)), x + wide / 2, y)
        else:
            f.put(pieces.good(thing, round(size)), x + wide / 2, y)
        x += wide


# ---------------------------------------------------------------- what changes


def draw_state(f: Frame, plan: Plan, view: State, look: Look, new: Changes) -> None:
    for space in SPACES:
        f.name(f"space {space}", *plan.box(space))
    _intent(f, plan, view, look)
    for building, owner in view.owners.items():
        _owner(f, plan, building, owner, look, new)
    for building in new.owners:
        if building not in view.owners:
            _ring(f, *plan.owner(building), plan.marker)
    _way(f, plan, view)
    _pennants(f, plan, view, look)
    _discs(f, plan, view, new)


def _ring(f: Frame, x: float, y: float, size: float) -> None:
    f.put(sprites.ring(f.px(size), f.px(size), MARK, 3, f.px(size * 0.4), 4), x - size / 2, y - size / 2)


def _owner(f: Frame, plan: Plan, building: str, owner: int, look: Look, new: Changes) -> None:
    x, y = plan.owner(building)
    size = plan.marker
    f.put(pieces.marker(look.palette, owner, look.letter(owner, size * 0.6), f.px(size)), x, y)
    f.name(f"owner {building}", x - size / 2, y - size / 2, size, size)
    if building in new.owners:
        _ring(f, x, y, size)


def _intent(f: Frame, plan: Plan, view: State, look: Look) -> None:
    """Where the trader wants to go, and the moves queued behind: an arrow with his badge."""
    wanted = [view.intent.space] if view.intent and view.intent.space else []
    size = plan.cell * 0.34
    for space in dict.fromkeys([*wanted, *view.queue]):
        x, y, w, h = plan.body(space)
        f.put(common_icon("arrow", f.px(size)), x + w / 2 - size * 0.4, y + h * 0.66)
        f.put(sprites.badge(look.palette, view.trader, "", f.px(size * 0.8)), x + w / 2 + size * 0.5, y + h * 0.66)


def _way(f: Frame, plan: Plan, view: State) -> None:
    """An arrow on every border that the tower crossed."""
    for origin, to in zip(view.path, view.path[1:], strict=False):
        edges = [
            (a, b) for a in SQUARES[origin] for b in SQUARES[to] if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        ]  # fmt: skip
        a, b = edges[len(edges) // 2]
        x, y = ((p + q + 1) / 2 * plan.cell for p, q in zip(a, b, strict=True))
        f.put(pieces.chevron(round(plan.cell * 0.26), b[0] - a[0], b[1] - a[1]), x, y)


def _discs(f: Frame, plan: Plan, view: State, new: Changes) -> None:
    """The discs in the order of the way; the tower is what is left of them."""
    for number, space in enumerate(view.path, start=1):
        count = view.discs.get(space, 0) or (view.tower if space == view.path[-1] and number == len(view.path) else 0)
        if not count:
            continue
        x, y = plan.tower(space)
        f.put(pieces.tower(count, f.px(plan.disc), "" if plan.phone else str(number)), x, y)
        left, top, wide, high = pieces.tower_box(count, plan.disc)
        f.name(f"discs {space}", x + left, y + top, wide, high)
        if space in new.spaces:
            ring = sprites.ring(f.px(wide), f.px(high), MARK, 3, f.px(wide * 0.36), 4)
            f.put(ring, x + left, y + top)


def _pennants(f: Frame, plan: Plan, view: State, look: Look) -> None:
    """A flag for everybody who offers something for a space."""
    offers: dict[str, dict[int, bool]] = {}
    for offer in view.offers:
        seats = offers.setdefault(offer.space, {})
        seats[offer.seat] = seats.get(offer.seat, False) or offer.live
    for space, seats in offers.items():
        x, y, high = plan.pennants(space)
        for number, (seat, live) in enumerate(seats.items()):
            at = x + number * high * 0.74
            f.put(pieces.pennant(look.palette, seat, look.letter(seat, high * 0.44), f.px(high), live), at, y)
            f.name(f"pennant {space} {seat}", at, y - high, high * 0.7, high)


# ---------------------------------------------------------------- on the phone


def draw_choices(f: Frame, plan: Plan, spaces: Collection[str]) -> None:
    """Frames around what can be chosen."""
    for space in SPACES:
        if space in spaces:
            f.put(halo(_offsets(space), plan.cell, CHOICE, 30), *plan.corner(space))
            f.name(f"choice {space}", *plan.box(space))


def draw_hints(f: Frame, plan: Plan, spaces: Iterable[str]) -> None:
    """A thin brown edge: within reach, but not what is asked for."""
    for space in spaces:
        f.put(halo(_offsets(space), plan.cell, SOFT_INK, 0), *plan.corner(space))
