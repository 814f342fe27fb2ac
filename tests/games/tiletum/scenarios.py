"""Recorded games of Tiletum: every number of players, the shuffled wheel, and its tie-break."""

from tests.playthroughs.scenario import Scenario, decided_by, greedy

SCENARIOS = (
    Scenario("tiletum", 2),
    Scenario("tiletum", 3),
    Scenario("tiletum", 4),
    Scenario("tiletum", 4, "shuffled-wheel", options={"action_tiles": "shuffled"}),
    Scenario("tiletum", 2, "greedy", policy=greedy),
    Scenario("tiletum", 3, "by-turn-order", decided_by("tiletum-tiebreak-turn-order"), known="28"),
)
