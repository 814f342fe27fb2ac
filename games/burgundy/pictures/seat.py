"""One player's area, large: the estate and its stores, stored tiles, knowledge, and sources of points."""

from games.burgundy.data import GOODS, GOODS_SPACES, STORAGE, TYPES, knowledge_tile
from games.burgundy.estates import SPACES_PER_TYPE
from games.burgundy.pictures import estate, hexes, mat, pieces
from games.burgundy.pictures.course import bonus_tile
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tiles import tile
from games.burgundy.scoring import SOURCES
from games.burgundy.state import Player, State
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import GAME, SIGNS, does, name_of, phrase
from render import area, sprites
from render.area import INNER
from render.canvas import Frame, Style
from render.furniture import draw_area
from render.palette import INK, MARK, PAPER, SOFT_INK, WELL, WELL_EDGE
from render.scene import TEXT
from render.text import wrap

HEX, LEFT = 98, 60
LAND = estate.height(HEX)
PURSE, ROW = 108, 86
"""Height of the row below the estate, and of a tile with its text."""
COLOURS = 96


class Area(area.Area[State, Highlights]):
    game = GAME

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def body(self) -> None:
        player = self.player
        if player.board is None:
            self.sheet()
        else:
            self.land()
            self.storage()
            self.column.add(COLOURS, self.colours)
            self.knowledge()
            if player.sold:
                self.column.add(60, self.sold)
        earned = [(source, player.earned.get(source, 0)) for source in SOURCES]
        sources = [(phrase(self.lang, f"burgundy-points-{source}"), str(points)) for source, points in earned if points]
        self.add_sources(phrase(self.lang, "burgundy-render-sources"), sources)

    # ------------------------------------------------------------ the estate

    def land(self) -> None:
        """Add the estate, and below it dice, silver, workers and goods."""
        high = LAND + PURSE + 34

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, INNER, high, 2.6)
            estate.draw(f.at(LEFT, 20), self.player, self.seat, HEX, self.new, self.look.palette, rows=TEXT)
            assert self.player.board is not None
            board = name_of(self.lang, "board", self.player.board)
            f.text((20, 14, 150, 40), board, Style(TEXT, face="note", colour=SOFT_INK, align="left"))
            self.purse(f.at(0, LAND + 24))

        self.column.add(high, paint)

    def purse(self, f: Frame) -> None:
        player, y = self.player, PURSE / 2
        dice = [(value, False) for value in player.dice] + [(value, True) for value in player.used]
        for number, (value, used) in enumerate(dice):
            f.put(pieces.die(self.look.palette, self.seat, value, f.px(72), used), 58 + number * 84, y)
            f.name(f"die {self.seat} {number}", 22 + number * 84, y - 36, 72, 72)
        pieces.draw_counter(f, 236, y, "silver", player.silver, 58, 40, self.seat)
        pieces.draw_counter(f, 358, y, "worker", player.workers, 58, 40, self.seat)
        stored = list(player.goods.items())
        for number in range(GOODS_SPACES):
            x = 496 + number * 98
            if number >= len(stored):
                f.put(sprites.well(f.px(56)), x - 28, y - 28)
                continue
            name, count = stored[number]
            pieces.draw_pile(f, x, y, name, count, 56)
            f.text((x + 36, y - 28, 40, 56), str(count), Style(34, face="heavy", align="left"))
            f.name(f"goods of {self.seat} {name}", x - 28, y - 28, 56, 56)
            if (self.seat, name) in self.new.goods:
                f.put(sprites.ring(f.px(56), f.px(56), MARK, f.px(3), f.px(11), f.px(4)), x - 28, y - 28)

    def sheet(self) -> None:
        """Add the boards to choose from, the reader's own choice marked, and the starting resources."""
        player, boards, small = self.player, self.player.sheet, 72
        step = estate.height(small) + 24
        high = len(boards) * step + 158
        message = "burgundy-render-chosen" if player.chosen_board else "burgundy-render-choosing"

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, INNER, high, 2.6)
            for number, board in enumerate(boards):
                castle = player.chosen_castle if self.own and player.chosen_board == board else None
                name = Style(30, face="title", align="left")
                f.text((24, 18 + number * step, 200, 40), name_of(self.lang, "board", board), name)
                land = f.at((INNER - estate.ACROSS * small) / 2, 18 + number * step)
                estate.draw_sheet(land, board, self.seat, small, self.look.palette, castle)
            y = 18 + len(boards) * step
            f.text((20, y, INNER - 40, 40), phrase(self.lang, message), Style(TEXT, face="note", colour=SOFT_INK))
            pieces.draw_counter(f, 110, y + 88, "silver", player.silver, 58, 40, self.seat)
            pieces.draw_counter(f, 250, y + 88, "worker", player.workers, 58, 40, self.seat)
            for number, (goods, count) in enumerate(player.goods.items()):
                x = 410 + number * 120
                pieces.draw_pile(f, x, y + 88, goods, count, 56)
                f.text((x + 44, y + 60, 70, 56), f"× {count}", Style(32, face="heavy", align="left"))

        self.column.add(high, paint)

    # ------------------------------------------------------------ tiles with their words

    def storage(self) -> None:
        """Add the stored tiles, each with its name and effect, then the free places."""
        player = self.player
        fresh = self.new.in_storage(player.storage, self.seat)
        rows = [(name, (name_of(self.lang, "tile", name), does(self.lang, name))) for name in player.storage]
        highs = [self._tile_row(text)[0] for _, text in rows]
        free = STORAGE - len(rows)

        def paint(f: Frame) -> None:
            y = 0.0
            for number, ((name, text), high) in enumerate(zip(rows, highs, strict=True)):
                self._tile(f.at(0, y), name, text, marked=number in fresh)
                f.name(f"stored {self.seat} {number}", 0, y, INNER, high)
                y += high + 8
            for number in range(free):
                f.put(hexes.well(72, WELL, WELL_EDGE, 2), 46 + number * 84, y + 44)
            if free:
                empty = Style(TEXT, face="note", colour=SOFT_INK, align="left")
                f.text((16 + free * 84, y, 300, 88), phrase(self.lang, "burgundy-render-empty"), empty)

        self.column.add(sum(high + 8 for high in highs) - 8 + (96 if free else 0), paint)

    def knowledge(self) -> None:
        """Add the knowledge tiles on the estate with their effects."""
        rows = [(name, ("", does(self.lang, name))) for name in map(knowledge_tile, self.player.known)]
        if not rows:
            return
        highs = [self._tile_row(text)[0] for _, text in rows]

        def paint(f: Frame) -> None:
            y = 0.0
            for number, ((name, text), high) in enumerate(zip(rows, highs, strict=True)):
                self._tile(f.at(0, y), name, text)
                f.name(f"known {self.seat} {number}", 0, y, INNER, high)
                y += high + 8

        self.add(phrase(self.lang, "burgundy-render-knowledge"), sum(high + 8 for high in highs) - 8, paint)

    def _tile_row(self, text: tuple[str, str]) -> tuple[float, tuple[str, ...], tuple[str, ...]]:
        """Height of a tile with its text, and the lines of its name and of its effect."""
        room = INNER - 112
        name = wrap(text[0], "bold", TEXT, room, 2) if text[0] else ()
        told = wrap(text[1], "text", TEXT, room, 3)
        return max(ROW, (len(name) + len(told)) * 34 + 18), name, told

    def _tile(self, f: Frame, name: str, text: tuple[str, str], *, marked: bool = False) -> None:
        high, title, told = self._tile_row(text)
        f.put(sprites.panel(f.px(INNER), f.px(high), PAPER, SOFT_INK, 1.4, 10, None, shadow=False), 0, 0)
        f.put(tile(name, 70), 52, high / 2)
        if marked:
            f.put(hexes.ring(70, MARK, 4, 4), 52, high / 2)
        y = (high - (len(title) + len(told)) * 34) / 2
        for number, line in enumerate((*title, *told)):
            style = Style(TEXT, face="bold" if number < len(title) else "text", align="left")
            f.text((100, y + number * 34, INNER - 108, 34), line, style)

    # ------------------------------------------------------------ counters

    def colours(self, f: Frame) -> None:
        """Draw the covered share of each colour, and bonus tiles won."""
        player, view, look = self.player, self.view, self.look
        step = INNER / len(TYPES)
        for number, kind in enumerate(TYPES):
            x = number * step
            covered = sum(space in player.estate for space in player.land.spaces[kind])
            f.put(bonus_tile(kind, f.px(62), f.px(84)), x + 2, 6)
            f.put(icon(SIGNS[kind], f.px(48)), x + 33, 48)
            whole = SPACES_PER_TYPE[kind]
            ink = INK if covered else SOFT_INK
            f.text((x + 68, 4, step - 70, 44), f"{covered}/{whole}", Style(TEXT, "heavy", ink, "left"))
            first = view.finished[kind][:2]
            if self.seat in first:
                f.put(icon("bonus", f.px(42)), x + 90, 68)
            elif covered == whole:
                f.put(icon("seal", f.px(36)), x + 90, 68)
            else:
                for place, owner in enumerate(first):
                    f.put(sprites.badge(look.palette, owner, "", f.px(28)), x + 84 + place * 30, 68)

    def sold(self, f: Frame) -> None:
        """Draw the goods sold, by type if the reader may know it."""
        sold = self.player.sold
        f.put(icon("sold", f.px(50)), 32, 30)
        title = Style(TEXT, face="title", colour=SOFT_INK, align="left")
        x = 94 + f.text((66, 4, 260, 52), phrase(self.lang, "burgundy-render-sold"), title)
        if mat.hidden(self.player):
            f.text((x, 4, 100, 52), f"× {sum(sold.values())}", Style(32, face="heavy", align="left"))
            return
        for name in GOODS:
            if name in sold:
                f.put(pieces.goods(name, f.px(48)), x + 22, 30)
                f.text((x + 52, 4, 40, 52), str(sold[name]), Style(30, face="heavy", align="left"))
                x += 94


draw = Area.draw
