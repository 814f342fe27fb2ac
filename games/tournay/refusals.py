"""Reasons to refuse a move of Tournay, each with its clause. The texts are in `locales`."""

from collections import Counter
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from games.tournay import moves as moved
from games.tournay.cards import CARDS, Ability
from games.tournay.citizens import ways_to_use
from games.tournay.data import BORROW_PRICE, CITIZENS_TO_DRAW, DECKS, EVENTS, EXPERT_RECRUIT_PRICE, HAND_LIMIT
from games.tournay.fighting import ransom
from games.tournay.hands import draw_ways
from games.tournay.placing import LYING, PLAZA, cards_to_give, citizens_to_give, has_built, open_to, spaces_after
from games.tournay.quarter import activatable, in_shared_line, is_space, touches
from games.tournay.state import Player, Site, State

REFUSALS: MappingProxyType[str, str] = MappingProxyType(
    {
        # the turn
        "tournay-refusal-turn-first": "TOU-3.2",
        "tournay-refusal-not-your-turn": "TOU-3.1",
        "tournay-refusal-no-rampart-in-hand": "TOU-7.2",
        "tournay-refusal-answer-stands-already": "TOU-7.6",  # answer
        # playing a card
        "tournay-refusal-one-card-per-turn": "TOU-3.3",
        "tournay-refusal-card-not-in-hand": "TOU-3.2",  # card
        "tournay-refusal-rampart-not-playable": "TOU-3.19",  # card
        "tournay-refusal-too-dear": "TOU-3.4",  # card, price, deniers
        "tournay-refusal-already-built": "TOU-3.15",  # card
        "tournay-refusal-no-such-space": "TOU-2.6",  # space
        "tournay-refusal-not-adjacent": "TOU-3.6",  # space
        "tournay-refusal-quarter-too-large": "TOU-3.7",  # space
        "tournay-refusal-first-card-place": "TOU-3.5",  # space
        "tournay-refusal-nothing-more-to-give": "TOU-17.1",  # card
        "tournay-refusal-give-citizen": "TOU-17.3",  # card, colour
        "tournay-refusal-no-citizen-there": "TOU-17.4",  # place, colour
        "tournay-refusal-give-card": "TOU-17.5",  # card
        "tournay-refusal-cannot-give-that": "TOU-17.8",  # pay
        "tournay-refusal-give-the-lying-one": "TOU-17.4",  # colour
        # citizens
        "tournay-refusal-wrong-number-of-citizens": "TOU-4.1",  # need, given
        "tournay-refusal-citizens-out-of-order": "TOU-4.4",
        "tournay-refusal-citizen-not-available": "TOU-4.3",  # seat, colour, available
        "tournay-refusal-cannot-pay-lenders": "TOU-4.8",  # price, deniers
        "tournay-refusal-no-citizens-needed": "TOU-14.9",
        # drawing
        "tournay-refusal-no-such-deck": "TOU-5.1",  # deck
        "tournay-refusal-deck-empty": "TOU-5.9",  # deck
        "tournay-refusal-no-face-up-card": "TOU-5.3",  # deck
        "tournay-refusal-last-card-must-be-taken": "TOU-5.7",  # deck
        "tournay-refusal-keep-first": "TOU-5.4",
        "tournay-refusal-card-not-drawn": "TOU-5.4",  # card
        "tournay-refusal-pick-first": "TOU-22.6",
        "tournay-refusal-pick-two-of-these": "TOU-22.6",
        # activating
        "tournay-refusal-nothing-there": "TOU-8.1",  # space
        "tournay-refusal-not-a-building": "TOU-8.3",  # space, card
        "tournay-refusal-building-damaged": "TOU-8.3",  # space, card
        "tournay-refusal-building-occupied": "TOU-8.3",  # space, card
        "tournay-refusal-decline-when-asked": "TOU-8.5",  # card
        "tournay-refusal-nobody-reacts": "TOU-8.5",  # card
        "tournay-refusal-nobody-to-decline": "TOU-14.3a",  # card
        "tournay-refusal-ability-first": "TOU-8.4",  # card
        "tournay-refusal-not-this-deck": "TOU-15.10",  # card, deck
        "tournay-refusal-not-this-colour": "TOU-15.14",  # card, colour
        "tournay-refusal-colour-changes-nothing": "TOU-15.25",  # card, colour
        "tournay-refusal-own-building": "TOU-15.17",
        "tournay-refusal-no-copy-damaged": "TOU-14.4",  # card
        "tournay-refusal-no-copy-occupied": "TOU-15.17",  # card
        "tournay-refusal-no-copy-twice": "TOU-14.12",  # card
        "tournay-refusal-copy-does-nothing": "TOU-15.25",  # card
        "tournay-refusal-too-many-events": "TOU-15.20",  # most
        "tournay-refusal-events-out-of-order": "TOU-15.20",
        "tournay-refusal-target-first": "TOU-22.13",  # victim
        "tournay-refusal-target-not-free": "TOU-22.13",  # victim, space
        # characters
        "tournay-refusal-characters-first": "TOU-8.7",
        "tournay-refusal-character-not-reacting": "TOU-8.6",  # space
        "tournay-refusal-call-one-first": "TOU-8.7",
        "tournay-refusal-character-cannot-do-that": "TOU-16.3",
        "tournay-refusal-not-in-the-shared-line": "TOU-22.8",  # space
        "tournay-refusal-activated-in-this-action": "TOU-22.12a",  # space
        # fighting, earning, recruiting
        "tournay-refusal-event-not-in-queue": "TOU-9.1",  # event
        "tournay-refusal-event-without-coins": "TOU-9.1",  # event
        "tournay-refusal-event-with-coins": "TOU-15.23",  # event
        "tournay-refusal-ransom": "TOU-9.3",  # event, ransom, deniers
        "tournay-refusal-too-few-own-citizens": "TOU-10.2",  # colour, available
        "tournay-refusal-at-least-one": "TOU-10.1",
        "tournay-refusal-expert-only": "TOU-20.3",
        "tournay-refusal-supply-empty": "TOU-14.3",  # colour
        "tournay-refusal-recruit-price": "TOU-20.3",  # price, deniers
        # events
        "tournay-refusal-defend-first": "TOU-7.6",
        "tournay-refusal-event-not-firing": "TOU-7.2",  # event
        "tournay-refusal-too-few-ramparts": "TOU-7.4",  # ramparts
        "tournay-refusal-one-defence-per-event": "TOU-7.4",  # event
        "tournay-refusal-no-catapult": "TOU-22.14",
        "tournay-refusal-suffer-first": "TOU-13.10",  # event
        "tournay-refusal-damage-free-card": "TOU-13.3",  # event, space
        "tournay-refusal-no-such-citizen": "TOU-13.5",  # colour
        # the hand limit and the last card
        "tournay-refusal-hand-limit-first": "TOU-12.1",  # limit, cards
        "tournay-refusal-rampart-not-in-hand": "TOU-12.4",  # card
        "tournay-refusal-last-card-first": "TOU-18.7",
    }
)
"""Message id → clause; the comments name the arguments, all of them ids or small numbers."""


