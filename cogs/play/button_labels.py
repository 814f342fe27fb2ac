"""Labels and notes of the buttons of a question, shortened to the available room."""

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
"""Maximum characters of a label to which something may be appended."""
MANY = 3
"""Minimum number of answers to state a common note only once."""


def notes_of(labels: Sequence[Label], common: str) -> list[str]:
    """Notes that the buttons do not contain. Symbols and truncated labels are always spelled out."""
    told = [b for b in labels if b.note or b.terse or not has_words(b.text) or is_cut(b)]
    return [*([f"-# {escaped(common)}"] if common else []), *dict.fromkeys(map(_noted, told))]


def is_cut(label: Label) -> bool:
    """Whether the name was truncated for the price or the width of a button."""
    return label.text.removesuffix(f"{DOT}{label.paid}").endswith(wording.CUT)


def height_of(labels: Sequence[Label], common: str, marks: Sequence[str]) -> float:
    """Height of answers as buttons with their notes. `marks`: suffixes of the labels."""
    widths = [button_width(b.text + mark, b.emoji is not None) for b, mark in zip(labels, marks, strict=True)]
    return text_height("\n".join(notes_of(labels, common))) + buttons_height(widths)


def on_buttons(
    labels: Sequence[Label], kinds: Sequence[str], room: float, marks: Sequence[str]
) -> tuple[list[Label], str]:
    """Button labels, and the note common to all of them.

    Without room for separate notes, only the notes that fit on the buttons; otherwise name and price alone.
    """
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
    """The labels without their common note, and that note."""
    notes = [label.note.split(DOT) for label in labels]
    common = [part for part in notes[0] if all(part in others for others in notes[1:])] if len(notes) >= MANY else []
    left = [DOT.join(part for part in each if part not in common) for each in notes]
    return [replace(label, note=note) for label, note in zip(labels, left, strict=True)], DOT.join(common)


def _in_one_place(labels: Sequence[Label], kinds: Sequence[str], short: Sequence[int]) -> list[Label]:
    """Put the notes of a kind all on the buttons, if they fit, else all in lines of small print."""
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
    """The label as on a button: price first, then the effects."""
    text = label.button if label.button and len(label.button) < len(label.text) else label.text
    brief = label.brief or (text if has_words(text) else label.text)
    return replace(label, text=wording.priced(text, label.paid), brief=brief)


def _on_button(label: Label, most: int) -> Label:
    """The label with its consequence appended, up to a total length."""
    text, parts = label.text, label.note.split(DOT) if label.note else []
    while parts and not label.terse and has_words(text) and len(text) + len(DOT) + len(parts[0]) <= most:
        text = DOT.join((text, parts.pop(0).rstrip(".")))  # drop the full stop on a button
    return replace(label, text=text, note=DOT.join(parts))


def _in_a_line(label: Label, fewest: int) -> Label:
    """The label with its consequence as one line of small print, with at least `fewest` parts."""
    parts = label.note.split(DOT) if label.note else []
    while len(parts) > fewest and text_lines(_noted(replace(label, note=DOT.join(parts)))) > 1:
        parts.pop()
    return replace(label, note=DOT.join(parts))


def _cut(label: Label, longest: int) -> Label:
    """Truncate the name, never the price; the full text is shown beside the button."""
    if len(label.text) <= longest:
        return label
    name = label.text.removesuffix(f"{DOT}{label.paid}") if label.paid else label.text
    return replace(label, text=wording.priced(name, label.paid, longest), brief=label.text)


def _noted(label: Label) -> str:
    name = f"-# **{escaped(label.brief or label.text)}**"
    return DOT.join((name, escaped(label.note))) if label.note else name
