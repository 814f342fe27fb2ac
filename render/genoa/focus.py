"""What is being decided, for a phone: one question, large, with everything that can be chosen framed."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Event, Move, Question, narrow
from engine.genoa import GENOA
from engine.genoa.data import (
    BUILDINGS,
    COMMODITIES,
    DECK_OF,
    DECKS,
    FRONTAGE,
    MARKER,
    ORDERS,
    TILES,
    VILLAS,
    next_spaces,
)
from engine.genoa.state import WHOLE_TURN, Bundle, State
from engine.genoa.steps import LastMessages
from engine.genoa.window import ActionWindow, Swap
from engine.moves import JOIN, NOTHING
from render import sprites
from render.canvas import Frame, Page, Style
from render.column import Column, choice
from render.furniture import draw_band, draw_legend
from render.genoa import book, cards, city, lines, mat, pieces, reckoning, status
from render.genoa.bundles import join
from render.genoa.changes import Changes, changes
from render.genoa.icons import SIGNS, icon
from render.genoa.lines import Chip
from render.genoa.words import GAME, name_of, phrase, place, short, sign, term
from render.look import Look
from render.palette import CREAM, INK, PAPER, SOFT_INK, livery, mix
from render.text import fits, wrap
from render.wording import capital

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
TEXT = 28
"""The smallest letters: 14 pixels on a phone 400 pixels wide."""
ROWS = 4
"""As many offers are shown where they are not what is asked for."""

ON_MAP = frozenset({"start", "move", "pass", "unpass", "build", "offer", "ask"})
"""Kinds whose space or street is chosen on the map."""
IN_BOOK = frozenset({"accept", "reject", "withdraw"})
DEAL_FIELDS = ("give", "proceeds", "take")


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: what it shows, what it is called."""

    word: str
    title: str = ""
    sign: str = ""
    card: str = ""
    chips: tuple[Chip, ...] = ()
    seat: int | None = None
    note: str = ""


