"""Cards with their faces: destination, requirements and reward."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.genoa import data
from games.genoa.pictures import pieces
from games.genoa.pictures.book import draw_chip, flow
from games.genoa.pictures.icons import icon
from games.genoa.pictures.tints import DECK_TINTS
from games.genoa.state import Player
from games.genoa.words.lines import Chip
from games.genoa.words.terms import name_of, short
from render import sprites
from render.canvas import Frame, Style
from render.palette import CREAM, INK, SOFT_INK, mix
from render.text import width_of


def places(card: str) -> tuple[str, ...]:
    """The buildings on a card."""
    if card in data.CONTRACTS:
        return (data.CONTRACTS[card],)
    return data.MESSAGES[card] if card in data.MESSAGES else (data.ORDERS[card].building,)


def terms(card: str) -> list[Chip]:
    """Requirements and reward of a card."""
    if card in data.CONTRACTS:
        return []
    if card in data.MESSAGES:
        return [Chip("ducat", f"+{data.MESSAGE_REWARD}")]
    wants = [Chip(commodity) for commodity in data.ORDERS[card].commodities]
    large = data.DECK_OF[card] == "large_order"
    brings = [
        Chip("ducat", f"+{data.LARGE_REWARD if large else data.SMALL_REWARD}"),
        *([Chip("any_tile")] if large else []),
    ]
    return [*wants, *brings]


def height(cards: Sequence[str], text: int) -> float:
    """Height of the tallest card."""
    return max((_height(card, text) for card in cards), default=0)


def _height(card: str, text: int) -> float:
    return 22 + len(places(card)) * text * 1.9 + text * 2


def draw_card(f: Frame, card: str, width: float, high: float, lang: str, text: int) -> None:
    tint = DECK_TINTS[data.DECK_OF[card]]
    f.put(sprites.panel(f.px(width), f.px(high), CREAM, tint, 3.2, 12, mix(tint, CREAM, 0.6)), 0, 0)
    side = text * 1.9
    f.put(pieces.good(data.DECK_OF[card], f.px(side * 0.8)), width - side * 0.5 - 6, side * 0.5 + 8)
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
    if card in data.CONTRACTS:
        note = Style(text, face="note", colour=SOFT_INK, align="left", least=22)
        f.text((18, high - 10 - text * 1.8, width - 36, text * 1.7), name_of(lang, "deck", "contract"), note)


# ---------------------------------------------------------------- uses of a card at a building

GOOD, FIGURE, APART = 40, 28, 22


@dataclass(frozen=True, slots=True)
class Use:
    """Short form of an order or message: deck, requirements with their progress, and reward."""

    deck: str
    wants: tuple[tuple[str, str], ...]
    """A good or a place, each with the text after it."""
    brings: str
    ready: bool

    @property
    def wide(self) -> float:
        wants = sum(GOOD + 4 + width_of(text, "text", FIGURE) + 12 for _, text in self.wants)
        tick = GOOD * 0.8 if self.ready else 0
        return GOOD + 8 + wants + width_of(self.brings, "heavy", FIGURE) + GOOD * 0.9 + tick + APART


def errands(player: Player) -> list[str]:
    """Cards with known faces that bring something at a space; contracts count only at the end."""
    return [
        card for deck in data.DECKS for card in player.hand(deck) if card in data.DECK_OF and card not in data.CONTRACTS
    ]


def use(card: str, space: str, player: Player, path: Sequence[str], lang: str) -> Use:
    deck = data.DECK_OF[card]
    if card in data.MESSAGES:
        [other] = [place for place in data.MESSAGES[card] if place != space]
        return Use(deck, ((other, short(lang, other)),), f"+{data.MESSAGE_REWARD}", other in path)
    wanted = Counter(data.ORDERS[card].commodities)
    wants = tuple((good, f"{min(player.commodities[good], count)}/{count}") for good, count in wanted.items())
    reward = data.LARGE_REWARD if deck == "large_order" else data.SMALL_REWARD
    ready = all(player.commodities[good] >= count for good, count in wanted.items())
    return Use(deck, wants, f"+{reward}", ready)


def use_lines(
    found: Sequence[str], space: str, player: Player, path: Sequence[str], lang: str, room: float
) -> list[list[Use]]:
    """The cards that name a space, wrapped into lines."""
    lines: list[list[Use]] = [[]]
    for card in found:
        each = use(card, space, player, path, lang)
        if lines[-1] and sum(other.wide for other in lines[-1]) + each.wide > room:
            lines.append([])
        lines[-1].append(each)
    return lines


def draw_uses(f: Frame, line: Sequence[Use]) -> None:
    """A line 52 high: the card, its requirements (goods with the number owned), its reward; a tick if deliverable."""
    x, y = 0.0, 26.0
    for each in line:
        f.put(pieces.good(each.deck, GOOD), x + GOOD / 2, y)
        x += GOOD + 8
        for thing, text in each.wants:
            f.put(icon(thing, GOOD) if thing in data.BUILDINGS else pieces.good(thing, GOOD), x + GOOD / 2, y)
            style = Style(FIGURE, face="text", align="left")
            x += GOOD + 4 + f.text((x + GOOD + 4, 0, 320, 52), text, style) + 12
        f.put(icon("ducat", round(GOOD * 0.8)), x + GOOD * 0.4, y)
        x += GOOD * 0.9
        ink = INK if each.ready else SOFT_INK
        x += f.text((x, 0, 300, 52), each.brings, Style(FIGURE, face="heavy", align="left", colour=ink))
        if each.ready:
            f.put(sprites.tick(round(GOOD * 0.7)), x + GOOD * 0.45, y)
            x += GOOD * 0.8
        x += APART
