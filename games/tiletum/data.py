"""Components of Tiletum (RULES.md, section 2). Ids only: names are in `locales`, drawings in `pictures`.

The big tables are read from `data.json` once and checked against the counts of the box.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

Resource = Literal["gold", "food", "wool", "stone", "iron"]
Action = Literal["architect", "merchant", "character", "contract", "king", "joker"]
Plain = Literal["architect", "merchant", "character", "contract", "king"]
"""An action other than the joker; also the five types of characters, each named after the action it boosts."""
Colour = Literal["yellow", "pink", "light_grey", "dark_grey", "blue"]
Good = Literal["stone", "wool", "iron", "food"]
"""Resources that gold can buy (TIL-13.2)."""

_DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))


def _count(things: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found


# ---------------------------------------------------------------- the frame

ROUNDS = 4
TURNS = 3
"""Passes per round: each is a corruption marker and a turn for each player (TIL-4.1)."""
SEATS = range(2, 5)

# ---------------------------------------------------------------- resources and dice

RESOURCES: tuple[Resource, ...] = ("gold", "food", "wool", "stone", "iron")
GOODS: tuple[Good, ...] = ("stone", "wool", "iron", "food")
COLOURS: tuple[Colour, ...] = ("yellow", "pink", "light_grey", "dark_grey", "blue")
COLOUR_OF: MappingProxyType[str, str] = MappingProxyType(dict(_DATA["resources"]))
RESOURCE_OF: MappingProxyType[str, Resource] = MappingProxyType({COLOUR_OF[r]: r for r in RESOURCES})
DICE_PER_COLOUR: MappingProxyType[int, int] = MappingProxyType(
    {int(n): count for n, count in _DATA["dice"]["in_bag_per_colour"].items()}
)
DICE_DRAWN: MappingProxyType[int, int] = MappingProxyType(
    {int(n): count for n, count in _DATA["dice"]["drawn_per_round"].items()}
)
TURN_PRICE = 2
"""Gold per step by which a die is turned (TIL-5.2)."""
BUY_PRICE = 2
"""Gold per good (TIL-13.2)."""


class Die(NamedTuple):
    """A die face; its id is colour and number, such as `blue4`."""

    colour: Colour
    number: int

    @property
    def id(self) -> str:
        return f"{self.colour}{self.number}"

    @property
    def resource(self) -> Resource:
        return RESOURCE_OF[self.colour]


DICE: MappingProxyType[str, Die] = MappingProxyType(
    {die.id: die for die in [Die(colour, number) for number in range(1, 7) for colour in COLOURS]}
)
"""All die faces in display order: by number, then by colour."""


def points_of(number: int) -> int:
    """TIL-6.1."""
    return 7 - number


# ---------------------------------------------------------------- actions and king track

ACTIONS: tuple[Action, ...] = tuple(_DATA["actions"])
"""Clockwise, as printed."""
PLAIN_ACTIONS: tuple[Plain, ...] = ("architect", "merchant", "character", "contract", "king")

KING_VP: tuple[int, ...] = tuple(_DATA["king_track"]["values"])
KING_START: int = _DATA["king_track"]["start"]
KING_END = len(KING_VP) - 1
LEADER_VP: int = _DATA["king_track"]["last_round_leader_vp"]
CORRUPTION: MappingProxyType[str, int] = MappingProxyType(_count(str(v) for v in _DATA["corruption"]))
"""Corruption markers: number → count."""

# ---------------------------------------------------------------- the map


class HouseSpace(NamedTuple):
    id: str
    city: str
    spot: int
    """Number within the city, from 1."""
    min_players: int
    vp: int
    activate: bool


class Space(NamedTuple):
    """A city or a road space."""

    id: str
    name: str
    is_city: bool
    x: int
    y: int
    adjacent: tuple[str, ...]
    houses: tuple[HouseSpace, ...]
    pillars: int
    """Pillar spaces; 0 without a cathedral."""
    tile_min_players: int
    """Smallest number of players with which the bonus-tile space is used; 0 if there is none."""


def _space(row: Mapping[str, Any]) -> Space:
    houses = tuple(
        HouseSpace(f"{row['id']}_house_{spot}", row["id"], spot, house["min_players"], house["vp"], house["activate"])
        for spot, house in enumerate(row.get("houses", ()), start=1)
    )
    return Space(
        id=row["id"],
        name=row["name"],
        is_city=row["kind"] == "city",
        x=row["x"],
        y=row["y"],
        adjacent=tuple(row["adjacent"]),
        houses=houses,
        pillars=row.get("pillars", 0),
        tile_min_players=row.get("tile_min_players") or 0,
    )


MAP: MappingProxyType[str, Space] = MappingProxyType({row["id"]: _space(row) for row in _DATA["map"]})
SPACES: tuple[str, ...] = tuple(MAP)
CITIES: tuple[str, ...] = tuple(space for space in SPACES if MAP[space].is_city)
HOUSE_SPACES: MappingProxyType[str, HouseSpace] = MappingProxyType(
    {house.id: house for space in MAP.values() for house in space.houses}
)
START = "tiletum"

# ---------------------------------------------------------------- cathedrals


class CostTile(NamedTuple):
    id: str
    stone: int
    vp: int
    copies: int


CATHEDRALS: MappingProxyType[str, tuple[int, ...]] = MappingProxyType(
    {city: tuple(tiles) for city, tiles in _DATA["cathedrals"].items()}
)
"""Cathedral city → VP of its tiles from the top."""
COST_TILES: MappingProxyType[str, CostTile] = MappingProxyType(
    {row["id"]: CostTile(**row) for row in _DATA["cost_tiles"]}
)
UNAVAILABLE = "unavailable_cathedral"

# ---------------------------------------------------------------- fairs

CITY_TILES: tuple[str, ...] = tuple(_DATA["city_tiles"])
FAIR_VP: tuple[int, ...] = tuple(_DATA["fair_vp"])
"""VP printed on the board, by round."""
FAIR_TILES: MappingProxyType[str, int] = MappingProxyType(dict(_DATA["fair_tiles"]))

# ---------------------------------------------------------------- bonuses


class Bonus(NamedTuple):
    """The gains of a helper, character, contract or crest space, in one vocabulary."""

    resources: tuple[tuple[Resource, int], ...] = ()
    vp: int = 0
    any: int = 0
    """Number of resources of choice."""
    action: str = ""
    """An action granted with `points`; the joker is any one of the five others."""
    points: int = 0
    architect: int = 0
    merchant: int = 0
    """`architect`, `merchant`: steps."""
    house: bool = False
    pillar: bool = False
    """`house`: at the merchant's space; `pillar`: at the architect's."""
    activate: bool = False
    """The bonuses of all characters of one building."""


def _bonus(parts: Mapping[str, int]) -> Bonus:
    granted = [(name.removesuffix("_ap"), n) for name, n in parts.items() if name.endswith("_ap")]
    if "king_steps" in parts:  # TIL-11.5: a step like that of a king action
        granted.append(("king", parts["king_steps"]))
    action, points = granted[0] if granted else ("", 0)
    return Bonus(
        resources=tuple((r, parts[r]) for r in RESOURCES if r in parts),
        vp=parts.get("vp", 0),
        any=parts.get("any", 0),
        action=action,
        points=points,
        architect=parts.get("architect_steps", 0),
        merchant=parts.get("merchant_steps", 0),
        house="house_at_merchant" in parts,
        pillar="pillar_at_architect" in parts,
    )


# ---------------------------------------------------------------- contracts and crests


class Contract(NamedTuple):
    id: str
    any_same: int
    iron: int
    wool: int
    vp: int
    reward: Bonus
    deck: Literal["bonus", "contract"]
    min_players: int


CONTRACTS: MappingProxyType[str, Contract] = MappingProxyType(
    {row["id"]: Contract(**{**row, "reward": _bonus(row["reward"])}) for row in _DATA["contracts"]}
)
CRESTS: tuple[str, ...] = tuple(row["id"] for row in _DATA["crests"])
OFFER_COST: tuple[int, ...] = tuple(_DATA["contract_offer_cost"])
"""Points for a tile of the contract offer, from left to right."""

# ---------------------------------------------------------------- helpers


class Helper(NamedTuple):
    id: str
    bonus: Bonus
    plus: int
    """Points added to the die's action (TIL-20.3)."""
    recolours: bool
    """Whether it changes the resource of a die (TIL-20.5)."""
    copies: tuple[int, int, int]
    """Copies marked for all player counts, for 3+ and for 4."""


