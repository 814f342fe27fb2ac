"""The round track and the supply."""

from games.genoa.data import COMMODITIES, DECKS, TILES
from games.genoa.pictures import pieces
from games.genoa.state import State
from games.genoa.words import status
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import phrase
from render import sprites
from render.canvas import Frame, Style
from render.palette import BRIGHT_GOLD, CREAM, GOLD, INK, MARK, SOFT_INK, WELL, WELL_EDGE, mix
from words.reader import Look


def draw_track(f: Frame, width: float, view: State, new: Highlights) -> None:
    """The rounds for this number of players; skipped rounds of the past are not distinguished."""
    here, most = status.rounds(view)
    step = width / most
    for number in range(1, most + 1):
        x, side = (number - 1) * step, step - 5
        now, past = number == here, number < here
        fill = mix(BRIGHT_GOLD, CREAM, 0.35) if now else WELL if past else CREAM
        line = GOLD if now else WELL_EDGE
        f.put(sprites.panel(f.px(side), 46, fill, line, 2.6 if now else 1.4, 8, None, shadow=False), x, 0)
        f.name(f"round {number}", x, 0, side, 46)
        ink = SOFT_INK if past else INK if number < most else GOLD
        f.text((x, 0, side, 46), str(number), Style(30 if now else 23, face="heavy", colour=ink))
        if now and new.marker:
            f.put(sprites.ring(f.px(side), 46, MARK, 3, 8, 4), x, 0)


def _draw_pile(f: Frame, x: float, y: float, thing: str, count: int, size: float, text: float) -> float:
    """A good of the supply and the number left. Returns the right end."""
    end = pieces.draw_counter(f, x, y, thing, count, size, text)
    f.name(f"supply {thing}", x - size / 2, y - size / 2, end - x + size / 2, size)
    return end


def draw_supply(f: Frame, width: float, view: State, look: Look) -> None:
    """Remaining commodities, special tiles and decks."""
    step = width / len(COMMODITIES)
    for number, commodity in enumerate(COMMODITIES):
        _draw_pile(f, number * step + 20, 22, commodity, view.commodities[commodity], 36, 22)
    step = width / len(TILES)
    for number, tile in enumerate(TILES):
        _draw_pile(f, number * step + 26, 76, tile, view.tiles[tile], 44, 23)
    step = width / len(DECKS)
    for number, deck in enumerate(DECKS):
        pile = view.decks[deck]
        x = number * step + 26
        end = _draw_pile(f, x, 134, deck, len(pile.down), 46, 23)
        if pile.up:
            text = f"+{len(pile.up)}"
            f.text(
                (end + 8, 112, step - (end - x) - 34, 44), text, Style(20, face="text", colour=SOFT_INK, align="left")
            )
    if any(view.decks[deck].up for deck in DECKS):
        played = phrase(look.lang, "genoa-render-played")
        f.text((0, 158, width, 24), played, Style(18, face="note", colour=SOFT_INK, align="right"))


def draw_large_supply(f: Frame, width: float, view: State, look: Look) -> None:
    """The same with much room: in rows of four, with icons legible on a phone."""
    step = width / 4
    for number, commodity in enumerate(COMMODITIES):
        x, y = number % 4 * step + 34, 66 + number // 4 * 124
        _draw_pile(f, x, y, commodity, view.commodities[commodity], 68, 42)
    for number, tile in enumerate(TILES):
        _draw_pile(f, number * width / len(TILES) + 30, 328, tile, view.tiles[tile], 60, 36)
    for number, deck in enumerate(DECKS):
        pile, x = view.decks[deck], number * step + 36
        end = _draw_pile(f, x, 462, deck, len(pile.down), 72, 40)
        if pile.up:
            text = Style(28, face="text", colour=SOFT_INK, align="left")
            f.text((end + 6, 436, step - (end - x) - 44, 52), f"+{len(pile.up)}", text)
    if any(view.decks[deck].up for deck in DECKS):
        played = phrase(look.lang, "genoa-render-played")
        f.text((0, 544, width, 36), played, Style(26, face="note", colour=SOFT_INK, align="right", least=18))
