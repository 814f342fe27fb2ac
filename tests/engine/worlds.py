"""Worlds that a seat cannot distinguish from the real one: `redeal` makes them from the position, `imagine` from a view
alone.

Holds the checks common to all games; each game applies them to its own positions (`test_worlds.py`), with its own rules
of what may lie where.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine.game import Game, Options
from engine.seats import Seat

Check = Callable[[Any], None]


def positions(game: Game[Any], seats: int, seed: str, options: Options | None = None, most: int = 400) -> Iterator[Any]:
    """Positions of a new game."""
    return walk(game, game.new(seats, seed, options), seed, most)


def walk(game: Game[Any], state: Any, seed: str, most: int) -> Iterator[Any]:
    """Following positions in a game in which rare kinds of moves are as likely as frequent ones."""
    rng = Random(f"positions {seed}")
    for _ in range(most):
        yield state
        owing = game.to_act(state)
        if not owing:
            return
        seat = rng.choice(owing)
        kinds: dict[str, list[Any]] = {}
        for move in game.moves(state, seat):
            kinds.setdefault(move.kind, []).append(move)
        game.play(state, seat, rng.choice(kinds[rng.choice(list(kinds))]))


def imagined(game: Game[Any], state: Any, seat: Seat, luck: object, invariants: Check) -> Any:
    """A whole world made of a seat's view; checks that it looks the same to the seat and is consistent."""
    view = game.view(state, seat)
    before = game.dump(view)
    world = game.imagine(view, seat, Random(f"luck {luck}"))
    assert game.dump(view) == before, "the view stays as it is"
    assert game.view(world, seat) == view
    assert game.moves(world, seat) == game.moves(view, seat)
    assert game.to_act(world) == game.to_act(state)
    assert world.seed != state.seed
    assert (len(world.seed), world.draws) == (32, 0), "its chance is a new one"
    invariants(world)
    return world


def dealt_again(game: Game[Any], state: Any, seat: Seat | None, luck: object, invariants: Check) -> Any:
    """The same, made of the real position, which must stay unchanged."""
    before = game.dump(state)
    world = game.redeal(state, seat, Random(f"luck {luck}"))
    assert game.dump(state) == before
    assert game.view(world, seat) == game.view(state, seat)
    assert game.to_act(world) == game.to_act(state)
    assert world.seed != state.seed
    assert (len(world.seed), world.draws) == (32, 0), "its chance is a new one"
    invariants(world)
    return world


def worlds(game: Game[Any], state: Any, seat: Seat, many: int, invariants: Check) -> list[Any]:
    """Worlds possible to the seat's knowledge: `many` made from the position, and as many from the view alone."""
    return [deal(game, state, seat, luck, invariants) for deal in (dealt_again, imagined) for luck in range(many)]


def thinkable(game: Game[Any], state: Any, seat: Seat) -> list[str]:
    """Thinkable moves of the seat, in their order; they include all possible ones."""
    view = game.view(state, seat)
    found = [move.notation for move in game.thinkable(view, seat)]
    assert len(found) == len(set(found)), "nothing is thought of twice"
    return found


def refused(game: Game[Any], state: Any, seat: Seat) -> dict[str, str]:
    """Move → reason of its refusal, for thinkable moves that are possible in no way."""
    found = game.impossible(game.view(state, seat), seat)
    return {move.notation: why.reason.removeprefix(f"{game.meta.id}-refusal-") for move, why in found}


def same_thing(game: Game[Any], *notations: str) -> bool:
    """Whether moves have the same aim, in whatever way each is done."""
    return len({game.aim(game.book.read(notation)) for notation in notations}) == 1
