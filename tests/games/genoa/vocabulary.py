"""The vocabulary of Genoa."""

from games.genoa import data, events, settings
from games.genoa.scoring import TIE_BREAK

CARDS = tuple(data.DECK_OF)
GOODS = (*data.COMMODITIES, *data.TILES, data.MARKER)
LINES = (*GOODS, "drawn", "any-payer", "any-receiver", "bind-large_order", "bind-small_order", "order-tile")
"""Lines of a deal with a name of their own; the others (`d25`, `blind:message_03`) are put together."""

VALUES: dict[str, tuple[str, ...]] = {
    "space": (*data.SPACES, "turn", ""),
    "name": (*data.SPACES, *GOODS, *data.DECKS, *CARDS, "turn"),
    "spaces": data.SPACES,
    "origin": data.SPACES,
    "building": data.BUILDINGS,
    "buildings": data.BUILDINGS,
    "placed": data.BUILDINGS,
    "removed": data.BUILDINGS,
    "street": data.STREETS,
    "line": LINES,
    "lines": LINES,
    "give": LINES,
    "proceeds": LINES,
    "take": LINES,
    "things": GOODS,
    "commodity": data.COMMODITIES,
    "tile": data.TILES,
    "deck": data.DECKS,
    "decks": data.DECKS,
    "card": CARDS,
    "cards": CARDS,
    "faces": CARDS,
    "contracts": data.CARDS["contract"],
    "bound": (*data.ORDERS, ""),
    "target": (*data.COMMODITIES, *data.BUILDINGS, ""),
    "away": (*GOODS, *CARDS),
    "good": (*GOODS, *data.DECKS, *CARDS),
    "scope": ("move", "arrival", "both"),
    "lifetime": ("turn", "step"),
    "one": ("leave", "place", "remove", "replace"),
    "other": ("leave", "place", "remove", "replace"),
    "what": ("walk", "accept", "stop", *settings.VALUES),
    "value": (*dict.fromkeys(v for values in settings.VALUES.values() for v in values), "auto_pass_except"),
    "groups": tuple(str(size) for size in range(1, len(data.OUTER_RING) + 1)),
}
SOURCES = ("genoa-points-ducats", "genoa-points-buildings", "genoa-points-contracts", TIE_BREAK)
COUNTED = ((events.MessageDelivered(0, "message_01", 20), "(+20 ducats)", "(+20 dukát)"),)
"""Events with numbers, and the counted noun in the log in English and Hungarian."""
