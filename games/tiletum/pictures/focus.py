"""The current decision for a phone: one question, large, with all selectable things framed."""

from collections.abc import Callable, Collection
from typing import Any

from engine.moves import JOIN, NOTHING
from games.tiletum.board import REACH
from games.tiletum.bonuses import ALL
from games.tiletum.data import BUY_PRICE, CONTRACTS, DICE, HOUSE_SPACES, PLAIN_ACTIONS, points_of
from games.tiletum.dice import turns
from games.tiletum.meta import TILETUM
from games.tiletum.outlook import price
from games.tiletum.pictures import cities
from games.tiletum.pictures.blocks import STORES, TOWN, Blocks, Option
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import die, house_well, vp_token
from games.tiletum.pictures.tasks import Tasks
from games.tiletum.pictures.tiles import tile
from games.tiletum.words import status
from games.tiletum.words.terms import phrase, space_name, term
from render import sprites
from render.canvas import Sprite
from render.furniture import GAP
from render.scene import TEXT

KIND_ICONS = {
    "collect": "hand", "perform": "joker", "architect": "architect", "merchant": "merchant", "hire": "character",
    "settle": "building", "refresh": "refresh", "sign": "contract", "swap": "swap", "gain": "any_resource",
    "house": "house_here", "pillar": "pillar_here", "activate": "activate", "buy": "gold", "fulfil": "laurel",
    "crest": "crest", "contribute": "cathedral", "helper": "helper", "end": "end", "skip": "end", "favour": "king",
}  # fmt: skip


class Scene(Blocks):
    """The blocks of each question."""

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
                "sign": self.contracts, "swap": self.swap, "gain": self.bundles, "house": self.build,
                "pillar": self.build, "contribute": self.build, "activate": self.activate, "buy": self.buy,
                "fulfil": self.fulfil, "crest": self.crest, "helper": self.helper, "end": self.end, "skip": self.end,
                "favour": self.favour,
            }  # fmt: skip
            scenes[question.kind](question.field)

    def board(self) -> None:
        """Nothing to decide: the player's board."""
        self.stores()
        self.town()
        self.track()

    def kinds(self) -> None:
        """Everything that can be used now, and the rest of the player's things if there is room."""
        if self.question and self.question.move is not None:
            self.options([self._kind(word) for word in self.words])
        action, _ = status.action_now(self.view)
        mapped = bool({"architect", "merchant", "house", "pillar"} & set(self.words))
        if "die" in self.words:
            self.wheel(dice=self.of("die", "die"))
        elif mapped:
            self.travels()
        elif "sign" in self.words or action == "contract":
            self.offer("contracts", chosen=[str(space) for space in self.of("sign", "space")])
        elif "hire" in self.words or action == "character":
            self.offer("characters", chosen=self.of("hire", "character"))
        held = [*self.of("settle", "character"), *self.of("fulfil", "contract"), *self.of("crest", "crest"),
                *self.of("helper", "helper")]  # fmt: skip
        rooms, crests, buildings = self.values("room"), self.of("crest", "building"), self.of("activate", "building")
        if mapped:
            self.tasks(Tasks(held, rooms, crests, buildings))
            if not held and self.room() > STORES + GAP:
                self.stores()
            return
        self.contributions()
        self.stores(tiles=held)
        if rooms or crests or buildings or self.room() > TOWN + GAP:
            self.town(rooms=rooms, crests=crests, buildings=buildings)

    def of(self, kind: str, name: str) -> list[Any]:
        """Possible values of a field of a kind of move."""
        return list(dict.fromkeys(getattr(move, name) for move in self.left if move.kind == kind))

    def contributions(self) -> None:
        """Cathedrals open to a contribution, with its cost."""
        moves = {move.city: move for move in self.left if move.kind == "contribute"}
        found = [
            Option(city, (icon("cathedral", 62),), space_name(self.lang, city), None, self._stone(move))
            for city, move in moves.items()
        ]
        if found:
            self.options(found, high=84)

    def _stone(self, move: Any) -> tuple[tuple[str, int], ...]:
        return price(self.view, self.seat, move).resources

    def _kind(self, word: str) -> Option:
        if word == "die":
            picture = die("blue4", 62, False)
        else:
            picture = icon(KIND_ICONS[word], 66)
        return Option(word, (picture,), phrase(self.lang, f"tiletum-move-{word}"))

    # ------------------------------------------------------------ the die

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
        """The turned die, its action, and the price in gold."""
        taken = DICE[self.left[0].die]
        action = self.view.action_at(number)
        pictures = [die(f"{taken.colour}{number}", 70), icon(action, 62)]
        if lying := self.view.action_tiles[action]:
            pictures.append(tile(lying, 96, 76, TEXT))
        gold = 2 * turns(taken.number, number)
        points = points_of(number) + self.player.markers.get(action, 0)
        cost = (("gold", gold),) if gold else ()
        return Option(str(number), tuple(pictures), term(self.lang, "action", action), points, cost)

    def _tile(self, word: str) -> Option:
        move = self.left[0]
        lying = self.view.action_tiles[self.view.action_at(move.number)]
        picture = tile(lying, 132, 100, TEXT) if lying else icon("hand", 80)
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
        """One resource of five, with the amount owned."""
        self.options([self._resource(word) for word in self.words])
        self.stores()

    def _resource(self, word: str) -> Option:
        if word == NOTHING:
            return Option(word, (), "–")
        have = self.player.resources.get(word, 0)
        return Option(word, (icon(word, 66),), f"{term(self.lang, 'resource', word)} ({have})")

    def swap(self, field: str) -> None:
        """The first swap of a turn gains two resources at once."""
        scene = self.bundles if any(JOIN in word for word in self.words) else self.resources
        scene(field)

    def bundles(self, field: str) -> None:
        """Several resources gained together."""
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

    def plan_of(self, kind: str) -> cities.Plan:
        return cities.ARCHITECT if kind in ("architect", "pillar", "contribute") else cities.MERCHANT

    def steps(self, kind: str, spaces: Collection[str]) -> dict[str, int]:
        """Steps, which are points, to each space; empty if a journey may end anywhere."""
        if type(TILETUM.top(self.view)).__name__ == "Journey":
            return {}
        start = self.player.architect if kind == "architect" else self.player.merchant
        return {space: steps for space, steps in REACH[start] if space in spaces}

    def travels(self) -> None:
        """Before the piece is chosen: everything within reach, with its price."""
        kind = next(word for word in ("architect", "merchant", "house", "pillar") if word in self.words)
        plan = self.plan_of(kind)
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
            pictures.append(tile(self.view.city_tiles[move.space], 108, 92, TEXT))
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
                    [Option(NOTHING, (tile(name, 108, 84, TEXT), icon("warehouse", 70)), title)], per_row=1, high=104
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
        return Option(word, (tile(contract, 118, 92, TEXT),), title, None, price(self.view, self.seat, move).resources)

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
            pictures = tuple(tile(name, 96, 76, TEXT) for name in self.player.characters(building))
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
        picture = tile(lying, 132, 100, TEXT)
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


draw = Scene.draw
