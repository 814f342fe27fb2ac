"""The master: searches to the end of its turn, then tries the best first moves in imagined worlds.

Worlds are imagined from the view alone, with chance from a keyed hash of the view: the same view gets the same answer.
All first moves are tried in the same worlds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import sqrt
from operator import itemgetter
from random import Random
from statistics import fmean, stdev
from typing import Any

from automata.automaton import Weigher
from automata.mastery import Mastery
from automata.old import old
from automata.value import Value
from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

KEY = b"master"
LONGEST_TURN = 40
"""Maximum number of decisions of all seats followed in one turn."""


MOST_MOVES = 5_000
"""Maximum moves of one trial; an unfinished game is evaluated as it is."""
BATCH = 4
"""Worlds between two eliminations."""
SURELY = 2.0
"""Standard errors required for elimination."""
ALIKE = 6
"""Worlds with the same result after which only one of the moves stays."""

Company = Sequence[Weigher]
"""Automata of the seats in a trial; empty for journeymen."""


def behind(values: Sequence[float], lead: Sequence[float], errors: float) -> bool:
    """Whether a candidate is worse by more than `errors` standard errors over the same worlds."""
    worse = [theirs - own for theirs, own in zip(lead, values, strict=True)]
    return len(worse) > 1 and fmean(worse) > errors * stdev(worse) / sqrt(len(worse))


def different(lines: Sequence["Line"], values: Mapping[Move, Sequence[float]]) -> list["Line"]:
    """Lines without those that had the same result as an earlier one in every world.

    Rounded: the network's value of a position varies in the last digits with its row among others.
    """
    found: dict[tuple[float, ...], Line] = {}
    for line in lines:
        found.setdefault(tuple([round(value, 2) for value in values[line.moves[0]]]), line)
    return list(found.values())


@cache
def stranger(game_id: str) -> Weigher:
    """A player that makes no proposals and does not collect what journeymen collect."""
    return old(game_id)


@dataclass(slots=True)
class Line:
    """A sequence of moves through the player's own turn."""

    moves: tuple[Move, ...]
    state: Any
    hope: float = 0.0
    """Worth of its moves by the journeyman's evaluation."""
    value: float = 0.0
    """Value after the turn."""


