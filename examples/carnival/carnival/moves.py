"""The moves. `Lay(4)` reads and writes as `lay 4`."""

from engine.moves import Move, MoveBook, move


@move
class Lay(Move):
    mask: int


@move
class Take(Move):
    favour: str


BOOK = MoveBook(Lay, Take)
