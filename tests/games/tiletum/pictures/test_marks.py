"""What happened since the reader's last move is marked on the picture."""

from engine import Event
from games.tiletum import TILETUM as GAME
from games.tiletum import events as e
from games.tiletum.pictures import board
from games.tiletum.state import State
from games.tiletum.words.highlights import highlights
from render.canvas import Page
from render.palette import MARK
from render.text import look
from tests.games.tiletum.pictures.positions import fullest, game
from tests.render.kit import difference, marked
from tests.render.moments import NAMES
from words.reader import Reader

EYES = look(Reader(), NAMES)


def drawn(state: State, *events: Event) -> Page:
    return board.draw(GAME.view(state, 0), EYES, events)


def test_what_is_new_on_the_map_is_marked_and_the_rest_is_not() -> None:
    state = fullest(4)
    state.players[2].merchant, state.players[2].architect = "wien", "verona"
    city = next(iter(state.pillars))
    first, second = state.pillars[city][:2]
    events = (
        e.HousePlaced(1, "arles", 1), e.PillarPlaced(second, city), e.Travelled(2, "merchant", "praha", "wien", 1),
    )  # fmt: skip
    page = drawn(state, *events)
    assert marked(page, "house arles 1")
    assert not marked(page, "house genova 1")
    assert marked(page, f"pillar {city} {second}", grow=2)
    assert not marked(page, f"pillar {city} {first}", grow=-4)
    assert marked(page, "merchant 2")
    assert not marked(page, "architect 2")
    assert not marked(drawn(state), "house arles 1")


def test_what_is_new_on_a_player_board_is_marked() -> None:
    state = fullest(4)
    tile = state.players[3].warehouse[1]
    events = (
        e.Settled(1, state.players[1].rooms["b1f2"], "b1f2"), e.CrestPlaced(2, state.players[2].crests[3], 4),
        e.ContractFulfilled(0, state.players[0].contracts[5], 6, False), e.TileTaken(3, tile, "king"),
        e.DieTaken(0, "pink4", 4, 0, "king"), e.BuildingCompleted(1, 1, "king", 3),
    )  # fmt: skip
    page = drawn(state, *events)
    for place in ("room 1 b1f2", "crest 2 4", "contract 0 6", "warehouse 3 2", "die 0 3", "marker 1 king"):
        assert marked(page, place), place
    for place in ("room 2 b1f2", "crest 1 4", "contract 1 6", "warehouse 2 2", "die 1 3", "marker 0 architect"):
        assert not marked(page, place), place


def test_the_king_track_the_offers_and_the_fair_are_marked() -> None:
    state = game(4)[60].state.clone()
    state.fairs_done = max(1, state.fairs_done)
    state.king_track = [(0, 1), (), (), (), (), (), (2,), (), (3,), (), (), (), ()]
    state.corruption_shown = [1, 2]
    new = next(name for name in state.character_offer if name)
    place = state.character_offer.index(new) + 1
    events = (
        e.KingMoved(3, 4, 8, 0), e.CharacterCame(new, place), e.CorruptionShown(2, 2),
        e.TilesLaid(("king_track",), ("helper_vp_4",)),
        e.FairScored(1, "tiletum", "fair_house", (0,), (1, 1, 1, 1), (3, 0, 0, 0)),
    )  # fmt: skip
    page = drawn(state, *events)
    for name in ("disc 3", f"characters {place}", "corruption 2", "tile king_track", f"fair {state.fairs_done}"):
        assert marked(page, name), name
    for name in ("disc 2", f"characters {place % 5 + 1}", "corruption 1"):
        assert not marked(page, name, grow=-2), name


def test_points_won_and_lost_are_summed_up() -> None:
    found = highlights(
        [e.Scored(1, 5, "king", "track"), e.Scored(1, 2, "houses", "arles"), e.Scored(0, -3, "king", "track")]
    )
    assert dict(found.points) == {1: 7, 0: -3}
    page = drawn(game(4)[60].state, e.Scored(1, 7, "king", "track"), e.Scored(0, -3, "king", "track"))
    assert {"+7", "−3"} <= {written.text for written in page.written}


def test_without_changes_there_is_no_mark() -> None:
    plain = drawn(game(4)[60].state)
    colours = plain.image.getcolors(plain.size[0] * plain.size[1]) or []
    assert MARK not in {colour for _, colour in colours}


def test_a_piece_that_moved_on_is_not_looked_for() -> None:
    state = game(4)[0].state
    gone = (
        e.TileTaken(0, "helper_vp_4", "arles"),
        e.HelperUsed(0, "helper_vp_4"),
        e.DieTaken(0, "pink4", 4, 0, "king"),
    )
    below = (0, 1300, 1600, 1700)
    assert difference(drawn(state, *gone).image.crop(below), drawn(state).image.crop(below)) is None
