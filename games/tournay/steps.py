"""The flow of the game in rulebook order: the turn, the hand limit, the end, the last cards, the scoring."""

from functools import cache
from typing import Any

from engine.events import Finished, Forced
from engine.moves import Move
from engine.records import Owner, Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.tournay.abilities import SKIP
from games.tournay.actions import CARRY_OUT, GATHER, actions, gather
from games.tournay.asking import Asking, standing_answers
from games.tournay.cards import CARDS, DECK_OF
from games.tournay.data import (
    BARREN_ROUNDS,
    CRIERS_TO_END,
    END_PLAYERS,
    END_PRESTIGIOUS,
    EVENTS,
    HAND_LIMIT,
    IDLE_ROUNDS,
    SPACES,
)
from games.tournay.events import (
    Discarded,
    LastCardCommitted,
    LastCardRevealed,
    LastRoundBegan,
    NothingGrew,
    RampartBuilt,
    StoodStill,
    TurnBegan,
)
from games.tournay.hands import put_under, slip_out_of_hand
from games.tournay.moves import BOOK, Build, Discard, Gather, Play, Skip
from games.tournay.placing import might_play, plays
from games.tournay.playing import play
from games.tournay.refusals import why_not_discard, why_not_last_card, why_not_turn
from games.tournay.scoring import score, standings
from games.tournay.state import Player, State

# ---------------------------------------------------------------- the turn


@step
class Turn(Step):
    """A turn; the end is checked at the start player's turn (TOU-3.1, 18.3)."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        if self.seat == state.start:
            look_for_the_end(state)
        state.active = self.seat
        player = state.players[self.seat]
        player.turns += 1
        state.emit(turn_began(self.seat, player.turns))
        state.then(*steps_of_turn(self.seat))


@step
class GatherOrAsk(Step):
    """Gather if that is publicly the only possible move; otherwise ask the player (Q68)."""

    seat: Public[Seat]
    may_play: Public[bool]

    def run(self, state: State) -> None:
        if only_gathering_is_left(state, self.seat, self.may_play):
            state.emit(Forced(self.seat, GATHER.notation))
            gather(state, self.seat, GATHER)
        else:
            state.then(take_turn(self.seat, self.may_play))


def only_gathering_is_left(state: State, seat: Seat, may_play: bool) -> bool:
    """Whether gathering is the only move, by public knowledge: not being asked must not reveal a hand.

    With nothing to gather the player is asked all the same, so that turns cannot cycle by themselves for ever.
    """
    player = state.players[seat]
    if any(player.plaza.values()) or (may_play and might_play(player)):
        return False
    away = any(player.lying.values()) or not all(site.free for site in player.quarter.values())
    return away and len(actions(state, seat)) == 1


@step
class TakeTurn(Asking):
    """D2, D6: one card may be played, then one action must be carried out (TOU-3.2, 3.3)."""

    seat: Public[Seat]
    may_play: Public[bool]

    clause = "TOU-3.2"

    def answers(self, state: State) -> list[Move]:
        found = plays(state, self.seat) if self.may_play else []
        found += actions(state, self.seat)
        if state.players[self.seat].ramparts:
            found += standing_answers(state, self.seat)
        return found

    def reason(self, state: State, move: Move) -> IllegalMove:
        return why_not_turn(state, self.seat, move, self.may_play)

    def default(self, state: State, seat: Seat) -> Move:
        return GATHER

    def carry_out(self, state: State, move: Any) -> None:
        if type(move) is not Gather:
            state.idle = 0
        if type(move) is Play:
            state.then(GatherOrAsk(self.seat, False))
            play(state, self.seat, move)
        else:
            CARRY_OUT[type(move)](state, self.seat, move)


@step
class HandLimit(Asking):
    """D19: at the end of a turn, one card after the other until there are four (TOU-12)."""

    seat: Public[Seat]

    clause = "TOU-12.1"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if state.players[self.seat].cards_in_hand > HAND_LIMIT else ()

    def answers(self, state: State) -> list[Move]:
        player = state.players[self.seat]
        found: list[Move] = [build_move(rampart) for rampart in player.ramparts]
        found += [discard_move(card) for card in (*dict.fromkeys(player.hand), *player.ramparts)]
        return found

    def reason(self, state: State, move: Move) -> IllegalMove:
        return why_not_discard(state, self.seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        """Build a rampart, which is worth a point; otherwise discard the cheapest card."""
        player = state.players[seat]
        if player.ramparts:
            return Build(player.ramparts[0])
        return Discard(min(player.hand, key=lambda card: (CARDS[card].level, CARDS[card].prestige)))

    def carry_out(self, state: State, move: Build | Discard) -> None:
        player = state.players[self.seat]
        if isinstance(move, Build):
            build_rampart(state, self.seat, move.rampart)
        elif move.card in EVENTS:
            player.ramparts.remove(move.card)
            state.event_under.append(move.card)
            state.emit(Discarded(self.seat, "events", move.card, move.card))
        else:
            shown = slip_out_of_hand(player, move.card)
            put_under(state, self.seat, move.card, shown)
            state.emit(Discarded(self.seat, DECK_OF[move.card], move.card, move.card if shown else ""))
        state.then(self)


def build_rampart(state: State, seat: Seat, rampart: str) -> None:
    player = state.players[seat]
    player.ramparts.remove(rampart)
    player.built.append(rampart)
    state.emit(RampartBuilt(seat, rampart))


@step
class EndOfTurn(Step):
    """The next seat clockwise; after the last round the last cards (TOU-18.6, 18.7)."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        following = (self.seat + 1) % len(state.players)
        if following == state.start and state.last_round:
            state.then(CommitLastCards(), RevealLastCards())
        else:
            state.then(turn(following))


