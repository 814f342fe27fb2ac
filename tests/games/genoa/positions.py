"""Positions that read like the situations of the rulebook.

    at = Position()                                  # four at the table, empty hands, Péter is the trader
    at.has(JANI, silver=1)
    at.tower("street_5_2")
    at.play(JANI, "offer coach_house d5+silver")
    at.play(PETER, "accept 1 1")

Goods come from the supply, cards from their decks, markers from the central supply, so that a position never has more
than the box.
"""

from random import Random
from typing import Self

from engine.refusals import IllegalMove
from games.genoa import GENOA as GAME
from games.genoa.acquiring import AcquirePhase
from games.genoa.bargaining import PROCEED
from games.genoa.book import refresh
from games.genoa.data import BUILDINGS, CARDS, COMMODITIES, DECK_OF, DECKS, DISCS, TILES
from games.genoa.goods import change_ducats
from games.genoa.meta import GenoaOptions
from games.genoa.moves import BOOK
from games.genoa.state import Bundle, Player, State
from games.genoa.steps import EndOfTurn, LastMessages, StartSpace
from games.genoa.tower import place_tower
from games.genoa.window import ActionWindow
from tests.games.genoa.invariants import invariants
from tests.games.positions import BasePosition

PETER, JANI, MATE, KATA, ZSOFI = range(5)


class Position(BasePosition[State, Player]):
    """A table in Péter's first turn, with verbs to arrange and play it."""

    game = GAME

    def __init__(self, seats: int = 4, money: str = "hidden", start: int = PETER) -> None:
        options = GenoaOptions(money=money, start="first_seat")  # type: ignore[arg-type]
        self.state = GAME.new(seats, "a position", options)
        self.state.start = start
        for player in self.state.players:
            for deck in DECKS:
                self.state.decks[deck].down += player.hand(deck)
                player.hand(deck).clear()
        for deck in DECKS:
            self.state.decks[deck].down.sort(key=CARDS[deck].index)

    # ------------------------------------------------------------ arranging

    def has(self, seat: int, **things: int) -> Self:
        """Commodities and special tiles by name, `ducats`, `markers` (in stock)."""
        player, state = self.player(seat), self.state
        for name, count in things.items():
            if name in COMMODITIES:
                state.commodities[name] += player.commodities[name] - count
                player.commodities[name] = count
            elif name in TILES:
                state.tiles[name] += player.tiles[name] - count
                player.tiles[name] = count
            elif name == "markers":
                player.central += player.stock - count
                player.stock = count
            else:
                assert name == "ducats"
                state.paid_out += count - player.ducats
                change_ducats(state, player, count - player.ducats)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        for card in cards:
            deck = DECK_OF[card]
            self.state.decks[deck].down.remove(card)
            self.player(seat).hand(deck).append(card)
            self.player(seat).hand(deck).sort(key=CARDS[deck].index)
        return self

    def owns(self, seat: int, *buildings: str) -> Self:
        for building in buildings:
            self.state.owners[building] = seat
            self.player(seat).central -= 1
        return self

    def supply(self, **things: int) -> Self:
        """Set what is left of commodities or special tiles; the rest lies before the last player."""
        last = len(self.state.players) - 1
        for name, count in things.items():
            mine = self.player(last).commodities if name in COMMODITIES else self.player(last).tiles
            supply = self.state.commodities if name in COMMODITIES else self.state.tiles
            mine[name] += supply[name] - count
            supply[name] = count
        return self

    def deck(self, deck: str, *down: str) -> Self:
        """Only these cards lie face down; the others of the deck are in the last player's hand."""
        last = self.player(len(self.state.players) - 1)
        pile = self.state.decks[deck]
        last.hand(deck).extend(card for card in pile.down + pile.up if card not in down)
        last.hand(deck).sort(key=CARDS[deck].index)
        pile.down, pile.up = list(down), []
        return self

    def prefers(self, seat: int, what: str, value: str) -> Self:
        setattr(self.player(seat), what, value)
        return self

    def trader(self, seat: int) -> Self:
        self.state.trader = seat
        self.state.stack = [EndOfTurn(), LastMessages(tuple(self.state.seats)), AcquirePhase(), StartSpace(seat)]
        return self

    def tower(self, *path: str, action: str | None = None) -> Self:
        """Put the tower on the last of these spaces; `action`: that of the building, if not open."""
        state = self.state
        state.stack = [EndOfTurn(), LastMessages(tuple(state.seats)), AcquirePhase(), PROCEED]
        marker = state.marker
        place_tower(state, path[-1])
        state.marker = marker
        state.path = list(path)
        state.discs = dict.fromkeys(path[:-1], 1)
        state.tower = DISCS + 1 - len(path)
        if action is not None:
            state.action = action  # type: ignore[assignment]
        self.settle()
        return self

    def acquiring(self, *path: str) -> Self:
        state = self.state
        self.tower(*path, action="used" if not path[-1].startswith(("street", "market")) else None)
        state.discs[path[-1]] = state.tower
        state.tower = 0
        state.stack = [EndOfTurn(), LastMessages(tuple(state.seats)), AcquirePhase()]
        self.settle()
        return self

    def window(self, seat: int, building: str) -> Self:
        """The seat has begun the action of a building."""
        self.tower(building, action="used")
        self.player(seat).performed = 1
        self.state.stack[-1:] = [PROCEED, ActionWindow(seat, building, False, False, (), "")]
        return self

    def refresh(self) -> Self:
        """Update the book after goods under an offer were changed by hand."""
        refresh(self.state)
        self.state.out = []
        return self

    # ------------------------------------------------------------ playing and looking

    def check(self) -> None:
        invariants(self.state)

    def kinds(self, seat: int) -> set[str]:
        return {move.kind for move in GAME.moves(self.state, seat)}

    def allows(self, seat: int, notation: str) -> bool:
        try:
            GAME.check(self.state.clone(), seat, BOOK.read(notation))
        except IllegalMove:
            return False
        return True

    def default(self, seat: int) -> str:
        return GAME.default_move(self.state, seat).notation

    def offer(self, number: int) -> Bundle | None:
        return next((b for b in (*self.state.offers, *self.state.asks) if b.id == number), None)

    def goods(self, seat: int) -> dict[str, int]:
        player = self.player(seat)
        return {thing: n for thing, n in (*player.commodities.items(), *player.tiles.items()) if n}

    def ducats(self, *seats: int) -> tuple[int, ...]:
        return tuple(self.player(seat).ducats for seat in seats)


def enrich(state: State, rng: Random) -> State:
    """Deals out commodities, tiles, markers, buildings and cards, so that rare deals, orders and tiles come up."""
    for player in state.players:
        for supply, mine in ((state.commodities, player.commodities), (state.tiles, player.tiles)):
            for thing in supply:
                taken = rng.randrange(min(2, supply[thing]) + 1)
                supply[thing] -= taken
                mine[thing] += taken
        player.stock = rng.randrange(4)
        player.central -= player.stock
        for deck in DECKS:
            down = state.decks[deck].down
            for _ in range(min(rng.randrange(4), len(down) - 1)):
                player.hand(deck).append(down.pop(rng.randrange(len(down))))
            player.hand(deck).sort(key=CARDS[deck].index)
    for building in BUILDINGS:
        owner = rng.randrange(2 * len(state.players))
        if owner < len(state.players) and state.players[owner].central:
            state.players[owner].central -= 1
            state.owners[building] = owner
    return state


__all__ = ["GAME", "JANI", "KATA", "MATE", "PETER", "ZSOFI", "Position", "enrich"]
