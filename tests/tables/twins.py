"""What is offered for planning must not tell apart two worlds that the planner cannot tell apart."""

from typing import Any

from engine import Game, Seat
from tables.planning import imagine
from tests.cogs.twins import table_of
from tests.contract.hooks import twin_check


def imagined(game: Game[Any], state: Any, seat: Seat) -> list[str] | None:
    ahead = imagine(table_of(game, state), seat)
    return None if ahead is None else [move.notation for move in game.moves(ahead, seat)]


@twin_check(share=0.1)
def what_can_be_planned_is_the_same(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is not None and game.to_act(state):
        assert imagined(game, state, seat) == imagined(game, twin, seat)
