"""The activity cards (RULES.md 2.5, 2.6, 2.9): cost, effect and worth.

Effects use a small vocabulary: an `Ability` is implemented by `abilities`, a `Character` by `characters`, a `Scoring`
by `scoring`. No code asks for a card by its name.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Literal

from games.tournay.data import COLOURS, DECKS, Colour, Kind

Colours = tuple[Colour, ...]

Does = Literal[
    "gain", "gain_per_empty_space", "gain_per_occupied_space", "gain_per_standing", "gain_per_lying",
    "gain_per_pair", "gain_per_chosen_colour", "draw", "take_two", "recruit", "copy", "ballista", "fight",
    "abbey", "catapult", "manor", "courtroom",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Ability:
    """The effect of activating a building."""

    does: Does
    amount: int = 0
    """Deniers for each thing counted; the price of a recruit; the number of events a Ballista may choose."""
    colours: Colours = COLOURS
    """Colours of the deck, the recruit, the building copied or the citizens counted."""
    level: int = 0
    """Level of the deck."""
    occupied: bool = False
    """When copying: whether occupied buildings are allowed."""
    coins: bool = True
    """When fighting: whether the event must have coins, or must have none."""
    take_coins: bool = False
    at_once: bool = field(init=False)
    """Whether activating leaves no further choice."""
    decks: tuple[str, ...] = field(init=False)
    """Decks of its level and colours, for abilities that draw."""

    def __post_init__(self) -> None:
        decks = tuple(f"{colour}_{self.level}" for colour in COLOURS if colour in self.colours)
        object.__setattr__(self, "decks", decks)
        one_colour = self.does in ("take_two", "recruit") and len(self.colours) == 1
        object.__setattr__(self, "at_once", one_colour or self.does in AT_ONCE)


AT_ONCE = frozenset(
    {
        "gain", "gain_per_empty_space", "gain_per_occupied_space", "gain_per_standing", "gain_per_lying",
        "gain_per_pair", "abbey", "courtroom",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Character:
    """When a character acts and what it gives."""

    on: Literal["place", "activate", "citizens", "always", "gather", "earn"]
    """A card placed or a building activated in its cross; red citizens there (TOU-22.18); a permanent effect."""
    gives: Literal["deniers", "stand_up", "fight", "activation", "second_activation"]
    amount: int = 0
    colours: Colours = COLOURS
    """Colours of the card placed or activated."""
    kinds: frozenset[Kind] = frozenset({"building"})
    take_coins: bool = False
    target: Colour | None = None
    """Colour of the building that a Monk or a Templar activates."""

    @property
    def pays(self) -> bool:
        """Whether it only gives money, without a decision."""
        return self.gives == "deniers"


@dataclass(frozen=True, slots=True)
class Scoring:
    """Criterion of a prestigious building, with its value for owners and for others."""

    per: Literal["card_sets", "citizens", "cards", "deniers", "characters", "flat", "prestigious", "citizen_sets",
                 "buildings", "ramparts"]  # fmt: skip
    owner: int
    other: int
    colours: Colours = COLOURS
    divisor: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    colour: Colour
    level: int
    kind: Kind
    deniers: int
    prestige: int = 0
    copies: int = 1
    marked: int = 0
    """Number of copies that the expansion replaces."""
    expansion: bool = False
    also: Literal["citizen", "card"] | None = None
    """Paid besides the deniers (TOU-17.3, 17.5)."""
    ability: Ability | None = None
    character: Character | None = None
    scoring: Scoring | None = None

    @property
    def deck(self) -> str:
        return f"{self.colour}_{self.level}"

    @property
    def lasting(self) -> bool:
        """Whether it is a level I or II card: these can be damaged and are what most criteria count."""
        return self.level < 3


def _building(
    name: str, colour: Colour, level: int, prestige: int, ability: Ability, *, marked: int = 0, copies: int = 1,
    expansion: bool = False,
) -> Card:  # fmt: skip
    return Card(name, colour, level, "building", PRICE[level], prestige, copies, marked, expansion, ability=ability)


def _character(
    name: str, colour: Colour, level: int, prestige: int, character: Character, *, marked: int = 0,
    expansion: bool = False,
) -> Card:  # fmt: skip
    return Card(name, colour, level, "character", PRICE[level], prestige, 1, marked, expansion, character=character)


def _prestigious(
    name: str, colour: Colour, copies: int, deniers: int, scoring: Scoring,
    also: Literal["citizen", "card"] | None = None,
) -> Card:  # fmt: skip
    return Card(name, colour, 3, "prestigious_building", deniers, 0, copies, also=also, scoring=scoring)


PRICE: MappingProxyType[int, int] = MappingProxyType({1: 1, 2: 3})
Y: Colours = ("yellow",)
W: Colours = ("white",)
R: Colours = ("red",)
YW: Colours = ("yellow", "white")

_YELLOW_1 = (
    _character("architect_1", "yellow", 1, 1,
               Character("place", "deniers", 1, kinds=frozenset({"building", "prestigious_building"}))),
    _building("barn_1", "yellow", 1, 1, Ability("draw", colours=Y, level=2)),
    _character("alderman_1", "yellow", 1, 1,
               Character("place", "deniers", 2, kinds=frozenset({"character"})), marked=1),
    _building("farmhouse_1", "yellow", 1, 0, Ability("gain_per_empty_space", 1), marked=1),
    _character("journeyman_1", "yellow", 1, 1, Character("activate", "deniers", 1)),
    _building("market_1", "yellow", 1, 0, Ability("gain", 5)),
    _building("port_1", "yellow", 1, 1, Ability("copy", colours=Y)),
    _building("quarry_1", "yellow", 1, 1, Ability("gain", 4), marked=1),
    _building("residence_1", "yellow", 1, 1, Ability("recruit", 3, Y)),
)  # fmt: skip
_WHITE_1 = (
    _character("bishop_1", "white", 1, 1, Character("activate", "stand_up", colours=W), marked=1),
    _building("bishopric_1", "white", 1, 0, Ability("take_two", colours=W, level=2)),
    _building("bridge_1", "white", 1, 0, Ability("copy")),
    _building("hospital_1", "white", 1, 1, Ability("gain", 4)),
    _building("library_1_draw", "white", 1, 1, Ability("draw", level=2)),
    _building("library_1_take_two", "white", 1, 0, Ability("take_two", level=1), marked=1),
    _building("monastery_1_any", "white", 1, 0, Ability("recruit", 3)),
    _character("priest_1", "white", 1, 1, Character("always", "second_activation", colours=W)),
    _character("prior_1", "white", 1, 0, Character("activate", "deniers", 2, W), marked=1),
)
_RED_1 = (
    _building("arsenal_1", "red", 1, 1, Ability("draw", colours=R, level=2)),
    _building("ballista_1", "red", 1, 1, Ability("ballista", 2)),
    _building("barracks_1", "red", 1, 1, Ability("recruit", 3, R)),
    _building("fort_1", "red", 1, 1, Ability("fight"), marked=1, copies=2),
    _character("knight_1", "red", 1, 1,
               Character("place", "fight", kinds=frozenset({"prestigious_building"}), take_coins=True)),
    _character("advocate_1", "red", 1, 1, Character("place", "deniers", 2, YW)),
    _building("road_1", "red", 1, 1, Ability("copy", colours=R), marked=1),
    _character("tax_collector_1", "red", 1, 1, Character("activate", "deniers", 1, Y), marked=1),
)  # fmt: skip
_YELLOW_2 = (
    _character("architect_2", "yellow", 2, 1,
               Character("place", "deniers", 2, kinds=frozenset({"building", "prestigious_building"}))),
    _building("barn_2", "yellow", 2, 1, Ability("draw", colours=Y, level=3)),
    _character("alderman_2", "yellow", 2, 2,
               Character("place", "deniers", 4, kinds=frozenset({"character"})), marked=1),
    _character("journeyman_2", "yellow", 2, 0, Character("activate", "deniers", 2)),
    _building("market_2", "yellow", 2, 1, Ability("gain", 6)),
    _building("port_2", "yellow", 2, 1, Ability("copy", colours=Y, occupied=True)),
    _building("quarry_2", "yellow", 2, 2, Ability("gain", 5), marked=1),
    _building("residence_2", "yellow", 2, 2, Ability("recruit", 2, Y)),
    _building("customs_house_2", "yellow", 2, 0, Ability("gain_per_occupied_space", 1), marked=1),
)  # fmt: skip
_WHITE_2 = (
    _character("augustinian_2", "white", 2, 2,
               Character("place", "deniers", 2, W, kinds=frozenset({"building", "character"})), marked=1),
    _building("bishopric_2", "white", 2, 1, Ability("draw", colours=W, level=3)),
    _building("bridge_2", "white", 2, 0, Ability("copy", occupied=True)),
    _building("library_2_draw", "white", 2, 0, Ability("draw", level=3)),
    _building("library_2_take_two", "white", 2, 0, Ability("take_two", level=2), marked=1),
    _building("monastery_2_white", "white", 2, 2, Ability("recruit", 2, W)),
    _building("monastery_2_any", "white", 2, 0, Ability("recruit", 2)),
    _character("priest_2", "white", 2, 1, Character("always", "second_activation")),
    _character("prior_2", "white", 2, 0, Character("activate", "deniers", 3, W), marked=1),
)  # fmt: skip
_RED_2 = (
    _building("arsenal_2", "red", 2, 1, Ability("draw", colours=R, level=3)),
    _building("ballista_2", "red", 2, 2, Ability("ballista", 3)),
    _building("barracks_2", "red", 2, 2, Ability("recruit", 2, R)),
    _building("bastion_2", "red", 2, 1, Ability("fight", coins=False)),
    _building("fort_2", "red", 2, 1, Ability("fight", take_coins=True), marked=1, copies=2),
    _character("advocate_2", "red", 2, 2, Character("place", "deniers", 3, YW), marked=1),
    _building("road_2", "red", 2, 1, Ability("copy", colours=R, occupied=True)),
    _character("tax_collector_2", "red", 2, 2, Character("activate", "deniers", 2, Y), marked=1),
)
_LEVEL_3 = (
    _prestigious("belfry_3", "yellow", 1, 5, Scoring("card_sets", 4, 2)),
    _prestigious("city_hall_3", "yellow", 2, 2, Scoring("citizens", 2, 1, Y), "card"),
    _prestigious("cloth_hall_3", "yellow", 2, 0, Scoring("cards", 2, 1, Y), "citizen"),
    _prestigious("mint_3", "yellow", 2, 5, Scoring("deniers", 2, 1, divisor=4)),
    _prestigious("tour_des_six_3", "yellow", 2, 5, Scoring("characters", 2, 1)),
    _prestigious("cathedral_3", "white", 1, 20, Scoring("flat", 8, 0)),
    _prestigious("la_madeleine_3", "white", 2, 2, Scoring("prestigious", 2, 1), "card"),
    _prestigious("saint_brice_3", "white", 1, 5, Scoring("card_sets", 4, 2)),
    _prestigious("saint_jacques_3", "white", 2, 0, Scoring("cards", 2, 1, W), "citizen"),
    _prestigious("saint_nicolas_3", "white", 1, 5, Scoring("citizen_sets", 3, 1)),
    _prestigious("saint_quentin_3", "white", 2, 2, Scoring("citizens", 2, 1, W), "card"),
    _prestigious("pont_des_trous_3", "red", 1, 5, Scoring("citizen_sets", 3, 1)),
    _prestigious("porte_de_la_vigne_3", "red", 2, 2, Scoring("citizens", 2, 1, R), "card"),
    _prestigious("tour_d_arras_3", "red", 2, 5, Scoring("buildings", 2, 1, YW)),
    _prestigious("tour_henry_viii_3", "red", 2, 5, Scoring("ramparts", 2, 1)),
    _prestigious("tour_saint_georges_3", "red", 2, 0, Scoring("cards", 2, 1, R), "citizen"),
)
_EXPANSION = (
    _building("brewery_1", "yellow", 1, 1, Ability("gain_per_standing", 1), expansion=True),
    _building("inn_1", "yellow", 1, 0, Ability("gain_per_pair", 4, ("yellow", "red")), expansion=True),
    _character("senator_1", "yellow", 1, 1, Character("gather", "deniers", 2), expansion=True),
    _building("abbey_1", "white", 1, 0, Ability("abbey", level=1), expansion=True),
    _character("monk_1", "white", 1, 1, Character("activate", "activation", colours=W, target="yellow"),
               expansion=True),
    _character("templar_1", "white", 1, 1, Character("activate", "activation", colours=W, target="red"),
               expansion=True),
    _building("catapult_1", "red", 1, 1, Ability("catapult"), expansion=True),
    _character("knight_exp_1", "red", 1, 1, Character("citizens", "fight", colours=R), expansion=True),
    _building("manor_1", "red", 1, 1, Ability("manor", 1), expansion=True),
    _building("bakery_2", "yellow", 2, 1, Ability("gain_per_chosen_colour", 2, ("white", "red")), expansion=True),
    _building("brewery_2", "yellow", 2, 1, Ability("gain_per_lying", 2), expansion=True),
    _character("senator_2", "yellow", 2, 2, Character("gather", "deniers", 3), expansion=True),
    _building("abbey_2", "white", 2, 0, Ability("abbey", level=2), expansion=True),
    _character("monk_2", "white", 2, 2, Character("activate", "activation", colours=W, target="yellow"),
               expansion=True),
    _character("templar_2", "white", 2, 2, Character("activate", "activation", colours=W, target="red"),
               expansion=True),
    _building("courtroom_2", "red", 2, 1, Ability("courtroom", 3), expansion=True),
    _character("knight_exp_2", "red", 2, 1, Character("citizens", "fight", colours=R, take_coins=True),
               expansion=True),
    _character("mercenary_2", "red", 2, 2, Character("earn", "deniers", 3, R), expansion=True),
)  # fmt: skip

CARDS: MappingProxyType[str, Card] = MappingProxyType(
    {
        card.id: card
        for deck in DECKS
        for card in (*_YELLOW_1, *_WHITE_1, *_RED_1, *_YELLOW_2, *_WHITE_2, *_RED_2, *_LEVEL_3, *_EXPANSION)
        if card.deck == deck
    }
)
"""Every playable card by id, in deck order; the Town Criers are in `data.CRIERS`."""
ORDER: MappingProxyType[str, int] = MappingProxyType({card: n for n, card in enumerate(CARDS)})
"""Sort key of hands."""
DECK_OF: MappingProxyType[str, str] = MappingProxyType({card.id: card.deck for card in CARDS.values()})
KNIGHT_COUNTS = frozenset({2, 4, 6})
"""Numbers of citizens at which an expansion Knight fights (TOU-22.18, 22.19)."""


@cache
def _of(deck: str) -> tuple[Card, ...]:
    return tuple(card for card in CARDS.values() if card.deck == deck)


def base_cards(deck: str) -> Counter[str]:
    return Counter({card.id: card.copies for card in _of(deck) if not card.expansion})


def marked_cards(deck: str) -> Counter[str]:
    """Cards that the expansion replaces (TOU-21.1)."""
    return Counter({card.id: card.marked for card in _of(deck) if card.marked})


def expansion_cards(deck: str) -> Counter[str]:
    return Counter({card.id: card.copies for card in _of(deck) if card.expansion})


for _deck in DECKS.values():
    assert base_cards(_deck.id).total() == 9, f"{_deck.id} and its crier must be ten cards"
    assert marked_cards(_deck.id).total() == expansion_cards(_deck.id).total() == (3 if _deck.level < 3 else 0)
