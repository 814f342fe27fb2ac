"""What is offered for planning must not tell apart two worlds that the planner cannot tell apart."""

from dataclasses import replace
from typing import Any

from cogs.person.standing_orders import plan_card
from cogs.ui.locale_context import Who
from engine import Game, Seat
from prompts.offered import offered_at
from render.pictures import Picture
from tables import Person, Plan
from tables.core.seat_session import open_session
from tables.play.planning import imagine
from tests.cogs.twins import NAMES, said, table_of
from tests.contract.hooks import twin_check


def planned(game: Game[Any], state: Any, seat: Seat) -> tuple[str, bytes] | None:
    """The card over which the seat would plan its next turn, and the view of which its picture is drawn."""
    table = table_of(game, state)
    ahead = imagine(table, seat)
    if ahead is None:
        return None
    me = Who(Person(seat), NAMES[seat], "hu" if seat % 2 else "en")
    session = open_session(replace(table, state=ahead), seat)
    card = plan_card(me, Plan(session, guessed=False), offered_at(session, ()), Picture(b"", "a picture", 1, 1))
    return said(card), game.dump(session.view)


@twin_check(share=0.15)
def what_can_be_planned_is_the_same(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is not None and game.to_act(state):
        assert planned(game, state, seat) == planned(game, twin, seat)
