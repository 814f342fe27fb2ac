"""Phase 2: the tower, the offers, and the duty to sell (GEN-4 – GEN-7, GEN-15).

`Proceed` stays below everything in phase 2 and decides what comes next: the open building, a kept intent, a queued
move, or the trader's choice.
"""

from functools import cache, lru_cache
from typing import Any

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from games.genoa.book import (
    IS_BUILDING,
    acceptable_place,
    capacity,
    find,
    has_live_offer,
    is_next,
    kill_asks,
    must_answer,
    names_messages,
    obliges,
    offers_here,
    passes_on,
    received_ducats,
    received_goods,
    unanswered,
)
from games.genoa.data import next_spaces
from games.genoa.deals import strike
from games.genoa.events import Called, Discharged, ForcedToSell, IntentDeclared, IntentLapsed, Queued, SaleWindowOpened
from games.genoa.goods import deliver_messages
from games.genoa.lines import tally
from games.genoa.made_once import made_once
from games.genoa.meeting import Meeting
from games.genoa.moves import Accept, Ask, Call, Pass, Queue, Stop, Use, Walk
from games.genoa.posting import acceptable, askable_spaces, post_ask, why_not_accept, why_not_ask
from games.genoa.refusals import refuse
from games.genoa.state import Intent, State
from games.genoa.suggestions import make_call, suggested_asks, suggested_queues
from games.genoa.tower import stop, walk
from games.genoa.why_not import why_not_tower
from games.genoa.window import begin_action

USE, STOP = Use(), Stop()
make_walk = made_once(Walk)
make_accept = made_once(Accept)
to_walk, intent_declared, discharged = cache(Intent), cache(IntentDeclared), cache(Discharged)
TO_STOP = Intent("stop")
"""Cached, like intents and events: all are immutable."""


@lru_cache(maxsize=8192)
def free_moves(path: tuple[str, ...]) -> tuple[Move, ...]:
    """Single steps of the tower, and stopping."""
    return (*[make_walk(space) for space in next_spaces(path)], STOP)


@lru_cache(maxsize=8192)
def tower_moves(path: tuple[str, ...]) -> tuple[Move, ...]:
    """The same with routes of several steps."""
    return (*free_moves(path), *suggested_queues(path))


def callable_seats(state: State, spaces: tuple[str, ...]) -> list[Seat]:
    """Seats that may still make an offer or pass for one of the spaces (GEN-15.35)."""
    return [seat for seat in state.others if _has_a_say(state, seat, spaces)]


def _has_a_say(state: State, seat: Seat, spaces: tuple[str, ...]) -> bool:
    if state.players[seat].stance == "auto_pass_all":
        return False
    able = capacity(state, seat) > 0
    for space in spaces:
        wanted = able or space not in IS_BUILDING
        if wanted and not passes_on(state, seat, space) and not has_live_offer(state, seat, space):
            return True
    return False


# ---------------------------------------------------------------- the next step


@step
class Proceed(Step):
    def run(self, state: State) -> None:
        if state.action == "open" and not any(capacity(state, seat) > 0 for seat in state.seats):
            state.action = "discharged"  # no seat can be asked (GEN-15.39), so there are no offers (GEN-7.7)
            state.emit(discharged(state.path[-1]))
        if state.action == "open":
            state.then(ON_SPACE)
        elif state.intent is not None:
            execute(state)
        elif not next_spaces(state.way):
            stop(state)  # GEN-4.14, 6.22
        elif state.queue and not state.queue_paused and is_next(state, state.queue[0]):
            state.then(self)
            walk(state, state.queue[0])
        else:
            state.then(CROSSROADS)


def execute(state: State) -> None:
    """Carry out the intent if it is still possible (GEN-15.29)."""
    intent = state.intent
    assert intent is not None
    state.intent = None
    if intent.kind == "stop":
        stop(state)
        return
    state.then(PROCEED)
    if intent.kind == "walk" and is_next(state, intent.space):
        walk(state, intent.space)
        return
    bundle = find(state, intent.id)
    if bundle is not None and why_not_accept(state, state.trader, Accept(intent.id, intent.revision)) is None:
        strike(state, bundle, bundle.seat)
        return
    state.queue, state.queue_paused = [], False
    state.reveal()
    state.emit(IntentLapsed(state.trader))


# ---------------------------------------------------------------- the trader decides


