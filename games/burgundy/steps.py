"""The flow of the game, in the order of the rules: set-up, phase, round, turn, end."""

from functools import cache

from engine.events import Finished, Forced
from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.burgundy import data
from games.burgundy.actions import WORKERS, buy, moves_with_dice, purchases
from games.burgundy.effects import DIE, carry_out
from games.burgundy.estates import ESTATES
from games.burgundy.events import Chose, MinesPaid, PhaseBegan, RoundBegan, Settled, TurnBegan
from games.burgundy.moves import Buy, End, Settle
from games.burgundy.refusals import why_not_act, why_not_settle
from games.burgundy.scoring import final_scoring, standings
from games.burgundy.state import Player, State

END = End()

# ---------------------------------------------------------------- expert set-up


def estates_to_choose(player: Player) -> list[Move]:
    """D2, D3: a side of the sheet and one of its four castle spaces."""
    return [Settle(board, castle) for board in player.sheet for castle in ESTATES[board].castles]


def place_start_castle(state: State, seat: Seat, board: str, castle: str) -> None:
    """BUR-1.8, 1.9: place the start castle, which gives neither an action nor points."""
    player = state.players[seat]
    player.board = board
    player.estate = {castle: "castle"}
    state.supplies["castle"].tiles["castle"] -= 1
    state.emit(Settled(seat, board, castle))


@step
class SettleOpenly(Decision):
    """BUR-2.5: one after the other in turn order."""

    seat: Public[Seat]

    clause = "BUR-2.3"

    def options(self, state: State, seat: Seat) -> list[Move]:
        return estates_to_choose(state.players[seat])

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_settle(state, seat, move)

    def choose(self, state: State, seat: Seat, move: Settle) -> None:
        place_start_castle(state, seat, move.board, move.castle)


@step
class SettleSecretly(Decision):
    """BUR-2.5: all at once, then revealed together."""

    clause = "BUR-2.5"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat, player in enumerate(state.players) if player.chosen_board is None])

    def options(self, state: State, seat: Seat) -> list[Move]:
        return estates_to_choose(state.players[seat])

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_settle(state, seat, move)

    def choose(self, state: State, seat: Seat, move: Settle) -> None:
        player = state.players[seat]
        player.chosen_board, player.chosen_castle = move.board, move.castle
        state.emit(Chose(seat, move.board, move.castle))
        if self.seats(state):
            state.then(self)
            return
        state.reveal()
        for other in state.turn_order:
            shown = state.players[other]
            assert shown.chosen_board is not None
            assert shown.chosen_castle is not None
            place_start_castle(state, other, shown.chosen_board, shown.chosen_castle)
            shown.chosen_board = shown.chosen_castle = None


# ---------------------------------------------------------------- phase and round


@step
class BeginPhase(Step):
    """BUR-3."""

    phase: Public[str]

    def run(self, state: State) -> None:
        state.phase = self.phase
        removed = clear_depots(state)
        fill_depots(state)
        state.round_goods = [state.draw(state.goods_bag) for _ in range(data.GOODS_PER_PHASE)]
        state.emit(PhaseBegan(self.phase, data.PHASE_POINTS[self.phase], removed, tuple(state.round_goods)))
        state.then(*[BeginRound(number) for number in range(1, data.ROUNDS + 1)], EndOfPhase())


def clear_depots(state: State) -> int:
    """BUR-3.2: remaining tiles leave the game; goods stay (BUR-3.4)."""
    for tile in state.depots.values():
        state.removed[tile] = state.removed.get(tile, 0) + 1
    removed = len(state.depots)
    state.depots = {}
    return removed


def fill_depots(state: State) -> None:
    """BUR-3.5 – 3.10."""
    players = len(state.players)
    for name, slot in data.SLOTS.items():
        if players >= slot.players:
            back: str = slot.type or data.BLACK
            if (
                name == data.EXCEPTION_SLOT
                and players == data.EXCEPTION_PLAYERS
                and state.phase in data.EXCEPTION_PHASES
            ):
                back = data.EXCEPTION_TYPE
            state.depots[name] = state.draw(state.supplies[back].tiles)


@step
class BeginRound(Step):
    """BUR-4: all players roll; the white die brings a goods tile to a depot; then each player has a turn."""

    number: Public[int]

    def run(self, state: State) -> None:
        state.round = self.number
        state.order = state.turn_order
        for player in state.players:
            player.dice = [state.roll() for _ in range(data.DICE)]
            player.used = []
        depot = state.white = state.roll()
        goods = state.round_goods.pop(0)
        state.depot_goods[depot].append(goods)
        dice = tuple([tuple(player.dice) for player in state.players])
        state.emit(RoundBegan(state.phase, self.number, tuple(state.order), dice, depot, goods))
        state.then(*[BeginTurn(seat) for seat in state.order])


# ---------------------------------------------------------------- the turn


@step
class BeginTurn(Step):
    seat: Public[Seat]

    def run(self, state: State) -> None:
        state.active = self.seat
        state.bought = False
        state.emit(TurnBegan(self.seat))
        state.stack.append(going_on(self.seat))


@step
class Act(Decision):
    """D5 – D12, D20 – D22, D25: an action with one of the own dice, the one purchase, or the end of the turn."""

    seat: Public[Seat]

    clause = "BUR-5.1"

    def options(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found = moves_with_dice(state, player, player.dice) if player.dice else [END]
        found += purchases(state, player)
        return found

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_act(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        """Every die left takes workers; then the turn is over."""
        dice = state.players[seat].dice
        return WORKERS[dice[0]] if dice else END

    def choose(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, End):
            return
        state.stack.append(going_on(seat))
        if isinstance(move, Buy):
            buy(state, seat, move)
        else:
            carry_out(state, seat, move, DIE)


@step
class GoOn(Step):
    """BUR-17.3: the next action of a turn, asked for only where there is a choice."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        player, act = state.players[self.seat], acting(self.seat)
        options = act.options(state, self.seat)
        if len(options) == 1:
            if player.dice:
                state.emit(Forced(self.seat, options[0].notation))
                act.choose(state, self.seat, options[0])
            return
        state.ask(act, self.seat, options)


acting, going_on = cache(Act), cache(GoOn)
"""Made once for each seat: they never change, and a game goes through hundreds."""


# ---------------------------------------------------------------- the end


@step
class EndOfPhase(Step):
    """BUR-14."""

    def run(self, state: State) -> None:
        state.active = None
        for seat, player in enumerate(state.players):
            pay_mines(state, seat, player)
        following = data.PHASES.index(state.phase) + 1  # type: ignore[arg-type]
        state.then(BeginPhase(data.PHASES[following]) if following < len(data.PHASES) else EndOfGame())


def pay_mines(state: State, seat: Seat, player: Player) -> None:
    """BUR-14.1, 14.2."""
    mines = [*player.estate.values()].count("mine")
    if mines:
        workers = mines if data.MINE_WORKERS in player.known else 0
        player.silver += mines
        player.workers += workers
        state.emit(MinesPaid(seat, mines, mines, workers))


@step
class EndOfGame(Step):
    """BUR-15."""

    def run(self, state: State) -> None:
        final_scoring(state)
        state.emit(Finished(standings(state).winners))
