"""Seats are told apart by colour, also with colour-blind eyes, and by shape and letter besides."""

import math
from itertools import combinations, pairwise

import pytest

from engine.seats import MOST_SEATS
from render import sprites
from render.canvas import Page
from render.palette import COLOURS, LIVERIES, PAPER, SHAPES, WELL_EDGE, Colour
from words.reader import letters

Linear = tuple[float, float, float]
SIGHTS: dict[str, tuple[Linear, Linear, Linear]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes (2009), full severity, on linear RGB."""

APART = {
    "standard": {"usual": 30, "deuteranopia": 14, "protanopia": 14, "tritanopia": 14},
    "safe": dict.fromkeys(SIGHTS, 22),
}
"""The least difference (CIE 1976) between any two seats."""


def linear(colour: Colour) -> Linear:
    parts = [c / 255 for c in colour]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)  # type: ignore[return-value]


def seen(colour: Colour, sight: str) -> Linear:
    light = linear(colour)
    return tuple(min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in SIGHTS[sight])  # type: ignore[return-value]


def lab(light: Linear) -> Linear:
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089

    def bent(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    fx, fy, fz = bent(x), bent(y), bent(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour, sight: str) -> float:
    pairs = zip(lab(seen(one, sight)), lab(seen(other, sight)), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


def changes_along(frame: sprites.Sprite, side: int) -> int:
    """How often a frame turns from dark to light or back along the middle of its upper line, on a copy in grey."""
    page = Page.blank(side + 60, side + 60, PAPER)
    page.put(frame, 30, 30)
    grey = page.image.convert("L")
    rows = [[grey.getpixel((x, y)) for x in range(36, 24 + side)] for y in range(22, 36)]
    darkest = min(rows, key=lambda row: sum(row))  # type: ignore[arg-type, return-value]
    dark = [value < 128 for value in darkest]  # type: ignore[operator]
    return sum(a != b for a, b in pairwise(dark))


def test_what_is_new_and_what_can_be_chosen_differ_without_colour() -> None:
    """Dashes around what is new, one line around what can be chosen."""
    assert changes_along(sprites.ring(140, 140), 140) >= 6
    assert changes_along(sprites.halo(140, 140), 140) == 0


@pytest.mark.parametrize("sight", list(SIGHTS))
@pytest.mark.parametrize("palette", list(LIVERIES))
def test_seats_differ_for_all_eyes(palette: str, sight: str) -> None:
    for (one, a), (other, b) in combinations(zip(COLOURS, LIVERIES[palette], strict=True), 2):
        assert difference(a.base, b.base, sight) >= APART[palette][sight], (one, other)


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_letters_stand_out_on_their_colour(palette: str) -> None:
    for livery in LIVERIES[palette]:
        light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(livery.base), linear(livery.letter)))
        assert (light[1] + 0.05) / (light[0] + 0.05) >= 3
        assert difference(livery.base, PAPER, "usual") > 25


def test_shapes_are_all_different() -> None:
    assert len(set(SHAPES)) == len(set(COLOURS)) == MOST_SEATS


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Anna", "Béla", "Ödön"), "ABÖ"),
        (("Anna", "Ádám", "Adél", "Ada", "AD"), "AÁD45"),
        (("anna", "さくら", "🦊", ""), "A234"),
        (("__x__", "`x`", "X"), "X23"),
    ],
)
def test_a_seat_has_a_letter_of_its_players_name(names: tuple[str, ...], expected: str) -> None:
    """In every language the same: badges on the public board and in a private panel mean the same person."""
    assert "".join(letters(names)) == expected
    assert len(set(expected)) == len(names)


def test_new_and_can_be_chosen_differ_without_colour() -> None:
    """In a grey copy too: one is a line, the other dashes of light and dark."""
    new, chosen = (frame.image.convert("LA") for frame in (sprites.ring(120, 80), sprites.halo(120, 80)))
    rows = []
    for frame in (new, chosen):
        middle = [frame.getpixel((x, y)) for y in range(frame.height // 3) for x in range(30, frame.width - 30)]
        rows.append({light for light, alpha in middle if alpha > 250})  # type: ignore[misc]
    assert max(rows[0]) - min(rows[0]) > 180
    assert not rows[1] or max(rows[1]) - min(rows[1]) < 60


def test_an_empty_space_can_be_seen_on_paper() -> None:
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(PAPER), linear(WELL_EDGE))]
    assert (light[0] + 0.05) / (light[1] + 0.05) >= 1.8
