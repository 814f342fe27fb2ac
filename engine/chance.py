"""Chance: a game is its seed and its moves.

Every die and every draw is keyed by the table's secret seed and a counter, so it can be neither predicted without the
seed nor disputed with it: the seed's fingerprint is shown when a table starts and the seed itself when it ends.
"""

import hashlib


def fingerprint(seed: str) -> str:
    """What is shown of a seed before the game is over."""
    return hashlib.sha256(seed.encode()).hexdigest()


def number_below(seed: str, counter: int, below: int) -> int:
    """The `counter`-th random number of a seed, in 0 … below-1.

    Scaled by multiply-and-shift; the bias of 64 bits over a few dozen faces is far below anything a player could see.
    """
    hashed = _keyed(seed).copy()
    hashed.update(counter.to_bytes(8, "big"))
    return int.from_bytes(hashed.digest(), "big") * below >> 64


_remembered: dict[str, hashlib.blake2b] = {}


def _keyed(seed: str) -> hashlib.blake2b:
    """blake2b keys hold 64 bytes; longer seeds are hashed to fit. Remembered, since a game asks hundreds of times."""
    keyed = _remembered.get(seed)
    if keyed is None:
        if len(_remembered) > 4096:
            _remembered.clear()
        keyed = _remembered[seed] = hashlib.blake2b(key=hashlib.sha512(seed.encode()).digest(), digest_size=8)
    return keyed
