"""The offer book (GEN-15): its bundles, whether they are live, and which seats must be asked.

Nothing is reserved (GEN-15.13): an offer is checked again after every transfer, and once more on acceptance.
"""

from engine.refusals import IllegalMove
from engine.seats import Seat
from games.genoa.data import ADJACENT, BUILDINGS, DECK_OF, DISCS, EFFECTS, ORDERS, REWARD, VILLAS, within_reach
from games.genoa.events import Expired, Revived, Suspended
from games.genoa.lines import ORDER_TILE, Lines, Tally, has_good, promise, tally
from games.genoa.refusals import refuse
from games.genoa.state import WHOLE_TURN, Bundle, Player, State

EXTRA = "extra_action"
IS_BUILDING = frozenset(BUILDINGS)

# ---------------------------------------------------------------- capacity


def base_allowance(state: State, seat: Seat) -> int:
    """GEN-5.5, 11.3a."""
    if len(state.players) == 2 and seat == state.trader and state.players[1 - seat].performed:
        return 2
    return 1


def capacity(state: State, seat: Seat) -> int:
    """Number of further actions the player can perform this turn (Q42)."""
    player = state.players[seat]
    return base_allowance(state, seat) + player.spent - player.performed + player.tiles[EXTRA]


# ---------------------------------------------------------------- places


def here(state: State) -> str:
    """The building under the tower if its action is still available, else ""."""
    return state.path[-1] if state.action in ("open", "discharged") else ""


def is_selling(state: State) -> bool:
    """Whether a sale window is open (GEN-15.23)."""
    return state.intent is not None and state.action == "open" and not state.locked


def is_next(state: State, space: str) -> bool:
    """Whether the tower can go there now."""
    path = state.path
    return space in ADJACENT[path[-1]] and space not in path and len(path) < DISCS


def is_in_place(state: State, space: str, scope: str) -> bool:
    """Whether the space is available within the scope (GEN-15.5, 15.14)."""
    return _is_among(here(state), within_reach(state.way), space, scope)


def _is_among(now: str, reach: frozenset[str], space: str, scope: str) -> bool:
    """Whether the space is the current building or still to come, within the scope."""
    if space == now:
        return scope != "move"
    return space in reach and (scope != "arrival" or space in IS_BUILDING)


def place_flaw(state: State, space: str, scope: str) -> IllegalMove | None:
    """Why the space is not available; None if it is."""
    if is_in_place(state, space, scope):
        return None
    if space == here(state) or space in within_reach(state.way):
        return refuse("wrong-scope", space=space, scope=scope)
    return refuse("out-of-reach" if space in ADJACENT else "no-such-space", space=space)


def can_be_reached(state: State, bundle: Bundle) -> bool:
    """Whether the space is the building under the tower or a neighbour, within the scope (GEN-15.5)."""
    if bundle.space == here(state):
        return bundle.scope != "move"
    return bundle.scope != "arrival" and is_next(state, bundle.space)


def acceptable_place(state: State, bundle: Bundle) -> bool:
    """Whether the space is the building under the tower, or a neighbour once that building is settled (GEN-15.20)."""
    return can_be_reached(state, bundle) and (state.action != "open" or bundle.space == here(state))


# ---------------------------------------------------------------- ownership


def lacking(player: Player, wanted: Tally) -> str | None:
    """The first line besides ducats that the player cannot pay, by public knowledge."""
    held = player.commodities
    spare = sum(held.values())
    for commodity, count in wanted.commodities:
        if held[commodity] < count:
            return commodity
        spare -= count
    if spare < len(wanted.unspecific):
        return wanted.unspecific[0]
    for tile, count in wanted.tiles:
        if player.tiles[tile] < count:
            return tile
    if player.stock < wanted.markers:
        return "marker"
    for deck, count in wanted.decks:
        if len(player.hand(deck)) < count:
            return f"random:{deck}"
    return None


def missing_card(player: Player, wanted: Tally, faces: Lines) -> str | None:
    """A named card that is not in the hand. Only its owner may learn this."""
    named = wanted.public + faces
    for n, card in enumerate(named):
        if card not in player.hand(DECK_OF[card]) or card in named[:n]:
            return card
    return None


# ---------------------------------------------------------------- proceeds (GEN-15.10, 15.11)


