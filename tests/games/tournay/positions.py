"""Positions that read like the situations of the rulebook.

    at = Position()                                   # three at the table, Betti begins, hands and quarters empty
    at.quarter(BETTI, {"0,0": "market_1"}).plaza(BETTI, yellow=1)
    at.turn(BETTI)
    at.play(BETTI, "activate 0,0 0")

Seats are the players of the rulebook's examples. Cards come out of their decks, citizens out of the supply or lie down,
so that a position never has more than the box.
"""

from collections.abc import Mapping
from typing import Self

from engine.events import Event
from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS, DECK_OF
from games.tournay.data import COLOURS, DECKS, EVENTS, GREY, QUEUE
from games.tournay.firing import TownCrier
from games.tournay.hands import into_hand
from games.tournay.meta import TournayOptions
from games.tournay.state import Player, Site, State, Under
from games.tournay.steps import EndOfTurn, HandLimit, TakeTurn
from tests.games.positions import BasePosition
from tests.games.positions import told as told

BETTI, KARCSI, GABI, KRISZTI = range(4)
NOBODY = -1
QUIET = ("banditry", "pillage", "drought")
"""Events that strike purses only."""


class Position(BasePosition[State, Player]):
    """A table after set-up, and verbs to arrange and play it."""

    game = GAME

    def __init__(self, seats: int = 3, rules: str = "basic", expansion: str = "none") -> None:
        options = TournayOptions.read({"rules": rules, "expansion": expansion, "start": "first_seat"})
        self.state = GAME.new(seats, "a position", options)
        self.queue(*QUIET)

    # ------------------------------------------------------------ arranging

    def _take(self, card: str) -> str:
        """Take a card out of its deck, at any depth; a card of the expansion need not be in one."""
        deck = self.state.decks[DECK_OF[card]]
        if card in deck.bag:
            deck.bag.remove(card)
        else:
            found = next((under for under in deck.under if under.card == card), None)
            if found:
                deck.under.remove(found)
        return card

    def quarter(self, seat: int, sites: Mapping[str, str]) -> Self:
        """Space → cards from the bottom up, then tokens: `"market_1"`, `"market_1 quarry_1 : yellow"`,
        `"fort_1 : damage"`."""
        player = self.player(seat)
        for space, text in sites.items():
            names, _, tokens = text.partition(":")
            on_it = [token for token in tokens.split() if token != "damage"]
            for token in on_it:
                if token != GREY:
                    self._put_on_building(player, token)
            cards = tuple(self._take(card) for card in names.split())
            player.quarter[space] = Site(cards, tuple(on_it), "damage" in tokens.split())
        return self

    def full_quarter(self, seat: int, *prestigious: str) -> Self:
        """Nine spaces; the prestigious buildings in the top row, the others of levels I and II."""
        spaces = [f"{row},{column}" for row in range(3) for column in range(3)]
        plain = [card for card in CARDS if CARDS[card].level < 3 and card in self.state.decks[DECK_OF[card]].bag]
        cards = [*prestigious, *plain[: 9 - len(prestigious)]]
        return self.quarter(seat, dict(zip(spaces, cards, strict=True)))

    def _put_on_building(self, player: Player, colour: str) -> None:
        if player.plaza[colour]:
            player.plaza[colour] -= 1
        else:
            self._find_citizen(player, colour)

    def _find_citizen(self, player: Player, colour: str) -> None:
        for where in (player.lying, self.state.supply):
            if where[colour]:
                where[colour] -= 1
                return
        raise AssertionError(f"no {colour} citizen is left in the box")

    def plaza(self, seat: int, **standing: int) -> Self:
        """Set the standing citizens by colour, 0 if not named; others lie down, more come from the supply."""
        player = self.player(seat)
        for colour in COLOURS:
            player.lying[colour] += player.plaza[colour]
            player.plaza[colour] = 0
            for _ in range(standing.get(colour, 0)):
                self._find_citizen(player, colour)
                player.plaza[colour] += 1
        return self

    def citizens(self, seat: int, **owned: int) -> Self:
        """Set all citizens of a player by colour, all standing; the rest goes to the supply."""
        player = self.player(seat)
        for colour in COLOURS:
            self.state.supply[colour] += player.plaza[colour] + player.lying[colour] - owned.get(colour, 0)
            player.plaza[colour], player.lying[colour] = owned.get(colour, 0), 0
        return self

    def deniers(self, seat: int, deniers: int) -> Self:
        self.player(seat).deniers = deniers
        return self

    def hand(self, seat: int, *cards: str, openly: bool = False) -> Self:
        for card in cards:
            into_hand(self.player(seat), self._take(card), openly)
        return self

    def queue(self, *events: str, coins: tuple[int, ...] = (0, 0, 0)) -> Self:
        """The events in the slots; fewer leave slots empty."""
        state = self.state
        state.queue = [*events, *[""] * (QUEUE - len(events))]
        state.coins = list(coins)
        held = [event for player in state.players for event in (*player.ramparts, *player.built)]
        state.event_bag = [event for event in EVENTS if event not in (*state.queue, *held, *state.event_under)]
        return self

    def ramparts(self, seat: int, *events: str, built: tuple[str, ...] = ()) -> Self:
        self.player(seat).ramparts += events
        self.player(seat).built += built
        for event in (*events, *built):
            self.state.event_bag.remove(event)
        return self

    def next_event(self, event: str) -> Self:
        """The event deck holds nothing but this one; the others are built somewhere."""
        self.state.event_bag = [event]
        return self

    def deck(self, name: str, *hidden: str, up: str | None = None, only: bool = True) -> Self:
        """The deck holds these cards in this order, and by default no others; `crier` is its Town Crier."""
        deck = self.state.decks[name]
        cards = [DECKS[name].crier if card == "crier" else card for card in hidden]
        if only:
            deck.bag, deck.under = [], [Under(NOBODY, card) for card in cards]
        else:
            rest = [card for card in deck.bag if card not in (*cards, up)]
            deck.bag, deck.under = [], [Under(NOBODY, card) for card in (*cards, *rest)]
        deck.up = up
        return self

    def criers(self, *decks: str) -> Self:
        for name in decks:
            self.state.decks[name].crier_out = True
            self.state.decks[name].bag.remove(DECKS[name].crier)
        return self

    def start(self, seat: int) -> Self:
        """Give the start player marker to the seat; Betti has it by default."""
        self.state.start = seat
        return self

    def turn(self, seat: int) -> Self:
        self.state.active = seat
        self.state.stack = [EndOfTurn(seat), HandLimit(seat), TakeTurn(seat, True)]
        return self

    def crier_calls(self, active: int = BETTI, deck: str = "red_3") -> list[Event]:
        """A Town Crier is resolved in the turn of the active player."""
        bag = self.state.decks[deck].bag
        bag.remove(DECKS[deck].crier)
        return self.run(TownCrier(active, deck), HandLimit(active), EndOfTurn(active))

    # ------------------------------------------------------------ playing and looking

    def gain(self, seat: int, *notations: str) -> int:
        """Change of the player's purse by the moves."""
        before = self.player(seat).deniers
        self.play(seat, *notations)
        return self.player(seat).deniers - before

    def spaces(self, seat: int, card: str, pay: str = "-") -> set[str]:
        return {move.split()[3] for move in self.options(seat, "play") if move.split()[1:3] == [card, pay]}

    def site(self, seat: int, space: str) -> Site:
        return self.player(seat).quarter[space]

    def standing(self, seat: int) -> dict[str, int]:
        return {colour: count for colour, count in self.player(seat).plaza.items() if count}

    def lying(self, seat: int) -> dict[str, int]:
        return {colour: count for colour, count in self.player(seat).lying.items() if count}

    def under(self, deck: str) -> list[str]:
        return [under.card for under in self.state.decks[deck].under]
