"""Genoa's own icons, by name: buildings, commodities, tiles, cards and acts."""

from games.genoa.pictures import deeds as deeds  # imported to register their drawings
from games.genoa.pictures import houses as houses
from games.genoa.pictures import wares as wares
from games.genoa.pictures.drawing import drawing as drawing

names, icon = drawing.names, drawing.icon


SIGNS: dict[str, str] = {
    "roll": "roll", "start": "starting_space", "use": "use", "accept": "accept", "move": "walk", "queue": "queue",
    "stop": "stop", "perform": "use", "fulfil": "small_order", "pick": "commodity_of_choice", "trade": "trade_1_1",
    "activate": "building_action", "tile": "extra_action", "take": "trade_1_1", "hand": "message", "end": "end",
    "choose": "any_commodity", "bind": "small_order", "build": "acquire", "forgo": "end", "keep": "end",
    "deliver": "message", "offer": "offer", "ask": "ask", "call": "call", "reject": "reject", "withdraw": "withdraw",
    "pass": "end", "unpass": "cancel", "cancel": "cancel", "set": "settings", "except": "settings",
}  # fmt: skip
"""Icon of each kind of move, in display order."""
