"""One player's area, large: goods with their names, buildings, cards, standing offers."""

from collections.abc import Callable, Sequence

from engine import Event
from engine.genoa import GENOA
from engine.genoa.data import BUILDINGS, COMMODITIES, DECK_OF, DECKS, MARKER, TILES
from engine.genoa.scoring import group_value, groups
from engine.genoa.state import State
from render import sprites
from render.canvas import Frame, Page, Style
from render.column import Column
from render.furniture import draw_area, draw_band, draw_legend
from render.genoa import book, cards, mat, pieces, status
from render.genoa.changes import Changes, changes
from render.genoa.icons import icon
from render.genoa.words import name_of, phrase, short
from render.icons import icon as common_icon
from render.look import Look
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, INK, PAPER, SOFT_INK, mix

WIDTH, EDGE = 1000, 24
BAND = 108
TEXT = 26
ROW = 72
Block = tuple[float, Callable[[Frame], None]]


def draw(view: State, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
    """The faces of the hand are drawn as far as the view knows them, whoever looks."""
    new = changes(events)
    column = Column(WIDTH, EDGE)
    area = Area(view, look, seat, new, column.inner)
    column.add(BAND, area.band)
    column.add(4 * ROW + 48, area.goods)
    column.add(ROW + 28, area.holdings)
    for block in (area.owned(), area.hand(), area.offers(), area.scored()):
        if block is not None:
            column.add(*block)
    column.add(36, area.foot)
    return column.page()


class Area:
    def __init__(self, view: State, look: Look, seat: int, new: Changes, width: float) -> None:
        self.view, self.look, self.seat, self.new, self.width = view, look, seat, new, width
        self.player = view.players[seat]

    @property
    def lang(self) -> str:
        return self.look.lang

    def band(self, f: Frame) -> None:
        view, look, seat, width = self.view, self.look, self.seat, self.width
        draw_band(f, width, BAND)
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(62)), 62, BAND / 2)
        right = width - 30
        money = Style(58, face="heavy", colour=CREAM, align="right")
        right -= f.text((right - 160, 0, 160, BAND), status.money(self.player), money) + 12
        f.put(icon("ducat", f.px(58)), right - 28, BAND / 2)
        right -= 74
        if won := self.new.money[seat]:
            text = f"+{won}" if won > 0 else f"−{-won}"
            fresh = Style(36, face="heavy", colour=BRIGHT_GOLD, align="right")
            right -= f.text((right - 110, 0, 110, BAND), text, fresh) + 16
        left = 110.0
        if status.crowned(view, seat) or (status.playing(view, seat) and not status.trading(view, seat)):
            f.put(common_icon("crown" if status.crowned(view, seat) else "arrow", f.px(46)), left + 22, BAND / 2)
            left += 58
        elif status.trading(view, seat):
            f.put(icon("tower", f.px(52)), left + 24, BAND / 2)
            left += 62
        name = Style(42, face="title", colour=CREAM, align="left", least=28)
        f.text((left, 10, right - left, 54), look.names[seat], name)
        line = Style(25, face="text", colour=FAINT_INK, align="left", least=22)
        f.text((left, 62, right - left, 32), status.progress(view, look), line)

    def panel(self, f: Frame, high: float) -> None:
        draw_area(f, self.look.palette, self.seat, self.width, high)

    def _counted(self, f: Frame, x: float, y: float, wide: float, thing: str, count: int, name: str) -> None:
        """A good, how many, and what it is called."""
        size = 54.0
        sprite = pieces.good(thing, f.px(size)) if count else pieces.pale_good(thing, f.px(size))
        f.put(sprite, x + size / 2, y)
        ink = INK if count else mix(SOFT_INK, PAPER, 0.35)
        used = f.text(
            (x + size + 8, y - 30, 60, 60), str(count), Style(34, face="heavy", align="left", colour=ink)
        )  # fmt: skip
        left = x + size + 16 + max(used, 18)
        style = Style(TEXT - 1, face="text", colour=ink, align="left", least=22, lines=2, leading=0.98)
        f.text((left, y - 34, x + wide - left - 6, 68), name, style)
        if self.new.things[self.seat, thing]:
            mat.ring(f, x + size / 2, y, size)

    def goods(self, f: Frame) -> None:
        """Commodities, special tiles and ownership markers."""
        self.panel(f, 4 * ROW + 48)
        wide = (self.width - 32) / 4
        for number, commodity in enumerate(COMMODITIES):
            x, y = 20 + number % 4 * wide, 20 + ROW * (number // 4 + 0.5)
            name = name_of(self.lang, "commodity", commodity)
            self._counted(f, x, y, wide, commodity, self.player.commodities[commodity], name)
        wide = (self.width - 32) / 3
        for number, tile in enumerate(TILES):
            x, y = 20 + number % 3 * wide, 30 + ROW * (number // 3 + 2.5)
            self._counted(f, x, y, wide, tile, self.player.tiles[tile], name_of(self.lang, "tile", tile))
        self._markers(f, 20 + 2 * wide, 30 + ROW * 3.5, wide)

    def _markers(self, f: Frame, x: float, y: float, wide: float) -> None:
        look, seat = self.look, self.seat
        f.put(pieces.marker(look.palette, seat, look.letter(seat), f.px(50)), x + 27, y)
        if self.new.things[seat, MARKER]:
            mat.ring(f, x + 27, y, 50)
        f.text((x + 62, y - 30, 50, 60), str(self.player.stock), Style(34, face="heavy", align="left"))
        note = look.say("genoa-render-central", count=self.player.central)
        style = Style(TEXT - 1, face="text", colour=SOFT_INK, align="left", least=22)
        f.text((x + 94, y - 30, wide - 100, 60), note, style)

    def holdings(self, f: Frame) -> None:
        """The cards by their backs."""
        high = ROW + 28
        self.panel(f, high)
        step = (self.width - 32) / 4
        for number, deck in enumerate(DECKS):
            x, y = 20 + number * step, high / 2
            self._counted(f, x, y, step, deck, len(self.player.hand(deck)), name_of(self.lang, "deck", deck))

    def owned(self) -> Block | None:
        """The buildings that bear this player's marker."""
        owned = [building for building in BUILDINGS if self.view.owners.get(building) == self.seat]
        if not owned:
            return None
        wide = (self.width - 3 * 12) / 4
        high = 42 + -(-len(owned) // 4) * 84 - 10

        def paint(f: Frame) -> None:
            self._title(f, phrase(self.lang, "genoa-render-buildings"))
            for number, building in enumerate(owned):
                x, y = number % 4 * (wide + 12), 42 + number // 4 * 84
                f.put(sprites.panel(f.px(wide), 74, CREAM, SOFT_INK, 1.6, 10, None, shadow=False), x, y)
                f.put(icon(building, f.px(58)), x + 40, y + 37)
                style = Style(TEXT, face="title", align="left", least=22)
                f.text((x + 76, y, wide - 84, 74), short(self.lang, building), style)
                if building in self.new.owners:
                    f.put(sprites.ring(f.px(wide), 74, radius=10), x, y)

        return high, paint

    def _title(self, f: Frame, text: str) -> None:
        f.text((4, 0, self.width - 8, 36), text, Style(TEXT + 1, face="title", colour=SOFT_INK, align="left"))

    def hand(self) -> Block | None:
        """The faces, as far as the reader knows them."""
        known = [card for deck in DECKS for card in self.player.hand(deck) if card in DECK_OF]
        if not known:
            return None
        wide = (self.width - 2 * 14) / 3
        rows = [known[n : n + 3] for n in range(0, len(known), 3)]
        highs = [cards.height(row, TEXT) for row in rows]

        def paint(f: Frame) -> None:
            self._title(f, phrase(self.lang, "genoa-render-hand"))
            if self.player.contract:
                worth = sum(map(group_value, groups(self.player.contract)))
                style = Style(TEXT - 1, face="note", colour=SOFT_INK, align="right")
                f.text((400, 0, self.width - 408, 36), self.look.say("genoa-render-contracts", ducats=worth), style)
            y = 42.0
            for row, high in zip(rows, highs, strict=True):
                for number, card in enumerate(row):
                    cards.draw_card(f.at(number * (wide + 14), y), card, wide, high, self.lang, TEXT)
                y += high + 14

        return 42 + sum(highs) + 14 * (len(rows) - 1), paint

    def offers(self) -> Block | None:
        found = [
            row for row in book.rows(self.view, self.look, self.width, book.MIDDLE) if row.bundle.seat == self.seat
        ]  # fmt: skip
        if not found:
            return None

        def paint(f: Frame) -> None:
            self._title(f, phrase(self.lang, "genoa-render-own-offers"))
            y = 42.0
            for row in found:
                row.draw(f.at(0, y), self.new)
                y += row.height + 10

        return 42 + sum(row.height + 10 for row in found) - 10, paint

    def scored(self) -> Block | None:
        """At the end: where the ducats came from."""
        if not GENOA.over(self.view):
            return None
        parts = GENOA.standings(self.view).breakdown[self.seat]
        say = self.look.say
        text = " · ".join(f"{say(source)} {n}" for source, n in parts.items())

        def paint(f: Frame) -> None:
            f.put(sprites.panel(f.px(self.width), 70, CREAM, SOFT_INK, 1.6, 10, None, shadow=False), 0, 0)
            f.text((20, 0, self.width - 40, 70), text, Style(30, face="bold", least=24))

        return 70, paint

    def foot(self, f: Frame) -> None:
        """Settings, and what the rings mean."""
        right = self.width - 8
        if self.new.touches(self.seat) and f.page.marked:
            right -= draw_legend(f, right, 18, self.look.since, 24, colour=SOFT_INK) + 24
        player, say = self.player, self.look.say
        parts = [say(f"genoa-render-stance-{player.stance}")]
        parts += [say("genoa-render-acquire-pass")] if player.acquire == "pass" else []
        style = Style(24, face="note", colour=SOFT_INK, align="left", least=22)
        f.text((4, 0, right - 4, 36), " · ".join(parts), style)
