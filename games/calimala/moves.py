"""Moves of Calimala. `by` is the means of an action: the street (`disc`) or a card (`card`), with `_end` if the
activation ends with it (only where nothing of the street is left)."""

from typing import Literal

from engine.moves import Move, MoveBook, move
from games.calimala.data import Action, Building, City, Material, Piece

By = Literal["disc", "card", "disc_end", "card_end"]
BY_DISC: frozenset[By] = frozenset({"disc", "disc_end"})
BY_CARD: tuple[By, ...] = ("card", "card_end")
ENDING: dict[By, By] = {"disc": "disc_end", "card": "card_end"}
"""The same, as the last thing done."""


@move
class Keep(Move):
    """D3: the final scoring card kept."""

    final: str


@move
class Draft(Move):
    """D4: the starting action card."""

    action: Action


@move
class Place(Move):
    """D5: a disc on a street."""

    space: str
    disc: Literal["own", "white"]


@move
class Take(Move):
    """The wood, brick and marble actions."""

    material: Material
    by: By


@move
class Build(Move):
    """D8."""

    piece: Piece
    city: City | None
    by: By


@move
class Artwork(Move):
    """D9: a building, or the council."""

    site: str
    by: By


@move
class Weave(Move):
    by: By


@move
class Ship(Move):
    """D10: one port for each cloth, in the order of the data table."""

    ports: tuple[City, ...]
    by: By


@move
class Transport(Move):
    """D11."""

    cities: tuple[City, ...]
    by: By


@move
class Contribute(Move):
    """D12."""

    material: Material
    building: Building
    by: By


@move
class Draw(Move):
    """D13: a card for an action of the street that cannot be carried out."""

    action: Action


@move
class Skip(Move):
    """D6 (c): leave out one execution of an action that could be carried out. Leaving out the last is ending."""

    action: Action


@move
class End(Move):
    """D6 (e). `done`: nothing impossible is left; `draw`: take a card for everything impossible that is left;
    `decline`: end without them (Q10)."""

    how: Literal["done", "draw", "decline"]


@move
class Promote(Move):
    """D14: the own disc that goes to the council; `height` counts from the bottom, 1 to 4."""

    space: str
    height: int


BOOK = MoveBook(Keep, Draft, Place, Take, Build, Artwork, Weave, Ship, Transport, Contribute, Draw, Skip, End, Promote)
