"""The end of the game: each player's ducats and their sources."""

from games.genoa import GENOA
from games.genoa.pictures.icons import icon
from games.genoa.state import State
from render import sprites
from render.canvas import Frame, Style
from render.icons import icon as common_icon
from render.palette import CREAM, SOFT_INK, livery, mix
from words.reader import Look

SIGNS = {
    "genoa-points-ducats": "ducat",
    "genoa-points-buildings": "building_action",
    "genoa-points-contracts": "contract",
}


def height(view: State, text: float) -> float:
    return len(view.players) * text * 4 - text * 0.4


def draw(f: Frame, width: float, view: State, look: Look, text: float) -> None:
    """A row for each player, best first."""
    standings = GENOA.standings(view)
    order = [seat for group in standings.ranking for seat in group]
    for number, seat in enumerate(order):
        y, high = number * text * 4, text * 3.6
        tint = livery(look.palette, seat)
        fill = mix(CREAM, tint.base, 0.08)
        f.put(sprites.panel(f.px(width), f.px(high), fill, mix(tint.dark, CREAM, 0.4), 1.6, 10, None), 0, y)
        f.put(sprites.badge(look.palette, seat, look.letter(seat), f.px(text * 1.9)), text * 1.6, y + high / 2)
        right = width - text * 0.8
        total = Style(text * 1.7, face="heavy", align="right")
        right -= f.text((right - text * 5, y, text * 5, high), str(standings.points[seat]), total) + text * 0.6
        left = text * 3
        if seat in standings.winners:
            f.put(common_icon("crown", f.px(text * 1.5)), left + text * 0.7, y + high * 0.3)
            left += text * 1.7
        name = Style(text * 1.15, face="title", align="left", least=text)
        f.text((left, y + text * 0.25, right - left, text * 1.6), look.names[seat], name)
        x = text * 3
        for source, points in standings.breakdown[seat].items():
            f.put(icon(SIGNS[source], f.px(text * 1.3)), x + text * 0.65, y + high * 0.72)
            style = Style(text, face="bold", colour=SOFT_INK, align="left")
            used = f.text((x + text * 1.5, y + high * 0.72 - text, text * 4, 2 * text), str(points), style)
            x += text * 2.4 + used
