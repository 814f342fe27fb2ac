"""The cities and road spaces of the map, with the pieces and tiles on them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from games.tiletum.data import MAP
from games.tiletum.pictures.fairs import FAIR_TO_COME
from games.tiletum.pictures.geography import LEGEND, Ground, ground
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import (
    house_well,
    mark,
    pawn,
    pillar_piece,
    pillar_well,
    points_token,
    round_token,
    shadowed,
    vp_token,
)
from games.tiletum.pictures.tiles import gap, put_tile
from games.tiletum.state import EMPTY, State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.reckoning import contribution, has_tile_space, people, usable
from games.tiletum.words.terms import phrase, space_name, term
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, washed
from render.fonts import Face
from render.palette import CHOICE, CREAM, FAINT_INK, GOLD, INK, PAPER, SOFT_INK, mix
from render.sprite_cache import kept
from words.reader import Look

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Plan:
    """Dimensions of a map and of the cards of its cities."""

    ground: Ground
    card: float
    """Width of a city's card."""
    name: float
    """Font size of its name."""
    line: float
    """Height of the line with the name."""
    house: float
    pillar: float
    tile: float
    pawn: float
    text: float
    """Font size of the small numbers."""
    houses: bool = True
    pillars: bool = True
    road: float = 40
    phone: bool = False


BOARD = Plan(Ground(1060, 802, 112, 63, 209, 129), 172, 21, 29, 31, 33, 46, 33, 18)
MERCHANT = Plan(Ground(760, 845, 76, 66, 152, 140), 142, 28, 38, 36, 44, 54, 42, 28, pillars=False, road=48, phone=True)
ARCHITECT = Plan(
    Ground(760, 1030, 76, 66, 152, 172), 142, 28, 38, 36, 40, 50, 42, 28, houses=False, road=48, phone=True
)


def closer(plan: Plan) -> Plan:
    """The same with rows closer together, for less room: figures reach into the next row."""
    ground = replace(plan.ground, height=plan.ground.height - 5 * CLOSER, row=plan.ground.row - CLOSER)
    return replace(plan, ground=ground)


CLOSER = 14


class Card(NamedTuple):
    """Positions of a city's parts from its upper left corner; the centre of the map's space is (width / 2, line)."""

    width: float
    height: float
    houses: tuple[Box, ...]
    pillars: tuple[Box, ...]
    cost: Box | None
    tile: Box | None


@lru_cache(maxsize=512)
def card(plan: Plan, space: str, houses: tuple[int, ...], tile: bool, cathedral: bool) -> Card:
    """`houses`: numbers of the usable house spaces; `tile`: whether there is a space for a bonus tile."""
    pad, gap = 7.0, 2.0
    top = plan.line
    count = max(1, len(houses))
    size = min(plan.house, (plan.card - 2 * pad - gap * (count - 1)) / count)
    if plan.phone and count == 1:
        size = plan.house * 1.3
    found = tuple((pad + n * (size + gap), top, size, size) for n in range(len(houses))) if plan.houses else ()
    high = max(size if plan.houses else 0, plan.tile if tile else 0, 20)
    thin = plan.pillar * 0.6
    pillars: tuple[Box, ...] = ()
    cost: Box | None = None
    stands = MAP[space].pillars
    if plan.pillars and stands and cathedral:
        under = top + (size + 4 if plan.houses else 4)
        pillars = tuple((pad + n * (thin + 2), under, thin, plan.pillar) for n in range(stands))
        high = max(high, under + plan.pillar - top)
        if plan.houses:
            left = pad + 3 * (thin + 2) + 2
            cost = (left, top + 1, plan.card - left - plan.tile - pad - 4, high)
        else:
            cost = (pad, top + high + 4, plan.card - 2 * pad, plan.text + 6)
            high += plan.text + 10
    where = (plan.card - pad - plan.tile, top, plan.tile, plan.tile) if tile else None
    return Card(plan.card, top + high + 7, found, pillars, cost, where)


# ---------------------------------------------------------------- the whole map


def draw_ground(f: Frame, plan: Plan, look: Look) -> None:
    f.put(ground(plan.ground, f.k), 0, 0)
    if plan.houses and plan.pillars:
        _legend(f, plan, look)


