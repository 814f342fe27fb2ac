"""Emoji on Calimala's buttons."""

ACTION_EMOJI = {
    "wood": "🪵",
    "brick": "🧱",
    "marble": "🪨",
    "build": "🔨",
    "artwork": "🎨",
    "weave": "🧶",
    "ship": "⛵",
    "transport": "🐎",
    "contribute": "⛪",
}
KIND_EMOJI = {**ACTION_EMOJI, "draw": "🃏", "skip": "🙅", "end": "✅"}
PIECE_EMOJI = {"ship": "⛵", "house": "🏠", "workshop": "🧶"}
COUNCIL_EMOJI = "🏛️"
WHITE_EMOJI = "⚪"
SPOKEN = {**{sign: f"calimala-{action}" for action, sign in ACTION_EMOJI.items()}, WHITE_EMOJI: "calimala-spoken-white"}
"""Emoji of a label or price → message for screen readers."""
