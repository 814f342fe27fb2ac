"""Chart of a finished game, phone-sized: each seat's probability of winning turn by turn, with numbered turning
points, and below it each seat's expected points."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil, floor, log10

from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.final import EDGE, INNER, TEXT, WIDTH
from render.furniture import Column, draw_band
from render.palette import CREAM, FAINT_INK, INK, PAPER, SOFT_INK, livery, mix
from render.sprites import panel
from render.text import width_of
from words.reader import Look

BAND = 116
LEFT, RIGHT = 104, INNER - 68
TOP, CHANCES = 34, 400
"""Top and height of the chart of probabilities."""
NAMES = 48
"""Height of the names of phases or rounds."""
POINTS = 150
"""Height of the chart of points."""
HEADING = 44
HIGH = TOP + CHANCES + NAMES + HEADING + POINTS + 34
STEPS = (1, 2, 5, 10)
PERCENT = (0, 25, 50, 75, 100)
BADGE, MARK = 48, 26
"""Size of the badge with a letter at the end of a line, and of the shapes along it, too small for letters."""
NUMBER = 36
"""Size of the number of a turning point."""
BAND_ALPHA = 56
"""Alpha, 0 to 255: overlapping bands stay visible."""
LAP = 5
"""In a game without rounds, turns of each player between two marks."""


@dataclass(frozen=True, slots=True)
class Prospects:
    lines: Sequence[Sequence[tuple[int, float, float]]]
    """By seat: (number of turns, expected points, probability of winning)."""
    marks: Sequence[str]
    """Phase or round of each turn; empty if the game has none."""
    turning: Sequence[tuple[int, float, float]]
    """Turning points: (number of turns, probability before, probability after)."""

    doubts: Sequence[Sequence[float]] = ()
    """By seat and point of its line: standard error of the probability, drawn as a band around the line."""

    @property
    def turns(self) -> int:
        return max(1, *(line[-1][0] for line in self.lines))

    def chances(self) -> list[list[tuple[int, float]]]:
        return [[(turn, 100 * chance) for turn, _, chance in line] for line in self.lines]

    def points(self) -> list[list[tuple[int, float]]]:
        return [[(turn, points) for turn, points, _ in line] for line in self.lines]


def draw(prospects: Prospects, look: Look) -> Page:
    column = Column(WIDTH, EDGE)
    _add_title(column, look)
    column.add(HIGH, lambda f: _draw_chart(f, prospects, look))
    return column.page()


def alt(prospects: Prospects, look: Look) -> str:
    say = look.say
    lines = [
        say(
            "render-review-line",
            name=look.names[seat],
            first=round(100 * line[0][2]),
            least=round(100 * min(chance for _, _, chance in line[:-1] or line)),
            most=round(100 * max(chance for _, _, chance in line[:-1] or line)),
            points=round(line[-1][1]),
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
    """Maps turns and values to coordinates of the chart."""

    turns: int
    low: float
    high: float
    top: float
    height: float

    def x(self, turn: float) -> float:
        return LEFT + (RIGHT - LEFT) * turn / self.turns

    def y(self, value: float) -> float:
        return self.top + self.height * (self.high - value) / (self.high - self.low)


def scale_of_points(prospects: Prospects, figures: int = 3) -> tuple[Scale, list[float]]:
    """The scale, and about `figures` round numbers for its axis."""
    found = [points for line in prospects.points() for _, points in line]
    low, high = min(found), max(found)
    rough = max(high - low, 4.0) / figures
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in STEPS if unit * factor >= rough)
    low, high = floor(low / step) * step, ceil(high / step) * step
    if low == high:
        high += step
    ticks = [low + step * number for number in range(round((high - low) / step) + 1)]
    return Scale(prospects.turns, low, high, TOP + CHANCES + NAMES + HEADING, POINTS), ticks


def _draw_chart(f: Frame, prospects: Prospects, look: Look) -> None:
    chances = Scale(prospects.turns, 0, 100, TOP, CHANCES)
    points, ticks = scale_of_points(prospects)
    f.put(panel(f.px(INNER), f.px(HIGH), PAPER), 0, 0)
    marks = spans(prospects.marks, len(prospects.lines))
    f.put(_ground(chances, points, ticks, marks), 0, 0)
    for seat, doubts in enumerate(prospects.doubts):
        f.put(_band(chances, prospects.lines[seat], doubts, look.palette, seat), 0, 0)
    f.put(_lines(prospects, chances, points, look.palette), 0, 0)
    figures = [(chances.y(tick), look.say("render-review-percent", share=tick)) for tick in PERCENT]
    figures += [(points.y(tick), f"{tick:g}") for tick in ticks]
    for y, figure in figures:
        f.text((8, y - 18, LEFT - 20, 36), figure, Style(TEXT, colour=SOFT_INK, align="right"))
    for first, last, name in marks:
        left, right = chances.x(first), chances.x(last)
        if name and right - left >= width_of(name, "heavy", TEXT) + 4:
            box = (left, TOP + CHANCES + 8, right - left, NAMES - 8)
            f.text(box, name, Style(TEXT, face="heavy", colour=SOFT_INK))
    heading = Style(TEXT, face="text", colour=SOFT_INK, align="left", least=TEXT)
    f.text((LEFT, points.top - HEADING, RIGHT - LEFT, HEADING - 8), look.say("render-review-points"), heading)
    _draw_ends(f, prospects, chances, look)
    _draw_turning(f, prospects, chances)


def spans(marks: Sequence[str], seats: int) -> list[tuple[int, int, str]]:
    """Intervals of turns with the name of each."""
    named = list(marks)
    if not any(named):
        named = [str(LAP * (1 + turn // seats // LAP)) for turn in range(len(marks))]
    found, at = [], 0
    for name, group in groupby(named):
        count = len(list(group))
        found.append((at, at + count, name))
        at += count
    return found


def _ground(
    chances: Scale, points: Scale, ticks: Sequence[float], marks: Sequence[tuple[int, int, str]]
) -> Sprite:  # fmt: skip
    """Draw the intervals and grid lines behind the lines."""
    pen = Pen(INNER, HIGH)
    for number, (first, last, _) in enumerate(marks):
        if number % 2:
            left, right = chances.x(first), chances.x(last)
            for scale in (chances, points):
                pen.box(left, scale.top - 8, right - left, scale.height + 16, mix(PAPER, FAINT_INK, 0.22))
    rules = [(chances.y(tick), 2.4 if tick == 50 else 1.4) for tick in PERCENT]
    for y, thick in (*rules, *((points.y(tick), 1.4) for tick in ticks)):
        pen.line([(LEFT, y), (RIGHT, y)], mix(PAPER, FAINT_INK, 0.7), thick, round_ends=False)
    return pen.sprite()


def _band(
    scale: Scale, line: Sequence[tuple[int, float, float]], doubts: Sequence[float], palette: str, seat: int
) -> Sprite:
    """Draw the standard error above and below the line."""
    pen = Pen(INNER, HIGH)
    above = [(scale.x(turn), scale.y(min(100, 100 * (c + d)))) for (turn, _, c), d in zip(line, doubts, strict=True)]
    below = [(scale.x(turn), scale.y(max(0, 100 * (c - d)))) for (turn, _, c), d in zip(line, doubts, strict=True)]
    pen.shape([*above, *reversed(below)], (*livery(palette, seat).base, BAND_ALPHA))
    return pen.sprite()


def _lines(prospects: Prospects, chances: Scale, points: Scale, palette: str) -> Sprite:
    pen = Pen(INNER, HIGH)
    for seat, line in enumerate(prospects.points()):
        _trace(pen, points, line, palette, seat, 0.62)
    for turn, *_ in prospects.turning:
        y = chances.y(0)
        while y > chances.y(100):  # dashed line, down into the chart of points
            pen.line([(chances.x(turn), y), (chances.x(turn), y - 6)], SOFT_INK, 1.6, round_ends=False)
            y -= 14
    for seat, line in enumerate(prospects.chances()):
        _trace(pen, chances, line, palette, seat, 1.0)
    return pen.sprite()


def _trace(pen: Pen, scale: Scale, line: Sequence[tuple[int, float]], palette: str, seat: int, weight: float) -> None:
    points = [(scale.x(turn), scale.y(value)) for turn, value in line]
    pen.line(points, PAPER, 10 * weight)
    pen.line(points, mix(livery(palette, seat).dark, INK, 0.2), 7 * weight)
    pen.line(points, livery(palette, seat).base, 4.4 * weight)


def _draw_ends(f: Frame, prospects: Prospects, scale: Scale, look: Look) -> None:
    """Draw badges at the end of each line and along it, moved apart where they would overlap."""
    lines = prospects.chances()
    ends = sorted((scale.y(line[-1][1]), prospects.lines[seat][-1][1], seat) for seat, line in enumerate(lines))
    ends.sort(key=lambda end: (end[0], -end[1]))
    room = scale.top + scale.height - (len(ends) - 1) * (BADGE + 2)
    last = float("-inf")
    for number, (y, _, seat) in enumerate(ends):
        last = max(min(y, room + number * (BADGE + 2)), last + BADGE + 2)
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(BADGE)), RIGHT + 24, last)
    seats = len(lines)
    for seat, line in enumerate(lines):
        for part in range(1, 4):
            turn, value = line[min(len(line) - 1, round(len(line) * (part - 0.5 + (seat + 0.5) / seats) / 4))]
            badge = sprites.badge(look.palette, seat, "", f.px(MARK))
            near = any(abs(scale.x(turn) - scale.x(at)) < MARK + 8 for at, *_ in prospects.turning)
            if turn < scale.turns * 0.95 and not near:
                f.put(badge, scale.x(turn), scale.y(value))


def _draw_turning(f: Frame, prospects: Prospects, scale: Scale) -> None:
    """Draw a number beyond the end of each jump, so that the jump stays visible."""
    for number, (x, y) in enumerate(places_of_numbers(prospects, scale), 1):
        f.put(sprites.pill(f.px(NUMBER), f.px(NUMBER), INK, CREAM), x, y)
        f.text((x - NUMBER / 2, y - NUMBER / 2, NUMBER, NUMBER), str(number), Style(TEXT, face="heavy", colour=CREAM))
        f.name(f"turning {number}", x - NUMBER / 2, y - NUMBER / 2, NUMBER, NUMBER)


def places_of_numbers(prospects: Prospects, scale: Scale) -> list[tuple[float, float]]:
    """Centres of the numbers of turning points, moved on from the jump where two would overlap."""
    placed = list[tuple[float, float]]()
    for turn, before, after in prospects.turning:
        x, y = scale.x(turn), scale.y(100 * after)
        up = (after > before and y - NUMBER * 1.5 > 0) or y + NUMBER * 1.5 > TOP + CHANCES
        y += -NUMBER if up else NUMBER
        step = -(NUMBER + 2) if up else NUMBER + 2
        while any(abs(x - other) < NUMBER and abs(y - height) < NUMBER for other, height in placed):
            y += step
            if not NUMBER / 2 <= y <= TOP + CHANCES - NUMBER / 2:  # the edge of the chart: go the other way
                step = -step
                y += step
        placed.append((x, y))
    return placed
