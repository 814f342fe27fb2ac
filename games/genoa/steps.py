"""The flow of the game in rulebook order: the turn and its four phases, the round, the end.

Phase 2 is in `bargaining`, `deals` and `window`, phase 3 in `acquiring`.
"""

from functools import cache
from typing import Any

from engine.events import Finished
from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from games.genoa.acquiring import AcquirePhase
from games.genoa.bargaining import PROCEED
from games.genoa.data import GRID, LAST_SPACE, SIDES, SPACES
from games.genoa.events import Rolled, RoundBegan, StartChosen, TurnBegan, TurnEnded
from games.genoa.goods import deliverable, pair_visited
from games.genoa.meeting import Meeting, make_deliver
from games.genoa.moves import Keep, Roll, Start
from games.genoa.refusals import refuse
from games.genoa.scoring import score_game, standings
from games.genoa.state import State
from games.genoa.tower import gather, place_tower

ROLL, KEEP = Roll(), Keep()
STARTS: tuple[Move, ...] = tuple(Start(space) for space in SPACES)

# ---------------------------------------------------------------- the turn


@step
class Turn(Step):
    """GEN-2.6."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        """Without a tile only the roll is possible and automatic (GEN-3.1), except the first of the game, since
        events during set-up are not shown to players."""
        seat = self.seat
        state.trader = seat
        state.emit(turn_began(seat, state.round))
        asks = bool(state.players[seat].tiles["starting_space"]) or not state.played
        state.then(*steps_of_turn(seat, len(state.players), asks))
        if not asks:
            roll_dice(state, seat)


def roll_dice(state: State, seat: Seat) -> None:
    blue, red = state.roll(SIDES), state.roll(SIDES)
    space = GRID[red - 1][blue - 1]
    state.emit(rolled(seat, blue, red, space))
    place_tower(state, space)


@step
class StartSpace(Meeting):
    """D1, D2: roll, or a Starting space tile (GEN-3, 14.4)."""

    seat: Public[Seat]

    clause = "GEN-3.1"
    bargains = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def answers(self, state: State, seat: Seat) -> list[Move]:
        if seat != self.seat:
            return []
        return [ROLL, *STARTS] if state.players[seat].tiles["starting_space"] else [ROLL]

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Start) and seat == self.seat:
            if move.space not in SPACES:
                return refuse("no-such-space", space=move.space)
            return refuse("no-such-tile", tile="starting_space")
        return refuse("roll-first")

    def default(self, state: State, seat: Seat) -> Move:
        """GEN-16.2."""
        return ROLL

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        state.then(PROCEED)
        if isinstance(move, Roll):
            roll_dice(state, seat)
            return
        state.players[seat].tiles["starting_space"] -= 1
        state.tiles["starting_space"] += 1
        state.emit(StartChosen(seat, move.space))
        place_tower(state, move.space)


# ---------------------------------------------------------------- phase 4


@step
class LastMessages(Meeting):
    """D23: players with manual delivery are asked at the end of the turn at the latest (GEN-13.24, 13.25).

    All that might be able to deliver are asked, so that a pause reveals nothing.
    """

    left: Public[tuple[Seat, ...]]

    clause = "GEN-13.24"
    bargains = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        players = state.players
        asked = [seat for seat in self.left if players[seat].messages == "ask" and players[seat].message]
        return tuple(asked) if asked and pair_visited(state.path) else ()

    def answers(self, state: State, seat: Seat) -> list[Move]:
        return [KEEP] if seat in self.seats(state) else []

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return refuse("messages-first")

    def default(self, state: State, seat: Seat) -> Move:
        cards = deliverable(state.path, state.players[seat].message)
        return make_deliver(cards[0]) if cards else KEEP

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        state.then(LastMessages(tuple(other for other in self.left if other != seat)))


@step
class EndOfTurn(Step):
    """GEN-9: the tower passes on; after the last turn of a round the marker moves down, or the game ends."""

    def run(self, state: State) -> None:
        state.emit(turn_ended(state.trader))
        gather(state)
        for player in state.players:
            player.performed = player.spent = 0
            player.passes = []
        following = (state.trader + 1) % len(state.players)
        if following != state.start:
            state.then(turn(following))
        elif state.marker < LAST_SPACE:
            state.marker += 1
            state.round += 1
            state.emit(RoundBegan(state.round, state.marker, state.marker == LAST_SPACE))
            state.then(turn(following))
        else:
            score_game(state)
            state.emit(Finished(standings(state).winners))


turn, turn_began, turn_ended, rolled = cache(Turn), cache(TurnBegan), cache(TurnEnded), cache(Rolled)
"""Cached: steps and events are immutable and recur every turn."""


@cache
def steps_of_turn(seat: Seat, players: int, asks: bool) -> tuple[Step, ...]:
    first = StartSpace(seat) if asks else PROCEED
    return first, AcquirePhase(), LastMessages(tuple(range(players))), EndOfTurn()
