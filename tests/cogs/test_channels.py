"""Where tables have their home: a thread in a text channel, a post in a forum; whoever is in a thread means the channel
around it."""

import random
from typing import Any

import pytest

from cogs.ui.names import link
from cogs.ui.table_message import thread_name
from localdiscord.model import FORUM_CHANNEL, REQUIRE_TAG, STAGE_CHANNEL, VOICE_CHANNEL, Channel
from localdiscord.permissions import Permission
from localdiscord.testing import Player, Reply, buttons_of, text_of
from tests.cogs.playing import Evening, verb_of
from words import speaker

en = speaker("en")
PLAIN = {"emoji_id": None, "emoji_name": None}


def forum(evening: Evening, **flags: Any) -> Channel:
    """With a post in which people chat."""
    world = evening.local.server.world
    made = world.add_channel("games", kind=FORUM_CHANNEL)
    made.data.update(flags)
    world.channel_changed(made)
    world.add_thread(made, "Welcome")
    return made


async def opened_in(evening: Evening, place: str, who: str = "Anna") -> tuple[Player, Reply]:
    """A table asked for there; its invitation, wherever that is."""
    person = await evening.local.person(who).open()
    reply = await person.slash("table new", game="calimala", channel=place)
    await evening.settle()
    evening.seated = [person]
    evening.table_id = next(iter(evening.house.hall._awake))
    return person, reply


def invitation(evening: Evening, person: Player) -> dict[str, Any]:
    row = evening.table.row
    return person.messages[str(row.invitation_id)]


async def test_a_table_opened_in_a_thread_goes_to_the_channel_around_it(evening: Evening) -> None:
    world = evening.local.server.world
    thread = world.add_thread(world.channel_named("tavern"), "chat")
    anna, reply = await opened_in(evening, thread.id)
    assert reply.ephemeral
    tavern = world.channel_named("tavern").id
    assert f"<#{tavern}>" in reply.text
    assert str(evening.table.row.channel_id) == tavern
    assert invitation(evening, anna)["channel_id"] == tavern
    assert len(tavern_invitations(anna, tavern)) == 1


def tavern_invitations(person: Player, channel: str) -> list[dict[str, Any]]:
    here = [m for m in person.messages.values() if m["channel_id"] == channel]
    return [m for m in here if any(verb_of(b) == "join" for b in buttons_of(m) if b.custom_id)]


def names_of_tags(made: Channel, post: Channel) -> list[str]:
    known = {tag["id"]: tag["name"] for tag in made.data["available_tags"]}
    return [known[tag] for tag in post.data["applied_tags"]]


@pytest.mark.parametrize("tagged", [False, True])
async def test_in_a_forum_a_table_is_a_post_and_is_played_there(
    evening: Evening, rng: random.Random, tagged: bool
) -> None:
    tags = [
        {"id": "9", "name": "staff", "moderated": True, **PLAIN},
        {"id": "10", "name": "game", "moderated": False, **PLAIN},
    ]
    if not tagged:
        world = evening.local.server.world
        world.grant_bot(world.bot_permissions | Permission.MANAGE_CHANNELS)
    made = forum(evening, **({"flags": REQUIRE_TAG, "available_tags": tags} if tagged else {}))
    await evening.local.idle()
    anna, _ = await opened_in(evening, "Welcome")
    row = evening.table.row
    assert (str(row.channel_id), row.thread_id) == (made.id, row.invitation_id)
    post = evening.local.server.world.channels[str(row.thread_id)]
    assert post.name == thread_name(evening.table)
    assert names_of_tags(made, post) == (["game"] if tagged else ["Calimala", "waiting for players"])
    bela, csilla = [await evening.local.person(name).open() for name in ("Béla", "Csilla")]
    for person in (bela, csilla):
        await evening.press(person, invitation(evening, anna), "join")
    evening.seated += [bela, csilla]
    await evening.press(anna, invitation(evening, anna), "start")
    await evening.settle()
    await evening.play(rng, 3)
    assert str(evening.table.row.thread_id) == post.id
    assert names_of_tags(made, post) == (["game"] if tagged else ["Calimala", "running"])
    assert evening.posts(anna)
    assert evening.pings()
    assert "started" not in invitation(evening, anna)["content"]
    await evening.restart()
    await evening.wake()
    await evening.play(rng, 1)


