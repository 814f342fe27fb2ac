"""What is being decided, for a phone: one question, large, with everything that can be chosen framed."""

from collections.abc import Sequence

from engine import Event, Move
from engine.calimala.data import (
    BUILD_COST,
    BUILDINGS,
    CITIES,
    COUNCIL,
    FINAL_CARDS,
    MATERIALS,
    PORTS,
    ROWS,
    TRADE_CITIES,
    Piece,
)
from engine.calimala.moves import BY_CARD, BY_DISC
from engine.calimala.scoring import counts
from engine.calimala.state import WHITE, State
from engine.calimala.steps import Activation, DraftCard, KeepFinal, PlaceDisc, PromoteDisc
from render import scene, sprites
from render.calimala import blocks, buildings, city, council, mat, status
from render.calimala.blocks import Cards, city_zone, row_zone
from render.calimala.changes import Changes, changes
from render.calimala.icons import icon
from render.calimala.words import GAME, icon_of, phrase, space_number, term
from render.canvas import Frame, Page, Style
from render.column import choice
from render.look import Look
from render.palette import CHOICE, INK, SOFT_INK
from render.scene import INNER, TEXT

CITY_K = INNER / city.WIDTH
MAT_K = 1.6
TILE_K = 1.58
ACROSS = 3
"""Churches and cities in a row."""


def draw(
    view: State, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
) -> Page:
    return Scene(view, look, seat, path, moves, changes(events)).page()


