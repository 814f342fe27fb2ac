"""One player's area, large: resources, tiles by name, the town, pieces on the map, the fairs, the points."""

from collections.abc import Sequence
from functools import cached_property

from games.tiletum.data import MAP, PLAIN_ACTIONS
from games.tiletum.meta import TILETUM
from games.tiletum.pictures import fairs, mat
from games.tiletum.pictures.drawing import TINTS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import mark, pawn, pillar_piece, points_token, round_token
from games.tiletum.pictures.tiles import put_tile
from games.tiletum.scoring import BREAKDOWN
from games.tiletum.state import Player, State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import GAME, phrase, space_name, term
from render import area, sprites
from render.area import INNER
from render.canvas import Frame, Sprite, Style
from render.furniture import draw_area
from render.palette import CREAM, FAINT_INK, INK, SOFT_INK, mix
from render.scene import TEXT
from render.text import width_of, wrap

TILE = (118, 88)
TOWN_K, DEED_K = 1.7, 1.42
LINE = 48
NAMES = 214
"""Width of the column of piece names."""


class Area(area.Area[State, Highlights]):
    game = GAME

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def signs(self) -> list[Sprite]:
        """The place in the turn order."""
        over = TILETUM.over(self.view)
        return [] if over else [round_token(f"{self.view.order.index(self.seat) + 1}.", 54)]

    def body(self) -> None:
        self.column.add(self.stock_high, self.stock)
        town = (mat.TOWN_H + mat.NUMBERS_H) * TOWN_K + 28
        self.column.add(town, lambda f: self.town(f, town))
        self.column.add(66, self.boosts)
        places = self.places
        high = sum(self.lines(text) for _, text in places) * LINE + 12
        self.column.add(high, lambda f: self.map(f, high))
        title = phrase(self.lang, "tiletum-render-fairs-now")
        self.add(title, fairs.phone_height(self.view), lambda f: fairs.draw_phone(f, INNER, self.view, self.look))
        scored = self.player.scored
        sources = [(term(self.lang, "why", why), fairs.signed(scored[why])) for why in BREAKDOWN if scored.get(why)]
        self.add_sources(phrase(self.lang, "tiletum-render-points-from"), sources)

    # ------------------------------------------------------------ resources, tiles, contracts

    @cached_property
    def tiles(self) -> list[tuple[str, bool]]:
        """Tiles of the warehouse, and whether each is in use."""
        return [*((name, False) for name in self.player.warehouse), *((name, True) for name in self.player.using)]

    @property
    def stock_high(self) -> float:
        return 76 + -(-len(self.tiles) // 2) * (TILE[1] + 10) + mat.DEED_H * DEED_K + 20

    def stock(self, f: Frame) -> None:
        draw_area(f, self.look.palette, self.seat, INNER, self.stock_high, 2.6)
        mat.draw_resources(f.at(26, 14), INNER - 40, self.player, self.seat, size=50, text=36)
        for number, (name, used) in enumerate(self.tiles):
            at = f.at(16 + number % 2 * (INNER - 32) / 2, 78 + number // 2 * (TILE[1] + 10))
            at.name(f"warehouse {self.seat} {number + 1}", 0, 0, (INNER - 32) / 2 - 6, TILE[1])
            self.tile(at, name, used)
        deeds = f.at(16, self.stock_high - mat.DEED_H * DEED_K - 14, DEED_K)
        mat.draw_contracts(deeds, (INNER - 26) / DEED_K, self.player, self.seat, self.look, self.new)

    def tile(self, f: Frame, name: str, used: bool) -> None:
        put_tile(f, 0, 0, *TILE, name, TEXT)
        if self.new.tiles[self.seat, name]:
            f.put(mark(*TILE, 9), 0, 0)
        text = term(self.lang, "tile", name)
        style = Style(TEXT, colour=SOFT_INK if used else INK, align="left", lines=3, least=TEXT, leading=1.0)
        f.text((TILE[0] + 10, 0, (INNER - 32) / 2 - TILE[0] - 16, TILE[1]), text[:1].upper() + text[1:], style)

    def town(self, f: Frame, high: float) -> None:
        draw_area(f, self.look.palette, self.seat, INNER, high, 2.6)
        at = f.at((INNER - mat.TOWN_W * TOWN_K) / 2, 16, TOWN_K)
        mat.draw_town_ground(at, numbers=True)
        mat.draw_town(at, self.player, self.seat, self.look, self.new, least=TEXT)
        mat.draw_supply(at.at(mat.LOT * 3 + 6, 2), self.player, self.seat, self.look, self.new)

    def boosts(self, f: Frame) -> None:
        """The seat's bonus markers: points added to a die's action."""
        title = phrase(self.lang, "tiletum-render-markers")
        left = f.text((4, 0, 190, 66), title, Style(TEXT + 2, "title", SOFT_INK, "left", least=TEXT)) + 18
        step = (INNER - left) / len(PLAIN_ACTIONS)
        for number, action in enumerate(PLAIN_ACTIONS):
            x, plus = left + number * step, self.player.markers.get(action, 0)
            fill = mix(CREAM, TINTS[action], 0.2 if plus else 0.06)
            f.put(sprites.panel(f.px(step - 6), 62, fill, INK if plus else FAINT_INK, 1.8, 10, None, False), x, 2)
            f.put(icon(action, 46), x + 28, 33)
            f.name(f"marker {self.seat} {action}", x, 2, step - 6, 62)
            if plus:
                f.put(points_token(f"+{plus}", 46), x + step - 34, 33)
            else:
                f.text((x + 52, 2, step - 60, 62), "–", Style(TEXT, colour=SOFT_INK))

    # ------------------------------------------------------------ the map

    @cached_property
    def places(self) -> list[tuple[str, str]]:
        """Pieces and their places in words."""

        def cities(found: Sequence[str]) -> str:
            return f"{len(found)}: {', '.join(space_name(self.lang, city) for city in found)}" if found else "–"

        view, seat = self.view, self.seat
        return [
            ("merchant", space_name(self.lang, self.player.merchant)),
            ("architect", space_name(self.lang, self.player.architect)),
            ("house", cities([space.id for space in MAP.values() if space.is_city and view.has_house(seat, space.id)])),
            ("pillar", cities([city for city, seats in view.pillars.items() if seat in seats])),
            ("cathedral", cities([city for city, seats in view.contributors.items() if seat in seats])),
        ]

    @staticmethod
    def lines(text: str) -> int:
        """Number of lines that a list of cities needs."""
        room = INNER - NAMES - 92
        return 1 if width_of(text, "bold", TEXT) <= room else len(wrap(text, "bold", TEXT, room, 4))

    def map(self, f: Frame, high: float) -> None:
        f.put(sprites.panel(f.px(INNER), f.px(high), inner=None, shadow=False), 0, 0)
        y = 6.0
        for piece, text in self.places:
            lines = self.lines(text)
            self.piece(f.at(36, y + LINE / 2), piece)
            name = phrase(self.lang, f"tiletum-render-own-{piece}")
            f.text((68, y, NAMES, LINE), name, Style(TEXT, "text", SOFT_INK, "left", least=TEXT))
            style = Style(TEXT, align="left", lines=4, least=TEXT, leading=LINE / TEXT)
            f.text((NAMES + 76, y, INNER - NAMES - 92, LINE * lines), text, style)
            y += LINE * lines

    def piece(self, f: Frame, piece: str) -> None:
        palette, seat = self.look.palette, self.seat
        if piece in ("merchant", "architect"):
            f.put(pawn(palette, seat, "", piece, 42), 0, 20)
        elif piece == "house":
            f.put(sprites.house_piece(palette, seat, "", 40), -20, -20)
        elif piece == "pillar":
            f.put(pillar_piece(palette, seat, "", 42), -13, -21)
        else:
            f.put(icon("cathedral", 42), 0, 0)


draw = Area.draw
