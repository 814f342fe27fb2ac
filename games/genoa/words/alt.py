"""Alt texts of pictures: a few sentences for readers who cannot see them."""

from collections.abc import Sequence

from engine import Choice, Move, Question
from games.genoa.data import DECK_OF, DECKS
from games.genoa.state import State
from games.genoa.words import lines, offer_order, status, wording
from games.genoa.words.bundles import summary
from games.genoa.words.text import Sheet
from words.sheet import brief
from words.wording import capital


def board_alt(view: State, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None) -> str:
    """Most important first; the area of `seat`, or of the player to move, comes before the others."""
    sheet = _sheet(view, names, lang, stopped=stopped, seat=seat)
    first, *others = [f"{sheet.names[s]} ({sheet.letters[s]}): {_area(sheet, s)}" for s in sheet.in_order()]
    parts = [sheet.situation(), _tower(sheet), first, _offers(sheet, 6), _owners(sheet), *others]
    return " ".join(part for part in parts if part)


def seat_alt(view: State, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
    sheet = _sheet(view, names, lang)
    player = view.players[seat]
    parts = [sheet.say("genoa-render-alt-seat", name=sheet.names[seat]), capital(_area(sheet, seat))]
    hand = [card for deck in DECKS for card in player.hand(deck) if card in DECK_OF]
    if hand:
        parts.append(sheet.say("render-text-hand", cards=sheet.names_of(hand)))
    owned = [sheet.place(building) for building, owner in view.owners.items() if owner == seat]
    if owned:
        parts.append(f"{sheet.say('genoa-render-buildings')}: {', '.join(owned)}.")
    return " ".join([*parts, _offers(sheet, 8, seat)])


def focus_alt(
    view: State, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
) -> str:
    sheet = _sheet(view, names, lang, seat=seat)

    def word(question: Question, choice: Choice) -> str:
        return wording.choice(view, seat, sheet.names, sheet.say, question, choice).text

    parts = [sheet.situation(), *sheet.answers(moves, path, word, "; ")]
    parts += [_tower(sheet), _offers(sheet, 6), f"{sheet.names[seat]}: {_area(sheet, seat)}"]
    return " ".join(part for part in parts if part)


def _sheet(view: State, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None) -> Sheet:
    return Sheet(view, brief(names), lang, stopped, seat=seat)


def _tower(sheet: Sheet) -> str:
    return sheet.say("genoa-render-text-tower", way=sheet.way()) + "." if sheet.view.path else ""


def _offers(sheet: Sheet, most: int, seat: int | None = None) -> str:
    bundles = [bundle for bundle in offer_order.ordered(sheet.view) if seat in (None, bundle.seat)]
    if not bundles:
        return ""
    found = []
    for bundle in bundles[:most]:
        notes = lines.notes(bundle, sheet.names, sheet.say)
        found.append(summary(sheet.say, sheet.names, bundle) + (f" ({'; '.join(notes)})" if notes else ""))
    if len(bundles) > most:
        found.append(sheet.say("genoa-render-more-offers", count=len(bundles) - most))
    return sheet.say("genoa-render-alt-offers", offers="; ".join(found))


def _owners(sheet: Sheet) -> str:
    owners = [f"{sheet.place(building)} {sheet.letters[seat]}" for building, seat in sheet.view.owners.items()]
    return sheet.say("genoa-render-alt-owners", owners=", ".join(owners)) if owners else ""


def _area(sheet: Sheet, seat: int) -> str:
    """A player's things."""
    player, say = sheet.view.players[seat], sheet.say
    parts = [say("genoa-render-text-ducats", ducats=status.money(player))]
    if any(player.commodities.values()):
        parts.append(sheet.goods(player))
    if any(player.tiles.values()):
        parts.append(say("genoa-render-text-tiles", tiles=sheet.tiles(player)))
    if player.cards:
        parts.append(say("genoa-render-text-cards", cards=sheet.cards(player)))
    if player.stock:
        parts.append(say("genoa-render-alt-markers", count=player.stock))
    return "; ".join(parts) + "."
