"""The words of a choice as a button or a menu carries them.

Mostly just the words. An offer of many things would be longer than Discord takes: of those only a fingerprint goes
out, and the choice is found again among what can be said.
"""

import zlib
from collections.abc import Iterable, Sequence

from engine import Move

LONGEST = 60
"""So long the words may be, joined by dots."""
MARK = "~"


def spelled(path: Sequence[str]) -> tuple[str, ...]:
    if len(".".join(path)) <= LONGEST:
        return tuple(path)
    return (f"{MARK}{_fingerprint(path)}",)


def meant(moves: Iterable[Move], words: tuple[str, ...]) -> tuple[str, ...]:
    """The path that the words stand for; the words themselves where they are no fingerprint, or a lost one."""
    if len(words) != 1 or not words[0].startswith(MARK):
        return words
    for move in moves:
        whole = move.words
        for size in range(1, len(whole) + 1):
            if words == spelled(whole[:size]):
                return whole[:size]
    return words


def _fingerprint(path: Sequence[str]) -> str:
    return f"{zlib.crc32('.'.join(path).encode()):08x}"
