"""The nine decks with their face-up cards."""

from engine.tournay.data import COLOURS, DECKS, LEVELS
from engine.tournay.state import State
from render import sprites
from render.canvas import Frame
from render.furniture import draw_tag
from render.palette import CREAM, INK, MARK, SOFT_INK
from render.tournay import faces
from render.tournay.changes import Changes
from render.tournay.icons import icon
from render.tournay.quarter import well


def draw_deck(
    f: Frame, lang: str, view: State, name: str, back: float, size: tuple[float, float], text: float, new: Changes
) -> None:
    """The pile with the number of cards left, and beside it the face-up card."""
    deck = view.decks[name]
    width, height = size
    hidden = deck.size - (deck.up is not None)
    if hidden:
        for step in range(min(hidden - 1, 3), 0, -1):
            f.put(faces.edge(DECKS[name].colour, f.px(back), f.px(height * 0.9)), step * 2.4, height * 0.1 - step * 2.4)
        f.put(faces.back(name, f.px(back), f.px(height)), 0, 0)
        draw_tag(f, back - text * 0.62, height - text * 0.7, str(hidden), text, fill=CREAM, colour=INK, line=SOFT_INK)
    else:
        f.put(well(f.px(back), f.px(height)), 0, 0)
    if deck.crier_out:
        f.put(icon("bell", f.px(text * 1.5)), text * 0.66, text * 0.66)
    x = back + text * 0.4
    if deck.up is not None:
        f.put(faces.face(lang, deck.up, f.px(width), f.px(height), f.px(text)), x, 0)
    else:
        f.put(well(f.px(width), f.px(height)), x, 0)
    f.name(f"deck {name}", 0, 0, back, height)
    f.name(f"up {name}", x, 0, width, height)
    if name in new.criers:
        f.put(sprites.ring(f.px(back), f.px(height), MARK, 3.4, f.px(text * 0.5), 4), 0, 0)
    if name in new.decks:
        f.put(sprites.ring(f.px(width), f.px(height), MARK, 3.4, f.px(text * 0.5), 4), x, 0)


def rows() -> list[list[str]]:
    """Level III above, as the decks lie on the table; a column for each colour."""
    return [[f"{colour}_{level}" for colour in COLOURS] for level in reversed(LEVELS)]
