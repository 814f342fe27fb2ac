"""Whole games for the tests of one game: at random, and by the default moves alone."""

from typing import Any

from engine.events import Event
from engine.game import Game, Options
from engine.moves import Move
from engine.testing import Certificate
from tests.contract.endings import Played, check_end
from tests.contract.playouts import walk


def random_game(
    game: Game[Any], certificate: Certificate, seats: int, seed: str, options: Options | None = None
) -> Played:
    """Play a game at random: pieces are counted after every move, points at the end. Everything else is checked by the
    contract kit."""
    played = Played()
    for state, seat, move, _ in walk(game, seats, seed, game.options(options), certificate):
        if played.start is None:
            played.start = state.clone()
        played.moves.append((seat, move))
        played.events.append(game.play(state, seat, move))
        certificate.invariants(state)
        played.final = state
    check_end(game, certificate, played)
    return played


def default_game(game: Game[Any], state: Any) -> tuple[list[Move], list[Event]]:
    """Play defaults until the game is over; returns the moves and all events."""
    moves: list[Move] = []
    events: list[Event] = []
    while owing := game.to_act(state):
        moves.append(game.default_move(state, owing[0]))
        events += game.play(state, owing[0], moves[-1])
    return moves, events


def all_events(played: Played) -> list[Event]:
    return [event for events in played.events for event in events]
