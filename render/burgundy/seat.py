"""One player's area, large: the estate with its stores, the stored tiles, knowledge, and where points come from."""

from collections.abc import Sequence

from engine import Event
from engine.burgundy.data import GOODS, GOODS_SPACES, STORAGE, TYPES, knowledge_tile
from engine.burgundy.estates import SPACES_PER_TYPE
from engine.burgundy.scoring import SOURCES
from engine.burgundy.state import State
from render import sprites
from render.burgundy import estate, hexes, mat, pieces, status
from render.burgundy.changes import Changes, changes
from render.burgundy.course import bonus_tile
from render.burgundy.icons import icon
from render.burgundy.tiles import tile
from render.burgundy.words import SIGNS, does, name_of, phrase
from render.canvas import Frame, Page, Style
from render.column import Column
from render.furniture import draw_area, draw_band, draw_legend
from render.icons import icon as common_icon
from render.look import Look
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, INK, MARK, PAPER, SOFT_INK, WELL, WELL_EDGE
from render.text import width_of

WIDTH, EDGE = 1000, 24
BAND = 104
HEX = 97
LAND_H = estate.height(HEX) + 52
TEXT = 25


def draw(view: State, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
    new = changes(events)
    column = Column(WIDTH, EDGE)
    player = view.players[seat]
    column.add(BAND, lambda f: _band(f, column.inner, view, look, seat, new))
    land = LAND_H + (34 if new.touches(seat) else 0)
    column.add(land, lambda f: _land(f, column.inner, land, view, look, seat, new, own=viewer == seat))
    column.add(128, lambda f: _storage(f, column.inner, view, look, seat, new))
    column.add(104, lambda f: _colours(f, column.inner, view, look, seat))
    if player.known:
        rows = -(-len(player.known) // 2)
        column.add(36 + 84 * rows, lambda f: _knowledge(f, column.inner, view, look, seat))
    if player.sold:
        column.add(64, lambda f: _sold(f, view, look, seat))
    if any(player.earned.values()):
        sources = _earned(column.inner, view, look, seat)
        column.add(38 + 46 * len(sources), lambda f: _sources(f, column.inner, look, sources))
    return column.page()


def _band(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    draw_band(f, width, BAND)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(62)), 62, BAND / 2)
    right = width - 28
    points = Style(60, face="heavy", colour=CREAM, align="right")
    right -= f.text((right - 140, 0, 140, BAND), str(view.players[seat].points), points) + 18
    if won := new.points[seat]:
        fresh = Style(36, face="heavy", colour=BRIGHT_GOLD, align="right")
        right -= f.text((right - 100, 0, 100, BAND), f"+{won}", fresh) + 18
    left = 110.0
    if status.crowned(view, seat) or status.playing(view, seat):
        f.put(common_icon("crown" if status.crowned(view, seat) else "arrow", f.px(46)), left + 22, BAND / 2)
        left += 56
    name = Style(42, face="title", colour=CREAM, align="left", least=28)
    f.text((left, 10, right - left, 52), look.names[seat], name)
    line = Style(TEXT, face="text", colour=FAINT_INK, align="left", least=22)
    f.text((left, 60, right - left, 30), status.progress(view, look), line)


def _title(f: Frame, width: float, text: str) -> None:
    f.text((4, 0, width - 8, 38), text, Style(TEXT + 2, face="title", colour=SOFT_INK, align="left", least=22))


# ---------------------------------------------------------------- the estate


def _land(f: Frame, width: float, high: float, view: State, look: Look, seat: int, new: Changes, *, own: bool) -> None:
    player = view.players[seat]
    draw_area(f, look.palette, seat, width, high, 2.6)
    if player.board is None:
        _sheet(f, width, view, look, seat, own)
    else:
        estate.draw(f.at(46, 26), player, seat, HEX, new, rows=24)
        board = name_of(look.lang, "board", player.board)
        f.text((46, LAND_H - 62, 150, 40), board, Style(TEXT, face="note", colour=SOFT_INK, align="left", least=22))
        _purse(f, 46 + estate.ACROSS * HEX + 24, width, view, look, seat, new)
    if new.touches(seat) and f.page.marked:
        draw_legend(f, width - 24, high - 28, look.since, 24, colour=SOFT_INK)


def _sheet(f: Frame, width: float, view: State, look: Look, seat: int, own: bool) -> None:
    """The boards to choose from, one's own secret choice marked; below, what one begins with."""
    player = view.players[seat]
    small, boards = 64, player.sheet
    span = estate.ACROSS * small
    left = (width - len(boards) * span - (len(boards) - 1) * 28) / 2
    for number, board in enumerate(boards):
        x = left + number * (span + 28)
        castle = player.chosen_castle if own and player.chosen_board == board else None
        f.text((x, 24, span, 40), name_of(look.lang, "board", board), Style(30, face="title"))
        estate.draw_board(f.at(x, 78), board, small, [castle] if castle else [])
        if castle:
            at = estate.at(castle, small)
            f.put(tile("castle", f.px(small)), x + at[0], 78 + at[1])
    message = "burgundy-render-chosen" if player.chosen_board else "burgundy-render-choosing"
    f.text((20, 494, width - 40, 40), phrase(look.lang, message), Style(28, face="note", colour=SOFT_INK))
    pieces.draw_counter(f, 120, 582, "silver", player.silver, 62, 42)
    pieces.draw_counter(f, 290, 582, "worker", player.workers, 62, 42)
    for number, (name, count) in enumerate(player.goods.items()):
        x = 470 + number * 150
        pieces.draw_pile(f, x, 582, name, count, 60)
        f.text((x + 50, 552, 80, 60), f"× {count}", Style(34, face="heavy", align="left"))


def _purse(f: Frame, left: float, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    """Dice, silver, workers and goods, in a column."""
    player = view.players[seat]
    dice = [(value, False) for value in player.dice] + [(value, True) for value in player.used]
    for number, (value, used) in enumerate(dice):
        f.put(pieces.die(look.palette, seat, value, f.px(74), used), left + 40 + number * 86, 70)
    pieces.draw_counter(f, left + 36, 168, "silver", player.silver, 62, 42)
    pieces.draw_counter(f, left + 36, 252, "worker", player.workers, 62, 42)
    stored = list(player.goods.items())
    for number in range(GOODS_SPACES):
        y = 344 + number * 82
        if number >= len(stored):
            f.put(sprites.well(f.px(60)), left + 6, y - 30)
            continue
        name, count = stored[number]
        pieces.draw_pile(f, left + 36, y, name, count, 60)
        f.text((left + 88, y - 30, width - left - 100, 60), f"× {count}", Style(34, face="heavy", align="left"))
        if (seat, name) in new.goods:
            f.put(sprites.ring(f.px(60), f.px(60), MARK, f.px(3), f.px(11), f.px(4)), left + 6, y - 30)


# ---------------------------------------------------------------- tiles with their names


def _storage(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    """The three stored tiles with what they are."""
    player = view.players[seat]
    fresh = mat.fresh_stored(player.storage, seat, new)
    wide = (width - 28) / STORAGE
    for number in range(STORAGE):
        x = number * (wide + 14)
        f.put(sprites.panel(f.px(wide), 128, PAPER, SOFT_INK, 1.6, 12, None, shadow=False), x, 0)
        if number >= len(player.storage):
            f.put(hexes.well(HEX, WELL, WELL_EDGE, 2), x + 60, 64)
            empty = Style(TEXT, face="note", colour=FAINT_INK, align="left")
            f.text((x + 120, 0, wide - 130, 128), phrase(look.lang, "burgundy-render-empty"), empty)
            continue
        name = player.storage[number]
        f.put(tile(name, HEX), x + 60, 64)
        if number in fresh:
            f.put(hexes.ring(HEX, MARK, 4, 4), x + 60, 64)
        style = Style(TEXT, align="left", lines=4, least=22, leading=1.0)
        f.text((x + 116, 4, wide - 126, 120), name_of(look.lang, "tile", name), style)


def _colours(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    """How much of each colour is covered; bonus tiles won."""
    player = view.players[seat]
    step = width / len(TYPES)
    for number, kind in enumerate(TYPES):
        x = number * step
        spaces = player.land.spaces[kind] if player.board else ()
        covered = sum(space in player.estate for space in spaces)
        f.put(bonus_tile(kind, f.px(84), f.px(84)), x + 4, 12)
        f.put(icon(SIGNS[kind], f.px(60)), x + 46, 54)
        whole = SPACES_PER_TYPE[kind]
        ink = INK if covered else SOFT_INK
        f.text((x + 94, 10, step - 96, 44), f"{covered}/{whole}", Style(27, face="heavy", colour=ink, align="left"))
        first = view.finished[kind][:2]
        if seat in first:
            f.put(icon("bonus", f.px(42)), x + 112, 76)
        elif covered == whole:
            f.put(icon("seal", f.px(36)), x + 112, 76)
        else:
            for place, owner in enumerate(first):
                f.put(sprites.badge(look.palette, owner, look.letter(owner), f.px(26)), x + 108 + place * 30, 76)


def _knowledge(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    """The knowledge tiles on the estate and what they do."""
    known = view.players[seat].known
    _title(f, width, phrase(look.lang, "burgundy-render-knowledge"))
    wide = (width - 14) / 2
    for number, tile_number in enumerate(known):
        x, y = number % 2 * (wide + 14), 44 + number // 2 * 84
        name = knowledge_tile(tile_number)
        f.put(sprites.panel(f.px(wide), 76, PAPER, SOFT_INK, 1.4, 10, None, shadow=False), x, y)
        f.put(tile(name, 64), x + 42, y + 38)
        style = Style(24, face="text", align="left", lines=2, least=22, leading=1.0)
        f.text((x + 84, y, wide - 94, 76), does(look.lang, name), style)


def _sold(f: Frame, view: State, look: Look, seat: int) -> None:
    """What was sold, by type as far as the reader may know."""
    sold = view.players[seat].sold
    title = phrase(look.lang, "burgundy-render-sold")
    f.put(icon("sold", f.px(50)), 28, 32)
    used = f.text((60, 8, 260, 48), title, Style(TEXT, face="title", colour=SOFT_INK, align="left"))
    x = 90 + used
    if mat.hidden(view.players[seat]):
        f.text((x, 8, 100, 48), f"× {sum(sold.values())}", Style(30, face="heavy", align="left"))
        return
    for name in GOODS:
        if name in sold:
            f.put(pieces.goods(name, f.px(44)), x + 22, 32)
            f.text((x + 50, 8, 60, 48), f"× {sold[name]}", Style(27, face="heavy", align="left"))
            x += 112


# ---------------------------------------------------------------- points


Earned = list[list[tuple[str, str, float]]]
"""Rows of (source, points, width)."""


def _earned(width: float, view: State, look: Look, seat: int) -> Earned:
    rows: Earned = [[]]
    used = 0.0
    for source in SOURCES:
        points = view.players[seat].earned.get(source, 0)
        if points:
            name, number = phrase(look.lang, f"burgundy-points-{source}"), str(points)
            wide = width_of(name, "text", TEXT) + width_of(number, "heavy", TEXT + 1) + 56
            if used + wide > width:
                rows.append([])
                used = 0.0
            rows[-1].append((name, number, wide))
            used += wide
    return rows


def _sources(f: Frame, width: float, look: Look, rows: Earned) -> None:
    _title(f, width, phrase(look.lang, "burgundy-render-sources"))
    for number, row in enumerate(rows):
        x, y = 0.0, 44 + number * 46
        for name, points, wide in row:
            f.put(sprites.panel(f.px(wide - 10), 40, PAPER, FAINT_INK, 1.4, 12, None, shadow=False), x, y)
            used = f.text((x + 16, y, wide, 40), name, Style(TEXT, face="text", align="left"))
            f.text((x + 26 + used, y, 70, 40), points, Style(TEXT + 1, face="heavy", align="left"))
            x += wide
