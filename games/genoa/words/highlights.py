"""Changes since the reader's last move, collected from the events."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine import Event
from games.genoa import events as e
from games.genoa.data import COMMODITIES, DECK_OF, MARKER, ORDERS, TILES
from games.genoa.lines import ducats_of
from words import highlights as shared


@dataclass(slots=True)
class Highlights(shared.Highlights):
    """Changes by place. Things that have moved on since are not removed."""

    spaces: set[str] = field(default_factory=set)
    """Spaces with new discs or the tower."""
    owners: set[str] = field(default_factory=set)
    """Buildings with a new owner."""
    offers: set[tuple[int, int]] = field(default_factory=set)
    """(Id, revision) in the book."""
    things: Counter[tuple[int, str]] = field(default_factory=Counter)
    """(Seat, good or deck) → change of the number."""
    money: Counter[int] = field(default_factory=Counter)
    """Seat → publicly known gain or loss of ducats."""
    marker: bool = False
    """Whether the round marker moved."""
    roll: tuple[int, int] | None = None
    """The last roll of the present turn: blue, red."""

    def gain(self, seat: int, words: Iterable[str], sign: int = 1) -> None:
        """Add lines of a deal, or things by their names."""
        for word in words:
            ducats = ducats_of(word)
            if ducats is not None:
                self.money[seat] += sign * ducats
            elif word in COMMODITIES or word in TILES or word == MARKER:
                self.things[seat, word] += sign


def highlights(events: Sequence[Event]) -> Highlights:
    found = Highlights()
    for event in events:
        _note(found, event)
    return found


def _note(found: Highlights, event: Event) -> None:
    match event:
        case e.TurnBegan():
            found.spaces, found.offers, found.roll = set(), set(), None
        case e.RoundBegan() | e.RoundShortened():
            found.marker = True
        case e.Rolled():
            found.roll = (event.blue, event.red)
            found.spaces.add(event.space)
        case e.StartChosen():
            found.spaces.add(event.space)
            found.things[event.seat, "starting_space"] -= 1
        case e.Walked():
            found.spaces.add(event.space)
        case e.Offered():
            found.offers.add((event.id, event.revision))
        case e.Acquired():
            found.owners |= {*event.placed, *event.removed}
            found.things[event.seat, MARKER] -= len(event.placed) + len(event.removed)
        case _:
            _note_goods(found, event)


def _note_goods(found: Highlights, event: Event) -> None:
    match event:
        case e.Struck():
            for payer, to, lines in ((event.buyer, event.seat, event.give), (event.seat, event.buyer, event.take)):
                plain = [word for word in lines if word != MARKER]
                found.gain(payer, plain, -1)
                found.gain(to, plain)
        case e.ProceedsPaid():
            found.gain(event.seat, event.lines, -1)
            found.gain(event.to, event.lines)
        case e.MarkersExchanged():
            found.things[event.seat, MARKER] -= event.paid
            found.things[event.to, MARKER] += event.taken
        case e.CardsGiven():
            for deck in event.decks:
                found.things[event.seat, deck] -= 1
        case e.CardsReceived():
            for deck in event.decks:
                found.things[event.seat, deck] += 1
        case e.Took():
            found.gain(event.seat, event.things)
        case e.Drew():
            found.things[event.seat, event.deck] += len(event.cards)
        case e.ActionBegan():
            found.things[event.seat, "extra_action"] -= event.tile
        case e.TilePlayed():
            found.things[event.seat, event.tile] -= 1
        case e.Traded():
            _note_trade(found, event)
        case e.OrderFulfilled():
            found.things[event.seat, DECK_OF[event.card]] -= 1
            found.gain(event.seat, ORDERS[event.card].commodities, -1)
            found.money[event.seat] += event.ducats
        case e.MessageDelivered():
            found.things[event.seat, "message"] -= 1
            found.money[event.seat] += event.ducats
        case e.OwnerPaid():
            found.money[event.seat] += event.ducats
        case e.FinalScored():
            found.money[event.seat] += event.buildings + event.paid
        case _:
            pass


def _note_trade(found: Highlights, event: e.Traded) -> None:
    """A drawn card has an event of its own."""
    if event.away in DECK_OF:
        found.things[event.seat, DECK_OF[event.away]] -= 1
    else:
        found.gain(event.seat, (event.away,), -1)
    found.gain(event.seat, (event.good,))
