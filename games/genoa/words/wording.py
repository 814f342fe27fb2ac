"""Genoa in words: moves, choices with their costs and gains, decisions, and offers in a line."""

from collections.abc import Sequence
from typing import Any

from engine import Choice, Move, Question, Seat
from engine.steps import Decision
from games.genoa import moves as moved
from games.genoa.acquiring import AcquireBuildings, bears_disc
from games.genoa.bargaining import TradersChoice
from games.genoa.book import IS_BUILDING, capacity, find, here
from games.genoa.data import COMMODITIES, FRONTAGE, VILLAS
from games.genoa.deals import Terms
from games.genoa.meeting import Meeting
from games.genoa.state import State
from games.genoa.window import ActionWindow, Reward, ShareCards, Swap
from games.genoa.words.arranging import TILES_PLAYED, is_busy
from games.genoa.words.arranging import arranged as arranged
from games.genoa.words.arranging import asides as asides
from games.genoa.words.arranging import shortcuts as shortcuts
from games.genoa.words.bundles import asked, gain, join, payment, space_name, summary
from games.genoa.words.buttons import SPOKEN as SPOKEN
from games.genoa.words.buttons import button_label as button_label
from games.genoa.words.buttons import costs as costs
from games.genoa.words.buttons import sign as sign
from games.genoa.words.buttons import target as target
from games.genoa.words.buttons import things as things
from games.genoa.words.consequences import consequences
from games.genoa.words.digest import UNCHOSEN as UNCHOSEN
from games.genoa.words.digest import digest as digest
from games.genoa.words.reading import FORMS as FORMS
from games.genoa.words.reading import form_hint as form_hint
from games.genoa.words.reading import read_field as read_field
from games.genoa.words.sealing import sealing as sealing
from games.genoa.words.standing import book
from games.genoa.words.standing import is_standing as is_standing
from games.genoa.words.standing import proposals as proposals
from games.genoa.words.standing import standing as standing
from games.genoa.words.suggesting import PICKED as PICKED
from games.genoa.words.suggesting import form_start as form_start
from games.genoa.words.suggesting import implied as implied
from games.genoa.words.suggesting import suggest_field as suggest_field
from words import Speaker
from words.wording import NOTE_LIMIT, TEXT_LIMIT, Label, capital, fit, note, short, step_name

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
"""Maximum length of a decision's text including the offers below it."""


# ---------------------------------------------------------------- moves


