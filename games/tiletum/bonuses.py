"""Bonuses of helpers, characters, contracts, crests and house spaces (TIL-20 – TIL-24)."""

from itertools import combinations_with_replacement
from typing import Any

from engine.moves import Move
from engine.records import Public
from engine.seats import Seat
from engine.steps import Step, step
from games.tiletum.board import (
    ARCHITECT,
    DISTANCE,
    WALKS,
    architect_walks,
    free_cathedrals,
    free_house_spots,
    merchant_walks,
)
from games.tiletum.data import BUILDINGS, CHARACTERS, HOUSE_SPACES, RESOURCES, SPACES, Bonus
from games.tiletum.events import BonusForgone, BonusLost, BuildingActivated, HousePlaced, PillarPlaced, Travelled
from games.tiletum.income import gain_all, gain_each, score
from games.tiletum.moves import Activate, Architect, Gain, House, Merchant, Pillar, Skip
from games.tiletum.state import Player, State
from games.tiletum.turn import Grant, InTurn

SKIP = Skip()
ALL = "all"
GAINS: dict[int, list[Move]] = {
    n: [Gain(resources) for resources in combinations_with_replacement(RESOURCES, n)] for n in (1, 2)
}
"""R-15: gold too."""


def resolve(state: State, seat: Seat, bonus: Bonus, why: str, source: str) -> None:
    """Apply plain gains at once and push the decisions, resources before the action (R-34)."""
    gain_all(state, seat, bonus.resources, source)
    score(state, seat, bonus.vp, why, source)
    if bonus.action:
        state.then(Grant(seat, bonus.action, bonus.points, source))
    if bonus.any:
        state.then(ChooseResources(seat, bonus.any, source))
    if bonus.architect or bonus.merchant or bonus.house or bonus.pillar:
        go_on(state, Errand(seat, bonus.architect, bonus.merchant, bonus.house, bonus.pillar))
    if bonus.activate:
        activate_building(state, seat)


# ---------------------------------------------------------------- resources of choice


@step
class ChooseResources(InTurn):
    """Resources of the player's choice (TIL-20.7, 21.1, 24.5)."""

    seat: Public[Seat]
    amount: Public[int]
    source: Public[str]

    clause = "TIL-20.7"

    def own(self, state: State, seat: Seat) -> list[Move]:
        return GAINS[self.amount]

    def answer(self, state: State, seat: Seat, move: Gain) -> None:
        gain_each(state, seat, move.resources, self.source)


# ---------------------------------------------------------------- steps, and a house or pillar on the way


@step
class Errand(InTurn):
    """Steps of architect and merchant, a house or pillar at their space: in any order, each part may be skipped
    (TIL-21.7, 21.12 – 21.18, 22.5)."""

    seat: Public[Seat]
    architect: Public[int]
    merchant: Public[int]
    house: Public[bool]
    pillar: Public[bool]

    clause = "TIL-21.7"
    forced = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        found = architect_walks(state, seat, self.architect, self.pillar)
        found += merchant_walks(state, seat, self.merchant, self.house)
        return [*found, SKIP]

    def default(self, state: State, seat: Seat) -> Move:
        """Place a pillar or house at the piece's present space, since that is free; do not choose a destination for
        an absent player."""
        return Errand(seat, 0, 0, self.house, self.pillar).own(state, seat)[0]

    def answer(self, state: State, seat: Seat, move: Any) -> None:
        if type(move) is Skip:
            state.out.append(BonusForgone(seat))
            return
        architect, merchant, house, pillar = self.architect, self.merchant, self.house, self.pillar
        if type(move) is Architect:
            architect -= walk(state, seat, "architect", move.space)
            pillar = pillar and move.doing == "walk"
        else:
            merchant -= walk(state, seat, "merchant", move.space)
            house = house and move.doing == "walk"
        go_on(state, Errand(seat, architect, merchant, house, pillar))
        if move.doing != "walk":
            place_here(state, seat, move)


