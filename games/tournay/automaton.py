"""Tournay's caretaker: fills its quarter, favours prestigious buildings that suit it, and avoids harming others.

All worth is in victory points. Citizens and deniers are worth the actions they allow; cards are worth their prestige,
their future use, and the space they fill, since the game ends only when quarters are complete.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from automata.automaton import Answers, Outlook, Weigher, once
from automata.tuning import constants, tuned
from engine.seats import Seat
from games.tournay import TOURNAY, data
from games.tournay import moves as moved
from games.tournay.abilities import COUNTED, WAYS
from games.tournay.cards import CARDS, Ability, Card, Character, Scoring
from games.tournay.fighting import ransom
from games.tournay.firing import after_losses, coins_on, harm_of
from games.tournay.quarter import buildings, in_line, is_space
from games.tournay.scoring import COUNTS
from games.tournay.state import State
from games.tournay.steps import CommitLastCards

FIRST = 100.0
"""Bonus of a worthwhile play, penalty of any other: a card is played before any action or not at all."""
TOO_LONG = 3.0
"""Multiple of PATIENCE by which any normal game is over."""


@lru_cache(maxsize=4096)
def cards_in_line(occupied: tuple[str, ...]) -> Mapping[str, int]:
    """By space, for a quarter with these spaces occupied."""
    return Answers(lambda space: len([other for other in occupied if in_line(space, other)]))


class Citizen(Outlook):
    view: State

    CITIZEN: float
    """Worth of an upright citizen, which can be used before the next gathering."""
    OWN_CITIZEN: float
    """Worth of a new citizen for the rest of the game."""
    TURN: float
    """Worth of a turn that only prepares others."""
    SPACE: float
    """Worth of filling a space of the quarter."""
    PRESTIGIOUS: float
    """Worth of a prestigious building that the quarter still needs to be complete."""
    RAMPART: float
    DAMAGE: float
    PATIENCE: float
    """Number of turns after which ending the game gains importance."""
    CLOSED_CARD: Sequence[float]
    """Worth of an unknown card, by level."""
    PURSE: Sequence[float]
    """Worth of a denier: of the first six, of the second six, and beyond."""
    SHOWN: float
    """Share of a building's present ability for having it in the quarter."""
    HELD: float
    """Share of a card's worth in the quarter while it is in the hand."""
    CROWDED: float
    """Discount on a new card for each card in the hand."""
    WANTED: float
    """Extra worth of a level III card while prestigious buildings are missing."""
    RIVALS: float
    """Share of opponents' gains subtracted from a prestigious building's worth."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        self.in_line = cards_in_line(tuple(self.player.quarter))
        """How many own cards are in the row and the column of a space."""
        self.purse_now = self.purse(self.player.deniers)
        self.last = isinstance(TOURNAY.top(view), CommitLastCards)
        """Whether only the final score still counts."""
        fullest = max([len(player.quarter) for player in view.players]) / data.SPACES
        criers = view.criers / data.CRIERS_TO_END[len(view.players)]
        self.left = 0.0 if view.last_round else max(0.15, 1 - 0.6 * fullest - 0.3 * min(1.0, criers))
        """Approximate share of the game still to come."""
        self.missing = max(0, data.END_PRESTIGIOUS - self.prestigious())
        self.urge = 1 + max(0, self.player.turns - self.PATIENCE) / self.PATIENCE
        """Factor that grows with the length of the game, so that players need not wait for a caretaker's plans."""
        self.held = self.player.cards_in_hand
        self.sated = self.urge > TOO_LONG and self.held >= data.HAND_LIMIT
        """Whether a long game and a full hand suggest a lack of deniers: more cards would only circulate."""

    @once
    def prestigious(self) -> int:
        tops = [site.cards[-1] for site in self.player.quarter.values()]
        return len([top for top in tops if CARDS[top].kind == "prestigious_building"])

    # ------------------------------------------------------------ deniers and citizens

    @once
    def money(self, deniers: int) -> float:
        """Worth of gaining or losing deniers."""
        return self.purse(self.player.deniers + deniers) - self.purse_now

    def purse(self, deniers: int) -> float:
        """Worth of a purse: six deniers are needed, twelve are plenty."""
        first, second, beyond = self.PURSE
        if deniers <= 6:
            return first * deniers
        if deniers <= 12:
            return first * 6 + second * (deniers - 6)
        return first * 6 + second * 6 + beyond * (deniers - 12)

    @once
    def used(self, citizens: moved.Citizens) -> float:
        """Cost of using citizens: own ones lie down, borrowed ones are paid for and their owner gains."""
        own = citizens.count(self.seat)
        borrowed = len(citizens) - own
        lying = self.CITIZEN * own
        return lying - self.money(-data.BORROW_PRICE * borrowed) + 0.1 * borrowed if borrowed else lying

    # ------------------------------------------------------------ cards

    @once
    def card(self, name: str) -> float:
        """Worth of a card in the quarter, wherever it lies."""
        card = CARDS[name]
        if card.scoring is not None:
            needed = self.PRESTIGIOUS * self.urge * (self.missing > 0) * (not self.last)
            return self.scored(name, card.scoring) + needed
        return card.prestige + self.shown(card)

    def shown(self, card: Card) -> float:
        """Worth of the future use of a visible level I or II card."""
        if self.last:
            return 0.0
        if card.ability is not None:
            return self.SHOWN * self.left * self.ability(card.id)
        character = card.character
        assert character is not None
        return self.left * (0.5 + 0.5 * character.amount if character.pays else 1.2)

    def scored(self, name: str, scoring: Scoring) -> float:
        """Points of a prestigious building, less the average gain of the opponents."""
        view = self.view
        shown = name in self.visible()
        worth = 0.0
        for seat, player in enumerate(view.players):
            count = COUNTS[scoring.per](player, scoring)
            if seat == self.seat:
                before = min(data.CAP, count * scoring.other) if shown else 0
                worth += min(data.CAP, count * scoring.owner) - before
            elif not shown:
                worth -= self.RIVALS * min(data.CAP, count * scoring.other) / (len(view.players) - 1)
        return worth

    @once
    def visible(self) -> set[str]:
        """Cards on top in any quarter."""
        return {site.cards[-1] for player in self.view.players for site in player.quarter.values()}

    @once
    def best_play(self, name: str) -> float:
        """Worth of a card in the hand if it can be paid some day."""
        card = CARDS[name]
        if card.scoring is not None:
            if card.deniers > self.player.deniers + 8:
                return 0.0
            for site in self.player.quarter.values():
                if name in site.cards:
                    return 0.0
        dear = max(0, card.deniers - self.player.deniers) * 0.15
        return max(
            0.1,
            self.card(name) + self.SPACE * 0.5 * (len(self.player.quarter) < data.SPACES) - 0.15 * card.deniers - dear,
        )

    @once
    def in_hand(self, name: str) -> float:
        """Worth of a card added to the hand, which falls with the number of cards there."""
        if self.sated:
            return 0.0
        full = self.held >= data.HAND_LIMIT
        worth = self.HELD * self.best_play(name) * (1 - self.CROWDED * len(self.player.hand))
        if full:
            worth -= min(map(self.best_play, self.player.hand), default=0.0) * self.HELD
        return worth

    def closed_card(self, deck: str) -> float:
        """Worth of the better of two unknown cards."""
        return self.closed(data.DECKS[deck].level)

    @once
    def closed(self, level: int) -> float:
        if self.sated:
            return 0.0
        if level == 3:
            wanted = self.WANTED * self.urge if self.missing > self.prestigious_in_hand() else 0.0
        else:
            wanted = self.urge - 1 if len(self.player.quarter) < data.SPACES else -0.5
        crowded = 0.18 * self.held
        return (self.CLOSED_CARD[level - 1] + wanted) * max(0.1, 1 - crowded)

    def prestigious_in_hand(self) -> int:
        return sum(CARDS[name].scoring is not None for name in self.player.hand)

    def play(self, move: moved.Play) -> float:
        """Playing costs no action, so any worthwhile card is played first."""
        worth = self.laid(move)
        return worth + FIRST if worth > 0 else worth - FIRST

    def laid(self, move: moved.Play) -> float:
        card, below = CARDS[move.card], self.player.quarter.get(move.space)
        worth = self.card(move.card) + self.money(-card.deniers)
        if below is None:
            worth += 0.0 if self.last else self.SPACE * self.urge
            worth += 0.05 * self.in_line[move.space]
        else:
            worth -= self.covered(move.space, card)
        if move.pay is not None:
            worth -= self.given(card, move.pay)
        return worth

    def covered(self, space: str, card: Card) -> float:
        """Loss by covering: the prestige of a covered card still counts; a card of another colour replaces the whole
        stack."""
        colour, hidden, replaced = self.top_of(space)
        return (hidden if card.colour == colour else hidden + replaced) + 0.3

    @once
    def top_of(self, space: str) -> tuple[str, float, int]:
        """The colour of the card on top, the loss by hiding it, and the prestige of the whole stack."""
        cards = self.player.quarter[space].cards
        top = CARDS[cards[-1]]
        lost = self.card(top.id) - top.prestige
        if top.scoring is not None:
            lost += self.PRESTIGIOUS * (self.prestigious() <= data.END_PRESTIGIOUS)
        return top.colour, lost, sum([CARDS[name].prestige for name in cards])

    def given(self, card: Card, pay: str) -> float:
        if card.also == "citizen":
            return self.OWN_CITIZEN * (0.5 + self.left) - self.CITIZEN * (pay != "plaza")
        if is_space(pay):
            site = self.player.quarter[pay]
            return self.card(site.cards[-1]) + (self.SPACE if len(site.cards) == 1 else 0.0)
        return self.best_play(pay)

    # ------------------------------------------------------------ actions

    def draw(self, move: moved.Draw) -> float:
        up = self.view.decks[move.deck].up
        card = self.in_hand(up) if move.how == "face_up" and up else self.closed_card(move.deck)
        return card - self.used(move.citizens) - (0.3 if self.view.last_round else 0.0)

    def activate(self, move: moved.Activate) -> float:
        return self.activated(move.space) - self.used(move.citizens)

    @once
    def activated(self, space: str) -> float:
        return self.ability(self.player.quarter[space].cards[-1]) + self.reactions(space)

    def visit(self, move: moved.Visit) -> float:
        return self.reactions(move.space) - self.used(move.citizens)

    @once
    def reactions(self, space: str) -> float:
        """Worth of the characters in the cross of an activated building."""
        worth, colour = 0.0, self.player.quarter[space].card.colour
        for at, character in self.reacting():
            if in_line(at, space) and colour in character.colours:
                worth += self.money(character.amount) if character.pays else 0.6
        return worth

    @once
    def reacting(self) -> list[tuple[str, Character]]:
        """Spaces of the own quarter with characters that react to an activation."""
        characters = [(at, site.card.character) for at, site in self.player.quarter.items() if not site.damaged]
        return [(at, one) for at, one in characters if one is not None and one.on == "activate"]

    @once
    def ability(self, name: str) -> float:
        """Worth of activating a building."""
        ability = CARDS[name].ability
        assert ability is not None
        view, player, does = self.view, self.player, ability.does
        if does in COUNTED:
            return self.money(ability.amount * COUNTED[does](view, player, ability))
        if does == "gain_per_chosen_colour":
            return self.money(ability.amount * max(player.plaza[colour] for colour in ability.colours))
        if does == "recruit":
            able = player.deniers >= ability.amount and any(view.supply[colour] for colour in ability.colours)
            return self.OWN_CITIZEN * (0.4 + self.left) + self.money(-ability.amount) if able else 0.0
        if does in ("draw", "take_two", "abbey"):
            found = self.closed(ability.level) if any(view.decks[deck].size for deck in ability.decks) else 0.0
            return found * (1.0 if does == "draw" else 1.5)
        if does == "fight":
            return self.RAMPART if WAYS[does](view, self.seat, ability, ()) else 0.0
        if does in ("manor", "courtroom"):
            return self.money(2)
        if does == "copy":
            return self.copied(ability)
        return 0.1

    def copied(self, ability: Ability) -> float:
        """The best building of the opponents, valued as the seat's own; copies of copies are ignored."""
        worth = 0.0
        for move in WAYS["copy"](self.view, self.seat, ability, ()):
            assert isinstance(move, moved.Copy)
            worth = max(worth, self.copy(move))
        return worth

    def copy(self, move: moved.Copy) -> float:
        card = self.view.players[move.seat].quarter[move.space].card
        assert card.ability is not None
        return 0.1 if card.ability.does == "copy" else self.ability(card.id)

    def fight(self, move: moved.Fight) -> float:
        """A rampart is worth a point at the end and protection before."""
        coins = coins_on(self.view, move.event)
        price = ransom(move.event, coins) if move.citizens else 0
        need = self.harm(move.event) if not data.EVENTS[move.event].positive else -0.2 * coins
        crowded = 0.4 if self.held >= data.HAND_LIMIT else 0.0
        return self.RAMPART + 0.5 * need + self.money(-price) - self.used(move.citizens) - crowded

    def earn(self, move: moved.Earn) -> float:
        return self.money(data.EARNED_PER_CITIZEN * move.count) - self.CITIZEN * move.count

    def gather(self, move: moved.Gather) -> float:
        """All citizens return and damage is repaired."""
        player = self.player
        away = sum(player.lying.values()) + sum(len(site.tokens) for site in player.quarter.values())
        damaged = sum(site.damaged for site in player.quarter.values())
        return self.CITIZEN * away + self.DAMAGE * damaged - self.TURN

    def recruit(self, move: moved.Recruit) -> float:
        price = data.EXPERT_RECRUIT_PRICE if move.citizens else 0
        scarce = 0.2 / (1 + self.player.citizens(move.colour))
        return self.OWN_CITIZEN * (0.4 + self.left) + scarce + self.money(-price) - self.used(move.citizens)

    def standing(self, move: moved.Standing) -> float:
        """Prefers to be asked."""
        return -100.0

    # ------------------------------------------------------------ choices within an action

    def keep(self, move: moved.Keep) -> float:
        return self.best_play(move.card)

    def pick(self, move: moved.Pick) -> float:
        return sum(map(self.best_play, move.cards))

    def take(self, move: moved.Take) -> float:
        return self.closed_card(move.deck)

    def name_colour(self, move: moved.Name) -> float:
        """A Bakery counts the seat's own citizens, a Manor the opponents' buildings."""
        others = sum(buildings(self.view.players[other], move.colour) for other in self.view.opponents(self.seat))
        return self.player.plaza[move.colour] + others

    def fire(self, move: moved.Fire) -> float:
        """A Ballista only harms others, which a caretaker avoids."""
        return -1.0

    def hit(self, move: moved.Hit) -> float:
        """A Catapult likewise; if forced, it hits the card of least worth."""
        card = self.view.players[move.seat].quarter[move.space].card
        return -1.0 - card.prestige - card.level

    def call(self, move: moved.Call) -> float:
        return 0.1

    def rise(self, move: moved.Raise) -> float:
        return self.CITIZEN * sum(self.player.lying.values())

    def nothing(self, move: moved.Skip) -> float:
        return 0.0

    # ------------------------------------------------------------ events and the hand

    def harm(self, event: str) -> float:
        """Cost of an event to the seat."""
        lost = harm_of(self.view, self.seat, event)
        if data.EVENTS[event].group == "lose_denier":
            return -self.money(-lost)
        return lost * (self.DAMAGE if data.EVENTS[event].damages else self.CITIZEN)

    def defend(self, move: moved.Defend) -> float:
        """Use a rampart whenever an event would cost anything: it keeps its point when built."""
        good = [event for event in (*move.ramparts, move.catapult) if event and data.EVENTS[event].positive]
        saved = sum(self.harm(event) for event in move.ramparts) - 0.25 * len(move.ramparts)
        return saved + (self.harm(move.catapult) if move.catapult else 0.0) - len(good)

    def damage(self, move: moved.Damage) -> float:
        card = self.player.quarter[move.space].card
        return -self.shown(card) - 0.01 * card.prestige

    def lay(self, move: moved.Lay) -> float:
        return after_losses(self.view, self.seat).players[self.seat].plaza[move.colour]

    def build(self, move: moved.Build) -> float:
        """Building loses only the protection."""
        return -0.3

    def discard(self, move: moved.Discard) -> float:
        return -1.0 if move.card in data.EVENTS else -self.best_play(move.card)

    decisions = {
        moved.Play: play,
        moved.Draw: draw,
        moved.Activate: activate,
        moved.Visit: visit,
        moved.Fight: fight,
        moved.Earn: earn,
        moved.Gather: gather,
        moved.Recruit: recruit,
        moved.Standing: standing,
        moved.Keep: keep,
        moved.Take: take,
        moved.Copy: copy,
        moved.Fire: fire,
        moved.Hit: hit,
        moved.Name: name_colour,
        moved.Pick: pick,
        moved.Call: call,
        moved.Raise: rise,
        moved.Skip: nothing,
        moved.Defend: defend,
        moved.Damage: damage,
        moved.Lay: lay,
        moved.Build: build,
        moved.Discard: discard,
    }


CARETAKER = Weigher(TOURNAY, tuned(Citizen, constants("tournay")))
