"""Whom the band of a picture is about, and since when something is new."""

from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES, part
from render import area, player_head, portrait, scene
from render.canvas import Frame, Sprite
from render.icons import icon
from render.pictures import illustrator
from render.player_head import places
from render.text import look
from tests.packages import IN_THIS_REPOSITORY
from tests.render.kit import Gallery, of_each, texts
from tests.render.moments import Moment
from words.reader import Reader

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
    assert moment.board().marked == (part(moment.id, "words.highlights") is not None)
    nothing_new = replace(moment, events=())
    for page in (nothing_new.board(), nothing_new.portrait()):
        assert not page.marked
        assert legend not in texts(page)


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


@of_each
def test_nobody_is_to_move_in_a_game_that_was_ended_early(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on the wide board, the upright one and the players' areas, nor in what is told of them."""
    signs: list[str] = []
    frames: list[int] = []

    def noticed(name: str, size: int) -> Sprite:
        signs.append(name)
        return icon(name, size)

    def framed(f: Frame, palette: str, seat: int, *size: float, **how: Any) -> None:
        frames.append(seat)

    monkeypatch.setattr(player_head, "icon", noticed)
    monkeypatch.setattr(area, "icon", noticed)
    for module in (portrait, *(part(gallery.GAME.meta.id, f"pictures.{name}") for name in ("board", "mat"))):
        if hasattr(module, "draw_turn"):
            monkeypatch.setattr(module, "draw_turn", framed)
    played = gallery.game(gallery.TABLES[-1][0], options=dict(gallery.TABLES)[gallery.TABLES[-1][0]])
    moment = next(m for m in played[len(played) // 2 :] if m.game.to_act(m.state) == (m.seat,))
    artist, view, names = illustrator(moment.id), moment.of(None), moment.names
    who_moves = moment.eyes().say("render-stopped")
    active = moment.eyes().say("render-text-active")
    for stopped in (False, True):
        signs.clear()
        frames.clear()
        eyes = look(Reader("en", stopped=stopped), names)
        told = [
            artist.board_alt(view, names, "en", stopped=stopped),
            artist.text(view, names, "en", seat=None, stopped=stopped),
        ]
        artist.board(view, eyes, seat=None, changes=())
        artist.portrait(view, eyes, seat=None, changes=())
        for seat in range(len(names)):
            artist.seat(view, eyes, seat=seat, viewer=None, changes=())
        assert [who_moves in text for text in told] == [stopped] * 2
        assert not stopped or active not in told[1]
        marks = (moment.id in IN_THIS_REPOSITORY and not stopped,) * 2  # another's game may mark it otherwise
        assert ("arrow" in signs, bool(frames)) == marks
