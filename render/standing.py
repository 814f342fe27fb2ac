"""Picture of a league's standing, phone-sized: groups or divisions with rank, name, games, wins and points."""

from collections.abc import Sequence
from dataclasses import dataclass

from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.final import EDGE, INNER, TEXT, WIDTH
from render.furniture import Column, draw_band
from render.icons import icon
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, GOLD, INK, PAPER, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from render.text import legible
from words.reader import Look

BAND, HEAD, ROW, FOOT = 116, 56, 54, 10
PLACE, ARROW, POINTS, FIGURE, BREAK = 64, 34, 104, 88, 104
"""Widths of the columns: rank, arrow of promotion, points, games and wins, tie-break."""
LEFT, RIGHT = 20, INNER - 24
UP: Colour = (52, 118, 74)
DOWN: Colour = (160, 58, 48)


@dataclass(frozen=True, slots=True)
class Line:
    place: int
    name: str
    points: str
    games: int
    wins: str
    move: int = 0
    """1 for a promotion, -1 for a relegation, as it stands."""
    gone: bool = False
    decided_by: str = ""
    """Tie-break by which the player is below the one above: `direct`, `share` or `strength`."""


@dataclass(frozen=True, slots=True)
class Section:
    """A group or division; `more` lines are left out."""

    title: str
    lines: tuple[Line, ...]
    more: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    title: str
    note: str
    """Round and date, under the title."""
    sections: tuple[Section, ...]
    over: bool = False


def draw(standing: Standing, look: Look) -> Page:
    column = Column(WIDTH, EDGE)
    _add_title(column, standing)
    for section in standing.sections:
        _add_section(column, section, look, standing.over)
    return column.page()


def alt(standing: Standing, look: Look, limit: int = 1 << 30) -> str:
    """The same in words, whole sentences up to a number of characters."""
    told = f"{standing.title}. {standing.note}."
    rest = look.say("league-picture-rest")
    for sentence in words(standing.sections, look):
        if len(told) + len(sentence) + len(rest) + 2 > limit:
            return f"{told} {rest}"
        told = f"{told} {sentence}"
    return told


def words(sections: Sequence[Section], look: Look) -> list[str]:
    """One sentence for each line, and the title of each section if there are several."""
    told = []
    for section in sections:
        told += [f"{section.title}:"] if len(sections) > 1 else []
        told += [_sentence(line, look) for line in section.lines]
        told += [look.say("league-picture-more", count=section.more)] if section.more else []
    return told


def _sentence(line: Line, look: Look) -> str:
    said = look.say(
        "league-picture-line", place=line.place, name=line.name, points=line.points, games=line.games, wins=line.wins
    )
    marks = [look.say("league-picture-gone")] if line.gone else []
    marks += [look.say("league-picture-up" if line.move > 0 else "league-picture-down")] if line.move else []
    marks += [look.say(f"league-decided-{line.decided_by}")] if line.decided_by else []
    return f"{said} ({', '.join(marks)})." if marks else f"{said}."


def _add_title(column: Column, standing: Standing) -> None:
    def paint(f: Frame) -> None:
        draw_band(f, INNER, BAND)
        left = 30.0
        if standing.over:
            f.put(icon("crown", f.px(70)), 66, BAND / 2)
            left = 116.0
        title = Style(42, face="title", colour=BRIGHT_GOLD if standing.over else CREAM, align="left", least=TEXT)
        f.text((left, 10, INNER - left - 30, 54), legible(standing.title, "–"), title)
        note = Style(TEXT, face="text", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=TEXT)
        f.text((left, 62, INNER - left - 30, 42), standing.note, note)

    column.add(BAND, paint)


