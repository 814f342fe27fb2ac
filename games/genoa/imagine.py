"""A complete position that matches a seat's view: hidden places are filled with possible values.

Filled arbitrarily, then dealt again like any other position. Only constraints of the book and the steps must hold: a
hidden card of an offer belongs to its maker, a bound order can be fulfilled.
"""

from dataclasses import replace
from random import Random

from engine.records import HIDDEN, HIDDEN_NUMBER
from engine.seats import Seat
from engine.steps import Step
from games.genoa.book import can_bind
from games.genoa.data import CARDS, COMMODITIES, DECK_OF, DECKS, ORDERS, START_DUCATS, VILLAS
from games.genoa.deals import Terms
from games.genoa.goods import pairs_visited
from games.genoa.lines import HIDDEN_FACES, promise, tally
from games.genoa.redeal import bundles, redeal
from games.genoa.state import Bundle, Player, State
from games.genoa.window import ActionWindow, Resume, ShareCards, Swap


def imagine(view: State, seat: Seat, rng: Random) -> State:
    world = view.clone()
    hidden = _fill_cards(world, _shown(world))
    for player in world.players:
        if player.ducats == HIDDEN_NUMBER:
            player.ducats = START_DUCATS if player.shown is None else player.shown
    world.stack = [_filled_step(world, step, hidden) for step in world.stack]
    world.offers = [_filled(world, bundle, bundle.seat, hidden) for bundle in world.offers]
    world.asks = [_filled(world, bundle, bundle.seat, hidden) for bundle in world.asks]
    world.paid_out = sum(player.ducats - START_DUCATS for player in world.players)
    return redeal(world, seat, rng)


# ---------------------------------------------------------------- cards


class Hidden:
    """Tracks the hidden cards that are already placed and must stay."""

    def __init__(self) -> None:
        self.settled: set[str] = set()

    def give(self, world: State, seat: Seat, card: str) -> None:
        """Put the card into the seat's hand in exchange for another. Without one to exchange, the seat has given the
        card away since."""
        deck = DECK_OF[card]
        spare = next((other for other in world.players[seat].hand(deck) if other not in self.settled), card)
        exchanged = {card: spare, spare: card}
        for player in world.players:
            player.hand(deck)[:] = [exchanged.get(other, other) for other in player.hand(deck)]
        world.decks[deck].down = [exchanged.get(other, other) for other in world.decks[deck].down]
        self.settled.add(card)


def _shown(world: State) -> dict[Seat, set[str]]:
    """Seat → cards of its hand with faces that the book shows to all."""
    found: dict[Seat, set[str]] = {}
    for bundle in bundles(world):
        side = bundle.take if bundle.is_ask else bundle.give
        found.setdefault(bundle.seat, set()).update(tally(side).public)
    return found


def _fill_cards(world: State, shown: dict[Seat, set[str]]) -> Hidden:
    """Fill hands and decks. Messages that would have been delivered automatically go into the deck, or else into
    hands with manual delivery (GEN-13.25)."""
    hidden, visited = Hidden(), set(pairs_visited(tuple(world.path)))
    careful = sorted(world.players, key=lambda player: player.messages == "ask")
    for deck in DECKS:
        pile = world.decks[deck]
        seen = {*pile.up, *(card for player in world.players for card in player.hand(deck))}
        unseen = [card for card in CARDS[deck] if card not in seen]
        unseen.sort(key=lambda card: card not in visited)
        for seat, player in enumerate(world.players):
            hand = player.hand(deck)
            if HIDDEN in hand:
                known = [card for card in CARDS[deck] if card in shown.get(seat, ()) and card in unseen][: len(hand)]
                unseen = [card for card in unseen if card not in known]
                hand[:] = known + [HIDDEN] * (len(hand) - len(known))
            hidden.settled.update(hand)
        for player in careful:
            hand = player.hand(deck)
            hand[:] = [unseen.pop() if card == HIDDEN else card for card in hand]
        pile.down = unseen
    return hidden


# ---------------------------------------------------------------- promises