def _legend(f: Frame, plan: Plan, look: Look) -> None:
    x, y = plan.ground.spot(*LEGEND)
    left, top = x - 84, y - 40
    f.put(_plate(f.px(176), f.px(112), False), left, top)
    style = Style(19, face="text", align="left", least=18)
    for number, piece in enumerate(("merchant", "architect")):
        line = top + 21 + number * 35
        f.put(pawn(look.palette, -1, "", piece, f.px(30)), left + 24, line + 14)
        f.text((left + 44, line - 16, 126, 32), term(look.lang, "piece", piece), style)
    f.put(icon("fair", f.px(26)), left + 24, top + 91)
    f.text((left + 44, top + 75, 126, 32), phrase(look.lang, "tiletum-render-fair-round"), style)


@kept
def _plate(width: int, height: int, grand: bool) -> Sprite:
    pen = Pen(width, height)
    fill = mix(PAPER, CREAM, 0.5) if grand else PAPER
    pen.box(0, 0, width, height, fill, INK, 2 if grand else 1.6, 9)
    if grand:
        pen.box(3.4, 3.4, width - 6.8, height - 6.8, None, mix(GOLD, PAPER, 0.35), 1.4, 6)
    return shadowed(pen.sprite(), 2.5, 2, 0.32)


@kept
def _road(size: int) -> Sprite:
    pen = Pen(size, size)
    pen.oval(size / 2, size / 2, size / 2, size / 2, mix(PAPER, CREAM, 0.4), INK, max(1.6, size * 0.05))
    pen.oval(size / 2, size / 2, size * 0.36, size * 0.36, None, FAINT_INK, max(1.2, size * 0.04))
    return shadowed(pen.sprite(size / 2, size / 2), 2.5, 2, 0.32)


NONE: MappingProxyType[str, int] = MappingProxyType({})


def draw_map(
    f: Frame, plan: Plan, view: State, look: Look, new: Highlights, *, choices: Collection[str] = (),
    costs: Mapping[str, int] = NONE, own: int | None = None,
) -> None:  # fmt: skip
    """Draw every space. `choices`: selectable spaces; `costs`: points to get there; `own`: the seat with its pieces
    in front."""
    for space in MAP.values():
        if not space.is_city:
            _draw_road(f, plan, space.id, choices)
        else:
            _draw_city(f, plan, space.id, view, look, new, choices)
    for space in MAP.values():
        _draw_people(f, plan, space.id, view, look, new, choices, costs.get(space.id), own)


def card_of(plan: Plan, view: State, city: str) -> Card:
    return card(plan, city, usable(view, city), has_tile_space(view, city), city in view.pillars)


def corner(plan: Plan, city: str) -> tuple[float, float]:
    """Upper left corner of a city's card."""
    x, y = plan.ground.at(city)
    return x - plan.card / 2, y - plan.line - 14


def _draw_road(f: Frame, plan: Plan, road: str, choices: Collection[str]) -> None:
    x, y = plan.ground.at(road)
    size = plan.road
    f.put(_road(f.px(size)), x, y)
    f.name(f"space {road}", x - size / 2, y - size / 2, size, size)
    if road in choices:
        f.put(sprites.halo(f.px(size), f.px(size), radius=f.px(size / 2)), x - size / 2, y - size / 2)
        f.name(f"choice {road}", x - size / 2, y - size / 2, size, size)


@kept
def _printed(plan: Plan, city: str, lang: str, c: Card, houses: tuple[int, ...], k: float) -> Sprite:
    """A city without pieces. Origin: the upper left corner of its card."""
    plate = _plate(round(c.width * k), round(c.height * k), bool(MAP[city].pillars))
    page = Page(plate.image.copy())
    f = page.frame(plate.ox, plate.oy, k)
    face: Face = "bold" if plan.phone else "title"
    f.text((8, 3, c.width - 14, plan.line - 5), space_name(lang, city), Style(plan.name, face=face, align="left"))
    for (x, y, w, _), spot in zip(c.houses, houses, strict=bool(c.houses)):
        house = MAP[city].houses[spot - 1]
        f.put(house_well(f.px(w)), x, y)
        if house.vp:
            size = max(plan.text, w * 0.56)
            f.text((x, y + w * 0.26, w, w * 0.74), f"+{house.vp}", Style(size, face="heavy", colour=SOFT_INK))
        elif house.activate:
            f.put(icon("activate", f.px(w * 0.66)), x + w * 0.52, y + w * 0.6)
    for x, y, _, h in c.pillars:
        f.put(pillar_well(f.px(h)), x, y)
    if c.tile:
        x, y, w, h = c.tile
        f.put(gap(f.px(w), f.px(h)), x, y)
    if plan.pillars and MAP[city].pillars and not c.pillars:
        f.put(
            _ruin(f.px(28 if plan.houses else 44)), 92 if plan.houses else 34, plan.line + (16 if plan.houses else 26)
        )
    return page.sprite(plate.ox, plate.oy)


