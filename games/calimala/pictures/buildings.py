"""The three churches under construction: rows of wood, brick, marble and artworks."""

from games.calimala.data import ROW_SPACES, ROWS, Building
from games.calimala.pictures.icons import icon
from games.calimala.state import State
from games.calimala.words.highlights import Highlights
from games.calimala.words.terms import term
from render import sprites
from render.canvas import Frame, Style
from render.palette import MARK
from words.reader import Look

WIDTH, HEIGHT = 298, 249
TOP, STEP, WELL = 66, 44, 38
LEFT = 62


def well_corner(row: str, number: int) -> tuple[float, float]:
    return LEFT + number * (WELL + 5), TOP + ROWS.index(row) * STEP  # type: ignore[arg-type]


def draw_ground(f: Frame, building: Building, look: Look, *, text: float = 23) -> None:
    f.put(sprites.panel(f.px(WIDTH), f.px(HEIGHT)), 0, 0)
    f.put(icon(building, f.px(54)), 38, 35)
    f.text(
        (70, 10, WIDTH - 84, 50),
        term(look.lang, "building", building),
        Style(text, face="title", align="left", lines=2, leading=0.98),
    )
    for row in ROWS:
        _, y = well_corner(row, 0)
        f.put(icon(row, f.px(38)), 36, y + WELL / 2)
        for number in range(ROW_SPACES[building]):
            f.put(sprites.well(f.px(WELL)), *well_corner(row, number))


def draw_cubes(f: Frame, view: State, building: Building, look: Look, new: Highlights) -> None:
    f.name(f"site {building}", 0, 0, WIDTH, HEIGHT)
    for row in ROWS:
        f.name(
            f"row {building} {row}", 14, well_corner(row, 0)[1], well_corner(row, ROW_SPACES[building])[0] - 16, WELL
        )
        number = 0
        for seat, count in enumerate(view.buildings[building][row]):
            fresh = min(new.rows[building, row, seat], count)
            for own in range(count):
                x, y = well_corner(row, number)
                f.put(sprites.cube(look.palette, seat, look.letter(seat), f.px(WELL - 4)), x + 2, y + 2)
                f.name(f"cube {building} {row} {number + 1}", x, y, WELL, WELL)
                if own >= count - fresh:
                    f.put(sprites.ring(f.px(WELL - 2), f.px(WELL - 2), MARK, f.px(3), f.px(7), f.px(4)), x + 1, y + 1)
                number += 1
