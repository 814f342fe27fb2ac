"""Masks, a toy game: the test bed of the core and of the contract kit.

Three rounds. All players lay down a mask at once and in secret; the masks are shown and the rarest earns coins, rolled
for. Its player may then ask one other for a colour (answered out of turn) and hold a market, where the price of a mask
is open and any player may buy. Last, a colour of the discard is burnt, which is no decision if only one is there.
"""

from dataclasses import field
from random import Random
from typing import Literal

from engine.events import Event, Finished, Owner, event
from engine.game import Game, Meta, Options, Standings
from engine.moves import Move, MoveBook, move
from engine.records import Owner as Secret
from engine.records import Public, Record, Seated, Size, record
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Core, Decision, Step, step

COLOURS = ("red", "green", "blue", "gold")
COPIES = 8
COINS = 60
ROUNDS = 3

# ---------------------------------------------------------------- moves


@move
class Lay(Move):
    mask: str


@move
class Ask(Move):
    other: int
    colour: str


@move
class Pass(Move):
    pass


@move
class Answer(Move):
    gives: bool


@move
class Offer(Move):
    """Offer a mask at any price from 1 to 20."""

    open = True
    mask: str
    price: int


@move
class Buy(Move):
    pass


@move
class Burn(Move):
    colour: str | None


BOOK = MoveBook(Lay, Ask, Pass, Answer, Offer, Buy, Burn)

# ---------------------------------------------------------------- events


@event
class Laid(Event):
    seat: Seat
    mask: Owner[str]


@event
class Shown(Event):
    masks: tuple[str, ...]


@event
class Earned(Event):
    seat: Seat
    coins: int


@event
class Drew(Event):
    seat: Seat
    masks: Owner[tuple[str, ...]]


@event
class Gave(Event):
    """`colour` is None if the seat had none and admitted it."""

    seat: Seat
    to: Seat
    colour: str | None


@event
class Offered(Event):
    seat: Seat
    mask: str
    price: int


@event
class Bought(Event):
    seat: Seat
    of: Seat
    mask: str
    price: int


@event
class Burnt(Event):
    colour: str | None
    count: int


# ---------------------------------------------------------------- state


@record
class Player(Record):
    coins: Public[int] = 0
    hand: Secret[list[str]] = field(default_factory=list)
    laid: Secret[str | None] = None


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    round: Public[int] = 0
    bank: Public[int] = 0
    bag: Size[dict[str, int]] = field(default_factory=dict)
    discard: Public[dict[str, int]] = field(default_factory=dict)
    burnt: Public[dict[str, int]] = field(default_factory=dict)
    offer: Public[tuple[str, int] | None] = None
    boxed: list[str] = field(default_factory=list)
    """Taken out unseen at the start."""

    @property
    def seats(self) -> range:
        return range(len(self.players))


# ---------------------------------------------------------------- steps, in the order of play


@step
class Refill(Step):
    def run(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            drawn = []
            while len(player.hand) < 3 and any(state.bag.values()):
                drawn.append(state.draw(state.bag))
                player.hand = sorted([*player.hand, drawn[-1]])
            state.emit(Drew(seat, tuple(drawn)))


@step
class LayDown(Decision):
    """All players, in any order; nothing is shown before the last one has chosen."""

    clause = "TOY-1.1"
    todo: Public[tuple[Seat, ...]]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return self.todo

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Lay(mask) for mask in dict.fromkeys(state.players[seat].hand)]

    def choose(self, state: State, seat: Seat, move: Lay) -> None:
        player = state.players[seat]
        player.hand.remove(move.mask)
        player.laid = move.mask
        state.emit(Laid(seat, move.mask))
        state.then(LayDown(tuple(s for s in self.todo if s != seat)))


@step
class ShowMasks(Step):
    def run(self, state: State) -> None:
        state.reveal()
        masks = tuple(player.laid or "" for player in state.players)
        state.emit(Shown(masks))
        for player in state.players:
            if player.laid is not None:
                state.discard[player.laid] = state.discard.get(player.laid, 0) + 1
                player.laid = None
        best = min(state.seats, key=lambda seat: (masks.count(masks[seat]), seat))
        coins = min(state.roll(), state.bank)
        state.bank -= coins
        state.players[best].coins += coins
        state.emit(Earned(best, coins))
        state.then(AskOther(best), Market(best), BurnColour(best))


@step
class AskOther(Decision):
    clause = "TOY-2.1"
    seat: Public[Seat]

    def options(self, state: State, seat: Seat) -> list[Move]:
        asked: list[Move] = [Ask(other, colour) for other in state.seats if other != seat for colour in COLOURS]
        return [Pass(), *asked]

    def choose(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Ask):
            state.then(GiveAnswer(move.other, seat, move.colour))


@step
class GiveAnswer(Decision):
    """Out of turn. Not forced, though there is only one true answer: which one is not known to the others."""

    clause = "TOY-2.2"
    seat: Public[Seat]
    to: Public[Seat]
    colour: Public[str]

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Answer(self.colour in state.players[seat].hand)]

    def choose(self, state: State, seat: Seat, move: Answer) -> None:
        if move.gives:
            state.players[seat].hand.remove(self.colour)
            state.players[self.to].hand = sorted([*state.players[self.to].hand, self.colour])
        state.emit(Gave(seat, self.to, self.colour if move.gives else None))


