"""A player's mat in small, as it stands below the board."""

from engine.calimala.data import MATERIALS, MAX_HOUSES, MAX_SHIPS, MAX_WORKSHOPS, WAREHOUSE, WORKSHOP
from engine.calimala.state import WHITE, State
from render import sprites
from render.calimala.cards import small_card
from render.calimala.changes import Changes
from render.canvas import Frame
from render.icons import icon
from render.look import Look
from render.palette import INK, MARK, PAPER, livery, mix

HEIGHT = 244
ROW_SUPPLY, ROW_STORE, ROW_SHOPS, ROW_FLEET = 54, 98, 144, 192


def draw_ground(f: Frame, width: float, seat: int, look: Look) -> None:
    """Everything that does not change: the sheet, the band with the name, the empty spaces."""
    tint = livery(look.palette, seat)
    f.put(sprites.panel(f.px(width), f.px(HEIGHT), mix(PAPER, tint.base, 0.05), mix(tint.dark, INK, 0.3), 2.4), 0, 0)
    f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(38)), 32, 30)
    cell = (width - 24) / 3
    for number, material in enumerate(MATERIALS):
        x = 12 + number * cell + (cell - 78) / 2
        f.put(icon(material, f.px(36)), x + 18, ROW_STORE + 21)
        for space in range(WAREHOUSE):
            f.put(sprites.well(f.px(19)), *pip(x + 38, ROW_STORE, space))
    for number in range(MAX_WORKSHOPS):
        x = 12 + number * cell + (cell - 78) / 2
        for space in range(WORKSHOP):
            f.put(sprites.well(f.px(19)), *pip(x + 38, ROW_SHOPS, space))


def pip(x: float, y: float, space: int) -> tuple[float, float]:
    return x + (space % 2) * 21, y + (space // 2) * 21


def store_box(width: float, number: int) -> tuple[float, float, float, float]:
    """Around the warehouse of the material with that number."""
    cell = (width - 24) / 3
    return 12 + number * cell + (cell - 84) / 2 - 3, ROW_STORE - 2, 88, 45


def draw_state(f: Frame, width: float, seat: int, view: State, look: Look, new: Changes) -> None:
    player = view.players[seat]
    _name(f, width, seat, view, look, new)
    cell = (width - 24) / 4
    supply = (
        (sprites.disc_top(look.palette, seat, look.letter(seat), f.px(30)), player.discs),
        (sprites.disc_top(look.palette, WHITE, "", f.px(30)), player.whites),
        (icon("cube", f.px(38)), player.cubes),
        (icon("card", f.px(38)), len(player.hand)),
    )
    for number, (sprite, count) in enumerate(supply):
        x = 12 + number * cell + cell / 2
        f.put(sprite, x - 16, ROW_SUPPLY + 18)
        f.text(x + 4, ROW_SUPPLY, cell / 2 - 4, 36, str(count), 25, face="heavy", align="left")
    cell = (width - 24) / 3
    small = f.px(18)
    cube = sprites.cube(look.palette, seat, "", small)
    for number, material in enumerate(MATERIALS):
        x = 12 + number * cell + (cell - 78) / 2
        count = player.store.get(material, 0)
        fresh = min(new.pieces[material, seat], count)
        for space in range(count):
            px, py = pip(x + 38, ROW_STORE, space)
            f.put(cube, px, py)
            if space >= count - fresh:
                f.put(sprites.ring(f.px(18), f.px(18), MARK, f.px(2.4), f.px(5), f.px(3)), px, py)
    for number in range(MAX_WORKSHOPS):
        x = 12 + number * cell + (cell - 78) / 2
        built = number < len(player.workshops)
        sprite = icon("workshop", f.px(36)) if built else sprites.ghost("workshop", f.px(36))
        f.put(sprite, x + 18, ROW_SHOPS + 21)
        for space in range(player.workshops[number] if built else 0):
            px, py = pip(x + 38, ROW_SHOPS, space)
            f.put(cube, px, py)
        if built and number >= len(player.workshops) - new.pieces["workshop", seat]:
            f.put(sprites.ring(f.px(78), f.px(42), MARK, f.px(3), f.px(8), f.px(4)), x, ROW_SHOPS)
    _fleet(f, width, seat, view, look, new)


def _name(f: Frame, width: float, seat: int, view: State, look: Look, new: Changes) -> None:
    player = view.players[seat]
    won = new.points[seat]
    right = width - 18
    used = f.text(right - 70, 8, 70, 44, str(player.points), 38, face="heavy", align="right")
    right -= used + 8
    if won:
        used = f.text(right - 54, 10, 54, 44, f"+{won}", 24, face="heavy", align="right", colour=MARK)
        right -= used + 8
    left = 58.0
    if seat == view.active:
        f.put(icon("token", f.px(32)), left + 14, 30)
        left += 36
    f.text(left, 8, right - left, 44, look.names[seat], 25, face="bold", align="left", least=20)


def _fleet(f: Frame, width: float, seat: int, view: State, look: Look, new: Changes) -> None:
    player = view.players[seat]
    step, size = 35, 34
    left = 14.0
    for number in range(MAX_SHIPS):
        there = number < player.ships
        sprite = sprites.ship_piece(look.palette, seat, "", f.px(size)) if there else sprites.ship_well(f.px(size))
        f.put(sprite, left + number * step, ROW_FLEET)
        if there and number >= player.ships - new.pieces["ship", seat]:
            f.put(
                sprites.ring(f.px(size), f.px(size), MARK, f.px(2.4), f.px(7), f.px(3)), left + number * step, ROW_FLEET
            )
    left += 3 * step + max(8, (width - 300) / 6)
    for number in range(MAX_HOUSES):
        there = number < len(player.houses)
        sprite = sprites.house_piece(look.palette, seat, "", f.px(size)) if there else sprites.house_well(f.px(size))
        f.put(sprite, left + number * step, ROW_FLEET)
    known = view.revealed[seat] if view.revealed else None
    if known:
        f.put(small_card(known, True, f.px(34), f.px(42)), width - 50, ROW_FLEET - 4)
    elif player.drafted:
        f.put(small_card(player.drafted, False, f.px(34), f.px(42)), width - 50, ROW_FLEET - 4)
