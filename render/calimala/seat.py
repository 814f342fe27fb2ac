"""One player's area, large: the mat, the hand as far as one may see it, and what counts soon."""

from collections.abc import Sequence

from engine import HIDDEN, Event
from engine.calimala.data import MATERIALS, MAX_HOUSES, MAX_SHIPS, MAX_WORKSHOPS, WAREHOUSE, WORKSHOP
from engine.calimala.state import WHITE, State
from render import sprites
from render.calimala import blocks, status
from render.calimala.changes import Changes, changes
from render.calimala.council import SOON
from render.calimala.icons import icon
from render.calimala.words import phrase, term
from render.canvas import Frame, Page, Style
from render.column import Column
from render.furniture import draw_area, draw_band, draw_legend
from render.look import Look
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, MARK, SOFT_INK

WIDTH, EDGE = 1000, 24
BAND = 104
MAT_H, LEGEND_H = 424, 34
HAND_ROW = 5


def draw(view: State, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
    new = changes(events)
    column = Column(WIDTH, EDGE)
    column.add(BAND, lambda f: _band(f, column.inner, view, look, seat, new))
    high = MAT_H + (LEGEND_H if new.touches(seat) else 0)
    column.add(high, lambda f: _mat(f, column.inner, high, view, look, seat, new))
    player = view.players[seat]
    own = viewer == seat
    if player.dealt:
        title = phrase(look.lang, "calimala-render-dealt")
        blocks.add_rows(column, [blocks.Cards(player.dealt, True, title)], look, per_row=HAND_ROW, text=25)
    finals = _finals(view, seat, own)
    in_hand = blocks.Cards(player.hand, False, look.say("render-cards", cards=len(player.hand)))
    beside = blocks.Cards(finals, True, phrase(look.lang, "calimala-render-finals-here"))
    if len(set(player.hand)) + len(finals) <= HAND_ROW:
        blocks.add_rows(column, [in_hand, beside], look, per_row=HAND_ROW, text=25)
    else:
        blocks.add_rows(column, [in_hand], look, per_row=HAND_ROW, text=25)
        blocks.add_rows(column, [beside], look, per_row=HAND_ROW, text=25)
    done = len(view.council)
    coming = [(tile, False) for tile in view.tiles[done : done + 1 + SOON]]
    known = [(final, True) for final in finals if final != HIDDEN]
    if coming or known:
        blocks.add_scores(column, coming + known, view, look, seat, blocks.strip_title(look), size=26)
    return column.page()


def _finals(view: State, seat: int, own: bool) -> list[str]:
    """The kept card (its back for others), then the one that lies open for all."""
    player = view.players[seat]
    kept = view.revealed[seat] if view.revealed else player.kept if own else HIDDEN if player.kept else None
    return [final for final in (kept, view.face_up) if final]


def _band(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    player = view.players[seat]
    draw_band(f, width, BAND)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(62)), 62, BAND / 2)
    right = width - 28
    right -= (
        f.text((right - 120, 0, 120, BAND), str(player.points), Style(60, face="heavy", colour=CREAM, align="right"))
        + 18
    )
    if new.points[seat]:
        right -= (
            f.text(
                (right - 80, 0, 80, BAND),
                f"+{new.points[seat]}",
                Style(36, face="heavy", colour=BRIGHT_GOLD, align="right"),
            )
            + 18
        )
    left = 110.0
    if token := status.token(view, seat):
        f.put(icon(token, f.px(48)), left + 22, BAND / 2)
        left += 56
    f.text(
        (left, 10, right - left, 52), look.names[seat], Style(42, face="title", colour=CREAM, align="left", least=28)
    )
    f.text(
        (left, 60, right - left, 30),
        status.progress(view, look),
        Style(25, face="text", colour=FAINT_INK, align="left", least=22),
    )


