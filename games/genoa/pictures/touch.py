"""Places of answers on Genoa's pictures.

The wide board shows only the number of cards: single cards have places on the upright board and in the player's area.
The supply is only on the wide board.
"""

from collections.abc import Sequence
from typing import Any

from engine import Event, Move
from engine.touching import Tag
from games.genoa import GENOA
from games.genoa.data import DECK_OF, FRONTAGE, MARKER, SPACES, TRACK_START
from games.genoa.deals import Terms
from games.genoa.events import RoundBegan
from games.genoa.pictures.closeup import THINGS
from games.genoa.state import State
from render.touching import agreed, named

SPACE = ("space {word}", "annex {word}")
"""An L-shaped building has two places: its long row and its third square."""
SPACE_FIELDS = ("space", "spaces", "building", "buildings", "street")
CARD_FIELDS = ("card", "order")
SUPPLIED = ("commodity", "tile", "good")
"""Fields that name a good of the supply."""
TOLD = {
    **dict.fromkeys(("space", "spaces", "building", "origin", "street", "placed", "removed"), SPACE),
    "id": ("offer {word}",),
    "offers": ("offer {word}",),
    "Offered.space": (*SPACE, "pennant {word} {seat}"),
    "things": ("{word} of {seat}",),
    "tile": ("{word} of {seat}",),
    "ActionBegan.tile": (),
    "target": (*SPACE, "{word} of {seat}"),
    "away": ("{word} of {seat}",),
    "good": ("{word} of {seat}",),
    "deck": ("{word} of {seat}", "supply {word}"),
    "Reshuffled.deck": ("supply {word}",),
    "decks": ("{word} of {seat}",),
    "CardsGiven.decks": ("{word} of {seat}", "{word} of {to}"),
    "ducats": ("ducats of {seat}",),
    "MarkersExchanged.paid": ("marker of {seat}",),
    "MarkersExchanged.taken": ("marker of {to}",),
    "Struck.buyer": ("mat {word}",),
}
"""Fields of events → kind of place (see `render.touching.named`)."""


def places(view: State, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    field, word = tag
    if field in SPACE_FIELDS:
        return _space(word) if word in SPACES else ()
    if field in CARD_FIELDS or (field == "away" and word in DECK_OF):
        return (f"card {word}",)
    if field == "id":
        return _offer(view, int(word))
    if field == "to":
        return (f"mat {word}",)
    if field == "away":
        return (f"{word} of {seat}",)
    if field in SUPPLIED:
        return (_supplied(view, seat, word),)
    return agreed(_treated(field, word, move) for move in moves)


def _supplied(view: State, seat: int, word: str) -> str:
    """A good of the supply; while the terms of a deal are settled, of the player who pays."""
    top = GENOA.top(view)
    if isinstance(top, Terms):
        return f"{word} of {top.payer(view)}"
    return f"{word} of {seat}" if word == MARKER else f"supply {word}"


def _treated(field: str, word: str, move: Any) -> tuple[str, ...]:
    """The building beside a street that gets a marker."""
    if field not in ("one", "other") or word not in ("place", "replace"):
        return ()
    return _space(FRONTAGE[move.street][field == "other"])


def _space(space: str) -> tuple[str, ...]:
    return tuple(name.format(word=space) for name in SPACE)


def _offer(view: State, id: int) -> tuple[str, ...]:
    """Its row, its pennant in the city, and on a phone the space's flag if this is its only offer."""
    row = f"offer {id}"
    offer = next((offer for offer in view.offers if offer.id == id), None)
    if offer is None:
        return (row,)
    alone = sum(other.space == offer.space for other in view.offers) == 1
    return (row, f"pennant {offer.space} {offer.seat}", *([f"offers {offer.space}"] if alone else []))


def thing(view: State, place: str) -> str | None:
    kind, *rest = place.split()
    if kind in ("space", "annex", "owner", "card", "supply"):
        found = rest[0]
    elif rest[:1] == ["of"]:
        found = kind
    else:
        return None
    return found if found in THINGS else None


def event_places(view: State, event: Event) -> tuple[str, ...]:
    if isinstance(event, RoundBegan):
        return (f"round {event.marker - TRACK_START[len(view.players)] + 1}",)
    return named(event, TOLD)
