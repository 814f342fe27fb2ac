"""What is being decided, for a phone: one question, large, with everything that can be chosen framed."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Event, Move, Question, narrow
from engine.moves import JOIN, NOTHING
from engine.narrowing import matching
from engine.tiletum.board import REACH
from engine.tiletum.bonuses import ALL
from engine.tiletum.data import BUY_PRICE, CONTRACTS, DICE, HOUSE_SPACES, PLAIN_ACTIONS, points_of
from engine.tiletum.dice import turns
from engine.tiletum.meta import TILETUM
from engine.tiletum.outlook import price
from engine.tiletum.state import State
from engine.tiletum.turn import open_actions
from render import sprites
from render.canvas import Frame, Page, Sprite, Style
from render.column import GAP, Column, choice
from render.furniture import draw_band, draw_legend
from render.look import Look
from render.palette import CREAM, INK, PAPER, SOFT_INK, livery, mix
from render.text import fits
from render.tiletum import cities, court, mat, offers, status, wheel
from render.tiletum.changes import Changes, changes
from render.tiletum.icons import TINTS, icon
from render.tiletum.pieces import die, house_well, points_token, vp_token
from render.tiletum.tiles import tile
from render.tiletum.words import GAME, phrase, space_name, term

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
TEXT = 28
"""The smallest letters: 14 pixels on a phone 400 pixels wide."""
TALL = 1560
"""What is not asked for is left out where the picture would become higher than this."""

KIND_ICONS = {
    "collect": "hand", "perform": "joker", "architect": "architect", "merchant": "merchant", "hire": "character",
    "settle": "building", "refresh": "refresh", "sign": "contract", "swap": "swap", "gain": "any_resource",
    "house": "house_here", "pillar": "pillar_here", "activate": "activate", "buy": "gold", "fulfil": "laurel",
    "crest": "crest", "contribute": "cathedral", "helper": "helper", "end": "end", "skip": "end", "favour": "king",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Option:
    """An answer on a card of its own: what it shows, what it is called, what it costs."""

    word: str
    pictures: tuple[Sprite, ...]
    title: str = ""
    points: int | None = None
    """Action points."""
    cost: tuple[tuple[str, int], ...] = ()
    """Resources."""


def draw(
    view: State, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
) -> Page:
    scene = Scene(view, look, seat, narrow(moves, path) if moves else None, matching(moves, path), changes(events))
    scene.head()
    scene.body()
    return scene.column.page()


class Scene:
    """A picture of one question, built from the top down."""

    def __init__(
        self, view: State, look: Look, seat: int, question: Question | None, moves: list[Move], new: Changes
    ) -> None:
        self.view, self.look, self.seat, self.question, self.new = view, look, seat, question, new
        self.player = view.players[seat]
        self.column = Column(WIDTH, EDGE)
        self.left: list[Any] = [m for m in moves if question and m.words[: len(question.path)] == question.path]
        """The moves that the words chosen so far leave open."""

    @property
    def lang(self) -> str:
        return self.look.lang

    @property
    def words(self) -> list[str]:
        """The answers."""
        return [answer.word for answer in self.question.choices] if self.question else []

    # ------------------------------------------------------------ the band

    def head(self) -> None:
        asked = self._asked()
        high = 148 if self.new else 112

        def paint(f: Frame) -> None:
            draw_band(f, INNER, high)
            f.put(sprites.badge(self.look.palette, self.seat, self.look.letter(self.seat), 54), 52, 56)
            style = Style(37, face="title", colour=CREAM, align="left", lines=2, least=TEXT, leading=1.05)
            f.text((96, 8, INNER - 124, 96), asked, style)
            if self.new:
                draw_legend(f, INNER - 28, 118, phrase(self.lang, "render-since"), TEXT)

        self.column.add(high, paint)

    def _asked(self) -> str:
        say, question = self.look.say, self.question
        if question is None:
            return status.waiting(self.view, self.look)
        if question.move is not None:
            return say("render-settled")
        if question.field == "kind":
            return say(f"{GAME}-ask-kind-{type(TILETUM.top(self.view)).__name__}")
        return say.first(f"{GAME}-ask-{question.kind}-{question.field}", f"{GAME}-ask-{question.field}")

    # ------------------------------------------------------------ which blocks

    def body(self) -> None:
        question = self.question
        if question is None:
            self.board()
        elif question.kind is None:
            self.kinds()
        else:
            self.thread()
            scenes: dict[str, Callable[[str], None]] = {
                "die": self.die, "collect": self.resources, "perform": self.perform, "architect": self.travel,
                "merchant": self.travel, "hire": self.people, "settle": self.people, "refresh": self.people,
                "sign": self.contracts, "swap": self.resources, "gain": self.bundles, "house": self.build,
                "pillar": self.build, "contribute": self.build, "activate": self.activate, "buy": self.buy,
                "fulfil": self.fulfil, "crest": self.crest, "helper": self.helper, "end": self.end, "skip": self.end,
                "favour": self.favour,
            }  # fmt: skip
            scenes[question.kind](question.field)

    def board(self) -> None:
        """Nothing to decide: the own board as it is."""
        self.stores()
        self.town()
        self.track()

    def kinds(self) -> None:
        """What can be done at all, and what it would be done with, as far as there is room."""
        self.thread()
        found = [self._kind(word) for word in self.words]
        narrow_enough = all(fits(option.title, "bold", TEXT, 132, 2) for option in found)
        self.options(found, per_row=3 if narrow_enough else 2, high=84)
        action, _ = status.action_now(self.view)
        if "die" in self.words:
            self.wheel()
        elif {"architect", "merchant", "house", "pillar"} & set(self.words):
            self.travels()
        elif action == "contract":
            self.offer("contracts")
        elif action == "character":
            self.offer("characters")
        if self.room() > 240:
            self.stores()
        if self.room() > 620 and "die" not in self.words:
            self.town()

    def room(self) -> float:
        """What a phone can still show below the blocks so far."""
        return TALL - sum(height + GAP for height, _ in self.column.blocks) - 2 * EDGE

    def _kind(self, word: str) -> Option:
        if word == "die":
            picture = die("blue4", 62, False)
        else:
            picture = icon(KIND_ICONS[word], 66)
        return Option(word, (picture,), phrase(self.lang, f"tiletum-move-{word}"))

    # ------------------------------------------------------------ blocks that everybody uses

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
                f.put(sprites.panel(f.px(wide - 8), 80, fill, edge, 2, 12, None, last), x + 4, 0)
                f.put(icon(action, 60), x + 54, 40)
                f.put(points_token(str(points), 62, pale=not last), x + wide - 56, 40)
                style = Style(34, face="title", align="left", colour=mix(TINTS[action], INK, 0.5), least=TEXT)
                f.text((x + 96, 0, wide - 196, 80), term(self.lang, "action", action), style)

        self.column.add(80, paint)

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
        """Resources and warehouse; tiles that can be chosen are framed."""
        tint = livery(self.look.palette, self.seat)

        def paint(f: Frame) -> None:
            fill = mix(PAPER, tint.base, 0.05)
            f.put(sprites.panel(f.px(INNER), 226, fill, mix(tint.dark, INK, 0.3), 2.6), 0, 0)
            mat.draw_resources(f.at(26, 18), INNER - 36, self.player, size=58, text=40)
            k = 1.75
            wide = (INNER - 44) / k
            mat.draw_warehouse(f.at(24, 96, k), wide + 6, self.player, self.seat, self.new, chosen=tiles, high=64)

        self.column.add(226, paint)

    def town(
        self, *, rooms: Collection[str] = (), crests: Collection[int] = (), buildings: Collection[int] = (),
        people: Collection[str] = (),
    ) -> None:  # fmt: skip
        """The six buildings with their numbers, and the supplies above the low ones."""
        k = (INNER - 32) / mat.TOWN_W
        high = (mat.TOWN_H + mat.NUMBERS_H) * k + 34
        tint = livery(self.look.palette, self.seat)

        def paint(f: Frame) -> None:
            fill = mix(PAPER, tint.base, 0.05)
            f.put(sprites.panel(f.px(INNER), f.px(high), fill, mix(tint.dark, INK, 0.3), 2.6), 0, 0)
            at = f.at(16, 20, k)
            mat.draw_town_ground(at, numbers=True)
            mat.draw_town(
                at, self.player, self.seat, self.look, self.new, rooms=rooms, crests=crests, buildings=buildings,
                people=people,
            )  # fmt: skip
            mat.draw_supply(at.at(mat.LOT * 3 + 6, 2), self.player, self.seat, self.look, self.new)

        self.column.add(high, paint)

    def offer(self, kind: str, *, chosen: Collection[str] = ()) -> None:
        high = 212.0

        def paint(f: Frame) -> None:
            f.put(sprites.panel(f.px(INNER), f.px(high)), 0, 0)
            offers.draw_offer(
                f, INNER, kind, self.view, self.look, self.new, chosen=chosen, tile_h=124, price=46, numbered=True
            )

        self.column.add(high, paint)

    def track(self) -> None:
        """The king track on a phone: the discs with the points of their spaces."""

        def paint(f: Frame) -> None:
            court.draw_phone(f, INNER, self.view, self.look, self.new)

        self.column.add(court.PHONE_H, paint)

    # ------------------------------------------------------------ the die

    def wheel(self, *, dice: Collection[str] = ()) -> None:
        shape = wheel.PHONE
        k = INNER / shape.width

        def paint(f: Frame) -> None:
            f.put(sprites.panel(f.px(INNER), f.px(shape.height * k)), 0, 0)
            at = f.at(0, 0, k)
            wheel.draw_wheel(at, self.view, self.look, self.new, shape=shape, dice=dice, seat=self.seat)

        self.column.add(shape.height * k, paint)

    def die(self, field: str) -> None:
        if field == "die":
            self.wheel(dice=self.words)
        elif field == "number":
            self.options([self._turned(int(word)) for word in self.words], per_row=1, high=104)
        elif field == "tile":
            self.options([self._tile(word) for word in self.words], per_row=1, high=124)
        else:
            self.resources(field)
            return
        self.stores()

    def _turned(self, number: int) -> Option:
        """What the die would be, the action it goes to, and its price in gold."""
        taken = DICE[self.left[0].die]
        action = self.view.action_at(number)
        pictures = [die(f"{taken.colour}{number}", 70), icon(action, 62)]
        if lying := self.view.action_tiles[action]:
            pictures.append(tile(lying, 96, 76))
        gold = 2 * turns(taken.number, number)
        points = points_of(number) + self.player.markers.get(action, 0)
        cost = (("gold", gold),) if gold else ()
        return Option(str(number), tuple(pictures), term(self.lang, "action", action), points, cost)

    def _tile(self, word: str) -> Option:
        move = self.left[0]
        lying = self.view.action_tiles[self.view.action_at(move.number)]
        picture = tile(lying, 132, 100) if lying else icon("hand", 80)
        return Option(word, (sprites.faded(picture) if word == "leave" else picture,), term(self.lang, "tile", word))

    def perform(self, field: str) -> None:
        number = int(self.view.die[-1])
        self.options(
            [
                Option(
                    word, (icon(word, 70),), term(self.lang, "action", word),
                    points_of(number) + self.player.markers.get(word, 0),
                )
                for word in self.words
            ]
        )  # fmt: skip
        self.stores()

    # ------------------------------------------------------------ resources

    def resources(self, field: str) -> None:
        """One resource of five, with how many one has."""
        self.options([self._resource(word) for word in self.words])
        self.stores()

    def _resource(self, word: str) -> Option:
        if word == NOTHING:
            return Option(word, (), "–")
        have = self.player.resources.get(word, 0)
        return Option(word, (icon(word, 66),), f"{term(self.lang, 'resource', word)} ({have})")

    def bundles(self, field: str) -> None:
        """Several resources at once, as they are taken together."""
        many = len(self.words) > 15
        small = 50 if many else 60
        found = [self._bundle(word, small) for word in self.words]
        self.options(found, per_row=4 if many else 3, high=72 if many else 84)
        self.stores()

    def _bundle(self, word: str, size: int) -> Option:
        parts = word.split(JOIN)
        if parts[0] in PLAIN_ACTIONS:
            return Option(word, (icon(word, 60),), term(self.lang, "action", word))
        return Option(word, tuple(icon(part, size) for part in parts))

    def buy(self, field: str) -> None:
        if field == "good":
            self.options([self._resource(word) for word in self.words])
        else:
            good = self.left[0].good
            found = [Option(w, (icon(good, 60),), f"× {w}", None, (("gold", BUY_PRICE * int(w)),)) for w in self.words]
            self.options(found)
        self.stores()

    # ------------------------------------------------------------ the map

    def map(self, plan: cities.Plan, *, choices: Collection[str] = (), costs: dict[str, int] | None = None) -> None:
        def paint(f: Frame) -> None:
            cities.draw_ground(f, plan, self.look)
            cities.draw_map(f, plan, self.view, self.look, self.new, choices=choices, costs=costs or {}, own=self.seat)

        self.column.add(plan.ground.height, paint)

    def plan_of(self, kind: str) -> cities.Plan:
        return cities.ARCHITECT if kind in ("architect", "pillar", "contribute") else cities.MERCHANT

    def steps(self, kind: str, spaces: Collection[str]) -> dict[str, int]:
        """Steps, and so points, to each space; nothing where a journey takes one anywhere."""
        if type(TILETUM.top(self.view)).__name__ == "Journey":
            return {}
        start = self.player.architect if kind == "architect" else self.player.merchant
        return {space: steps for space, steps in REACH[start] if space in spaces}

    def travels(self) -> None:
        """Before it is said who goes: everything within reach, with its price."""
        kind = next(word for word in ("architect", "merchant", "house", "pillar") if word in self.words)
        plan = self.plan_of(kind)
        if plan.ground.height > self.room():
            return
        spaces = {move.space for move in self.left if move.kind == kind} if kind in ("architect", "merchant") else ()
        self.map(plan, costs=self.steps(kind, spaces))

    def travel(self, field: str) -> None:
        kind = self.left[0].kind
        if field == "space":
            self.map(self.plan_of(kind), choices=self.words, costs=self.steps(kind, self.words))
            return
        if field == "doing" or self.words == [NOTHING]:
            doings = list(dict.fromkeys(move.doing for move in self.left))
            self.options([self._doing(kind, word) for word in doings], per_row=1, high=124)
        else:
            self.options([self._spot(word) for word in self.words])
        self.stores()

    def _cost(self, move: Any) -> int | None:
        found = price(self.view, self.seat, move)
        return found.points or None

    def _doing(self, kind: str, word: str) -> Option:
        move = next(m for m in self.left if m.doing == word)
        pictures: list[Sprite] = []
        if word == "walk":
            pictures.append(icon("walk", 84))
        if word in ("tile", "both"):
            pictures.append(tile(self.view.city_tiles[move.space], 108, 92))
        if word in ("house", "pillar", "both"):
            pictures.append(icon("pillar_here" if kind == "architect" else "house_here", 84))
        name = f"{space_name(self.lang, move.space)}: {term(self.lang, 'doing', word)}"
        return Option(word, tuple(pictures), name, self._cost(move))

    def _spot(self, word: str) -> Option:
        """A house space by its number in the city."""
        move = self.left[0]
        city = move.city if move.kind == "house" else move.space
        space = HOUSE_SPACES[f"{city}_house_{word}"]
        pictures: list[Sprite] = [house_well(70)]
        title = phrase(self.lang, "tiletum-choice-spot-plain")
        if space.vp:
            pictures.append(vp_token(f"+{space.vp}", 66))
            title = self.look.say("tiletum-choice-spot-vp", vp=space.vp)
        if space.activate:
            pictures.append(icon("activate", 66))
            title = phrase(self.lang, "tiletum-choice-spot-activate")
        return Option(word, tuple(pictures), title)

    def build(self, field: str) -> None:
        """A house, a pillar or a contribution in some city."""
        if field == "spot":
            self.options([self._spot(word) for word in self.words])
            return
        kind = self.left[0].kind
        self.map(self.plan_of(kind), choices=self.words)
        if kind == "contribute":
            self.stores()

    # ------------------------------------------------------------ people, contracts, tasks

    def people(self, field: str) -> None:
        kind = self.left[0].kind
        if field == "room":
            name = self.left[0].character
            rooms = [word for word in self.words if word != NOTHING]
            if NOTHING in self.words:
                title = phrase(self.lang, "tiletum-choice-warehouse")
                self.options(
                    [Option(NOTHING, (tile(name, 108, 84), icon("warehouse", 70)), title)], per_row=1, high=104
                )
            self.town(rooms=rooms)
            self.stores()
            return
        if kind == "hire":
            self.offer("characters", chosen=self.words)
            self.stores()
        elif kind == "settle":
            self.stores(tiles=self.words)
        else:
            self.offer("characters")
            self.options([self._kind("refresh")])
        self.town()

    def contracts(self, field: str) -> None:
        self.offer("contracts", chosen=self.words)
        self.stores()

    def fulfil(self, field: str) -> None:
        if field == "contract":
            self.stores(tiles=self.words)
            return
        contract = CONTRACTS[self.left[0].contract]
        self.options([self._payment(contract.id, word) for word in self.words], per_row=1, high=112)
        self.stores()

    def _payment(self, contract: str, word: str) -> Option:
        move = next(m for m in self.left if m.words[-1] == word)
        title = term(self.lang, "resource", word) if word != NOTHING else ""
        return Option(word, (tile(contract, 118, 92),), title, None, price(self.view, self.seat, move).resources)

    def crest(self, field: str) -> None:
        if field == "crest":
            self.stores(tiles=self.words)
            self.town()
        else:
            self.town(crests=[int(word) for word in self.words])
            self.stores()

    def helper(self, field: str) -> None:
        if field == "choice" and self.words != [NOTHING]:
            self.bundles(field)
        else:
            self.stores(tiles=list(dict.fromkeys(move.helper for move in self.left)))

    def activate(self, field: str) -> None:
        if field == "building":
            self.town(buildings=[int(word) for word in self.words])
            return
        if ALL in self.words:
            building = self.left[0].building
            pictures = tuple(tile(name, 96, 76) for name in self.player.characters(building))
            self.options([Option(ALL, pictures, term(self.lang, "character", ALL))], per_row=1, high=104)
        self.town(people=self.words)

    def end(self, field: str) -> None:
        if self.left[0].kind == "skip":
            self.options([self._kind("skip")])
        else:
            self.options(
                [Option(w, (icon("end", 62),), phrase(self.lang, f"tiletum-choice-end-{w}")) for w in self.words]
            )
        self.stores()
        self.town()

    def favour(self, field: str) -> None:
        lying = self.view.king_tile
        picture = tile(lying, 132, 100)
        self.options(
            [
                Option(word, (sprites.faded(picture) if word == "discard" else picture,), term(self.lang, "tile", word))
                for word in self.words
            ],
            per_row=1,
            high=124,
        )
        self.track()
        self.stores()
