"""Combined moves: several steps of a turn offered as one choice.

Found in the same way for every game by trying the seat's legal moves on clones: the rest of the turn, or an action and
what it makes possible. The search never goes beyond a move that reveals something, keeps one way per resulting
position, and follows the order of the moves. It does not evaluate: if there are more than fit into a menu, none or only
the shorter ones are offered. A chosen one is drafted as its single moves.
"""

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby
from typing import Any

from engine import Choice, Game, Move, Outcome, Seat, narrow
from prompts.context import Context
from tables import SeatSession
from words.turns import Turns, turns_of
from words.wording import DOT

MARK = "&"
"""First character of the word of a combined move."""
ALL_STEPS = ("steps",)
"""Custom-id word of the button that opens them, if the panel has no room for another menu."""
TRIES = 800
"""Maximum moves tried per panel; takes some tens of milliseconds."""
LONGEST = 8
"""Maximum steps."""
WAYS = 25
"""Maximum offered: the entries of a Discord menu."""
AT_A_GLANCE = 12
"""Up to this many answers to one question cost one press each."""
FEW_WAYS = 6
"""Maximum shown as buttons; counted without extras, if some have extras."""
WORTH, WORTH_A_BUTTON = 3, 2
"""Minimum steps in a menu (which costs two presses) and as a button."""


@dataclass(frozen=True, slots=True)
class CombinedMoves:
    moves: tuple[Move, ...]
    views: tuple[Any, ...]
    """The seat's view before each move."""
    whole: bool = False
    """Whether nothing can follow before they are confirmed."""
    reveals: bool = False
    """Whether the last move reveals something."""
    extras: bool = False
    """Whether it contains an optional move."""

    @property
    def word(self) -> str:
        return _word(self.moves)


@lru_cache(maxsize=1024)
def _word(moves: tuple[Move, ...]) -> str:
    return f"{MARK}{zlib.crc32(';'.join([m.notation for m in moves]).encode()):08x}"


def combined_offers(session: SeatSession) -> list[CombinedMoves]:
    """Combined moves to offer now; empty if single steps suffice. Pure and slow: run it in a thread."""
    if session.seat is None or not session.moves or not session.owes:
        return []
    search = _Search(session.table.game, session.seat, turns_of(session.table.row.game))
    for with_extras in (True, False):
        try:
            whole = search.with_one_end_each(search.to_the_end(session.shown, with_extras))
        except _TooMany:
            continue
        if _longest(whole) >= WORTH or _longest(few_among(whole)) >= WORTH_A_BUTTON:
            return whole
        break
    return search.opened(session.shown, session.moves)


def few_among(found: Sequence[CombinedMoves]) -> list[CombinedMoves]:
    """Those shown as buttons, if their labels are short enough."""
    few = [steps for steps in found if len(found) <= FEW_WAYS or not steps.extras]
    return few if len(few) <= FEW_WAYS else []


def _longest(found: Sequence[CombinedMoves]) -> int:
    return max((len(steps.moves) for steps in found), default=0)


def chosen(session: SeatSession, word: str) -> CombinedMoves | None:
    return next((steps for steps in combined_offers(session) if steps.word == word), None)


class _TooMany(Exception):
    """More than fit into a menu, or than can be searched in time."""


