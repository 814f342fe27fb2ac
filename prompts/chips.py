"""Chips: the choices shown beside the board.

Kinds of moves, complete moves if there are few, answers without a place on the board, combined moves, and moves that
close the turn, which confirm the draft as well.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engine import Choice, Move, touching
from engine.touching import KIND, Tag
from prompts import combined_moves, labels
from prompts.answers import closing_label, is_emphasised
from prompts.combined_moves import AT_A_GLANCE, CombinedMoves, combined_offers
from prompts.context import Context
from prompts.offered import MORE_TAG, Offered, closings_anyway, finishes_by_steps, finishing, plays_at_once, spelled
from words import wording
from words.turns import turns_of
from words.wording import DOT, Label

A_HANDFUL = 6
"""Maximum moves of a kind that are chips beside many others."""
Verb = Literal["tap", "say", "finish", "confirm"]
"""`tap` chooses the tags, `say` drafts the words, `finish` and `confirm` draft the words and confirm the draft."""


@dataclass(frozen=True, slots=True)
class Chip:
    verb: Verb
    label: str
    """Includes the price."""
    words: tuple[str, ...] = ()
    tags: tuple[Tag, ...] = ()
    """Tags that a tap chooses; all tags of a single move."""
    note: str = ""
    """Consequence of the choice."""
    paid: str = ""
    """The price alone."""
    emoji: str = ""
    drawn: str = ""
    """Name of a drawing that shows more than the emoji."""
    main: bool = False
    """Whether it gets the primary style."""
    steps: bool = False
    """Whether it is a combined move."""


def of_closings(context: Context, offered: Offered) -> list[Chip]:
    """A chip for each move that closes the turn; it confirms the draft too, whatever that reveals."""
    alone = len(offered.closings) == 1
    first = [_closing(context, last, alone=alone, main=offered.settled) for last in offered.closings]
    anyway = closings_anyway(context.session) if context.session.draft else ()
    return [*first, *(_closing(context, last, alone=False) for last in anyway)]


def _closing(context: Context, last: Move, *, alone: bool, main: bool = False) -> Chip:
    paid = context.paid([(last, context.view)])
    label = wording.priced(closing_label(context, last, alone=alone), paid)
    return Chip("confirm", label, finishing(last.words), touching.tags(last), paid=paid, main=main)


def of_steps(context: Context) -> list[Chip]:
    """A chip for each combined move, labelled by its difference from the others."""
    found = [steps for steps in combined_offers(context.session) if len(steps.moves) > 1]
    told = {steps.word: combined_moves.in_words(context, steps) for steps in found}
    common = combined_moves.in_common(list(told.values()))
    return [_way(context, steps, told[steps.word], common) for steps in found]


def _way(context: Context, steps: CombinedMoves, told: Sequence[str], common: Counter[str]) -> Chip:
    whole = combined_moves.joined(told)
    name = combined_moves.joined(combined_moves.besides(told, common) or told)
    paid = combined_moves.paid(context, steps)
    parts = [combined_moves.brought(context, steps), whole if whole != name else ""]
    label, note = wording.priced(name, paid), DOT.join(part for part in parts if part)
    if context.confirms_last_answers and finishes_by_steps(context.session, steps):
        return Chip("finish", label, finishing((steps.word,)), note=note, paid=paid, steps=True)
    return Chip("say", label, (steps.word,), note=note, paid=paid, steps=True)


def of_answers(
    context: Context, left: Sequence[Move], on_board: Collection[Tag], settled: Collection[Move], asked: Iterable[Tag]
) -> list[Chip]:
    """Chips of the remaining moves.

    Complete moves if there are few or they are listed individually, else their kinds, or the answers to the question
    that have no place on the board. `on_board`: tags with a place there; `settled`: moves that a single tap there
    drafts.
    """
    named = _named(context, left)
    last = _last(context, named)
    shown = [move for move in named if move in last or move not in settled]
    made = [_whole(context, move, move in last) for move in shown]
    kinds: dict[str, list[Move]] = {}
    for move in left:
        kinds.setdefault(move.kind, []).append(move)
    if len(kinds) > 1:
        made += [_kind(context, moves) for moves in kinds.values() if not {*moves} <= {*shown}]
    elif not {*left} <= {*named}:
        found = touching.answers(left)
        made += [_tap(context, tag, found[tag]) for tag in asked if tag not in on_board]
    return sorted(_told_apart(context, made, left), key=lambda chip: not chip.main)


def _named(context: Context, left: Sequence[Move]) -> list[Move]:
    """Moves that get a chip of their own. Moves listed of an open kind are only suggestions: they are included if
    nothing else is left."""
    few = len(left) <= AT_A_GLANCE
    one_kind = len({move.kind for move in left}) == 1
    direct = wording.shortcuts(context.game, context.view, context.seat, left, few)
    if few:
        direct = [move for move in left if one_kind or not move.open or move in direct]
    else:
        direct = [*direct, *_of_one_answer(context, left)]
    if len(direct) > AT_A_GLANCE:
        direct = [move for move in direct if move.kind in turns_of(context.game).foremost]
    alone = [move for move in left if not move.open and sum(other.kind == move.kind for other in left) == 1]
    return [move for move in left if move in direct or move in alone] if len(direct) <= AT_A_GLANCE else alone


def _of_one_answer(context: Context, left: Sequence[Move]) -> list[Move]:
    """Moves of the main kinds that one answer settles, if a kind has only a handful of them."""
    simple = [m for m in left if not m.open and len(m.words) == 2 and turns_of(context.game).is_main_action(m)]
    counts = Counter(move.kind for move in simple)
    return [move for move in simple if counts[move.kind] <= A_HANDFUL]


def _last(context: Context, moves: Sequence[Move]) -> set[Move]:
    """Moves confirmed by the tap that chooses them."""
    return {move for move in moves if context.confirms_last_answers and plays_at_once(context.session, move)}


def _whole(context: Context, move: Move, is_last: bool) -> Chip:
    label = labels.of_move(context, move)
    main = is_emphasised(context, Choice.settled(move))
    words = finishing(move.words) if is_last else spelled(move.words)
    return _chip("finish" if is_last else "say", label, words, touching.tags(move), main=main)


def _kind(context: Context, moves: Sequence[Move]) -> Chip:
    first = moves[0]
    main = is_emphasised(context, Choice(first.kind, (first.kind,), tuple(moves), None))
    return _chip("tap", labels.of_kind(context, moves), (), ((KIND, first.kind),), main=main)


def _tap(context: Context, tag: Tag, moves: Sequence[Move]) -> Chip:
    return _chip("tap", labels.of_tag(context, tag, moves), (), (tag,))


def _chip(verb: Verb, label: Label, words: tuple[str, ...], tags: tuple[Tag, ...], *, main: bool = False) -> Chip:
    short = labels.in_brief(label)
    return Chip(verb, short, words, tags, label.note, label.paid, label.emoji or "", label.drawn, main)


def _told_apart(context: Context, made: Sequence[Chip], left: Sequence[Move]) -> list[Chip]:
    """Give chips with equal labels their full description."""
    names: Mapping[str, int] = Counter(chip.label for chip in made)
    by_tags = {touching.tags(move): move for move in left}
    return [
        replace(chip, label=labels.of_move(context, move).whole)
        if names[chip.label] > 1 and (move := by_tags.get(chip.tags)) is not None
        else chip
        for chip in made
    ]


def more(context: Context) -> Chip:
    """Chip that leads to the optional actions."""
    return Chip("tap", context.say("button-more"), tags=(MORE_TAG,))