def go_on(state: State, errand: Errand) -> None:
    """Continue an errand if any of it can still be done; with no piece or no place it is lost (TIL-21.21)."""
    seat = errand.seat
    if errand.architect or errand.merchant or len(errand.own(state, seat)) > 1:
        state.then(errand)
    elif errand.house or errand.pillar:
        state.out.append(BonusLost(seat, "house" if errand.house else "pillar"))


def walk(state: State, seat: Seat, piece: str, space: str) -> int:
    """Move a piece by the shortest route; returns the number of steps."""
    player = state.players[seat]
    start = player.architect if piece == "architect" else player.merchant
    steps = DISTANCE[start][space]
    if steps:
        set_down(player, piece, space)
        state.out.append(Travelled(seat, piece, start, space, steps))
    return steps


def set_down(player: Player, piece: str, space: str) -> None:
    if piece == "architect":
        player.architect = space
    else:
        player.merchant = space


def place_here(state: State, seat: Seat, move: Architect | Merchant) -> None:
    if isinstance(move, Architect):
        place_pillar(state, seat, move.space)
    else:
        assert move.spot is not None
        place_house(state, seat, move.space, move.spot)


def place_pillar(state: State, seat: Seat, city: str) -> None:
    state.players[seat].pillars -= 1
    state.pillars[city] = (*state.pillars[city], seat)
    state.out.append(PillarPlaced(seat, city))


def place_house(state: State, seat: Seat, city: str, spot: int) -> None:
    """Place a house and gain the bonus of its space, whatever granted the house (TIL-23.7)."""
    house = HOUSE_SPACES[f"{city}_house_{spot}"]
    state.players[seat].houses -= 1
    state.houses[house.id] = seat
    state.out.append(HousePlaced(seat, city, spot))
    score(state, seat, house.vp, "houses", city)
    if house.activate:
        activate_building(state, seat)


# ---------------------------------------------------------------- crest spaces


def resolve_crest(state: State, seat: Seat, building: int) -> None:
    """TIL-24: a house or pillar that has no place or no piece is lost (R-17)."""
    bonus = BUILDINGS[building].crest_bonus
    if bonus == "place_house_anywhere":
        possible = bool(free_house_spots(state, seat))
        state.then(PlaceHouse(seat)) if possible else state.emit(BonusLost(seat, "house"))
    elif bonus == "place_pillar_anywhere":
        possible = bool(free_cathedrals(state, seat))
        state.then(PlacePillar(seat)) if possible else state.emit(BonusLost(seat, "pillar"))
    elif bonus == "move_merchant_anywhere":
        state.then(Journey(seat, "merchant"))
    elif bonus == "move_architect_anywhere":
        state.then(Journey(seat, "architect"))
    elif bonus == "gain_any_2":
        state.then(ChooseResources(seat, 2, "crest"))
    else:
        score(state, seat, 5, "crests", "crest")


