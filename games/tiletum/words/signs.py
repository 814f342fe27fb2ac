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
    "skip": "⏩",
    "favour": "👑",
}
DOING_EMOJI = {"walk": "👣", "tile": "🤲", "pillar": "🏛️", "house": "🏠", "both": "🤲"}
