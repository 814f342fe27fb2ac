"""The nine decks with their face-up cards."""

from games.tournay.data import COLOURS, DECKS, LEVELS
from games.tournay.pictures import faces
from games.tournay.pictures.icons import icon
from games.tournay.pictures.quarter import well
from games.tournay.pictures.tints import EDGES, TINTS, letters_on
from games.tournay.state import State
from games.tournay.words.highlights import Highlights
from games.tournay.words.terms import EMBLEMS, ROMAN, face_name
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style
from render.furniture import draw_tag
from render.palette import CREAM, INK, MARK, SOFT_INK, mix
from render.sprite_cache import kept


def draw_deck(
    f: Frame, lang: str, view: State, name: str, back: float, size: tuple[float, float], text: float, new: Highlights
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


def draw_plate(f: Frame, lang: str, view: State, name: str, wide: float, high: int, text: int, new: Highlights) -> None:
    """Deck on a phone: number of cards left, whether the Town Crier has come, and the name of the face-up card."""
    deck, about = view.decks[name], DECKS[name]
    hidden = deck.size - (deck.up is not None)
    f.put(plate(about.colour, f.px(wide), high, 76), 0, 0)
    ink = letters_on(about.colour)
    f.put(icon(EMBLEMS[about.colour], 30), 20, 20)
    f.text((34, 0, 42, 38), ROMAN[about.level], Style(text, face="heavy", colour=ink))
    f.text((4, 32, 40, 34), str(hidden), Style(text, face="heavy", colour=ink))
    if deck.crier_out:
        f.put(icon("bell", 34), 56, 48)
    if deck.up is not None:
        style = Style(text, align="left", lines=2, leading=0.96, colour=mix(EDGES[about.colour], INK, 0.6))
        shown = faces.broken(face_name(lang, deck.up), "bold", text, wide - 92)
        f.text((84, 0, wide - 90, high), shown, style)
    f.name(f"deck {name}", 0, 0, 78, high)
    f.name(f"up {name}", 78, 0, wide - 78, high)
    if name in new.decks or name in new.criers:
        f.put(sprites.ring(f.px(wide), high, MARK, 3.4, 12, 4), 0, 0)


@kept
def plate(colour: str, width: int, height: int, strip: int) -> Sprite:
    """Paper with a coloured strip on its left. Origin: top left."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, TINTS[colour], EDGES[colour], 2, 10)
    pen.box(strip, 2, width - strip - 2, height - 4, CREAM, None, radius=8)
    return pen.sprite()


def deck_rows() -> list[list[str]]:
    """Level III on top, as on the table; a column for each colour."""
    return [[f"{colour}_{level}" for colour in COLOURS] for level in reversed(LEVELS)]
