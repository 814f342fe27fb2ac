"""The four fairs: city, condition, and the points each player would get."""

from types import MappingProxyType

from games.tiletum.data import FAIR_TILES
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import mark, round_token, vp_token
from games.tiletum.scoring import takes_part
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.reckoning import value, worth
from games.tiletum.words.terms import space_name
from render import sprites
from render.canvas import Align, Frame, Pen, Sprite, Style
from render.palette import CREAM, FAINT_INK, INK, PAPER, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from words.reader import Look

FAIR_ICONS: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {
        "fair_house_pillar_set": ("house", "pillar"), "fair_king_track": ("king",), "fair_house": ("house",),
        "fair_contract_crest_set": ("contract", "crest"), "fair_contract": ("contract",),
        "fair_contract_cathedral_set": ("contract", "cathedral"), "fair_crest": ("crest",),
        "fair_pillar": ("pillar",), "fair_upper_floor_character": ("upper_floor",),
        "fair_full_building": ("full_building",), "fair_cathedral": ("cathedral",),
    }
)  # fmt: skip
assert set(FAIR_ICONS) == set(FAIR_TILES)

FAIR_TO_COME: Colour = (186, 52, 50)
WIDTH = 472
ROW = 57
TOP = 22
HEIGHT = TOP + 4 * ROW + 4


def draw_fairs(f: Frame, view: State, look: Look, new: Highlights) -> None:
    for number in range(1, 5):
        _draw_fair(f.at(10, TOP + (number - 1) * ROW), number, view, look, new)


def _draw_fair(f: Frame, number: int, view: State, look: Look, new: Highlights) -> None:
    """Draw a fair in a line."""
    width, high, text = WIDTH - 20, ROW - 5, 20
    city, tile = view.fair_cities[number - 1], view.fair_tiles[number - 1]
    over = number <= view.fairs_done
    now = not over and number == view.round
    fill = mix(PAPER, FAINT_INK, 0.25) if over else (255, 240, 196) if now else mix(PAPER, CREAM, 0.6)
    f.put(sprites.panel(f.px(width), f.px(high), fill, SOFT_INK if over else INK, 1.6, 9, None, False), 0, 0)
    f.name(f"fair {number}", 0, 0, width, high)
    middle = high / 2
    red = mix(PAPER, FAINT_INK, 0.5) if over else FAIR_TO_COME
    f.put(round_token(str(number), f.px(34), red, SOFT_INK if over else CREAM), 26, middle)
    name = Style(text, face="title", colour=SOFT_INK if over else INK, align="left")
    left = 50 + text * 5.6
    f.text((50, 0, text * 5.6, high), space_name(look.lang, city), name)
    f.put(vp_token(str(value(view, number)), f.px(40)), left + 20, middle)
    sign = "+" if tile == "fair_king_track" else "×"
    f.text((left + 41, 0, 14, high), sign, Style(text, colour=SOFT_INK))
    for place, picture in enumerate(FAIR_ICONS[tile]):
        f.put(icon(picture, f.px(36)), left + 76 + place * 35, middle)
    _draw_seats(f, left + 134, width - 8, middle, number, view, look)
    if new.fair and number == view.fairs_done:
        f.put(mark(f.px(width - 4), f.px(high - 4)), 2, 2)


def _draw_seats(f: Frame, left: float, right: float, middle: float, number: int, view: State, look: Look) -> None:
    """Points each player would get now, struck out for absent players; a fair that is over is ticked off."""
    if number <= view.fairs_done:
        f.put(sprites.tick(f.px(30)), right - 22, middle)
        return
    step = min(50, (right - left) / max(1, len(view.seats)))
    for seat in view.seats:
        x = left + seat * step
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(22)), x + step / 2, middle - 13)
        draw_worth(f, (x, middle, step, 26), view, seat, number, 19, "center")


def draw_worth(
    f: Frame, box: tuple[float, float, float, float], view: State, seat: int, number: int, size: float, align: Align
) -> None:
    """Points in ink, struck out if the player is absent, a dash if there are none anyway."""
    points, joins = worth(view, seat, number), takes_part(view, seat, view.fair_cities[number - 1])
    x, y, w, h = box
    style = Style(size, face="heavy", colour=INK if points else SOFT_INK, align=align)
    used = f.text(box, signed(points) if points or joins else "–", style)
    if points and not joins:
        left = x + (w - used) / 2 if align == "center" else x
        f.put(_stroke(f.px(used + size * 0.4), f.px(size * 0.12)), left - size * 0.2, y + h / 2)


@kept
def _stroke(width: int, thick: int) -> Sprite:
    """A line through a number that does not count. Origin: its left end."""
    pen = Pen(width, thick + 2)
    pen.line([(1, thick / 2 + 1), (width - 1, thick / 2 + 1)], mix(INK, FAIR_TO_COME, 0.6), thick)
    return pen.sprite(0, thick / 2)


# ---------------------------------------------------------------- on a phone

OPEN, DONE, NOTE, BADGE = 112, 56, 40, 48


def phone_height(view: State) -> float:
    open_fairs = 4 - view.fairs_done
    return open_fairs * (OPEN + 8) + view.fairs_done * (DONE + 8) - 8 + (NOTE if open_fairs else 0)


def draw_phone(f: Frame, width: float, view: State, look: Look) -> None:
    """The condition of each fair, with each player's points below it and a note on why some are struck out."""
    y = 0.0
    for number in range(1, 5):
        over = number <= view.fairs_done
        high = DONE if over else OPEN
        _draw_large(f.at(0, y), width, high, number, view, look)
        y += high + 8
    if view.fairs_done < 4:
        note = Style(28, face="note", colour=SOFT_INK, align="left", least=28)
        f.text((4, y - 4, width - 8, NOTE), look.say("tiletum-render-fair-absent"), note)


def _draw_large(f: Frame, width: float, high: float, number: int, view: State, look: Look) -> None:
    over = number <= view.fairs_done
    fill = mix(PAPER, FAINT_INK, 0.25) if over else (255, 240, 196) if number == view.round else mix(PAPER, CREAM, 0.6)
    f.put(sprites.panel(f.px(width), f.px(high), fill, SOFT_INK if over else INK, 1.8, 10, None, False), 0, 0)
    f.name(f"fair {number}", 0, 0, width, high)
    tile, middle = view.fair_tiles[number - 1], DONE / 2
    red = mix(PAPER, FAINT_INK, 0.5) if over else FAIR_TO_COME
    f.put(round_token(str(number), 44, red, SOFT_INK if over else CREAM), 34, middle)
    city = space_name(look.lang, view.fair_cities[number - 1])
    f.text((66, 0, 190, DONE), city, Style(31, face="title", align="left", least=28))
    f.put(vp_token(str(value(view, number)), 50), 284, middle)
    f.text((312, 0, 22, DONE), "+" if tile == "fair_king_track" else "×", Style(28, colour=SOFT_INK))
    for place, picture in enumerate(FAIR_ICONS[tile]):
        f.put(icon(picture, 46), 360 + place * 48, middle)
    if over:
        f.put(sprites.tick(40), width - 40, middle)
        return
    step = (width - 24) / len(view.seats)
    for seat in view.seats:
        x = 12 + seat * step
        f.put(sprites.badge(look.palette, seat, look.letter(seat), BADGE), x + BADGE / 2 + 4, DONE + 24)
        draw_worth(f, (x + BADGE + 20, DONE, step - BADGE - 22, 48), view, seat, number, 32, "left")


def signed(points: int) -> str:
    return str(points).replace("-", "−")
