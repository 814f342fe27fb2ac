"""How much room a card takes on a phone, in pixels of a screen of 390 × 844.

Letters are as wide as those of Noto Sans, rounded up: Discord's own are hardly ever wider. It chooses between buttons
and a menu, and tells a panel that is too long. The browser's tests hold it against what the local Discord shows.
"""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

SCREEN = 844
WIDTH = 340
"""Of the inside of a card."""
GAP = 8
"""Between any two things."""
ROW = 44
"""The height of a button of one line, and of a closed menu."""
SECOND_LINE = 4
"""By so much a button of two lines is higher."""
MENU_HEIGHT, RULE_HEIGHT = ROW + GAP, 5 + GAP
FRAME = 18
"""Above and below what a card holds, without one of the gaps."""
AROUND = 100
"""What Discord puts around a private message: who says it, that it was edited, and that nobody else sees it."""
LINE, FINE, HEADING = 21.75, 18.85, 23.2
"""The height of a line of text, of small print, and of a heading."""
LETTER, FINE_LETTER, HEADING_LETTER, BUTTON_LETTER = 15.0, 13.0, 16.0, 14.0
"""Sizes of type."""
REGULAR, BUTTON, BOLD = 0.97, 1.0, 1.04
"""How wide letters are by their weight, against those below."""
BUTTON_EDGES, EMOJI = 30, 27
MENU_EDGES, MENU_FRAME = 50, 14
ITEM, ITEM_EDGES = 24, 4.5
"""How far an item of a list is moved in, and what is above and below a list."""
IN_A_ROW = 5
"""Buttons at most that Discord takes in an action row."""

_LETTERS = {
    200: "’‘", 250: "'", 275: " .:!·", 300: "ijlJ,;", 325: "()-`", 350: "[]", 375: "fI", 400: "t/\\{}“”",
    450: 'r"_', 475: "?„", 500: "csz–", 550: "vyFLS*", 575: "0123456789kxETZ$+<=>^|~×±", 600: "aeY−",
    625: "bdgopqPVX", 650: "hnuCKR#", 675: "AB", 750: "DGU&", 775: "H", 800: "NOQ", 825: "w…", 850: "→←✓", 875: "%",
    900: "@", 925: "M", 950: "W", 975: "m", 1000: "—",
}  # fmt: skip
"""Thousandths of the size of type."""
_WIDTHS = {letter: width / 1000 for width, letters in _LETTERS.items() for letter in letters}
_PICTURE = 1.25
"""An emoji, or whatever else there is."""
_UNSEEN = ("Cf", "Mn")
"""Categories of signs that take no room: joiners, hyphens that may be, what makes an emoji of a sign."""
MEASURED = 8192
"""Texts whose measure is kept: a panel is laid out several times with the same ones."""


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
    """How many of these buttons stand in each action row, in order, so that they take the fewest lines: every row
    begins on a line of its own. Of as many lines, the fewest rows."""
    best: list[tuple[int, list[int]]] = [(0, [])]
    for end in range(1, len(widths) + 1):
        ways = [
            (best[start][0] + _lines(widths[start:end]), [*best[start][1], end - start])
            for start in range(max(0, end - IN_A_ROW), end)
        ]
        best.append(min(ways, key=lambda way: (way[0], len(way[1]))))
    return best[-1][1]


def buttons_height(widths: Sequence[float]) -> float:
    """Of buttons in as many action rows as they need."""
    height, start = 0.0, 0
    for size in action_rows(widths):
        height += row_height(widths[start : start + size])
        start += size
    return height


def row_height(widths: Sequence[float]) -> float:
    """Of the buttons of one action row. As wide as the card is only one whose words take two lines."""
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
    """Of a closed menu."""
    lines = _broken([(placeholder, REGULAR)], LETTER, WIDTH - MENU_EDGES)
    return max(ROW, MENU_FRAME + lines * LINE) + GAP


def picture_height(width: float, height: float) -> float:
    """Of a picture that is as wide as the card."""
    return WIDTH * height / width + GAP


def text_height(markdown: str) -> float:
    """Of lines of text as a card shows them."""
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
    """How many a line of markdown becomes."""
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
    """How many lines a line becomes where it is so wide. Words that change their weight midway count as two."""
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
