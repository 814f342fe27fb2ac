"""Parts of Genoa designed here because the printed originals were not available."""

from engine.reconstructed import Reconstruction, plain
from games.genoa.data import ADJACENT, INNER, LARGE_ORDERS, MESSAGES, OUTER_RING, SMALL_ORDERS, VILLAS, Order


def _order(order: Order) -> str:
    return f"{plain(order.building)}: {', '.join(order.commodities)}"


def _beside(building: str) -> str:
    """The outer buildings that a building touches or, for an inner one, that are across a street."""
    around = ADJACENT[building] if building in OUTER_RING else [s for t in ADJACENT[building] for s in ADJACENT[t]]
    return ", ".join(plain(other) for other in dict.fromkeys(around) if other in OUTER_RING)


RECONSTRUCTED = (
    Reconstruction(
        "Messages (14 cards)",
        "games/genoa/data.py: MESSAGES",
        "Every outer building twice, and all pairs three moves apart, so that all are equally hard.",
        {plain(card): " + ".join(map(plain, pair)) for card, pair in MESSAGES.items()},
    ),
    Reconstruction(
        "Large orders (16 cards)",
        "games/genoa/data.py: LARGE_ORDERS",
        "Four for each villa, goods of three warehouses each, every commodity six times, no two alike.",
        {plain(card): _order(order) for card, order in LARGE_ORDERS.items()},
    ),
    Reconstruction(
        "Small orders (16 cards)",
        "games/genoa/data.py: SMALL_ORDERS",
        "One commodity each. Villas take large orders and warehouses give goods, so ten buildings are left: the six "
        "special ones twice, the four inner ones once; every commodity twice, never to a neighbour of its warehouse.",
        {plain(card): _order(order) for card, order in SMALL_ORDERS.items()},
    ),
    Reconstruction(
        "Which villa stands in which corner",
        "games/genoa/data.py: _ROWS",
        "Ricci beside the Coach House and Colini on the side of the metals by the rulebook's picture text and example, "
        "Monetti beside the Harbor by its example; Zasteri is left.",
        {plain(villa): f"between {_beside(villa)}" for villa in VILLAS},
    ),
    Reconstruction(
        "Which inner building faces which side",
        "games/genoa/data.py: _ROWS",
        "The Guild Hall faces the Coach House and the Park by the rulebook; the others follow the order of a list.",
        {plain(building): f"across from {_beside(building)}" for building in INNER[1:]},
    ),
)