def refuse(reason: str, **args: object) -> IllegalMove:
    name = f"tournay-refusal-{reason}"
    return IllegalMove(name, REFUSALS[name], **args)


# ---------------------------------------------------------------- the turn


def why_not_standing(state: State, seat: Seat, move: Move) -> IllegalMove:
    if not isinstance(move, moved.Standing):
        return refuse("not-your-turn")
    if not state.players[seat].ramparts:
        return refuse("no-rampart-in-hand")
    return refuse("answer-stands-already", answer=move.answer)


def why_not_turn(state: State, seat: Seat, move: Move, may_play: bool) -> IllegalMove:
    if isinstance(move, moved.Play):
        return why_not_play(state, seat, move) if may_play else refuse("one-card-per-turn")
    judge = ACTIONS.get(type(move))
    return judge(state, seat, move) if judge else refuse("turn-first")


def why_not_last_card(state: State, seat: Seat, move: Move) -> IllegalMove:
    return why_not_play(state, seat, move) if isinstance(move, moved.Play) else refuse("last-card-first")


# ---------------------------------------------------------------- playing a card


def why_not_play(state: State, seat: Seat, move: moved.Play) -> IllegalMove:
    player = state.players[seat]
    if move.card in EVENTS:
        return refuse("rampart-not-playable", card=move.card)
    if move.card not in player.hand:
        return refuse("card-not-in-hand", card=move.card)
    card = CARDS[move.card]
    if player.deniers < card.deniers:
        return refuse("too-dear", card=card.id, price=card.deniers, deniers=player.deniers)
    if (wrong := _payment(player, move)) is not None:
        return wrong
    if has_built(player, card, move.pay):
        return refuse("already-built", card=card.id)
    return _space(player, move)


