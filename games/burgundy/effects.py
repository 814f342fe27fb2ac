"""Effects with choices: castle, buildings, ship (BUR-8, BUR-9). A chain of them is a stack of decisions (BUR-17.1)."""

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.burgundy.actions import WORKERS, moves_with_any_die, place, placings, sales, sell, take, take_workers, takes
from games.burgundy.data import BUILDINGS, TYPE_OF
from games.burgundy.events import EffectDeclined, EffectLost, Loaded, MovedUp
from games.burgundy.loading import can_load, cargo, load, ways_to_load
from games.burgundy.moves import Load, Place, Sell, Skip, Take
from games.burgundy.refusals import why_not_castle, why_not_effect, why_not_load
from games.burgundy.state import Player, State

SKIP = Skip()
DIE, CASTLE = "die", "castle"


def carry_out(state: State, seat: Seat, move: Move, by: str) -> None:
    """One of the four actions, with a die or by an effect."""
    if isinstance(move, Take):
        take(state, seat, move, by)
    elif isinstance(move, Place):
        place(state, seat, move, by)
        follow(state, seat, move.tile)
    elif isinstance(move, Sell):
        sell(state, seat, move, by)
    else:
        take_workers(state, seat, move, by)  # type: ignore[arg-type]


def follow(state: State, seat: Seat, tile: str) -> None:
    """BUR-7.7: the effect of a tile that was just placed, as far as its owner has something to choose."""
    kind = TYPE_OF[tile]
    if kind == "castle":
        state.then(ExtraAction(seat))
    elif kind == "ship":
        if can_load(state, state.players[seat]):
            state.then(LoadShip(seat), MoveUp(seat))
        else:
            state.then(MoveUp(seat))  # BUR-17.5
    elif kind == "building":
        does = BUILDINGS[tile]
        if does.takes or does.sells or does.places:
            if building_moves(state, state.players[seat], tile):
                state.then(BuildingEffect(seat, tile))
            else:
                state.emit(EffectLost(seat, tile))  # BUR-9.13, 17.4


# ---------------------------------------------------------------- ships


@step
class LoadShip(Decision):
    """D13 – D15: part 1 of a ship. Any depot will do, also an empty one (BUR-R8)."""

    seat: Public[Seat]

    clause = "BUR-8.1"

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [*ways_to_load(state, state.players[seat])]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_load(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        """The most goods; of equal loads the lowest depot, and the goods with the lowest numbers."""

        def tiles(move: Load) -> int:
            return sum(len(goods) for _, goods in cargo(state, state.players[seat], move.depots, move.keep))

        return max(ways_to_load(state, state.players[seat]), key=tiles)

    def choose(self, state: State, seat: Seat, move: Load) -> None:
        taken = load(state, state.players[seat], move.depots, move.keep)
        state.emit(Loaded(seat, move.depots, tuple(taken)))


@step
class MoveUp(Step):
    """BUR-8.5 – 8.7: part 2 of a ship. Who is first holds the white die."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        before = state.turn_order[0]
        at = next(n for n, stack in enumerate(state.track) if self.seat in stack)
        state.track[at].remove(self.seat)
        state.track[at + 1].append(self.seat)
        state.emit(MovedUp(self.seat, at + 1, state.turn_order[0] == self.seat != before))


# ---------------------------------------------------------------- castles and buildings


@step
class ExtraAction(Decision):
    """D16: a castle's action, as with an extra die of any value (BUR-8.12). All is open, so workers may be forced."""

    seat: Public[Seat]

    clause = "BUR-8.12"
    forced = True

    def options(self, state: State, seat: Seat) -> list[Move]:
        return moves_with_any_die(state, state.players[seat])

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_castle(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        return WORKERS[None]

    def choose(self, state: State, seat: Seat, move: Move) -> None:
        carry_out(state, seat, move, CASTLE)


@step
class BuildingEffect(Decision):
    """D17 – D19: a warehouse, carpenter's workshop, church, market or city hall, which its owner may decline."""

    seat: Public[Seat]
    building: Public[str]

    clause = "BUR-9.1"

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [*building_moves(state, state.players[seat], self.building), SKIP]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_effect(state, seat, move, self.building)

    def default(self, state: State, seat: Seat) -> Move:
        return SKIP

    def choose(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Skip):
            state.emit(EffectDeclined(seat, self.building))
        else:
            carry_out(state, seat, move, self.building)


def building_moves(state: State, player: Player, building: str) -> list[Move]:
    """Moves that a building gives its owner, all without a die (BUR-9.2)."""
    does = BUILDINGS[building]
    if does.takes:
        return takes(state, player, does.takes)
    return sales(player) if does.sells else placings(player)
