"""Recorded games of Genoa: every number of players, lively trade, open money, and its ties."""

from random import Random
from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Policy
from tests.playthroughs.scenario import Scenario, decided_by, shared


def bargaining(seed: str) -> Policy:
    """All players bargain: offers and counter-offers come from all sides, and most of them find a taker."""
    rng = Random(f"bargaining {seed}")
    likes = {"accept": 8, "ask": 3, "use": 3, "offer": 2, "move": 2, "perform": 4, "build": 4, "fulfil": 6}
    shuns = ("set", "except", "call", "cancel", "stop")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        joining = [seat for seat in game.welcome(state) if any(m.kind == "offer" for m in game.moves(state, seat))]
        seat = rng.choice(joining if joining and rng.random() < 0.25 else game.to_act(state))
        kinds: dict[str, list[Move]] = {}
        for move in game.moves(state, seat):
            kinds.setdefault(move.kind, []).append(move)
        weights = [likes.get(kind, 0.1 if kind in shuns else 1) for kind in kinds]
        return seat, rng.choice(kinds[rng.choices([*kinds], weights)[0]])

    return choose


SCENARIOS = (
    Scenario("genoa", 2),
    Scenario("genoa", 3),
    Scenario("genoa", 4, policy=bargaining),
    Scenario("genoa", 5),
    Scenario("genoa", 3, "bargaining", policy=bargaining),
    Scenario("genoa", 5, "open-money", policy=bargaining, options={"money": "open", "start": "first_seat"}),
    Scenario("genoa", 2, "more-goods", decided_by("genoa-tiebreak-goods"), known="47"),
    Scenario("genoa", 3, "shared-victory", shared, known="128"),
)
