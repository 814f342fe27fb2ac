"""Picture of the end of a game, phone-sized: the winner and the margin, the standings, and the sources of points.

It needs only the standings, so every game has it.
"""

from collections.abc import Sequence

from engine import Seat, Standings
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style
from render.furniture import Column, draw_area, draw_band
from render.icons import icon
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, GOLD, INK, PAPER, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from render.text import width_of, wrap
from words import wording
from words.reader import Look

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
TEXT = 28
"""Smallest font size: 14 pixels on a phone 400 pixels wide."""
BAND, ROW, BAR = 136, 124, 44
LEFT, RIGHT = 24, INNER - 24
FIGURES, MOST_LINES = 78, 3
"""In the table of sources: width of a seat's column, and maximum lines of a source's name."""
LINE = 32
TITLE, TITLE_LINE = 46, 54
"""Font size of the winner's line, and the line height if there are several."""

SOURCES: tuple[Colour, ...] = (
    (150, 58, 58), (222, 172, 76), (58, 108, 140), (168, 186, 120), (112, 76, 124), (226, 146, 104),
    (60, 112, 96), (206, 178, 206), (96, 92, 88), (150, 194, 214), (132, 92, 50), (216, 206, 150),
)  # fmt: skip
"""Dark and light alternate and every second one is hatched, so that neighbours differ by more than their hue."""


def draw(game_id: str, standings: Standings, look: Look) -> Page:
    column = Column(WIDTH, EDGE)
    sources = counted(standings)
    _add_winner(column, game_id, standings, look)
    _add_seats(column, standings, sources, look)
    _add_table(column, standings, sources, look)
    return column.page()


def alt(game_id: str, standings: Standings, look: Look) -> str:
    lines = wording.standings(game_id, standings, look.names, look.lang)
    return " ".join([won(standings, look), *(line.replace("**", "") for line in lines)])


def won(standings: Standings, look: Look) -> str:
    winners = standings.winners
    return look.say("render-won", winners=look.say.list(look.names[seat] for seat in winners), count=len(winners))


def counted(standings: Standings) -> list[str]:
    """Sources from which at least one player has points, in the game's order."""
    found = dict.fromkeys(source for parts in standings.breakdown for source in parts)
    return [source for source in found if any(parts.get(source) for parts in standings.breakdown)]


def in_order(standings: Standings) -> list[Seat]:
    return [seat for group in standings.ranking for seat in group]


def decided(game_id: str, standings: Standings, look: Look) -> str:
    """Why the winner won: the margin, or the tie-break that decided."""
    say, order = look.say, in_order(standings)
    if standings.decided_by:
        return say("wording-decided", why=say(standings.decided_by))
    if len(order) < 2:
        return say.score(game_id, standings.points[order[0]])
    ahead = standings.points[order[0]] - standings.points[order[1]]
    if not ahead:
        return say("render-final-shared")
    return say("render-final-ahead", points=say.score(game_id, ahead), name=look.names[order[1]])


# ---------------------------------------------------------------- winner


def _add_winner(column: Column, game_id: str, standings: Standings, look: Look) -> None:
    why = decided(game_id, standings, look)
    winners = won(standings, look)
    named = len(wrap(winners, "title", TITLE, INNER - 170, 3))
    rows = wrap(why, "text", TEXT, INNER - 170, 3)
    below = (named - 1) * TITLE_LINE
    high = BAND + below + (len(rows) - 1) * LINE

    def paint(f: Frame) -> None:
        draw_band(f, INNER, high)
        f.put(icon("crown", f.px(84)), 76, high / 2)
        style = Style(TITLE, face="title", colour=BRIGHT_GOLD, align="left", least=TEXT, lines=3, leading=1.05)
        f.text((136, 14, INNER - 164, 60 + below), winners, style)
        told = Style(TEXT, face="text", colour=CREAM, align="left", lines=3)
        f.text((136, 76 + below, INNER - 164, len(rows) * LINE + 6), why, told)

    column.add(high, paint)