@dataclass(frozen=True, slots=True)
class Master:
    journeyman: Weigher
    mastery: Mastery
    value: Value

    @property
    def game(self) -> Game[Any]:
        return self.journeyman.game

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.plan(view, seat)[0]

    def plan(self, view: Any, seat: Seat) -> tuple[Move, ...]:
        """The chosen move and the planned continuation of the turn."""
        listed = self.game.moves(view, seat)
        if not listed:
            raise IllegalMove("refusal-not-your-decision")
        if len(listed) == 1:
            return (listed[0],)
        patience = self.mastery.patience
        if patience is not None and self.mastery.turn(view) > patience * len(view.players):
            return (self.journeyman.choose(view, seat),)
        seen = blake2b(self.game.dump(view) + bytes([seat]), digest_size=16, key=KEY).digest()
        if self.mastery.plain:
            best = self.at_a_glance(view, seat)
        else:
            best = self.promising(view, seat, seen)
        entrants, labour = self.mastery.labour(view)
        if entrants:
            best = self.played_out(view, seat, seen, best[:entrants], labour)
        elif self.mastery.finalists > 1:
            best = self.raced(view, seat, seen, best)
        return best[0].moves

    def raced(self, view: Any, seat: Seat, seen: bytes, lines: list[Line]) -> list[Line]:
        """Finalists ranked by their results in imagined worlds, best first.

        All are tried in the same worlds; a candidate significantly behind the leader is dropped.
        """
        best = lines[: self.mastery.finalists]
        trials, number, horizon = self.mastery.trials, 0, self.mastery.horizon
        values = {line.moves[0]: list[float]() for line in best}
        while len(best) > 1 and trials >= len(best):
            for _ in range(min(BATCH, trials // len(best))):
                world = self.game.imagine(view, seat, Random(seen + number.to_bytes(4, "big")))
                company = self.company(world, seat, number)
                number += 1
                trials -= len(best)
                ends = [self.end_of(world.clone(), seat, line.moves, horizon, company) for line in best]
                for line, value in zip(best, self.value(ends, seat), strict=True):
                    values[line.moves[0]].append(value)
            best = different(best, values)
            best.sort(key=lambda line: -fmean(values[line.moves[0]]))
            lead = values[best[0].moves[0]]
            best = [best[0], *(line for line in best[1:] if not behind(values[line.moves[0]], lead, SURELY))]
        first = lines[0]
        if any(line is first for line in best) and not behind(
            values[first.moves[0]], values[best[0].moves[0]], self.mastery.doubt
        ):
            return [first]
        return best

    def played_out(self, view: Any, seat: Seat, seen: bytes, lines: list[Line], labour: int) -> list[Line]:
        """Finalists ranked by games to the end, in rounds of equal effort; the worse half is dropped after each."""
        best, number = list(lines), 0
        values = {line.moves[0]: list[float]() for line in best}
        while len(best) > 1:
            rounds = (len(best) - 1).bit_length()
            part = labour // rounds
            labour -= part
            while part > 0 and len(best) > 1:
                world = self.game.imagine(view, seat, Random(seen + number.to_bytes(4, "big")))
                company = self.company(world, seat, number)
                number += 1
                ends = [self.end_of(world.clone(), seat, line.moves, None, company) for line in best]
                for line, value in zip(best, self.value(ends, seat), strict=True):
                    values[line.moves[0]].append(value)
                part -= sum([end.played - world.played for end in ends])
                if number == ALIKE:
                    best = different(best, values)
            best.sort(key=lambda line: -fmean(values[line.moves[0]]))
            del best[(len(best) + 1) // 2 :]
        return best

    def propose(self, view: Any, seat: Seat) -> Move | None:
        return self.journeyman.propose(view, seat)

    def at_a_glance(self, view: Any, seat: Seat) -> list[Line]:
        """Single moves, best first by the journeyman's evaluation."""
        outlook = self.journeyman.outlook(view, seat)
        listed = self.game.moves(view, seat)
        thought_of = dict.fromkeys([*([move for move in listed if not move.standing] or listed), *outlook.ideas()])
        weighed = [Line((move,), None, worth, worth) for move in thought_of for worth in (outlook.worth(move),)]
        outlook.forget()
        weighed.sort(key=lambda line: -line.hope)
        return [weighed[0], *[line for line in weighed[1:] if line.hope >= self.mastery.least]]

    # ------------------------------------------------------------ the own turn

    def promising(self, view: Any, seat: Seat, seen: bytes) -> list[Line]:
        """First moves with their average value over the dreamt worlds, best first."""
        lines: dict[Move, Line] = {}
        values: dict[Move, list[float]] = {}
        known = self.mastery
        for number in range(known.openings if known.turn(view) < 0 else known.dreams):
            for line in self.beginnings(self.game.imagine(view, seat, Random(seen + b"turn%d" % number)), seat):
                lines.setdefault(line.moves[0], line)
                values.setdefault(line.moves[0], []).append(line.value)
        for move, line in lines.items():
            line.value = fmean(values[move])
        return sorted(lines.values(), key=lambda line: -line.value)

    def beginnings(self, world: Any, seat: Seat) -> list[Line]:
        """The best line through the turn for each promising first move, best first."""
        turn = self.mastery.turn(world)
        lines, ended = [Line((), world)], list[Line]()
        for depth in range(LONGEST_TURN):
            width = self.mastery.widths[min(depth, len(self.mastery.widths) - 1)]
            followed = self.distinct([after for line in lines for after in self.continued(line, seat, turn, width)])
            lines = []
            for line in followed:
                going_on = self.mastery.turn(line.state) == turn and seat in self.game.to_act(line.state)
                (lines if going_on else ended).append(line)
            if not lines:
                break
            if len(lines) > self.mastery.most:
                lines.sort(key=lambda line: -line.hope)
                del lines[self.mastery.most :]
        ended += lines
        judge = self.value.own if self.mastery.alone else self.value
        for line, value in zip(ended, judge([line.state for line in ended], seat), strict=True):
            line.value = value
        best: dict[Move, Line] = {}
        for line in sorted(ended, key=lambda line: -line.value):
            best.setdefault(line.moves[0], line)
        return list(best.values())

    def distinct(self, lines: list[Line]) -> list[Line]:
        """Lines without those that lead to a position already reached (the same moves in another order)."""
        if len(lines) < 2:
            return lines
        found: dict[bytes, Line] = {}
        for line in lines:
            found.setdefault(self.game.dump(line.state), line)
        return list(found.values())

    def continued(self, line: Line, seat: Seat, turn: int, width: int) -> list[Line]:
        """The line extended by each of the most promising moves, with the answers of other seats."""
        outlook = self.journeyman.outlook(line.state, seat)
        listed = self.game.moves(line.state, seat)
        # A standing answer has no effect in the turn; among equals it could be given and revoked for ever.
        thought_of = [*([move for move in listed if not move.standing] or listed), *outlook.ideas()]
        worth_of = outlook.worth
        weighed = sorted([(worth_of(move), move) for move in thought_of], key=itemgetter(0), reverse=True)
        outlook.forget()
        found = []
        for worth, move in weighed[:width]:
            after = line.state.clone()
            after.listed = (seat, [move])  # known to be legal: avoids listing again
            self.game.play(after, seat, move)
            self.answered(after, seat, turn)
            found.append(Line((*line.moves, move), after, line.hope + worth))
        return found

    def answered(self, state: Any, seat: Seat, turn: int, company: Company = ()) -> None:
        """Answer questions to other seats within the turn by journeymen, or by the given company."""
        for _ in range(LONGEST_TURN):
            owing = self.game.to_act(state)
            if not owing or self.mastery.turn(state) != turn:
                return
            if self.speak_up(state, seat, company):
                owing = self.game.to_act(state)
            if not owing or seat in owing:
                return
            self.game.play(state, owing[0], self.at(company, owing[0]).choose(state, owing[0]))

    def speak_up(self, state: Any, seat: Seat | None = None, company: Company = ()) -> bool:
        """Play proposals of other seats. Returns whether any was made: it may have changed the decision or ended the
        game."""
        spoken = False
        for other in self.game.welcome(state):
            if other != seat:
                move = self.at(company, other).propose(state, other)
                if move is not None:
                    self.game.play(state, other, move)
                    spoken = True
        return spoken

    # ------------------------------------------------------------ trials

    def company(self, world: Any, seat: Seat, number: int) -> Company:
        """Automata for a trial: journeymen, and strangers for seats that seem to play differently or keep silent;
        undecided seats are strangers in every other world."""
        if self.mastery.strange is None:
            return ()
        welcome = self.game.welcome(world)
        company = [self.journeyman] * len(world.players)
        for other in range(len(company)):
            if other != seat:
                strange = self.mastery.strange(world, other)
                if strange is None:
                    silent = other in welcome and self.journeyman.propose(world, other) is not None
                    strange = silent or number % 2 == 1
                if strange:
                    company[other] = stranger(self.game.meta.id)
        return company

    def at(self, company: Company, seat: Seat) -> Weigher:
        return company[seat] if company else self.journeyman

    def end_of(
        self, world: Any, seat: Seat, moves: tuple[Move, ...], horizon: int | None, company: Company = ()
    ) -> Any:
        """The world after these moves, where legal, and `turns` more turns of every seat, or to the end."""
        game, turn_of = self.game, self.mastery.turn
        turn = turn_of(world)
        for move in moves:
            if turn_of(world) != turn or seat not in game.to_act(world):
                break
            try:
                game.play(world, seat, move)
            except IllegalMove:
                break
            self.answered(world, seat, turn, company)
        end = None if horizon is None else turn + max(1, horizon * len(world.players))
        for _ in range(MOST_MOVES):
            owing = game.to_act(world)
            if not owing or (end is not None and turn_of(world) >= end):
                break
            if self.speak_up(world, None, company):
                owing = game.to_act(world)
                if not owing:
                    break
            game.play(world, owing[0], self.at(company, owing[0]).choose(world, owing[0]))
        return world
