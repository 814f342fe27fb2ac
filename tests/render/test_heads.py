"""Whom the band of a picture is about, and since when something is new."""

import pytest

from engine import GAMES
from render import portrait, scene
from render.illustrator import illustrator
from render.look import Reader, look
from render.player_head import places
from tests.render.kit import Gallery, of_each, texts
from tests.render.moments import Moment

NAMES = ("Anna", "Benedek", "Eszter")


@pytest.mark.parametrize(
    ("lang", "whose", "told"),
    [
        ("en", None, "new since your last move"),
        ("en", "Benedek", "new since Benedek's last move"),
        ("en", "", "what is new"),
        ("hu", "Benedek", "új Benedek utolsó lépése óta"),
    ],
)
def test_what_everybody_reads_names_whose_last_move_is_meant(lang: str, whose: str | None, told: str) -> None:
    assert look(Reader(lang), NAMES, whose).since == told


@of_each
def test_a_legend_stands_only_beside_a_mark(gallery: Gallery) -> None:
    moment = gallery.moments(gallery.TABLES[0][0])[1]
    legend = moment.eyes().since
    for page in (moment.focus(quiet=True), moment.focus(), moment.board(), moment.portrait()):
        assert (legend in texts(page)) == page.marked
    assert not moment.focus(quiet=True).marked


@of_each
def test_the_badge_before_a_sentence_is_of_whom_it_speaks(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has nothing left to answer sees their own: it is their plan, and says so."""
    heads: list[scene.Head] = []
    drawn = scene.Head.on

    def noticed(head: scene.Head, column: scene.Column) -> scene.Page:
        heads.append(head)
        return drawn(head, column)

    monkeypatch.setattr(scene.Head, "on", noticed)
    played = gallery.game(gallery.TABLES[-1][0], options=dict(gallery.TABLES)[gallery.TABLES[-1][0]])
    moment = next(m for m in played[len(played) // 2 :] if m.game.to_act(m.state) == (m.seat,))
    moment.focus()
    Moment(moment.game, moment.state, moment.other).focus()
    illustrator(moment.id).portrait(moment.of(None), moment.eyes(), seat=None, changes=())
    assert len(heads) >= 2, "a plain upright board has no such band"
    planned = [head for head in heads if head.asked == moment.eyes().say("render-drafted")]
    assert [head.seats for head in planned] == [(moment.other,)]
    assert {head.seats for head in heads if head not in planned} == {(moment.seat,)}


def test_places_are_told_once_somebody_is_ahead() -> None:
    assert places([0, 0, 0]) == [0, 0, 0]
    assert places([5, 9, 5, 1]) == [2, 1, 2, 4]


def test_every_game_of_ours_has_an_upright_board() -> None:
    for game_id in GAMES:
        assert illustrator(game_id).portraits is not None
    assert portrait.MOST_HIGH == 1450
