"""Checks that pictures and text boards of two worlds are the same if their reader cannot distinguish the worlds."""

from collections.abc import Iterator
from typing import Any

from render import recording, touching
from render.pictures import focus, text_board
from render.recording import Recorded
from tests.contract.hooks import twin_check
from words.reader import Reader

NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön", "Sára")


@twin_check(share=0.006)
def the_pictures_are_the_same(game: Any, state: Any, twin: Any, viewer: int | None) -> None:
    """Compare the board in both shapes, the viewer's own area and one of the others' in turn, with the order of
    painting and the places to touch; and the choices."""
    shown = []
    for world in (state, twin):
        view, names = game.view(world, viewer), NAMES[: len(world.players)]
        told: list[Any] = []
        for seen in scenes(game.meta.id, view, names, viewer, state.played % len(names)):
            told += [(stamp.key, stamp.x, stamp.y, stamp.identity) for stamp in seen.stamps]
            told += [seen.size, seen.places, seen.alt]
            told += [touching.thing(game.meta.id, view, place) for place in seen.places]
        if viewer is not None:
            moves = game.moves(view, viewer)
            told.append(focus(game.meta.id, view, names, Reader(), seat=viewer, moves=moves))
            for move in moves:
                tags = zip(move.__match_args__, move.words[1:], strict=True)
                told += [touching.places(game.meta.id, view, viewer, tag, [move]) for tag in tags]
        shown.append(told)
    assert shown[0] == shown[1]


def scenes(game_id: str, view: Any, names: tuple[str, ...], viewer: int | None, other: int) -> Iterator[Recorded]:
    yield recording.board(game_id, view, names, Reader(), seat=viewer, shape="wide")
    yield recording.board(game_id, view, names, Reader(), seat=viewer, shape="upright")
    for area in dict.fromkeys((other if viewer is None else viewer, other)):
        yield recording.board(game_id, view, names, Reader(), seat=viewer, shape="area", area=area)


@twin_check(share=0.05)
def the_text_boards_are_the_same(game: Any, state: Any, twin: Any, viewer: int | None) -> None:
    names = NAMES[: len(state.players)]
    texts = [text_board(game.meta.id, game.view(world, viewer), names, "hu", seat=viewer) for world in (state, twin)]
    assert texts[0] == texts[1]
