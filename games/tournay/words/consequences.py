"""Costs and gains of a choice: the notes below Tournay's answers."""

from collections.abc import Iterable, Sequence

from engine import Choice, Move, Seat
from games.tournay import data
from games.tournay import moves as moved
from games.tournay.abilities import COUNTED, WAYS, ChooseAbility, has_effect, manor_payments
from games.tournay.asking import Asking
from games.tournay.cards import CARDS, Ability, Card
from games.tournay.characters import BONUS_CITIZEN, React
from games.tournay.fighting import ransom
from games.tournay.firing import DeclareDefences, after_losses, claims, coins_on, harm_of
from games.tournay.quarter import characters, in_line
from games.tournay.state import Player, State
from games.tournay.words.naming import GAME, cost_of, effect_of, event_with_coins, fields_of, name_of, top_card
from games.tournay.words.prices import recruiting_price
from words import Speaker
from words.wording import short, step_name


def consequences(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, field: str, choice: Choice, known: Sequence[str]
) -> list[str]:
    """Price first, then gains, most important first."""
    move = choice.example
    first = fields_of(move)[:1]
    if field == "citizens":
        return _using(view, seat, say, move)
    if first and first[0] not in known:
        return _overview(view, seat, names, say, move)
    match move:
        case moved.Play():
            return _playing(view, seat, say, move, known)
        case moved.Draw():
            return _drawing(view, say, move, known)
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
            return [effect_of(say, move.card), _worth(say, move.card)]
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
            return [effect_of(say, top_card(view, seat, move.space))]
        case moved.Raise():
            lying = view.players[seat].lying
            return [say("tournay-note-stand-up", citizens=_people(say, lying))]
        case moved.Skip():
            return _doing_without(view, say)
        case moved.Defend():
            return _defending(view, seat, say, move, known)
        case moved.Damage():
            return [effect_of(say, top_card(view, seat, move.space)), say("tournay-note-out-of-use")]
        case moved.Lay():
            left = after_losses(view, seat).players[seat].plaza[move.colour]
            return [say("tournay-note-standing", count=left, colour=say.term(GAME, "colour", move.colour))]
        case moved.Discard():
            return _discarding(say, move.card)
        case moved.Build():
            return [say("tournay-note-point")]
    return []


def _worth(say: Speaker, card: str) -> str:
    """`1 denier, 1 prestige`."""
    return say("tournay-note-worth", price=cost_of(say, CARDS[card]), prestige=CARDS[card].prestige)


def _people(say: Speaker, citizens: dict[str, int]) -> str:
    """`2 yellow, 1 red`."""
    parts = [
        say("tournay-note-people", count=citizens[colour], colour=say.term(GAME, "colour", colour))
        for colour in data.COLOURS
        if citizens[colour]
    ]
    return ", ".join(parts) or say("tournay-note-nobody")


