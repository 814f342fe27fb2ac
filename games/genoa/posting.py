"""Creating, editing and removing offers and asks (GEN-15.2 – 15.9, 15.16 – 15.18, 15.27, 15.34)."""

from dataclasses import replace

from engine.refusals import IllegalMove
from engine.seats import Seat
from games.genoa.book import (
    IS_BUILDING,
    acceptable_place,
    bundle_flaw,
    buyer_flaw,
    can_be_reached,
    capacity,
    find,
    is_next,
    is_selling,
    own_offer,
    place_flaw,
    trader_flaw,
    uncertain,
)
from games.genoa.data import MAX_LINES, MAX_OFFERS, MAX_PIECES, SPACES, next_spaces
from games.genoa.events import FacesShown, Offered
from games.genoa.lines import (
    ASKED_PROCEEDS,
    BUYER_GIVES,
    OFFERED_PROCEEDS,
    OTHERS_GIVE,
    TRADER_GIVES,
    Lines,
    at_least,
    canonical,
    mask,
    odd_sum,
    stray_word,
    tally,
)
from games.genoa.moves import Accept, Ask, Offer, Reject
from games.genoa.refusals import refuse
from games.genoa.state import Bundle, Confided, State

Sides = tuple[tuple[Lines, frozenset[str], str], ...]


def _lines_flaw(sides: Sides) -> IllegalMove | None:
    """Fault of the words: unknown, not allowed on this side, an invalid sum, or too many; None if there is none."""
    for words, allowed, ducats in sides:
        if len(words) > MAX_PIECES or len(set(words)) > MAX_LINES:
            return refuse("too-many-lines")
        word = stray_word(words, allowed, ducats)
        if word is not None:
            return refuse("unknown-line", line=word)
        word = odd_sum(words)
        if word is not None:
            return refuse("odd-sum", line=word)
    return None


# ---------------------------------------------------------------- offers


def offer_from(state: State, seat: Seat, move: Offer) -> Bundle:
    """The offer of a move: a new one, or the next revision of the seat's offer for that space (GEN-15.4, 15.18)."""
    old = own_offer(state, seat, move.space)
    number, revision = (old.id, old.revision + 1) if old else (state.next_id, 1)
    give, proceeds = mask(move.give), mask(move.proceeds)
    confided = Confided(state.trader, give.confided) if give.confided else None
    return Bundle(
        seat, number, revision, False, None, move.space, move.scope, move.lifetime,
        give.lines, proceeds.lines, canonical(move.take), give.faces, proceeds.bound, confided,
    )  # fmt: skip


def why_not_offer(state: State, seat: Seat, move: Offer) -> IllegalMove | None:
    if seat == state.trader:
        return refuse("trader-makes-asks")
    wrong = _lines_flaw(
        ((move.give, BUYER_GIVES, "d"), (move.proceeds, OFFERED_PROCEEDS, "order:d"), (move.take, OTHERS_GIVE, "d"))
    )
    wrong = wrong or place_flaw(state, move.space, move.scope)
    if wrong is not None:
        return wrong
    offer, old = offer_from(state, seat, move), own_offer(state, seat, move.space)
    if move.space == state.path[-1]:
        if state.locked:
            return refuse("locked")
        if is_selling(state):
            if seat in state.barred:
                return refuse("withdrew-in-window")
            if old is not None and not improves(offer, old):
                return refuse("only-improve")
    if old is None and sum(other.seat == seat for other in state.offers) >= MAX_OFFERS:
        return refuse("too-many-offers")
    if old is not None and _says_the_same(offer, old):
        return refuse("offer-unchanged")
    return bundle_flaw(state, offer) or buyer_flaw(state, offer, seat) or trader_flaw(state, offer)


def _says_the_same(new: Bundle, old: Bundle) -> bool:
    return replace(new, revision=old.revision, live=old.live, rejected=old.rejected) == old


def improves(new: Bundle, old: Bundle) -> bool:
    """Whether nothing is removed from the buyer's side and nothing added to the trader's (GEN-15.27)."""
    return (
        at_least(_uncarded(new.give), _uncarded(old.give))
        and {*old.faces, *tally(old.give).public} <= {*new.faces, *tally(new.give).public}
        and at_least(new.proceeds, old.proceeds)
        and (not old.bound or new.bound == old.bound)
        and at_least(old.take, new.take)
    )


def _uncarded(lines: Lines) -> Lines:
    return tuple(word for word in lines if not word.startswith(("blind:", "trader:", "public:")))


def post_offer(state: State, seat: Seat, move: Offer) -> None:
    offer = offer_from(state, seat, move)
    if offer.revision == 1:
        state.next_id += 1
        state.offers.append(offer)
    else:
        state.offers = [offer if other.id == offer.id else other for other in state.offers]
    player = state.players[seat]
    if offer.space in player.passes:
        player.passes.remove(offer.space)
    _tell(state, offer)
    if offer.confided is not None or tally(offer.give).public:
        state.reveal()
    if offer.confided is not None:
        state.emit(FacesShown(state.trader, seat, offer.id, offer.confided.cards))
    if state.queue and (offer.space == state.path[-1] or is_next(state, offer.space)):
        state.queue_paused = True  # GEN-15.36


def _tell(state: State, bundle: Bundle) -> None:
    state.emit(
        Offered(
            bundle.seat,
            bundle.id,
            bundle.revision,
            bundle.is_ask,
            bundle.to,
            bundle.space,
            bundle.scope,
            bundle.lifetime,
            bundle.give,
            bundle.proceeds,
            bundle.take,
            bundle.faces,
            bundle.bound,
        )
    )


