"""A player board: six buildings with their crests, the contracts, the warehouse, the resources, the dice."""

from collections import Counter
from collections.abc import Collection
from types import MappingProxyType

from games.tiletum.data import (
    BUILDINGS,
    CONTRACT_PILLARS,
    CONTRACT_SPACE_VP,
    CONTRACT_SPACES,
    CONTRACTS,
    DIE_SPACES,
    OCCUPIED,
    RESOURCES,
    ROOMS,
    WAREHOUSE,
)
from games.tiletum.meta import TILETUM
from games.tiletum.pictures.drawing import RESOURCE_COLOURS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import die, mark, pillar_piece, round_token, vp_token
from games.tiletum.pictures.tiles import LEAST, gap, put_tile, tile
from games.tiletum.state import Player, State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import GAME
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style, washed
from render.furniture import draw_area
from render.palette import CHOICE, CREAM, FAINT_INK, GOLD, INK, PAPER, SOFT_INK, WELL, mix
from render.player_head import draw_head, player_of
from render.sprite_cache import kept
from words.reader import Look

CREST_ICONS: MappingProxyType[str, str] = MappingProxyType(
    {
        "place_house_anywhere": "house_here",
        "place_pillar_anywhere": "pillar_here",
        "move_merchant_anywhere": "merchant_step",
        "move_architect_anywhere": "architect_step",
        "gain_any_2": "any_resource",
        "gain_vp_5": "laurel",
    }
)

# ---------------------------------------------------------------- the buildings

TOWN_W, TOWN_H = 354, 232
NUMBERS_H = 28
LOT = TOWN_W / len(BUILDINGS)
ROOM_W, ROOM_H = 54, 46
STREET = 168
"""Bottom of the ground floors; the crests are below."""
ROOF_H = 28
CREST_H = 56


def room_box(room: str) -> tuple[float, float, float, float]:
    building, floor = ROOMS[room]
    return (building - 1) * LOT + (LOT - ROOM_W) / 2, STREET - floor * ROOM_H, ROOM_W, ROOM_H - 2


def crest_box(building: int) -> tuple[float, float, float, float]:
    return (building - 1) * LOT + 2, STREET + 6, LOT - 4, CREST_H


def floors(building: int) -> int:
    return max(1, len(BUILDINGS[building].rooms))


@kept
def _facade(building: int, complete: bool, k: float) -> Sprite:
    """Walls and roof of a building. Origin: the left end of its roof's top."""
    high = floors(building) * ROOM_H
    pen = Pen(LOT, high + ROOF_H + 4, k)
    wall = (250, 226, 160) if complete else (238, 222, 190)
    pen.box(1.5, ROOF_H - 4, LOT - 3, high + 6, wall, INK, 1.6, 3)
    roof = (184, 84, 54) if building != OCCUPIED else (128, 112, 98)
    if complete:
        roof = GOLD
    pen.path(f"M0 {ROOF_H} L{LOT * 0.2} 3 H{LOT * 0.8} L{LOT} {ROOF_H} Z", roof, INK, 1.8)
    return pen.sprite()


def draw_town_ground(f: Frame, *, numbers: bool = False) -> None:
    """The printed parts: walls, rooms with the price of each floor, crest spaces with cost and bonus; optionally the
    numbers of the buildings below."""
    for number, building in BUILDINGS.items():
        x = (number - 1) * LOT
        if numbers:
            f.put(round_token(str(number), f.px(27)), x + LOT / 2, TOWN_H + NUMBERS_H / 2)
        f.put(_facade(number, False, f.k), x, STREET - floors(number) * ROOM_H - ROOF_H)
        if number == OCCUPIED:
            f.put(icon("character", f.px(36)), x + LOT / 2, STREET - ROOM_H / 2 - 1)
        for room in building.rooms:
            left, top, w, h = room_box(room)
            f.put(_window(f.px(w), f.px(h)), left, top)
            floor = str(ROOMS[room].floor)
            f.text((left, top, w, h), floor, Style(22, face="heavy", colour=SOFT_INK))
        _draw_crest_space(f, number, detailed=numbers)


