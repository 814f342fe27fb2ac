"""What Tournay's pictures and text boards show, and what they keep secret."""

from engine import HIDDEN
from engine.tournay.cards import CARDS
from locales import LANGUAGES, speaker
from render import closeup
from render.look import Reader
from render.pictures import ALT_LIMIT
from render.tournay.words import effect
from tests.render.kit import in_both
from tests.render.test_pictures import BUDGET
from tests.render.tournay.positions import GAME, TABLES, game, moments


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
    assert "hand card 0" in shown.places
    assert "hand card 0" not in hidden.places


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
