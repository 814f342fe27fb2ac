"""Positions that a seat cannot distinguish from this one: all it does not know is dealt again.

Cards unknown to the seat are permuted consistently, so that an offer still names a card of its maker, and a card
promised twice is still one card. Hidden ducats change within the limits that offers imply.
"""

from dataclasses import replace
from random import Random

from engine.seats import Seat
from engine.steps import Step
from games.genoa.book import is_live
from games.genoa.data import CARDS, DECK_OF, DECKS, UNIT
from games.genoa.deals import Terms
from games.genoa.goods import pairs_visited
from games.genoa.lines import tally
from games.genoa.state import Bundle, State
from games.genoa.window import ActionWindow, Resume, ShareCards, Swap

Renaming = dict[str, str]


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.reseed(rng)
    known = _known_cards(world, seat)
    renamed: Renaming = {}
    for deck in DECKS:
        renamed |= _renaming(world, seat, deck, known, rng)
    _rename(world, renamed)
    _deal_ducats(world, seat, rng)
    return world


# ---------------------------------------------------------------- cards


def bundles(world: State) -> list[Bundle]:
    """All bundles on the table: offers, asks, and the one being accepted."""
    found = [*world.offers, *world.asks]
    return found + [step.bundle for step in world.stack if isinstance(step, Terms)]


def _windows(world: State) -> list[ActionWindow]:
    found = []
    for step in world.stack:
        if isinstance(step, ActionWindow):
            found.append(step)
        elif isinstance(step, Resume | Swap):
            found.append(step.window)
    return found


def _known_cards(world: State, seat: Seat | None) -> set[str]:
    """Cards shown in the book to all or to this seat, or named there by it, even if given away since; bound orders,
    which must stay orders that fit; contracts at the end."""
    known: set[str] = set()
    for bundle in bundles(world):
        known |= {*tally(bundle.give).public, *tally(bundle.take).public, bundle.bound}
        if bundle.seat == seat:
            known |= set(bundle.faces)
        if bundle.confided is not None and bundle.confided.seat == seat:
            known |= set(bundle.confided.cards)
    known |= {window.bound for window in _windows(world)}
    known |= {step.bound for step in world.stack if isinstance(step, Terms)}
    if not world.stack:
        known |= {card for player in world.players for card in player.contract}
    return known


def _promised(world: State) -> list[str]:
    """Hidden cards that the book or a step names, in order."""
    cards = [card for bundle in bundles(world) for card in bundle.faces]
    for step in world.stack:
        if isinstance(step, ShareCards):
            cards += step.cards
        elif isinstance(step, Swap):
            cards.append(step.away)
    return cards


def _renaming(world: State, seat: Seat | None, deck: str, known: set[str], rng: Random) -> Renaming:
    """Permutation of a deck's unknown cards. A deliverable message never lands in a hand with automatic delivery
    (GEN-13.25).

    Promised cards come first wherever they lie, so that the new card does not reveal its place in the hand.
    """
    promised = {card: place for place, card in enumerate(dict.fromkeys(_promised(world)))}

    def unknown(cards: list[str]) -> list[str]:
        return sorted([c for c in cards if c not in known], key=lambda card: promised.get(card, len(promised)))

    careful: list[str] = []
    others: list[str] = unknown(world.decks[deck].down)
    for number, player in enumerate(world.players):
        if number != seat:
            hand = unknown(player.hand(deck))
            (careful if deck == "message" and player.messages == "auto" else others).extend(hand)
    undelivered = set(pairs_visited(tuple(world.path))) - set(careful)
    # sorted, so that the deal depends only on which cards are unknown, not on their places
    pool = sorted(careful + others)
    rng.shuffle(pool)
    pool.sort(key=lambda card: card in undelivered)
    first = pool[: len(careful)]
    rest = pool[len(careful) :]
    rng.shuffle(rest)
    return dict(zip(careful + others, first + rest, strict=True))


def _rename(world: State, renamed: Renaming) -> None:
    for deck in DECKS:
        order = CARDS[deck].index
        pile = world.decks[deck]
        pile.down = sorted([renamed.get(card, card) for card in pile.down], key=order)
        for player in world.players:
            setattr(player, deck, sorted([renamed.get(card, card) for card in player.hand(deck)], key=order))
    world.offers = [_renamed(bundle, renamed) for bundle in world.offers]
    world.asks = [_renamed(bundle, renamed) for bundle in world.asks]
    world.stack = [_renamed_step(step, renamed) for step in world.stack]


def _names(cards: tuple[str, ...], renamed: Renaming) -> tuple[str, ...]:
    return tuple(renamed.get(card, card) for card in cards)


def _renamed(bundle: Bundle, renamed: Renaming) -> Bundle:
    confided = bundle.confided and replace(bundle.confided, cards=_names(bundle.confided.cards, renamed))
    return replace(bundle, faces=_names(bundle.faces, renamed), confided=confided)


def _renamed_step(step: Step, renamed: Renaming) -> Step:
    if isinstance(step, Terms):
        return replace(step, bundle=_renamed(step.bundle, renamed))
    if isinstance(step, ShareCards):
        return replace(step, cards=_names(step.cards, renamed))
    if isinstance(step, Swap) and step.away in DECK_OF:
        return replace(step, away=renamed.get(step.away, step.away))
    return step


# ---------------------------------------------------------------- ducats


def _deal_ducats(world: State, seat: Seat | None, rng: Random) -> None:
    """Choose any purse consistent with the book: live offers can be paid, suspended ones cannot."""
    for number, player in enumerate(world.players):
        if number == seat or player.shown is not None:
            continue
        least, real = _least(world, number), player.ducats
        possible = [ducats for ducats in range(least, least + 60 * UNIT, UNIT) if _keeps_book(world, number, ducats)]
        player.ducats = rng.choice(possible or [least])
        world.paid_out += player.ducats - real


def _least(world: State, number: Seat) -> int:
    """Ducats needed for the seat's live offers and for an acceptance in progress or intended."""
    sums = [tally(b.take if b.is_ask else b.give).ducats for b in _own(world, number) if b.live]
    for step in world.stack:
        if isinstance(step, Terms):
            sums += [tally(step.bundle.give).ducats] if step.seat == number else []
            sums += [tally(step.bundle.take).ducats] if world.trader == number else []
    if number == world.trader and world.intent is not None:
        sums += [tally(b.take).ducats for b in world.offers if b.id == world.intent.id]
    return max(sums, default=0)


def _keeps_book(world: State, number: Seat, ducats: int) -> bool:
    world.players[number].ducats = ducats
    return all(is_live(world, bundle) == bundle.live for bundle in _own(world, number))


def _own(world: State, number: Seat) -> list[Bundle]:
    """The seat's bundles: asks of the trader, offers of the others."""
    return world.asks if number == world.trader else [offer for offer in world.offers if offer.seat == number]
