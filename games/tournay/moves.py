"""The moves of Tournay.

`citizens` lists the owner of each citizen used: the seat's own first, then the others clockwise. It is empty if an
ability makes the action free.
"""

from typing import Literal

from engine.moves import Move, MoveBook, move
from engine.seats import Seat
from games.tournay.data import Colour
from games.tournay.state import StandingAnswer

Citizens = tuple[Seat, ...]

# ---------------------------------------------------------------- the turn


@move
class Play(Move):
    """D2 – D4: a card from the hand into the quarter. `pay`: what is given besides deniers: a card of the hand, or
    the space of a card of the quarter; for a citizen `plaza`, `lying` or the space of its building."""

    card: str
    pay: str | None
    space: str


@move
class Draw(Move):
    """D8: the face-up card of a deck, or one of two hidden ones."""

    deck: str
    how: Literal["face_up", "hidden"]
    citizens: Citizens


@move
class Activate(Move):
    """D10."""

    space: str
    citizens: Citizens


@move
class Visit(Move):
    """Activate a building without its ability (TOU-8.5, 14.3a). Only if activation would use it at once."""

    space: str
    citizens: Citizens


@move
class Fight(Move):
    """D14."""

    event: str
    citizens: Citizens


@move
class Earn(Move):
    """D13."""

    colour: Colour
    count: int


@move
class Gather(Move):
    """D13."""


@move
class Recruit(Move):
    """D13 (expert rules), D11."""

    colour: Colour
    citizens: Citizens


@move
class Standing(Move):
    """Set the standing answer about ramparts."""

    answer: StandingAnswer

    standing = True


# ---------------------------------------------------------------- choices within an action


@move
class Keep(Move):
    """D9: keep one of the two cards seen."""

    card: str


@move
class Take(Move):
    """D11: two cards from the top of a deck."""

    deck: str


@move
class Copy(Move):
    """D11: the ability of an opponent's building."""

    seat: Seat
    space: str


@move
class Fire(Move):
    """D11: the events that a Ballista fires, in the order of the queue."""

    events: tuple[str, ...]


@move
class Hit(Move):
    """D11: a card of an opponent that a Catapult damages."""

    seat: Seat
    space: str


@move
class Name(Move):
    """D11: the colour that a Bakery or a Manor counts."""

    colour: Colour


@move
class Pick(Move):
    """D18: the two cards taken with an Abbey."""

    cards: tuple[str, ...]


@move
class Call(Move):
    """D5, D12: the character that takes effect next."""

    space: str


@move
class Raise(Move):
    """D12: put all lying citizens of the player upright with a Bishop."""


@move
class Skip(Move):
    """Decline."""


# ---------------------------------------------------------------- events


@move
class Defend(Move):
    """D15, D16: the events ignored with a rampart each, in queue order, and the one ignored with the Catapult."""

    ramparts: tuple[str, ...]
    catapult: str | None


@move
class Damage(Move):
    """D17: the card of the seat that an event damages."""

    space: str


@move
class Lay(Move):
    """D17: the colour of the citizen that a Crusade takes."""

    colour: Colour


# ---------------------------------------------------------------- the hand limit


@move
class Discard(Move):
    """D19: a card of the hand, or a rampart."""

    card: str


@move
class Build(Move):
    """D19: a rampart of the hand."""

    rampart: str


BOOK = MoveBook(
    Play, Draw, Activate, Visit, Fight, Earn, Gather, Recruit, Standing, Keep, Take, Copy, Fire, Hit, Name, Pick, Call,
    Raise, Skip, Defend, Damage, Lay, Discard, Build,
)  # fmt: skip