async def test_a_post_that_somebody_deletes_is_opened_anew(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = {10003, 10008}
    forum(evening)
    anna, _ = await opened_in(evening, "Welcome")
    for name in ("Béla", "Csilla"):
        person = await evening.local.person(name).open()
        await evening.press(person, invitation(evening, anna), "join")
        evening.seated.append(person)
    await evening.press(anna, invitation(evening, anna), "start")
    await evening.settle()
    world = evening.local.server.world
    lost = evening.thread
    world.remove_channel(world.channels[lost])
    await evening.hurry(rng, 2)
    assert evening.thread != lost
    assert evening.posts(anna)


async def test_a_forum_has_no_closed_tables(evening: Evening) -> None:
    forum(evening)
    anna, _ = await opened_in(evening, "Welcome")
    refused = await evening.choose_options(anna, invitation(evening, anna), switches=["closed"])
    assert en("table-closed-needs-text-channel") in refused.text
    assert (await evening.wake()).row.watching == "open"


async def test_a_table_moves_into_a_forum_and_out_of_it(evening: Evening, rng: random.Random) -> None:
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
    made = forum(evening)
    await evening.local.idle()
    for place, home in (("Welcome", made.id), ("tables", evening.local.server.world.channel_named("tables").id)):
        left = evening.local.server.world.channels[evening.thread]
        moved = await anna.slash("manage move-here", table=evening.table_id, channel=place)
        assert moved.text == en("power-done-move")
        await evening.settle()
        assert left.data["thread_metadata"]["archived"]
        assert left.data["name"].startswith("📦 moved · ")
        said = [text_of(m) for m in anna.messages.values() if m["channel_id"] == left.id]
        assert en("table-went", link=link(evening.table)) in said
        assert str(evening.table.row.channel_id) == home
        await evening.play(rng, 1)
        assert evening.local.server.world.channels[evening.thread].data["parent_id"] == home


async def test_practice_in_a_thread_is_played_beside_it(evening: Evening) -> None:
    world = evening.local.server.world
    thread = world.add_thread(world.channel_named("tavern"), "chat")
    anna = await evening.local.person("Anna").open()
    begun = await anna.slash("table practice", game="burgundy", channel=thread.id)
    assert begun.ephemeral
    await evening.settle()
    evening.seated, evening.table_id = [anna], next(iter(evening.house.hall._awake))
    assert evening.posts(anna)


@pytest.mark.parametrize("kind", [VOICE_CHANNEL, STAGE_CHANNEL])
async def test_no_table_where_people_talk(evening: Evening, kind: int) -> None:
    evening.local.server.world.add_channel("parlour", kind=kind)
    anna = await evening.local.person("Anna").open()
    refused = await anna.slash("table new", game="calimala", channel="parlour")
    assert refused.text == en("table-not-in-threads")
    assert refused.ephemeral


async def test_an_outage_is_waited_out(evening: Evening, rng: random.Random) -> None:
    """Discord has lost the server for a while. Nobody sent us away, and nothing is lost."""
    evening.expected_refusals = {0}
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
    world = evening.local.server.world
    world.lose_guild()
    before = len(anna.events)
    await evening.hurry(rng, 1)
    assert evening.table.row.displaced is None
    assert not shown(evening, anna, before)
    world.find_guild_again()
    evening.house.table_messages._retry_at.clear()
    evening.house.table_messages.signal.set()
    await evening.settle()
    assert len(shown(evening, anna, before)) == 1
    await evening.play(rng, 1)


def shown(evening: Evening, person: Player, since: int) -> list[str]:
    """What has been said or changed in the table's thread."""
    said = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
    return [n for n, m in person.events[since:] if n in said and m["channel_id"] == evening.thread]
