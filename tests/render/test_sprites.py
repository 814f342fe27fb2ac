"""A panel that was stretched cannot be told from one drawn as large as it is."""

import pytest

from render import sprites
from render.palette import FAINT_INK, INK, PAPER, Colour
from tests.render.kit import without_sprites

SIZES = [(300, 200), (301, 90), (90, 333), (500, 2), (61, 60), (7, 9)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("thick", "radius", "inner", "shadow"), [(2.0, 14, FAINT_INK, True), (1.6, 12, None, True), (2.6, 9, INK, False)]
)
def test_a_large_panel_is_a_small_one_stretched(
    size: tuple[int, int], thick: float, radius: float, inner: Colour | None, shadow: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    if inner and min(size) < 20:
        inner = None
    how = (PAPER, INK, thick, radius, inner, shadow)
    stretched = sprites.panel(*size, *how)
    monkeypatch.setattr(sprites, "PANEL_EDGE", 10_000)
    with without_sprites():
        whole = sprites.panel(*size, *how)
    assert (stretched.ox, stretched.oy, stretched.image.size) == (whole.ox, whole.oy, whole.image.size)
    assert stretched.image.tobytes() == whole.image.tobytes()
