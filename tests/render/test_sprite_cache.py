"""The cache: drawn once, shared by all, and never larger than its room."""

import random
from collections.abc import Callable, Iterator

import pytest
from PIL import Image

from engine import GAMES
from render import pictures, sprite_cache
from render.canvas import Sprite
from render.sprite_cache import FRAME, kept
from tests.render.kit import without_sprites
from words.reader import Reader

SIDE = 10
WEIGHT = SIDE * SIDE * 4 + FRAME


@pytest.fixture(autouse=True)
def empty_cache() -> Iterator[None]:
    with without_sprites():
        yield


def drawing() -> tuple[list[str], Callable[..., Sprite]]:
    drawn: list[str] = []

    @kept
    def square(name: str, *, mode: str = "RGBA") -> Sprite:
        drawn.append(name)
        return Sprite(Image.new(mode, (SIDE, SIDE)))

    return drawn, square


def test_what_was_drawn_is_not_drawn_again() -> None:
    drawn, square = drawing()
    assert square("a") is square("a")
    assert square("a", mode="L") is not square("a")
    assert drawn == ["a", "a"]
    assert sprite_cache.held() == WEIGHT + SIDE * SIDE + FRAME


def test_what_was_used_longest_ago_is_packed_and_then_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprite_cache, "ROOM", 2 * WEIGHT)
    drawn, square = drawing()
    for name in ("a", "b", "a", "c", "a", "b"):
        square(name)
    assert drawn == ["a", "b", "c"]
    assert sprite_cache.held() == 2 * WEIGHT
    assert square("c").image.tobytes() == square("a").image.tobytes()
    monkeypatch.setattr(sprite_cache, "PACKED", 0)
    for name in ("d", "e", "f", "a"):
        square(name)
    assert drawn == ["a", "b", "c", "d", "e", "f", "a"]


def test_two_drawings_of_one_name_are_two() -> None:
    first, square = drawing()
    second, other = drawing()
    assert square("a") is not other("a")
    assert (first, second) == (["a"], ["a"])


def test_pictures_of_several_games_keep_to_the_room_and_look_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprite_cache, "ROOM", 12_000_000)
    found: dict[str, set[bytes]] = {}
    for lang in ("en", "hu", "en"):
        for game_id in ("calimala", "tournay"):
            game = GAMES[game_id]
            state, rng = game.new(3, "shelf"), random.Random(1)
            for _ in range(20):
                seat = game.to_act(state)[0]
                game.play(state, seat, rng.choice(game.moves(state, seat)))
            board = pictures.board(game_id, game.view(state, None), ("Anna", "Béla", "Csilla"), Reader(lang))
            found.setdefault(f"{game_id} {lang}", set()).add(board.png)
            assert sprite_cache.held() <= sprite_cache.ROOM
    assert all(len(pngs) == 1 for pngs in found.values())
