"""Components of Tournay (RULES.md, section 2) except the activity cards, which are in `cards`.

Ids only: names are in `locales`, drawings in `pictures`.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple

Colour = Literal["yellow", "white", "red"]
"""Civilian, religious, military: used for cards, citizens and events."""
Kind = Literal["building", "character", "prestigious_building", "town_crier"]

COLOURS: tuple[Colour, ...] = ("yellow", "white", "red")
LEVELS = (1, 2, 3)
GREY = "grey"
"""Token on a building for a citizen of another player (TOU-8.2)."""

ROWS = COLUMNS = 3
SPACES = ROWS * COLUMNS
HAND_LIMIT = 4
BORROW_PRICE = 2
EARNED_PER_CITIZEN = 2
RANSOM_EXTRA = 1
EXPERT_RECRUIT_PRICE = 5
CITIZENS_TO_DRAW: MappingProxyType[int, int] = MappingProxyType({1: 1, 2: 2, 3: 3})
MAX_ACTIVATIONS = 2
"""Maximum activations of a building, with a Priest (TOU-16.8)."""

REWARD = 2
"""Deniers of a positive event."""
QUEUE = 3
"""Slots of the event queue."""

CAP = 12
"""Maximum points of one prestigious building for a player."""
RAMPART_POINTS = 1
END_PRESTIGIOUS = 2
END_PLAYERS = 2
IDLE_ROUNDS = 5
"""Rounds in which all players only gather, after which the last round begins (Q69)."""
BARREN_ROUNDS = 10
"""Rounds without growth, after which the last round begins (Q70)."""

# ---------------------------------------------------------------- set-up (2.10)


class SetUp(NamedTuple):
    citizens: int
    """Citizens of each colour, per player."""
    deniers: int
    supply: int
    """Citizens of each colour in the supply."""


SET_UP: MappingProxyType[str, MappingProxyType[int, SetUp]] = MappingProxyType(
    {
        "basic": MappingProxyType({seats: SetUp(2, 6, 3) for seats in (2, 3, 4)}),
        "expert": MappingProxyType({seats: SetUp(1, 9, seats + 3) for seats in (2, 3, 4)}),
    }
)
CRIERS_TO_END: MappingProxyType[int, int] = MappingProxyType({2: 3, 3: 4, 4: 5})

# ---------------------------------------------------------------- decks (2.4)


class DeckKind(NamedTuple):
    id: str
    colour: Colour
    level: int

    @property
    def crier(self) -> str:
        return f"town_crier_{self.id}"


DECKS: MappingProxyType[str, DeckKind] = MappingProxyType(
    {f"{colour}_{level}": DeckKind(f"{colour}_{level}", colour, level) for level in LEVELS for colour in COLOURS}
)
CRIERS: MappingProxyType[str, str] = MappingProxyType({deck.crier: deck.id for deck in DECKS.values()})
"""Town Crier → its deck."""

# ---------------------------------------------------------------- events (2.8)

Group = Literal[
    "lose_citizen_colour", "damage_colour", "lose_citizen_any", "damage_any", "majority_reward", "lose_denier"
]


@dataclass(frozen=True, slots=True)
class EventCard:
    id: str
    group: Group
    target: Colour | None
    """The colour it affects; None if it affects none or all."""
    fight_colour: Colour
    circles: int = 3

    @property
    def positive(self) -> bool:
        return self.group == "majority_reward"

    @property
    def damages(self) -> bool:
        return self.group in ("damage_colour", "damage_any")

    @property
    def fight_citizens(self) -> int:
        """TOU-9.2, 9.3."""
        return 2 if self.group == "lose_denier" else 1

    @property
    def ransom(self) -> bool:
        return self.group != "lose_denier"


EVENTS: MappingProxyType[str, EventCard] = MappingProxyType(
    {
        event.id: event
        for event in (
            EventCard("battle_of_bouvines", "lose_citizen_colour", "red", "red"),
            EventCard("excommunication", "lose_citizen_colour", "white", "white"),
            EventCard("great_plague", "lose_citizen_colour", "yellow", "yellow"),
            EventCard("battle_of_courtrai", "damage_colour", "red", "red"),
            EventCard("william_the_conqueror", "damage_colour", "yellow", "yellow"),
            EventCard("heresy", "damage_colour", "white", "white"),
            EventCard("crusade", "lose_citizen_any", None, "white"),
            EventCard("norman_attack", "damage_any", None, "red"),
            EventCard("public_festival", "majority_reward", "yellow", "yellow"),
            EventCard("procession", "majority_reward", "white", "white"),
            EventCard("royal_visit", "majority_reward", "red", "red"),
            EventCard("banditry", "lose_denier", None, "yellow"),
            EventCard("pillage", "lose_denier", None, "white"),
            EventCard("battle_of_cassel", "lose_denier", None, "red"),
            EventCard("drought", "lose_denier", None, "yellow"),
        )
    }
)
