"""Offers on the page and for planning must not distinguish two worlds that the planner cannot distinguish."""

from dataclasses import replace
from functools import partial
from typing import Any

from cogs.person.standing_orders import plan_card
from cogs.ui.locale_context import Who
from engine import Game, Seat
from prompts.context import Context
from prompts.offered import offered_at
from prompts.prompt import Prompt, prompt
from render import touching
from render.pictures import Picture
from tables import Confirming, Person, Plan
from tables.core.seat_session import open_session
from tables.play.planning import imagine
from tests.cogs.twins import NAMES, said, table_of
from tests.contract.hooks import twin_check


def planned(game: Game[Any], state: Any, seat: Seat) -> tuple[str, bytes] | None:
    """The card over which the seat would plan its next turn, and the view from which its picture is drawn."""
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


def prompted(game: Game[Any], state: Any, seat: Seat) -> Prompt:
    """The page's prompt after the first answer that it offers."""
    session = open_session(table_of(game, state), seat)
    places = partial(touching.places, game.meta.id, session.view, seat)
    first = prompt(Context.of(session, "hu" if seat % 2 else "en", Confirming.EVERYTHING), (), places)
    return prompt(Context.of(session, "en", Confirming.EVERYTHING), tuple(spot.tag for spot in first.spots[:1]), places)


@twin_check(share=0.1)
def what_the_page_asks_is_the_same(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is not None and seat in game.to_act(state):
        assert prompted(game, state, seat) == prompted(game, twin, seat)
