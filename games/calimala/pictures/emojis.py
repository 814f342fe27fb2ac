"""Calimala's emojis."""

from functools import partial

from games.calimala.words.signs import ACTION_EMOJI, COUNCIL_EMOJI, KIND_EMOJI, PIECE_EMOJI, WHITE_EMOJI
from render import sprites

SIGNS = {
    **{sign: action for action, sign in ACTION_EMOJI.items()},
    KIND_EMOJI["draw"]: "card",
    PIECE_EMOJI["house"]: "house",
    COUNCIL_EMOJI: "palazzo_vecchio",
    WHITE_EMOJI: "white_disc",
}
PIECES = {"white_disc": partial(sprites.disc_top, "standard", -1, "")}
