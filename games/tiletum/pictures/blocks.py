"""Building blocks of Tiletum's phone pictures: the player board, the map, the wheel, and answers on cards."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.tiletum.pictures import cities, court, dice_table, goals, mat, offers
from games.tiletum.pictures.drawing import TINTS
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import points_token
from games.tiletum.pictures.tasks import Tasks, draw_tasks
from games.tiletum.state import Player, State
from games.tiletum.turn import open_actions
from games.tiletum.words import status
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import GAME, term
from render import scene, sprites
from render.canvas import Frame, Sprite, Style
from render.furniture import GAP, LEFT_OUT, Block, choice, draw_area
from render.palette import CREAM, INK, SOFT_INK, mix
from render.scene import EDGE, INNER, LEGEND, TEXT

TALL = 1310
"""Maximum height of the picture in pixels: optional blocks beyond it are left out."""
THREAD, STORES, TOWN_K = 64, 184, 1.62
TOWN = (mat.TOWN_H + mat.NUMBERS_H) * TOWN_K + 28


@dataclass(frozen=True, slots=True)
class Option:
    """An answer on a card of its own: its drawing, name and cost."""

    word: str
    pictures: tuple[Sprite, ...]
    title: str = ""
    points: int | None = None
    """Action points."""
    cost: tuple[tuple[str, int], ...] = ()
    """Resources."""


class Blocks(scene.Scene[State, Highlights]):
    """A scene of Tiletum with all its blocks; subclasses choose the blocks of each question."""

    game = GAME

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def asked(self) -> str:
        """Heading before a kind of move is chosen: the open action and the points left."""
        action, points = status.action_now(self.view)
        if not action or self.question is None or self.question.field != "kind" or self.view.active != self.seat:
            return super().asked()
        return self.look.say("tiletum-render-doing", action=term(self.lang, "action", action), points=points)

    def room(self) -> float:
        """Height left for more blocks, after the heading and the legend."""
        return TALL - sum(height + GAP for height, _ in self.column.blocks) - 2 * EDGE - self.head().high - LEGEND

    def thread(self) -> None:
        """The open actions with their points, the innermost last."""
        found = open_actions(self.view)
        if not found or self.view.active != self.seat:
            return

        def paint(f: Frame) -> None:
            wide = INNER / len(found[-2:])
            for number, (action, points, _) in enumerate(found[-2:]):
                x = number * wide
                last = number == len(found[-2:]) - 1
                fill = mix(CREAM, TINTS[action], 0.22 if last else 0.06)
                edge = INK if last else SOFT_INK
                f.put(sprites.panel(f.px(wide - 8), THREAD, fill, edge, 2, 12, None, last), x + 4, 0)
                f.put(icon(action, 54), x + 50, THREAD / 2)
                f.put(points_token(str(points), 56, pale=not last), x + wide - 52, THREAD / 2)
                style = Style(34, face="title", align="left", colour=mix(TINTS[action], INK, 0.5), least=TEXT)
                f.text((x + 92, 0, wide - 184, THREAD), term(self.lang, "action", action), style)

        self.column.add(THREAD, paint)

    def options(self, found: Sequence[Option], *, per_row: int = 2, high: float = 92) -> None:
        """Answers as cards, each framed."""
        rows = -(-len(found) // per_row)
        gap = 14
        wide = (INNER - (per_row - 1) * gap) / per_row

        def paint(f: Frame) -> None:
            for number, option in enumerate(found):
                x, y = number % per_row * (wide + gap), number // per_row * (high + gap)
                f.put(sprites.panel(f.px(wide), f.px(high), inner=None), x, y)
                self._option(f.at(x, y), wide, high, option)
                choice(f, option.word, x, y, wide, high)

        self.column.add(rows * (high + gap) - gap, paint)

    def _option(self, f: Frame, width: float, high: float, option: Option) -> None:
        left, right = 12.0, width - 12
        if option.points is not None:
            f.put(points_token(str(option.points), 58), right - 29, high / 2)
            right -= 64
        for resource, count in reversed(option.cost):
            f.put(icon(resource, 46), right - 23, high / 2)
            right -= 50
            right -= f.text((right - 40, 0, 38, high), str(count), Style(32, face="heavy", align="right")) + 8
        if not option.title:
            left += max(0.0, (right - left - sum(p.image.width + 4 for p in option.pictures)) / 2)
        for picture in option.pictures:
            wide = picture.image.width
            f.put(picture, left + picture.ox, high / 2 - picture.image.height / 2 + picture.oy)
            left += wide + 6
        if option.title:
            text = option.title[:1].upper() + option.title[1:]
            style = Style(32, align="left", lines=2, least=TEXT, leading=1.0)
            f.text((left + 4, 4, right - left - 6, high - 8), text, style)

    def stores(self, *, tiles: Collection[str] = ()) -> None:
        """Resources and warehouse, with selectable tiles framed."""

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, INNER, STORES, 2.6, None)
            mat.draw_resources(f.at(26, 12), INNER - 36, self.player, self.seat, size=50, text=36)
            self._warehouse(f.at(24, 74), INNER - 44, tiles, 94)

        self.column.add(STORES, paint)

    def tasks(self, found: Tasks) -> None:
        """Replaces the board where the map needs the room: only the parts that a task can use now."""
        if found.height:
            self.column.add(found.height, lambda f: draw_tasks(f, found, self.seat))

    def _warehouse(self, f: Frame, width: float, tiles: Collection[str], high: float) -> None:
        k = 1.5
        at = f.at(0, 0, k)
        mat.draw_warehouse(at, width / k + 6, self.player, self.seat, self.new, chosen=tiles, high=high / k, least=TEXT)

    def town(
        self, *, rooms: Collection[str] = (), crests: Collection[int] = (), buildings: Collection[int] = (),
        people: Collection[str] = (),
    ) -> None:  # fmt: skip
        """The six buildings with their numbers, and the supplies above the low ones."""

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, INNER, TOWN, 2.6, None)
            at = f.at((INNER - mat.TOWN_W * TOWN_K) / 2, 16, TOWN_K)
            mat.draw_town_ground(at, numbers=True)
            mat.draw_town(
                at, self.player, self.seat, self.look, self.new, rooms=rooms, crests=crests, buildings=buildings,
                people=people, least=TEXT,
            )  # fmt: skip
            mat.draw_supply(at.at(mat.LOT * 3 + 6, 2), self.player, self.seat, self.look, self.new)

        self.column.add(TOWN, paint)

    def offer(self, kind: str, *, chosen: Collection[str] = ()) -> None:
        high = 208.0 if kind == "contracts" else 244.0

        def paint(f: Frame) -> None:
            f.put(sprites.panel(f.px(INNER), f.px(high), inner=None), 0, 0)
            offers.draw_offer(
                f, INNER, kind, self.view, self.look, self.new, chosen=chosen, tile_h=124, price=46, numbered=True
            )

        self.column.add(high, paint)

    def track(self) -> None:
        """The king track on a phone: the discs with the points of their spaces."""

        def paint(f: Frame) -> None:
            court.draw_phone(f, INNER, self.view, self.look.quiet, self.new)

        self.column.add(court.PHONE_H, paint)

    def wheel(self, *, dice: Collection[str] = ()) -> None:
        """The dice: a die gives as many resources as its number, and its action the points beside it."""

        def paint(f: Frame) -> None:
            dice_table.draw_dice(f, INNER, self.view, self.look, self.new, dice=dice, seat=self.seat)

        self.column.add(dice_table.height(self.view), paint)
        lines = goals.goal_rows(goals.goals(self.view, self.seat, self.look), INNER)
        self.column.add(goals.height(lines), lambda f: goals.draw_goals(f, INNER, lines), [LEFT_OUT])

    def map(self, plan: cities.Plan, *, choices: Collection[str] = (), costs: dict[str, int] | None = None) -> None:
        def block(plan: cities.Plan) -> Block:
            def paint(f: Frame) -> None:
                cities.draw_ground(f, plan, self.look)
                cities.draw_map(
                    f, plan, self.view, self.look.quiet, self.new, choices=choices, costs=costs or {}, own=self.seat
                )

            return plan.ground.height, paint

        self.column.add(*block(plan), [block(cities.closer(plan))])
