"""What happened since the reader's last move is marked on Tournay's pictures."""

from engine import Event
from games.tournay import TOURNAY as GAME
from games.tournay import events as e
from games.tournay.pictures import board
from games.tournay.state import Site, State
from games.tournay.words.highlights import highlights
from render.canvas import Page
from render.text import look
from tests.games.tournay.pictures.positions import OPTIONS, game
from tests.render.kit import differ_only_at, marked
from tests.render.moments import NAMES
from words.reader import Reader

EYES = look(Reader(), NAMES)


def position() -> State:
    """An early position with a small quarter for everybody."""
    state = GAME.new(4, "marks", GAME.meta.options.read(OPTIONS["mix"]))
    for player in state.players:
        player.quarter = {"0,0": Site(("market_1",)), "0,1": Site(("fort_1",)), "1,0": Site(("priest_1",))}
    return state


def drawn(state: State, *events: Event) -> Page:
    return board.draw(GAME.view(state, 0), EYES, events)


def test_a_card_played_a_citizen_and_damage_are_ringed() -> None:
    page = drawn(
        position(),
        e.CardPlayed(1, "market_1", "0,0", "new", 1),
        e.BuildingActivated(2, "0,1", "fort_1", "red"),
        e.CardsDamaged(3, "heresy", ("1,0",), ("priest_1",)),
    )
    assert marked(page, "card 1 0,0")
    assert marked(page, "card 2 0,1")
    assert marked(page, "card 3 1,0")
    assert not marked(page, "card 0 0,0", grow=0)
    assert marked(page, "purse 1")
    assert not marked(page, "purse 2", grow=0)


def test_decks_events_plazas_and_ramparts_are_ringed() -> None:
    page = drawn(
        position(),
        e.FaceUpTaken(1, "white_2", "bridge_2"),
        e.EventTurnedUp(1, "drought"),
        e.CitizensUsed(2, "red", (2, 3), 2),
        e.RampartBuilt(3, "heresy"),
    )
    assert marked(page, "up white_2")
    assert not marked(page, "up red_3", grow=0)
    assert marked(page, "event 1")
    assert not marked(page, "event 2", grow=0)
    assert marked(page, "plaza 2 red")
    assert marked(page, "plaza 3 red")
    assert not marked(page, "plaza 2 yellow", grow=0)
    assert not marked(page, "plaza 0 red", grow=0)
    assert marked(page, "ramparts 3")


def test_a_town_crier_marks_its_deck_and_all_events() -> None:
    state = position()
    queue = tuple(state.queue)
    found = highlights([e.CrierCalled(1, "red_1", 1, queue, (1, 1, 1))])
    assert found.criers == {"red_1"}
    assert found.slots == {0, 1, 2}
    assert marked(drawn(state, e.CrierCalled(1, "red_1", 1, queue, (1, 1, 1))), "deck red_1")


def test_marks_change_nothing_but_their_surroundings() -> None:
    state = position()
    plain, ringed = drawn(state), drawn(state, e.BuildingActivated(2, "0,1", "fort_1", "red"))
    assert differ_only_at(plain, ringed, "card 2 0,1")


def test_every_change_of_a_whole_game_can_be_read() -> None:
    told = [event for moment in game(3) for event in moment.seen]
    assert highlights(told) != highlights(())
