"""What is told of every kind of move: all of it, in the order in which it happens, and nothing else."""

import pytest

from engine.events import Event, Finished, Forced
from games.tournay import events as told
from games.tournay.steps import CommitLastCards, RevealLastCards, Turn
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position


def whole(at: Position, seat: int, *notations: str) -> list[Event]:
    """What happens up to the next turn."""
    events = at.play(seat, *notations)
    ends = [n for n, event in enumerate(events) if isinstance(event, told.TurnBegan)]
    return events[: ends[0]] if ends else events


def at_building(*row: str) -> Position:
    """It is Betti's turn, and these cards lie in her row; the building comes first."""
    return Position().quarter(BETTI, {f"0,{n}": card for n, card in enumerate(row)}).turn(BETTI)


def activated(card: str, colour: str) -> list[Event]:
    return [told.CitizensUsed(BETTI, colour, (BETTI,), 2), told.BuildingActivated(BETTI, "0,0", card, colour)]


# ---------------------------------------------------------------- the turn


def test_of_earning_and_gathering() -> None:
    at = Position(2).turn(BETTI)
    assert at.play(BETTI, "earn white 2") == [told.Earned(BETTI, "white", 2, 4), told.TurnBegan(KARCSI, 1)]
    at = Position(2).plaza(BETTI, red=2).turn(BETTI).quarter(BETTI, {"0,0": "senator_1", "0,1": "senator_2"})
    at.quarter(BETTI, {"1,0": "market_1 : yellow", "1,1": "quarry_1 : grey", "2,0": "barn_1 : damage"})
    assert whole(at, BETTI, "gather") == [
        told.Gained(BETTI, 2, "senator_1"),
        told.Gained(BETTI, 3, "senator_2"),
        told.Gathered(BETTI, 4, 2),
    ]
    at = Position(2).plaza(KARCSI).deniers(KARCSI, 0).turn(BETTI)
    assert at.play(BETTI, "gather") == [
        told.Gathered(BETTI, 0, 0),
        told.TurnBegan(KARCSI, 1),
        Forced(KARCSI, "gather"),
        told.Gathered(KARCSI, 6, 0),
        told.TurnBegan(BETTI, 2),
    ]


def test_of_recruiting_by_action() -> None:
    at = Position(2, rules="expert").turn(BETTI)
    assert whole(at, BETTI, "recruit red 0") == [
        told.CitizensUsed(BETTI, "red", (BETTI,), 2),
        told.Recruited(BETTI, "red", 5),
    ]


def test_of_fighting_with_own_and_borrowed_citizens() -> None:
    at = Position(2).queue("crusade", "norman_attack", coins=(0, 2, 0)).next_event("heresy").turn(BETTI)
    before = at.state.clone()
    for lender in (BETTI, KARCSI):
        assert whole(at, BETTI, f"fight norman_attack {lender}") == [
            told.CitizensUsed(BETTI, "red", (lender,), 2),
            told.EventFought(BETTI, "norman_attack", 1, 3, 2, 0, "fight"),
            told.EventTurnedUp(1, "heresy"),
        ]
        at.state = before.clone()
    at.queue("banditry", coins=(2, 0, 0)).next_event("heresy").plaza(BETTI, yellow=1)
    assert whole(at, BETTI, "fight banditry 0+1")[:2] == [
        told.CitizensUsed(BETTI, "yellow", (BETTI, KARCSI), 2),
        told.EventFought(BETTI, "banditry", 0, 0, 2, 0, "fight"),
    ]


def test_of_a_standing_answer() -> None:
    at = Position().ramparts(KARCSI, "heresy").turn(BETTI)
    assert at.play(KARCSI, "standing guard") == [told.StandingSet(KARCSI, "guard")]


# ---------------------------------------------------------------- cards


