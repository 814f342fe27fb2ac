"""One player's area, large: goods with their names, buildings, contracts on a small city, cards, offers."""

from collections.abc import Sequence

from games.genoa import GENOA
from games.genoa.data import BUILDINGS, COMMODITIES, DECK_OF, DECKS, MARKER, TILES
from games.genoa.pictures import book, cards, contract_map, mat, pieces
from games.genoa.pictures.icons import icon
from games.genoa.scoring import group_value, groups
from games.genoa.state import Player, State
from games.genoa.words import status
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import GAME, name_of, phrase, short
from render import area, sprites
from render.area import INNER
from render.canvas import Frame, Sprite, Style
from render.furniture import draw_area
from render.palette import CREAM, INK, PAPER, SOFT_INK, mix
from render.scene import TEXT
from render.text import wrap

ROW, ACROSS, OWNED = 62, 2, 64


class Area(area.Area[State, Highlights]):
    game = GAME

    def figure(self) -> str:
        return status.money(self.player)

    def unit(self) -> Sprite:
        return icon("ducat", 50)

    def gained(self) -> int:
        return self.new.money[self.seat]

    def signs(self) -> Sequence[Sprite]:
        return [icon("tower", 46)] if status.trading(self.view, self.seat) else []

    def body(self) -> None:
        self.goods()
        self.owned()
        self.contracts()
        self.hand()
        self.offers()
        if GENOA.over(self.view):
            parts = GENOA.standings(self.view).breakdown[self.seat]
            sources = [(self.look.say(source), str(n)) for source, n in parts.items()]
            self.add_sources(phrase(self.lang, "genoa-render-reckoning"), sources)
        self.settings()

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    # ------------------------------------------------------------ goods and buildings

    def things(self) -> list[tuple[str, int, str]]:
        """Commodities, special tiles and cards with unknown faces, present or just spent."""
        player = self.player
        found: list[tuple[str, int, str]] = [(c, player.commodities[c], "commodity") for c in COMMODITIES]
        found += [(tile, player.tiles[tile], "tile") for tile in TILES]
        found += [(deck, sum(card not in DECK_OF for card in player.hand(deck)), "deck") for deck in DECKS]
        return [(t, n, kind) for t, n, kind in found if n or (kind != "deck" and self.new.things[self.seat, t])]

    def goods(self) -> None:
        found = self.things()
        high = -(-len(found) // ACROSS) * ROW + 76

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, INNER, high)
            wide = (INNER - 32) / ACROSS
            for number, (thing, count, kind) in enumerate(found):
                x, y = 18 + number % ACROSS * wide, 10 + ROW * (number // ACROSS + 0.5)
                self._counted(f, x, y, wide, thing, count, name_of(self.lang, kind, thing))
            y = high - 36
            f.put(pieces.marker(self.look.palette, self.seat, self.look.letter(self.seat), f.px(48)), 44, y)
            f.name(f"{MARKER} of {self.seat}", 20, y - 24, INNER - 40, 48)
            if self.new.things[self.seat, MARKER]:
                mat.ring(f, 44, y, 48)
            style = Style(TEXT, face="text", colour=SOFT_INK, align="left")
            f.text((80, y - 24, INNER - 96, 48), mat.markers(self.view, self.seat, self.look), style)

        self.column.add(high, paint)

    def _counted(self, f: Frame, x: float, y: float, wide: float, thing: str, count: int, name: str) -> None:
        size = 52.0
        f.put(pieces.good(thing, f.px(size)) if count else pieces.pale_good(thing, f.px(size)), x + size / 2, y)
        ink = INK if count else mix(SOFT_INK, PAPER, 0.2)
        used = f.text((x + size + 8, y - 30, 60, 60), str(count), Style(34, face="heavy", align="left", colour=ink))
        left = x + size + 18 + max(used, 18)
        style = Style(TEXT, face="text", colour=ink, align="left", lines=2, leading=0.94)
        f.text((left, y - 30, x + wide - left - 6, 60), name, style)
        f.name(f"{thing} of {self.seat}", x, y - 30, wide - 6, 60)
        if self.new.things[self.seat, thing]:
            mat.ring(f, x + size / 2, y, size)

    def owned(self) -> None:
        """The buildings with this player's marker."""
        owned = [building for building in BUILDINGS if self.view.owners.get(building) == self.seat]
        if not owned:
            return
        wide = (INNER - 2 * 12) / 3

        def paint(f: Frame) -> None:
            for number, building in enumerate(owned):
                x, y = number % 3 * (wide + 12), number // 3 * (OWNED + 8)
                f.put(sprites.panel(f.px(wide), OWNED, CREAM, SOFT_INK, 1.6, 10, None, shadow=False), x, y)
                f.put(icon(building, f.px(52)), x + 36, y + OWNED / 2)
                name = Style(TEXT, face="title", align="left")
                f.text((x + 68, y, wide - 74, OWNED), short(self.lang, building), name)
                f.name(f"space {building}", x, y, wide, OWNED)
                if building in self.new.owners:
                    f.put(sprites.ring(f.px(wide), OWNED, radius=10), x, y)

        self.add(phrase(self.lang, "genoa-render-buildings"), -(-len(owned) // 3) * (OWNED + 8) - 8, paint)

    # ------------------------------------------------------------ cards and offers

    def contracts(self) -> None:
        known = [card for card in self.player.contract if card in DECK_OF]
        if known:
            high = contract_map.height(known, self.look, INNER)
            worth = sum(map(group_value, groups(known)))
            title = self.look.say("genoa-render-contracts", ducats=worth)
            self.add(title, high, lambda f: contract_map.draw(f, known, self.look, INNER, high))

    def hand(self) -> None:
        """The faces of orders and messages known to the reader."""
        known = cards.errands(self.player)
        if not known:
            return
        wide = (INNER - 14) / 2
        rows = [known[n : n + 2] for n in range(0, len(known), 2)]
        highs = [cards.height(row, TEXT) for row in rows]

        def paint(f: Frame) -> None:
            y = 0.0
            for row, high in zip(rows, highs, strict=True):
                for number, card in enumerate(row):
                    cards.draw_card(f.at(number * (wide + 14), y), card, wide, high, self.lang, TEXT)
                    f.name(f"card {card}", number * (wide + 14), y, wide, high)
                y += high + 12

        self.add(phrase(self.lang, "genoa-render-hand"), sum(highs) + 12 * (len(rows) - 1), paint)

    def offers(self) -> None:
        found = [
            row for row in book.offer_rows(self.view, self.look, INNER, book.LARGE) if row.bundle.seat == self.seat
        ]
        if not found:
            return

        def paint(f: Frame) -> None:
            y = 0.0
            for row in found:
                row.draw(f.at(0, y), self.new)
                y += row.height + 10

        self.add(phrase(self.lang, "genoa-render-own-offers"), sum(row.height + 10 for row in found) - 10, paint)

    def settings(self) -> None:
        """The player's settings."""
        player, say = self.player, self.look.say
        parts = [say(f"genoa-render-stance-{player.stance}")]
        parts += [say("genoa-render-acquire-pass")] if player.acquire == "pass" else []
        lines = wrap(" · ".join(parts), "note", TEXT, INNER - 16, 3)

        def paint(f: Frame) -> None:
            for number, line in enumerate(lines):
                style = Style(TEXT, face="note", colour=SOFT_INK, align="left")
                f.text((8, number * 36, INNER - 16, 36), line, style)

        self.column.add(len(lines) * 36, paint)


draw = Area.draw
