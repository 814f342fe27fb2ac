"""Churches, the council and cities in decisions: each player's share there, and the free spaces."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.calimala.data import BUILDINGS, CITIES, CITY_SPACES, COUNCIL, COUNCIL_ARTWORKS, MATERIALS, ROW_SPACES
from games.calimala.pictures.icons import icon
from games.calimala.scoring import counts
from games.calimala.state import State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import icon_of, term
from render import sprites
from render.canvas import Align, Frame, Style
from render.furniture import Column, choice
from render.palette import INK, MARK, SOFT_INK
from words.reader import Look

TEXT = 28
HIGH, TALL, GAP = 104, 154, 10
ACROSS = 3
"""Small panels in a row."""
THREE = 3


@dataclass(frozen=True, slots=True)
class Site:
    """A row of spaces on the board, or everything that counts for a scoring."""

    name: str
    title: str
    counted: tuple[int, ...]
    """Count of each seat."""
    free: int | None = None
    """Number of free spaces; None if irrelevant."""
    fresh: tuple[int, ...] = ()
    """Number of new ones of each seat."""
    houses: tuple[int, ...] = ()
    """Seats with a trade house there."""


def city_site(view: State, city: str, look: Look, new: Highlights) -> Site:
    counted = tuple(view.cities[city])
    fresh = tuple(new.cloth[city, seat] for seat in view.seats)
    houses = tuple(seat for seat in view.seats if city in view.players[seat].houses)
    return Site(city, term(look.lang, "city", city), counted, CITY_SPACES - sum(counted), fresh, houses)


def row_site(view: State, building: str, row: str, look: Look, new: Highlights) -> Site:
    title = term(look.lang, "site", building)
    if building == COUNCIL:
        counted = tuple(view.council_art.count(seat) for seat in view.seats)
        fresh = tuple(new.council_art[seat] for seat in view.seats)
        return Site(building, title, counted, COUNCIL_ARTWORKS - sum(counted), fresh)
    counted = tuple(view.buildings[building][row])
    fresh = tuple(new.rows[building, row, seat] for seat in view.seats)
    return Site(building, title, counted, ROW_SPACES[building] - sum(counted), fresh)  # type: ignore[index]


def scored_site(view: State, place: str, look: Look, new: Highlights) -> Site:
    """Everything scored there, with the free spaces of a city."""
    if place in CITIES:
        return city_site(view, place, look, new)
    return Site(place, term(look.lang, "site", place), tuple(counts(view, place)))


def leaders(counted: Sequence[int]) -> list[int]:
    """Seats with the maximum; none if all are 0."""
    most = max(counted)
    return [seat for seat, count in enumerate(counted) if count == most and most]


def draw_standing(f: Frame, counted: Sequence[int], look: Look, seat: int) -> None:
    """Draw the reader's count, then the other leaders; a crown if the reader leads alone."""
    _share(f, 0, seat, counted[seat], look)
    ahead = leaders(counted)
    if ahead == [seat]:
        f.put(icon("crown", f.px(38)), 104, 20)
    others = [other for other in ahead if other != seat][:3]
    for number, other in enumerate(others):
        f.put(sprites.badge(look.palette, other, look.letter(other), f.px(34)), 96 + number * 20, 22)
    if others:
        _figure(f, 96 + len(others) * 20, max(counted))


def _share(f: Frame, x: float, seat: int, count: int, look: Look, badge: float = 34) -> None:
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(badge)), x + 3 + badge / 2, 22)
    _figure(f, x + 6 + badge, count)


def _figure(f: Frame, x: float, count: int) -> None:
    style = Style(30, face="heavy", colour=INK if count else SOFT_INK, align="left")
    f.text((x, 0, 40, 44), str(count), style)


def draw_tally(f: Frame, site: Site, look: Look, width: float) -> None:
    """Draw the seats with a share, largest first."""
    there = sorted((seat for seat, count in enumerate(site.counted) if count), key=lambda seat: -site.counted[seat])
    step = min(82.0, (width - 10) / max(1, len(there)))
    for number, seat in enumerate(there):
        _share(f, number * step, seat, site.counted[seat], look, 34 if step > 54 else 26)
        if site.fresh and site.fresh[seat]:
            f.put(sprites.ring(f.px(38), f.px(38), MARK, f.px(3), f.px(8), f.px(4)), number * step + 1, 3)


