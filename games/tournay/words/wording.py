"""Tournay in words: moves, choices and decisions."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine import Choice, Move, Question, Seat
from engine.steps import Decision
from games.tournay import moves as moved
from games.tournay.abilities import ChooseAbility, victims
from games.tournay.cards import CARDS
from games.tournay.characters import React
from games.tournay.data import BORROW_PRICE, DECKS, EVENTS, HAND_LIMIT
from games.tournay.firing import DeclareDefences, Suffer, coins_on, fate, may_use_catapult
from games.tournay.placing import LYING, PLAZA, plays
from games.tournay.quarter import is_space
from games.tournay.state import State
from games.tournay.steps import TakeTurn
from games.tournay.words.buttons import button_label as button_label
from games.tournay.words.buttons import others as others
from games.tournay.words.buttons import shortcuts as shortcuts
from games.tournay.words.buttons import target as target
from games.tournay.words.buttons import things as things
from games.tournay.words.consequences import all_strikes, consequences
from games.tournay.words.digest import UNCHOSEN as UNCHOSEN
from games.tournay.words.digest import digest
from games.tournay.words.digest import is_standing as is_standing
from games.tournay.words.naming import GAME, cost_of, effect_of, event_with_coins, fields_of, name_of, top_card
from games.tournay.words.prices import SPOKEN as SPOKEN
from games.tournay.words.prices import costs as costs
from games.tournay.words.prices import sign as sign
from games.tournay.words.spaces import label
from words import Speaker
from words.wording import NAME_LIMIT, TEXT_LIMIT, Label, capital, fit, note, short, step_name

__all__ = ["button_label", "choice", "decision", "digest", "move", "waiting"]

NARROW_NAME = 12
"""Maximum letters of a name on a button that lists several lenders."""

COLOUR_EMOJI = {"yellow": "🟡", "white": "⚪", "red": "🔴"}
KIND_EMOJI = {
    "play": "🏠",
    "draw": "🃏",
    "activate": "🛎️",
    "visit": "🚶",
    "fight": "⚔️",
    "earn": "🪙",
    "gather": "🙌",
    "recruit": "🧑",
    "standing": "📜",
    "keep": "🃏",
    "take": "🃏",
    "copy": "👥",
    "fire": "🏹",
    "hit": "💥",
    "name": "🎨",
    "pick": "🃏",
    "call": "🧑",
    "raise": "🙌",
    "skip": "🙅",
    "defend": "🛡️",
    "damage": "💥",
    "lay": "🛌",
    "discard": "🗑️",
    "build": "🧱",
}


# ---------------------------------------------------------------- moves


def move(view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Draw: white II, two hidden cards (1 own + 1 of Béla’s, pay 2)`."""
    return _line(view, seat, names, say, move)


def _line(
    view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move, *, priced: bool = True
) -> str:
    if isinstance(move, moved.Skip):
        return _skipping(view, seat, say)
    what = _what(view, seat, names, say, move, fields_of(move), priced=priced)
    return say(f"tournay-say-{move.kind}", **({"what": what} if what else {}))


def _skipping(view: State | None, seat: Seat | None, say: Speaker) -> str:
    """The ability or character that is declined."""
    top = view.stack[-1] if view is not None and view.stack else None
    if isinstance(top, ChooseAbility):
        return say("tournay-say-skip-card", card=name_of(say, top.card))
    if isinstance(top, React) and view is not None:
        able = top.able(view)
        if len(able) == 1:
            return say("tournay-say-skip-card", card=name_of(say, top_card(view, top.seat, able[0])))
        return say("tournay-say-skip-characters")
    if view is not None and step_name(view) == "CommitLastCards":
        return say("tournay-say-skip-last")
    return say("tournay-say-skip")


PAYING = ("citizens",)

# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    known = fields_of(move)[: len(choice.path) - 1]
    if question.field == "kind":
        text = _kind_text(view, seat, names, say, move, known)
    else:
        text = _what(view, seat, names, say, move, known[len(question.path) - 1 :], priced=False)
    parts = consequences(view, seat, names, say, question.field, choice, known)
    told = note(*parts)
    worth = parts[-1] if parts and _is_card_taken(move, known) and parts[-1] not in told else ""
    whole = say("tournay-choice-priced", card=text, price=worth) if worth else ""
    if len(whole) > TEXT_LIMIT:
        told, whole = note(worth, *parts[:-1]), ""
    on_button = text if whole else _space_on_button(view, seat, move) if question.field == "space" else ""
    emoji = _emoji(view, seat, question.field, move, known)
    return Label(capital(whole or text), told, emoji, brief=capital(whole), button=capital(on_button))


def _space_on_button(view: State, seat: Seat, move: Move) -> str:
    """An empty space for a card, by its name alone; "" for others."""
    return label(move.space) if isinstance(move, moved.Play) and move.space not in view.players[seat].quarter else ""


def _is_card_taken(move: Move, known: Sequence[str]) -> bool:
    """Whether the choice is a visible card, whose last consequence is its cost and prestige."""
    return isinstance(move, moved.Keep) or (isinstance(move, moved.Draw) and "how" in known and move.how == "face_up")


def _kind_text(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move, known: Sequence[str]) -> str:
    """The kind of move with its implied fields, or the whole move if nothing is left to ask."""
    if len(known) == len(fields_of(move)):
        return _line(view, seat, names, say, move, priced=False)
    verb = say(f"tournay-move-{move.kind}")
    settled = _what(view, seat, names, say, move, known, priced=False) if known else ""
    if settled and isinstance(move, moved.Fight):
        return say("tournay-say-fight", what=settled)
    return say("tournay-choice-begun", verb=verb, what=settled) if settled else verb


def _what(
    view: State | None,
    seat: Seat | None,
    names: Sequence[str],
    say: Speaker,
    move: Move,
    fields: Sequence[str],
    *,
    priced: bool,
) -> str:
    """The answers to these fields of a move: `white II, two hidden cards (1 own + 1 of Béla’s, pay 2)`; `priced`:
    with its cost, if not shown elsewhere."""
    told = [_answer(view, seat, names, say, move, field, fields, priced) for field in fields if field != "citizens"]
    what = ", ".join(part for part in told if part)
    if "citizens" not in fields:
        return what
    sent: Sequence[Seat] = move.citizens  # type: ignore[attr-defined]
    if what and not priced and seat is not None and all(owner == seat for owner in sent):
        return what  # the player's own citizens are in the price
    citizens = _citizens(seat, names, say, sent, priced)
    if not what:
        return citizens or say("tournay-choice-no-citizen")
    return say("tournay-choice-with", what=what, citizens=citizens) if citizens else what


def _answer(
    view: State | None,
    seat: Seat | None,
    names: Sequence[str],
    say: Speaker,
    move: Move,
    field: str,
    fields: Sequence[str],
    priced: bool,
) -> str:
    value = getattr(move, field)
    match move:
        case moved.Play():
            return _played(view, seat, say, move, field, fields, priced)
        case moved.Draw() if field == "how":
            return _drawn(view, say, move)
        case moved.Draw() if field == "deck" and "how" in fields and _open_card(view, move):
            return ""  # the card implies its deck
        case moved.Copy() | moved.Hit():
            if field == "seat":
                return short(names[move.seat])
            return _site(view, move.seat, say, move.space)
        case moved.Defend():
            return _defended(say, move, field, fields)
        case moved.Earn() if field == "count":
            return say("tournay-choice-count", count=move.count)
        case moved.Fight():
            return event_with_coins(view, say, move.event)
        case moved.Fire():
            return say.list(_fired(view, say, event) for event in move.events)
    if field == "space":
        return _site(view, seat, say, value)
    return say.terms(GAME, field, value) if isinstance(value, tuple) else say.term(GAME, field, value)


