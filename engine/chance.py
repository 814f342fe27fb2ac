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
    digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=_key(seed), digest_size=8).digest()
    return int.from_bytes(digest, "big") * below >> 64


_keys: dict[str, bytes] = {}


def _key(seed: str) -> bytes:
    """blake2b keys hold 64 bytes; longer seeds are hashed to fit. Remembered, since a game asks hundreds of times."""
    key = _keys.get(seed)
    if key is None:
        if len(_keys) > 4096:
            _keys.clear()
        key = _keys[seed] = hashlib.sha512(seed.encode()).digest()
    return key
