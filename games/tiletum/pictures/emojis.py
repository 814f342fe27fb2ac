"""Tiletum's emojis."""

from collections.abc import Callable

from games.tiletum.data import DICE
from games.tiletum.pictures import pieces
from games.tiletum.words.digest import FAIR_EMOJI
from games.tiletum.words.signs import ACTION_EMOJI, DOING_EMOJI, KIND_EMOJI, RESOURCE_EMOJI
from render.canvas import Sprite

SIGNS = {
    **{sign: name for name, sign in (RESOURCE_EMOJI | ACTION_EMOJI).items()},
    KIND_EMOJI["die"]: "die_light_grey5",
    KIND_EMOJI["gain"]: "any_resource",
    KIND_EMOJI["activate"]: "activate",
    KIND_EMOJI["helper"]: "helper",
    KIND_EMOJI["contribute"]: "cathedral",
    KIND_EMOJI["refresh"]: "refresh",
    KIND_EMOJI["swap"]: "swap",
    KIND_EMOJI["crest"]: "crest",
    DOING_EMOJI["walk"]: "walk",
    DOING_EMOJI["tile"]: "hand",
    DOING_EMOJI["pillar"]: "pillar",
    DOING_EMOJI["house"]: "house",
    FAIR_EMOJI: "fair",
}


def _die(name: str) -> Callable[[int], Sprite]:
    return lambda size: pieces.die(name, size, badge=False)


PIECES = {f"die_{name}": _die(name) for name in DICE}
