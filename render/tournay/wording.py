"""Tournay in words: what each choice costs and brings, who is asked for what, what happened."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine import Choice, Event, Move, Question, Seat
from engine.steps import Decision
from engine.tournay import events as happened
from engine.tournay import moves as moved
from engine.tournay.abilities import COUNTED, WAYS, ChooseAbility, victims
from engine.tournay.asking import Asking
from engine.tournay.cards import CARDS, Ability, Card
from engine.tournay.characters import BONUS_CITIZEN, React
from engine.tournay.data import (
    BORROW_PRICE,
    CITIZENS_TO_DRAW,
    COLOURS,
    DECKS,
    EARNED_PER_CITIZEN,
    EVENTS,
    EXPERT_RECRUIT_PRICE,
    GREY,
    HAND_LIMIT,
    REWARD,
    EventCard,
)
from engine.tournay.fighting import ransom
from engine.tournay.firing import DeclareDefences, Suffer, coins_on, fate, may_use_catapult
from engine.tournay.placing import LYING, PLAZA
from engine.tournay.quarter import activatable, buildings, characters, free_cards, in_line, is_space
from engine.tournay.state import Player, State
from engine.tournay.steps import TakeTurn
from locales import Speaker
from render.tournay.spaces import label
from render.wording import NAME_LIMIT, Label, capital, fit, note, short, step_name

GAME = "tournay"
NARROW_NAME = 12
"""How much of a name is shown where several stand on one button."""

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
    "call": "👤",
    "raise": "🙌",
    "skip": "⏩",
    "defend": "🛡️",
    "damage": "💥",
    "lay": "🛌",
    "discard": "🗑️",
    "build": "🧱",
}
CRIER_EMOJI = "📣"
SCORE_EMOJI = "🏛️"
SPACES = ("space", "spaces", "place", "pay")
"""Fields that hold spaces, whose names are no messages."""


# ---------------------------------------------------------------- moves


def move(view: State | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Draw: white II, two hidden cards (1 own + 1 of Béla’s, pay 2)`."""
    seat = getattr(view.stack[-1], "seat", None) if view is not None and view.stack else None
    return _line(view, seat, names, say, move)


def _line(view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    if isinstance(move, moved.Skip):
        return _skipping(view, seat, say)
    what = _what(view, seat, names, say, move, _fields(move))
    return say(f"tournay-say-{move.kind}", **({"what": what} if what else {}))


def _fields(move: Move) -> tuple[str, ...]:
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    return fields


def _skipping(view: State | None, seat: Seat | None, say: Speaker) -> str:
    """What exactly is done without."""
    top = view.stack[-1] if view is not None and view.stack else None
    if isinstance(top, ChooseAbility):
        return say("tournay-say-skip-card", card=_card(say, top.card))
    if isinstance(top, React) and view is not None:
        able = top.able(view)
        if len(able) == 1:
            return say("tournay-say-skip-card", card=_card(say, _top_card(view, top.seat, able[0])))
        return say("tournay-say-skip-characters")
    if view is not None and step_name(view) == "CommitLastCards":
        return say("tournay-say-skip-last")
    return say("tournay-say-skip")


def _card(say: Speaker, card: str) -> str:
    return say.term(GAME, "card", card)


def _top_card(view: State, seat: Seat, space: str) -> str:
    return view.players[seat].quarter[space].cards[-1]


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    known = _fields(move)[: len(choice.path) - 1]
    if question.field == "kind":
        text = _kind_text(view, seat, names, say, move, known)
    else:
        text = _what(view, seat, names, say, move, known[len(question.path) - 1 :])
    parts = _notes(view, seat, names, say, question.field, choice, known)
    return Label(capital(text), note(*parts), _emoji(view, seat, question.field, move, known))


def _kind_text(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move, known: Sequence[str]) -> str:
    """The kind of move with what follows from it, or the whole move where nothing is left to ask."""
    if len(known) == len(_fields(move)):
        return _line(view, seat, names, say, move)
    verb = say(f"tournay-move-{move.kind}")
    settled = _what(view, seat, names, say, move, known) if known else ""
    return say("tournay-choice-begun", verb=verb, what=settled) if settled else verb


def _what(
    view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move, fields: Sequence[str]
) -> str:
    """The answers to these fields of a move: `white II, two hidden cards (1 own + 1 of Béla’s, pay 2)`."""
    told = [_answer(view, seat, names, say, move, field, fields) for field in fields if field != "citizens"]
    what = ", ".join(part for part in told if part)
    if "citizens" not in fields:
        return what
    citizens = _citizens(seat, names, say, move.citizens)  # type: ignore[attr-defined]
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
) -> str:
    value = getattr(move, field)
    match move:
        case moved.Play():
            return _played(view, seat, say, move, field, fields)
        case moved.Draw() if field == "how":
            return _drawn(view, say, move)
        case moved.Copy() | moved.Hit():
            if field == "seat":
                return short(names[move.seat])
            return _site(view, move.seat, say, move.space)
        case moved.Defend():
            return _defended(say, move, field, fields)
        case moved.Earn() if field == "count":
            return say("tournay-choice-count", count=move.count)
        case moved.Fight():
            return _event(view, say, move.event)
        case moved.Fire():
            return say.list(_fired(view, say, event) for event in move.events)
    if field == "space":
        return _site(view, seat, say, value)
    return say.terms(GAME, field, value) if isinstance(value, tuple) else say.term(GAME, field, value)


