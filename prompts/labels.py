"""Labels of what a tap chooses: a complete move, a kind of moves, or a tag that several moves share."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Choice, Move, Question
from engine.touching import KIND, Tag
from prompts.answers import with_what_it_brings
from prompts.context import Context
from words import wording
from words.wording import DOT, Label, capital


def of_move(context: Context, move: Move) -> Label:
    """A complete move with its price, its consequence and the moves drafted along with it."""
    settled = Choice.settled(move)
    label = context.choice(Question((), None, KIND, (settled,)), settled)
    return with_what_it_brings(context, move, label)


def of_kind(context: Context, moves: Sequence[Move]) -> Label:
    """A kind with these moves. Its consequence is shown only if none of its moves is ruled out by earlier choices."""
    kind = moves[0].kind
    choice = Choice(kind, (kind,), tuple(moves), None)
    label = context.choice(Question((), None, KIND, (choice,)), choice)
    everything = sum(move.kind == kind for move in context.session.moves)
    return label if len(moves) == everything else replace(label, note="")


def of_tag(context: Context, tag: Tag, moves: Sequence[Move], *, settled: bool = True) -> Label:
    """A tag shared by moves. The label must be true of all of them, since earlier questions may still be open.
    `settled`: describe a single move completely."""
    if settled and len(moves) == 1:
        return of_move(context, moves[0])
    if tag[0] == KIND:
        return of_kind(context, moves)
    labels = [_answer(context, tag, group) for group in _by_what_comes_before(tag, moves)]
    first = labels[0]
    if any(label.text != first.text for label in labels):
        first = replace(first, text=_in_common(value(context, tag, moves[0]), labels), button="", brief="")
    if any((label.note, label.emoji) != (first.note, first.emoji) for label in labels):
        first = replace(first, note=kinds_of(context, moves), emoji=None)
    return replace(first, paid=context.paid_by_any(moves))


def kinds_of(context: Context, moves: Sequence[Move]) -> str:
    """The kinds of several moves; empty if there is only one."""
    kinds = {move.kind: move for move in moves}
    return DOT.join(of_kind(context, [move]).text for move in kinds.values()) if len(kinds) > 1 else ""


def _by_what_comes_before(tag: Tag, moves: Sequence[Move]) -> list[list[Move]]:
    """Moves grouped by the answers that precede the tag in the order of narrowing."""
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(move.words[: _depth(tag, move)], []).append(move)
    return list(groups.values())


def _answer(context: Context, tag: Tag, moves: Sequence[Move]) -> Label:
    """Label as the answer to the question that follows the preceding answers."""
    first, depth = moves[0], _depth(tag, moves[0])
    choice = Choice(tag[1], first.words[: depth + 1], tuple(moves), None)
    return context.choice(Question(first.words[:depth], first.kind, tag[0], (choice,)), choice)


def value(context: Context, tag: Tag, move: Move) -> str:
    """Name of the value of a field."""
    return capital(str(context.say.arguments(context.game, move, context.names)[tag[0]]))


def _in_common(name: str, labels: Sequence[Label]) -> str:
    """The name of a value, and the parts of the texts that hold whatever came before: of a number on Tiletum's wheel,
    the action there."""
    first, *others = [label.text.split(DOT) for label in labels]
    common = [part for part in first if part.lower() != name.lower() and all(part in parts for parts in others)]
    return DOT.join(common if any(name in part for part in common) else (name, *common))


def _depth(tag: Tag, move: Move) -> int:
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    return fields.index(tag[0]) + 1


def in_brief(label: Label) -> str:
    """Shortest text, with its price."""
    short = label.button if any(sign.isalpha() for sign in label.button) else label.text
    return wording.priced(min(short, label.text, key=len), label.paid)