@kept
def _ruin(size: int) -> Sprite:
    """A cathedral that is not in play."""
    pale = washed(icon("cathedral", size), PAPER, 0.66)
    pen = Pen(100, 100, size / 100)
    pen.line([(12, 12), (88, 88)], (186, 52, 50), 8)
    pen.line([(88, 12), (12, 88)], (186, 52, 50), 8)
    page = Page(pale.image.copy())
    page.put(pen.sprite(), 0, 0)
    return page.sprite(size / 2, size / 2)


def _draw_city(
    f: Frame, plan: Plan, city: str, view: State, look: Look, new: Highlights, choices: Collection[str]
) -> None:
    at = f.at(*corner(plan, city))
    c = card_of(plan, view, city)
    at.put(_printed(plan, city, look.lang, c, usable(view, city), at.k), 0, 0)
    at.name(f"space {city}", 0, 0, c.width, c.height)
    if city in choices:
        at.put(sprites.halo(at.px(c.width), at.px(c.height), radius=at.px(10)), 0, 0)
        at.name(f"choice {city}", 0, 0, c.width, c.height)
    _draw_fair(at, plan, c, city, view, new)
    _draw_houses(at, c, city, view, look, new)
    _draw_pillars(at, c, city, view, look, new)
    if c.cost:
        _draw_cost(at, plan, c.cost, city, view)
    if c.tile:
        _draw_tile(at, plan, c.tile, city, view, new)


def _draw_tile(f: Frame, plan: Plan, box: Box, city: str, view: State, new: Highlights) -> None:
    x, y, w, h = box
    f.name(f"tile {city}", x, y, w, h)
    if name := view.city_tiles.get(city, ""):
        put_tile(f, x, y, w, h, name, round(plan.text))
    elif city in new.emptied:
        f.put(mark(f.px(w), f.px(h), f.px(8)), x, y)


def _draw_fair(f: Frame, plan: Plan, c: Card, city: str, view: State, new: Highlights) -> None:
    """The round of its fair; pale once it is over."""
    if city not in view.fair_cities:
        return
    number = view.fair_cities.index(city) + 1
    over = number <= view.fairs_done
    size = plan.line * 0.96
    x, y = c.width - size * 0.62, size * 0.42
    if plan.phone:
        size = 43.0
        x, y = c.width - 10, -4.0
    tone = mix(PAPER, FAINT_INK, 0.4) if over else FAIR_TO_COME
    f.put(round_token(str(number), f.px(size), tone, SOFT_INK if over else CREAM), x, y)
    f.name(f"order of {city}", x - size / 2, y - size / 2, size, size)
    if not over and not plan.phone:
        f.put(icon("fair", f.px(size * 0.86)), x - size * 0.88, y + 1)
    if new.fair and number == view.fairs_done:
        side = f.px(size)
        f.put(mark(side, side, f.px(size / 2)), x - size / 2, y - size / 2)


def _draw_houses(f: Frame, c: Card, city: str, view: State, look: Look, new: Highlights) -> None:
    for (x, y, w, _), spot in zip(c.houses, usable(view, city), strict=bool(c.houses)):
        house = MAP[city].houses[spot - 1].id
        owner = view.houses[house]
        f.name(f"house {city} {spot}", x, y, w, w)
        if owner != EMPTY:
            f.put(sprites.house_piece(look.palette, owner, look.letter(owner), f.px(w)), x, y)
            if (city, spot) in new.houses:
                f.put(mark(f.px(w), f.px(w), f.px(7)), x, y)


def _draw_pillars(f: Frame, c: Card, city: str, view: State, look: Look, new: Highlights) -> None:
    given = view.contributors.get(city, ())
    if c.pillars:
        (x, y, _, h), (last, _, w, _) = c.pillars[0], c.pillars[-1]
        f.name(f"cathedral {city}", x, y, last + w - x, h)
    for (x, y, w, h), seat in zip(c.pillars, view.pillars.get(city, ()), strict=False):
        f.name(f"pillar {city} {seat}", x, y, w, h)
        f.put(pillar_piece(look.palette, seat, look.letter(seat), f.px(h), seat in given), x, y)
        if (city, seat) in new.pillars | new.given:
            f.put(mark(f.px(w), f.px(h), f.px(6)), x, y)


