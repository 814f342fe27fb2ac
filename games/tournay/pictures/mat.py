"""A player's quarter with the plaza, the purse and the known part of the hand, below the decks."""

from dataclasses import dataclass

from games.tournay.data import COLOURS
from games.tournay.pictures import faces, pieces, quarter
from games.tournay.pictures.icons import icon
from games.tournay.state import Player, State
from games.tournay.words import status
from games.tournay.words.highlights import Highlights
from games.tournay.words.terms import GAME
from render import sprites
from render.board import MatPlan
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.palette import CREAM, FAINT_INK, INK, MARK, PAPER, WELL, livery, mix
from render.player_head import draw_head, player_of
from render.sprite_cache import kept
from words.reader import Look

HEAD = 62
TEXT = 18
GAP = 6
RAMPART_STEP = 66
PURSE_H = 54


@dataclass(frozen=True, slots=True)
class Plan(MatPlan):
    """Layout of a mat: the plaza is beside the quarter, or below it."""

    @property
    def text(self) -> float:
        return 23 if self.beside else 20 if self.width > 440 else TEXT

    @property
    def card(self) -> tuple[float, float]:
        if self.beside:
            return (178, 168)
        wide = int((self.width - 28 - 2 * GAP) / 3)
        return (wide, 132 if wide < 130 else 142)

    @property
    def grid(self) -> tuple[float, float]:
        return 3 * (self.card[0] + GAP) - GAP, 3 * (self.card[1] + GAP) - GAP

    @property
    def left(self) -> float:
        return 18 if self.beside else (self.width - self.grid[0]) / 2

    @property
    def citizen(self) -> float:
        """Size of the figures on the plaza."""
        return 48 if self.beside else 42

    @property
    def plaza_high(self) -> float:
        return 3 * (self.citizen + 8) + 20 if self.beside else 2 * self.citizen + 20

    @property
    def height(self) -> float:
        return HEAD + self.grid[1] + (22 if self.beside else self.plaza_high + PURSE_H + 40)

    @property
    def plaza(self) -> tuple[float, float, float]:
        """Left, top and width of the plaza."""
        if self.beside:
            left = self.left + self.grid[0] + 18
            return left, HEAD, self.width - left - 18
        return 14, HEAD + self.grid[1] + 12, self.width - 28


def height(width: float) -> float:
    return Plan(width).height


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    plan, tint = Plan(width), livery(look.palette, seat)
    fill, line = mix(PAPER, tint.base, 0.06), mix(tint.dark, INK, 0.3)
    f.put(sprites.panel(f.px(width), f.px(plan.height), fill, line, 2.4), 0, 0)
    left, top, wide = plan.plaza
    f.put(
        sprites.panel(
            f.px(wide), f.px(plan.plaza_high), mix(WELL, PAPER, 0.35), FAINT_INK, 1.6, 10, None, shadow=False
        ),
        left,
        top,
    )


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    plan, player = Plan(width), view.players[seat]
    _head(f, width, seat, view, look)
    worth = status.worth(view, seat)
    quarter.draw(f.at(plan.left, HEAD), look.lang, player, seat, plan.card, GAP, plan.text, new, worth=worth)
    left, top, wide = plan.plaza
    if plan.beside:
        _plaza_down(f.at(left + 10, top + 10), wide - 14, player, plan.citizen)
    else:
        pieces.draw_plaza(f.at(left + 10, top + 8), wide - 16, player.plaza, player.lying, plan.citizen, 4)
    ring_citizens(f.at(left, top), wide, plan.plaza_high, seat, new, down=plan.beside)
    if plan.beside:
        _purse_beside(f, left, top + plan.plaza_high + 14, wide, seat, player, new)
    else:
        _purse(f, 14, top + plan.plaza_high + 8 + PURSE_H / 2, width - 28, seat, player, new)


def ring_citizens(f: Frame, wide: float, high: float, seat: int, new: Highlights, *, down: bool = False) -> None:
    """Rings around the changed colours of a plaza: its columns, or its rows in the narrow layout."""
    for number, colour in enumerate(COLOURS):
        box: tuple[float, float, float, float] = (4, 4 + number * (high - 8) / 3, wide - 8, (high - 8) / 3 - 2)
        if not down:
            box = (4 + number * (wide - 8) / 3, 4, (wide - 8) / 3 - 2, high - 8)
        _name_citizens(f, seat, colour, box, down)
        if (seat, colour) in new.citizens:
            f.put(sprites.ring(f.px(box[2]), f.px(box[3]), MARK, 3, 10, 4), *box[:2])