def _filled(world: State, bundle: Bundle, buyer: Seat, hidden: Hidden) -> Bundle:
    """A bundle with faces for its hidden cards, and with an order if one is bound."""
    if HIDDEN in bundle.faces:
        side = bundle.take if bundle.is_ask else bundle.give
        told = list(bundle.confided.cards) if bundle.confided is not None else []
        taken = {*tally(side).public}  # cards shown to the trader come before fully hidden ones
        faces: list[str] = []
        shown: list[str] = []
        for how, _, deck in [line.partition(":") for line in side]:
            if how not in HIDDEN_FACES:
                continue
            face = told.pop(0) if how == "trader" else HIDDEN
            if face == HIDDEN:
                face = next(card for card in _of(world, bundle.seat, deck) if card not in taken)
            taken.add(face)
            faces.append(face)
            if how == "trader":
                shown.append(face)
            hidden.give(world, bundle.seat, face)
        confided = bundle.confided and replace(bundle.confided, cards=tuple(shown))
        bundle = replace(bundle, faces=tuple(faces), confided=confided)
    if bundle.bound == HIDDEN:
        bundle = replace(bundle, bound=_order(world, buyer, bundle, hidden))
    return bundle


def _of(world: State, seat: Seat, deck: str) -> list[str]:
    """Possible cards of a seat by deck: first its hand, then, for a card given away since, any other."""
    return [*world.players[seat].hand(deck), *CARDS[deck]]


def _order(world: State, buyer: Seat, bundle: Bundle, hidden: Hidden) -> str:
    """An order for the building that could be fulfilled, put into the buyer's hand; if none can, any order for it."""
    player, deck = world.players[buyer], promise(bundle.proceeds).bind
    fitting = _orders_for(world, player, deck, bundle.space, hidden)
    for card in fitting:
        kept = player.hand(deck)[:]
        player.hand(deck).append(card)
        fits = can_bind(world, player, card, bundle)
        player.hand(deck)[:] = kept
        if fits:
            hidden.give(world, buyer, card)
            return card
    return next(iter(fitting), HIDDEN)


def _orders_for(world: State, player: Player, deck: str, building: str, hidden: Hidden) -> list[str]:
    """Orders for a building that the player may hold: neither played nor known to be elsewhere."""
    elsewhere = {*world.decks[deck].up, *hidden.settled} - {*player.hand(deck)}
    return [card for card in CARDS[deck] if ORDERS[card].building == building and card not in elsewhere]


def _window(world: State, window: ActionWindow, hidden: Hidden) -> ActionWindow:
    if window.bound != HIDDEN:
        return window
    deck = "large_order" if window.building in VILLAS else "small_order"
    player = world.players[window.seat]

    def missing(card: str) -> int:
        return sum(not player.commodities[name] for name in ORDERS[card].commodities)

    card = min(_orders_for(world, player, deck, window.building, hidden), key=missing)
    hidden.give(world, window.seat, card)
    return replace(window, bound=card)


def _filled_step(world: State, step: Step, hidden: Hidden) -> Step:
    if isinstance(step, Terms):
        bundle = _filled(world, step.bundle, step.seat, hidden)
        bound = _order(world, step.seat, bundle, hidden) if step.bound == HIDDEN else step.bound
        return replace(step, bundle=bundle, bound=bound)
    if isinstance(step, ActionWindow):
        return _window(world, step, hidden)
    if isinstance(step, Resume):
        return replace(step, window=_window(world, step.window, hidden))
    if isinstance(step, Swap):
        window = _window(world, step.window, hidden)
        return replace(step, window=window, away=_away(world, step.seat) if step.away == HIDDEN else step.away)
    if isinstance(step, ShareCards) and HIDDEN in step.cards:
        deck = next(deck for deck in DECKS if len(world.players[step.seat].hand(deck)) >= len(step.cards))
        return replace(step, cards=tuple(world.players[step.seat].hand(deck)[: len(step.cards)]))
    return step


def _away(world: State, seat: Seat) -> str:
    """A good that can be traded away."""
    player = world.players[seat]
    goods = [*[c for c in COMMODITIES if player.commodities[c]], *[t for t, count in player.tiles.items() if count]]
    return next(iter([*goods, *[card for hand in player.hands for card in hand]]), "marker")