def _payment(player: Player, move: moved.Play) -> IllegalMove | None:
    card = CARDS[move.card]
    if card.also is None:
        return None if move.pay is None else refuse("nothing-more-to-give", card=card.id)
    if card.also == "citizen":
        if move.pay in citizens_to_give(player, card.colour):
            same = move.pay == move.space and not open_to(player, card.colour, move.pay)
            return refuse("give-the-lying-one", colour=card.colour) if same else None
        if move.pay in (PLAZA, LYING) or move.pay in player.quarter:
            return refuse("no-citizen-there", place=move.pay, colour=card.colour)
        return refuse("give-citizen", card=card.id, colour=card.colour)
    if move.pay in cards_to_give(player, move.card):
        return None
    return refuse("give-card", card=card.id) if move.pay is None else refuse("cannot-give-that", pay=move.pay)


def _space(player: Player, move: moved.Play) -> IllegalMove:
    if not is_space(move.space):
        return refuse("no-such-space", space=move.space)
    given = move.pay if CARDS[move.card].also == "card" and move.pay in player.quarter else None
    left = [space for space in player.quarter if space != given or len(player.quarter[space].cards) > 1]
    if not left:
        return refuse("first-card-place", space=spaces_after(player, given)[0])
    return refuse("quarter-too-large" if touches(left, move.space) else "not-adjacent", space=move.space)


# ---------------------------------------------------------------- citizens


def _citizens(
    state: State, seat: Seat, colour: str, citizens: Sequence[Seat], need: int, price: int = 0
) -> IllegalMove:
    """Reason why these citizens cannot be used while `price` deniers are to be paid besides."""
    if len(citizens) != need:
        return refuse("wrong-number-of-citizens", need=need, given=len(citizens))
    count = len(state.players)
    for owner, wanted in Counter(citizens).items():
        available = state.players[owner].plaza[colour] if 0 <= owner < count else 0
        if wanted > available:
            return refuse("citizen-not-available", seat=owner, colour=colour, available=available)
    if list(citizens) != sorted(citizens, key=lambda owner: (owner - seat) % count):
        return refuse("citizens-out-of-order")
    price += BORROW_PRICE * sum(owner != seat for owner in citizens)
    return refuse("cannot-pay-lenders", price=price, deniers=state.players[seat].deniers)


# ---------------------------------------------------------------- the actions


def _deck(state: State, deck: str, how: str) -> IllegalMove | None:
    if deck not in DECKS:
        return refuse("no-such-deck", deck=deck)
    ways = draw_ways(state.decks[deck])
    if not ways:
        return refuse("deck-empty", deck=deck)
    if how in ways:
        return None
    return refuse("no-face-up-card" if how == "face_up" else "last-card-must-be-taken", deck=deck)


def _draw(state: State, seat: Seat, move: moved.Draw) -> IllegalMove:
    wrong = _deck(state, move.deck, move.how)
    if wrong is not None:
        return wrong
    kind = DECKS[move.deck]
    return _citizens(state, seat, kind.colour, move.citizens, CITIZENS_TO_DRAW[kind.level])


def _building(player: Player, space: str) -> IllegalMove | None:
    site = player.quarter.get(space)
    if site is None:
        return refuse("nothing-there", space=space)
    if site.card.kind != "building":
        return refuse("not-a-building", space=space, card=site.card.id)
    if activatable(player, space):
        return None
    return refuse("building-damaged" if site.damaged else "building-occupied", space=space, card=site.card.id)


def _activate(state: State, seat: Seat, move: moved.Activate | moved.Visit) -> IllegalMove:
    player = state.players[seat]
    wrong = _building(player, move.space)
    if wrong is not None:
        return wrong
    return _citizen_on(state, seat, move, player.quarter[move.space].card.colour)


def _citizen_on(state: State, seat: Seat, move: moved.Activate | moved.Visit, colour: str) -> IllegalMove:
    """Reason why this citizen cannot be put on an activatable building."""
    card = state.players[seat].quarter[move.space].card
    assert card.ability is not None
    if isinstance(move, moved.Visit):
        if not card.ability.at_once:
            return refuse("decline-when-asked", card=card.id)
        if move.citizens in ways_to_use(state, seat, colour, 1).all:
            recruits = card.ability.does == "recruit"
            return refuse("nobody-to-decline" if recruits else "nobody-reacts", card=card.id)
    return _citizens(state, seat, colour, move.citizens, 1)


