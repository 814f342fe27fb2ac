"""Offers and asks worth suggesting. Any other may be made as well: these kinds are open.

Everything here is legal by construction and looks only at what the seat itself may know.
"""

from functools import lru_cache

from engine.genoa.book import EXTRA, IS_BUILDING, can_bind, capacity, here, is_selling
from engine.genoa.data import COMMODITIES, DECKS, EFFECTS, MAX_OFFERS, ORDERS, TILES, VILLAS, next_spaces, within_reach
from engine.genoa.lines import Lines, ducats_of
from engine.genoa.moves import Ask, Call, Offer, Queue
from engine.genoa.posting import askable_spaces, offer_from, why_not_offer
from engine.genoa.state import Bundle, Player, State
from engine.moves import Move
from engine.seats import Seat

SUMS = (10, 25)
make_offer = lru_cache(maxsize=8192)(Offer)
make_ask = lru_cache(maxsize=4096)(Ask)
make_queue = lru_cache(maxsize=4096)(Queue)
make_call = lru_cache(maxsize=4096)(Call)


@lru_cache(maxsize=8192)
def far_buildings(path: tuple[str, ...]) -> tuple[str, ...]:
    """Buildings that the tower can reach, but not with its next step."""
    reach = within_reach(path) - set(next_spaces(path))
    return tuple(building for building in EFFECTS if building in reach)


# ---------------------------------------------------------------- offers


def suggested_offers(state: State, seat: Seat) -> list[Move]:
    player, path = state.players[seat], tuple(state.path)
    buys_actions = capacity(state, seat) > 0
    mine = {offer.space: offer for offer in state.offers if offer.seat == seat}
    found: list[Move] = []
    targets = [space for space in next_spaces(path) if buys_actions or space not in IS_BUILDING]
    now = here(state)
    if now and buys_actions and not state.locked and not (state.barred and seat in state.barred and is_selling(state)):
        targets.insert(0, now)
    if buys_actions:
        targets += far_buildings(path)[:2]
    room = len(mine) < MAX_OFFERS
    fresh = True
    for space in targets:
        if space in mine:
            found += _raised(player, mine[space])
        elif room:
            found += _plain(state, player, space)
            if fresh and space in IS_BUILDING:
                found += _special(state, seat, player, space)
                fresh = False
    return found or _anything(state, seat, player, targets)


def _anything(state: State, seat: Seat, player: Player, targets: list[str]) -> list[Move]:
    """Where nothing better comes to mind: the first offer that is possible at all."""
    gives: list[Lines] = [("d5",), *[(c,) for c in COMMODITIES if player.commodities[c]]]
    gives += [(tile,) for tile in TILES if player.tiles[tile]]
    gives += [("marker",)] if player.stock else []
    gives += [(f"random:{deck}",) for deck in DECKS if player.hand(deck)]
    for space in targets:
        for give in gives:
            offer = make_offer(space, give)
            if why_not_offer(state, seat, offer) is None:
                return [offer]
    return []


def _plain(state: State, player: Player, space: str) -> tuple[Move, ...]:
    held = ""
    for commodity, count in player.commodities.items():
        if count:
            held = commodity
            break
    most = min(player.ducats, SUMS[-1]) if len(state.players) > 2 else -(player.ducats >= 5)
    return _plain_offers(space, most, held, _sure_line(state, player, space))


@lru_cache(maxsize=8192)
def _plain_offers(space: str, most: int, commodity: str, sure: str) -> tuple[Move, ...]:
    """A sum (three and more players; `most` is below 0 for two who can pay), a commodity, a share of the yield."""
    found: list[Move] = [make_offer(space, (f"d{ducats}",)) for ducats in SUMS if most >= ducats]
    if commodity:
        found.append(make_offer(space, (commodity,)))
        if most >= 5 or most < 0:
            found.append(make_offer(space, ("d5", commodity)))
    if sure:
        found.append(make_offer(space, (), (sure,)))
    return tuple(found)


def _sure_line(state: State, player: Player, space: str) -> str:
    """Something that the action is certain to give."""
    effect = EFFECTS.get(space)
    if effect is None:
        return ""
    for commodity in effect.commodities:
        if state.commodities[commodity]:
            return commodity
    if effect.tile and state.tiles[effect.tile]:
        return effect.tile
    if effect.markers and player.central:
        return "marker"
    if effect.deck and state.decks[effect.deck].size:
        return "drawn"
    return ""


