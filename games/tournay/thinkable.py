"""Moves that a player may ask about in Tournay, legal or not: the input of "why not?"."""

from collections.abc import Iterator

from engine.moves import Move, without
from engine.seats import Seat
from games.tournay.abilities import ChooseAbility
from games.tournay.cards import CARDS
from games.tournay.citizens import ways_to_use
from games.tournay.data import CITIZENS_TO_DRAW, COLOURS, DECKS, EVENTS, EXPERT_RECRUIT_PRICE
from games.tournay.hands import draw_ways
from games.tournay.moves import Activate, Citizens, Copy, Draw, Earn, Fight, Play, Recruit
from games.tournay.placing import PLAZA, cards_to_give, citizens_to_give, spaces_after
from games.tournay.state import State
from games.tournay.steps import TakeTurn

HOW = frozenset({"pay", "citizens", "how"})
"""Fields that describe how a move is made rather than its object."""


def aim(move: Move) -> tuple[object, ...]:
    return without(move, HOW | {"space"} if isinstance(move, Play) else HOW)


def thinkable(view: State, seat: Seat) -> Iterator[Move]:
    top = view.stack[-1] if view.stack else None
    if isinstance(top, TakeTurn):
        yield from _cards(view, seat)
        yield from _actions(view, seat)
    elif isinstance(top, ChooseAbility) and any(isinstance(move, Copy) for move in top.options(view, seat)):
        for other in view.seats:
            if other != seat:
                yield from (Copy(other, space) for space in view.players[other].quarter)


def _cards(view: State, seat: Seat) -> Iterator[Move]:
    player = view.players[seat]
    for name in dict.fromkeys(player.hand):
        card = CARDS[name]
        pay = None
        if card.also == "citizen":
            pay = next(iter(citizens_to_give(player, card.colour)), PLAZA)
        elif card.also:
            pay = next(iter(cards_to_give(player, name)), None)
        given = pay if pay in player.quarter and card.also != "citizen" else None
        yield Play(name, pay, spaces_after(player, given)[0])


def _actions(view: State, seat: Seat) -> Iterator[Move]:
    player = view.players[seat]
    for name, deck in DECKS.items():
        how = draw_ways(view.decks[name]) or ("hidden",)
        yield Draw(name, how[0], _citizens(view, seat, deck.colour, CITIZENS_TO_DRAW[deck.level]))
    for space, site in player.quarter.items():
        if site.card.ability is not None:
            yield Activate(space, _citizens(view, seat, site.card.colour, 1))
    for event in filter(None, view.queue):
        yield Fight(event, _citizens(view, seat, EVENTS[event].fight_colour, EVENTS[event].fight_citizens))
    for colour in COLOURS:
        yield Earn(colour, 1)
        if view.expert:
            yield Recruit(colour, _citizens(view, seat, colour, 1, EXPERT_RECRUIT_PRICE))


def _citizens(view: State, seat: Seat, colour: str, need: int, price: int = 0) -> Citizens:
    """The cheapest way to provide the citizens; the seat's own if there is none."""
    return next(iter(ways_to_use(view, seat, colour, need, price).all), (seat,) * need)
