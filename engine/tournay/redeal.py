"""A world that a seat cannot tell from this one: all it does not know is dealt again.

Everybody sees the backs of the cards, so a card changes places only with cards of its own deck: in others' hands, in
the face-down part of the deck, put under it secretly, or left in the box.
"""

from collections import Counter
from random import Random

from engine.seats import Seat
from engine.tournay.cards import DECK_OF, ORDER, expansion_cards, marked_cards
from engine.tournay.data import CRIERS, DECKS
from engine.tournay.drawing import KeepCard
from engine.tournay.firing import DeclareDefences
from engine.tournay.moves import BOOK, Play
from engine.tournay.state import Player, State, Under
from engine.tournay.steps import CommitLastCards, LayLastCard


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.seed = f"{rng.getrandbits(128):032x}"
    world.draws = 0
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
    if looking:
        pool += [card for card, open_card in looking if not open_card]
    boxed = [card for card in world.box if DECK_OF[card] == name]
    if boxed:
        boxed, pool = _fill_box(name, pool + boxed, len(boxed), rng)
        world.box = [card for card in world.box if DECK_OF[card] != name] + boxed
    pool.sort()  # the deal depends on what is unknown, never on where it lies
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
    """TOU-21.2: only marked cards and cards of the expansion can have been left out."""
    optional = Counter(pool) & (marked_cards(name) + expansion_cards(name))
    boxed = rng.sample(sorted(optional.elements()), count)
    return boxed, list((Counter(pool) - Counter(boxed)).elements())


def _looked_at(world: State, name: str, seat: Seat | None) -> list[tuple[str, bool]]:
    """The pair of cards that another seat is looking at, each with whether everybody knows it (TOU-5.6)."""
    top = world.stack[-1] if world.stack else None
    if not isinstance(top, KeepCard) or top.deck != name or top.seat == seat:
        return []
    first, second = world.players[top.seat].looked
    return [(first, bool(top.open_card)), (second, False)]


def _promised(world: State, seat: Seat) -> Counter[str]:
    """Cards that a last card already revealed still needs from the hand: itself, and what is given for it."""
    cards: Counter[str] = Counter()
    for step in world.stack:
        if isinstance(step, LayLastCard) and step.seat == seat:
            move = BOOK.read(step.move)
            assert isinstance(move, Play)
            cards.update([card for card in (move.card, move.pay or "") if card in DECK_OF])
    return cards


def _answer_again(world: State, seat: Seat | None, rng: Random) -> None:
    """Answers that others have given secretly: any other they could have given would look the same."""
    top = world.stack[-1] if world.stack else None
    for other, player in enumerate(world.players):
        if other == seat:
            continue
        if isinstance(top, DeclareDefences) and player.defence is not None:
            player.defence = rng.choice(top.options(world, other)).notation
        if isinstance(top, CommitLastCards) and player.last_card is not None:
            player.last_card = rng.choice(top.options(world, other)).notation