# ---------------------------------------------------------------- standings


def _add_seats(column: Column, standings: Standings, sources: Sequence[str], look: Look) -> None:
    """Add a sheet per player, best first: place, name and points over a bar of their sources."""
    gained = max([1, *(sum(max(0, n) for n in parts.values()) for parts in standings.breakdown)])
    lost = max([0, *(-sum(min(0, n) for n in parts.values()) for parts in standings.breakdown)])
    for seat in in_order(standings):
        column.add(ROW, lambda f, seat=seat: _draw_seat(f, standings, sources, look, seat, gained, lost))  # type: ignore[misc]


def _draw_seat(
    f: Frame, standings: Standings, sources: Sequence[str], look: Look, seat: Seat, gained: int, lost: int
) -> None:
    """Draw a player's sheet. `gained`, `lost`: maximum of any player; losses are drawn left of zero."""
    draw_area(f, look.palette, seat, INNER, ROW)
    style = Style(34, face="heavy", colour=SOFT_INK)
    f.text((LEFT - 8, 8, 36, 52), str(standings.place(seat)), style)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(48)), LEFT + 56, 34)
    used = f.text((RIGHT - 200, 8, 200, 52), str(standings.points[seat]), Style(44, face="heavy", align="right"))
    left = LEFT + 88
    if seat in standings.winners:
        f.put(icon("crown", f.px(34)), left + 18, 33)
        left += 44
    name = Style(34, face="title", align="left", least=TEXT)
    f.text((left, 8, RIGHT - used - 20 - left, 52), look.names[seat], name)
    y = 64.0
    f.put(_bar(f.px(RIGHT - LEFT), f.px(BAR), ()), LEFT, y)
    scale = (RIGHT - LEFT) / (gained + lost)
    nought = LEFT + round(lost * scale)
    parts = [(number, standings.breakdown[seat].get(source, 0)) for number, source in enumerate(sources)]
    losses = [(number, points) for number, points in parts if points < 0]
    left = nought - sum(round(-points * scale) for _, points in losses)
    for x, pieces in ((left, losses), (nought, [(number, points) for number, points in parts if points > 0])):
        _draw_pieces(f, x, y, pieces, scale)
    if lost:
        f.put(_nought(f.px(BAR + 12)), nought - 2, y - 6)


def _draw_pieces(f: Frame, x: float, y: float, pieces: Sequence[tuple[int, int]], scale: float) -> None:
    """Draw the segments of a bar, each with its points where they fit."""
    widths = tuple((number, round(abs(points) * scale)) for number, points in pieces)
    if widths:
        f.put(_bar(f.px(RIGHT - LEFT), f.px(BAR), widths), x, y)
    for (number, wide), (_, points) in zip(widths, pieces, strict=True):
        figure = f"{points}".replace("-", "−")
        if wide >= width_of(figure, "heavy", TEXT) + 12:
            light = sum(SOURCES[number % len(SOURCES)]) > 420
            f.text((x, y, wide, BAR), figure, Style(TEXT, face="heavy", colour=INK if light else CREAM))
        x += wide


@kept
def _nought(height: int) -> Sprite:
    pen = Pen(4, height)
    pen.box(0, 0, 4, height, INK)
    return pen.sprite()


@kept
def _bar(width: int, height: int, parts: tuple[tuple[int, int], ...]) -> Sprite:
    """A bar of segments in the pattern of their source; without segments, the empty groove."""
    pen = Pen(width, height)
    if not parts:
        pen.box(0, 0, width, height, mix(PAPER, FAINT_INK, 0.25), None, 0, 6)
        return pen.sprite()
    x = 0
    for number, wide in parts:
        _fill(pen, number, x, 0, wide, height)
        x += wide
    pen.box(0.5, 0.5, max(2, x - 1), height - 1, None, mix(INK, PAPER, 0.2), 1.6, 3)
    return pen.sprite()


