"""One player's area, large: the quarter, the plaza, the hand with what its cards do, and where points come from."""

from collections.abc import Sequence

from engine import HIDDEN, Event
from engine.tournay import TOURNAY
from engine.tournay.firing import after_losses
from engine.tournay.moves import BOOK, Play
from engine.tournay.state import State
from render import sprites
from render.canvas import Frame, Page, Style
from render.column import Column
from render.furniture import draw_area, draw_band, draw_legend
from render.icons import icon as common_icon
from render.look import Look
from render.palette import CREAM, FAINT_INK, MARK, PAPER, SOFT_INK, mix
from render.text import width_of
from render.tournay import faces, mat, pieces, quarter, status
from render.tournay.changes import Changes, changes
from render.tournay.icons import icon
from render.tournay.spaces import label, window
from render.tournay.words import card_name, effect, event_name, phrase

WIDTH, EDGE = 1000, 24
BAND = 104
TEXT = 24
CARD, GAP, AXIS = (194, 178), 8, 40
HAND = (206, 178)
SIDE = 282
"""The width of the column beside the quarter."""


def draw(view: State, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
    new = changes(events)
    column = Column(WIDTH, EDGE)
    if viewer == seat:
        view = after_losses(view, seat)
    player = view.players[seat]
    column.add(BAND, lambda f: _band(f, column.inner, view, look, seat))
    tall = quarter.extent(window(player.quarter), CARD, GAP)[1] + 80
    high = tall + (36 if new.touches(seat) else 0)
    column.add(high, lambda f: _land(f, column.inner, high, view, look, seat, new))
    lines = _lines(view, look, seat, viewer)
    if lines:
        column.add(40 * len(lines), lambda f: _say(f, column.inner, lines))
    if HIDDEN not in player.looked and player.looked:
        _cards(column, look, phrase(look.lang, "tournay-render-looked"), player.looked)
    if player.hand and HIDDEN not in player.hand:
        _cards(column, look, phrase(look.lang, "tournay-render-hand"), player.hand)
    elif player.backs:
        known = len(player.known)
        column.add(42 + 118 + (HAND[1] + 12 if known else 0), lambda f: _others_hand(f, column.inner, view, look, seat))
    column.add(38 + 46 * 3, lambda f: _points(f, column.inner, view, look, seat))
    return column.page()


def _band(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    draw_band(f, width, BAND)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(62)), 62, BAND / 2)
    right = width - 28
    points = Style(60, face="heavy", colour=CREAM, align="right")
    right -= f.text((right - 140, 0, 140, BAND), str(status.points(view, seat)), points) + 42
    f.put(icon("prestige", f.px(60)), right, BAND / 2 + 2)
    right -= 44
    if seat == view.start:
        f.put(icon("start", f.px(50)), right - 24, BAND / 2)
        right -= 64
    left = 110.0
    if status.crowned(view, seat) or status.playing(view, seat):
        f.put(common_icon("crown" if status.crowned(view, seat) else "arrow", f.px(46)), left + 22, BAND / 2)
        left += 56
    name = Style(42, face="title", colour=CREAM, align="left", least=28)
    f.text((left, 10, right - left, 52), look.names[seat], name)
    line = Style(25, face="text", colour=FAINT_INK, align="left", least=22)
    f.text((left, 60, right - left, 30), status.progress(view, look), line)


def _title(f: Frame, width: float, text: str) -> None:
    f.text((4, 0, width - 8, 38), text, Style(27, face="title", colour=SOFT_INK, align="left", least=22))


# ---------------------------------------------------------------- the quarter


def _land(f: Frame, width: float, high: float, view: State, look: Look, seat: int, new: Changes) -> None:
    player = view.players[seat]
    draw_area(f, look.palette, seat, width, high, 2.6)
    quarter.draw(f.at(AXIS + 14, 54), look.lang, player, seat, CARD, GAP, TEXT, new, axes=TEXT)
    _side(f.at(width - SIDE - 6, 54), view, look, seat, new)
    if new.touches(seat) and f.page.marked:
        draw_legend(f, width - 24, high - 30, look.since, 24, colour=SOFT_INK)


