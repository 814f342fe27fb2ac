"""Labels of the answers to a question, and which of them gets the primary style."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Choice, Move
from prompts.context import Context
from prompts.offered import brought_along
from words import wording
from words.turns import turns_of
from words.wording import DOT, Label


def led_to(context: Context, choice: Choice, label: Label, beside: Sequence[Choice]) -> Label:
    """Label of a kind of moves of which some are already listed individually: "other …" or "put together yourself"."""
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
    """The label with the price and the text of the moves drafted along with this one."""
    brought = brought_along(context.session, move)
    if not brought:
        return label
    notes = [*(f"→ {context.step(*each)}" for each in brought), *([label.note] if label.note else [])]
    paid = context.paid([(move, context.view), *brought])
    return replace(label, note=wording.fit(DOT.join(notes), wording.NOTE_LIMIT), paid=paid)


def what_others_are(context: Context, moves: Sequence[Move]) -> str:
    """Common label of the moves of a kind that are not listed individually."""
    return wording.others(context.game, context.view, context.seat, context.lang, moves) if moves else ""


def is_emphasised(context: Context, choice: Choice) -> bool:
    """Whether it gets the primary style: a main action, or if any is typical of most turns, only such a one."""
    foremost = turns_of(context.game).foremost
    lesser = choice.example.kind not in foremost and any(move.kind in foremost for move in context.session.moves)
    return not lesser and is_main_action(context, choice)


def is_main_action(context: Context, choice: Choice) -> bool:
    """Whether it is a main action of the game: a complete move with an effect, or a kind of such moves."""
    turns = turns_of(context.game)
    if not turns.is_main_action(choice.example):
        return False
    if choice.move is None:
        return choice.path == (choice.example.kind,)
    return turns.has_effect(context.view, context.seat, choice.move)


def closing_label(context: Context, last: Move, *, alone: bool) -> str:
    """Label of a button that confirms and closes the turn: "Confirm" only if it is alone; several need distinct
    labels."""
    short = wording.button_label(context.game, context.view, context.seat, context.names, context.lang, last)
    said = short or context.line(last, context.view)
    return context.say("button-finish", move=said) if alone else said
