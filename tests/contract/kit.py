"""The contract kit: what every game must fulfil, checked on positions of random games.

`certify(game, …)` plays one game and checks it on the way; each check is a function of its own that says in plain
words what is broken. It knows no game: what is special to one (its pieces, its scoring) comes as a `Certificate`.
"""

import dataclasses
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from engine.events import Event, Finished, read_event
from engine.game import Game, Options
from engine.moves import Move, Unreadable
from engine.records import Record
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Core
from tests.contract.certificate import Certificate

TRIED = 8
"""Moves of a game tried where they are not listed, each also with two twists."""

VIEWERS = 3
"""Of the seats and the spectators, for whom a world is dealt again at one position."""

FIRST_MEETING = 0.15
"""How likely the first decision of its kind in a game is examined."""
FIRST_NEWS = 0.06
"""How likely the news of a move are compared with a twin's, where they bring the first event of its kind."""

Viewer = Seat | None
TwinCheck = Callable[[Game[Any], Any, Any, Viewer], None]


@dataclass(slots=True)
class Played:
    """A game from its start to its end."""

    start: Any
    final: Any
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)


def option_sets(game: Game[Any]) -> list[dict[str, str]]:
    """Every combination of the options of a game."""
    choices = game.meta.options.choices()
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


def askable(game: Game[Any], state: Any) -> tuple[Seat, ...]:
    return (*game.to_act(state), *game.welcome(state))


def walk(
    game: Game[Any], seats: int, seed: str, options: Options, bound: int = 2000
) -> Iterator[tuple[Any, Seat, Move]]:
    """A random game: yields each position with the move about to be played (the caller plays it)."""
    rng = Random(f"walk {seed}")
    state = game.new(seats, seed, options)
    for _ in range(bound):
        owing = game.to_act(state)
        if not owing:
            return
        # Welcome seats may act for ever without anybody waiting for them, so they only do now and then.
        welcome = game.welcome(state)
        seat = rng.choice(welcome if welcome and rng.random() < 0.3 else owing)
        listed = game.moves(state, seat)
        assert listed, f"seat {seat} owes a decision and has no legal move: {game.top(state)}"
        yield state, seat, rng.choice(listed)
    raise AssertionError(f"the game did not end within {bound} moves")


def certify(
    game: Game[Any],
    certificate: Certificate,
    seats: int,
    seed: str,
    options: Options,
    *,
    share: float = 1.0,
    twin_checks: Sequence[tuple[float, TwinCheck]] = (),
) -> Played:
    """Play a random game; examine its end and a `share` of the positions before.

    What the game meets for the first time is likelier to be examined, be it a kind of decision or of event: many come
    once in a game.
    """
    rng = Random(f"certify {seed}")
    played = Played(None, None)
    old_moves: dict[Move, None] = {}
    met: set[type] = set()
    heard: set[type] = set()
    state = None
    for state, seat, move in walk(game, seats, seed, options, certificate.bound):
        if played.start is None:
            played.start = state.clone()
        kind = type(game.top(state))
        if rng.random() < (share if kind in met else max(share, FIRST_MEETING)):
            examine(game, certificate, state, tuple(old_moves), rng, twin_checks)
            check_storage(game, state, seat, move)
        met.add(kind)
        before = Core(played=state.played, barrier=state.barrier, draws=state.draws)
        listening = state.clone() if rng.random() < max(share, FIRST_NEWS) else None
        events = game.play(state, seat, move)
        check_barrier(state, before)
        news = {type(event) for event in events}
        if listening is not None and not news <= heard:
            check_news_of(game, listening, seat, move, rng)
        heard |= news
        played.moves.append((seat, move))
        played.events.append(events)
        old_moves[move] = None
    played.final = state
    check_end(game, certificate, played)
    if rng.random() < max(share, FIRST_MEETING):
        check_twins(game, certificate, state, [], rng, twin_checks)
    return played


def examine(
    game: Game[Any],
    certificate: Certificate,
    state: Any,
    old_moves: Sequence[Move],
    rng: Random,
    twin_checks: Sequence[tuple[float, TwinCheck]] = (),
) -> None:
    """Everything that can be asked of one position."""
    certificate.invariants(state)
    check_clone(state)
    check_seats(game, state)
    check_listed_moves(game, state)
    check_every_move_plays(game, certificate, state)
    illegal = unlisted_moves(game, state, old_moves, rng)
    check_refusals(game, state, illegal)
    check_views(game, state)
    check_twins(game, certificate, state, illegal, rng, twin_checks)
    check_standings(game, state)


