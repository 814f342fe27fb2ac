"""The whole table: king track, map, wheel, fairs, offers and all player boards."""

from games.tiletum.pictures import cities, court, fairs, mat, offers, wheel
from games.tiletum.pictures.icons import drawing
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import GAME, phrase
from render import board, sprites
from render.board_background import BAND_H, BAND_Y, EDGE, INNER
from render.canvas import Frame
from render.furniture import draw_plaque
from words.reader import Look

COURT_Y = BAND_Y + BAND_H + 26
MAP_Y = COURT_Y + court.HEIGHT + 18
SIDE = EDGE + cities.BOARD.ground.width + 16
FAIRS_Y = MAP_Y + wheel.BOARD.height + 20
OFFERS_Y = MAP_Y + cities.BOARD.ground.height + 26
OFFER_W = (INNER - 16) / 2
MATS_Y = OFFERS_Y + offers.HEIGHT + 14


class Board(board.Board[State, Highlights]):
    game = GAME
    icons, emblem = drawing, "cathedral"
    mats, mats_y = mat, MATS_Y

    def bar_width(self, width: float) -> float:
        return mat.bar_width(width)

    @staticmethod
    def ground(f: Frame, look: Look, players: int) -> None:
        court.draw_ground(f.at(EDGE, COURT_Y), INNER, look)
        draw_plaque(f, EDGE + INNER / 2, COURT_Y, phrase(look.lang, "tiletum-render-king-track"))
        draw_plaque(f, EDGE + 102, COURT_Y, phrase(look.lang, "tiletum-render-corruption"))
        draw_plaque(f, EDGE + INNER - 102, COURT_Y, phrase(look.lang, "tiletum-render-favour"))
        cities.draw_ground(f.at(EDGE, MAP_Y), cities.BOARD, look)
        f.put(sprites.panel(round(wheel.BOARD.width), round(wheel.BOARD.height)), SIDE, MAP_Y)
        wheel.draw_ground(f.at(SIDE, MAP_Y), look)
        f.put(sprites.panel(fairs.WIDTH, fairs.HEIGHT), SIDE, FAIRS_Y)
        draw_plaque(f, SIDE + fairs.WIDTH / 2, FAIRS_Y, phrase(look.lang, "tiletum-render-fairs-struck"))
        for number in range(2):
            f.put(sprites.panel(round(OFFER_W), offers.HEIGHT), EDGE + number * (OFFER_W + 16), OFFERS_Y)

    def state(self, f: Frame) -> None:
        view, look, new = self.view, self.look, self.new
        court.draw_state(f.at(EDGE, COURT_Y), INNER, view, look, new)
        cities.draw_map(f.at(EDGE, MAP_Y), cities.BOARD, view, look, new)
        wheel.draw_wheel(f.at(SIDE, MAP_Y), view, look, new)
        wheel.draw_corners(f.at(SIDE, MAP_Y), view, look)
        fairs.draw_fairs(f.at(SIDE, FAIRS_Y), view, look, new)
        for number, kind in enumerate(("contracts", "characters")):
            x = EDGE + number * (OFFER_W + 16)
            offers.draw_offer(f.at(x, OFFERS_Y), OFFER_W, kind, view, look, new)
            draw_plaque(f, x + OFFER_W / 2, OFFERS_Y, offers.title(view, kind, look))


draw = Board.draw
