"""Everything that happens is told, in the order in which it happens: the log and the pictures know nothing else."""

from collections.abc import Callable

import pytest

from engine.events import Event, Finished
from games.tiletum import TILETUM as GAME
from games.tiletum.bonuses import CharacterBonus
from games.tiletum.events import (
    ActionBegan,
    ActionEnded,
    BonusForgone,
    Bought,
    BuildingCompleted,
    CharacterCame,
    ContractFulfilled,
    ContractsRefilled,
    Contributed,
    CorruptionShown,
    CrestPlaced,
    DieTaken,
    DiscsReturned,
    FinalScored,
    Gained,
    HelperUsed,
    HousePlaced,
    KingMoved,
    KingTileDiscarded,
    OfferRefreshed,
    OrderChanged,
    Paid,
    PillarPlaced,
    PointsAdded,
    RoofHouseCame,
    Scored,
    Settled,
    Swapped,
    TileTaken,
    Travelled,
    TurnBegan,
    TurnEnded,
)
from games.tiletum.moves import BOOK
from games.tiletum.steps import EndOfGame, KingPhase, KingScoring, Pass
from tests.games.tiletum.positions import BLUE, DULL, GREEN, ORANGE, PURPLE, Position, full_building

LION = "crest_lion"


def idle(**holds: object) -> Position:
    """Tasks are left, and with two gold always one more."""
    return Position().poor(BLUE).acting(BLUE, "king", 0).has(BLUE, **{"gold": 2, **holds})


def acting(action: str, points: int, **holds: object) -> Position:
    return idle(**holds).acting(BLUE, action, points)


def taking(action: str, number: int, **holds: object) -> Position:
    return Position().dice("blue4", "pink2").facing(action, number).has(BLUE, **{"gold": 2, **holds})


def hiring(*offer: str, stack: str) -> Position:
    at = acting("character", 4).offers(characters=[*offer, *[""] * (5 - len(offer))])
    at.state.character_stack = dict.fromkeys(offer, 0) | {stack: 1}
    return at


def signing() -> Position:
    offer = ["contract_iron_9", "contract_wool_9", "crest_eagle", "contract_same_5", "contract_same_8"]
    at = acting("contract", 3).offers(contracts=offer)
    at.state.contract_stack = {"contract_mixed_6": 1}
    return at


def bonus(character: str) -> Position:
    at = idle()
    at.run(CharacterBonus(BLUE, character), keep=True)
    return at


def king_phase() -> Position:
    at = Position()
    at.run(KingPhase())
    return at


def crest(building: int, **holds: object) -> Position:
    at = idle(food=6, warehouse=[LION], **holds)
    at.play(BLUE, f"crest crest_lion {building}")
    return at


