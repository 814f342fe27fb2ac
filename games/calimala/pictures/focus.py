"""Picture of the current decision, phone-sized, with the choices framed."""

from engine import Move
from games.calimala.data import BUILD_COST, BUILDINGS, COUNCIL, FINAL_CARDS, MATERIALS, PORTS, TRADE_CITIES, Piece
from games.calimala.moves import BY_CARD, BY_DISC
from games.calimala.pictures import blocks, city, council, mat, sites
from games.calimala.pictures.blocks import Cards
from games.calimala.pictures.cards import chip
from games.calimala.pictures.icons import icon
from games.calimala.scoring import counts
from games.calimala.state import WHITE, State
from games.calimala.steps import Activation, DraftCard, KeepFinal, PlaceDisc, PromoteDisc
from games.calimala.words import status, terms
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import GAME, phrase, space_number, term
from render import scene, sprites
from render.canvas import Frame, Style
from render.furniture import LEFT_OUT, choice
from render.palette import CHOICE, SOFT_INK
from render.scene import INNER, TEXT

CITY_K = 0.955 * INNER / city.WIDTH
"""Scale of the city; slightly narrower than the picture, so that the next scorings fit below."""
MAT_K = 1.25
TILE_K = 1.5
STREET_K = 1.42
CAPTION, DISC_H = 300, 76
CHIPS, CHIP_H, GAP = 3, 78, 12
"""Flat cards: number per row, height, gap."""
FEW = 3
"""Maximum churches and cities that leave room for the next scorings."""