def _draw_cost(f: Frame, plan: Plan, box: Box, city: str, view: State) -> None:
    """Cost and reward of a contribution now."""
    x, y, w, h = box
    found = contribution(view, city)
    if found is None:
        f.put(icon("cathedral", f.px(min(w, h) * 0.8)), x + w / 2, y + h / 2)
        return
    stone, vp, top = found
    size = plan.text
    if plan.houses:
        token = 36.0
        f.put(vp_token(str(vp + top), f.px(token)), x + w / 2, y + h - token / 2)
        f.text((x, y + 1, 16, 28), str(stone), Style(21, face="heavy", align="right"))
        f.put(icon("stone", f.px(23)), x + 29, y + 15)
    else:
        line = y + h / 2
        used = f.text((x + 4, y, 24, h), str(stone), Style(size + 2, face="heavy", align="left"))
        f.put(icon("stone", f.px(size + 4)), x + 8 + used + size / 2, line)
        f.put(icon("arrow", f.px(size * 0.8)), x + w / 2 + 8, line)
        f.put(vp_token(str(vp + top), f.px(50)), x + w - 22, line)


# ---------------------------------------------------------------- figures


OWN, OTHERS = 1.45, 0.8
"""Scale of the player's own figures on a phone, and of the others, which are in a row."""


def _draw_people(
    f: Frame, plan: Plan, space: str, view: State, look: Look, new: Highlights, choices: Collection[str],
    cost: int | None, own: int | None,
) -> None:  # fmt: skip
    here = people(view, space)
    if MAP[space].is_city:
        left, top = corner(plan, space)
        c = card_of(plan, view, space)
        foot, room, left = top + c.height + plan.pawn * 0.86, plan.card - 4, left + 2
    else:
        x, y = plan.ground.at(space)
        foot, room = y + plan.road / 2 + plan.pawn * 0.5, plan.card * 0.8
        left = x - room / 2
        if len(here) < 4:
            left, room = x - min(room, len(here) * plan.pawn * 0.74) / 2, min(room, len(here) * plan.pawn * 0.74)
    if cost is not None:
        size = plan.pawn
        tone = CHOICE if space in choices else SOFT_INK
        if MAP[space].is_city:
            f.put(points_token(str(cost), f.px(size), chosen=tone), left + size / 2 - 4, foot - size * 0.62)
            left, room = left + size, room - size
        else:
            x, y = plan.ground.at(space)
            f.put(points_token(str(cost), f.px(size * 0.92), chosen=tone), x, y)
    if own is None:
        _stand(f, left, foot, room, here, plan.pawn, look, new)
        return
    mine = [one for one in here if one[0] == own]
    others = [one for one in here if one[0] != own]
    large, small = plan.pawn * OWN, plan.pawn * OTHERS
    reach = len(mine) * large * 0.62
    _stand(f, left, foot - plan.pawn * 0.1, max(small * 0.6, room - reach), others, small, look, new)
    used = min(len(others) * small * 0.74, room - reach)
    after = left + max(0.0, used)
    if MAP[space].is_city and plan.houses:  # beside the houses, not in front of them
        after = max(after, left + room - reach - 2)
    _stand(f, after, foot, reach, mine, large, look, new, halo=f.px(4))


def _stand(
    f: Frame, left: float, foot: float, room: float, here: Sequence[tuple[int, str]], size: float, look: Look,
    new: Highlights, halo: int = 0,
) -> None:  # fmt: skip
    """Figures in a row, closer together if there is little room."""
    step = min(size * 0.74, room / max(1, len(here)))
    for number, (seat, piece) in enumerate(here):
        x = left + (number + 0.5) * step
        f.put(pawn(look.palette, seat, look.letter(seat), piece, f.px(size), halo), x, foot)
        wide = size * 0.72
        f.name(f"{piece} {seat}", x - wide / 2, foot - size, wide, size)
        if (piece, seat) in new.travels:
            f.put(mark(f.px(wide), f.px(size), f.px(8)), x - wide / 2, foot - size)
