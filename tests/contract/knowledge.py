"""Checks that a viewer learns no secret from views, moves, refusals, events, or anything made of these."""

import dataclasses
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.game import Game, Standings
from engine.moves import Move
from engine.records import Record
from engine.seats import Seat
from engine.testing import Certificate
from tests.contract.legality import refusal_of
from tests.contract.playouts import askable
from tests.contract.values import changeable

VIEWERS = 3
"""Number of viewers (seats and spectators) for which a world is dealt again at one position."""

Viewer = Seat | None
TwinCheck = Callable[[Game[Any], Any, Any, Viewer], None]


def viewers(game: Game[Any], state: Any) -> tuple[Viewer, ...]:
    return (*range(len(game.standings(state).points)), None)


def check_views(game: Game[Any], state: Any) -> None:
    before = game.dump(state)
    parts = {id(part) for part in changeable(state)}
    for seat in viewers(game, state):
        view = game.view(state, seat)
        assert game.to_act(view) == game.to_act(state), f"{seat} sees others to act"
        assert game.welcome(view) == game.welcome(state), f"{seat} sees others welcome"
        if seat is not None:
            seen, real = game.moves(view.clone(), seat), game.moves(state, seat)
            assert seen == real, f"the moves of seat {seat} depend on what it cannot see: {seen} or {real}"
        written = game.dump(view)
        assert state.seed.encode() not in written, f"the seed is in the view of {seat}"
        found, expected = game.standings(view), game.standings(state)
        assert found == expected, f"{seat} sees other standings: {_difference(found, expected)}"
        shared = parts & {id(part) for part in changeable(view)}
        assert not shared, f"the view of {seat} shares what can change"
    assert game.dump(state) == before, "looking at a position changed it"


def check_twins(
    game: Game[Any],
    certificate: Certificate,
    state: Any,
    illegal: Sequence[tuple[Seat, Move]],
    rng: Random,
    twin_checks: Sequence[tuple[float, TwinCheck]] = (),
) -> None:
    """Check that two worlds which differ only in secrets of others look, allow and answer alike to the viewer."""
    before = game.dump(state)
    everybody = viewers(game, state)
    for viewer in rng.sample(everybody, min(VIEWERS, len(everybody))):
        twin = game.redeal(state, viewer, rng)
        assert game.dump(state) == before, f"dealing again for {viewer} changed the position"
        assert twin.seed != state.seed, f"the future was not dealt again for {viewer}"
        certificate.invariants(twin)
        deals = [game.redeal(world, viewer, Random(f"{viewer} {state.played}")) for world in (state, twin)]
        _same(*deals, f"what `redeal` deals to {viewer} with the same luck (sort the pieces before you shuffle them)")
        for seen_by in (viewer, None):
            _same(game.view(state, seen_by), game.view(twin, seen_by), f"the view of {seen_by}, dealt for {viewer}")
        _same(askable(game, state), askable(game, twin), f"who acts, seen by {viewer}")
        if viewer is not None:
            _same(game.moves(state, viewer), game.moves(twin, viewer), f"the moves of {viewer}")
            if viewer in game.to_act(state):
                _same(game.default_move(state, viewer), game.default_move(twin, viewer), f"the default of {viewer}")
            for seat, move in illegal:
                if seat == viewer:
                    _same(_told(game, state, seat, move), _told(game, twin, seat, move), f"the refusal of {move}")
        _check_same_news(game, state, twin, viewer, rng)
        for likelihood, check in twin_checks:
            if likelihood >= 1 or rng.random() < likelihood:
                check(game, state, twin, viewer)


def _told(game: Game[Any], state: Any, seat: Seat, move: Move) -> object:
    refusal = refusal_of(game, state, seat, move)
    return refusal and (refusal.reason, refusal.clause, refusal.args_)


def _check_same_news(game: Game[Any], state: Any, twin: Any, viewer: Viewer, rng: Random) -> None:
    """Check that a move which raises no barrier reveals nothing.

    If the same move can be played in both worlds and draws or reveals nothing in either, the viewer must get the same
    events and the same view afterwards. (A raised barrier is there because the events differ.)
    """
    for seat in askable(game, state):
        there = set(game.moves(twin, seat))
        both = [move for move in game.moves(state, seat) if move in there]
        if not both:
            continue
        _compare_news(game, state, twin, viewer, seat, rng.choice(both))


def check_news_of(game: Game[Any], state: Any, seat: Seat, move: Move, rng: Random) -> None:
    """The same for one move that is about to be played."""
    for viewer in viewers(game, state):
        twin = game.redeal(state, viewer, rng)
        if move in game.moves(twin, seat):
            _compare_news(game, state, twin, viewer, seat, move)


def _compare_news(game: Game[Any], state: Any, twin: Any, viewer: Viewer, seat: Seat, move: Move) -> None:
    one, other = game.attempt(state, seat, move), game.attempt(twin, seat, move)
    if one.reveals and other.reveals:
        return
    for seen_by in (viewer, None):
        here, elsewhere = ([e.seen_by(seen_by) for e in events] for events in (one.events, other.events))
        _same(here, elsewhere, f"what {seen_by} hears of {move} by {seat}")
        _same(game.view(one.state, seen_by), game.view(other.state, seen_by), f"what {seen_by} sees after {move}")
    assert one.reveals == other.reveals, f"whether {move} can be taken back depends on what {viewer} cannot know"


def _same(one: Any, other: Any, what: str) -> None:
    if one != other:
        raise AssertionError(f"{what} differs between twin worlds:\n  {_difference(one, other)}")


def _difference(one: Any, other: Any) -> str:
    if isinstance(one, Record | Standings) and type(one) is type(other) and dataclasses.is_dataclass(one):
        for part in dataclasses.fields(one):
            mine, yours = getattr(one, part.name), getattr(other, part.name)
            if part.compare and mine != yours:
                return f"{part.name}: {_difference(mine, yours)}"
    return f"{one}\n  {other}"