@kept
def _swatch(number: int, size: int) -> Sprite:
    pen = Pen(size, size)
    _fill(pen, number, 0, 0, size, size)
    pen.box(0.5, 0.5, size - 1, size - 1, None, mix(INK, PAPER, 0.2), 1.6, 3)
    return pen.sprite()


def _fill(pen: Pen, number: int, x: float, y: float, wide: float, high: float) -> None:
    colour = SOURCES[number % len(SOURCES)]
    pen.box(x, y, wide, high, colour)
    if number % 2:
        line, step = mix(colour, INK, 0.30), 10
        lean = high if number % 4 == 1 else -high
        at = x - high
        while at < x + wide + high:
            _line_within(pen, at, at + lean, x, x + wide, y, high, line)
            at += step
    pen.box(x + wide - 1, y, 1.6, high, mix(INK, PAPER, 0.2))


def _line_within(
    pen: Pen, below: float, above: float, left: float, right: float, y: float, high: float, line: Colour
) -> None:
    """A slanted line from the lower to the upper edge, clipped at both sides."""
    ends = []
    for at in (below, above):
        inside = min(max(at, left), right)
        share = (inside - below) / (above - below)
        ends.append((inside, y + high * (1 - share)))
    if ends[0][0] != ends[1][0]:
        pen.line(ends, line, 1.4, round_ends=False)


# ---------------------------------------------------------------- sources of points


def _add_table(column: Column, standings: Standings, sources: Sequence[str], look: Look) -> None:
    """Add the table of sources by seats; the maximum of each row is gilded."""
    order = in_order(standings)
    names_wide = RIGHT - LEFT - len(order) * FIGURES - 48
    rows = [wrap(look.say(source), "bold", TEXT, names_wide, MOST_LINES) for source in sources]
    tops, y = [], 80.0
    for lines in rows:
        tops.append(y)
        y += 12 + LINE * len(lines)
    high = y + 16

    def paint(f: Frame) -> None:
        f.put(sprites.panel(f.px(INNER), f.px(high), PAPER), 0, 0)
        title = Style(TEXT + 2, face="title", align="left", lines=2, least=TEXT, leading=1.0)
        f.text((LEFT, 12, names_wide + 36, 62), look.say("render-final-sources"), title)
        for place, seat in enumerate(order):
            at = RIGHT - (len(order) - place - 0.5) * FIGURES
            f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(48)), at, 43)
        for number, (source, lines, top) in enumerate(zip(sources, rows, tops, strict=True)):
            tall = 12 + LINE * len(lines)
            f.put(_rule(f.px(RIGHT - LEFT)), LEFT, top)
            f.put(_swatch(number, f.px(30)), LEFT, top + tall / 2 - 15)
            style = Style(TEXT, align="left", lines=MOST_LINES)
            f.text((LEFT + 44, top, names_wide, tall), look.say(source), style)
            _draw_figures(f, standings, source, order, top, tall)

    column.add(high, paint)


def _draw_figures(f: Frame, standings: Standings, source: str, order: Sequence[Seat], top: float, tall: float) -> None:
    figures = [standings.breakdown[seat].get(source, 0) for seat in order]
    most = max(figures)
    for place, points in enumerate(figures):
        left = RIGHT - (len(order) - place) * FIGURES
        best = points == most > min(figures)
        if best:
            f.put(sprites.pill(f.px(FIGURES - 10), f.px(36), BRIGHT_GOLD, GOLD), left + FIGURES / 2, top + tall / 2)
        colour = INK if best or points else SOFT_INK
        text = str(points).replace("-", "−")
        f.text((left, top, FIGURES, tall), text, Style(TEXT, face="heavy" if best else "bold", colour=colour))


@kept
def _rule(width: int) -> Sprite:
    pen = Pen(width, 2)
    pen.box(0, 0, width, 1.4, mix(PAPER, FAINT_INK, 0.6))
    return pen.sprite()
