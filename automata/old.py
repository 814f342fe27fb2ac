"""The untrained journeyman: the reference of strength, and the model of a stranger."""

from automata import Weigher, caretaker
from automata.tuning import tuned, untrained


def old(game_id: str) -> Weigher:
    journeyman = caretaker(game_id)
    assert isinstance(journeyman, Weigher), f"{game_id} has no considerations"
    return Weigher(journeyman.game, tuned(journeyman.outlook, untrained(game_id)))
