"""Data of Calimala that we designed, because the printed values were not available."""

from engine.reconstructed import Reconstruction, plain
from games.calimala.data import (
    ACTIONS,
    BUILDINGS,
    CARDS_PER_ACTION,
    FIRST_GAME,
    MATERIALS,
    PRINTED_PLACE,
    ROW_SPACES,
    SCORING_TILES,
)

RECONSTRUCTED = (
    Reconstruction(
        "Action tiles of the first game",
        "games/calimala/data.py: FIRST_GAME",
        "The picture was not at hand. The layout has all four neighbours of the rulebook's examples: wood and "
        "contribute, brick and artwork, build and ship, artwork and ship.",
        {place.upper(): action for place, action in FIRST_GAME.items() if place != PRINTED_PLACE},
    ),
    Reconstruction(
        "Action cards",
        "games/calimala/data.py: CARDS_PER_ACTION",
        "45 cards for nine actions; the rulebook names no other kind of card.",
        dict.fromkeys(ACTIONS, f"{CARDS_PER_ACTION} cards"),
    ),
    Reconstruction(
        "Scoring tiles",
        "games/calimala/data.py: SCORING_TILES",
        "The rulebook has the categories and the total of 15; one tile for each value of a category is exactly that.",
        {plain(tile): "1 tile" for tile in SCORING_TILES},
    ),
    Reconstruction(
        "Spaces of a building",
        "games/calimala/data.py: ROW_SPACES",
        "The rulebook has the totals; each divides evenly by the three materials and equals the row of artworks.",
        {plain(building): f"{ROW_SPACES[building]} of each of {', '.join(MATERIALS)}" for building in BUILDINGS},
    ),
)