def _citizens(seat: Seat | None, names: Sequence[str], say: Speaker, citizens: Sequence[Seat], priced: bool) -> str:
    """Owners of the citizens, and the cost of borrowed ones. Without a seat, all owners are named."""
    if not citizens:
        return ""
    counted = Counter(citizens)
    lenders = [owner for owner in counted if owner != seat]
    room = NARROW_NAME if len(counted) > 1 else NAME_LIMIT
    parts = []
    for owner, count in counted.items():
        if owner == seat:
            parts.append(say("tournay-choice-own", count=count, all="yes" if not lenders else "no"))
        else:
            among = "one" if len(citizens) == 1 else "several" if len(lenders) == 1 else "lenders"
            parts.append(say("tournay-choice-lent", count=count, who=fit(names[owner], room), among=among))
    told = " + ".join(parts)
    price = BORROW_PRICE * sum(owner != seat for owner in citizens)
    return say("tournay-choice-paid", citizens=told, price=price) if priced and lenders and seat is not None else told


def _site(view: State | None, seat: Seat | None, say: Speaker, space: str) -> str:
    """`C3 · Market I`."""
    site = view.players[seat].quarter.get(space) if view is not None and seat is not None else None
    if site is None:
        return label(space)
    return say("tournay-choice-site", space=label(space), card=name_of(say, site.cards[-1]))


def _fired(view: State | None, say: Speaker, event: str) -> str:
    """`Great Plague ×2`, including the coin that a Ballista adds if there is room for it."""
    name = say.term(GAME, "event", event)
    if view is None or event not in view.queue:
        return name
    coins = coins_on(view, event)
    return say("tournay-choice-fired", event=name, coins=max(coins, min(coins + 1, EVENTS[event].circles)))


def _played(
    view: State | None,
    seat: Seat | None,
    say: Speaker,
    move: moved.Play,
    field: str,
    fields: Sequence[str],
    priced: bool,
) -> str:
    if field == "card":
        if not priced or (move.pay is not None and "pay" in fields):
            return name_of(say, move.card)
        return say("tournay-choice-priced", card=name_of(say, move.card), price=cost_of(say, CARDS[move.card]))
    if field == "pay":
        if move.pay is None:
            return "" if len(fields) > 1 else say("tournay-choice-give-nothing")
        return _given(view, seat, say, move.card, move.pay)
    space = label(move.space)
    if view is None or seat is None:
        return say("tournay-choice-space", space=space)
    site = view.players[seat].quarter.get(move.space)
    if site is not None and move.pay == move.space and CARDS[move.card].also == "card":
        under = site.cards[:-1]  # the visible card is given away
    else:
        under = site.cards if site is not None else ()
    if not under:
        return say("tournay-choice-space-empty", space=space)
    how = "cover" if CARDS[under[-1]].colour == CARDS[move.card].colour else "replace"
    return say(f"tournay-choice-space-{how}", space=space, card=name_of(say, under[-1]))


def _given(view: State | None, seat: Seat | None, say: Speaker, card: str, pay: str) -> str:
    """The payment besides deniers."""
    colour = say.term(GAME, "colour", CARDS[card].colour)
    if pay in (PLAZA, LYING):
        return say(f"tournay-choice-give-{pay}", colour=colour)
    if not is_space(pay):
        return say("tournay-choice-give-hand", card=name_of(say, pay))
    citizen = CARDS[card].also == "citizen"
    if view is None or seat is None:
        return say("tournay-choice-give-citizen-at" if citizen else "tournay-choice-give-card-at", space=label(pay))
    there = name_of(say, top_card(view, seat, pay))
    if citizen:
        return say("tournay-choice-give-citizen", colour=colour, card=there, space=label(pay))
    return say("tournay-choice-give-card", card=there, space=label(pay))


def _drawn(view: State | None, say: Speaker, move: moved.Draw) -> str:
    card = _open_card(view, move)
    return say("tournay-choice-face-up", card=name_of(say, card)) if card else say.term(GAME, "how", move.how)


def _open_card(view: State | None, move: moved.Draw) -> str | None:
    return view.decks[move.deck].up if view is not None and move.how == "face_up" else None


def _defended(say: Speaker, move: moved.Defend, field: str, fields: Sequence[str]) -> str:
    """With both fields known, only the defences used."""
    both = len(fields) > 1
    if field == "ramparts":
        if move.ramparts:
            events = say.terms(GAME, "event", move.ramparts)
            return say("tournay-choice-ramparts", events=events, count=len(move.ramparts))
        if not both:
            return say("tournay-choice-no-rampart")
        return "" if move.catapult else say("tournay-choice-suffer")
    if move.catapult:
        return say("tournay-choice-catapult", event=say.term(GAME, "event", move.catapult))
    return "" if both else say("tournay-choice-no-catapult")


