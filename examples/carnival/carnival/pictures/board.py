"""The whole table: the square with tonight's favours, and below it each player's masks, favours and coins."""

from collections.abc import Sequence

from carnival.data import FAVOURS, kind_of, value_of
from carnival.events import Took
from carnival.meta import CARNIVAL
from carnival.state import State
from engine import Event
from render import sprites
from render.board_background import BAND_Y, EDGE, INNER, laid
from render.canvas import Frame, Page, Style
from render.furniture import draw_area, draw_course, draw_plaque
from render.palette import CREAM, FAINT_INK, INK, MARK, SOFT_INK, Colour, mix
from words import reader, status, wording
from words.reader import Look

TOP, SQUARE_H, ROW_H, GAP = 150, 250, 150, 16
CARD_W, CARD_H = 150, 190
SMALL_W, SMALL_H = 74, 96
TINTS: dict[str, Colour] = {
    "ribbon": (196, 70, 92), "lantern": (226, 160, 52), "music": (76, 122, 176), "wine": (120, 54, 110),
}  # fmt: skip


def draw(view: State, look: Look, events: Sequence[Event]) -> Page:
    players = len(view.players)
    page = laid(TOP + SQUARE_H + players * (ROW_H + GAP) + 40)
    f = page.frame()
    new = {(event.seat, event.favour) for event in events if isinstance(event, Took)}
    _square(f.at(EDGE, TOP), view, look)
    for seat in range(players):
        _player(f.at(EDGE, TOP + SQUARE_H + 24 + seat * (ROW_H + GAP)), view, look, seat, new)
    _band(f.at(EDGE, BAND_Y), view, look)
    return page


def _band(f: Frame, view: State, look: Look) -> None:
    title = look.say("carnival-render-title")
    night = look.say("carnival-render-night", night=view.night, nights=view.nights)
    waiting = wording.waiting("carnival", view, look.names, look.lang)
    draw_course(f, look, None, title, status.seats(CARNIVAL, view, look), waiting, night)


def _square(f: Frame, view: State, look: Look) -> None:
    f.put(sprites.panel(INNER, SQUARE_H), 0, 0)
    draw_plaque(f, INNER / 2, 0, look.say("carnival-render-square"))
    left = (INNER - len(view.square) * (CARD_W + 20) + 20) / 2
    for number, favour in enumerate(view.square):
        at = f.at(left + number * (CARD_W + 20), 36)
        _favour(at, favour, look, CARD_W, CARD_H, 26)
        at.name(f"favour {number}", 0, 0, CARD_W, CARD_H)


def _favour(f: Frame, favour: str, look: Look, width: int, height: int, size: int) -> None:
    """A card with its value, and with its name if there is room."""
    kind = kind_of(favour)
    f.put(sprites.card_face(width, height, TINTS[kind]), 0, 0)
    name = reader.term("carnival", look.lang, "patron", kind)
    f.text((6, 10, width - 12, size * 1.4), name, Style(size, least=18))
    value = Style(height * 0.42, face="heavy", colour=mix(TINTS[kind], INK, 0.35))
    f.text((6, height * 0.32, width - 12, height * 0.6), str(value_of(favour)), value)


def _player(f: Frame, view: State, look: Look, seat: int, new: set[tuple[int, str]]) -> None:
    player = view.players[seat]
    draw_area(f, look.palette, seat, INNER, ROW_H)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), 56), 56, 50)
    f.text((96, 22, 250, 56), look.names[seat], Style(30, align="left"))
    points = CARNIVAL.standings(view).points[seat]
    worth = look.say("carnival-render-worth", points=points, coins=player.coins)
    f.text((28, 92, 320, 36), worth, Style(24, face="text", align="left", least=20))
    for mask in range(1, 7):
        here = mask in player.masks
        style = Style(34, face="heavy", colour=INK if here else FAINT_INK)
        f.put(sprites.well(56) if here else sprites.pill(52, 44, CREAM, FAINT_INK), *(_mask_place(mask, here)))
        f.text((360 + (mask - 1) * 64, 26, 56, 56), str(mask), style)
        f.name(f"mask {seat} {mask}", 360 + (mask - 1) * 64, 26, 56, 56)
    choosing = status.playing(CARNIVAL, view, seat, look)
    told = "laid" if player.laid is not None else "choosing" if choosing else ""
    if told:
        f.text((360, 96, 380, 34), look.say(f"carnival-render-{told}"), Style(24, face="note", colour=SOFT_INK))
    ordered = sorted(player.favours, key=list(FAVOURS).index)
    for number, favour in enumerate(ordered):
        at = f.at(770 + number * (SMALL_W + 8), 28)
        _favour(at, favour, look, SMALL_W, SMALL_H, 18)
        if (seat, favour) in new:
            at.put(sprites.ring(SMALL_W, SMALL_H, MARK, 3, 8, 4), 0, 0)


def _mask_place(mask: int, here: bool) -> tuple[float, float]:
    """Wells have their origin at a corner, pills in their middle."""
    left = 360 + (mask - 1) * 64
    return (left, 26) if here else (left + 28, 54)
