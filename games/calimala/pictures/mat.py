"""A player's mat in small, drawn below the board."""

from dataclasses import dataclass

from games.calimala.data import MATERIALS, MAX_HOUSES, MAX_SHIPS, MAX_WORKSHOPS, WAREHOUSE, WORKSHOP
from games.calimala.pictures.cards import small_card
from games.calimala.pictures.icons import icon
from games.calimala.state import WHITE, State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import GAME
from render import sprites
from render.canvas import Frame, Style
from render.furniture import draw_area
from render.palette import MARK
from render.player_head import draw_head, player_of
from words.reader import Look

HEIGHT, HEAD = 244, 44
STOCK_HEIGHT = HEIGHT - HEAD
ROW_SUPPLY, ROW_STORE, ROW_SHOPS, ROW_FLEET = 58, 100, 145, 192
ROW_HIGH = 42
STORES_HEIGHT = HEIGHT - ROW_STORE
ICON = 40
SUPPLY = ("own", "white", "cubes", "hand")
"""Names of the places of a player's supply."""
FLEET = 34
"""Size of ships and trade houses."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Layout of a mat: wide ones have their spaces in a row, narrow ones in a square."""

    width: float

    @property
    def per_row(self) -> int:
        return 4 if self.width >= 460 else 2

    @property
    def cell(self) -> float:
        return (self.width - 24) / 3

    @property
    def pip(self) -> float:
        return min(27, (self.cell - ICON - 14) // 4 - 2) if self.per_row == 4 else 19

    @property
    def step(self) -> float:
        return self.pip + 2

    @property
    def group(self) -> float:
        """Width of an icon and its spaces."""
        return ICON + self.per_row * self.step

    def left(self, number: int) -> float:
        """Left of a group; there are three in a row."""
        return 12 + number * self.cell + (self.cell - self.group) / 2

    def corner(self, row: float, number: int, space: int) -> tuple[float, float]:
        """Top left corner of a space of a group."""
        down, along = divmod(space, self.per_row)
        high = self.step * 4 / self.per_row - 2
        return self.left(number) + ICON + along * self.step, row + (ROW_HIGH - high) / 2 + down * self.step

    def box(self, row: float, number: int) -> tuple[float, float, float, float]:
        """Bounding box of a group."""
        return self.left(number) - 3, row - 1, self.group + 4, ROW_HIGH + 2


def height(width: float) -> float:
    return HEIGHT


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    """Draw the constant parts: the sheet, the badge, the empty spaces."""
    draw_area(f, look.palette, seat, width, HEIGHT)
    _spaces(f, Plan(width))


def draw_stock(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Draw the mat without name and points, for pictures that show them elsewhere."""
    draw_area(f, look.palette, seat, width, STOCK_HEIGHT, inner=None)
    rows = f.at(0, -HEAD)
    _supply(rows, width, seat, view, look)
    _rows(rows, width, seat, view, look, new)


def draw_stores(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    """Draw warehouse and workshops, and below them the fleet beside the supply."""
    _rows(f.at(0, -ROW_STORE), width, seat, view, look, new)
    left, right = width / 2 - 20, width - 44  # the known card comes last
    _supply(f.at(left, ROW_FLEET - ROW_STORE - ROW_SUPPLY), right - left, seat, view, look)


def _rows(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    plan = Plan(width)
    _spaces(f, plan)
    _stores(f, plan, seat, view, look, new)
    _workshops(f, plan, seat, view, look, new)
    _fleet(f, width, seat, view, look, new)


def _spaces(f: Frame, plan: Plan) -> None:
    well = sprites.well(f.px(plan.pip))
    for number, material in enumerate(MATERIALS):
        f.put(icon(material, f.px(36)), plan.left(number) + 18, ROW_STORE + ROW_HIGH / 2)
        for space in range(WAREHOUSE):
            f.put(well, *plan.corner(ROW_STORE, number, space))
    for number in range(MAX_WORKSHOPS):
        f.put(sprites.ghost("workshop", f.px(36)), plan.left(number) + 18, ROW_SHOPS + ROW_HIGH / 2)
        for space in range(WORKSHOP):
            f.put(well, *plan.corner(ROW_SHOPS, number, space))
    for number in range(MAX_SHIPS):
        f.put(sprites.ship_well(f.px(FLEET)), fleet_left(plan.width, "ship", number), ROW_FLEET)
    for number in range(MAX_HOUSES):
        f.put(sprites.house_well(f.px(FLEET)), fleet_left(plan.width, "house", number), ROW_FLEET)


def fleet_left(width: float, piece: str, number: int) -> float:
    """Left of a ship or trade house."""
    step = FLEET + (1 if width < 360 else 7)
    return 16.0 + number * step + (3 * step + max(8, (width - 300) / 6) if piece == "house" else 0)


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    plan = Plan(width)
    _name(f, width, seat, view, look, new)
    _supply(f, width, seat, view, look)
    _stores(f, plan, seat, view, look, new)
    _workshops(f, plan, seat, view, look, new)
    _fleet(f, width, seat, view, look, new)


def _name(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    head = player_of(GAME, view, seat, look, gained=new.points[seat])
    active = seat == view.active and not (head.acting or head.crowned or look.stopped)
    draw_head(f, look, width, head, y=30, signs=[icon("token", f.px(32))] if active else [])


def _supply(f: Frame, width: float, seat: int, view: State, look: Look) -> None:
    player = view.players[seat]
    supply = (
        (sprites.disc_top(look.palette, seat, look.letter(seat), f.px(30)), player.discs),
        (sprites.disc_top(look.palette, WHITE, "", f.px(30)), player.whites),
        (icon("cube", f.px(38)), player.cubes),
        (icon("card", f.px(38)), len(player.hand)),
    )
    cell = (width - 24) / 4
    for number, (sprite, count) in enumerate(supply):
        f.name(f"{SUPPLY[number]} {seat}", 12 + number * cell, ROW_SUPPLY, cell, 36)
        x = 12 + number * cell + cell / 2
        f.put(sprite, x - 16, ROW_SUPPLY + 18)
        f.text((x + 4, ROW_SUPPLY, cell / 2 - 4, 36), str(count), Style(25, face="heavy", align="left"))


def _stores(f: Frame, plan: Plan, seat: int, view: State, look: Look, new: Highlights) -> None:
    cube = sprites.cube(look.palette, seat, "", f.px(plan.pip - 1))
    for number, material in enumerate(MATERIALS):
        f.name(f"store {seat} {material}", *plan.box(ROW_STORE, number))
        count = view.players[seat].store.get(material, 0)
        fresh = min(new.pieces[material, seat], count)
        for space in range(count):
            corner = plan.corner(ROW_STORE, number, space)
            f.put(cube, *corner)
            if space >= count - fresh:
                side = f.px(plan.pip - 1)
                f.put(sprites.ring(side, side, MARK, f.px(2.4), f.px(5), f.px(3)), *corner)


def _workshops(f: Frame, plan: Plan, seat: int, view: State, look: Look, new: Highlights) -> None:
    workshops = view.players[seat].workshops[:MAX_WORKSHOPS]
    left, right = plan.left(0), plan.left(MAX_WORKSHOPS - 1) + plan.group
    f.name(f"piece {seat} workshop", left, ROW_SHOPS, right - left, ROW_HIGH)
    cube = sprites.cube(look.palette, seat, "", f.px(plan.pip - 1))
    for number, cloth in enumerate(workshops):
        f.put(icon("workshop", f.px(36)), plan.left(number) + 18, ROW_SHOPS + ROW_HIGH / 2)
        for space in range(cloth):
            f.put(cube, *plan.corner(ROW_SHOPS, number, space))
        if number >= len(workshops) - new.pieces["workshop", seat]:
            x, y, w, h = plan.box(ROW_SHOPS, number)
            f.put(sprites.ring(f.px(w), f.px(h), MARK, f.px(3), f.px(8), f.px(4)), x, y)


def _fleet(f: Frame, width: float, seat: int, view: State, look: Look, new: Highlights) -> None:
    player, size = view.players[seat], f.px(FLEET)
    pieces = (
        ("ship", sprites.ship_piece(look.palette, seat, "", size), min(player.ships, MAX_SHIPS)),
        ("house", sprites.house_piece(look.palette, seat, "", size), min(len(player.houses), MAX_HOUSES)),
    )
    for piece, sprite, count in pieces:
        left, last = fleet_left(width, piece, 0), fleet_left(width, piece, MAX_SHIPS - 1)
        f.name(f"piece {seat} {piece}", left, ROW_FLEET, last + FLEET - left, FLEET)
        for number in range(count):
            x = fleet_left(width, piece, number)
            f.put(sprite, x, ROW_FLEET)
            if number >= count - new.pieces[piece, seat]:
                f.put(sprites.ring(size, size, MARK, f.px(2.4), f.px(7), f.px(3)), x, ROW_FLEET)
    known = view.revealed[seat] if view.revealed else player.drafted
    if known:
        f.put(small_card(known, bool(view.revealed), f.px(34), f.px(42)), width - 52, ROW_FLEET - 4)
        f.name(f"drafted {seat}" if not view.revealed else f"kept {seat}", width - 52, ROW_FLEET - 4, 34, 42)
