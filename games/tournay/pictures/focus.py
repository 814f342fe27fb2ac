"""The current decision for a phone: one question, large, with all selectable things framed."""

from collections.abc import Callable, Sequence

from engine import Event, Move, Question
from engine.moves import JOIN, NOTHING
from games.tournay.cards import CARDS
from games.tournay.data import DECKS, EARNED_PER_CITIZEN, EVENTS
from games.tournay.firing import after_losses
from games.tournay.pictures import faces, pieces
from games.tournay.pictures.icons import icon
from games.tournay.pictures.sights import UP, Sights
from games.tournay.pictures.tiles import colour_of, draw_lenders, draw_named
from games.tournay.quarter import characters, is_space
from games.tournay.state import State
from games.tournay.words.terms import KIND_SIGNS, phrase, term
from render.canvas import Frame, Page, Style
from render.scene import TEXT
from words.reader import Look


def draw(
    view: State, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
) -> Page:
    return Scene.draw(after_losses(view, seat), look, seat, path, moves, events)


class Scene(Sights):
    """The blocks of each question."""

    def body(self) -> None:
        question = self.question
        if question is None:
            self.purse()
            self.quarter(self.seat)
            self.hand()
        elif question.field == "kind":
            self.kinds()
        else:
            self.chosen(question)
            ASKED[question.field](self)

    def kinds(self) -> None:
        """The player's things, and everything that can be used now."""
        self.purse()
        if self.question and self.question.move is not None:
            self.kind(self.question.move.kind)
        self.looked(self.values("card"))
        self.hand(self.values("card"))
        ramparts = self.values("rampart")
        if ramparts:
            self.event_cards(ramparts, ramparts)
        self.events({*self.values("event"), *(event for events in self.values("events") for event in events)})
        self.backs(self.values("deck"))
        if "fight" in {move.kind for move in self.left}:
            self.neighbours()
        self.quarter(self.seat, self.spaces(self.seat))
        for seat in self.view.seats:
            if seat != self.seat and self.spaces(seat):
                self.cards_of(seat, self.spaces(seat))

    def spaces(self, seat: int) -> list[str]:
        """Spaces of a seat's quarter that occur in the remaining moves."""
        moves = [move for move in self.left if hasattr(move, "space") and getattr(move, "seat", self.seat) == seat]
        return list(dict.fromkeys(move.space for move in moves))

    @property
    def settled(self) -> tuple[str, ...]:
        """Fields already answered."""
        assert self.question is not None
        fields: tuple[str, ...] = self.question.choices[0].example.__match_args__  # type: ignore[attr-defined]
        return fields[: len(self.question.path) - 1]

    def chosen(self, question: Question) -> None:
        """Show the answers so far that are not visible below."""
        example = question.choices[0].example
        for field in self.settled:
            value = getattr(example, field)
            if field == "card" and value in CARDS:
                self.named_card(value)
            elif field == "deck":
                self.decks_of([value], ())
            elif field == "event":
                self.events((), only=value)
            elif field == "space" and question.field == "citizens":
                self.named_card(self.player.quarter[value].cards[-1])

    # ------------------------------------------------------------ the answers of each field

    def ask_card(self) -> None:
        if self.question and self.question.kind == "keep":
            self.looked(self.words)
        else:
            self.hand(self.words)
            ramparts = [word for word in self.words if word in EVENTS]
            if ramparts:
                self.event_cards(ramparts, ramparts)
        self.purse()
        self.quarter(self.seat, named=self.spaces(self.seat))

    def ask_pay(self) -> None:
        spaces = [word for word in self.words if is_space(word)]
        places = [word for word in self.words if word in ("plaza", "lying")]
        if places:
            self.places(places)
        if any(word in CARDS for word in self.words):
            self.hand([word for word in self.words if word in CARDS])
        if spaces or self.spaces(self.seat):
            self.quarter(self.seat, spaces, named=self.spaces(self.seat))
        if NOTHING in self.words:
            self.nothing()

    def ask_space(self) -> None:
        assert self.question is not None
        example = self.question.choices[0].example
        pay = getattr(example, "pay", None) if "pay" in self.settled else None
        leaving = pay if pay and is_space(pay) and CARDS[example.card].also == "card" else ""  # type: ignore[attr-defined]
        seat = getattr(example, "seat", self.seat)
        if seat == self.seat:
            self.quarter(seat, self.words, leaving=leaving)
        else:
            self.cards_of(seat, self.words, alone=True)

    def ask_seat(self) -> None:
        for word in self.words:
            self.cards_of(int(word), self.spaces(int(word)), framed=word)

    def ask_deck(self) -> None:
        self.decks_of(list(DECKS), self.words)
        self.purse()

    def ask_how(self) -> None:
        self.purse()

    def ask_event(self) -> None:
        self.events(self.words)
        self.purse()

    def ask_rampart(self) -> None:
        self.event_cards(self.words, self.words)
        self.hand()

    def ask_events(self) -> None:
        """Several events at once: single ones are framed on their cards, combinations are in words."""
        single = [word for word in self.words if word in self.view.queue]
        self.events(single)
        rest = [word for word in self.words if word not in single]
        if rest:
            self.lines(rest, self._event_line)
        self.purse()

    def ask_citizens(self) -> None:
        assert self.question is not None
        sizes = (2, 128)

        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            move = self.example(word)
            owners = [int(owner) for owner in word.split(JOIN)] if word != NOTHING else []
            draw_lenders(f, self.look, self.seat, colour_of(self.view, self.seat, move), owners, wide, high)

        self.tiles(self.words, *sizes, paint, smaller=[100, 80, 66])
        self.purse()

    def ask_colour(self) -> None:
        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            f.put(pieces.citizen(word, 92), wide / 2, 66)
            name = phrase(self.lang, f"tournay-render-citizen-{word}")
            f.text((8, 116, wide - 16, high - 124), name, Style(TEXT, lines=2, leading=1.0))

        self.tiles(self.words, 3, 192, paint)
        self.purse()

    def ask_count(self) -> None:
        assert self.question is not None
        colour = str(getattr(self.question.choices[0].example, "colour", "yellow"))
        each = EARNED_PER_CITIZEN
        for _, site in characters(self.player, "earn"):
            rule = site.card.character
            if rule is not None and colour in rule.colours:
                each = rule.amount

        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            pieces.draw_row(f, 20, high / 2, colour, int(word), 72, wide - 150, flat=True)
            f.put(icon("to", 40), wide - 112, high / 2)
            pieces.draw_coin(f, wide - 56, high / 2, f"+{each * int(word)}", 72)

        self.tiles(self.words, 2, 112, paint)
        self.purse()

    def ask_cards(self) -> None:
        """Pairs of open cards."""

        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            cards = word.split(JOIN)
            left = (wide - len(cards) * (UP[0] + 8) + 8) / 2
            for number, card in enumerate(cards):
                f.put(faces.face(self.lang, card, *UP, TEXT), left + number * (UP[0] + 8), 14)

        self.tiles(self.words, 2 if len(self.words) > 1 else 1, UP[1] + 28, paint)
        self.hand()

    def ask_answer(self) -> None:
        def paint(f: Frame, word: str, wide: float, high: float) -> None:
            draw_named(f, KIND_SIGNS["standing"], term(self.lang, "answer", word), wide, high, TEXT)

        self.tiles(self.words, 1, 96, paint)
        self.events()


ASKED: dict[str, Callable[[Scene], None]] = {
    "card": Scene.ask_card,
    "pay": Scene.ask_pay,
    "space": Scene.ask_space,
    "seat": Scene.ask_seat,
    "deck": Scene.ask_deck,
    "how": Scene.ask_how,
    "event": Scene.ask_event,
    "rampart": Scene.ask_rampart,
    "events": Scene.ask_events,
    "ramparts": Scene.ask_events,
    "catapult": Scene.ask_events,
    "citizens": Scene.ask_citizens,
    "colour": Scene.ask_colour,
    "count": Scene.ask_count,
    "cards": Scene.ask_cards,
    "answer": Scene.ask_answer,
}
"""Field → method that draws its question."""
