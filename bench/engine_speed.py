"""The rules: random playouts, and the cost of single functions. Reference: catanatron, the closest Python peer."""

import json
import pickle
import random
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from random import Random
from time import process_time
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.json import GameEncoder
from catanatron.models.actions import generate_playable_actions

from bench.measure import Measure, micros, rates
from bench.targets import CLONE, PLAYOUTS
from engine import GAMES
from engine.game import Game
from engine.transcript import at_random

CATAN = "catanatron, 4 players"
POSITIONS = 60
"""Positions on which a single function is measured, spread over whole games."""


def measures() -> Iterable[Measure]:
    for name, game in GAMES.items():
        yield from playouts(name, game)
        yield from single_verbs(name, game)


# ---------------------------------------------------------------- playouts


def playouts(name: str, game: Game[Any]) -> Iterator[Measure]:
    """Every move is listed, chosen, checked and played, and its events are created."""
    works = {f"{seats} players": playout(game, seats) for seats in game.meta.seats}
    found = rates({**works, "catan": catan_playout()}, clock=process_time)
    for seats in works:
        yield Measure(f"{name}, {seats}: playout", found[seats], "decisions/s", CATAN, found["catan"], PLAYOUTS)


def playout(game: Game[Any], seats: int) -> Callable[[], int]:
    rng = Random(1)
    seeds = count()

    def play_one() -> int:
        state = game.new(seats, f"bench-{next(seeds)}")
        while owing := game.to_act(state):
            moves = game.moves(state, owing[0])
            game.play(state, owing[0], rng.choice(moves))
        return int(state.played)

    return play_one


def catan_playout() -> Callable[[], int]:
    seeds = count()

    def play_one() -> int:
        game = new_catan(next(seeds))
        game.play()
        return len(game.state.actions)

    return play_one


def new_catan(seed: int) -> Catan:
    return Catan([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


# ---------------------------------------------------------------- single functions


def single_verbs(name: str, game: Game[Any]) -> Iterator[Measure]:
    """On positions with the most players, where lists are longest."""
    seats = game.meta.seats[-1]
    positions = some_positions(game, seats)
    fullest = sorted(positions, key=lambda state: len(game.moves(state, game.to_act(state)[0])))[-10:]
    catans = some_catans()
    fullest_catans = sorted(catans, key=lambda catan: len(catan.state.playable_actions))[-10:]
    most = len(game.moves(fullest[-1], game.to_act(fullest[-1])[0]))

    works: dict[str, Callable[[], int]] = {
        "clone": each(positions, lambda state: state.clone()),
        "clone catan": each(catans, lambda catan: catan.copy()),
        "moves": each(fullest, lambda state: game.moves(state, game.to_act(state)[0])),
        "moves catan": each(fullest_catans, lambda catan: generate_playable_actions(catan.state)),
        "view": each(positions, lambda state: game.view(state, 0)),
        "dump": each(positions, game.dump),
        "dump catan": each(catans, lambda catan: json.dumps(catan, cls=GameEncoder)),
        "load": each([game.dump(state) for state in positions], game.load),
        "load catan": each([pickle.dumps(catan) for catan in catans], pickle.loads),
        "apply": apply_all(game, positions),
        "apply catan": apply_all_catan(catans),
    }
    found = micros(works, clock=process_time)

    def told(verb: str, what: str, against: str, **more: Any) -> Measure:
        return Measure(
            f"{name}, {seats} players: {what}", found[verb], "µs", against, found.get(f"{verb} catan"), **more
        )

    yield told("clone", "clone", "game.copy()", target=CLONE)
    yield told(
        "moves", f"list the moves, up to {most}", f"catan, up to {len(fullest_catans[-1].state.playable_actions)}"
    )
    yield told("apply", "clone and play", "copy and execute")
    yield told("view", "view of a seat", "")
    yield told("dump", "dump", "catanatron to JSON")
    yield told("load", "load", "catanatron unpickled")


def each(things: list[Any], verb: Callable[[Any], Any]) -> Callable[[], int]:
    def work() -> int:
        for thing in things:
            verb(thing)
        return len(things)

    return work


def some_positions(game: Game[Any], seats: int) -> list[Any]:
    """Every twelfth position of random games."""
    found: list[Any] = []
    for number in count():
        seed = f"positions-{number}"
        state, policy = game.new(seats, seed), at_random(seed)
        while game.to_act(state):
            seat, move = policy(game, state)
            game.play(state, seat, move)
            if state.played % 12 == 0 and game.to_act(state):
                found.append(state.clone())
                if len(found) == POSITIONS:
                    return found
    raise AssertionError("unreachable")


def some_catans() -> list[Catan]:
    found: list[Catan] = []
    for number in count():
        random.seed(number)
        catan = new_catan(number)
        while catan.winning_color() is None:
            catan.play_tick()
            if len(catan.state.actions) % 25 == 0 and catan.winning_color() is None:
                found.append(catan.copy())
                if len(found) == POSITIONS:
                    return found
    raise AssertionError("unreachable")


def apply_all(game: Game[Any], positions: list[Any]) -> Callable[[], int]:
    rng = Random(2)
    chosen = []
    for state in positions:
        seat = game.to_act(state)[0]
        chosen.append((state, seat, rng.choice(game.moves(state, seat))))

    def work() -> int:
        for state, seat, move in chosen:
            game.play(state.clone(), seat, move)
        return len(chosen)

    return work


def apply_all_catan(catans: list[Catan]) -> Callable[[], int]:
    rng = Random(2)
    chosen = [(catan, rng.choice(catan.state.playable_actions)) for catan in catans]

    def work() -> int:
        for catan, action in chosen:
            catan.copy().execute(action)
        return len(chosen)

    return work