def _special(state: State, seat: Seat, player: Player, space: str) -> list[Move]:
    """One of each rarer kind."""
    found: list[Move] = []
    if any(player.commodities.values()):
        found += [make_offer(space, ("any:payer",)), make_offer(space, ("any:receiver",))]
    for tile in TILES:
        if player.tiles[tile] and (tile != EXTRA or capacity(state, seat) > 1):
            found.append(make_offer(space, (tile,)))
            break
    if player.stock:
        found.append(make_offer(space, ("marker",)))
    for number, deck in enumerate(DECKS):
        hand = player.hand(deck)
        if hand:
            how = ("blind", "trader", "public", "random")[(number + len(state.path)) % 4]
            found.append(make_offer(space, (f"{how}:{deck if how == 'random' else hand[0]}",)))
    scope = "arrival" if space == here(state) else "move"
    found += [
        make_offer(space, (commodity,), (), (), scope, "step")
        for commodity in COMMODITIES[:1]
        if player.commodities[commodity]
    ]
    trader = state.players[state.trader]
    for commodity in COMMODITIES:
        if trader.commodities[commodity]:
            if len(state.players) > 2 and player.ducats >= 10:
                found.append(make_offer(space, ("d10",), (), (commodity,)))
            break
    found += _bound(state, player, space, seat)
    return found


def _bound(state: State, player: Player, space: str, seat: Seat) -> list[Move]:
    """Part of what an order would bring."""
    deck = "large_order" if space in VILLAS else "small_order"
    for card in player.hand(deck):
        order = ORDERS[card]
        if order.building == space and all(player.commodities[c] for c in order.commodities):
            proceeds: Lines = (f"bind:{card}", "order:d20")
            if len(state.players) == 2:
                if deck == "small_order" or not any(state.tiles.values()):
                    return []
                proceeds = (f"bind:{card}", "order:tile", "order:d20")
            offer = make_offer(space, (), proceeds)
            return [offer] if can_bind(state, player, card, offer_from(state, seat, offer)) else []
    return []


def _raised(player: Player, old: Bundle) -> list[Move]:
    """The same offer with five ducats more."""
    if not old.live or old.faces or old.bound:
        return []
    ducats = next((ducats_of(word) or 0 for word in old.give if word.startswith("d")), 0)
    if player.ducats < ducats + 5:
        return []
    rest: Lines = tuple(word for word in old.give if not word.startswith("d"))
    return [make_offer(old.space, (f"d{ducats + 5}", *rest), old.proceeds, old.take, old.scope, old.lifetime)]


# ---------------------------------------------------------------- what the trader may propose


def suggested_asks(state: State, seat: Seat) -> list[Move]:
    """None for what is already asked for."""
    others = state.clockwise(seat)[1:]
    able = [other for other in others if capacity(state, other) > 0]
    spaces = [space for space in askable_spaces(state) if able or space not in IS_BUILDING]
    if not spaces or len(state.asks) >= MAX_OFFERS:
        return []
    plain: Lines = ("d15",) if len(state.players) > 2 else ("any:payer",)
    asked = [(ask.space, ask.to) for ask in state.asks]
    found: list[Move] = [make_ask(space, None, plain, (), ()) for space in spaces if (space, None) not in asked]
    first, to = spaces[0], (able or others)[0]
    if (first, to) not in asked:
        found.append(make_ask(first, to, ("d5", "any:receiver"), (), ()))
    if (first, None) in asked:
        return found
    for commodity, count in state.players[seat].commodities.items():
        if count:
            found.append(make_ask(first, None, ("random:message",), (), (commodity,)))
            break
    if first in IS_BUILDING:
        sure = _sure_line(state, state.players[able[0]], first)
        if sure:
            found.append(make_ask(first, None, (), (sure,), ()))
        if first not in VILLAS:
            found.append(make_ask(first, None, ("any:payer",), ("bind:small_order", "order:d20"), ()))
    return found


@lru_cache(maxsize=8192)
def suggested_queues(path: tuple[str, ...]) -> tuple[Move, ...]:
    """Two steps, the first over a street or the market if there is one."""
    found: list[Move] = []
    for first in next_spaces(path):
        if first not in IS_BUILDING:
            found += [make_queue((first, second)) for second in next_spaces((*path, first))[:2]]
    if not found:
        found = [make_queue((first, second)) for first in next_spaces(path) for second in next_spaces((*path, first))]
        return tuple(found[:1])
    return tuple(found[:6])
