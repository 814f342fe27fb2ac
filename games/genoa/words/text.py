"""The whole position in plain text: for play without pictures, in lines that fit a phone."""

from collections.abc import Iterable

import words.sheet
from games.genoa.data import COMMODITIES, DECK_OF, DECKS, GRID, MARKET, SIDES, STREETS, TILES
from games.genoa.state import Player, State
from games.genoa.words import lines, offer_order, status
from games.genoa.words.bundles import summary
from games.genoa.words.terms import GAME, place
from words.sheet import TIED, counted

STREET, PLAZA = "··", "[]"


class Sheet(words.sheet.Sheet):
    """Genoa's position, in lines."""

    game = GAME
    view: State

    def place(self, space: str) -> str:
        return place(self.lang, space)

    def counted(self, field: str, names: Iterable[str], counts: dict[str, int]) -> str:
        """`silver ×2, wine`, or a dash."""
        return counted((self.term(field, name), counts.get(name, 0)) for name in names)

    def goods(self, player: Player) -> str:
        return self.counted("commodity", COMMODITIES, player.commodities)

    def tiles(self, player: Player) -> str:
        return self.counted("tile", TILES, player.tiles)

    def cards(self, player: Player) -> str:
        return self.counted("deck", DECKS, {deck: len(player.hand(deck)) for deck in DECKS})

    def names_of(self, cards: Iterable[str]) -> str:
        return ", ".join(self.term("card", card).replace(" ", TIED, 1) for card in cards)

    def way(self) -> str:
        return " → ".join(self.place(space) for space in self.view.path)

    def body(self) -> None:
        _people(self)
        _offers(self)
        _city(self)
        for owner in self.view.seats:
            _area(self, owner)
        _supply(self)

    def own(self, seat: int) -> None:
        """The hand, and what others showed to this reader alone."""
        view, say = self.view, self.say
        hand = [card for deck in DECKS for card in view.players[seat].hand(deck) if card in DECK_OF]
        if not hand and not any(bundle.confided for bundle in view.offers):
            return
        self.head("render-text-yours")
        if hand:
            self.write(say("render-text-hand", cards=self.names_of(hand)))


def _people(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("render-text-players")
    for seat in view.seats:
        marks = [say("render-text-start")] if seat == view.start else []
        marks += [say("genoa-render-text-trader")] if status.trading(view, seat) else []
        marks += [say("render-text-active")] if sheet.is_playing(seat) else []
        sheet.person(seat, say("genoa-render-text-ducats", ducats=status.money(view.players[seat])), marks)


def _offers(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("genoa-render-book")
    bundles = offer_order.ordered(view)
    if not bundles:
        sheet.write(say("genoa-render-no-offers"))
    for bundle in bundles:
        notes = lines.notes(bundle, sheet.names, say)
        note = f" ({'; '.join(notes)})" if notes else ""
        sheet.write(f"#{bundle.id} {summary(say, sheet.names, bundle, 400)}{note}")
    for line in offer_order.intents(view, sheet.look):
        sheet.write(line)


# ---------------------------------------------------------------- the city


def _city(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("genoa-render-text-city")
    sheet.write(say("genoa-render-text-key"))
    sheet.lines += grid(sheet)
    if view.path:
        sheet.write(say("genoa-render-text-tower", way=sheet.way()))
        discs = ", ".join(f"{sheet.place(space)}{TIED}×{count}" for space, count in view.discs.items() if count)
        sheet.write(say("genoa-render-text-discs", discs=discs or "–"))
    else:
        sheet.write(say("genoa-render-text-tower-none"))
    owners = ", ".join(f"{sheet.place(building)}{TIED}/{sheet.letters[seat]}" for building, seat in view.owners.items())
    sheet.write(say("genoa-render-alt-owners", owners=owners or "–"))
    sheet.write(say("genoa-render-text-track", marker=view.marker))


def grid(sheet: Sheet) -> list[str]:
    """The squares: the first letters of a building; visited ones and the tower are marked."""
    view = sheet.view
    found = ["   " + "".join(f"{blue:<7}" for blue in range(1, SIDES + 1)).rstrip()]
    for red, row in enumerate(GRID, start=1):
        found.append(f"{red}  " + "".join(f"{_cell(sheet, space, view):<7}" for space in row).rstrip())
    return found


def _cell(sheet: Sheet, space: str, view: State) -> str:
    name = STREET if space in STREETS else PLAZA if space == MARKET else abbreviated(sheet, space)
    visited = "#" if view.path and space == view.path[-1] and view.tower else "*" if space in view.path else ""
    owner = f"/{sheet.letters[view.owners[space]]}" if space in view.owners else ""
    return f"{name}{visited}{owner}"


def abbreviated(sheet: Sheet, space: str) -> str:
    """Three letters; of a villa those of its family. Where two would be alike, one has its own."""
    own = f"genoa-render-brief-{space}"
    if sheet.say.has(own):
        return sheet.say(own)
    return sheet.place(space).split()[-1 if space.startswith("villa") else 0][:3]


# ---------------------------------------------------------------- everybody


def _area(sheet: Sheet, seat: int) -> None:
    view, say = sheet.view, sheet.say
    player = view.players[seat]
    sheet.owner(seat)
    sheet.write(say("genoa-render-text-commodities", goods=sheet.goods(player)))
    sheet.write(say("genoa-render-text-tiles", tiles=sheet.tiles(player)))
    sheet.write(say("genoa-render-text-cards", cards=sheet.cards(player)))
    owned = sum(owner == seat for owner in view.owners.values())
    sheet.write(say("genoa-render-text-markers", stock=player.stock, central=player.central, owned=owned))
    sheet.write(say("genoa-render-text-actions", count=player.performed))
    if player.passes:
        spaces = ", ".join(place(sheet.lang, space) for space in player.passes)
        sheet.write(say("genoa-render-text-passes", spaces=spaces))
    sheet.write(say(f"genoa-render-stance-{player.stance}"))
    if player.from_buildings or player.from_contracts:
        parts = {"buildings": player.from_buildings, "contracts": player.from_contracts}
        sheet.write(", ".join(f"{say(f'genoa-points-{source}')}{TIED}{n}" for source, n in parts.items()))


def _supply(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("genoa-render-supply")
    sheet.write(
        say("genoa-render-text-commodities", goods=sheet.counted("commodity", COMMODITIES, view.commodities))
    )  # fmt: skip
    sheet.write(say("genoa-render-text-tiles", tiles=sheet.counted("tile", TILES, view.tiles)))
    decks: dict[str, int] = {deck: len(view.decks[deck].down) for deck in DECKS}
    sheet.write(say("genoa-render-text-cards", cards=sheet.counted("deck", DECKS, decks)))
    up = sheet.names_of(card for deck in DECKS for card in view.decks[deck].up)
    sheet.write(say("genoa-render-text-up", cards=up or "–"))


text_board = Sheet.text_board