def _fight(state: State, seat: Seat, move: moved.Fight) -> IllegalMove:
    if move.event not in state.queue:
        return refuse("event-not-in-queue", event=move.event)
    coins = state.coins[state.queue.index(move.event)]
    if not coins:
        return refuse("event-without-coins", event=move.event)
    price, deniers = ransom(move.event, coins), state.players[seat].deniers
    if deniers < price:
        return refuse("ransom", event=move.event, ransom=price, deniers=deniers)
    event = EVENTS[move.event]
    return _citizens(state, seat, event.fight_colour, move.citizens, event.fight_citizens, price)


def _earn(state: State, seat: Seat, move: moved.Earn) -> IllegalMove:
    if move.count < 1:
        return refuse("at-least-one")
    return refuse("too-few-own-citizens", colour=move.colour, available=state.players[seat].plaza[move.colour])


def _recruit(state: State, seat: Seat, move: moved.Recruit) -> IllegalMove:
    if not state.expert:
        return refuse("expert-only")
    if not state.supply[move.colour]:
        return refuse("supply-empty", colour=move.colour)
    deniers = state.players[seat].deniers
    if deniers < EXPERT_RECRUIT_PRICE:
        return refuse("recruit-price", price=EXPERT_RECRUIT_PRICE, deniers=deniers)
    return _citizens(state, seat, move.colour, move.citizens, 1, EXPERT_RECRUIT_PRICE)


ACTIONS: dict[type[Move], Callable[[State, Seat, Any], IllegalMove]] = {
    moved.Draw: _draw,
    moved.Activate: _activate,
    moved.Visit: _activate,
    moved.Fight: _fight,
    moved.Earn: _earn,
    moved.Recruit: _recruit,
}

# ---------------------------------------------------------------- choices within an action


def why_not_keep(move: Move) -> IllegalMove:
    return refuse("card-not-drawn", card=move.card) if isinstance(move, moved.Keep) else refuse("keep-first")


def why_not_pick(move: Move) -> IllegalMove:
    return refuse("pick-two-of-these") if isinstance(move, moved.Pick) else refuse("pick-first")


def why_not_hit(move: Move, victim: Seat) -> IllegalMove:
    if not isinstance(move, moved.Hit) or move.seat != victim:
        return refuse("target-first", victim=victim)
    return refuse("target-not-free", victim=victim, space=move.space)


ASKS: dict[str, type[Move]] = {
    "gain_per_chosen_colour": moved.Name,
    "draw": moved.Draw,
    "take_two": moved.Take,
    "recruit": moved.Recruit,
    "copy": moved.Copy,
    "ballista": moved.Fire,
    "fight": moved.Fight,
    "catapult": moved.Hit,
    "manor": moved.Name,
}
"""Kind of ability → kind of move that answers it."""


def why_not_ability(
    state: State, seat: Seat, move: Move, card: str, copied: Sequence[tuple[int, str]], victim: Seat | None
) -> IllegalMove:
    ability = CARDS[card].ability
    assert ability is not None
    if type(move) is not ASKS[ability.does]:
        return refuse("ability-first", card=card)
    if getattr(move, "citizens", ()):
        return refuse("no-citizens-needed")
    if isinstance(move, moved.Draw | moved.Take):
        return _ability_deck(state, card, ability, move)
    if isinstance(move, moved.Name | moved.Recruit) and move.colour not in ability.colours:
        return refuse("not-this-colour", card=card, colour=move.colour)
    if isinstance(move, moved.Name):
        return refuse("colour-changes-nothing", card=card, colour=move.colour)
    if isinstance(move, moved.Recruit):
        return refuse("supply-empty", colour=move.colour)
    if isinstance(move, moved.Copy):
        return _copy(state, seat, move, card, ability, copied)
    if isinstance(move, moved.Fire):
        return _fire(state, ability, move)
    if isinstance(move, moved.Fight):
        return _free_fight(state, move, ability.coins)
    assert victim is not None
    return why_not_hit(move, victim)


def _ability_deck(state: State, card: str, ability: Ability, move: moved.Draw | moved.Take) -> IllegalMove:
    kind = DECKS.get(move.deck)
    if kind is None or kind.level != ability.level or kind.colour not in ability.colours:
        return refuse("not-this-deck", card=card, deck=move.deck)
    wrong = _deck(state, move.deck, move.how) if isinstance(move, moved.Draw) else None
    return wrong or refuse("deck-empty", deck=move.deck)