def uncertain(state: State, buyer: Player, bundle: Bundle) -> str | None:
    """The first line of the proceeds that the action is not certain to yield."""
    space, owed = bundle.space, promise(bundle.proceeds)
    if space not in IS_BUILDING:
        return bundle.proceeds[0]
    if bundle.proceeds.count(ORDER_TILE) > 1:
        return ORDER_TILE
    effect = EFFECTS[space]
    for n, commodity in enumerate(owed.commodities):
        if commodity not in effect.commodities or not state.commodities[commodity] or commodity in owed.commodities[:n]:
            return commodity
    for n, tile in enumerate(owed.tiles):
        if tile != effect.tile or not state.tiles[tile] or n:
            return tile
    central = buyer.central + tally(bundle.give).markers
    if owed.markers > min(effect.markers, central - min(tally(bundle.take).markers, central)):
        return "marker"
    if owed.drawn:
        delivers = owed.bind == "large_order"
        if delivers or owed.drawn > min(effect.cards, state.decks[effect.deck].size if effect.deck else 0):
            return "drawn"
    if owed.bind and (owed.bind == "large_order") != (space in VILLAS):
        return f"bind:{owed.bind}"
    if owed.bind and owed.ducats > REWARD[owed.bind]:
        return f"order:d{owed.ducats}"
    if owed.tile and (owed.bind != "large_order" or not any(state.tiles.values())):
        return "order:tile"
    return None


def can_bind(state: State, buyer: Player, card: str, bundle: Bundle) -> bool:
    """Whether the order can be fulfilled with the hand and commodities after the immediate transfers and the
    action's certain yield (GEN-15.11). Commodities that an "any commodity" line may take do not count."""
    order = ORDERS[card]
    give, take, owed = tally(bundle.give), tally(bundle.take), promise(bundle.proceeds)
    deck = owed.bind
    if order.building != bundle.space or card not in buyer.hand(deck) or card in bundle.faces or card in give.public:
        return False
    if any(name == deck for name, _ in give.random):
        return False
    paid, got = dict(give.commodities), dict(take.commodities)
    effect = EFFECTS[bundle.space]
    for commodity in set(order.commodities):
        held = buyer.commodities[commodity] - paid.get(commodity, 0) - len(give.unspecific) + got.get(commodity, 0)
        if commodity in effect.commodities and commodity not in owed.commodities and state.commodities[commodity]:
            held += 1
        if held < order.commodities.count(commodity):
            return False
    return True


def bindable(state: State, buyer: Player, bundle: Bundle) -> list[str]:
    """The orders in hand that an ask would accept."""
    return [card for card in buyer.hand(promise(bundle.proceeds).bind) if can_bind(state, buyer, card, bundle)]


# ---------------------------------------------------------------- live or suspended (GEN-15.13 – 15.16)


def bundle_flaw(state: State, bundle: Bundle) -> IllegalMove | None:
    """Fault of the lines, independent of the payer; None if there is none."""
    if not bundle.give and not bundle.proceeds:
        return refuse("empty-offer")
    if len(state.players) == 2 and not has_good(bundle.give, bundle.proceeds):
        return refuse("two-players-need-a-good")
    owed = promise(bundle.proceeds)
    if bool(owed.bind) != bool(owed.ducats or owed.tile):
        return refuse("order-not-bound")
    if sum(word.startswith("bind:") for word in bundle.proceeds) > 1:
        return refuse("one-order")
    return None


def buyer_flaw(state: State, bundle: Bundle, seat: Seat) -> IllegalMove | None:
    """Why this buyer cannot pay; None if possible."""
    buyer, give = state.players[seat], tally(bundle.give)
    added = tally(bundle.take).extra_actions - give.extra_actions
    if bundle.space in IS_BUILDING and capacity(state, seat) + added < 1:
        return refuse("buyer-without-capacity", space=bundle.space)
    if buyer.ducats < give.ducats:
        return refuse("you-lack-ducats", ducats=give.ducats)
    word = lacking(buyer, give)
    if word is not None:
        return refuse("you-lack", line=word)
    if not bundle.is_ask:
        card = missing_card(buyer, give, bundle.faces)
        if card is not None:
            return refuse("card-not-in-hand", card=card)
    if bundle.proceeds:
        owed = promise(bundle.proceeds)
        word = uncertain(state, buyer, bundle)
        if word is not None:
            return refuse("not-certain", line=word)
        if owed.bind:
            fits = bindable(state, buyer, bundle) if bundle.is_ask else can_bind(state, buyer, bundle.bound, bundle)
            if not fits:
                return refuse("order-cannot-be-bound")
    return None


def trader_flaw(state: State, bundle: Bundle) -> IllegalMove | None:
    """Why the trader cannot pay; None if possible. Hidden ducats are checked only on acceptance (GEN-15.13b)."""
    trader, take = state.players[state.trader], tally(bundle.take)
    word = lacking(trader, take)
    if word is not None:
        return refuse("you-lack" if bundle.is_ask else "other-lacks", line=word)
    if bundle.is_ask:
        if trader.ducats < take.ducats:
            return refuse("you-lack-ducats", ducats=take.ducats)
        card = missing_card(trader, take, bundle.faces)
        return refuse("card-not-in-hand", card=card) if card is not None else None
    if state.open_money and (trader.shown or 0) < take.ducats:
        return refuse("other-lacks-ducats")
    return None


