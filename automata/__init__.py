"""Automata: players for seats without a person. They see only the seat's view.

from automata import LEVELS, caretaker, player
move = player("calimala", "apprentice").choose(game.view(state, seat), seat)
"""

import gc
from functools import cache
from importlib import resources
from typing import cast

from automata.apprentice import Apprentice
from automata.automaton import Automaton, Obliging, Outlook, Proposer, Weigher
from engine import GAMES, home, part


@cache
def caretaker(game_id: str) -> Automaton:
    """The player for the seat of an absent person: `CARETAKER` of `games/<game>/automaton.py`.

    A game without one gets a caretaker that plays default moves.
    """
    module = part(game_id, "automaton")
    return Obliging(GAMES[game_id]) if module is None else cast(Automaton, module.CARETAKER)


LEVELS = ("apprentice", "journeyman", "master")
"""Levels of play, weakest first."""
SLOW = frozenset({"master"})
"""Levels that run in a process of their own."""


def player(game_id: str, level: str) -> Automaton:
    """The automaton of that level. Raises ValueError for an unknown level."""
    if level not in LEVELS:
        raise ValueError(f"{level} is none of {', '.join(LEVELS)}")
    journeyman = caretaker(game_id)
    if not isinstance(journeyman, Weigher) or level == "journeyman":
        return journeyman
    return Apprentice(journeyman) if level == "apprentice" else strongest(game_id)


@cache
def strongest(game_id: str) -> Automaton:
    """The master if the game has a usable one, else the journeyman.

    A game needs `imagine`, and weights if it declares features. Imported lazily: only thinking processes load numpy.
    """
    journeyman = caretaker(game_id)
    if not isinstance(journeyman, Weigher) or not GAMES[game_id].can_be_imagined:
        return journeyman
    from automata.master import Master
    from automata.mastery import mastery
    from automata.value import ByStandings, taught

    known = mastery(game_id)
    asked, value = taught(journeyman, known)
    if known.features is not None and isinstance(value, ByStandings):
        return journeyman
    gc.collect()
    gc.freeze()  # what is loaded stays, and the collector would go through it again at every decision
    return Master(asked, known, value)


@cache
def has_master(game_id: str) -> bool:
    """Whether the strongest level is more than the journeyman. Does not load numpy."""
    if not isinstance(caretaker(game_id), Weigher) or not GAMES[game_id].can_be_imagined:
        return False
    from automata.mastery import mastery  # the module keeps its name in the package

    learned = resources.files(home(GAMES[game_id])).joinpath("weights.npz").is_file()
    return learned or mastery(game_id).features is None


def proposes(game_id: str) -> bool:
    """Whether automata of this game may act when they owe no decision."""
    journeyman = caretaker(game_id)
    return isinstance(journeyman, Weigher) and journeyman.outlook.proposal is not Outlook.proposal


__all__ = [
    "LEVELS",
    "SLOW",
    "Automaton",
    "Obliging",
    "Proposer",
    "Weigher",
    "caretaker",
    "has_master",
    "player",
    "proposes",
]
