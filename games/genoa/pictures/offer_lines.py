"""Offers on a phone: each in a line, or grouped by time: here, next, later, asks."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from games.genoa.data import STREETS
from games.genoa.pictures.book import chip_width, draw_chip, flow, pieces_of
from games.genoa.pictures.icons import icon
from games.genoa.state import Bundle, State
from games.genoa.words.highlights import Highlights
from games.genoa.words.lines import Chip
from games.genoa.words.offer_order import WHEN, when
from games.genoa.words.terms import phrase, short, sign
from render import sprites
from render.canvas import Frame, Style
from render.furniture import Block, choice, draw_tag, tag_width
from render.icons import icon as common_icon
from render.palette import BRIGHT_GOLD, CREAM, GOLD, INK, MARK, PAPER, SOFT_INK, livery, mix
from render.text import width_of
from words.reader import Look

LINE = 58
"""Height of an offer in one line."""


def draw_line(
    f: Frame, bundle: Bundle, look: Look, new: Highlights, width: float, left: int = 0, *, numbered: bool = False
) -> None:
    """Maker, goods and space of an offer in a line; at its end the number of further ones (`left`)."""
    tint, text = livery(look.palette, bundle.seat), 28
    ground = mix(PAPER, tint.base, 0.08) if bundle.live else mix(PAPER, INK, 0.06)
    f.put(sprites.panel(f.px(width), LINE, ground, mix(tint.dark, PAPER, 0.4), 1.6, 10, None), 0, 0)
    f.name(f"offer {bundle.id}", 0, 0, width, LINE)
    x, middle = 8.0, LINE / 2
    if numbered:
        number = f"#{bundle.id}"
        left_of = x + tag_width(f, number, text) / 2
        x += draw_tag(f, left_of, middle, number, text, fill=mix(INK, SOFT_INK, 0.4)) + 4
    f.put(sprites.badge(look.palette, bundle.seat, look.letter(bundle.seat), f.px(48)), x + 28, middle)
    f.put(icon("ask", f.px(34)) if bundle.is_ask else common_icon("arrow", f.px(34)), x + 76, middle)
    f.put(icon(sign(bundle.space), f.px(46)), x + 120, middle)
    style = Style(text, face="title", align="left", colour=INK if bundle.live else SOFT_INK)
    x += 150 + f.text((x + 150, 0, 190, LINE), short(look.lang, bundle.space), style) + 16
    right = width - 14.0
    if left:
        more = Style(text, face="heavy", colour=SOFT_INK, align="right")
        right -= f.text((right - 80, 0, 80, LINE), f"+{left}", more) + 12
    for at, chip in flow(pieces_of(bundle, look.lang), 10_000, 42, text)[0]:
        if x + at + chip_width(chip, 42, text) > right:
            f.text((x + at, 0, 40, LINE), "…", Style(text, face="heavy", align="left"))
            break
        draw_chip(f, x + at, middle, chip, 42, text)
    if (bundle.id, bundle.revision) in new.offers:
        f.put(sprites.ring(f.px(width), LINE, MARK, 3, 10, 4), 0, 0)


def brief(
    look: Look, new: Highlights, width: float, chosen: Collection[int], meant: Sequence[Bundle], most: int
) -> Block:
    """Selectable offers, or the first `most`, each in a line."""
    shown = [bundle for bundle in meant if bundle.id in chosen] or list(meant[:most])
    left = len(meant) - len(shown)

    def paint(f: Frame) -> None:
        for number, bundle in enumerate(shown):
            y = number * (LINE + 10)
            more = left if number == len(shown) - 1 else 0
            draw_line(f.at(0, y), bundle, look, new, width, more, numbered=True)
            if bundle.id in chosen:
                choice(f, str(bundle.id), 0, y, width, LINE)

    return len(shown) * (LINE + 10) - 10, paint


# ---------------------------------------------------------------- grouped by time

TEXT, GOOD, TALL, GAP = 28, 40, 52, 6
STREET, HOUSE = 0, 46
"""Width of a space's icon: a street has only its number."""


def _words(look: Look) -> float:
    """Width of the words for the time."""
    return 14 + max(width_of(phrase(look.lang, f"genoa-render-{name}"), "note", TEXT) for name in WHEN) + 12


@dataclass(frozen=True, slots=True)
class Entry:
    """An offer; the first for a space also shows the space."""

    bundle: Bundle
    chips: tuple[Chip, ...]
    space: str
    wide: float


@dataclass(frozen=True, slots=True)
class Group:
    """All offers of one time, in lines."""

    when: str
    lines: tuple[tuple[Entry, ...], ...]

    @property
    def high(self) -> float:
        return len(self.lines) * TALL + 6

    @property
    def offers(self) -> int:
        return sum(len(line) for line in self.lines)

    def cut(self, lines: int) -> "Group":
        return Group(self.when, self.lines[:lines])


