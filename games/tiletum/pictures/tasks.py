"""The tasks possible besides the action, in a low strip beside the map: tiles, and buildings by number."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.tiletum.data import BUILDINGS, ROOMS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.mat import CREST_ICONS
from games.tiletum.pictures.pieces import round_token
from games.tiletum.pictures.tiles import put_tile
from render import sprites
from render.canvas import Frame, Style
from render.furniture import GAP, choice
from render.palette import PAPER, SOFT_INK
from render.scene import INNER, TEXT

HEIGHT, TILE, CELL = 76, 100, INNER / 6


@dataclass(frozen=True, slots=True)
class Tasks:
    """Tiles, rooms, crest spaces and buildings that a task can use now."""

    tiles: Sequence[str]
    rooms: Collection[str]
    crests: Collection[int]
    buildings: Collection[int]

    @property
    def open_buildings(self) -> list[int]:
        inside = {ROOMS[room].building for room in self.rooms}
        return [n for n in BUILDINGS if n in inside or n in self.crests or n in self.buildings]

    @property
    def height(self) -> float:
        rows = -(-(len(self.tiles) * TILE + len(self.open_buildings) * CELL) // INNER)
        return rows * (HEIGHT + GAP) - GAP if rows > 0 else 0


def draw_tasks(f: Frame, tasks: Tasks, seat: int) -> None:
    """Tiles first, then the buildings, in rows."""
    x = y = 0.0
    for name in tasks.tiles:
        put_tile(f, x + 3, y, TILE - 6, HEIGHT, name, TEXT)
        choice(f, name, x + 3, y, TILE - 6, HEIGHT)
        x += TILE
    for number in tasks.open_buildings:
        if x + CELL > INNER + 1:
            x, y = 0.0, y + HEIGHT + GAP
        _building(f.at(x, y), number, tasks)
        f.name(f"building {seat} {number}", x + 3, y, CELL - 6, HEIGHT)
        x += CELL


def _building(f: Frame, number: int, tasks: Tasks) -> None:
    """Its number, then its free floors, or its crest space with the price in food and the bonus."""
    building = BUILDINGS[number]
    f.put(sprites.panel(f.px(CELL - 6), HEIGHT, PAPER, SOFT_INK, 1.6, 10, None), 3, 0)
    f.put(round_token(str(number), f.px(42)), 28, HEIGHT / 2)
    if number in tasks.buildings:
        choice(f, str(number), 3, 0, CELL - 6, HEIGHT)
    floors = [room for room in building.rooms if room in tasks.rooms]
    if number in tasks.crests:
        _crest(f, building.food, CREST_ICONS[building.crest_bonus])
        choice(f, str(number), 52, 4, CELL - 60, HEIGHT - 8)
    elif floors:
        each = (CELL - 60) / len(floors)
        for place, room in enumerate(floors):
            _floor(f, 54 + place * each, room, each)


def _crest(f: Frame, food: int, bonus: str) -> None:
    f.text((54, 2, 26, 36), str(food), Style(TEXT, face="heavy", align="left", least=TEXT))
    f.put(icon("food", f.px(32)), 94, 20)
    f.put(icon(bonus, f.px(36)), (52 + CELL - 8) / 2, 54)


def _floor(f: Frame, x: float, room: str, wide: float) -> None:
    f.text((x, 4, wide, HEIGHT - 8), str(ROOMS[room].floor), Style(TEXT, face="heavy", least=TEXT))
    choice(f, room, x, 8, wide - 2, HEIGHT - 16)