def draw_town(
    f: Frame, player: Player, seat: int, look: Look, new: Highlights, *, rooms: Collection[str] = (),
    crests: Collection[int] = (), buildings: Collection[int] = (), people: Collection[str] = (), least: int = LEAST,
) -> None:  # fmt: skip
    """Draw the occupants of the six buildings. Selectable: `rooms`, `crests` (spaces, by building), `buildings` and
    `people` (characters in rooms). `least`: minimum font size on a tile."""
    for number, building in BUILDINGS.items():
        x = (number - 1) * LOT
        top = STREET - floors(number) * ROOM_H - ROOF_H
        high = floors(number) * ROOM_H + ROOF_H
        f.name(f"building {seat} {number}", x, top, LOT, high)
        if number in player.completed:
            f.put(_facade(number, True, f.k), x, top)
            if number == OCCUPIED:
                f.put(icon("character", f.px(36)), x + LOT / 2, STREET - ROOM_H / 2 - 1)
        if number != OCCUPIED and not player.is_full(number):
            f.put(sprites.house_piece(look.palette, seat, "", f.px(27)), x + LOT / 2 - 13.5, top - 4)
        for room in building.rooms:
            _draw_room(f, room, player, seat, new, room in rooms, people, least)
        _draw_crest(f, number, player, seat, new, number in crests)
        if number in buildings:
            f.put(sprites.halo(f.px(LOT - 4), f.px(high), radius=f.px(6)), x + 2, top)
            f.name(f"choice {number}", x, top, LOT, high)


def _draw_room(
    f: Frame, room: str, player: Player, seat: int, new: Highlights, chosen: bool, people: Collection[str], least: int
) -> None:
    x, y, w, h = room_box(room)
    character = player.rooms[room]
    f.name(f"room {seat} {room}", x, y, w, h)
    if character:
        put_tile(f, x, y, w, h, character, least)
        if (seat, room) in new.rooms:
            f.put(mark(f.px(w), f.px(h), f.px(7)), x, y)
        if character in people:
            f.put(mark(f.px(w), f.px(h), f.px(7), CHOICE), x, y)
            f.name(f"choice {character}", x, y, w, h)
    elif chosen:
        f.put(sprites.halo(f.px(w), f.px(h), radius=f.px(7)), x, y)
        f.name(f"choice {room}", x, y, w, h)


