"""The lines of an offer or ask: one word each, and the totals of a bundle.

| word | meaning | where |
|---|---|---|
| `d25` | ducats | give, take |
| `silver` | a commodity | give, take, proceeds |
| `any:payer`, `any:receiver` | a commodity that the payer, or the receiver, chooses | give, take |
| `extra_action` | a special tile | give, take, proceeds |
| `marker` | an ownership marker | give, take, proceeds |
| `blind:message_03`, `trader:…`, `public:…` | a card, and who sees its face | the maker's side |
| `random:message` | a card drawn from the payer's hand | give, take |
| `drawn` | one of the cards that the action draws | proceeds |
| `bind:small_order_05` | the order that the buyer must fulfil (in an ask: `bind:small_order`) | proceeds |
| `order:d40`, `order:tile` | what that order brings | proceeds |

A thing given several times is written several times. Others see only the deck of a hidden card: `blind:message`.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.genoa.data import CARDS, COMMODITIES, DECK_OF, DECKS, MARKER, ORDERS, TILES, UNIT

Lines = tuple[str, ...]
HIDDEN_FACES = frozenset({"blind", "trader"})
ANY = ("any:payer", "any:receiver")
DRAWN = "drawn"
ORDER_TILE = "order:tile"

_PLACE: dict[str, int] = {
    word: n
    for n, word in enumerate(
        [
            *COMMODITIES,
            *ANY,
            *TILES,
            MARKER,
            *[f"{how}:{what}" for deck in DECKS for what in (deck, *CARDS[deck]) for how in ("blind", "trader")],
            *[f"public:{card}" for card in DECK_OF],
            *[f"random:{deck}" for deck in DECKS],
            DRAWN,
            *[f"bind:{what}" for deck in ("large_order", "small_order") for what in (deck, *CARDS[deck])],
            ORDER_TILE,
        ],
        start=1,
    )
}
"""Every word except ducats, in the order in which a bundle is written."""


@lru_cache(maxsize=4096)
def ducats_of(word: str) -> int | None:
    """Sum of a line of ducats, plain or out of an order; None for any other word."""
    number = word.removeprefix("order:").removeprefix("d")
    if len(number) == len(word) or not number.isascii() or not number.isdigit() or len(number) > 6:
        return None
    return int(number) if str(int(number)) == number else None


@lru_cache(maxsize=8192)
def canonical(words: Lines) -> Lines:
    """Sorted, with the ducats as one line."""
    plain = sum(amount for word in words if word.startswith("d") and (amount := ducats_of(word)))
    ordered = sum(amount for word in words if word.startswith("order:") and (amount := ducats_of(word)))
    rest = sorted((word for word in words if word in _PLACE), key=_PLACE.__getitem__)
    head = [f"d{plain}"] if plain else []
    return (*head, *rest, *([f"order:d{ordered}"] if ordered else []))


# ---------------------------------------------------------------- faces


class Masked(NamedTuple):
    """Lines as others see them, and the faces hidden from them."""

    lines: Lines
    faces: Lines
    confided: Lines
    bound: str


@lru_cache(maxsize=8192)
def mask(words: Lines) -> Masked:
    """Sort the words and separate the hidden faces."""
    lines, faces, confided, bound = [], [], [], ""
    for word in canonical(words):
        how, _, what = word.partition(":")
        if how in HIDDEN_FACES and what in DECK_OF:
            lines.append(f"{how}:{DECK_OF[what]}")
            faces.append(what)
            if how == "trader":
                confided.append(what)
        elif how == "bind" and what in DECK_OF:
            lines.append(f"bind:{DECK_OF[what]}")
            bound = what
        else:
            lines.append(word)
    return Masked(tuple(lines), tuple(faces), tuple(confided), bound)


# ---------------------------------------------------------------- totals of a bundle


class Tally(NamedTuple):
    """Goods that one side hands over at once."""

    ducats: int
    commodities: tuple[tuple[str, int], ...]
    unspecific: Lines
    """The "any commodity" lines."""
    tiles: tuple[tuple[str, int], ...]
    markers: int
    public: Lines
    """Cards with public faces."""
    named: tuple[tuple[str, int], ...]
    """Deck → number of cards named, hidden or not."""
    random: tuple[tuple[str, int], ...]
    """Deck → number of cards drawn from the hand."""
    decks: tuple[tuple[str, int], ...]
    """Deck → both together."""
    extra_actions: int

    @property
    def goods(self) -> int:
        """Number of goods, without ducats and markers."""
        return (
            sum(n for _, n in self.commodities)
            + len(self.unspecific)
            + sum(n for _, n in self.tiles)
            + sum(n for _, n in self.decks)
        )


@lru_cache(maxsize=8192)
def tally(lines: Lines) -> Tally:
    commodities: dict[str, int] = {}
    tiles: dict[str, int] = {}
    named: dict[str, int] = {}
    random: dict[str, int] = {}
    unspecific, public = [], []
    markers = ducats = 0
    for word in lines:
        how, _, what = word.partition(":")
        if word in COMMODITIES:
            commodities[word] = commodities.get(word, 0) + 1
        elif word in TILES:
            tiles[word] = tiles.get(word, 0) + 1
        elif word in ANY:
            unspecific.append(word)
        elif word == MARKER:
            markers += 1
        elif how == "random":
            random[what] = random.get(what, 0) + 1
        elif how == "public" or how in HIDDEN_FACES:
            deck = DECK_OF.get(what, what)
            named[deck] = named.get(deck, 0) + 1
            if how == "public":
                public.append(what)
        else:
            ducats += ducats_of(word) or 0
    decks = {deck: named.get(deck, 0) + random.get(deck, 0) for deck in DECKS if deck in named or deck in random}
    return Tally(
        ducats,
        tuple(commodities.items()),
        tuple(unspecific),
        tuple(tiles.items()),
        markers,
        tuple(public),
        tuple(named.items()),
        tuple(random.items()),
        tuple(decks.items()),
        tiles.get("extra_action", 0),
    )


class Promise(NamedTuple):
    """Proceeds that the buyer hands over out of the action."""

    commodities: Lines
    tiles: Lines
    markers: int
    drawn: int
    bind: str
    """The deck of the bound order."""
    ducats: int
    tile: bool
    """`ducats` and `tile`: out of the bound order."""

    @property
    def goods(self) -> int:
        """Number of goods, without ducats and markers."""
        return len(self.commodities) + len(self.tiles) + self.drawn + self.tile


@lru_cache(maxsize=8192)
def promise(lines: Lines) -> Promise:
    _, _, bound = next((word for word in lines if word.startswith("bind:")), "").partition(":")
    return Promise(
        tuple(word for word in lines if word in COMMODITIES),
        tuple(word for word in lines if word in TILES),
        lines.count(MARKER),
        lines.count(DRAWN),
        DECK_OF.get(bound, bound),
        sum(amount for word in lines if word.startswith("order:") and (amount := ducats_of(word))),
        ORDER_TILE in lines,
    )


@lru_cache(maxsize=4096)
def has_good(give: Lines, proceeds: Lines) -> bool:
    """GEN-11.2."""
    at_once = tally(give)
    later = promise(proceeds)
    return at_once.goods + at_once.markers + later.goods + later.markers > 0


# ---------------------------------------------------------------- allowed words


def _payment(deck_faces: Iterable[str]) -> frozenset[str]:
    return frozenset([*COMMODITIES, *ANY, *TILES, MARKER, *[f"random:{deck}" for deck in DECKS], *deck_faces])


BUYER_GIVES = _payment(f"{how}:{card}" for how in ("blind", "trader", "public") for card in DECK_OF)
TRADER_GIVES = _payment(f"{how}:{card}" for how in ("blind", "public") for card in DECK_OF)
OTHERS_GIVE = _payment(())
"""Words allowed for the other party, without cards, which are unknown."""
_PROCEEDS = frozenset([*COMMODITIES, *TILES, MARKER, DRAWN, ORDER_TILE])
OFFERED_PROCEEDS = _PROCEEDS | {f"bind:{order}" for order in ORDERS}
ASKED_PROCEEDS = _PROCEEDS | {"bind:large_order", "bind:small_order"}


def stray_word(words: Lines, allowed: frozenset[str], ducats: str) -> str | None:
    """The first word not allowed here; `ducats`: prefix of a sum on this side."""
    for word in words:
        amount = ducats_of(word)
        if word not in allowed and (amount is None or word != f"{ducats}{amount}"):
            return word
    return None


def odd_sum(words: Lines) -> str | None:
    """The first sum that is no positive multiple of 5 (GEN-15.17)."""
    for word in words:
        amount = ducats_of(word)
        if amount is not None and (amount <= 0 or amount % UNIT):
            return word
    return None


# ---------------------------------------------------------------- improving (GEN-15.27)


def at_least(new: Lines, old: Lines) -> bool:
    """Whether the new lines contain all of the old ones; sums may be higher."""
    return _counted(old) <= _counted(new)


def _counted(words: Lines) -> Counter[str]:
    """Number of each thing, and the sum of ducats."""
    found = Counter[str]()
    for word in words:
        amount = ducats_of(word)
        if amount is None:
            found[word] += 1
        else:
            found[word.removesuffix(str(amount))] += amount
    return found
