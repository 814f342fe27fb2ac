"""The vocabulary of Tiletum."""

from games.tiletum import data, events
from games.tiletum.scoring import BREAKDOWN, TURN_ORDER

TILES = (*data.HELPERS, *data.CONTRACTS, *data.CRESTS, *data.CHARACTERS)
PLACES = (*data.ACTIONS, *data.CITIES, "king_track", "contracts", "characters")

VALUES: dict[str, tuple[str, ...]] = {
    "action": ("", *data.ACTIONS),
    "open": data.PLAIN_ACTIONS,
    "type": data.PLAIN_ACTIONS,
    "piece": ("architect", "merchant"),
    "resource": data.RESOURCES,
    "resources": data.RESOURCES,
    "give": data.RESOURCES,
    "get": data.RESOURCES,
    "gift": data.RESOURCES,
    "pay": data.RESOURCES,
    "good": data.GOODS,
    "choice": (*data.RESOURCES, *data.PLAIN_ACTIONS),
    "die": tuple(data.DICE),
    "dice": tuple(data.DICE),
    "space": data.SPACES,
    "start": data.SPACES,
    "city": data.CITIES,
    "cost": tuple(data.COST_TILES),
    "tile": ("take", "leave", "pause", "discard", *TILES, *data.FAIR_TILES),
    "tiles": TILES,
    "fair": tuple(data.FAIR_TILES),
    "helper": tuple(data.HELPERS),
    "contract": tuple(data.CONTRACTS),
    "crest": data.CRESTS,
    "character": ("all", *data.CHARACTERS),
    "old": tuple(data.CHARACTERS),
    "new": (*data.CONTRACTS, *data.CRESTS),
    "room": tuple(data.ROOMS),
    "place": PLACES,
    "places": (*data.ACTIONS, "king_track"),
    "doing": ("walk", "tile", "pillar", "house", "both"),
    "what": ("action", "turn", "house", "pillar", "activate", "steps"),
    "why": BREAKDOWN,
    "source": (
        *("die", "joker", "building", "first_swap", "crest", "space", "track", "leader", "end"),
        *(*TILES, *data.FAIR_TILES, *data.COST_TILES, *data.CITIES),
    ),
}
SOURCES = (*(f"tiletum-points-{why}" for why in BREAKDOWN), TURN_ORDER)
COUNTED = (
    (events.KingMoved(0, 4, 6, 0), "king track at 2 VP", "királysáv → 2"),
    (events.CorruptionShown(1, 1), "back 1 step on", "hátralép 1 mezőt"),
)
"""Events with numbers, and the counted noun in the log in English and Hungarian."""
