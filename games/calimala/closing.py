"""The last action of a disc (Q37).

An activation must not end by itself while its owner holds cards: that would reveal that none of them can be played. So
the last action also states whether the activation ends; if no card could follow, ending is the only option. The other
players see the same in both cases.
"""

from collections.abc import Iterable

from engine.moves import Move
from engine.seats import Seat
from games.calimala.actions import CHOICES, Choices
from games.calimala.duty import spared
from games.calimala.moves import ENDING, By
from games.calimala.prospect import HELPS, LIKE, after, possible_in, prospect
from games.calimala.state import State


class Closing:
    """Options of a seat with cards when at most one action of the street is left."""

    def __init__(self, state: State, seat: Seat, left: int, cards: dict[str, Choices]) -> None:
        """`left`: how often the street's actions can still be carried out, both together: once or not at all.
        `cards`: what can be done with each card of the hand."""
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.left, self.cards = left, cards

    def by_disc(self, action: str) -> Choices:
        return self._last(action, "disc", self.cards)

    def by_card(self, card: str) -> Choices:
        hand, choices = self.player.hand, self.cards[card]
        if self.left or len(hand) == 1 or not choices:
            return choices
        rest = hand[:]
        rest.remove(card)
        return self._last(card, "card", rest)

    def can_skip(self) -> bool:
        """Leaving out the last is the same as ending, unless a card can follow."""
        return any(self.cards.values())

    def _last(self, action: str, by: By, hand: Iterable[str]) -> Choices:
        """Those choices after which a card can follow, and all of them as the end.

        Most cards can follow all of them or none; only for the others the mat afterwards is looked at.
        """
        state, player, choices = self.state, self.player, CHOICES[action]
        ended = choices(state, player, ENDING[by])
        if not ended:
            return ended
        safe, open_cards = spared(player.cubes, action), []
        for card in hand:
            if self.cards[card]:
                if card in safe:
                    return [*choices(state, player, by), *ended]
                open_cards.append(card)
            elif action in HELPS[card]:
                open_cards.append(card)
        if not open_cards:
            return ended
        now = prospect(state, self.seat)
        followed: dict[object, bool] = {}
        found: list[Move] = []
        for move in choices(state, player, by):
            same = LIKE[type(move)](move)
            if same not in followed:
                there = after(now, move)
                followed[same] = any(possible_in(there, card) for card in open_cards)
            if followed[same]:
                found.append(move)
        found += ended
        return found
