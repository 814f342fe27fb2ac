"""What a player has, in small, as it stands below the city."""

from engine.genoa import GENOA
from engine.genoa.book import capacity
from engine.genoa.data import COMMODITIES, DECKS, MARKER, TILES
from engine.genoa.state import State
from render import sprites
from render.canvas import Frame, Style
from render.furniture import draw_area
from render.genoa import pieces, status
from render.genoa.changes import Changes
from render.genoa.icons import icon
from render.look import Look
from render.palette import INK, MARK, PAPER, SOFT_INK, mix
from render.player_head import Player as Head
from render.player_head import draw_gain, draw_head

HEIGHT = 362
HEAD = 94
ICON, FIGURE = 38, 25


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    draw_area(f, look.palette, seat, width, HEIGHT)


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Changes) -> None:
    player = view.players[seat]
    _head(f, width, seat, view, look, new)
    things: list[tuple[str, int]] = [(c, player.commodities[c]) for c in COMMODITIES]
    _grid(f, 16, HEAD + 28, (width - 24) / 4, 4, things, seat, new)
    _rule(f, width, HEAD + 104)
    _grid(f, 14, HEAD + 134, (width - 34) / 5, 5, [(t, player.tiles[t]) for t in TILES], seat, new)
    _rule(f, width, HEAD + 164)
    decks: list[tuple[str, int]] = [(deck, len(player.hand(deck))) for deck in DECKS]
    _grid(f, 16, HEAD + 194, (width - 24) / 4, 4, decks, seat, new)
    _markers(f, width, seat, view, look, new)


def _rule(f: Frame, width: float, y: float) -> None:
    f.put(
        sprites.panel(f.px(width - 40), 2, mix(PAPER, INK, 0.18), mix(PAPER, INK, 0.18), 1, 0, None, shadow=False),
        20,
        y,
    )


def _head(f: Frame, width: float, seat: int, view: State, look: Look, new: Changes) -> None:
    """Name and money; whether the player can still have an action, and who is the trader or is to decide."""
    player = view.players[seat]
    trading = [icon("tower", f.px(36))] if status.trading(view, seat) else []
    head = Head(seat, status.playing(view, seat), status.crowned(view, seat))
    draw_head(f, look, width, head, y=30, signs=trading)
    f.put(icon("ducat", f.px(30)), 36, 74)
    used = f.text((56, 54, 80, 40), status.money(player), Style(29, face="heavy", align="left"))
    if won := new.money[seat]:
        draw_gain(f, 64 + used, 74, won, 21, ends=False)
    if not GENOA.over(view) and capacity(view, seat) <= 0:
        spent = Style(20, face="note", colour=SOFT_INK, align="right", least=18)
        f.text((150, 56, width - 168, 36), look.say("genoa-render-no-action"), spent)


def _grid(
    f: Frame, left: float, top: float, step: float, per_row: int, things: list[tuple[str, int]], seat: int, new: Changes
) -> None:
    size, figure = (ICON, FIGURE) if step >= 66 else (34, 23)
    for number, (thing, count) in enumerate(things):
        x, y = left + number % per_row * step + size / 2, top + number // per_row * 46
        pieces.draw_counter(f, x, y, thing, count, size, figure, zero=False)
        f.name(f"{thing} of {seat}", x - size / 2, y - size / 2, size, size)
        if new.things[seat, thing]:
            ring(f, x, y, size)


def ring(f: Frame, x: float, y: float, size: float) -> None:
    """Something is new here."""
    sprite = sprites.ring(f.px(size), f.px(size), MARK, f.px(2.6), f.px(9), f.px(3.4))
    f.put(sprite, x - size / 2, y - size / 2)


def _markers(f: Frame, width: float, seat: int, view: State, look: Look, new: Changes) -> None:
    """Ownership markers: at hand, in the central supply, on buildings."""
    player = view.players[seat]
    y = HEAD + 242
    size = 34
    x = 16 + size / 2
    f.put(pieces.marker(look.palette, seat, look.letter(seat), f.px(size)), x, y)
    f.name(f"{MARKER} of {seat}", x - size / 2, y - size / 2, size, size)
    if new.things[seat, MARKER]:
        ring(f, x, y, size)
    f.text((x + 26, y - 20, 40, 40), str(player.stock), Style(FIGURE, face="heavy", align="left"))
    owned = sum(owner == seat for owner in view.owners.values())
    rest = f"{look.say('genoa-render-owned', count=owned)} · {look.say('genoa-render-central', count=player.central)}"
    f.text((x + 58, y - 20, width - x - 72, 40), rest, Style(20, face="text", colour=SOFT_INK, align="left", least=18))
