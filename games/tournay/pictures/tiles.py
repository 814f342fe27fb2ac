"""Small parts of the phone pictures: the question in words, named tiles, lenders."""

from typing import Any

from engine import Move
from games.tournay import TOURNAY
from games.tournay.cards import CARDS
from games.tournay.data import BORROW_PRICE, DECKS, EVENTS
from games.tournay.pictures import pieces
from games.tournay.pictures.icons import icon
from games.tournay.state import State
from games.tournay.words.terms import phrase
from render import sprites
from render.canvas import Frame, Style
from words.reader import Look

BONUS = "React"
"""The decision in which a Monk or a Templar uses a white citizen, whatever the building's colour (TOU-22.8)."""


def colour_of(view: State, seat: int, move: Move) -> str:
    """Colour of the citizens that a move uses or gives."""
    asked: Any = move
    match move.kind:
        case "draw":
            return DECKS[asked.deck].colour
        case "activate" | "visit":
            if type(TOURNAY.top(view)).__name__ == BONUS:
                return "white"
            return view.players[seat].quarter[asked.space].card.colour
        case "fight":
            return EVENTS[asked.event].fight_colour
        case "play":
            return CARDS[asked.card].colour
        case _:
            return str(asked.colour)


def draw_named(f: Frame, sign: str, name: str, wide: float, high: float, text: float) -> None:
    """An icon and a name beside it."""
    f.put(icon(sign, 62), 52, high / 2)
    f.text((100, 4, wide - 112, high - 8), name, Style(text + 4, align="left", least=text, lines=2, leading=1.0))


def draw_lenders(f: Frame, look: Look, seat: int, colour: str, owners: list[int], wide: float, high: float) -> None:
    """The citizens of an action, each with the badge of its owner, and the price of borrowed ones."""
    if not owners:
        f.text((16, 0, wide - 32, high), phrase(look.lang, "tournay-render-free"), Style(34, least=28))
        return
    for number, owner in enumerate(owners):
        x = 46 + number * 92
        f.put(pieces.citizen(colour, f.px(min(80, high * 0.72))), x, high / 2 - 4)
        f.put(sprites.badge(look.palette, owner, look.letter(owner), 48), x + 32, high / 2 + min(34, high / 2 - 30))
    price = BORROW_PRICE * sum(owner != seat for owner in owners)
    if price:
        pieces.draw_coin(f, wide - 46, high / 2, f"−{price}", min(72, high * 0.8))
    else:
        f.text((wide - 96, 0, 84, high), phrase(look.lang, "tournay-render-own"), Style(30, face="note", least=28))