def test_of_drawing() -> None:
    at = Position().deck("yellow_1", "port_1", "barn_1", "market_1", up="quarry_1").turn(BETTI)
    used = told.CitizensUsed(BETTI, "yellow", (BETTI,), 2)
    before = at.state.clone()
    assert whole(at, BETTI, "draw yellow_1 face_up 0") == [used, told.FaceUpTaken(BETTI, "yellow_1", "quarry_1")]
    at.state = before
    assert at.play(BETTI, "draw yellow_1 hidden 0") == [
        used,
        told.FaceUpBuried(BETTI, "yellow_1", "quarry_1"),
        told.Looked(BETTI, "yellow_1", ("port_1", "barn_1"), False),
    ]
    assert whole(at, BETTI, "keep barn_1") == [told.CardKept(BETTI, "yellow_1", "barn_1", "port_1", "")]
    last = Position().deck("yellow_1", "port_1", up="quarry_1").turn(BETTI)
    assert last.play(BETTI, "draw yellow_1 hidden 0") == [
        used,
        told.Looked(BETTI, "yellow_1", ("quarry_1", "port_1"), False),
    ]
    assert whole(last, BETTI, "keep quarry_1") == [told.CardKept(BETTI, "yellow_1", "quarry_1", "port_1", "quarry_1")]


def test_of_drawing_the_last_card_and_the_crier() -> None:
    at = Position(2).deck("yellow_1", "port_1").turn(BETTI)
    assert whole(at, BETTI, "draw yellow_1 hidden 0")[1:] == [
        told.Looked(BETTI, "yellow_1", ("port_1",), False),
        told.CardKept(BETTI, "yellow_1", "port_1", None, ""),
    ]
    at = Position(2).queue("banditry").deniers(KARCSI, 0).turn(BETTI)
    at.state.decks["yellow_1"].bag = []
    at.deck("yellow_1", "crier", "port_1")
    assert whole(at, BETTI, "draw yellow_1 hidden 0")[1:] == [
        told.Looked(BETTI, "yellow_1", ("port_1",), True),
        told.CardKept(BETTI, "yellow_1", "port_1", None, ""),
        told.CrierCalled(BETTI, "yellow_1", 1, ("banditry", "", ""), (1, 0, 0)),
        told.EventStruck("banditry", 1),
        told.DeniersLost(BETTI, "banditry", 1),
    ]


def test_of_playing_a_card_on_others() -> None:
    at = Position().quarter(BETTI, {"0,0": "market_1 quarry_1", "0,1": "barn_1"}).turn(BETTI)
    at.quarter(BETTI, {"1,0": "alderman_1", "1,1": "architect_1"}).hand(BETTI, "fort_1", "port_1")
    before = at.state.clone()
    assert at.play(BETTI, "play fort_1 - 0,0") == [
        told.CardsReplaced(BETTI, "0,0", ("quarry_1", "market_1")),
        told.CardPlayed(BETTI, "fort_1", "0,0", "replace", 1),
    ]
    at.state = before
    assert at.play(BETTI, "play port_1 - 0,1") == [
        told.CardPlayed(BETTI, "port_1", "0,1", "cover", 1),
        told.Gained(BETTI, 1, "architect_1"),
    ]
    at = Position().turn(BETTI).hand(BETTI, "port_1")
    assert at.play(BETTI, "play port_1 - 0,0") == [told.CardPlayed(BETTI, "port_1", "0,0", "new", 1)]


def test_of_what_is_given_for_a_card() -> None:
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3", "cloth_hall_3", "port_1", "barn_1")
    at.quarter(BETTI, {"0,0": "market_1 : yellow"}).plaza(BETTI)
    before = at.state.clone()
    for pay, given in {
        "barn_1": told.CardGiven(BETTI, "yellow_1", "barn_1", None, ""),
        "0,0": told.CardGiven(BETTI, "yellow_1", "market_1", "0,0", "market_1"),
    }.items():
        laid = told.CardPlayed(BETTI, "city_hall_3", "0,0", "cover" if pay == "barn_1" else "new", 2)
        assert at.play(BETTI, f"play city_hall_3 {pay} 0,0") == [given, laid]
        at.state = before.clone()
    for place in ("lying", "0,0"):
        assert at.play(BETTI, f"play cloth_hall_3 {place} 0,1") == [
            told.CitizenGiven(BETTI, "yellow", place),
            told.CardPlayed(BETTI, "cloth_hall_3", "0,1", "new", 0),
        ]
        at.state = before.clone()


