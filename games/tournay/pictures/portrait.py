"""The whole table for a phone: the events, the decks, one quarter with the hand, the others in rows."""

from collections.abc import Sequence

from engine import HIDDEN
from games.tournay.cards import CARDS
from games.tournay.data import COLOURS
from games.tournay.pictures import decks, faces, mat, pieces, quarter, queue
from games.tournay.pictures.icons import icon
from games.tournay.pictures.tints import EDGES, TINTS
from games.tournay.state import Player, State
from games.tournay.words import status
from games.tournay.words.highlights import Highlights
from games.tournay.words.spaces import window
from games.tournay.words.terms import EMBLEMS, GAME, card_name
from render import portrait, sprites
from render.canvas import Frame, Pen, Sprite, Style
from render.palette import INK, MARK, PAPER, WELL, WELL_EDGE, mix
from render.portrait import INNER
from render.scene import TEXT
from render.sprite_cache import kept

EVENT = ((INNER - 2 * 12) / 3, queue.SMALL)
DECK, ROW = 66, 88
PURSE, AXIS, TOP, GAP, PLATE = 62, 34, 52, 8, 84
CARD = 170
"""Maximum height of a card of the quarter; with too little room a plate with its name is drawn."""


class Portrait(portrait.Portrait[State, Highlights]):
    game = GAME

    def body(self) -> None:
        if any(self.view.queue):
            self.column.add(queue.SMALL, self.events)
        self.column.add(3 * (DECK + 6) - 6, self.decks)
        hand = self.hand()
        lines = -(-len(hand) // 3)
        below = len(self.others) * (ROW + 10) + (lines * (PLATE - 14) + 10 if lines else 0)
        there = window(self.view.players[self.shown].quarter)
        room = self.room - below - 62 - PURSE - TOP - 20
        tall = room / there.rows - GAP
        tall = min(CARD, tall) if tall >= 146 else PLATE
        high = 62 + PURSE + TOP + there.rows * (tall + GAP) + 8
        self.area(self.shown, high, lambda f: self.own(f, tall))
        if lines:
            self.column.add(lines * (PLATE - 14) - 6, lambda f: self.cards(f, hand))
        for seat in self.others:
            self.row(seat, ROW, lambda f, left, right, seat=seat: self.other(f, seat, left, right))  # type: ignore[misc]

    # ------------------------------------------------------------ events and decks

    def events(self, f: Frame) -> None:
        queue.draw_queue(f, self.lang, self.view, EVENT, 12, TEXT, self.new)

    def decks(self, f: Frame) -> None:
        wide = (INNER - 2 * 8) / 3
        for row, names in enumerate(decks.deck_rows()):
            for column, name in enumerate(names):
                at = f.at(column * (wide + 8), row * (DECK + 6))
                decks.draw_plate(at, self.lang, self.view, name, wide, DECK, TEXT, self.new)

    # ------------------------------------------------------------ one quarter in full

    def hand(self) -> list[str]:
        hand = self.view.players[self.shown].hand
        return [] if HIDDEN in hand else list(hand)

    def own(self, f: Frame, tall: float) -> None:
        player, seat = self.view.players[self.shown], self.shown
        self.purse(f.at(0, 62), player)
        there = window(player.quarter)
        wide = (INNER - AXIS - 20 - (there.columns - 1) * GAP) / there.columns
        at = f.at(AXIS + 8, 62 + PURSE + TOP)
        size = (wide, tall)
        worth, plates = status.worth(self.view, seat), tall == PLATE
        quarter.draw(at, self.lang, player, seat, size, GAP, TEXT, self.new, axes=TEXT, plates=plates, worth=worth)

    def purse(self, f: Frame, player: Player) -> None:
        end = pieces.draw_counter(f, 40, 30, "coin", player.deniers, 50, 36)
        f.name(f"purse {self.shown}", 15, 5, end - 15, 50)
        x = 130.0
        for colour in COLOURS:
            up, down = player.plaza[colour], player.lying[colour]
            x = pieces.draw_pair(f, x, 30, self.shown, colour, up, down, 46, TEXT + 2) + 20
        f.put(mat.rampart_card(30, 42), INNER - 166, 9)
        f.name(f"ramparts {self.shown}", INNER - 170, 5, 150, 50)
        f.text((INNER - 130, 6, 40, 48), str(len(player.ramparts)), Style(TEXT, face="heavy", align="left"))
        pieces.draw_counter(f, INNER - 74, 30, "rampart", len(player.built), 40, TEXT)

    def cards(self, f: Frame, hand: Sequence[str]) -> None:
        """The reader's own cards, by name and price."""
        wide, high = (INNER - 2 * 8) / 3, PLATE - 20
        for number, card in enumerate(hand):
            x, y = number % 3 * (wide + 8), number // 3 * (high + 6)
            f.put(decks.plate(CARDS[card].colour, f.px(wide), high, 60), x, y)
            f.name(f"hand {self.shown} {number}", x, y, wide, high)
            price = CARDS[card].deniers
            if price:
                pieces.draw_coin(f, x + 30, y + high / 2, price, 48)
            else:
                f.put(icon(EMBLEMS[CARDS[card].colour], 36), x + 30, y + high / 2)
            style = Style(TEXT, align="left", lines=2, leading=0.96)
            shown = faces.broken(card_name(self.lang, card), "bold", TEXT, wide - 74)
            f.text((x + 68, y, wide - 74, high), shown, style)

    # ------------------------------------------------------------ the others

    def other(self, f: Frame, seat: int, left: float, right: float) -> None:
        player = self.view.players[seat]
        f.put(_mini(_marks(player), 24), left - 20, (ROW - 76) / 2)
        x, step, style = left + 80, 104, Style(TEXT, face="heavy", align="left")
        for number, colour in enumerate(COLOURS):
            f.put(pieces.citizen(colour, 40), x + 16 + number * step, ROW / 2 - 20)
            f.text((x + 38 + number * step, ROW / 2 - 42, 50, 44), str(player.plaza[colour]), style)
            f.name(f"plaza {seat} {colour}", x - 4 + number * step, 2, step - 6, ROW / 2 - 2)
            if (seat, colour) in self.new.citizens:
                f.put(sprites.ring(68, 38, MARK, 3, 10, 4), x - 4 + number * step, 5)
        signs = (icon("coin", 36), sprites.card_back(26, 36), icon("rampart", 36))
        counts = (player.deniers, len(player.backs), len(player.built))
        for number, (sign, count) in enumerate(zip(signs, counts, strict=True)):
            y = ROW / 2 + (4 if number == 1 else 22)
            f.put(sign, x + (3 if number == 1 else 16) + number * step, y)
            f.text((x + 38 + number * step, ROW / 2, 50, 44), str(count), style)
            place = ("purse", "hand", "ramparts")[number]
            f.name(f"{place} {seat}", x - 4 + number * step, ROW / 2 + 2, step - 6, ROW / 2 - 4)


def _marks(player: Player) -> tuple[tuple[int, int, str, bool], ...]:
    """The cards of a quarter within its window: row, column, colour, whether damaged."""
    there = window(player.quarter)
    found = []
    for space, site in player.quarter.items():
        row, column = there.place(space)
        found.append((row, column, site.card.colour, site.damaged))
    return tuple(sorted(found))


@kept
def _mini(marks: tuple[tuple[int, int, str, bool], ...], side: int) -> Sprite:
    """A quarter in miniature. Origin: top left."""
    rows = max([3, *(row + 1 for row, _, _, _ in marks)])
    columns = max([3, *(column + 1 for _, column, _, _ in marks)])
    step = min(side, 76 / rows)
    pen = Pen(columns * step + 2, rows * step + 2)
    for row in range(rows):
        for column in range(columns):
            pen.box(column * step + 1, row * step + 1, step - 3, step - 3, mix(WELL, PAPER, 0.4), WELL_EDGE, 1.2, 4)
    for row, column, colour, damaged in marks:
        pen.box(column * step + 1, row * step + 1, step - 3, step - 3, TINTS[colour], EDGES[colour], 2, 4)
        if damaged:
            x, y = column * step, row * step
            pen.line([(x + 4, y + 4), (x + step - 5, y + step - 5)], INK, 2)
    return pen.sprite()


draw = Portrait.draw