def _copy(
    state: State, seat: Seat, move: moved.Copy, card: str, ability: Ability, copied: Sequence[tuple[int, str]]
) -> IllegalMove:
    if move.seat == seat:
        return refuse("own-building")
    site: Site | None = None
    if 0 <= move.seat < len(state.players):
        site = state.players[move.seat].quarter.get(move.space)
    if site is None:
        return refuse("nothing-there", space=move.space)
    if site.card.kind != "building":
        return refuse("not-a-building", space=move.space, card=site.card.id)
    if site.card.colour not in ability.colours:
        return refuse("not-this-colour", card=card, colour=site.card.colour)
    if site.damaged:
        return refuse("no-copy-damaged", card=site.card.id)
    if (move.seat, move.space) in copied:
        return refuse("no-copy-twice", card=site.card.id)
    if site.tokens and not ability.occupied:
        return refuse("no-copy-occupied", card=site.card.id)
    return refuse("copy-does-nothing", card=site.card.id)


def _fire(state: State, ability: Ability, move: moved.Fire) -> IllegalMove:
    for event in move.events:
        if event not in state.queue:
            return refuse("event-not-in-queue", event=event)
    if not move.events or len(set(move.events)) > ability.amount:
        return refuse("too-many-events", most=ability.amount)
    return refuse("events-out-of-order")


def _free_fight(state: State, move: moved.Fight, with_coins: bool) -> IllegalMove:
    if move.event not in state.queue:
        return refuse("event-not-in-queue", event=move.event)
    return refuse("event-without-coins" if with_coins else "event-with-coins", event=move.event)


# ---------------------------------------------------------------- characters


def why_not_react(
    state: State, seat: Seat, move: Move, space: str, acting: Sequence[str], used: Sequence[str]
) -> IllegalMove:
    """`acting`: the characters that could do more than pay."""
    quarter = state.players[seat].quarter
    if isinstance(move, moved.Call):
        return refuse("character-not-reacting", space=move.space)
    if not isinstance(move, moved.Activate | moved.Visit | moved.Fight | moved.Raise):
        return refuse("characters-first")
    if len(acting) != 1:
        return refuse("call-one-first")
    (at,) = acting
    character = quarter[at].card.character
    assert character is not None
    gives = {moved.Fight: "fight", moved.Raise: "stand_up"}.get(type(move), "activation")
    if character.gives != gives:
        return refuse("character-cannot-do-that")
    if isinstance(move, moved.Fight):
        return refuse("no-citizens-needed") if move.citizens else _free_fight(state, move, True)
    assert isinstance(move, moved.Activate | moved.Visit)
    wrong = _building(state.players[seat], move.space)
    if move.space in used:
        return refuse("activated-in-this-action", space=move.space)
    if wrong is not None:
        return wrong
    if not in_shared_line(at, space, move.space):
        return refuse("not-in-the-shared-line", space=move.space)
    return _citizen_on(state, seat, move, "white")


# ---------------------------------------------------------------- events


def why_not_defend(state: State, seat: Seat, move: Move, events: Sequence[str], catapult: bool) -> IllegalMove:
    if not isinstance(move, moved.Defend):
        return refuse("defend-first")
    chosen = [*move.ramparts, *([move.catapult] if move.catapult is not None else [])]
    for event in chosen:
        if event not in events:
            return refuse("event-not-firing", event=event)
        if chosen.count(event) > 1:
            return refuse("one-defence-per-event", event=event)
    ramparts = len(state.players[seat].ramparts)
    if len(move.ramparts) > ramparts:
        return refuse("too-few-ramparts", ramparts=ramparts)
    return refuse("events-out-of-order") if catapult or move.catapult is None else refuse("no-catapult")


def why_not_suffer(move: Move, event: str) -> IllegalMove:
    if isinstance(move, moved.Damage) and EVENTS[event].damages:
        return refuse("damage-free-card", event=event, space=move.space)
    if isinstance(move, moved.Lay) and not EVENTS[event].damages:
        return refuse("no-such-citizen", colour=move.colour)
    return refuse("suffer-first", event=event)


# ---------------------------------------------------------------- the hand limit


def why_not_discard(state: State, seat: Seat, move: Move) -> IllegalMove:
    player = state.players[seat]
    if isinstance(move, moved.Build):
        return refuse("rampart-not-in-hand", card=move.rampart)
    if isinstance(move, moved.Discard):
        return refuse("card-not-in-hand", card=move.card)
    return refuse("hand-limit-first", limit=HAND_LIMIT, cards=player.cards_in_hand)
