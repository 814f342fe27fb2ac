"""Board picture: the depots, the course of the game, and all estates."""

from games.burgundy.pictures import course, depots, mat
from games.burgundy.pictures.icons import drawing
from games.burgundy.state import State
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import GAME
from render import board
from render.board_background import EDGE, INNER
from render.canvas import Frame
from words.reader import Look

DEPOTS_Y = 138
COURSE_X = EDGE + INNER - course.WIDTH
MATS_Y = DEPOTS_Y + depots.HEIGHT + 18


class Board(board.Board[State, Highlights]):
    game = GAME
    icons, emblem = drawing, "castle"
    mats, mats_y = mat, MATS_Y

    @staticmethod
    def ground(f: Frame, look: Look, players: int) -> None:
        depots.draw_ground(f.at(EDGE, DEPOTS_Y), players, look)
        course.draw_ground(f.at(COURSE_X, DEPOTS_Y), players, look)

    def state(self, f: Frame) -> None:
        depots.draw_state(f.at(EDGE, DEPOTS_Y), self.view, self.look, self.new)
        course.draw_state(f.at(COURSE_X, DEPOTS_Y), self.view, self.look, self.new)


draw = Board.draw
