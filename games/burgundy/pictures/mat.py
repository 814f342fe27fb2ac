"""A player's estate and possessions in small, drawn below the depots."""

from dataclasses import dataclass

from engine import HIDDEN
from games.burgundy.data import GOODS_SPACES, STORAGE
from games.burgundy.pictures import depots, estate, hexes, pieces
from games.burgundy.pictures.hexes import TALL
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tiles import tile
from games.burgundy.state import Player, State
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import GAME, phrase
from render import sprites
from render.board import MatPlan
from render.canvas import Frame, Style
from render.furniture import draw_area
from render.palette import MARK, SOFT_INK, WELL, WELL_EDGE
from render.player_head import draw_head, player_of
from words.reader import Look

HEAD = 62
FOOT = 18
LARGEST = 80
"""Width of a space if there is room enough."""


@dataclass(frozen=True, slots=True)
class Plan(MatPlan):
    """Layout with the storage beside the estate, or below it."""

    @property
    def hex(self) -> int:
        """Width of a space."""
        return min(LARGEST, int((self.width - 26) // estate.ACROSS))

    @property
    def estate_high(self) -> float:
        return estate.height(self.hex)

    @property
    def left(self) -> float:
        """Left of the estate."""
        return 20 if self.beside else (self.width - estate.ACROSS * self.hex) / 2

    @property
    def height(self) -> float:
        return HEAD + self.estate_high + (FOOT + 8 if self.beside else 156)

    @property
    def stored(self) -> float:
        """Width of a stored tile."""
        return depots.HEX - 3 if self.beside else self.hex


def height(width: float) -> float:
    return Plan(width).height


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    draw_area(f, look.palette, seat, width, height(width))


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    plan, player = Plan(width), view.players[seat]
    draw_head(f, look, width, player_of(GAME, view, seat, look, gained=new.points[seat]))
    if player.board is None:
        _sheet(f, plan, seat, player, look)
    else:
        estate.draw(f.at(plan.left, HEAD), player, seat, plan.hex, new, look.palette)
    if plan.beside:
        _beside(f, plan, seat, view, look, new)
    else:
        _below(f, plan, seat, view, look, new)


def _sheet(f: Frame, plan: Plan, seat: int, player: Player, look: Look) -> None:
    """Draw the boards to choose from, before estates are chosen."""
    boards = player.sheet
    small = (estate.ACROSS * plan.hex - 16) / 2 / estate.ACROSS
    y = HEAD + (plan.estate_high - estate.height(small)) / 2
    f.text(
        (plan.left, y - 76, estate.ACROSS * plan.hex, 30),
        phrase(look.lang, "burgundy-render-chosen" if player.chosen_board else "burgundy-render-choosing"),
        Style(22, face="note", colour=SOFT_INK, least=18),
    )
    span = estate.ACROSS * small
    left = plan.left + (estate.ACROSS * plan.hex - len(boards) * span - (len(boards) - 1) * 16) / 2
    for number, board in enumerate(boards):
        x = left + number * (span + 16)
        f.text((x, y - 40, span, 32), board, Style(26, face="title"))
        estate.draw_sheet(f.at(x, y), board, seat, small, look.palette)


# ---------------------------------------------------------------- stores


def _below(f: Frame, plan: Plan, seat: int, view: State, look: Look, new: Highlights) -> None:
    player = view.players[seat]
    y = HEAD + plan.estate_high + 44
    draw_storage(f, 20, y, plan.stored, seat, player, new)
    die = 42 if plan.width < 440 else 50
    _dice(f, plan.width - 20 - die / 2, y, die, seat, view, look)
    middle = (20 + STORAGE * (plan.stored + 4) + plan.width - 28 - 2 * die) / 2
    _sold(f, middle - 16, y, player, 36, 24)
    y += 66
    pieces.draw_counter(f, 38, y, "silver", player.silver, 38, 27, seat)
    pieces.draw_counter(f, plan.width * 0.19 + 38, y, "worker", player.workers, 38, 27, seat)
    _goods(f, plan.width * 0.43, y, ((plan.width * 0.57 - 14) / GOODS_SPACES, 0), 37, 25, seat, player, new)


def _beside(f: Frame, plan: Plan, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Draw a narrow column: dice, stored tiles and goods side by side, then the counters."""
    player = view.players[seat]
    left = plan.left + estate.ACROSS * plan.hex + 14
    _dice(f, left + 102, HEAD + 30, 56, seat, view, look)
    draw_storage(f, left, HEAD + 112, plan.stored, seat, player, new, down=True)
    _goods(f, left + 92, HEAD + 112, (0, plan.stored * TALL + 4), 48, 28, seat, player, new)
    y = HEAD + 112 + 3 * (plan.stored * TALL + 4) - 6
    pieces.draw_counter(f, left + 26, y, "silver", player.silver, 46, 34, seat)
    pieces.draw_counter(f, left + 104, y, "worker", player.workers, 46, 34, seat)
    _sold(f, left + 26, y + 68, player, 46, 30)


def _dice(f: Frame, right: float, y: float, size: float, seat: int, view: State, look: Look) -> None:
    """Draw the dice, unused ones first; `right` is the centre of the last one."""
    player = view.players[seat]
    dice = [(value, False) for value in player.dice] + [(value, True) for value in player.used]
    for number, (value, used) in enumerate(dice):
        x = right - (len(dice) - 1 - number) * (size + 8)
        f.put(pieces.die(look.palette, seat, value, f.px(size), used), x, y)
        f.name(f"die {seat} {number}", x - size / 2, y - size / 2, size, size)


def _sold(f: Frame, x: float, y: float, player: Player, size: float, text: float) -> None:
    f.put(icon("sold", f.px(size)), x, y)
    total = str(sum(player.sold.values()))
    f.text((x + size * 0.5, y - size / 2, 60, size), total, Style(text, face="heavy", colour=SOFT_INK, align="left"))


def draw_storage(
    f: Frame, left: float, top: float, width: float, seat: int, player: Player, new: Highlights, *, down: bool = False
) -> None:
    """Draw the three places for stored tiles, in a row or a column."""
    fresh = new.in_storage(player.storage, seat)
    for number in range(STORAGE):
        x = left + width / 2 + (0 if down else number * (width + 4))
        y = top + (number * (width * TALL + 4) if down else 0)
        f.put(hexes.well(f.px(width), WELL, WELL_EDGE, max(1.2, f.px(width) * 0.02)), x, y)
        if number < len(player.storage):
            f.put(tile(player.storage[number], f.px(width)), x, y)
            f.name(f"stored {seat} {number}", x - width / 2, y - width * TALL / 2, width, width * TALL)
            if number in fresh:
                f.put(hexes.ring(f.px(width), MARK, max(2.4, f.px(width) * 0.05), 4), x, y)


def _goods(
    f: Frame, left: float, top: float, step: tuple[float, float], size: float, text: float, seat: int, player: Player,
    new: Highlights,
) -> None:  # fmt: skip
    """Draw the three places for goods, one step apart."""
    stored = list(player.goods.items())
    for number in range(GOODS_SPACES):
        x, y = left + number * step[0] + size / 2, top + number * step[1]
        if number >= len(stored):
            f.put(sprites.well(f.px(size)), x - size / 2, y - size / 2)
            continue
        name, count = stored[number]
        pieces.draw_pile(f, x, y, name, count, size)
        over = pieces.overhang(count) * size
        f.text(
            (x + size / 2 + over + 5, y - size / 2, max(30.0, step[0] - size - over - 5), size),
            str(count),
            Style(text, face="heavy", align="left"),
        )
        f.name(f"goods of {seat} {name}", x - size / 2, y - size / 2, size, size)
        if (seat, name) in new.goods:
            ring = sprites.ring(f.px(size), f.px(size), MARK, f.px(2.6), f.px(8), f.px(3))
            f.put(ring, x - size / 2, y - size / 2)


def hidden(player: Player) -> bool:
    """Whether the goods sold are hidden from the reader."""
    return HIDDEN in player.sold
