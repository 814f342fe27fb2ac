"""The current decision for a phone: one question, large, with all selectable things framed."""

from games.genoa import GENOA
from games.genoa.data import DECK_OF, FRONTAGE
from games.genoa.pictures import reckoning
from games.genoa.pictures.answers import Option, agreed, answer, deal, treatment
from games.genoa.pictures.frames import frame_kinds, frame_options
from games.genoa.pictures.icons import SIGNS
from games.genoa.pictures.sights import Sights
from games.genoa.state import WHOLE_TURN, Bundle
from games.genoa.steps import LastMessages
from games.genoa.window import ActionWindow, Swap
from games.genoa.words.terms import name_of
from render.scene import INNER, TEXT

ON_MAP = frozenset({"start", "move", "pass", "unpass", "build", "offer", "ask"})
"""Kinds with a space or street chosen on the map."""
IN_BOOK = frozenset({"accept", "reject", "withdraw"})


class Scene(Sights):
    """The blocks of each question."""

    def body(self) -> None:
        question = self.question
        if question is None:
            self.situation()
        elif question.kind is None:
            self.kinds()
        elif question.kind in IN_BOOK:
            kind = question.kind
            self.book(lambda bundle: self.is_meant(bundle, kind), [int(move.id) for move in self.left])
            self.purse()
        elif question.kind in ON_MAP and question.field in ("space", "street"):
            self.on_map()
        elif question.kind == "build":
            self.acquiring()
        elif question.kind in ("offer", "ask"):
            self.dealing()
        else:
            self.choosing(question.kind)

    def is_meant(self, bundle: Bundle, kind: str) -> bool:
        """Whether a row of the book belongs to the question."""
        if kind == "withdraw":
            return bundle.seat == self.seat
        return bundle.is_ask != (self.seat == self.view.trader)

    def situation(self) -> None:
        """The position, when this seat has nothing to decide."""
        if GENOA.over(self.view):
            high = reckoning.height(self.view, TEXT)
            self.column.add(high, lambda f: reckoning.draw(f, INNER, self.view, self.look, TEXT))
            return
        self.tower()
        self.city()
        self.book()
        self.purse(low=True)

    def kinds(self) -> None:
        """The possible kinds of moves, and the things they use."""
        top = GENOA.top(self.view)
        window = top.window if isinstance(top, Swap) else top
        if isinstance(window, ActionWindow):
            self.window(window)
        else:
            self.tower()
        if self.settled:
            frame_kinds(self, [kind for kind in SIGNS if kind in {move.kind for move in self.left}])
        if isinstance(window, ActionWindow):
            self.uses(window.building)
            self.book()
            if self.named_spaces() - {window.building}:
                self.city(hints=False)
            self.purse(low=True)
            return
        if isinstance(top, LastMessages):
            self.cards([card for card in self.player.message if card in DECK_OF])
        self.book()
        self.city([move.space for move in self.left if move.kind in ("move", "start")])
        self.purse(low=True)

    def named_spaces(self) -> set[str]:
        """Spaces named by the answers, including those of offers."""
        ids = {int(move.id) for move in self.left if move.kind in IN_BOOK}
        offered = {bundle.space for bundle in (*self.view.offers, *self.view.asks) if bundle.id in ids}
        said = {str(getattr(move, name)) for move in self.left for name in ("space", "building") if hasattr(move, name)}
        return (offered | said) - {WHOLE_TURN}

    def answers(self) -> None:
        frame_options(self, [answer(self, word) for word in self.words])

    def on_map(self) -> None:
        question = self.question
        assert question is not None
        spaces = [str(getattr(move, question.field)) for move in self.left]
        if WHOLE_TURN in spaces:
            frame_options(self, [Option(WHOLE_TURN, name_of(self.lang, "name", WHOLE_TURN), "turn")])
        self.city([space for space in spaces if space != WHOLE_TURN], hints=False)
        if question.kind == "build" and not self.settled:
            self.frontages(list(dict.fromkeys(spaces)))
        elif question.kind in ("move", "offer", "ask"):
            self.book(lambda bundle: bundle.space in spaces)
        if question.kind in ("offer", "build", "start"):
            self.purse(low=True)

    def dealing(self) -> None:
        """The terms of an offer or ask, line by line."""
        question = self.question
        assert question is not None
        space = str(self.left[0].space)
        self.space(space, [] if self.settled else agreed(self, question))
        self.uses(space)
        if self.settled:
            frame_options(self, [deal(self, self.left[0])])
        else:
            self.answers()
        self.book(lambda bundle: bundle.space == space)
        self.purse()

    def acquiring(self) -> None:
        """The treatment of the building beside the street."""
        question = self.question
        assert question is not None
        street = str(self.left[0].street)
        number = 0 if question.field == "one" else 1
        sides = FRONTAGE[street]
        if self.settled:
            move = self.left[0]
            found = [
                Option(self.words[0], treatment(self, building, how), building)
                for building, how in zip(sides, (move.one, move.other), strict=False)
            ]
            frame_options(self, found)
        else:
            self.frontages([street], sides[number])
            self.answers()
        self.city((), hints=False, street=street)

    def choosing(self, kind: str) -> None:
        top = GENOA.top(self.view)
        if isinstance(top, ActionWindow | Swap):
            self.window(top if isinstance(top, ActionWindow) else top.window)
        self.answers()
        if kind in ("queue", "call"):
            self.city()
        self.purse()


draw = Scene.draw
