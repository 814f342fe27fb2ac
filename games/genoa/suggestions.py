"""Suggested offers and asks. Any others are legal as well: these kinds are open.

All suggestions are legal by construction and use only the seat's knowledge.
"""

from functools import lru_cache

from engine.moves import Move
from engine.seats import Seat
from games.genoa.book import EXTRA, IS_BUILDING, can_bind, capacity, here, is_selling
from games.genoa.data import (
    COMMODITIES,
    DECKS,
    EFFECTS,
    MARKER,
    MAX_OFFERS,
    ORDERS,
    TILES,
    VILLAS,
    next_spaces,
    within_reach,
)
from games.genoa.lines import DRAWN, Lines, ducats_of
from games.genoa.made_once import made_once
from games.genoa.moves import Ask, Call, Offer, Queue
from games.genoa.posting import offer_from, why_not_offer
from games.genoa.state import Bundle, Player, Scope, State

SUMS = (10, 25)
FACES = ("blind", "trader", "public", "random")
"""Ways to offer a card."""
WAYS = [[(deck, FACES[(n + step) % 4]) for n, deck in enumerate(DECKS)] for step in range(4)]
"""Way of offering for each deck, rotating with each step of the tower."""
make_offer = made_once(Offer)
make_ask = made_once(Ask)
make_queue = made_once(Queue)
make_call = made_once(Call)


# ---------------------------------------------------------------- offers


def suggested_offers(state: State, seat: Seat, standing: list[Bundle], asked: tuple[str, ...]) -> list[Move]:
    """`standing`: the seat's offers in the book; `asked`: limit the suggestions to these spaces if not empty."""
    player, now = state.players[seat], here(state)
    if state.locked or (seat in state.barred and is_selling(state)):
        now = ""
    actions_left = capacity(state, seat)
    targets = _targets(state.way, now, actions_left > 0)
    if asked:
        targets = tuple([space for space in targets if space in asked])
    most = min(player.ducats, SUMS[-1]) if len(state.players) > 2 else -(player.ducats >= 5)
    held = _first_held(player)
    mine = {offer.space: offer for offer in standing}
    room = len(mine) < MAX_OFFERS
    found: list[Move] = []
    fresh = True
    for space in targets:
        if space in mine:
            found += _raised(player, mine[space])
        elif room:
            found += _plain_offers(space, most, held, _sure_line(state, player, space))
            if fresh and space in IS_BUILDING:
                found += _special(state, seat, space, now, held, actions_left)
                fresh = False
    return found or _anything(state, seat, targets)


@lru_cache(maxsize=16384)
def _targets(path: tuple[str, ...], now: str, buys_actions: bool) -> tuple[str, ...]:
    """The building under the tower, the next spaces, and two buildings that the tower can reach later."""
    near = next_spaces(path)
    if not buys_actions:
        return tuple(space for space in near if space not in IS_BUILDING)
    reach = within_reach(path) - set(near)
    far = [building for building in EFFECTS if building in reach]
    return (*([now] if now else []), *near, *far[:2])


def _first_held(player: Player) -> str:
    """The first commodity that the player has; "" if none."""
    for commodity, count in player.commodities.items():
        if count:
            return commodity
    return ""


def _anything(state: State, seat: Seat, targets: tuple[str, ...]) -> list[Move]:
    """Fallback: the first legal offer."""
    for space in targets:
        for word in ("d5", *COMMODITIES, *TILES, MARKER, *[f"random:{deck}" for deck in DECKS]):
            offer = make_offer(space, (word,))
            if why_not_offer(state, seat, offer) is None:
                return [offer]
    return []


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
    """A line that the action is certain to yield."""
    if space not in IS_BUILDING:
        return ""
    effect = EFFECTS[space]
    for commodity in effect.commodities:
        if state.commodities[commodity]:
            return commodity
    if effect.tile and state.tiles[effect.tile]:
        return effect.tile
    if effect.markers and player.central:
        return MARKER
    if effect.deck:
        pile = state.decks[effect.deck]
        return DRAWN if pile.down or pile.up else ""
    return ""


def _special(state: State, seat: Seat, space: str, now: str, held: str, actions_left: int) -> list[Move]:
    """One offer of each rarer kind."""
    player = state.players[seat]
    tiles = player.tiles
    offered = ""
    for tile in TILES:
        if tiles[tile] and (tile != EXTRA or actions_left > 1):
            offered = tile
            break
    found = [*_rare_goods(space, bool(held), offered, player.stock > 0)]
    for (deck, face), hand in zip(WAYS[len(state.path) % 4], player.hands, strict=True):
        if hand:
            found.append(_card_offer(space, face, deck, hand[0]))
    if player.commodities[COMMODITIES[0]]:
        found.append(_for_this_step(space, "arrival" if space == now else "move"))
    if len(state.players) > 2 and player.ducats >= 10:
        wanted = _first_held(state.players[state.trader])
        if wanted:
            found.append(_purchase(space, wanted))
    found += _bound(state, player, space, seat)
    return found