def groups(view: State, look: Look, meant: Sequence[Bundle], width: float) -> list[Group]:
    """Here, next, later, asks; in each the offers for a space in sequence, the best space first."""
    found: dict[str, dict[str, list[Bundle]]] = {}
    for bundle in meant:
        found.setdefault(when(view, bundle), {}).setdefault(bundle.space, []).append(bundle)
    return [
        Group(name, _lines([e for some in spaces.values() for e in _entries(some, look)], width - _words(look) - 8))
        for name, spaces in found.items()
    ]


def _entries(offers: Sequence[Bundle], look: Look) -> Iterator[Entry]:
    space = offers[0].space
    place = _sign_room(space) + width_of(short(look.lang, space), "title", TEXT) + 10
    for number, bundle in enumerate(offers):
        chips = tuple(pieces_of(bundle, look.lang))
        seats = 1 + bundle.is_ask + (bundle.to is not None)
        wide = width_of(f"#{bundle.id}", "heavy", TEXT) + TEXT * 0.62 + 6 + seats * 48
        wide += sum(chip_width(chip, GOOD, TEXT) for chip in chips) + 8
        yield Entry(bundle, chips, "" if number else space, wide + (0 if number else place))


def _sign_room(space: str) -> float:
    return STREET if space in STREETS else HOUSE


def _lines(entries: Sequence[Entry], room: float) -> tuple[tuple[Entry, ...], ...]:
    found: list[list[Entry]] = [[]]
    used = 0.0
    for entry in entries:
        if found[-1] and used + entry.wide > room:
            found.append([])
            used = 0.0
        found[-1].append(entry)
        used += entry.wide
    return tuple(map(tuple, found))


def block(look: Look, new: Highlights, found: Sequence[Group], width: float, most: float) -> Block:
    """Lines as far as they fit, those for the tower's space always, then the number of further offers."""
    shown: list[Group] = []
    used = 0.0
    for group in found:
        room = len(group.lines) if group.when == "here" else max(0, int((most - used - 6) // TALL))
        if not room and shown:
            break
        shown.append(group.cut(max(1, room)))
        used += shown[-1].high + GAP
    left = sum(group.offers for group in found) - sum(group.offers for group in shown)

    def paint(f: Frame) -> None:
        y = 0.0
        for group in shown:
            _draw(f.at(0, y), group, look, new, width, left if group is shown[-1] else 0)
            y += group.high + GAP

    return used - GAP, paint


def _draw(f: Frame, group: Group, look: Look, new: Highlights, width: float, left: int) -> None:
    here = group.when == "here"
    ground, line = (mix(CREAM, BRIGHT_GOLD, 0.22), GOLD) if here else (CREAM, mix(SOFT_INK, PAPER, 0.4))
    f.put(sprites.panel(f.px(width), f.px(group.high), ground, line, 1.8, 10, None), 0, 0)
    word = Style(TEXT, face="note", colour=SOFT_INK, align="left")
    words = _words(look)
    f.text((14, 3, words - 14, TALL), phrase(look.lang, f"genoa-render-{group.when}"), word)
    for number, entries in enumerate(group.lines):
        x, y = words, 3 + (number + 0.5) * TALL
        last = number == len(group.lines) - 1
        for entry in entries:
            _entry(f, x, y, entry, look, new, width - (64 if left and last else 10))
            x += entry.wide
    if left:
        more = Style(TEXT, face="heavy", colour=SOFT_INK, align="right")
        f.text((width - 94, group.high - TALL - 3, 80, TALL), f"+{left}", more)


def _entry(f: Frame, x: float, y: float, entry: Entry, look: Look, new: Highlights, right: float) -> None:
    bundle = entry.bundle
    if entry.space:
        room = _sign_room(entry.space)
        if room:
            f.put(icon(sign(entry.space), f.px(42)), x + 21, y)
        style = Style(TEXT, face="title", align="left", colour=INK if bundle.live else SOFT_INK)
        x += room + f.text((x + room, y - TALL / 2, 260, TALL), short(look.lang, entry.space), style) + 10
    start, number = x, f"#{bundle.id}"
    fill = mix(INK, SOFT_INK, 0.4) if bundle.live else mix(SOFT_INK, PAPER, 0.25)
    x += draw_tag(f, x + tag_width(f, number, TEXT) / 2, y, number, TEXT, fill=fill) + 6
    for seat in (bundle.seat, *([bundle.to] if bundle.to is not None else [])):
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(47)), x + 22, y)
        x += 48
        if bundle.is_ask and seat == bundle.seat:
            f.put(icon("ask", f.px(36)), x + 20, y)
            x += 48
    for n, chip in enumerate(entry.chips):
        wide = chip_width(chip, GOOD, TEXT)
        if x + wide > right - (0 if n == len(entry.chips) - 1 else 30):
            f.text((x, y - TALL / 2, 40, TALL), "…", Style(TEXT, face="heavy", align="left"))
            x += 30
            break
        draw_chip(f, x, y, chip, GOOD, TEXT)
        x += wide
    f.name(f"offer {bundle.id}", start - 2, y - TALL / 2 + 1, x - start, TALL - 2)
    if (bundle.id, bundle.revision) in new.offers:
        f.put(sprites.ring(f.px(x - start), f.px(TALL - 6), MARK, 3, 10, 4), start - 2, y - TALL / 2 + 3)
