"""The master: looks ahead to the end of its own turn, then tries the best beginnings in worlds that could be true.

It sees no more than its seat: every world is imagined from the view, by chance that is drawn from a keyed hash of the
view. The same view gets the same answer. All beginnings are tried in the same worlds, so that luck weighs on all alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import sqrt
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
"""Decisions of all seats in one turn that is looked at; none of ours has so many."""


MOST_MOVES = 5_000
"""Of one trial: a game that does not end is valued where it is."""
BATCH = 4
"""Worlds between two looks at who is behind."""
SURELY = 2.0
"""Standard errors."""

Company = Sequence[Weigher]
"""Who plays each seat in a trial; nobody named: journeymen."""


def behind(values: Sequence[float], lead: Sequence[float], errors: float) -> bool:
    """Whether one is worse by more than so many standard errors, tried in the same worlds."""
    worse = [theirs - own for theirs, own in zip(lead, values, strict=True)]
    return len(worse) > 1 and fmean(worse) > errors * stdev(worse) / sqrt(len(worse))


@cache
def stranger(game_id: str) -> Weigher:
    """Who says nothing of his own accord and does not gather what journeymen gather."""
    return old(game_id)


@dataclass(slots=True)
class Line:
    """A way through the own turn."""

    moves: tuple[Move, ...]
    state: Any
    hope: float = 0.0
    """What its moves seem worth to the journeyman."""
    value: float = 0.0
    """After the turn."""


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
        """What it would do, and how it would go on in its turn as far as it has looked."""
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
        """The finalists by how they do in imagined worlds, the best first.

        All are tried in the same worlds, and whoever is surely behind the leader drops out: the more two are alike, the
        longer they race.
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
        """The same in games to their end, in rounds: each has an equal part of the labour, and the worse half leaves
        after it. The longer a move stays, the more is known of it."""
        best, number = list(lines), 0
        values = {line.moves[0]: list[float]() for line in best}
        while len(best) > 1:
            rounds = (len(best) - 1).bit_length()
            part = labour // rounds
            labour -= part
            while part > 0:
                world = self.game.imagine(view, seat, Random(seen + number.to_bytes(4, "big")))
                company = self.company(world, seat, number)
                number += 1
                ends = [self.end_of(world.clone(), seat, line.moves, None, company) for line in best]
                for line, value in zip(best, self.value(ends, seat), strict=True):
                    values[line.moves[0]].append(value)
                part -= sum([end.played - world.played for end in ends])
            best.sort(key=lambda line: -fmean(values[line.moves[0]]))
            del best[(len(best) + 1) // 2 :]
        return best

    def propose(self, view: Any, seat: Seat) -> Move | None:
        return self.journeyman.propose(view, seat)

    def at_a_glance(self, view: Any, seat: Seat) -> list[Line]:
        """The moves that seem best to the journeyman, the best first."""
        outlook = self.journeyman.outlook(view, seat)
        listed = self.game.moves(view, seat)
        thought_of = dict.fromkeys([*([move for move in listed if not move.standing] or listed), *outlook.ideas()])
        weighed = [Line((move,), None, worth, worth) for move in thought_of for worth in (outlook.worth(move),)]
        weighed.sort(key=lambda line: -line.hope)
        return [weighed[0], *[line for line in weighed[1:] if line.hope >= self.mastery.least]]

    # ------------------------------------------------------------ the own turn

    def promising(self, view: Any, seat: Seat, seen: bytes) -> list[Line]:
        """The first moves, each with what it is worth on average in the worlds dreamt of; the best first."""
        lines: dict[Move, Line] = {}
        values: dict[Move, list[float]] = {}
        for number in range(self.mastery.dreams):
            for line in self.beginnings(self.game.imagine(view, seat, Random(seen + b"turn%d" % number)), seat):
                lines.setdefault(line.moves[0], line)
                values.setdefault(line.moves[0], []).append(line.value)
        for move, line in lines.items():
            line.value = fmean(values[move])
        return sorted(lines.values(), key=lambda line: -line.value)

    def beginnings(self, world: Any, seat: Seat) -> list[Line]:
        """For each first move worth following the best way to end the turn with it; the best first."""
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
        """Of those that lead to the same position, as the same moves in another order do, the first."""
        if len(lines) < 2:
            return lines
        found: dict[bytes, Line] = {}
        for line in lines:
            found.setdefault(self.game.dump(line.state), line)
        return list(found.values())

    def continued(self, line: Line, seat: Seat, turn: int, width: int) -> list[Line]:
        """The same line with each of the moves that seem best, and what others are asked because of it answered."""
        outlook = self.journeyman.outlook(line.state, seat)
        listed = self.game.moves(line.state, seat)
        # A standing answer changes nothing in the turn: among equals it could be given and taken back for ever.
        thought_of = [*([move for move in listed if not move.standing] or listed), *outlook.ideas()]
        weighed = sorted(((outlook.worth(move), move) for move in thought_of), key=lambda pair: -pair[0])
        found = []
        for worth, move in weighed[:width]:
            after = line.state.clone()
            after.listed = (seat, [move])  # it is legal: no need to list all again
            self.game.play(after, seat, move)
            self.answered(after, seat, turn)
            found.append(Line((*line.moves, move), after, line.hope + worth))
        return found

    def answered(self, state: Any, seat: Seat, turn: int, company: Company = ()) -> None:
        """Others that are asked within the turn answer as a journeyman would, or as whoever sits there."""
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
        """Others who owe nothing say what journeymen would say of their own accord. Whether anybody did: it may have
        changed who is asked, or ended the game."""
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
        """Who plays in a trial: journeymen. But where it matters, whoever seems a stranger is one, and so is whoever
        keeps silent though a journeyman would speak now; and of whom it cannot be told, he is one in every other
        world."""
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
        """The world after these moves, as far as they are possible in it, and so many turns of every seat among
        journeymen or this company, or all."""
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
