"""Building blocks of Tournay's phone pictures: purse, cards, quarters, decks, events, and answers in panels."""

from collections.abc import Callable, Collection, Sequence

from engine import HIDDEN, Move
from engine.moves import JOIN, NOTHING
from games.tournay.data import COLOURS, DECKS, LEVELS
from games.tournay.pictures import decks, faces, mat, pieces, quarter, queue
from games.tournay.pictures.icons import icon
from games.tournay.pictures.tiles import colour_of, draw_named
from games.tournay.state import Player, State
from games.tournay.words import status
from games.tournay.words.highlights import Highlights
from games.tournay.words.spaces import cropped, label, window
from games.tournay.words.terms import GAME, KIND_SIGNS, card_name, effect, event_name, kind_name, phrase, term
from render import scene, sprites
from render.canvas import Frame, Style
from render.furniture import LEFT_OUT, Block, choice, draw_area, draw_tag
from render.palette import CREAM, INK, PAPER, SOFT_INK
from render.scene import TEXT
from words.game_words import capital

GAP = 14
CARD = (243, 214)
"""Size of a card of the hand."""
BACK, UP = 64, (180, 204)
"""Width of a deck, and size of its face-up card."""
EVENT = (243, 318)
TALL_CARD, LOW_CARD = 206.0, 190.0
"""Height of a card of a quarter; lower if it is shown by itself."""
LOW, PLATE = 164, 84
"""Height of a card if there is less room, and of one with only its name."""
WIDEST = 300.0
"""Maximum width of a card in a quarter with few columns."""
EVENT_LOW = 236
DECK = 66
"""Height of a deck with the name of its open card."""


