"""One player's area, large: the player board, the tiles by name, what stands on the map, the fairs, the points."""

from collections.abc import Sequence

from engine import Event
from engine.tiletum.data import MAP, PLAIN_ACTIONS
from engine.tiletum.meta import TILETUM
from engine.tiletum.scoring import BREAKDOWN, takes_part
from engine.tiletum.state import State
from render import sprites
from render.canvas import Frame, Page, Style
from render.column import Column
from render.fonts import Face
from render.furniture import draw_area, draw_band, draw_legend
from render.look import Look
from render.palette import BRIGHT_GOLD, CREAM, FAINT_INK, INK, PAPER, SOFT_INK, mix
from render.text import width_of
from render.tiletum import fairs, mat, status
from render.tiletum.changes import Changes, changes
from render.tiletum.drawing import TINTS
from render.tiletum.icons import icon
from render.tiletum.pieces import pawn, pillar_piece, points_token, round_token, vp_token
from render.tiletum.tiles import put_tile
from render.tiletum.words import phrase, space_name, term

WIDTH, EDGE = 1000, 24
BAND = 104
TEXT = 25
K = 1.29
"""The player board is drawn larger than on the table."""


def draw(view: State, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
    new = changes(events)
    column = Column(WIDTH, EDGE)
    wide = column.inner
    player = view.players[seat]
    column.add(BAND, lambda f: _band(f, wide, view, look, seat, new))
    legend = new.touches(seat)
    column.add(_board_high(legend), lambda f: _board(f, wide, view, look, seat, new, legend=legend))
    tiles = [*((name, False) for name in player.warehouse), *((name, True) for name in player.using)]
    if tiles:
        column.add(34 + 98 * -(-len(tiles) // 2), lambda f: _warehouse(f, wide, tiles, look))
    column.add(66, lambda f: _boosts(f, wide, view, look, seat))
    places = _places(view, look, seat)
    column.add(52 * len(places) + 8, lambda f: _map(f, wide, places, view, look, seat))
    column.add(42 + 4 * 76, lambda f: _fairs(f, wide, view, look, seat))
    if sources := _sources(view, look, seat):
        rows = _rows(sources, wide - 12)
        column.add(42 + 46 * len(rows), lambda f: _points(f, wide, rows, look))
    return column.page()


def _title(f: Frame, width: float, text: str) -> None:
    f.text((4, 0, width - 8, 36), text, Style(TEXT + 3, face="title", colour=SOFT_INK, align="left", least=22))


def _band(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes) -> None:
    draw_band(f, width, BAND)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(62)), 62, BAND / 2)
    right = width - 28
    style = Style(60, face="heavy", colour=CREAM, align="right")
    right -= f.text((right - 150, 0, 150, BAND), str(view.players[seat].points), style) + 18
    if won := new.points[seat]:
        fresh = Style(36, face="heavy", colour=BRIGHT_GOLD, align="right")
        right -= f.text((right - 100, 0, 100, BAND), f"+{won}" if won > 0 else f"−{-won}", fresh) + 18
    left = 110.0
    if TILETUM.over(view):
        if seat in TILETUM.standings(view).winners:
            f.put(icon("king", f.px(48)), left + 22, BAND / 2)
            left += 56
    else:
        gold = (250, 204, 84) if seat == view.active else CREAM
        f.put(round_token(f"{view.order.index(seat) + 1}.", f.px(46), gold), left + 22, BAND / 2)
        left += 56
    name = Style(42, face="title", colour=CREAM, align="left", least=28)
    f.text((left, 10, right - left, 52), look.names[seat], name)
    line = Style(TEXT, face="text", colour=FAINT_INK, align="left", least=22)
    f.text((left, 60, right - left, 30), status.progress(view, look), line)


def _board_high(legend: bool) -> float:
    return (mat.TOWN_H + mat.NUMBERS_H + 26) * K + (30 if legend else 0)


def _board(f: Frame, width: float, view: State, look: Look, seat: int, new: Changes, *, legend: bool) -> None:
    player, high = view.players[seat], _board_high(legend)
    draw_area(f, look.palette, seat, width, high, 2.6)
    left = f.at(20, 22, K)
    half = (width - 56) / K - mat.TOWN_W - 4
    mat.draw_resources(left, half, player)
    mat.draw_warehouse(left.at(0, 60), half + 6, player, seat, new, high=76)
    mat.draw_contracts(left.at(0, 160), half + 5, player, seat, look, new)
    town = f.at(width - 20 - mat.TOWN_W * K, 18, K)
    mat.draw_town_ground(town, numbers=True)
    mat.draw_town(town, player, seat, look, new)
    mat.draw_supply(town.at(mat.LOT * 3 + 6, 4), player, seat, look, new)
    if legend and f.page.marked:
        draw_legend(f, 20 + half * K, high - 36, look.since, 24, colour=SOFT_INK)


# ---------------------------------------------------------------- tiles with their names


def _warehouse(f: Frame, width: float, tiles: Sequence[tuple[str, bool]], look: Look) -> None:
    _title(f, width, phrase(look.lang, "tiletum-render-warehouse"))
    half = width / 2
    for number, (name, used) in enumerate(tiles):
        x, y = number % 2 * half, 40 + number // 2 * 98
        put_tile(f, x, y, 108, 84, name)
        text = term(look.lang, "tile", name)
        ink = SOFT_INK if used else INK
        style = Style(TEXT, colour=ink, align="left", lines=3, least=22, leading=1.02)
        f.text((x + 122, y, half - 134, 84), text[:1].upper() + text[1:], style)


def _boosts(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    """The own bonus markers: points added whenever a die is taken for an action."""
    style = Style(TEXT + 3, face="title", colour=SOFT_INK, align="left", least=22)
    used = f.text((4, 0, 300, 66), phrase(look.lang, "tiletum-render-markers"), style)
    left = used + 28
    step = (width - left) / len(PLAIN_ACTIONS)
    for number, action in enumerate(PLAIN_ACTIONS):
        x = left + number * step
        plus = view.players[seat].markers.get(action, 0)
        fill = mix(CREAM, TINTS[action], 0.2 if plus else 0.06)
        f.put(sprites.panel(f.px(step - 10), 62, fill, INK if plus else FAINT_INK, 1.8, 10, None, False), x, 2)
        f.put(icon(action, 46), x + 34, 33)
        if plus:
            f.put(points_token(f"+{plus}", 48), x + step - 48, 33)
        else:
            f.text((x + 60, 2, step - 76, 62), "–", Style(TEXT, colour=FAINT_INK))


# ---------------------------------------------------------------- the map


def _places(view: State, look: Look, seat: int) -> list[tuple[str, str]]:
    """Pieces and where they are, in words."""
    player = view.players[seat]

    def cities(found: Sequence[str]) -> str:
        return ", ".join(space_name(look.lang, city) for city in found) or "–"

    houses = [space.id for space in MAP.values() if space.is_city and view.has_house(seat, space.id)]
    pillars = [city for city, seats in view.pillars.items() if seat in seats]
    given = [city for city, seats in view.contributors.items() if seat in seats]
    return [
        ("merchant", space_name(look.lang, player.merchant)),
        ("architect", space_name(look.lang, player.architect)),
        ("house", f"{len(houses)}: {cities(houses)}" if houses else "–"),
        ("pillar", f"{len(pillars)}: {cities(pillars)}" if pillars else "–"),
        ("cathedral", f"{len(given)}: {cities(given)}" if given else "–"),
    ]


def _map(f: Frame, width: float, places: Sequence[tuple[str, str]], view: State, look: Look, seat: int) -> None:
    letter = look.letter(seat)
    f.put(sprites.panel(f.px(width), f.px(52 * len(places) + 8), inner=None, shadow=False), 0, 0)
    for number, (piece, text) in enumerate(places):
        y = 30 + number * 52
        if piece in ("merchant", "architect"):
            f.put(pawn(look.palette, seat, letter, piece, 42), 34, y + 21)
        elif piece == "house":
            f.put(sprites.house_piece(look.palette, seat, letter, 40), 14, y - 20)
        elif piece == "pillar":
            f.put(pillar_piece(look.palette, seat, letter, 42), 22, y - 21)
        else:
            f.put(icon("cathedral", 42), 34, y)
        name = phrase(look.lang, f"tiletum-render-own-{piece}")
        f.text((68, y - 22, 190, 44), name, Style(TEXT, face="text", colour=SOFT_INK, align="left", least=22))
        f.text((262, y - 23, width - 278, 46), text, Style(TEXT, align="left", lines=2, least=22, leading=0.95))


# ---------------------------------------------------------------- fairs and points


def _fairs(f: Frame, width: float, view: State, look: Look, seat: int) -> None:
    """What each fair counts, and what it would bring everybody: pale for those who do not take part."""
    _title(f, width, phrase(look.lang, "tiletum-render-fairs-now"))
    for number in range(1, 5):
        at = f.at(0, 42 + (number - 1) * 76)
        over = number <= view.fairs_done
        now = not over and number == view.round
        fill = mix(PAPER, FAINT_INK, 0.25) if over else (255, 240, 196) if now else mix(PAPER, CREAM, 0.6)
        at.put(sprites.panel(at.px(width), 68, fill, INK, 1.8, 10, None, False), 0, 0)
        tile = view.fair_tiles[number - 1]
        at.put(round_token(str(number), 44, (186, 52, 50), CREAM), 36, 34)
        city = space_name(look.lang, view.fair_cities[number - 1])
        at.text((68, 0, 150, 68), city, Style(TEXT + 1, face="title", align="left", least=22))
        at.put(vp_token(str(fairs.value(view, number)), 54), 246, 34)
        at.text((274, 0, 22, 68), "+" if tile == "fair_king_track" else "×", Style(TEXT, colour=SOFT_INK))
        for place, picture in enumerate(fairs.FAIR_ICONS[tile]):
            at.put(icon(picture, 46), 324 + place * 46, 34)
        if over:
            at.put(sprites.tick(40), width - 44, 34)
            continue
        step = (width - 410) / len(view.seats)
        for other in view.seats:
            x = 400 + other * step
            joins = takes_part(view, other, view.fair_cities[number - 1])
            badge = sprites.badge(look.palette, other, look.letter(other), 34)
            at.put(badge if joins else sprites.faded(badge), x + 22, 34)
            points = fairs.signed(fairs.worth(view, other, number))
            text = points if joins else f"({points})"
            face: Face = "heavy" if other == seat else "text"
            style = Style(TEXT + 2, face=face, align="left", colour=INK if joins else FAINT_INK)
            at.text((x + 46, 0, step - 48, 68), text, style)


def _sources(view: State, look: Look, seat: int) -> list[tuple[str, str]]:
    scored = view.players[seat].scored
    return [(term(look.lang, "why", why), fairs.signed(scored[why])) for why in BREAKDOWN if scored.get(why)]


def _rows(sources: Sequence[tuple[str, str]], width: float) -> list[list[tuple[str, str, float]]]:
    """The sources in as many lines as they need, with their widths."""
    rows: list[list[tuple[str, str, float]]] = [[]]
    used = 0.0
    for name, points in sources:
        wide = width_of(name, "text", TEXT) + width_of(points, "heavy", TEXT + 2) + 46
        if used + wide > width and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append((name, points, wide))
        used += wide
    return rows


def _points(f: Frame, width: float, rows: Sequence[Sequence[tuple[str, str, float]]], look: Look) -> None:
    _title(f, width, phrase(look.lang, "tiletum-render-points-from"))
    for line, row in enumerate(rows):
        x, y = 6.0, 42 + line * 46
        for name, points, wide in row:
            used = f.text((x, y, wide, 42), name, Style(TEXT, face="text", colour=SOFT_INK, align="left"))
            f.text((x + used + 10, y, wide - used - 20, 42), points, Style(TEXT + 2, face="heavy", align="left"))
            x += wide
