"""Reasons to refuse side moves and the trader's moves of the tower."""

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from games.genoa.book import capacity, find, here
from games.genoa.data import DISCS, SPACES, next_spaces
from games.genoa.goods import deliverable
from games.genoa.moves import Accept, Cancel, Deliver, Pass, Reject, Stop, Unpass, Use, Walk, Withdraw
from games.genoa.posting import why_not_accept, why_not_reject
from games.genoa.refusals import refuse
from games.genoa.state import WHOLE_TURN, State


def why_not_aside(state: State, seat: Seat, move: Move, bargains: bool) -> IllegalMove | None:
    """None for a move that is not a side move."""
    if isinstance(move, Deliver):
        if move.card not in state.players[seat].message:
            return refuse("message-not-in-hand", card=move.card)
        ready = deliverable(state.path, [move.card])
        return refuse("message-spoken-for" if ready else "message-not-yet", card=move.card)
    if not isinstance(move, Withdraw | Reject | Pass | Unpass | Cancel):
        return None
    if not bargains:
        return refuse("no-bargaining-now")
    if isinstance(move, Withdraw):
        return _why_not_withdraw(state, seat, move)
    if isinstance(move, Reject):
        return refuse("locked") if state.locked else why_not_reject(state, seat, move)
    if isinstance(move, Cancel):
        return refuse("nothing-to-cancel") if seat == state.trader else refuse("trader-only")
    return _why_not_pass(state, seat, move)


def _why_not_withdraw(state: State, seat: Seat, move: Withdraw) -> IllegalMove:
    bundle = find(state, move.id)
    if bundle is None:
        return refuse("no-such-offer", id=move.id)
    return refuse("locked") if bundle.seat == seat else refuse("not-yours", id=move.id)


def _why_not_pass(state: State, seat: Seat, move: Pass | Unpass) -> IllegalMove:
    space, passes = move.space, state.players[seat].passes
    if isinstance(move, Unpass):
        return refuse("not-passed", space=space)
    if space in passes or WHOLE_TURN in passes:
        return refuse("already-passed", space=space)
    return refuse("nothing-to-pass-on", space=space)


def why_not_tower(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """At an open building or at a crossroads; None for a move unrelated to the tower."""
    if isinstance(move, Accept):
        return why_not_accept(state, seat, move) or refuse("not-acceptable-now", id=move.id)
    if not isinstance(move, Walk | Stop | Use):
        return None
    if seat != state.trader:
        return refuse("trader-only")
    if isinstance(move, Use):
        return why_not_use(state, seat)
    assert isinstance(move, Walk)
    space = move.space
    if space not in SPACES:
        return refuse("no-such-space", space=space)
    if len(state.path) == DISCS:
        return refuse("no-moves-left")
    if space in state.path:
        return refuse("already-visited", space=space)
    assert space not in next_spaces(tuple(state.path))
    return refuse("not-adjacent", space=space)


def why_not_use(state: State, seat: Seat) -> IllegalMove:
    space = state.path[-1]
    if not here(state):
        return refuse("no-action-here" if state.action == "none" else "action-used", space=space)
    assert capacity(state, seat) < 1
    return refuse("no-capacity")
