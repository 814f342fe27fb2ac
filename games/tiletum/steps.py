"""The flow of the game in rulebook order: preparation, actions, king, fair, clean-up, the end.

The parts of a player's turn have their own modules: `dice`, `turn`, the actions (`travel`, `people`, `contracts`),
`tasks` and `bonuses`.
"""

from engine.events import Finished
from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.tiletum import tasks, travel  # noqa: F401  # they enter what they offer into the tables of `turn`
from games.tiletum.contracts import refill_contracts
from games.tiletum.data import COLOURS, CORRUPTION, DICE, DICE_DRAWN, KING_VP, LEADER_VP, ROUNDS, TURNS
from games.tiletum.dice import TakeDie
from games.tiletum.events import (
    CorruptionShown,
    DiscsReturned,
    KingTileDiscarded,
    OrderChanged,
    RoundBegan,
    TilesLaid,
    TurnBegan,
    TurnEnded,
)
from games.tiletum.income import score
from games.tiletum.moves import Favour
from games.tiletum.refusals import why_not_favour
from games.tiletum.scoring import score_end, score_fair, standings
from games.tiletum.state import State
from games.tiletum.track import corrupt, king_order, return_red_discs
from games.tiletum.warehouse import can_take, is_free_gift, remove_from_game, take

KING_TRACK = "king_track"
"""Place name of the tile beside the track in events; "king" is the action."""
DIE_ORDER: dict[str, int] = {die: n for n, die in enumerate(DICE)}

# ---------------------------------------------------------------- the round


@step
class Round(Step):
    """TIL-1.6, 1.7: preparation, three passes, king, fair, clean-up; the last round ends the game instead."""

    number: Public[int]

    def run(self, state: State) -> None:
        state.round = self.number
        roll_dice(state)
        after: Step = CleanUp() if self.number < ROUNDS else EndOfGame()
        state.then(*[Pass(turn) for turn in range(1, TURNS + 1)], KingPhase(), KingScoring(), Fair(), after)


def roll_dice(state: State) -> None:
    """TIL-3."""
    drawn = [state.draw(state.bag) for _ in range(DICE_DRAWN[len(state.players)])]
    state.dice = sorted([f"{colour}{state.roll()}" for colour in drawn], key=DIE_ORDER.__getitem__)
    state.emit(RoundBegan(state.round, tuple(state.dice)))


@step
class Pass(Step):
    """TIL-4.1 – 4.9: a corruption marker, then a turn for each player."""

    turn: Public[int]

    def run(self, state: State) -> None:
        state.turn = self.turn
        steps = int(state.draw(state.corruption))
        state.corruption_shown.append(steps)
        state.emit(CorruptionShown(self.turn, steps))
        corrupt(state, steps)
        state.then(*[Turn(seat) for seat in state.order])


# ---------------------------------------------------------------- the turn


@step
class Turn(Step):
    """TIL-4.10: a die, its resources, its action; tasks at any time."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        state.active = self.seat
        state.emit(TurnBegan(self.seat, state.round, state.turn))
        state.then(TakeDie(self.seat), EndOfTurn(self.seat))


@step
class EndOfTurn(Step):
    """TIL-10.6: the contract offer slides and is refilled."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        state.emit(TurnEnded(self.seat))
        state.active, state.die, state.swapped = None, "", False
        refill_contracts(state)


# ---------------------------------------------------------------- the king phase


@step
class KingPhase(Step):
    """TIL-16.1 – 16.4: the leader takes or discards the tile; without a tile the last leader gains points."""

    def run(self, state: State) -> None:
        leader = king_order(state)[0]
        if state.round > state.king_tile_rounds:
            score(state, leader, LEADER_VP, "king", "leader")
        elif can_take(state.players[leader], state.king_tile):
            state.then(TakeKingTile(leader))
        else:
            discard_king_tile(state, leader)


@step
class TakeKingTile(Decision):
    """D23: out of turn, and therefore without tasks (R-5)."""

    seat: Public[Seat]

    clause = "TIL-16.1"

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Favour("take"), Favour("discard")]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_favour()

    def default(self, state: State, seat: Seat) -> Move:
        return Favour("take" if is_free_gift(state.players[seat], state.king_tile) else "discard")

    def decline(self, state: State, seat: Seat) -> Move | None:
        """Discard a tile that could clog the warehouse; None for one that could not, so that the leader is asked."""
        usual = self.default(state, seat)
        return usual if usual == Favour("discard") else None

    def choose(self, state: State, seat: Seat, move: Favour) -> None:
        if move.tile == "take":
            take(state, seat, state.king_tile, KING_TRACK)
            state.king_tile = ""
        else:
            discard_king_tile(state, seat)


def discard_king_tile(state: State, seat: Seat) -> None:
    state.emit(KingTileDiscarded(seat, state.king_tile))
    remove_from_game(state, state.king_tile)
    state.king_tile = ""


@step
class KingScoring(Step):
    """TIL-16.5 – 16.9: points, the new turn order, and red discs back to 0."""

    def run(self, state: State) -> None:
        state.king_scored = [state.king_space(seat) for seat in state.seats]
        for seat in state.seats:
            score(state, seat, KING_VP[state.king_scored[seat]], "king", "track")
        state.order = king_order(state)
        state.emit(OrderChanged(tuple(state.order)))
        if returned := return_red_discs(state):
            state.emit(DiscsReturned(returned))


# ---------------------------------------------------------------- fair and clean-up


@step
class Fair(Step):
    """TIL-17."""

    def run(self, state: State) -> None:
        state.emit(score_fair(state))
        state.fairs_done = state.round


@step
class CleanUp(Step):
    """TIL-18; the wheel turns with the number of the round (RULES.md 2.3)."""

    def run(self, state: State) -> None:
        places = [action for action in state.actions if not state.action_tiles[action]]
        if state.round < state.king_tile_rounds:
            places.append(KING_TRACK)
        tiles = [state.draw(state.bonus_stack) for _ in places]
        for place, tile in zip(places, tiles, strict=True):
            if place == KING_TRACK:
                state.king_tile = tile
            else:
                state.action_tiles[place] = tile
        state.emit(TilesLaid(tuple(places), tuple(tiles)))
        state.corruption, state.corruption_shown = dict(CORRUPTION), []
        return_dice(state)
        state.then(Round(state.round + 1))


def return_dice(state: State) -> None:
    """TIL-18.5."""
    for player in state.players:
        state.dice += player.dice
        player.dice = []
    while state.dice:
        state.bag[DICE[state.dice.pop()].colour] += 1
    assert list(state.bag) == list(COLOURS)


# ---------------------------------------------------------------- the end


@step
class EndOfGame(Step):
    """TIL-19."""

    def run(self, state: State) -> None:
        for seat in state.seats:
            state.emit(score_end(state, seat))
        state.emit(Finished(standings(state).winners))
