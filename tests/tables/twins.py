"""What is offered for planning must not tell apart two worlds that the planner cannot tell apart."""

from dataclasses import replace
from typing import Any

from cogs.orders import plan_card
from cogs.reader import Who
from engine import Game, Seat
from tables import Person, Plan
from tables.play.desk import lay
from tables.play.planning import imagine
from tests.cogs.twins import NAMES, said, table_of
from tests.contract.hooks import twin_check


def planned(game: Game[Any], state: Any, seat: Seat) -> str | None:
    """The card over which the seat would plan its next turn."""
    table = table_of(game, state)
    ahead = imagine(table, seat)
    if ahead is None:
        return None
    me = Who(Person(seat), NAMES[seat], "hu" if seat % 2 else "en")
    return said(plan_card(me, Plan(lay(replace(table, state=ahead), seat), guessed=False)))


@twin_check(share=0.5)
def what_can_be_planned_is_the_same(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is not None and game.to_act(state):
        assert planned(game, state, seat) == planned(game, twin, seat)