@dataclass(slots=True)
class _Search:
    game: Game[Any]
    seat: Seat
    turns: type[Turns]
    tries: int = TRIES
    tried: dict[tuple[int, Move], Outcome] = field(default_factory=dict)
    """Outcomes by the id of a position and the move: one panel is searched up to three times."""
    positions: dict[int, bytes] = field(default_factory=dict)
    """Keys by the id of an outcome."""

    def to_the_end(self, state: Any, with_extras: bool) -> list[CombinedMoves]:
        """Every way through the rest of the turn that leaves out nothing possible."""
        self.tries = TRIES
        found: dict[bytes, CombinedMoves] = {}
        self._go_on(state, CombinedMoves((), ()), with_extras, found, set())
        return list(found.values())

    def _go_on(
        self, now: Any, done: CombinedMoves, with_extras: bool, found: dict[bytes, CombinedMoves], seen: set[bytes]
    ) -> None:  # fmt: skip
        """Add the ways on from `done`. A method and no closure, whose cycle would keep every position tried until the
        next full collection of garbage, which stops the event loop."""
        if len(done.moves) >= LONGEST:
            raise _TooMany
        view = self.game.view(now, self.seat)
        for move in self._worth_doing(self.game.moves(now, self.seat), with_extras):
            outcome = self._try(now, move)
            steps = CombinedMoves((*done.moves, move), (*done.views, view))
            position = self._position(now, move, outcome)
            if self._ends(outcome):
                extras = any(map(self.turns.is_extra, steps.moves))
                found.setdefault(position, replace(steps, whole=True, reveals=outcome.reveals, extras=extras))
                if len(found) > WAYS:
                    raise _TooMany
            elif position not in seen:
                seen.add(position)
                self._go_on(outcome.state, steps, with_extras, found, seen)

    def with_one_end_each(self, found: Sequence[CombinedMoves]) -> list[CombinedMoves]:
        """Keep one of several ways that differ only in their closing move: the one that ends the turn. Drop those
        that only close."""
        kept: dict[tuple[Move, ...], CombinedMoves] = {}
        for steps in found:
            done = tuple(m for m in steps.moves if m.kind not in self.turns.closing)
            if done and (done not in kept or self.turns.ends_a_whole_turn(steps.moves[-1])):
                kept[done] = steps
        return list(kept.values())

    def _worth_doing(self, moves: Sequence[Move], with_extras: bool) -> list[Move]:
        """Moves that do something; if there are none, those that close the turn."""
        if any(m.open for m in moves) or not moves:
            raise _TooMany
        kept = [m for m in moves if self.turns.belongs_to_a_whole_turn(m)]
        extras = [m for m in moves if with_extras and self.turns.is_extra(m)]
        return [*kept, *extras] if kept else [*extras, *(m for m in moves if self.turns.ends_a_whole_turn(m))]

    def opened(self, state: Any, moves: Sequence[Move]) -> list[CombinedMoves]:
        """Pairs in which the first move makes the second possible, and triples in which the first two do. If there
        are too many, drop the kinds of first moves that open most."""
        self.tries = TRIES
        by_kind: dict[str, dict[bytes, CombinedMoves]] = {}
        for kind in sorted({m.kind for m in moves} & self.turns.opens_others):
            try:
                by_kind[kind] = self._pairs(state, [m for m in moves if m.kind == kind], moves)
            except _TooMany:
                return []
        found: dict[bytes, CombinedMoves] = {}
        for pairs in sorted(by_kind.values(), key=len):
            if len(found | pairs) > WAYS:
                return self._in_order(found, moves)
            found |= pairs
        try:
            triples = self._triples(state, moves)
        except _TooMany:
            return self._in_order(found, moves)
        both = triples | found
        return [*both.values()] if len(both) <= WAYS else self._in_order(found, moves)

    def _in_order(self, found: Mapping[bytes, CombinedMoves], moves: Sequence[Move]) -> list[CombinedMoves]:
        order = {move.words: number for number, move in enumerate(moves)}
        return sorted(found.values(), key=lambda steps: order[steps.moves[0].words])

    def _pairs(self, state: Any, openers: Sequence[Move], moves: Sequence[Move]) -> dict[bytes, CombinedMoves]:
        found: dict[bytes, CombinedMoves] = {}
        enough: set[tuple[tuple[str, ...], ...]] = set()
        known = set(moves)
        for first, after in self._openers(state, openers):
            listed = self.game.moves(after, self.seat)
            new = _by_no_more_than_needed(first, self._new(listed, known), enough)
            if len(new) < len(listed) or len(listed) > AT_A_GLANCE:  # otherwise it is a question answered by one press
                self._note(found, (state, after), (first,), new)
            if len(found) > WAYS:
                break  # too many of this kind, however many
        return found

    def _triples(self, state: Any, moves: Sequence[Move]) -> dict[bytes, CombinedMoves]:
        found: dict[bytes, CombinedMoves] = {}
        enough: set[tuple[tuple[str, ...], ...]] = set()
        alone = {m for _, after in self._openers(state, moves) for m in self.game.moves(after, self.seat)}
        for first in moves:
            if first.kind not in self.turns.foremost:
                continue
            outcome = self._try(state, first)
            if self._ends(outcome):
                continue
            between = self.game.moves(outcome.state, self.seat)
            known = alone.union(moves, between)
            for second, after in self._openers(outcome.state, between):
                listed = self.game.moves(after, self.seat)
                new = _by_no_more_than_needed(second, self._new(listed, known), enough, first)
                if len(new) < len(listed):
                    self._note(found, (state, outcome.state, after), (first, second), new)
                if len(found) > WAYS:
                    raise _TooMany
        return found

    def _openers(self, state: Any, moves: Sequence[Move]) -> Iterator[tuple[Move, Any]]:
        for first in moves:
            if first.kind in self.turns.opens_others:
                outcome = self._try(state, first)
                if not self._ends(outcome):
                    yield first, outcome.state

    def _new(self, listed: Sequence[Move], known: Set[Move]) -> list[Move]:
        new = [m for m in listed if m not in known and m.kind not in self.turns.means]
        return [m for m in new if self.turns.belongs_to_a_whole_turn(m)]

    def _note(
        self, found: dict[bytes, CombinedMoves], states: Sequence[Any], done: tuple[Move, ...], last: Sequence[Move]
    ) -> None:
        views = tuple(self.game.view(state, self.seat) for state in states) if last else ()
        for move in last:
            position = self._position(states[-1], move, self._try(states[-1], move))
            found.setdefault(position, CombinedMoves((*done, move), views))

    def _ends(self, outcome: Outcome) -> bool:
        """Whether nothing can follow before it is confirmed."""
        return outcome.reveals or self.seat not in self.game.to_act(outcome.state)

    def _try(self, state: Any, move: Move) -> Outcome:
        self.tries -= 1
        if self.tries < 0:
            raise _TooMany
        key = (id(state), move)
        if key not in self.tried:
            self.tried[key] = self.game.attempt(state, self.seat, move)
        return self.tried[key]

    def _position(self, before: Any, move: Move, outcome: Outcome) -> bytes:
        """Key that is equal for positions that look the same to the seat; a move that reveals something is not
        tried."""
        if id(outcome) not in self.positions:
            bare = self.game.bare_view(before if outcome.reveals else outcome.state, self.seat)
            bare.played = bare.barrier = 0
            said = move.notation.encode() if outcome.reveals else b""
            self.positions[id(outcome)] = self.game.dump(bare) + said
        return self.positions[id(outcome)]