class Scene(scene.Scene[State, Highlights]):
    game = GAME

    def body(self) -> None:
        top = status.CALIMALA.top(self.view)
        if isinstance(top, KeepFinal) or (top is None and self.view.players[self.seat].dealt):
            self.finals()
        elif isinstance(top, DraftCard):
            self.draft()
        elif isinstance(top, Activation) and top.seat == self.seat and self.moves:
            self.activation(top)
        elif isinstance(top, PromoteDisc) and top.seat == self.seat:
            self.city()
            if self.asks("height"):
                self.heights()
        else:
            self.city()
            if isinstance(top, PlaceDisc) and self.asks("disc"):
                self.discs()
            self.coming()

    def asks(self, *fields: str) -> bool:
        return self.question is not None and self.question.field in fields

    def cities(self, name: str) -> list[str]:
        return list(dict.fromkeys(city for move in self.left for city in getattr(move, name, ())))

    # ------------------------------------------------------------ set-up

    def finals(self) -> None:
        cards = self.view.players[self.seat].dealt or [c for c in [self.view.players[self.seat].kept] if c]
        group = Cards(cards, True)
        blocks.add_rows(self.column, [group], self.look, chosen=self.values("final"), per_row=3, high=330, text=32)
        if self.view.face_up:
            title = phrase(self.lang, "calimala-render-face-up")
            blocks.add_rows(
                self.column, [Cards([self.view.face_up], True, title)], self.look, per_row=3, high=300, text=30
            )
        self.coming(compare=False)

    def draft(self) -> None:
        group, chosen = Cards(self.view.draft, False), self.values("action")
        per_row = 4 if len(self.view.draft) == 4 else 3
        blocks.add_rows(self.column, [group], self.look, chosen=chosen, per_row=per_row, high=160, text=30)
        self.city()

    # ------------------------------------------------------------ the city

    def city(self) -> None:
        """Add the streets, selectable ones framed."""
        spaces = self.values("space")
        running = status.activation(self.view)

        def paint(page: Frame) -> None:
            f = page.at((INNER - city.WIDTH * CITY_K) / 2, 0, CITY_K)
            city.draw_ground(f)
            city.draw_layout(f, self.view.layout, self.look, text=25)
            for space in () if self.asks("height") else spaces:
                choice(f, space, *city.street(space))
            active = (running.space, running.position) if running else None
            city.draw_towers(f, self.view, self.look.quiet, self.new, tag=TEXT / CITY_K, chosen=spaces, active=active)
            city.draw_note(f, self.look, TEXT / CITY_K)

        self.column.add(city.HEIGHT * CITY_K, paint)

    def discs(self) -> None:
        """Add the choice between an own and a white disc."""
        player = self.view.players[self.seat]
        options = (("own", self.seat, player.discs), ("white", WHITE, player.whites))
        wide = (self.column.inner - 16) / 2
        named = Style(32, face="title", align="left", least=TEXT)

        def paint(f: Frame) -> None:
            for number, (word, disc, count) in enumerate(options):
                x = number * (wide + 16)
                f.put(sprites.panel(f.px(wide), DISC_H, inner=None), x, 0)
                f.put(sprites.disc_side(self.look.palette, disc, self.look.letter(disc), 100), x + 66, 52)
                f.text((x + 118, 14, wide - 210, 48), term(self.lang, "disc", word), named)
                f.text((x + wide - 90, 14, 76, 48), f"× {count}", Style(32, face="heavy", align="right"))
                if word in self.values("disc"):
                    choice(f, word, x, 0, wide, DISC_H)

        self.column.add(DISC_H, paint)

    def heights(self) -> None:
        """Add a large tower with the selectable discs numbered from the bottom."""
        space = self.values("space")[0]
        tower = self.view.towers[space]
        open_heights = {getattr(move, "height", 0) for move in self.left}
        disc = 150
        rim = disc * 0.29
        high = len(tower) * rim + disc * 0.3

        def paint(f: Frame) -> None:
            x, foot = self.column.inner / 2, high - disc * 0.16
            city.draw_tower(f, x, foot, tower, self.look, disc=disc)
            for height in range(1, len(tower) + 1):
                y = foot - (height - 1) * rim
                if height in open_heights:
                    city.draw_tag(f, x + disc / 2 + 34, y - 2, str(height), TEXT, chosen=True)
                    f.put(sprites.ring(disc - 6, round(rim) - 4, CHOICE, 4, 8, 4), x - disc / 2 + 3, y - rim + 22)
                    f.name(f"choice {height}", x - disc / 2, y - rim + 20, disc, rim)

        self.column.add(high, paint)

    def coming(self, *, compare: bool = True) -> None:
        """Add the next tiles, with the reader's count and the maximum."""
        view, done = self.view, len(self.view.council)
        tiles = view.tiles[done : done + 1 + terms.SOON]
        if not tiles:
            return
        high = 46 + council.TILE_H * TILE_K + (52 if compare else 0)

        def paint(page: Frame) -> None:
            title = phrase(self.lang, "calimala-render-soon-most" if compare else "calimala-render-soon")
            width = self.column.inner - 8
            page.text((4, 0, width, 38), title, Style(30, face="title", colour=SOFT_INK, align="left", least=TEXT))
            f = page.at(0, 46)
            for number, tile in enumerate(tiles):
                wide = council.TILE_W * TILE_K
                x = number * (self.column.inner - wide) / terms.SOON
                state = council.state_of(done + number, done)
                f.put(council.scoring_tile(self.lang, tile, state, 0, round(wide), TEXT + 1), x, 0)
                if compare:
                    at = f.at(x + 4, council.TILE_H * TILE_K + 4)
                    sites.draw_standing(at, counts(view, tile), self.look.quiet, self.seat)

        self.column.add(high, paint, [LEFT_OUT])

    # ------------------------------------------------------------ activations

    def asked(self) -> str:
        """Also name the street being carried out, before anything is chosen."""
        top = status.activation(self.view)
        if top is None or self.question is None or self.question.field != "kind":
            return super().asked()
        one, other = (term(self.lang, "action", action) for action in self.view.ends(top.space))
        return self.look.say("calimala-render-street", number=space_number(top.space), one=one, other=other)

    def activation(self, step: Activation) -> None:
        self.street(step)
        kind = self.question.kind if self.question else None
        if kind is None:
            named = self.places()
            self.mat()
            self.playable()
            if len(named) <= FEW:
                self.coming()
            return
        self.targets(kind)
        self.mat()
        if self.asks("by"):
            self.playable()
        if kind in ("artwork", "ship", "transport", "contribute"):
            self.coming()

    def targets(self, kind: str) -> None:
        """Add the possible targets of a kind of action."""
        view, look, new = self.view, self.look.quiet, self.new
        if kind == "build":
            self.pieces()
            if "house" in self.values("piece"):
                houses = [sites.city_site(view, c, look, new) for c in TRADE_CITIES]
                sites.add_sites(self.column, houses, look, self.values("city"))
        elif kind == "artwork":
            rows = [sites.row_site(view, site, "artwork", look, new) for site in (*BUILDINGS, COUNCIL)]
            sites.add_sites(self.column, rows, look, self.values("site"))
        elif kind in ("ship", "transport"):
            there, name = (PORTS, "ports") if kind == "ship" else (TRADE_CITIES, "cities")
            sites.add_sites(self.column, [sites.city_site(view, c, look, new) for c in there], look, self.cities(name))
        elif kind == "contribute" and len(self.values("material")) == 1:
            rows = [sites.row_site(view, b, self.values("material")[0], look, new) for b in BUILDINGS]
            sites.add_sites(self.column, rows, look, self.values("building"))
        elif kind == "contribute":
            pairs = {(m.building, m.material) for m in self.left if m.kind == "contribute"}
            sites.add_rows(self.column, view, look, new, pairs)

    def places(self) -> list[str]:
        """Churches and cities that are possible targets: shown with the reader's cubes and the maximum there."""
        named = {
            *self.values("building"), *self.values("site"), *self.values("city"), *self.cities("ports"),
            *self.cities("cities"),
        }  # fmt: skip
        there = [place for place in FINAL_CARDS if place in named]
        if there:
            shown = [sites.scored_site(self.view, place, self.look, self.new) for place in there]
            sites.add_standings(self.column, shown, self.look.quiet, self.seat)
        return there

    def street(self, step: Activation) -> None:
        """Add the active tower between its two actions, with how often each remains."""
        ends = self.view.ends(step.space)
        open_actions = {_action(move) for move in self.left if getattr(move, "by", "disc") in BY_DISC and _action(move)}
        wide, tall = city.TILE_W * STREET_K, city.TILE_H * STREET_K

        def paint(f: Frame) -> None:
            width = self.column.inner
            for number, (action, times) in enumerate(zip(ends, step.left, strict=True)):
                x = wide / 2 + number * (width - wide)
                sprite = city.action_tile(self.lang, action, round(wide), round(tall), 30)
                f.put(sprite if times else sprites.faded(sprite), x, tall / 2 + 2)
                if action in open_actions and times:
                    choice(f, f"action {action}", x - wide / 2, 2, wide, tall)
                card = any(move.kind == "draw" and _action(move) == action for move in self.left)
                told = "card" if card else "done" if not times else "twice" if times > 1 else ""
                if told:
                    caption = self.look.say(f"calimala-render-{told}")
                    style = Style(TEXT, face="bold", colour=SOFT_INK, align="right" if number else "left", least=TEXT)
                    f.text((number * (width - CAPTION), tall + 6, CAPTION, 36), caption, style)
            tower = self.view.towers[step.space]
            disc = 104
            foot = tall + 4
            city.draw_tower(f, width / 2, foot, tower, self.look, disc=disc)
            height = len(tower) - step.position + 1
            f.put(icon("arrow", 46), width / 2 - disc / 2 - 34, foot - (height - 0.55) * disc * 0.29)
            city.draw_tag(f, width / 2 + disc / 2 + 34, foot - 8, str(space_number(step.space)), 32)

        self.column.add(tall + 42, paint)

    def pieces(self) -> None:
        """Add ship, house and workshop with their costs."""
        options: tuple[Piece, ...] = ("ship", "house", "workshop")
        wide = (self.column.inner - 32) / 3

        def paint(f: Frame) -> None:
            for number, piece in enumerate(options):
                x = number * (wide + 16)
                f.put(sprites.panel(f.px(wide), 196, inner=None), x, 0)
                f.put(icon(piece, 88), x + wide / 2, 54)
                f.text(
                    (x + 8, 100, wide - 16, 40), term(self.lang, "piece", piece), Style(31, face="title", least=TEXT)
                )
                cost = [m for m in MATERIALS for _ in range(BUILD_COST[piece].get(m, 0))]
                for place, material in enumerate(cost):
                    f.put(icon(material, 48), x + wide / 2 + (place - (len(cost) - 1) / 2) * 58, 166)
                if piece in self.values("piece"):
                    choice(f, piece, x, 0, wide, 196)

        self.column.add(196, paint)

    # ------------------------------------------------------------ possessions

    def mat(self) -> None:
        width = self.column.inner / MAT_K
        materials = self.values("material") if self.question and self.question.kind == "contribute" else []

        def paint(page: Frame) -> None:
            f = page.at(0, 0, MAT_K)
            mat.draw_stock(f, width, self.seat, self.view, self.look.quiet, self.new)
            for number, material in enumerate(MATERIALS):
                if material in materials:
                    choice(f, f"material {material}", *mat.Plan(width).box(mat.ROW_STORE - mat.HEAD, number))

        self.column.add(mat.STOCK_HEIGHT * MAT_K, paint)

    def by_card(self) -> list[str]:
        """Actions that can be carried out by a card."""
        return [a for move in self.left if getattr(move, "by", "") in BY_CARD and (a := _action(move))]

    def playable(self) -> None:
        """Add the playable cards of the hand, flat and side by side."""
        chosen = self.by_card()
        cards = Cards([card for card in self.view.players[self.seat].hand if card in chosen], False).counted
        wide = (INNER - 2 * GAP) / CHIPS

        def paint(f: Frame) -> None:
            for number, (card, count) in enumerate(cards):
                at = f.at(number % CHIPS * (wide + GAP), number // CHIPS * (CHIP_H + GAP))
                at.put(chip(self.lang, card, at.px(wide), CHIP_H, TEXT, count), 0, 0)
                choice(at, card, 0, 0, wide, CHIP_H)

        if cards:
            self.column.add(-(-len(cards) // CHIPS) * (CHIP_H + GAP) - GAP, paint)


def _action(move: Move) -> str | None:
    """The action that a move carries out, gives up or skips."""
    if move.kind == "take":
        return str(move.material)  # type: ignore[attr-defined]
    if move.kind in ("draw", "skip"):
        return str(move.action)  # type: ignore[attr-defined]
    return None if move.kind in ("end", "place", "keep", "draft", "promote") else move.kind


draw = Scene.draw
