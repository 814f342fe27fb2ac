"""The last action of a disc (Q37).

An activation must not end by itself while its owner holds cards: that would reveal that none of them can be played. So
the last action also states whether the activation ends; if no card could follow, ending is the only option. The other
players see the same in both cases.
"""

from collections.abc import Sequence

from engine.moves import Move
from engine.seats import Seat
from games.calimala.actions import CHOICES, POSSIBLE
from games.calimala.duty import Outlook, harmless
from games.calimala.moves import ENDING, By
from games.calimala.prospect import HELPS, LIKE, after, possible_in
from games.calimala.state import State


class Closing(Outlook):
    """Options of a seat with cards when at most one action of the street is left."""

    def __init__(self, state: State, seat: Seat, left: int) -> None:
        """`left`: how often the street's actions can still be carried out, both together: once or not at all."""
        super().__init__(state, seat)
        self.left = left
        self.possible = {card: POSSIBLE[card](state, self.player) for card in self.player.hand}
        """Card → whether it can be played now."""

    def by_disc(self, action: str) -> Sequence[Move]:
        return self._last(action, "disc", self.player.hand)

    def by_card(self, card: str) -> Sequence[Move]:
        hand = self.player.hand
        if self.left or len(hand) == 1:
            return self._choices(card, "card")
        rest = hand[:]
        rest.remove(card)
        return self._last(card, "card", rest)

    def can_skip(self) -> bool:
        """Leaving out the last is the same as ending, unless a card can follow."""
        return True in self.possible.values()

    def _choices(self, action: str, by: By) -> Sequence[Move]:
        return CHOICES[action](self.state, self.player, by)

    def _last(self, action: str, by: By, hand: Sequence[str]) -> Sequence[Move]:
        """Those after which a card can follow, and all of them as the end.

        Most cards can follow all of them or none; only for the others the mat afterwards is looked at.
        """
        ended, open_cards = self._choices(action, ENDING[by]), []
        if not ended:
            return ended
        for card in dict.fromkeys(hand):
            if self.possible[card]:
                if harmless(self.player.cubes, action, card):
                    return [*self._choices(action, by), *ended]
                open_cards.append(card)
            elif action in HELPS[card]:
                open_cards.append(card)
        if not open_cards:
            return ended
        followed: dict[object, bool] = {}
        found: list[Move] = []
        for move in self._choices(action, by):
            same = LIKE[type(move)](move)
            if same not in followed:
                there = after(self.prospect, move)
                followed[same] = any(possible_in(there, card) for card in open_cards)
            if followed[same]:
                found.append(move)
        found += ended
        return found
