"""The contract action and the fulfilment of contracts (TIL-10, TIL-13.3 – 13.6, TIL-22)."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from engine.moves import Move
from engine.seats import Seat
from games.tiletum.bonuses import resolve
from games.tiletum.data import (
    CONTRACT_PILLARS,
    CONTRACT_SPACE_VP,
    CONTRACT_SPACES,
    CONTRACTS,
    OFFER,
    OFFER_COST,
    RESOURCES,
    Contract,
)
from games.tiletum.events import ContractFulfilled, ContractsRefilled, Swapped
from games.tiletum.income import gain, pay, score
from games.tiletum.moves import Fulfil, Sign, Swap
from games.tiletum.state import Player, State
from games.tiletum.turn import DONE_TASKS, PRICES, SPENDING, SPENT, TASKS
from games.tiletum.warehouse import take, untakeable

SIGNS: list[Move] = [Sign(space) for space in range(1, OFFER + 1)]
PAIRS = tuple(combinations_with_replacement(RESOURCES, 2))
FIRST_SWAPS: dict[str, list[Move]] = {
    give: [Swap(give, pair) for pair in PAIRS if give not in pair] for give in RESOURCES
}
"""Moves of the first swap: two resources for one, in either order of swap and bonus (TIL-10.4, R-16)."""
GIFTS: dict[str, dict[str, Move]] = {
    give: {gift: Swap(give, pair) for pair in PAIRS for gift in pair if set(pair) == {give, gift} and gift != give}
    for give in RESOURCES
}
"""Moves that return the given resource as the bonus: the other resource is a gift, whatever was given (R-16)."""
SWAPS: dict[str, list[Move]] = {give: [Swap(give, (get,)) for get in RESOURCES if get != give] for give in RESOURCES}
FULFILS: dict[str, list[tuple[Move, dict[str, int]]]] = {}
"""Contract → each way to pay for it, with the resources."""


def cost(contract: Contract, pay_with: str | None) -> dict[str, int]:
    """Resources of a contract. R-14: "any same" may be any resource, also the one of the second part."""
    found = {"iron": contract.iron, "wool": contract.wool}
    if pay_with:
        found[pay_with] = found.get(pay_with, 0) + contract.any_same
    return {resource: amount for resource, amount in found.items() if amount}


for _contract in CONTRACTS.values():
    FULFILS[_contract.id] = [
        (Fulfil(_contract.id, pay_with), cost(_contract, pay_with))
        for pay_with in (RESOURCES if _contract.any_same else (None,))
    ]

# ---------------------------------------------------------------- the action


def contract_choices(state: State, seat: Seat, points: int) -> list[Move]:
    """D11."""
    found: list[Move] = []
    if not points:
        return found
    player = state.players[seat]
    beyond = untakeable(player)
    for space, (tile, price) in enumerate(zip(state.contract_offer, OFFER_COST, strict=True), start=1):
        if tile and price <= points and tile not in beyond and space == same_offer(state, space):
            found.append(SIGNS[space - 1])
    return found + swaps(tuple([resource for resource, amount in player.resources.items() if amount]), state.swapped)


def same_offer(state: State, space: int) -> int:
    """The first space with the same tile at the same price: after the offer slides they are equivalent."""
    offer, cost = state.contract_offer, OFFER_COST[space - 1]
    first = offer.index(offer[space - 1]) + 1
    while OFFER_COST[first - 1] != cost:
        first = offer.index(offer[space - 1], first) + 1
    return first


@cache
def swaps(owned: tuple[str, ...], swapped: bool) -> list[Move]:
    """Swaps of the resources owned, the first one of the turn with its bonus."""
    ways = SWAPS if swapped else FIRST_SWAPS
    found = [swap for resource in owned for swap in ways[resource]]
    return found if swapped else found + gifts(owned)


def gifts(owned: Sequence[str]) -> list[Move]:
    """Each resource once: the first owned is given for all others, the second for the first."""
    return [GIFTS[give][gift] for gift in RESOURCES for give in [r for r in owned if r != gift][:1]]


def sign_price(state: State, seat: Seat, move: Sign) -> int:
    return OFFER_COST[move.space - 1]


def swap_price(state: State, seat: Seat, move: Swap) -> int:
    return 1


def sign(state: State, seat: Seat, move: Sign) -> None:
    """Take the tile; the gap stays until the end of the turn (TIL-10.2)."""
    take(state, seat, state.contract_offer[move.space - 1], "contracts")
    state.contract_offer[move.space - 1] = ""


def swap(state: State, seat: Seat, move: Swap) -> None:
    """Swap a resource; of two resources gained, one is the swap and the other the bonus (TIL-10.3, 10.4)."""
    get = next(resource for resource in move.get if resource != move.give)
    bonus = list(move.get)
    bonus.remove(get)
    resources = state.players[seat].resources
    resources[move.give] -= 1
    resources[get] += 1
    state.out.append(Swapped(seat, move.give, get))
    for resource in bonus:
        gain(state, seat, resource, 1, "first_swap")
    state.swapped = True


def refill_contracts(state: State) -> None:
    """Slide all tiles right and fill from the left (TIL-10.6)."""
    offer = [tile for tile in state.contract_offer if tile]
    gaps = OFFER - len(offer)
    new: list[str] = []
    while len(new) < gaps and any(state.contract_stack.values()):
        new.append(state.draw(state.contract_stack))
    new.reverse()
    state.contract_offer = [""] * (gaps - len(new)) + new + offer
    if new:
        state.out.append(ContractsRefilled(tuple(new)))


# ---------------------------------------------------------------- the task


def fulfilments(state: State, seat: Seat, player: Player) -> Sequence[Move]:
    """D15; none with all six spaces covered (TIL-13.13)."""
    found: list[Move] = []
    if len(player.contracts) == CONTRACT_SPACES:
        return found
    resources = player.resources
    for tile in player.warehouse:
        for move, price in FULFILS.get(tile, ()):
            for resource, amount in price.items():
                if resources[resource] < amount:
                    break
            else:
                found.append(move)
    return found


def fulfil(state: State, seat: Seat, move: Fulfil) -> None:
    """Fulfil a contract (TIL-13.3 – 13.6); it leaves the warehouse before its reward (TIL-13.14)."""
    player, contract = state.players[seat], CONTRACTS[move.contract]
    for resource, amount in cost(contract, move.pay).items():
        pay(state, seat, resource, amount, contract.id)
    player.warehouse.remove(contract.id)
    space = len(player.contracts)
    player.contracts.append(contract.id)
    pillar = space < CONTRACT_PILLARS
    if pillar:
        player.pillars += 1
    state.out.append(ContractFulfilled(seat, contract.id, space + 1, pillar))
    score(state, seat, contract.vp, "contracts", contract.id)
    score(state, seat, CONTRACT_SPACE_VP[space], "contracts", "space")
    resolve(state, seat, contract.reward, "contracts", contract.id)


SPENDING["contract"] = contract_choices
PRICES.update({Sign: sign_price, Swap: swap_price})
SPENT.update({Sign: sign, Swap: swap})
TASKS.append(fulfilments)
DONE_TASKS[Fulfil] = fulfil
