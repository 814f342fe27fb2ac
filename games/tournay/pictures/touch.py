"""Places of answers on Tournay's pictures.

On the wide board a hand lies face down: its cards have places on the upright board and in the player's area.
"""

from collections.abc import Sequence
from typing import Any

from engine import Event, Move
from engine.moves import JOIN
from engine.touching import Tag
from games.tournay.cards import CARDS
from games.tournay.pictures.tiles import colour_of
from games.tournay.state import Player, State
from games.tournay.words.spaces import window
from render.touching import agreed, named

EVENT_FIELDS = ("event", "events", "ramparts", "catapult")
TOLD = {
    "space": ("card {seat} {word}", "space {seat} {word}"),
    "spaces": ("card {seat} {word}",),
    "Copied.space": ("card {owner} {word}",),
    "CatapultHit.space": ("card {victim} {word}",),
    "deck": ("deck {word}",),
    "FaceUpTaken.deck": ("up {word}",),
    "FaceUpBuried.deck": ("up {word}",),
    "TurnedUp.deck": ("up {word}",),
    "colour": ("plaza {seat} {word}",),
    "colours": ("plaza {seat} {word}",),
    "Recruited.colour": ("plaza {seat} {word}", "supply {word}"),
    "CitizensUsed.colour": (),
    "CitizensUsed.citizens": ("plaza {word} {colour}",),
    "StoodUp.citizens": ("plaza {seat} {word}",),
    "Gathered.citizens": ("mat {seat}",),
    "slot": ("event {word}",),
    "EventFought.event": ("ramparts {seat}",),
    "RampartBuilt.rampart": ("ramparts {seat}",),
    "Defended.built": ("ramparts {seat}",),
    "Gained.deniers": ("purse {seat}",),
    "Earned.deniers": ("purse {seat}",),
    "DeniersLost.deniers": ("purse {seat}",),
    "Paid.deniers": ("purse {seat}", "purse {to}"),
    "CrierCalled.criers": ("criers",),
    "LastRoundBegan.complete": ("mat {word}",),
    "BuildingScored.owners": ("mat {word}",),
}
"""Fields of events → kind of place (see `render.touching.named`)."""


def places(view: State, seat: int, tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    field, word = tag
    player = view.players[seat]
    if field in ("card", "cards", "rampart"):
        return _card(player, seat, word)
    if field == "colour":
        return (f"plaza {seat} {word}",)
    if field == "seat":
        return (f"mat {word}",)
    if field in EVENT_FIELDS:
        return (f"event {view.queue.index(word)}",) if word in view.queue else ()
    if field == "deck":
        return tuple(dict.fromkeys(_deck(word, getattr(move, "how", "hidden")) for move in moves))
    return agreed(_dependent(view, seat, field, word, move) for move in moves)


def _dependent(view: State, seat: int, field: str, word: str, move: Any) -> tuple[str, ...]:
    """Place of an answer that depends on another field of the move."""
    match field:
        case "space":
            return _space(view, getattr(move, "seat", seat), word)
        case "how":
            return (_deck(move.deck, word),)
        case "pay":
            return _payment(view, seat, word, move)
        case "citizens":
            lenders = set(word.split(JOIN))
            return (f"plaza {lenders.pop()} {colour_of(view, seat, move)}",) if len(lenders) == 1 else ()
        case _:
            return ()


def _card(player: Player, seat: int, card: str) -> tuple[str, ...]:
    """In the hand, or among the cards being looked at. Ramparts lie on one pile: it is a place if they are equal."""
    if {*player.ramparts} == {card}:
        return (f"ramparts {seat}",)
    hands = (("hand", player.hand), ("looked", player.looked))
    return tuple(f"{name} {seat} {n}" for name, cards in hands for n, other in enumerate(cards) if other == card)


def _deck(deck: str, how: str) -> str:
    return f"up {deck}" if how == "face_up" else f"deck {deck}"


def _space(view: State, seat: int, space: str) -> tuple[str, ...]:
    """A card of a quarter, or an empty space within the window shown."""
    quarter = view.players[seat].quarter
    if space in quarter:
        return (f"card {seat} {space}",)
    return (f"space {seat} {space}",) if space in window(quarter).spaces else ()


def _payment(view: State, seat: int, word: str, move: Any) -> tuple[str, ...]:
    if word in ("plaza", "lying"):
        return (f"{'standing' if word == 'plaza' else 'lying'} {seat} {CARDS[move.card].colour}",)
    return _card(view.players[seat], seat, word) or _space(view, seat, word)


def thing(view: State, place: str) -> str | None:
    kind, *rest = place.split()
    found: str | None = None
    match kind, rest:
        case "card", [seat, space]:
            found = view.players[int(seat)].quarter[space].cards[-1]
        case "up", [deck]:
            found = view.decks[deck].up
        case (("hand" | "back"), [seat, number]):
            found = view.players[int(seat)].hand[int(number)]
        case "looked", [seat, number]:
            found = view.players[int(seat)].looked[int(number)]
        case "known", [seat, number]:
            found = view.players[int(seat)].known[int(number)]
    return found if found in CARDS else None


def event_places(view: State, event: Event) -> tuple[str, ...]:
    """Also the present places of named event cards in the queue."""
    cards = (getattr(event, "event", None), *getattr(event, "events", ()))
    slots = [f"event {slot}" for slot, card in enumerate(view.queue) if card and card in cards]
    return (*named(event, TOLD), *slots)