@lru_cache(maxsize=2048)
def _rare_goods(space: str, has_commodity: bool, tile: str, has_marker: bool) -> tuple[Move, ...]:
    gives: list[str] = ["any:payer", "any:receiver"] if has_commodity else []
    gives += [tile] if tile else []
    gives += [MARKER] if has_marker else []
    return tuple(make_offer(space, (good,)) for good in gives)


@lru_cache(maxsize=8192)
def _card_offer(space: str, face: str, deck: str, card: str) -> Move:
    return make_offer(space, (f"{face}:{deck if face == 'random' else card}",))


@lru_cache(maxsize=128)
def _for_this_step(space: str, scope: Scope) -> Move:
    return make_offer(space, COMMODITIES[:1], (), (), scope, "step")


@lru_cache(maxsize=512)
def _purchase(space: str, commodity: str) -> Move:
    return make_offer(space, ("d10",), (), (commodity,))


def _bound(state: State, player: Player, space: str, seat: Seat) -> list[Move]:
    """Part of an order's reward."""
    for card in player.large_order if space in VILLAS else player.small_order:
        order = ORDERS[card]
        if order.building == space and all(player.commodities[c] for c in order.commodities):
            proceeds: Lines = (f"bind:{card}", "order:d20")
            if len(state.players) == 2:
                if space not in VILLAS or not any(state.tiles.values()):
                    return []
                proceeds = (f"bind:{card}", "order:tile", "order:d20")
            offer = make_offer(space, (), proceeds)
            return [offer] if can_bind(state, player, card, offer_from(state, seat, offer)) else []
    return []


def _raised(player: Player, old: Bundle) -> list[Move]:
    """The same offer with five ducats more."""
    if not old.live or old.faces or old.bound:
        return []
    ducats, give = _five_more(old.give)
    if player.ducats < ducats:
        return []
    return [make_offer(old.space, give, old.proceeds, old.take, old.scope, old.lifetime)]


@lru_cache(maxsize=4096)
def _five_more(give: Lines) -> tuple[int, Lines]:
    """The higher sum, and the lines with it."""
    ducats = 5 + next((ducats_of(word) or 0 for word in give if word.startswith("d")), 0)
    return ducats, (f"d{ducats}", *[word for word in give if not word.startswith("d")])


# ---------------------------------------------------------------- asks and queues


def suggested_asks(state: State, spaces: tuple[str, ...]) -> list[Move]:
    """Asks for the askable spaces, without those already asked for."""
    for to in state.others:
        if capacity(state, to) > 0:
            break
    else:
        to = state.others[0]
        spaces = tuple([space for space in spaces if space not in IS_BUILDING])
    if not spaces or len(state.asks) >= MAX_OFFERS:
        return []
    first = spaces[0]
    plain, to_one = _plain_asks(spaces, len(state.players)), _ask_one(first, to)
    rare = _rare_asks(first, _first_held(state.players[state.trader]), _sure_line(state, state.players[to], first))
    asked = [(ask.space, ask.to) for ask in state.asks]
    return [ask for ask in (*plain, to_one, *rare) if (ask.space, ask.to) not in asked]


@lru_cache(maxsize=2048)
def _plain_asks(spaces: tuple[str, ...], players: int) -> tuple[Ask, ...]:
    plain: Lines = ("d15",) if players > 2 else ("any:payer",)
    return tuple(make_ask(space, None, plain, (), ()) for space in spaces)


@lru_cache(maxsize=256)
def _ask_one(space: str, to: Seat) -> Ask:
    return make_ask(space, to, ("d5", "any:receiver"), (), ())


@lru_cache(maxsize=2048)
def _rare_asks(space: str, commodity: str, sure: str) -> tuple[Ask, ...]:
    """Asks for a message, a share of the yield, a share of an order."""
    found: list[Ask] = []
    if commodity:
        found.append(make_ask(space, None, ("random:message",), (), (commodity,)))
    if sure:
        found.append(make_ask(space, None, (), (sure,), ()))
    if space in IS_BUILDING and space not in VILLAS:
        found.append(make_ask(space, None, ("any:payer",), ("bind:small_order", "order:d20"), ()))
    return tuple(found)


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
