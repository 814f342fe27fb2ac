"""Portrait picture: the depots, one full estate, bonus tiles and turn order, the other players in rows."""

from games.burgundy.data import BLACK_DEPOT, GOODS_SPACES, PRICE, SLOTS, STORAGE, TYPES
from games.burgundy.pictures import course, depots, estate, hexes, mat, pieces
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tiles import PHONE_TILE, tile
from games.burgundy.pictures.tints import TINTS
from games.burgundy.state import Player, State
from games.burgundy.words import terms
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import GAME, SIGNS, name_of
from render import portrait, sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, washed
from render.palette import INK, PAPER, SOFT_INK, WELL, WELL_EDGE, mix
from render.portrait import INNER
from render.scene import TEXT
from render.sprite_cache import kept

HEX = 70
"""Width of a space of the large estate; its numbers are just legible on a phone."""
SLOT = PHONE_TILE
GOODS = 47
CELL = (INNER - 16) / 3
CELL_H, BLACK_H = 134, 84
NAME, ROW = 292, 92
"""Width of the head of another player's row, and the row's height."""
CHIP, CHIP_HIGH = 48, 44
"""Size of a type in such a row."""
COUNT = Style(TEXT, face="heavy", colour=PAPER)


class Portrait(portrait.Portrait[State, Highlights]):
    game = GAME

    def body(self) -> None:
        self.column.add(2 * CELL_H + BLACK_H + 16, self.depots)
        self.area(self.shown, 62 + estate.height(HEX) + 14, self.own)
        self.column.add(course.STRIP, lambda f: course.draw_strip(f, INNER, self.view, self.look))
        for seat in self.others:
            self.row(seat, ROW, lambda f, left, right, seat=seat: self.other(f, seat, left, right), NAME)  # type: ignore[misc]

    # ------------------------------------------------------------ the depots

    def depots(self, f: Frame) -> None:
        for row, ring in enumerate(depots.RING):
            for number, depot in enumerate(ring):
                self.depot(f.at(number * (CELL + 8), row * (CELL_H + BLACK_H + 16)), depot)
        self.black(f.at(0, CELL_H + 8))

    def depot(self, f: Frame, depot: int) -> None:
        view, slots = self.view, terms.spaces(depot, len(self.view.players))
        f.put(sprites.panel(f.px(CELL), CELL_H, PAPER, SOFT_INK, 1.6, 12, None), 0, 0)
        f.name(f"depot {depot}", 0, 0, CELL, CELL_H)
        depots.draw_number(f, 30, 31, depot, 44)
        there = view.depot_goods[depot]
        kinds = list(dict.fromkeys(there))
        fresh = {there[number] for number in depots.fresh_goods(there, depot, self.new)}
        step = min(GOODS + 8, (CELL - 66 - GOODS) / max(1, len(kinds) - 1))
        for number, name in enumerate(kinds):
            x = 60 + GOODS / 2 + number * step
            pieces.draw_pile(f, x, 31, name, there.count(name), GOODS)
            f.name(f"goods {depot} {there.index(name)}", x - GOODS / 2, 31 - GOODS / 2, GOODS, GOODS)
            if name in fresh:
                f.put(sprites.ring(GOODS, GOODS, radius=8), x - GOODS / 2, 31 - GOODS / 2)
        for number, slot in enumerate(slots):
            x = CELL / 2 + (number - (len(slots) - 1) / 2) * (SLOT + 3)
            f.put(depots.empty(SLOTS[slot].type or "", SLOT), x, 94)
            depots.draw_slot(f, x, 94, slot, SLOT, view, self.look, self.new)

    def black(self, f: Frame) -> None:
        slots = terms.spaces(BLACK_DEPOT, len(self.view.players))
        f.put(depots.night(f.px(INNER), BLACK_H), 0, 0)
        for number in range(PRICE):
            f.put(icon("silver", 46), 44 + number * 40, BLACK_H / 2)
        for number, slot in enumerate(slots):
            x = 160 + (INNER - 176) / len(slots) * (number + 0.5)
            f.put(depots.empty("", SLOT), x, BLACK_H / 2)
            depots.draw_slot(f, x, BLACK_H / 2, slot, SLOT, self.view, self.look, self.new)

    # ------------------------------------------------------------ one estate in full

    def own(self, f: Frame) -> None:
        player, seat = self.view.players[self.shown], self.shown
        left = 14 + estate.ACROSS * HEX + 14
        if player.board is None:
            self.sheet(f, player)
        else:
            estate.draw(f.at(14, 62), player, seat, HEX, self.new, self.look.palette)
        self.dice(f, left + 40, 108, 72, seat)
        pieces.draw_counter(f, left + 28, 192, "silver", player.silver, 52, 40, seat)
        pieces.draw_counter(f, left + 140, 192, "worker", player.workers, 52, 40, seat)
        mat.draw_storage(f, left, 288, 70, seat, player, self.new)
        self.goods(f, left, 384, player, seat)
        f.put(icon("sold", 50), left + 28, 458)
        sold = Style(34, face="heavy", colour=SOFT_INK, align="left")
        f.text((left + 62, 433, 90, 50), str(sum(player.sold.values())), sold)

    def sheet(self, f: Frame, player: Player) -> None:
        """Draw the boards to choose from, before estates are chosen."""
        small = 34
        for number, board in enumerate(player.sheet[:2]):
            x = 14 + number * (estate.ACROSS * small + 14)
            f.text((x, 70, estate.ACROSS * small, 40), name_of(self.lang, "board", board), Style(TEXT, face="title"))
            estate.draw_sheet(f.at(x, 116), board, self.shown, small, self.look.palette)

    def dice(self, f: Frame, x: float, y: float, size: int, seat: int) -> None:
        player = self.view.players[seat]
        thrown = [(value, False) for value in player.dice] + [(value, True) for value in player.used]
        for number, (value, used) in enumerate(thrown):
            f.put(pieces.die(self.look.palette, seat, value, size, used), x + number * (size + 10), y)
            f.name(f"die {seat} {number}", x + number * (size + 10) - size / 2, y - size / 2, size, size)

    def goods(self, f: Frame, left: float, y: float, player: Player, seat: int) -> None:
        stored = list(player.goods.items())
        for number in range(GOODS_SPACES):
            x = left + 24 + number * 80
            if number >= len(stored):
                f.put(sprites.well(GOODS), x - GOODS / 2, y - GOODS / 2)
                continue
            name, count = stored[number]
            pieces.draw_pile(f, x, y, name, count, GOODS)
            f.text((x + 30, y - 24, 27, 48), str(count), Style(TEXT, face="heavy", align="left"))
            f.name(f"goods of {seat} {name}", x - GOODS / 2, y - GOODS / 2, GOODS, GOODS)
            if (seat, name) in self.new.goods:
                f.put(sprites.ring(GOODS, GOODS, radius=8), x - GOODS / 2, y - GOODS / 2)

    # ------------------------------------------------------------ the others

    def other(self, f: Frame, seat: int, left: float, right: float) -> None:
        player, y = self.view.players[seat], ROW / 2
        if player.board is not None:
            self.built(f.at(left, 0), seat, player)
        left += len(TYPES) // 2 * CHIP + 2
        for number in range(STORAGE):
            x = left + SLOT / 2 + number * (SLOT - 1)
            f.put(hexes.well(SLOT, WELL, WELL_EDGE, 2), x, y)
            if number < len(player.storage):
                f.put(tile(player.storage[number], SLOT), x, y)
                f.name(f"stored {seat} {number}", x - SLOT / 2, y - SLOT / 2, SLOT, SLOT)
        left += STORAGE * (SLOT - 1) + 2
        for number, (sign, count) in enumerate((("silver", player.silver), ("worker", player.workers))):
            f.put(icon(sign, 34), left + 17 + number * 71, 23)
            f.text((left + 36 + number * 71, 2, 36, 42), str(count), Style(TEXT, face="heavy", align="left"))
        for number, (name, count) in enumerate(player.goods.items()):
            x, below = left + GOODS / 2 + number * GOODS, ROW - 4 - GOODS / 2
            pieces.draw_pile(f, x, below, name, count, GOODS)
            f.name(f"goods of {seat} {name}", x - GOODS / 2, below - GOODS / 2, GOODS, GOODS)

    def built(self, f: Frame, seat: int, player: Player) -> None:
        """Draw the number of tiles of each type on a player's estate, on the type's sign."""
        for number, kind in enumerate(TYPES):
            x, y = number % 3 * CHIP, ROW / 2 - (CHIP_HIGH if number < 3 else 0)
            covered = sum(space in player.estate for space in player.land.spaces[kind])
            f.put(chip(kind, CHIP - 2, CHIP_HIGH - 2, built=covered > 0), x + 1, y + 1)
            f.name(f"built {seat} {kind}", x, y, CHIP, CHIP_HIGH)
            if covered:
                wide = 20 if covered < 10 else 36
                f.put(sprites.panel(f.px(wide), 27, INK, PAPER, 1, 7, None), x + CHIP - wide, y + CHIP_HIGH - 27)
                f.text((x + CHIP - wide, y + CHIP_HIGH - 33, wide, 40), str(covered), COUNT)


@kept
def chip(kind: str, wide: int, high: int, *, built: bool) -> Sprite:
    """The sign of a type on its colour; faint if nothing is built. Origin: top left."""
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, TINTS[kind], mix(TINTS[kind], INK, 0.5), 1.4, 8)
    page = Page(pen.done())
    page.frame().put(icon(SIGNS[kind], 32), 17, 18)
    return page.sprite() if built else washed(page.sprite(), PAPER, 0.62)


draw = Portrait.draw
