"""The whole board: city, council, buildings, Europe, everybody's mats, the score track."""

from collections.abc import Sequence

from engine import Event
from engine.calimala.data import BONUS_AT, BUILDINGS, PORTS, TRADE_CITIES
from engine.calimala.state import State
from render import board_background, sprites
from render.board_background import BAND_Y, EDGE, INNER, WIDTH, laid, mat_width, mats
from render.calimala import buildings, city, council, europe, mat, status
from render.calimala.cards import put_card
from render.calimala.changes import changes
from render.calimala.icons import icon
from render.calimala.words import phrase, term
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.furniture import draw_course, draw_plaque
from render.look import Look
from render.palette import FAINT_INK, INK, PAPER, SOFT_INK, mix
from render.player_head import draw_turn
from render.sprite_cache import kept

TRACK_Y, TRACK_H = 124, 62
CITY_Y = 208
RIGHT = EDGE + city.WIDTH + 16
CARDS_X = RIGHT + council.WIDTH + 14
CARDS_W = WIDTH - EDGE - CARDS_X
BUILDINGS_Y = CITY_Y + council.HEIGHT + 14
BUILDING_STEP = (WIDTH - EDGE - RIGHT - buildings.WIDTH) / 2
EUROPE_Y = CITY_Y + city.HEIGHT + 28
EUROPE_STEP = europe.WIDTH + INNER - 2 * europe.WIDTH
MATS_Y = EUROPE_Y + europe.HEIGHT + 20
HEIGHT = MATS_Y + mat.HEIGHT + 24


def draw(view: State, look: Look, events: Sequence[Event]) -> Page:
    new = changes(events)
    page = ground(look.lang, look.palette, len(view.players)).copy()
    f = page.frame()
    _track(f, view, look)
    at = f.at(EDGE, CITY_Y)
    city.draw_layout(at, view.layout, look)
    running = status.activation(view)
    city.draw_towers(at, view, look, new, active=(running.space, running.position) if running else None)
    council.draw_tiles(f.at(RIGHT, CITY_Y), view, look, new)
    _cards(f.at(CARDS_X, CITY_Y), view, look)
    for number, building in enumerate(BUILDINGS):
        buildings.draw_cubes(f.at(RIGHT + number * BUILDING_STEP, BUILDINGS_Y), view, building, look, new)
    for x, names in ((EDGE, PORTS), (EDGE + EUROPE_STEP, TRADE_CITIES)):
        for number, name in enumerate(names):
            europe.draw_pieces(f.at(x + 7 + number * europe.CELL_W, EUROPE_Y + 12), view, name, look, new)
    width = mat_width(len(view.players))
    for seat, at in mats(f, MATS_Y, len(view.players)):
        if status.playing(view, seat):
            draw_turn(at, look.palette, seat, width, mat.HEIGHT)
        mat.draw_state(at, width, seat, view, look, new)
        at.name(f"mat {seat}", 0, 0, width, mat.HEIGHT)
    _band(f, view, look)
    return page


@board_background.ground
def ground(lang: str, palette: str, players: int) -> Page:
    """All that is the same in every game of so many players. Copied, never changed."""
    look = Look(lang, palette, (), ())
    page = laid(HEIGHT, "calimala")
    f = page.frame()
    f.put(_track_ground(INNER, TRACK_H), EDGE, TRACK_Y)
    for points in range(0, BONUS_AT, 5):
        x, w = track_cell(points)
        f.text((x - 4, TRACK_Y + TRACK_H - 25, w + 8, 24), str(points), Style(19, face="text", colour=SOFT_INK))
    city.draw_ground(f.at(EDGE, CITY_Y))
    city.draw_note(f.at(EDGE, CITY_Y), look)
    draw_plaque(f, EDGE + city.WIDTH / 2, CITY_Y, phrase(lang, "calimala-render-city"))
    council.draw_ground(f.at(RIGHT, CITY_Y), look)
    draw_plaque(f, RIGHT + council.WIDTH / 2, CITY_Y, phrase(lang, "calimala-render-council"))
    f.put(sprites.panel(round(CARDS_W), council.HEIGHT), CARDS_X, CITY_Y)
    draw_plaque(f, CARDS_X + CARDS_W / 2, CITY_Y, phrase(lang, "calimala-render-cards"))
    for number, building in enumerate(BUILDINGS):
        buildings.draw_ground(f.at(RIGHT + number * BUILDING_STEP, BUILDINGS_Y), building, look)
    for x, names, sea in ((EDGE, PORTS, True), (EDGE + EUROPE_STEP, TRADE_CITIES, False)):
        europe.draw_region(f.at(x, EUROPE_Y), sea)
        for number, name in enumerate(names):
            europe.draw_city(f.at(x + 7 + number * europe.CELL_W, EUROPE_Y + 12), name, look)
    width = mat_width(players)
    for seat, at in mats(f, MATS_Y, players):
        mat.draw_ground(at, width, seat, look)
    return page


