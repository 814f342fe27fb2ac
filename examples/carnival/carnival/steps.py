"""A night, in the order of the rules."""

from carnival import scoring
from carnival.data import kind_of, value_of
from carnival.events import Crowded, Laid, LeftOver, MasksShown, NightBegan, PatronShown, Took
from carnival.moves import Lay, Take
from carnival.refusals import refuse
from carnival.state import State
from engine.events import Finished
from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step


@step
class BeginNight(Step):
    def run(self, state: State) -> None:
        if state.night == state.nights:
            state.then(ShowPatrons())
            return
        state.night += 1
        state.square = sorted(state.draw(state.bag) for _ in range(state.wanted))
        state.emit(NightBegan(state.night, tuple(state.square)))
        for player in state.players:
            if len(player.masks) == 1:
                player.laid = player.masks[0]
        state.then(LayMasks(), ShowMasks(), BeginNight())


@step
class LayMasks(Decision):
    """All seats, in any order; nothing is shown before all have laid a mask."""

    clause = "CAR-2.2"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return state.without_mask()

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Lay(mask) for mask in state.players[seat].masks]

    def choose(self, state: State, seat: Seat, move: Lay) -> None:
        state.players[seat].laid = move.mask
        state.emit(Laid(seat, move.mask))
        state.then(self)

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return refuse("mask-spent", mask=move.mask) if isinstance(move, Lay) else refuse("mask-first")


@step
class ShowMasks(Step):
    def run(self, state: State) -> None:
        state.reveal()
        masks = tuple(player.laid or 0 for player in state.players)
        for player, mask in zip(state.players, masks, strict=True):
            player.masks.remove(mask)
            player.laid = None
        state.emit(MasksShown(masks))
        for mask in sorted(set(masks), reverse=True):
            wearing = tuple(seat for seat in state.seats if masks[seat] == mask)
            if len(wearing) > 1:
                for seat in wearing:
                    state.players[seat].coins += 1
                state.emit(Crowded(mask, wearing))
        alone = sorted((seat for seat in state.seats if masks.count(masks[seat]) == 1), key=lambda seat: -masks[seat])
        state.then(*[TakeFavour(seat) for seat in alone[: len(state.square)]], ClearSquare())


@step
class TakeFavour(Decision):
    clause = "CAR-2.5"
    forced = True
    seat: Public[Seat]

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Take(favour) for favour in dict.fromkeys(state.square)]

    def choose(self, state: State, seat: Seat, move: Take) -> None:
        state.square.remove(move.favour)
        state.players[seat].favours.append(move.favour)
        state.emit(Took(seat, move.favour))

    def default(self, state: State, seat: Seat) -> Move:
        return Take(max(state.square, key=value_of))

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return refuse("not-on-square", favour=move.favour) if isinstance(move, Take) else refuse("masks-are-shown")


@step
class ClearSquare(Step):
    def run(self, state: State) -> None:
        if state.square:
            state.emit(LeftOver(tuple(state.square)))
        for favour in state.square:
            state.bag[favour] += 1
        state.square = []


@step
class ShowPatrons(Step):
    def run(self, state: State) -> None:
        state.reveal()
        for seat, player in enumerate(state.players):
            player.liked = player.patron
            liked = [favour for favour in player.favours if kind_of(favour) == player.patron]
            state.emit(PatronShown(seat, player.patron, scoring.bonus(len(liked))))
        state.emit(Finished(scoring.standings(state).winners))