def _citizens(seat: Seat | None, names: Sequence[str], say: Speaker, citizens: Sequence[Seat]) -> str:
    """Whose citizens, and what the borrowed ones cost. Without a seat to look from, everybody is named."""
    if not citizens:
        return ""
    counted = Counter(citizens)
    lenders = [owner for owner in counted if owner != seat]
    room = NARROW_NAME if len(lenders) > 1 else NAME_LIMIT
    parts = []
    for owner, count in counted.items():
        if owner == seat:
            parts.append(say("tournay-choice-own", count=count, all="yes" if not lenders else "no"))
        else:
            among = "one" if len(citizens) == 1 else "several" if len(lenders) == 1 else "lenders"
            parts.append(say("tournay-choice-lent", count=count, who=fit(names[owner], room), among=among))
    told = " + ".join(parts)
    price = BORROW_PRICE * sum(owner != seat for owner in citizens)
    return say("tournay-choice-paid", citizens=told, price=price) if lenders and seat is not None else told


def _site(view: State | None, seat: Seat | None, say: Speaker, space: str) -> str:
    """`C3 · Market I`."""
    site = view.players[seat].quarter.get(space) if view is not None and seat is not None else None
    if site is None:
        return label(space)
    return say("tournay-choice-site", space=label(space), card=_card(say, site.cards[-1]))


def _event(view: State | None, say: Speaker, event: str) -> str:
    """`Great Plague (2 coins)`."""
    name = say.term(GAME, "event", event)
    if view is None or event not in view.queue:
        return name
    return say("tournay-choice-event", event=name, coins=coins_on(view, event))


def _fired(view: State | None, say: Speaker, event: str) -> str:
    """`Great Plague ×2`, with the coin that a Ballista adds where there is room for it."""
    name = say.term(GAME, "event", event)
    if view is None or event not in view.queue:
        return name
    coins = coins_on(view, event)
    return say("tournay-choice-fired", event=name, coins=max(coins, min(coins + 1, EVENTS[event].circles)))


def _played(
    view: State | None, seat: Seat | None, say: Speaker, move: moved.Play, field: str, fields: Sequence[str]
) -> str:
    if field == "card":
        if move.pay is not None and "pay" in fields:
            return _card(say, move.card)
        return say("tournay-choice-priced", card=_card(say, move.card), price=_cost(say, CARDS[move.card]))
    if field == "pay":
        if move.pay is None:
            return "" if len(fields) > 1 else say("tournay-choice-give-nothing")
        return _given(view, seat, say, move.card, move.pay)
    space = label(move.space)
    if view is None or seat is None:
        return say("tournay-choice-space", space=space)
    site = view.players[seat].quarter.get(move.space)
    if site is not None and move.pay == move.space and CARDS[move.card].also == "card":
        under = site.cards[:-1]  # the visible card is what is given
    else:
        under = site.cards if site is not None else ()
    if not under:
        return say("tournay-choice-space-empty", space=space)
    how = "cover" if CARDS[under[-1]].colour == CARDS[move.card].colour else "replace"
    return say(f"tournay-choice-space-{how}", space=space, card=_card(say, under[-1]))


def _given(view: State | None, seat: Seat | None, say: Speaker, card: str, pay: str) -> str:
    """What is given besides deniers."""
    colour = say.term(GAME, "colour", CARDS[card].colour)
    if pay in (PLAZA, LYING):
        return say(f"tournay-choice-give-{pay}", colour=colour)
    if not is_space(pay):
        return say("tournay-choice-give-hand", card=_card(say, pay))
    citizen = CARDS[card].also == "citizen"
    if view is None or seat is None:
        return say("tournay-choice-give-citizen-at" if citizen else "tournay-choice-give-card-at", space=label(pay))
    there = _card(say, _top_card(view, seat, pay))
    if citizen:
        return say("tournay-choice-give-citizen", colour=colour, card=there, space=label(pay))
    return say("tournay-choice-give-card", card=there, space=label(pay))


