"""What everybody may read says nothing that only one may know."""

import random
from pathlib import Path

import pytest

from cogs import table_message
from engine import GAMES
from localdiscord.testing import buttons_of, images_of, text_of
from tables import Table
from tests.cogs.playing import Evening, an_evening
from tests.cogs.sketches import Sketchbook
from tests.cogs.twins import public


def shown_in(message: dict[str, object]) -> tuple[str, list[str], list[str]]:
    return (
        text_of(message),
        [i.description for i in images_of(message)],
        [str(b.custom_id) for b in buttons_of(message)],
    )


async def the_post_of_a_twin(evening: Evening, rng: random.Random) -> tuple[str, list[str], list[str]]:
    """The table's message as it would be if all that is hidden had been dealt otherwise."""
    table = evening.table
    twin = Table(table.row, table.game.redeal(table.state, None, rng))
    entries = await evening.house.hall.log(table.id, None, after=max(0, table.state.played - 40))
    changes = [event for entry in entries if entry.version == table.version for event in entry.events]
    asked = [
        s for s in table.game.to_act(table.state) if evening.at(s).mention in text_of(evening.post(evening.seated[0]))
    ]
    card = await table_message.card(Dummy(), twin, changes, ping=asked)
    message = {"components": card.view().to_components()}
    alt = [file.description or "" for file in card.files]
    return text_of(message), alt, [str(b.custom_id) for b in buttons_of(message)]


class Dummy:
    """Draws at once."""

    async def paint(self, key: object, draw: object) -> object:
        return draw()  # type: ignore[operator]


@pytest.mark.parametrize("game", GAMES)
async def test_what_everybody_reads_is_the_same_in_a_twin_world(game: str, tmp_path: Path) -> None:
    """At twelve positions of a game: what was really posted, against the same with other hidden cards."""
    rng = random.Random(f"{game} twins")
    async with an_evening(tmp_path) as evening:
        await evening.sit_down("Anna", "Béla", "Csilla", game=game)
        looks = 0
        while not evening.table.over and looks < 12:
            posted = shown_in(evening.post(evening.seated[0]))
            assert posted == await the_post_of_a_twin(evening, rng)
            looks += 1
            await evening.hurry(rng, 4)


async def test_the_comparison_can_tell_worlds_apart() -> None:
    game = GAMES["calimala"]
    one, other = game.new(3, "one"), game.new(3, "other")
    assert public(game, one) == public(game, game.redeal(one, None, random.Random(1)))
    assert Sketchbook.board("calimala", game.view(one, None), ["a", "b", "c"], _reader()).alt != (
        Sketchbook.board("calimala", game.view(other, None), ["a", "b", "c"], _reader()).alt
    )


def _reader() -> object:
    from render import Reader

    return Reader("en")
