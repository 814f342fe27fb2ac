"""Gaining and paying resources and points (TIL-1)."""

from collections.abc import Iterable

from engine.seats import Seat
from games.tiletum.data import Resource
from games.tiletum.events import Gained, Paid, Scored
from games.tiletum.state import State


def gain(state: State, seat: Seat, resource: str, amount: int, source: str) -> None:
    """Gain resources; the supply is unlimited (TIL-1.8)."""
    state.players[seat].resources[resource] += amount
    state.out.append(Gained(seat, resource, amount, source))


def gain_all(state: State, seat: Seat, resources: Iterable[tuple[Resource, int]], source: str) -> None:
    for resource, amount in resources:
        gain(state, seat, resource, amount, source)


def gain_each(state: State, seat: Seat, resources: tuple[str, ...], source: str) -> None:
    """Gain one resource per entry."""
    for resource in dict.fromkeys(resources):
        gain(state, seat, resource, resources.count(resource), source)


def pay(state: State, seat: Seat, resource: str, amount: int, source: str) -> None:
    resources = state.players[seat].resources
    assert resources[resource] >= amount
    resources[resource] -= amount
    state.out.append(Paid(seat, resource, amount, source))


def score(state: State, seat: Seat, points: int, why: str, source: str) -> int:
    """Add points; returns the real change, since a loss ends at 0 (TIL-1.3)."""
    player = state.players[seat]
    points = max(points, -player.points)
    if points:
        player.points += points
        player.scored[why] = player.scored.get(why, 0) + points
        state.out.append(Scored(seat, points, why, source))
    return points