CASES: list[tuple[Callable[[], Position], str, list[Event]]] = [
    (
        lambda: taking("contract", 3),
        "die blue4 3 take iron",
        [
            Paid(BLUE, "gold", 2, "die"),
            DieTaken(BLUE, "blue4", 3, 2, "contract"),
            TileTaken(BLUE, DULL, "contract"),
            Gained(BLUE, "iron", 3, "die"),
            ActionBegan(BLUE, "contract", 4, "die"),
        ],
    ),
    (
        lambda: taking("joker", 4, warehouse=["helper_change_colour"]),
        "die blue4 4 leave wool",
        [
            DieTaken(BLUE, "blue4", 4, 0, "joker"),
            HelperUsed(BLUE, "helper_change_colour"),
            Gained(BLUE, "wool", 4, "die"),
        ],
    ),
    (
        lambda: taking("king", 4, gold=0, markers={"king": 3}),
        "die blue4 4 leave iron",
        [
            DieTaken(BLUE, "blue4", 4, 0, "king"),
            Gained(BLUE, "iron", 4, "die"),
            ActionBegan(BLUE, "king", 6, "die"),
            KingMoved(BLUE, 4, 10, 0),
            ActionEnded(BLUE, "king", 0),
            TurnEnded(BLUE),
            TurnBegan(ORANGE, 1, 1),
        ],
    ),
    (
        lambda: acting("architect", 3),
        "architect paris both",
        [
            Travelled(BLUE, "architect", "tiletum", "paris", 1),
            TileTaken(BLUE, DULL, "paris"),
            PillarPlaced(BLUE, "paris"),
        ],
    ),
    (
        lambda: acting("merchant", 3),
        "merchant paris both 1",
        [
            Travelled(BLUE, "merchant", "tiletum", "paris", 1),
            TileTaken(BLUE, DULL, "paris"),
            HousePlaced(BLUE, "paris", 1),
        ],
    ),
    (
        lambda: acting("merchant", 1, merchant="wien"),
        "merchant wien house 1",
        [HousePlaced(BLUE, "wien", 1), Scored(BLUE, 4, "houses", "wien")],
    ),
    (
        lambda: hiring("character_merchant_4", "character_king_3", stack="character_contract_3"),
        "hire character_king_3 b4f1",
        [
            TileTaken(BLUE, "character_king_3", "characters"),
            CharacterCame("character_contract_3", 2),
            Settled(BLUE, "character_king_3", "b4f1"),
            RoofHouseCame(BLUE, 4),
            Scored(BLUE, 2, "characters", "character_king_3"),
        ],
    ),
    (
        lambda: hiring("character_king_3", stack="character_contract_3"),
        "refresh",
        [
            OfferRefreshed(BLUE, ("character_king_3",)),
            CharacterCame("character_contract_3", 1),
            CharacterCame("character_king_3", 2),
        ],
    ),
    (signing, "sign 3", [TileTaken(BLUE, "crest_eagle", "contracts")]),
    (signing, "swap gold wool+iron", [Swapped(BLUE, "gold", "wool"), Gained(BLUE, "iron", 1, "first_swap")]),
    (
        lambda: played(signing(), "sign 3"),
        "end turn",
        [
            ActionEnded(BLUE, "contract", 1),
            TurnEnded(BLUE),
            ContractsRefilled(("contract_mixed_6",)),
            TurnBegan(ORANGE, 1, 1),
        ],
    ),
    (lambda: idle(gold=6), "buy iron 2", [Bought(BLUE, "iron", 2)]),
    (
        lambda: idle(iron=5, warehouse=["contract_iron_5_king"]),
        "fulfil contract_iron_5_king -",
        [
            Paid(BLUE, "iron", 5, "contract_iron_5_king"),
            ContractFulfilled(BLUE, "contract_iron_5_king", 1, True),
            Scored(BLUE, 7, "contracts", "contract_iron_5_king"),
            Scored(BLUE, 1, "contracts", "space"),
            ActionBegan(BLUE, "king", 1, "contract_iron_5_king"),
            KingMoved(BLUE, 4, 5, 0),
        ],
    ),
    (
        lambda: idle(wool=1, iron=1, warehouse=["contract_mixed_2"], contracts=["contract_same_1"] * 5),
        "fulfil contract_mixed_2 -",
        [
            Paid(BLUE, "iron", 1, "contract_mixed_2"),
            Paid(BLUE, "wool", 1, "contract_mixed_2"),
            ContractFulfilled(BLUE, "contract_mixed_2", 6, False),
            Scored(BLUE, 2, "contracts", "contract_mixed_2"),
            Scored(BLUE, 6, "contracts", "space"),
        ],
    ),
    (
        lambda: idle(food=2, warehouse=[LION]),
        "crest crest_lion 6",
        [
            Paid(BLUE, "food", 2, LION),
            CrestPlaced(BLUE, LION, 6),
            Scored(BLUE, 5, "crests", "crest"),
            BuildingCompleted(BLUE, 6, "", 0),
        ],
    ),
    (
        lambda: crest(5, rooms=full_building(5, "king")),
        "gain wool+wool",
        [
            Gained(BLUE, "wool", 2, "crest"),
            BuildingCompleted(BLUE, 5, "king", 1),
            PointsAdded(BLUE, 1, "building"),
            KingMoved(BLUE, 4, 5, 0),
        ],
    ),
    (lambda: crest(1), "house arles 1", [HousePlaced(BLUE, "arles", 1)]),
    (lambda: crest(2), "pillar wien", [PillarPlaced(BLUE, "wien")]),
    (lambda: crest(3, merchant="lyon"), "merchant wien walk -", [Travelled(BLUE, "merchant", "lyon", "wien", 0)]),
    (lambda: crest(4, architect="lyon"), "architect wien walk", [Travelled(BLUE, "architect", "lyon", "wien", 0)]),
    (lambda: crest(3), "skip", [BonusForgone(BLUE)]),
    (lambda: bonus("character_merchant_1"), "skip", [BonusForgone(BLUE)]),
    (
        lambda: idle(stone=3).pillar("wien", BLUE),
        "contribute wien",
        [
            Paid(BLUE, "stone", 3, "cost_3_4"),
            Contributed(BLUE, "wien", "cost_3_4", 7),
            Scored(BLUE, 11, "cathedrals", "wien"),
        ],
    ),
    (
        lambda: idle(warehouse=["helper_gold_2_vp_2"]),
        "helper helper_gold_2_vp_2 -",
        [
            HelperUsed(BLUE, "helper_gold_2_vp_2"),
            Gained(BLUE, "gold", 2, "helper_gold_2_vp_2"),
            Scored(BLUE, 2, "helpers", "helper_gold_2_vp_2"),
        ],
    ),
    (
        lambda: idle(warehouse=["helper_any_3"]),
        "helper helper_any_3 gold+iron+iron",
        [
            HelperUsed(BLUE, "helper_any_3"),
            Gained(BLUE, "gold", 1, "helper_any_3"),
            Gained(BLUE, "iron", 2, "helper_any_3"),
        ],
    ),
    (
        lambda: acting("architect", 1, warehouse=["helper_plus_ap_2"]),
        "helper helper_plus_ap_2 -",
        [HelperUsed(BLUE, "helper_plus_ap_2"), PointsAdded(BLUE, 2, "helper_plus_ap_2")],
    ),
    (
        lambda: idle(warehouse=["helper_joker_1"]),
        "helper helper_joker_1 merchant",
        [HelperUsed(BLUE, "helper_joker_1"), ActionBegan(BLUE, "merchant", 1, "helper_joker_1")],
    ),
    (lambda: idle().granted(BLUE, "merchant", 2), "end action", [ActionEnded(BLUE, "merchant", 2)]),
    (lambda: acting("architect", 3), "end action", [ActionEnded(BLUE, "architect", 3)]),
    (king_phase, "favour take", [TileTaken(BLUE, DULL, "king_track")]),
    (king_phase, "favour discard", [KingTileDiscarded(BLUE, DULL)]),
]


