"""One player's area, large: the mat, the hand as far as the viewer may see it, and the next scorings."""

from engine import HIDDEN
from games.calimala.data import MATERIALS, MAX_HOUSES, MAX_SHIPS, MAX_WORKSHOPS, WAREHOUSE, WORKSHOP
from games.calimala.pictures import blocks, mat
from games.calimala.pictures.icons import icon
from games.calimala.state import WHITE, State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import GAME, SOON, phrase, term
from render import area, sprites
from render.area import INNER
from render.canvas import Frame, Style
from render.furniture import draw_area
from render.palette import MARK, SOFT_INK
from render.scene import TEXT

SUPPLY, STORES, FLEET = 100, 3 * 66, 78
MAT = 14 + SUPPLY + STORES + 16 + FLEET + 14
SHOPS = 438
"""Left of the workshops."""
PER_ROW, CARD_H = 4, 176


class Area(area.Area[State, Highlights]):
    game = GAME

    def body(self) -> None:
        self.column.add(MAT, self.mat)
        self.cards()
        finals = self.finals()
        done = len(self.view.council)
        coming = [(tile, False) for tile in self.view.tiles[done : done + 1 + SOON]]
        known = [(final, True) for final in finals if final != HIDDEN]
        if coming or known:
            title = phrase(self.lang, "calimala-render-coming")
            blocks.add_scores(self.column, coming + known, self.view, self.look, self.seat, title)

    # ------------------------------------------------------------ cards

    def cards(self) -> None:
        """Add the dealt cards, the hand, and beside it the final cards if they fit; those are listed below too."""
        player = self.view.players[self.seat]
        if player.dealt:
            self.row(blocks.Cards(player.dealt, True, phrase(self.lang, "calimala-render-dealt")))
        hand = blocks.Cards(player.hand, False, self.look.say("render-cards", cards=len(player.hand)))
        finals = blocks.Cards(self.finals(), True, phrase(self.lang, "calimala-render-finals-here"))
        self.row(*((hand, finals) if len(hand.counted) + len(finals.counted) <= PER_ROW else (hand,)))

    def row(self, *groups: blocks.Cards) -> None:
        blocks.add_rows(self.column, groups, self.look, per_row=PER_ROW, high=CARD_H)

    def finals(self) -> list[str]:
        """The kept card (face down for others), then the public one."""
        player = self.view.players[self.seat]
        hidden = HIDDEN if player.kept else None
        kept = self.view.revealed[self.seat] if self.view.revealed else player.kept if self.own else hidden
        return [final for final in (kept, self.view.face_up) if final]

    # ------------------------------------------------------------ the mat

    def mat(self, f: Frame) -> None:
        draw_area(f, self.look.palette, self.seat, INNER, MAT, 2.6)
        self.supply(f.at(12, 14))
        self.stores(f.at(0, 14 + SUPPLY))
        self.shops(f.at(SHOPS, 14 + SUPPLY))
        self.fleet(f.at(18, 14 + SUPPLY + STORES + 16))

    def supply(self, f: Frame) -> None:
        player, palette = self.view.players[self.seat], self.look.palette
        has = (
            (sprites.disc_top(palette, self.seat, self.look.letter(self.seat), 48), player.discs, "discs"),
            (sprites.disc_top(palette, WHITE, "", 48), player.whites, "whites"),
            (icon("cube", 56), player.cubes, "cubes"),
            (icon("card", 56), len(player.hand), "hand"),
        )
        cell = (INNER - 24) / 4
        for number, (sprite, count, word) in enumerate(has):
            x = number * cell
            f.name(f"{mat.SUPPLY[number]} {self.seat}", x, 0, cell, 92)
            f.put(sprite, x + cell / 2 - 28, 28)
            f.text((x + cell / 2 + 6, 2, 70, 52), str(count), Style(38, face="heavy", align="left"))
            name = phrase(self.lang, f"calimala-render-{word}")
            f.text((x + 4, 54, cell - 8, 36), name, Style(TEXT, "text", SOFT_INK, least=TEXT))

    def stores(self, f: Frame) -> None:
        player = self.view.players[self.seat]
        for number, material in enumerate(MATERIALS):
            y = number * 66
            f.name(f"store {self.seat} {material}", 18, y, SHOPS - 30, 60)
            f.put(icon(material, 56), 46, y + 30)
            f.text((80, y, 106, 60), term(self.lang, "material", material), Style(TEXT, align="left", least=TEXT))
            count = player.store.get(material, 0)
            fresh = min(self.new.pieces[material, self.seat], count)
            for space in range(WAREHOUSE):
                self.space(f, 190 + space * 57, y + 4, 52, filled=space < count, fresh=count - fresh <= space < count)

    def space(self, f: Frame, x: float, y: float, size: int, *, filled: bool, fresh: bool = False) -> None:
        """Draw the space of a cube, filled or empty."""
        f.put(sprites.well(size), x, y)
        if filled:
            f.put(sprites.cube(self.look.palette, self.seat, "", size - 6), x + 3, y + 3)
        if fresh:
            f.put(sprites.ring(size - 2, size - 2, MARK, 3, 9, 4), x + 1, y + 1)

    def shops(self, f: Frame) -> None:
        workshops = self.view.players[self.seat].workshops
        step = (INNER - SHOPS - 6) / MAX_WORKSHOPS
        f.name(f"piece {self.seat} workshop", 0, 0, MAX_WORKSHOPS * step, STORES - 6)
        for number in range(MAX_WORKSHOPS):
            x, built = number * step, number < len(workshops)
            f.put(icon("workshop", 68) if built else sprites.ghost("workshop", 68), x + step / 2, 34)
            for space in range(WORKSHOP):
                left, top = x + step / 2 - 46 + space % 2 * 47, 86 + space // 2 * 47
                self.space(f, left, top, 44, filled=built and space < workshops[number])
            if built and number >= len(workshops) - self.new.pieces["workshop", self.seat]:
                f.put(sprites.ring(round(step - 8), STORES - 6, MARK, 3, 12, 4), x + 4, 0)

    def fleet(self, f: Frame) -> None:
        player, look, seat = self.view.players[self.seat], self.look, self.seat
        f.name(f"piece {seat} ship", 0, 0, MAX_SHIPS * 68 - 4, 64)
        for number in range(MAX_SHIPS):
            there, x = number < player.ships, number * 68.0
            f.put(sprites.ship_piece(look.palette, seat, "", 62) if there else sprites.ship_well(68), x, 0)
            if there and number >= player.ships - self.new.pieces["ship", seat]:
                f.put(sprites.ring(62, 62, MARK, 3, 10, 4), x, 2)
        left = 222.0
        step = (INNER - 24 - left) / MAX_HOUSES
        f.name(f"piece {seat} house", left, 0, MAX_HOUSES * step - 4, 64)
        for number in range(MAX_HOUSES):
            x = left + number * step
            if number >= len(player.houses):
                f.put(sprites.house_well(54), x, 8)
                continue
            city = player.houses[number]
            f.put(sprites.house_piece(look.palette, seat, "", 54), x, 8)
            f.text((x + 57, 6, step - 58, 58), term(self.lang, "city", city), Style(TEXT, align="left", least=TEXT))
            if (city, seat) in self.new.houses:
                f.put(sprites.ring(54, 54, MARK, 3, 10, 4), x, 8)


draw = Area.draw