def _mat(f: Frame, width: float, high: float, view: State, look: Look, seat: int, new: Changes) -> None:
    player, lang = view.players[seat], look.lang
    draw_area(f, look.palette, seat, width, high, 2.6)
    supply = (
        (sprites.disc_top(look.palette, seat, look.letter(seat), 46), player.discs, "calimala-render-discs"),
        (sprites.disc_top(look.palette, WHITE, "", 46), player.whites, "calimala-render-whites"),
        (icon("cube", 60), player.cubes, "calimala-render-cubes"),
        (icon("card", 60), len(player.hand), "calimala-render-hand"),
    )
    cell = (width - 40) / 4
    for number, (sprite, count, message) in enumerate(supply):
        x = 20 + number * cell
        f.put(sprite, x + 34, 50)
        used = f.text((x + 66, 24, 60, 52), str(count), Style(38, face="heavy", align="left"))
        f.text(
            (x + 76 + used, 28, cell - 80 - used, 52),
            phrase(lang, message),
            Style(25, face="text", colour=SOFT_INK, align="left", least=22),
        )
    _stores(f, view, look, seat, new)
    _shops(f, width, view, look, seat, new)
    _fleet(f, width, view, look, seat, new)
    if new.touches(seat) and f.page.marked:
        legend = look.since
        draw_legend(f, width - 24, high - 26, legend, 24, colour=SOFT_INK)


def _stores(f: Frame, view: State, look: Look, seat: int, new: Changes) -> None:
    player = view.players[seat]
    for number, material in enumerate(MATERIALS):
        y = 102 + number * 72
        f.put(icon(material, 60), 50, y + 30)
        f.text((86, y, 122, 60), term(look.lang, "material", material), Style(27, align="left", least=24))
        count = player.store.get(material, 0)
        fresh = min(new.pieces[material, seat], count)
        for space in range(WAREHOUSE):
            x = 204 + space * 58
            f.put(sprites.well(52), x, y + 4)
            if space < count:
                f.put(sprites.cube(look.palette, seat, look.letter(seat), 46), x + 3, y + 7)
                if space >= count - fresh:
                    f.put(sprites.ring(50, 50, MARK, 3, 9, 4), x + 1, y + 5)


def _shops(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    player = view.players[seat]
    left = 470
    step = (width - left - 16) / MAX_WORKSHOPS
    for number in range(MAX_WORKSHOPS):
        x = left + number * step
        built = number < len(player.workshops)
        f.put(icon("workshop", 76) if built else sprites.ghost("workshop", 76), x + step / 2, 142)
        for space in range(WORKSHOP):
            at = (x + step / 2 - 57 + space % 2 * 60, 188 + space // 2 * 60)
            f.put(sprites.well(54), *at)
            if built and space < player.workshops[number]:
                f.put(sprites.cube(look.palette, seat, look.letter(seat), 48), at[0] + 3, at[1] + 3)
        if built and number >= len(player.workshops) - new.pieces["workshop", seat]:
            f.put(sprites.ring(round(step - 16), 206, MARK, 3, 12, 4), x + 8, 102)


def _fleet(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    player = view.players[seat]
    y = 338
    for number in range(MAX_SHIPS):
        there = number < player.ships
        x = 30 + number * 78
        f.put(sprites.ship_piece(look.palette, seat, look.letter(seat), 68) if there else sprites.ship_well(68), x, y)
        if there and number >= player.ships - new.pieces["ship", seat]:
            f.put(sprites.ring(68, 68, MARK, 3, 10, 4), x, y)
    left = 300
    step = (width - left - 16) / MAX_HOUSES
    for number in range(MAX_HOUSES):
        x = round(left + number * step)
        if number < len(player.houses):
            city = player.houses[number]
            f.put(sprites.house_piece(look.palette, seat, look.letter(seat), 62), x, y + 4)
            f.text((x + 70, y + 8, step - 76, 58), term(look.lang, "city", city), Style(27, align="left", least=24))
            if (city, seat) in new.houses:
                f.put(sprites.ring(62, 62, MARK, 3, 10, 4), x, y + 4)
        else:
            f.put(sprites.house_well(62), x, y + 4)
