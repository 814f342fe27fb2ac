"""Firing of events by a Town Crier or a Ballista: defences and losses (TOU-6, TOU-7, TOU-13, TOU-14.6 – 14.8).

All seats that can defend are asked at once and privately, then all with something to choose. Answers stay secret until
all have been given.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.tournay.cards import CARDS
from games.tournay.data import COLOURS, EVENTS, REWARD
from games.tournay.events import (
    AnsweredAhead,
    BallistaFired,
    CardsDamaged,
    CitizensLaid,
    CrierCalled,
    Defended,
    DeniersLost,
    EventStruck,
    Gained,
)
from games.tournay.moves import BOOK, Damage, Defend, Lay
from games.tournay.quarter import buildings, damage, free_cards
from games.tournay.refusals import why_not_defend, why_not_suffer
from games.tournay.state import Player, State

Events = tuple[str, ...]

# ---------------------------------------------------------------- triggers


@step
class TownCrier(Step):
    """TOU-6.3 – 6.5: put under its deck; a coin on every event with a free circle; all events fire."""

    seat: Public[Seat]
    deck: Public[str]

    def run(self, state: State) -> None:
        state.decks[self.deck].crier_out = True
        events = tuple(event for event in state.queue if event)
        add_coins(state, events)
        state.emit(CrierCalled(self.seat, self.deck, state.criers, tuple(state.queue), tuple(state.coins)))
        state.then(Firing(self.seat, events, True))


def fire_ballista(state: State, seat: Seat, events: Events) -> None:
    """TOU-15.20, 14.8a."""
    add_coins(state, events)
    state.emit(BallistaFired(seat, events, tuple(coins_on(state, event) for event in events)))
    state.then(Firing(seat, events, False))


def add_coins(state: State, events: Events) -> None:
    """Add a coin to each event with room for one (TOU-6.4)."""
    for slot, event in enumerate(state.queue):
        if event in events and state.coins[slot] < EVENTS[event].circles:
            state.coins[slot] += 1


def coins_on(state: State, event: str) -> int:
    return state.coins[state.queue.index(event)]


@step
class Firing(Step):
    seat: Public[Seat]
    """The active player."""
    events: Public[Events]
    crier: Public[bool]
    """True for a Town Crier, False for a Ballista."""

    def run(self, state: State) -> None:
        if not self.events:
            return
        state.reveal()
        for seat in defenders(state, self.seat, self.crier):
            answer = answered_ahead(state, seat, self.events, self.crier)
            if answer is not None:
                state.players[seat].defence = answer.notation
                state.emit(AnsweredAhead(seat))
        state.then(
            DeclareDefences(self.seat, self.events, self.crier), RevealDefences(self.seat, self.events, self.crier)
        )


# ---------------------------------------------------------------- defences


def has_catapult_manned(player: Player) -> bool:
    """TOU-22.14."""
    for site in player.quarter.values():
        if site.tokens:
            ability = CARDS[site.cards[-1]].ability
            if ability is not None and ability.does == "catapult":
                return True
    return False


def may_use_catapult(state: State, seat: Seat, crier: bool) -> bool:
    """TOU-22.15: not against a Ballista."""
    return crier and has_catapult_manned(state.players[seat])


def defenders(state: State, active: Seat, crier: bool) -> list[Seat]:
    """Seats with a rampart in hand or a manned Catapult (TOU-7.2, 14.6, 22.14). Both are public, so being asked
    reveals nothing."""
    return [
        seat
        for seat, player in enumerate(state.players)
        if (crier or seat != active) and (player.ramparts or may_use_catapult(state, seat, crier))
    ]


def defences(state: State, seat: Seat, events: Events, crier: bool) -> list[Move]:
    """Any events, one rampart each, and one with the Catapult (TOU-7.2, 7.4). Ignoring none comes first."""
    ramparts = len(state.players[seat].ramparts)
    by_catapult: list[str | None] = [None, *events] if may_use_catapult(state, seat, crier) else [None]
    return [
        Defend(chosen, other)
        for count in range(min(ramparts, len(events)) + 1)
        for chosen in combinations(events, count)
        for other in by_catapult
        if other not in chosen
    ]


def answered_ahead(state: State, seat: Seat, events: Events, crier: bool) -> Defend | None:
    """The standing answer as a move. None if the seat might regret it: an event that was not in the queue when it
    was given, more damage than ramparts, or a Catapult that would help for free."""
    player = state.players[seat]
    if player.standing == "ask" or may_use_catapult(state, seat, crier):
        return None
    if not all(event in player.standing_for for event in events):
        return None
    if player.standing == "suffer":
        return Defend((), None)
    harmful = tuple(event for event in events if EVENTS[event].damages and free_cards(player, EVENTS[event].target))
    return Defend(harmful, None) if len(harmful) <= len(player.ramparts) else None


@step
class DeclareDefences(Decision):
    """D15, D16: all seats that can defend choose at the same time which events they ignore (TOU-7.6)."""

    seat: Public[Seat]
    events: Public[Events]
    crier: Public[bool]

    clause = "TOU-7.2"

    def seats(self, state: State) -> tuple[Seat, ...]:
        able = defenders(state, self.seat, self.crier)
        return tuple([seat for seat in able if state.players[seat].defence is None])

    def options(self, state: State, seat: Seat) -> list[Move]:
        return defences(state, seat, self.events, self.crier)

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_defend(state, seat, move, self.events, may_use_catapult(state, seat, self.crier))

    def default(self, state: State, seat: Seat) -> Move:
        """No rampart; the Catapult, which is free, against the most harmful event."""
        if not may_use_catapult(state, seat, self.crier):
            return Defend((), None)
        harm = {event: harm_of(state, seat, event) for event in self.events}
        return Defend((), max([event for event in self.events if harm[event]], key=harm.__getitem__, default=None))

    def choose(self, state: State, seat: Seat, move: Defend) -> None:
        state.players[seat].defence = move.notation
        state.then(self)


def harm_of(state: State, seat: Seat, event: str) -> int:
    """Number of citizens, cards or deniers that an event would take from a seat."""
    player, kind = state.players[seat], EVENTS[event]
    if kind.positive:
        return 0
    if kind.damages:
        there = len(free_cards(player, kind.target))
    elif kind.group == "lose_denier":
        there = player.deniers
    else:
        there = player.plaza[kind.target] if kind.target else sum(player.plaza.values())
    return min(coins_on(state, event), there)


@step
class RevealDefences(Step):
    """Reveal all defences; the ramparts used are built (TOU-7.3)."""

    seat: Public[Seat]
    events: Public[Events]
    crier: Public[bool]

    def run(self, state: State) -> None:
        state.reveal()
        ignored: list[Events] = [()] * len(state.players)
        for seat in state.in_turn_order(self.seat):
            player = state.players[seat]
            if player.defence is None:
                continue
            answer = defence_of(player.defence)
            player.defence = None
            ignored[seat] = (*answer.ramparts, answer.catapult) if answer.catapult else answer.ramparts
            used = player.ramparts[: len(answer.ramparts)]
            del player.ramparts[: len(used)]
            player.built += used
            if ignored[seat]:
                state.emit(Defended(seat, answer.ramparts, tuple(used), answer.catapult))
        struck = tuple([self.not_ignored(seat, ignored[seat]) for seat in state.seats])
        asked = tuple([seat for seat in state.seats if fate(state, seat, struck[seat]).asked])
        state.then(Suffer(struck, asked), Strike(self.seat, self.events, struck))

    def not_ignored(self, seat: Seat, ignored: Events) -> Events:
        """Events that affect the seat; a Ballista never harms its owner (TOU-14.7)."""
        spared = seat == self.seat and not self.crier
        return tuple([e for e in self.events if e not in ignored and (not spared or EVENTS[e].positive)])


@lru_cache(maxsize=4096)
def defence_of(notation: str) -> Defend:
    """Cached: the few possible answers recur."""
    answer = BOOK.read(notation)
    assert isinstance(answer, Defend)
    return answer


# ---------------------------------------------------------------- losses


class Fate(NamedTuple):
    """The losses of a seat decided so far, and its next choice."""

    losses: dict[str, tuple[str, ...]]
    """Event → losses decided so far: colours of citizens, or spaces of cards."""
    asked: list[Move]
    event: str = ""


def fate(state: State, seat: Seat, events: Events) -> Fate:
    """Losses event by event and coin by coin (TOU-13.1 – 13.6, 13.10). A choice is asked only if it makes a
    difference."""
    player = state.players[seat]
    plaza = player.plaza.copy()
    free: list[str] | None = None
    choices = iter(player.choices)
    losses: dict[str, tuple[str, ...]] = {}
    for name in events:
        event, left = EVENTS[name], coins_on(state, name)
        lost: list[str] = []
        if event.group == "lose_citizen_colour":
            assert event.target is not None
            lost = [event.target] * min(left, plaza[event.target])
            plaza[event.target] -= len(lost)
        elif event.group == "lose_citizen_any":
            while left and (colours := [colour for colour in COLOURS if plaza[colour]]):
                if len(colours) > 1 and sum(plaza.values()) > left:
                    chosen = next(choices, None)
                    if chosen is None:
                        return Fate(losses | {name: tuple(lost)}, [Lay(colour) for colour in colours], name)
                else:
                    chosen = colours[0]
                lost.append(chosen)
                plaza[chosen] -= 1
                left -= 1
        elif event.damages:
            if free is None:
                free = free_cards(player)
            while left and (targets := [s for s in free if event.target in (None, player.quarter[s].card.colour)]):
                if len(targets) > left:
                    chosen = next(choices, None)
                    if chosen is None:
                        return Fate(losses | {name: tuple(lost)}, [Damage(space) for space in targets], name)
                else:
                    chosen = targets[0]
                lost.append(chosen)
                free.remove(chosen)
                left -= 1
        losses[name] = tuple(lost)
    return Fate(losses, [])


@step
class Suffer(Decision):
    """D17: all seats with something to choose do so at the same time, one coin after the other."""

    struck: Public[tuple[Events, ...]]
    """By seat: the events not ignored."""
    asked: Public[tuple[Seat, ...]]
    """Seats with something left to choose. Their choices so far are private."""

    clause = "TOU-13.10"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return self.asked

    def options(self, state: State, seat: Seat) -> list[Move]:
        return fate(state, seat, self.struck[seat]).asked

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_suffer(move, fate(state, seat, self.struck[seat]).event)

    def default(self, state: State, seat: Seat) -> Move:
        """The colour with most upright citizens; the cheapest card, a character rather than a building."""
        options = self.options(state, seat)
        player = after_losses(state, seat).players[seat]

        def harm(move: Move) -> tuple[int, ...]:
            if isinstance(move, Lay):
                return (-player.plaza[move.colour],)
            assert isinstance(move, Damage)
            card = player.quarter[move.space].card
            return (card.level, card.kind == "building", card.prestige)

        return min(options, key=harm)

    def choose(self, state: State, seat: Seat, move: Damage | Lay) -> None:
        state.players[seat].choices.append(move.space if isinstance(move, Damage) else move.colour)
        if fate(state, seat, self.struck[seat]).asked:
            state.then(self)
        else:
            state.then(Suffer(self.struck, tuple(other for other in self.asked if other != seat)))


def after_losses(view: State, seat: Seat) -> State:
    """The view of a seat while it chooses losses: those chosen so far are applied.

    Private: other seats learn the losses when all have chosen.
    """
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Suffer) or seat not in top.asked:
        return view
    seen = view.clone()
    for event, things in fate(view, seat, top.struck[seat]).losses.items():
        lose(seen.players[seat], event, things)
    return seen


@step
class Strike(Step):
    """In the order of the slots; within an event in turn order from the active player (TOU-6.6, 6.7)."""

    seat: Public[Seat]
    events: Public[Events]
    struck: Public[tuple[Events, ...]]

    def run(self, state: State) -> None:
        state.reveal()
        losses = [fate(state, seat, events).losses for seat, events in enumerate(self.struck)]
        for player in state.players:
            player.choices = []
        for event in self.events:
            state.emit(EventStruck(event, coins_on(state, event)))
            victims = [seat for seat in state.in_turn_order(self.seat) if event in self.struck[seat]]
            if EVENTS[event].positive:
                reward(state, event, victims)
            else:
                for seat in victims:
                    strike(state, seat, event, losses[seat][event])


def strike(state: State, seat: Seat, event: str, things: tuple[str, ...]) -> None:
    player, kind = state.players[seat], EVENTS[event]
    if kind.group == "lose_denier":
        lost = min(player.deniers, coins_on(state, event))  # TOU-13.9
        player.deniers -= lost
        if lost:
            state.emit(DeniersLost(seat, event, lost))
    elif not things:
        return  # TOU-13.2, 13.4: not affected
    elif kind.damages:
        cards = tuple(player.quarter[space].cards[-1] for space in things)
        lose(player, event, things)
        state.emit(CardsDamaged(seat, event, things, cards))
    else:
        lose(player, event, things)
        state.emit(CitizensLaid(seat, event, things))


def lose(player: Player, event: str, things: tuple[str, ...]) -> None:
    """Damage cards or lay citizens down."""
    for thing in things:
        if EVENTS[event].damages:
            damage(player, thing)
        else:
            player.plaza[thing] -= 1
            player.lying[thing] += 1


def claims(state: State, event: str) -> list[int]:
    """Count of each seat for a positive event (TOU-13.7)."""
    colour = EVENTS[event].target
    assert colour is not None
    return [buildings(player, colour) + player.citizens(colour) for player in state.players]


def reward(state: State, event: str, rewarded: list[Seat]) -> None:
    """Pay all seats with the highest count, except those that ignore the event (TOU-13.7, 13.8, Q20, Q49)."""
    counts = claims(state, event)
    for seat in rewarded:
        if counts[seat] == max(counts):
            gain = REWARD * coins_on(state, event)
            state.players[seat].deniers += gain
            state.emit(Gained(seat, gain, event))
