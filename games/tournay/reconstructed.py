"""Parts of Tournay designed here because the printed originals were not available."""

from engine.reconstructed import Reconstruction, plain
from games.tournay.cards import CARDS
from games.tournay.data import EVENTS

SEEN = ("catapult_1", "knight_exp_1")
"""Expansion cards with cost and prestige published on a public page."""
KNOWN_MARKS = frozenset({"arsenal_1", "ballista_1", "barracks_1", "fort_1", "knight_1"})
"""Red I cards that the same page lists as replaced or kept."""


def _name(card: str) -> str:
    name, _, level = card.rpartition("_")
    return f"{plain(name)} {'I' * int(level)}" if level.isdecimal() else plain(card)


RECONSTRUCTED = (
    Reconstruction(
        "Events: the colour that is struck",
        "games/tournay/data.py: EVENTS, target",
        "By theme, one of each colour in each group: battles and the king red, the church white, the people yellow; "
        "William the Conqueror is left with yellow (Q51).",
        {plain(event.id): event.target for event in EVENTS.values() if event.target is not None},
    ),
    Reconstruction(
        "Events: the colour that fights them",
        "games/tournay/data.py: EVENTS, fight_colour",
        "The colour that is struck; for the six others by theme, two of each colour (Q52).",
        {plain(event.id): event.fight_colour for event in EVENTS.values()},
    ),
    Reconstruction(
        "Events: circles for coins",
        "games/tournay/data.py: EVENTS, circles",
        "An example shows a card with three coins, and a card can be full (Q52).",
        {plain(event.id): str(event.circles) for event in EVENTS.values()},
    ),
    Reconstruction(
        "Expansion: cost and prestige",
        "games/tournay/cards.py: _EXPANSION and PRICE",
        "The cost is that of every base card of the level; prestige by the pattern of the base game: red I always 1, "
        "strong cards of level II 0 or 1, weak ones 2.",
        {
            _name(card.id): f"{card.deniers} deniers, {card.prestige} prestige"
            for card in CARDS.values()
            if card.expansion and card.id not in SEEN
        },
    ),
    Reconstruction(
        "Cards that the expansion replaces",
        "games/tournay/cards.py: marked",
        "Three of each deck of level I and II: the same kinds as the cards that come instead, and never all of a kind "
        "that games are built on. Only with the expansion does it matter.",
        {
            _name(card.id): f"{card.marked} of {card.copies}"
            for card in CARDS.values()
            if card.marked and card.id not in KNOWN_MARKS
        },
    ),
)