def _add_section(column: Column, section: Section, look: Look, over: bool) -> None:
    more = ROW if section.more else 0
    high = HEAD + ROW * len(section.lines) + more + FOOT
    columns = Columns(any(line.decided_by for line in section.lines), any(line.move for line in section.lines))

    def paint(f: Frame) -> None:
        f.put(sprites.panel(f.px(INNER), f.px(high), PAPER), 0, 0)
        _draw_head(f, section, columns, look)
        for number, line in enumerate(section.lines):
            _draw_line(f, HEAD + ROW * number, line, number, columns, over, look)
        if section.more:
            text = look.say("league-picture-more", count=section.more)
            y = HEAD + ROW * len(section.lines)
            f.text((columns.name, y, 400, ROW), text, Style(TEXT, face="note", colour=SOFT_INK, align="left"))

    column.add(high, paint)


@dataclass(frozen=True, slots=True)
class Columns:
    """Left edges of the columns; those of tie-breaks and arrows only where there are any."""

    breaks: bool
    arrows: bool

    @property
    def name(self) -> float:
        return LEFT + PLACE + (ARROW if self.arrows else 8)

    @property
    def tie_break(self) -> float:
        return self.games - (BREAK if self.breaks else 0)

    @property
    def games(self) -> float:
        return RIGHT - POINTS - 2 * FIGURE

    @property
    def wins(self) -> float:
        return RIGHT - POINTS - FIGURE

    @property
    def points(self) -> float:
        return RIGHT - POINTS


def _draw_head(f: Frame, section: Section, columns: Columns, look: Look) -> None:
    title = Style(TEXT + 4, face="title", align="left", least=TEXT)
    f.text((LEFT + 10, 6, columns.games - LEFT - 20, HEAD - 8), section.title, title)
    head = Style(TEXT, face="text", colour=SOFT_INK, least=TEXT)
    for left, wide, name in (
        (columns.games, FIGURE, "games"),
        (columns.wins, FIGURE, "wins"),
        (columns.points, POINTS, "points"),
    ):
        f.text((left, 6, wide, HEAD - 8), look.say(f"league-picture-{name}"), head)


def _draw_line(f: Frame, y: float, line: Line, number: int, columns: Columns, over: bool, look: Look) -> None:
    if number % 2 == 0:
        f.put(_stripe(f.px(INNER - 2 * 14), f.px(ROW)), 14, y)
    colour = mix(SOFT_INK, FAINT_INK, 0.2) if line.gone else INK
    best = over and line.place == 1 and not line.gone
    if best:
        f.put(sprites.pill(f.px(PLACE - 12), f.px(42), BRIGHT_GOLD, GOLD), LEFT + PLACE / 2, y + ROW / 2)
    f.text((LEFT, y, PLACE, ROW), "–" if line.gone else str(line.place), Style(32, face="heavy", colour=colour))
    if line.move:
        f.put(_arrow(line.move, f.px(24)), LEFT + PLACE + 2, y + ROW / 2)
    name = Style(32, face="bold", colour=colour, align="left", least=TEXT)
    f.text((columns.name, y, columns.tie_break - columns.name - 8, ROW), legible(line.name, "?"), name)
    if line.decided_by:
        told = Style(TEXT, face="note", colour=SOFT_INK, align="right")
        f.text((columns.tie_break, y, BREAK - 8, ROW), look.say(f"league-break-{line.decided_by}"), told)
    figure = Style(30, face="text", colour=colour, least=TEXT)
    f.text((columns.games, y, FIGURE, ROW), str(line.games), figure)
    f.text((columns.wins, y, FIGURE, ROW), line.wins, figure)
    f.text((columns.points, y, POINTS, ROW), line.points, Style(34, face="heavy", colour=colour, least=TEXT))


@kept
def _stripe(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(PAPER, FAINT_INK, 0.22), None, 0, 6)
    return pen.sprite()


@kept
def _arrow(move: int, size: int) -> Sprite:
    """An arrow up or down: form and direction say it, not the colour alone. Origin: the middle of its left side."""
    pen = Pen(size, size)
    points = [(size / 2, 1), (size - 1, size * 0.8), (1, size * 0.8)]
    if move < 0:
        points = [(x, size - y) for x, y in points]
    pen.shape(points, UP if move > 0 else DOWN)
    return pen.sprite(0, size / 2)
