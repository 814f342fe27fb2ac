"""Pictures and text boards of two worlds that their reader cannot tell apart are the same."""

from typing import Any

from render import recording, touching
from render.pictures import board, focus, seat, text_board
from tests.contract.hooks import twin_check
from words.reader import Reader

SHAPES: tuple[recording.Shape, ...] = ("wide", "upright", "area")
NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön", "Sára")


@twin_check(share=0.004)
def the_pictures_are_the_same(game: Any, state: Any, twin: Any, viewer: int | None) -> None:
    """The board, the viewer's own place, one of the others' in turn, and what there is to choose."""
    shown = []
    other = state.played % len(state.players)
    places = [other] if viewer in (None, other) else [viewer, other]
    for world in (state, twin):
        view, names = game.view(world, viewer), NAMES[: len(world.players)]
        pictures = [board(game.meta.id, view, names, Reader(), seat=viewer)]
        for number in places:
            pictures.append(seat(game.meta.id, view, names, Reader(), seat=number, viewer=viewer))
        if viewer is not None:
            moves = game.moves(view, viewer)
            pictures.append(focus(game.meta.id, view, names, Reader(), seat=viewer, moves=moves))
        shown.append(pictures)
    assert shown[0] == shown[1]


@twin_check(share=0.01)
def the_scenes_are_the_same(game: Any, state: Any, twin: Any, viewer: int | None) -> None:
    """What lies where and in which order, what can be touched, and what is told of it."""
    shown = []
    for world in (state, twin):
        view, names = game.view(world, viewer), NAMES[: len(world.players)]
        moves = game.moves(view, viewer) if viewer is not None else []
        told: list[Any] = []
        for shape in SHAPES:
            seen = recording.board(game.meta.id, view, names, Reader(), seat=viewer, shape=shape)
            told += [(stamp.key, stamp.x, stamp.y, stamp.identity) for stamp in seen.stamps]
            told += [seen.size, seen.places, seen.alt]
            told += [touching.thing(game.meta.id, view, place) for place in seen.places]
        for move in moves:
            for tag in zip(move.__match_args__, move.words[1:], strict=True):
                told.append(touching.places(game.meta.id, view, viewer, tag, [move]))  # type: ignore[arg-type]
        shown.append(told)
    assert shown[0] == shown[1]


@twin_check(share=0.05)
def the_text_boards_are_the_same(game: Any, state: Any, twin: Any, viewer: int | None) -> None:
    names = NAMES[: len(state.players)]
    texts = [text_board(game.meta.id, game.view(world, viewer), names, "hu", seat=viewer) for world in (state, twin)]
    assert texts[0] == texts[1]