# ---------------------------------------------------------------- moves


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
            # A clone remembers no list, so the decision itself judges.
            game.check(state.clone(), seat, move)
        if seat in game.to_act(state):
            default = game.default_move(state, seat)
            game.check(state.clone(), seat, default)


def check_every_move_plays(game: Game[Any], certificate: Certificate, state: Any) -> None:
    before = game.dump(state)
    for seat in askable(game, state):
        for move in game.moves(state, seat):
            after = state.clone()
            events = game.play(after, seat, move)
            certificate.invariants(after)
            assert after.played == state.played + 1, f"{move} counted as {after.played - state.played} moves"
            assert after.out == [], "events were left in the state"
            for owing in game.to_act(after):
                assert game.moves(after, owing), f"after {move} seat {owing} must act and cannot"
            for event in events:
                assert read_event(json.loads(json.dumps(event.dump()))) == event, f"{event} does not read back"
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
        if move not in listed.get(seat, ()) and not (move.open and _allowed(game, state, seat, move))
    ]


def _twists(game: Game[Any], move: Move, others: Sequence[Move], rng: Random) -> list[Move]:
    """The move with one field changed: to a value that others have there, and to one that nobody would send."""
    found = []
    for name in game.book.fields(move.kind):
        values = [getattr(m, name) for m in others if hasattr(m, name)]
        strange = {int: 99, str: "nowhere"}.get(type(getattr(move, name)), ())
        for value in (rng.choice(values), strange):
            fields = {f: getattr(move, f) for f in game.book.fields(move.kind)}
            try:
                found.append(game.book.validate({"kind": move.kind, **fields, name: value}))
            except Unreadable:
                continue  # the border already keeps it out
    return found


