"""Blocks of Calimala's large pictures."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine import HIDDEN
from games.calimala.data import FINAL_POINTS, TILE_POINTS
from games.calimala.pictures.cards import put_card
from games.calimala.pictures.icons import icon
from games.calimala.scoring import counts, points_for
from games.calimala.state import State
from games.calimala.words.terms import icon_of, term
from render import sprites
from render.area import TITLE, draw_title
from render.canvas import Frame, Style
from render.fonts import Face
from render.furniture import Block, Column, choice, draw_tag, tag_width
from render.palette import BRIGHT_GOLD, CREAM, GOLD, INK, PAPER, SOFT_INK, mix
from render.scene import TEXT
from words.reader import Look

# ---------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of one sort under a title; equal ones are shown as one with a count."""

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
    """Add cards in rows. Two groups are side by side, the second right-aligned; the caller must ensure that they
    fit."""
    groups = [group for group in groups if group.cards]
    if not groups:
        return
    wide = (column.inner - (per_row - 1) * CARD_GAP) / per_row
    rows = max(-(-len(group.counted) // per_row) for group in groups)
    top = 46 if any(group.title for group in groups) else 0

    def block(high: float) -> Block:
        def draw(f: Frame) -> None:
            for place, (group, (first, room)) in enumerate(zip(groups, _columns(groups, per_row), strict=True)):
                left = first * (wide + CARD_GAP)
                width = room * (wide + CARD_GAP) - CARD_GAP
                over = wide / 2 if place else 0  # the title of the second group may be wider than its only card
                style = Style(text + 3, "title", SOFT_INK, "right" if place else "left", least=text)
                f.text((left + 4 - over, 0, width - 8 + over, 38), group.title, style)
                for number, (card, count) in enumerate(group.counted):
                    x = left + number % per_row * (wide + CARD_GAP)
                    y = top + number // per_row * (high + CARD_GAP)
                    put_card(f, x, y, wide, high, card, look.lang, final=group.final, text=text, count=count)
                    if card != HIDDEN:
                        f.name(f"{'final' if group.final else 'card'} {card}", x, y, wide, high)
                    if card in chosen:
                        choice(f, card, x, y, wide, high)

        return top + rows * (high + CARD_GAP) - CARD_GAP, draw

    column.add(*block(high), [block(high * 0.86)], weight=1)


def _columns(groups: Sequence[Cards], per_row: int) -> list[tuple[float, int]]:
    """First column and number of columns of each group. A group without a title is centred."""
    if len(groups) == 2:
        last = len(groups[1].counted)
        return [(0, per_row - last), (per_row - last, last)]
    spare = max(0, per_row - len(groups[0].counted))
    return [(0 if groups[0].title else spare / 2, per_row)]


# ---------------------------------------------------------------- scorings

SCORE, BADGE = 104, 48


def add_scores(
    column: Column, subjects: Sequence[tuple[str, bool]], view: State, look: Look, seat: int, title: str
) -> None:
    """Add tiles and final cards (True) with the counts of all players, and the points they would score now."""

    def draw(f: Frame) -> None:
        draw_title(f, column.inner, title)
        for number, (subject, final) in enumerate(subjects):
            at = f.at(0, TITLE + number * (SCORE + 8))
            fill = PAPER if final else mix(PAPER, CREAM, 0.5) if number else (255, 240, 196)
            at.put(sprites.panel(at.px(column.inner), SCORE, fill, inner=None, shadow=False), 0, 0)
            at.put(icon(icon_of(subject), at.px(64)), 46, SCORE / 2)
            place = f"counts {subject}" if final else f"tile {view.tiles.index(subject) + 1}"
            at.name(place, 0, 0, column.inner, SCORE)
            name = term(look.lang, "final" if final else "tile", subject)
            used = at.text((90, 4, column.inner - 150, 44), name, Style(TEXT + 2, "title", align="left", least=TEXT))
            if final:
                at.put(icon("laurel", at.px(40)), 90 + used + 30, 26)
            _shares(at.at(86, 50), column.inner - 96, subject, final, view, look, seat)

    column.add(TITLE + len(subjects) * (SCORE + 8) - 8, draw)


def _shares(f: Frame, width: float, subject: str, final: bool, view: State, look: Look, seat: int) -> None:
    counted = counts(view, subject)
    won = points_for(view, counted, FINAL_POINTS if final else TILE_POINTS)
    cell = width / len(counted)
    for other, count in enumerate(counted):
        x = other * cell
        f.put(sprites.badge(look.palette, other, look.letter(other), f.px(BADGE)), x + BADGE / 2, 24)
        face: Face = "heavy" if other == seat else "text"
        style = Style(TEXT + 2, face, INK if count else SOFT_INK, "left")
        used = f.text((x + BADGE + 6, 0, cell - BADGE, 48), str(count), style)
        if won[other]:
            text = f"+{won[other]}"
            wide = tag_width(f, text, TEXT)
            draw_tag(f, x + BADGE + 14 + used + wide / 2, 24, text, TEXT, fill=BRIGHT_GOLD, colour=INK, line=GOLD)
