"""Genoa's emojis: its commodities, and the acts."""

from functools import partial

from games.genoa.data import COMMODITIES
from games.genoa.pictures import icons, pieces
from games.genoa.words.wording import KIND_EMOJI

SIGNS = {KIND_EMOJI[kind]: icons.SIGNS[kind] for kind in reversed(icons.SIGNS) if kind in KIND_EMOJI and kind != "end"}
PIECES = {name: partial(pieces.good, name) for name in COMMODITIES}
