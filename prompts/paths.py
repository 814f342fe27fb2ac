"""The words of a choice as a button carries them: mostly just the words of its moves."""

import zlib
from collections.abc import Iterable, Sequence

from engine import Move

LONGEST_PATH = 60
"""Letters of the words, joined by dots."""
FINGERPRINTED = "~"


def spelled(path: Sequence[str]) -> tuple[str, ...]:
    """The words of a choice as a button or a menu carries them: mostly just the words. Of an offer of many things,
    which would be longer than Discord takes, only a fingerprint, by which it is found again among what can be said."""
    if len(".".join(path)) <= LONGEST_PATH:
        return tuple(path)
    return (f"{FINGERPRINTED}{_fingerprint(path)}",)


def resolve_path(moves: Iterable[Move], words: tuple[str, ...]) -> tuple[str, ...]:
    """The path that the words stand for; the words themselves where they are no fingerprint, or a lost one."""
    if len(words) != 1 or not words[0].startswith(FINGERPRINTED):
        return words
    for move in moves:
        whole = move.words
        for size in range(1, len(whole) + 1):
            if words == spelled(whole[:size]):
                return whole[:size]
    return words


def _fingerprint(path: Sequence[str]) -> str:
    return f"{zlib.crc32('.'.join(path).encode()):08x}"
