"""The course of the game: phases and rounds, the white die, turn order, and the bonus tiles."""

from games.burgundy.data import PHASE_POINTS, PHASES, RATES, ROUNDS, TRACK_SPACES, TYPES
from games.burgundy.pictures import pieces
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tints import TINTS
from games.burgundy.state import State
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import SIGNS, phrase
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, GOLD, INK, MARK, PAPER, SOFT_INK, WELL, WELL_EDGE, Colour, mix
from render.sprite_cache import kept
from words.reader import Look

WIDTH, HEIGHT = 500, 596
LEFT = 20
ROOM = WIDTH - 2 * LEFT
PHASE_Y, ROUND_Y, ORDER_Y, BONUS_Y = 52, 172, 298, 414
TRACK_H = 82
LARGE, SMALL = (72, 80), (60, 68)
"""Sizes of the bonus tiles for the first and the second player."""
CELL = ROOM / 5
TRACK = ROOM / TRACK_SPACES
BONUS = ROOM / len(TYPES)


def draw_ground(f: Frame, players: int, look: Look) -> None:
    f.put(sprites.panel(f.px(WIDTH), f.px(HEIGHT)), 0, 0)
    for y, message in ((PHASE_Y, "phases"), (ROUND_Y, "rounds"), (ORDER_Y, "order"), (BONUS_Y, "bonuses")):
        f.text(
            (LEFT, y - 30, ROOM, 26),
            phrase(look.lang, f"burgundy-render-{message}"),
            Style(21, face="title", colour=SOFT_INK, align="left", least=18),
        )
    for space in range(TRACK_SPACES):
        f.put(_stage(f.px(TRACK - 5), TRACK_H), LEFT + space * TRACK + 2.5, ORDER_Y)
        if space < TRACK_SPACES - 1:
            f.put(_arrow(f.px(14)), LEFT + (space + 1) * TRACK, ORDER_Y + TRACK_H / 2)
    rates = RATES[players]
    for number, kind in enumerate(TYPES):
        x = LEFT + (number + 0.5) * BONUS
        for points, (w, h), y in ((rates.large, LARGE, BONUS_Y + 4), (rates.small, SMALL, BONUS_Y + 92)):
            f.put(bonus_tile(kind, f.px(w), f.px(h)), x - w / 2, y)
            f.put(icon(SIGNS[kind], f.px(h * 0.5)), x, y + h * 0.33)
            f.text(
                (x - 35, y + h * 0.56, 70, h * 0.4), str(points), Style(h * 0.34, face="heavy", colour=_figure(kind))
            )


def _figure(kind: str) -> Colour:
    return CREAM if kind == "castle" else INK


@kept
def bonus_tile(kind: str, width: int, height: int) -> Sprite:
    """A bonus tile. Origin: top left."""
    tint = TINTS[kind]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, tint, mix(tint, INK, 0.65), 2, 10)
    pen.box(4, 4, width - 8, height - 8, None, mix(tint, CREAM, 0.55), 1.4, 7)
    return shadowed(pen.sprite(), 2, 2, 0.35)


@kept
def _stage(width: int, height: int) -> Sprite:
    """A space of the turn order track. Origin: top left."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, WELL, WELL_EDGE, 2, 9)
    return pen.sprite()


@kept
def _arrow(size: int) -> Sprite:
    pen = Pen(100, 100, size / 100)
    pen.path("M25 10 L80 50 L25 90 Z", FAINT_INK)
    return pen.sprite(50, 50)


@kept
def _cell(width: int, height: int, mood: str) -> Sprite:
    """A phase or round: `past`, `now` or `next`. Origin: top left."""
    fill = {"past": mix(PAPER, WELL, 0.7), "now": (255, 236, 178), "next": CREAM}[mood]
    line = {"past": FAINT_INK, "now": GOLD, "next": SOFT_INK}[mood]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, fill, line, 3.4 if mood == "now" else 1.6, 10)
    return pen.sprite()


def draw_state(f: Frame, view: State, look: Look, new: Highlights) -> None:
    _phases(f, view, new)
    _rounds(f, view, look, new)
    _order(f, view, look, new)
    _bonuses(f, view, look, new)


def _mood(number: int, now: int, over: bool) -> str:
    return "past" if over or number < now else "now" if number == now else "next"


def _ring(f: Frame, x: float, y: float, w: float, h: float) -> None:
    f.put(sprites.ring(f.px(w), f.px(h), MARK, f.px(3), f.px(9), f.px(4)), x, y)


def _phases(f: Frame, view: State, new: Highlights) -> None:
    now = PHASES.index(view.phase) if view.phase else -1  # type: ignore[arg-type]
    for number, phase in enumerate(PHASES):
        mood = _mood(number, now, not view.stack)
        x, w, h = LEFT + number * CELL + 3, CELL - 6, 76
        f.put(_cell(f.px(w), f.px(h), mood), x, PHASE_Y)
        ink = FAINT_INK if mood == "past" else INK
        f.text((x, PHASE_Y + 2, w, 44), phase, Style(36, face="title", colour=ink))
        points = Style(22, face="heavy", colour=FAINT_INK if mood == "past" else mix(GOLD, INK, 0.25))
        f.text((x, PHASE_Y + 43, w, 28), f"+{PHASE_POINTS[phase]}", points)
        f.name(f"phase {phase}", x, PHASE_Y, w, h)
        if new.phase == phase:
            _ring(f, x, PHASE_Y, w, h)


def _rounds(f: Frame, view: State, look: Look, new: Highlights) -> None:
    """Draw the goods of later rounds; the white die lies in the current round's place."""
    first = ROUNDS - len(view.round_goods)
    for number in range(ROUNDS):
        mood = _mood(number + 1, view.round if view.phase else 0, not view.stack)
        x, w, h = LEFT + number * CELL + 3, CELL - 6, 80
        f.put(_cell(f.px(w), f.px(h), mood), x, ROUND_Y)
        f.name(f"round {number + 1}", x, ROUND_Y, w, h)
        middle, y = x + w / 2, ROUND_Y + 32
        if view.phase and number >= first:
            f.put(pieces.goods(view.round_goods[number - first], f.px(46)), middle, y)
        elif mood == "now" and view.white:
            f.put(pieces.die(look.palette, pieces.WHITE, view.white, f.px(50)), middle, y)
        elif mood == "past":
            f.put(sprites.faded(sprites.tick(f.px(34))), middle, y)
        ink = FAINT_INK if mood == "past" else SOFT_INK
        f.text((x, ROUND_Y + 56, w, 24), str(number + 1), Style(19, colour=ink))
        if new.round == number + 1 and mood == "now":
            _ring(f, x, ROUND_Y, w, h)


