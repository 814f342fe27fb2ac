"""What Tournay's pictures and text boards show, and what they keep secret."""

from engine import HIDDEN
from games.tournay import TOURNAY
from games.tournay.cards import CARDS
from games.tournay.pictures import silhouettes
from games.tournay.words import status
from games.tournay.words.terms import effect
from render import closeup
from render.pictures import ALT_LIMIT
from tests.games.tournay.pictures.positions import GAME, TABLES, game, moments
from tests.render.kit import in_both, texts
from tests.render.test_pictures import BUDGET
from words import LANGUAGES, speaker
from words.reader import Reader


@in_both
def test_the_text_board_names_every_card_of_every_quarter(lang: str) -> None:
    for players, _ in TABLES:
        for moment in moments(players):
            flat = " ".join(moment.text(lang).split())
            for player in moment.state.players:
                for site in player.quarter.values():
                    for card_id in site.cards:
                        assert speaker(lang).term("tournay", "card", card_id) in flat


def test_other_peoples_cards_are_drawn_as_backs() -> None:
    moment = next(m for m in game(4) if len(m.state.players[(m.seat + 1) % 4].hand) > 1)
    other = (moment.seat + 1) % 4
    eyes, draw = moment.eyes(), moment.illustrator
    assert set(moment.view.players[other].hand) == {HIDDEN}
    hidden = draw.seat(moment.view, eyes, seat=other, viewer=moment.seat, changes=())
    own_view = GAME.view(moment.state, other)
    shown = draw.seat(own_view, eyes, seat=other, viewer=other, changes=())
    assert f"hand {other} 0" in shown.places
    assert f"hand {other} 0" not in hidden.places


# ---------------------------------------------------------------- close-ups


@in_both
def test_every_card_has_a_close_up_with_its_words(lang: str) -> None:
    assert all(effect(lang, card_id) for card_id in CARDS)
    for card_id in [*CARDS][LANGUAGES.index(lang) :: 8]:
        picture = closeup.picture("tournay", card_id, Reader(lang))
        assert picture.width == 800
        assert len(picture.png) <= BUDGET
        assert 40 < len(picture.alt) <= ALT_LIMIT
        assert effect(lang, card_id) in picture.alt


# ---------------------------------------------------------------- prestige


def test_prestigious_buildings_bear_what_they_bring_now() -> None:
    moment = next(m for m in reversed(game(2)) if any(status.worth(m.view, seat) for seat in (0, 1)))
    for seat in (0, 1):
        worth = status.worth(moment.view, seat)
        parts = TOURNAY.standings(moment.view).breakdown[seat]
        named = {site.cards[-1] for site in moment.view.players[seat].quarter.values()}
        assert set(worth) == {card for card in named if CARDS[card].scoring is not None}
        assert sum(worth.values()) <= parts["tournay-points-prestigious"]
        for space, site in moment.view.players[seat].quarter.items():
            if site.cards[-1] in worth:
                page = moment.board()
                left, top, right, bottom = page.places[f"card {seat} {space}"]
                inside = {
                    w.text
                    for w in page.written
                    if left <= w.ink[0] <= right and top - 12 <= w.ink[1] <= (top + bottom) / 2
                }
                assert str(worth[site.cards[-1]]) in inside


@in_both
def test_an_area_explains_the_signs_that_are_on_it(lang: str) -> None:
    told = {name: speaker(lang)(f"tournay-render-key-{name}") for name in ("value", "laurel", "cross", "lying")}
    opening, late = game(2)[0], next(m for m in reversed(game(2)) if status.worth(m.view, m.seat))
    assert not set(told.values()) & texts(opening.area(lang, of=opening.other))
    assert {told["value"], told["laurel"]} <= texts(late.area(lang))


def test_every_kind_of_card_has_a_silhouette_of_its_own() -> None:
    names = {silhouettes.of(card) for card in CARDS.values()}
    assert names == set(silhouettes.SHAPES)
    assert len({silhouettes.silhouette(name, 80, (90, 90, 90)).image.tobytes() for name in names}) == len(names)
