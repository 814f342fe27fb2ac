"""A toy that lists its moves in the order of a set: right in one process and different in the next."""

from engine.moves import Move
from tests.engine.toy import State, Toy


class HashOrdered(Toy):
    def moves(self, state: State, seat: int) -> list[Move]:
        named = {move.notation: move for move in super().moves(state, seat)}
        return [named[name] for name in set(named)]


HASH_ORDERED = HashOrdered()
