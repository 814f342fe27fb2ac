"""What Genoa's pictures and text boards show, and what they keep secret."""

from dataclasses import replace
from random import Random

import pytest

from engine import HIDDEN
from games.genoa.data import ADJACENT, BUILDINGS, COMMODITIES, CONTRACTS, DECK_OF, DECKS, SPACES, TILES, within_reach
from games.genoa.pictures import board, book, cards, contract_map, icons, pieces, plan
from games.genoa.scoring import groups
from games.genoa.state import Bundle, Intent
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import name_of, place
from render.canvas import Page
from render.palette import PAPER
from render.pictures import illustrator
from render.png import encode
from tests.games.genoa.pictures.positions import GAME, game, moments
from tests.render.kit import has_ink, in_both, legible, texts
from tests.render.moments import Moment
from tests.render.test_pictures import BUDGET
from words import speaker
from words.spoken import spoken

for_each_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def fullest(players: int) -> Moment:
    """Everybody has everything, and offers everything for many spaces."""
    state = game(players)[0].state.clone()
    state.path, state.tower, state.action = ["market", "guild_hall", "street_4_2"], 3, "none"
    state.discs = {"market": 1, "guild_hall": 1}
    chance = Random(players)
    state.owners = {building: chance.randrange(players) for building in BUILDINGS}
    spaces = [space for space in SPACES if space in within_reach(tuple(state.path))][:8]
    give = ("d125", *COMMODITIES, *TILES[:2], "marker")
    for seat, player in enumerate(state.players):
        player.commodities, player.tiles = dict.fromkeys(COMMODITIES, 5), dict.fromkeys(TILES, 5)
        player.stock, player.ducats = 7, 1295
        if seat != state.trader:
            for n, space in enumerate(spaces):
                offer = Bundle(seat, seat * 10 + n, 1, False, None, space, "move", "step", give, (), ("pepper",))
                state.offers.append(replace(offer, rejected=(state.trader,), live=n % 3 > 0))
    return Moment(GAME, state, 0, tuple(GAME.moves(state, 0)))


@for_each_table
def test_the_fullest_table_keeps_to_the_budget(players: int) -> None:
    full = fullest(players)
    for page in (full.board("hu"), full.area("hu"), full.focus(lang="hu")):
        assert len(encode(page.image)) <= BUDGET
        assert not [written for written in page.written if written.cut]
    more = [written.text for written in full.board().written if written.text.startswith("… and")]
    assert len(more) == 1


@in_both
def test_an_ask_put_to_somebody_can_be_read_whatever_it_is_for(lang: str) -> None:
    opening = game(3)[0]
    for space in SPACES:
        ask = Bundle(0, 134, 1, True, 1, space, "both", "turn", ("d25",), (), ())
        page = Page.blank(board.RIGHT_W, 120, PAPER)
        book.Row(ask, opening.eyes(lang), board.RIGHT_W - 32, book.SMALL).draw(page.frame(), Highlights())
        legible("board", page)


@in_both
@for_each_table
def test_the_text_board_is_complete(players: int, lang: str) -> None:
    for moment in moments(players):
        board_text = moment.text(lang)
        whole = " ".join(board_text.split())
        view = moment.view
        for bundle in (*view.offers, *view.asks):
            assert f" {bundle.id}. " in whole
        for space in view.path:
            assert place(lang, space) in whole
        lines = {line.partition(":")[0]: line for line in board_text.splitlines()}
        for building in BUILDINGS:
            for beside in ADJACENT[building]:
                assert place(lang, beside) in lines[place(lang, building)]
        for deck in DECKS:
            for card in view.players[moment.seat].hand(deck):
                told = spoken(speaker(lang).term("genoa", "card", card), "genoa", lang)
                assert whole.count(told) >= 2, "in the hand, and at the building that it names"


# ---------------------------------------------------------------- secrets


def test_ducats_and_faces_of_others_are_not_told() -> None:
    moment = game(4)[120]
    for seat, player in enumerate(moment.view.players):
        if seat != moment.seat:
            assert player.ducats < 0
            assert set(player.contract) <= {HIDDEN}
            alt = illustrator("genoa").seat_alt(moment.view, moment.names, "en", seat=seat, viewer=moment.seat)
            assert "unknown ducats" in alt
    open_money = game(3, "twins", "open")[50]
    assert "unknown ducats" not in illustrator("genoa").text(
        open_money.view, open_money.names, "en", seat=open_money.seat
    )


