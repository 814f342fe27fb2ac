"""Whatever coordinate or place stands on a button or in a menu is written in the picture beside it; and both together
are not too much for a phone."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pytest

from cogs.play import panel
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from engine import GAMES, Event, Move
from games.calimala import data as calimala
from games.genoa import data as genoa
from games.genoa.words import terms as genoa_words
from games.tiletum import data as tiletum
from prompts.combined_moves import ALL_STEPS, MARK, combined_offers
from prompts.offered import FINISH
from render import pictures
from render.canvas import Page
from render.pictures import Picture, illustrator
from render.text import look
from tables import Person
from tables.core.seat_session import open_session
from tests.cogs.twins import NoPictures, at_once, table_of
from tests.render.kit import GALLERIES, in_both
from tests.render.moments import Moment
from tests.words.walk import walk
from words import LANGUAGES, speaker
from words.reader import Reader

BUTTON, MENU = 2, 3
PICTURES = 10
"""So many questions of each game are looked at in each language."""


@dataclass(frozen=True)
class Names:
    """How a game calls what lies on its board."""

    coordinates: str
    """An expression for those that are no words."""
    places: dict[str, Collection[str]] = field(default_factory=dict)
    """Fields, and the values in them that have a name on the board."""
    cards: Collection[str] = ()
    """Kinds of moves that speak of cards in hand: what those name is not meant as a place."""
    place: str = ""
    """How the picture calls the place of a coordinate, where that alone would be found on any picture."""

    drawn_as: Callable[[str, str], str] | None = None
    """By language and value, where the picture calls a place by a shorter name."""

    def said(self, game_id: str, lang: str, label: str) -> Iterator[str]:
        """What must be written in the picture because of a label."""
        for found in re.finditer(self.coordinates, label):
            yield found[0]
        say, rest = speaker(lang), label.casefold()
        terms = {
            say.term(game_id, name, value).casefold(): value for name in self.places for value in self.places[name]
        }
        for term in sorted(terms, key=len, reverse=True):
            if stands_in(term, rest):
                yield self.drawn_as(lang, terms[term]) if self.drawn_as else term
                rest = rest.replace(term, "")


NAMES = {
    "burgundy": Names(r"\b(?:[a-g][1-7]|[0-6][a-h])\b"),
    "calimala": Names(r"^\d+(?= [^\w\s])", {"city": calimala.CITIES, "site": (*calimala.BUILDINGS, calimala.COUNCIL)}),
    "tiletum": Names(r"(?<=[Bb]uilding )\d|\d(?=\. épület)", {"city": tiletum.CITIES}, place="building {seat} {name}"),
    "genoa": Names(
        r"\b\d-\d\b", {"name": genoa.BUILDINGS}, cards=("trade", "take", "hand", "keep"), drawn_as=genoa_words.short
    ),
    "tournay": Names(r"\b[A-Z]\d\b"),
}


def stands_in(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", text.casefold()) is not None


class Drawn(NoPictures):
    """Draws the one picture of a panel, and keeps the page."""

    page: Page

    async def get(self, key: object, draw: Any) -> Picture:
        self.page = draw()
        return Picture(b"", "a picture", *self.page.size)


def focus(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, path: Sequence[str] = (),
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), imagined: bool = False,
) -> Page:  # fmt: skip
    return illustrator(game_id).focus(view, look(reader, names), seat=seat, path=path, moves=moves, changes=changes)


def labels(card: Card) -> Iterator[tuple[str, str]]:
    """What can be chosen: the kind of move, and what the button or the menu calls it."""
    for block in card.blocks:
        for item in block.to_component_dict().get("components", ()):
            if item["type"] == BUTTON and item["custom_id"].split(":")[1] in ("say", FINISH):
                yield _kind(item["custom_id"].split(":", 4)[4]), item["label"]
            elif item["type"] == MENU:
                yield from ((_kind(option["value"]), option["label"]) for option in item["options"])


def _kind(words: str) -> str:
    return words.removeprefix(f"{FINISH}.").split(".")[0]


def written(page: Page) -> list[str]:
    """What stands in each box: a name may be broken into lines, a word too."""
    boxes: dict[object, list[str]] = {}
    for line in page.written:
        boxes.setdefault(line.box, []).append(line.text)
    return [" ".join(lines).replace("- ", "") for lines in boxes.values()]


def asked_in(game_id: str) -> list[Moment]:
    """Some of all the decisions of a game at each table."""
    gallery = GALLERIES[game_id]
    every = [moment for players, options in gallery.TABLES for moment in gallery.game(players, options=options)]
    asked = [moment for moment in every if moment.moves]
    return asked[:: max(1, len(asked) // (PICTURES * len(LANGUAGES)))]


@in_both
@pytest.mark.parametrize("game_id", NAMES)
def test_the_picture_shows_whatever_is_named_beside_it(
    game_id: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "focus", focus)
    met = 0
    for moment in asked_in(game_id)[LANGUAGES.index(lang) :: len(LANGUAGES)]:
        drawn, table = Drawn(), table_of(moment.game, moment.state)
        me = Who(Person(moment.seat), moment.names[moment.seat], lang)
        card = at_once(panel.card(drawn, me, open_session(table, moment.seat)))
        assert card.height <= panel.LONGEST_PANEL, (moment.step, card.height)
        there = written(drawn.page)
        for kind, label in labels(card):
            for name in NAMES[game_id].said(game_id, lang, label) if kind not in NAMES[game_id].cards else ():
                met += 1
                place = NAMES[game_id].place.format(seat=moment.seat, name=name) if name.isdigit() else ""
                assert any(stands_in(name, text) for text in there), (label, name, moment.step, there)
                assert not place or place in drawn.page.places, (label, place, moment.step)
    assert met > PICTURES, "places are named all the time"


class Asked(NoPictures):
    """Remembers the moves of the last picture."""

    moves: tuple[Move, ...] = ()

    async def get(self, key: object, draw: Any) -> Picture:
        assert isinstance(key, tuple)
        self.moves = key[3]
        return Picture(b"", "a picture", 780, 1100)


def test_the_picture_frames_nothing_that_the_panel_has_no_room_for() -> None:
    """Later steps of ways through the turn were framed, and asked for, where the ways themselves were left out."""
    game, seen = GAMES["tiletum"], 0
    for moment in islice(walk(game, 3, "framed"), 0, 300, 3):
        session, asked = open_session(table_of(game, moment.state), moment.seat), Asked()
        if not moment.moves or not combined_offers(session):
            continue
        card = at_once(panel.card(asked, Who(Person(moment.seat), "Anna", "en"), session))
        if not any(MARK in words or words == ".".join(ALL_STEPS) for words in said_by(card)):
            assert {*asked.moves} <= {*session.moves}
            seen += 1
    assert seen


def said_by(card: Card) -> Iterator[str]:
    """The words of every button and menu, and of the entries."""
    for block in card.blocks:
        for item in block.to_component_dict().get("components", ()):
            yield item["custom_id"].split(":", 4)[4]
            yield from (option["value"] for option in item.get("options", ()))