def _order(f: Frame, view: State, look: Look, new: Highlights) -> None:
    """Draw the turn order markers, fanned upwards: the next player of a space on top."""
    size = 40
    for space, stack in enumerate(view.track):
        middle = LEFT + space * TRACK + TRACK / 2
        step = min(36.0, (TRACK_H - 4 - size) / max(1, len(stack) - 1))
        for height, seat in enumerate(stack):
            x = middle + (0 if len(stack) < 3 else 9 if height % 2 else -9)
            y = ORDER_Y + TRACK_H / 2 + ((len(stack) - 1) / 2 - height) * step
            f.put(sprites.disc_top(look.palette, seat, look.letter(seat), f.px(size)), x, y)
            f.name(f"marker {seat}", x - size / 2, y - size / 2, size, size)
            if seat in new.markers:
                ring = sprites.ring(f.px(size), f.px(size), MARK, f.px(2.6), f.px(20), f.px(3))
                f.put(ring, x - size / 2, y - size / 2)


def _bonuses(f: Frame, view: State, look: Look, new: Highlights) -> None:
    for number, kind in enumerate(TYPES):
        boxes = (("large", LARGE, BONUS_Y + 4), ("small", SMALL, BONUS_Y + 92))
        for owner, (size, (w, h), top) in zip(view.finished[kind], boxes, strict=False):
            left = LEFT + (number + 0.5) * BONUS - w / 2
            f.put(_won(kind, f.px(w), f.px(h)), left, top)
            badge = sprites.badge(look.palette, owner, look.letter(owner), f.px(w * 0.48))
            f.put(badge, left + w / 2, top + h * 0.68)
            f.name(f"bonus {kind} {size}", left, top, w, h)
            if (kind, size) in new.bonuses:
                _ring(f, left, top, w, h)


STRIP = 78
"""Height of the bonus tiles and the turn order in one line."""


def draw_strip(f: Frame, width: float, view: State, look: Look) -> None:
    """Draw the remaining bonus tiles, or their owners, and the turn order in one line, for a phone."""
    f.put(sprites.panel(f.px(width), STRIP, PAPER, SOFT_INK, 1.6, 12, None), 0, 0)
    rates = RATES[len(view.players)]
    for number, kind in enumerate(TYPES):
        x, won = 10 + number * 88, view.finished[kind]
        f.put(bonus_tile(kind, 82, 66), x, 6)
        f.put(icon(SIGNS[kind], 36), x + 24, 26 if won else 39)
        if len(won) < 2:
            value = rates.small if won else rates.large
            f.text((x + 40, 6, 40, 40 if won else 66), str(value), Style(30, face="heavy", colour=_figure(kind)))
        for place, owner in enumerate(won[:2]):
            f.put(sprites.badge(look.palette, owner, "", 28), x + 24 + place * 34, 57)
    left = 10 + len(TYPES) * 88 + 34
    step = min(52.0, (width - left - 30) / max(1, len(view.turn_order) - 1))
    for number, seat in enumerate(view.turn_order):
        f.put(sprites.badge(look.palette, seat, look.letter(seat), 48), left + number * step, 39)


@kept
def _won(kind: str, width: int, height: int) -> Sprite:
    """A bonus tile with an owner: in a golden frame, with room for their badge below. Origin: top left."""
    tint = TINTS[kind]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(tint, CREAM, 0.2), INK, 1.4, 10)
    pen.box(1.4, 1.4, width - 2.8, height - 2.8, None, BRIGHT_GOLD, 4, 9)
    page = Page(pen.done())
    page.frame().put(icon(SIGNS[kind], round(width * 0.46)), width / 2, height * 0.28)
    return page.sprite()
