"""The whole table: king track, map, wheel, fairs, offers, everybody's boards."""

from collections.abc import Sequence

from engine import Event
from games.tiletum.pictures import cities, court, fairs, mat, offers, wheel
from games.tiletum.pictures.icons import icon
from games.tiletum.state import State
from games.tiletum.words import status
from games.tiletum.words.changes import changes
from games.tiletum.words.terms import phrase
from render import board_background, sprites
from render.board_background import BAND_H, BAND_Y, EDGE, INNER, laid, mat_width, mats
from render.canvas import Frame, Page
from render.furniture import draw_course, draw_plaque
from render.player_head import draw_turn
from words.reader import Look

COURT_Y = BAND_Y + BAND_H + 26
MAP_Y = COURT_Y + court.HEIGHT + 18
SIDE = EDGE + cities.BOARD.ground.width + 16
FAIRS_Y = MAP_Y + wheel.BOARD.height + 20
OFFERS_Y = MAP_Y + cities.BOARD.ground.height + 26
OFFER_W = (INNER - 16) / 2
MATS_Y = OFFERS_Y + offers.HEIGHT + 14


def draw(view: State, look: Look, events: Sequence[Event]) -> Page:
    new = changes(events)
    page = ground(look.lang, look.palette, len(view.players)).copy()
    f = page.frame()
    court.draw_state(f.at(EDGE, COURT_Y), INNER, view, look, new)
    cities.draw_map(f.at(EDGE, MAP_Y), cities.BOARD, view, look, new)
    wheel.draw_wheel(f.at(SIDE, MAP_Y), view, look, new)
    wheel.draw_corners(f.at(SIDE, MAP_Y), view, look)
    fairs.draw_fairs(f.at(SIDE, FAIRS_Y), view, look, new)
    for number, kind in enumerate(("contracts", "characters")):
        x = EDGE + number * (OFFER_W + 16)
        offers.draw_offer(f.at(x, OFFERS_Y), OFFER_W, kind, view, look, new)
        draw_plaque(f, x + OFFER_W / 2, OFFERS_Y, offers.title(view, kind, look))
    width = mat_width(len(view.players))
    for seat, at in mats(f, MATS_Y, len(view.players)):
        if status.playing(view, seat, look):
            draw_turn(at, look.palette, seat, width, mat.height(width), bar_wide=mat.bar_width(width))
        mat.draw_state(at, width, seat, view, look, new)
        at.name(f"mat {seat}", 0, 0, width, mat.height(width))
    _band(f, view, look)
    return page


@board_background.ground
def ground(lang: str, palette: str, players: int) -> Page:
    """All that is the same in every game of so many players. Copied, never changed."""
    look = Look(lang, palette, (), ())
    width = mat_width(players)
    page = laid(MATS_Y + mat.height(width) + 24, "tiletum")
    f = page.frame()
    court.draw_ground(f.at(EDGE, COURT_Y), INNER, look)
    draw_plaque(f, EDGE + INNER / 2, COURT_Y, phrase(lang, "tiletum-render-king-track"))
    draw_plaque(f, EDGE + 102, COURT_Y, phrase(lang, "tiletum-render-corruption"))
    draw_plaque(f, EDGE + INNER - 102, COURT_Y, phrase(lang, "tiletum-render-favour"))
    cities.draw_ground(f.at(EDGE, MAP_Y), cities.BOARD, look)
    f.put(sprites.panel(round(wheel.BOARD.width), round(wheel.BOARD.height)), SIDE, MAP_Y)
    wheel.draw_key(f.at(SIDE, MAP_Y), look)
    f.put(sprites.panel(fairs.WIDTH, fairs.HEIGHT), SIDE, FAIRS_Y)
    draw_plaque(f, SIDE + fairs.WIDTH / 2, FAIRS_Y, phrase(lang, "tiletum-render-fairs-struck"))
    for number in range(2):
        f.put(sprites.panel(round(OFFER_W), offers.HEIGHT), EDGE + number * (OFFER_W + 16), OFFERS_Y)
    for seat, at in mats(f, MATS_Y, players):
        mat.draw_ground(at, width, seat, look)
    return page


def _band(f: Frame, view: State, look: Look) -> None:
    title = phrase(look.lang, "tiletum-render-title")
    emblem = icon("cathedral", f.px(40))
    told = (status.seats(view, look), status.waiting(view, look), status.progress(view, look))
    draw_course(f.at(EDGE, BAND_Y), look, emblem, title, *told)