class Sights(scene.Scene[State, Highlights]):
    """A scene of Tournay with all its blocks; subclasses choose the blocks of each question."""

    game = GAME

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def example(self, word: str) -> Move:
        assert self.question is not None
        return next(found.example for found in self.question.choices if found.word == word)

    # ------------------------------------------------------------ tiles and lines

    def tiles(
        self, words: Sequence[str], across: int, high: float, paint: Callable[[Frame, str, float, float], None],
        smaller: Sequence[float] = (),
    ) -> None:  # fmt: skip
        """A panel for each answer, framed."""

        def block(tall: float) -> Block:
            wide = (self.column.inner - (across - 1) * GAP) / across
            rows = -(-len(words) // across)

            def draw(f: Frame) -> None:
                for number, word in enumerate(words):
                    x, y = number % across * (wide + GAP), number // across * (tall + GAP)
                    f.put(sprites.panel(f.px(wide), f.px(tall), PAPER, SOFT_INK, 1.6, 12, None), x, y)
                    paint(f.at(x, y), word, wide, tall)
                    choice(f, word, x, y, wide, tall)

            return rows * (tall + GAP) - GAP, draw

        self.column.add(*block(high), [block(tall) for tall in smaller], weight=3)

    def kind(self, kind: str) -> None:
        """A panel for a kind of move without a place on the picture."""
        self.tiles([kind], 1, 96, lambda f, word, wide, high: draw_named(
            f, KIND_SIGNS[word], kind_name(self.lang, word), wide, high, TEXT
        ))  # fmt: skip

    def lines(self, words: Sequence[str], text: Callable[[str], str]) -> None:
        """Answers in words, one below the other."""

        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            style = Style(32, align="left", least=TEXT, lines=2, leading=1.0)
            f.text((24, 4, wide - 48, high - 8), text(word), style)

        self.tiles(words, 1, 84, paint)

    def _event_line(self, word: str) -> str:
        if word == NOTHING:
            return capital(phrase(self.lang, "tournay-choice-suffer"))
        return " + ".join(event_name(self.lang, event) for event in word.split(JOIN))

    def nothing(self) -> None:
        self.lines([NOTHING], lambda word: phrase(self.lang, "tournay-render-nothing"))

    # ------------------------------------------------------------ the player's things

    def purse(self) -> None:
        """Deniers, citizens, ramparts."""
        high = 164
        player = self.player

        def paint(f: Frame) -> None:
            self._panel(f, high)
            pieces.draw_counter(f, 62, 56, "coin", player.deniers, 72, 50)
            f.put(mat.rampart_card(34, 46), 24, 104)
            f.text((64, 100, 40, 54), str(len(player.ramparts)), Style(32, face="heavy", align="left"))
            pieces.draw_counter(f, 132, 127, "rampart", len(player.built), 46, 32)
            pieces.draw_plaza(f.at(224, 18), self.column.inner - 236, player.plaza, player.lying, 60, 8)

        self.column.add(high, paint, [(72, self._small_purse)])

    def _small_purse(self, f: Frame) -> None:
        """The same in a line."""
        player, wide = self.player, self.column.inner
        draw_area(f, self.look.palette, self.seat, wide, 72, inner=None)
        pieces.draw_counter(f, 40, 36, "coin", player.deniers, 50, 36)
        x = 130.0
        for colour in COLOURS:
            up, down = player.plaza[colour], player.lying[colour]
            x = pieces.draw_pair(f, x, 36, self.seat, colour, up, down, 46, TEXT + 2) + 22
        f.put(mat.rampart_card(30, 42), wide - 158, 15)
        f.text((wide - 122, 12, 40, 48), str(len(player.ramparts)), Style(TEXT, face="heavy", align="left"))
        pieces.draw_counter(f, wide - 66, 36, "rampart", len(player.built), 40, TEXT)

    def neighbours(self) -> None:
        """Upright citizens of the other players, which can be borrowed."""
        others = [seat for seat in self.view.seats if seat != self.seat]
        wide = (self.column.inner - (len(others) - 1) * 8) / len(others)

        def paint(f: Frame) -> None:
            for number, seat in enumerate(others):
                at = f.at(number * (wide + 8), 0)
                draw_area(at, self.look.palette, seat, wide, 60, inner=None)
                at.put(sprites.badge(self.look.palette, seat, self.look.letter(seat), 48), 34, 30)
                step = (wide - 70) / len(COLOURS)
                for column, colour in enumerate(COLOURS):
                    at.put(pieces.citizen(colour, 40), 82 + column * step, 30)
                    count = str(self.view.players[seat].plaza[colour])
                    at.text((98 + column * step, 6, 30, 48), count, Style(TEXT, face="heavy", align="left"))

        self.column.add(60, paint)

    def places(self, words: Sequence[str]) -> None:
        """Places to give a citizen from."""
        colour = colour_of(self.view, self.seat, self.example(words[0]))

        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            lies = word == "lying"
            f.put(pieces.lying(colour, 84) if lies else pieces.citizen(colour, 84), 66, high / 2)
            name = phrase(self.lang, "tournay-render-lying" if lies else "tournay-render-standing")
            f.text((126, 0, wide - 136, high), name, Style(34, align="left", least=TEXT))

        self.tiles(words, 2, 112, paint)

    def _panel(self, f: Frame, high: float) -> None:
        draw_area(f, self.look.palette, self.seat, self.column.inner, high, inner=None)

    # ------------------------------------------------------------ cards

    def named_card(self, card: str) -> None:
        """A card already chosen, with its effect in words."""

        def paint(f: Frame) -> None:
            f.put(faces.face(self.lang, card, *CARD, TEXT), 0, 0)
            left = CARD[0] + 24
            words = effect(self.lang, card)
            style = Style(32, face="text", align="left", lines=6, least=TEXT, leading=1.1)
            f.text((left, 0, self.column.inner - left - 8, CARD[1]), words, style)

        self.column.add(CARD[1], paint)

    def looked(self, chosen: Collection[str] = ()) -> None:
        if self.player.looked and HIDDEN not in self.player.looked:
            self.cards(self.player.looked, chosen, explained=True)

    def hand(self, chosen: Collection[str] = ()) -> None:
        """The player's cards; only the backs of hidden ones."""
        player = self.player
        if player.hand and HIDDEN not in player.hand:
            self.cards(player.hand, chosen)

    def cards(self, cards: Sequence[str], chosen: Collection[str], *, explained: bool = False) -> None:
        if explained and len(dict.fromkeys(cards)) <= 2:
            for card in dict.fromkeys(cards):
                self._explained(card, card in chosen)
            return
        across = 3
        rows = -(-len(cards) // across)

        def block(tall: int) -> Block:
            def paint(f: Frame) -> None:
                for number, card in enumerate(cards):
                    x, y = number % across * (CARD[0] + GAP + 2), number // across * (tall + GAP)
                    draw = faces.plate if tall == PLATE else faces.face
                    f.put(draw(self.lang, card, CARD[0], tall, TEXT), x, y)
                    if card in chosen:
                        choice(f, card, x, y, CARD[0], tall)

            return rows * (tall + GAP) - GAP, paint

        self.column.add(*block(CARD[1]), [block(LOW), block(PLATE)], weight=2)

    def _explained(self, card: str, framed: bool) -> None:
        high = CARD[1] + 24

        def paint(f: Frame) -> None:
            wide = self.column.inner
            f.put(sprites.panel(f.px(wide), f.px(high), PAPER, SOFT_INK, 1.6, 12, None), 0, 0)
            f.put(faces.face(self.lang, card, *CARD, TEXT), 12, 12)
            left = CARD[0] + 34
            words = effect(self.lang, card)
            f.text((left, 8, wide - left - 16, high - 16), words,
                   Style(32, face="text", align="left", lines=6, least=TEXT, leading=1.1))  # fmt: skip
            if framed:
                choice(f, card, 0, 0, wide, high)

        self.column.add(high, paint)

    def cards_of(self, seat: int, spaces: Sequence[str], framed: str = "", *, alone: bool = False) -> None:
        """The relevant cards of another player's quarter, labelled as on the panel. `framed`: the owner is being
        chosen, not yet the card; `alone`: the owner is chosen, and the card is being chosen."""
        player: Player = self.view.players[seat]
        wide = (self.column.inner - 24 - 2 * 8) / 3
        rows = -(-len(spaces) // 3)

        def block(high: float) -> Block:
            tall = 58 + rows * (high + 14)

            def paint(f: Frame) -> None:
                draw_area(f, self.look.palette, seat, self.column.inner, tall, inner=None)
                self._whose(f, seat)
                for number, space in enumerate(spaces):
                    x, y = 12 + number % 3 * (wide + 8), 64 + number // 3 * (high + 14)
                    if high == PLATE:
                        top = player.quarter[space].cards[-1]
                        f.put(faces.plate(self.lang, top, f.px(wide), PLATE - 6, TEXT), x, y)
                    else:
                        faces.draw_site(f.at(x, y), self.lang, player.quarter[space], wide, high - 6, TEXT)
                    if not framed:
                        choice(f, space if alone else f"{seat} {space}", x, y, wide, high - 6)
                    if high == PLATE:
                        draw_tag(f, x + TEXT * faces.STRIP / 2, y + PLATE - 27, label(space), TEXT)
                    else:
                        draw_tag(f, x + wide / 2, y + 4, label(space), TEXT)
                if framed:
                    choice(f, framed, 0, 0, self.column.inner, tall)

            return tall, paint

        self.column.add(*block(LOW_CARD), [block(PLATE)], weight=1)

    def _whose(self, f: Frame, seat: int) -> None:
        f.put(sprites.badge(self.look.palette, seat, self.look.letter(seat, 44 * 0.6), 44), 40, 36)
        title = self.look.say("tournay-render-quarter-of", name=self.look.names[seat])
        f.text((74, 8, self.column.inner - 90, 56), title, Style(32, align="left", least=TEXT))

    def quarter(
        self, seat: int, chosen: Collection[str] = (), *, named: Collection[str] = (), leaving: str = ""
    ) -> None:
        """A quarter with its selectable spaces, labelled as on the panel, and also the `named` ones; `leaving` is
        given as a price."""
        player: Player = self.view.players[seat]
        if not player.quarter and not chosen and not named:
            return
        there = window(player.quarter, (*chosen, *named))
        if self.question is not None:
            there = cropped(there, {*player.quarter, *chosen, *named})
        axis = 34
        room = self.column.inner - axis - 24
        wide = min(WIDEST, (room - (there.columns - 1) * 8) / there.columns)
        left = axis + 8 + (room - quarter.extent(there, (wide, 0), 8)[0]) / 2
        head = 54.0 if seat != self.seat else 0.0

        def block(tall: float) -> Block:
            size = (wide, tall)
            high = head + quarter.extent(there, size, 8)[1] + 76
            plates = tall == PLATE

            def paint(f: Frame) -> None:
                draw_area(f, self.look.palette, seat, self.column.inner, high, inner=None)
                if head:
                    self._whose(f, seat)
                at = f.at(left, head + 58)
                quarter.draw(
                    at,
                    self.lang,
                    player,
                    seat,
                    size,
                    8,
                    TEXT,
                    self.new,
                    shown=there,
                    axes=TEXT,
                    plates=plates,
                    worth=status.worth(self.view, seat),
                )
                for space in chosen:
                    choice(at, space, *quarter.at(there, space, size, 8), *size)
                for space in dict.fromkeys((*chosen, *named)):
                    x, y = quarter.at(there, space, size, 8)
                    if space not in player.quarter:
                        draw_tag(at, x + wide / 2, y + tall / 2, label(space), 40)
                    elif plates:
                        draw_tag(at, x + TEXT * faces.STRIP / 2, y + tall - 21, label(space), TEXT)
                    else:
                        draw_tag(at, x + wide / 2, y + 4, label(space), TEXT)
                if leaving:
                    x, y = quarter.at(there, leaving, size, 8)
                    at.put(icon("discard", min(96, round(tall))), x + wide / 2, y + tall / 2)

            return high, paint

        away = [] if chosen or named else [LEFT_OUT]
        self.column.add(*block(TALL_CARD), [block(LOW), block(PLATE), *away])

    # ------------------------------------------------------------ decks and events

    def backs(self, names: Sequence[str]) -> None:
        """Decks to draw from, with the names of their open cards; if there is less room, their backs in a row."""
        if not names:
            return
        third, wide, high = (self.column.inner - 2 * 8) / 3, 72, 96

        def plates(f: Frame) -> None:
            for number, name in enumerate(names):
                at = f.at(number % 3 * (third + 8), number // 3 * (DECK + 8))
                # without marks: the frame would cover them
                decks.draw_plate(at, self.lang, self.view, name, third, DECK, TEXT, Highlights())
                choice(at, name, 0, 0, third, DECK)

        def row(f: Frame) -> None:
            step = (self.column.inner - wide) / (len(DECKS) - 1)
            for number, name in enumerate(names):
                at = f.at(number * step, 0)
                deck = self.view.decks[name]
                at.put(faces.back(name, wide, high), 0, 0)
                hidden = str(deck.size - (deck.up is not None))
                draw_tag(at, wide / 2, high + 16, hidden, TEXT, fill=CREAM, colour=INK, line=SOFT_INK)
                if deck.crier_out:
                    at.put(icon("bell", 42), 18, 18)
                choice(at, name, 0, 0, wide, high)

        tall = -(-len(names) // 3) * (DECK + 8) - 8
        self.column.add(tall, plates, [(high + 34, row)] if high + 34 < tall else [], weight=1)

    def decks_of(self, names: Collection[str], chosen: Collection[str]) -> None:
        """The decks of the relevant levels; if `how` is being chosen, the two ways to draw are framed."""
        wanted = {DECKS[name].level for name in (chosen or names)}
        rows = [row for row, level in zip(decks.deck_rows(), reversed(LEVELS), strict=True) if level in wanted]
        if len(names) == 1:
            rows = [list(names)]
        step = (self.column.inner + 6) / 3
        asks_how = bool(self.question and self.question.field == "how")
        x = BACK + TEXT * 0.4

        def paint(f: Frame) -> None:
            for row, there in enumerate(rows):
                for column, name in enumerate(there):
                    at = f.at(column * step, row * (UP[1] + 22))
                    decks.draw_deck(at, self.lang, self.view, name, BACK, UP, TEXT, self.new)
                    if name in chosen:
                        choice(at, name, 0, 0, x + UP[0], UP[1])
                    elif asks_how and "hidden" in self.words:
                        choice(at, "hidden", 0, 0, BACK, UP[1])
                    if asks_how and "face_up" in self.words:
                        choice(at, "face_up", x, 0, *UP)
            if len(rows) == 1 and len(rows[0]) == 1:
                self._ways(f, step + 12, rows[0][0], asks_how)

        self.column.add(len(rows) * (UP[1] + 22) - 22, paint)

    def _ways(self, f: Frame, left: float, name: str, asks_how: bool) -> None:
        """Beside a single deck: its name, and the ways to draw in words."""
        wide = self.column.inner - left
        up = self.view.decks[name].up
        f.text((left, 4, wide, 48), term(self.lang, "deck", name), Style(36, face="title", align="left"))
        style = Style(TEXT, face="text", align="left", lines=2)
        if asks_how:
            f.text((left, 60, wide, 66), term(self.lang, "how", "hidden"), style)
        if up:
            shown = f"{term(self.lang, 'how', 'face_up')}: {card_name(self.lang, up)}"
            f.text((left, 132, wide, 66), shown, style)

    def events(self, chosen: Collection[str] = (), only: str = "") -> None:
        view = self.view
        if not any(view.queue):
            return

        def block(high: int) -> Block:
            size = (EVENT[0], high)

            def paint(f: Frame) -> None:
                if only:
                    queue.draw_event(f, self.lang, only, view.coins[view.queue.index(only)], size, TEXT)
                    left = EVENT[0] + 24
                    style = Style(32, face="text", align="left", lines=6, least=TEXT, leading=1.1)
                    f.text((left, 0, self.column.inner - left - 8, high), effect(self.lang, only), style)
                    return
                queue.draw_queue(f, self.lang, view, size, GAP + 2, TEXT, self.new)
                for slot, event in enumerate(view.queue):
                    if event in chosen:
                        choice(f, event, slot * (EVENT[0] + GAP + 2), 0, *size)

            return high, paint

        self.column.add(
            *block(EVENT[1]), [block(EVENT_LOW)] if only else [block(EVENT_LOW), block(queue.SMALL)], weight=1
        )

    def event_cards(self, cards: Sequence[str], chosen: Collection[str]) -> None:
        """Ramparts in hand."""

        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            draw_named(f, "rampart", event_name(self.lang, word), wide, high, TEXT)

        self.tiles([card for card in cards if card in chosen], 2, 96, paint)