@kept
def _window(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(
        0.6, 0.6, width - 1.2, height - 1.2, mix(WELL, CREAM, 0.25), FAINT_INK, max(1.2, width * 0.025), height * 0.14
    )
    return pen.sprite()


@kept
def _price(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(RESOURCE_COLOURS["food"], CREAM, 0.35), None, radius=height * 0.4)
    return pen.sprite()


@kept
def _crest_space(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(
        0.6, 0.6, width - 1.2, height - 1.2, mix(WELL, CREAM, 0.35), FAINT_INK, max(1.2, width * 0.025), height * 0.16
    )
    return pen.sprite()


def _draw_crest_space(f: Frame, building: int, *, detailed: bool) -> None:
    """Cost and bonus of a crest here; without `detailed` the food is only a pink background."""
    x, y, w, h = crest_box(building)
    data = BUILDINGS[building]
    f.put(_crest_space(f.px(w), f.px(h)), x, y)
    if detailed:
        f.text((x + 5, y + 3, 16, 24), str(data.food), Style(20, face="heavy", align="left", colour=SOFT_INK))
        f.put(icon("food", f.px(22)), x + 31, y + 15)
    else:
        f.put(_price(f.px(w - 18), f.px(21)), x + 9, y + 4)
        f.text((x + 9, y + 4, w - 18, 21), str(data.food), Style(20, face="heavy", colour=mix(INK, SOFT_INK, 0.4)))
    if data.crest_bonus == "gain_vp_5":
        f.put(vp_token("5", f.px(29)), x + w / 2, y + 40)
    elif data.crest_bonus == "gain_any_2":
        f.text((x + 5, y + 28, 16, 24), "2", Style(20, face="heavy", align="left", colour=SOFT_INK))
        f.put(icon("any_resource", f.px(28)), x + 33, y + 40)
    else:
        f.put(icon(CREST_ICONS[data.crest_bonus], f.px(29)), x + w / 2, y + 40)


def _draw_crest(f: Frame, building: int, player: Player, seat: int, new: Highlights, chosen: bool) -> None:
    x, y, w, h = crest_box(building)
    crest = player.crests[building - 1]
    f.name(f"crest {seat} {building}", x, y, w, h)
    if crest:
        f.put(_crest_space(f.px(w), f.px(h)), x, y)
        f.put(icon(crest, f.px(50)), x + w / 2, y + h / 2)
        if (seat, building) in new.crests:
            f.put(mark(f.px(w), f.px(h), f.px(7)), x, y)
    elif chosen:
        f.put(sprites.halo(f.px(w), f.px(h), radius=f.px(8)), x, y)
        f.name(f"choice {building}", x, y, w, h)


# ---------------------------------------------------------------- supplies above the lower roofs


def draw_supply(f: Frame, player: Player, seat: int, look: Look, new: Highlights) -> None:
    """Houses, pillars and dice above the low buildings: 174 × 76."""
    f.name(f"houses {seat}", 2, 0, 66, 34)
    f.name(f"pillars {seat}", 90, 0, 56, 36)
    f.put(sprites.house_piece(look.palette, seat, "", f.px(31)), 4, 2)
    f.text((40, 0, 30, 34), str(player.houses), Style(24, face="heavy", align="left"))
    f.put(pillar_piece(look.palette, seat, "", f.px(33)), 92, 1)
    f.text((118, 0, 30, 34), str(player.pillars), Style(24, face="heavy", align="left"))
    for number in range(DIE_SPACES):
        x, y = 22 + number * 52, 60
        if number < len(player.dice):
            f.put(die(player.dice[number], f.px(32)), x, y)
            f.name(f"die {seat} {number + 1}", x - 16, y - 16, 32, 32)
            if number >= len(player.dice) - new.dice[seat]:
                f.put(mark(f.px(32), f.px(32), f.px(8)), x - 16, y - 16)
        else:
            f.put(sprites.well(f.px(30)), x - 15, y - 15)


# ---------------------------------------------------------------- the left half

HALF_W = 354


def draw_name(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Badge, name, place in the turn order, points."""
    order = [] if TILETUM.over(view) else [_order(f"{view.order.index(seat) + 1}.", f.px(32))]
    draw_head(f, look, width, player_of(GAME, view, seat, look, gained=new.points[seat]), signs=order)


@kept
def _order(place: str, size: int) -> Sprite:
    """A place in the turn order. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    pen.oval(50, 50, 48, 48, PAPER, INK, 5)
    return sprites.lettered(pen.sprite(50, 50), place, size / 2, size / 2, size * 0.6, INK)


def draw_resources(f: Frame, width: float, player: Player, seat: int, *, size: float = 34, text: float = 25) -> None:
    cell = width / len(RESOURCES)
    for number, resource in enumerate(RESOURCES):
        x = number * cell
        count = player.resources.get(resource, 0)
        f.put(icon(resource, f.px(size)), x + size * 0.5, size * 0.55)
        style = Style(text, face="heavy", align="left", colour=INK if count else SOFT_INK)
        f.text((x + size + 3, 0, cell - size - 3, size * 1.1), str(count), style)
        f.name(f"resource {seat} {resource}", x, 0, cell - 8, size * 1.1)


STORE_H = 64


def draw_warehouse(
    f: Frame, width: float, player: Player, seat: int, new: Highlights, *, chosen: Collection[str] = (),
    high: float = STORE_H, least: int = LEAST,
) -> None:  # fmt: skip
    """Four spaces; a helper in use still fills its space and is pale."""
    step = width / WAREHOUSE
    tiles = [*((name, False) for name in player.warehouse), *((name, True) for name in player.using)]
    fresh = Counter({name: n for (who, name), n in new.tiles.items() if who == seat})
    framed: set[str] = set()
    for number in range(WAREHOUSE):
        x, wide = number * step, step - 6
        name, used = tiles[number] if number < len(tiles) else ("", False)
        f.name(f"warehouse {seat} {number + 1}", x, 0, wide, high)
        if not name:
            f.put(gap(f.px(wide), f.px(high)), x, 0)
            if number == len(tiles):
                f.put(_store(f.px(34)), x + wide / 2, high / 2)
            continue
        sprite = tile(name, f.px(wide), f.px(high), least)
        f.put(sprites.faded(sprite) if used else sprite, x, 0)
        if fresh[name] > 0:
            fresh[name] -= 1
            f.put(mark(f.px(wide), f.px(high), f.px(9)), x, 0)
        if name in chosen and name not in framed:
            framed.add(name)
            f.put(sprites.halo(f.px(wide), f.px(high), radius=f.px(9)), x, 0)
            f.name(f"choice {name}", x, 0, wide, high)


@kept
def _store(size: int) -> Sprite:
    return washed(icon("warehouse", size), WELL, 0.6)


DEED_H = 52


def draw_contracts(f: Frame, width: float, player: Player, seat: int, look: Look, new: Highlights) -> None:
    """Six spaces: fulfilled contracts with their points, or the pillar and points still available."""
    step = width / CONTRACT_SPACES
    for number in range(CONTRACT_SPACES):
        x, wide = number * step, step - 5
        f.name(f"contract {seat} {number + 1}", x, 0, wide, DEED_H)
        f.put(gap(f.px(wide), f.px(DEED_H)), x, 0)
        if number < len(player.contracts):
            f.put(icon("contract", f.px(42)), x + 24, DEED_H / 2 - 2)
            points = CONTRACTS[player.contracts[number]].vp + CONTRACT_SPACE_VP[number]
            f.put(vp_token(str(points), f.px(33)), x + wide - 18, DEED_H - 18)
            if (seat, number + 1) in new.contracts:
                f.put(mark(f.px(wide), f.px(DEED_H), f.px(8)), x, 0)
            continue
        left = x
        if number < CONTRACT_PILLARS:
            f.put(pillar_piece(look.palette, seat, "", f.px(34)), x + 7, 9)
            left = x + 26
        style = Style(20, face="heavy", colour=SOFT_INK)
        f.text((left, 0, x + wide - left, DEED_H), f"+{CONTRACT_SPACE_VP[number]}", style)


# ---------------------------------------------------------------- whole boards

PAD = 14
WIDE_H = 48 + 44 + STORE_H + 8 + DEED_H + 34
NARROW_H = 10 + 46 + 44 + STORE_H + 8 + DEED_H + 10 + TOWN_H + 12


def is_wide(width: float) -> bool:
    return width >= 2 * HALF_W + 3 * PAD


def height(width: float) -> float:
    return WIDE_H if is_wide(width) else NARROW_H


def bar_width(width: float) -> float:
    """Width of the name bar, which ends before the town."""
    return town_corner(width)[0] - 4 if is_wide(width) else width


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    draw_area(f, look.palette, seat, width, height(width))
    draw_town_ground(f.at(*town_corner(width)))


def town_corner(width: float) -> tuple[float, float]:
    if is_wide(width):
        return width - TOWN_W - PAD, 12
    return (width - TOWN_W) / 2, 106 + STORE_H + 8 + DEED_H + 12


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    player = view.players[seat]
    half = HALF_W if is_wide(width) else width - 2 * PAD
    draw_name(f, half + 2 * PAD, seat, view, look, new)
    draw_resources(f.at(PAD + 2, 60), half, player, seat)
    draw_warehouse(f.at(PAD, 106), half + 6, player, seat, new)
    draw_contracts(f.at(PAD, 106 + STORE_H + 8), half + 5, player, seat, look, new)
    town = f.at(*town_corner(width))
    draw_town(town, player, seat, look, new)
    draw_supply(town.at(LOT * 3 + 6, 4), player, seat, look, new)
