"""Blocks for decisions in Burgundy: purse, stored tiles, depots, estate, goods, harbours."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from games.burgundy.data import BLACK_DEPOT, DEPOTS, PRICE, RATES, SLOTS, STORAGE
from games.burgundy.dice import price
from games.burgundy.pictures import course, depots, estate, hexes, pieces
from games.burgundy.pictures.hexes import TALL
from games.burgundy.pictures.icons import icon
from games.burgundy.pictures.tiles import pale_tile, tile
from games.burgundy.state import Player, State
from games.burgundy.words import terms
from games.burgundy.words.highlights import Highlights
from games.burgundy.words.terms import GAME, KIND_SIGNS, does, name_of, phrase
from render import scene, sprites
from render.canvas import Frame, Style
from render.furniture import LEFT_OUT, Block, choice, draw_area, draw_tag
from render.palette import CHOICE, CREAM, FAINT_INK, PAPER, SOFT_INK, WELL, WELL_EDGE, mix
from render.scene import TEXT
from render.text import wrap

HEX, AROUND, AMONG, CLOSE = 104, 97, 100, 92
"""Width of the estate's spaces: if a space is asked for, if not, among other choices, and if there is little room."""
SMALL, MEDIUM = 58, 84
"""Width of tiles among other choices: many of them, and few enough for a row."""
SLOT = HEX
STEP = 164
"""Distance between two rows of a depot's tiles, with room for their labels."""
PILES_APART = 8