def _emoji(view: State, seat: Seat, field: str, move: Move, known: Sequence[str]) -> str:
    if field == "kind" or isinstance(move, moved.Defend | moved.Standing):
        return KIND_EMOJI[move.kind]
    colour = _colour(view, seat, move, known)
    return COLOUR_EMOJI[colour] if colour else KIND_EMOJI[move.kind]


def _colour(view: State, seat: Seat, move: Move, known: Sequence[str]) -> str | None:
    """Colour of the chosen thing, once known."""
    first = known[0] if known else ""
    value: Any = getattr(move, first, "")
    match move:
        case moved.Copy() | moved.Hit():
            return CARDS[top_card(view, move.seat, move.space)].colour if "space" in known else None
        case moved.Play() | moved.Keep() | moved.Discard() if value in CARDS:
            return CARDS[value].colour
        case moved.Draw() | moved.Take() if value in DECKS:
            return DECKS[value].colour
        case moved.Fight() if value in EVENTS:
            return EVENTS[value].fight_colour
    if first == "colour":
        return str(value)
    if first == "space" and value in view.players[seat].quarter:
        return CARDS[top_card(view, seat, value)].colour
    return None


# ---------------------------------------------------------------- decisions


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """The seat's question with the facts it needs; for other seats, the players waited for."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision) or seat not in top.seats(view):
        return waiting(view, names, say)
    player, text = view.players[seat], f"tournay-decision-{step_name(view)}"
    if isinstance(top, TakeTurn):
        told = say(text, may_play="yes" if top.may_play and plays(view, seat) else "no", deniers=player.deniers)
        return f"{told} {say('tournay-decision-last-round')}" if view.last_round else told
    if isinstance(top, DeclareDefences):
        return say(
            text,
            who=names[top.seat],
            crier="yes" if top.crier else "no",
            strikes=all_strikes(view, seat, say, top.events),
            ramparts=len(player.ramparts),
            catapult="yes" if may_use_catapult(view, seat, top.crier) else "no",
        )
    if isinstance(top, Suffer):
        so_far = fate(view, seat, top.struck[seat])
        event = so_far.event
        return say(
            text,
            event=say.term(GAME, "event", event),
            coins=coins_on(view, event),
            lost=len(so_far.losses[event]),
            damage="yes" if EVENTS[event].damages else "no",
        )
    return say(text, **_about(view, top, names, say), cards=player.cards_in_hand, limit=HAND_LIMIT)


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """From public knowledge only: the open decision and its seat."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("tournay-waiting-over")
    seats = top.seats(view)
    words: dict[str, Any] = {"who": say.list(names[seat] for seat in seats), "count": len(seats)}
    if isinstance(top, DeclareDefences):
        events = say.list(event_with_coins(view, say, event) for event in top.events)
        words |= {"events": events, "active": names[top.seat], "crier": "yes" if top.crier else "no"}
    return say(f"tournay-waiting-{step_name(view)}", **words, **_about(view, top, names, say))


def _about(view: State, top: Decision, names: Sequence[str], say: Speaker) -> dict[str, Any]:
    """The card, deck or opponent of a decision."""
    about: dict[str, Any] = {}
    if isinstance(top, ChooseAbility):
        about |= {"card": name_of(say, top.card), "effect": effect_of(say, top.card)}
        ability = CARDS[top.card].ability
        targets = victims(view, top.seat) if ability is not None and ability.does == "catapult" else ()
        about["victim"] = names[targets[0]] if targets else "none"
    if isinstance(top, React):
        able = top.able(view)
        cards = [top_card(view, top.seat, at) for at in able]
        about |= {"cards_count": len(cards), "names": say.terms(GAME, "card", cards)}
    if (deck := getattr(top, "deck", None)) is not None:
        about["deck"] = say.term(GAME, "deck", deck)
    if (victim := getattr(top, "victim", None)) is not None:
        about["victim"] = names[victim]
    return about
