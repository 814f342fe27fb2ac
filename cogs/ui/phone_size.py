"""Estimated size of a card on a phone, in pixels of a screen of 390 × 844.

Text widths are those of Noto Sans, rounded up; Discord's font is hardly ever wider. Used to choose between buttons and
menus, and to limit the height of panels. The browser tests compare it with the local Discord.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

SCREEN = 844
WIDTH = 340
"""Inner width of a card."""
GAP = 8
"""Distance between components."""
ROW = 44
"""Height of a one-line button, and of a closed menu."""
SECOND_LINE = 4
"""Extra height of a two-line button."""
MENU_HEIGHT, RULE_HEIGHT = ROW + GAP, 5 + GAP
FRAME = 18
"""Padding above and below the contents of a card, less one gap."""
AROUND = 100
"""Height of Discord's own parts of a private message: author, "edited", "only you can see this"."""
LINE, FINE, HEADING = 21.75, 18.85, 23.2
"""Heights of a line of text, of small print, and of a heading."""
LETTER, FINE_LETTER, HEADING_LETTER, BUTTON_LETTER = 15.0, 13.0, 16.0, 14.0
"""Font sizes."""
REGULAR, BUTTON, BOLD = 0.97, 1.0, 1.04
"""Relative width of text by weight."""
BUTTON_EDGES, EMOJI = 30, 27
MENU_EDGES, MENU_FRAME = 50, 14
ITEM, ITEM_EDGES = 24, 4.5
"""Indentation of a list item, and the margins of a list."""
IN_A_ROW = 5
"""Maximum buttons of an action row."""

_LETTERS = {
    200: "’‘", 250: "'", 275: " .:!·", 300: "ijlJ,;", 325: "()-`", 350: "[]", 375: "fI", 400: "t/\\{}“”",
    450: 'r"_', 475: "?„", 500: "csz–", 550: "vyFLS*", 575: "0123456789kxETZ$+<=>^|~×±", 600: "aeY−",
    625: "bdgopqPVX", 650: "hnuCKR#", 675: "AB", 750: "DGU&", 775: "H", 800: "NOQ", 825: "w…", 850: "→←✓", 875: "%",
    900: "@", 925: "M", 950: "W", 975: "m", 1000: "—",
}  # fmt: skip
"""Width in thousandths of the font size."""
_WIDTHS = {letter: width / 1000 for width, letters in _LETTERS.items() for letter in letters}
_PICTURE = 1.25
"""Width of an emoji or any other character."""
_DRAWN = re.compile(r"<a?:\w+:\d+>")
"""Markup of a drawn emoji, as wide as any other."""
_GLYPH = "\N{GAME DIE}"
_UNSEEN = ("Cf", "Mn")
"""Unicode categories without width: joiners, soft hyphens, variation selectors."""
MEASURED = 8192
"""Maximum cached measurements: a panel is laid out several times with the same texts."""


@lru_cache(maxsize=4096)
def _letter_width(letter: str) -> float:
    if letter in _WIDTHS:
        return _WIDTHS[letter]
    if unicodedata.category(letter) in _UNSEEN:
        return 0.0
    return _WIDTHS.get(unicodedata.normalize("NFD", letter)[0], _PICTURE)


def text_width(text: str, letter: float = LETTER, weight: float = REGULAR) -> float:
    return letter * weight * sum(map(_letter_width, text))


@lru_cache(maxsize=MEASURED)
def button_width(label: str, emoji: bool = False) -> float:
    words = text_width(label, BUTTON_LETTER, BUTTON)
    return min(WIDTH, BUTTON_EDGES + words + (EMOJI if emoji else 0))


def action_rows(widths: Sequence[float]) -> list[int]:
    """Number of buttons in each action row, in order, for the fewest lines, then the fewest rows. Every row begins
    on a new line."""
    best: list[tuple[int, list[int]]] = [(0, [])]
    for end in range(1, len(widths) + 1):
        ways = [
            (best[start][0] + _lines(widths[start:end]), [*best[start][1], end - start])
            for start in range(max(0, end - IN_A_ROW), end)
        ]
        best.append(min(ways, key=lambda way: (way[0], len(way[1]))))
    return best[-1][1]


def buttons_height(widths: Sequence[float]) -> float:
    """Height of buttons in as many action rows as needed."""
    height, start = 0.0, 0
    for size in action_rows(widths):
        height += row_height(widths[start : start + size])
        start += size
    return height


def row_height(widths: Sequence[float]) -> float:
    """Height of one action row. Only a button with two lines of text is as wide as the card."""
    return _lines(widths) * (ROW + GAP) + sum(width >= WIDTH for width in widths) * SECOND_LINE


def _lines(widths: Sequence[float]) -> int:
    lines, left = 0, -1.0
    for width in widths:
        if left < width + GAP:
            lines, left = lines + 1, WIDTH + GAP
        left -= width + GAP
    return lines


@lru_cache(maxsize=MEASURED)
def menu_height(placeholder: str) -> float:
    """Height of a closed menu."""
    lines = _broken([(placeholder, REGULAR)], LETTER, WIDTH - MENU_EDGES)
    return max(ROW, MENU_FRAME + lines * LINE) + GAP


def picture_height(width: float, height: float) -> float:
    """Height of a picture as wide as the card."""
    return WIDTH * height / width + GAP


def text_height(markdown: str) -> float:
    """Height of a markdown text in a card."""
    lines = [line for line in markdown.split("\n") if line]
    if not lines:
        return 0.0
    lists = sum(_is_item(line) and not _is_item(before) for before, line in zip(["", *lines], lines, strict=False))
    return GAP + ITEM_EDGES * lists + sum(_line_height(line) * text_lines(line) for line in lines)


def _is_item(line: str) -> bool:
    return line.startswith("- ") or (line[:1].isdigit() and line.lstrip("0123456789").startswith(". "))


def _line_height(line: str) -> float:
    return FINE if line.startswith("-# ") else HEADING if line.startswith("#") else LINE


@lru_cache(maxsize=MEASURED)
def text_lines(line: str) -> int:
    """Number of lines that a line of markdown wraps to."""
    line = _DRAWN.sub(_GLYPH, line)
    if line.startswith("-# "):
        return _broken(_weighed(line[3:]), FINE_LETTER, WIDTH)
    if line.startswith("#"):
        return _broken([(line.lstrip("# "), BOLD)], HEADING_LETTER, WIDTH)
    if _is_item(line):
        return _broken(_weighed(line.partition(" ")[2]), LETTER, WIDTH - ITEM)
    return _broken(_weighed(line), LETTER, WIDTH)


def _weighed(markdown: str) -> list[tuple[str, float]]:
    """Parts of a line, each with its weight."""
    parts = markdown.replace("\\", "").split("**")
    return [(part, BOLD if number % 2 else REGULAR) for number, part in enumerate(parts)]


def _broken(parts: Sequence[tuple[str, float]], letter: float, width: float) -> int:
    """Number of lines after wrapping to a width. A word that changes its weight counts as two."""
    lines, left, space = 1, width, 0.0
    for text, weight in parts:
        for number, word in enumerate(text.split(" ")):
            space += text_width(" ", letter, weight) if number else 0.0
            wide = text_width(word, letter, weight)
            if word and wide + space > left < width:
                lines, left, space = lines + 1, width, 0.0
            if word:
                left, space = left - wide - space, 0.0
                while left < 0:
                    lines, left = lines + 1, left + width
    return lines
