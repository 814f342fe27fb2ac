"""The points of a game, counted again from its log, independently of the engine's scoring.

Purses, citizens, quarters and ramparts are kept from the log alone and must equal the engine's at the end. Then every
prestigious building is scored from a separate table.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.events import Event
from games.tournay import events as told
from games.tournay.state import State

Q = ("yellow", "white", "red")

CHARACTERS = """
    architect alderman journeyman bishop priest prior knight knight_exp advocate tax_collector augustinian senator monk
    templar mercenary
""".split()  # noqa: SIM905
WITHOUT_PRESTIGE = """
    farmhouse_1 market_1 bishopric_1 bridge_1 library_1_take_two monastery_1_any prior_1 journeyman_2 customs_house_2
    bridge_2 library_2_draw library_2_take_two monastery_2_any prior_2 inn_1 abbey_1 abbey_2
""".split()  # noqa: SIM905
WORTH_TWO = """
    alderman_2 quarry_2 residence_2 augustinian_2 monastery_2_white ballista_2 barracks_2 advocate_2 tax_collector_2
    senator_2 monk_2 templar_2 mercenary_2
""".split()  # noqa: SIM905
YELLOW = """
    architect barn alderman farmhouse journeyman market port quarry residence customs_house brewery inn senator bakery
    belfry city_hall cloth_hall mint tour_des_six
""".split()  # noqa: SIM905
WHITE = """
    bishop bishopric bridge hospital library monastery priest prior augustinian abbey monk templar cathedral
    la_madeleine saint_brice saint_jacques saint_nicolas saint_quentin
""".split()  # noqa: SIM905


def plain(card: str) -> str:
    """`library_1_take_two` is a library."""
    return re.split(r"_[123]", card)[0]


def colour_of(card: str) -> str:
    name = plain(card)
    if name in YELLOW:
        return "yellow"
    return "white" if name in WHITE else "red"


def level_of(card: str) -> int:
    return next(int(part) for part in card.split("_") if part in ("1", "2", "3"))


def is_character(card: str) -> bool:
    return plain(card) in CHARACTERS


def prestige_of(card: str) -> int:
    if level_of(card) == 3 or card in WITHOUT_PRESTIGE:
        return 0
    return 2 if card in WORTH_TWO else 1


@dataclass
class Ledger:
    deniers: int
    citizens: Counter[str]
    quarter: dict[str, list[str]] = field(default_factory=dict)
    ramparts: int = 0
    built: int = 0

    def visible(self) -> list[str]:
        return [cards[-1] for cards in self.quarter.values()]

    def lesser(self) -> list[str]:
        return [card for card in self.visible() if level_of(card) < 3]

    def count(self, name: str) -> int:
        """Number of the things that a prestigious building counts for this player."""
        colours = Counter(colour_of(card) for card in self.lesser())
        counts = {
            "belfry": min(colours[c] for c in Q),
            "saint_brice": min(colours[c] for c in Q),
            "city_hall": self.citizens["yellow"],
            "saint_quentin": self.citizens["white"],
            "porte_de_la_vigne": self.citizens["red"],
            "cloth_hall": colours["yellow"],
            "saint_jacques": colours["white"],
            "tour_saint_georges": colours["red"],
            "mint": self.deniers // 4,
            "tour_des_six": sum(is_character(card) for card in self.lesser()),
            "cathedral": 1,
            "la_madeleine": sum(level_of(card) == 3 for card in self.visible()),
            "saint_nicolas": min(self.citizens[c] for c in Q),
            "pont_des_trous": min(self.citizens[c] for c in Q),
            "tour_d_arras": sum(not is_character(card) and colour_of(card) != "red" for card in self.lesser()),
            "tour_henry_viii": self.built,
        }
        return counts[name]


VALUES = {"belfry": (4, 2), "saint_brice": (4, 2), "cathedral": (8, 0), "saint_nicolas": (3, 1),
          "pont_des_trous": (3, 1)}  # fmt: skip


def write_down(books: list[Ledger], event: Event) -> None:
    match event:
        case told.CardPlayed(seat, card, space, how, deniers):
            books[seat].deniers -= deniers
            if how == "replace":
                books[seat].quarter[space] = []
            books[seat].quarter.setdefault(space, []).append(card)
        case told.CardGiven(seat, _, _, space, _) if space is not None:
            books[seat].quarter[space].pop()
            if not books[seat].quarter[space]:
                del books[seat].quarter[space]
        case told.CitizenGiven(seat, colour, _):
            books[seat].citizens[colour] -= 1
        case told.CitizensUsed(seat, _, citizens, price):
            for owner in citizens:
                if owner != seat:
                    books[seat].deniers -= price
                    books[owner].deniers += price
        case told.Gained(seat, deniers, _) | told.Earned(seat, _, _, deniers):
            books[seat].deniers += deniers
        case told.DeniersLost(seat, _, deniers):
            books[seat].deniers -= deniers
        case told.Recruited(seat, colour, deniers):
            books[seat].deniers -= deniers
            books[seat].citizens[colour] += 1
        case told.Paid(seat, to, deniers, _):
            books[seat].deniers -= deniers
            books[to].deniers += deniers
        case told.EventFought(seat, _, _, ransom, coins, taken, _):
            assert taken in (0, coins)
            books[seat].deniers += taken - ransom
            books[seat].ramparts += 1
        case told.Defended(seat, ramparts, built, _):
            assert len(ramparts) == len(built)
            books[seat].ramparts -= len(built)
            books[seat].built += len(built)
        case told.RampartBuilt(seat, _):
            books[seat].ramparts -= 1
            books[seat].built += 1
        case told.Discarded(seat, "events", _, _):
            books[seat].ramparts -= 1


def recount(start_state: State, events_by_move: Iterable[Sequence[Event]], final_state: State) -> tuple[int, ...]:
    """Points from the log alone; also checks that the log has every change of purse, citizens and quarter."""
    books = [Ledger(player.deniers, Counter({c: player.plaza[c] for c in Q})) for player in start_state.players]
    for events in events_by_move:
        for event in events:
            write_down(books, event)
    for book, player in zip(books, final_state.players, strict=True):
        assert book.deniers == player.deniers
        assert {c: book.citizens[c] for c in Q} == {c: player.citizens(c) for c in Q}
        assert {s: tuple(cards) for s, cards in book.quarter.items()} == {s: x.cards for s, x in player.quarter.items()}
        assert (book.ramparts, book.built) == (0, len(player.built))
    points = [book.built + sum(prestige_of(c) for cards in book.quarter.values() for c in cards) for book in books]
    for name in {plain(card) for book in books for card in book.visible() if level_of(card) == 3}:
        for seat, book in enumerate(books):
            owns = any(plain(card) == name and level_of(card) == 3 for card in book.visible())
            left, right = VALUES.get(name, (2, 1))
            points[seat] += min(12, book.count(name) * (left if owns else right))
    return tuple(points)