class TradersChoice(Meeting):
    """Common part of `OnSpace` and `Crossroads`."""

    __slots__ = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        """The trader; during an open call, which the trader may cancel, the called seats."""
        return tuple(state.called) if state.called else (state.trader,)

    def asks_about(self, state: State, seat: Seat) -> tuple[str, ...]:
        return tuple(state.call) if seat in state.called else ()

    def answers(self, state: State, seat: Seat) -> list[Move]:
        found: list[Move] = [make_accept(bundle.id, bundle.revision) for bundle in acceptable(state, seat)]
        if seat != state.trader:
            return found
        if state.action in ("open", "discharged") and capacity(state, seat) > 0:
            found.append(USE)
        found += tower_moves(state.way)
        spaces = askable_spaces(state)
        found += suggested_asks(state, spaces)
        if spaces and not state.call:
            for other in state.others:
                if _has_a_say(state, other, spaces):
                    found.append(make_call(spaces))
                    break
        return found

    def objection(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, Ask):
            return why_not_ask(state, seat, move)
        if isinstance(move, Queue | Call) and seat != state.trader:
            return refuse("trader-only")
        if isinstance(move, Queue):
            return why_not_queue(state, move)
        if isinstance(move, Call):
            return why_not_call(state, move)
        return Meeting.objection(self, state, seat, move)

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_tower(state, seat, move) or refuse("not-in-this-action")

    def default(self, state: State, seat: Seat) -> Move:
        """GEN-16.3; a called seat passes."""
        return (
            STOP if seat == state.trader else next(Pass(s) for s in state.call if s not in state.players[seat].passes)
        )

    def decline(self, state: State, seat: Seat) -> Move | None:
        """Pass for a called seat; None for the trader."""
        return None if seat == state.trader else self.default(state, seat)

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        if isinstance(move, Ask):
            state.then(self)
            post_ask(state, seat, move)
            return
        if isinstance(move, Call):
            state.then(self)
            state.call, state.called = list(move.spaces), callable_seats(state, move.spaces)
            state.emit(Called(seat, move.spaces, tuple(state.called)))
            return
        state.call, state.called = [], []
        if isinstance(move, Use):
            state.then(PROCEED)
            begin_action(state, seat, state.path[-1], (), "")
        elif isinstance(move, Accept):
            self.accept(state, seat, move)
        elif isinstance(move, Stop):
            self.leave(state, TO_STOP)
        else:
            spaces = move.spaces if isinstance(move, Queue) else (move.space,)
            if len(spaces) > 1:
                state.queue, state.queue_paused = list(spaces), False
                state.emit(Queued(seat, spaces))
            self.leave(state, to_walk("walk", spaces[0]))

    def accept(self, state: State, seat: Seat, move: Accept) -> None:
        bundle = find(state, move.id)
        assert bundle is not None
        if acceptable_place(state, bundle):
            state.then(PROCEED)
            strike(state, bundle, seat if bundle.is_ask else bundle.seat)
        else:
            self.leave(state, Intent("accept", bundle.space, move.id, move.revision))

    def leave(self, state: State, intent: Intent) -> None:
        raise NotImplementedError


def why_not_queue(state: State, move: Queue) -> IllegalMove | None:
    path = tuple(state.path)
    if len(move.spaces) < 2:
        return refuse("queue-broken", space="".join(move.spaces))
    for space in move.spaces:
        if space not in next_spaces(path):
            return refuse("queue-broken", space=space)
        path = (*path, space)
    return None


def why_not_call(state: State, move: Call) -> IllegalMove | None:
    if state.call:
        return refuse("no-call-now")
    possible = askable_spaces(state)
    for n, space in enumerate(move.spaces):
        if space not in possible or space in move.spaces[:n]:
            return refuse("call-elsewhere", space=space)
    return None if callable_seats(state, move.spaces) else refuse("nobody-to-call")


@step
class OnSpace(TradersChoice):
    """`on_space_open`: the action of the building under the tower is still available (GEN-7.4 – 7.8)."""

    clause = "GEN-7.8"

    def leave(self, state: State, intent: Intent) -> None:
        """D11: seats that may still want the action are asked first (GEN-15.23)."""
        state.intent = intent
        state.emit(intent_declared(state.trader, intent.kind, intent.space))
        waiting = unanswered(state)
        if waiting:
            state.emit(SaleWindowOpened(state.trader, state.path[-1], waiting))
        state.then(SALE_WINDOW, CLOSE_WINDOW, PROCEED)


@step
class Crossroads(TradersChoice):
    """`crossroads`: no seat has to be asked before the next step (GEN-15.22)."""

    clause = "GEN-6.16"

    def leave(self, state: State, intent: Intent) -> None:
        state.intent = intent
        state.then(PROCEED)


# ---------------------------------------------------------------- the sale window


