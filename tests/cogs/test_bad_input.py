"""Nothing a client can send makes the bot fail, leak or change a table by accident."""

import random
import re

import pytest

import cogs.play.looking
from localdiscord.requests import Requests
from localdiscord.testing import Player, Reply
from tables import Actor
from tables.core import access
from tables.seating import watching
from tests.cogs.playing import Evening, dice
from words import speaker

en, hu = speaker("en"), speaker("hu")


@pytest.fixture
async def playing(evening: Evening, rng: random.Random) -> Evening:
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 8)
    return evening


def is_a_private_refusal(reply: Reply) -> bool:
    return (
        reply.state == "done"
        and bool(reply.messages)
        and all(m["flags"] & 64 for m in reply.messages)
        and bool(reply.text)
        and "Traceback" not in reply.text
    )


GARBAGE = [
    "g:study:{table}:-:",
    "g:substitute:{table}:-:",
    "m:show_hand:-:-:",
    "g:challenge_week:-:-:burgundy",
    "g:challenge_play:-:-:a.b",
    "g:challenge_best:-:-:burgundy.now",
    "g:",
    "g:confirm",
    "g::::",
    "x:confirm:abcdefgh:1.0:",
    "g:CONFIRM:{table}:1.0:",
    "g:confirm:{table}:1.0",
    "g:confirm:{table}:1.0.0.0.0.0.0.0.0.0.0.0:",
    "g:fly:{table}:{stamp}:",
    "g:__init__:{table}:{stamp}:",
    "g:move:zzzzzzzz:-:",
    "g:move:-:-:",
    "g:confirm:-:1.0:",
    "g:confirm:zzzzzzzz:1.0:",
    "g:confirm:{table}:999999999.9999:",
    "g:confirm:{table}:99999999999999.9:",
    "g:confirm:{table}:0.0:",
    "g:confirm:{table}:-:",
    "g:back:{table}:{stamp}:",
    "g:restart:{table}:1.1:",
    "g:say:{table}:{stamp}:place.s99.own",
    "g:say:{table}:{stamp}:no.such.path",
    "g:say:{table}:{stamp}:.....",
    "g:say:{table}:{stamp}:'; DROP TABLE tables; --",
    "g:pick:{table}:{stamp}:",
    "g:page:{table}:{stamp}:99999999999999999999",
    "g:page:{table}:{stamp}:-1",
    "g:page:{table}:1.0:0",
    "g:mat:{table}:-:99",
    "g:mat:{table}:-:²",
    "g:mat:{table}:-:",
    "g:history:{table}:-:abc",
    "g:history:{table}:-:99999999999999",
    "g:history:{table}:-:²",
    "g:log_page:{table}:-:--5",
    "g:log_page:{table}:-:1e9",
    "g:option:{table}:-:start",
    "g:language:{table}:-:",
    "g:set:-:-:notify",
    "g:undo:{table}:1.0:",
    "g:undo_yes:{table}:-:",
    "g:undo_no:{table}:1.0:",
    "m:say:{table}:{stamp}:",
    "Ж" * 100,
]


async def test_malformed_buttons_are_answered_and_change_nothing(playing: Evening) -> None:
    before = playing.stored()
    stamp = f"{playing.table.version}.0"
    for person in (playing.asked[0], playing.idle_ones[0]):
        for custom_id in GARBAGE:
            said = custom_id.replace("{table}", playing.table_id).replace("{stamp}", stamp)
            reply = await playing.forge(person, said)
            await playing.local.idle()
            assert is_a_private_refusal(reply) or reply.ephemeral, f"{said}: {reply.state} {reply.text}"
            assert playing.stored() == before, said
    assert playing.complaints.seen == []


async def test_malformed_menus_are_answered_and_change_nothing(playing: Evening) -> None:
    person, before = playing.asked[0], playing.stored()
    stamp = f"{playing.table.version}.0"
    for custom_id, value in [
        (f"m:pick:{playing.table_id}:{stamp}:", "no.such.move"),
        (f"m:pick:{playing.table_id}:1.0:", "place.s01.own"),
        (f"m:pick:zzzzzzzz:{stamp}:", "x"),
        (f"m:option:{playing.table_id}:-:start", "nobody"),
        (f"m:option:{playing.table_id}:-:", "x"),
        (f"m:option:{playing.table_id}:-:no_such_option", "x"),
        (f"m:language:{playing.table_id}:-:", "tlh"),
        ("m:set:-:-:notify", "2"),
        ("m:set:-:-:language", "tlh"),
        ("m:set:-:-:user_id", "1"),
        ("m:set:-:-:", ""),
        ("m:block_off:-:-:", "9" * 30),
        ("m:block_off:-:-:", "x"),
        ("m:fly:-:-:", "x"),
        ("m:", "x"),
    ]:
        reply = await playing.forge(person, custom_id, [value])
        await playing.local.idle()
        assert is_a_private_refusal(reply), f"{custom_id}: {reply.state} {reply.text}"
        assert playing.stored() == before, custom_id


