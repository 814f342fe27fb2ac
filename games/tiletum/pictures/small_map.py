"""A small map for the whole table on a phone: names, houses, pillars, fairs and figures.

Bonus tiles, prices and cathedral rewards appear only on the large maps.
"""

from games.tiletum.data import MAP
from games.tiletum.pictures.fairs import FAIR_TO_COME
from games.tiletum.pictures.geography import Ground, ground
from games.tiletum.pictures.pieces import house_well, mark, pawn, pillar_piece, pillar_well, round_token
from games.tiletum.state import EMPTY, State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.reckoning import people, usable
from games.tiletum.words.terms import space_name
from render import sprites
from render.canvas import Frame, Sprite, Style
from render.palette import CREAM, INK, PAPER, SOFT_INK, mix
from words.reader import Look

WIDTH = 768
CARD_W, CARD_H, UP = 146, 60, 24
"""Size of a city's card, and its reach above the centre of its space."""
ROAD, PAWN, TEXT = 34, 36, 28
HOUSE, PILLAR = 24, 26


def plan(row: float) -> Ground:
    return Ground(WIDTH, 5 * row + 108, 77, 36, 153.5, row)


def draw_map(f: Frame, lay: Ground, view: State, look: Look, new: Highlights) -> None:
    """`look` has no letters: the pieces are too small for them."""
    f.put(ground(lay, f.k), 0, 0)
    for space in MAP.values():
        x, y = lay.at(space.id)
        if space.is_city:
            _city(f.at(x - CARD_W / 2, y - UP), space.id, view, look, new)
        else:
            f.put(_road(f.px(ROAD)), x, y)
            f.name(f"space {space.id}", x - ROAD / 2, y - ROAD / 2, ROAD, ROAD)
    for space in MAP.values():
        x, y = lay.at(space.id)
        below = y + (CARD_H - UP + PAWN * 0.62 if space.is_city else ROAD / 2 + PAWN * 0.5)
        _people(f, x, below, space.id, view, look, new)


def _road(size: int) -> Sprite:
    return round_token("", size, mix(PAPER, CREAM, 0.4))


def _city(f: Frame, city: str, view: State, look: Look, new: Highlights) -> None:
    f.put(sprites.panel(f.px(CARD_W), f.px(CARD_H), PAPER, INK, 1.6, 9, None), 0, 0)
    f.name(f"space {city}", 0, 0, CARD_W, CARD_H)
    f.text((6, 0, CARD_W - 10, 32), space_name(look.lang, city), Style(TEXT, face="bold", align="left", least=TEXT))
    for place, spot in enumerate(usable(view, city)):
        x, owner = 8 + place * (HOUSE + 2), view.houses[MAP[city].houses[spot - 1].id]
        f.name(f"house {city} {spot}", x - 1, 31, HOUSE + 2, HOUSE + 4)
        if owner == EMPTY:
            f.put(house_well(f.px(HOUSE)), x, 33)
        else:
            f.put(sprites.house_piece(look.palette, owner, "", f.px(HOUSE)), x, 33)
        if (city, spot) in new.houses:
            f.put(mark(f.px(HOUSE), f.px(HOUSE), f.px(6)), x, 33)
    _pillars(f, city, view, look, new)
    if city in view.fair_cities:
        _fair(f, city, view)


def _pillars(f: Frame, city: str, view: State, look: Look, new: Highlights) -> None:
    """Pillars at the right, after the cathedral's icon; nothing if the cathedral is not in play."""
    if city not in view.pillars or not MAP[city].pillars:
        return
    stands, thin = view.pillars[city], PILLAR * 0.6 + 2
    left = CARD_W - 6 - MAP[city].pillars * thin
    f.name(f"cathedral {city}", left, 32, MAP[city].pillars * thin, PILLAR)
    for place in range(MAP[city].pillars):
        x = left + place * thin
        if place < len(stands):
            seat = stands[place]
            f.name(f"pillar {city} {seat}", x, 32, thin, PILLAR)
            given = seat in view.contributors.get(city, ())
            f.put(pillar_piece(look.palette, seat, "", f.px(PILLAR), given), x, 32)
            if (city, seat) in new.pillars | new.given:
                f.put(mark(f.px(thin), f.px(PILLAR), f.px(5)), x, 32)
        else:
            f.put(pillar_well(f.px(PILLAR)), x, 32)


def _fair(f: Frame, city: str, view: State) -> None:
    """The round of its fair on the corner; pale once it is over."""
    number = view.fair_cities.index(city) + 1
    over = number <= view.fairs_done
    tone, ink = (mix(PAPER, SOFT_INK, 0.25), SOFT_INK) if over else (FAIR_TO_COME, CREAM)
    f.put(round_token(str(number), f.px(42), tone, ink), CARD_W - 12, 2)
    f.name(f"order of {city}", CARD_W - 33, -19, 42, 42)


def _people(f: Frame, x: float, foot: float, space: str, view: State, look: Look, new: Highlights) -> None:
    there = people(view, space)
    step = min(PAWN * 0.74, (CARD_W - 8) / max(1, len(there)))
    left = x - step * len(there) / 2
    for place, (seat, piece) in enumerate(there):
        at = left + (place + 0.5) * step
        f.put(pawn(look.palette, seat, "", piece, f.px(PAWN)), at, foot)
        f.name(f"{piece} {seat}", at - PAWN * 0.36, foot - PAWN, PAWN * 0.72, PAWN)
        if (piece, seat) in new.travels:
            wide = PAWN * 0.72
            f.put(mark(f.px(wide), f.px(PAWN), f.px(7)), at - wide / 2, foot - PAWN)