def _helper(row: Mapping[str, Any]) -> Helper:
    effect = row["effect"]
    points = row.get("ap", 0)
    bonus = Bonus()
    if effect == "any_action":
        bonus = Bonus(action="joker", points=points)
    elif effect == "action":
        bonus = Bonus(action=row["action"], points=points)
    elif effect == "gain":
        bonus = _bonus({name: n for name, n in row.items() if name in (*RESOURCES, "vp")})
    elif effect == "gain_any":
        bonus = Bonus(any=row["n"])
    elif effect == "activate_building":
        bonus = Bonus(activate=True)
    plus = points if effect == "plus_ap" else 0
    one, three, four = row["copies"]
    return Helper(row["id"], bonus, plus, effect == "change_die_colour", (one, three, four))


HELPERS: MappingProxyType[str, Helper] = MappingProxyType({row["id"]: _helper(row) for row in _DATA["helpers"]})
CHANGE_COLOUR = "helper_change_colour"

# ---------------------------------------------------------------- characters


class Character(NamedTuple):
    id: str
    type: Plain
    bonus_id: str
    bonus: Bonus
    min_players: int


CHARACTER_BONUSES: MappingProxyType[str, Bonus] = MappingProxyType(
    {name: _bonus(parts) for name, parts in _DATA["character_bonuses"].items()}
)
CHARACTERS: MappingProxyType[str, Character] = MappingProxyType(
    {
        row["id"]: Character(row["id"], row["type"], row["bonus"], CHARACTER_BONUSES[row["bonus"]], row["min_players"])
        for row in _DATA["characters"]
    }
)
OFFER = 5
"""Spaces of the contract offer and of the character offer."""

