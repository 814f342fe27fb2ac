"""Board picture: city, council, buildings, Europe, and all mats."""

from games.calimala.data import BUILDINGS, PORTS, TRADE_CITIES
from games.calimala.pictures import buildings, city, council, europe, mat
from games.calimala.pictures.cards import put_card
from games.calimala.pictures.icons import drawing, icon
from games.calimala.scoring import ranked
from games.calimala.state import State
from games.calimala.words import status
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import GAME, phrase, term
from render import board, sprites
from render.board_background import EDGE, INNER, WIDTH
from render.canvas import Frame, Style
from render.furniture import draw_plaque
from render.palette import SOFT_INK
from words.reader import Look

CITY_Y = 142
RIGHT = EDGE + city.WIDTH + 16
CARDS_X = RIGHT + council.WIDTH + 14
CARDS_W = WIDTH - EDGE - CARDS_X
BUILDINGS_Y = CITY_Y + council.HEIGHT + 14
BUILDING_STEP = (WIDTH - EDGE - RIGHT - buildings.WIDTH) / 2
EUROPE_Y = CITY_Y + city.HEIGHT + 28
EUROPE_STEP = europe.WIDTH + INNER - 2 * europe.WIDTH
MATS_Y = EUROPE_Y + europe.HEIGHT + 20


class Board(board.Board[State, Highlights]):
    game = GAME
    icons, emblem = drawing, "lily"
    mats, mats_y = mat, MATS_Y

    @staticmethod
    def ground(f: Frame, look: Look, players: int) -> None:
        city.draw_ground(f.at(EDGE, CITY_Y))
        city.draw_note(f.at(EDGE, CITY_Y), look)
        draw_plaque(f, EDGE + city.WIDTH / 2, CITY_Y, phrase(look.lang, "calimala-render-city"))
        council.draw_ground(f.at(RIGHT, CITY_Y), look)
        draw_plaque(f, RIGHT + council.WIDTH / 2, CITY_Y, phrase(look.lang, "calimala-render-council"))
        f.put(sprites.panel(round(CARDS_W), council.HEIGHT), CARDS_X, CITY_Y)
        draw_plaque(f, CARDS_X + CARDS_W / 2, CITY_Y, phrase(look.lang, "calimala-render-cards"))
        for number, building in enumerate(BUILDINGS):
            buildings.draw_ground(f.at(RIGHT + number * BUILDING_STEP, BUILDINGS_Y), building, look)
        for x, names, sea in ((EDGE, PORTS, True), (EDGE + EUROPE_STEP, TRADE_CITIES, False)):
            europe.draw_region(f.at(x, EUROPE_Y), sea)
            for number, name in enumerate(names):
                europe.draw_city(f.at(x + 7 + number * europe.CELL_W, EUROPE_Y + 12), name, look)

    def state(self, f: Frame) -> None:
        view, look, new = self.view, self.look, self.new
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
        _ties(f, view, look)
    piles = (("deck", sum(view.deck.values())), ("discard", sum(view.discard.values())))
    for number, (kind, count) in enumerate(piles):
        y = 282 + number * 60
        f.put(icon(kind, f.px(58)), 42, y)
        f.name(kind, 8, y - 29, CARDS_W - 16, 58)
        f.text(
            (76, y - 20, CARDS_W - 130, 40),
            phrase(look.lang, f"render-{kind}"),
            Style(21, face="text", align="left", least=18),
        )
        f.text((CARDS_W - 64, y - 20, 48, 40), str(count), Style(29, face="heavy", align="right"))


def _ties(f: Frame, view: State, look: Look) -> None:
    """Draw the order in the council, which breaks ties; in place of face-up cards."""
    title = phrase(look.lang, "calimala-render-ties")
    f.text((8, 32, CARDS_W - 16, 26), title, Style(20, face="text", colour=SOFT_INK, least=18))
    places = ranked(view, [0] * len(view.players), list(view.seats))
    for number, seats in enumerate(places):
        y = 78 + number * 36
        f.text((24, y - 18, 30, 36), f"{number + 1}.", Style(21, face="heavy", align="left"))
        for place, seat in enumerate(seats):
            f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(32)), 74 + place * 34, y)


def _revealed(f: Frame, view: State, look: Look) -> None:
    """Draw the final scoring cards scored at the end, and who had kept them."""
    f.text(
        (8, 30, CARDS_W - 16, 28), phrase(look.lang, "calimala-render-finals"), Style(21, face="text", colour=SOFT_INK)
    )
    cards = [*enumerate(view.revealed), *([(None, view.face_up)] if view.face_up else [])]
    for number, (seat, final) in enumerate(cards):
        y = 88 + number * 54
        f.name("face up" if seat is None else f"revealed {seat}", 8, y - 26, CARDS_W - 16, 52)
        if seat is None:
            f.put(icon("laurel", f.px(42)), 34, y)
        else:
            f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(34)), 34, y)
        name = term(look.lang, "final", final)
        f.text((62, y - 25, CARDS_W - 74, 50), name, Style(21, align="left", lines=2, least=18, leading=1.0))


draw = Board.draw
