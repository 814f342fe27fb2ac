"""Tiletum's caretaker: takes the die with the most useful resources and action, and finishes what the seat has
begun."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from automata.automaton import Weigher, once
from automata.tuning import constants, tuned
from engine.moves import Move
from games.tiletum import TILETUM, data
from games.tiletum import moves as moved
from games.tiletum.automaton_prospects import Prospects
from games.tiletum.contracts import cost
from games.tiletum.dice import turns
from games.tiletum.turn import PRICES, SPENDING, DieAction, GrantedAction


class Trader(Prospects):
    # ------------------------------------------------------------ actions

    def merchant(self, move: moved.Merchant) -> float:
        worth = self.merchant_at(move.space) - self.merchant_at(self.player.merchant)
        if move.doing in ("tile", "both"):
            worth += self.tile(self.view.city_tiles[move.space])
        if move.spot is not None:
            worth += self.house(move.space, move.spot)
        return worth

    def architect(self, move: moved.Architect) -> float:
        worth = self.architect_at(move.space) - self.architect_at(self.player.architect)
        if move.doing in ("tile", "both"):
            worth += self.tile(self.view.city_tiles[move.space])
        if move.doing in ("pillar", "both"):
            worth += self.pillar(move.space)
        return worth

    def hire(self, move: moved.Hire) -> float:
        if move.room:
            return self.settled(move.character, move.room)
        return self.tile(move.character)

    def settle(self, move: moved.Settle) -> float:
        return self.settled(move.character, move.room)

    def king(self, steps: int) -> float:
        """Worth of steps on the king track: counted beyond this round, since corruption will take only some of them
        back."""
        space = self.view.king_space(self.seat)
        there = min(space + steps, data.KING_END)
        return (data.KING_VP[there] - data.KING_VP[space]) * (
            self.KING + self.KING_LATER * (data.ROUNDS - self.view.round)
        ) + 0.1 * (there - space)

    @once
    def performing(self, action: str, points: int) -> float:
        """Worth of an action with these points: its best single use, and the points left over."""
        if action == "joker":
            return max(self.performing(plain, points) for plain in data.PLAIN_ACTIONS)
        points += self.player.markers.get(action, 0)
        if action == "king":
            return self.king(points)
        choices: list[Any] = SPENDING[action](self.view, self.seat, points)
        best = max(map(self.spend, choices), default=-self.POINT * points)
        return best + self.USED * self.POINT * points

    def spend(self, move: Any) -> float:
        """Worth of a move of an action, less the worth of the points it costs."""
        return self.uses[type(move)](self, move) - self.POINT * PRICES[type(move)](self.view, self.seat, move)

    def sign(self, move: moved.Sign) -> float:
        return self.tile(self.view.contract_offer[move.space - 1])

    def swap(self, move: moved.Swap) -> float:
        """A swap that brings nothing needed is worse than losing the points, or resources go back and forth."""
        gained = sum(map(self.need, move.get)) - self.need(move.give)
        return gained if gained > 0 else gained - self.POINT * self.points_left()

    def refresh(self, move: moved.Refresh) -> float:
        return 0.0

    # ------------------------------------------------------------ decisions

    def act(self, move: Any) -> float:
        """Worth of a move: within an action less the points it costs; the steps of a bonus are free."""
        return self.spend(move) if self.points_count() else self.uses[type(move)](self, move)

    @once
    def points_count(self) -> bool:
        return isinstance(TILETUM.top(self.view), DieAction | GrantedAction)

    def end(self, move: moved.End) -> float:
        """Loss of the points that are left."""
        return -self.POINT * self.points_left() - (0.01 if move.what == "action" else 0.0)

    def points_left(self) -> int:
        top = TILETUM.top(self.view)
        return top.points if isinstance(top, GrantedAction) else self.view.points

    def nothing(self, move: Move) -> float:
        return 0.0

    def die(self, move: moved.Die) -> float:
        die = data.DICE[move.die]
        action = self.view.action_at(move.number)
        worth = self.resources_of_die(move.resource, move.number) - self.base("gold") * data.TURN_PRICE * turns(
            die.number, move.number
        )
        worth += self.performing(action, data.points_of(move.number))
        if move.tile != "leave":
            worth += self.tile(self.view.action_tiles[action])
        return worth - (0.1 if move.tile == "pause" else 0.0) - (self.HELPER if move.resource != die.resource else 0.0)

    def resources_of_die(self, resource: str, number: int) -> float:
        """Worth of a die's resources: the first three count in full, the others less."""
        wanted = min(number, 3)
        return wanted * self.need(resource) + (number - wanted) * (self.need(resource) + self.base(resource)) / 2

    def collect(self, move: moved.Collect) -> float:
        changed = self.HELPER if move.resource != data.DICE[self.view.die].resource else 0.0
        return self.resources_of_die(move.resource, data.DICE[self.view.die].number) - changed

    def perform(self, move: moved.Perform) -> float:
        return self.performing(move.action, data.points_of(data.DICE[self.view.die].number))

    def fulfil(self, move: moved.Fulfil) -> float:
        """Prefers to pay with the resources needed least elsewhere."""
        needs = cost(data.CONTRACTS[move.contract], move.pay)
        return self.contract(move.contract) - self.paid(needs) - 0.1 * self.gained(needs)

    def place_crest(self, move: moved.Crest) -> float:
        return self.crest(move.building) - self.base("food") * data.BUILDINGS[move.building].food * 0.8

    def contribute(self, move: moved.Contribute) -> float:
        return self.contribution(move.city) - self.LEFT_OVER * data.COST_TILES[self.view.costs[move.city]].stone

    def buy(self, move: moved.Buy) -> float:
        """Positive only if the purchase completes a goal: two gold are worth more than one good."""
        for needs, brings in self.goals():
            missing = {n: a - self.player.resources[n] for n, a in needs.items() if a > self.player.resources[n]}
            if missing == {move.good: move.count}:
                return brings - self.base("gold") * 2 * move.count - self.paid(needs)
        return -move.count

    def helper(self, move: moved.Helper) -> float:
        """Extra points are added while they can be spent; other helpers are used when they bring more than they may
        later."""
        helper, open_action = data.HELPERS[move.helper], self.view.action
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

    def gain(self, move: moved.Gain) -> float:
        return sum(self.need(resource) for resource in move.resources)

    def place_house(self, move: moved.House) -> float:
        return self.house(move.city, move.spot)

    def place_pillar(self, move: moved.Pillar) -> float:
        return self.pillar(move.city)

    def activate(self, move: moved.Activate) -> float:
        """Prefers all characters at once, and any of them to none."""
        whole = self.activated(self.player.characters(move.building)) if move.character == "all" else 0.0
        alone = self.bonus(data.CHARACTERS[move.character].bonus) if move.character in data.CHARACTERS else 0.0
        return 0.1 + whole + alone

    def favour(self, move: moved.Favour) -> float:
        return self.tile(self.view.king_tile) if move.tile == "take" else 0.0

    uses: ClassVar[Mapping[type[Move], Callable[..., float]]] = {
        moved.Architect: architect,
        moved.Merchant: merchant,
        moved.Hire: hire,
        moved.Settle: settle,
        moved.Refresh: refresh,
        moved.Sign: sign,
        moved.Swap: swap,
    }
    decisions = {
        **dict.fromkeys(uses, act),
        moved.Die: die,
        moved.Collect: collect,
        moved.Perform: perform,
        moved.Buy: buy,
        moved.Fulfil: fulfil,
        moved.Crest: place_crest,
        moved.Contribute: contribute,
        moved.Helper: helper,
        moved.Gain: gain,
        moved.House: place_house,
        moved.Pillar: place_pillar,
        moved.Activate: activate,
        moved.Skip: nothing,
        moved.End: end,
        moved.Favour: favour,
    }


CARETAKER = Weigher(TILETUM, tuned(Trader, constants("tiletum")))