def add_sites(column: Column, sites: Sequence[Site], look: Look, chosen: Collection[str]) -> None:
    """Add panels with all shares and the free spaces: three in a row, or two by two."""
    if len(sites) == THREE:
        wide, high = (column.inner - 2 * GAP) / THREE, TALL

        def paint(f: Frame) -> None:
            for number, site in enumerate(sites):
                _narrow(f.at(number * (wide + GAP), 0), site, look, wide, site.name in chosen)

        column.add(high, paint)
        return
    half = (column.inner - GAP) / 2

    def two(f: Frame) -> None:
        for number, site in enumerate(sites):
            at = f.at(number % 2 * (half + GAP), number // 2 * (HIGH + GAP))
            _broad(at, site, look, half, site.name in chosen)

    column.add(-(-len(sites) // 2) * (HIGH + GAP) - GAP, two)


def _narrow(f: Frame, site: Site, look: Look, wide: float, chosen: bool) -> None:
    """Draw the name, below it the shares, and at the foot the free spaces and the owners of houses."""
    f.put(sprites.panel(f.px(wide), f.px(TALL), inner=None), 0, 0)
    f.put(icon(icon_of(site.name), f.px(54)), 36, 38)
    style = Style(TEXT + 1, face="title", align="left", lines=2, least=TEXT, leading=0.92)
    f.text((68, 6, wide - 76, 62), site.title, style)
    draw_tally(f.at(8, 66), site, look, wide - 16)
    _free(f, site, look, (12, TALL - 44, wide - 24, 40), "left")
    room = int((wide - 150) // 32)
    for place, seat in enumerate(site.houses[:room]):
        f.put(sprites.house_piece(look.palette, seat, "", f.px(32)), wide - 44 - place * 32, TALL - 42)
    if chosen:
        choice(f, site.name, 0, 0, wide, TALL)


def _broad(f: Frame, site: Site, look: Look, wide: float, chosen: bool) -> None:
    f.put(sprites.panel(f.px(wide), f.px(HIGH), inner=None), 0, 0)
    f.put(icon(icon_of(site.name), f.px(56)), 38, HIGH / 2)
    free = _free(f, site, look, (wide - 150, 8, 138, 40), "right") + 16
    title = Style(31, face="title", align="left", lines=2, least=TEXT, leading=0.92)
    f.text((74, 2, wide - 86 - free, 54), site.title, title)
    draw_tally(f.at(66, 57), site, look, wide - 78)
    if chosen:
        choice(f, site.name, 0, 0, wide, HIGH)


def _free(f: Frame, site: Site, look: Look, box: tuple[float, float, float, float], align: Align) -> float:
    if site.free is None:
        return 0
    told = look.say("calimala-render-free", free=site.free)
    return f.text(box, told, Style(TEXT, "text", SOFT_INK, align, least=TEXT))


def add_standings(column: Column, sites: Sequence[Site], look: Look, seat: int) -> None:
    """Add small panels of selectable sites: the reader's share and the maximum."""
    wide = (column.inner - (ACROSS - 1) * GAP) / ACROSS

    def paint(f: Frame) -> None:
        for number, site in enumerate(sites):
            at = f.at(number % ACROSS * (wide + GAP), number // ACROSS * (HIGH + GAP))
            at.put(sprites.panel(at.px(wide), at.px(HIGH), inner=None), 0, 0)
            at.put(icon(icon_of(site.name), at.px(54)), 34, HIGH / 2)
            style = Style(30, face="title", align="left", lines=2, least=TEXT, leading=0.95)
            at.text((66, 4, wide - 72, 56), site.title, style)
            draw_standing(at.at(58, 58), site.counted, look, seat)
            choice(at, site.name, 0, 0, wide, HIGH)

    column.add(-(-len(sites) // ACROSS) * (HIGH + GAP) - GAP, paint)


# ---------------------------------------------------------------- cubes by church and material

NAMES_W, ROW, WELL = 214, 76, 34


def add_rows(column: Column, view: State, look: Look, new: Highlights, pairs: Collection[tuple[str, str]]) -> None:
    """Add a table of churches and materials with the cubes there. Selectable pairs are framed."""
    wide = (column.inner - NAMES_W) / len(MATERIALS)

    def paint(f: Frame) -> None:
        f.put(sprites.panel(f.px(column.inner), f.px(52 + len(BUILDINGS) * ROW), inner=None), 0, 0)
        for across, material in enumerate(MATERIALS):
            f.put(icon(material, f.px(42)), NAMES_W + (across + 0.5) * wide, 27)
        for down, building in enumerate(BUILDINGS):
            at = f.at(0, 50 + down * ROW)
            at.put(icon(building, at.px(48)), 32, ROW / 2)
            style = Style(TEXT + 1, face="title", align="left", lines=2, least=TEXT, leading=0.92)
            at.text((60, 4, NAMES_W - 64, ROW - 8), term(look.lang, "building", building), style)
            for across, material in enumerate(MATERIALS):
                cell = at.at(NAMES_W + across * wide, 0)
                _wells(cell, row_site(view, building, material, look, new), look)
                if (building, material) in pairs:
                    choice(cell, f"{building} {material}", 0, 7, wide - 8, ROW - 14)

    column.add(52 + len(BUILDINGS) * ROW, paint)


def _wells(f: Frame, site: Site, look: Look) -> None:
    assert site.free is not None
    room = site.free + sum(site.counted)
    x, y = 4.0, (ROW - WELL) / 2
    for number in range(room):
        f.put(sprites.well(f.px(WELL - 2)), x + number * WELL, y)
    number = 0
    for seat, count in enumerate(site.counted):
        for own in range(count):
            f.put(sprites.cube(look.palette, seat, look.letter(seat), f.px(WELL - 4)), x + number * WELL + 1, y + 1)
            if own >= count - site.fresh[seat]:
                ring = sprites.ring(f.px(WELL - 2), f.px(WELL - 2), MARK, f.px(3), f.px(7), f.px(4))
                f.put(ring, x + number * WELL, y)
            number += 1