def test_of_too_many_cards() -> None:
    at = Position().turn(BETTI).hand(BETTI, "port_1", "barn_1", "quarry_1").hand(BETTI, "market_1", openly=True)
    at.ramparts(BETTI, "heresy", "crusade", "procession")
    assert at.play(BETTI, "gather") == [told.Gathered(BETTI, 0, 0)]
    assert at.play(BETTI, "build crusade") == [told.RampartBuilt(BETTI, "crusade")]
    assert at.play(BETTI, "discard heresy") == [told.Discarded(BETTI, "events", "heresy", "heresy")]
    assert whole(at, BETTI, "discard market_1") == [told.Discarded(BETTI, "yellow_1", "market_1", "")]
    at = Position().turn(BETTI).hand(BETTI, "port_1", "barn_1", "quarry_1", "residence_1")
    at.hand(BETTI, "fort_1", openly=True)
    assert whole(at, BETTI, "gather", "discard fort_1")[1:] == [told.Discarded(BETTI, "red_1", "fort_1", "fort_1")]


# ---------------------------------------------------------------- buildings


@pytest.mark.parametrize(
    ("card", "colour", "what"),
    [
        ("market_1", "yellow", [told.Gained(BETTI, 5, "market_1")]),
        ("farmhouse_1", "yellow", [told.Gained(BETTI, 8, "farmhouse_1")]),
        ("residence_1", "yellow", [told.Recruited(BETTI, "yellow", 3)]),
        ("courtroom_2", "red", [told.Paid(KARCSI, BETTI, 3, "courtroom_2"), told.Paid(GABI, BETTI, 3, "courtroom_2")]),
        ("port_1", "yellow", [told.AbilityUnused(BETTI, "port_1")]),
    ],
)
def test_of_an_ability_without_a_choice(card: str, colour: str, what: list[Event]) -> None:
    assert whole(at_building(card), BETTI, "activate 0,0 0") == [*activated(card, colour), *what]


@pytest.mark.parametrize(
    ("card", "colour", "choice", "what"),
    [
        ("bakery_2", "yellow", "name white", [told.Gained(BETTI, 4, "bakery_2")]),
        ("monastery_1_any", "white", "recruit red -", [told.Recruited(BETTI, "red", 3)]),
        ("monastery_1_any", "white", "skip", [told.AbilityUnused(BETTI, "monastery_1_any")]),
        ("manor_1", "red", "name yellow", [told.Paid(KARCSI, BETTI, 1, "manor_1")]),
        (
            "bridge_1",
            "white",
            "copy 1 0,0",
            [told.Copied(BETTI, KARCSI, "0,0", "market_1"), told.Gained(BETTI, 5, "market_1")],
        ),
        ("catapult_1", "red", "hit 1 0,0", [told.CatapultHit(BETTI, KARCSI, "0,0", "market_1")]),
        ("fort_2", "red", "fight heresy -", [
            told.EventFought(BETTI, "heresy", 1, 0, 2, 2, "fort_2"), told.EventTurnedUp(1, None),
        ]),
        ("barn_1", "yellow", "draw yellow_2 face_up -", [told.FaceUpTaken(BETTI, "yellow_2", "market_2")]),
        ("library_2_take_two", "white", "take yellow_2", [
            told.CardsTaken(BETTI, "yellow_2", ("market_2", "barn_2"), "market_2", False),
        ]),
        ("ballista_1", "red", "fire banditry+heresy", [
            told.BallistaFired(BETTI, ("banditry", "heresy"), (1, 3)),
            told.EventStruck("banditry", 1),
            told.DeniersLost(KARCSI, "banditry", 1),
            told.DeniersLost(GABI, "banditry", 1),
            told.EventStruck("heresy", 3),
            told.CardsDamaged(KARCSI, "heresy", ("0,1",), ("hospital_1",)),
        ]),
    ],
)  # fmt: skip
def test_of_an_ability_with_a_choice(card: str, colour: str, choice: str, what: list[Event]) -> None:
    at = at_building(card).quarter(KARCSI, {"0,0": "market_1", "0,1": "hospital_1"})
    at.queue("banditry", "heresy", coins=(0, 2, 0)).deck("yellow_2", "barn_2", "quarry_2", up="market_2")
    at.state.event_bag = []
    assert at.play(BETTI, "activate 0,0 0") == activated(card, colour)
    assert whole(at, BETTI, choice) == what


def test_of_an_abbey() -> None:
    at = at_building("abbey_1").queue("banditry").deck("yellow_1", "barn_1", up="port_1")
    at.state.decks["white_1"].bag = []
    at.deck("white_1", "crier", "prior_1").deck("red_1", "fort_1")
    assert at.play(BETTI, "activate 0,0 0") == [
        *activated("abbey_1", "white"),
        told.CrierCalled(BETTI, "white_1", 1, ("banditry", "", ""), (1, 0, 0)),
        told.EventStruck("banditry", 1),
        *[told.DeniersLost(seat, "banditry", 1) for seat in (BETTI, KARCSI, GABI)],
        told.TurnedUp("white_1", "prior_1"),
        told.TurnedUp("red_1", "fort_1"),
    ]
    assert whole(at, BETTI, "pick port_1+fort_1") == [told.Picked(BETTI, ("port_1", "fort_1"))]


