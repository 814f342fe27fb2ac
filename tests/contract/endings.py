"""Checks that standings add up at any time, and that the game ends once."""

from dataclasses import dataclass, field
from typing import Any

from engine.events import Event, Finished
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.testing import Certificate
from tests.contract.legality import refusal_of


@dataclass(slots=True)
class Played:
    start: Any = None
    final: Any = None
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)


def check_standings(game: Game[Any], state: Any) -> None:
    found = game.standings(state)
    seats = len(found.points)
    assert len(found.breakdown) == seats, "a seat has no breakdown"
    for seat, parts in enumerate(found.breakdown):
        total = sum(parts.values())
        assert total == found.points[seat], f"seat {seat} has {found.points[seat]} points from {parts}"
    ranked = [seat for group in found.ranking for seat in group]
    assert sorted(ranked) == list(range(seats)), f"the ranking is no partition: {found.ranking}"
    assert all(found.ranking), f"an empty place in {found.ranking}"
    points = [found.points[seat] for seat in ranked]
    assert points == sorted(points, reverse=True), f"fewer points rank before more: {found.ranking} of {found.points}"
    assert found.over == game.over(state), "the standings disagree about whether the game is over"
    best = [seat for seat in range(seats) if found.points[seat] == max(found.points)]
    if found.over:
        by_tie_break = len(found.winners) < len(best)
        assert by_tie_break == (found.decided_by is not None), f"decided by {found.decided_by}? {found}"
    else:
        assert found.winners == (), "somebody has won before the end"


def check_end(game: Game[Any], certificate: Certificate, played: Played) -> None:
    state = played.final
    certificate.invariants(state)
    check_standings(game, state)
    assert game.over(state), "nobody owes a decision, yet the game is not over"
    found = game.standings(state)
    assert found.winners, "nobody has won"
    finishes = [event for events in played.events for event in events if isinstance(event, Finished)]
    assert finishes == [Finished(found.winners)], f"the end was told as {finishes}, won by {found.winners}"
    assert played.events[-1][-1] == finishes[0], "something happened after the end"
    for seat in range(len(found.points)):
        assert game.moves(state, seat) == [], f"seat {seat} can move after the end"
        refusal = refusal_of(game, state, seat, played.moves[-1][1])
        assert refusal is not None, "a move was played after the end"
        assert refusal.reason == "refusal-game-over", f"after the end a move is refused as {refusal.reason}"
    counted = tuple(certificate.recount(played.start, played.events, state))
    assert counted == found.points, f"recounted {counted}, but the standings say {found.points}"
