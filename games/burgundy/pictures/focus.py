"""Picture of the current decision, phone-sized, with the choices framed."""

from games.burgundy.data import BLACK_DEPOT, GOODS, SLOTS
from games.burgundy.pictures.sights import AMONG, Sights


class Scene(Sights):
    """Selects the blocks that each question needs."""

    def body(self) -> None:
        question = self.question
        if self.player.board is None:
            self.sheet()
        elif question is None:
            self.belongings()
            self.estate()
        elif question.move is not None:
            self.kind(question.move.kind)
        elif question.kind is None:
            self.kinds()
        else:
            self.kind(question.kind)

    def kinds(self) -> None:
        """Add the actions available and the resources for them."""
        found = {move.kind for move in self.left}
        if found <= {"take", "skip"}:
            self.purse()
            self.depots(self.values("slot"), self.values("slot"))
        elif found <= {"buy", "end"}:
            self.purse()
            self.taking()
        elif found <= {"sell", "skip"}:
            self.purse()
            self.goods(self.values("goods"))
        elif found <= {"place", "skip"}:
            self.placing()
        else:
            self.belongings()
            self.offer()
            self.estate(self.values("space"), AMONG)
            self.course()

    def kind(self, kind: str) -> None:
        """Add the blocks for the question of a kind of move. Die and target are often asked together, so all targets
        are framed beside the dice."""
        if self.field == "die":
            self.purse(self.values("die"))
        if kind in ("take", "buy"):
            self.taking()
        elif kind == "place":
            self.placing()
        elif kind == "sell":
            self.goods(self.values("goods"))
            if self.field != "die":
                self.purse()
        elif kind == "load":
            self.loading()
        else:
            if self.field != "die":
                self.purse()
            self.action(kind)

    def taking(self) -> None:
        slots: list[str] = self.values("slot")
        if self.field == "discard":
            self.incoming(slots[0])
            self.storage(self.values("discard"), "discard")
            return
        numbered = [slot for slot in slots if SLOTS[slot].depot != BLACK_DEPOT]
        if not numbered:
            self.black_depot(slots)
        elif len(numbered) < len(slots):
            self.offer()
        else:
            self.depots(slots, numbered)
        self.storage(self.values("discard") if self.question and self.question.move else (), "discard")

    def placing(self) -> None:
        self.storage(self.values("tile"), "tile" if self.field == "tile" else "place")
        self.estate(self.values("space"))
        self.course()

    def loading(self) -> None:
        if self.field == "keep":
            there = {goods for move in self.left for goods in move.keep}
            self.pick([goods for goods in GOODS if goods in there])
        else:
            self.harbour()
        self.goods(())


draw = Scene.draw