class Scene(scene.Scene[State, Changes]):
    game = GAME

    def waiting(self) -> str:
        return status.waiting(self.view, self.look)

    def progress(self) -> str:
        return status.progress(self.view, self.look)

    def points(self) -> list[int]:
        return [player.points for player in self.view.players]

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
        blocks.add_rows(self.column, [group], self.look, chosen=chosen, per_row=per_row, high=270, text=30)
        self.city()

    # ------------------------------------------------------------ the city

    def city(self) -> None:
        """The streets; those that can be chosen are framed."""
        spaces = self.values("space")
        running = status.activation(self.view)

        def paint(page: Frame) -> None:
            f = page.at(0, 0, CITY_K)
            city.draw_ground(f)
            city.draw_layout(f, self.view.layout, self.look, text=25)
            for space in spaces:
                x, y = city.foot(space)
                choice(f, space, x - 39, y - 76, 78, 100)
            active = (running.space, running.position) if running else None
            city.draw_towers(f, self.view, self.look, self.new, tag=TEXT / CITY_K, chosen=spaces, active=active)
            f.text(
                (24, city.HEIGHT - 47, city.WIDTH - 48, 34),
                phrase(self.lang, "calimala-render-warm"),
                Style(24, face="note", colour=SOFT_INK, least=TEXT / CITY_K),
            )

        self.column.add(city.HEIGHT * CITY_K, paint)

    def discs(self) -> None:
        """Own or white?"""
        player = self.view.players[self.seat]
        options = (("own", self.seat, player.discs), ("white", WHITE, player.whites))
        wide = (self.column.inner - 16) / 2

        def paint(f: Frame) -> None:
            for number, (word, disc, count) in enumerate(options):
                x = number * (wide + 16)
                f.put(sprites.panel(f.px(wide), 132, inner=None), x, 0)
                f.put(sprites.disc_side(self.look.palette, disc, self.look.letter(disc), 110), x + 84, 84)
                f.text(
                    (x + 156, 16, wide - 170, 50),
                    term(self.lang, "disc", word),
                    Style(32, face="title", align="left", least=TEXT),
                )
                f.text((x + 156, 66, wide - 170, 50), f"× {count}", Style(34, face="heavy", align="left"))
                if word in self.values("disc"):
                    choice(f, word, x, 0, wide, 132)

        self.column.add(132, paint)

    def heights(self) -> None:
        """A tower in large, with the discs that can be chosen numbered from the bottom."""
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
        """The next tiles, with one's own count and the highest one."""
        view, done = self.view, len(self.view.council)
        tiles = view.tiles[done : done + 1 + council.SOON]
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
                x = number * (self.column.inner - wide) / council.SOON
                state = council.state_of(done + number, done)
                f.put(council.scoring_tile(self.lang, tile, state, 0, round(wide), TEXT + 1), x, 0)
                if compare:
                    self._count(f.at(x, council.TILE_H * TILE_K + 4), wide, tile)

        self.column.add(high, paint)

    def _count(self, f: Frame, width: float, tile: str) -> None:
        counted = counts(self.view, tile)
        mine, most = counted[self.seat], max(counted)
        f.put(sprites.badge(self.look.palette, self.seat, self.look.letter(self.seat), 36), 24, 24)
        f.text((50, 0, 44, 48), str(mine), Style(32, face="heavy", colour=INK if mine else SOFT_INK, align="left"))
        f.put(icon("crown", 40), width - 76, 22)
        f.text(
            (width - 50, 0, 44, 48), str(most), Style(32, face="text", colour=INK if most else SOFT_INK, align="left")
        )

    # ------------------------------------------------------------ activations

    def activation(self, step: Activation) -> None:
        self.street(step)
        kind = self.question.kind if self.question else None
        if kind == "build":
            self.pieces()
            if "house" in self.values("piece"):
                chosen = self.values("city")
                blocks.add_zones(
                    self.column, [city_zone(self.view, c, self.look, self.new) for c in TRADE_CITIES], self.look, chosen
                )
        elif kind == "artwork":
            zones = [row_zone(self.view, site, "artwork", self.look, self.new) for site in (*BUILDINGS, COUNCIL)]
            blocks.add_zones(self.column, zones, self.look, self.values("site"))
        elif kind == "ship":
            zones = [city_zone(self.view, c, self.look, self.new) for c in PORTS]
            blocks.add_zones(self.column, zones, self.look, self.cities("ports"))
        elif kind == "transport":
            zones = [city_zone(self.view, c, self.look, self.new) for c in TRADE_CITIES]
            blocks.add_zones(self.column, zones, self.look, self.cities("cities"))
        elif kind == "contribute" and len(self.values("material")) == 1:
            material = self.values("material")[0]
            zones = [row_zone(self.view, b, material, self.look, self.new) for b in BUILDINGS]
            blocks.add_zones(self.column, zones, self.look, self.values("building"))
        self.mat()
        if kind == "contribute" and len(self.values("material")) > 1:
            self.churches()
        if kind is None:
            named = self.places()
            self.playable()
            if len(named) <= ACROSS:
                self.coming()
            return
        if self.asks("by"):
            self.hand()
        if kind in ("artwork", "ship", "transport", "contribute"):
            self.coming()

    def places(self) -> list[str]:
        """Churches and cities that something can be done in: one's own cubes there, and the most that anyone has."""
        named = {
            *self.values("building"), *self.values("site"), *self.values("city"), *self.cities("ports"),
            *self.cities("cities"),
        }  # fmt: skip
        there = [place for place in FINAL_CARDS if place in named]
        if not there:
            return []
        wide, high = (self.column.inner - (ACROSS - 1) * 10) / ACROSS, 104

        def paint(f: Frame) -> None:
            for number, place in enumerate(there):
                at = f.at(number % ACROSS * (wide + 10), number // ACROSS * (high + 10))
                at.put(sprites.panel(at.px(wide), high, inner=None), 0, 0)
                at.put(icon(icon_of(place), 58), 38, high / 2)
                name = term(self.lang, "city" if place in CITIES else "site", place)
                style = Style(31, face="title", align="left", lines=2, least=TEXT, leading=0.95)
                at.text((74, 4, wide - 80, 58), name, style)
                self._count(at.at(62, 58), wide - 74, place)
                choice(at, place, 0, 0, wide, high)

        self.column.add(-(-len(there) // ACROSS) * (high + 10) - 10, paint)
        return there

    def street(self, step: Activation) -> None:
        """The tower at work between its two actions, with how often each is still to be done."""
        ends = self.view.ends(step.space)
        open_actions = {_action(move) for move in self.left if getattr(move, "by", "disc") in BY_DISC and _action(move)}
        k = 1.55
        high = city.TILE_H * k + 12

        def paint(f: Frame) -> None:
            width = self.column.inner
            wide, tall = city.TILE_W * k, city.TILE_H * k
            for number, (action, times) in enumerate(zip(ends, step.left, strict=True)):
                x = wide / 2 + number * (width - wide)
                sprite = city.action_tile(self.lang, action, round(wide), round(tall), 34)
                f.put(sprite if times else sprites.faded(sprite), x, tall / 2 + 2)
                if action in open_actions and times:
                    choice(f, f"action {action}", x - wide / 2, 2, wide, tall)
                if any(move.kind == "draw" and _action(move) == action for move in self.left):
                    f.put(icon("card", 64), x - wide / 2 + 38 if number == 0 else x + wide / 2 - 38, 42)
                self._times(f, x + wide / 2 - 30 if number == 0 else x - wide / 2 + 30, 30, times)
            tower = self.view.towers[step.space]
            disc = 104
            city.draw_tower(f, width / 2, tall - 18, tower, self.look, disc=disc)
            height = len(tower) - step.position + 1
            f.put(icon("arrow", 46), width / 2 - disc / 2 - 34, tall - 18 - (height - 0.55) * disc * 0.29)
            city.draw_tag(f, width / 2 + disc / 2 + 34, tall - 26, str(space_number(step.space)), 32)

        self.column.add(high, paint)

    def _times(self, f: Frame, x: float, y: float, times: int) -> None:
        if times > 1:
            city.draw_tag(f, x, y, f"×{times}", 32, warm=True)
        elif not times:
            f.put(sprites.tick(44), x, y)

    def pieces(self) -> None:
        """Ship, house, workshop: what each costs."""
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

    def churches(self) -> None:
        """The three buildings; the rows that can be given to are framed."""
        pairs = {(m.building, m.material) for m in self.left if m.kind == "contribute"}  # type: ignore[attr-defined]
        k = (self.column.inner - 16) / 2 / buildings.WIDTH

        def paint(f: Frame) -> None:
            for number, building in enumerate(BUILDINGS):
                x = number % 2 * (buildings.WIDTH * k + 16)
                at = f.at(x, number // 2 * (buildings.HEIGHT * k + 16), k)
                buildings.draw_ground(at, building, self.look)
                buildings.draw_choice(at, building, [row for row in ROWS if (building, row) in pairs])
                buildings.draw_cubes(at, self.view, building, self.look, self.new)

        self.column.add(2 * buildings.HEIGHT * k + 16, paint)

    # ------------------------------------------------------------ what one has

    def mat(self) -> None:
        width = self.column.inner / MAT_K
        materials = self.values("material") if self.question and self.question.kind == "contribute" else []

        def paint(page: Frame) -> None:
            f = page.at(0, 0, MAT_K)
            mat.draw_ground(f, width, self.seat, self.look)
            mat.draw_state(f, width, self.seat, self.view, self.look, self.new)
            for number, material in enumerate(MATERIALS):
                if material in materials:
                    choice(f, f"material {material}", *mat.Plan(width).box(mat.ROW_STORE, number))

        self.column.add(mat.HEIGHT * MAT_K, paint)

    def by_card(self) -> list[str]:
        """The actions that can be carried out by a card."""
        return [a for move in self.left if getattr(move, "by", "") in BY_CARD and (a := _action(move))]

    def hand(self) -> None:
        cards = self.view.players[self.seat].hand
        title = self.look.say("render-cards", cards=len(cards))
        blocks.add_rows(
            self.column, [Cards(cards, False, title)], self.look, chosen=self.by_card(), per_row=4, high=214
        )

    def playable(self) -> None:
        """Of the hand only the cards that can be played now."""
        chosen = self.by_card()
        cards = [card for card in self.view.players[self.seat].hand if card in chosen]
        blocks.add_rows(self.column, [Cards(cards, False)], self.look, chosen=chosen, per_row=4, high=140)


def _action(move: Move) -> str | None:
    """The action that a move carries out, gives up or leaves out."""
    if move.kind == "take":
        return str(move.material)  # type: ignore[attr-defined]
    if move.kind in ("draw", "skip"):
        return str(move.action)  # type: ignore[attr-defined]
    return None if move.kind in ("end", "place", "keep", "draft", "promote") else move.kind
