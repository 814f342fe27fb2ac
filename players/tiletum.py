"""Tiletum's caretaker: takes the die whose resources and action help most, and keeps promises it has already made.

Everything is said in points. What is begun pulls what finishes it: a contract in the warehouse makes its iron and wool
dearer, an own pillar makes stone dearer, a crest makes food dearer. Nothing in Tiletum is held secretly, so all that
is read here is open to everybody.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from engine.moves import Move
from engine.seats import Seat
from engine.tiletum import TILETUM
from engine.tiletum.board import DISTANCE, free_cathedrals, free_house_spots
from engine.tiletum.contracts import FULFILS, cost
from engine.tiletum.data import (
    BUILDINGS,
    CATHEDRALS,
    CHARACTERS,
    COMPLETED_VP,
    CONTRACT_PILLARS,
    CONTRACT_SPACE_VP,
    CONTRACTS,
    COST_TILES,
    CRESTS,
    DICE,
    FAIR_TILES,
    FAIR_VP,
    HELPERS,
    HOUSE_SPACES,
    KING_END,
    KING_VP,
    OCCUPIED,
    PLAIN_ACTIONS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    TURN_PRICE,
    TURNS,
    WAREHOUSE,
    Bonus,
    points_of,
)
from engine.tiletum.dice import turns
from engine.tiletum.moves import (
    Activate,
    Architect,
    Buy,
    Collect,
    Contribute,
    Crest,
    Die,
    End,
    Favour,
    Fulfil,
    Gain,
    Helper,
    Hire,
    House,
    Merchant,
    Perform,
    Pillar,
    Refresh,
    Settle,
    Sign,
    Skip,
    Swap,
)
from engine.tiletum.people import vacancies
from engine.tiletum.scoring import fair_worth, takes_part
from engine.tiletum.state import State
from engine.tiletum.turn import PRICES, SPENDING, DieAction, GrantedAction
from players.player import Outlook, Weigher, once

Needs = dict[str, int]

POINT = 0.5
"""A point of an action: what is not spent is lost."""
RESOURCE = {"gold": 0.9, "food": 0.7, "wool": 0.8, "stone": 0.8, "iron": 0.8}
"""In the middle of the game; at its end four are a point."""
LEFT_OVER = 0.25
STEP = 0.4
"""A step of merchant or architect towards where they want to be."""
HELPER = 2.0
CLOGGED = 2.0
"""The last space of the warehouse."""
MOST_GOALS = 0.8
"""Of what is wanted for a goal: a share of what the goal brings, split over all that is missing."""

FAIRS_COUNT: Mapping[str, tuple[str, ...]] = {
    "house": ("fair_house", "fair_house_pillar_set"),
    "pillar": ("fair_pillar", "fair_house_pillar_set"),
    "contract": ("fair_contract", "fair_contract_crest_set", "fair_contract_cathedral_set"),
    "crest": ("fair_crest", "fair_contract_crest_set"),
    "cathedral": ("fair_cathedral", "fair_contract_cathedral_set"),
    "upper floor": ("fair_upper_floor_character",),
    "full building": ("fair_full_building",),
}
"""What the fair tiles count; of a set each half is worth half."""


class Trader(Outlook):
    view: State

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        self.turns_left = (ROUNDS - view.round) * TURNS + TURNS - view.turn
        """After the one being played."""
        self.left = self.turns_left / (ROUNDS * TURNS)
        self.houses, self.pillars = view.houses_of(seat), view.pillars_of(seat)
        self.spots = free_house_spots(view, seat)
        self.cathedrals = free_cathedrals(view, seat)

    # ------------------------------------------------------------ fairs

    def fair(self, number: int) -> float:
        """What a fair gives as things stand; before the king phase that is the disc's place on the track."""
        tile = self.view.fair_tiles[number - 1]
        if tile == "fair_king_track":
            return FAIR_TILES[tile] + FAIR_VP[number - 1] + KING_VP[self.view.king_space(self.seat)]
        return fair_worth(self.view, self.seat, number)

    @once
    def fairs(self, kind: str) -> float:
        """What one more of something brings at the fairs to come."""
        worth = 0.0
        for number in range(self.view.round, ROUNDS + 1):
            tile = self.view.fair_tiles[number - 1]
            if tile in FAIRS_COUNT[kind]:
                value = FAIR_TILES[tile] + FAIR_VP[number - 1]
                there = takes_part(self.view, self.seat, self.view.fair_cities[number - 1])
                worth += value * (0.9 if there else 0.5) * (0.5 if tile.endswith("_set") else 1.0)
        return worth

    def attendance(self, city: str) -> float:
        """What a house in a city brings at fairs in which the seat could not be sure to take part."""
        view, worth = self.view, 0.0
        for number in range(view.round, ROUNDS + 1):
            if view.fair_cities[number - 1] == city and not view.has_house(self.seat, city):
                worth += 0.7 * self.fair(number) + 1.0
        return worth

    # ------------------------------------------------------------ resources and what they are for

    @once
    def goals(self) -> list[tuple[Needs, float]]:
        """What is begun: what it takes and what it brings."""
        view, player = self.view, self.player
        found: list[tuple[Needs, float]] = []
        for tile in player.warehouse:
            if tile in CONTRACTS:
                most = max(RESOURCES, key=player.resources.__getitem__)
                needs = cost(CONTRACTS[tile], most if CONTRACTS[tile].any_same else None)
                found.append((needs, self.contract(tile)))
            elif tile in CRESTS:
                open_spaces = [b for b in BUILDINGS.values() if not player.crests[b.number - 1]]
                if open_spaces:
                    best = max(open_spaces, key=lambda b: self.crest(b.number) - b.food * RESOURCE["food"])
                    found.append(({"food": best.food}, self.crest(best.number)))
        for city, seats in view.pillars.items():
            if self.seat in seats and self.seat not in view.contributors[city]:
                found.append(({"stone": COST_TILES[view.costs[city]].stone}, self.contribution(city)))
        return found

    @once
    def need(self, resource: str) -> float:
        """What one more of a resource is worth."""
        worth = LEFT_OVER + (RESOURCE[resource] - LEFT_OVER) * min(1.0, 2 * self.left)
        for needs, brings in self.goals():
            missing = {name: amount - self.player.resources[name] for name, amount in needs.items()}
            total = sum(amount for amount in missing.values() if amount > 0)
            if missing.get(resource, 0) > 0 and total <= 2 + 3 * self.turns_left:
                worth = max(worth, MOST_GOALS * brings / max(total, 2))
        return worth

    def paid(self, needs: Mapping[str, int]) -> float:
        """What is given away for a goal, at the price it has for anything else."""
        return sum(amount * LEFT_OVER for amount in needs.values())

    def gained(self, resources: Mapping[str, int]) -> float:
        return sum(self.need(name) * amount for name, amount in resources.items())

    def contract(self, tile: str) -> float:
        done = len(self.player.contracts)
        if done == len(CONTRACT_SPACE_VP):
            return 0.0
        contract = CONTRACTS[tile]
        pillar = 1.0 if done < CONTRACT_PILLARS else 0.0
        return contract.vp + CONTRACT_SPACE_VP[done] + pillar + self.bonus(contract.reward) + self.fairs("contract")

    def contribution(self, city: str) -> float:
        waiting = len(self.view.contributors[city])
        return COST_TILES[self.view.costs[city]].vp + CATHEDRALS[city][waiting] + self.fairs("cathedral")

    def crest(self, building: int) -> float:
        """The bonus of the crest space, and a building nearer to completion."""
        empty = sum(not self.player.rooms[room] for room in BUILDINGS[building].rooms)
        completion = self.completion(building) / (1 + empty)
        return (5.0 if building == OCCUPIED else 2.5) + completion + 0.5 * self.fairs("crest")

    def completion(self, building: int) -> float:
        done = min(len(self.player.completed), len(COMPLETED_VP) - 2)
        vp = max(COMPLETED_VP[done + 1] - COMPLETED_VP[done], 3)
        return vp + BUILDINGS[building].points * self.turns_left * 0.25

    # ------------------------------------------------------------ the map

    @once
    def house(self, city: str, spot: int) -> float:
        house = HOUSE_SPACES[f"{city}_house_{spot}"]
        worth = house.vp + self.pillars + 2 * self.left + self.fairs("house") + self.attendance(city)
        return worth + (self.activation() if house.activate else 0.0)

    @once
    def pillar(self, city: str) -> float:
        stone = COST_TILES[self.view.costs[city]].stone
        missing = max(0, stone - self.player.resources["stone"])
        brings = self.contribution(city) - stone * LEFT_OVER
        in_reach = 0.8 if not missing else 0.5 if missing <= 2 + 2 * self.turns_left else 0.0
        return self.houses + self.left + brings * in_reach + self.fairs("pillar")

    @once
    def merchant_at(self, space: str) -> float:
        """Where the merchant stands: at the fair, or near a good place for a house."""
        view = self.view
        city = view.fair_cities[view.round - 1]
        worth = 0.0
        if not view.has_house(self.seat, city):
            late = 0.9 if view.turn == TURNS else 0.5
            worth = late * self.fair(view.round) * (space == city) - STEP * DISTANCE[space][city] / 2
        if not self.turns_left:
            return worth
        sites = [
            self.house(city, spot) - 2 * STEP * DISTANCE[space][city]
            for city, free in self.spots.items()
            for spot in free
        ]
        return worth + 0.4 * max(sites, default=0.0)

    @once
    def architect_at(self, space: str) -> float:
        if not self.turns_left:
            return 0.0
        sites = [self.pillar(city) - 2 * STEP * DISTANCE[space][city] for city in self.cathedrals]
        return 0.4 * max(sites, default=0.0)

    def merchant(self, move: Merchant) -> float:
        worth = self.merchant_at(move.space) - self.merchant_at(self.player.merchant)
        if move.doing in ("tile", "both"):
            worth += self.tile(self.view.city_tiles[move.space])
        if move.spot is not None:
            worth += self.house(move.space, move.spot)
        return worth

    def architect(self, move: Architect) -> float:
        worth = self.architect_at(move.space) - self.architect_at(self.player.architect)
        if move.doing in ("tile", "both"):
            worth += self.tile(self.view.city_tiles[move.space])
        if move.doing in ("pillar", "both"):
            worth += self.pillar(move.space)
        return worth

    # ------------------------------------------------------------ people

    def settled(self, character: str, room: str) -> float:
        building, floor = ROOMS[room]
        empty = sum(not self.player.rooms[other] for other in BUILDINGS[building].rooms)
        worth = 1.0 + self.left + self.bonus(CHARACTERS[character].bonus)
        worth += self.fairs("upper floor") if floor > 1 else 0.0
        if empty == 1:
            worth += 1.5 + 2 * self.left + self.fairs("full building")
            worth += self.completion(building) if self.player.crests[building - 1] else 1.0
        return worth

    def hire(self, move: Hire) -> float:
        if move.room:
            return self.settled(move.character, move.room)
        return self.tile(move.character)

    def settle(self, move: Settle) -> float:
        return self.settled(move.character, move.room)

    @once
    def activation(self) -> float:
        return max(self.activated(self.player.characters(building)) for building in BUILDINGS)

    def activated(self, characters: Iterable[str]) -> float:
        return sum(self.bonus(CHARACTERS[character].bonus) for character in characters)

    # ------------------------------------------------------------ tiles and bonuses

    @once
    def tile(self, tile: str) -> float:
        """A tile that comes into the warehouse, from which it leaves only by being used."""
        player = self.player
        worth = self._tile(tile)
        return worth - (CLOGGED if len(player.warehouse) + len(player.using) + 1 == WAREHOUSE else 0.0)

    def _tile(self, tile: str) -> float:
        player = self.player
        if tile in HELPERS:
            helper = HELPERS[tile]
            return self.bonus(helper.bonus) + POINT * 1.5 * helper.plus + self.left * helper.recolours
        if tile in CHARACTERS:
            kind = CHARACTERS[tile].type
            waiting = sum(CHARACTERS[other].type == kind for other in player.warehouse if other in CHARACTERS)
            rooms = vacancies(player)[kind]
            if len(rooms) <= waiting or self.turns_left < 2:
                return -CLOGGED
            return 0.4 * max(self.settled(tile, room) for room in rooms)
        if tile in CRESTS:
            spaces = [b for b in BUILDINGS.values() if not player.crests[b.number - 1]]
            waiting = sum(other in CRESTS for other in player.warehouse)
            if len(spaces) <= waiting or self.turns_left < 2:
                return self.fairs("crest") - CLOGGED
            best = max(self.crest(b.number) - b.food * RESOURCE["food"] for b in spaces)
            return (0.8 - 0.3 * waiting) * best + 0.5 * self.fairs("crest")
        return self._promise(tile)

    def _promise(self, tile: str) -> float:
        """A contract, if it can still be fulfilled; one already waiting is enough."""
        player, contract = self.player, CONTRACTS[tile]
        waiting = sum(other in CONTRACTS for other in player.warehouse)
        if waiting >= player.free_contract_spaces:
            return -CLOGGED
        ways = [needs for _, needs in FULFILS[tile]]
        missing = min(sum(max(0, n - player.resources[name]) for name, n in needs.items()) for needs in ways)
        if missing > 3 * self.turns_left:
            return -CLOGGED
        size = contract.any_same + contract.iron + contract.wool
        sure = max(0.3, 1 - 0.08 * missing) * (1 - 0.15 * waiting)
        return sure * self.contract(tile) - size * RESOURCE["iron"] * 0.6

    def bonus(self, bonus: Bonus) -> float:
        worth = bonus.vp + sum(self.base(resource) * amount for resource, amount in bonus.resources)
        worth += bonus.any * self.base("gold") + (bonus.architect + bonus.merchant) * STEP
        worth += bonus.points * POINT * 1.4
        if bonus.house and self.player.houses:
            worth += self.pillars + 1
        if bonus.pillar and self.player.pillars:
            worth += self.houses + 1
        return worth + (HELPER if bonus.activate else 0.0)

    def base(self, resource: str) -> float:
        return LEFT_OVER + (RESOURCE[resource] - LEFT_OVER) * min(1.0, 2 * self.left)

    # ------------------------------------------------------------ actions

    def king(self, steps: int) -> float:
        """Places last beyond the round; corruption will take some of them back."""
        space = self.view.king_space(self.seat)
        there = min(space + steps, KING_END)
        return (KING_VP[there] - KING_VP[space]) * (0.8 + 0.15 * (ROUNDS - self.view.round)) + 0.1 * (there - space)

    @once
    def performing(self, action: str, points: int) -> float:
        """What an action can bring with so many points: its best use, and the points left over."""
        if action == "joker":
            return max(self.performing(plain, points) for plain in PLAIN_ACTIONS)
        points += self.player.markers.get(action, 0)
        if action == "king":
            return self.king(points)
        choices: list[Any] = SPENDING[action](self.view, self.seat, points)
        best = max((self.spend(move) for move in choices), default=-POINT * points)
        return best + 0.8 * POINT * points

    def spend(self, move: Any) -> float:
        """What a move of an action brings more than its points might."""
        return self.uses[type(move)](self, move) - POINT * PRICES[type(move)](self.view, self.seat, move)

    def sign(self, move: Sign) -> float:
        return self.tile(self.view.contract_offer[move.space - 1])

    def swap(self, move: Swap) -> float:
        return self.need(move.get) - self.need(move.give) + (self.need(move.bonus) if move.bonus else 0.0)

    def refresh(self, move: Refresh) -> float:
        return 0.0

    # ------------------------------------------------------------ decisions

    def act(self, move: Any) -> float:
        """Within an action its points count; the steps of a bonus are free."""
        if isinstance(TILETUM.top(self.view), DieAction | GrantedAction):
            return self.spend(move)
        return self.uses[type(move)](self, move)

    def end(self, move: End) -> float:
        """What is left of the points is lost."""
        top = TILETUM.top(self.view)
        points = top.points if isinstance(top, GrantedAction) else self.view.points
        return -POINT * points - (0.01 if move.what == "action" else 0.0)

    def nothing(self, move: Move) -> float:
        return 0.0

    def die(self, move: Die) -> float:
        die = DICE[move.die]
        action = self.view.action_at(move.number)
        worth = self.resources_of_die(move.resource, move.number) - self.base("gold") * TURN_PRICE * turns(
            die.number, move.number
        )
        worth += self.performing(action, points_of(move.number))
        if move.tile != "leave":
            worth += self.tile(self.view.action_tiles[action])
        return worth - (0.1 if move.tile == "pause" else 0.0) - (HELPER if move.resource != die.resource else 0.0)

    def resources_of_die(self, resource: str, number: int) -> float:
        """The first few are needed more than the last."""
        wanted = min(number, 3)
        return wanted * self.need(resource) + (number - wanted) * (self.need(resource) + self.base(resource)) / 2

    def collect(self, move: Collect) -> float:
        changed = HELPER if move.resource != DICE[self.view.die].resource else 0.0
        return self.resources_of_die(move.resource, DICE[self.view.die].number) - changed

    def perform(self, move: Perform) -> float:
        return self.performing(move.action, points_of(DICE[self.view.die].number))

    def fulfil(self, move: Fulfil) -> float:
        """With what is needed least elsewhere."""
        needs = cost(CONTRACTS[move.contract], move.pay)
        return self.contract(move.contract) - self.paid(needs) - 0.1 * self.gained(needs)

    def place_crest(self, move: Crest) -> float:
        return self.crest(move.building) - self.base("food") * BUILDINGS[move.building].food * 0.8

    def contribute(self, move: Contribute) -> float:
        return self.contribution(move.city) - LEFT_OVER * COST_TILES[self.view.costs[move.city]].stone

    def buy(self, move: Buy) -> float:
        """Only what completes something: two gold are more than one good."""
        for needs, brings in self.goals():
            missing = {n: a - self.player.resources[n] for n, a in needs.items() if a > self.player.resources[n]}
            if missing == {move.good: move.count}:
                return brings - self.base("gold") * 2 * move.count - self.paid(needs)
        return -move.count

    def helper(self, move: Helper) -> float:
        """Points are added while they can be used; the rest is used when it does more than it may do later."""
        helper, open_action = HELPERS[move.helper], self.view.action
        bonus = helper.bonus
        if helper.plus:
            now = self.performing(open_action, self.view.points + helper.plus) - self.performing(
                open_action, self.view.points
            )
            return now - POINT * helper.plus
        if bonus.any:
            return sum(self.need(resource) for resource in move.choice) - 0.9 * bonus.any * self.base("gold")
        if bonus.activate:
            return self.activation() - HELPER
        if bonus.action:
            action = move.choice[0] if move.choice else bonus.action
            worth = self.performing(action, bonus.points) - self.player.markers.get(action, 0) * POINT
            return worth - POINT * bonus.points * (1.5 if self.turns_left else 0.1)
        return 0.2 + bonus.vp

    def gain(self, move: Gain) -> float:
        return sum(self.need(resource) for resource in move.resources)

    def place_house(self, move: House) -> float:
        return self.house(move.city, move.spot)

    def place_pillar(self, move: Pillar) -> float:
        return self.pillar(move.city)

    def activate(self, move: Activate) -> float:
        """All of them at once, and each of them before none."""
        whole = self.activated(self.player.characters(move.building)) if move.character == "all" else 0.0
        alone = self.bonus(CHARACTERS[move.character].bonus) if move.character in CHARACTERS else 0.0
        return 0.1 + whole + alone

    def favour(self, move: Favour) -> float:
        return self.tile(self.view.king_tile) if move.tile == "take" else 0.0

    uses: ClassVar[Mapping[type[Move], Callable[..., float]]] = {
        Architect: architect,
        Merchant: merchant,
        Hire: hire,
        Settle: settle,
        Refresh: refresh,
        Sign: sign,
        Swap: swap,
    }
    decisions = {
        **dict.fromkeys(uses, act),
        Die: die,
        Collect: collect,
        Perform: perform,
        Buy: buy,
        Fulfil: fulfil,
        Crest: place_crest,
        Contribute: contribute,
        Helper: helper,
        Gain: gain,
        House: place_house,
        Pillar: place_pillar,
        Activate: activate,
        Skip: nothing,
        End: end,
        Favour: favour,
    }


CARETAKER = Weigher(TILETUM, Trader)
