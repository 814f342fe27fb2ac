"""Worth of fairs, goals, the map, people and tiles to a seat of Tiletum, in victory points.

A begun goal raises the worth of what completes it: a contract in the warehouse makes its iron and wool dearer, a pillar
stone, a crest food. Tiletum has no hidden information, so the whole view may be read.
"""

from collections.abc import Iterable, Mapping, Sequence

from automata.automaton import Outlook, once
from engine.seats import Seat
from games.tiletum import data
from games.tiletum.board import DISTANCE, free_cathedrals, free_house_spots
from games.tiletum.contracts import FULFILS, cost
from games.tiletum.people import vacancies
from games.tiletum.scoring import fair_worth, takes_part
from games.tiletum.state import State

Needs = dict[str, int]


FAIRS_COUNT: Mapping[str, tuple[str, ...]] = {
    "house": ("fair_house", "fair_house_pillar_set"),
    "pillar": ("fair_pillar", "fair_house_pillar_set"),
    "contract": ("fair_contract", "fair_contract_crest_set", "fair_contract_cathedral_set"),
    "crest": ("fair_crest", "fair_contract_crest_set"),
    "cathedral": ("fair_cathedral", "fair_contract_cathedral_set"),
    "upper floor": ("fair_upper_floor_character",),
    "full building": ("fair_full_building",),
}
"""Category → fair tiles that count it; in a set it counts half."""


