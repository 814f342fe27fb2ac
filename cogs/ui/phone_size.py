"""How much room a card takes on a phone, in pixels of a screen of 390 × 844.

Letters are counted, not measured: near enough to choose between buttons and a menu, and to tell a panel that is too
long. The browser's tests hold it against what the page shows.
"""

from collections.abc import Sequence

SCREEN = 844
WIDTH = 340
"""Of the inside of a card."""
GAP = 8
"""Between any two things."""
ROW = 44
"""The height of a button of one line, and of a closed menu."""
LINE, FINE, HEADING = 21, 19, 20
"""The height of a line of text, of small print, and of a heading."""
LETTER, FINE_LETTER, BUTTON_LETTER = 7.4, 6.4, 7.6
BUTTON_EDGES, EMOJI = 30, 24
NARROW = frozenset("iljtfrI.,:;'’|!()· ")


def text_width(text: str, letter: float = LETTER) -> float:
    return sum(letter * (0.55 if sign in NARROW else 1.08) for sign in text)


def button_width(label: str, emoji: bool = False) -> float:
    return min(WIDTH, BUTTON_EDGES + text_width(label, BUTTON_LETTER) + (EMOJI if emoji else 0))


def buttons_height(widths: Sequence[float], row: int = 5) -> float:
    """Of buttons that stand `row` to an action row, each of which begins on a line of its own."""
    lines = 0
    for start in range(0, len(widths), row):
        left = -1.0
        for width in widths[start : start + row]:
            if left < width + GAP:
                lines, left = lines + 1, WIDTH + GAP
            left -= width + GAP
    return lines * (ROW + GAP)


def text_height(markdown: str) -> float:
    """Of lines of text as a card shows them."""
    if not markdown:
        return 0.0
    return GAP + sum(_line_height(line) * text_lines(line) for line in markdown.split("\n") if line)


def _line_height(line: str) -> int:
    return FINE if line.startswith("-# ") else HEADING if line.startswith("#") else LINE


def text_lines(line: str) -> int:
    """How many a line of markdown becomes."""
    letter, text = (FINE_LETTER, line[3:]) if line.startswith("-# ") else (LETTER, line.lstrip("# "))
    lines, room = 1, float(WIDTH)
    for word in text.replace("*", "").split(" "):
        width = text_width(f"{word} ", letter)
        if room < width and room < WIDTH:
            lines, room = lines + 1, float(WIDTH)
        room -= width
    return lines
