"""Constants of the evaluations, stored as data because training finds them.

An outlook declares its constants in capitals; `games/<game>/constants.json` has their values.
"""

import json
from collections.abc import Mapping
from importlib import resources
from inspect import get_annotations
from typing import Any, TypeVar, cast

from automata.automaton import Outlook
from engine import GAMES, home

O = TypeVar("O", bound=Outlook)  # noqa: E741

Constants = Mapping[str, Any]
"""Name → a number, or numbers in a list or under names."""


def constants(game_id: str) -> Constants:
    """Constants of a game's journeyman."""
    return _read(game_id, "constants.json")


def untrained(game_id: str) -> Constants:
    """Constants before any training, used by the reference player."""
    return _read(game_id, "constants_untrained.json")


def _read(game_id: str, name: str) -> Constants:
    text = resources.files(home(GAMES[game_id])).joinpath(name).read_text(encoding="utf-8")
    return cast(Constants, json.loads(text))


def declared(outlook: type[Outlook]) -> set[str]:
    """Names of the constants that an outlook declares."""
    return {name for kind in outlook.__mro__ for name in get_annotations(kind) if name.isupper()}


def constants_of(outlook: type[Outlook]) -> Constants:
    """Constants of a tuned outlook."""
    return {name: getattr(outlook, name) for name in sorted(declared(outlook))}


def tuned(outlook: type[O], values: Constants) -> type[O]:
    """The outlook with these constants. Raises ValueError if one is missing or unknown."""
    if wrong := declared(outlook) ^ set(values):
        raise ValueError(f"{outlook.__name__}: {', '.join(sorted(wrong))} declared or given, but not both")
    return type(outlook.__name__, (outlook,), dict(values))
