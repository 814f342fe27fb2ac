"""Choosing in any order: what was touched is part of the move, wherever one begins.

Beside `narrow`, which asks one field after the other: a board shows everything that can be chosen at once, and a player
begins with whatever they look at. Either way leads to the legal moves and to nothing else.
"""

from collections.abc import Iterable, Sequence

from engine.moves import NOTHING, Move

Tag = tuple[str, str]
"""A field of a move and its word: `("die", "3")`; the kind of a move is its first field: `("kind", "take")`."""

KIND = "kind"


def tags(move: Move) -> tuple[Tag, ...]:
    """All that can be touched of a move, the kind first. What it leaves out (`-`) is a tag too: some moves are told
    from others by that alone."""
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    return tuple(zip((KIND, *fields), move.words, strict=True))


def left(moves: Iterable[Move], chosen: Sequence[Tag]) -> list[Move]:
    """The moves that contain everything chosen."""
    wanted = {*chosen}
    return [move for move in moves if wanted.issubset(tags(move))] if wanted else list(moves)


def answers(moves: Iterable[Move], chosen: Sequence[Tag] = ()) -> dict[Tag, list[Move]]:
    """Each tag that still tells moves apart, with the moves that it leaves, in their order.

    To leave something out is an answer only where all moves that are left could name it, being of one kind.
    """
    found: dict[Tag, list[Move]] = {}
    possible = left(moves, chosen)
    for move in possible:
        for tag in tags(move):
            found.setdefault(tag, []).append(move)
    mixed = sum(field == KIND for field, _ in found) > 1
    return {tag: some for tag, some in found.items() if len(some) < len(possible) and not (mixed and tag[1] == NOTHING)}
