"""Tiletum's caretaker: takes the die whose resources and action help most, and finishes what it has begun."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from automata.player import Weigher, once
from automata.tuning import constants, tuned
from engine.moves import Move
from games.tiletum import TILETUM
from games.tiletum.automaton_prospects import Prospects
from games.tiletum.contracts import cost
from games.tiletum.data import (
    BUILDINGS,
    CHARACTERS,
    CONTRACTS,
    COST_TILES,
    DICE,
    HELPERS,
    KING_END,
    KING_VP,
    PLAIN_ACTIONS,
    ROUNDS,
    TURN_PRICE,
    points_of,
)
from games.tiletum.dice import turns
from games.tiletum.moves import (
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
from games.tiletum.turn import PRICES, SPENDING, DieAction, GrantedAction


class Trader(Prospects):
    # ------------------------------------------------------------ actions

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

    def hire(self, move: Hire) -> float:
        if move.room:
            return self.settled(move.character, move.room)
        return self.tile(move.character)

    def settle(self, move: Settle) -> float:
        return self.settled(move.character, move.room)

    def king(self, steps: int) -> float:
        """Places last beyond the round; corruption will take some of them back."""
        space = self.view.king_space(self.seat)
        there = min(space + steps, KING_END)
        return (KING_VP[there] - KING_VP[space]) * (self.KING + self.KING_LATER * (ROUNDS - self.view.round)) + 0.1 * (
            there - space
        )

    @once
    def performing(self, action: str, points: int) -> float:
        """What an action can bring with so many points: its best use, and the points left over."""
        if action == "joker":
            return max(self.performing(plain, points) for plain in PLAIN_ACTIONS)
        points += self.player.markers.get(action, 0)
        if action == "king":
            return self.king(points)
        choices: list[Any] = SPENDING[action](self.view, self.seat, points)
        best = max((self.spend(move) for move in choices), default=-self.POINT * points)
        return best + self.USED * self.POINT * points

    def spend(self, move: Any) -> float:
        """What a move of an action brings more than its points might."""
        return self.uses[type(move)](self, move) - self.POINT * PRICES[type(move)](self.view, self.seat, move)

    def sign(self, move: Sign) -> float:
        return self.tile(self.view.contract_offer[move.space - 1])

    def swap(self, move: Swap) -> float:
        return sum(self.need(resource) for resource in move.get) - self.need(move.give)

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
        return -self.POINT * points - (0.01 if move.what == "action" else 0.0)

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
        return worth - (0.1 if move.tile == "pause" else 0.0) - (self.HELPER if move.resource != die.resource else 0.0)

    def resources_of_die(self, resource: str, number: int) -> float:
        """The first few are needed more than the last."""
        wanted = min(number, 3)
        return wanted * self.need(resource) + (number - wanted) * (self.need(resource) + self.base(resource)) / 2

    def collect(self, move: Collect) -> float:
        changed = self.HELPER if move.resource != DICE[self.view.die].resource else 0.0
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
        return self.contribution(move.city) - self.LEFT_OVER * COST_TILES[self.view.costs[move.city]].stone

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
            return now - self.POINT * helper.plus
        if bonus.any:
            return sum(self.need(resource) for resource in move.choice) - 0.9 * bonus.any * self.base("gold")
        if bonus.activate:
            return self.activation() - self.HELPER
        if bonus.action:
            action = move.choice[0] if move.choice else bonus.action
            worth = self.performing(action, bonus.points) - self.player.markers.get(action, 0) * self.POINT
            return worth - self.POINT * bonus.points * (1.5 if self.turns_left else 0.1)
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


CARETAKER = Weigher(TILETUM, tuned(Trader, constants("tiletum")))