class Sights(scene.Scene[State, Highlights]):
    """A scene with all blocks of Burgundy; a subclass selects those that a question needs."""

    game = GAME

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    @property
    def field(self) -> str:
        """The field asked for; empty if none is, or if only the confirmation is left."""
        return self.question.field if self.question and self.question.move is None else ""

    def workers(self, name: str, value: str) -> int:
        """Minimum workers that an answer costs."""
        return min(price(self.view, self.seat, m).workers for m in self.left if getattr(m, name, None) == value)

    # ------------------------------------------------------------ possessions

    def purse(self, chosen: Collection[int] = ()) -> None:
        """Add dice, silver and workers. The points are in the band."""
        high = 124
        player = self.player

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, self.column.inner, high, inner=None)
            self._dice(f, 70, 62, 88, chosen)
            pieces.draw_counter(f, 300, 62, "silver", player.silver, 66, 46)
            pieces.draw_counter(f, 450, 62, "worker", player.workers, 66, 46)

        self.column.add(high, paint)

    def _dice(self, f: Frame, x: float, y: float, size: int, chosen: Collection[int] = ()) -> None:
        dice = [(value, False) for value in self.player.dice] + [(value, True) for value in self.player.used]
        for number, (value, used) in enumerate(dice):
            at = x + number * size * 1.18
            f.put(pieces.die(self.look.palette, self.seat, value, size, used), at, y)
            if not used and value in chosen:
                choice(f, str(value), at - size / 2, y - size / 2, size, size)

    def belongings(self) -> None:
        """Add all possessions besides the estate in one row, for questions with many choices and for plans."""
        high = 112
        player = self.player

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, self.column.inner, high, inner=None)
            self._dice(f, 46, 56, 62)
            pieces.draw_counter(f, 180, 56, "silver", player.silver, 46, 34)
            pieces.draw_counter(f, 268, 56, "worker", player.workers, 46, 34)
            fresh = self.new.in_storage(player.storage, self.seat)
            for number in range(STORAGE):
                x = 366 + number * (SMALL + 4)
                stored = player.storage[number : number + 1]
                f.put(tile(stored[0], SMALL) if stored else hexes.well(SMALL, WELL, WELL_EDGE, 2), x, 56)
                if number in fresh:
                    f.put(hexes.ring(SMALL), x, 56)
            for number, (name, count) in enumerate(player.goods.items()):
                x = 551 + number * 74
                pieces.draw_counted_pile(f, x, 54, name, count, 47, TEXT)
                f.name(f"goods {name}", x - 24, 30, 47 + pieces.overhang(count) * 47, 47)
                if (self.seat, name) in self.new.goods:
                    f.put(sprites.ring(47, 47, radius=9), x - 24, 30)

        self.column.add(high, paint)

    def offer(self) -> None:
        """Add the tiles that can be taken or bought, by depot, with their labels."""
        slots: list[str] = self.values("slot")
        groups = [
            here for depot in (*DEPOTS, BLACK_DEPOT) if (here := [slot for slot in slots if SLOTS[slot].depot == depot])
        ]
        if not groups:
            return
        size = MEDIUM if _span(groups, MEDIUM) <= self.column.inner else SMALL
        rows: list[list[list[str]]] = [[]]
        for group in groups:
            if _span([*rows[-1], group], size) > self.column.inner:
                rows.append([])
            rows[-1].append(group)
        high = round(size * TALL) + 45

        def paint(f: Frame) -> None:
            for number, row in enumerate(rows):
                x = (self.column.inner - _span(row, size)) / 2
                for group in row:
                    self._group(f.at(x, number * (high + 8)), group, size, high)
                    x += _span([group], size) + 8

        self.column.add(len(rows) * (high + 8) - 8, paint)

    def _group(self, f: Frame, slots: Sequence[str], size: int, high: int) -> None:
        """Draw the tiles of one depot."""
        wide = round(_span([slots], size))
        black = SLOTS[slots[0]].depot == BLACK_DEPOT
        f.put(depots.night(wide, high) if black else sprites.panel(wide, high, PAPER, SOFT_INK, 1.6, 12, None), 0, 0)
        for number, slot in enumerate(slots):
            x, y = 4 + (size + 2) * (number + 0.5), 5 + size * TALL / 2
            f.put(tile(self.view.depots[slot], size), x, y)
            f.put(hexes.halo(size), x, y)
            f.name(f"choice {slot}", x - size / 2, y - size * TALL / 2, size, size * TALL)
            draw_tag(f, x, high - 21, slot, TEXT)

    def action(self, kind: str) -> None:
        """Add a box for a kind of move that has no other place in the picture."""
        high = 108

        def paint(f: Frame) -> None:
            wide = self.column.inner
            f.put(sprites.panel(f.px(wide), high, PAPER, inner=None), 0, 0)
            f.put(icon(KIND_SIGNS[kind], 70), 54, 54)
            name = phrase(self.lang, f"burgundy-move-{kind}")
            f.text((100, 0, wide - 110, high), name, Style(31, face="title", align="left", least=TEXT))
            choice(f, kind, 0, 0, wide, high)

        self.column.add(high, paint)

    def storage(self, chosen: Collection[str] = (), why: str = "") -> None:
        """Add the stored tiles; `why`: whether they are choices or only pointed out."""
        player = self.player
        large = why in ("tile", "discard") and bool(chosen)
        wide = (self.column.inner - 28) / STORAGE
        lines = max(
            (len(wrap(name_of(self.lang, "tile", n), "bold", 29, wide - 20, 3)) for n in player.storage), default=0
        )
        high = 146 + (32 * lines + 8 if large else 0)
        fresh = self.new.in_storage(player.storage, self.seat)

        def paint(f: Frame) -> None:
            for number in range(STORAGE):
                x = number * (wide + 14)
                f.put(sprites.panel(f.px(wide), high, PAPER, SOFT_INK, 1.6, 12, None), x, 0)
                if number >= len(player.storage):
                    f.put(hexes.well(HEX, WELL, WELL_EDGE, 2), x + wide / 2, 73)
                    continue
                name = player.storage[number]
                f.put(tile(name, HEX), x + wide / 2, 73)
                if number in fresh:
                    f.put(hexes.ring(HEX), x + wide / 2, 73)
                if large:
                    style = Style(29, lines=3, least=TEXT, leading=1.0)
                    f.text((x + 10, 138, wide - 20, 32 * lines), name_of(self.lang, "tile", name), style)
                if name in chosen:
                    if why == "place":
                        f.put(sprites.ring(f.px(wide), high, CHOICE, 4, 12, 4), x, 0)
                    else:
                        choice(f, name, x, 0, wide, high)

        self.column.add(high, paint)

    def incoming(self, slot: str) -> None:
        """Add the tile being taken."""
        name = self.view.depots[slot]

        def paint(f: Frame) -> None:
            width = self.column.inner
            f.put(sprites.panel(f.px(width), 150, CREAM), 0, 0)
            f.put(tile(name, HEX), 84, 75)
            f.text(
                (160, 12, width - 180, 56),
                f"{slot} · {name_of(self.lang, 'tile', name)}",
                Style(32, face="title", align="left", least=TEXT),
            )
            style = Style(TEXT, face="text", colour=SOFT_INK, align="left", lines=2, leading=1.0)
            f.text((160, 66, width - 180, 72), does(self.lang, name), style)

        self.column.add(150, paint)

    # ------------------------------------------------------------ the depots

    def depots(self, chosen: Collection[str] = (), reach: Collection[str] = ()) -> None:
        """Add the six depots in their ring, with selectable tiles framed and labelled; those out of reach are pale."""
        players = len(self.view.players)
        wide = (self.column.inner - 20) / 3
        rows = max(-(-len(terms.spaces(depot, players)) // 2) for depot in DEPOTS)
        high = 66 + rows * STEP

        def paint(f: Frame) -> None:
            for row, ring in enumerate(depots.RING):
                for number, depot in enumerate(ring):
                    self._depot(f.at(number * (wide + 10), row * (high + 10)), depot, wide, high, chosen, reach)

        self.column.add(2 * high + 10, paint)

    def _depot(
        self, f: Frame, depot: int, wide: float, high: float, chosen: Collection[str], reach: Collection[str]
    ) -> None:
        slots = terms.spaces(depot, len(self.view.players))
        f.put(sprites.panel(f.px(wide), f.px(high), PAPER, SOFT_INK, 1.6, 12, None), 0, 0)
        depots.draw_number(f, 36, 35, depot, 50)
        self._goods_on(f, 70, 35, wide - 82, depot, 50)
        for number, slot in enumerate(slots):
            x = wide / 2 + (number % 2 - (0.5 if number // 2 * 2 + 1 < len(slots) else 0)) * (SLOT + 12)
            self._slot(f, x, 64 + SLOT * TALL / 2 + number // 2 * STEP, slot, chosen, reach)

    def _goods_on(self, f: Frame, left: float, y: float, width: float, depot: int, size: float) -> None:
        """Draw the goods of a depot, in counted piles; without room for the counts, piles alone."""
        there = self.view.depot_goods[depot]
        piles = Counter(there)
        counted = _wide_with_counts(piles, size) <= width
        close = min(size + 10, (width - size) / max(1, len(piles) - 1))
        fresh = {there[number] for number in depots.fresh_goods(there, depot, self.new)}
        x = left + size / 2
        for name, count in piles.items():
            if counted and count > 1:
                pieces.draw_counted_pile(f, x, y, name, count, size, TEXT)
            else:
                pieces.draw_pile(f, x, y, name, count, size)
            f.name(f"goods {depot} {name}", x - size / 2, y - size / 2, size * (1 + pieces.overhang(count)), size)
            if name in fresh:
                f.put(sprites.ring(f.px(size), f.px(size), thick=3, radius=9), x - size / 2, y - size / 2)
            x += _pile_wide(count, size) + PILES_APART if counted else close

    def _slot(self, f: Frame, x: float, y: float, slot: str, chosen: Collection[str], reach: Collection[str]) -> None:
        there = slot in self.view.depots
        if there and reach and slot not in reach:
            f.put(pale_tile(self.view.depots[slot], SLOT), x, y)
            return
        if not there:
            f.put(depots.empty(SLOTS[slot].type or "", SLOT), x, y)
        depots.draw_slot(f, x, y, slot, SLOT, self.view, self.look, self.new)
        if slot in chosen:
            f.put(hexes.halo(SLOT + 10), x, y)
            f.name(f"choice {slot}", x - SLOT / 2, y - SLOT * TALL / 2, SLOT, SLOT * TALL)
            pieces.draw_priced(f, x, y + SLOT * TALL / 2 + 17, slot, TEXT, self.workers("slot", slot))

    def black_depot(self, chosen: Collection[str] = ()) -> None:
        slots = terms.spaces(BLACK_DEPOT, len(self.view.players))
        per_row = min(len(slots), 6 if len(slots) <= 6 else 4)
        rows = -(-len(slots) // per_row)
        high = 80 + rows * STEP

        def paint(f: Frame) -> None:
            width = self.column.inner
            f.put(depots.night(f.px(width), f.px(high)), 0, 0)
            title = Style(32, face="title", colour=mix(CREAM, FAINT_INK, 0.3), align="left", least=TEXT)
            f.text((26, 12, width - 180, 52), phrase(self.lang, "burgundy-render-black-depot"), title)
            for number in range(PRICE):
                f.put(icon("silver", 50), width - 50 - number * 44, 40)
            for number, slot in enumerate(slots):
                here = min(per_row, len(slots) - number // per_row * per_row)
                x = width / 2 + (number % per_row - (here - 1) / 2) * min(140, (width - 30) / per_row)
                self._slot(f, x, 74 + SLOT * TALL / 2 + number // per_row * STEP, slot, chosen, chosen)

        self.column.add(high, paint)

    # ------------------------------------------------------------ the estate

    def estate(self, chosen: Collection[str] = (), size: int = HEX) -> None:
        """Add the reader's estate; selectable spaces are framed and labelled."""

        def block(size: int) -> Block:
            def paint(page: Frame) -> None:
                f = page.at((self.column.inner - estate.ACROSS * size) / 2, 6)
                prices = {space: self.workers("space", space) for space in chosen}
                estate.draw(f, self.player, self.seat, size, self.new, self.look.palette, chosen=prices)

            return estate.height(size) + 12, paint

        smaller = [block(CLOSE)] if chosen else [block(AROUND - 16)]
        self.column.add(*block(size if chosen else AROUND), smaller)

    def sheet(self) -> None:
        """Add the boards to choose from, then the spaces for the castle."""
        settled = self.player.chosen_board
        boards = self.values("board") or ([settled] if settled else self.player.sheet)
        asks_board = self.field == "board"
        size = 76 if len(boards) > 1 else HEX
        high = estate.height(size) + 70
        castles = [(move.board, move.castle) for move in self.left]

        def paint(page: Frame) -> None:
            for number, board in enumerate(boards):
                f = page.at(0, number * (high + 16))
                f.put(sprites.panel(f.px(self.column.inner), f.px(high), inner=None), 0, 0)
                f.text((20, 8, 220, 48), name_of(self.lang, "board", board), Style(34, face="title", align="left"))
                land = f.at((self.column.inner - estate.ACROSS * size) / 2, 52)
                estate.draw_board(land, board, size, self.look.palette)
                if self.player.chosen_castle and board == settled:
                    land.put(tile("castle", land.px(size)), *estate.at(self.player.chosen_castle, size))
                if asks_board:
                    choice(f, board, 0, 0, self.column.inner, high)
                for space in dict.fromkeys(castle for on, castle in castles if on == board):
                    estate.draw_choice(land, space, size, max(TEXT, size * 0.28))

        self.column.add(len(boards) * (high + 16) - 16, paint)

    def course(self) -> None:
        """Add the bonus for finishing a colour first, and the turn order."""
        if self.view.phase:
            draw = (course.STRIP, lambda f: course.draw_strip(f, self.column.inner, self.view, self.look))
            self.column.add(*draw, [LEFT_OUT], weight=1)

    # ------------------------------------------------------------ goods

    def goods(self, chosen: Collection[str]) -> None:
        """Add the stored goods, with the points of a sale."""
        stored = list(self.player.goods.items())
        rate = RATES[len(self.view.players)].goods
        wide = (self.column.inner - 28) / 3
        high = 190

        def paint(f: Frame) -> None:
            for number in range(3):
                x = number * (wide + 14)
                f.put(sprites.panel(f.px(wide), high, PAPER, SOFT_INK, 1.6, 12, None), x, 0)
                if number >= len(stored):
                    f.put(sprites.well(92), x + wide / 2 - 46, 49)
                    continue
                name, count = stored[number]
                pieces.draw_pile(f, x + 72, 66, name, count, 92)
                f.text((x + 146, 20, wide - 156, 92), f"× {count}", Style(40, face="heavy", align="left"))
                f.text((x + 10, 128, wide - 20, 50), name_of(self.lang, "goods", name), Style(30, least=TEXT))
                if (self.seat, name) in self.new.goods:
                    f.put(sprites.ring(92, 92, radius=14), x + 26, 20)
                if name in chosen:
                    choice(f, name, x, 0, wide, high)
                    draw_tag(f, x + wide - 46, 26, f"+{count * rate}", 30)
                    if workers := self.workers("goods", name):
                        pieces.draw_cost(f, x + 46, 20, workers, TEXT)

        self.column.add(high, paint)

    def harbour(self) -> None:
        """Add the depots where a ship can load; a choice of two neighbours is labelled between them."""
        pairs = [move.depots for move in self.left]
        wide, high = (self.column.inner - 2 * 30) / 3, 210
        gap = 40

        def paint(f: Frame) -> None:
            middles: dict[int, tuple[float, float]] = {}
            for row, ring in enumerate(depots.RING):
                for number, depot in enumerate(ring):
                    x, y = number * (wide + 30), float(row * (high + gap))
                    middles[depot] = (x + wide / 2, y + high / 2)
                    f.put(sprites.panel(f.px(wide), f.px(high), PAPER, SOFT_INK, 1.6, 12, None), x, y)
                    depots.draw_number(f, x + wide / 2, y + 50, depot, 64)
                    there = self.view.depot_goods[depot]
                    if there:
                        room = wide - 24
                        size = 66 if _wide_with_counts(Counter(there), 66) <= room else 54
                        span = min(_wide_with_counts(Counter(there), size), room)
                        self._goods_on(f, x + (wide - span) / 2, y + 140, span, depot, size)
                    if (depot,) in pairs:
                        choice(f, str(depot), x, y, wide, high)
            for one, other in dict.fromkeys(pair for pair in pairs if len(pair) == 2):
                x, y = ((a + b) / 2 for a, b in zip(middles[one], middles[other], strict=True))
                draw_tag(f, x, y, f"{one}+{other}", TEXT)
                f.name(f"choice {one}+{other}", x - 30, y - 17, 60, 34)

        self.column.add(2 * high + gap, paint)

    def pick(self, kinds: Sequence[str]) -> None:
        """Add the goods to choose from, when not all fit into the storage."""
        wide = (self.column.inner - 28) / 3
        rows = -(-len(kinds) // 3)

        def paint(f: Frame) -> None:
            for number, name in enumerate(kinds):
                x, y = number % 3 * (wide + 14), number // 3 * 194
                f.put(sprites.panel(f.px(wide), 180, CREAM, SOFT_INK, 1.6, 12, None), x, y)
                f.put(pieces.goods(name, 96), x + wide / 2, y + 66)
                f.text((x + 10, y + 122, wide - 20, 48), name_of(self.lang, "goods", name), Style(30, least=TEXT))
                choice(f, name, x, y, wide, 180)

        self.column.add(rows * 194 - 14, paint)


def _pile_wide(count: int, size: float) -> float:
    """Width of a pile of goods, with its count if there is more than one."""
    return size + (pieces.counted_beside(count, size, TEXT) if count > 1 else 0)


def _wide_with_counts(piles: Mapping[str, int], size: float) -> float:
    return sum(_pile_wide(count, size) + PILES_APART for count in piles.values()) - PILES_APART


def _span(groups: Sequence[Sequence[str]], size: int) -> float:
    """Width of several depots side by side, with tiles of a size."""
    return sum((size + 2) * len(group) + 8 for group in groups) + 8 * (len(groups) - 1)
