"""Activating buildings, and characters that react to that or to a new card (TOU-8, TOU-16, TOU-22.8 – 22.21)."""

from copy import copy
from functools import cache, lru_cache
from typing import Any

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from games.tournay.abilities import SKIP, UseAbility, has_effect
from games.tournay.asking import Asking
from games.tournay.cards import CARDS, Ability, Character
from games.tournay.citizens import Ways, pay_lenders, stand_all_up, ways_to_use
from games.tournay.data import BORROW_PRICE, GREY
from games.tournay.events import AbilityUnused, BuildingActivated, Gained, StoodUp
from games.tournay.fighting import free_fights, take_event
from games.tournay.moves import Activate, Call, Citizens, Fight, Raise, Visit
from games.tournay.quarter import LISTENERS, activatable_spaces, in_line, in_shared_line, put_token, who_reacts
from games.tournay.refusals import why_not_react
from games.tournay.state import Player, State

Spaces = tuple[str, ...]
RAISE = Raise()

# ---------------------------------------------------------------- activating


def activate(state: State, seat: Seat, move: Activate | Visit, colour: str, used: Spaces = ()) -> None:
    """The citizen, then the ability, then the characters (TOU-8.1, 8.2, 8.4). `used`: spaces activated earlier in
    this action."""
    card = state.players[seat].quarter[move.space].cards[-1]
    token = place_citizen(state, seat, move.space, colour, move.citizens)
    state.emit(BuildingActivated(seat, move.space, card, token))
    react = reacting(seat, move.space, "activate", (*used, move.space))
    if type(move) is Activate:
        state.then(use_ability(seat, card, ()), react)
    else:
        state.emit(AbilityUnused(seat, card))
        state.then(react)


def place_citizen(state: State, seat: Seat, space: str, colour: str, citizens: Citizens) -> str:
    """Put a citizen on a building, or a grey token for a borrowed one, which lies down. Returns the token."""
    (lender,) = citizens
    pay_lenders(state, seat, colour, citizens)
    if lender != seat:
        state.players[lender].lying[colour] += 1
    token = colour if lender == seat else GREY
    put_token(state.players[seat], space, token)
    return token


def activations(state: State, seat: Seat, space: str, card: str, colour: str, ways: Ways) -> list[Move]:
    """All ways to activate a building, with and without its ability. The list is only read."""
    found = with_ability(space, ways)
    ability = AT_ONCE.get(card)
    return found if ability is None else found + visits(state, seat, space, colour, ways, ability)


@cache
def with_ability(space: str, ways: Ways) -> list[Move]:
    return [activate_move(space, citizens) for citizens in ways.all]


AT_ONCE: dict[str, Ability] = {
    name: card.ability for name, card in CARDS.items() if card.ability is not None and card.ability.at_once
}


def is_heard(player: Player, space: str) -> bool:
    """Whether a character might react to the activation of this building."""
    for at, site in player.quarter.items():
        if site.cards[-1] in LISTENERS and not site.damaged and in_line(at, space):
            return True
    return False


def visits(state: State, seat: Seat, space: str, colour: str, ways: Ways, ability: Ability) -> list[Move]:
    """All ways to activate a building without its ability (TOU-8.5, 14.3a, Q67): only if activation would use an
    ability with an effect at once, and either a character would react or the building recruits."""
    found: list[Move] = []
    if ability.does == "recruit":
        left = state.players[seat].deniers - ability.amount
        if left >= 0 and state.supply[ability.colours[0]]:
            found += [visit_move(space, c) for c in ways.all if left >= BORROW_PRICE or c == (seat,)]
    elif is_heard(state.players[seat], space):
        for citizens in ways.all:
            after = copy(state)
            after.players, after.out = state.players[:], []
            for touched in {seat, *citizens}:
                after.players[touched] = state.players[touched].clone()
            place_citizen(after, seat, space, colour, citizens)
            if who_reacts(after.players[seat], space, "activate") and has_effect(after, seat, ability):
                found.append(visit_move(space, citizens))
    return found


activate_move, visit_move, use_ability = cache(Activate), cache(Visit), cache(UseAbility)


# ---------------------------------------------------------------- reactions


def character_at(state: State, seat: Seat, space: str) -> Character:
    character = state.players[seat].quarter[space].card.character
    assert character is not None
    return character


@step
class Reacting(Step):
    """Find the reacting characters once the ability is done or the card is laid (TOU-8.6, 16.1 – 16.3)."""

    seat: Public[Seat]
    space: Public[str]
    cause: Public[str]
    """`place` or `activate`."""
    used: Public[Spaces]

    def run(self, state: State) -> None:
        found = who_reacts(state.players[self.seat], self.space, self.cause)
        if found:
            go_on(state, self.seat, self.space, found, self.used)


reacting = lru_cache(maxsize=4096)(Reacting)
"""Cached: steps are immutable."""


