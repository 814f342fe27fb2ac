"""Opening a table, sitting down, options, starting, giving up."""

import pytest

from engine import GAMES
from localdiscord.permissions import Permission
from localdiscord.testing import buttons_of, text_of
from tables.lobby import opening
from tests.cogs.playing import Evening, verb_of
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def test_an_invitation_says_what_will_be_played_and_who_sits_there(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla")
    anna, bela = evening.seated
    text = text_of(evening.message_of(invitation))
    assert not invitation.ephemeral
    assert "## Calimala" in text
    assert anna.mention in text
    assert bela.mention in text
    assert "Options:" in text
    assert evening.pings() == {}, "an invitation mentions nobody"
    start = next(b for b in buttons_of(evening.message_of(invitation)) if verb_of(b) == "start")
    assert start.disabled, "two are too few"


async def test_games_are_offered_as_they_are_typed(evening: Evening) -> None:
    anna = await evening.local.person("Anna").open()
    offered = await anna.autocomplete("table new", focused="game", value="")
    assert [choice["value"] for choice in offered] == list(GAMES)
    assert (await anna.slash("table new", game="chess")).text == en("table-unknown-game", game="chess")


async def test_the_whole_fingerprint_stays_in_the_invitation_with_the_players_words(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", "Csilla")
    anna, bela = evening.seated[:2]
    promised = evening.table.fingerprint
    assert len(promised) == 64
    assert promised in text_of(evening.message_of(invitation))
    form = await evening.press(bela, evening.message_of(invitation), "words")
    assert form.state == "modal"
    await bela.submit(form, {"words": "a *rainy* day"})
    shown = text_of(evening.message_of(invitation))
    assert "a \\*rainy\\* day" in shown
    assert promised in shown
    stranger = await (await evening.local.add_person("Ferenc")).open()
    refused = await evening.forge_here(stranger, evening.message_of(invitation), f"g:words:{evening.table_id}:-:")
    assert refused.text == en("table-not-joined")
    await evening.press(anna, evening.message_of(invitation), "start")
    started = text_of(evening.message_of(invitation))
    assert promised in started
    assert "rainy" in started
    assert evening.table.row.seed.endswith(" + a *rainy* day")
    row = evening.table.row
    assert row.published == f"{row.guild_id}/{row.channel_id}/{row.invitation_id}"


async def test_sitting_down_and_standing_up(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla", "Csilla", "Dávid", "Emma")
    anna, bela = evening.seated[:2]
    message = evening.message_of(invitation)
    assert next(b for b in buttons_of(message) if verb_of(b) == "join").disabled, "all seats are taken"
    again = await evening.forge_here(bela, message, f"g:join:{evening.table_id}:-:")
    assert again.text == hu("table-already-seated")
    sixth = await evening.local.add_person("Ferenc")
    full = await evening.forge_here(await sixth.open(), message, f"g:join:{evening.table_id}:-:")
    assert full.text == en("table-full", seats=5)
    await evening.press(bela, message, "leave")
    assert bela.mention not in text_of(evening.message_of(invitation))
    gone = await evening.press(bela, message, "leave")
    assert gone.text == hu("table-not-joined")
    await evening.press(anna, message, "leave")
    assert evening.table.row.host_id == int(evening.seated[2].id), "the next one becomes the host"
    refused = await evening.press(evening.seated[3], message, "start")
    assert refused.text == en("table-not-host", host="Csilla")
    for person in evening.seated[2:]:
        await evening.press(person, message, "leave")
    assert evening.table.status == "closed"
    assert en("lobby-closed") in text_of(evening.message_of(invitation))
    late = await evening.forge_here(anna, message, f"g:join:{evening.table_id}:-:")
    assert late.text == en("table-closed")
    assert (await anna.slash("move", table=evening.table_id)).text == en("table-closed")


async def test_the_host_sets_the_options(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla")
    anna, bela = evening.seated
    refused = await evening.press(bela, invitation, "options")
    assert refused.text == hu("table-not-host", host="Anna")
    assert refused.ephemeral
    card = await evening.press(anna, invitation, "options")
    assert card.ephemeral
    await evening.choose_options(anna, invitation, variants=["layout", "start"], clock="24")
    await evening.settle()
    said = text_of(evening.message_of(invitation))
    assert evening.table.row.options == {"layout": "first_game", "start": "first_seat"}
    assert en("calimala-option-layout-first_game") in said
    assert en("clock-limit", hours=24) in said
    await evening.choose_options(anna, invitation, variants=[], switches=["hints", "unrated"], language="hu")
    await evening.settle()
    row = evening.table.row
    assert (row.options, row.hints, row.unrated, row.invite_only, row.watching) == (
        {"layout": "random", "start": "random"}, 1, 1, 0, "open",
    )  # fmt: skip
    assert evening.table.pace.limit == 24 * 3600, "what was not touched stays"
    assert hu("lobby-join") in [b.label for b in buttons_of(evening.message_of(invitation))]
    closed = await evening.press(anna, card, "close")
    assert en("lobby-closed") in closed.text
    await evening.settle()
    assert hu("lobby-closed") in text_of(evening.message_of(invitation))
    assert list(buttons_of(evening.message_of(invitation))) == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_form_of_the_options_has_room_for_every_game(evening: Evening, game: str) -> None:
    """In both languages: at most five fields, all options of the game among them, and submitted as it is nothing
    changes."""
    invitation = await evening.open_table("Anna", game=game)
    (anna,) = evening.seated
    before = evening.table.row
    for locale in ("en-US", "hu"):
        await anna.change(locale=locale)
        card = await evening.press(anna, invitation, "options")
        form = await evening.press(anna, card, "options_form")
        fields = [one["component"] for one in form.modal["components"]]
        names = {option["value"] for one in fields for option in one["options"]} | {one["custom_id"] for one in fields}
        assert {*GAMES[game].meta.options.choices(), "clock", "switches", "hints"} <= names
        await anna.submit(form)
    after = evening.table.row
    assert (after.options, after.clock, after.language) == (before.options, before.clock, before.language)


async def test_menus_of_an_earlier_version_go_on_working(evening: Evening) -> None:
    invitation = await evening.open_table("Anna", "Béla")
    anna, bela = evening.seated
    card = evening.message_of(await evening.press(anna, invitation, "options"))
    for verb, words, value in (("option", "layout", "first_game"), ("language", "", "hu"), ("clock", "", "48")):
        await evening.forge_here(anna, card, f"m:{verb}:{evening.table_id}:-:{words}", [value])
    await evening.forge_here(anna, card, f"m:watching:{evening.table_id}:-:", ["closed"])
    await evening.forge_here(anna, card, f"g:hints:{evening.table_id}:-:on")
    row = evening.table.row
    assert (row.options["layout"], row.language, row.watching, row.hints) == ("first_game", "hu", "closed", 1)
    assert evening.table.pace.limit == 48 * 3600
    refused = await evening.forge_here(bela, evening.message_of(invitation), f"g:options_form:{evening.table_id}:-:")
    assert refused.text == hu("table-not-host", host="Anna")


async def test_a_table_speaks_the_language_of_whoever_opens_it(evening: Evening) -> None:
    """Discord calls a server English that has never chosen a language."""
    invitation = await evening.open_table("Béla", "Anna")
    assert hu("lobby-join") in [b.label for b in buttons_of(evening.message_of(invitation))]


async def test_a_deleted_invitation_does_not_stop_the_host(evening: Evening) -> None:
    evening.expected_refusals = {10008}
    invitation = await evening.open_table("Anna", "Béla", "Csilla")
    anna, world = evening.seated[0], evening.local.server.world
    card = await evening.press(anna, invitation, "options")
    form = await evening.press(anna, card, "options_form")
    channel = world.channel(invitation.channel_id)
    evening.local.server.messages.delete(channel, channel.messages[evening.message_of(invitation)["id"]])
    changed = await anna.submit(form, {"language": "hu"})
    assert changed.state == "done"
    assert len(changed.messages) == 1, "no error is told"
    await opening.start(evening.house.hall, evening.table_id, int(anna.id))
    await evening.settle()
    assert evening.post(anna), "the game is shown in a thread of its own"


async def test_a_started_table_takes_nobody_any_more(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla")
    dave = await evening.local.person("Dávid").open()
    for verb, reason in (("join", "table-already-started"), ("leave", "table-already-started")):
        person = dave if verb == "join" else evening.seated[0]
        assert (await evening.forge(person, f"g:{verb}:{evening.table_id}:-:")).text == en(reason)
    for verb in ("start", "close"):
        reply = await evening.forge(evening.seated[0], f"g:{verb}:{evening.table_id}:-:")
        assert reply.text == en("table-already-started")
    assert evening.table.row.thread_id == evening.table.row.invitation_id, "the thread hangs under the invitation"


NEEDED = {
    "VIEW_CHANNEL": "view_channel",
    "SEND_MESSAGES_IN_THREADS": "send_messages_in_threads",
    "CREATE_PUBLIC_THREADS": "create_public_threads",
    "ATTACH_FILES": "attach_files",
    "READ_MESSAGE_HISTORY": "read_message_history",
}


@pytest.mark.parametrize("lacking", [["CREATE_PUBLIC_THREADS"], ["ATTACH_FILES", "SEND_MESSAGES_IN_THREADS"]])
async def test_missing_permissions_are_named_before_a_table_opens_and_starts(
    evening: Evening, lacking: list[str]
) -> None:
    world = evening.local.server.world
    everything = world.bot_permissions
    anna = await evening.local.person("Anna").open()
    for name in lacking:
        world.bot_permissions &= ~Permission[name]
    refused = await anna.slash("table new", game="calimala")
    assert refused.ephemeral
    for name in lacking:
        assert en(f"permission-{NEEDED[name]}") in refused.text
    assert evening.stored()["tables"] == []

    world.bot_permissions = everything
    invitation = await evening.open_table("Anna", "Béla", "Csilla")
    for name in lacking:
        world.bot_permissions &= ~Permission[name]
    refused = await evening.press(anna, invitation, "start")
    assert refused.ephemeral
    assert all(en(f"permission-{NEEDED[name]}") in refused.text for name in lacking)
    assert evening.table.status == "lobby"
    world.bot_permissions = everything
    assert (await evening.press(anna, invitation, "start")).state == "done"
    await evening.settle()
