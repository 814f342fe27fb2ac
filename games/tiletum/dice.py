"""Taking a die (TIL-5)."""

from functools import cache, partial
from itertools import product
from types import MappingProxyType

from engine.moves import Move
from engine.records import Public
from engine.seats import Seat
from engine.steps import step
from games.tiletum.data import CHANGE_COLOUR, DICE, RESOURCES, TURN_PRICE, Resource
from games.tiletum.events import DieTaken
from games.tiletum.income import gain, pay
from games.tiletum.moves import Collect, Die
from games.tiletum.pausing import worth_a_pause
from games.tiletum.state import Player, State
from games.tiletum.turn import BeginAction, InTurn, take_up
from games.tiletum.warehouse import is_free_gift, remove_from_game, take, untakeable

NUMBERS = range(1, 7)


def turns(number: int, target: int) -> int:
    """Steps from one number to another; 6 and 1 are neighbours (TIL-5.4)."""
    apart = abs(number - target)
    return min(apart, 6 - apart)


def turnings(number: int) -> dict[int, int]:
    """Number a die can be turned to → its price in gold, cheapest first."""
    steps_to = partial(turns, number)
    return {target: steps_to(target) * TURN_PRICE for target in sorted(NUMBERS, key=steps_to)}


@cache
def affordable(die: str, gold: int) -> tuple[int, ...]:
    """Numbers that a die can be turned to for this much gold, cheapest first."""
    return tuple([number for number, price in TURNINGS[DICE[die].number].items() if price <= gold])


TURNINGS: MappingProxyType[int, dict[int, int]] = MappingProxyType({number: turnings(number) for number in NUMBERS})
COLLECTS: dict[str, Move] = {resource: Collect(resource) for resource in RESOURCES}

Terms = tuple[bool, bool, str]
"""Result of `tile_terms` for an action."""


def choices(die: str, number: int, terms: Terms) -> tuple[Move, ...]:
    """All moves with one die turned to one number.

    `recolour`: "never", "taken" (only with the tile that is taken now) or "held" (whether or not the tile is taken).
    """
    take, pause, recolour = terms
    own = DICE[die].resource
    others: list[Resource] = [resource for resource in RESOURCES if resource != own]
    found: list[Move] = []
    if take:
        found.append(Die(die, number, "take", own))
        if recolour != "never":
            found += [Die(die, number, "take", resource) for resource in others]
    found.append(Die(die, number, "leave", own))
    if recolour == "held":
        found += [Die(die, number, "leave", resource) for resource in others]
    if pause:
        found.append(Die(die, number, "pause", own))
    return tuple(found)


class Choices(dict[str, tuple[Move, ...]]):
    """Cache of `choices` by die, for one number and fixed terms: many dice can be turned to a number."""

    def __init__(self, number: int, terms: Terms) -> None:
        self.number, self.terms = number, terms

    def __missing__(self, die: str) -> tuple[Move, ...]:
        made = self[die] = choices(die, self.number, self.terms)
        return made


CHOICES: dict[Terms, dict[int, Choices]] = {
    terms: {number: Choices(number, terms) for number in NUMBERS}
    for terms in product((False, True), (False, True), ("never", "taken", "held"))
}


def tile_terms(state: State, player: Player) -> list[Terms]:
    """For each number: whether its action's bonus tile can be taken, whether a pause after it can matter, and whether
    the resources can be of another type (R-24)."""
    beyond, pausing = untakeable(player), worth_a_pause(state, player)
    untaken = "held" if CHANGE_COLOUR in player.warehouse else "never"
    found = []
    for action in state.wheel:
        tile = state.action_tiles[action]
        if not tile or tile in beyond:
            found.append((False, False, untaken))
        elif tile == CHANGE_COLOUR and untaken == "never":
            found.append((True, tile in pausing, "taken"))
        else:
            found.append((True, tile in pausing, untaken))
    return found


@step
class TakeDie(InTurn):
    """D3 – D6 in one: the die, turned for gold, its bonus tile and its resource."""

    seat: Public[Seat]

    clause = "TIL-5.1"

    def own(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        gold = player.resources["gold"]
        listed = {
            number: CHOICES[terms][number] for number, terms in zip(NUMBERS, tile_terms(state, player), strict=True)
        }
        found: list[Move] = []
        for die in dict.fromkeys(state.dice):
            for number in affordable(die, gold):
                found += listed[number][die]
        return found

    def default(self, state: State, seat: Seat) -> Move:
        """The die with the most resources, since the points will not be spent, and its tile if that is a free gift."""
        die = DICE[state.dice[-1]]
        tile = state.action_tiles[state.action_at(die.number)]
        return Die(die.id, die.number, "take" if is_free_gift(state.players[seat], tile) else "leave", die.resource)

    def answer(self, state: State, seat: Seat, move: Die) -> None:
        player, die = state.players[seat], DICE[move.die]
        gold = TURNINGS[die.number][move.number]
        if gold:
            pay(state, seat, "gold", gold, "die")
        state.dice.remove(die.id)
        state.die = f"{die.colour}{move.number}"
        player.dice.append(state.die)
        action = state.action_at(move.number)
        state.out.append(DieTaken(seat, die.id, move.number, gold, action))
        if move.tile != "leave":
            take(state, seat, state.action_tiles[action], action)
            state.action_tiles[action] = ""
        state.then(BeginAction(seat))
        if move.tile == "pause":
            state.then(CollectResources(seat))
        else:
            collect(state, seat, move.resource)


@step
class CollectResources(InTurn):
    """The resources of the die after a pause, of another type with the helper for it (TIL-5.9)."""

    seat: Public[Seat]

    clause = "TIL-5.9"
    forced = True
    silent = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        own = DICE[state.die].resource
        if CHANGE_COLOUR not in state.players[seat].warehouse:
            return [COLLECTS[own]]
        return [COLLECTS[own], *(collect for resource, collect in COLLECTS.items() if resource != own)]

    def answer(self, state: State, seat: Seat, move: Collect) -> None:
        collect(state, seat, move.resource)


def collect(state: State, seat: Seat, resource: Resource) -> None:
    """Gain the resources of the die; a helper that changes their type is used up (TIL-5.9, 20.5)."""
    die = DICE[state.die]
    if resource != die.resource:
        take_up(state, seat, CHANGE_COLOUR)
        state.players[seat].using.remove(CHANGE_COLOUR)
        remove_from_game(state, CHANGE_COLOUR)
    gain(state, seat, resource, die.number, "die")