# ---------------------------------------------------------------- what the pixels say


def test_every_icon_has_ink_in_every_size() -> None:
    has_ink(icons.icon, icons.names())


def test_all_goods_and_all_buildings_look_different() -> None:
    things = (*COMMODITIES, *TILES, *DECKS, "marker", "ducat")
    assert len({pieces.good(name, 40).image.tobytes() for name in things}) == len(things)
    assert len({icons.icon(name, 60).image.tobytes() for name in BUILDINGS}) == len(BUILDINGS)


def test_every_kind_of_move_has_an_icon() -> None:
    assert set(icons.SIGNS) == set(GAME.book.kinds)
    assert set(icons.SIGNS.values()) <= set(icons.names())


def test_the_map_is_the_board_of_the_rules() -> None:
    for space in SPACES:
        near = {
            other
            for other in SPACES
            for a in plan.SQUARES[space]
            for b in plan.SQUARES[other]
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        }
        assert near - {space} == set(ADJACENT[space])


def test_every_card_has_a_face() -> None:
    for card in DECK_OF:
        page = Page.blank(400, 240)
        cards.draw_card(page.frame(), card, 372, cards.height([card], 28), "hu", 28)
        assert not [written for written in page.written if written.cut]


def test_contracts_are_grouped_by_the_ring_as_they_are_scored() -> None:
    chance = Random("contracts")
    for size in range(1, len(CONTRACTS) + 1):
        held = chance.sample(sorted(CONTRACTS), size)
        runs = contract_map.runs(held)
        assert sorted(map(len, runs)) == sorted(groups(held))
        assert {building for run in runs for building in run} == {CONTRACTS[card] for card in held}


def test_an_area_names_what_is_there_and_nothing_else() -> None:
    moment = game(4)[0]
    player, written = moment.view.players[moment.seat], texts(moment.area())
    for commodity in COMMODITIES:
        assert (name_of("en", "commodity", commodity) in written) == bool(player.commodities[commodity])


def test_an_empty_book_makes_room_for_the_supply() -> None:
    played = game(4)
    empty = next(moment for moment in played if moment.moves and not moment.state.offers and not moment.state.asks)
    full = max(played, key=lambda moment: len(moment.state.offers) + len(moment.state.asks))
    sizes = {}
    for name, moment in (("empty", empty), ("full", full)):
        page = moment.board("hu")
        legible("board", page)
        (title,) = (line for line in page.written if line.text == speaker("hu")("genoa-render-supply"))
        sizes[name] = title.ink[1]
    assert sizes["empty"] < sizes["full"] - 300


def crossed(page: Page, place: str) -> set[str]:
    """What is written where something else is drawn."""
    left, top, right, bottom = page.places[place]
    return {
        w.text
        for w in page.written
        if w.ink[0] < right - 2 and w.ink[2] > left + 2 and w.ink[1] < bottom - 2 and w.ink[3] > top + 2
    }


@in_both
@pytest.mark.parametrize("origin", ["warehouse_metals", "tavern", "villa_colini", "street_5_7", "warehouse_drinks"])
def test_the_arrow_to_where_the_tower_is_going_leaves_the_names_free(origin: str, lang: str) -> None:
    state = game(3)[0].state.clone()
    state.path, state.tower, state.discs = [origin], 3, {}
    for space in ADJACENT[origin]:
        state.intent = Intent("walk", space)
        page = Moment(GAME, state, 0).portrait(lang)
        names = {line for known in SPACES for line in place(lang, known).replace("-", " ").split()}
        assert not crossed(page, f"planned {space}") & names


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_on_a_phone_shows_the_ducats_of_each_player_once(players: int) -> None:
    last = game(players)[-1]
    assert GAME.over(last.state)
    page = last.portrait("en")
    shown = [int(line.text) for line in page.written if line.text.isdecimal() and int(line.text) >= 50]
    assert sorted(shown) == sorted(GAME.standings(last.state).points)
