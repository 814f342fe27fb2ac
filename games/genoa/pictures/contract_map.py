"""The contracts of a hand on a small city: groups of neighbours and the worth of each."""

from collections.abc import Sequence

from games.genoa.data import CONTRACTS, GROUP_VALUE, OUTER_RING, SIDES
from games.genoa.pictures.icons import icon
from games.genoa.pictures.plan import SQUARES, Plan
from games.genoa.pictures.tints import DECK_TINTS, PAVING, TINTS
from games.genoa.scoring import group_value
from games.genoa.words.terms import short
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style
from render.furniture import draw_tag
from render.palette import CREAM, INK, SOFT_INK, mix
from render.sprite_cache import kept
from render.text import wrap
from words.reader import Look

CELL, TEXT = 31, 28
SIDE = SIDES * CELL
LEFT = SIDE + 36


def runs(contracts: Sequence[str]) -> list[list[str]]:
    """The groups of neighbours in the ring of outer buildings, the largest first."""
    held = {CONTRACTS[card] for card in contracts}
    if held >= set(OUTER_RING):
        return [list(OUTER_RING)]
    gap = next(number for number, building in enumerate(OUTER_RING) if building not in held)
    found: list[list[str]] = [[]]
    for building in (*OUTER_RING[gap:], *OUTER_RING[:gap]):
        if building in held:
            found[-1].append(building)
        elif found[-1]:
            found.append([])
    return sorted((run for run in found if run), key=len, reverse=True)


def lines_of(found: Sequence[Sequence[str]], look: Look, width: float) -> list[tuple[tuple[str, ...], int]]:
    """Each group with its names in lines, and its worth."""
    room = width - LEFT - 110
    named = [" + ".join(short(look.lang, building) for building in run) for run in found]
    return [(wrap(text, "text", TEXT, room, 4), group_value(len(run))) for text, run in zip(named, found, strict=True)]


def height(contracts: Sequence[str], look: Look, width: float) -> float:
    told = lines_of(runs(contracts), look, width)
    return max(SIDE + 28, 20 + 52 + sum(len(lines) * 36 + 14 for lines, _ in told))


def draw(f: Frame, contracts: Sequence[str], look: Look, width: float, high: float) -> None:
    f.put(sprites.panel(f.px(width), f.px(high), CREAM, DECK_TINTS["contract"], 3, 12, None), 0, 0)
    found = runs(contracts)
    f.put(_city(tuple(tuple(run) for run in found)), 14, 14)
    plan = Plan(look.lang, CELL, TEXT)
    for building in (building for run in found for building in run):
        x, y, w, h = plan.body(building)
        f.put(icon(building, 34), 14 + x + w / 2, 14 + y + h / 2)
        f.name(f"card contract_{building}", 14 + x, 14 + y, w, h)
    y = 16.0
    for lines, worth in lines_of(found, look, width):
        middle = y + len(lines) * 18
        draw_tag(f, width - 56, middle, str(worth), TEXT, fill=DECK_TINTS["contract"])
        for number, line in enumerate(lines):
            f.text((LEFT, y + number * 36, width - LEFT - 104, 36), line, Style(TEXT, face="text", align="left"))
        y += len(lines) * 36 + 14
    scale = " · ".join(map(str, GROUP_VALUE[1:]))
    style = Style(TEXT, face="note", colour=SOFT_INK, align="left")
    f.text((LEFT, high - 54, width - LEFT - 20, 40), look.say("genoa-render-groups", scale=scale), style)


@kept
def _city(found: tuple[tuple[str, ...], ...]) -> Sprite:
    """A small city: buildings pale, those with contracts dark, neighbouring ones connected."""
    pen = Pen(SIDE, SIDE)
    pen.box(0, 0, SIDE, SIDE, PAVING, mix(PAVING, INK, 0.4), 1.4, 6)
    held = {building for run in found for building in run}
    plan = Plan("en", CELL, TEXT)
    for building, squares in SQUARES.items():
        tint = mix(DECK_TINTS["contract"], CREAM, 0.55) if building in held else mix(TINTS[building], PAVING, 0.35)
        for x, y in squares:
            pen.box(x * CELL + 1.5, y * CELL + 1.5, CELL - 3, CELL - 3, tint, None, radius=4)
        for a in squares:
            for b in squares:
                if a < b and abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
                    wide, high = b[0] - a[0] + 1, b[1] - a[1] + 1
                    box = (a[0] * CELL + 1.5, a[1] * CELL + 1.5, wide * CELL - 3, high * CELL - 3)
                    pen.box(*box, tint, None, radius=4)
    for run in found:
        middles = [(x + w / 2, y + h / 2) for x, y, w, h in (plan.body(building) for building in run)]
        if len(middles) > 1:
            pen.line(middles, DECK_TINTS["contract"], 7)
        for middle in middles:
            pen.oval(*middle, 18, 18, CREAM, DECK_TINTS["contract"], 3)
    return pen.sprite()
