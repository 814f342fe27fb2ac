"""Checks that listed moves can be played and all others are refused without a trace."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.events import read_event
from engine.game import Game
from engine.moves import Move, Unreadable
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.testing import Certificate
from tests.contract.liveness import check_default
from tests.contract.playouts import allowed, askable
from tests.contract.questions import Outcomes

TRIED = 8
"""Number of moves of a game tried at positions that do not list them, each also with two twists."""


def check_seats(game: Game[Any], state: Any) -> None:
    owing, welcome = game.to_act(state), game.welcome(state)
    everybody = range(len(game.standings(state).points))
    assert owing, "somebody must act unless the game is over"
    asked = owing + welcome
    assert len(set(asked)) == len(asked), f"a seat is asked twice: {owing} and {welcome}"
    assert set(asked) <= set(everybody), f"a seat that does not exist is asked: {asked}"
    for seat in everybody:
        assert (seat in asked) == bool(game.moves(state, seat)), f"seat {seat} of {asked} has moves, or has none"


def check_listed_moves(game: Game[Any], state: Any) -> None:
    for seat in askable(game, state):
        listed = game.moves(state, seat)
        assert listed == game.moves(state, seat), "the moves are not listed in a stable order"
        assert len(set(listed)) == len(listed), f"a move is listed twice: {listed}"
        assert len({m.notation for m in listed}) == len(listed), f"two moves are written alike: {listed}"
        for move in listed:
            again = game.book.read(move.notation)
            assert again == move, f"{move.notation} reads back as {again!r}, not {move!r}"
            assert game.book.kinds[move.kind] is type(move), f"{type(move)} is not in the book"
            # A clone has no cached list, so the decision itself is asked.
            game.check(state.clone(), seat, move)
        if seat in game.to_act(state):
            check_default(game, state, seat, listed)


def check_every_move_plays(game: Game[Any], certificate: Certificate, state: Any) -> None:
    """Check that each listed move can be played and that no two have the same outcome."""
    before = game.dump(state)
    for seat in askable(game, state):
        outcomes = Outcomes(game, state)
        for move in game.moves(state, seat):
            after = state.clone()
            events = game.play(after, seat, move)
            certificate.invariants(after)
            assert after.played == state.played + 1, f"{move} counted as {after.played - state.played} moves"
            assert after.out == [], "events were left in the state"
            for owing in game.to_act(after):
                following = game.moves(after, owing)
                assert following, f"after {move} seat {owing} must act and cannot"
                check_default(game, after, owing, following)
            for event in events:
                assert read_event(json.loads(json.dumps(event.dump()))) == event, f"{event} does not read back"
            outcomes.add(move, after, events)
        outcomes.check(certificate)
    assert game.dump(state) == before, "playing on clones changed the original"


def unlisted_moves(game: Game[Any], state: Any, old_moves: Sequence[Move], rng: Random) -> list[tuple[Seat, Move]]:
    """Moves that a seat may not play: of other decisions, of other seats, out of turn, and listed ones with a twist."""
    seats = range(len(game.standings(state).points))
    listed = {seat: game.moves(state, seat) for seat in seats}
    everything = list(dict.fromkeys([*old_moves, *(m for moves in listed.values() for m in moves)]))
    tried = rng.sample(everything, min(TRIED, len(everything)))
    for move in tried[:]:
        tried += rng.sample(twists := _twists(game, move, everything, rng), min(2, len(twists)))
    asked = askable(game, state)
    found = [(seat, move) for seat in asked for move in tried]
    found += [(seat, rng.choice(tried)) for seat in (*seats, len(seats), -1) if seat not in asked]
    return [
        (seat, move)
        for seat, move in found
        if move not in listed.get(seat, ()) and not (move.open and allowed(game, state, seat, move))
    ]


def _twists(game: Game[Any], move: Move, others: Sequence[Move], rng: Random) -> list[Move]:
    """The move with one field changed: to a value that others have there, and to an absurd one."""
    found = []
    for name in game.book.fields(move.kind):
        values = [getattr(m, name) for m in others if hasattr(m, name)]
        strange = {int: 99, str: "nowhere"}.get(type(getattr(move, name)), ())
        for value in (rng.choice(values), strange):
            fields = {f: getattr(move, f) for f in game.book.fields(move.kind)}
            try:
                found.append(game.book.validate({"kind": move.kind, **fields, name: value}))
            except Unreadable:
                continue  # refused when read
    return found


def check_refusals(game: Game[Any], state: Any, illegal: Sequence[tuple[Seat, Move]]) -> None:
    before = game.dump(state)
    for seat, move in illegal:
        refusal = refusal_of(game, state, seat, move)
        assert refusal is not None, f"seat {seat} may play {move}, which is not listed"
        assert refusal.reason, f"{move} is refused without a reason"
    assert game.dump(state) == before, f"one of {[m.notation for _, m in illegal]} was refused and left a trace"


def refusal_of(game: Game[Any], state: Any, seat: Seat, move: Move) -> IllegalMove | None:
    try:
        game.play(state, seat, move)
    except IllegalMove as refusal:
        return refusal
    except Exception as error:
        raise AssertionError(f"seat {seat} may not play {move}, which broke off with {error!r}") from error
    return None