@step
class PlaceHouse(InTurn):
    """TIL-24.1, 24.7: a house in any city, compulsory."""

    seat: Public[Seat]

    clause = "TIL-24.1"
    forced = True

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Empty if a task has meanwhile used the last house or place."""
        return (self.seat,) if free_house_spots(state, self.seat) else ()

    def own(self, state: State, seat: Seat) -> list[Move]:
        spots = free_house_spots(state, seat)
        return [House(city, spot) for city, free in spots.items() for spot in free]

    def default(self, state: State, seat: Seat) -> Move:
        """The place that scores most; activating a building would ask again."""
        own = self.own(state, seat)
        return max(own, key=lambda m: HOUSE_SPACES[f"{m.city}_house_{m.spot}"].vp)  # type: ignore[attr-defined]

    def answer(self, state: State, seat: Seat, move: House) -> None:
        place_house(state, seat, move.city, move.spot)


@step
class PlacePillar(InTurn):
    """TIL-24.2, 24.7: a pillar at any cathedral, compulsory."""

    seat: Public[Seat]

    clause = "TIL-24.2"
    forced = True

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if free_cathedrals(state, self.seat) else ()

    def own(self, state: State, seat: Seat) -> list[Move]:
        return [Pillar(city) for city in free_cathedrals(state, seat)]

    def answer(self, state: State, seat: Seat, move: Pillar) -> None:
        place_pillar(state, seat, move.city)


@step
class Journey(InTurn):
    """TIL-24.3, 24.4: the merchant or the architect to any space, or not at all."""

    seat: Public[Seat]
    piece: Public[str]

    clause = "TIL-24.3"

    def own(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        if self.piece == "architect":
            return [*(ARCHITECT[space]["walk"] for space in SPACES if space != player.architect), SKIP]
        return [*(WALKS[space] for space in SPACES if space != player.merchant), SKIP]

    def default(self, state: State, seat: Seat) -> Move:
        return SKIP

    def answer(self, state: State, seat: Seat, move: Any) -> None:
        if type(move) is Skip:
            state.out.append(BonusForgone(seat))
            return
        player = state.players[seat]
        start = player.architect if self.piece == "architect" else player.merchant
        set_down(player, self.piece, move.space)
        state.out.append(Travelled(seat, self.piece, start, move.space, 0))


# ---------------------------------------------------------------- activating a building


def activate_building(state: State, seat: Seat) -> None:
    """Activate a building (TIL-23.12): with no character on the player board the bonus is lost."""
    if any(state.players[seat].rooms.values()):
        state.then(ActivateBuilding(seat, 0, ()))
    else:
        state.out.append(BonusLost(seat, "activate"))


@step
class ActivateBuilding(InTurn):
    """D21: which building, and its bonuses in any order; any may be skipped (TIL-23.5, 23.6)."""

    seat: Public[Seat]
    building: Public[int]
    """0 until chosen."""
    left: Public[tuple[str, ...]]
    """Characters in the building when it was chosen that still have their bonus to come (TIL-23.12)."""

    clause = "TIL-23.5"
    forced = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        return [*self.activations(state, seat), SKIP]

    def activations(self, state: State, seat: Seat) -> list[Activate]:
        """Without the buildings where no character can do anything now: that would equal skipping."""
        player = state.players[seat]
        living = (
            {b: tuple(player.characters(b)) for b in BUILDINGS} if not self.building else {self.building: self.left}
        )
        found: list[Activate] = []
        for building, characters in living.items():
            if not all(is_lost(state, seat, CHARACTERS[character].bonus) for character in characters):
                found += _activations(building, characters)
        return found

    def default(self, state: State, seat: Seat) -> Move:
        """All bonuses of the fullest building: gains never harm, and the others ask again."""
        player, found = state.players[seat], self.activations(state, seat)
        fullest = max([move.building for move in found], key=lambda b: len(player.characters(b)), default=0)
        return next((move for move in reversed(found) if move.building == fullest), SKIP)

    def answer(self, state: State, seat: Seat, move: Any) -> None:
        if type(move) is Skip:
            state.out.append(BonusForgone(seat))
            return
        left = self.left
        if not self.building:
            left = tuple(state.players[seat].characters(move.building))
            state.out.append(BuildingActivated(seat, move.building))
        if move.character == ALL:
            state.then(*[CharacterBonus(seat, character) for character in left])
            return
        rest = tuple([character for character in left if character != move.character])
        if rest:
            state.then(ActivateBuilding(seat, move.building, rest))
        state.then(CharacterBonus(seat, move.character))


def is_lost(state: State, seat: Seat, bonus: Bonus) -> bool:
    """Whether the bonus is only a house or pillar with no piece or no place for it (TIL-21.21)."""
    if not (bonus.house or bonus.pillar) or bonus.architect or bonus.merchant:
        return False
    return Errand(seat, 0, 0, bonus.house, bonus.pillar).own(state, seat) == [SKIP]


def _activations(building: int, characters: tuple[str, ...]) -> list[Activate]:
    found = [Activate(building, character) for character in characters]
    return [*found, Activate(building, ALL)] if len(found) > 1 else found


@step
class CharacterBonus(Step):
    """The bonus of a character (TIL-21)."""

    seat: Public[Seat]
    character: Public[str]

    def run(self, state: State) -> None:
        resolve(state, self.seat, CHARACTERS[self.character].bonus, "characters", self.character)
