"""Burgundy's emojis."""

from functools import partial

from games.burgundy.pictures import pieces
from games.burgundy.words.wording import ANIMAL_EMOJI, DIE_EMOJI, GOODS_EMOJI, KIND_EMOJI, TYPE_EMOJI, die_sign

SIGNS = {
    **{sign: name for name, sign in ANIMAL_EMOJI.items()},
    **{sign: f"goods_{name}" for name, sign in GOODS_EMOJI.items()},
    TYPE_EMOJI["building"]: "house",
    TYPE_EMOJI["knowledge"]: "book",
    TYPE_EMOJI["castle"]: "castle",
    TYPE_EMOJI["mine"]: "mine",
    TYPE_EMOJI["ship"]: "ship",
    KIND_EMOJI["take"]: "hand",
    KIND_EMOJI["place"]: "hexagon",
    KIND_EMOJI["sell"]: "sold",
    KIND_EMOJI["workers"]: "worker",
    KIND_EMOJI["buy"]: "silver",
    DIE_EMOJI: "die",
}
PIECES = {
    **{f"goods_{name}": partial(pieces.goods, name) for name in GOODS_EMOJI},
    **{die_sign(number): partial(pieces.die, "standard", pieces.WHITE, number) for number in pieces.PIPS},
}
