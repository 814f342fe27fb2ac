"""The last action of a disc (Q37).

An activation must not end by itself while its owner holds cards: that would reveal that none of them can be played. So
the last action also states whether the activation ends; if no card could follow, ending is the only option. The other
players see the same in both cases.
"""

from collections.abc import Iterable

from engine.moves import Move
from engine.seats import Seat
from games.calimala.actions import CHOICES, Choices
from games.calimala.duty import Outlook, spared
from games.calimala.moves import ENDING, By
from games.calimala.prospect import HELPS, LIKE, after, possible_in
from games.calimala.state import State


class Closing(Outlook):
    """Options of a seat with cards when at most one action of the street is left."""

    def __init__(self, state: State, seat: Seat, left: int, cards: dict[str, Choices]) -> None:
        """`left`: how often the street's actions can still be carried out, both together: once or not at all.
        `cards`: what can be done with each card of the hand."""
        super().__init__(state, seat)
        self.left, self.cards = left, cards

    def by_disc(self, action: str) -> Choices:
        return self._last(action, "disc", CHOICES[action](self.state, self.player, "disc"), self.cards)

    def by_card(self, card: str) -> Choices:
        hand = self.player.hand
        if self.left or len(hand) == 1:
            return self.cards[card]
        rest = hand[:]
        rest.remove(card)
        return self._last(card, "card", self.cards[card], rest)

    def can_skip(self) -> bool:
        """Leaving out the last is the same as ending, unless a card can follow."""
        return any(self.cards.values())

    def _last(self, action: str, by: By, choices: Choices, hand: Iterable[str]) -> Choices:
        """Those choices after which a card can follow, and all of them as the end.

        Most cards can follow all of them or none; only for the others the mat afterwards is looked at.
        """
        if not choices:
            return choices
        ended = CHOICES[action](self.state, self.player, ENDING[by])
        safe, open_cards = spared(self.player.cubes, action), []
        for card in hand:
            if self.cards[card]:
                if card in safe:
                    return [*choices, *ended]
                open_cards.append(card)
            elif action in HELPS[card]:
                open_cards.append(card)
        if not open_cards:
            return ended
        followed: dict[object, bool] = {}
        found: list[Move] = []
        for move in choices:
            same = LIKE[type(move)](move)
            if same not in followed:
                there = after(self.prospect, move)
                followed[same] = any(possible_in(there, card) for card in open_cards)
            if followed[same]:
                found.append(move)
        found += ended
        return found
