"""The offer book: a row for every offer and ask."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from games.genoa.data import STREETS
from games.genoa.pictures import pieces
from games.genoa.pictures.icons import icon
from games.genoa.state import Bundle, State
from games.genoa.words import lines
from games.genoa.words.highlights import Highlights
from games.genoa.words.lines import Chip
from games.genoa.words.offer_order import intents, ordered
from games.genoa.words.terms import phrase, place, short, sign
from render import sprites
from render.canvas import Frame, Style
from render.furniture import choice, draw_tag, tag_width
from render.icons import icon as common_icon
from render.palette import INK, MARK, PAPER, SOFT_INK, livery, mix
from render.text import width_of, wrap
from words.reader import Look


@dataclass(frozen=True, slots=True)
class Size:
    """Dimensions of a row."""

    text: int
    note: int
    good: int
    tall: int
    """Height of a line of goods."""
    stacked: bool
    """Whether the goods are below the names instead of beside them."""


SMALL = Size(text=21, note=19, good=32, tall=38, stacked=False)
TIGHT = Size(text=20, note=18, good=28, tall=31, stacked=False)
LARGE = Size(text=33, note=28, good=50, tall=60, stacked=True)
LEFT = 280
"""Width of the names beside the goods, enough for an ask addressed to a player."""


def pieces_of(bundle: Bundle, lang: str) -> list[Chip]:
    """All goods of a row, with the words between them."""
    found = lines.chips(bundle.give, bundle.space)
    if bundle.proceeds:
        found += [Chip("", phrase(lang, "genoa-render-then")), *lines.chips(bundle.proceeds, bundle.space)]
    if bundle.take:
        found += [Chip("", phrase(lang, "genoa-render-in-return")), *lines.chips(bundle.take, bundle.space)]
    return found


# ---------------------------------------------------------------- goods in a line


def chip_width(chip: Chip, good: int, text: int) -> float:
    wide = width_of(chip.text, "heavy" if chip.good else "note", text) if chip.text else 0
    return good + (wide + 4 if wide else 0) + good * 0.22 if chip.good else wide + good * 0.34


def flow(found: Sequence[Chip], width: float, good: int, text: int) -> list[list[tuple[float, Chip]]]:
    """Wrap the goods into lines, each with its position."""
    offer_rows: list[list[tuple[float, Chip]]] = [[]]
    x = 0.0
    for chip in found:
        wide = chip_width(chip, good, text)
        if offer_rows[-1] and x + wide > width:
            offer_rows.append([])
            x = 0.0
        offer_rows[-1].append((x, chip))
        x += wide
    return offer_rows


def draw_chip(f: Frame, x: float, y: float, chip: Chip, good: int, text: int) -> None:
    """x is its left edge, y its middle."""
    if not chip.good:
        f.text((x, y - good / 2, 400, good), chip.text, Style(text, face="note", colour=SOFT_INK, align="left"))
        return
    f.put(pieces.good(chip.good, f.px(good)), x + good / 2, y)
    if chip.text:
        f.text((x + good + 3, y - good / 2, 200, good), chip.text, Style(text, face="heavy", align="left"))


# ---------------------------------------------------------------- a row


@dataclass(frozen=True, slots=True)
class Row:
    bundle: Bundle
    look: Look
    width: float
    size: Size

    @property
    def goods(self) -> list[list[tuple[float, Chip]]]:
        room = self.width - (28 if self.size.stacked else LEFT + 12)
        return flow(pieces_of(self.bundle, self.look.lang), room, self.size.good, self.size.text)

    @property
    def notes(self) -> tuple[str, ...]:
        say = self.look.say
        found = lines.spelled(self.bundle, say) if self.size.stacked else []
        text = " · ".join([*found, *lines.notes(self.bundle, self.look.names, say)])
        return wrap(text, "note", self.size.note, self.width - 32, 5) if text else ()

    @property
    def height(self) -> float:
        size = self.size
        head = size.text * 1.9 if size.stacked else 0
        return head + len(self.goods) * size.tall + len(self.notes) * size.note * 1.2 + (18 if size.stacked else 8)

    def draw(self, f: Frame, new: Highlights) -> None:
        bundle, look, size = self.bundle, self.look, self.size
        tint = livery(look.palette, bundle.seat)
        ground = mix(PAPER if bundle.live else mix(PAPER, INK, 0.06), tint.base, 0.07 if bundle.live else 0.0)
        line = mix(tint.dark, PAPER, 0.45)
        wide, high = f.px(self.width), f.px(self.height)
        f.put(sprites.panel(wide, high, ground, line, 1.6, 9, None, shadow=size.stacked), 0, 0)
        f.name(f"offer {bundle.id}", 0, 0, self.width, self.height)
        self._head(f)
        self._goods(f)
        if (bundle.id, bundle.revision) in new.offers:
            f.put(sprites.ring(wide, high, MARK, 3, 9, 4), 0, 0)

    def _head(self, f: Frame) -> None:
        bundle, look, size = self.bundle, self.look, self.size
        middle = size.text * 1.15 if size.stacked else size.tall / 2 + 4
        badge = size.text * 1.45
        number = f"#{bundle.id}"
        x = 10 + tag_width(f, number, size.text) / 2
        x += draw_tag(f, x, middle, number, size.text, fill=mix(INK, SOFT_INK, 0.4)) / 2 + badge * 0.72
        letter = look.letter(bundle.seat, badge * 0.6)
        f.put(sprites.badge(look.palette, bundle.seat, letter, f.px(badge)), x, middle)
        x += badge * 0.66
        if bundle.is_ask:
            f.put(icon("ask", f.px(badge)), x + badge * 0.5, middle)
            x += badge * 1.05
            if bundle.to is not None:
                letter = look.letter(bundle.to, badge * 0.6)
                f.put(sprites.badge(look.palette, bundle.to, letter, f.px(badge)), x + badge * 0.5, middle)
                x += badge * 1.1
        elif size.stacked:
            name = look.names[bundle.seat]
            room = min(220, width_of(name, "bold", f.px(size.text)) / f.k + 2)
            x += 4 + f.text(
                (x + 4, middle - 30, room, 60), name, Style(size.text, align="left", least=min(28, size.text))
            )  # fmt: skip
            x += 6
        if not bundle.is_ask or size.stacked:
            f.put(common_icon("arrow", f.px(size.text)), x + size.text * 0.7, middle)
            x += size.text * 1.4
        if size.stacked:
            f.put(icon(sign(bundle.space), f.px(badge * 1.05)), x + badge * 0.55, middle)
            x += badge * 1.2
        room = (self.width if size.stacked else LEFT) - x - 8
        ink = INK if bundle.live else SOFT_INK
        style = Style(
            size.text, face="title", align="left", least=min(28, size.text) if size.stacked else 18, colour=ink
        )
        street = bundle.space in STREETS
        name = place(look.lang, bundle.space) if street or size.stacked else short(look.lang, bundle.space)
        f.text((x, middle - 30, room, 60), name, style)

    def _goods(self, f: Frame) -> None:
        size = self.size
        top = size.text * 1.9 + 6 if size.stacked else 4
        left = 14 if size.stacked else LEFT
        for number, row in enumerate(self.goods):
            for x, chip in row:
                draw_chip(f, left + x, top + (number + 0.5) * size.tall, chip, size.good, size.text)
        y = top + len(self.goods) * size.tall
        for number, note in enumerate(self.notes):
            f.text(
                (16, y + number * size.note * 1.2, self.width - 32, size.note * 1.2),
                note,
                Style(size.note, face="note", colour=SOFT_INK, align="left"),
            )


# ---------------------------------------------------------------- all of them


def offer_rows(view: State, look: Look, width: float, size: Size) -> list[Row]:
    return [Row(bundle, look, width, size) for bundle in ordered(view)]


def draw(f: Frame, view: State, look: Look, new: Highlights, width: float, height: float) -> None:
    """Rows as far as they fit, lower if there are many, then the number of hidden ones."""
    foot = intents(view, look)
    below = [line for text in foot for line in wrap(text, "note", 20, width - 16, 2)]
    room = height - len(below) * 26 - (8 if below else 0)
    found, gap = offer_rows(view, look, width, SMALL), 7
    if sum(row.height + gap for row in found) - gap > room:
        found, gap = offer_rows(view, look, width, TIGHT), 3
    if not found:
        empty = Style(22, face="note", colour=SOFT_INK)
        f.text((0, 0, width, min(room, 90)), phrase(look.lang, "genoa-render-no-offers"), empty)
    y = 0.0
    for number, row in enumerate(found):
        last = number == len(found) - 1
        if y + row.height > room - (0 if last else 32):
            more = look.say("genoa-render-more-offers", count=len(found) - number)
            f.text((0, y, width, 30), more, Style(20, face="note", colour=SOFT_INK))
            break
        row.draw(f.at(0, y), new)
        y += row.height + gap
    for number, line in enumerate(below):
        f.text(
            (8, height - (len(below) - number) * 26, width - 16, 26),
            line,
            Style(20, face="note", colour=INK, align="left"),
        )


def block(
    view: State, look: Look, new: Highlights, width: float, chosen: Collection[int], kinds: Callable[[Bundle], bool]
) -> tuple[float, Callable[[Frame], None]]:
    """The book for a phone: its height and its draw function. Selectable rows are framed."""
    found = [row for row in offer_rows(view, look, width, LARGE) if kinds(row.bundle)]
    high = sum(row.height + 14 for row in found) - 14

    def paint(f: Frame) -> None:
        y = 0.0
        for row in found:
            row.draw(f.at(0, y), new)
            if row.bundle.id in chosen:
                choice(f, str(row.bundle.id), 0, y, width, row.height)
            y += row.height + 14

    return high, paint
