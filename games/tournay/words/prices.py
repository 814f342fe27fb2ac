"""Price of a move in Tournay: deniers, citizens by colour, a card of the hand or the quarter."""

from collections import Counter

from engine import Move, Seat
from games.tournay import data
from games.tournay import moves as moved
from games.tournay.abilities import ChooseAbility, has_effect
from games.tournay.cards import CARDS
from games.tournay.characters import BONUS_CITIZEN, React
from games.tournay.fighting import ransom
from games.tournay.firing import coins_on
from games.tournay.state import State
from games.tournay.words.naming import top_card
from words import Speaker

PRICE_SIGNS = {"deniers": "🪙", "yellow": "🟡", "white": "⚪", "red": "🔴", "card": "🃏"}
SPOKEN = {sign: f"tournay-spoken-{thing}" for thing, sign in PRICE_SIGNS.items()}


def costs(view: State, seat: Seat, move: Move) -> dict[str, int]:
    """Own citizens lie down or go on a building; borrowed ones are paid for."""
    found: Counter[str] = Counter()
    match move:
        case moved.Play():
            card = CARDS[move.card]
            found["deniers"] = card.deniers
            if card.also is not None:
                found["card" if card.also == "card" else card.colour] += 1
        case moved.Earn():
            found[move.colour] = move.count
        case moved.Fight() if move.citizens:
            found["deniers"] = ransom(move.event, coins_on(view, move.event))
        case moved.Recruit():
            found["deniers"] = recruiting_price(view)
    citizens: tuple[Seat, ...] = getattr(move, "citizens", ())
    own = citizens.count(seat)
    found["deniers"] += data.BORROW_PRICE * (len(citizens) - own)
    if own:
        found[_colour(view, seat, move)] += own
    found["deniers"] += _paid_at_once(view, seat, move, found["deniers"])
    return found


def _paid_at_once(view: State, seat: Seat, move: Move, before: int) -> int:
    """Deniers for a recruit that the building takes by itself, if they are left after paying `before`."""
    if not isinstance(move, moved.Activate | moved.Copy):
        return 0
    owner = move.seat if isinstance(move, moved.Copy) else seat
    ability = CARDS[top_card(view, owner, move.space)].ability
    if ability is None or ability.does != "recruit" or not ability.at_once:
        return 0
    left = view.clone()
    left.players[seat].deniers -= before
    return ability.amount if has_effect(left, seat, ability) else 0


def sign(say: Speaker, thing: str) -> str:
    return PRICE_SIGNS[thing]


def recruiting_price(view: State) -> int:
    top = view.stack[-1]
    ability = CARDS[top.card].ability if isinstance(top, ChooseAbility) else None
    return ability.amount if ability is not None else data.EXPERT_RECRUIT_PRICE


def _colour(view: State, seat: Seat, move: Move) -> str:
    """Colour of the citizens that a move uses."""
    match move:
        case moved.Draw():
            return data.DECKS[move.deck].colour
        case moved.Fight():
            return data.EVENTS[move.event].fight_colour
        case moved.Activate() | moved.Visit():
            bonus = isinstance(view.stack[-1], React)
            return BONUS_CITIZEN if bonus else CARDS[top_card(view, seat, move.space)].colour
    return move.colour  # type: ignore[attr-defined,no-any-return]
