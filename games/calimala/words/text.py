"""The whole position in plain text: for play without pictures, in lines that fit a phone."""

from collections.abc import Sequence

import words.sheet
from engine import HIDDEN
from games.calimala.data import BUILDINGS, CITIES, MATERIALS, ROW_SPACES, ROWS, SPACES, TRADE_CITIES
from games.calimala.scoring import counts
from games.calimala.state import WHITE, State
from games.calimala.words.terms import GAME, SOON, space_number
from words.sheet import TIED


class Sheet(words.sheet.Sheet):
    """Calimala's position, in lines."""

    game = GAME
    view: State

    def disc(self, seat: int) -> str:
        return self.say("render-white") if seat == WHITE else self.letters[seat]

    def shares(self, values: Sequence[int]) -> str:
        """`R 3, B 1`, or a dash."""
        return ", ".join(f"{self.letters[seat]}{TIED}{n}" for seat, n in enumerate(values) if n) or "–"

    def body(self) -> None:
        self.people(self.view.start, () if self.over or self.stopped else (self.view.active,))
        _streets(self)
        _council(self)
        _cities(self)
        _buildings(self)
        _mats(self)
        _cards(self)

    def own(self, seat: int) -> None:
        view, say = self.view, self.say
        player = view.players[seat]
        if HIDDEN in player.hand or player.kept == HIDDEN or HIDDEN in player.dealt:
            return
        self.head("render-text-yours")
        if player.dealt:
            self.write(say("calimala-render-text-dealt", finals=", ".join(_final(self, f) for f in player.dealt)))
        hand = ", ".join(self.term("action", card) for card in player.hand) or "–"
        self.write(say("render-text-hand", cards=hand))
        if player.kept:
            self.write(say("calimala-render-text-kept", final=_final(self, player.kept)))
        if player.put_back:
            self.write(
                say("calimala-render-text-put-back", finals=", ".join(self.term("final", f) for f in player.put_back))
            )


def _streets(sheet: Sheet) -> None:
    view = sheet.view
    sheet.head("calimala-render-text-streets")
    for space in SPACES:
        one, other = (sheet.term("action", action) for action in view.ends(space))
        tower = " ".join(sheet.disc(disc) for disc in view.towers[space]) or "–"
        sheet.write(f"{space_number(space):>2} {one} + {other}: {tower}", "     ")


def _council(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("calimala-render-text-council")
    done = len(view.council)
    for index, tile in enumerate(view.tiles):
        name = sheet.term("tile", tile)
        if index < done:
            who = view.council[index]
            sheet.write(f"{index + 1:>2} {name}: {sheet.letters[who] if who >= 0 else '–'} ✓", "     ")
        else:
            mark = ">" if index == done else "·" if index <= done + SOON else " "
            sheet.write(f"{index + 1:>2}{mark}{name}: {sheet.shares(counts(view, tile))}", "     ")
    art = " ".join(sheet.letters[seat] for seat in view.council_art) or "–"
    sheet.write(say("calimala-render-text-council-art", art=art))


def _cities(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("calimala-render-text-cities")
    for city in CITIES:
        free = say("render-text-free", free=view.city_room(city))
        line = f"{sheet.term('city', city)}: {sheet.shares(view.cities[city])}; {free}"
        if city in TRADE_CITIES:
            owners = " ".join(sheet.letters[s] for s in view.seats if city in view.players[s].houses) or "–"
            line += f"; {say('calimala-render-text-houses', owners=owners)}"
        sheet.write(line)


def _buildings(sheet: Sheet) -> None:
    view = sheet.view
    sheet.head("calimala-render-text-buildings")
    for building in BUILDINGS:
        sheet.write(sheet.term("building", building))
        for row in ROWS:
            cubes = view.buildings[building][row]
            sheet.write(
                f"  {sheet.term('row', row)} {sum(cubes)}/{ROW_SPACES[building]}: {sheet.shares(cubes)}", "     "
            )


def _mats(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("calimala-render-text-mats")
    for seat in view.seats:
        player = view.players[seat]
        sheet.write(f"{sheet.letters[seat]} {sheet.names[seat]}")
        supply = say("calimala-render-text-supply", discs=player.discs, whites=player.whites, cubes=player.cubes)
        sheet.write(f"  {supply}", "     ")
        store = ", ".join(f"{sheet.term('material', m)} {player.store.get(m, 0)}" for m in MATERIALS)
        sheet.write(f"  {store}", "     ")
        cloth = " + ".join(str(n) for n in player.workshops)
        sheet.write(f"  {say('calimala-render-text-cloth', cloth=cloth or '0', ships=player.ships)}", "     ")
        if player.houses:
            houses = ", ".join(sheet.term("city", city) for city in player.houses)
            sheet.write(f"  {say('calimala-render-text-own-houses', houses=houses)}", "     ")
        cards = say("render-cards", cards=len(player.hand))
        known = f" ({sheet.term('action', player.drafted)}…)" if player.drafted else ""
        sheet.write(f"  {cards}{known}", "     ")


def _cards(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("calimala-render-cards")
    sheet.write(say("render-text-deck", cards=sum(view.deck.values())))
    thrown = ", ".join(f"{sheet.term('action', a)}{TIED}×{n}" for a, n in view.discard.items() if n) or "–"
    sheet.write(say("render-text-discard", cards=thrown))
    if view.draft:
        sheet.write(say("calimala-render-text-draft", cards=", ".join(sheet.term("action", a) for a in view.draft)))
    if view.face_up:
        sheet.write(say("calimala-render-text-face-up", final=_final(sheet, view.face_up)))
    for seat, final in enumerate(view.revealed):
        if final:
            sheet.write(f"{sheet.letters[seat]}: {_final(sheet, final)}")


def _final(sheet: Sheet, final: str) -> str:
    return f"{sheet.term('final', final)} ({sheet.shares(counts(sheet.view, final))})"


text_board = Sheet.text_board
