"""The whole position in words: streets, council, cities with their houses, and the cubes in each church."""

from collections.abc import Sequence

import words.sheet
from engine import HIDDEN
from games.calimala.data import BUILDINGS, CITIES, MATERIALS, ROW_SPACES, ROWS, SPACES, TRADE_CITIES
from games.calimala.scoring import counts
from games.calimala.state import WHITE, State
from games.calimala.words.terms import GAME, SOON, space_number
from words.sheet import NONE
from words.wording import capital


class Sheet(words.sheet.Sheet):
    """Text board of Calimala."""

    game = GAME
    view: State

    def disc(self, seat: int) -> str:
        return self.say("render-white") if seat == WHITE else self.names[seat]

    def shares(self, values: Sequence[int]) -> str:
        """`Anna 3, Bence 1`, or a dash."""
        return ", ".join(f"{self.names[seat]} {n}" for seat, n in enumerate(values) if n) or NONE

    def final(self, card: str) -> str:
        return self.say(
            "calimala-text-final", card=self.term("final", card), shares=self.shares(counts(self.view, card))
        )

    def marks(self, seat: int) -> list[str]:
        start = [self.say("render-text-start")] if seat == self.view.start else []
        over = self.over or self.stopped
        return [*start, *([self.say("render-text-active")] if seat == self.view.active and not over else [])]

    def common(self) -> None:
        for part in (_streets, _council, _cities, _buildings):
            part(self)

    def area(self, seat: int) -> None:
        _mat(self, seat)

    def own(self, seat: int) -> None:
        view, say = self.view, self.say
        player = view.players[seat]
        if HIDDEN in player.hand or player.kept == HIDDEN or HIDDEN in player.dealt:
            return
        if player.dealt:
            self.write(say("calimala-render-text-dealt", finals="; ".join(map(self.final, player.dealt))))
        hand = ", ".join(self.term("action", card) for card in player.hand) or NONE
        self.write(say("render-text-hand", cards=hand))
        if player.kept:
            self.write(say("calimala-render-text-kept", final=self.final(player.kept)))
        if player.put_back:
            finals = ", ".join(self.term("final", f) for f in player.put_back)
            self.write(say("calimala-render-text-put-back", finals=finals))

    def rest(self) -> None:
        view = self.view
        self.head("calimala-render-cards")
        self.tell("render-text-deck", cards=sum(view.deck.values()))
        thrown = ", ".join(f"{self.term('action', a)} {n}" for a, n in view.discard.items() if n) or NONE
        self.tell("render-text-discard", cards=thrown)
        if view.draft:
            self.tell("calimala-render-text-draft", cards=", ".join(self.term("action", a) for a in view.draft))
        if view.face_up:
            self.tell("calimala-render-text-face-up", final=self.final(view.face_up))
        for seat, final in enumerate(view.revealed):
            if final:
                self.write(f"{self.names[seat]}: {self.final(final)}")


def _streets(sheet: Sheet) -> None:
    view, news = sheet.view, sheet.news
    sheet.head("calimala-render-text-streets")
    for space in SPACES:
        one, other = (sheet.term("action", action) for action in view.ends(space))
        tower = ", ".join(sheet.disc(disc) for disc in view.towers[space]) or sheet.say("calimala-text-no-discs")
        number, new = space_number(space), bool(news.discs[space])
        sheet.tell("calimala-text-street", number=number, one=one, other=other, tower=tower, new=new)


def _council(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("calimala-text-council")
    done = len(view.council)
    for index, tile in enumerate(view.tiles):
        name = sheet.term("tile", tile)
        if index < done:
            who = view.council[index]
            by = sheet.names[who] if who >= 0 else sheet.none
            told = say("calimala-text-scored", number=index + 1, tile=name, name=by)
        else:
            when = "next" if index == done else "soon" if index <= done + SOON else "later"
            shares = sheet.shares(counts(view, tile))
            told = say("calimala-text-tile", number=index + 1, tile=name, when=when, shares=shares)
        sheet.write(told, new=index in sheet.news.council)
    art = ", ".join(sheet.names[seat] for seat in view.council_art) or NONE
    sheet.tell("calimala-render-text-council-art", art=art, new=bool(sheet.news.council_art))


def _cities(sheet: Sheet) -> None:
    view, say, news = sheet.view, sheet.say, sheet.news
    sheet.head("calimala-text-cities")
    for city in CITIES:
        free = say("render-text-free", free=view.city_room(city))
        cloth = say("calimala-text-cloth-there", shares=sheet.shares(view.cities[city]))
        new = any(where == city for where, _ in (*news.cloth, *news.houses))
        line = f"{sheet.term('city', city)}: {cloth}; {free}"
        if city in TRADE_CITIES:
            owners = sheet.called(seat for seat in view.seats if city in view.players[seat].houses)
            line += f"; {say('calimala-render-text-houses', owners=owners)}"
        sheet.write(line, new=new)


def _buildings(sheet: Sheet) -> None:
    view, news = sheet.view, sheet.news
    for building in BUILDINGS:
        sheet.head("calimala-text-building", building=sheet.term("building", building))
        for row in ROWS:
            cubes = view.buildings[building][row]
            sheet.tell(
                "calimala-text-row",
                row=capital(sheet.term("row", row)), given=sum(cubes), spaces=ROW_SPACES[building],
                shares=sheet.shares(cubes),
                new=any((where, which) == (building, row) for where, which, _ in news.rows),
            )  # fmt: skip


def _mat(sheet: Sheet, seat: int) -> None:
    view, say, news = sheet.view, sheet.say, sheet.news
    player = view.players[seat]
    sheet.tell("calimala-text-discs", discs=player.discs, whites=player.whites)
    sheet.tell("calimala-text-cubes", cubes=player.cubes)
    for material in MATERIALS:
        told = f"{capital(sheet.term('material', material))}: {player.store.get(material, 0)}"
        sheet.write(told, new=bool(news.pieces[material, seat]))
    workshops = ", ".join(str(n) for n in player.workshops) or NONE
    sheet.tell("calimala-text-workshops", cloth=player.cloth, workshops=workshops)
    sheet.tell("calimala-text-ships", ships=player.ships, new=bool(news.pieces["ship", seat]))
    houses = ", ".join(sheet.term("city", city) for city in player.houses) or NONE
    sheet.write(capital(say("calimala-render-text-own-houses", houses=houses)))
    cards = say("render-cards", cards=len(player.hand))
    if player.drafted:
        cards = say("calimala-text-drafted", cards=cards, card=sheet.term("action", player.drafted))
    sheet.write(cards)


text_board = Sheet.text_board