@step
class SaleWindow(Meeting):
    """D12: the only forced wait (GEN-15.23 – 15.27). Ends when all seats have answered."""

    clause = "GEN-15.25"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return unanswered(state) if self.is_open(state) else ()

    def is_asked(self, state: State, seat: Seat) -> bool:
        return self.is_open(state) and seat != state.trader and must_answer(state, seat)

    def is_open(self, state: State) -> bool:
        return state.intent is not None and state.action == "open"

    def asks_about(self, state: State, seat: Seat) -> tuple[str, ...]:
        return (state.path[-1],) if self.is_asked(state, seat) else ()

    def answers(self, state: State, seat: Seat) -> list[Move]:
        space = state.path[-1]
        found: list[Move] = [make_accept(b.id, b.revision) for b in acceptable(state, seat) if b.space == space]
        if seat == state.trader and capacity(state, seat) > 0:
            found.append(USE)
        return found

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Walk | Stop) and seat == state.trader:
            return refuse("settle-the-building-first", space=state.path[-1])
        return why_not_tower(state, seat, move) or refuse("not-in-this-action")

    def default(self, state: State, seat: Seat) -> Move:
        """A missing answer is a pass (GEN-15.25)."""
        return Pass(state.path[-1])

    def decline(self, state: State, seat: Seat) -> Move | None:
        return self.default(state, seat)

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        if isinstance(move, Use):
            begin_action(state, seat, state.path[-1], (), "")
            return
        bundle = find(state, move.id)
        assert bundle is not None
        strike(state, bundle, seat if bundle.is_ask else bundle.seat)


@step
class CloseWindow(Step):
    """Close the window: all have answered, or the action is taken, or the trader cancelled the intent."""

    def run(self, state: State) -> None:
        state.barred = []
        if state.intent is None or state.action != "open":
            return
        kill_asks(state)  # GEN-15.21a
        if not any(obliges(state, offer) for offer in state.offers):
            state.action = "discharged"
            state.emit(discharged(state.path[-1]))
            return
        offers = offers_here(state)
        state.emit(ForcedToSell(state.trader, state.path[-1], tuple(offer.id for offer in offers)))
        if len(offers) == 1 and capacity(state, state.trader) < 1:
            # GEN-15.28: a single obliging offer leaves no choice, which is public
            strike(state, offers[0], offers[0].seat)
            return
        state.locked = True
        state.then(FORCED_CHOICE)


@step
class ForcedChoice(Meeting):
    """D13: sell to one of them, or use the action (GEN-7.6, 15.28)."""

    clause = "GEN-15.28"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (state.trader,)

    def answers(self, state: State, seat: Seat) -> list[Move]:
        if seat != state.trader:
            return []
        ducats = state.players[seat].ducats
        found: list[Move] = [
            make_accept(offer.id, offer.revision) for offer in offers_here(state) if tally(offer.take).ducats <= ducats
        ]
        if capacity(state, seat) > 0:
            found.append(USE)
        if not self.binds(state):
            found += free_moves(state.way)
        return found

    def binds(self, state: State) -> bool:
        """Whether an obliging offer is left: always, except in positions stored before offers were locked."""
        return any(obliges(state, offer) for offer in state.offers)

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Walk | Stop) and seat == state.trader and self.binds(state):
            return refuse("must-sell-or-use", space=state.path[-1])
        return why_not_tower(state, seat, move) or refuse("not-in-this-action")

    def default(self, state: State, seat: Seat) -> Move:
        """GEN-16.4: of the obliging offers the one with most ducats, then most goods, then the oldest."""
        offers = [offer for offer in offers_here(state) if obliges(state, offer)]
        if not offers:
            return STOP
        best = max(offers, key=lambda offer: (received_ducats(offer), received_goods(state, offer), -offer.id))
        return make_accept(best.id, best.revision)

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        state.locked = False
        if isinstance(move, Use):
            if any(names_messages(offer) for offer in offers_here(state)):
                deliver_messages(state)
            begin_action(state, seat, state.path[-1], (), "")
        elif isinstance(move, Accept):
            bundle = find(state, move.id)
            assert bundle is not None
            strike(state, bundle, bundle.seat)
        else:
            state.action = "discharged"
            state.emit(discharged(state.path[-1]))
            state.intent = TO_STOP if isinstance(move, Stop) else to_walk("walk", move.space)


PROCEED, ON_SPACE, CROSSROADS = Proceed(), OnSpace(), Crossroads()
SALE_WINDOW, CLOSE_WINDOW, FORCED_CHOICE = SaleWindow(), CloseWindow(), ForcedChoice()