async def test_options_are_checked_in_the_lobby_too(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", "Csilla")
    anna, message = evening.seated[0], evening.message_of(invitation)
    before = evening.stored()
    for custom_id, value, reason in [
        (f"m:option:{evening.table_id}:-:start", "nobody", "start cannot be “nobody”. Pick one from the menu."),
        (f"m:option:{evening.table_id}:-:zoom", "1", "zoom cannot be “1”. Pick one from the menu."),
        (f"m:language:{evening.table_id}:-:", "tlh", en("error-unknown-button")),
    ]:
        reply = await evening.forge_here(anna, message, custom_id, [value])
        assert reply.text == reason
        assert reply.ephemeral
    for verb in ("move", "hand", "board", "log", "history", "text", "what", "confirm", "undo", "undo_yes"):
        reply = await evening.forge_here(anna, message, f"g:{verb}:{evening.table_id}:-:")
        assert reply.text == en("table-not-started"), verb
        assert reply.ephemeral
    for command in ("move", "area", "board", "plan", "history", "log", "undo"):
        reply = await anna.slash(command, table=evening.table_id)
        assert reply.text == en("table-not-started"), command
    assert evening.stored() == before


async def test_unknown_tables_and_those_of_other_servers_are_the_same(playing: Evening) -> None:
    anna, dave = playing.seated[0], await playing.local.person("Dávid").open()
    await playing.house.hall.db.write(lambda db: db.execute("UPDATE tables SET guild_id=4242"))
    playing.house.hall.forget(playing.table_id)
    await playing.wake()
    before = playing.stored()
    for command in ("board", "area", "move", "log", "plan", "history", "undo"):
        for table in (playing.table_id, "zzzzzzzz", "x" * 6000, "'; --"):
            reply = await dave.slash(command, table=table)
            assert reply.ephemeral
            assert reply.text.startswith("There is no table "), (command, reply.text)
            assert len(reply.text) < 200
    for verb in ("board", "text", "log", "history", "what", "mat"):
        reply = await playing.forge(dave, f"g:{verb}:{playing.table_id}:-:0")
        assert reply.text == en("table-unknown", table=playing.table_id)
    assert await dave.autocomplete("move", focused="move", table=playing.table_id) == []
    assert (await anna.slash("board", table=playing.table_id)).images, "who sits there finds it from everywhere"
    assert playing.stored() == before


REFERENCE = r"\b(?=[a-z]*[0-9])[0-9a-z]{8}\b"
ALWAYS_THE_SAME = ("questions",)
"""What can be said or looked up there does not depend on a table."""


async def test_the_table_of_another_game_completes_to_nothing(playing: Evening) -> None:
    """Its own kinds of moves mean nothing there, or something else."""
    person, tried = playing.asked[0], 0
    for game in ("burgundy", "genoa", "tiletum", "tournay"):
        group = next(one for one in person.commands if one["name"] == game)
        for command in [one for one in group["options"] if one["name"] not in ALWAYS_THE_SAME]:
            for field in [one["name"] for one in command["options"] if one.get("autocomplete")][:1]:
                given = {"table": playing.table_id} if field != "table" else {}
                found = await person.autocomplete(f"{game} {command['name']}", focused=field, **given)
                assert found == [], (game, command["name"], field)
                tried += 1
    assert tried > 20


async def test_moves_that_cannot_be_read_or_are_not_legal(playing: Evening, rng: random.Random) -> None:
    person, other = playing.asked[0], playing.idle_ones[0]
    before, thread = playing.stored(), playing.thread
    assert (await other.slash("move", move="place s01 own", channel=thread)).text.startswith(
        ("It's not your turn", "Nem te jössz", "Most nem te")
    )
    for notation in (
        "fly to the moon",
        "place",
        "place s99 own",
        "x" * 6000,
        "keep\nme",
        "place s01 own extra",
        "🂡",
        "-",
    ):
        reply = await person.slash("move", move=notation, channel=thread)
        await playing.local.idle()
        assert is_a_private_refusal(reply), notation
        assert playing.stored() == before, notation
    for given in ({"space": "s99"}, {"space": "s01", "disc": "purple"}, {"disc": "x" * 6000}, {"space": "<@1>"}):
        reply = await person.slash("calimala place", channel=thread, **given)
        assert is_a_private_refusal(reply), given
        assert playing.stored() == before, given
    for command in playing.house.tree.get_command("calimala").commands:  # type: ignore[union-attr]
        if command.name in ALWAYS_THE_SAME:
            continue
        reply = await other.slash(f"calimala {command.name}", channel=thread)
        assert is_a_private_refusal(reply), command.name
    assert playing.stored() == before


async def test_a_move_that_was_legal_one_version_ago(playing: Evening, rng: random.Random) -> None:
    person = playing.asked[0]
    legal = (await access.session_of(playing.house.hall, playing.table_id, int(person.id))).moves[0].notation
    await playing.play_turn(person, dice(rng))
    before = playing.stored()
    reply = await person.slash("move", move=legal, channel=playing.thread)
    assert is_a_private_refusal(reply)
    assert playing.stored() == before


async def test_a_form_that_nobody_knows(playing: Evening) -> None:
    before = playing.stored()
    for custom_id in ("offer", f"g:confirm:{playing.table_id}:{playing.table.version}.0:"):
        form = {"custom_id": custom_id, "components": []}
        reply = await playing.asked[0].submit(form, channel=playing.thread)
        assert reply.ephemeral
        assert reply.text in (en("error-unknown-button"), hu("error-unknown-button"))
    assert playing.stored() == before


async def test_a_command_that_has_gone_since(playing: Evening) -> None:
    anna = playing.seated[0]
    playing.house.tree.remove_command("rules")
    reply = await anna.slash("rules")
    assert reply.text == en("error-unknown-command")
    assert reply.ephemeral


async def test_our_own_mistakes_get_a_reference_that_the_log_knows(
    playing: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing.expects_complaints = True
    before = playing.stored()

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("forced by the test")

    monkeypatch.setattr(cogs.play.looking.drawn, "text_board", broken)
    by_button = await playing.forge(playing.seated[0], f"g:text:{playing.table_id}:-:")
    by_command = await playing.seated[1].slash("board", text=True, channel=playing.thread)
    for reply in (by_button, by_command):
        assert reply.ephemeral
        assert "ZeroDivision" not in reply.text
        found = re.search(REFERENCE, reply.text)
        assert found
        logged = [entry for entry in playing.complaints.seen if found[0] in entry]
        assert len(logged) == 1
        assert "forced by the test" in logged[0]
    assert playing.stored() == before


async def test_an_unreadable_database_is_admitted_too(playing: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    playing.expects_complaints = True

    async def unreadable(*_: object) -> None:
        raise OSError("disk on fire")

    bela: Player = playing.seated[1]
    with monkeypatch.context() as patch:
        patch.setattr(playing.house.hall, "person", unreadable)
        reply = await bela.slash("settings")
    assert reply.ephemeral
    assert re.search(REFERENCE, reply.text)
    assert "Bocs, nálunk hiba történt" in reply.text


# ---------------------------------------------------------------- what Discord does not resolve

SOMEBODY = "900000000000000001"


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Discord that passes on ids without saying what they stand for."""
    monkeypatch.setattr(Requests, "_resolve", lambda *_: True)


@pytest.mark.usefixtures("careless")
@pytest.mark.parametrize("command", ["stats", "admin block", "table show-hand"])
async def test_an_id_that_stands_for_nothing_is_asked_for_anew(playing: Evening, command: str) -> None:
    anna, before = playing.seated[0], playing.stored()
    for given in (SOMEBODY, "<@1>"):
        reply = await anna.slash(command, channel=playing.thread, options={"person": given})
        assert reply.text == en("error-unresolved", what="person")
        assert reply.ephemeral
    assert playing.stored() == before


FORMS: list[object] = [
    "text",
    [3, None, [], "custom_id"],
    [{"custom_id": "price", "values": 5}],
    [{"custom_id": "price", "values": {"a": 1}}],
    [{"custom_id": ["price"], "value": "1"}],
    [{"component": [1]}, {"component": "custom_id"}],
    [{"components": {"custom_id": "price"}}],
]


async def test_malformed_forms_are_answered_and_change_nothing(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    person, before = evening.asked[0], evening.stored()
    for components in FORMS:
        form = {"custom_id": f"f:offer:{evening.table_id}:{evening.table.version}.0", "components": components}
        reply = await person._act(5, await person.place(evening.thread), form)
        await evening.local.idle()
        assert is_a_private_refusal(reply), components
        assert evening.stored() == before


# ---------------------------------------------------------------- tables that are closed to spectators

FOR_PLAYERS = ("note", "plan", "undo", "area", "move", "table leave")


async def test_a_stranger_is_not_sent_to_a_board_that_is_closed_to_them(playing: Evening) -> None:
    dave = await playing.local.person("Dávid").open()
    for command in FOR_PLAYERS:
        reply = await dave.slash(command, channel=playing.thread)
        assert reply.text == en("table-not-seated"), command
    host = Actor(playing.table.row.host_id, "Anna", "host")
    await watching.set_watching(playing.house.hall, playing.table_id, host, "closed")
    for command in FOR_PLAYERS:
        reply = await dave.slash(command, channel=playing.thread)
        assert reply.text == en("table-watching-closed"), command
        assert reply.ephemeral
