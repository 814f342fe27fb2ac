"""Recorded games of The Castles of Burgundy: every number of players and set-up, and its tie-breaks."""

from tests.playthroughs.scenario import Scenario, decided_by, greedy

SCENARIOS = (
    Scenario("burgundy", 2),
    Scenario("burgundy", 3),
    Scenario("burgundy", 4),
    Scenario("burgundy", 4, "greedy", policy=greedy),
    Scenario("burgundy", 3, "expert-open", options={"setup": "expert_open"}),
    Scenario("burgundy", 2, "expert-secret", options={"setup": "expert_secret", "sold_goods": "hidden"}),
    Scenario("burgundy", 3, "fewest-empty-spaces", decided_by("burgundy-tiebreak-empty-spaces"), known="6"),
    Scenario("burgundy", 2, "turn-order", decided_by("burgundy-tiebreak-turn-order"), known="296"),
)
