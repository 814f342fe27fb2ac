"""The blocks from which Calimala's large pictures are stacked."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.calimala.data import (
    FINAL_POINTS,
    TILE_POINTS,
)
from engine.calimala.scoring import counts, points_for
from engine.calimala.state import State
from render import sprites
from render.calimala.cards import put_card
from render.calimala.icons import icon
from render.calimala.words import icon_of, phrase, term
from render.canvas import Frame, Style
from render.column import Block, Column, choice
from render.fonts import Face
from render.look import Look
from render.palette import CREAM, FAINT_INK, INK, MARK, PAPER, SOFT_INK, mix

# ---------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of one sort under a title; equal ones are shown as one with their number."""

    cards: Sequence[str]
    final: bool
    title: str = ""

    @property
    def counted(self) -> list[tuple[str, int]]:
        return list(Counter(self.cards).items())


CARD_GAP = 16


def add_rows(
    column: Column, groups: Sequence[Cards], look: Look, *, chosen: Collection[str] = (), per_row: int = 4,
    high: float = 206, text: float = 28,
) -> None:  # fmt: skip
    """Cards in rows. Two groups stand beside each other, the second at the right; the caller sees to the room."""
    groups = [group for group in groups if group.cards]
    if not groups:
        return
    wide = (column.inner - (per_row - 1) * CARD_GAP) / per_row
    rows = max(-(-len(group.counted) // per_row) for group in groups)
    top = 46 if any(group.title for group in groups) else 0

    def block(high: float) -> Block:
        def draw(f: Frame) -> None:
            for group, (first, room) in zip(groups, _columns(groups, per_row), strict=True):
                left = first * (wide + CARD_GAP)
                width = room * (wide + CARD_GAP) - CARD_GAP
                style = Style(text + 3, face="title", colour=SOFT_INK, align="left", least=text - 2)
                f.text((left + 4, 0, width - 8, 38), group.title, style)
                for number, (card, count) in enumerate(group.counted):
                    x = left + number % per_row * (wide + CARD_GAP)
                    y = top + number // per_row * (high + CARD_GAP)
                    put_card(f, x, y, wide, high, card, look.lang, final=group.final, text=text, count=count)
                    if card in chosen:
                        choice(f, card, x, y, wide, high)

        return top + rows * (high + CARD_GAP) - CARD_GAP, draw

    column.add(*block(high), [block(high * 0.86)], weight=1)


def _columns(groups: Sequence[Cards], per_row: int) -> list[tuple[float, int]]:
    """The first column of each group, and how many it may fill. A group without a title is centred."""
    if len(groups) == 2:
        last = len(groups[1].counted)
        return [(0, per_row - last), (per_row - last, last)]
    spare = max(0, per_row - len(groups[0].counted))
    return [(0 if groups[0].title else spare / 2, per_row)]


# ---------------------------------------------------------------- what counts where


def add_scores(
    column: Column,
    subjects: Sequence[tuple[str, bool]],
    view: State,
    look: Look,
    seat: int,
    title: str,
    *,
    size: float = 28,
) -> None:
    """Tiles and final cards (True) with everybody's counts, and the points they would bring now."""
    step = 74

    def draw(f: Frame) -> None:
        width = column.inner
        f.text((4, 0, width - 8, 40), title, Style(size + 1, face="title", colour=SOFT_INK, align="left"))
        for number, (subject, final) in enumerate(subjects):
            at = f.at(0, 46 + number * step)
            fill = mix(PAPER, CREAM, 0.5) if number else (255, 240, 196)
            at.put(
                sprites.panel(at.px(width), at.px(step - 8), fill if not final else PAPER, inner=None, shadow=False),
                0,
                0,
            )
            at.put(icon(icon_of(subject), at.px(52)), 38, (step - 8) / 2)
            left = 74
            if final:
                at.put(icon("laurel", at.px(40)), left + 16, (step - 8) / 2)
                left += 42
            name = term(look.lang, "final" if final else "tile", subject)
            at.text(
                (left, 0, width * 0.37 - left, step - 8),
                name,
                Style(size, align="left", lines=2, least=size - 4, leading=1.0),
            )
            _shares(at, width, step - 8, subject, final, view, look, seat, size)

    column.add(46 + len(subjects) * step - 8, draw)


def _shares(
    f: Frame, width: float, high: float, subject: str, final: bool, view: State, look: Look, seat: int, size: float
) -> None:
    counted = counts(view, subject)
    won = points_for(view, counted, FINAL_POINTS if final else TILE_POINTS)
    left = width * 0.36 + 8
    cell = (width - left - 12) / len(counted)
    for other, count in enumerate(counted):
        x = left + other * cell
        f.put(sprites.badge(look.palette, other, look.letter(other), f.px(34)), x + 20, high / 2)
        face: Face = "heavy" if other == seat else "text"
        used = f.text(
            (x + 42, 0, cell - 42, high),
            str(count),
            Style(size + 2, face=face, colour=INK if count else FAINT_INK, align="left"),
        )
        if won[other]:
            f.text(
                (x + 46 + used, 0, cell - 46 - used, high),
                f"+{won[other]}",
                Style(size - 2, face="bold", colour=MARK, align="left"),
            )


def strip_title(look: Look) -> str:
    return phrase(look.lang, "calimala-render-coming")
