"""Bonus tiles, contracts, crests and characters: icons and numbers, no words."""

from collections.abc import Sequence

from games.tiletum.data import CHARACTERS, CONTRACTS, CRESTS, HELPERS, Bonus, Contract
from games.tiletum.pictures.drawing import TINTS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import points_token, shadowed, vp_token
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.palette import CREAM, FAINT_INK, INK, WELL, Colour, mix
from render.sprite_cache import kept
from render.text import width_of

HELPER_TINT: Colour = (98, 132, 84)
CONTRACT_TINT: Colour = (190, 158, 104)
CREST_TINT: Colour = (176, 140, 64)
GREEN: Colour = (62, 78, 36)
"""Colour of victory points."""

Glyph = tuple[str, str, str]
"""An icon, a number, and the style of the number: "count", "points" or "vp"."""


def glyphs(bonus: Bonus) -> list[Glyph]:
    """Glyphs of a bonus in reading order. A single unit is its icon without a number."""
    found: list[Glyph] = [(resource, number(n), "count") for resource, n in bonus.resources]
    if bonus.vp:
        found.append(("laurel", str(bonus.vp), "vp"))
    if bonus.any:
        found.append(("any_resource", number(bonus.any), "count"))
    if bonus.action:
        found.append((bonus.action, str(bonus.points), "points"))
    if bonus.architect:
        found.append(("architect_step", number(bonus.architect), "count"))
    if bonus.merchant:
        found.append(("merchant_step", number(bonus.merchant), "count"))
    if bonus.house:
        found.append(("house_here", "", "count"))
    if bonus.pillar:
        found.append(("pillar_here", "", "count"))
    if bonus.activate:
        found.append(("activate", "", "count"))
    return found


def number(count: int) -> str:
    return str(count) if count > 1 else ""


def helper_glyphs(helper: str) -> list[Glyph]:
    tile = HELPERS[helper]
    if tile.plus:
        return [("", f"+{tile.plus}", "points")]
    if tile.recolours:
        return [("recolour", "", "count")]
    return glyphs(tile.bonus)


def cost_glyphs(contract: Contract) -> list[Glyph]:
    parts = (("any_same", contract.any_same), ("iron", contract.iron), ("wool", contract.wool))
    return [(name, number(n), "count") for name, n in parts if n]


# ---------------------------------------------------------------- one glyph


LEAST = 18
"""Minimum font size in pixels of the picture; a phone's minimum is larger."""
TOKEN = {"points": (0.88, 0.68), "vp": (0.86, 0.62)}
"""Font size as a share of a token's size, for one digit and for two."""


class Glyphs:
    """Draws icons with their numbers, with a font size of at least `least`."""

    def __init__(self, f: Frame, least: float = LEAST) -> None:
        self.f, self.least = f, least

    def letters(self, size: float) -> float:
        return max(self.least, size * 0.78)

    def token(self, text: str, how: str, size: float) -> float:
        """Size of a token that fits its text."""
        return max(size, self.least / TOKEN[how][min(len(text), 2) - 1])

    def sprig(self, glyph: Glyph, size: float) -> bool:
        """Whether victory points do not fit into a wreath and need a twig beside the number."""
        _, text, how = glyph
        return how == "vp" and self.token(text, "vp", size * 1.12) > size * 1.3

    def width(self, glyph: Glyph, size: float) -> float:
        name, text, how = glyph
        if how == "vp" and not self.sprig(glyph, size):
            return self.token(text, "vp", size * 1.12)
        if how == "points":
            token = self.token(text, "points", size * (0.98 if name else 1.16))
            return size * 0.58 + token if name else token
        return size + (width_of(text, "heavy", round(self.letters(size))) + size * 0.06 if text else 0.0)

    def draw(self, x: float, y: float, glyph: Glyph, size: float) -> float:
        """Draw a glyph from `x`, centred on `y`; returns its width."""
        name, text, how = glyph
        f, wide = self.f, self.width(glyph, size)
        if how == "points":
            token = self.token(text, "points", size * (0.98 if name else 1.16))
            if name:
                f.put(icon(name, f.px(size)), x + size / 2, y)
            f.put(points_token(text, f.px(token)), x + wide - token / 2, y + (size * 0.12 if name else 0))
            return wide
        if how == "vp" and not self.sprig(glyph, size):
            f.put(vp_token(text, f.px(wide)), x + wide / 2, y)
            return wide
        letters = wide - size
        style = Style(self.letters(size), face="heavy", align="left", colour=GREEN if how == "vp" else INK)
        f.text((x, y - size / 2, letters, size), text, style)
        f.put(icon("sprig" if how == "vp" else name, f.px(size)), x + letters + size / 2, y)
        return wide

    def row_width(self, row: Sequence[Glyph], size: float) -> float:
        return sum(self.width(glyph, size) for glyph in row) + size * 0.16 * (len(row) - 1)

    def fill(self, box: tuple[float, float, float, float], found: Sequence[Glyph], most: float) -> None:
        """Glyphs in one row or two, as large as the box allows and at most `most`."""
        if not found:
            return
        x, y, w, h = box
        best: tuple[float, list[Sequence[Glyph]]] = (0, [found])
        half = (len(found) + 1) // 2
        for rows in ([found], [found[:half], found[half:]]):
            rows = [row for row in rows if row]
            size = min(most, h / len(rows))
            while size > 4 and max(self.row_width(row, size) for row in rows) > w:
                size -= 0.5
            if size > best[0] + 0.01:
                best = (size, rows)
        size, rows = best
        step = min(h / len(rows), size * 1.12)
        for place, row in enumerate(rows):
            at = x + (w - self.row_width(row, size)) / 2
            line = y + h / 2 + (place - (len(rows) - 1) / 2) * step
            for glyph in row:
                at += self.draw(at, line, glyph, size) + size * 0.16


