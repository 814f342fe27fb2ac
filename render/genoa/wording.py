"""Genoa in words: every offer in a line, what each choice costs and brings, who is asked for what, what happened."""

from collections.abc import Sequence
from typing import Any

from engine import Choice, Move, Question, Seat
from engine.genoa import moves as moved
from engine.genoa.acquiring import PRICE, AcquireBuildings, bears_disc
from engine.genoa.bargaining import TradersChoice
from engine.genoa.book import EXTRA, IS_BUILDING, base_allowance, capacity, find, here, offers_here
from engine.genoa.data import COMMODITIES, DECKS, FRONTAGE, MARKET, MESSAGE_REWARD, ORDERS, SMALL_REWARD, TILES, VILLAS
from engine.genoa.deals import Terms
from engine.genoa.effects import deliverable_orders
from engine.genoa.lines import tally
from engine.genoa.meeting import Meeting
from engine.genoa.state import Bundle, State
from engine.genoa.window import ActionWindow, Reward, ShareCards, Swap
from engine.steps import Decision
from locales import Speaker
from render.genoa.bundles import by_worth, gain, join, payment, space_name, summary, worth
from render.genoa.digest import digest as digest
from render.genoa.reading import FORMS as FORMS
from render.genoa.reading import form_hint as form_hint
from render.genoa.reading import read_field as read_field
from render.genoa.suggesting import PICKED as PICKED
from render.genoa.suggesting import form_start as form_start
from render.genoa.suggesting import suggest_field as suggest_field
from render.wording import NOTE_LIMIT, TEXT_LIMIT, Label, capital, fit, note, short, step_name

GAME = "genoa"

KIND_EMOJI = {
    "roll": "🎲",
    "start": "🎯",
    "move": "🗼",
    "queue": "🗺️",
    "use": "✋",
    "stop": "🛑",
    "accept": "🤝",
    "reject": "🙅",
    "ask": "📣",
    "call": "🔔",
    "cancel": "↩️",
    "offer": "💰",
    "withdraw": "🗑️",
    "pass": "⏩",
    "unpass": "↩️",
    "choose": "📦",
    "bind": "📜",
    "perform": "🏛️",
    "fulfil": "🚚",
    "pick": "📦",
    "trade": "🔁",
    "take": "🔁",
    "activate": "🏠",
    "tile": "🎁",
    "hand": "🃏",
    "end": "✅",
    "deliver": "✉️",
    "keep": "⏩",
    "build": "🚩",
    "forgo": "⏩",
    "set": "⚙️",
    "except": "⚙️",
}
LIMIT = 590
"""So long a text of a decision may become with the offers below it."""
BUSY = (ActionWindow, Swap, Reward, ShareCards)
"""In the middle of an action nobody needs the offers before the eyes."""
DEALS = 3
"""So many deals that lie ready are named at once."""
MORE = 20
"""Room for saying how many more there are."""


# ---------------------------------------------------------------- moves


