"""What can be chosen in Genoa, framed: goods and cards in columns, deals in rows, kinds of moves in a grid."""

from collections.abc import Sequence

from engine.genoa.data import COMMODITIES, DECKS, MARKER, TILES
from render import sprites
from render.canvas import Frame, Style
from render.column import choice
from render.genoa import book, cards, pieces
from render.genoa.answers import Option, kind_name
from render.genoa.icons import SIGNS, icon
from render.genoa.sights import Sights
from render.palette import SOFT_INK
from render.scene import INNER, TEXT
from render.text import fits, wrap


def frame_options(scene: Sights, found: Sequence[Option]) -> None:
    """Every answer framed: goods and short words in columns, deals and long words in rows."""
    rows = [option for option in found if option.chips]
    rest = [option for option in found if not option.chips]
    short_enough = all(len(option.title) <= 24 for option in rest)
    if any(option.card for option in rest) or (len(rest) > 1 and not rows and short_enough):
        rows, columns = [option for option in rows if not option.card], rest
    else:
        rows, columns = list(found), []
    for option in rows:
        _row(scene, option)
    _columns(scene, columns)


def _row(scene: Sights, option: Option) -> None:
    """An answer as wide as the picture; a few goods have their words beside them."""
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

    scene.column.add(high, paint)


def _emblem(scene: Sights, f: Frame, option: Option, x: float, y: float, size: float) -> None:
    if option.seat is not None:
        f.put(sprites.badge(scene.look.palette, option.seat, scene.look.letter(option.seat), f.px(size * 0.8)), x, y)
    elif option.sign == MARKER:
        letter = scene.look.letter(scene.seat)
        f.put(pieces.marker(scene.look.palette, scene.seat, letter, f.px(size * 0.8)), x, y)
    elif option.sign in COMMODITIES or option.sign in TILES or option.sign in DECKS:
        f.put(pieces.good(option.sign, f.px(size)), x, y)
    elif option.sign:
        f.put(icon(option.sign, f.px(size)), x, y)


def _columns(scene: Sights, found: Sequence[Option]) -> None:
    wide = (INNER - 14) / 2
    pairs = [found[n : n + 2] for n in range(0, len(found), 2)]
    for pair in pairs:
        faces = [option.card for option in pair if option.card]
        high = max(cards.height(faces, TEXT), 104)

        def paint(f: Frame, pair: Sequence[Option] = pair, high: float = high) -> None:
            for number, option in enumerate(pair):
                x = number * (wide + 14)
                if option.card:
                    cards.draw_card(f.at(x, 0), option.card, wide, high, scene.lang, TEXT)
                else:
                    f.put(sprites.panel(f.px(wide), f.px(high), inner=None), x, 0)
                    _emblem(scene, f, option, x + 54, high / 2, 72)
                    style = Style(31, face="title", align="left", lines=2, least=TEXT, leading=1.0)
                    f.text((x + 100, 0, wide - 108, high), option.title, style)
                choice(f, option.word, x, 0, wide, high)

        scene.column.add(high, paint)


def frame_kinds(scene: Sights, kinds: Sequence[str]) -> None:
    """The kinds of moves."""
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