def move(view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Offer 25 ducats + silver → Villa Ricci`."""
    return _line(view, names, say, move, NOTE_LIMIT)


def _line(view: State | None, names: Sequence[str], say: Speaker, move: Move, limit: int) -> str:
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    if isinstance(move, moved.Cancel):
        return say("genoa-say-cancel", what="unknown" if view is None else "call" if view.call else "intent")
    if not fields:
        return say(f"genoa-say-{move.kind}")
    bundle = find(view, move.id) if view is not None and isinstance(move, moved.Accept | moved.Withdraw) else None
    line = f"genoa-say-{move.kind}-ask" if bundle is not None and bundle.is_ask else f"genoa-say-{move.kind}"
    room = limit - len(say(line, what=""))
    return say(line, what=fit(_what(view, names, say, move, fields, room), room))


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    known = fields[: len(choice.path) - 1]
    # also the fields left at their defaults
    whole_deal = isinstance(move, moved.Ask | moved.Offer) and choice.move is not None
    if question.field not in ("kind", "revision") and not whole_deal:
        text = _what(view, names, say, move, known[len(question.path) - 1 :], TEXT_LIMIT)
    elif set(fields) > set(known) and choice.move is None:
        text = say(f"genoa-move-{move.kind}")
    else:
        text = _line(view, names, say, move, TEXT_LIMIT)
    parts = consequences(view, seat, names, say, choice, known)
    brief = _brief(view, names, say, move)
    button = ""
    if whole_deal and len(question.path) > 1:  # what it is about was chosen before
        button = capital(_what(view, names, say, move, fields[len(question.path) - 1 :], TEXT_LIMIT))
    text, drawn = capital(fit(text, TEXT_LIMIT)), _commodity(move, known)
    return Label(text, note(*parts), KIND_EMOJI[move.kind], brief, button=button, drawn=drawn)


def _commodity(move: Move, known: Sequence[str]) -> str:
    """The commodity that a choice takes or gives, if it is decided."""
    value = next((str(getattr(move, name)) for name in ("commodity", "good", "away") if name in known), "")
    return value if value in COMMODITIES else ""


def _brief(view: State, names: Sequence[str], say: Speaker, move: Move) -> str:
    """Short label: a deal by its maker or price, a walk by its destination; "" for most moves."""
    match move:
        case moved.Accept():
            bundle = find(view, move.id)
            if bundle is None:
                return ""
            return payment(say, bundle.give, bundle.proceeds) if bundle.is_ask else short(names[bundle.seat])
        case moved.Fulfil() | moved.Perform(order=str()):
            return say("genoa-brief-deliver")
        case moved.Walk():
            return capital(space_name(say, move.space))
    return ""


def _what(view: State | None, names: Sequence[str], say: Speaker, move: Move, fields: Sequence[str], room: int) -> str:
    """The answers to these fields of a move."""
    match move:
        case moved.Accept() | moved.Reject() | moved.Withdraw():
            if "id" not in fields:
                return say("genoa-choice-as-it-stands")
            bundle = find(view, move.id) if view is not None else None
            if bundle is None:
                return say("genoa-bundle-unknown", id=move.id)
            if bundle.is_ask:
                return asked(say, names, bundle, own=isinstance(move, moved.Withdraw), room=room)
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
    """The part of an offer in these fields."""
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
    return say("genoa-bundle-asked", to=to, deal=deal)


def _deal(say: Speaker, move: moved.Offer | moved.Ask, fields: Sequence[str]) -> str:
    """Payment and return, as far as in these fields."""
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
    """The action performed, if its building is known."""
    if order is not None:
        return say("genoa-choice-deliver", card=say.term(GAME, "card", order))
    window = view.stack[-1] if view is not None and view.stack else None
    if not isinstance(window, ActionWindow):
        return say("genoa-move-perform")
    return _does(say, window.building)


def _does(say: Speaker, building: str) -> str:
    """The plain action; in a villa a contract."""
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
    whole = "one" in fields and "other" in fields
    if "one" in fields and not (whole and move.one == "leave"):
        told.append(_treated(say, buildings[0], "one", move.one))
    if "other" in fields and move.other is not None and not (whole and move.other == "leave"):
        told.append(_treated(say, buildings[1], "other", move.other))
    if not told:
        return street if "street" in fields else say("genoa-choice-no-building")
    return say("genoa-choice-from", street=street, what=" · ".join(told)) if "street" in fields else " · ".join(told)


def _treated(say: Speaker, building: str, field: str, treatment: str) -> str:
    return say("genoa-choice-at", building=space_name(say, building), what=say.term(GAME, field, treatment))


# ---------------------------------------------------------------- decisions


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """The seat's question, and below it the offers that concern it, without those with a button."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Meeting):
        return waiting(view, names, say)
    owes = seat in top.seats(view)
    text = say(f"genoa-decision-{step_name(view)}", **_asking(view, seat, names, say, top)) if owes else ""
    if owes and isinstance(top, ActionWindow):
        text = " ".join([text, *_guide(view, seat, names, say, top)])
    lines = [text or waiting(view, names, say)]
    if top.bargains and not is_busy(view, seat):
        lines += book(view, seat, names, say, LIMIT - len(lines[0]))
    return "\n".join(lines)


def _asking(view: State, seat: Seat, names: Sequence[str], say: Speaker, top: Meeting) -> dict[str, Any]:
    """Variables of a decision's sentences; only the seat's knowledge."""
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
    """Guide through an action: the deal's requirements, and that tiles and an order may come before or after it."""
    told = []
    if window.owed:
        lines = tuple(word for word in window.owed if not word.startswith("bind:"))
        told.append(say("genoa-window-owed", who=names[view.trader], lines=join(say, lines)))
    if window.bound:
        told.append(say("genoa-window-bound", card=say.term(GAME, "card", window.bound)))
    kinds = {move.kind for move in window.answers(view, seat)}
    tiles = "yes" if kinds.intersection(TILES_PLAYED) else "no"
    order = "yes" if "fulfil" in kinds else "no"
    if "yes" in (tiles, order):
        told.append(say("genoa-window-besides", done="yes" if window.done else "no", tiles=tiles, order=order))
    return told


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
    offers = sum(offer.live for offer in view.offers)
    return {
        "who": say.list(names[seat] for seat in top.seats(view)),
        "trader": names[view.trader],
        "round": view.round,
        "space": say.term(GAME, "space", space),
        "does": say(f"genoa-does-{space}") if space in IS_BUILDING else "",
        "left": view.moves_left,
        "book": say("genoa-book", offers=offers, asks=sum(ask.live for ask in view.asks)),
        "called": "yes" if called else "no",
        "spaces": say.list(space_name(say, each) for each in view.call),
    }