def is_live(state: State, bundle: Bundle) -> bool:
    return trader_flaw(state, bundle) is None and (bundle.is_ask or buyer_flaw(state, bundle, bundle.seat) is None)


# ---------------------------------------------------------------- keeping the book


def refresh(state: State) -> None:
    """Remove bundles that have become impossible, suspend those that cannot be paid now, revive the others
    (GEN-15.19)."""
    state.offers = _renewed(state, state.offers)
    state.asks = _renewed(state, state.asks)


def _renewed(state: State, bundles: list[Bundle]) -> list[Bundle]:
    now, reach = here(state), within_reach(state.way)
    found = []
    for bundle in bundles:
        if not _is_among(now, reach, bundle.space, bundle.scope):
            state.emit(Expired(bundle.seat, bundle.id, bundle.space, bundle.is_ask))
            continue
        live = is_live(state, bundle)
        if live != bundle.live:
            state.emit((Revived if live else Suspended)(bundle.seat, bundle.id, bundle.space))
            bundle = bundle.judged(live)
        found.append(bundle)
    return found


def kill_asks(state: State) -> None:
    """GEN-15.32, 15.33."""
    for ask in state.asks:
        state.emit(Expired(ask.seat, ask.id, ask.space, True))
    state.asks = []


def kill_steps(state: State) -> None:
    """Remove offers that were for this step only (GEN-15.6)."""
    for offer in state.offers:
        if offer.lifetime == "step":
            state.emit(Expired(offer.seat, offer.id, offer.space, False))
    state.offers = [offer for offer in state.offers if offer.lifetime != "step"]


def find(state: State, number: int) -> Bundle | None:
    for bundle in state.offers:
        if bundle.id == number:
            return bundle
    for bundle in state.asks:
        if bundle.id == number:
            return bundle
    return None


def own_offer(state: State, seat: Seat, space: str) -> Bundle | None:
    for offer in state.offers:
        if offer.seat == seat and offer.space == space:
            return offer
    return None


# ---------------------------------------------------------------- answers (GEN-15.24)


def passes_on(state: State, seat: Seat, space: str) -> bool:
    """Whether the seat passed this turn, passes by its stance, or withdrew in this window."""
    player = state.players[seat]
    stance, passes = player.stance, player.passes
    if stance == "auto_pass_all" or space in passes or WHOLE_TURN in passes:
        return True
    if stance == "auto_pass_except" and space not in player.exceptions:
        return True
    return seat in state.barred and space == state.path[-1]


def has_live_offer(state: State, seat: Seat, space: str) -> bool:
    for offer in state.offers:
        if offer.seat == seat and offer.space == space:
            return offer.live
    return False


def must_answer(state: State, seat: Seat) -> bool:
    """Whether a non-trader still has to be asked about the building under the tower."""
    space = state.path[-1]
    return not passes_on(state, seat, space) and capacity(state, seat) > 0 and not has_live_offer(state, seat, space)


def unanswered(state: State) -> tuple[Seat, ...]:
    """Seats that still have to be asked."""
    return tuple([seat for seat in state.others if must_answer(state, seat)])


# ---------------------------------------------------------------- obliging offers (GEN-7.9, 15.26)


def received_goods(state: State, offer: Bundle) -> int:
    """Number of goods that reach the trader: markers only as far as the trader can replace them (GEN-7.9a)."""
    give, owed = tally(offer.give), promise(offer.proceeds)
    markers = min(give.markers + owed.markers, state.players[state.trader].central)
    return give.goods + owed.goods + markers


def received_ducats(offer: Bundle) -> int:
    return tally(offer.give).ducats + promise(offer.proceeds).ducats


def obliges(state: State, offer: Bundle) -> bool:
    if not offer.live or offer.take or offer.space != state.path[-1] or offer.scope == "move":
        return False
    return bool(received_goods(state, offer)) or (len(state.players) > 2 and bool(received_ducats(offer)))


def offers_here(state: State) -> list[Bundle]:
    """Live offers for the building under the tower."""
    space = state.path[-1]
    return [offer for offer in state.offers if offer.live and offer.space == space and offer.scope != "move"]


def names_messages(offer: Bundle) -> bool:
    return "message" in dict(tally(offer.give).decks) | dict(tally(offer.take).decks)


def keeps_locked_offers(state: State, seat: Seat, card: str) -> bool:
    """Whether every locked offer could still be kept without this card of the seat's hand (GEN-15.27b)."""
    if not state.locked:
        return True
    deck = DECK_OF[card]
    left = len(state.players[seat].hand(deck)) - 1
    for offer in offers_here(state):
        lines = offer.give if offer.seat == seat else offer.take if seat == state.trader else ()
        side = tally(lines)
        if left < dict(side.decks).get(deck, 0) or (offer.seat == seat and card in (*offer.faces, *side.public)):
            return False
    return True
