"""Who plays a seat that nobody sits at: simple, fair players that see what the seat may see and no more.

from automata import LEVELS, caretaker, player
move = player("calimala", "apprentice").choose(game.view(state, seat), seat)
"""

from functools import cache
from importlib import resources
from typing import cast

from automata.apprentice import Apprentice
from automata.automaton import Automaton, Obliging, Outlook, Proposer, Weigher
from engine import GAMES, home, part


@cache
def caretaker(game_id: str) -> Automaton:
    """The player that looks after a seat whose person is away: `CARETAKER` of `games/<game>/automaton.py`.

    A game without a caretaker of its own gets one that does no more than it must.
    """
    module = part(game_id, "automaton")
    return Obliging(GAMES[game_id]) if module is None else cast(Automaton, module.CARETAKER)


LEVELS = ("apprentice", "journeyman", "master")
"""How well an automaton plays, the weakest first."""
SLOW = frozenset({"master"})
"""Levels that think for so long that they do it in a process of their own."""


def player(game_id: str, level: str) -> Automaton:
    """What plays a seat at that level. ValueError: there is no such level."""
    if level not in LEVELS:
        raise ValueError(f"{level} is none of {', '.join(LEVELS)}")
    journeyman = caretaker(game_id)
    if not isinstance(journeyman, Weigher) or level == "journeyman":
        return journeyman
    return Apprentice(journeyman) if level == "apprentice" else strongest(game_id)


@cache
def strongest(game_id: str) -> Automaton:
    """A game that cannot be imagined from a view has no master, and one that says what to learn has none before it has
    learned something that wins: the journeyman is its best.

    Imported only here, for numpy belongs to the processes in which masters think.
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
    return Master(asked, known, value)


@cache
def has_master(game_id: str) -> bool:
    """Whether the strongest level is more than the journeyman. Told without thinking, so without numpy."""
    if not isinstance(caretaker(game_id), Weigher) or not GAMES[game_id].can_be_imagined:
        return False
    from automata.mastery import mastery  # the module keeps its name in the package

    learned = resources.files(home(GAMES[game_id])).joinpath("weights.npz").is_file()
    return learned or mastery(game_id).features is None


def proposes(game_id: str) -> bool:
    """Whether a player of this game may say something of its own accord."""
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
