"""Positions that a seat cannot distinguish from this one: all cards it does not know are dealt again.

Backs are public, so a card changes places only with cards of its own deck: in others' hands, in the face-down part of
the deck, put under it secretly, or left in the box.
"""

from collections import Counter
from random import Random

from engine.records import HIDDEN
from engine.seats import Seat
from games.tournay.cards import CARDS, DECK_OF, ORDER, base_cards, expansion_cards, marked_cards
from games.tournay.data import CRIERS, DECKS, EVENTS
from games.tournay.drawing import KeepCard
from games.tournay.firing import DeclareDefences, Suffer, TownCrier, fate
from games.tournay.moves import BOOK, Damage, Lay, Play
from games.tournay.placing import plays
from games.tournay.state import Player, State, Under
from games.tournay.steps import CommitLastCards, LayLastCard

TRIES = 64
"""Maximum attempts to find a deal that leaves the other seats able to do what they still have to."""


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.reseed(rng)
    for deck in DECKS:
        _deal_deck(world, deck, seat, rng)
    for player in _others(world, seat):
        player.hand.sort(key=ORDER.__getitem__)
        player.standing = "ask"
        player.standing_for = []
    _answer_again(world, seat, rng)
    return world


def _others(world: State, seat: Seat | None) -> list[Player]:
    return [player for other, player in enumerate(world.players) if other != seat]


def _deal_deck(world: State, name: str, seat: Seat | None, rng: Random) -> None:
    deck = world.decks[name]
    criers = [card for card in deck.bag if card in CRIERS]
    hidden = len(deck.bag) - len(criers)
    pool = [card for card in deck.bag if card not in CRIERS]
    secret = [n for n, under in enumerate(deck.under) if not under.shown and under.seat != seat]
    pool += [deck.under[n].card for n in secret]
    unknown: list[tuple[Player, list[int]]] = []
    for other, player in enumerate(world.players):
        if other == seat:
            continue
        fixed = Counter(player.known) + _promised(world, other)
        places = []
        for at, card in enumerate(player.hand):
            if DECK_OF[card] != name:
                continue
            if fixed[card]:
                fixed[card] -= 1
            else:
                places.append(at)
                pool.append(card)
        unknown.append((player, places))
    looking = _looked_at(world, name, seat)
    pool += [card for card, open_card in looking if not open_card]
    boxed = [card for card in world.box if DECK_OF[card] == name]
    if boxed:
        boxed, pool = _fill_box(name, pool + boxed, len(boxed), rng)
        world.box = [card for card in world.box if DECK_OF[card] != name] + boxed
    pool.sort()  # sorted, so that the deal depends only on which cards are unknown, not on their places
    rng.shuffle(pool)
    for n in secret:
        deck.under[n] = Under(deck.under[n].seat, pool.pop())
    for player, places in unknown:
        for at in places:
            player.hand[at] = pool.pop()
    if looking:
        player = world.players[world.stack[-1].seat]  # type: ignore[attr-defined]
        player.looked = [card if open_card else pool.pop() for card, open_card in looking]
    assert len(pool) == hidden
    deck.bag = pool + criers


def _fill_box(name: str, pool: list[str], count: int, rng: Random) -> tuple[list[str], list[str]]:
    """Only marked cards and cards of the expansion can have been left out (TOU-21.2)."""
    optional = Counter(pool) & (marked_cards(name) + expansion_cards(name))
    boxed = rng.sample(sorted(optional.elements()), count)
    return boxed, list((Counter(pool) - Counter(boxed)).elements())


def _looked_at(world: State, name: str, seat: Seat | None) -> list[tuple[str, bool]]:
    """The pair of cards that another seat is looking at, each with whether it is public (TOU-5.6)."""
    top = world.stack[-1] if world.stack else None
    if not isinstance(top, KeepCard) or top.deck != name or top.seat == seat:
        return []
    first, second = world.players[top.seat].looked
    return [(first, bool(top.open_card)), (second, False)]


def _promised(world: State, seat: Seat) -> Counter[str]:
    """Cards of the hand reserved for a last card already revealed: itself, and the card given for it."""
    cards: Counter[str] = Counter()
    for step in world.stack:
        if isinstance(step, LayLastCard) and step.seat == seat and step.move != HIDDEN:
            move = BOOK.read(step.move)
            assert isinstance(move, Play)
            cards.update([card for card in (move.card, move.pay or "") if card in DECK_OF])
    return cards


