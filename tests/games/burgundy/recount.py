"""The points of a game, counted again from its log, independently of the engine's scoring.

Tiles are laid on a separate board with a different geometry (columns and rows instead of axial coordinates), goods,
silver and workers are kept as they come and go, and the points in the log are compared on the way.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.events import Event
from games.burgundy import events as told
from games.burgundy.estates import COLOURS
from games.burgundy.state import State

RATES = {2: (5, 2, 2), 3: (6, 3, 3), 4: (7, 4, 4)}
"""Players → large bonus, small bonus, points per goods tile."""
PHASES = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
LETTERS = {"castle": "C", "mine": "M", "ship": "S"}
FOUR_EACH = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenters_workshop",
    19: "church",
    20: "market",
    21: "boarding_house",
    22: "bank",
    23: "city_hall",
}


def letter(tile: str) -> str:
    if tile in LETTERS:
        return LETTERS[tile]
    if tile[0] == "k" and tile[1:].isdigit():
        return "K"
    return "A" if tile[-1].isdigit() else "B"


def point(space: str, board: Sequence[str]) -> tuple[int, int]:
    """Half-steps to the right and rows down."""
    row = "abcdefg".index(space[0])
    return 2 * int(space[1:]) - len(board[row]), row


@dataclass
class Account:
    """All that one player has, by the log."""

    board: tuple[str, ...] = ()
    tiles: dict[str, str] = field(default_factory=dict)
    goods: Counter[str] = field(default_factory=Counter)
    sold: Counter[str] = field(default_factory=Counter)
    silver: int = 0
    workers: int = 0
    bonus_tiles: int = 0
    points: int = 0

    def colour(self, space: str) -> str:
        return self.board["abcdefg".index(space[0])][int(space[1:]) - 1]

    def spaces(self) -> list[str]:
        return [f"{'abcdefg'[n]}{at}" for n, row in enumerate(self.board) for at in range(1, len(row) + 1)]

    def region(self, space: str) -> set[str]:
        alike = [other for other in self.spaces() if self.colour(other) == self.colour(space)]
        found = {space}
        while more := {s for s in alike if s not in found and any(self.touch(s, other) for other in found)}:
            found |= more
        return found

    def touch(self, one: str, other: str) -> bool:
        (x, y), (u, v) = point(one, self.board), point(other, self.board)
        return (abs(x - u), abs(y - v)) in ((2, 0), (1, 1))

    def knows(self, number: int) -> bool:
        return f"k{number:02}" in self.tiles.values()


class Ledger:
    def __init__(self, start: State) -> None:
        self.phase = start.phase
        self.rates = RATES[len(start.players)]
        self.done: Counter[str] = Counter()
        self.accounts = [Account(silver=p.silver, workers=p.workers, goods=Counter(p.goods)) for p in start.players]
        for account, player in zip(self.accounts, start.players, strict=True):
            if player.board:
                account.board, account.tiles = COLOURS[player.board], dict(player.estate)

    def write_down(self, event: Event) -> None:
        if isinstance(event, told.PhaseBegan):
            self.phase = event.phase
        seat = getattr(event, "seat", None)
        if seat is not None:
            account = self.accounts[seat]
            account.workers -= getattr(event, "paid", 0)
            handler = getattr(self, f"on_{type(event).__name__}", None)
            if handler:
                handler(account, event)

    def on_Settled(self, mine: Account, event: told.Settled) -> None:
        mine.board, mine.tiles = COLOURS[event.board], {event.castle: "castle"}

    def on_Bought(self, mine: Account, event: told.Bought) -> None:
        mine.silver -= 2

    def on_TookWorkers(self, mine: Account, event: told.TookWorkers) -> None:
        assert event.workers == (4 if mine.knows(14) else 2)
        assert event.silver == mine.knows(13)
        mine.workers += event.workers
        mine.silver += event.silver

    def on_Loaded(self, mine: Account, event: told.Loaded) -> None:
        mine.goods.update(event.goods)

    def on_Sold(self, mine: Account, event: told.Sold) -> None:
        tiles = mine.goods.pop(event.goods)
        mine.sold[event.goods] += tiles
        mine.silver += 2 if mine.knows(3) else 1
        mine.workers += mine.knows(4)
        mine.points += tiles * self.rates[2]
        assert (event.tiles, event.points) == (tiles, tiles * self.rates[2])

    def on_Placed(self, mine: Account, event: told.Placed) -> None:
        mine.tiles[event.space] = event.tile
        assert mine.colour(event.space) == letter(event.tile)
        mine.workers += 4 * (event.tile == "boarding_house")
        mine.silver += 2 * (event.tile == "bank")
        mine.points += 4 * (event.tile == "watchtower")
        region = mine.region(event.space)
        if letter(event.tile) == "A":
            alike = [mine.tiles[s] for s in region if mine.tiles.get(s, "")[:-1] == event.tile[:-1]]
            mine.points += sum(int(tile[-1]) for tile in alike) + len(alike) * mine.knows(7)
        if region <= set(mine.tiles):
            mine.points += len(region) * (len(region) + 1) // 2 + PHASES[self.phase]
            colour = letter(event.tile)
            if all(space in mine.tiles for space in mine.spaces() if mine.colour(space) == colour):
                place = self.done[colour]
                self.done[colour] += 1
                if place < 2:
                    mine.points += self.rates[place]
                    mine.bonus_tiles += 1

    def on_MinesPaid(self, mine: Account, event: told.MinesPaid) -> None:
        mines = list(mine.tiles.values()).count("mine")
        assert event.mines == mines
        mine.silver += mines
        mine.workers += mines * mine.knows(2)

    def close(self, mine: Account) -> int:
        tiles = Counter(mine.tiles.values())
        points = mine.points + mine.goods.total() + mine.silver + mine.workers // 2
        points += 3 * mine.knows(15) * len(mine.sold)
        points += sum(4 * mine.knows(number) * tiles[building] for number, building in FOUR_EACH.items())
        points += 4 * mine.knows(24) * len({tile[:-1] for tile in tiles if letter(tile) == "A"})
        points += mine.knows(25) * mine.sold.total()
        return points + 2 * mine.knows(26) * mine.bonus_tiles


def recount(start_state: State, events_by_move: Iterable[Sequence[Event]], final_state: State) -> tuple[int, ...]:
    """Points from the log alone; also checks estates, goods, silver and workers against the final position."""
    ledger = Ledger(start_state)
    for events in events_by_move:
        for event in events:
            ledger.write_down(event)
    for account, player in zip(ledger.accounts, final_state.players, strict=True):
        assert account.tiles == player.estate
        assert (account.silver, account.workers) == (player.silver, player.workers)
        assert (account.goods, account.sold) == (Counter(player.goods), Counter(player.sold))
    return tuple([ledger.close(account) for account in ledger.accounts])
