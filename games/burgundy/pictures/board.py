"""The whole board: the depots, the course of the game, and everybody's estate."""

from collections.abc import Sequence

from engine import Event
from games.burgundy.pictures import course, depots, mat
from games.burgundy.pictures.icons import icon
from games.burgundy.state import State
from games.burgundy.words import status
from games.burgundy.words.changes import changes
from games.burgundy.words.terms import phrase
from render import board_background
from render.board_background import BAND_Y, EDGE, INNER, laid, mat_width, mats
from render.canvas import Frame, Page
from render.furniture import draw_course
from render.player_head import draw_turn
from words.reader import Look

DEPOTS_Y = 138
COURSE_X = EDGE + INNER - course.WIDTH
MATS_Y = DEPOTS_Y + depots.HEIGHT + 18


def draw(view: State, look: Look, events: Sequence[Event]) -> Page:
    new = changes(events)
    players = len(view.players)
    page = ground(look.lang, look.palette, players).copy()
    f = page.frame()
    depots.draw_state(f.at(EDGE, DEPOTS_Y), view, look, new)
    course.draw_state(f.at(COURSE_X, DEPOTS_Y), view, look, new)
    width = mat_width(players)
    for seat, at in mats(f, MATS_Y, players):
        if status.playing(view, seat, look):
            draw_turn(at, look.palette, seat, width, mat.Plan(width).height)
        mat.draw_state(at, width, seat, view, look, new)
        at.name(f"mat {seat}", 0, 0, width, mat.Plan(width).height)
    _band(f, view, look)
    return page


@board_background.ground
def ground(lang: str, palette: str, players: int) -> Page:
    """All that is the same in every game of so many players. Copied, never changed."""
    look = Look(lang, palette, (), ())
    width = mat_width(players)
    page = laid(MATS_Y + mat.Plan(width).height + 24, "burgundy")
    f = page.frame()
    depots.draw_ground(f.at(EDGE, DEPOTS_Y), players, look)
    course.draw_ground(f.at(COURSE_X, DEPOTS_Y), players, look)
    for seat, at in mats(f, MATS_Y, players):
        mat.draw_ground(at, width, seat, look)
    return page


def _band(f: Frame, view: State, look: Look) -> None:
    title = phrase(look.lang, "burgundy-render-title")
    emblem = icon("castle", f.px(40))
    told = (status.seats(view, look), status.waiting(view, look), status.progress(view, look))
    draw_course(f.at(EDGE, BAND_Y), look, emblem, title, *told)
