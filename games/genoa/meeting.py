"""Moves possible beside the current decision: offers, withdrawals, passes, messages, settings (GEN-15.21, 15.40, D26).

Every decision of the game is a `Meeting`: some seats must answer it, all others may make these moves.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, ClassVar

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision
from games.genoa.book import here, is_selling, keeps_locked_offers, refresh
from games.genoa.data import BUILDINGS, within_reach
from games.genoa.events import CallAnswered, CallEnded, IntentCancelled, Passed, PassTakenBack, Rejected, Withdrawn
from games.genoa.goods import deliver, deliverable, pair_visited
from games.genoa.made_once import made_once
from games.genoa.moves import Cancel, Deliver, Except, Offer, Pass, Reject, Set, Unpass, Withdraw
from games.genoa.posting import post_offer, rejectable, why_not_offer
from games.genoa.refusals import refuse
from games.genoa.settings import change_setting, set_exceptions, settings, stance_setting, why_not_except, why_not_set
from games.genoa.state import WHOLE_TURN, Bundle, State
from games.genoa.suggestions import suggested_offers
from games.genoa.why_not import why_not_aside

CANCEL = Cancel()
PASS_TURN = Pass(WHOLE_TURN)
make_pass = made_once(Pass)
make_unpass = made_once(Unpass)
make_withdraw = made_once(Withdraw)
make_reject = made_once(Reject)
make_deliver = made_once(Deliver)
passed_on = cache(Passed)


@lru_cache(maxsize=16384)
def passes(way: tuple[str, ...], now: str, call: tuple[str, ...]) -> tuple[Pass, ...]:
    """Passes on buildings still to come, the open one, those of a call, and the whole turn."""
    reach = within_reach(way)
    spaces = dict.fromkeys([*([now] if now else []), *call, *[b for b in BUILDINGS if b in reach]])
    return (*[make_pass(space) for space in spaces], PASS_TURN)


def passable(state: State, passed: list[str], asked: tuple[str, ...]) -> Sequence[Move]:
    """Passes still possible; only on the spaces in question if there are any, and on the whole turn if it has more."""
    if WHOLE_TURN in passed:
        return ()
    if asked:
        left = [make_pass(space) for space in asked if space not in passed]
        others = within_reach(state.way) | {here(state)}
        return left if len(left) == 1 and others <= {"", left[0].space, *passed} else [*left, PASS_TURN]
    found = passes(state.way, here(state), tuple(state.call))
    return [move for move in found if move.space not in passed]


class Meeting(Decision):
    """A decision of some seats during which all others may make side moves."""

    __slots__ = ()
    bargains: ClassVar[bool] = True
    """Whether offers may be made, withdrawn and passed on (phase 2)."""

    def welcome(self, state: State) -> tuple[Seat, ...]:
        owing = self.seats(state)
        return tuple([seat for seat in state.seats if seat not in owing])

    def hears(self, state: State, seat: Seat) -> bool:
        """True for every seat: those that need not answer are welcome."""
        return 0 <= seat < len(state.players)

    def asks_about(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Spaces for which a seat must make an offer or pass."""
        return ()

    # ------------------------------------------------------------ to override

    def answers(self, state: State, seat: Seat) -> list[Move]:
        """Moves of this seat in the decision itself."""
        raise NotImplementedError

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        raise NotImplementedError

    def objection(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        """Why a move of an open kind is illegal; None if it is legal."""
        if isinstance(move, Set):
            return why_not_set(state, seat, move)
        if isinstance(move, Except):
            return why_not_except(state, seat, move)
        if isinstance(move, Offer) and self.bargains:
            return why_not_offer(state, seat, move)
        return refuse("no-bargaining-now")

    # ------------------------------------------------------------ common

    def options(self, state: State, seat: Seat) -> list[Move]:
        return self.answers(state, seat) + self.asides(state, seat)

    def asides(self, state: State, seat: Seat) -> list[Move]:
        """What can be said beside the matter in hand."""
        player = state.players[seat]
        found = self.book_moves(state, seat) if self.bargains else []
        if player.messages == "ask":
            found += [make_deliver(card) for card in self.deliverable(state, seat)]
        if self.is_asked(state, seat):
            found.append(stance_setting(player))
        else:
            found += settings(player)
        return found

    def book_moves(self, state: State, seat: Seat) -> list[Move]:
        """Moves concerning the offer book. Performance: most of these lists are usually empty and are skipped."""
        if seat == state.trader:
            found: list[Move] = [make_withdraw(ask.id) for ask in state.asks]
            if (state.intent is not None and not state.locked) or state.call:
                found.append(CANCEL)
            others = state.offers
        else:
            mine = [offer for offer in state.offers if offer.seat == seat]
            asked = self.asks_about(state, seat)
            found = suggested_offers(state, seat, mine, asked)
            found += [make_withdraw(offer.id) for offer in mine if not self.is_locked(state, offer)]
            passed = state.players[seat].passes
            found += passable(state, passed, asked)
            found += [make_unpass(space) for space in passed]
            others = state.asks
        if not state.locked:
            found += [make_reject(bundle.id, bundle.revision) for bundle in rejectable(others, seat)]
        return found

    def deliverable(self, state: State, seat: Seat) -> list[str]:
        """Messages that can be delivered now (GEN-13.24), without cards needed by something already begun."""
        cards = deliverable(state.path, state.players[seat].message)
        return [card for card in cards if not self.needs(state, seat, card)]

    def needs(self, state: State, seat: Seat, card: str) -> bool:
        """Whether a card in the seat's hand must stay there until this is decided."""
        return not keeps_locked_offers(state, seat, card)

    def is_locked(self, state: State, offer: Bundle) -> bool:
        return state.locked and offer.space == state.path[-1]

    def allows(self, state: State, seat: Seat, move: Move) -> bool:
        if move.open:
            return self.objection(state, seat, move) is None
        return move in self.answers(state, seat) or move in self.asides(state, seat)

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if move.open:
            return self.objection(state, seat, move) or refuse("no-bargaining-now")
        if isinstance(move, Pass) and self.asks_about(state, seat) and move in passable(state, [], ()):
            return refuse("answer-first", space=self.asks_about(state, seat)[0])
        return why_not_aside(state, seat, move, self.bargains) or self.reason(state, seat, move)

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why a move in the decision itself is illegal."""
        raise NotImplementedError

    def choose(self, state: State, seat: Seat, move: Any) -> None:
        aside = ASIDE.get(type(move))
        if aside is None:
            self.decide(state, seat, move)
            return
        state.then(self)
        aside(state, seat, move)


# ---------------------------------------------------------------- effects of side moves


def _offer(state: State, seat: Seat, move: Offer) -> None:
    post_offer(state, seat, move)
    if move.space in state.call:
        answer_call(state, seat)


def _withdraw(state: State, seat: Seat, move: Withdraw) -> None:
    """GEN-6.15, 15.27a."""
    book = state.asks if seat == state.trader else state.offers
    bundle = next(bundle for bundle in book if bundle.id == move.id)
    book.remove(bundle)
    if is_selling(state) and bundle.space == state.path[-1] and not bundle.is_ask:
        state.barred.append(seat)
    state.emit(Withdrawn(seat, bundle.id, bundle.space, bundle.is_ask))


def _reject(state: State, seat: Seat, move: Reject) -> None:
    """Inform the author; no other effect (GEN-15.34)."""
    book = state.offers if seat == state.trader else state.asks
    at = next(n for n, bundle in enumerate(book) if bundle.id == move.id)
    old = book[at]
    book[at] = replace(old, rejected=(*old.rejected, seat))
    state.emit(Rejected(seat, old.id, old.seat, old.space))


def _pass(state: State, seat: Seat, move: Pass) -> None:
    state.players[seat].passes.append(move.space)
    state.emit(passed_on(seat, move.space))
    if move.space == WHOLE_TURN or move.space in state.call:
        answer_call(state, seat)


def _unpass(state: State, seat: Seat, move: Unpass) -> None:
    state.players[seat].passes.remove(move.space)
    state.emit(PassTakenBack(seat, move.space))


def _cancel(state: State, seat: Seat, move: Cancel) -> None:
    """Cancel the intent with all queued moves, or an open call (GEN-15.29)."""
    if state.call:
        state.call, state.called = [], []
        state.emit(CallEnded(seat))
    if state.intent is not None:
        state.intent, state.queue, state.queue_paused = None, [], False
        state.emit(IntentCancelled(seat))


def _deliver(state: State, seat: Seat, move: Deliver) -> None:
    deliver(state, seat, move.card)
    refresh(state)


def _set(state: State, seat: Seat, move: Set) -> None:
    change_setting(state, seat, move)
    if move.what == "messages" and move.value == "auto" and pair_visited(state.path):
        meeting: Meeting = state.stack[-1]  # type: ignore[assignment]  # an aside leaves the matter in hand on top
        state.reveal()
        for card in meeting.deliverable(state, seat):
            deliver(state, seat, card)
        refresh(state)
    if move.what == "stance" and move.value == "auto_pass_all":
        answer_call(state, seat)


def answer_call(state: State, seat: Seat) -> None:
    """Record an answer; the trader is notified when all have answered (GEN-15.35)."""
    if seat in state.called:
        state.called.remove(seat)
        if not state.called:
            state.call = []
            state.emit(CallAnswered(state.trader))


ASIDE: dict[type[Move], Any] = {
    Offer: _offer,
    Withdraw: _withdraw,
    Reject: _reject,
    Pass: _pass,
    Unpass: _unpass,
    Cancel: _cancel,
    Deliver: _deliver,
    Set: _set,
    Except: set_exceptions,
}
