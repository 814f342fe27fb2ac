"""Reasons to take a die: resources that contracts still need, the player's place on the king track, the next fair."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.tiletum.contracts import FULFILS
from games.tiletum.data import CONTRACTS, KING_VP
from games.tiletum.pictures import fairs
from games.tiletum.pictures.icons import icon
from games.tiletum.pictures.pieces import round_token
from games.tiletum.state import State
from games.tiletum.words import reckoning
from games.tiletum.words.terms import space_name
from render import sprites
from render.canvas import Frame, Style
from render.palette import PAPER, SOFT_INK
from render.text import width_of
from words.reader import Look

HIGH, GAP, TEXT = 58, 8, 28


@dataclass(frozen=True, slots=True)
class Goal:
    wide: float
    draw: Callable[[Frame], None]


def missing(view: State, seat: int, contract: str) -> dict[str, int]:
    """Resources still needed for a contract, paid in the way that needs least."""
    have = view.players[seat].resources
    ways = [
        {name: count - have.get(name, 0) for name, count in cost.items() if count > have.get(name, 0)}
        for _, cost in FULFILS[contract]
    ]
    return min(ways, key=lambda way: sum(way.values()))


def goals(view: State, seat: int, look: Look) -> list[Goal]:
    held = [name for name in view.players[seat].warehouse if name in CONTRACTS]
    found = [_contract(missing(view, seat, name)) for name in held]
    found.append(_king(reckoning.signed(KING_VP[view.king_space(seat)])))
    if view.fairs_done < 4:
        found.append(_fair(view, seat, look, view.fairs_done + 1))
    return found


def goal_rows(found: Sequence[Goal], width: float) -> list[list[Goal]]:
    """Goals in rows of this width."""
    lines: list[list[Goal]] = [[]]
    for goal in found:
        if lines[-1] and sum(other.wide + GAP for other in lines[-1]) + goal.wide > width:
            lines.append([])
        lines[-1].append(goal)
    return lines


def height(lines: Sequence[Sequence[Goal]]) -> float:
    return len(lines) * (HIGH + GAP) - GAP


def draw_goals(f: Frame, width: float, lines: Sequence[Sequence[Goal]]) -> None:
    for number, line in enumerate(lines):
        spare = (width - sum(goal.wide + GAP for goal in line) + GAP) / len(line)
        x, y = 0.0, number * (HIGH + GAP)
        for goal in line:
            wide = goal.wide + spare
            f.put(sprites.panel(f.px(wide), HIGH, PAPER, SOFT_INK, 1.6, 10, None, False), x, y)
            goal.draw(f.at(x + spare / 2, y))
            x += wide + GAP


def _contract(short: dict[str, int]) -> Goal:
    """The scroll with the missing resources, or a tick."""
    widths = [width_of(f"−{count}", "heavy", TEXT + 2) + 44 for count in short.values()]

    def draw(f: Frame) -> None:
        f.put(icon("contract", f.px(44)), 32, HIGH / 2)
        x = 60.0
        for (name, count), wide in zip(short.items(), widths, strict=True):
            f.text((x, 0, wide - 40, HIGH), f"−{count}", Style(TEXT + 2, face="heavy", align="left"))
            f.put(icon(name, f.px(38)), x + wide - 22, HIGH / 2)
            x += wide
        if not short:
            f.put(sprites.tick(f.px(36)), 80, HIGH / 2)

    return Goal(64 + (sum(widths) or 44), draw)


def _king(points: str) -> Goal:
    wide = width_of(points, "heavy", TEXT + 2)

    def draw(f: Frame) -> None:
        f.put(icon("king", f.px(46)), 34, HIGH / 2)
        f.text((64, 0, wide + 4, HIGH), points, Style(TEXT + 2, face="heavy", align="left"))

    return Goal(78 + wide, draw)


def _fair(view: State, seat: int, look: Look, number: int) -> Goal:
    city = space_name(look.lang, view.fair_cities[number - 1])
    wide = width_of(city, "bold", TEXT)

    def draw(f: Frame) -> None:
        f.put(round_token(str(number), f.px(42), fairs.FAIR_TO_COME, PAPER), 32, HIGH / 2)
        f.text((60, 0, wide + 4, HIGH), city, Style(TEXT, align="left"))
        fairs.draw_worth(f, (76 + wide, 0, 60, HIGH), view, seat, number, TEXT + 2, "left")

    return Goal(wide + 136, draw)