def _drawn(view: State | None, say: Speaker, move: moved.Draw) -> str:
    up = view.decks[move.deck].up if view is not None else None
    if move.how == "face_up" and up is not None:
        return say("tournay-choice-face-up", card=_card(say, up))
    return say.term(GAME, "how", move.how)


def _defended(say: Speaker, move: moved.Defend, field: str, fields: Sequence[str]) -> str:
    """With both fields at hand, only what is used."""
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
    """The colour of what is chosen, once it is known."""
    first = known[0] if known else ""
    value: Any = getattr(move, first, "")
    match move:
        case moved.Copy() | moved.Hit():
            return CARDS[_top_card(view, move.seat, move.space)].colour if "space" in known else None
        case moved.Play() | moved.Keep() | moved.Discard() if value in CARDS:
            return CARDS[value].colour
        case moved.Draw() | moved.Take() if value in DECKS:
            return DECKS[value].colour
        case moved.Fight() if value in EVENTS:
            return EVENTS[value].fight_colour
    if first == "colour":
        return str(value)
    if first == "space" and value in view.players[seat].quarter:
        return CARDS[_top_card(view, seat, value)].colour
    return None


# ---------------------------------------------------------------- what a choice costs and brings


def _notes(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, field: str, choice: Choice, known: Sequence[str]
) -> list[str]:
    """Price first, then what it brings, most important first."""
    move = choice.example
    first = _fields(move)[:1]
    if field == "citizens":
        return _using(view, seat, say, move)
    if first and first[0] not in known:
        return _overview(view, seat, names, say, move)
    match move:
        case moved.Play():
            return _playing(view, seat, say, move, field, known)
        case moved.Draw():
            return _drawing(view, say, move, field, known)
        case moved.Activate() | moved.Visit():
            return _activating(view, seat, say, move, known)
        case moved.Fight():
            return _fighting(view, seat, say, move)
        case moved.Earn():
            return _earning(view, seat, say, move, known)
        case moved.Gather():
            return _gathering(view, seat, say)
        case moved.Recruit():
            return _recruiting(view, seat, say, move)
        case moved.Standing():
            return [say(f"tournay-note-standing-{move.answer}")]
        case moved.Keep():
            return [_effect(say, move.card), _worth(say, move.card)]
        case moved.Take():
            return _deck(view, say, move.deck)
        case moved.Copy() | moved.Hit():
            return _elsewhere(view, say, move, known)
        case moved.Fire():
            return _firing(view, say, move.events)
        case moved.Name():
            return _naming(view, seat, names, say, move)
        case moved.Pick():
            return _picking(view, say, move)
        case moved.Call():
            return [_effect(say, _top_card(view, seat, move.space))]
        case moved.Raise():
            lying = view.players[seat].lying
            return [say("tournay-note-stand-up", citizens=_people(say, lying))]
        case moved.Skip():
            return _doing_without(view, say)
        case moved.Defend():
            return _defending(view, seat, say, move, known)
        case moved.Damage():
            return [_effect(say, _top_card(view, seat, move.space)), say("tournay-note-out-of-use")]
        case moved.Lay():
            left = view.players[seat].plaza[move.colour] - view.players[seat].choices.count(move.colour)
            return [say("tournay-note-standing", count=left, colour=say.term(GAME, "colour", move.colour))]
        case moved.Discard():
            return _discarding(say, move.card)
        case moved.Build():
            return [say("tournay-note-point")]
    return []


def _effect(say: Speaker, card: str) -> str:
    return say(f"tournay-effect-{card}")


def _worth(say: Speaker, card: str) -> str:
    """`1 denier, 1 prestige`."""
    return say("tournay-note-worth", price=_cost(say, CARDS[card]), prestige=CARDS[card].prestige)


def _cost(say: Speaker, card: Card) -> str:
    colour = say.term(GAME, "colour", card.colour)
    return say("tournay-note-cost", deniers=card.deniers, also=card.also or "nothing", colour=colour)


def _people(say: Speaker, citizens: dict[str, int]) -> str:
    """`2 yellow, 1 red`."""
    parts = [
        say("tournay-note-people", count=citizens[colour], colour=say.term(GAME, "colour", colour))
        for colour in COLOURS
        if citizens[colour]
    ]
    return ", ".join(parts) or say("tournay-note-nobody")


