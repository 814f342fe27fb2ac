"""Data of Burgundy that we designed, because the printed values were not available."""

from engine.reconstructed import Reconstruction
from games.burgundy.data import SHEETS

RECONSTRUCTED = (
    Reconstruction(
        "Back sides of the estates",
        "games/burgundy/data.py: SHEETS",
        "Twelve faces: four times 1, once each 2 to 9. Which lie back to back is not said; it matters only in the "
        "expert set-up, and the option sheets=free does without.",
        {f"Sheet {n}": " / ".join(faces) for n, faces in enumerate(SHEETS, start=1)},
    ),
)
