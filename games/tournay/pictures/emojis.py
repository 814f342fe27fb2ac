"""Tournay's emojis."""

from functools import partial

from games.tournay.pictures import pieces
from games.tournay.words.wording import COLOUR_EMOJI, KIND_EMOJI

SIGNS = {
    **{sign: f"citizen_{colour}" for colour, sign in COLOUR_EMOJI.items()},
    KIND_EMOJI["draw"]: "cards",
    KIND_EMOJI["play"]: "play",
    KIND_EMOJI["activate"]: "activate",
    KIND_EMOJI["visit"]: "visit",
    KIND_EMOJI["fight"]: "swords",
    KIND_EMOJI["earn"]: "coin",
    KIND_EMOJI["gather"]: "gather",
    KIND_EMOJI["recruit"]: "recruit",
    KIND_EMOJI["copy"]: "copy",
    KIND_EMOJI["fire"]: "ballista",
    KIND_EMOJI["hit"]: "damage",
    KIND_EMOJI["name"]: "colours",
    KIND_EMOJI["defend"]: "rampart",
    KIND_EMOJI["lay"]: "lying",
    KIND_EMOJI["discard"]: "discard",
}
PIECES = {f"citizen_{colour}": partial(pieces.citizen, colour) for colour in COLOUR_EMOJI}