@step
class Market(Decision):
    clause = "TOY-3.1"
    seat: Public[Seat]

    def welcome(self, state: State) -> tuple[Seat, ...]:
        if state.offer is None:
            return ()
        price = state.offer[1]
        return tuple(s for s in state.seats if s != self.seat and state.players[s].coins >= price)

    def options(self, state: State, seat: Seat) -> list[Move]:
        if seat != self.seat:
            return [Buy()]
        hand = dict.fromkeys(state.players[seat].hand) if state.offer is None else ()
        return [Pass(), *(Offer(mask, price) for mask in hand for price in (1, 2))]

    def allows(self, state: State, seat: Seat, move: Move) -> bool:
        if seat == self.seat and isinstance(move, Offer):
            return state.offer is None and move.mask in state.players[seat].hand and 1 <= move.price <= 20
        return move in self.options(state, seat)

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if isinstance(move, Offer) and not 1 <= move.price <= 20:
            return IllegalMove("refusal-price", self.clause, price=move.price)
        return IllegalMove("refusal-not-now", self.clause, move=move.notation)

    def choose(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Offer):
            state.offer = (move.mask, move.price)
            state.emit(Offered(seat, move.mask, move.price))
            state.then(self)
        elif isinstance(move, Buy) and state.offer is not None:
            (mask, price), state.offer = state.offer, None
            seller, buyer = state.players[self.seat], state.players[seat]
            seller.hand.remove(mask)
            buyer.hand = sorted([*buyer.hand, mask])
            buyer.coins -= price
            seller.coins += price
            state.emit(Bought(seat, self.seat, mask, price))
        else:
            state.offer = None


@step
class BurnColour(Decision):
    """Depends on nothing hidden, so a single colour burns by itself."""

    clause = "TOY-4.1"
    forced = True
    seat: Public[Seat]

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [Burn(colour) for colour, count in state.discard.items() if count] or [Burn(None)]

    def choose(self, state: State, seat: Seat, move: Burn) -> None:
        count = state.discard.pop(move.colour) if move.colour else 0
        if move.colour:
            state.burnt[move.colour] = state.burnt.get(move.colour, 0) + count
        state.emit(Burnt(move.colour, count))


@step
class NextRound(Step):
    def run(self, state: State) -> None:
        if state.round == ROUNDS:
            state.emit(Finished(TOY.standings(state).winners))
            return
        state.round += 1
        state.then(Refill(), LayDown(tuple(state.seats)), ShowMasks(), NextRound())


# ---------------------------------------------------------------- the game


class ToyOptions(Options):
    boxed: Literal[0, 4] = 0
    purse: Literal["empty", "full"] = "full"


class Toy(Game[State]):
    meta = Meta(
        id="toy",
        title="Masks",
        designers=("Nobody",),
        seats=range(2, 5),
        weight=1.0,
        minutes_per_seat=1,
        rules_version=1,
        maturity="draft",
        prefix="TOY",
        options=ToyOptions,
    )
    book = BOOK
    state_type = State

    def set_up(self, seats: int, seed: str, options: ToyOptions) -> State:
        purse = 3 if options.purse == "full" else 0
        state = State(seed=seed, bank=COINS - purse * seats, bag=dict.fromkeys(COLOURS, COPIES))
        state.players = [Player(coins=purse) for _ in range(seats)]
        state.boxed = [state.draw(state.bag) for _ in range(options.boxed)]
        state.then(NextRound())
        state.settle()
        state.out = []
        return state

    def standings(self, state: State) -> Standings:
        points = tuple(player.coins for player in state.players)
        order = sorted(set(points), reverse=True)
        ranking = tuple(tuple(s for s in state.seats if points[s] == p) for p in order)
        return Standings(points, tuple({"points-coins": p} for p in points), self.over(state), ranking)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        other = state.clone()
        unknown = [mask for mask, count in other.bag.items() for _ in range(count)] + other.boxed
        # An offered mask is known to all and stays where it is.
        offered = {top.seat: state.offer[0] for top in other.stack if isinstance(top, Market) and state.offer}
        hidden = [(s, p) for s, p in enumerate(other.players) if s != seat]
        for s, player in hidden:
            known = [offered[s]] if s in offered else []
            rest = list(player.hand)
            for mask in known:
                rest.remove(mask)
            unknown += rest + ([player.laid] if player.laid else [])
        unknown.sort()
        rng.shuffle(unknown)
        for s, player in hidden:
            known = [offered[s]] if s in offered else []
            player.hand = sorted(known + [unknown.pop() for _ in range(len(player.hand) - len(known))])
            player.laid = unknown.pop() if player.laid else None
        other.boxed = [unknown.pop() for _ in other.boxed]
        other.bag = {colour: unknown.count(colour) for colour in COLOURS}
        other.seed = str(rng.random())
        return other


TOY = Toy()