def _answer_again(world: State, seat: Seat | None, rng: Random) -> None:
    """Replace the secret answers of others by random legal ones."""
    top = world.stack[-1] if world.stack else None
    for other, player in enumerate(world.players):
        if other == seat:
            continue
        if player.defence is not None:
            assert isinstance(top, DeclareDefences)
            player.defence = rng.choice(top.options(world, other)).notation
        if player.last_card is not None:
            assert isinstance(top, CommitLastCards)
            player.last_card = rng.choice(top.options(world, other)).notation
        if isinstance(top, Suffer):
            _choose_again(world, other, top, rng)


def _choose_again(world: State, seat: Seat, suffer: Suffer, rng: Random) -> None:
    """Choose as many losses as before, such that the seat still has a choice left, or not, as is public."""
    player = world.players[seat]
    chosen = len(player.choices)
    for _ in range(TRIES):
        player.choices = []
        while len(player.choices) < chosen and (asked := fate(world, seat, suffer.struck[seat]).asked):
            lost = rng.choice(asked)
            assert isinstance(lost, Damage | Lay)
            player.choices.append(lost.space if isinstance(lost, Damage) else lost.colour)
        asked = fate(world, seat, suffer.struck[seat]).asked
        if len(player.choices) == chosen and bool(asked) == (seat in suffer.asked):
            return


# ---------------------------------------------------------------- imagining a position from a view


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Put any fitting cards into the hidden places, then deal them again."""
    world = view.clone()
    seen = _seen(world)
    for deck in DECKS:
        _fill_deck(world, deck, seen)
    shown = {*world.queue, *world.event_under}
    for player in world.players:
        shown |= {*player.ramparts, *player.built}
    world.event_bag = [event for event in EVENTS if event not in shown]
    for _ in range(TRIES):
        dealt = redeal(world, seat, rng)
        if _lay_again(dealt, rng):
            break
    return dealt


def _seen(view: State) -> Counter[str]:
    """Every visible card, wherever it lies; of the others' hands those known to be there."""
    faces: list[str | None] = [deck.up for deck in view.decks.values()]
    faces += [under.shown or under.card for deck in view.decks.values() for under in deck.under]
    for player in view.players:
        faces += [card for site in player.quarter.values() for card in site.cards]
        faces += player.known if HIDDEN in player.hand else player.hand
        faces += player.looked
    if isinstance(top := view.stack[-1] if view.stack else None, KeepCard) and HIDDEN in view.players[top.seat].looked:
        faces.append(top.open_card)
    return Counter([face for face in faces if face in CARDS])  # type: ignore[misc]  # neither nothing nor a back


def _fill_deck(world: State, name: str, seen: Counter[str]) -> None:
    """Choose the cards in play, which are not public (TOU-21): as few kinds as the visible cards allow."""
    marked, added = marked_cards(name), expansion_cards(name)
    always = base_cards(name) - marked
    optional = Counter[str]()
    of_expansion = any(CARDS[card].expansion for card in seen)
    of_marked = any(seen[card] > base_cards(deck)[card] - many for deck in DECKS for card, many in
                    marked_cards(deck).items())  # fmt: skip
    if of_marked or not of_expansion:
        optional += marked
    if of_expansion:
        optional += added
    pool = [*(always + optional - seen).elements()]
    deck = world.decks[name]
    for player in world.players:
        if HIDDEN in player.hand:
            known = [card for card in player.known if DECK_OF[card] == name]
            for at, back in enumerate(player.backs):
                if back == name:
                    player.hand[at] = known.pop() if known else pool.pop()
    deck.under = [
        under if under.card != HIDDEN else Under(under.seat, under.shown or pool.pop(), under.shown)
        for under in deck.under
    ]
    top = world.stack[-1] if world.stack else None
    if isinstance(top, KeepCard) and top.deck == name and HIDDEN in world.players[top.seat].looked:
        world.players[top.seat].looked = [top.open_card or pool.pop(), pool.pop()]
    called = deck.crier_out or any(isinstance(step, TownCrier) and step.deck == name for step in world.stack)
    criers = [] if called else [DECKS[name].crier]
    down = len(deck.bag) - len(criers)
    deck.bag = pool[:down] + criers
    world.box += pool[down:]


def _lay_again(world: State, rng: Random) -> bool:
    """Choose the last cards still to be laid with only their backs visible. False if a seat has no possible card."""
    for at, step in enumerate(world.stack):
        if isinstance(step, LayLastCard) and step.move == HIDDEN:
            possible = plays(world, step.seat)
            if not possible:
                return False
            world.stack[at] = LayLastCard(step.seat, rng.choice(possible).notation)
    return True