def test_of_characters() -> None:
    at = at_building("hospital_1", "prior_1", "journeyman_1")
    assert whole(at, BETTI, "visit 0,0 0") == [
        *activated("hospital_1", "white"),
        told.AbilityUnused(BETTI, "hospital_1"),
        told.Gained(BETTI, 2, "prior_1"),
        told.Gained(BETTI, 1, "journeyman_1"),
    ]
    at = at_building("hospital_1", "bishop_1", "prior_1").plaza(BETTI, white=1)
    assert at.play(BETTI, "activate 0,0 0")[2:] == [told.Gained(BETTI, 4, "hospital_1")]
    assert at.play(BETTI, "call 0,2") == [told.Gained(BETTI, 2, "prior_1")]
    assert whole(at, BETTI, "raise") == [told.StoodUp(BETTI, "bishop_1", ("yellow", "yellow", "white", "red", "red"))]
    at = at_building("hospital_1", "monk_1", "market_1")
    at.play(BETTI, "activate 0,0 0")
    assert whole(at, BETTI, "activate 0,2 0") == [
        told.CitizensUsed(BETTI, "white", (BETTI,), 2),
        told.BuildingActivated(BETTI, "0,2", "market_1", "white"),
        told.Gained(BETTI, 5, "market_1"),
    ]


# ---------------------------------------------------------------- events


def test_of_events_that_fire() -> None:
    at = Position().queue("crusade", "norman_attack", "procession", coins=(0, 1, 0)).plaza(GABI, red=1)
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "fort_1"}).ramparts(BETTI, "heresy")
    at.ramparts(GABI, "drought").turn(BETTI)
    at.play(GABI, "standing suffer")
    assert at.crier_calls() == [
        told.CrierCalled(BETTI, "red_3", 1, ("crusade", "norman_attack", "procession"), (1, 2, 1)),
        told.AnsweredAhead(GABI),
    ]
    assert at.play(BETTI, "defend crusade -") == [told.Defended(BETTI, ("crusade",), ("heresy",), None)]
    assert whole(at, KARCSI, "lay red") == [
        told.EventStruck("crusade", 1),
        told.CitizensLaid(KARCSI, "crusade", ("red",)),
        told.CitizensLaid(GABI, "crusade", ("red",)),
        told.EventStruck("norman_attack", 2),
        told.CardsDamaged(KARCSI, "norman_attack", ("0,0", "0,1"), ("market_1", "fort_1")),
        told.EventStruck("procession", 1),
        *[told.Gained(seat, 2, "procession") for seat in (BETTI, KARCSI, GABI)],
    ]


# ---------------------------------------------------------------- the end


def test_of_the_last_round_and_of_the_end() -> None:
    at = Position(2).full_quarter(BETTI, "mint_3", "belfry_3").full_quarter(KARCSI, "cathedral_3", "saint_brice_3")
    assert at.run(Turn(BETTI))[0] == told.LastRoundBegan((BETTI, KARCSI), 0)
    at = Position().hand(BETTI, "mint_3").hand(KARCSI, "fort_1").ramparts(KARCSI, "heresy")
    at.run(CommitLastCards(), RevealLastCards())
    assert at.play(KARCSI, "skip") == [told.LastCardCommitted(KARCSI, "none")]
    assert at.play(BETTI, "play mint_3 - 0,0") == [
        told.LastCardCommitted(BETTI, "mint_3"),
        told.LastCardRevealed(BETTI, "mint_3"),
        told.LastCardRevealed(KARCSI, None),
        told.CardPlayed(BETTI, "mint_3", "0,0", "new", 5),
        told.RampartBuilt(KARCSI, "heresy"),
        told.BuildingScored("mint_3", (BETTI,), (0, 1, 1), (0, 1, 1)),
        told.PrestigeScored(BETTI, 0, 0),
        told.PrestigeScored(KARCSI, 0, 1),
        told.PrestigeScored(GABI, 0, 0),
        Finished((KARCSI,)),
    ]
