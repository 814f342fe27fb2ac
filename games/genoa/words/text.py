"""The whole position in words: the city building by building, marked with the reader's cards."""

from collections.abc import Iterable

import words.sheet
from games.genoa.data import (
    ADJACENT,
    BUILDINGS,
    COMMODITIES,
    CONTRACTS,
    DECK_OF,
    DECKS,
    GRID,
    MARKET,
    MESSAGES,
    ORDERS,
    SIDES,
    STREETS,
    TILES,
)
from games.genoa.state import Player, State
from games.genoa.words import lines, offer_order, status
from games.genoa.words.bundles import summary
from games.genoa.words.terms import GAME, place
from words.sheet import NONE, TIED, counted
from words.wording import capital


class Sheet(words.sheet.Sheet):
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

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat known to the reader."""
        player = self.view.players[seat]
        return [card for deck in DECKS for card in player.hand(deck) if card in DECK_OF]

    def way(self) -> str:
        return " → ".join(self.place(space) for space in self.view.path)

    def worth(self, seat: int) -> str:
        return self.say("genoa-render-text-ducats", ducats=status.money(self.view.players[seat]))

    def marks(self, seat: int) -> list[str]:
        start = [self.say("render-text-start")] if seat == self.view.start else []
        trader = [self.say("genoa-render-text-trader")] if status.trading(self.view, seat) else []
        return [*start, *trader, *super().marks(seat)]

    def common(self) -> None:
        _offers(self)
        _tower(self)
        _buildings(self)

    def area(self, seat: int) -> None:
        _area(self, seat)

    def own(self, seat: int) -> None:
        for card in self.hand(seat):
            self.tell("genoa-text-card", card=self.term("card", card))

    def rest(self) -> None:
        _streets(self)
        _supply(self)


def _offers(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("genoa-render-book")
    bundles = offer_order.ordered(view)
    if not bundles:
        sheet.write(say("genoa-render-no-offers"))
    for bundle in bundles:
        notes = lines.notes(bundle, sheet.names, say)
        note = f" ({'; '.join(notes)})" if notes else ""
        new = (bundle.id, bundle.revision) in sheet.news.offers
        sheet.write(f"{bundle.id}. {summary(say, sheet.names, bundle, 400)}{note}", new=new)
    for line in offer_order.intents(view, sheet.look):
        sheet.write(line)


# ---------------------------------------------------------------- the city


def _tower(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("genoa-text-tower")
    if view.path:
        sheet.tell("genoa-render-text-tower", way=sheet.way(), new=bool(sheet.news.spaces))
        for space, count in view.discs.items():
            if count:
                sheet.tell("genoa-text-discs", space=sheet.place(space), count=count)
    else:
        sheet.write(say("genoa-render-text-tower-none"))
    sheet.tell("genoa-render-text-track", marker=view.marker, new=sheet.news.marker)


def _buildings(sheet: Sheet) -> None:
    """Squares, action, owner and neighbours of each building, and the reader's cards that name it."""
    view, say = sheet.view, sheet.say
    hand = sheet.hand(sheet.seat) if sheet.seat is not None else []
    sheet.head("genoa-text-buildings")
    sheet.tell("genoa-text-squares-key")
    for building in (*BUILDINGS, MARKET):
        does = say("genoa-text-no-action") if building == MARKET else say(f"genoa-does-{building}")
        parts = [say("genoa-text-squares", squares=", ".join(_squares(building))), does]
        if building in view.owners:
            parts.append(say("genoa-render-owner", who=sheet.names[view.owners[building]]))
        parts.append(say("genoa-text-beside", spaces=", ".join(map(sheet.place, ADJACENT[building]))))
        if named := [card for card in hand if building in named_by(card)]:
            parts.append(say("genoa-text-named", cards=sheet.names_of(named)))
        if building in view.path:
            parts.append(say("genoa-text-here" if building == view.path[-1] and view.tower else "genoa-text-visited"))
        sheet.write(f"{sheet.place(building)}: {'; '.join(parts)}", new=building in sheet.news.owners)


def _squares(space: str) -> list[str]:
    """`3-2`: blue, red."""
    grid = range(SIDES)
    return [f"{blue + 1}-{red + 1}" for red in grid for blue in grid if GRID[red][blue] == space]


def named_by(card: str) -> tuple[str, ...]:
    if card in CONTRACTS:
        return (CONTRACTS[card],)
    return MESSAGES[card] if card in MESSAGES else (ORDERS[card].building,)


def _streets(sheet: Sheet) -> None:
    sheet.head("genoa-text-streets")
    for street in STREETS:
        told = sheet.say("genoa-text-beside", spaces=", ".join(map(sheet.place, ADJACENT[street])))
        sheet.write(f"{sheet.place(street)}: {told}")


# ---------------------------------------------------------------- the players


def _area(sheet: Sheet, seat: int) -> None:
    view, say, news = sheet.view, sheet.say, sheet.news
    player = view.players[seat]

    def tell(message: str, new: bool = False, **args: object) -> None:
        sheet.write(capital(say(message, **args)), new=new)

    def changed(things: Iterable[str]) -> bool:
        return any(news.things[seat, thing] for thing in things)

    tell("genoa-render-text-commodities", changed(COMMODITIES), goods=sheet.goods(player))
    tell("genoa-render-text-tiles", changed(TILES), tiles=sheet.tiles(player))
    tell("genoa-render-text-cards", changed(DECKS), cards=sheet.cards(player))
    owned = [sheet.place(building) for building, owner in view.owners.items() if owner == seat]
    tell("genoa-render-text-markers", stock=player.stock, central=player.central, owned=len(owned))
    if owned:
        sheet.write(f"{say('genoa-render-buildings')}: {', '.join(owned)}")
    tell("genoa-render-text-actions", count=player.performed)
    if player.passes:
        tell("genoa-render-text-passes", spaces=", ".join(map(sheet.place, player.passes)))
    tell(f"genoa-render-stance-{player.stance}")
    parts = {"buildings": player.from_buildings, "contracts": player.from_contracts}
    for source, ducats in parts.items():
        if ducats:
            sheet.write(f"{capital(say(f'genoa-points-{source}'))}: {ducats}")


def _supply(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("genoa-render-supply")
    told = [
        say("genoa-render-text-commodities", goods=sheet.counted("commodity", COMMODITIES, view.commodities)),
        say("genoa-render-text-tiles", tiles=sheet.counted("tile", TILES, view.tiles)),
        say("genoa-render-text-cards", cards=sheet.counted("deck", DECKS, {d: len(view.decks[d].down) for d in DECKS})),
        say("genoa-render-text-up", cards=sheet.names_of(c for d in DECKS for c in view.decks[d].up) or NONE),
    ]
    for line in told:
        sheet.write(capital(line))


text_board = Sheet.text_board
