"""A player's things in small, below the city."""

from games.genoa import GENOA
from games.genoa.book import capacity
from games.genoa.data import COMMODITIES, DECKS, MARKER, TILES
from games.genoa.pictures import pieces
from games.genoa.pictures.icons import icon
from games.genoa.state import State
from games.genoa.words import status
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import GAME
from render import sprites
from render.canvas import Frame, Style
from render.furniture import draw_area
from render.palette import MARK, SOFT_INK
from render.player_head import draw_gain, draw_head, player_of
from words.reader import Look

HEIGHT = 362
HEAD = 94
ROOM = HEIGHT - HEAD - 60
"""Height for goods, tiles and cards, above the line about markers."""
SIZES, STEP = (64, 56, 50, 44, 38, 34), 1.68
"""Possible icon sizes, of which the largest that fits is used, and the distance of two icons in multiples of it."""


def height(width: float) -> float:
    return HEIGHT


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    draw_area(f, look.palette, seat, width, HEIGHT)


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Present and just spent goods, tiles and cards, each kind in a row of its own."""
    player = view.players[seat]
    _head(f, width, seat, view, look, new)
    kinds: list[list[tuple[str, int]]] = [
        [(commodity, player.commodities[commodity]) for commodity in COMMODITIES],
        [(tile, player.tiles[tile]) for tile in TILES],
        [(deck, len(player.hand(deck))) for deck in DECKS],
    ]
    shown = [[(t, n) for t, n in kind if n or new.things[seat, t]] for kind in kinds]
    size = next(size for size in SIZES if _rows(shown, width, size) * (size + 10) <= ROOM or size == SIZES[-1])
    per_row, y = _per_row(width, size), HEAD + 8 + size / 2
    for kind in shown:
        for number, (thing, count) in enumerate(kind):
            x = 18 + number % per_row * size * STEP + size / 2
            _thing(f, x, y + number // per_row * (size + 10), thing, count, size, seat, new)
        y += -(-len(kind) // per_row) * (size + 10)
    _markers(f, width, seat, view, look, new)


def _per_row(width: float, size: float) -> int:
    return int((width - 18) // (size * STEP))


def _rows(kinds: list[list[tuple[str, int]]], width: float, size: float) -> int:
    return sum(-(-len(kind) // _per_row(width, size)) for kind in kinds)


def _thing(f: Frame, x: float, y: float, thing: str, count: int, size: float, seat: int, new: Highlights) -> None:
    end = pieces.draw_counter(f, x, y, thing, count, size, size * 0.64)
    f.name(f"{thing} of {seat}", x - size / 2, y - size / 2, end - x + size / 2, size)
    if new.things[seat, thing]:
        ring(f, x, y, size)


def _head(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Name and money; whether the player can still perform an action, is the trader or is to decide."""
    player = view.players[seat]
    trading = [icon("tower", f.px(36))] if status.trading(view, seat) else []
    draw_head(f, look, width, player_of(GAME, view, seat, look), y=30, signs=trading)
    f.put(icon("ducat", f.px(30)), 36, 74)
    used = f.text((56, 54, 80, 40), status.money(player), Style(29, face="heavy", align="left"))
    f.name(f"ducats of {seat}", 20, 58, 36 + used, 32)
    if won := new.money[seat]:
        draw_gain(f, 64 + used, 74, won, 21, ends=False)
    if not GENOA.over(view) and capacity(view, seat) <= 0:
        spent = Style(20, face="note", colour=SOFT_INK, align="right", least=18)
        f.text((150, 56, width - 168, 36), look.say("genoa-render-no-action"), spent)


def ring(f: Frame, x: float, y: float, size: float) -> None:
    """A ring around something new."""
    sprite = sprites.ring(f.px(size), f.px(size), MARK, f.px(2.6), f.px(9), f.px(3.4))
    f.put(sprite, x - size / 2, y - size / 2)


def _markers(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Ownership markers: in stock, on buildings, in the central supply."""
    y, size = HEIGHT - 28, 34
    x = 16 + size / 2
    f.put(pieces.marker(look.palette, seat, look.letter(seat), f.px(size)), x, y)
    f.name(f"{MARKER} of {seat}", x - size / 2, y - size / 2, size, size)
    if new.things[seat, MARKER]:
        ring(f, x, y, size)
    style = Style(21, face="text", colour=SOFT_INK, align="left", least=18, lines=2, leading=1.0)
    f.text((x + 26, y - 24, width - x - 38, 48), markers(view, seat, look), style)


def markers(view: State, seat: int, look: Look) -> str:
    player, owned = view.players[seat], sum(owner == seat for owner in view.owners.values())
    return look.say("genoa-render-markers", stock=player.stock, owned=owned, central=player.central)