def _by_no_more_than_needed(
    opener: Move, opened: Sequence[Move], enough: set[tuple[tuple[str, ...], ...]], *before: Move
) -> list[Move]:
    """Drop ways that use a larger amount to open what a smaller amount of the same opens."""
    if not opener.words[-1].isdecimal():
        return list(opened)
    said = tuple(m.words for m in before)
    new = [m for m in opened if (*said, opener.words[:-1], m.words) not in enough]
    enough |= {(*said, opener.words[:-1], m.words) for m in opened}
    return new


# ---------------------------------------------------------------- in words


def in_words(context: Context, steps: CombinedMoves) -> list[str]:
    """The text of its steps; moves that only close something are left out unless they reveal something."""
    closing = turns_of(context.game).closing
    said = [*zip(steps.moves, steps.views, strict=True)]
    last = [said.pop()] if steps.reveals else []
    telling = [(move, view) for move, view in said if move.kind not in closing] + last
    return [context.step(move, view) for move, view in telling or said]


def in_common(told: Sequence[Sequence[str]]) -> Counter[str]:
    """Texts that all ways have in common."""
    common: Counter[str] = Counter(told[0]) if len(told) > 1 else Counter()
    for each in told[1:]:
        common &= Counter(each)
    return common


def besides(told: Sequence[str], common: Counter[str]) -> list[str]:
    """The steps of a way that the others do not have, in their order."""
    left, kept = common.copy(), list[str]()
    for what in told:
        if left[what]:
            left[what] -= 1
        else:
            kept.append(what)
    return kept


def joined(told: Sequence[str]) -> str:
    """The steps in their order, which may matter; a repeated one is counted."""
    said = [(what, len([*times])) for what, times in groupby(told)]
    return DOT.join(what if times == 1 else f"{what} ×{times}" for what, times in said)


def paid(context: Context, steps: CombinedMoves) -> str:
    return context.paid(zip(steps.moves, steps.views, strict=True))


def brought(context: Context, steps: CombinedMoves) -> str:
    """Consequence of the last step."""
    asked, last = narrow([steps.moves[-1]]), steps.moves[-1]
    assert asked is not None
    return context.choice(replace(asked, field="kind", path=()), Choice.settled(last), steps.views[-1]).note