def _overview(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> list[str]:
    """What there is to choose from, where only the kind of move is said."""
    player = view.players[seat]
    match move:
        case moved.Play():
            return [say("tournay-note-hand", cards=say.terms(GAME, "card", player.hand))]
        case moved.Draw() if not move.citizens:
            return []
        case moved.Draw() | moved.Earn():
            return [say("tournay-note-plaza", citizens=_people(say, player.plaza))]
        case moved.Activate() | moved.Visit():
            ready = [_top_card(view, seat, space) for space in player.quarter if activatable(player, space)]
            told = say("tournay-note-ready", cards=say.terms(GAME, "card", ready))
            return [say("tournay-note-visit"), told] if isinstance(move, moved.Visit) else [told]
        case moved.Fight():
            events = [_event(view, say, event) for event, coins in zip(view.queue, view.coins, strict=True) if coins]
            return [", ".join(events)]
        case moved.Recruit():
            return [say("tournay-note-supply", citizens=_people(say, view.supply))]
        case moved.Standing():
            answer = say.term(GAME, "answer", player.standing)
            return [say("tournay-note-stands", answer=answer)]
        case moved.Discard() | moved.Build():
            return [say("tournay-note-too-many", cards=player.cards_in_hand, limit=HAND_LIMIT)]
    return []


def _using(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    """Own citizens cost nothing; borrowed ones are paid for, and lie down at home."""
    citizens: Sequence[Seat] = move.citizens  # type: ignore[attr-defined]
    borrowed = sum(owner != seat for owner in citizens)
    if not citizens:
        return []
    if not borrowed:
        return [say("tournay-note-own-free")]
    left = view.players[seat].deniers - BORROW_PRICE * borrowed - _price_besides(view, move)
    owners = len({*citizens} - {seat})
    told = say("tournay-note-borrowed", price=BORROW_PRICE * borrowed, owners=owners)
    return [told, say("tournay-note-left", left=left)]


def _price_besides(view: State, move: Move) -> int:
    """What an action costs besides borrowed citizens."""
    if isinstance(move, moved.Fight):
        return ransom(move.event, coins_on(view, move.event))
    return EXPERT_RECRUIT_PRICE if isinstance(move, moved.Recruit) else 0


def _playing(view: State, seat: Seat, say: Speaker, move: moved.Play, field: str, known: Sequence[str]) -> list[str]:
    """The price stands on the card; after it is chosen, in the note."""
    player, card = view.players[seat], CARDS[move.card]
    left = say("tournay-note-left", left=player.deniers - card.deniers)
    if "space" not in known:
        prestige = say("tournay-note-prestige", prestige=card.prestige) if card.prestige else ""
        return [_effect(say, card.id), prestige, left]
    price = (
        "" if field in ("kind", "card") and move.pay is None else _price(say, _cost(say, card), player, card.deniers)
    )
    parts = [price, *_paid_by_characters(player, say, move.space, card, "place")]
    site = player.quarter.get(move.space)
    given = move.pay == move.space and card.also == "card"
    if site is not None and not given:
        if site.card.colour != card.colour:
            parts.append(say("tournay-note-lost", cards=say.terms(GAME, "card", site.cards[::-1])))
        else:
            parts.append(say("tournay-note-covered"))
        if any(token != GREY for token in site.tokens):
            parts.append(say("tournay-note-lies-down"))
    return [*parts, _effect(say, card.id), *([left] if not price else [])]


def _price(say: Speaker, price: str, player: Player, deniers: int) -> str:
    """`costs 3 deniers, 2 left`."""
    if not deniers:
        return say("tournay-note-price", price=price)
    left = say("tournay-note-left", left=player.deniers - deniers)
    return say("tournay-note-price-left", price=price, left=left)


def _paid_by_characters(player: Player, say: Speaker, space: str, card: Card, on: str) -> list[str]:
    """`+2 Alderman I`, and characters that do more than pay."""
    told = []
    for at, site in characters(player, on):
        character = site.card.character
        assert character is not None
        if not in_line(at, space) or card.colour not in character.colours or card.kind not in character.kinds:
            continue
        name = _card(say, site.card.id)
        if character.pays:
            told.append(say("tournay-note-pays", deniers=character.amount, card=name))
        else:
            told.append(say("tournay-note-reacts", card=name))
    return told


def _drawing(view: State, say: Speaker, move: moved.Draw, field: str, known: Sequence[str]) -> list[str]:
    deck, needed = view.decks[move.deck], ""
    if move.citizens and field != "how":
        needed = say("tournay-note-needs", count=CITIZENS_TO_DRAW[DECKS[move.deck].level])
    if "how" not in known:
        return [needed, *_deck(view, say, move.deck)]
    if move.how == "face_up" and deck.up is not None:
        return [needed, _effect(say, deck.up), _worth(say, deck.up)]
    buried = deck.up is not None and deck.size > 2
    return [
        needed,
        say("tournay-note-buried", card=_card(say, deck.up)) if buried and deck.up is not None else "",
        _crier(say, deck.crier_out),
        say("tournay-note-keep-one") if deck.size > 1 else "",
        say("tournay-note-reveals"),
    ]


def _deck(view: State, say: Speaker, name: str) -> list[str]:
    deck = view.decks[name]
    up = say("tournay-note-face-up", card=_card(say, deck.up)) if deck.up is not None else ""
    return [up, say("tournay-note-cards", count=deck.size), _crier(say, deck.crier_out)]


def _crier(say: Speaker, out: bool) -> str:
    return say("tournay-note-no-crier" if out else "tournay-note-crier")


def _activating(
    view: State, seat: Seat, say: Speaker, move: moved.Activate | moved.Visit, known: Sequence[str]
) -> list[str]:
    player = view.players[seat]
    card = player.quarter[move.space].card
    reacting = _paid_by_characters(player, say, move.space, card, "activate")
    if isinstance(move, moved.Visit):
        return [say("tournay-note-visit"), *reacting]
    ability = card.ability
    assert ability is not None
    counted = COUNTED.get(ability.does)
    if counted is not None and ability.does != "gain":
        colour = BONUS_CITIZEN if isinstance(view.stack[-1], React) else card.colour
        after = _without_citizen(player, colour) if seat in move.citizens else player
        gain = ability.amount * counted(view, after, ability)
        return [say("tournay-note-gain", deniers=gain), *reacting, _effect(say, card.id)]
    borrowed = sum(owner != seat for owner in move.citizens) if "citizens" in known else 0
    if _useless(view, seat, ability, BORROW_PRICE * borrowed):
        return [say("tournay-note-no-effect"), *reacting, _effect(say, card.id)]
    return [_effect(say, card.id), *reacting]


def _useless(view: State, seat: Seat, ability: Ability, paid: int) -> bool:
    """TOU-15.25: whether nothing could be done with it once the citizens are paid."""
    if ability.does not in WAYS:
        return False
    after = view.clone()
    after.players[seat].deniers -= paid
    return not WAYS[ability.does](after, seat, ability, ())


def _without_citizen(player: Player, colour: str) -> Player:
    """The player as they stand once a citizen has left the plaza for a building."""
    after = player.clone()
    after.plaza[colour] -= 1
    return after


def _fighting(view: State, seat: Seat, say: Speaker, move: moved.Fight) -> list[str]:
    """The ransom and the citizens; nothing where a card fights."""
    event, coins = EVENTS[move.event], coins_on(view, move.event)
    if not move.citizens:
        return [say("tournay-note-for-nothing"), *_coins_taken(view, say, coins), _effect(say, event.id)]
    colour = say.term(GAME, "colour", event.fight_colour)
    deniers = ransom(event.id, coins)
    price = say("tournay-note-fight", deniers=deniers, count=event.fight_citizens, colour=colour)
    return [price, say("tournay-note-rampart"), _effect(say, event.id)]


def _coins_taken(view: State, say: Speaker, coins: int) -> list[str]:
    """Where the card that fights also takes the coins."""
    top = view.stack[-1]
    taken = False
    if isinstance(top, ChooseAbility):
        ability = CARDS[top.card].ability
        taken = ability is not None and ability.take_coins
    elif isinstance(top, React):
        able = top.able(view)
        character = CARDS[_top_card(view, top.seat, able[0])].character if len(able) == 1 else None
        taken = character is not None and character.take_coins
    return [say("tournay-note-gain", deniers=coins)] if taken and coins else []


def _earning(view: State, seat: Seat, say: Speaker, move: moved.Earn, known: Sequence[str]) -> list[str]:
    player = view.players[seat]
    each = EARNED_PER_CITIZEN
    for _, site in characters(player, "earn"):
        character = site.card.character
        if character is not None and move.colour in character.colours:
            each = character.amount
    if "count" in known:
        return [say("tournay-note-gain", deniers=each * move.count)]
    most = player.plaza[move.colour]
    return [say("tournay-note-earn", count=most, deniers=each * most)]


def _gathering(view: State, seat: Seat, say: Speaker) -> list[str]:
    player = view.players[seat]
    on_buildings = sum(token != GREY for site in player.quarter.values() for token in site.tokens)
    damaged = sum(site.damaged for site in player.quarter.values())
    paid = sum(site.card.character.amount for _, site in characters(player, "gather") if site.card.character)
    return [
        say("tournay-note-gather", count=sum(player.lying.values()) + on_buildings),
        say("tournay-note-repaired", count=damaged) if damaged else "",
        say("tournay-note-gain", deniers=paid) if paid else "",
    ]


def _recruiting(view: State, seat: Seat, say: Speaker, move: moved.Recruit) -> list[str]:
    top = view.stack[-1]
    price = EXPERT_RECRUIT_PRICE
    if isinstance(top, ChooseAbility):
        ability = CARDS[top.card].ability
        price = ability.amount if ability is not None else price
    cost = _price(say, say("tournay-note-deniers", deniers=price), view.players[seat], price)
    return [cost, say("tournay-note-in-supply", count=view.supply[move.colour])]


def _elsewhere(view: State, say: Speaker, move: moved.Copy | moved.Hit, known: Sequence[str]) -> list[str]:
    """A card of an opponent, or all that can be chosen there."""
    if "space" in known:
        return [_effect(say, _top_card(view, move.seat, move.space))]
    top = view.stack[-1]
    there = [
        _top_card(view, other.seat, other.space)
        for other in (top.answers(view) if isinstance(top, Asking) else [])
        if isinstance(other, moved.Copy | moved.Hit) and other.seat == move.seat
    ]
    return [say.terms(GAME, "card", there)]


def _firing(view: State, say: Speaker, events: Iterable[str]) -> list[str]:
    good = any(EVENTS[event].positive for event in events)
    effects = [say(f"tournay-effect-{event}") for event in events]
    return [say("tournay-note-fire-good" if good else "tournay-note-fire"), *effects, say("tournay-note-reveals")]


def _naming(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: moved.Name) -> list[str]:
    top = view.stack[-1]
    ability = CARDS[top.card].ability if isinstance(top, ChooseAbility) else None
    if ability is None:
        return []
    if ability.does != "manor":
        return [say("tournay-note-gain", deniers=ability.amount * view.players[seat].plaza[move.colour])]
    paid = {
        other: min(view.players[other].deniers, ability.amount * buildings(view.players[other], move.colour))
        for other in view.opponents(seat)
    }
    each = ", ".join(f"{short(names[other])} {deniers}" for other, deniers in paid.items() if deniers)
    gain = say("tournay-note-gain", deniers=sum(paid.values()))
    return [gain, each]


def _picking(view: State, say: Speaker, move: moved.Pick) -> list[str]:
    left = [
        deck.up
        for name, deck in view.decks.items()
        if DECKS[name].level == CARDS[move.cards[0]].level and deck.up is not None and deck.up not in move.cards
    ]
    return [say("tournay-note-stays", cards=say.terms(GAME, "card", left))] if left else []


def _doing_without(view: State, say: Speaker) -> list[str]:
    top = view.stack[-1]
    if isinstance(top, ChooseAbility):
        return [say("tournay-note-unused")]
    if step_name(view) == "CommitLastCards":
        return [say("tournay-note-no-last")]
    return [say("tournay-note-no-reaction")]


def _discarding(say: Speaker, card: str) -> list[str]:
    if card in EVENTS:
        return [say("tournay-note-rampart-gone")]
    return [_effect(say, card), say("tournay-note-under")]


# ---------------------------------------------------------------- what events do to a seat


def _defending(view: State, seat: Seat, say: Speaker, move: moved.Defend, known: Sequence[str]) -> list[str]:
    """What is left to suffer once these events are ignored."""
    top = view.stack[-1]
    events = top.events if isinstance(top, DeclareDefences) else ()
    catapult = move.catapult if "catapult" in known else None
    struck = [_strikes(view, seat, say, event) for event in events if event not in (*move.ramparts, catapult)]
    told = [part for part in struck if part] or [say("tournay-note-unharmed")]
    if not move.ramparts:
        return told
    left = len(view.players[seat].ramparts) - len(move.ramparts)
    return [*told, say("tournay-note-ramparts-left", points=len(move.ramparts), left=left)]


def _strikes(view: State, seat: Seat, say: Speaker, name: str) -> str:
    """`Great Plague: 2 yellow citizens lie down`; nothing where it does nothing."""
    event, coins, player = EVENTS[name], coins_on(view, name), view.players[seat]
    count = _harm(view, player, event, coins)
    if not count:
        return ""
    return say(
        f"tournay-note-strikes-{event.group}",
        event=say.term(GAME, "event", name),
        count=count,
        colour=say.term(GAME, "colour", event.target) if event.target else "",
    )


def _harm(view: State, player: Player, event: EventCard, coins: int) -> int:
    """How many citizens, cards or deniers an event takes, or deniers that it gives."""
    match event.group:
        case "lose_citizen_colour":
            return min(coins, player.plaza[str(event.target)])
        case "lose_citizen_any":
            return min(coins, sum(player.plaza.values()))
        case "damage_colour" | "damage_any":
            return min(coins, len(free_cards(player, event.target)))
        case "lose_denier":
            return min(coins, player.deniers)
    counts = [_weight(other, str(event.target)) for other in view.players]
    return REWARD * coins if _weight(player, str(event.target)) == max(counts) else 0


def _weight(player: Player, colour: str) -> int:
    """TOU-13.7."""
    return buildings(player, colour) + player.citizens(colour)


def _all_strikes(view: State, seat: Seat, say: Speaker, events: Iterable[str]) -> str:
    """For every event what it would do to the seat."""
    told = []
    for event in events:
        struck = _strikes(view, seat, say, event)
        told.append(struck or say("tournay-note-strikes-nothing", event=say.term(GAME, "event", event)))
    return "; ".join(told)


# ---------------------------------------------------------------- who is asked for what


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """What the seat is asked now, with what it needs to know; of the others, whom it waits for."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision) or seat not in top.seats(view):
        return waiting(view, names, say)
    player, text = view.players[seat], f"tournay-decision-{step_name(view)}"
    if isinstance(top, TakeTurn):
        told = say(text, may_play="yes" if top.may_play and player.hand else "no", deniers=player.deniers)
        return f"{told} {say('tournay-decision-last-round')}" if view.last_round else told
    if isinstance(top, DeclareDefences):
        return say(
            text,
            who=names[top.seat],
            crier="yes" if top.crier else "no",
            strikes=_all_strikes(view, seat, say, top.events),
            ramparts=len(player.ramparts),
            catapult="yes" if may_use_catapult(view, seat, top.crier) else "no",
        )
    if isinstance(top, Suffer):
        event = fate(view, seat, top.struck[seat]).event
        return say(
            text,
            event=say.term(GAME, "event", event),
            coins=coins_on(view, event),
            damage="yes" if EVENTS[event].damages else "no",
        )
    return say(text, **_about(view, top, names, say), cards=player.cards_in_hand, limit=HAND_LIMIT)


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """From public knowledge only: the open decision and who owes it."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("tournay-waiting-over")
    seats = top.seats(view)
    words: dict[str, Any] = {"who": say.list(names[seat] for seat in seats), "count": len(seats)}
    if isinstance(top, DeclareDefences):
        events = say.list(_event(view, say, event) for event in top.events)
        words |= {"events": events, "active": names[top.seat], "crier": "yes" if top.crier else "no"}
    return say(f"tournay-waiting-{step_name(view)}", **words, **_about(view, top, names, say))


def _about(view: State, top: Decision, names: Sequence[str], say: Speaker) -> dict[str, Any]:
    """The card, deck or opponent that a decision is about."""
    about: dict[str, Any] = {}
    if isinstance(top, ChooseAbility):
        about |= {"card": _card(say, top.card), "effect": _effect(say, top.card)}
        ability = CARDS[top.card].ability
        targets = victims(view, top.seat) if ability is not None and ability.does == "catapult" else ()
        about["victim"] = names[targets[0]] if targets else "none"
    if isinstance(top, React):
        able = top.able(view)
        cards = [_top_card(view, top.seat, at) for at in able]
        about |= {"cards_count": len(cards), "names": say.terms(GAME, "card", cards)}
    if (deck := getattr(top, "deck", None)) is not None:
        about["deck"] = say.term(GAME, "deck", deck)
    if (victim := getattr(top, "victim", None)) is not None:
        about["victim"] = names[victim]
    return about


# ---------------------------------------------------------------- what happened

NEWS = (happened.GameBegan, happened.LastRoundBegan, happened.BallistaFired)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """First what befell the viewer, then what concerns everybody, then each player's doings in a line."""
    news = [say(f"tournay-event-{type(e).__name__}", **arguments(e, names, say)) for e in events if isinstance(e, NEWS)]
    return [
        *_befell(events, names, say, viewer),
        *_criers(events, say),
        *news,
        *_scorings(events, names, say),
        *_doings(events, names, say, viewer),
    ]


def _befell(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """Losses and gains that others or the events brought upon the viewer."""
    lines: Counter[str] = Counter()
    lent: Counter[Seat] = Counter()
    for event in events:
        match event:
            case happened.CitizensUsed() if event.seat != viewer:
                lent[event.seat] += event.citizens.count(viewer) if viewer is not None else 0
            case happened.CardsDamaged() | happened.CitizensLaid() | happened.DeniersLost() if event.seat == viewer:
                lines[say(f"tournay-digest-your-{type(event).__name__}", **arguments(event, names, say))] += 1
            case happened.CatapultHit() if event.victim == viewer:
                lines[say("tournay-digest-your-CatapultHit", **arguments(event, names, say))] += 1
            case happened.Paid() if event.seat == viewer:
                lines[say("tournay-digest-your-Paid", **arguments(event, names, say))] += 1
            case happened.Gained() if event.seat == viewer and event.source in EVENTS:
                lines[say("tournay-digest-your-Gained", **arguments(event, names, say))] += 1
    borrowed = [
        say("tournay-digest-your-citizens", who=names[user], count=count, deniers=BORROW_PRICE * count)
        for user, count in lent.items()
        if count
    ]
    return [*_counted(say, lines), *borrowed]


def _counted(say: Speaker, deeds: Counter[str]) -> list[str]:
    return [say("tournay-digest-times", what=deed, times=n) if n > 1 else deed for deed, n in deeds.items()]


def _criers(events: Sequence[Event], say: Speaker) -> list[str]:
    """`📣 Town Crier (red I): Great Plague ×2, Drought ×1`."""
    lines = []
    for event in events:
        if isinstance(event, happened.CrierCalled):
            struck = [
                say("tournay-digest-coins", event=say.term(GAME, "event", name), coins=coins)
                for name, coins in zip(event.queue, event.coins, strict=True)
                if name
            ]
            deck, told = say.term(GAME, "deck", event.deck), ", ".join(struck) or say.term(GAME, "queue", "")
            told = say("tournay-digest-CrierCalled", deck=deck, events=told, criers=event.criers)
            lines.append(f"{CRIER_EMOJI} {told}")
    return lines


def _scorings(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[str]:
    lines = []
    for event in events:
        if isinstance(event, happened.BuildingScored):
            owners = say.list(names[seat] for seat in event.owners)
            points = _podium(event.points, names)
            told = say("tournay-digest-BuildingScored", card=_card(say, event.card), owners=owners, points=points)
            lines.append(f"{SCORE_EMOJI} {told}")
    return lines


def _podium(points: Sequence[int], names: Sequence[str]) -> str:
    """`Anna 8, Béla 2`, best first."""
    best = sorted((seat for seat, won in enumerate(points) if won), key=lambda seat: -points[seat])
    return ", ".join(f"{names[seat]} {points[seat]}" for seat in best) or "–"


FRAGMENTS: dict[type[Event], str] = {
    kind: f"tournay-digest-{kind.__name__}"
    for kind in (
        happened.CardPlayed,
        happened.FaceUpTaken,
        happened.CardKept,
        happened.CardsTaken,
        happened.Picked,
        happened.Discarded,
        happened.BuildingActivated,
        happened.Recruited,
        happened.Copied,
        happened.CatapultHit,
        happened.StoodUp,
        happened.Earned,
        happened.Gathered,
        happened.EventFought,
        happened.Defended,
        happened.CitizensLaid,
        happened.CardsDamaged,
        happened.DeniersLost,
        happened.RampartBuilt,
        happened.LastCardCommitted,
        happened.LastCardRevealed,
        happened.PrestigeScored,
    )
}
"""Events told in a few words after a player's name. What is not told at all (a turn's beginning, citizens used) is
noise in a digest; the log has it."""
DEEDS = 10
"""How many deeds of one player are told: of a long absence, the latest."""
STRUCK = (happened.CitizensLaid, happened.CardsDamaged, happened.DeniersLost)
"""What the viewer is told in a line of its own."""


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player in the order of their first deed, the viewer last; equal deeds are counted."""
    deeds: dict[Seat, Counter[str]] = {}
    gained: Counter[Seat] = Counter()
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None:
            continue
        if isinstance(event, happened.Gained):
            gained[seat] += event.deniers
        elif type(event) in FRAGMENTS and not (seat == viewer and isinstance(event, STRUCK)):
            words = arguments(event, names, say)
            deeds.setdefault(seat, Counter())[say(FRAGMENTS[type(event)], **words)] += 1
    lines = []
    for seat in sorted(deeds, key=lambda seat: seat == viewer):
        told = _counted(say, deeds[seat])
        if len(told) > DEEDS:
            told = [say("tournay-digest-earlier", count=len(told) - DEEDS), *told[-DEEDS:]]
        if gained[seat]:
            told.append(say("tournay-digest-Gained", deniers=gained[seat]))
        lines.append(say("wording-player", name=names[seat], what=", ".join(told)))
    return lines


def arguments(record: Event, names: Sequence[str], say: Speaker) -> dict[str, Any]:
    """As `Speaker.arguments`, which takes ids for messages and lists of numbers for one per seat: spaces and coins on
    events are neither."""
    fields: tuple[str, ...] = record.__match_args__  # type: ignore[attr-defined]
    spaces = {name: value for name in fields if name in SPACES and _holds_spaces(value := getattr(record, name))}
    coins = {"coins": ()} if isinstance(getattr(record, "coins", None), tuple) else {}
    plain: Any = replace(record, **dict.fromkeys(spaces), **coins)  # type: ignore[type-var]
    told = say.arguments(GAME, plain, names)
    for name, value in spaces.items():
        told[name] = say.list(map(label, value)) if isinstance(value, tuple) else label(value)
    return told


def _holds_spaces(value: object) -> bool:
    if isinstance(value, tuple):
        return any(_holds_spaces(each) for each in value)
    return isinstance(value, str) and is_space(value)