def _band(f: Frame, view: State, look: Look) -> None:
    title = phrase(look.lang, "calimala-render-title")
    emblem = icon("lily", f.px(40))
    told = (status.seats(view), status.waiting(view, look), status.progress(view, look))
    draw_course(f.at(EDGE, BAND_Y), look, emblem, title, *told)


# ---------------------------------------------------------------- the score track


def track_cell(points: int) -> tuple[float, float]:
    w = INNER / BONUS_AT
    return EDGE + points * w, w


@kept
def _track_ground(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, PAPER, INK, 1.8, 8)
    w = width / BONUS_AT
    for points in range(BONUS_AT):
        if points % 5 == 0:
            pen.box(points * w + 1.6, 1.8, w - 1.6, height - 3.6, mix(PAPER, FAINT_INK, 0.35), None, radius=5)
        if points:
            pen.line([(points * w, 3), (points * w, height - 3)], FAINT_INK, 1)
    return shadowed(pen.sprite(), 3, 2, 0.3)


def _track(f: Frame, view: State, look: Look) -> None:
    """Markers; those on the same number lie over each other, the letters showing."""
    piles: dict[int, list[int]] = {}
    for seat in view.seats:
        piles.setdefault(view.players[seat].points % BONUS_AT, []).append(seat)
    for points, seats in piles.items():
        x, w = track_cell(points)
        size = 28
        step = min(28.0, (TRACK_H - size - 4) / max(1, len(seats) - 1))
        top = TRACK_Y + (TRACK_H - size - step * (len(seats) - 1)) / 2
        for number, seat in enumerate(seats):
            y = top + number * step
            f.put(sprites.disc_top(look.palette, seat, look.letter(seat), size), x + w / 2, y + size / 2)
            f.name(f"score {seat}", x, y, w, size)


# ---------------------------------------------------------------- the cards beside the board


def _cards(f: Frame, view: State, look: Look) -> None:
    if view.revealed:
        _revealed(f, view, look)
        return
    wide, high = 132, 168
    room = CARDS_W - 16
    if view.face_up:
        title = phrase(look.lang, "calimala-render-face-up")
        f.text((8, 32, room, 26), title, Style(20, face="text", colour=SOFT_INK, least=18))
        put_card(f, (CARDS_W - wide) / 2, 62, wide, high, view.face_up, look.lang, final=True, text=21)
        f.name("face up", (CARDS_W - wide) / 2, 62, wide, high)
    else:
        missing = phrase(look.lang, "calimala-render-no-face-up")
        f.text((16, 90, room - 16, 100), missing, Style(20, face="note", colour=SOFT_INK, lines=4))
    piles = (("deck", sum(view.deck.values())), ("discard", sum(view.discard.values())))
    for number, (kind, count) in enumerate(piles):
        y = 282 + number * 60
        f.put(icon(kind, f.px(58)), 42, y)
        f.text(
            (76, y - 20, CARDS_W - 130, 40),
            phrase(look.lang, f"render-{kind}"),
            Style(21, face="text", align="left", least=18),
        )
        f.text((CARDS_W - 64, y - 20, 48, 40), str(count), Style(29, face="heavy", align="right"))


def _revealed(f: Frame, view: State, look: Look) -> None:
    """At the end: which final scoring cards were scored, and who had kept them."""
    f.text(
        (8, 30, CARDS_W - 16, 28), phrase(look.lang, "calimala-render-finals"), Style(21, face="text", colour=SOFT_INK)
    )
    cards = [*enumerate(view.revealed), *([(None, view.face_up)] if view.face_up else [])]
    for number, (seat, final) in enumerate(cards):
        y = 88 + number * 54
        if seat is None:
            f.put(icon("laurel", f.px(42)), 34, y)
        else:
            f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(34)), 34, y)
        name = term(look.lang, "final", final)
        f.text((62, y - 25, CARDS_W - 74, 50), name, Style(21, align="left", lines=2, least=18, leading=1.0))