def _side(f: Frame, view: State, look: Look, seat: int, new: Changes) -> None:
    """Plaza, deniers and ramparts, in a column."""
    player = view.players[seat]
    wide = SIDE - 22
    _title(f, wide, phrase(look.lang, "tournay-render-plaza"))
    plaza = 156
    f.put(sprites.panel(wide, plaza, mix(PAPER, (220, 200, 160), 0.35), FAINT_INK, 1.6, 10, None, shadow=False), 0, 42)
    pieces.draw_plaza(f.at(14, 58), wide - 16, player.plaza, player.lying, 54, 14)
    if seat in new.plazas:
        f.put(sprites.ring(wide, plaza, MARK, 3, 10, 4), 0, 42)
    mat.coins(f, 36, 250, 66, 46, seat, player, new)
    marked = seat in new.ramparts
    f.put(mat.rampart_card(46, 62), 12, 310)
    _count(f, 76, 341, len(player.ramparts), phrase(look.lang, "tournay-render-ramparts-hand"), wide)
    f.put(icon("rampart", 58), 36, 416)
    _count(f, 76, 416, len(player.built), phrase(look.lang, "tournay-render-ramparts-built"), wide)
    if marked:
        f.put(sprites.ring(wide, 152, MARK, 3, 10, 4), 0, 302)


def _count(f: Frame, x: float, y: float, count: int, what: str, wide: float) -> None:
    used = f.text((x, y - 30, 60, 60), str(count), Style(38, face="heavy", align="left"))
    left = x + used + 12
    style = Style(TEXT, face="text", colour=SOFT_INK, align="left", lines=2, least=22, leading=1.0)
    f.text((left, y - 34, wide - left, 68), what, style)


# ---------------------------------------------------------------- what else is to be said


def _lines(view: State, look: Look, seat: int, viewer: int | None) -> list[str]:
    player = view.players[seat]
    found = []
    if player.ramparts:
        names = ", ".join(event_name(look.lang, event) for event in player.ramparts)
        found.append(f"{phrase(look.lang, 'tournay-render-ramparts-hand')}: {names}")
    for space, cards in quarter.covered(player):
        names = f"{label(space)} {', '.join(card_name(look.lang, card) for card in cards)}"
        found.append(look.say("tournay-render-covered", cards=names))
    if viewer == seat and player.last_card and player.last_card != HIDDEN:
        move = BOOK.read(player.last_card)
        card = (
            card_name(look.lang, move.card) if isinstance(move, Play) else phrase(look.lang, "tournay-render-nothing")
        )
        found.append(look.say("tournay-render-last-card", card=card))
    return found


def _say(f: Frame, width: float, lines: Sequence[str]) -> None:
    for number, line in enumerate(lines):
        f.text((4, number * 40, width - 8, 40), line, Style(TEXT, face="text", align="left", least=22))


# ---------------------------------------------------------------- the hand


def _cards(column: Column, look: Look, title: str, cards: Sequence[str]) -> None:
    """Two in a row, each with what it does in words."""
    step = (column.inner + 16) / 2
    rows = -(-len(cards) // 2)

    def paint(f: Frame) -> None:
        _title(f, column.inner, title)
        for number, card in enumerate(cards):
            x, y = number % 2 * step, 44 + number // 2 * (HAND[1] + 14)
            f.put(faces.face(look.lang, card, *HAND, TEXT), x, y)
            f.name(f"hand card {number}", x, y, *HAND)
            style = Style(TEXT, face="text", align="left", lines=7, least=22, leading=1.08)
            f.text((x + HAND[0] + 14, y, step - HAND[0] - 34, HAND[1]), effect(look.lang, card), style)

    column.add(44 + rows * (HAND[1] + 14) - 14, paint)


def _others_hand(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    """The backs of somebody's cards, and those that everybody saw being taken."""
    player = view.players[seat]
    _title(f, width, phrase(look.lang, "tournay-render-hand"))
    step = min(96.0, (width - 84) / max(1, len(player.backs) - 1))
    for number, deck in enumerate(player.backs):
        f.put(faces.back(deck, 84, 116), number * step, 44)
    if not player.known:
        return
    text = phrase(look.lang, "tournay-render-known")
    f.text((4, 172, 200, HAND[1]), text, Style(TEXT, face="text", colour=SOFT_INK, align="left", lines=2))
    left = 20 + min(190, width_of(text, "text", TEXT))
    step = min(HAND[0] + 12.0, (width - left - HAND[0]) / max(1, len(player.known) - 1))
    for number, card in enumerate(player.known):
        f.put(faces.face(look.lang, card, *HAND, TEXT), left + number * step, 172)


# ---------------------------------------------------------------- points


def _points(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    _title(f, width, phrase(look.lang, "tournay-render-points" if not view.over else "tournay-render-points-final"))
    parts = TOURNAY.standings(view).breakdown[seat]
    signs = {"prestigious": "tower", "prestige": "prestige", "ramparts": "rampart"}
    for number, (source, points) in enumerate(parts.items()):
        kind = source.removeprefix("tournay-points-")
        y = 44 + number * 46
        f.put(icon(signs[kind], 38), 28, y + 22)
        f.text(
            (64, y, 600, 44), phrase(look.lang, f"tournay-render-points-{kind}"), Style(26, face="text", align="left")
        )
        f.text((width - 130, y, 120, 44), str(points), Style(32, face="heavy", align="right"))