# ---------------------------------------------------------------- asks


def ask_from(state: State, seat: Seat, move: Ask) -> Bundle:
    old = next((ask for ask in state.asks if (ask.space, ask.to) == (move.space, move.to)), None)
    number, revision = (old.id, old.revision + 1) if old else (state.next_id, 1)
    take = mask(move.take)
    return Bundle(
        seat, number, revision, True, move.to, move.space, "both", "step",
        canonical(move.give), canonical(move.proceeds), take.lines, take.faces,
    )  # fmt: skip


def askable_spaces(state: State) -> tuple[str, ...]:
    """The open building alone, or the neighbours and the discharged building (GEN-15.21)."""
    if state.action == "open":
        return (state.path[-1],)
    neighbours = next_spaces(state.way)
    return (state.path[-1], *neighbours) if state.action == "discharged" else neighbours


def why_not_ask(state: State, seat: Seat, move: Ask) -> IllegalMove | None:
    """The trader must be able to pay; whether a buyer can is checked on acceptance."""
    if seat != state.trader:
        return refuse("only-the-trader-asks")
    wrong = _lines_flaw(
        ((move.give, OTHERS_GIVE, "d"), (move.proceeds, ASKED_PROCEEDS, "order:d"), (move.take, TRADER_GIVES, "d"))
    )
    if wrong is not None:
        return wrong
    if move.space not in askable_spaces(state):
        return refuse("ask-elsewhere", space=move.space) if move.space in SPACES else place_flaw(state, move.space, "")
    if move.to is not None and (move.to not in state.seats or move.to == seat):
        return refuse("no-such-player")
    ask = ask_from(state, seat, move)
    old = find(state, ask.id)
    if old is None and len(state.asks) >= MAX_OFFERS:
        return refuse("too-many-offers")
    if old is not None and _says_the_same(ask, old):
        return refuse("offer-unchanged")
    wrong = bundle_flaw(state, ask) or trader_flaw(state, ask)
    if wrong is not None:
        return wrong
    buyers = [buyer for buyer in state.seats if buyer != seat and move.to in (None, buyer)]
    if ask.space in IS_BUILDING:
        added = tally(ask.take).extra_actions - tally(ask.give).extra_actions
        buyers = [buyer for buyer in buyers if capacity(state, buyer) + added >= 1]
        if not buyers:
            return refuse("nobody-can-accept", space=ask.space)
    if ask.proceeds:
        words = [uncertain(state, state.players[buyer], ask) for buyer in buyers]
        if None not in words:
            return refuse("not-certain", line=words[0])
    return None


def post_ask(state: State, seat: Seat, move: Ask) -> None:
    ask = ask_from(state, seat, move)
    if ask.revision == 1:
        state.next_id += 1
        state.asks.append(ask)
    else:
        state.asks = [ask if other.id == ask.id else other for other in state.asks]
    _tell(state, ask)
    if tally(ask.take).public:
        state.reveal()


# ---------------------------------------------------------------- accepting and rejecting


def why_not_accept(state: State, seat: Seat, move: Accept) -> IllegalMove | None:
    """GEN-15.4, 15.20. While the building under the tower is open, the trader's acceptance for a neighbour is an
    intent."""
    bundle = find(state, move.id)
    if bundle is None:
        return refuse("no-such-offer", id=move.id)
    if bundle.is_ask == (seat == state.trader) or bundle.to not in (None, seat):
        return refuse("not-for-you", id=move.id)
    if bundle.revision != move.revision:
        return refuse("revision-changed", id=move.id, revision=bundle.revision)
    if not bundle.live:
        return refuse("suspended", id=move.id)
    if seat != state.trader:
        if not acceptable_place(state, bundle):
            return refuse("not-acceptable-now", id=move.id)
        return buyer_flaw(state, bundle, seat)
    if not can_be_reached(state, bundle):
        return refuse("not-acceptable-now", id=move.id)
    wanted = tally(bundle.take).ducats
    return refuse("cannot-pay-that", ducats=wanted) if state.players[seat].ducats < wanted else None


def acceptable(state: State, seat: Seat) -> list[Bundle]:
    """Bundles the seat could accept now: offers for the trader, asks for the others."""
    if seat != state.trader:
        return [ask for ask in state.asks if _takes_ask(state, seat, ask)]
    return [offer for offer in state.offers if _takes_offer(state, offer)]


def _takes_ask(state: State, seat: Seat, ask: Bundle) -> bool:
    return (
        ask.live
        and (ask.to is None or ask.to == seat)
        and acceptable_place(state, ask)
        and buyer_flaw(state, ask, seat) is None
    )


def _takes_offer(state: State, offer: Bundle) -> bool:
    if not offer.live or not can_be_reached(state, offer):
        return False
    return tally(offer.take).ducats <= state.players[state.trader].ducats


def rejectable(bundles: list[Bundle], seat: Seat) -> list[Bundle]:
    """The bundles that the seat has not rejected yet."""
    return [it for it in bundles if (it.to is None or it.to == seat) and seat not in it.rejected]


def why_not_reject(state: State, seat: Seat, move: Reject) -> IllegalMove:
    bundle = find(state, move.id)
    if bundle is None:
        return refuse("no-such-offer", id=move.id)
    if bundle.is_ask == (seat == state.trader) or bundle.to not in (None, seat):
        return refuse("not-for-you", id=move.id)
    if bundle.revision != move.revision:
        return refuse("revision-changed", id=move.id, revision=bundle.revision)
    return refuse("already-rejected", id=move.id)