# ---------------------------------------------------------------- whole tiles

SMALL = 70
"""Below this size a tile has a single edge."""


@kept
def _blank(width: int, height: int, fill: Colour, edge: Colour, thick: float) -> Sprite:
    pen = Pen(width, height)
    side = min(width, height)
    radius = side * 0.14
    if side < SMALL:
        pen.box(0, 0, width, height, fill, mix(edge, INK, 0.35), thick, radius)
        return pen.sprite()
    pen.box(0, 0, width, height, fill, INK, max(1.2, thick * 0.6), radius)
    pen.box(thick * 0.8, thick * 0.8, width - 1.6 * thick, height - 1.6 * thick, None, edge, thick, radius * 0.8)
    return pen.sprite()


@kept
def tile(name: str, width: int, height: int, least: int = LEAST) -> Sprite:
    """Any tile of a warehouse or an offer, with a font size of at least `least`. Origin: top left."""
    if name in HELPERS:
        tint = HELPER_TINT
    elif name in CRESTS:
        tint = CREST_TINT
    elif name in CONTRACTS:
        tint = CONTRACT_TINT
    else:
        tint = TINTS[CHARACTERS[name].type]
    side = min(width, height)
    edge = max(2.0, side * 0.055)
    fill = mix(CREAM, tint, 0.16) if name not in CHARACTERS else mix(CREAM, tint, 0.30)
    page = Page(_blank(width, height, fill, mix(tint, CREAM, 0.18), edge).image.copy())
    f = page.frame()
    drawn = Glyphs(f, least)
    pad = edge * (1.7 if side >= SMALL else 1.25)
    inner = (pad, pad, width - 2 * pad, height - 2 * pad)
    if name in HELPERS:
        drawn.fill(inner, helper_glyphs(name), side * 0.66)
    elif name in CRESTS:
        f.put(icon(name, round(side * 0.84)), width / 2, height / 2)
    elif name in CONTRACTS:
        _contract(drawn, inner, CONTRACTS[name])
    else:
        _character(drawn, inner, name)
    done = shadowed(Sprite(page.image).with_letters(page), max(1.2, side * 0.025), max(1, round(side * 0.025)), 0.35)
    return done.known_as(f"tile {name}")


def _contract(drawn: Glyphs, box: tuple[float, float, float, float], contract: Contract) -> None:
    """The price above, the reward below; if there is little room, one action point is shown as the action's icon
    alone."""
    x, y, w, h = box
    drawn.fill((x, y, w, h * 0.5), cost_glyphs(contract), h * 0.46)
    reward = glyphs(contract.reward)
    if h < SMALL:
        reward = [(name, "" if text == "1" else text, "count") for name, text, _ in reward]
    gain: list[Glyph] = [("laurel", str(contract.vp), "vp"), *reward]
    drawn.fill((x, y + h * 0.5, w, h * 0.5), gain, h * 0.5)


def _character(drawn: Glyphs, box: tuple[float, float, float, float], name: str) -> None:
    """The bonus above or at the left, the portrait in the lower right corner."""
    x, y, w, h = box
    character = CHARACTERS[name]
    small = min(w, h) * 0.46
    f = drawn.f
    f.put(icon(character.type, f.px(small)), x + w - small * 0.46, y + h - small * 0.46)
    found = glyphs(character.bonus)
    if w > h * 1.1:
        drawn.fill((x, y, w - small * 0.96, h), found, h * 0.58)
    else:
        drawn.fill((x, y, w, h - small * 0.7), found, h * 0.5)


@kept
def gap(width: int, height: int, dashed: bool = False) -> Sprite:
    """An empty space for a tile. Origin: top left."""
    pen = Pen(width, height)
    radius = min(width, height) * 0.14
    pen.box(0.6, 0.6, width - 1.2, height - 1.2, mix(WELL, CREAM, 0.3), FAINT_INK, 1.6, radius)
    return pen.sprite()


def put_tile(f: Frame, x: float, y: float, w: float, h: float, name: str, least: int = LEAST) -> None:
    """A tile, or an empty space for one."""
    f.put(tile(name, f.px(w), f.px(h), least) if name else gap(f.px(w), f.px(h)), x, y)
