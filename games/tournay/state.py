"""The state of a game of Tournay: plain data, no rules.

Every space of a quarter is named `row,column`. The first card of a quarter lies at `0,0`; rows above and columns to the
left have negative numbers, and since the outer limits float (TOU-3.7) no space is ever renamed.
"""

from dataclasses import field
from typing import Literal

from engine.records import Owner, Public, Record, Seated, Size, frozen, record
from engine.seats import Seat
from engine.steps import Core
from games.tournay.cards import CARDS, Card
from games.tournay.data import COLOURS

StandingAnswer = Literal["ask", "suffer", "guard"]
"""A seat's standing answer about ramparts: ask me; never build one; build one against all damage."""


@frozen
class Site(Record):
    """An occupied space of a quarter."""

    cards: Public[tuple[str, ...]]
    """From the bottom up; only the last one is visible."""
    tokens: Public[tuple[str, ...]] = ()
    """On the visible card: colours of the player's citizens, `grey` for a borrowed one. Two only under a Priest."""
    damaged: Public[bool] = False

    @property
    def card(self) -> Card:
        return CARDS[self.cards[-1]]

    @property
    def free(self) -> bool:
        """TOU-2.7."""
        return not self.tokens and not self.damaged


@frozen
class Under(Record):
    """A card put face down under a deck. Public if it came from a public place, else known only to the seat that put
    it there."""

    seat: Public[int]
    card: Owner[str]
    shown: Public[str] = ""
    """The same card, if it is public."""


@record
class Deck(Record):
    """The face-up card, then the unordered face-down cards, then those put under it, in order."""

    up: Public[str | None] = None
    bag: Size[list[str]] = field(default_factory=list)
    """Unordered: chance decides when a card is drawn."""
    under: Public[list[Under]] = field(default_factory=list)
    """Next card first."""
    crier_out: Public[bool] = False
    """Whether its Town Crier was revealed and lies crosswise under it."""

    @property
    def size(self) -> int:
        """Number of cards without a revealed Town Crier (TOU-5.8)."""
        return (self.up is not None) + len(self.bag) + len(self.under)


@record
class Player(Record):
    deniers: Public[int] = 0
    plaza: Public[dict[str, int]] = field(default_factory=dict)
    """Colour → upright citizens on the plaza, available for use."""
    lying: Public[dict[str, int]] = field(default_factory=dict)
    """Colour → citizens lying beside the plaza."""
    quarter: Public[dict[str, Site]] = field(default_factory=dict)
    """Space → site; empty spaces are omitted."""
    hand: Owner[list[str]] = field(default_factory=list)
    """Activity cards, sorted by deck."""
    backs: Public[list[str]] = field(default_factory=list)
    """The decks of the cards in hand, in the same order. Public, since draws are."""
    known: Public[list[str]] = field(default_factory=list)
    """Cards in hand that were taken publicly and must still be there."""
    ramparts: Public[list[str]] = field(default_factory=list)
    """Event cards in hand, in the order in which they were fought."""
    built: Public[list[str]] = field(default_factory=list)
    turns: Public[int] = 0
    looked: Owner[list[str]] = field(default_factory=list)
    """The pair of cards being looked at during a draw."""
    standing: Owner[StandingAnswer] = "ask"
    standing_for: list[str] = field(default_factory=list)
    """The events in the queue when the standing answer was given."""
    defence: Owner[str | None] = None
    """While events fire: the answer as a notation, until all have answered."""
    choices: Owner[list[str]] = field(default_factory=list)
    """While events strike: cards to damage (spaces) and citizens to lay down (colours), in the order asked."""
    last_card: Owner[str | None] = None
    """After the last round: the move committed face down, as a notation, until all are revealed."""

    @property
    def cards_in_hand(self) -> int:
        """TOU-12.2."""
        return len(self.hand) + len(self.ramparts)

    def citizens(self, colour: str) -> int:
        """All citizens of a colour, wherever they are."""
        on_buildings = sum([site.tokens.count(colour) for site in self.quarter.values()])
        return self.plaza[colour] + self.lying[colour] + on_buildings


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    start: Public[int] = 0
    """Holder of the start player marker for the whole game."""
    active: Public[int] = 0
    expert: Public[bool] = False
    """TOU-20: a citizen may be recruited as an action."""
    supply: Public[dict[str, int]] = field(default_factory=dict)
    """Citizens without an owner."""
    decks: Public[dict[str, Deck]] = field(default_factory=dict)
    box: list[str] = field(default_factory=list)
    """Cards left out unseen (TOU-21.3)."""
    queue: Public[list[str]] = field(default_factory=list)
    """The events in slots 1 to 3; "" for an empty slot."""
    coins: Public[list[int]] = field(default_factory=list)
    """Coins on the event of each slot."""
    event_bag: Size[list[str]] = field(default_factory=list)
    """The event deck. Unordered: chance decides when an event is turned up."""
    event_under: Public[list[str]] = field(default_factory=list)
    """Ramparts put back under the event deck, next first."""
    idle: Public[int] = 0
    """Consecutive turns, over all seats, with nothing but gathering."""
    grown: Public[int] = 0
    """Highest growth of all quarters together at the start of a round: see `steps.growth`."""
    barren: Public[int] = 0
    """Consecutive rounds without growth."""
    last_round: Public[bool] = False
    """Each player has one last turn (TOU-18.6)."""
    over: Public[bool] = False
    """Whether the last cards are revealed and all is scored."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def criers(self) -> int:
        """Number of Town Criers revealed."""
        return sum([deck.crier_out for deck in self.decks.values()])

    def in_turn_order(self, first: Seat) -> list[Seat]:
        count = len(self.players)
        return [(first + n) % count for n in range(count)]

    def opponents(self, seat: Seat) -> list[Seat]:
        return self.in_turn_order(seat)[1:]


def no_citizens() -> dict[str, int]:
    return dict.fromkeys(COLOURS, 0)
