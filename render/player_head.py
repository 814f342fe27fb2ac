"""Head of a player's mat, the same in all games: badge, turn marker, name, place and points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import GAMES
from render import sprites
from render.canvas import Frame, Pen, Sprite, Style, shadowed, stretched
from render.furniture import draw_tag
from render.icons import icon
from render.palette import BRIGHT_GOLD, CREAM, GOLD, INK, MARK, PAPER, SOFT_INK, livery, mix
from render.sprite_cache import kept
from words import status
from words.reader import Look

LEAST = 0.7
"""Factor by which a name may shrink before it is cut."""
BAR = 58
"""Height of the bar behind the name of the player to move."""


@dataclass(frozen=True, slots=True)
class PlayerHead:
    """Contents of a head."""

    seat: int
    acting: bool = False
    """Whether the game waits for this player."""
    crowned: bool = False
    points: str = ""
    gained: int = 0
    """Points since the reader's last move."""
    place: int = 0
    """Place by points; 0 if unknown, or if all are equal."""


def places(points: Sequence[int]) -> list[int]:
    """Place of each seat by points; all 0 while all are equal."""
    if len(set(points)) < 2:
        return [0] * len(points)
    return [1 + sum(other > own for other in points) for own in points]


def player_of(
    game_id: str, view: Any, seat: int, look: Look, points: Sequence[int] | None = None, gained: int = 0
) -> PlayerHead:
    """Head of a seat. `points`: points of all seats; default: those of the game's status."""
    game = GAMES[game_id]
    if points is None:
        points = status.of_game(game_id).points(view)
    playing, crowned = status.playing(game, view, seat, look), status.crowned(game, view, seat)
    figure, place = (str(points[seat]), places(points)[seat]) if points else ("", 0)
    return PlayerHead(seat, playing, crowned, figure, gained, place)


def draw_turn(
    f: Frame, palette: str, seat: int, width: float, high: float, *, bar: bool = True, bar_wide: float | None = None
) -> None:
    """Mark the mat of the player to move: a frame in their colour, and a bar behind the name or a tint over all of
    it."""
    tint = livery(palette, seat).base
    top = BAR if bar else high
    f.put(
        sprites.panel(f.px(bar_wide or width), f.px(top), mix(PAPER, tint, 0.3), tint, 2, 12, None, shadow=False), 0, 0
    )
    for part, x, y in _frame(palette, seat, f.px(width), f.px(high)):
        f.put(part, x / f.k, y / f.k)


CORNER = 40
"""Size of the corner: a large frame is a small one stretched."""


@kept
def _frame(palette: str, seat: int, width: int, high: int) -> tuple[tuple[Sprite, int, int], ...]:
    """The four sides of a frame, each with its position; pasting a whole, mostly transparent one would be slow."""
    tint = livery(palette, seat)
    pen = Pen(CORNER, CORNER)
    pen.box(0, 0, CORNER, CORNER, None, tint.base, 6, 14)
    pen.box(0, 0, CORNER, CORNER, None, mix(tint.dark, INK, 0.3), 1.4, 14)
    whole, side = stretched(pen.done(), width, high), CORNER // 2
    boxes = ((0, 0, width, side), (0, high - side, width, high), (0, side, side, high - side),
             (width - side, side, width, high - side))  # fmt: skip
    return tuple((Sprite(whole.crop(box)), *box[:2]) for box in boxes)


def draw_head(
    f: Frame, look: Look, width: float, player: PlayerHead, *, y: float = 33, name: float = 26, least: float = 0,
    signs: Sequence[Sprite] = (),
) -> None:  # fmt: skip
    """Draw badge, arrow or crown, and name; right-aligned: icons of the game, gain, place, points.

    `y`: its middle; `name`: font size of the name, on which all other sizes depend; `least`: its minimum.
    """
    k, seat, least = name / 26, player.seat, least or name * LEAST
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(40 * k)), 34 * k, y)
    right, left = width - 18 * k, 62 * k
    if player.points:
        style = Style(38 * k, face="heavy", align="right")
        right -= f.text((right - 90 * k, y - 25 * k, 90 * k, 50 * k), player.points, style) + 8 * k
    wanted = sprites.text_width(look.names[seat], f.px(least)) / f.k + len(signs) * 38 * k
    if player.crowned or player.acting:
        wanted += 38 * k
    gain = sprites.text_width(f"+{player.gained}", f.px(24 * k)) / f.k + 24 * k if player.gained else 0.0
    # If there is not enough room, drop the place first, then the gain.
    if player.place and right - left - 36 * k >= wanted + gain:
        f.put(ribbon(str(player.place), f.px(30 * k), gilded=player.place == 1), right - 14 * k, y)
        right -= 36 * k
    if player.gained and right - left >= wanted + gain:
        right -= draw_gain(f, right, y, player.gained, 24 * k) + 6 * k
    for sign in signs:
        f.put(sign, right - 17 * k, y)
        right -= 38 * k
    if player.crowned or player.acting:
        f.put(icon("crown" if player.crowned else "arrow", f.px(34 * k)), left + 15 * k, y)
        left += 38 * k
    f.text((left, y - 25 * k, right - left, 50 * k), look.names[seat], Style(name, align="left", least=least))


def draw_row_head(
    f: Frame, look: Look, width: float, player: PlayerHead, *, y: float, name: float, least: float
) -> None:
    """Draw the head in two lines, for narrow places: the name, and below it points, place and gain.

    y: the middle between both.
    """
    seat, left, apart = player.seat, 70.0, min(name * 0.68, y * 0.5)
    up, down = y - apart, y + apart
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(48)), 36, y)
    at = left
    if player.crowned or player.acting:
        f.put(icon("crown" if player.crowned else "arrow", f.px(36)), at + 17, up)
        at += 40
    f.text((at, up - name, width - at, 2 * name), look.names[seat], Style(name, align="left", least=least))
    at = left
    if player.points:
        at += f.text((at, down - 24, 90, 48), player.points, Style(36, face="heavy", align="left")) + 10
    if player.place:
        f.put(ribbon(str(player.place), f.px(36), gilded=player.place == 1), at + 15, down)
        at += 38
    if player.gained:
        draw_gain(f, at, down, player.gained, least, ends=False)


def draw_gain(f: Frame, x: float, y: float, gained: int, size: float, *, ends: bool = True) -> float:
    """Draw the gain or loss on a dark pill that ends (or begins) at x; return its width."""
    text = f"+{gained}" if gained > 0 else f"−{-gained}"
    wide = sprites.text_width(text, f.px(size)) / f.k + size * 0.62
    f.page.marked = True
    draw_tag(f, x - wide / 2 if ends else x + wide / 2, y, text, size, fill=MARK, line=MARK, colour=CREAM)
    return wide


@kept
def ribbon(place: str, size: int, *, gilded: bool) -> Sprite:
    """Ribbon with the place by points. Origin: its middle."""
    fill, line, ink = (BRIGHT_GOLD, GOLD, INK) if gilded else (mix(PAPER, SOFT_INK, 0.18), SOFT_INK, INK)
    pen = Pen(100, 100, size / 100)
    pen.path("M16 4 H84 V78 L50 96 L16 78 Z", fill, line, 7)
    sprite = pen.sprite(50, 50)
    return shadowed(sprites.lettered(sprite, place, size * 0.5, size * 0.44, size * 0.8, ink), 1.5, 1, 0.3)