def draw(
    view: State, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
) -> Page:
    scene = Scene(view, look, seat, narrow(moves, path) if moves else None, [*moves], changes(events))
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
        found = [m for m in moves if question and m.words[: len(question.path)] == question.path]
        self.left: list[Any] = [question.move] if question and question.move else found
        """The moves that the words chosen so far leave open."""

    @property
    def lang(self) -> str:
        return self.look.lang

    @property
    def settled(self) -> bool:
        """Only the confirmation is left."""
        return bool(self.question and self.question.move is not None)

    @property
    def words(self) -> list[str]:
        """The answers to the question."""
        return [answer.word for answer in self.question.choices] if self.question else []

    # ------------------------------------------------------------ the band

    def head(self) -> None:
        asked = self._asked()
        high = 148 if self.new else 112

        def paint(f: Frame) -> None:
            draw_band(f, INNER, high)
            f.put(sprites.badge(self.look.palette, self.seat, self.look.letter(self.seat), 54), 52, 56)
            style = Style(36, face="title", colour=CREAM, align="left", lines=2, least=TEXT, leading=1.05)
            f.text((96, 8, INNER - 124, 96), asked, style)
            if self.new:
                draw_legend(f, INNER - 28, 118, phrase(self.lang, "render-since"), TEXT)

        self.column.add(high, paint)

    def _asked(self) -> str:
        say, question = self.look.say, self.question
        if question is None or (question.field == "kind" and self.seat not in GENOA.to_act(self.view)):
            return status.waiting(self.view, self.look)  # whoever may only speak up is not asked anything
        if question.move is not None:
            return say("render-settled")
        if question.field == "kind":
            return say(f"{GAME}-ask-kind-{type(GENOA.top(self.view)).__name__}")
        return say.first(f"{GAME}-ask-{question.kind}-{question.field}", f"{GAME}-ask-{question.field}")

    # ------------------------------------------------------------ which blocks

    def body(self) -> None:
        question = self.question
        if question is None:
            self.situation()
        elif question.kind is None or not question.path:
            self.kinds()
        elif question.kind in IN_BOOK:
            self.book([int(move.id) for move in self.left], lambda bundle: self._mine(bundle, str(question.kind)))
            self.purse()
        elif question.kind in ON_MAP and question.field in ("space", "street"):
            self.on_map()
        elif question.kind == "build":
            self.acquiring()
        elif question.kind in ("offer", "ask"):
            self.dealing()
        else:
            self.choosing(question.kind)

    def situation(self) -> None:
        """Nothing is asked of this seat."""
        if GENOA.over(self.view):
            self.column.add(reckoning.height(self.view, TEXT), self._reckoning)
            return
        self.tower()
        self.city()
        self.book((), lambda bundle: True, ROWS)
        self.purse()

    def _reckoning(self, f: Frame) -> None:
        reckoning.draw(f, INNER, self.view, self.look, TEXT)

    def kinds(self) -> None:
        """What can be done at all, and what it would be done with."""
        top = GENOA.top(self.view)
        if isinstance(top, ActionWindow | Swap):
            self.window(top if isinstance(top, ActionWindow) else top.window)
        else:
            self.tower()
        self.actions([kind for kind in SIGNS if kind in {move.kind for move in self.left}])
        if isinstance(top, ActionWindow | Swap):
            self.orders(top.building if isinstance(top, ActionWindow) else top.window.building)
            self.purse()
            return
        if isinstance(top, LastMessages):
            self.shown([card for card in self.player.message if card in DECK_OF])
        self.book((), lambda bundle: True, ROWS)
        self.city()
        self.purse()

    def on_map(self) -> None:
        question = self.question
        assert question is not None
        spaces = [str(getattr(move, question.field)) for move in self.left]
        if WHOLE_TURN in spaces:
            self.options([Option(WHOLE_TURN, name_of(self.lang, "name", WHOLE_TURN), "turn")])
        self.city([space for space in spaces if space != WHOLE_TURN], hints=False)
        if question.kind == "build" and not self.settled:
            self.frontages(list(dict.fromkeys(spaces)))
        elif question.kind in ("move", "offer", "ask"):
            self.book((), lambda bundle: bundle.space in spaces, ROWS)
        if question.kind in ("offer", "build", "start"):
            self.purse()

    def dealing(self) -> None:
        """The terms of an offer or ask, one line after the other."""
        question = self.question
        assert question is not None
        space = str(self.left[0].space)
        self.place(space, [] if self.settled else self._agreed(question))
        if self.settled:
            self.options([self._deal(self.left[0])])
        else:
            self.options([self._option(word) for word in self.words])
        self.book((), lambda bundle: bundle.space == space, ROWS)
        self.purse()

    def _agreed(self, question: Question) -> list[str]:
        """The lines of the deal that were settled by the words so far."""
        found = []
        for name, word in zip(self.left[0].__match_args__, question.path[1:], strict=False):
            if name in DEAL_FIELDS and word != NOTHING:
                found.append(self._lines(name, word))
        return found

    def _lines(self, name: str, word: str) -> str:
        say = self.look.say
        words = join(say, word.split(JOIN))
        if name == "give":
            return words
        return say("genoa-bundle-proceeds" if name == "proceeds" else "genoa-bundle-back", what=words)

    def _deal(self, move: Any) -> Option:
        found: list[Chip] = [*lines.chips(move.give, move.space)]
        parts = [self._lines("give", JOIN.join(move.give))] if move.give else []
        for name in ("proceeds", "take"):
            words = getattr(move, name)
            if words:
                between = "genoa-render-then" if name == "proceeds" else "genoa-render-in-return"
                found += [Chip("", phrase(self.lang, between)), *lines.chips(words, move.space)]
                parts.append(self._lines(name, JOIN.join(words)))
        word = self.words[0]
        return Option(word, place(self.lang, move.space), sign(move.space), chips=tuple(found), note="; ".join(parts))

    def acquiring(self) -> None:
        """What to do with the building beside the street."""
        question = self.question
        assert question is not None
        street = str(self.left[0].street)
        number = 0 if question.field == "one" else 1
        sides = FRONTAGE[street]
        if self.settled:
            move = self.left[0]
            treatments = (move.one, move.other)
            found = [
                Option(self.words[0], self._treatment(building, how), building)
                for building, how in zip(sides, treatments, strict=False)
            ]
            self.options(found)
        else:
            self.frontages([street], sides[number])
            self.options([self._option(word) for word in self.words])
        self.city((), hints=False, street=street)

    def choosing(self, kind: str) -> None:
        top = GENOA.top(self.view)
        if isinstance(top, ActionWindow | Swap):
            self.window(top if isinstance(top, ActionWindow) else top.window)
        elif kind in ("roll", "stop", "use", "cancel", "forgo"):
            self.tower()
        self.options([self._option(word) for word in self.words])
        if kind in ("queue", "call", "roll", "stop", "use", "forgo"):
            self.city()
        self.purse()

    def _mine(self, bundle: Bundle, kind: str) -> bool:
        """Whether a row belongs to the question."""
        if kind == "withdraw":
            return bundle.seat == self.seat
        return bundle.is_ask != (self.seat == self.view.trader)

    # ------------------------------------------------------------ answers in words

    def _option(self, word: str) -> Option:
        question = self.question
        assert question is not None
        field, kind = question.field, str(question.kind)
        if len(question.path) == 0:
            return Option(word, self._kind_name(word), SIGNS[word])
        if field in DEAL_FIELDS:
            if word == NOTHING:
                none = {"give": "now", "proceeds": "later", "take": "back"}[field]
                return Option(word, capital(phrase(self.lang, f"genoa-bundle-nothing-{none}")), "reject")
            space = str(self.left[0].space)
            found = lines.chips(word.split(JOIN), space)
            note = "" if all(chip.good == "ducat" for chip in found) else self._lines(field, word)
            return Option(word, chips=tuple(found), note=note)
        if field == "to":
            to = None if word == NOTHING else int(word)
            title = capital(phrase(self.lang, "genoa-bundle-everybody")) if to is None else self.look.names[to]
            return Option(word, title, "call" if to is None else "", seat=to)
        if field in ("scope", "lifetime"):
            return Option(word, name_of(self.lang, field, word), "end" if field == "lifetime" else "walk")
        if field in ("one", "other"):
            building = FRONTAGE[str(self.left[0].street)][0 if field == "one" else 1]
            return Option(word, self._treatment(building, word), "reject" if word == "leave" else "acquire")
        if field in ("spaces", "buildings"):
            joint = " → " if kind == "queue" else ", "
            names = joint.join(place(self.lang, space) for space in word.split(JOIN))
            return Option(word, names, SIGNS[kind])
        if field == "what":
            return Option(word, name_of(self.lang, "what", word), "settings")
        if field == "value":
            return Option(word, phrase(self.lang, f"genoa-choice-set-{question.path[1]}-{word}"), "settings")
        return self._thing(word, field, kind)

    def _thing(self, word: str, field: str, kind: str) -> Option:
        """A good, a card, a building, or nothing."""
        if word in DECK_OF:
            return Option(word, card=word)
        if word == NOTHING:
            building = self._acting()
            effect = "genoa-choice-draw-contract" if building in VILLAS else f"genoa-does-{building}"
            return Option(
                word, capital(phrase(self.lang, effect)), chips=tuple(Chip(thing) for thing in self._yield(building))
            )
        if word == MARKER:
            return Option(word, name_of(self.lang, "name", MARKER), MARKER)
        if word in BUILDINGS:
            return Option(word, short(self.lang, word), word)
        if word in COMMODITIES or word in TILES or word in DECKS:
            group = "commodity" if word in COMMODITIES else "tile" if word in TILES else "deck"
            return Option(word, name_of(self.lang, group, word), word)
        return Option(word, self._kind_name(kind), SIGNS[kind])

    def _acting(self) -> str:
        """The building whose effect is meant."""
        move = self.left[0]
        top = GENOA.top(self.view)
        return str(getattr(move, "building", "") or getattr(top, "building", "") or self.view.path[-1])

    def _yield(self, building: str) -> list[str]:
        found = city.gives(building)
        return list(found[: found.index(city.OR)] if city.OR in found else found)

    def _kind_name(self, kind: str) -> str:
        return phrase(self.lang, f"{GAME}-move-{kind}")

    def _treatment(self, building: str, how: str) -> str:
        what = term(self.lang, "one", how)
        return self.look.say("genoa-choice-at", building=place(self.lang, building), what=what)

    # ------------------------------------------------------------ options on cards

    def options(self, found: Sequence[Option]) -> None:
        """Every answer framed: goods and short words in columns, deals and long words in rows."""
        rows = [option for option in found if option.chips]
        rest = [option for option in found if not option.chips]
        short_enough = all(len(option.title) <= 24 for option in rest)
        if any(option.card for option in rest) or (len(rest) > 1 and not rows and short_enough):
            rows, columns = [option for option in rows if not option.card], rest
        else:
            rows, columns = list(found), []
        for option in rows:
            self._row(option)
        self._columns(columns)

    def _row(self, option: Option) -> None:
        """An answer as wide as the picture; a few goods have their words beside them."""
        left = 106.0 if option.sign or option.seat is not None else 24.0
        rows = book.flow(option.chips, INNER - left - 20, 54, 34) if option.chips else []
        beside = 0.0
        if len(rows) == 1 and option.note:
            end = rows[0][-1][0] + book.chip_width(rows[0][-1][1], 54, 34) + left + 10
            beside = end if len(wrap(option.note, "text", TEXT, INNER - end - 20, 3)) <= 2 else 0.0
        title = wrap(option.title, "title", 33, INNER - left - 24, 3) if option.title else ()
        room = INNER - (beside or left) - 20
        note = wrap(option.note, "text", TEXT, room, 6) if option.note else ()
        used = len(title) * 40 + len(rows) * 64 + (0 if beside else len(note) * 34)
        high = max(88, 24 + used)

        def paint(f: Frame) -> None:
            f.put(sprites.panel(INNER, f.px(high), inner=None), 0, 0)
            self._emblem(f, option, 58, high / 2, 74)
            y = (high - used) / 2
            for line in title:
                f.text((left, y, INNER - left - 20, 40), line, Style(33, face="title", align="left"))
                y += 40
            for row in rows:
                for x, chip in row:
                    book.draw_chip(f, left + x, y + 32, chip, 54, 34)
                y += 64
            if beside:
                y -= 32 + len(note) * 17
            for line in note:
                style = Style(TEXT, face="text", colour=SOFT_INK, align="left")
                f.text((beside or left, y, room + 2, 34), line, style)
                y += 34
            choice(f, option.word, 0, 0, INNER, high)

        self.column.add(high, paint)

    def _emblem(self, f: Frame, option: Option, x: float, y: float, size: float) -> None:
        if option.seat is not None:
            f.put(sprites.badge(self.look.palette, option.seat, self.look.letter(option.seat), f.px(size * 0.8)), x, y)
        elif option.sign == MARKER:
            letter = self.look.letter(self.seat)
            f.put(pieces.marker(self.look.palette, self.seat, letter, f.px(size * 0.8)), x, y)
        elif option.sign in COMMODITIES or option.sign in TILES or option.sign in DECKS:
            f.put(pieces.good(option.sign, f.px(size)), x, y)
        elif option.sign:
            f.put(icon(option.sign, f.px(size)), x, y)

    def _columns(self, found: Sequence[Option]) -> None:
        wide = (INNER - 14) / 2
        pairs = [found[n : n + 2] for n in range(0, len(found), 2)]
        for pair in pairs:
            faces = [option.card for option in pair if option.card]
            high = max(cards.height(faces, TEXT), 104)

            def paint(f: Frame, pair: Sequence[Option] = pair, high: float = high) -> None:
                for number, option in enumerate(pair):
                    x = number * (wide + 14)
                    if option.card:
                        cards.draw_card(f.at(x, 0), option.card, wide, high, self.lang, TEXT)
                    else:
                        f.put(sprites.panel(f.px(wide), f.px(high), inner=None), x, 0)
                        self._emblem(f, option, x + 54, high / 2, 72)
                        style = Style(31, face="title", align="left", lines=2, least=TEXT, leading=1.0)
                        f.text((x + 100, 0, wide - 108, high), option.title, style)
                    choice(f, option.word, x, 0, wide, high)

            self.column.add(high, paint)

    def actions(self, kinds: Sequence[str]) -> None:
        """The kinds of moves."""
        per_row = 2 if len(kinds) > 1 else 1
        third = (INNER - 24) / 3
        if len(kinds) > 4 and all(fits(self._kind_name(kind), "title", TEXT, third - 90, 2) for kind in kinds):
            per_row = 3
        wide = (INNER - (per_row - 1) * 12) / per_row
        high = 96
        rows = -(-len(kinds) // per_row)

        def paint(f: Frame) -> None:
            for number, kind in enumerate(kinds):
                x, y = number % per_row * (wide + 12), number // per_row * (high + 12)
                f.put(sprites.panel(f.px(wide), high, inner=None), x, y)
                f.put(icon(SIGNS[kind], 60), x + 44, y + high / 2)
                style = Style(30, face="title", align="left", lines=2, least=TEXT, leading=0.98)
                f.text((x + 82, y, wide - 88, high), self._kind_name(kind), style)
                choice(f, kind, x, y, wide, high)

        self.column.add(rows * (high + 12) - 12, paint)

    # ------------------------------------------------------------ what one needs to see

    def city(self, chosen: Collection[str] = (), *, hints: bool = True, street: str = "") -> None:
        """The whole city; what can be chosen is framed, where the tower can go is hinted at."""
        plan = city.Plan(self.lang, INNER // 8, TEXT)
        view = self.view
        near = next_spaces(tuple(view.path)) if hints and view.path and view.tower else ()

        def paint(f: Frame) -> None:
            f.put(city.ground(plan), 0, 0)
            city.draw_hints(f, plan, [street] if street else near)
            city.draw_choices(f, plan, chosen)
            city.draw_state(f, plan, view, self.look, self.new)

        self.column.add(plan.side, paint)

    def tower(self) -> None:
        """Where the tower stands, and whether the action there can be had."""
        view = self.view
        if not view.path or not view.tower:
            return
        space = view.path[-1]
        found = [phrase(self.lang, f"genoa-render-action-{view.action}")]
        if space in view.owners:
            found.append(self.look.say("genoa-render-owner", who=self.look.names[view.owners[space]]))
        self.place(space, found)

    def place(self, space: str, notes: Sequence[str]) -> None:
        """A space with what it gives."""
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

        self.column.add(high, paint)

    def window(self, window: ActionWindow) -> None:
        """The action: what it gives, whether it has been done, what was promised."""
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
        self.place(window.building, notes)

    def orders(self, building: str) -> None:
        """The orders in hand for this building."""
        deck = "large_order" if building in VILLAS else "small_order"
        found = [card for card in self.player.hand(deck) if card in ORDERS and ORDERS[card].building == building]
        self.shown(found, phrase(self.lang, "genoa-render-orders"))

    def shown(self, found: Sequence[str], title: str = "") -> None:
        """Cards to be looked at."""
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
        """Streets with discs, and whose the buildings beside them are."""
        high = 108
        wide = (INNER - 128) / 2

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

        self.column.add(len(streets) * (high + 10) - 10, paint)

    def _owner(self, f: Frame, x: float, y: float, room: float, building: str) -> None:
        owner = self.view.owners.get(building)
        style = Style(TEXT, face="text", colour=SOFT_INK, align="left", least=TEXT)
        if owner is None:
            f.text((x, y - 20, room, 40), phrase(self.lang, "genoa-render-no-owner"), style)
            return
        f.put(pieces.marker(self.look.palette, owner, self.look.letter(owner), 38), x + 20, y)
        f.text((x + 48, y - 20, room - 48, 40), self.look.names[owner], style)

    def book(self, chosen: Collection[int], kinds: Callable[[Bundle], bool], most: int = 99) -> None:
        """The offer book, or the best of it."""
        found = [bundle for bundle in book.ordered(self.view) if kinds(bundle)]
        if not found:
            return
        shown = {bundle.id for bundle in found[:most]} | set(chosen)
        high, paint = book.block(self.view, self.look, self.new, INNER, chosen, lambda b: b.id in shown)
        self.column.add(high, paint)
        if len(shown) < len(found):
            more = self.look.say("genoa-render-more-offers", count=len(found) - len(shown))
            note = Style(TEXT, face="note", colour=SOFT_INK)
            self.column.add(36, lambda f: _note(f, more, note))

    def purse(self) -> None:
        """What one has: money, markers, cards, commodities, tiles."""
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
            tint = livery(self.look.palette, seat)
            fill, line = mix(PAPER, tint.base, 0.05), mix(tint.dark, INK, 0.3)
            f.put(sprites.panel(INNER, f.px(high), fill, line, 2.4, inner=None), 0, 0)
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

        self.column.add(high, paint)


def _note(f: Frame, text: str, style: Style) -> None:
    f.text((0, 0, INNER, 36), text, style)