def _allowed(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    try:
        game.check(state.clone(), seat, move)
    except IllegalMove:
        return False
    return True


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


# ---------------------------------------------------------------- the state as a value


def check_clone(state: Any) -> None:
    copy = state.clone()
    assert copy == state, "a clone differs from its original"
    shared = {id(part) for part in changeable(state)} & {id(part) for part in changeable(copy)}
    assert not shared, f"a clone shares what can change: {[p for p in changeable(state) if id(p) in shared]}"


PLAIN = {str, int, bool, float, type(None)}
"""What most of a state is made of, and nothing of it can change."""


def changeable(whole: Any) -> list[Any]:
    """All lists, dicts and mutable records in a state."""
    found: list[Any] = []
    left = [whole]
    while left:
        value = left.pop()
        if type(value) in PLAIN:
            continue
        if isinstance(value, Record):
            if not value.frozen:
                found.append(value)
            left += [getattr(value, name) for name, mark in value.marks.items() if mark != "passing"]
        elif isinstance(value, dict):
            found.append(value)
            left += value.values()
        elif isinstance(value, list):
            found.append(value)
            left += value
        elif isinstance(value, tuple):
            left += value
    return found


def check_storage(game: Game[Any], state: Any, seat: Seat, move: Move) -> None:
    stored = game.dump(state)
    again = game.load(stored)
    assert again == state, "a stored position reads back differently"
    assert game.dump(again) == stored, "a stored position is written differently the second time"
    for other in askable(game, state):
        assert game.moves(again, other) == game.moves(state, other), f"seat {other} has other moves after loading"
    here = state.clone()
    assert game.play(again, seat, move) == game.play(here, seat, move), f"{move} has other events after loading"
    assert game.dump(again) == game.dump(here), f"{move} leads elsewhere after loading"


def check_barrier(after: Any, before: Any) -> None:
    """One move was played between the two."""
    assert after.played == before.played + 1, "a move is one move"
    assert before.barrier <= after.barrier <= after.played, f"the barrier: {before.barrier} → {after.barrier}"
    if after.draws != before.draws:
        assert after.barrier == after.played, "something was drawn and the move can still be taken back"


# ---------------------------------------------------------------- who knows what


def viewers(game: Game[Any], state: Any) -> tuple[Viewer, ...]:
    return (*range(len(game.standings(state).points)), None)


def check_views(game: Game[Any], state: Any) -> None:
    before = game.dump(state)
    parts = {id(part) for part in changeable(state)}
    for seat in viewers(game, state):
        view = game.view(state, seat)
        assert game.to_act(view) == game.to_act(state), f"{seat} sees others to act"
        assert game.welcome(view) == game.welcome(state), f"{seat} sees others welcome"
        if seat is not None:
            seen, real = game.moves(view, seat), game.moves(state, seat)
            assert seen == real, f"the moves of seat {seat} depend on what it cannot see: {seen} or {real}"
        written = game.dump(view)
        assert state.seed.encode() not in written, f"the seed is in the view of {seat}"
        game.standings(view)
        shared = parts & {id(part) for part in changeable(view)}
        assert not shared, f"the view of {seat} shares what can change"
    assert game.dump(state) == before, "looking at a position changed it"


def check_twins(
    game: Game[Any],
    certificate: Certificate,
    state: Any,
    illegal: Sequence[tuple[Seat, Move]],
    rng: Random,
    twin_checks: Sequence[tuple[float, TwinCheck]] = (),
) -> None:
    """Two worlds that differ only in what a viewer cannot know look, allow and answer alike to that viewer."""
    before = game.dump(state)
    everybody = viewers(game, state)
    for viewer in rng.sample(everybody, min(VIEWERS, len(everybody))):
        twin = game.redeal(state, viewer, rng)
        assert game.dump(state) == before, f"dealing again for {viewer} changed the position"
        assert twin.seed != state.seed, f"the future was not dealt again for {viewer}"
        certificate.invariants(twin)
        for seen_by in (viewer, None):
            _same(game.view(state, seen_by), game.view(twin, seen_by), f"the view of {seen_by}, dealt for {viewer}")
        _same(askable(game, state), askable(game, twin), f"who acts, seen by {viewer}")
        if viewer is not None:
            _same(game.moves(state, viewer), game.moves(twin, viewer), f"the moves of {viewer}")
            if viewer in game.to_act(state):
                _same(game.default_move(state, viewer), game.default_move(twin, viewer), f"the default of {viewer}")
            for seat, move in illegal:
                if seat == viewer:
                    _same(_told(game, state, seat, move), _told(game, twin, seat, move), f"the refusal of {move}")
        _check_same_news(game, state, twin, viewer, rng)
        for likelihood, check in twin_checks:
            if likelihood >= 1 or rng.random() < likelihood:
                check(game, state, twin, viewer)


def _told(game: Game[Any], state: Any, seat: Seat, move: Move) -> object:
    refusal = refusal_of(game, state, seat, move)
    return refusal and (refusal.reason, refusal.clause, refusal.args_)


def _check_same_news(game: Game[Any], state: Any, twin: Any, viewer: Viewer, rng: Random) -> None:
    """A move that raises no barrier tells nobody anything new.

    So where the same move can be played in both worlds and in neither something is drawn or revealed, the viewer must
    hear the same and see the same afterwards. (Where the barrier is raised, differing news are its very reason.)
    """
    for seat in askable(game, state):
        there = set(game.moves(twin, seat))
        both = [move for move in game.moves(state, seat) if move in there]
        if not both:
            continue
        _compare_news(game, state, twin, viewer, seat, rng.choice(both))


def check_news_of(game: Game[Any], state: Any, seat: Seat, move: Move, rng: Random) -> None:
    """The same for one move that is about to be played."""
    for viewer in viewers(game, state):
        twin = game.redeal(state, viewer, rng)
        if move in game.moves(twin, seat):
            _compare_news(game, state, twin, viewer, seat, move)


def _compare_news(game: Game[Any], state: Any, twin: Any, viewer: Viewer, seat: Seat, move: Move) -> None:
    one, other = game.attempt(state, seat, move), game.attempt(twin, seat, move)
    if one.reveals and other.reveals:
        return
    for seen_by in (viewer, None):
        here, elsewhere = ([e.seen_by(seen_by) for e in events] for events in (one.events, other.events))
        _same(here, elsewhere, f"what {seen_by} hears of {move} by {seat}")
        _same(game.view(one.state, seen_by), game.view(other.state, seen_by), f"what {seen_by} sees after {move}")
    assert one.reveals == other.reveals, f"whether {move} can be taken back depends on what {viewer} cannot know"


def _same(one: Any, other: Any, what: str) -> None:
    if one != other:
        raise AssertionError(f"{what} differs between twin worlds:\n  {_difference(one, other)}")


def _difference(one: Any, other: Any) -> str:
    if isinstance(one, Record) and type(one) is type(other) and dataclasses.is_dataclass(one):
        for part in dataclasses.fields(one):
            mine, yours = getattr(one, part.name), getattr(other, part.name)
            if part.compare and mine != yours:
                return f"{part.name}: {_difference(mine, yours)}"
    return f"{one}\n  {other}"


# ---------------------------------------------------------------- standings and the end


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