turn, take_turn, turn_began = cache(Turn), cache(TakeTurn), cache(TurnBegan)
build_move, discard_move = cache(Build), cache(Discard)
"""Cached: moves are immutable, and a game needs hundreds."""


@cache
def steps_of_turn(seat: Seat) -> tuple[Step, ...]:
    return GatherOrAsk(seat, True), HandLimit(seat), EndOfTurn(seat)


# ---------------------------------------------------------------- the end


def is_complete(player: Player) -> bool:
    """Whether all nine spaces are occupied and at least two prestigious buildings visible (TOU-18.1)."""
    if len(player.quarter) < SPACES:
        return False
    visible = sum(site.card.kind == "prestigious_building" for site in player.quarter.values())
    return visible >= END_PRESTIGIOUS


def look_for_the_end(state: State) -> None:
    """Begin the last round after two complete quarters, or one and enough Town Criers (TOU-18.2 – 18.5), or if the
    game stagnates (Q69, Q70)."""
    count_barren_rounds(state)
    complete = tuple([seat for seat, player in enumerate(state.players) if is_complete(player)])
    if len(complete) >= END_PLAYERS or (complete and state.criers >= CRIERS_TO_END[len(state.players)]):
        state.last_round = True
        state.emit(LastRoundBegan(complete, state.criers))
    elif state.idle >= IDLE_ROUNDS * len(state.players):
        state.last_round = True
        state.emit(StoodStill(IDLE_ROUNDS))
    elif state.barren >= BARREN_ROUNDS:
        state.last_round = True
        state.emit(NothingGrew(BARREN_ROUNDS))


def growth(state: State) -> int:
    """Number of cards in all quarters, covered ones included, built ramparts and Town Criers (Q70).

    Bounded, so it can reach a new maximum only a finite number of times: every game ends.
    """
    cards = sum(len(site.cards) for player in state.players for site in player.quarter.values())
    return cards + sum(len(player.built) for player in state.players) + state.criers


def count_barren_rounds(state: State) -> None:
    """At the start of a round: add one, or reset after growth."""
    grown = growth(state)
    if grown > state.grown:
        state.grown, state.barren = grown, 0
    else:
        state.barren += 1


@step
class CommitLastCards(Decision):
    """D20: each player may commit one card face down, secretly and at the same time (TOU-18.7, 18.10).

    All players with a card in hand are asked, even if none can be played: not being asked would reveal the hand.
    """

    clause = "TOU-18.7"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat, p in enumerate(state.players) if p.hand and p.last_card is None])

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [*plays(state, seat), SKIP]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return why_not_last_card(state, seat, move)

    def default(self, state: State, seat: Seat) -> Move:
        return SKIP

    def choose(self, state: State, seat: Seat, move: Play | Skip) -> None:
        state.players[seat].last_card = move.notation
        state.emit(LastCardCommitted(seat, move.card if isinstance(move, Play) else "none"))
        state.then(self)


@step
class RevealLastCards(Step):
    """Reveal all last cards at once; then each is paid, laid and reacted to, in turn order from the start player
    (TOU-18.8 – 18.9a)."""

    def run(self, state: State) -> None:
        state.reveal()
        order = state.in_turn_order(state.start)
        committed: list[tuple[Seat, str]] = []
        for seat in order:
            player = state.players[seat]
            notation, player.last_card = player.last_card, None
            move = BOOK.read(notation) if notation else SKIP
            card = move.card if isinstance(move, Play) else None
            if notation:
                state.emit(LastCardRevealed(seat, card))
            if isinstance(move, Play):
                committed.append((seat, move.notation))
        state.then(*[LayLastCard(seat, notation) for seat, notation in committed], FinalScoring())


@step
class LayLastCard(Step):
    seat: Public[Seat]
    move: Owner[str]
    """A card of the hand given for it stays face down."""

    def run(self, state: State) -> None:
        move = BOOK.read(self.move)
        assert isinstance(move, Play)
        play(state, self.seat, move)


@step
class FinalScoring(Step):
    """TOU-18.11, TOU-19."""

    def run(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            for rampart in player.ramparts[:]:
                build_rampart(state, seat, rampart)
        state.over = True
        state.emit(*score(state))
        state.emit(Finished(standings(state).winners))
