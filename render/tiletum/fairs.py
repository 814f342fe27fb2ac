"""The four fairs: where, what counts, and what it would bring everybody."""

from types import MappingProxyType

from engine.tiletum.data import FAIR_TILES, FAIR_VP, KING_VP
from engine.tiletum.scoring import COUNTS, takes_part
from engine.tiletum.state import State
from render import sprites
from render.canvas import Frame, Style
from render.look import Look
from render.palette import CREAM, FAINT_INK, INK, PAPER, SOFT_INK, mix
from render.tiletum.changes import Changes
from render.tiletum.icons import icon
from render.tiletum.pieces import round_token, vp_token
from render.tiletum.words import space_name

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

WIDTH = 472
ROW = 57
TOP = 22
HEIGHT = TOP + 4 * ROW + 4


def value(view: State, round: int) -> int:
    """Points for each time the condition is met."""
    return FAIR_TILES[view.fair_tiles[round - 1]] + FAIR_VP[round - 1]


def worth(view: State, seat: int, round: int) -> int:
    """As things stand. The king track counts as it is now: it is scored with the space of that round's king phase."""
    tile = view.fair_tiles[round - 1]
    if tile == "fair_king_track":
        return value(view, round) + KING_VP[view.king_space(seat)]
    return value(view, round) * COUNTS[tile](view, seat)


def draw_fairs(f: Frame, view: State, look: Look, new: Changes, *, width: float = WIDTH) -> None:
    for number in range(1, 5):
        draw_fair(f.at(10, TOP + (number - 1) * ROW), width - 20, number, view, look, new)


def draw_fair(f: Frame, width: float, number: int, view: State, look: Look, new: Changes, *, high: float = ROW - 5, text: float = 20) -> None:  # fmt: skip
    city, tile = view.fair_cities[number - 1], view.fair_tiles[number - 1]
    over = number <= view.fairs_done
    now = number == view.fairs_done + 1 and number == view.round
    fill = mix(PAPER, FAINT_INK, 0.25) if over else (255, 240, 196) if now else mix(PAPER, CREAM, 0.6)
    f.put(sprites.panel(f.px(width), f.px(high), fill, SOFT_INK if over else INK, 1.6, 9, None, False), 0, 0)
    f.name(f"fair {number}", 0, 0, width, high)
    k = high / (ROW - 5)
    middle = high / 2
    red = mix(PAPER, FAINT_INK, 0.5) if over else (186, 52, 50)
    f.put(round_token(str(number), f.px(34 * k), red, SOFT_INK if over else CREAM), 26 * k, middle)
    ink = SOFT_INK if over else INK
    f.text((50 * k, 0, width * 0.26, high), space_name(look.lang, city), Style(text, face="title", colour=ink, align="left"))  # fmt: skip
    left = 50 * k + width * 0.26 + 4
    token = vp_token(str(value(view, number)), f.px(40 * k))
    f.put(token, left + 20 * k, middle)
    f.text((left + 41 * k, 0, 14 * k, high), "+" if tile == "fair_king_track" else "×", Style(text, face="bold", colour=SOFT_INK))  # fmt: skip
    for place, name in enumerate(FAIR_ICONS[tile]):
        f.put(icon(name, f.px(36 * k)), left + 76 * k + place * 35 * k, middle)
    _draw_seats(f, left + 134 * k, width - 8, middle, number, view, look, k)
    if new.fair and number == view.fairs_done:
        f.put(sprites.ring(f.px(width - 4), f.px(high - 4)), 2, 2)


def _draw_seats(f: Frame, left: float, right: float, middle: float, number: int, view: State, look: Look, k: float) -> None:  # fmt: skip
    """Who takes part as things stand, and what it would bring; once over, who took part is history."""
    if number <= view.fairs_done:
        f.put(sprites.tick(f.px(30 * k)), right - 22 * k, middle)
        return
    present = [seat for seat in view.seats if takes_part(view, seat, view.fair_cities[number - 1])]
    step = min(50 * k, (right - left) / max(1, len(view.seats)))
    for place, seat in enumerate(present):
        x = left + place * step
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(22 * k)), x + step / 2, middle - 13 * k)
        points = worth(view, seat, number)
        f.text((x, middle, step, 26 * k), str(points).replace("-", "−"), Style(19 * k, face="heavy", colour=INK if points else SOFT_INK))  # fmt: skip
