"""Positions that read like the situations of the rulebook.

    at = Position()                                   # four at the table, first-game layout, Eszter begins
    at.mat(ESZTER, wood=3)
    at.turn(ESZTER)
    at.play(ESZTER, "place s09 own", "take wood disc")

Seats are the players of the rulebook's examples. Cubes put on mats and board come from their owner's supply, cards
from the deck, so that a position never has more than the box.
"""

from typing import Any, Self

from engine.events import Event
from games.calimala import CALIMALA as GAME
from games.calimala.data import ACTIONS, CARDS_PER_ACTION, COUNCIL
from games.calimala.meta import CalimalaOptions
from games.calimala.state import WHITE, Player, State
from games.calimala.steps import Activation, EndOfTurn, FourthDisc, PlaceDisc
from tests.games.positions import BasePosition

ESZTER, EVI, BENEDEK, NIKI, MATYI = range(5)
"""Blue, red, yellow, green, black."""

FIRST_GAME = CalimalaOptions(layout="first_game", start="first_seat")
ARTWORK_SHIP, SHIP_BUILD, ARTWORK_BRICK, SHIP_CONTRIBUTE = "s01", "s02", "s03", "s04"
BUILD_TRANSPORT, BRICK_CONTRIBUTE, CONTRIBUTE_TRANSPORT, BRICK_WEAVE = "s05", "s06", "s07", "s08"
CONTRIBUTE_WOOD, TRANSPORT_MARBLE, WEAVE_WOOD, WOOD_MARBLE = "s09", "s10", "s11", "s12"


class Position(BasePosition[State, Player]):
    """A table after set-up with empty hands, and verbs to arrange and play it."""

    game = GAME

    def __init__(self, seats: int = 4, tile: str | None = None) -> None:
        self.state = GAME.new(seats, "a position", FIRST_GAME)
        for seat in range(seats):
            self.play(seat, f"keep {self.player(seat).dealt[0]}")
        while self.state.draft:
            drafter = GAME.to_act(self.state)[0]
            GAME.play(self.state, drafter, GAME.moves(self.state, drafter)[0])
        for player in self.state.players:
            for card in player.hand:
                self.state.deck[card] += 1
            player.hand, player.drafted = [], None
        if tile:
            self.next_tile(tile)

    # ------------------------------------------------------------ arranging

    def mat(self, seat: int, **holds: Any) -> Self:
        """wood, brick, marble, ships, houses, workshops, and `cubes` if the supply matters more than the total."""
        player = self.player(seat)
        for name, value in sorted(holds.items(), key=lambda item: item[0] == "cubes"):
            if name in player.store:
                player.cubes += player.store[name] - value
                player.store[name] = value
            elif name == "workshops":
                player.cubes += sum(player.workshops) - sum(value)
                player.workshops = list(value)
            else:
                setattr(player, name, list(value) if name == "houses" else value)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self.state.deck[card] -= 1
        self.player(seat).hand = sorted([*self.player(seat).hand, *cards], key=ACTIONS.index)
        return self

    def next_draws(self, card: str, count: int = 1) -> Self:
        """The deck holds nothing but this card; everything else is on the discard pile."""
        for action in ACTIONS:
            self.state.discard[action] += self.state.deck[action]
            self.state.deck[action] = 0
        self.state.discard[card] -= count
        self.state.deck[card] = count
        return self

    def empty_deck(self) -> Self:
        """Neither deck nor discard pile: all cards are in other hands."""
        self.state.deck = dict.fromkeys(ACTIONS, 0)
        self.state.discard = dict.fromkeys(ACTIONS, 0)
        return self

    def tower(self, space: str, *from_the_top: int) -> Self:
        self.state.towers[space] = from_the_top[::-1]
        return self

    def cloth(self, city: str, cubes: dict[int, int]) -> Self:
        self.state.cities[city] = self._given(self.state.cities[city], cubes)
        return self

    def row(self, building: str, row: str, cubes: dict[int, int]) -> Self:
        rows = self.state.buildings[building]
        rows[row] = self._given(rows[row], cubes)
        return self

    def _given(self, zone: tuple[int, ...], cubes: dict[int, int]) -> tuple[int, ...]:
        """A zone with the cubes of some seats changed, which come from their mats."""
        for seat, count in cubes.items():
            self.player(seat).cubes += zone[seat] - count
        return tuple(cubes.get(seat, count) for seat, count in enumerate(zone))

    def council(self, *representatives: int, artworks: tuple[int, ...] = ()) -> Self:
        self.state.council = list(representatives)
        self.state.council_art = list(artworks)
        return self

    def next_tile(self, tile: str) -> Self:
        """Swap a tile to the space that is scored next."""
        tiles, at = self.state.tiles, len(self.state.council)
        other = tiles.index(tile)
        tiles[at], tiles[other] = tiles[other], tiles[at]
        return self

    def turn(self, seat: int) -> Self:
        self.state.active = seat
        self.state.stack = [PlaceDisc(seat)]
        return self

    def activation(
        self, seat: int, space: str, position: int = 2, left: tuple[int, int] = (1, 1), owes: bool = False
    ) -> Self:
        """A disc of the seat is being activated; by default not the one just placed."""
        self.state.stack = [EndOfTurn(), Activation(seat, space, position, left, owes)]
        return self

    def fourth_disc(self, active: int, space: str) -> list[Event]:
        """The scoring phase of a tower of four begins."""
        self.state.active = active
        return self.run(FourthDisc(space), EndOfTurn())

    # ------------------------------------------------------------ playing and looking

    def end_activations(self) -> list[Event]:
        """End all activations of discs; returns the events of the last ending."""
        events: list[Event] = []
        while self.state.stack and isinstance(self.state.stack[-1], Activation):
            seat = self.activated.seat
            events = self.play(seat, "end decline" if "end decline" in self.options(seat) else "end done")
        return events

    @property
    def activated(self) -> Activation:
        top = self.state.stack[-1]
        assert isinstance(top, Activation)
        return top


def cards_in(position: Position) -> int:
    """All action cards outside the hands."""
    return sum(position.state.deck.values()) + sum(position.state.discard.values())


__all__ = [
    "ARTWORK_BRICK", "ARTWORK_SHIP", "BENEDEK", "BRICK_CONTRIBUTE", "BRICK_WEAVE", "BUILD_TRANSPORT",
    "CARDS_PER_ACTION", "CONTRIBUTE_TRANSPORT", "CONTRIBUTE_WOOD", "COUNCIL", "ESZTER", "EVI", "FIRST_GAME", "GAME",
    "MATYI", "NIKI", "SHIP_BUILD", "SHIP_CONTRIBUTE", "TRANSPORT_MARBLE", "WEAVE_WOOD", "WHITE", "WOOD_MARBLE",
    "Position", "cards_in",
]  # fmt: skip
