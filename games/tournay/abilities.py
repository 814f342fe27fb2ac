"""Abilities of buildings (TOU-14, TOU-15, TOU-22): implements the vocabulary of `cards.Ability`.

An ability without a choice is carried out at once (`AT_ONCE`). Any other lists its ways (`WAYS`), and declining is
always possible (TOU-8.5); an ability without a way has no effect (TOU-15.25).
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from games.tournay.asking import Asking
from games.tournay.cards import CARDS, Ability
from games.tournay.data import COLOURS, CRIERS, SPACES
from games.tournay.drawing import draw, take_two
from games.tournay.events import AbilityUnused, CatapultHit, Copied, Gained, Paid, Picked, Recruited, TurnedUp
from games.tournay.fighting import free_fights, take_event
from games.tournay.firing import TownCrier, fire_ballista
from games.tournay.hands import draw_ways, hidden_left, into_hand, next_hidden
from games.tournay.moves import Copy, Draw, Fight, Fire, Hit, Name, Pick, Recruit, Skip, Take
from games.tournay.quarter import buildings, damage, free_cards
from games.tournay.refusals import why_not_ability, why_not_hit, why_not_pick
from games.tournay.state import Player, State

Seen = tuple[tuple[int, str], ...]
"""Buildings already copied in this activation: seat and space (TOU-14.12)."""
SKIP = Skip()


@step
class UseAbility(Step):
    """The ability of an activated building, or of one it copies: always used by the active player (TOU-14.11)."""

    seat: Public[Seat]
    card: Public[str]
    copied: Public[Seen]

    def run(self, state: State) -> None:
        ability = CARDS[self.card].ability
        assert ability is not None
        if ability.at_once and has_effect(state, self.seat, ability):
            AT_ONCE[ability.does](state, self.seat, self.card, ability)
        elif not ability.at_once and WAYS[ability.does](state, self.seat, ability, self.copied):
            state.then(ChooseAbility(self.seat, self.card, self.copied))
        else:
            state.emit(AbilityUnused(self.seat, self.card))


@step
class ChooseAbility(Asking):
    """D11."""

    seat: Public[Seat]
    card: Public[str]
    copied: Public[Seen]

    clause = "TOU-8.4"

    def answers(self, state: State) -> list[Move]:
        ability = CARDS[self.card].ability
        assert ability is not None
        return [*WAYS[ability.does](state, self.seat, ability, self.copied), SKIP]

    def reason(self, state: State, move: Move) -> IllegalMove:
        victim = next(iter(victims(state, self.seat)), None)
        return why_not_ability(state, self.seat, move, self.card, self.copied, victim)

    def default(self, state: State, seat: Seat) -> Move:
        """The free gain of a Bakery; other abilities cost a player something or are a matter of taste."""
        ability, plaza = CARDS[self.card].ability, state.players[seat].plaza
        assert ability is not None
        if ability.does != "gain_per_chosen_colour":
            return SKIP
        gains = [move for move in self.answers(state) if isinstance(move, Name)]
        return max(gains, key=lambda move: plaza[move.colour])

    def carry_out(self, state: State, move: Any) -> None:
        ability = CARDS[self.card].ability
        assert ability is not None
        if move == SKIP:
            state.emit(AbilityUnused(self.seat, self.card))
        elif isinstance(move, Copy):
            copy(state, self.seat, move, self.copied)
        else:
            DO[ability.does](state, self.seat, self.card, ability, move)


def has_effect(state: State, seat: Seat, ability: Ability) -> bool:
    """Whether an ability that is used at once would do anything (TOU-15.25)."""
    if ability.does in COUNTED:
        return COUNTED[ability.does](state, state.players[seat], ability) > 0
    if ability.does == "abbey":
        return any(state.decks[deck].size for deck in ability.decks)
    if ability.does == "courtroom":
        return bool(richest(state, seat))
    return bool(WAYS[ability.does](state, seat, ability, ()))


# ---------------------------------------------------------------- deniers


def empty(state: State, player: Player, ability: Ability) -> int:
    return SPACES - len(player.quarter)


def occupied(state: State, player: Player, ability: Ability) -> int:
    """Number of occupied spaces; a stack is one space (TOU-15.5)."""
    return len(player.quarter)


def standing(state: State, player: Player, ability: Ability) -> int:
    return sum(player.plaza[colour] for colour in ability.colours)


def lying(state: State, player: Player, ability: Ability) -> int:
    return sum(player.lying[colour] for colour in ability.colours)


def pairs(state: State, player: Player, ability: Ability) -> int:
    return min(player.plaza[colour] for colour in ability.colours)


COUNTED: dict[str, Callable[[State, Player, Ability], int]] = {
    "gain": lambda state, player, ability: 1,
    "gain_per_empty_space": empty,
    "gain_per_occupied_space": occupied,
    "gain_per_standing": standing,
    "gain_per_lying": lying,
    "gain_per_pair": pairs,
}


def gain(state: State, seat: Seat, card: str, ability: Ability) -> None:
    player = state.players[seat]
    deniers = ability.amount * COUNTED[ability.does](state, player, ability)
    player.deniers += deniers
    state.emit(Gained(seat, deniers, card))


def bakery_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    """One move per distinct gain: colours that bring the same are listed once (Q68)."""
    plaza = state.players[seat].plaza
    gains: dict[int, Move] = {}
    for colour in ability.colours:
        gains.setdefault(plaza[colour], Name(colour))
    return [move for gain, move in gains.items() if gain]


def gain_per_chosen_colour(state: State, seat: Seat, card: str, ability: Ability, move: Name) -> None:
    """TOU-22.3."""
    player = state.players[seat]
    deniers = ability.amount * player.plaza[move.colour]
    player.deniers += deniers
    state.emit(Gained(seat, deniers, card))


def manor_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    """One move per distinct result: colours with equal payments are listed once (Q68)."""
    paid: dict[tuple[int, ...], Move] = {}
    for colour in ability.colours:
        paid.setdefault(manor_payments(state, seat, ability, colour), Name(colour))
    return [move for payments, move in paid.items() if any(payments)]


def manor_payments(state: State, seat: Seat, ability: Ability, colour: str) -> tuple[int, ...]:
    """Payments of the opponents (TOU-22.22, 22.23), limited to what they have.

    All payments go to the active player, so the active player's own changes nothing.
    """
    others = [state.players[other] for other in state.opponents(seat)]
    return tuple([min(player.deniers, ability.amount * buildings(player, colour)) for player in others])


def manor(state: State, seat: Seat, card: str, ability: Ability, move: Name) -> None:
    payments = manor_payments(state, seat, ability, move.colour)
    for other, deniers in zip(state.opponents(seat), payments, strict=True):
        pay(state, other, seat, deniers, card)


def richest(state: State, seat: Seat) -> list[Seat]:
    """The richest opponents with any deniers, if no poorer than the active player (TOU-22.16, 22.17)."""
    most = max(player.deniers for player in state.players)
    return [other for other in state.opponents(seat) if state.players[other].deniers == most > 0]


def courtroom(state: State, seat: Seat, card: str, ability: Ability) -> None:
    for other in richest(state, seat):
        pay(state, other, seat, min(ability.amount, state.players[other].deniers), card)


def pay(state: State, seat: Seat, to: Seat, deniers: int, source: str) -> None:
    if deniers:
        state.players[seat].deniers -= deniers
        state.players[to].deniers += deniers
        state.emit(Paid(seat, to, deniers, source))


# ---------------------------------------------------------------- citizens


def recruit_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    """Recruits in the supply that the player can pay for (TOU-14.3)."""
    if state.players[seat].deniers < ability.amount:
        return []
    return [Recruit(colour, ()) for colour in ability.colours if state.supply[colour]]


def recruit(state: State, seat: Seat, card: str, ability: Ability, move: Recruit) -> None:
    """Put a citizen of the supply upright on the plaza (TOU-14.2)."""
    player = state.players[seat]
    player.deniers -= ability.amount
    state.supply[move.colour] -= 1
    player.plaza[move.colour] += 1
    state.emit(Recruited(seat, move.colour, ability.amount))


def recruit_one(state: State, seat: Seat, card: str, ability: Ability) -> None:
    """Recruit with a building of a single colour, such as a Residence or Barracks."""
    recruit(state, seat, card, ability, Recruit(ability.colours[0], ()))


# ---------------------------------------------------------------- cards


def draw_by_ability(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    return [Draw(deck, how, ()) for deck in ability.decks for how in draw_ways(state.decks[deck])]


def take_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    """Decks that are not empty (TOU-14.1a)."""
    return [Take(deck) for deck in ability.decks if state.decks[deck].size]


def take_from_the_only_deck(state: State, seat: Seat, card: str, ability: Ability) -> None:
    """Take from a Bishopric I's only deck."""
    (deck,) = ability.decks
    take_two(state, seat, deck)


