"""Building blocks of Genoa's phone pictures: the city, the tower, the action, streets, the offer book, the purse."""

from collections.abc import Callable, Collection, Sequence

from games.genoa import GENOA
from games.genoa.data import BUILDINGS, COMMODITIES, DECKS, FRONTAGE, MARKER, TILES, next_spaces
from games.genoa.pictures import book, cards, city, mat, offer_lines, pieces, tokens
from games.genoa.pictures.icons import icon
from games.genoa.pictures.plan import Plan
from games.genoa.state import Bundle, Player, State
from games.genoa.window import ActionWindow
from games.genoa.words import offer_order, status
from games.genoa.words.bundles import join
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import GAME, phrase, place, short, sign
from render import scene, sprites
from render.canvas import Frame, Style
from render.furniture import LEFT_OUT, draw_area
from render.palette import CREAM, INK, SOFT_INK
from render.scene import INNER, TEXT
from render.text import width_of, wrap


class Sights(scene.Scene[State, Highlights]):
    """A scene of Genoa with all its blocks; subclasses choose the blocks of each question."""

    game = GAME

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    @property
    def settled(self) -> bool:
        """Whether only the confirmation is left."""
        return bool(self.question and self.question.move is not None)

    def asked(self) -> str:
        """Heading: the game's status for a reader who may act but need not."""
        return self.waiting() if self.speaks_up else super().asked()

    def about(self) -> tuple[int, ...]:
        return self.seats if self.speaks_up else super().about()

    @property
    def speaks_up(self) -> bool:
        """Whether the reader may act but the game does not wait for it."""
        asks_kind = self.question is not None and self.question.field == "kind"
        return asks_kind and self.seat not in GENOA.to_act(self.view)

    def city(self, chosen: Collection[str] = (), *, hints: bool = True, street: str = "") -> None:
        """The whole city; selectable spaces are framed, otherwise the tower's next spaces are dotted."""
        plan = Plan(self.lang, INNER // 8, TEXT)
        view = self.view
        named = tokens.named_by(self.player)
        reach = next_spaces(tuple(view.path)) if hints and not chosen and view.path and view.tower else ()

        def paint(f: Frame) -> None:
            f.put(city.ground(plan), 0, 0)
            if street:
                tokens.draw_meant(f, plan, street)
            tokens.draw_choices(f, plan, chosen)
            if reach:
                tokens.draw_reach(f, plan, view.path[-1], reach)
            tokens.draw_state(f, plan, view, self.look, self.new, named)

        self.column.add(plan.side, paint)
        intent = bool(view.queue or (view.intent and view.intent.space))
        if named or reach or intent:
            decks = next(iter(named.values()), [])
            self.column.add(36, lambda f: self._key(f, decks[:1], reach=bool(reach), intent=intent), [LEFT_OUT])

    def _key(self, f: Frame, decks: Sequence[str], *, reach: bool, intent: bool) -> None:
        """Key to dots, arrows and bookmarks, in a line."""
        words, x = Style(TEXT, face="text", colour=SOFT_INK, align="left"), 6.0
        if reach:
            for step in (0, 1, 2):
                f.put(pieces.dot(11), x + 6 + step * 13, 18)
            x += 46 + f.text((x + 46, 0, 360, 36), phrase(self.lang, "genoa-render-reach"), words) + 26
        if intent:
            f.put(pieces.dashes(58, 1, 0), x + 30, 18)
            f.put(sprites.badge(self.look.palette, self.view.trader, "", 26), x + 24, 18)
            x += 68 + f.text((x + 68, 0, 360, 36), phrase(self.lang, "genoa-render-planned"), words) + 26
        for deck in decks:
            f.put(pieces.tab(deck, 24), x + 24, 7)
            f.text((x + 34, 0, 420, 36), phrase(self.lang, "genoa-render-named"), words)

    def tower(self) -> None:
        """The tower's space, and whether its action is available."""
        view = self.view
        if not view.path or not view.tower:
            return
        space = view.path[-1]
        found = [phrase(self.lang, f"genoa-render-action-{view.action}")]
        if space in view.owners:
            found.append(self.look.say("genoa-render-owner", who=self.look.names[view.owners[space]]))
        self.space(space, found)
        self.uses(space)

    def uses(self, space: str) -> None:
        """Rewards of the reader's orders and messages that name a space, and the goods they lack."""
        found = [card for card in cards.errands(self.player) if space in cards.places(card)]
        if not found:
            return
        lines = cards.use_lines(found, space, self.player, self.view.path, self.lang, INNER - 28)

        def paint(f: Frame) -> None:
            f.put(sprites.panel(INNER, f.px(len(lines) * 52 + 8), inner=None), 0, 0)
            for number, line in enumerate(lines):
                cards.draw_uses(f.at(14, 4 + number * 52), line)

        self.column.add(len(lines) * 52 + 8, paint, weight=4)

    def space(self, space: str, notes: Sequence[str]) -> None:
        body = wrap(" · ".join(notes), "text", TEXT, INNER - 130, 3) if notes else ()
        high = max(116, 72 + len(body) * 34)
        view = self.view

        def paint(f: Frame) -> None:
            f.put(sprites.panel(INNER, f.px(high), CREAM), 0, 0)
            f.put(icon(sign(space), 88), 62, min(high / 2, 64))
            found = city.gives(space) if space in BUILDINGS else ()
            x = INNER - 22.0
            for thing in reversed(found):
                if thing == city.OR:
                    f.put(icon("either", 50), x - 10, 40)
                    x -= 26
                else:
                    f.put(pieces.good(thing, 54), x - 27, 40)
                    x -= 60
            left = 122.0
            if view.tower and view.path and space == view.path[-1]:
                f.put(pieces.tower(view.tower, 36), left + 20, 58)
                left += 50
            f.text(
                (left, 12, x - left - 8, 56), place(self.lang, space), Style(36, face="title", align="left", least=TEXT)
            )
            for number, line in enumerate(body):
                style = Style(TEXT, face="text", colour=SOFT_INK, align="left")
                f.text((122, 66 + number * 34, INNER - 140, 34), line, style)

        found = [thing for thing in (city.gives(space) if space in BUILDINGS else ()) if thing != city.OR]
        here = bool(view.tower and view.path and space == view.path[-1])
        name_wide = width_of(place(self.lang, space), "title", 32)
        used = 74 + name_wide + (44 if here else 0) + 20 + len(found) * 46

        def line_only(f: Frame) -> None:
            f.put(sprites.panel(INNER, 64, CREAM), 0, 0)
            f.put(icon(sign(space), 52), 40, 32)
            x = 74.0
            if here:
                f.put(pieces.tower(view.tower, 32), x + 18, 44)
                x += 44
            name = Style(32, face="title", align="left", least=TEXT)
            x += f.text((x, 0, min(name_wide + 2, INNER - x - 16), 64), place(self.lang, space), name) + 20
            for thing in found:
                if x + 46 <= INNER:
                    f.put(pieces.good(thing, 42), x + 21, 32)
                x += 46
            if body and not body[1:]:
                told = Style(TEXT, face="text", colour=SOFT_INK, align="left")
                f.text((x + 6, 0, INNER - x - 20, 64), body[0], told)

        whole_line = used + 26 + (width_of(body[0], "text", TEXT) if body else 0) <= INNER
        if len(body) <= 1 and whole_line:
            self.column.add(64, line_only)
        else:
            self.column.add(high, paint, [(64, line_only)], weight=1)

    def window(self, window: ActionWindow) -> None:
        """The action: its yield, whether it is done, and the promised proceeds."""
        say, notes = self.look.say, []
        if window.owed:
            notes.append(say("genoa-render-promised", lines=join(say, window.owed)))
        if window.done:
            notes.append(phrase(self.lang, "genoa-render-done"))
        if window.ordered:
            notes.append(phrase(self.lang, "genoa-render-ordered"))
        owner = self.view.owners.get(window.building)
        if not notes and owner is not None:
            notes.append(say("genoa-render-owner", who=self.look.names[owner]))
        self.space(window.building, notes)

    def cards(self, found: Sequence[str], title: str = "") -> None:
        """Cards for reading, not selectable."""
        if not found:
            return
        wide, high = (INNER - 14) / 2, cards.height(found, TEXT)
        rows = -(-len(found) // 2)
        top = 46 if title else 0

        def paint(f: Frame) -> None:
            f.text((4, 0, INNER, 40), title, Style(30, face="title", colour=SOFT_INK, align="left"))
            for number, card in enumerate(found):
                x, y = number % 2 * (wide + 14), top + number // 2 * (high + 12)
                cards.draw_card(f.at(x, y), card, wide, high, self.lang, TEXT)

        self.column.add(top + rows * (high + 12) - 12, paint)

    def frontages(self, streets: Sequence[str], asked: str = "") -> None:
        """Streets with discs, and the owners of the buildings beside them."""
        high = 108
        wide = (INNER - 128) / 2

        def line(f: Frame) -> None:
            for number, street in enumerate(streets):
                y = number * 66
                f.put(sprites.panel(INNER, 60, inner=None), 0, y)
                f.text((10, y, 100, 60), short(self.lang, street), Style(TEXT, face="heavy"))
                for side, building in enumerate(FRONTAGE[street]):
                    x = 118 + side * wide
                    f.put(icon(building, 46), x + 26, y + 30)
                    name = Style(TEXT, face="title", align="left")
                    f.text((x + 54, y, wide - 100, 60), short(self.lang, building), name)
                    owner = self.view.owners.get(building)
                    if owner is not None:
                        letter = self.look.letter(owner)
                        f.put(pieces.marker(self.look.palette, owner, letter, 48), x + wide - 28, y + 30)

        def paint(f: Frame) -> None:
            for number, street in enumerate(streets):
                y = number * (high + 10)
                f.put(sprites.panel(INNER, high, inner=None), 0, y)
                f.put(icon("street", 54), 58, y + 40)
                f.text((10, y + 66, 100, 36), short(self.lang, street), Style(TEXT, face="heavy"))
                for side, building in enumerate(FRONTAGE[street]):
                    x = 118 + side * wide
                    f.put(icon(building, 66), x + 40, y + high / 2)
                    f.text(
                        (x + 80, y + 12, wide - 86, 46),
                        short(self.lang, building),
                        Style(30, face="title", align="left", least=TEXT),
                    )
                    self._owner(f, x + 80, y + 76, wide - 86, building)
                    if building == asked:
                        f.put(sprites.ring(f.px(wide - 6), high - 14, radius=10, colour=INK, thick=3, glow=2), x, y + 7)

        smaller = [] if asked else [(len(streets) * 66.0 - 6, line)]
        self.column.add(len(streets) * (high + 10) - 10, paint, smaller)

    def _owner(self, f: Frame, x: float, y: float, room: float, building: str) -> None:
        owner = self.view.owners.get(building)
        style = Style(TEXT, face="text", colour=SOFT_INK, align="left", least=TEXT)
        if owner is None:
            f.text((x, y - 20, room, 40), phrase(self.lang, "genoa-render-no-owner"), style)
            return
        f.put(pieces.marker(self.look.palette, owner, self.look.letter(owner), 48), x + 20, y)
        f.text((x + 48, y - 20, room - 48, 40), self.look.names[owner], style)

    def book(self, meant: Callable[[Bundle], bool] = lambda bundle: True, chosen: Collection[int] = ()) -> None:
        """The relevant offers: framed if selectable, otherwise grouped by time."""
        found = [bundle for bundle in offer_order.ordered(self.view) if meant(bundle)]
        if not found:
            return
        if not chosen:
            groups = offer_lines.groups(self.view, self.look, found, INNER)
            blocks = [offer_lines.block(self.look, self.new, groups, INNER, most) for most in (500, 360, 240, 120, 0)]
            self.column.add(*blocks[0], blocks[1:], weight=2)
            return
        whole = book.block(self.view, self.look, self.new, INNER, chosen, lambda b: b.id in chosen)
        lines = [offer_lines.brief(self.look, self.new, INNER, chosen, found, most) for most in (6, 4, 2)]
        self.column.add(*whole, lines, weight=2)

    def purse(self, *, low: bool = False) -> None:
        """The player's money, markers, cards, commodities and tiles; beside the city in a line."""
        if low:
            self.column.add(72, self._small_purse, [LEFT_OUT], weight=3)
            return
        player, seat, new = self.player, self.seat, self.new
        tiles = [tile for tile in TILES if player.tiles[tile]]
        goods = [commodity for commodity in COMMODITIES if player.commodities[commodity]]
        second: list[tuple[str, int]] = [(c, player.commodities[c]) for c in goods]
        second += [(tile, player.tiles[tile]) for tile in tiles]
        per_row = 7
        step = (INNER - 24) / per_row
        rows = -(-len(second) // per_row)
        high = 92 + rows * 66

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, seat, INNER, high, inner=None)
            f.put(icon("ducat", 58), 46, 46)
            f.text((82, 12, 110, 68), status.money(player), Style(46, face="heavy", align="left", least=TEXT))
            f.put(pieces.marker(self.look.palette, seat, self.look.letter(seat), 48), 222, 46)
            f.text((254, 12, 50, 68), str(player.stock), Style(36, face="heavy", align="left"))
            if new.things[seat, MARKER]:
                mat.ring(f, 222, 46, 46)
            for number, deck in enumerate(DECKS):
                x = 340 + number * 108.0
                pieces.draw_counter(f, x, 46, deck, len(player.hand(deck)), 54, 36)
                if new.things[seat, deck]:
                    mat.ring(f, x, 46, 54)
            for number, (thing, count) in enumerate(second):
                x, y = 16 + number % per_row * step + 26, 118 + number // per_row * 66
                pieces.draw_counter(f, x, y, thing, count, 52, 34)
                if new.things[seat, thing]:
                    mat.ring(f, x, y, 52)

        self.column.add(high, paint, [(72, self._small_purse), LEFT_OUT])

    def _small_purse(self, f: Frame) -> None:
        """The same in a line, without a count of one."""
        player, seat = self.player, self.seat
        draw_area(f, self.look.palette, seat, INNER, 72, inner=None)
        f.put(icon("ducat", 44), 36, 36)
        x = 62 + f.text((62, 8, 110, 56), status.money(player), Style(36, face="heavy", align="left")) + 14
        found: list[tuple[str, int]] = [(c, player.commodities[c]) for c in COMMODITIES]
        found += [(tile, player.tiles[tile]) for tile in TILES] + [(deck, len(player.hand(deck))) for deck in DECKS]
        there = [(thing, count) for thing, count in found if count]
        step = min(66.0, (INNER - 12 - x) / max(1, len(there)))
        for number, (thing, count) in enumerate(there):
            at = x + 21 + number * step
            f.put(pieces.good(thing, 42), at, 36)
            if count > 1 and step >= 60:
                f.text((at + 22, 8, 34, 56), str(count), Style(TEXT, face="heavy", align="left"))
            if self.new.things[seat, thing]:
                mat.ring(f, at, 36, 42)

    def note(self, text: str) -> None:
        """A line in small letters below a block."""

        def paint(f: Frame) -> None:
            f.text((0, 0, INNER, 36), text, Style(TEXT, face="note", colour=SOFT_INK))

        self.column.add(36, paint)