# ---------------------------------------------------------------- the stacks by number of players


def _marked(copies: Iterable[int], players: int) -> int:
    """Number of copies in play of those marked 2, 3+ and 4 (TIL-2.5, 2.6)."""
    return sum(count for mark, count in zip((2, 3, 4), copies, strict=True) if mark <= players)


@cache
def bonus_stack(players: int) -> Mapping[str, int]:
    """The 54 bonus tiles without those that stay in the box: tile → copies."""
    found = {helper.id: _marked(helper.copies, players) for helper in HELPERS.values()}
    found |= {c.id: 1 for c in CONTRACTS.values() if c.deck == "bonus" and c.min_players <= players}
    found |= {row["id"]: _marked(row["bonus_deck"], players) for row in _DATA["crests"]}
    return {tile: count for tile, count in found.items() if count}


@cache
def contract_stack(players: int) -> Mapping[str, int]:
    found = {c.id: 1 for c in CONTRACTS.values() if c.deck == "contract" and c.min_players <= players}
    found |= {row["id"]: _marked(row["contract_deck"], players) for row in _DATA["crests"]}
    return {tile: count for tile, count in found.items() if count}


@cache
def character_stack(players: int) -> Mapping[str, int]:
    return {c.id: 1 for c in CHARACTERS.values() if c.min_players <= players}


# ---------------------------------------------------------------- the player board

WAREHOUSE = 4
DIE_SPACES = 3
HOUSES = 8
PILLARS = 7
START_SUPPLY = 2
"""Houses and pillars in the personal supply at the start."""
START_GOLD: tuple[int, ...] = tuple(_DATA["start_gold"])
START_GOODS = 1


class Building(NamedTuple):
    """One of the six buildings, numbered 1 to 6 from the left."""

    number: int
    rooms: tuple[str, ...]
    """Room ids such as `b1f2` (building 1, floor 2); empty for the sixth, which counts as occupied (TIL-15.1)."""
    food: int
    crest_bonus: str
    points: int
    """Points of the bonus marker gained on completion."""


OCCUPIED = len(_DATA["buildings"])
BUILDINGS: MappingProxyType[int, Building] = MappingProxyType(
    {
        number: Building(
            number,
            tuple(f"b{number}f{floor}" for floor in range(1, row["rooms"] + 1)) if number != OCCUPIED else (),
            row["food"],
            row["crest_bonus"],
            row["points"],
        )
        for number, row in enumerate(_DATA["buildings"], start=1)
    }
)


class Room(NamedTuple):
    building: int
    floor: int


ROOMS: MappingProxyType[str, Room] = MappingProxyType(
    {
        room: Room(building.number, floor)
        for building in BUILDINGS.values()
        for floor, room in enumerate(building.rooms, start=1)
    }
)
CONTRACT_SPACE_VP: tuple[int, ...] = tuple(_DATA["contract_space_vp"])
CONTRACT_SPACES = len(CONTRACT_SPACE_VP)
CONTRACT_PILLARS = PILLARS - START_SUPPLY
"""The first five contract spaces hold a pillar each."""
COMPLETED_VP: tuple[int, ...] = tuple(_DATA["completed_building_vp"])
RESOURCES_PER_VP = 4

# ---------------------------------------------------------------- counts of the box


def _check() -> None:
    assert set(COLOUR_OF.values()) == set(COLOURS)
    assert tuple(COLOUR_OF) == RESOURCES
    assert len(MAP) == 29
    assert len(CITIES) == 23
    assert all(space.id in MAP[other].adjacent for space in MAP.values() for other in space.adjacent)
    assert all(MAP[city].pillars == len(tiles) for city, tiles in CATHEDRALS.items())
    assert sum(map(len, CATHEDRALS.values())) == 25
    assert sum(tile.copies for tile in COST_TILES.values()) == len(CATHEDRALS) == 9
    assert (sum(bonus_stack(4).values()), sum(bonus_stack(3).values()), sum(bonus_stack(2).values())) == (54, 47, 40)
    assert [sum(contract_stack(n).values()) for n in SEATS] == [16, 21, 26]
    assert [len(character_stack(n)) for n in SEATS] == [25, 35, 45]
    assert len(CHARACTER_BONUSES) == 29
    assert len(CONTRACTS) == 24
    assert len(FAIR_TILES) == 11
    assert len(CITY_TILES) == 8
    assert sum(CORRUPTION.values()) == 6
    assert len(ROOMS) == len(list(chain(*(b.rooms for b in BUILDINGS.values())))) == 9


_check()
