"""Groups of citizens, coins with numbers, counters."""

from games.tournay.data import COLOURS
from games.tournay.pictures.icons import icon, tinted
from render.canvas import Frame, Sprite, Style, shadowed
from render.sprite_cache import kept


@kept
def citizen(colour: str, size: int) -> Sprite:
    """An upright citizen. Origin: its middle."""
    sprite = shadowed(tinted("citizen", (colour,), size), size * 0.04, max(1, round(size * 0.03)), 0.4)
    return sprite.known_as(f"citizen {colour}")


@kept
def lying(colour: str, size: int) -> Sprite:
    """A lying citizen. Origin: its middle."""
    sprite = shadowed(tinted("lying_citizen", (colour,), size), size * 0.04, max(1, round(size * 0.03)), 0.4)
    return sprite.known_as(f"citizen {colour}")


def draw_row(
    f: Frame, x: float, y: float, colour: str, count: int, size: float, room: float, *, flat: bool = False
) -> None:
    """Citizens of a colour from the left, closer together if there is less room, then their number; y is the middle."""
    figures = size * 0.62
    if not count:
        return
    body = size * (0.94 if flat else 0.66)
    spare = room - body - size * (0.5 if count < 10 else 0.8)
    step = max(size * 0.08, min(size * 0.6, spare / (count - 1))) if count > 1 else 0.0
    sprite = lying(colour, f.px(size)) if flat else citizen(colour, f.px(size))
    for number in range(count):
        f.put(sprite, x + body / 2 + number * step, y)
    left = x + body + (count - 1) * step + size * 0.06
    f.text((left, y - size / 2, size * 1.4, size), str(count), Style(figures, face="heavy", align="left"))


def draw_plaza(f: Frame, width: float, plaza: dict[str, int], down: dict[str, int], size: float, gap: float) -> None:
    """Upright citizens above, lying ones below, a column for each colour."""
    column = width / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        x = number * column
        draw_row(f, x, size * 0.5, colour, plaza[colour], size, column - 4)
        draw_row(f, x, size * 1.5 + gap, colour, down[colour], size * 0.92, column - 4, flat=True)


def draw_pair(
    f: Frame, x: float, y: float, seat: int, colour: str, up: int, down: int, size: float, text: float
) -> float:
    """Numbers of upright and lying citizens of a colour, from x on. Returns the right end."""
    first = x
    figures = (("standing", citizen(colour, f.px(size)), up), ("lying", lying(colour, f.px(size * 0.92)), down))
    for posture, sprite, count in figures:
        left = x
        f.put(sprite, x + size * 0.4, y)
        x += size * 0.8 + 2
        x += f.text((x, y - size / 2, text * 2, size), str(count), Style(text, face="heavy", align="left")) + 6
        f.name(f"{posture} {seat} {colour}", left, y - size / 2, x - left, size)
    f.name(f"plaza {seat} {colour}", first, y - size / 2, x - first, size)
    return x


def draw_coin(f: Frame, cx: float, cy: float, amount: int | str, size: float) -> None:
    f.put(icon("coin", f.px(size)), cx, cy)
    f.text((cx - size, cy - size / 2, 2 * size, size), str(amount), Style(size * 0.6, face="heavy"))


def draw_counter(f: Frame, x: float, y: float, sign: str, count: int | str, size: float, text: float) -> float:
    """An icon and a number; x, y is the middle of the icon. Returns the right end."""
    f.put(icon(sign, f.px(size)), x, y)
    left = x + size * 0.58
    used = f.text((left, y - size / 2, text * 3, size), str(count), Style(text, face="heavy", align="left"))
    return left + used
