"""Checks that a position is a value: it can be cloned, stored and resumed, and knows what can be taken back."""

from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.records import Record
from engine.seats import Seat
from tests.contract.playouts import askable


def check_clone(state: Any) -> None:
    copy = state.clone()
    assert copy == state, "a clone differs from its original"
    shared = {id(part) for part in changeable(state)} & {id(part) for part in changeable(copy)}
    assert not shared, f"a clone shares what can change: {[p for p in changeable(state) if id(p) in shared]}"


PLAIN = {str, int, bool, float, type(None)}
"""Immutable types of which most of a state is made."""


def changeable(whole: Any) -> list[Any]:
    """All lists, dicts and mutable records in a state."""
    found: list[Any] = []
    left = [whole]
    while left:
        value = left.pop()
        if type(value) in PLAIN:
            continue
        if isinstance(value, Record):
            if not value.frozen:
                found.append(value)
            left += [getattr(value, name) for name, mark in value.marks.items() if mark != "passing"]
        elif isinstance(value, dict):
            found.append(value)
            left += value.values()
        elif isinstance(value, list):
            found.append(value)
            left += value
        elif isinstance(value, tuple):
            left += value
    return found


def check_storage(game: Game[Any], state: Any, seat: Seat, move: Move) -> None:
    stored = game.dump(state)
    again = game.load(stored)
    assert again == state, "a stored position reads back differently"
    assert game.dump(again) == stored, "a stored position is written differently the second time"
    for other in askable(game, state):
        assert game.moves(again, other) == game.moves(state, other), f"seat {other} has other moves after loading"
    here = state.clone()
    assert game.play(again, seat, move) == game.play(here, seat, move), f"{move} has other events after loading"
    assert game.dump(again) == game.dump(here), f"{move} leads elsewhere after loading"


def check_barrier(after: Any, before: Any) -> None:
    """`after` is one move later than `before`."""
    assert after.played == before.played + 1, "a move is one move"
    assert before.barrier <= after.barrier <= after.played, f"the barrier: {before.barrier} → {after.barrier}"
    if after.draws != before.draws:
        assert after.barrier == after.played, "something was drawn and the move can still be taken back"
