"""The vocabulary of Calimala."""

from games.calimala import data as calimala
from games.calimala.scoring import TIE_BREAKS

VALUES: dict[str, tuple[str, ...]] = {
    "action": calimala.ACTIONS,
    "cards": calimala.ACTIONS,
    "material": calimala.MATERIALS,
    "city": calimala.CITIES,
    "building": calimala.BUILDINGS,
    "site": (*calimala.BUILDINGS, calimala.COUNCIL),
    "row": calimala.ROWS,
    "piece": tuple(calimala.BUILD_COST),
    "place": calimala.PLACES,
    "space": tuple(calimala.SPACES),
    "swap": ("", "supply", *calimala.SPACES),
    "tile": calimala.SCORING_TILES,
    "final": calimala.FINAL_CARDS,
    "face_up": calimala.FINAL_CARDS,
    "disc": ("own", "white"),
    "by": ("disc", "card", "disc_end", "card_end"),
    "how": ("done", "draw", "decline"),
    "colour": ("red", "yellow", "blue", "green", "black"),
}
SOURCES = ("calimala-points-tiles", "calimala-points-finals", *TIE_BREAKS)
