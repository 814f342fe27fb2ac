"""Chart of where points come from, phone-sized: for each source one bar per column, such as mine and the winners'."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas import Frame, Page, Pen, Sprite, Style
from render.final import EDGE, INNER, LEFT, LINE, RIGHT, TEXT, WIDTH
from render.furniture import Column, draw_band
from render.palette import CREAM, FAINT_INK, INK, PAPER, SOFT_INK, Colour, mix
from render.sprites import panel
from render.text import wrap
from words.reader import Look

BAND = 116
NAMES = 300
"""Width of the names of sources."""
BAR, GAP = 26, 4
FIGURE = 84
COLOURS: tuple[Colour, ...] = ((150, 58, 58), (222, 172, 76), (58, 108, 140))
"""By column: dark, light and between, so that they differ by more than their hue."""


@dataclass(frozen=True, slots=True)
class Section:
    heading: str
    columns: Sequence[str]
    """Names of the columns."""
    rows: Sequence[tuple[str, Sequence[float | None]]]
    """Name of a source, and its average in each column."""
    totals: Sequence[float | None]
    """Average points in each column; None for a column without games, which is left out."""
    notes: Sequence[str] = ()

    @property
    def shown(self) -> list[int]:
        """Columns with games."""
        return [n for n, total in enumerate(self.totals) if total is not None]


@dataclass(frozen=True, slots=True)
class Chart:
    title: str
    note: str
    sections: Sequence[Section]


def draw(chart: Chart, look: Look) -> Page:
    column = Column(WIDTH, EDGE)
    _add_title(column, chart)
    for section in chart.sections:
        _add_section(column, section, look)
    return column.page()


def alt(chart: Chart, look: Look) -> str:
    return " ".join([f"{chart.title}.", *(line for section in chart.sections for line in told(section, look))])


def told(section: Section, look: Look) -> list[str]:
    """A section in words: the columns with their totals, each source with its averages, then the notes."""
    shown = section.shown
    lines = [f"{section.heading}."] if section.heading else []
    lines.append(f"{' / '.join(_named(section, n, look) for n in shown)}.")
    for name, values in section.rows:
        lines.append(f"{name} {' / '.join(figure(look, values[n] or 0) for n in shown)};")
    return [*lines, *section.notes]


def _named(section: Section, column: int, look: Look) -> str:
    return f"{section.columns[column]}: {figure(look, section.totals[column] or 0)}"


def figure(look: Look, value: float) -> str:
    return look.say("render-sources-figure", points=round(value, 1))


def _add_title(column: Column, chart: Chart) -> None:
    def paint(f: Frame) -> None:
        draw_band(f, INNER, BAND)
        title = Style(40, face="title", colour=CREAM, align="left", least=TEXT)
        f.text((30, 10, INNER - 60, 52), chart.title, title)
        note = Style(TEXT, face="text", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=TEXT)
        f.text((30, 60, INNER - 60, 42), chart.note, note)

    column.add(BAND, paint)


def _add_section(column: Column, section: Section, look: Look) -> None:
    shown = section.shown
    names = [wrap(name, "bold", TEXT, NAMES, 3) for name, _ in section.rows]
    heights = [max(LINE * len(lines), len(shown) * (BAR + GAP)) + 14 for lines in names]
    notes = [wrap(note, "text", TEXT, RIGHT - LEFT, 4) for note in section.notes]
    top = (48 if section.heading else 8) + LINE * len(shown) + 20
    high = top + sum(heights) + sum(LINE * len(lines) + 8 for lines in notes) + 16
    everything = [value for _, values in section.rows for value in values if value is not None]
    most, least = max([1.0, *everything]), min([0.0, *everything])

    def paint(f: Frame) -> None:
        f.put(panel(f.px(INNER), f.px(high), PAPER), 0, 0)
        y = 8.0
        if section.heading:
            f.text((LEFT, y, RIGHT - LEFT, 40), section.heading, Style(TEXT + 4, face="title", align="left"))
            y += 40
        for n in shown:
            f.put(_bar(30, 22, COLOURS[n]), LEFT, y + 5)
            f.text(
                (LEFT + 44, y, RIGHT - LEFT - 44, LINE), _named(section, n, look), Style(TEXT, align="left", least=24)
            )
            y += LINE
        y = top
        for (name, values), lines, tall in zip(section.rows, names, heights, strict=True):
            style = Style(TEXT, face="bold", align="left", lines=3)
            f.text((LEFT, y, NAMES, LINE * len(lines)), name, style)
            _draw_bars(f, [(n, values[n]) for n in shown], y, least, most, look)
            y += tall
        for note, lines in zip(section.notes, notes, strict=True):
            style = Style(TEXT, face="text", colour=SOFT_INK, align="left", lines=4)
            f.text((LEFT, y, RIGHT - LEFT, LINE * len(lines)), note, style)
            y += LINE * len(lines) + 8

    column.add(high, paint)


def _draw_bars(
    f: Frame, values: Sequence[tuple[int, float | None]], top: float, least: float, most: float, look: Look
) -> None:
    left, wide = LEFT + NAMES + 16, RIGHT - FIGURE - (LEFT + NAMES + 16)
    zero = left + wide * -least / (most - least)
    for place, (n, value) in enumerate(values):
        y = top + place * (BAR + GAP)
        if value is None:
            continue
        long = max(3.0, wide * abs(value) / (most - least))
        begins = zero if value >= 0 else zero - long
        f.put(_bar(long, BAR, COLOURS[n]), begins, y)
        text = figure(look, value).replace("-", "−")
        f.text((max(begins + long, zero) + 8, y - 3, FIGURE, BAR + 6), text, Style(24, face="bold", align="left"))


def _bar(width: float, height: float, colour: Colour) -> Sprite:
    pen = Pen(round(width) + 1, round(height))
    pen.box(0, 0, width, height, colour, mix(colour, INK, 0.5), 1.6, 4)
    return pen.sprite()
