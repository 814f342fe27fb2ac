"""Taking a die (TIL-5)."""

from functools import partial
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
from games.tiletum.pausing import pause_matters
from games.tiletum.state import Player, State
from games.tiletum.turn import BeginAction, InTurn, take_up
from games.tiletum.warehouse import can_take, is_free_gift, remove_from_game, take

NUMBERS = range(1, 7)


def turns(number: int, target: int) -> int:
    """Steps from one number to another; 6 and 1 are neighbours (TIL-5.4)."""
    apart = abs(number - target)
    return min(apart, 6 - apart)


def turnings(number: int) -> dict[int, int]:
    """Number a die can be turned to → its price in gold, cheapest first."""
    steps_to = partial(turns, number)
    return {target: steps_to(target) * TURN_PRICE for target in sorted(NUMBERS, key=steps_to)}


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


class Choices(dict[tuple[str, int], tuple[Move, ...]]):
    """Cache of `choices` by die and number, for fixed terms: a die can be turned to many numbers."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def __missing__(self, turned: tuple[str, int]) -> tuple[Move, ...]:
        made = self[turned] = choices(*turned, self.terms)
        return made


CHOICES: dict[Terms, Choices] = {
    terms: Choices(terms) for terms in product((False, True), (False, True), ("never", "taken", "held"))
}


def tile_terms(state: State, player: Player, tile: str) -> Terms:
    """Whether the action's bonus tile can be taken, whether a pause after it can matter, and whether the resources
    can be of another type (R-24)."""
    taking = bool(tile) and can_take(player, tile)
    pausing = taking and pause_matters(state, player, tile)
    held = CHANGE_COLOUR in player.warehouse
    recolour = "held" if held else "taken" if taking and tile == CHANGE_COLOUR else "never"
    return taking, pausing, recolour


@step
class TakeDie(InTurn):
    """D3 – D6 in one: the die, turned for gold, its bonus tile and its resource."""

    seat: Public[Seat]

    clause = "TIL-5.1"

    def own(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        gold = player.resources["gold"]
        tiles = [state.action_tiles[state.action_at(number)] for number in NUMBERS]
        listed = [CHOICES[tile_terms(state, player, tile)] for tile in tiles]
        found: list[Move] = []
        for die in dict.fromkeys(state.dice):
            for number, price in TURNINGS[DICE[die].number].items():
                if price > gold:
                    break
                found += listed[number - 1][die, number]
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
