"""Narrowing: from the legal moves to one of them, one question at a time.

The legal moves of a decision form a tree: kind, then each field in order. Given the words chosen, `narrow` returns the
next question and its answers; questions with one answer are skipped. Used by panels, autocomplete and typed commands.
"""

from collections.abc import Callable, Iterable, Sequence
from string import ascii_lowercase

from engine.freezing import frozen_dataclass
from engine.moves import JOIN, NOTHING, Move

LETTERS = ascii_lowercase + "_"


@frozen_dataclass
class Choice:
    """One answer: the words chosen once it is given (forced ones included), the moves that it leaves, and the move if
    that settles it."""

    word: str
    path: tuple[str, ...]
    moves: tuple[Move, ...]
    move: Move | None

    @classmethod
    def settled(cls, move: Move) -> "Choice":
        """The answer that settles a whole move."""
        return cls(move.words[-1], move.words, (move,), move)

    @property
    def count(self) -> int:
        return len(self.moves)

    @property
    def example(self) -> Move:
        """Some move below this answer: the move itself where it is settled."""
        return self.moves[0]


@frozen_dataclass
class Question:
    """The next question: `field` is "kind" or the name of a field of `kind`."""

    path: tuple[str, ...]
    kind: str | None
    field: str
    choices: tuple[Choice, ...]

    @property
    def move(self) -> Move | None:
        """The one move left, if the words chosen so far leave only one."""
        return self.choices[0].move if len(self.choices) == 1 else None


def matching(moves: Iterable[Move], path: Sequence[str]) -> list[Move]:
    """Moves with words that begin with the path."""
    wanted = tuple(path)
    size = len(wanted)
    return [m for m in moves if m.words[:size] == wanted]


def narrow(moves: Sequence[Move], path: Sequence[str] = ()) -> Question | None:
    """The next question after `path`; None if no legal move begins like that."""
    wanted = tuple(path)
    size = len(wanted)
    left = [(words, m) for m in moves if (words := m.words)[:size] == wanted]
    if not left:
        return None
    depth = _forced_depth([words for words, _ in left], size)
    if len(left) == 1:  # nothing is left to ask: the last word is the one answer
        depth = len(left[0][0]) - 1
    taken = left[0][0][:depth]
    groups: dict[str, list[tuple[tuple[str, ...], Move]]] = {}
    for words, found in left:
        groups.setdefault(words[depth], []).append((words, found))
    choices = []
    for word, group in groups.items():
        deeper = _forced_depth([words for words, _ in group], depth + 1)
        below = tuple(found for _, found in group)
        choices.append(Choice(word, group[0][0][:deeper], below, below[0] if len(below) == 1 else None))
    example = left[0][1]
    kind = example.kind if depth > 0 else None
    fields: tuple[str, ...] = example.__match_args__  # type: ignore[attr-defined]
    field = fields[depth - 1] if depth else "kind"
    return Question(taken, kind, field, tuple(choices))


def closest(moves: Iterable[Move], text: str) -> Move | None:
    """The legal move closest to an inexact notation; None if none or several match.

    Ignores the order of joined values and dashes at the end; a number matches the id that ends with it: `load 6+1`,
    `merchant paris walk`, `place 4 own`. Where order matters, each order is a legal move with an exact notation. Open
    kinds are left out, because they have legal moves that are not listed.
    """
    typed = tuple(text.lower().split())
    left = [m for m in moves if typed and m.kind == typed[0] and not m.open]
    for same in (_same_values, _same_number):
        found = [m for m in left if _fits(typed, m.words, same)]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _fits(typed: Sequence[str], words: Sequence[str], same: Callable[[str, str], bool]) -> bool:
    size = len(typed)
    return (
        size <= len(words)
        and all(word == NOTHING for word in words[size:])
        and all(same(said, word) for said, word in zip(typed, words[:size], strict=True))
    )


def _same_values(said: str, word: str) -> bool:
    return said == word or (JOIN in word and sorted(said.split(JOIN)) == sorted(word.split(JOIN)))


def _same_number(said: str, word: str) -> bool:
    """`4` is `s04`, but also what is written `4`."""
    if _same_values(said, word):
        return True
    number = word.lstrip(LETTERS)
    return said.isdecimal() and number.isdecimal() and number != word and int(said) == int(number)


def _forced_depth(paths: list[tuple[str, ...]], depth: int) -> int:
    """Depth to which the paths agree, at least `depth`."""
    shortest = min(len(p) for p in paths)
    first = paths[0]
    while depth < shortest and all(p[depth] == first[depth] for p in paths):
        depth += 1
    return depth
