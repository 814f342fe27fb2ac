"""Positions that read like the situations of the rulebook.

    at = Position()                                     # four at the table in the order blue, orange, purple, green
    at.has(BLUE, gold=4, warehouse=["crest_lion"], architect="frankfurt")
    at.acting(BLUE, "architect", 4)                     # a die's action with 4 points
    at.play(BLUE, "architect nuernberg tile", "architect praha pillar")

The cathedral of Lyon is the unavailable one, every other costs 3 stone for 4 VP; all bonus tiles on the board are the
dullest helper there is, so that a test names the tiles it is about.
"""

from typing import Any, Self

from games.tiletum import TILETUM as GAME
from games.tiletum.data import BUILDINGS, COLOURS, DICE_PER_COLOUR, RESOURCES, START_GOLD, UNAVAILABLE
from games.tiletum.dice import TakeDie
from games.tiletum.meta import TiletumOptions
from games.tiletum.state import Player, State, new_track
from games.tiletum.steps import DIE_ORDER, EndOfTurn, Turn
from games.tiletum.turn import DieAction, Grant
from tests.games.positions import BasePosition
from tests.games.positions import told as told

BLUE, ORANGE, PURPLE, GREEN = range(4)
DULL = "helper_vp_4"


class Position(BasePosition[State, Player]):
    """A table after set-up, and verbs to arrange and play it."""

    game = GAME

    def __init__(self, seats: int = 4, **options: str) -> None:
        chosen = TiletumOptions.read({"wheel_start": "fixed", **options})
        self.state = GAME.new(seats, "a position", chosen)
        state = self.state
        state.order = list(range(seats))
        state.king_track = new_track(state.order)
        state.corruption = {"0": 2, "1": 2, "2": 2}
        state.corruption_shown = []
        for seat, (gold, player) in enumerate(zip(START_GOLD, state.players, strict=False)):
            player.resources = {"gold": gold, "food": 1, "wool": 1, "stone": 1, "iron": 1}
            self.house(seat, "tiletum", seat + 1)
        state.costs = dict.fromkeys(state.costs, "cost_3_4") | {"lyon": UNAVAILABLE}
        state.pillars = {city: () for city in state.costs if city != "lyon"}
        state.contributors = dict(state.pillars)
        state.action_tiles = dict.fromkeys(state.action_tiles, DULL)
        state.city_tiles = dict.fromkeys(state.city_tiles, DULL)
        state.king_tile = DULL
        state.fair_cities = ["tiletum", "arles", "verona", "troyes"]
        self.turn(BLUE)

    # ------------------------------------------------------------ arranging

    def has(self, seat: int, **holds: Any) -> Self:
        """Resources by name, and fields of the player; `rooms` and `crests` (by building) only if they differ."""
        player = self.player(seat)
        for name, value in holds.items():
            if name in RESOURCES:
                player.resources[name] = value
            elif name == "rooms":
                player.rooms |= value
            elif name == "crests":
                for building, crest in value.items():
                    player.crests[building - 1] = crest
            else:
                setattr(player, name, list(value) if isinstance(value, list) else value)
        return self

    def poor(self, seat: int) -> Self:
        """Without any resources: no task is affordable."""
        return self.has(seat, **dict.fromkeys(RESOURCES, 0))

    def track(self, stacks: dict[int, tuple[int, ...]]) -> Self:
        """Space → discs from the bottom up."""
        self.state.king_track = [stacks.get(space, ()) for space in range(13)]
        return self

    def house(self, seat: int, city: str, spot: int = 1) -> Self:
        self.state.houses[f"{city}_house_{spot}"] = seat
        return self

    def pillar(self, city: str, *seats: int) -> Self:
        self.state.pillars[city] = seats
        return self

    def offers(self, contracts: list[str] | None = None, characters: list[str] | None = None) -> Self:
        """Put these tiles into the offers, taken from the stacks."""
        state = self.state
        for tile in contracts or []:
            state.contract_stack[tile] = max(state.contract_stack.get(tile, 0) - 1, 0)
        for tile in characters or []:
            state.character_stack[tile] = 0
        state.contract_offer = contracts or state.contract_offer
        state.character_offer = characters or state.character_offer
        return self

    def facing(self, action: str, number: int) -> Self:
        """Turn the wheel so that the segment of the number faces the action."""
        state = self.state
        state.offset = (state.actions.index(action) - (state.round - 1) - (number - 1)) % 6
        return self

    def dice(self, *dice: str) -> Self:
        """These dice are at the wheel, all others in the bag."""
        state = self.state
        state.dice = sorted(dice, key=DIE_ORDER.__getitem__)
        each = DICE_PER_COLOUR[len(state.players)]
        state.bag = {colour: each - sum(die[:-1] == colour for die in dice) for colour in COLOURS}
        for player in state.players:
            player.dice = []
        return self

    # ------------------------------------------------------------ moments

    def turn(self, seat: int) -> Self:
        """A turn begins; the next seat's follows it."""
        state = self.state
        state.turn, state.active = max(state.turn, 1), seat
        state.action, state.points, state.die = "", 0, ""
        state.stack = [Turn((seat + 1) % len(state.players)), EndOfTurn(seat), TakeDie(seat)]
        return self

    def acting(self, seat: int, action: str, points: int) -> Self:
        """The action of a die is open with this number of points left."""
        self.turn(seat)
        state = self.state
        state.die, state.action, state.points = "pink1", action, points
        state.stack[-1] = DieAction(seat)
        return self

    def granted(self, seat: int, action: str, points: int, outer: str = "king") -> Self:
        """Inside a die's action with nothing left, a helper has granted another."""
        self.acting(seat, outer, 0)
        self.run(Grant(seat, action, points, "helper"), keep=True)
        return self

    # ------------------------------------------------------------ playing and looking

    @property
    def points(self) -> int:
        """Points left of the action of the die."""
        return self.state.points

    def resources(self, seat: int) -> tuple[int, ...]:
        """Gold, food, wool, stone, iron."""
        return tuple(self.player(seat).resources.values())


def full_building(number: int, kind: str, without: str = "") -> dict[str, str]:
    """Rooms of a building full of one type, the first tiles of that type; `without` names a room left empty."""
    rooms = BUILDINGS[number].rooms
    return {room: f"character_{kind}_{n}" for n, room in enumerate(rooms, start=1) if room != without}