def _name_citizens(f: Frame, seat: int, colour: str, box: tuple[float, float, float, float], down: bool) -> None:
    """Name the areas of a colour: upright citizens above or on the left, lying ones in the other half."""
    x, y, wide, high = box
    f.name(f"plaza {seat} {colour}", *box)
    if down:
        f.name(f"standing {seat} {colour}", x, y, wide / 2, high)
        f.name(f"lying {seat} {colour}", x + wide / 2, y, wide / 2, high)
    else:
        f.name(f"standing {seat} {colour}", x, y, wide, high / 2)
        f.name(f"lying {seat} {colour}", x, y + high / 2, wide, high / 2)


def _plaza_down(f: Frame, width: float, player: Player, size: float) -> None:
    """Citizens in a narrow column: a row for each colour, upright ones beside lying ones."""
    for number, colour in enumerate(COLOURS):
        y = (number + 0.5) * (size + 8)
        pieces.draw_row(f, 0, y, colour, player.plaza[colour], size, width / 2 - 4)
        pieces.draw_row(f, width / 2, y, colour, player.lying[colour], size * 0.92, width / 2 - 4, flat=True)


def _head(f: Frame, width: float, seat: int, view: State, look: Look) -> None:
    signs = [icon("prestige", f.px(34))] + ([icon("start", f.px(34))] if seat == view.start else [])
    draw_head(f, look, width, player_of(GAME, view, seat, look), signs=signs)


def _purse(f: Frame, x: float, y: float, width: float, seat: int, player: Player, new: Highlights) -> None:
    """Deniers, the backs of the hand, ramparts in hand and built, in one line."""
    coins(f, x + 20, y, 42, 28, seat, player, new)
    right = x + width
    _ramparts(f, right - 2 * RAMPART_STEP + 8, y, seat, player, new)
    hand(f, x + 96, y, right - 2 * RAMPART_STEP - x - 98, 28, 42, seat, player, new)


def _purse_beside(f: Frame, x: float, y: float, width: float, seat: int, player: Player, new: Highlights) -> None:
    coins(f, x + 32, y + 30, 58, 40, seat, player, new)
    _ramparts(f, x + 6, y + 100, seat, player, new)
    hand(f, x + 4, y + 184, width - 8, 52, 78, seat, player, new)


def coins(f: Frame, x: float, y: float, size: float, text: float, seat: int, player: Player, new: Highlights) -> None:
    end = pieces.draw_counter(f, x, y, "coin", player.deniers, size, text)
    f.name(f"purse {seat}", x - size / 2, y - size / 2, end - x + size / 2 + 4, size)
    if seat in new.purses:
        f.put(
            sprites.ring(f.px(end - x + size / 2 + 6), f.px(size), MARK, 2.8, f.px(10), 3), x - size / 2, y - size / 2
        )


def _ramparts(f: Frame, x: float, y: float, seat: int, player: Player, new: Highlights) -> None:
    f.put(rampart_card(f.px(30), f.px(42)), x, y - 21)
    f.text((x + 33, y - 20, 44, 40), str(len(player.ramparts)), Style(24, face="heavy", align="left"))
    pieces.draw_counter(f, x + RAMPART_STEP + 12, y, "rampart", len(player.built), 36, 24)
    f.name(f"ramparts {seat}", x - 4, y - 24, 2 * RAMPART_STEP - 2, 48)
    if seat in new.ramparts:
        f.put(sprites.ring(f.px(2 * RAMPART_STEP - 2), f.px(46), MARK, 2.8, f.px(10), 3), x - 4, y - 23)


@kept
def rampart_card(width: int, height: int) -> Sprite:
    """A defeated event card: a rampart in hand. Origin: top left."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, CREAM, INK, max(1.4, width * 0.06), width * 0.14)
    page = Page(pen.done())
    page.frame().put(icon("rampart", round(width * 0.8)), width / 2, height / 2)
    return shadowed(page.sprite(), 1.5, 1, 0.35)


def hand(
    f: Frame, x: float, y: float, room: float, width: float, height: float, seat: int, player: Player, new: Highlights
) -> None:
    """The backs of the cards in hand; y is their middle."""
    count = len(player.backs)
    if not count:
        return
    step = min(width + 5, (room - width) / (count - 1)) if count > 1 else 0.0
    for number, deck in enumerate(player.backs):
        f.put(faces.tiny_back(deck, f.px(width), f.px(height)), x + number * step, y - height / 2)
        shown = width if number == count - 1 else min(width, step)
        f.name(f"back {seat} {number}", x + number * step, y - height / 2, shown, height)
    span = (count - 1) * step + width
    f.name(f"hand {seat}", x, y - height / 2, span, height)
    if new.hands[seat]:
        f.put(sprites.ring(f.px(span), f.px(height), MARK, 2.8, f.px(8), 3), x, y - height / 2)
