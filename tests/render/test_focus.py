"""What is framed on a phone's picture is what can be chosen, neither more nor less, and it can be read."""

from collections.abc import Iterator

from render.scene import MOST_HIGH, WIDTH
from tests.render.kit import Gallery, framed, in_both, in_place, legible, of_each
from tests.render.moments import Asked, Key, Moment, settled
from words import LANGUAGES

UNFRAMED = {("calimala", "end")}
"""A move without anything on the picture that would stand for it."""


def examples(gallery: Gallery, lang: str | None = None) -> Iterator[tuple[Key, Asked]]:
    """All of them; or those for a language: each is for one, and each language has one of every question."""
    for key, found in gallery.questions().items():
        for asked in found if lang is None else found[-1:] if lang == LANGUAGES[-1] else found[:-1] or found:
            yield key, asked


@in_both
@of_each
def test_every_question_frames_its_answers_and_can_be_read(gallery: Gallery, lang: str) -> None:
    for key, (moment, path) in examples(gallery, lang):
        page = moment.focus(*path, lang=lang, quiet=True)
        assert page.size[0] == WIDTH
        assert page.size[1] <= MOST_HIGH, key
        legible("focus", page)
        in_place("focus", page)
        if key not in gallery.FRAMED_OTHERWISE:
            assert framed(page) == {choice.word for choice in moment.asked(*path).choices}, (key, path)


@of_each
def test_the_games_played_ask_nearly_everything(gallery: Gallery) -> None:
    assert set(gallery.questions()) >= gallery.COMMON


@of_each
def test_a_move_of_each_kind_can_be_confirmed(gallery: Gallery) -> None:
    met = settled(moment for _, (moment, _) in examples(gallery))
    assert len(met) > len(gallery.GAME.book.kinds) * 0.8
    for kind, (moment, words) in met.items():
        page = moment.focus(*words, lang="hu", quiet=True)
        legible("focus", page)
        assert framed(page) or (moment.id, kind) in UNFRAMED
        alt = moment.illustrator.focus_alt(
            moment.view, moment.names, "hu", seat=moment.seat, path=words, moves=moment.moves
        )
        assert len(alt) > 40, kind


@of_each
def test_nothing_is_framed_when_nothing_is_asked(gallery: Gallery) -> None:
    moment = gallery.moments(gallery.TABLES[-1][0])[1]
    waiting = Moment(moment.game, moment.state, moment.other)
    over = Moment(moment.game, gallery.moments(gallery.TABLES[-1][0])[-1].state, 1)
    assert framed(waiting.focus()) == framed(over.focus()) == set()
