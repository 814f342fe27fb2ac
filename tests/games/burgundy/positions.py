"""Positions that read like the situations of the rulebook.

    at = Position()                                   # four at the table, board 1, Anna begins
    at.store(ANNA, "mine").estate(ANNA, e3="mine", f2="mine")
    at.turn(ANNA, 3, 5)
    at.play(ANNA, "place 3 mine g1")

Seats are the players of the rulebook's examples. After set-up there are no goods or workers, each depot offers a single
tile so that no die is idle (until other tiles are offered), and it is round 1 of phase A. Tiles and goods come from the
supplies and return to them, so that a position never has more than the box.
"""

from typing import Self

from engine.events import Event
from games.burgundy import BURGUNDY as GAME
from games.burgundy.data import BLACK, DEPOTS, TILES, TRACK_SPACES, TYPE_OF, knowledge_tile
from games.burgundy.events import TurnBegan
from games.burgundy.state import Player, State
from games.burgundy.steps import Act, BeginRound, BeginTurn, EndOfPhase
from tests.games.positions import BasePosition, kinds, told

ANNA, BENNO, CARLA, DARIO = range(4)
OUT_OF_THE_WAY = ("g3", "g2", "f3", "a4", "b4", "c4")
"""Knowledge spaces of board 1, those with the fewest neighbours first."""

SOMETHING = {"1c": "ship", "2c": "castle", "3b": "ship", "4b": "ship", "5a": "church", "6c": "ship"}


class Position(BasePosition[State, Player]):
    game = GAME

    def __init__(self, seats: int = 4, phase: str = "A") -> None:
        self.state = GAME.new(seats, "a position")
        self.clear_depots()
        for player in self.state.players:
            self.no_goods(player)
            player.workers = player.silver = 0
        self.state.track = [list(range(seats))[::-1], *[[] for _ in range(1, TRACK_SPACES)]]
        self.state.phase = phase
        self.state.order = list(range(seats))
        self.offer(SOMETHING)
        self.turn(ANNA, 1, 1)

    # ------------------------------------------------------------ arranging

    def draw(self, tile: str) -> str:
        """Take the tile out of the supply that has it, or back from the box."""
        for back in (TYPE_OF[tile], BLACK):
            tiles = self.state.supplies[back].tiles
            if tiles.get(tile):
                tiles[tile] -= 1
                return tile
        raise AssertionError(f"there is no {tile} left")

    def put_back(self, tile: str) -> None:
        back = TYPE_OF[tile] if TILES[tile].own_back else BLACK
        tiles = self.state.supplies[back].tiles
        if back != BLACK and tiles[tile] == TILES[tile].own_back:
            tiles = self.state.supplies[BLACK].tiles
        tiles[tile] += 1

    def put_back_tiles(self) -> Self:
        for tile in self.state.depots.values():
            self.put_back(tile)
        self.state.depots = {}
        return self

    def clear_depots(self) -> Self:
        self.put_back_tiles()
        for depot in DEPOTS:
            for goods in self.state.depot_goods[depot]:
                self.state.goods_bag[goods] += 1
            self.state.depot_goods[depot] = []
        return self

    def no_goods(self, player: Player) -> None:
        for goods, count in player.goods.items():
            self.state.goods_bag[goods] += count
        player.goods = {}

    def board(self, seat: int, board: str, castle: str) -> Self:
        for tile in self.player(seat).estate.values():
            self.put_back(tile)
        self.player(seat).known = []
        self.player(seat).board = board
        self.player(seat).estate = {castle: self.draw("castle")}
        return self

    def estate(self, seat: int, **tiles: str) -> Self:
        for space, tile in tiles.items():
            self.player(seat).estate[space] = self.draw(tile)
            if TYPE_OF[tile] == "knowledge":
                self.player(seat).known.append(TILES[tile].number)
        return self

    def knows(self, seat: int, *numbers: int) -> Self:
        """Knowledge tiles on spaces of board 1 where they touch little."""
        free = [space for space in OUT_OF_THE_WAY if space not in self.player(seat).estate]
        return self.estate(
            seat, **{space: knowledge_tile(number) for space, number in zip(free, numbers, strict=False)}
        )

    def store(self, seat: int, *tiles: str) -> Self:
        self.player(seat).storage += [self.draw(tile) for tile in tiles]
        return self

    def has(self, seat: int, **things: int) -> Self:
        """silver, workers, points."""
        for name, count in things.items():
            if name == "points":
                self.player(seat).earned = {"sales": count}
            setattr(self.player(seat), name, count)
        return self

    def goods(self, seat: int, **counts: int) -> Self:
        return self._goods(self.player(seat).goods, counts)

    def sold(self, seat: int, **counts: int) -> Self:
        return self._goods(self.player(seat).sold, counts)

    def _goods(self, pile: dict[str, int], counts: dict[str, int]) -> Self:
        for goods, count in counts.items():
            self.state.goods_bag[goods] -= count
            pile[goods] = pile.get(goods, 0) + count
        return self

    def goods_on(self, depot: int, *goods: str) -> Self:
        for one in goods:
            self.state.goods_bag[one] -= 1
        self.state.depot_goods[depot] += goods
        return self

    def offer(self, tiles: dict[str, str]) -> Self:
        """Offer these tiles; the first call replaces the tiles of the beginning."""
        if self.state.depots == SOMETHING:
            self.put_back_tiles()
        for slot, tile in tiles.items():
            self.state.depots[slot] = self.draw(tile)
        return self

    def track(self, *spaces: list[int]) -> Self:
        """From left to right, each stack from the bottom up."""
        self.state.track = [*[list(stack) for stack in spaces], *[[] for _ in range(len(spaces), TRACK_SPACES)]]
        self.state.order = self.state.turn_order
        return self

    def turn(self, seat: int, *dice: int) -> Self:
        """The seat's turn in this round; those after it in turn order still have theirs."""
        player, order = self.player(seat), self.state.order
        player.dice, player.used = list(dice), [1] * (2 - len(dice))
        later = [BeginTurn(other) for other in order[order.index(seat) + 1 :]]
        rounds = [BeginRound(number) for number in range(self.state.round + 1, 6)]
        self.state.stack = []
        self.state.then(Act(seat), *later, *rounds, EndOfPhase())
        self.state.active, self.state.bought = seat, False
        return self

    def round(self, number: int) -> Self:
        """A later round of the phase; must be named before the turn."""
        while len(self.state.round_goods) > 5 - number:
            self.state.goods_bag[self.state.round_goods.pop(0)] += 1
        self.state.round = number
        return self

    def last_round(self, phase: str) -> Self:
        self.state.phase = phase
        return self.round(5)

    # ------------------------------------------------------------ playing and looking

    def end_turn(self, seat: int) -> list[Event]:
        """Take workers for the dice left and buy nothing."""
        events: list[Event] = []
        while self.to_act == (seat,) and not told(events, TurnBegan):
            dice = self.player(seat).dice
            events += self.play(seat, f"workers {dice[0]}" if dice else "end")
        return events


__all__ = ["ANNA", "BENNO", "CARLA", "DARIO", "GAME", "Position", "kinds", "told"]
