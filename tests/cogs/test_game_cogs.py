"""Each game has a cog with its commands, and turns that say how its moves are offered; else the plain ones."""

from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import Group

import cogs.games.move_commands
import cogs.ui.game_cog
from cogs.games.move_commands import group_for, move_commands, moves_to_command
from cogs.ui.game_cog import GameCog, cog_of
from engine import GAMES, Game, mirrored
from tests.cogs.playing import Evening, an_evening, verb_of, words_of
from tests.packages import IN_THIS_REPOSITORY
from words.speaker import MissingText
from words.turns import Turns, turns_of

PRIMARY = 1
MOST_COMMANDS = 20


@pytest.mark.parametrize("game_id", GAMES)
def test_a_cog_speaks_only_of_what_its_game_knows(game_id: str) -> None:
    cog, book = cog_of(game_id), GAMES[game_id].book
    assert cog.only_asked <= set(book.kinds)
    assert len(move_commands(GAMES[game_id])) + len(cog.own_commands) <= MOST_COMMANDS


@pytest.mark.parametrize("game_id", GAMES)
def test_turns_speak_only_of_what_their_game_knows(game_id: str) -> None:
    turns, book = turns_of(game_id), GAMES[game_id].book
    said = turns.quiet | turns.settings | turns.deals | turns.opens_others | turns.brings_along | {*turns.foremost}
    said |= turns.closing if turns.closing != Turns.closing else set()
    said |= turns.at_once if turns.at_once != Turns.at_once else set()
    assert said <= set(book.kinds)
    assert turns.rides_along <= {field for kind in book.kinds for field in book.fields(kind)}
    assert not turns.settings & (turns.closing | turns.at_once)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_cog_names_a_command_for_each_kind_of_move_with_its_fields(game_id: str) -> None:
    """In the order of the move book, so that `/burgundy take` can be searched for."""
    assert all(line.startswith(f"/{game_id} ") for line in cog_of(game_id).move_commands)
    assert [*move_commands(GAMES[game_id]).items()] == [*moves_to_command(GAMES[game_id]).items()]


@pytest.mark.parametrize("game_id", IN_THIS_REPOSITORY)
def test_each_of_ours_has_a_cog_in_a_file_of_its_name(game_id: str) -> None:
    module = mirrored(game_id, "cogs.games")
    assert module is not None
    assert cog_of(game_id) is module.COG
    assert cog_of(game_id).__name__.lower() == game_id
    assert cog_of(game_id).move_commands


def test_a_game_without_a_cog_has_a_command_for_each_kind_of_move(monkeypatch: pytest.MonkeyPatch) -> None:
    cog_of.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(cogs.ui.game_cog, "mirrored", lambda game_id, folder: None)
        game = GAMES["burgundy"]
        assert cog_of("burgundy") is GameCog
        assert list(move_commands(game)) == list(game.book.kinds)
        assert move_commands(game)["take"] == game.book.fields("take")
        assert not Turns.is_main_action(game.book.read("end"))
    cog_of.cache_clear()


async def test_a_game_whose_commands_cannot_be_made_is_left_out_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_words(game: Game[Any]) -> Group:
        if game.meta.id == "genoa":
            raise MissingText("genoa-command")
        return group_for(game)

    monkeypatch.setattr(GAMES, "_games", dict(GAMES))
    monkeypatch.setattr(GAMES, "_broken", {"whist": "cannot be imported"})
    monkeypatch.setattr(cogs.games.move_commands, "group_for", without_words)
    async with an_evening(tmp_path) as evening:
        evening.expects_complaints = True
        left_out = [line for line in evening.complaints.seen if line.startswith("GAME LEFT OUT")]
        assert len(left_out) == 2
        assert "whist: cannot be imported" in left_out[0]
        assert "genoa: its commands cannot be made: MissingText: 'genoa-command'" in left_out[1]
        assert "genoa" not in evening.house.hall.games
        await evening.sit_down("Anna", "Béla", game="tournay")


async def test_in_tournay_drawing_and_keeping_are_actions_like_any_other(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="tournay")
    person, table = evening.asked[0], evening.table
    deck = next(m for m in table.game.moves(table.state, evening.seat_of(person)) if m.kind == "draw").words[:2]
    panel = await evening.forge(person, f"g:say:{table.id}:{table.version}.0:{'.'.join(deck)}")
    draws = [b.style for b in panel.buttons if verb_of(b) == "say" and words_of(b).startswith("draw.")]
    assert draws
    assert set(draws) == {PRIMARY}
    turns, read = turns_of("tournay"), table.game.book.read
    assert turns.is_main_action(read("keep c01"))
    assert not turns.is_main_action(read("standing guard"))
    assert not turns.is_main_action(read("skip"))
