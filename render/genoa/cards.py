"""Cards with their faces: where to, what for, and what it brings."""

from collections.abc import Sequence

from engine.genoa.data import (
    CONTRACTS,
    DECK_OF,
    LARGE_REWARD,
    MESSAGE_REWARD,
    MESSAGES,
    ORDERS,
    SMALL_REWARD,
)
from render import sprites
from render.canvas import Frame, Style
from render.genoa import pieces
from render.genoa.book import draw_chip, flow
from render.genoa.icons import icon
from render.genoa.lines import Chip
from render.genoa.words import DECK_TINTS, name_of, short
from render.palette import CREAM, SOFT_INK, mix


def places(card: str) -> tuple[str, ...]:
    """The buildings on a card."""
    if card in CONTRACTS:
        return (CONTRACTS[card],)
    return MESSAGES[card] if card in MESSAGES else (ORDERS[card].building,)


def terms(card: str) -> list[Chip]:
    """What a card wants, and what it brings."""
    if card in CONTRACTS:
        return []
    if card in MESSAGES:
        return [Chip("ducat", f"+{MESSAGE_REWARD}")]
    wants = [Chip(commodity) for commodity in ORDERS[card].commodities]
    large = DECK_OF[card] == "large_order"
    brings = [Chip("ducat", f"+{LARGE_REWARD if large else SMALL_REWARD}"), *([Chip("any_tile")] if large else [])]
    return [*wants, *brings]


def height(cards: Sequence[str], text: int) -> float:
    """Of the highest of some cards."""
    return max((_height(card, text) for card in cards), default=0)


def _height(card: str, text: int) -> float:
    return 22 + len(places(card)) * text * 1.9 + text * 2


def draw_card(f: Frame, card: str, width: float, high: float, lang: str, text: int) -> None:
    tint = DECK_TINTS[DECK_OF[card]]
    f.put(sprites.panel(f.px(width), f.px(high), CREAM, tint, 3.2, 12, mix(tint, CREAM, 0.6)), 0, 0)
    side = text * 1.9
    f.put(pieces.good(DECK_OF[card], f.px(side * 0.8)), width - side * 0.5 - 6, side * 0.5 + 8)
    y = 11.0
    for building in places(card):
        f.put(icon(building, f.px(side * 0.9)), 12 + side / 2, y + side / 2)
        room = width - side - 24 - (side if y < 12 else 0)
        style = Style(text, face="title", align="left", least=min(text, 22))
        f.text((18 + side, y, room, side), short(lang, building), style)
        y += side
    good, figure = round(text * 1.5), max(22, text - 2) if text < 28 else text
    for row in flow(terms(card), width, good, figure):
        for x, chip in row:
            draw_chip(f, 14 + x, high - 9 - text, chip, good, figure)
    if card in CONTRACTS:
        note = Style(text, face="note", colour=SOFT_INK, align="left", least=22)
        f.text((18, high - 10 - text * 1.8, width - 36, text * 1.7), name_of(lang, "deck", "contract"), note)