@step
class OpenAbbey(Step):
    """The top cards of the three decks one by one (TOU-22.6); a Town Crier fires before the next card is turned up."""

    seat: Public[Seat]
    level: Public[int]

    def run(self, state: State) -> None:
        for colour in COLOURS:
            name = f"{colour}_{self.level}"
            deck = state.decks[name]
            if deck.up is not None or not hidden_left(deck):
                continue
            card = next_hidden(state, deck)
            if card in CRIERS:
                state.then(TownCrier(self.seat, name), self)
                return
            deck.up = card
            state.emit(TurnedUp(name, card))
        state.then(PickCards(self.seat, self.level))


def abbey(state: State, seat: Seat, card: str, ability: Ability) -> None:
    state.then(OpenAbbey(seat, ability.level))


@step
class PickCards(Asking):
    """D18: two of the three cards; the third stays face up (TOU-22.7). With two or fewer there is nothing to choose."""

    seat: Public[Seat]
    level: Public[int]

    clause = "TOU-22.6"
    forced = True

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.open_cards(state) else ()

    def open_cards(self, state: State) -> list[str]:
        return [up for colour in COLOURS if (up := state.decks[f"{colour}_{self.level}"].up)]

    def answers(self, state: State) -> list[Move]:
        cards = self.open_cards(state)
        return [Pick(chosen) for chosen in combinations(cards, min(2, len(cards)))]

    def reason(self, state: State, move: Move) -> IllegalMove:
        return why_not_pick(move)

    def carry_out(self, state: State, move: Pick) -> None:
        for card in move.cards:
            state.decks[CARDS[card].deck].up = None
            into_hand(state.players[self.seat], card, openly=True)
        state.emit(Picked(self.seat, move.cards))


