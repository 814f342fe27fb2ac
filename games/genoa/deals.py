"""A deal from acceptance to the buyer's action (GEN-6.17 – 6.19, 15.9, 15.31)."""

from typing import Any

from engine.moves import Move
from engine.records import Owner, Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import step
from games.genoa.book import IS_BUILDING, bindable, kill_asks
from games.genoa.data import COMMODITIES
from games.genoa.events import Struck
from games.genoa.goods import deliver_messages, pass_cards, pay, replace_markers, return_markers
from games.genoa.lines import Lines, Tally, canonical, promise, tally
from games.genoa.meeting import Meeting
from games.genoa.moves import Bind, Choose
from games.genoa.refusals import refuse
from games.genoa.state import Bundle, State
from games.genoa.tower import walk
from games.genoa.window import begin_action

CHOICES: dict[str, Move] = {commodity: Choose(commodity) for commodity in COMMODITIES}


def strike(state: State, bundle: Bundle, buyer: Seat) -> None:
    """Begin an accepted offer or ask. Its open terms are settled first, without interruption."""
    settle_terms(state, Terms(buyer, bundle, (), bundle.bound))


def settle_terms(state: State, terms: "Terms") -> None:
    while True:
        if terms.wants_order:
            state.then(terms)
            return
        line = terms.open_line
        if line is None:
            carry_out(state, terms)
            return
        choices = terms.commodities(state)
        if len(choices) > 1:
            state.then(terms)
            return
        [commodity] = choices
        terms = terms.with_commodity(commodity)


@step
class Terms(Meeting):
    """D8, and the order that an ask wants fulfilled. Acceptance is atomic: no other moves are possible meanwhile."""

    seat: Public[Seat]
    """The buyer."""
    bundle: Public[Bundle]
    chosen: Public[tuple[str, ...]]
    """A commodity for each "any commodity" line settled so far: first the buyer's, then the trader's."""
    bound: Owner[str]

    clause = "GEN-15.9"
    bargains = False

    @property
    def wants_order(self) -> bool:
        return self.bundle.is_ask and not self.bound and bool(promise(self.bundle.proceeds).bind)

    @property
    def open_line(self) -> tuple[bool, str] | None:
        """Whether the buyer pays the next open line, and which side chooses; None if all are settled."""
        give, take = tally(self.bundle.give).unspecific, tally(self.bundle.take).unspecific
        done = len(self.chosen)
        if done < len(give):
            return True, give[done]
        return (False, take[done - len(give)]) if done < len(give) + len(take) else None

    def seats(self, state: State) -> tuple[Seat, ...]:
        line = self.open_line
        if self.wants_order or line is None:
            return (self.seat,)
        buyer_pays, word = line
        return (self.seat if buyer_pays == (word == "any:payer") else state.trader,)

    def welcome(self, state: State) -> tuple[Seat, ...]:
        return ()

    def hears(self, state: State, seat: Seat) -> bool:
        return self.is_asked(state, seat)

    def payer(self, state: State) -> Seat:
        """The seat that pays the next open line."""
        return self.seat if self.open_line is not None and self.open_line[0] else state.trader

    def commodities(self, state: State) -> list[str]:
        """Commodities of the payer beyond the lines that name one and those already settled."""
        line, payer = self.open_line, self.payer(state)
        assert line is not None
        give, take = tally(self.bundle.give), tally(self.bundle.take)
        side = give if line[0] else take
        gone = list(self.chosen if line[0] else self.chosen[len(give.unspecific) :])
        for commodity, count in side.commodities:
            gone += [commodity] * count
        held = state.players[payer].commodities
        return [commodity for commodity in COMMODITIES if held[commodity] > gone.count(commodity)]

    def answers(self, state: State, seat: Seat) -> list[Move]:
        if self.wants_order:
            return [Bind(card) for card in bindable(state, state.players[seat], self.bundle)]
        return [CHOICES[commodity] for commodity in self.commodities(state)]

    def options(self, state: State, seat: Seat) -> list[Move]:
        return self.answers(state, seat)

    def objection(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        return refuse("settle-the-deal-first")

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Choose) and not self.wants_order:
            return refuse("not-among-the-tiles", commodity=move.commodity)
        if isinstance(move, Bind) and self.wants_order:
            return refuse("order-does-not-fit", card=move.card)
        return refuse("settle-the-deal-first")

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return self.reason(state, seat, move)

    def with_commodity(self, commodity: str) -> "Terms":
        return Terms(self.seat, self.bundle, (*self.chosen, commodity), self.bound)

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        if isinstance(move, Bind):
            settle_terms(state, Terms(self.seat, self.bundle, self.chosen, move.card))
        else:
            settle_terms(state, self.with_commodity(move.commodity))


# ---------------------------------------------------------------- carrying out


def carry_out(state: State, terms: Terms) -> None:
    """Transfers both ways, the move and its disc, messages, then the action (GEN-15.31)."""
    bundle, buyer, trader = terms.bundle, terms.seat, state.trader
    settled = len(tally(bundle.give).unspecific)
    paid = _settled(bundle.give, terms.chosen[:settled])
    added = _settled(bundle.take, terms.chosen[settled:])
    state.reveal()
    state.offers = [offer for offer in state.offers if offer.id != bundle.id]
    state.asks = [ask for ask in state.asks if ask.id != bundle.id]
    state.emit(Struck(trader, buyer, bundle.id, bundle.space, paid, bundle.proceeds, added))
    exchange(state, buyer, tally(paid), tally(added), bundle)
    if bundle.is_ask:
        kill_asks(state)  # GEN-15.32
    if bundle.space != state.path[-1]:
        walk(state, bundle.space)
    else:
        deliver_messages(state)
    if bundle.space in IS_BUILDING:
        begin_action(state, buyer, bundle.space, bundle.proceeds, terms.bound)


def _settled(lines: Lines, chosen: tuple[str, ...]) -> Lines:
    """The lines with the chosen commodities filled in."""
    return canonical((*[word for word in lines if not word.startswith("any:")], *chosen))


def exchange(state: State, buyer: Seat, paid: Tally, added: Tally, bundle: Bundle) -> None:
    """Transfer both sides at once: neither can draw from the cards it is about to receive."""
    trader = state.trader
    of_buyer = cards_of(state, buyer, paid, () if bundle.is_ask else bundle.faces)
    of_trader = cards_of(state, trader, added, bundle.faces if bundle.is_ask else ())
    return_markers(state.players[buyer], paid.markers)
    return_markers(state.players[trader], added.markers)
    hand_over(state, buyer, trader, paid, of_buyer)
    hand_over(state, trader, buyer, added, of_trader)


def cards_of(state: State, payer: Seat, things: Tally, hidden: Lines) -> list[str]:
    """The cards that a side pays, including those drawn from the hand (GEN-15.9)."""
    cards = [*things.public, *hidden]
    for deck, count in things.random:
        pool = [card for card in state.players[payer].hand(deck) if card not in cards]
        cards += [state.pick(pool) for _ in range(count)]
    return cards


def hand_over(state: State, payer: Seat, to: Seat, things: Tally, cards: list[str]) -> None:
    """Markers are already back in the central supply."""
    giver, taker = state.players[payer], state.players[to]
    pay(state, payer, to, things.ducats)
    for commodity, count in things.commodities:
        giver.commodities[commodity] -= count
        taker.commodities[commodity] += count
    for tile, count in things.tiles:
        giver.tiles[tile] -= count
        taker.tiles[tile] += count
    if things.markers:
        replace_markers(state, payer, to, things.markers)
    if cards:
        pass_cards(state, payer, to, cards)
