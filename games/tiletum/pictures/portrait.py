"""The whole table for a phone: the map, the dice with their actions, the fairs, one player's board, the others in
short."""

from games.tiletum.data import BUILDINGS, ROOMS
from games.tiletum.pictures import dice_table, mat, small_map
from games.tiletum.pictures.fairs import FAIR_ICONS, FAIR_TO_COME
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import mark, pillar_piece, round_token, vp_token
from games.tiletum.scoring import takes_part
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.reckoning import value, worth
from games.tiletum.words.terms import GAME
from render import portrait, sprites
from render.canvas import Frame, Sprite, Style
from render.palette import CREAM, INK, PAPER, SOFT_INK, mix
from render.portrait import INNER
from render.scene import TEXT

MAP_ROW = {2: 104, 3: 96, 4: 80}
"""Distance of two rows of the map, by number of players: each player takes a line of the picture."""
DICE_W = 474
OWN_H, ROW, NAME_W = 182, 82, 316


class Portrait(portrait.Portrait[State, Highlights]):
    game = GAME

    def body(self) -> None:
        lay = small_map.plan(MAP_ROW[len(self.view.players)])
        self.column.add(lay.height, lambda f: small_map.draw_map(f, lay, self.view, self.look.quiet, self.new))
        high = dice_table.small_height(self.view)
        self.column.add(high, lambda f: self.middle(f, high))
        self.area(self.shown, OWN_H, self.own)
        for seat in self.others:
            self.row(seat, ROW, lambda f, left, right, seat=seat: self.other(f, seat, left, right), NAME_W)  # type: ignore[misc]

    def middle(self, f: Frame, high: float) -> None:
        dice_table.draw_small(f, DICE_W, self.view, self.new)
        left = DICE_W + 6
        for number in range(1, 5):
            each = high / 4
            self.fair(f.at(left, (number - 1) * each), INNER - left, each - 6, number)

    def fair(self, f: Frame, wide: float, high: float, number: int) -> None:
        """Round, condition and value of a fair, and the points it would give the player shown."""
        view, over = self.view, number <= self.view.fairs_done
        now = not over and number == view.round
        fill = mix(PAPER, SOFT_INK, 0.12) if over else (255, 240, 196) if now else mix(PAPER, CREAM, 0.6)
        f.put(sprites.panel(f.px(wide), f.px(high), fill, SOFT_INK if over else INK, 1.6, 9, None, False), 0, 0)
        f.name(f"fair {number}", 0, 0, wide, high)
        tone, ink = (mix(PAPER, SOFT_INK, 0.25), SOFT_INK) if over else (FAIR_TO_COME, CREAM)
        f.put(round_token(str(number), f.px(42), tone, ink), 28, high / 2)
        f.put(vp_token(str(value(view, number)), f.px(52)), 82, high / 2)
        for place, picture in enumerate(FAIR_ICONS[view.fair_tiles[number - 1]]):
            f.put(icon(picture, f.px(38)), 132 + place * 38, high / 2)
        if over:
            f.put(sprites.tick(f.px(36)), wide - 28, high / 2)
        else:
            there = takes_part(view, self.shown, view.fair_cities[number - 1])
            points = str(worth(view, self.shown, number)).replace("-", "−") if there else "–"
            f.text((wide - 84, 0, 74, high), points, Style(TEXT + 2, face="heavy", align="right"))
        if self.new.fair and number == view.fairs_done:
            f.put(mark(f.px(wide - 4), f.px(high - 4)), 2, 2)

    # ------------------------------------------------------------ the players

    def own(self, f: Frame) -> None:
        """Resources, then buildings and contracts."""
        player = self.view.players[self.shown]
        mat.draw_resources(f.at(24, 62), INNER - 36, player, self.shown, size=46, text=34)
        self.counted(f, self.shown, 24, INNER - 16, 148)

    def other(self, f: Frame, seat: int, left: float, right: float) -> None:
        mat.draw_resources(f.at(left, 6), right - left + 10, self.view.players[seat], seat, size=34, text=TEXT)
        self.counted(f, seat, left, right, 61)

    def counted(self, f: Frame, seat: int, left: float, right: float, y: float) -> None:
        """Rooms and crests out of their totals, contracts, tiles in the warehouse, houses and pillars left."""
        player = self.view.players[seat]
        housed = sum(bool(name) for name in player.rooms.values())
        has: tuple[tuple[Sprite, float, str], ...] = (
            (icon("character", f.px(34)), 17, f"{housed}/{len(ROOMS)}"),
            (icon("crest", f.px(34)), 17, f"{sum(map(bool, player.crests))}/{len(BUILDINGS)}"),
            (icon("contract", f.px(34)), 17, str(len(player.contracts))),
            (icon("warehouse", f.px(34)), 17, str(len(player.warehouse) + len(player.using))),
            (sprites.house_piece(self.look.palette, seat, "", f.px(32)), 0, str(player.houses)),
            (pillar_piece(self.look.palette, seat, "", f.px(34)), 0, str(player.pillars)),
        )
        step = (right - left) / (len(has) + 0.8)
        x = left
        names = ("rooms", "crests", "deeds", "store", "houses", "pillars")
        for number, (sprite, middle, text) in enumerate(has):
            wide = step * (1.4 if number < 2 else 1)
            f.name(f"{names[number]} {seat}", x - 2, y - 20, wide - 6, 40)
            f.put(sprite, x + middle, y + (0 if middle else -17))
            f.text((x + 36, y - 20, 64, 40), text, Style(TEXT, face="heavy", align="left", least=TEXT))
            x += wide


draw = Portrait.draw
