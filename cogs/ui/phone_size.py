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
MENU_HEIGHT = ROW + GAP
FRAME = 24
"""Above and below what a card holds."""
LINE, FINE, HEADING = 21, 19, 20
"""The height of a line of text, of small print, and of a heading."""
LETTER, FINE_LETTER, BUTTON_LETTER = 7.4, 6.4, 7.6
BUTTON_EDGES, EMOJI = 30, 24
IN_A_ROW = 5
"""Buttons at most that Discord takes in an action row."""
NARROW = frozenset("iljtfrI.,:;'’|!()· ")


def text_width(text: str, letter: float = LETTER) -> float:
    return sum(letter * (0.55 if sign in NARROW else 1.08) for sign in text)


def button_width(label: str, emoji: bool = False) -> float:
    return min(WIDTH, BUTTON_EDGES + text_width(label, BUTTON_LETTER) + (EMOJI if emoji else 0))


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
    """Of the buttons of one action row."""
    return _lines(widths) * (ROW + GAP)


def _lines(widths: Sequence[float]) -> int:
    lines, left = 0, -1.0
    for width in widths:
        if left < width + GAP:
            lines, left = lines + 1, WIDTH + GAP
        left -= width + GAP
    return lines


def picture_height(width: float, height: float) -> float:
    """Of a picture that is as wide as the card."""
    return WIDTH * height / width + GAP


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