# ---------------------------------------------------------------- copying


copy_move = cache(Copy)


def copy_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    """Undamaged buildings of opponents that were not copied yet in this activation (TOU-14.4, 15.17 – 15.19, Q29)
    and have an ability with an effect now (Q68)."""
    found: list[Move] = []
    for other in state.opponents(seat):
        for space, site in state.players[other].quarter.items():
            card = CARDS[site.cards[-1]]
            if card.kind != "building" or card.colour not in ability.colours or site.damaged:
                continue
            if (not site.tokens or ability.occupied) and (other, space) not in copied:
                assert card.ability is not None
                if worth_copying(state, seat, card.ability, (*copied, (other, space))):
                    found.append(copy_move(other, space))
    return found


def worth_copying(state: State, seat: Seat, ability: Ability, copied: Seen) -> bool:
    return (
        has_effect(state, seat, ability) if ability.at_once else bool(WAYS[ability.does](state, seat, ability, copied))
    )


def copy(state: State, seat: Seat, move: Copy, copied: Seen) -> None:
    card = state.players[move.seat].quarter[move.space].cards[-1]
    state.emit(Copied(seat, move.seat, move.space, card))
    state.then(UseAbility(seat, card, (*copied, (move.seat, move.space))))


# ---------------------------------------------------------------- war


def fight_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    return free_fights(state, ability.coins)


def fight(state: State, seat: Seat, card: str, ability: Ability, move: Fight) -> None:
    take_event(state, seat, move.event, 0, ability.take_coins, card)


def ballista_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    events = [event for event in state.queue if event]
    return [Fire(chosen) for count in range(1, ability.amount + 1) for chosen in combinations(events, count)]


def ballista(state: State, seat: Seat, card: str, ability: Ability, move: Fire) -> None:
    fire_ballista(state, seat, move.events)


def victims(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Opponents with a card to damage; the others are skipped (Q43)."""
    return tuple(other for other in state.opponents(seat) if free_cards(state.players[other]))


def hits(state: State, victim: Seat) -> list[Move]:
    return [Hit(victim, space) for space in free_cards(state.players[victim])]


def catapult_ways(state: State, seat: Seat, ability: Ability, copied: Seen) -> list[Move]:
    struck = victims(state, seat)
    return hits(state, struck[0]) if struck else []


def catapult(state: State, seat: Seat, card: str, ability: Ability, move: Hit) -> None:
    """Damage one card of each opponent (TOU-22.13)."""
    after = victims(state, seat)[1:]
    hit(state, seat, move)
    state.then(*[AimCatapult(seat, victim) for victim in after])


def hit(state: State, seat: Seat, move: Hit) -> None:
    card = state.players[move.seat].quarter[move.space].cards[-1]
    damage(state.players[move.seat], move.space)
    state.emit(CatapultHit(seat, move.seat, move.space, card))


@step
class AimCatapult(Asking):
    """The card of the next opponent. Cannot be declined once begun; a single target is hit without asking, since all
    is public."""

    seat: Public[Seat]
    victim: Public[Seat]

    clause = "TOU-22.13"
    forced = True

    def answers(self, state: State) -> list[Move]:
        return hits(state, self.victim)

    def reason(self, state: State, move: Move) -> IllegalMove:
        return why_not_hit(move, self.victim)

    def carry_out(self, state: State, move: Hit) -> None:
        hit(state, self.seat, move)


# ---------------------------------------------------------------- the vocabulary

AT_ONCE: dict[str, Callable[[State, Seat, str, Ability], None]] = {
    **dict.fromkeys(COUNTED, gain),
    "recruit": recruit_one,
    "take_two": take_from_the_only_deck,
    "abbey": abbey,
    "courtroom": courtroom,
}

WAYS: dict[str, Callable[[State, Seat, Ability, Seen], list[Move]]] = {
    "gain_per_chosen_colour": bakery_ways,
    "draw": draw_by_ability,
    "take_two": take_ways,
    "recruit": recruit_ways,
    "copy": copy_ways,
    "ballista": ballista_ways,
    "fight": fight_ways,
    "catapult": catapult_ways,
    "manor": manor_ways,
}

DO: dict[str, Callable[[State, Seat, str, Ability, Any], None]] = {
    "gain_per_chosen_colour": gain_per_chosen_colour,
    "draw": lambda state, seat, card, ability, move: draw(state, seat, move.deck, move.how),
    "take_two": lambda state, seat, card, ability, move: take_two(state, seat, move.deck),
    "recruit": recruit,
    "ballista": ballista,
    "fight": fight,
    "catapult": catapult,
    "manor": manor,
}