def move(view: State | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Offer 25 ducats + silver → Villa Ricci`."""
    return _line(view, names, say, move, NOTE_LIMIT)


def _line(view: State | None, names: Sequence[str], say: Speaker, move: Move, limit: int) -> str:
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    if not fields:
        return say(f"genoa-say-{move.kind}")
    room = limit - len(say(f"genoa-say-{move.kind}", what=""))
    return say(f"genoa-say-{move.kind}", what=fit(_what(view, names, say, move, fields, room), room))


# ---------------------------------------------------------------- the order of things


def arranged(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The trader reads the best offers first."""
    if seat != view.trader:
        return list(moves)
    place = {offer.id: n for n, offer in enumerate(by_worth(view))}
    best = iter(sorted((m for m in moves if isinstance(m, moved.Accept)), key=lambda m: place.get(m.id, 0)))
    return [next(best) if isinstance(move, moved.Accept) else move for move in moves]


def shortcuts(view: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """What most people want to say now: a deal that lies ready, the action, or nothing at all."""
    deals = [move for move in moves if isinstance(move, moved.Accept)][:DEALS]
    use = [move for move in moves if isinstance(move, moved.Use)]
    top = view.stack[-1]
    asked = isinstance(top, Meeting) and seat in top.seats(view) and seat != view.trader
    wanted = {here(view), *view.call} if asked else set()
    passes = [move for move in moves if isinstance(move, moved.Pass) and move.space in wanted]
    return [*deals, *use, *passes]


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    known = fields[: len(choice.path) - 1]
    if question.field != "kind":
        text = _what(view, names, say, move, known[len(question.path) - 1 :], TEXT_LIMIT)
    elif set(fields) > set(known) and choice.move is None:
        text = say(f"genoa-move-{move.kind}")
    else:
        text = _line(view, names, say, move, TEXT_LIMIT)
    parts = _notes(view, seat, names, say, choice, known)
    return Label(capital(fit(text, TEXT_LIMIT)), note(*parts), KIND_EMOJI[move.kind])


def _what(view: State | None, names: Sequence[str], say: Speaker, move: Move, fields: Sequence[str], room: int) -> str:
    """The answers to these fields of a move."""
    match move:
        case moved.Accept() | moved.Reject() | moved.Withdraw():
            if "id" not in fields:
                return say("genoa-choice-as-it-stands")
            bundle = find(view, move.id) if view is not None else None
            if bundle is None:
                return say("genoa-bundle-unknown", id=move.id)
            return summary(say, names, bundle, room, own=isinstance(move, moved.Withdraw))
        case moved.Offer():
            return _offered(say, move, fields)
        case moved.Ask():
            return _asked(names, say, move, fields)
        case moved.Queue():
            return " → ".join(space_name(say, space) for space in move.spaces)
        case moved.Call():
            return ", ".join(space_name(say, space) for space in move.spaces)
        case moved.Except():
            return ", ".join(space_name(say, space) for space in move.buildings) or say("genoa-bundle-nothing")
        case moved.Perform():
            return _performed(view, say, move.order)
        case moved.Activate():
            return _activated(say, move, fields)
        case moved.Acquire():
            return _acquired(say, move, fields)
        case moved.Set():
            if "value" in fields:
                return say(f"genoa-choice-set-{move.what}-{move.value}")
            return say.term(GAME, "what", move.what)
    (field,) = move.__match_args__  # type: ignore[attr-defined]
    return say.term(GAME, "name", getattr(move, field))


def _offered(say: Speaker, move: moved.Offer, fields: Sequence[str]) -> str:
    """As much of an offer as these fields say."""
    deal = _deal(say, move, fields)
    terms = []
    if "scope" in fields and (move.scope != "both" or not deal):
        terms.append(say.term(GAME, "scope", move.scope))
    if "lifetime" in fields and (move.lifetime != "turn" or not (deal or terms)):
        terms.append(say.term(GAME, "lifetime", move.lifetime))
    if not terms:
        return deal
    return say("genoa-bundle-terms", deal=deal, terms=", ".join(terms)) if deal else ", ".join(terms)


def _asked(names: Sequence[str], say: Speaker, move: moved.Ask, fields: Sequence[str]) -> str:
    deal = _deal(say, move, fields)
    if "to" not in fields:
        return deal
    to = say("genoa-bundle-everybody") if move.to is None else short(names[move.to])
    if set(fields) <= {"space", "to"}:
        return say("genoa-choice-at", building=deal, what=to) if deal else to
    return say("genoa-choice-at", building=to, what=deal)


def _deal(say: Speaker, move: moved.Offer | moved.Ask, fields: Sequence[str]) -> str:
    """Payment and return, as far as these fields say them."""
    give = move.give if "give" in fields else ()
    proceeds = move.proceeds if "proceeds" in fields else ()
    take = move.take if "take" in fields else ()
    if give or proceeds:
        pay = payment(say, give, proceeds)
    elif "give" in fields:
        pay = say("genoa-bundle-nothing-now")
    else:
        pay = say("genoa-bundle-nothing-later") if "proceeds" in fields else ""
    if "space" in fields:
        gets = gain(say, move.space, take)
        return say("genoa-bundle-plain", pay=pay, gets=gets) if pay else gets
    if take:
        back = say("genoa-bundle-back", what=join(say, take))
        return f"{pay}, {back}" if pay else back
    return pay or (say("genoa-bundle-nothing-back") if "take" in fields else "")


def _performed(view: State | None, say: Speaker, order: str | None) -> str:
    """What the action is, where it is known where it happens."""
    if order is not None:
        return say("genoa-choice-deliver", card=say.term(GAME, "card", order))
    window = view.stack[-1] if view is not None and view.stack else None
    if not isinstance(window, ActionWindow):
        return say("genoa-move-perform")
    return _does(say, window.building)


def _does(say: Speaker, building: str) -> str:
    """The plain action: in a villa a contract."""
    return say("genoa-choice-draw-contract") if building in VILLAS else capital(say(f"genoa-does-{building}"))


def _activated(say: Speaker, move: moved.Activate, fields: Sequence[str]) -> str:
    building = space_name(say, move.building)
    if "order" not in fields:
        return building
    does = _does(say, move.building) if move.order is None else _performed(None, say, move.order)
    return does if "building" not in fields else say("genoa-choice-at", building=building, what=does)


def _acquired(say: Speaker, move: moved.Acquire, fields: Sequence[str]) -> str:
    street = space_name(say, move.street)
    buildings = FRONTAGE[move.street]
    told = []
    if "one" in fields:
        told.append(_treated(say, buildings[0], "one", move.one))
    if "other" in fields and move.other is not None and len(buildings) > 1:
        told.append(_treated(say, buildings[1], "other", move.other))
    if not told:
        return street if "street" in fields else say("genoa-choice-no-building")
    return say("genoa-choice-from", street=street, what=" · ".join(told)) if "street" in fields else " · ".join(told)


def _treated(say: Speaker, building: str, field: str, treatment: str) -> str:
    return say("genoa-choice-at", building=space_name(say, building), what=say.term(GAME, field, treatment))


# ---------------------------------------------------------------- what a choice costs and brings


def _notes(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, choice: Choice, known: Sequence[str]
) -> list[str]:
    """Price first, then what it brings, most important first."""
    move, player = choice.example, view.players[seat]
    match move:
        case moved.Walk() | moved.Start() | moved.Offer() | moved.Ask() | moved.Pass() if known == ("space",):
            return _about(view, seat, names, say, move)
        case moved.Offer() if known == move.__match_args__:
            return _paying(view, seat, say, move)
        case moved.Accept() if "id" in known:
            return _accepting(view, seat, names, say, find(view, move.id))
        case moved.Reject() if "id" in known:
            return [say("genoa-note-only-informs")]
        case moved.Accept() | moved.Reject() | moved.Withdraw() if seat == view.trader and view.offers:
            return [say("genoa-note-best", deal=summary(say, names, by_worth(view)[0]))]
        case moved.Use():
            return [say(f"genoa-does-{view.space}"), *_capacity(view, seat, say), *_owner(view, seat, names, say)]
        case moved.Stop():
            lost = say("genoa-note-first-asked", space=space_name(say, view.space)) if view.action == "open" else ""
            return [lost, say("genoa-note-ends-move")]
        case moved.Queue():
            return [say("genoa-note-gone")] if view.action == "open" else []
        case moved.Call():
            return [say("genoa-note-wait")]
        case moved.Perform() | moved.Fulfil() | moved.Activate() | moved.Bind() | moved.Deliver():
            return _working(view, names, say, move, known)
        case moved.Choose() | moved.Pick() if "commodity" in known:
            return [_stock(say, player.commodities[move.commodity]), _left(view, say, move)]
        case moved.Trade() if "away" in known:
            return [say(f"genoa-does-{move.away}")] if move.away in TILES else []
        case moved.TradeFor() if "good" in known:
            return _exchange(view, say, move.good)
        case moved.TakeTile() if "tile" in known:
            return [say(f"genoa-does-{move.tile}"), _for_trader(view, names, say)]
        case moved.HandOver():
            return [say("genoa-note-for-trader", who=short(names[view.trader]))]
        case moved.End():
            return [say("genoa-note-nothing-more")] if any(player.tiles.values()) else []
        case moved.Acquire() if "one" in known:
            return _markers(view, seat, names, say, move)
        case moved.Acquire() if "street" in known:
            return [_beside(say, move.street)]
        case moved.Set() if "value" in known:
            return [say("genoa-note-tells-all" if move.what == "money" else "genoa-note-default")]
        case moved.Except():
            return [say("genoa-note-default")]
    return []


def _about(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Any) -> list[str]:
    """What a space is good for, and what goes with moving there."""
    space: str = move.space
    if space == "turn":
        return [say("genoa-note-silent")]
    told = []
    if isinstance(move, moved.Walk):
        if view.action == "open":
            told.append(say("genoa-note-first-asked", space=space_name(say, view.space)))
        offers = sum(offer.live and offer.space == space for offer in view.offers)
        told.append(say("genoa-note-offers", count=offers) if offers else "")
    if space in IS_BUILDING:
        told += [say("genoa-note-does", does=say(f"genoa-does-{space}")), *_owner(view, seat, names, say, space)]
    elif space == MARKET:
        told.append(say("genoa-note-market-start") if isinstance(move, moved.Start) else "")
    else:
        told.append(_beside(say, space))
    if isinstance(move, moved.Walk):
        told.append(say("genoa-note-left", left=view.moves_left - 1))
    return told


def _beside(say: Speaker, street: str) -> str:
    return say("genoa-note-beside", buildings=say.list(space_name(say, b) for b in FRONTAGE[street]))


def _owner(view: State, seat: Seat, names: Sequence[str], say: Speaker, space: str | None = None) -> list[str]:
    owner = view.owners.get(space or view.space)
    if owner is None:
        return []
    return [say("genoa-note-own-building") if owner == seat else say("genoa-note-owner", who=short(names[owner]))]


def _capacity(view: State, seat: Seat, say: Speaker) -> list[str]:
    """What the action uses up."""
    player = view.players[seat]
    if player.performed >= base_allowance(view, seat) + player.spent:
        return [say("genoa-note-extra")]
    return [say("genoa-note-last-action")] if capacity(view, seat) - player.tiles[EXTRA] == 1 else []


def _paying(view: State, seat: Seat, say: Speaker, move: moved.Offer) -> list[str]:
    ducats = tally(move.give).ducats
    left = say("genoa-note-pays-left", left=view.players[seat].ducats - ducats) if ducats else ""
    gets = say("genoa-note-you-do", does=say(f"genoa-does-{move.space}")) if move.space in IS_BUILDING else ""
    return [left, gets]


def _accepting(view: State, seat: Seat, names: Sequence[str], say: Speaker, bundle: Bundle | None) -> list[str]:
    if bundle is None:
        return []
    does = say(f"genoa-does-{bundle.space}") if bundle.space in IS_BUILDING else ""
    if seat != view.trader:
        ducats = tally(bundle.give).ducats
        left = say("genoa-note-pays-left", left=view.players[seat].ducats - ducats) if ducats else ""
        return [left, say("genoa-note-you-do", does=does) if does else ""]
    told = [say("genoa-note-worth", worth=worth(bundle))]
    if view.action == "open" and bundle.space != view.space:
        told.append(say("genoa-note-first-asked", space=space_name(say, view.space)))
    told.append(say("genoa-note-they-do", does=does) if does else "")
    if bundle.space != view.space:
        told.append(say("genoa-note-left", left=view.moves_left - 1))
    return told


def _working(view: State, names: Sequence[str], say: Speaker, move: Any, known: Sequence[str]) -> list[str]:
    """Orders and messages: what they bring and take; for plain actions, who else is paid out of it."""
    if isinstance(move, moved.Deliver):
        return [say("genoa-note-reward-ducats", ducats=MESSAGE_REWARD), say("genoa-note-tells-all")]
    card: str | None = move.card if isinstance(move, moved.Fulfil | moved.Bind) else move.order
    if card is not None:
        large = ORDERS[card].building in VILLAS
        reward = say("genoa-note-reward-large") if large else say("genoa-note-reward-ducats", ducats=SMALL_REWARD)
        return [reward, say("genoa-note-costs", things=join(say, ORDERS[card].commodities))]
    window = view.stack[-1] if view.stack else None
    if isinstance(window, ActionWindow) and isinstance(move, moved.Perform) and window.owed:
        return [say("genoa-window-owed", who=short(names[view.trader]), lines=join(say, window.owed))]
    return []


def _stock(say: Speaker, count: int) -> str:
    return say("genoa-note-have", count=count)


def _left(view: State, say: Speaker, move: Any) -> str:
    return say("genoa-note-supply", count=view.commodities[move.commodity]) if isinstance(move, moved.Pick) else ""


def _exchange(view: State, say: Speaker, good: str) -> list[str]:
    if good in DECKS:
        return [say("genoa-note-random")]
    if good in TILES:
        return [say(f"genoa-does-{good}"), say("genoa-note-supply", count=view.tiles[good])]
    if good in COMMODITIES:
        return [say("genoa-note-supply", count=view.commodities[good])]
    return []


def _for_trader(view: State, names: Sequence[str], say: Speaker) -> str:
    top = view.stack[-1] if view.stack else None
    promised = isinstance(top, Reward) and top.promised
    return say("genoa-note-for-trader", who=short(names[view.trader])) if promised else ""


def _markers(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: moved.Acquire) -> list[str]:
    price = PRICE[move.one] + PRICE[move.other]
    told = [say("genoa-note-markers", markers=price, left=view.players[seat].stock - price)]
    for building, treatment in zip(FRONTAGE[move.street], (move.one, move.other), strict=False):
        owner = view.owners.get(building)
        if treatment in ("remove", "replace") and owner is not None:
            told.append(say("genoa-note-was", who=short(names[owner])))
    return [*told, _beside(say, move.street)]


# ---------------------------------------------------------------- who is asked for what


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """What the seat is asked now, and below it the offers that concern it: the trader's best first, one's own."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Meeting):
        return waiting(view, names, say)
    owes = seat in top.seats(view)
    text = say(f"genoa-decision-{step_name(view)}", **_asking(view, seat, names, say, top)) if owes else ""
    if owes and isinstance(top, ActionWindow):
        text = " ".join([text, *_guide(view, seat, names, say, top)])
    lines = [text or waiting(view, names, say)]
    if top.bargains and not (owes and isinstance(top, BUSY)):
        lines += _book(view, seat, names, say, LIMIT - len(lines[0]))
    return "\n".join(lines)


def _asking(view: State, seat: Seat, names: Sequence[str], say: Speaker, top: Meeting) -> dict[str, Any]:
    """What the sentences of a decision may name; only what the seat knows."""
    player = view.players[seat]
    words = _public(view, names, say, top)
    words |= {"tiles": player.tiles["starting_space"], "stock": player.stock}
    words["can_use"] = "yes" if here(view) and capacity(view, seat) > 0 else "no"
    if isinstance(top, Swap):
        words["away"] = say.term(GAME, "away", top.away)
    elif isinstance(top, Terms):
        line = top.open_line
        words["order"] = "yes" if top.wants_order else "no"
        words["receiver"] = "yes" if line is not None and line[0] != (seat == top.seat) else "no"
    elif isinstance(top, Reward):
        words["promised"] = "yes" if top.promised else "no"
    elif isinstance(top, ShareCards):
        words["left"] = top.left
    elif isinstance(top, ActionWindow):
        words |= {"done": "yes" if top.done else "no", "building": space_name(say, top.building)}
    elif isinstance(top, AcquireBuildings):
        words["streets"] = say.list(space_name(say, street) for street in bears_disc(view))
    return words


def _guide(view: State, seat: Seat, names: Sequence[str], say: Speaker, window: ActionWindow) -> list[str]:
    """Through an action: what the deal wants, what can be played and delivered, and when it is over."""
    told, player = [], view.players[seat]
    if window.owed:
        lines = tuple(word for word in window.owed if not word.startswith("bind:"))
        told.append(say("genoa-window-owed", who=names[view.trader], lines=join(say, lines)))
    if window.bound:
        told.append(say("genoa-window-bound", card=say.term(GAME, "card", window.bound)))
    kinds = {move.kind for move in window.answers(view, seat)}
    tiles = {"pick": "commodity_of_choice", "trade": "trade_1_1", "activate": "building_action"}
    playable = [say.term(GAME, "tile", tile) for kind, tile in tiles.items() if kind in kinds]
    if playable:
        told.append(say("genoa-window-tiles", done="yes" if window.done else "no", tiles=say.list(playable)))
    deck = "large_order" if window.building in VILLAS else "small_order"
    open_ = not window.bound and not (window.done if deck == "large_order" else window.ordered)
    cards = deliverable_orders(player, deck, window.building) if open_ else []
    if cards:
        told.append(say("genoa-window-order", cards=say.list(say.term(GAME, "card", card) for card in cards)))
    return [*told, say("genoa-window-end")] if "end" in kinds else told


def _book(view: State, seat: Seat, names: Sequence[str], say: Speaker, room: int) -> list[str]:
    """The offers that concern a seat, as far as there is room."""
    if seat == view.trader:
        offers = [_standing(view, seat, names, say, offer) for offer in _choosable(view)]
        asks = [_standing(view, seat, names, say, ask) for ask in view.asks]
        found = _listed(say, say("genoa-panel-offers" if offers else "genoa-panel-no-offers"), offers, room)
        room -= sum(len(line) + 1 for line in found)
        return found + (_listed(say, say("genoa-panel-your-asks"), asks, room) if asks else [])
    asks = [_standing(view, seat, names, say, ask) for ask in view.asks if ask.to in (None, seat)]
    found = _listed(say, say("genoa-panel-asked-of-you", who=names[view.trader]), asks, room) if asks else []
    room -= sum(len(line) + 1 for line in found)
    mine = [_standing(view, seat, names, say, offer) for offer in view.offers if offer.seat == seat]
    found += _listed(say, say("genoa-panel-your-offers" if mine else "genoa-panel-no-own-offers"), mine, room)
    room -= sum(len(line) + 1 for line in found)
    passes = view.players[seat].passes
    if passes:
        passed = say("genoa-panel-passed", spaces=say.list(space_name(say, space) for space in passes))
        found += [passed] if len(passed) < room else []
    return found


def _choosable(view: State) -> list[Bundle]:
    """The offers, the best first; where the trader must sell, those for the building."""
    return [offer for offer in by_worth(view) if not view.locked or offer in offers_here(view)]


def _listed(say: Speaker, title: str, lines: Sequence[str], room: int) -> list[str]:
    """A title and its lines; how many more there are, where there is no room for all."""
    room -= len(title) + MORE
    if room < 0:
        return []
    found = [title]
    for number, line in enumerate(lines):
        room -= len(line) + 3
        if room < 0:
            return [*found, say("genoa-panel-more", count=len(lines) - number)]
        found.append(f"• {line}")
    return found


def _standing(view: State, seat: Seat, names: Sequence[str], say: Speaker, bundle: Bundle) -> str:
    """In a line, and how it stands."""
    deal = summary(say, names, bundle, own=bundle.seat == seat)
    if not bundle.live:
        return say("genoa-bundle-resting", deal=deal)
    if bundle.seat == seat and bundle.rejected:
        who = say.list(short(names[other]) for other in bundle.rejected)
        return say("genoa-bundle-said-no", deal=deal, who=who)
    return say("genoa-bundle-refused", deal=deal) if seat in bundle.rejected else deal


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """From public knowledge only."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("genoa-waiting-over")
    return say(f"genoa-waiting-{step_name(view)}", **_public(view, names, say, top))


def _public(view: State, names: Sequence[str], say: Speaker, top: Any) -> dict[str, Any]:
    space = view.path[-1] if view.path else ""
    if isinstance(top, ActionWindow):
        space = top.building
    elif isinstance(top, Terms):
        space = top.bundle.space
    called = isinstance(top, TradersChoice) and bool(view.called)
    return {
        "who": say.list(names[seat] for seat in top.seats(view)),
        "trader": names[view.trader],
        "round": view.round,
        "space": say.term(GAME, "space", space),
        "does": say(f"genoa-does-{space}") if space in IS_BUILDING else "",
        "left": view.moves_left,
        "offers": sum(offer.live for offer in view.offers),
        "called": "yes" if called else "no",
        "spaces": say.list(space_name(say, each) for each in view.call),
    }
