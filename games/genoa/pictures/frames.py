"""Framed answers in Genoa: goods and cards in columns, deals in rows, kinds of moves in a grid."""

from collections.abc import Sequence

from games.genoa.data import COMMODITIES, DECKS, MARKER, TILES
from games.genoa.pictures import book, cards, pieces
from games.genoa.pictures.answers import Option, kind_name
from games.genoa.pictures.icons import SIGNS, icon
from games.genoa.pictures.sights import Sights
from render import sprites
from render.canvas import Frame, Style
from render.furniture import Block, choice
from render.palette import SOFT_INK
from render.scene import INNER, TEXT
from render.text import fits, wrap


def frame_options(scene: Sights, found: Sequence[Option]) -> None:
    """Frame every answer: goods and short words in columns, deals and long words in rows."""
    rows = [option for option in found if option.chips]
    rest = [option for option in found if not option.chips]
    short_enough = len(rest) > MANY or all(len(option.title) <= 24 for option in rest)
    if any(option.card for option in rest) or (len(rest) > 1 and not rows and short_enough):
        rows, columns = [option for option in rows if not option.card], rest
    else:
        rows, columns = list(found), []
    for option in rows:
        _row(scene, option)
    _columns(scene, columns)


def _row(scene: Sights, option: Option) -> None:
    """An answer in the full width; a few goods have their words beside them."""
    left = 106.0 if option.sign or option.seat is not None else 24.0
    rows = book.flow(option.chips, INNER - left - 20, 54, 34) if option.chips else []
    beside = 0.0
    if len(rows) == 1 and option.note:
        end = rows[0][-1][0] + book.chip_width(rows[0][-1][1], 54, 34) + left + 10
        beside = end if len(wrap(option.note, "text", TEXT, INNER - end - 20, 3)) <= 2 else 0.0
    title = wrap(option.title, "title", 33, INNER - left - 24, 3) if option.title else ()
    room = INNER - (beside or left) - 20
    note = wrap(option.note, "text", TEXT, room, 6) if option.note else ()
    used = len(title) * 40 + len(rows) * 64 + (0 if beside else len(note) * 34)
    high = max(88, 24 + used)

    def paint(f: Frame) -> None:
        f.put(sprites.panel(INNER, f.px(high), inner=None), 0, 0)
        _emblem(scene, f, option, 58, high / 2, 74)
        y = (high - used) / 2
        for line in title:
            f.text((left, y, INNER - left - 20, 40), line, Style(33, face="title", align="left"))
            y += 40
        for row in rows:
            for x, chip in row:
                book.draw_chip(f, left + x, y + 32, chip, 54, 34)
            y += 64
        if beside:
            y -= 32 + len(note) * 17
        for line in note:
            style = Style(TEXT, face="text", colour=SOFT_INK, align="left")
            f.text((beside or left, y, room + 2, 34), line, style)
            y += 34
        choice(f, option.word, 0, 0, INNER, high)

    def line(f: Frame) -> None:
        f.put(sprites.panel(INNER, LINE, inner=None), 0, 0)
        _emblem(scene, f, option, 40, LINE / 2, 50)
        x = 80 if option.sign or option.seat is not None else 20.0
        end = x
        for at, chip in [each for row in book.flow(option.chips, INNER - x - 20, 46, TEXT)[:1] for each in row]:
            book.draw_chip(f, x + at, LINE / 2, chip, 46, TEXT)
            end = x + at + book.chip_width(chip, 46, TEXT) + 12
        if option.chips and option.note:  # the icon of a card shows neither its face nor its visibility
            style = Style(TEXT, face="text", colour=SOFT_INK, align="left")
            f.text((end, 0, INNER - end - 16, LINE), option.note, style)
        if not option.chips:
            f.text((x, 0, INNER - x - 16, LINE), option.title, Style(31, face="title", align="left", least=TEXT))
        choice(f, option.word, 0, 0, INNER, LINE)

    fits_line = not option.chips or (not option.title and len(book.flow(option.chips, INNER - 100, 46, TEXT)) == 1)
    scene.column.add(high, paint, [(LINE, line)] if fits_line and high > LINE else [], weight=3)


LINE, MANY = 62, 6
"""Height of an answer if there is little room, and the number of answers that no longer fit in one column."""


def _emblem(scene: Sights, f: Frame, option: Option, x: float, y: float, size: float) -> None:
    if option.seat is not None:
        letter = scene.look.letter(option.seat, size * 0.8 * 0.6)
        f.put(sprites.badge(scene.look.palette, option.seat, letter, f.px(size * 0.8)), x, y)
    elif option.sign == MARKER:
        letter = scene.look.letter(scene.seat)
        f.put(pieces.marker(scene.look.palette, scene.seat, letter, f.px(size * 0.8)), x, y)
    elif option.sign in COMMODITIES or option.sign in TILES or option.sign in DECKS:
        f.put(pieces.good(option.sign, f.px(size)), x, y)
    elif option.sign:
        f.put(icon(option.sign, f.px(size)), x, y)


def _columns(scene: Sights, found: Sequence[Option]) -> None:
    """Two per row; three, and lower, if there is less room and none of them is a card."""
    if not found:
        return
    faces = [option.card for option in found if option.card]
    across = 3 if all(len(option.title) <= 16 for option in found) else 2
    low = [] if faces else [_grid(scene, found, across, 84), _grid(scene, found, across, 66)]
    scene.column.add(*_grid(scene, found, 2, max(cards.height(faces, TEXT), 104)), low, weight=3)


def _grid(scene: Sights, found: Sequence[Option], across: int, high: float) -> Block:
    wide = (INNER - (across - 1) * 14) / across
    size = min(72.0, high - 20)

    def paint(f: Frame) -> None:
        for number, option in enumerate(found):
            x, y = number % across * (wide + 14), number // across * (high + 14)
            if option.card:
                cards.draw_card(f.at(x, y), option.card, wide, high, scene.lang, TEXT)
            else:
                f.put(sprites.panel(f.px(wide), f.px(high), inner=None), x, y)
                _emblem(scene, f, option, x + size * 0.7, y + high / 2, size)
                style = Style(31, face="title", align="left", lines=2, least=TEXT, leading=0.96)
                f.text((x + size * 1.3, y, wide - size * 1.3 - 6, high), option.title, style)
            choice(f, option.word, x, y, wide, high)

    return -(-len(found) // across) * (high + 14) - 14, paint


def frame_kinds(scene: Sights, kinds: Sequence[str]) -> None:
    per_row = 2 if len(kinds) > 1 else 1
    third = (INNER - 24) / 3
    if len(kinds) > 4 and all(fits(kind_name(scene, kind), "title", TEXT, third - 90, 2) for kind in kinds):
        per_row = 3
    wide = (INNER - (per_row - 1) * 12) / per_row
    high = 96
    rows = -(-len(kinds) // per_row)

    def paint(f: Frame) -> None:
        for number, kind in enumerate(kinds):
            x, y = number % per_row * (wide + 12), number // per_row * (high + 12)
            f.put(sprites.panel(f.px(wide), high, inner=None), x, y)
            f.put(icon(SIGNS[kind], 60), x + 44, y + high / 2)
            style = Style(30, face="title", align="left", lines=2, least=TEXT, leading=0.98)
            f.text((x + 82, y, wide - 88, high), kind_name(scene, kind), style)
            choice(f, kind, x, y, wide, high)

    scene.column.add(rows * (high + 12) - 12, paint)
