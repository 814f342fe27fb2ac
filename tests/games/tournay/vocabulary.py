"""The vocabulary of Tournay, without its spaces: their number is not limited."""

from games.tournay import data, events
from games.tournay.cards import CARDS

EVENTS = tuple(data.EVENTS)
VALUES: dict[str, tuple[str, ...]] = {
    "card": (*CARDS, *data.CRIERS, "none"),
    "cards": tuple(CARDS),
    "left": tuple(CARDS),
    "shown": ("", *CARDS),
    "source": (*CARDS, *EVENTS),
    "by": ("fight", *CARDS),
    "pay": ("plaza", "lying", *CARDS),
    "place": ("plaza", "lying"),
    "deck": (*data.DECKS, "events"),
    "how": ("face_up", "hidden", "new", "cover", "replace"),
    "colour": data.COLOURS,
    "colours": data.COLOURS,
    "token": (*data.COLOURS, data.GREY),
    "event": EVENTS,
    "events": EVENTS,
    "queue": ("", *EVENTS),
    "ramparts": EVENTS,
    "rampart": EVENTS,
    "catapult": EVENTS,
    "coins": ("0", "1", "2", "3"),
    "answer": ("ask", "suffer", "guard"),
}
SOURCES = ("tournay-points-prestigious", "tournay-points-prestige", "tournay-points-ramparts")
COUNTED = (
    (events.DeniersLost(0, "drought", 1), "lost 1 denier (Drought)", "−1 dénár (Aszály)"),
    (events.Earned(0, "red", 2, 4), "earned 4 deniers", "kereset: 4 dénár"),
)
"""Events with numbers, and the counted noun in the log in English and Hungarian."""