def go_on(state: State, seat: Seat, space: str, pending: Spaces, used: Spaces) -> None:
    """Resolve the characters still to act. If they only pay, they do so; otherwise their owner is asked."""
    quarter = state.players[seat].quarter
    pending = tuple([at for at in pending if not quarter[at].damaged])
    if any(options_of(state, seat, space, at, used) for at in pending):
        state.then(React(seat, space, pending, used, ""))
        return
    for at in pending:
        if character_at(state, seat, at).pays:
            collect(state, seat, at)


def collect(state: State, seat: Seat, at: str) -> None:
    player = state.players[seat]
    card = player.quarter[at].card
    assert card.character is not None
    player.deniers += card.character.amount
    state.emit(Gained(seat, card.character.amount, card.id))


def options_of(state: State, seat: Seat, space: str, at: str, used: Spaces) -> list[Move]:
    """Moves of a character that does more than pay."""
    character = character_at(state, seat, at)
    if character.gives == "stand_up":
        return [RAISE] if any(state.players[seat].lying.values()) else []
    if character.gives == "fight":
        return free_fights(state)
    if character.gives == "activation":
        return bonus_activations(state, seat, space, at, used)
    return []


def bonus_activations(state: State, seat: Seat, space: str, at: str, used: Spaces) -> list[Move]:
    """Put another white citizen on a yellow (Monk) or red (Templar) building in the line that the character shares
    with the white building; none twice in one action (TOU-22.8 – 22.12a)."""
    player = state.players[seat]
    character = character_at(state, seat, at)
    ways = ways_to_use(state, seat, BONUS_CITIZEN, 1)
    found: list[Move] = []
    for other, card in activatable_spaces(player):
        fit = CARDS[card].colour == character.target and in_shared_line(at, space, other)
        if fit and other not in used:
            found += activations(state, seat, other, card, BONUS_CITIZEN, ways)
    return found


BONUS_CITIZEN = "white"


@step
class React(Asking):
    """D5, D12: the order of the characters, and whether a Bishop, a Knight, a Monk or a Templar acts.

    With one such character its choices are offered at once; with more, the player first calls one. The remaining money
    is paid when the others are done (Q22).
    """

    seat: Public[Seat]
    space: Public[str]
    """Space of the card laid or the building activated."""
    pending: Public[Spaces]
    used: Public[Spaces]
    called: Public[str]
    """The called character, if any."""

    clause = "TOU-8.7"

    def able(self, state: State) -> list[str]:
        """Characters that could do more than pay."""
        if self.called:
            return [self.called]
        return [at for at in self.pending if options_of(state, self.seat, self.space, at, self.used)]

    def answers(self, state: State) -> list[Move]:
        able = self.able(state)
        if len(able) == 1:
            found = options_of(state, self.seat, self.space, able[0], self.used)[:]
        else:
            found = [Call(at) for at in able]
        if not self.called:
            found += [Call(at) for at in self.pending if character_at(state, self.seat, at).pays]
        return [*found, SKIP]

    def reason(self, state: State, move: Move) -> IllegalMove:
        return why_not_react(state, self.seat, move, self.space, self.able(state), self.used)

    def default(self, state: State, seat: Seat) -> Move:
        """Use a Bishop, which is free; fights and further activations are left out."""
        offered = self.answers(state)
        if RAISE in offered:
            return RAISE
        bishops = [at for at in self.able(state) if character_at(state, seat, at).gives == "stand_up"]
        return next((move for move in offered if isinstance(move, Call) and move.space in bishops), SKIP)

    def carry_out(self, state: State, move: Any) -> None:
        seat = self.seat
        if isinstance(move, Call):
            self.call(state, move.space)
            return
        acting = self.able(state)
        if move == SKIP:
            # Skip the called character, or all of them if none was called.
            self.rest(state, acting, self.used)
            return
        (at,) = acting
        card = state.players[seat].quarter[at].card
        assert card.character is not None
        if isinstance(move, Activate | Visit):
            self.rest(state, acting, (*self.used, move.space))
            activate(state, seat, move, BONUS_CITIZEN, self.used)
            return
        if isinstance(move, Fight):
            take_event(state, seat, move.event, 0, card.character.take_coins, card.id)
        else:
            state.emit(StoodUp(seat, card.id, stand_all_up(state, seat)))
        self.rest(state, acting, self.used)

    def call(self, state: State, at: str) -> None:
        if character_at(state, self.seat, at).pays:
            collect(state, self.seat, at)
            self.rest(state, [at], self.used)
        else:
            state.then(React(self.seat, self.space, self.pending, self.used, at))

    def rest(self, state: State, done: list[str], used: Spaces) -> None:
        """Schedule the characters still to act, after the effects of this one."""
        pending = tuple(at for at in self.pending if at not in done)
        state.then(GoOn(self.seat, self.space, pending, used))


@step
class GoOn(Step):
    """Resume the other characters after a bonus activation."""

    seat: Public[Seat]
    space: Public[str]
    pending: Public[Spaces]
    used: Public[Spaces]

    def run(self, state: State) -> None:
        go_on(state, self.seat, self.space, self.pending, self.used)
