"""Labels and notes of the buttons of a question, shortened to the available room."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cogs.play.choice_layout import AT_ONCE, ROOM
from cogs.play.combined_moves_offer import LONGEST_LABEL
from cogs.ui.names import escaped
from cogs.ui.phone_size import button_width, buttons_height, text_height, text_lines
from prompts.context import has_words
from words import speaker, wording
from words.spoken import legend, signs_in_words
from words.wording import DOT, Label

SHORT_LABEL = 34
"""Maximum characters of a label to which something may be appended."""
MANY = 3
"""Minimum number of answers to state a common note only once."""


def notes_of(labels: Sequence[Label], common: str) -> list[str]:
    """Notes that the buttons do not contain. Symbols and truncated labels are always spelled out."""
    told = [b for b in labels if b.note or b.terse or not has_words(b.text) or is_cut(b)]
    return [*(f"-# {escaped(line)}" for line in common.split("\n") if line), *dict.fromkeys(map(_noted, told))]


def is_cut(label: Label) -> bool:
    """Whether the name was truncated for the price or the width of a button."""
    return label.text.removesuffix(f"{DOT}{label.paid}").endswith(wording.CUT)


def height_of(labels: Sequence[Label], common: str, marks: Sequence[str]) -> float:
    """Height of answers as buttons with their notes. `marks`: suffixes of the labels."""
    widths = [button_width(b.text + mark, b.emoji is not None) for b, mark in zip(labels, marks, strict=True)]
    return text_height("\n".join(notes_of(labels, common))) + buttons_height(widths)


def on_buttons(
    labels: Sequence[Label], kinds: Sequence[str], room: float, marks: Sequence[str], game: str = "", lang: str = ""
) -> tuple[list[Label], str]:
    """Button labels, and the note common to all of them.

    Without room for separate notes, only the notes that fit on the buttons; otherwise name and price alone. Symbols of
    the game become words where all of a kind have room for them, else the note explains them.
    """
    labels = _told_apart(labels)
    longest = [LONGEST_LABEL - len(mark) for mark in marks]
    most = min(room, ROOM) if len(labels) > AT_ONCE else room
    tried = list[tuple[float, list[Label], str]]()
    for made, said in _ways(labels, kinds, [SHORT_LABEL - len(mark) for mark in marks]):
        cut = [_cut(label, size) for label, size in zip(made, longest, strict=True)]
        tried.append((height_of(cut, said, marks), cut, said))
        if tried[-1][0] <= most:
            break
    fits = tried[-1][0] <= most
    height, chosen, common = tried[-1] if fits else min(tried, key=lambda way: way[0])
    if not game:
        return chosen, common
    worded = _in_words(chosen, kinds, common, longest, marks, game, lang)
    explained = legend("".join(label.text for label in worded if has_words(label.text)), game, lang)
    signs = speaker(lang)("panel-signs", signs=DOT.join(explained)) if explained else ""
    both = "\n".join(filter(None, (common, signs)))
    return worded, both if height_of(worded, both, marks) <= max(room, height) else common


def _told_apart(labels: Sequence[Label]) -> list[Label]:
    """The labels without short forms that differ in their emoji alone."""
    short = Counter(label.button for label in labels)
    return [label if not label.button or short[label.button] == 1 else replace(label, button="") for label in labels]


def _ways(labels: Sequence[Label], kinds: Sequence[str], short: Sequence[int]) -> Iterator[tuple[list[Label], str]]:
    """Ways to write the labels, each with the note common to all: the one that says most first."""
    told, common = _apart([_shortened(label, few=len(labels) < MANY) for label in labels])
    yield _in_one_place(told, kinds, short), common
    yield [_noting(_on_button(label, size), "") for label, size in zip(told, short, strict=True)], common
    yield [_remade(label, _bare(label), "", label.brief) for label in labels], ""


def _in_words(
    labels: Sequence[Label],
    kinds: Sequence[str],
    common: str,
    longest: Sequence[int],
    marks: Sequence[str],
    game: str,
    lang: str,
) -> list[Label]:
    """The labels with words for symbols, if all of a kind have room and need no further row of buttons."""
    made = list(labels)
    if not legend("".join(label.text for label in labels if has_words(label.text)), game, lang):
        return made
    most = height_of(labels, common, marks)
    worded = [_worded(label, game, lang) for label in labels]
    short = [len(label.text) <= size for label, size in zip(worded, longest, strict=True)]
    for kind in dict.fromkeys(kinds):
        tried = [new if each == kind else old for each, old, new in zip(kinds, made, worded, strict=True)]
        is_short = all(fits for each, fits in zip(kinds, short, strict=True) if each == kind)
        if is_short and tried != made and height_of(tried, common, marks) <= most:
            made = tried
    return made


def _worded(label: Label, game: str, lang: str) -> Label:
    if not has_words(label.text):  # always spelled out beside the buttons
        return label
    text, paid, note = (signs_in_words(part, game, lang) for part in (label.text, label.paid, label.note))
    brief = label.brief if label.terse else signs_in_words(label.brief, game, lang)  # that has the words beside them
    return Label(text, note, label.emoji, brief, label.button, label.terse, paid, label.drawn)


def _apart(labels: Sequence[Label]) -> tuple[list[Label], str]:
    """The labels without their common note, and that note."""
    notes = [label.note.split(DOT) for label in labels]
    common = [part for part in notes[0] if all(part in others for others in notes[1:])] if len(notes) >= MANY else []
    left = [DOT.join(part for part in each if part not in common) for each in notes]
    return [_noting(label, note) for label, note in zip(labels, left, strict=True)], DOT.join(common)


def _noting(label: Label, note: str) -> Label:
    return label if label.note == note else _remade(label, label.text, note, label.brief)


def _remade(label: Label, text: str, note: str, brief: str) -> Label:
    """The label with other texts. `dataclasses.replace` takes ten times as long, and a panel makes hundreds."""
    return Label(text, note, label.emoji, brief, label.button, label.terse, label.paid, label.drawn)


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


def _shortened(label: Label, *, few: bool) -> Label:
    """The label as on a button: price first, then the effects. One of `few` is never made of symbols alone."""
    is_shorter = label.button and len(label.button) < len(label.text) and (has_words(label.button) or not few)
    text = label.button if is_shorter else label.text
    brief = label.brief or (text if has_words(text) else label.text)
    return _remade(label, wording.priced(text, label.paid), label.note, brief)


def _on_button(label: Label, most: int) -> Label:
    """The label with its consequence appended, up to a total length."""
    if not label.note:
        return label
    text, parts = label.text, label.note.split(DOT)
    while parts and not label.terse and has_words(text) and len(text) + len(DOT) + len(parts[0]) <= most:
        text = DOT.join((text, parts.pop(0).rstrip(".")))  # drop the full stop on a button
    return _remade(label, text, DOT.join(parts), label.brief)


def _in_a_line(label: Label, fewest: int) -> Label:
    """The label with its consequence as one line of small print, with at least `fewest` parts."""
    parts = label.note.split(DOT) if label.note else []
    while len(parts) > fewest and text_lines(_noted(_noting(label, DOT.join(parts)))) > 1:
        parts.pop()
    return _noting(label, DOT.join(parts))


def _cut(label: Label, longest: int) -> Label:
    """Truncate the name, never the price; the full text is shown beside the button."""
    if len(label.text) <= longest:
        return label
    name = label.text.removesuffix(f"{DOT}{label.paid}") if label.paid else label.text
    return _remade(label, wording.priced(name, label.paid, longest), label.note, label.text)


def _noted(label: Label) -> str:
    name = f"-# **{escaped(label.brief or label.text)}**"
    return DOT.join((name, escaped(label.note))) if label.note else name
