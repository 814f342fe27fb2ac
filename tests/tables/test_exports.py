"""A finished game as a file that anybody can verify."""

import random
from pathlib import Path

import pytest

from engine import fingerprint
from engine.__main__ import main
from engine.transcript import Recording, replayed
from tables import Hall, Refused, Table
from tables.finished import exports
from tables.lobby import opening
from tables.seating import closing
from tests.tables.house import PEOPLE, STRANGER, asked, open_lobby, play_randomly, say, seat_people


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
async def test_a_recording_replays_to_the_same_end(hall: Hall, players: int, seed: int) -> None:
    table = await seat_people(hall, players)
    with pytest.raises(Refused, match=r"^table-not-over"):
        await exports.recording(hall, table.id)
    await play_randomly(hall, table, random.Random(seed))
    recording = await exports.recording(hall, table.id)
    *_, last = replayed(Recording.read(recording.write()))
    assert table.game.digest(last.state) == table.game.digest(table.state) == recording.digests[len(recording.moves)]
    assert len(recording.digests) > len(recording.moves) // 20
    assert not any(name in recording.write() for name in table.names), "seats only"


async def test_a_game_with_another_seed_than_the_one_promised_is_found_out(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await seat_people(hall)
    promised = table.fingerprint
    await play_randomly(hall, table, random.Random(1))
    recording = await exports.recording(hall, table.id)
    file = tmp_path / "game.json"
    file.write_text(recording.write(), encoding="utf-8")
    assert main(["replay", "--quiet", str(file)]) == 0
    assert f"shown at the start was {promised}" in capsys.readouterr().out
    assert main(["replay", "--quiet", str(file), "--fingerprint", f"`{promised.upper()}`"]) == 0
    assert f"was published: {promised}" in capsys.readouterr().out
    assert main(["replay", "--quiet", str(file), "--fingerprint", promised[:16]]) == 2
    forged = recording.model_copy(update={"seed": "chosen", "fingerprint": fingerprint("chosen")})
    file.write_text(forged.write(), encoding="utf-8")
    assert main(["replay", "--quiet", str(file), "--fingerprint", promised]) == 1, "the file's own word is no proof"
    assert "another seed" in capsys.readouterr().out
    file.write_text(recording.model_copy(update={"fingerprint": "0" * 64}).write(), encoding="utf-8")
    assert main(["replay", "--quiet", str(file)]) == 1
    assert "another seed" in capsys.readouterr().out


async def test_what_players_put_to_the_seed_is_part_of_it_and_the_promise_stays(hall: Hall) -> None:
    table = await open_lobby(hall, 3)
    promised, secret = table.fingerprint, table.row.seed
    await opening.set_words(hall, table.id, PEOPLE[1], "Only\n `fools` + rain  rush  in")
    await opening.set_words(hall, table.id, PEOPLE[2], "never mind")
    await opening.set_words(hall, table.id, PEOPLE[2], "  ")
    with pytest.raises(Refused, match="table-not-joined"):
        await opening.set_words(hall, table.id, STRANGER, "let me")
    hall.forget(table.id)
    table = await hall.table(table.id)
    assert table.words == ["Only 'fools' rain rush in"]
    table = await opening.start(hall, table.id, PEOPLE[0])
    hall.forget(table.id)
    table = await hall.table(table.id)
    assert table.row.seed == f"{secret} + Only 'fools' rain rush in"
    assert (table.fingerprint, table.words) == (promised, ["Only 'fools' rain rush in"])
    without = table.game.new(3, secret, table.game.meta.options.read(table.row.options))
    assert table.game.dump(table.state) != table.game.dump(without), "the words shuffle, too"
    with pytest.raises(Refused, match="table-already-started"):
        await opening.set_words(hall, table.id, PEOPLE[0], "too late")
    await say(hall, table, asked(table)[0])
    await closing.close(hall, table, "closed")
    recording = await exports.recording(hall, table.id, "https://discord.com/channels/7/70/1")
    assert (recording.fingerprint, recording.published) == (promised, "https://discord.com/channels/7/70/1")
    assert [*replayed(Recording.read(recording.write()))]


async def test_a_game_that_was_given_up_is_exported_as_far_as_it_went(hall: Hall, table: Table) -> None:
    await say(hall, table, asked(table)[0])
    await closing.close(hall, table, "closed")
    recording = await exports.recording(hall, table.id)
    assert (len(recording.moves), recording.standings.over) == (table.state.played, False)
    *_, last = replayed(recording)
    assert table.game.digest(last.state) == table.game.digest(table.state)
