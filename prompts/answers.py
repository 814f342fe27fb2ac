"""The answers to a question in words: what each brings along, what the others are, and which one is the thing to do."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Choice, Move
from prompts.context import Context
from prompts.offered import brought_along
from words import wording
from words.turns import turns_of
from words.wording import DOT, Label


def led_to(context: Context, choice: Choice, label: Label, beside: Sequence[Choice]) -> Label:
    """A kind of which some moves are named by themselves leads on to the others, or to what is put together by
    oneself."""
    named = [c for c in beside if c.move is not None and c.example.kind == choice.example.kind]
    if len(choice.path) > 1 or not named:
        return label
    if choice.example.open:
        return replace(label, text=context.say("panel-choose-own", name=label.text), note="")
    on_buttons = [c.move for c in named]
    left = [m for m in context.session.moves if m.kind == choice.example.kind and m not in on_buttons]
    text = what_others_are(context, left) or context.say("panel-choose-more", name=label.text)
    return replace(label, text=text, note="")


def with_what_it_brings(context: Context, move: Move, label: Label) -> Label:
    """What it brings along is paid for with it."""
    brought = brought_along(context.session, move)
    if not brought:
        return label
    notes = [*(f"→ {context.step(*each)}" for each in brought), *([label.note] if label.note else [])]
    paid = context.paid([(move, context.view), *brought])
    return replace(label, note=wording.fit(DOT.join(notes), wording.NOTE_LIMIT), paid=paid)


def what_others_are(context: Context, moves: Sequence[Move]) -> str:
    """What the moves have in common that are not named at once, beside those of their kind that are."""
    return wording.others(context.game, context.view, context.seat, context.lang, moves) if moves else ""


def is_emphasised(context: Context, choice: Choice) -> bool:
    """A main action; where there are some of those that most turns consist of, one of these."""
    foremost = turns_of(context.game).foremost
    lesser = choice.example.kind not in foremost and any(move.kind in foremost for move in context.session.moves)
    return not lesser and is_main_action(context, choice)


def is_main_action(context: Context, choice: Choice) -> bool:
    """A main action of the game: a whole move that does something, or a kind of such moves."""
    turns = turns_of(context.game)
    if not turns.is_main_action(choice.example):
        return False
    if choice.move is None:
        return choice.path == (choice.example.kind,)
    return turns.has_effect(context.view, context.seat, choice.move)


def closing_label(context: Context, last: Move, *, alone: bool) -> str:
    """What a button says that confirms and closes the turn. Only one beside others is called Confirm: otherwise, what
    each says tells them apart."""
    short = wording.button(context.game, context.view, context.seat, context.names, context.lang, last)
    said = short or context.line(last, context.view)
    return context.say("button-finish", move=said) if alone else said
