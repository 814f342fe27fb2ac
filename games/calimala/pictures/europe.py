"""Destinations of the cloth: three port cities overseas, three trade cities over land."""

from collections.abc import Sequence

from games.calimala.data import CITY_SPACES, TRADE_CITIES
from games.calimala.pictures.icons import icon
from games.calimala.pictures.sites import leaders
from games.calimala.state import State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import term
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style, shadowed
from render.palette import CREAM, DEEP_LAND, DEEP_SEA, INK, LAND, MARK, SEA, mix
from render.sprite_cache import kept
from words.reader import Look

CELL_W, CELL_H = 250, 172
WELL, STEP = 36, 38
HOUSE = 36
HOUSES = 5
WIDTH = 3 * CELL_W + 14
HEIGHT = CELL_H + 20


def cloth_corner(number: int) -> tuple[float, float]:
    row, column = divmod(number, CITY_SPACES // 2)
    return 12 + column * STEP, CELL_H - 2 * STEP - 6 + row * STEP


def house_corner(number: int) -> tuple[float, float]:
    return 12 + number * (HOUSE + 9), 47


@kept
def _ground(width: int, height: int, sea: bool) -> Sprite:
    """The sea with its waves, or the land with its hills."""
    fill, deep = (SEA, DEEP_SEA) if sea else (LAND, DEEP_LAND)
    pen = Pen(width, height)
    pen.box(0, 0, width, height, fill, INK, 2, 14)
    tone = mix(fill, deep, 0.35)
    for row, y in enumerate(range(26, height - 8, 24)):
        for x in range(16 + (row % 2) * 46, width - 50, 92):
            if sea:
                crest = f"M{x} {y} C{x + 6} {y - 7} {x + 12} {y - 7} {x + 17} {y}"
                pen.path(f"{crest} C{x + 22} {y + 6} {x + 28} {y - 5} {x + 34} {y - 2}", None, tone, 1.8)
            else:
                pen.path(f"M{x} {y + 4} C{x + 6} {y - 8} {x + 14} {y - 8} {x + 22} {y + 4}", None, tone, 1.8)
                pen.path(f"M{x + 15} {y - 3} C{x + 20} {y - 9} {x + 28} {y - 8} {x + 34} {y + 4}", None, tone, 1.8)
    pen.box(5.5, 5.5, width - 11, height - 11, None, tone, 1.2, 10)
    return shadowed(pen.sprite(), 4, 3, 0.3)


@kept
def _cell(width: int, height: int, radius: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, (*CREAM, 226), (*INK, 150), 1.4, radius)
    return pen.sprite()


def draw_region(f: Frame, sea: bool) -> None:
    f.put(_ground(f.px(WIDTH), f.px(HEIGHT), sea), 0, 0)


def draw_city(f: Frame, city: str, look: Look) -> None:
    """Draw a printed city in its cell."""
    f.put(_cell(f.px(CELL_W - 8), f.px(CELL_H - 2), f.px(10)), 4, 0)
    f.put(icon(city, f.px(38)), 30, 25)
    f.text((52, 6, CELL_W - 70, 36), term(look.lang, "city", city), Style(26, face="title", align="left"))
    if city in TRADE_CITIES:
        for number in range(HOUSES):
            f.put(sprites.house_well(f.px(HOUSE)), *house_corner(number))
    else:
        f.put(_waves(f.px(CELL_W - 40), f.px(34)), 20, 48)
    for number in range(CITY_SPACES):
        f.put(sprites.well(f.px(WELL)), *cloth_corner(number))


@kept
def _waves(width: int, height: int) -> Sprite:
    pen = Pen(210, 34, width / 210)
    for y, tone in ((8, 0.5), (18, 0.35), (28, 0.2)):
        x = 0
        path = f"M0 {y}"
        while x < 210:
            path += f" C{x + 8} {y - 8} {x + 16} {y - 8} {x + 22} {y} C{x + 26} {y + 4} {x + 32} {y + 4} {x + 35} {y}"
            x += 35
        pen.path(path, None, mix(CREAM, DEEP_SEA, tone), 2.2)
    return pen.sprite()


def draw_pieces(f: Frame, view: State, city: str, look: Look, new: Highlights) -> None:
    f.name(f"site {city}", 4, 0, CELL_W - 8, CELL_H - 2)
    owners = [seat for seat in view.seats if city in view.players[seat].houses]
    for seat in owners:
        x, y = house_corner(seat)
        f.put(sprites.house_piece(look.palette, seat, look.letter(seat), f.px(HOUSE)), x, y)
        f.name(f"house {city} {seat}", x, y, HOUSE, HOUSE)
        if (city, seat) in new.houses:
            f.put(sprites.ring(f.px(HOUSE), f.px(HOUSE), MARK, f.px(3), f.px(8), f.px(4)), x, y)
    _leaders(f, view.cities[city], look)
    number = 0
    for seat, count in enumerate(view.cities[city]):
        fresh = min(new.cloth[city, seat], count)
        for own in range(count):
            x, y = cloth_corner(number)
            f.put(sprites.cube(look.palette, seat, look.letter(seat), f.px(WELL - 4)), x + 2, y + 2)
            f.name(f"cloth {city} {number + 1}", x, y, WELL, WELL)
            if own >= count - fresh:
                f.put(sprites.ring(f.px(WELL - 2), f.px(WELL - 2), MARK, f.px(3), f.px(7), f.px(4)), x + 1, y + 1)
            number += 1


def _leaders(f: Frame, counted: Sequence[int], look: Look) -> None:
    """Draw the leaders and their count at the right of the city's name."""
    ahead = leaders(counted)
    if not ahead:
        return
    right = CELL_W - 16.0
    right -= f.text((right - 40, 6, 40, 38), str(max(counted)), Style(24, face="heavy", align="right")) + 18
    for place, seat in enumerate(reversed(ahead[:3])):
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(28)), right - place * 22, 25)
