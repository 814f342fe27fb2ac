"""A finished game at a glance, for a phone: what each seat could expect at the end, turn by turn, with the turning
points numbered."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil, floor, log10

from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.column import Column
from render.final import EDGE, INNER, TEXT, WIDTH
from render.furniture import draw_band
from render.look import Look
from render.palette import CREAM, FAINT_INK, INK, PAPER, SOFT_INK, livery, mix
from render.sprites import panel
from render.text import width_of

BAND = 116
CHART, FOOT = 430, 52
"""The height of the lines, and of the names of phases or rounds below them."""
LEFT, RIGHT, TOP = 92, INNER - 50, 34
STEPS = (1, 2, 5, 10)
BADGE = 34
LAP = 5
"""Where a game counts no rounds, every so many turns of each player are marked."""


@dataclass(frozen=True, slots=True)
class Prospects:
    lines: Sequence[Sequence[tuple[int, float]]]
    """By seat: after so many turns, the points to be expected."""
    marks: Sequence[str]
    """For each turn the phase or round it belongs to; empty where the game has none."""
    turning: Sequence[tuple[int, float, float]]
    """Turning points: after how many turns a line jumped, from where and to where."""


def draw(prospects: Prospects, look: Look) -> Page:
    column = Column(WIDTH, EDGE)
    _add_title(column, look)
    column.add(TOP + CHART + FOOT + 20, lambda f: _draw_chart(f, prospects, look))
    return column.page()


def alt(prospects: Prospects, look: Look) -> str:
    say = look.say
    lines = [
        say(
            "render-review-line",
            name=look.names[seat],
            first=round(line[0][1]),
            least=round(min(points for _, points in line)),
            most=round(max(points for _, points in line)),
            last=round(line[-1][1]),
        )
        for seat, line in enumerate(prospects.lines)
    ]
    return " ".join([say("render-review-title"), *lines])


def _add_title(column: Column, look: Look) -> None:
    def paint(f: Frame) -> None:
        draw_band(f, INNER, BAND)
        title = Style(40, face="title", colour=CREAM, align="left", least=TEXT)
        f.text((30, 10, INNER - 60, 52), look.say("render-review-title"), title)
        note = Style(TEXT, face="text", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=TEXT)
        f.text((30, 60, INNER - 60, 42), look.say("render-review-note"), note)

    column.add(BAND, paint)


# ---------------------------------------------------------------- the lines


@dataclass(frozen=True, slots=True)
class Scale:
    """From turns and points to the chart."""

    turns: int
    low: float
    high: float

    def x(self, turn: float) -> float:
        return LEFT + (RIGHT - LEFT) * turn / self.turns

    def y(self, points: float) -> float:
        return TOP + CHART * (self.high - points) / (self.high - self.low)


def scale_of(prospects: Prospects) -> tuple[Scale, list[float]]:
    """The scale, and the figures at its side: round ones, four to seven of them."""
    found = [points for line in prospects.lines for _, points in line]
    low, high = min(found), max(found)
    rough = max(high - low, 4.0) / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in STEPS if unit * factor >= rough)
    low, high = floor(low / step) * step, ceil(high / step) * step
    if low == high:
        high += step
    ticks = [low + step * number for number in range(round((high - low) / step) + 1)]
    turns = max(line[-1][0] for line in prospects.lines)
    return Scale(max(1, turns), low, high), ticks


def _draw_chart(f: Frame, prospects: Prospects, look: Look) -> None:
    scale, ticks = scale_of(prospects)
    f.put(panel(f.px(INNER), f.px(TOP + CHART + FOOT + 20), PAPER), 0, 0)
    marks = spans(prospects.marks, len(prospects.lines))
    f.put(_lines(prospects, scale, tuple(ticks), tuple(marks), look.palette), 0, 0)
    for tick in ticks:
        style = Style(TEXT, colour=SOFT_INK, align="right")
        f.text((12, scale.y(tick) - 18, LEFT - 26, 36), f"{tick:g}", style)
    for first, last, name in marks:
        left, right = scale.x(first), scale.x(last)
        if name and right - left >= width_of(name, "heavy", TEXT) + 4:
            f.text((left, TOP + CHART + 8, right - left, FOOT - 8), name, Style(TEXT, face="heavy", colour=SOFT_INK))
    _draw_ends(f, prospects, scale, look)
    _draw_turning(f, prospects, scale)


def spans(marks: Sequence[str], seats: int) -> list[tuple[int, int, str]]:
    """Stretches of turns with the name of each."""
    named = list(marks)
    if not any(named):
        named = [str(LAP * (1 + turn // seats // LAP)) for turn in range(len(marks))]
    found, at = [], 0
    for name, group in groupby(named):
        count = len(list(group))
        found.append((at, at + count, name))
        at += count
    return found


def _lines(
    prospects: Prospects, scale: Scale, ticks: Sequence[float], marks: Sequence[tuple[int, int, str]], palette: str
) -> Sprite:
    pen = Pen(INNER, TOP + CHART + FOOT)
    for number, (first, last, _) in enumerate(marks):
        if number % 2:
            left, right = scale.x(first), scale.x(last)
            pen.box(left, TOP - 8, right - left, CHART + 16, mix(PAPER, FAINT_INK, 0.22))
    for tick in ticks:
        pen.line([(LEFT, scale.y(tick)), (RIGHT, scale.y(tick))], mix(PAPER, FAINT_INK, 0.7), 1.4, round_ends=False)
    for seat, line in enumerate(prospects.lines):
        points = [(scale.x(turn), scale.y(value)) for turn, value in line]
        pen.line(points, PAPER, 10)
        pen.line(points, mix(livery(palette, seat).dark, INK, 0.2), 7)
        pen.line(points, livery(palette, seat).base, 4.4)
    return pen.sprite()


def _draw_ends(f: Frame, prospects: Prospects, scale: Scale, look: Look) -> None:
    """Whose line it is: a badge at its end, and some on the way; those that would hide each other move apart."""
    ends = sorted((scale.y(line[-1][1]), seat) for seat, line in enumerate(prospects.lines))
    last = float("-inf")
    for y, seat in ends:
        last = max(y, last + BADGE + 2)
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(BADGE)), RIGHT + 24, last)
    seats = len(prospects.lines)
    for seat, line in enumerate(prospects.lines):
        for part in range(1, 4):
            turn, value = line[min(len(line) - 1, round(len(line) * (part - 0.5 + (seat + 0.5) / seats) / 4))]
            badge = sprites.badge(look.palette, seat, look.letter(seat), f.px(BADGE - 8))
            near = any(abs(scale.x(turn) - scale.x(at)) < BADGE for at, *_ in prospects.turning)
            if turn < scale.turns * 0.95 and not near:
                f.put(badge, scale.x(turn), scale.y(value))


def _draw_turning(f: Frame, prospects: Prospects, scale: Scale) -> None:
    """A number at the end of each jump, beyond it: the jump itself stays to be seen."""
    for number, (turn, before, after) in enumerate(prospects.turning, 1):
        x, y = scale.x(turn), scale.y(after)
        y = y - 36 if (after > before and y - 54 > 0) or y + 54 > TOP + CHART + FOOT else y + 36
        f.put(sprites.pill(f.px(36), f.px(36), INK, CREAM), x, y)
        f.text((x - 18, y - 18, 36, 36), str(number), Style(TEXT, face="heavy", colour=CREAM))
        f.name(f"turning {number}", x - 18, y - 18, 36, 36)
