"""Activating buildings, and the characters that react to that or to a card laid (TOU-8, TOU-16, TOU-22.8 – 22.21)."""

from functools import cache, lru_cache
from typing import Any

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from engine.tournay.abilities import SKIP, UseAbility
from engine.tournay.asking import Asking
from engine.tournay.cards import CARDS, KNIGHT_COUNTS, Character
from engine.tournay.citizens import Ways, pay_lenders, stand_all_up, ways_to_use
from engine.tournay.data import GREY
from engine.tournay.events import AbilityUnused, BuildingActivated, Gained, StoodUp
from engine.tournay.fighting import free_fights, take_event
from engine.tournay.moves import Activate, Call, Fight, Raise, Visit
from engine.tournay.quarter import activatable, in_line, in_shared_line, military_in_cross, put_token
from engine.tournay.refusals import why_not_react
from engine.tournay.state import State

Spaces = tuple[str, ...]
RAISE = Raise()

# ---------------------------------------------------------------- activating


def activate(state: State, seat: Seat, move: Activate | Visit, colour: str, used: Spaces = ()) -> None:
    """TOU-8.1, 8.2, 8.4: the citizen, then the ability, then the characters. `used`: activated earlier in it."""
    player, lender = state.players[seat], move.citizens[0]
    card = player.quarter[move.space].cards[-1]
    pay_lenders(state, seat, colour, move.citizens)
    if lender == seat:
        token = colour
    else:
        token = GREY
        state.players[lender].lying[colour] += 1
    put_token(player, move.space, token)
    state.emit(BuildingActivated(seat, move.space, card, token))
    react = reacting(seat, move.space, "activate", (*used, move.space))
    if type(move) is Activate:
        state.then(use_ability(seat, card, ()), react)
    else:
        state.emit(AbilityUnused(seat, card))
        state.then(react)


@cache
def activations(space: str, at_once: bool, ways: Ways) -> list[Move]:
    """All ways to activate a building; where that would use its ability at once, also all ways to do so without.

    Made once each; the list is only read.
    """
    found: list[Move] = [activate_move(space, citizens) for citizens in ways.all]
    if at_once:
        found += [visit_move(space, citizens) for citizens in ways.all]
    return found


activate_move, visit_move, use_ability = cache(Activate), cache(Visit), cache(UseAbility)


# ---------------------------------------------------------------- who reacts


def character_at(state: State, seat: Seat, space: str) -> Character:
    character = state.players[seat].quarter[space].card.character
    assert character is not None
    return character


@step
class Reacting(Step):
    """TOU-8.6, 16.1 – 16.3: who reacts is found when the ability is done, or when the card lies."""

    seat: Public[Seat]
    space: Public[str]
    cause: Public[str]
    """`place` or `activate`."""
    used: Public[Spaces]

    def run(self, state: State) -> None:
        quarter = state.players[self.seat].quarter
        card = quarter[self.space].card
        found = []
        for at, site in quarter.items():
            character = CARDS[site.cards[-1]].character
            if character is None or site.damaged or not in_line(at, self.space):
                continue
            if character.on == self.cause:
                reacts = card.colour in character.colours and card.kind in character.kinds
            else:
                reacts = self.cause == "activate" and self.reaches_the_count(state, at, character)
            if reacts:
                found.append(at)
        if found:
            go_on(state, self.seat, self.space, tuple(found), self.used)

    def reaches_the_count(self, state: State, knight: str, character: Character) -> bool:
        """TOU-22.18 – 22.21: the citizen just placed is red, or grey on a red building, and makes it 2, 4 or 6."""
        if character.on != "citizens":
            return False
        player = state.players[self.seat]
        site = player.quarter[self.space]
        if site.card.colour not in character.colours or site.tokens[-1] not in ("red", GREY):
            return False
        return military_in_cross(player, knight) in KNIGHT_COUNTS


reacting = lru_cache(maxsize=4096)(Reacting)
"""Made once each, as long as they are asked for again: steps never change."""


def go_on(state: State, seat: Seat, space: str, pending: Spaces, used: Spaces) -> None:
    """The characters that have not acted yet. Where only money is left, it is paid; otherwise their owner is asked."""
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
    """What a character that does more than pay can do now."""
    character = character_at(state, seat, at)
    if character.gives == "stand_up":
        return [RAISE] if any(state.players[seat].lying.values()) else []
    if character.gives == "fight":
        return free_fights(state)
    if character.gives == "activation":
        return bonus_activations(state, seat, space, at, used)
    return []


def bonus_activations(state: State, seat: Seat, space: str, at: str, used: Spaces) -> list[Move]:
    """TOU-22.8 – 22.12a: another white citizen on a yellow (Monk) or red (Templar) building of the line that it shares
    with the white building; none twice in one action."""
    player = state.players[seat]
    character = character_at(state, seat, at)
    ways = ways_to_use(state, seat, BONUS_CITIZEN, 1)
    found: list[Move] = []
    if ways.all:
        for other, site in player.quarter.items():
            card = site.card
            fit = card.colour == character.target and in_shared_line(at, space, other)
            if fit and other not in used and activatable(player, other):
                assert card.ability is not None
                found += activations(other, card.ability.at_once, ways)
    return found


BONUS_CITIZEN = "white"


@step
class React(Asking):
    """D5, D12: in which order, and whether a Bishop, a Knight, a Monk or a Templar does anything.

    With one such character its choices are offered at once; with more it is called first. Money that is left is paid
    when the others are done (Q22).
    """

    seat: Public[Seat]
    space: Public[str]
    """Where the card was laid or the building activated."""
    pending: Public[Spaces]
    used: Public[Spaces]
    called: Public[str]
    """The character that was called, if one was."""

    clause = "TOU-8.7"

    def able(self, state: State) -> list[str]:
        """The characters that could do more than pay."""
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
        return SKIP

    def carry_out(self, state: State, move: Any) -> None:
        seat = self.seat
        if isinstance(move, Call):
            self.call(state, move.space)
            return
        acting = self.able(state)
        if move == SKIP:
            # Called: this one does nothing. Otherwise: none of them does.
            self.rest(state, acting, self.used)
            return
        (at,) = acting
        card = state.players[seat].quarter[at].card
        assert card.character is not None
        if isinstance(move, Activate | Visit):
            self.rest(state, acting, (*self.used, move.space), later=True)
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

    def rest(self, state: State, done: list[str], used: Spaces, later: bool = False) -> None:
        """The characters that are still to act, now or when what follows is done."""
        pending = tuple(at for at in self.pending if at not in done)
        if later:
            state.then(GoOn(self.seat, self.space, pending, used))
        else:
            go_on(state, self.seat, self.space, pending, used)


@step
class GoOn(Step):
    """After a bonus activation the other characters go on."""

    seat: Public[Seat]
    space: Public[str]
    pending: Public[Spaces]
    used: Public[Spaces]

    def run(self, state: State) -> None:
        go_on(state, self.seat, self.space, self.pending, self.used)