def played(at: Position, *notations: str) -> Position:
    at.play(BLUE, *notations)
    return at


@pytest.mark.parametrize(("make", "notation", "events"), CASES, ids=[notation for _, notation, _ in CASES])
def test_a_move_tells_what_it_does(make: Callable[[], Position], notation: str, events: list[Event]) -> None:
    assert make().play(BLUE, notation) == events


def test_the_phases_of_a_round_tell_what_they_do() -> None:
    at = Position().track({7: (BLUE,), 4: (ORANGE,), 2: (PURPLE,), 1: (GREEN,)}).has(PURPLE, points=1)
    assert at.run(KingScoring()) == [
        Scored(BLUE, 3, "king", "track"),
        Scored(PURPLE, -1, "king", "track"),
        OrderChanged((BLUE, ORANGE, PURPLE, GREEN)),
        DiscsReturned((PURPLE, GREEN)),
    ]
    at.state.round = 4
    assert at.run(KingPhase()) == [Scored(BLUE, 4, "king", "leader")]
    at.state.corruption = {"0": 0, "1": 0, "2": 1}
    assert at.run(Pass(2)) == [CorruptionShown(2, 2), TurnBegan(BLUE, 4, 2)]


def test_the_end_tells_what_it_scores() -> None:
    at = Position(2).has(BLUE, completed=[1, 2, 3]).pillar("wien", BLUE)
    assert at.run(EndOfGame()) == [
        Scored(BLUE, 1, "map", "end"),
        Scored(BLUE, 5, "buildings", "end"),
        Scored(BLUE, 1, "resources", "end"),
        FinalScored(BLUE, 1, 1, 3, 5),
        Scored(ORANGE, 1, "resources", "end"),
        FinalScored(ORANGE, 1, 0, 0, 7),
        Finished((BLUE,)),
    ]


def test_the_breakdown_names_every_source_in_order_and_adds_up() -> None:
    at = Position(2).has(BLUE, completed=[1, 2, 3]).pillar("wien", BLUE)
    at.run(EndOfGame())
    standings = GAME.standings(at.state)
    assert [name.removeprefix("tiletum-points-") for name in standings.breakdown[BLUE]] == [
        *("contracts", "cathedrals", "houses", "characters", "helpers", "crests", "king", "fairs"),
        *("map", "buildings", "resources"),
    ]
    assert list(standings.breakdown[BLUE].values()) == [0] * 8 + [1, 5, 1]
    assert standings.points == (7, 1)


def test_commands_are_listed_as_a_turn_goes() -> None:
    assert list(BOOK.kinds) == [
        *("die", "collect", "perform", "architect", "merchant", "hire", "settle", "refresh", "sign", "swap"),
        *("gain", "house", "pillar", "activate", "buy", "fulfil", "crest", "contribute", "helper"),
        *("end", "skip", "favour"),
    ]
