"""Tournay's cards, events and close-ups can be read where there is least room."""

from itertools import pairwise

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS
from games.tournay.data import COLOURS, EVENTS
from games.tournay.pictures import board, closeup, faces, mat, queue, sights
from games.tournay.words.highlights import Highlights, highlights
from render import scene
from render.board_background import mat_width
from render.canvas import Page
from render.text import look
from tests.render.kit import in_both, legible
from words.reader import Reader


@in_both
def test_every_card_can_be_read_where_there_is_least_room(lang: str) -> None:
    plan = mat.Plan(mat_width(4))
    quarter = (round(plan.card[0]), round(plan.card[1]), round(plan.text))
    for card, about in CARDS.items():
        most = {"building": 2, "character": 1, "prestigious_building": 0}[about.kind]
        for kind, size, tokens in (("board", quarter, most), ("focus", (*sights.UP, sights.TEXT), 0)):
            sprite = faces.face(lang, card, *size, cost=not tokens, tokens=tokens)
            legible(kind, Page(sprite.image, list(sprite.written)))


@in_both
def test_every_event_and_close_up_can_be_read(lang: str) -> None:
    for event in EVENTS:
        for kind, size, text in (("board", board.EVENT, 21), ("focus", sights.EVENT, sights.TEXT)):
            page = Page.blank(*size, (255, 255, 255))
            queue.draw_event(page.frame(), lang, event, 3, size, text)
            legible(kind, page)
    for card in [*CARDS][::6]:
        legible("focus", closeup.draw(card, look(Reader(lang), ())))


@pytest.mark.rule("TOU-1.2")
def test_the_decks_lie_in_descending_order_of_level_under_their_colours() -> None:
    view = GAME.view(GAME.new(2, "decks"), None)
    places = board.draw(view, look(Reader("en"), ("Anna", "Béla")), ()).places
    for colour in COLOURS:
        column = [places[f"deck {colour}_{level}"] for level in (3, 2, 1)]
        assert len({left for left, *_ in column}) == 1
        assert all(upper[3] <= lower[1] for upper, lower in pairwise(column)), "level III above, level I below"


def test_without_events_nothing_is_new() -> None:
    assert highlights(()) == Highlights()


@in_both
def test_the_name_on_a_plate_is_whole_where_four_stand_beside_each_other(lang: str) -> None:
    wide = round((scene.INNER - 34 - 24 - 3 * 8) / 4)
    for card in CARDS:
        sprite = faces.plate(lang, card, wide, sights.PLATE, sights.TEXT)
        assert not [written for written in sprite.written if written.cut], card
