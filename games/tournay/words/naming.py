"""Names of Tournay's cards and events within a line of text."""

from engine import Move, Seat
from games.tournay.cards import Card
from games.tournay.firing import coins_on
from games.tournay.state import State
from words import Speaker

GAME = "tournay"


def name_of(say: Speaker, card: str) -> str:
    return say.term(GAME, "card", card)


def bare_name(say: Speaker, card: str) -> str:
    """Name without the part that distinguishes it from others of the same name."""
    return name_of(say, card).split(" (")[0]


def top_card(view: State, seat: Seat, space: str) -> str:
    return view.players[seat].quarter[space].cards[-1]


def effect_of(say: Speaker, card: str) -> str:
    return say(f"tournay-effect-{card}")


def cost_of(say: Speaker, card: Card) -> str:
    colour = say.term(GAME, "colour", card.colour)
    return say("tournay-note-cost", deniers=card.deniers, also=card.also or "nothing", colour=colour)


def event_with_coins(view: State | None, say: Speaker, event: str) -> str:
    """`Great Plague (2 coins)`."""
    name = say.term(GAME, "event", event)
    if view is None or event not in view.queue:
        return name
    return say("tournay-choice-event", event=name, coins=coins_on(view, event))


def fields_of(move: Move) -> tuple[str, ...]:
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    return fields
