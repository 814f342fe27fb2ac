"""Games between players of several kinds, to compare their results."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from automata import Automaton
from automata.duels import Drifter, margin, proposals
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat


def sitting(
    game: Game[Any], seed: str, players: Sequence[Automaton], options: dict[str, str], bound: int
) -> Iterator[tuple[Any, Seat, Move]]:
    """Play a game among these players: yields every position with the move chosen in it, unasked ones included. The
    last position is the end.

    Drifters need no view of their own: they look only at the moves, which are the same.
    """
    state = game.new(len(players), seed, game.meta.options.read(options))
    for _ in range(bound):
        for seat, move in proposals(game, state, players):
            yield state, seat, move
            game.play(state, seat, move)
        owing = game.to_act(state)
        if not owing:
            return
        seat = owing[0]
        player = players[seat]
        move = player.choose(state if isinstance(player, Drifter) else game.view(state, seat), seat)
        yield state, seat, move
        game.play(state, seat, move)
    raise AssertionError(f"the game did not end within {bound} moves")


def end_of(game: Game[Any], seed: str, players: Sequence[Automaton], options: dict[str, str], bound: int) -> Any:
    [(state, _, _)] = deque(sitting(game, seed, players, options, bound), maxlen=1)
    return state


class Average(NamedTuple):
    lead: float
    """Points ahead of the best other player. Points alone mean little: a good player of Tournay ends the game early."""
    wins: float
    """Share of the games won, alone or shared."""


def average_of(
    game: Game[Any], seats: int, games: int, bound: int, compared: Callable[[Game[Any], str], Automaton]
) -> Average:
    """Average result of one kind of player among drifters, over every seat."""
    leads = wins = 0
    for number in range(games):
        seat, seed = number % seats, f"sitting {number}"
        players: list[Automaton] = [Drifter(game, f"{seed} {other}") for other in range(seats)]
        players[seat] = compared(game, f"{seed} {seat}")
        standings = game.standings(end_of(game, seed, players, {}, bound))
        leads += margin(standings.points, seat)
        wins += seat in standings.winners
    return Average(leads / games, wins / games)
