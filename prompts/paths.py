"""Encoding of the words of a choice in a custom id."""

import zlib
from collections.abc import Iterable, Sequence

from engine import Move

LONGEST_PATH = 60
"""Maximum characters of the words joined by dots."""
FINGERPRINTED = "~"


def spelled(path: Sequence[str]) -> tuple[str, ...]:
    """The words as a button or menu carries them; a fingerprint if they are too long for Discord, such as an offer
    of many goods."""
    if len(".".join(path)) <= LONGEST_PATH:
        return tuple(path)
    return (f"{FINGERPRINTED}{_fingerprint(path)}",)


def resolve_path(moves: Iterable[Move], words: tuple[str, ...]) -> tuple[str, ...]:
    """The path of the words; the words themselves if they are no fingerprint, or an unknown one."""
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
