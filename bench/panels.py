"""Panels: CPU time of one, including the search for several steps at once, without its picture."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from bench.measure import Measure
from bench.targets import PANEL_TIME, PANEL_TIME_GOAL, PRESSES_GOALS
from cogs.play import panel
from cogs.ui.locale_context import Who
from engine import GAMES
from tables import Person, SeatSession
from tables.core import seat_session
from tests.cogs.twins import NoPictures, at_once, table_of
from words import LANGUAGES

PANELS = 120
"""Per game, spread over one random game."""
MANY_BUTTONS = 13
BUTTON = 2


def sessions(game_id: str, players: int) -> Iterator[SeatSession]:
    """Every question of a random game, from the first of a turn to a draft that can be confirmed."""
    game, chance = GAMES[game_id], Random(game_id)
    state = game.new(players, "panels")
    while not game.over(state):
        seat = chance.choice(game.to_act(state))
        table = table_of(game, state)
        session = seat_session.open_session(table, seat)
        while not session.complete and session.moves:
            yield session
            table.drafts[seat] = [*table.drafts.get(seat, []), chance.choice(session.moves).notation]
            session = seat_session.open_session(table, seat)
        state = session.ahead


def times(game_id: str, players: int) -> list[tuple[float, int]]:
    """Milliseconds and buttons of each panel. None is built twice, so that caches help only as much as in real play."""
    asked = list(sessions(game_id, players))
    made = []
    for number, session in enumerate(asked[:: max(1, len(asked) // PANELS)]):
        me = Who(Person(0), "Anna", LANGUAGES[number % len(LANGUAGES)])
        begin = process_time()
        card = at_once(panel.card(NoPictures(), me, session))
        spent = (process_time() - begin) * 1000
        inside = [item for block in card.blocks for item in block.to_component_dict().get("components", ())]
        made.append((spent, sum(item["type"] == BUTTON for item in inside)))
    return made


def measures() -> list[Measure]:
    made, many = [], []
    for game_id, goal in PRESSES_GOALS.items():
        found = times(game_id, goal.players)
        many += [spent for spent, buttons in found if buttons >= MANY_BUTTONS]
        middle = median(spent for spent, _ in found)
        made.append(Measure(f"a panel of {game_id}, median", middle, "ms", "goal", PANEL_TIME_GOAL, PANEL_TIME))
    name = f"a panel of {MANY_BUTTONS} buttons and more, median"
    return [*made, Measure(name, median(many), "ms", "goal", PANEL_TIME_GOAL, PANEL_TIME)]
