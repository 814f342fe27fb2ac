"""Emojis of Tiletum's buttons."""

DIE_EMOJI = {"yellow": "🟡", "pink": "🌸", "light_grey": "⚪", "dark_grey": "⚫", "blue": "🔵"}
RESOURCE_EMOJI = {"gold": "🪙", "food": "🍖", "wool": "🐑", "stone": "🪨", "iron": "⚒️"}
ACTION_EMOJI = {"architect": "📐", "merchant": "🐎", "character": "🧑", "contract": "📜", "king": "👑", "joker": "🃏"}
KIND_EMOJI = {
    "die": "🎲",
    "collect": "🎲",
    "perform": "🃏",
    "architect": "📐",
    "merchant": "🐎",
    "hire": "🧑",
    "settle": "🏘️",
    "refresh": "🔄",
    "sign": "📜",
    "swap": "🔁",
    "gain": "🎁",
    "house": "🏠",
    "pillar": "🏛️",
    "activate": "✨",
    "buy": "🪙",
    "fulfil": "📜",
    "crest": "🛡️",
    "contribute": "⛪",
    "helper": "🤝",
    "end": "✅",
    "skip": "🙅",
    "favour": "👑",
}
DOING_EMOJI = {"walk": "👣", "tile": "🤲", "pillar": "🏛️", "house": "🏠", "both": "🤲"}
SPOKEN = {
    **{sign: f"tiletum-{resource}" for resource, sign in RESOURCE_EMOJI.items()},
    **{sign: f"tiletum-{action}" for action, sign in ACTION_EMOJI.items()},
    KIND_EMOJI["helper"]: "tiletum-spoken-helper",
    KIND_EMOJI["gain"]: "tiletum-spoken-any",
    KIND_EMOJI["activate"]: "tiletum-spoken-activate",
    KIND_EMOJI["contribute"]: "tiletum-spoken-cathedral",
    DOING_EMOJI["tile"]: "tiletum-spoken-tile",
    DOING_EMOJI["pillar"]: "tiletum-spoken-pillar",
    DOING_EMOJI["house"]: "tiletum-spoken-house",
}
"""Emoji of a label or price → spoken text."""