def _overview(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> list[str]:
    """Summary of the choices if only the kind of move is known."""
    player = view.players[seat]
    match move:
        case moved.Play():
            return [say("tournay-note-hand", cards=say.terms(GAME, "card", player.hand))]
        case moved.Draw() if not move.citizens:
            return []
        case moved.Draw() | moved.Earn():
            return [say("tournay-note-plaza", citizens=_people(say, player.plaza))]
        case moved.Activate() | moved.Visit():
            spaces = dict.fromkeys(other.space for other in _answers(view) if isinstance(other, type(move)))
            ready = [top_card(view, seat, space) for space in spaces]
            told = say("tournay-note-ready", cards=say.terms(GAME, "card", ready))
            return [say("tournay-note-visits"), told] if isinstance(move, moved.Visit) else [told]
        case moved.Fight():
            events = [
                event_with_coins(view, say, event) for event, coins in zip(view.queue, view.coins, strict=True) if coins
            ]
            return [", ".join(events)]
        case moved.Recruit():
            return [say("tournay-note-supply", citizens=_people(say, view.supply))]
        case moved.Standing():
            answer = say.term(GAME, "answer", player.standing)
            return [say("tournay-note-stands", answer=answer)]
        case moved.Discard() | moved.Build():
            return [say("tournay-note-too-many", cards=player.cards_in_hand, limit=data.HAND_LIMIT)]
    return []


def _using(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    """Own citizens are free; borrowed ones are paid for, and lie down beside their own plaza."""
    citizens: Sequence[Seat] = move.citizens  # type: ignore[attr-defined]
    borrowed = sum(owner != seat for owner in citizens)
    if not citizens:
        return []
    if not borrowed:
        return [say("tournay-note-own-free")]
    left = view.players[seat].deniers - data.BORROW_PRICE * borrowed - _price_besides(view, move)
    owners = len({*citizens} - {seat})
    told = say("tournay-note-borrowed", price=data.BORROW_PRICE * borrowed, owners=owners)
    return [told, say("tournay-note-left", left=left)]


def _price_besides(view: State, move: Move) -> int:
    """Deniers that an action costs besides borrowed citizens."""
    if isinstance(move, moved.Fight):
        return ransom(move.event, coins_on(view, move.event))
    return data.EXPERT_RECRUIT_PRICE if isinstance(move, moved.Recruit) else 0


def _playing(view: State, seat: Seat, say: Speaker, move: moved.Play, known: Sequence[str]) -> list[str]:
    player, card = view.players[seat], CARDS[move.card]
    left = say("tournay-note-left", left=player.deniers - card.deniers) if card.deniers else ""
    if "space" not in known:
        prestige = say("tournay-note-prestige", prestige=card.prestige) if card.prestige else ""
        return [effect_of(say, card.id), prestige, left]
    parts = _paid_by_characters(player, say, move.space, card, "place")
    site = player.quarter.get(move.space)
    given = move.pay == move.space and card.also == "card"
    if site is not None and not given:
        if site.card.colour != card.colour:
            parts.append(say("tournay-note-lost", cards=say.terms(GAME, "card", site.cards[::-1])))
        else:
            parts.append(say("tournay-note-covered"))
        if any(token != data.GREY for token in site.tokens):
            parts.append(say("tournay-note-lies-down"))
    return [*parts, effect_of(say, card.id), left]


def _paid_by_characters(player: Player, say: Speaker, space: str, card: Card, on: str) -> list[str]:
    """`+2 Councillor I`, and characters that do more than pay."""
    told = []
    for at, site in characters(player, on):
        character = site.card.character
        assert character is not None
        if not in_line(at, space) or card.colour not in character.colours or card.kind not in character.kinds:
            continue
        name = name_of(say, site.card.id)
        if character.pays:
            told.append(say("tournay-note-pays", deniers=character.amount, card=name))
        else:
            told.append(say("tournay-note-reacts", card=name))
    return told


def _drawing(view: State, say: Speaker, move: moved.Draw, known: Sequence[str]) -> list[str]:
    deck = view.decks[move.deck]
    if "how" not in known:
        return _deck(view, say, move.deck)
    if move.how == "face_up" and deck.up is not None:
        return [effect_of(say, deck.up), _worth(say, deck.up)]
    buried = deck.up is not None and deck.size > 2
    return [
        say("tournay-note-buried", card=name_of(say, deck.up)) if buried and deck.up is not None else "",
        _crier(say, deck.crier_out),
    ]


def _deck(view: State, say: Speaker, name: str) -> list[str]:
    deck = view.decks[name]
    up = say("tournay-note-face-up", card=name_of(say, deck.up)) if deck.up is not None else ""
    return [up, say("tournay-note-cards", count=deck.size), _crier(say, deck.crier_out)]


def _crier(say: Speaker, out: bool) -> str:
    """Only the exception: a Town Crier that is already out."""
    return say("tournay-note-no-crier") if out else ""


def _activating(
    view: State, seat: Seat, say: Speaker, move: moved.Activate | moved.Visit, known: Sequence[str]
) -> list[str]:
    player = view.players[seat]
    card = player.quarter[move.space].card
    reacting = _paid_by_characters(player, say, move.space, card, "activate")
    ability = card.ability
    assert ability is not None
    if isinstance(move, moved.Visit):
        recruits = ability.does == "recruit"
        return [say("tournay-note-visit-recruit" if recruits else "tournay-note-visit"), *reacting]
    counted = COUNTED.get(ability.does)
    if counted is not None and ability.does != "gain":
        colour = BONUS_CITIZEN if isinstance(view.stack[-1], React) else card.colour
        after = _without_citizen(player, colour) if seat in move.citizens else player
        gain = ability.amount * counted(view, after, ability)
        return [say("tournay-note-gain", deniers=gain), *reacting, effect_of(say, card.id)]
    borrowed = sum(owner != seat for owner in move.citizens) if "citizens" in known else 0
    if _useless(view, seat, ability, data.BORROW_PRICE * borrowed):
        return [say("tournay-note-no-effect"), *reacting, effect_of(say, card.id)]
    return [effect_of(say, card.id), *reacting]


def _useless(view: State, seat: Seat, ability: Ability, paid: int) -> bool:
    """Whether the ability would do nothing once the citizens are paid (TOU-15.25)."""
    after = view.clone()
    after.players[seat].deniers -= paid
    return not (has_effect(after, seat, ability) if ability.at_once else WAYS[ability.does](after, seat, ability, ()))


def _without_citizen(player: Player, colour: str) -> Player:
    """The player after a citizen left the plaza for a building."""
    after = player.clone()
    after.plaza[colour] -= 1
    return after


def _fighting(view: State, seat: Seat, say: Speaker, move: moved.Fight) -> list[str]:
    """Fate of the event, and that fighting is free if a card does it."""
    event, coins = data.EVENTS[move.event], coins_on(view, move.event)
    if not move.citizens:
        return [say("tournay-note-for-nothing"), *_coins_taken(view, say, coins), effect_of(say, event.id)]
    return [say("tournay-note-rampart"), effect_of(say, event.id)]


def _coins_taken(view: State, say: Speaker, coins: int) -> list[str]:
    """Coins gained if the fighting card takes them."""
    top = view.stack[-1]
    taken = False
    if isinstance(top, ChooseAbility):
        ability = CARDS[top.card].ability
        taken = ability is not None and ability.take_coins
    elif isinstance(top, React):
        able = top.able(view)
        character = CARDS[top_card(view, top.seat, able[0])].character if len(able) == 1 else None
        taken = character is not None and character.take_coins
    return [say("tournay-note-gain", deniers=coins)] if taken and coins else []


def _earning(view: State, seat: Seat, say: Speaker, move: moved.Earn, known: Sequence[str]) -> list[str]:
    player = view.players[seat]
    each = data.EARNED_PER_CITIZEN
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
    on_buildings = sum(token != data.GREY for site in player.quarter.values() for token in site.tokens)
    damaged = sum(site.damaged for site in player.quarter.values())
    paid = sum(site.card.character.amount for _, site in characters(player, "gather") if site.card.character)
    return [
        say("tournay-note-gather", count=sum(player.lying.values()) + on_buildings),
        say("tournay-note-repaired", count=damaged) if damaged else "",
        say("tournay-note-gain", deniers=paid) if paid else "",
    ]


def _recruiting(view: State, seat: Seat, say: Speaker, move: moved.Recruit) -> list[str]:
    left = say("tournay-note-left", left=view.players[seat].deniers - recruiting_price(view))
    return [say("tournay-note-in-supply", count=view.supply[move.colour]), left]


def _elsewhere(view: State, say: Speaker, move: moved.Copy | moved.Hit, known: Sequence[str]) -> list[str]:
    """A card of an opponent, or all selectable ones there."""
    if "space" in known:
        return [effect_of(say, top_card(view, move.seat, move.space))]
    there = [
        top_card(view, other.seat, other.space)
        for other in _answers(view)
        if isinstance(other, moved.Copy | moved.Hit) and other.seat == move.seat
    ]
    return [say.terms(GAME, "card", there)]


def _answers(view: State) -> list[Move]:
    """Legal moves of the one seat that decides."""
    top = view.stack[-1]
    return top.answers(view) if isinstance(top, Asking) else []


def _firing(view: State, say: Speaker, events: Iterable[str]) -> list[str]:
    good = any(data.EVENTS[event].positive for event in events)
    effects = [say(f"tournay-effect-{event}") for event in events]
    return [say("tournay-note-fire-good" if good else "tournay-note-fire"), *effects, say("tournay-note-reveals")]


def _naming(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: moved.Name) -> list[str]:
    top = view.stack[-1]
    ability = CARDS[top.card].ability if isinstance(top, ChooseAbility) else None
    if ability is None:
        return []
    if ability.does != "manor":
        return [say("tournay-note-gain", deniers=ability.amount * view.players[seat].plaza[move.colour])]
    paid = dict(zip(view.opponents(seat), manor_payments(view, seat, ability, move.colour), strict=True))
    each = ", ".join(f"{short(names[other])} {deniers}" for other, deniers in paid.items() if deniers)
    gain = say("tournay-note-gain", deniers=sum(paid.values()))
    return [gain, each]


def _picking(view: State, say: Speaker, move: moved.Pick) -> list[str]:
    left = [
        deck.up
        for name, deck in view.decks.items()
        if data.DECKS[name].level == CARDS[move.cards[0]].level and deck.up is not None and deck.up not in move.cards
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
    if card in data.EVENTS:
        return [say("tournay-note-rampart-gone")]
    return [effect_of(say, card), say("tournay-note-under")]


# ---------------------------------------------------------------- effects of events


def _defending(view: State, seat: Seat, say: Speaker, move: moved.Defend, known: Sequence[str]) -> list[str]:
    """Effects left to suffer once these events are ignored."""
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
    """`Great Plague: 2 yellow citizens lie down`; "" if it does nothing."""
    event = data.EVENTS[name]
    count = _reward(view, seat, event) if event.positive else harm_of(view, seat, name)
    if not count:
        return ""
    return say(
        f"tournay-note-strikes-{event.group}",
        event=say.term(GAME, "event", name),
        count=count,
        colour=say.term(GAME, "colour", event.target) if event.target else "",
    )


def _reward(view: State, seat: Seat, event: data.EventCard) -> int:
    """Deniers gained from a positive event."""
    counts = claims(view, event.id)
    return data.REWARD * coins_on(view, event.id) if counts[seat] == max(counts) else 0


def all_strikes(view: State, seat: Seat, say: Speaker, events: Iterable[str]) -> str:
    told = []
    for event in events:
        struck = _strikes(view, seat, say, event)
        told.append(struck or say("tournay-note-strikes-nothing", event=say.term(GAME, "event", event)))
    return "; ".join(told)
