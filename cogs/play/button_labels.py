"""What stands on the buttons of a question, and what is said of each beside them: shorter where there is less room."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.play.choice_layout import AT_ONCE, ROOM
from cogs.play.combined_moves_offer import LONGEST_LABEL
from cogs.ui.names import escaped
from cogs.ui.phone_size import button_width, buttons_height, text_height, text_lines
from prompts.context import has_words
from words import wording
from words.wording import DOT, Label

SHORT_LABEL = 34
"""Letters of a label: up to so many, something may be added to it."""
MANY = 3
"""What so many answers have in common is said once for all of them."""


def notes_of(labels: Sequence[Label], common: str) -> list[str]:
    """What the buttons do not say. Signs alone are always told in words, and what is cut off is told whole."""
    told = [b for b in labels if b.note or b.terse or not has_words(b.text) or is_cut(b)]
    return [*([f"-# {escaped(common)}"] if common else []), *dict.fromkeys(map(_noted, told))]


def is_cut(label: Label) -> bool:
    """Its name had to give way, to the price or to the width of a button."""
    return label.text.removesuffix(f"{DOT}{label.paid}").endswith(wording.CUT)


def height_of(labels: Sequence[Label], common: str, marks: Sequence[str]) -> float:
    """Of answers as buttons, with what is said of each. `marks`: what stands behind their labels."""
    widths = [button_width(b.text + mark, b.emoji is not None) for b, mark in zip(labels, marks, strict=True)]
    return text_height("\n".join(notes_of(labels, common))) + buttons_height(widths)


def on_buttons(
    labels: Sequence[Label], kinds: Sequence[str], room: float, marks: Sequence[str]
) -> tuple[list[Label], str]:
    """The labels as they stand on buttons, and what is true of all of them, which is said once. Where there is no room
    for what is said of each, only what the buttons themselves can hold; else they say what they are and what is paid,
    and no more."""
    longest, short = ([size - len(mark) for mark in marks] for size in (LONGEST_LABEL, SHORT_LABEL))
    most = min(room, ROOM) if len(labels) > AT_ONCE else room
    told, common = _apart([_shortened(label) for label in labels])
    ways = [
        (_in_one_place(told, kinds, short), common),
        ([replace(_on_button(label, size), note="") for label, size in zip(told, short, strict=True)], common),
        ([replace(label, text=_bare(label), note="") for label in labels], ""),
    ]
    cut = [([_cut(b, size) for b, size in zip(made, longest, strict=True)], said) for made, said in ways]
    heights = [height_of(made, said, marks) for made, said in cut]
    fitting = next((number for number, height in enumerate(heights) if height <= most), None)
    return cut[heights.index(min(heights)) if fitting is None else fitting]


def _apart(labels: Sequence[Label]) -> tuple[list[Label], str]:
    """Without what is said of all of them, and that."""
    notes = [label.note.split(DOT) for label in labels]
    common = [part for part in notes[0] if all(part in others for others in notes[1:])] if len(notes) >= MANY else []
    left = [DOT.join(part for part in each if part not in common) for each in notes]
    return [replace(label, note=note) for label, note in zip(labels, left, strict=True)], DOT.join(common)


def _in_one_place(labels: Sequence[Label], kinds: Sequence[str], short: Sequence[int]) -> list[Label]:
    """What is said of each stands in one place for all of a kind: on the buttons if they hold all of it, else in one
    line of small print each."""
    held = [_on_button(label, size) for label, size in zip(labels, short, strict=True)]
    beside = {kind for label, kind in zip(held, kinds, strict=True) if label.note}
    fewest = 0 if len(labels) > AT_ONCE else 1
    return [
        _in_a_line(label, fewest) if kind in beside else on_it
        for label, on_it, kind in zip(labels, held, kinds, strict=True)
    ]


def _bare(label: Label) -> str:
    short = label.button if has_words(label.button) else label.text
    return wording.priced(min(short, label.text, key=len), label.paid)


def _shortened(label: Label) -> Label:
    """As it stands on a button, with its price before all that it brings."""
    text = label.button if label.button and len(label.button) < len(label.text) else label.text
    brief = label.brief or (text if has_words(text) else label.text)
    return replace(label, text=wording.priced(text, label.paid), brief=brief)


def _on_button(label: Label, most: int) -> Label:
    """Its consequence stands on the button as far as it has so many letters."""
    text, parts = label.text, label.note.split(DOT) if label.note else []
    while parts and not label.terse and has_words(text) and len(text) + len(DOT) + len(parts[0]) <= most:
        text = DOT.join((text, parts.pop(0).rstrip(".")))  # a sentence in a line of its own, not on a button
    return replace(label, text=text, note=DOT.join(parts))


def _in_a_line(label: Label, fewest: int) -> Label:
    """Its consequence stands in one line of small print, so many parts at least."""
    parts = label.note.split(DOT) if label.note else []
    while len(parts) > fewest and text_lines(_noted(replace(label, note=DOT.join(parts)))) > 1:
        parts.pop()
    return replace(label, note=DOT.join(parts))


def _cut(label: Label, longest: int) -> Label:
    """What has no room on a button is told whole beside it. The price has room: the name gives way."""
    if len(label.text) <= longest:
        return label
    name = label.text.removesuffix(f"{DOT}{label.paid}") if label.paid else label.text
    return replace(label, text=wording.priced(name, label.paid, longest), brief=label.text)


def _noted(label: Label) -> str:
    name = f"-# **{escaped(label.brief or label.text)}**"
    return DOT.join((name, escaped(label.note))) if label.note else name
