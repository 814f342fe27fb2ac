"""Chance: a game is its seed and its moves.

Every die and every draw is keyed by the table's secret seed and a counter, so it can be neither predicted without the
seed nor disputed with it: the seed's fingerprint is shown when a table starts and the seed itself when it ends.
"""

import hashlib
from collections.abc import Iterable

PLUS = " + "
"""Separates the bot's secret from the players' words."""


def with_words(secret: str, words: Iterable[str]) -> str:
    """The seed of a game: the bot's secret, already published as a fingerprint, and the words that players add after
    that. Neither side can have chosen the shuffle."""
    return PLUS.join([secret, *words])


def words_in(seed: str) -> list[str]:
    """The players' words in a seed, which are public."""
    return seed.split(PLUS)[1:]


def fingerprint(seed: str) -> str:
    """Fingerprint of the bot's secret in a seed, shown before the game is over."""
    return hashlib.sha256(seed.partition(PLUS)[0].encode()).hexdigest()


def number_below(seed: str, counter: int, below: int) -> int:
    """The `counter`-th random number of a seed, in 0 … below-1.

    Scaled by multiply-and-shift; the bias of 64 bits over a few dozen faces is far below anything a player could see.
    """
    hasher = (_hashers.get(seed) or _keyed(seed)).copy()
    hasher.update(counter.to_bytes(8, "big"))
    return int.from_bytes(hasher.digest(), "big") * below >> 64


_hashers: "dict[str, hashlib.blake2b]" = {}


def _keyed(seed: str) -> "hashlib.blake2b":
    """A hasher with the seed for its key, only to be copied. Remembered, since a game asks hundreds of times.

    blake2b keys hold 64 bytes; seeds are hashed to fit.
    """
    if len(_hashers) > 4096:
        _hashers.clear()
    key = hashlib.sha512(seed.encode()).digest()
    hasher = _hashers[seed] = hashlib.blake2b(key=key, digest_size=8)
    return hasher