class Prospects(Outlook):
    view: State

    POINT: float
    """Worth of an action point. Unspent points are lost."""
    RESOURCE: Mapping[str, float]
    """Worth in the middle of the game; at the end four resources score one point."""
    LEFT_OVER: float
    STEP: float
    """Worth of a step of the merchant or architect towards a good place."""
    HELPER: float
    CLOGGED: float
    """Cost of filling the last space of the warehouse."""
    MOST_GOALS: float
    """Share of a goal's worth that is spread over the resources it still lacks."""
    FAIR: Sequence[float]
    """Share of one more thing a fair counts: with a house in its city, and without."""
    ATTENDANCE: float
    """Share of a fair's current score that a house in its city is worth."""
    VISIT: Sequence[float]
    """Share of a fair's score for a merchant in its city: on the last turn of a round, and earlier."""
    SITE: float
    """Share of what a house or pillar would bring at the best place in reach."""
    IN_REACH: Sequence[float]
    """Share of a cathedral contribution: with the stone owned, and without."""
    CREST: Sequence[float]
    """Worth of a crest's bonus: under the building that is occupied from the start, and under another."""
    SETTLED: float
    """Worth of a character in a room, besides its bonus."""
    CHARACTER: float
    """Share of a character's worth in a room while it is in the warehouse."""
    COMPLETED: float
    """Worth of a completed building's action point per turn left."""
    CONTRACT_PRICE: float
    """Share of the resources' worth that a contract costs."""
    KING: float
    """Worth of a victory point of the king track."""
    KING_LATER: float
    """Added to KING for each round left."""
    USED: float
    """Share of the points left over after an action's best use."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        self.turns_left = (data.ROUNDS - view.round) * data.TURNS + data.TURNS - view.turn
        """Turns after the current one."""
        self.left = self.turns_left / (data.ROUNDS * data.TURNS)
        self.houses, self.pillars = view.houses_of(seat), view.pillars_of(seat)
        self.spots = free_house_spots(view, seat)
        self.cathedrals = free_cathedrals(view, seat)

    # ------------------------------------------------------------ fairs

    def fair(self, number: int) -> float:
        """Score of a fair if it took place now. Before the king phase the king track counts the disc's present
        space."""
        tile = self.view.fair_tiles[number - 1]
        if tile == "fair_king_track":
            return data.FAIR_TILES[tile] + data.FAIR_VP[number - 1] + data.KING_VP[self.view.king_space(self.seat)]
        return fair_worth(self.view, self.seat, number)

    @once
    def fairs(self, kind: str) -> float:
        """Worth of one more thing of this category at the fairs to come."""
        worth = 0.0
        for number in range(self.view.round, data.ROUNDS + 1):
            tile = self.view.fair_tiles[number - 1]
            if tile in FAIRS_COUNT[kind]:
                value = data.FAIR_TILES[tile] + data.FAIR_VP[number - 1]
                there = takes_part(self.view, self.seat, self.view.fair_cities[number - 1])
                worth += value * self.FAIR[0 if there else 1] * (0.5 if tile.endswith("_set") else 1.0)
        return worth

    def attendance(self, city: str) -> float:
        """Worth of a house in a city at fairs that the seat could otherwise miss."""
        view, worth = self.view, 0.0
        for number in range(view.round, data.ROUNDS + 1):
            if view.fair_cities[number - 1] == city and not view.has_house(self.seat, city):
                worth += self.ATTENDANCE * self.fair(number) + 1.0
        return worth

    # ------------------------------------------------------------ resources and goals

    @once
    def goals(self) -> list[tuple[Needs, float]]:
        """Begun goals: what each still costs in all and what it brings."""
        view, player = self.view, self.player
        found: list[tuple[Needs, float]] = []
        for tile in player.warehouse:
            if tile in data.CONTRACTS:
                most = max(data.RESOURCES, key=player.resources.__getitem__)
                needs = cost(data.CONTRACTS[tile], most if data.CONTRACTS[tile].any_same else None)
                found.append((needs, self.contract(tile)))
            elif tile in data.CRESTS:
                open_spaces = [b for b in data.BUILDINGS.values() if not player.crests[b.number - 1]]
                if open_spaces:
                    best = max(open_spaces, key=lambda b: self.crest(b.number) - b.food * self.RESOURCE["food"])
                    found.append(({"food": best.food}, self.crest(best.number)))
        for city, seats in view.pillars.items():
            if self.seat in seats and self.seat not in view.contributors[city]:
                found.append(({"stone": data.COST_TILES[view.costs[city]].stone}, self.contribution(city)))
        return found

    @once
    def need(self, resource: str) -> float:
        """Worth of one more of a resource."""
        worth = self.base(resource)
        for needs, brings in self.goals():
            missing = {name: amount - self.player.resources[name] for name, amount in needs.items()}
            total = sum(amount for amount in missing.values() if amount > 0)
            if missing.get(resource, 0) > 0 and total <= 2 + 3 * self.turns_left:
                worth = max(worth, self.MOST_GOALS * brings / max(total, 2))
        return worth

    def paid(self, needs: Mapping[str, int]) -> float:
        """Worth of the resources that a goal costs, at their price at the end of the game."""
        return sum(amount * self.LEFT_OVER for amount in needs.values())

    def gained(self, resources: Mapping[str, int]) -> float:
        return sum(self.need(name) * amount for name, amount in resources.items())

    def contract(self, tile: str) -> float:
        done = len(self.player.contracts)
        if done == len(data.CONTRACT_SPACE_VP):
            return 0.0
        contract = data.CONTRACTS[tile]
        pillar = 1.0 if done < data.CONTRACT_PILLARS else 0.0
        return (
            contract.vp + data.CONTRACT_SPACE_VP[done] + pillar + self.bonus(contract.reward) + self.fairs("contract")
        )

    def contribution(self, city: str) -> float:
        waiting = len(self.view.contributors[city])
        return data.COST_TILES[self.view.costs[city]].vp + data.CATHEDRALS[city][waiting] + self.fairs("cathedral")

    def crest(self, building: int) -> float:
        """Worth of the crest space's bonus and of a building closer to completion."""
        empty = sum(not self.player.rooms[room] for room in data.BUILDINGS[building].rooms)
        completion = self.completion(building) / (1 + empty)
        return self.CREST[0 if building == data.OCCUPIED else 1] + completion + 0.5 * self.fairs("crest")

    def completion(self, building: int) -> float:
        done = min(len(self.player.completed), len(data.COMPLETED_VP) - 2)
        vp = max(data.COMPLETED_VP[done + 1] - data.COMPLETED_VP[done], 3)
        return vp + data.BUILDINGS[building].points * self.turns_left * self.COMPLETED

    # ------------------------------------------------------------ the map

    @once
    def house(self, city: str, spot: int) -> float:
        house = data.HOUSE_SPACES[f"{city}_house_{spot}"]
        worth = house.vp + self.pillars + 2 * self.left + self.fairs("house") + self.attendance(city)
        return worth + (self.activation() if house.activate else 0.0)

    @once
    def pillar(self, city: str) -> float:
        stone = data.COST_TILES[self.view.costs[city]].stone
        missing = max(0, stone - self.player.resources["stone"])
        brings = self.contribution(city) - stone * self.LEFT_OVER
        in_reach = self.IN_REACH[0] if not missing else self.IN_REACH[1] if missing <= 2 + 2 * self.turns_left else 0.0
        return self.houses + self.left + brings * in_reach + self.fairs("pillar")

    @once
    def merchant_at(self, space: str) -> float:
        """Worth of the merchant's place: at the fair, or near a good place for a house."""
        view = self.view
        city = view.fair_cities[view.round - 1]
        worth = 0.0
        if not view.has_house(self.seat, city):
            late = self.VISIT[0 if view.turn == data.TURNS else 1]
            worth = late * self.fair(view.round) * (space == city) - self.STEP * DISTANCE[space][city] / 2
        if not self.turns_left:
            return worth
        sites = [
            self.house(city, spot) - 2 * self.STEP * DISTANCE[space][city]
            for city, free in self.spots.items()
            for spot in free
        ]
        return worth + self.SITE * max(sites, default=0.0)

    @once
    def architect_at(self, space: str) -> float:
        if not self.turns_left:
            return 0.0
        sites = [self.pillar(city) - 2 * self.STEP * DISTANCE[space][city] for city in self.cathedrals]
        return self.SITE * max(sites, default=0.0)

    # ------------------------------------------------------------ people

    def settled(self, character: str, room: str) -> float:
        building, floor = data.ROOMS[room]
        empty = sum(not self.player.rooms[other] for other in data.BUILDINGS[building].rooms)
        worth = self.SETTLED + self.left + self.bonus(data.CHARACTERS[character].bonus)
        worth += self.fairs("upper floor") if floor > 1 else 0.0
        if empty == 1:
            worth += 1.5 + 2 * self.left + self.fairs("full building")
            worth += self.completion(building) if self.player.crests[building - 1] else 1.0
        return worth

    @once
    def activation(self) -> float:
        return max(self.activated(self.player.characters(building)) for building in data.BUILDINGS)

    def activated(self, characters: Iterable[str]) -> float:
        return sum(self.bonus(data.CHARACTERS[character].bonus) for character in characters)

    # ------------------------------------------------------------ tiles and bonuses

    @once
    def tile(self, tile: str) -> float:
        """Worth of a tile in the warehouse, which it leaves only by being used."""
        player = self.player
        worth = self.unwrapped(tile)
        return worth - (self.CLOGGED if len(player.warehouse) + len(player.using) + 1 == data.WAREHOUSE else 0.0)

    def unwrapped(self, tile: str) -> float:
        """Worth of a tile if the warehouse had room to spare."""
        player = self.player
        if tile in data.HELPERS:
            helper = data.HELPERS[tile]
            return self.bonus(helper.bonus) + self.POINT * 1.5 * helper.plus + self.left * helper.recolours
        if tile in data.CHARACTERS:
            kind = data.CHARACTERS[tile].type
            waiting = sum(data.CHARACTERS[other].type == kind for other in player.warehouse if other in data.CHARACTERS)
            rooms = vacancies(player)[kind]
            if len(rooms) <= waiting or self.turns_left < 2:
                return -self.CLOGGED
            return self.CHARACTER * max(self.settled(tile, room) for room in rooms)
        if tile in data.CRESTS:
            spaces = [b for b in data.BUILDINGS.values() if not player.crests[b.number - 1]]
            waiting = sum(other in data.CRESTS for other in player.warehouse)
            if len(spaces) <= waiting or self.turns_left < 2:
                return self.fairs("crest") - self.CLOGGED
            best = max(self.crest(b.number) - b.food * self.RESOURCE["food"] for b in spaces)
            return (0.8 - 0.3 * waiting) * best + 0.5 * self.fairs("crest")
        return self.promise(tile)

    def promise(self, tile: str) -> float:
        """Worth of a contract if it can still be fulfilled, less if others are waiting."""
        player, contract = self.player, data.CONTRACTS[tile]
        waiting = sum(other in data.CONTRACTS for other in player.warehouse)
        if waiting >= player.free_contract_spaces:
            return -self.CLOGGED
        ways = [needs for _, needs in FULFILS[tile]]
        missing = min(sum(max(0, n - player.resources[name]) for name, n in needs.items()) for needs in ways)
        if missing > 3 * self.turns_left:
            return -self.CLOGGED
        size = contract.any_same + contract.iron + contract.wool
        sure = max(0.3, 1 - 0.08 * missing) * (1 - 0.15 * waiting)
        return sure * self.contract(tile) - size * self.RESOURCE["iron"] * self.CONTRACT_PRICE

    def bonus(self, bonus: data.Bonus) -> float:
        worth = bonus.vp + sum(self.base(resource) * amount for resource, amount in bonus.resources)
        worth += bonus.any * self.base("gold") + (bonus.architect + bonus.merchant) * self.STEP
        worth += bonus.points * self.POINT * 1.4
        if bonus.house and self.player.houses:
            worth += self.pillars + 1
        if bonus.pillar and self.player.pillars:
            worth += self.houses + 1
        return worth + (self.HELPER if bonus.activate else 0.0)

    def base(self, resource: str) -> float:
        """Worth of a resource that no goal needs."""
        return self.LEFT_OVER + (self.RESOURCE[resource] - self.LEFT_OVER) * min(1.0, 2 * self.left)
