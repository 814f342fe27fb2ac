"""What the admins of a server settle for new tables, and whom they bar."""

from typing import Any

import pytest

from localdiscord.guilds import Guild
from localdiscord.model import VOICE_CHANNEL
from localdiscord.testing import Player, Reply, buttons_of
from tables.clock.table_clock import PRESETS
from tables.core import servers
from tests.cogs.playing import Evening, among_settings
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def people(evening: Evening, *names: str) -> list[Player]:
    return [await evening.local.person(name).open() for name in names]


def home(evening: Evening) -> Guild:
    return evening.local.server.world.home


async def settle(admin: Player, section: str, **what: Any) -> Reply:
    """Fill in a form of `/admin settings`; what is not named stays."""
    card = await admin.slash("admin settings")
    form = await admin.click(card, custom_id=f"g:server_form:-:-:{section}")
    reply = await admin.submit(form, what)
    assert reply.state == "done", reply.reason
    assert reply.ephemeral
    return reply


def channel(evening: Evening, name: str) -> str:
    return evening.local.server.world.channel_named(name).id


async def opened(person: Player, **how: Any) -> Reply:
    return await person.slash("table new", game="calimala", **how)


async def test_tables_are_opened_only_in_the_channels_that_are_named(evening: Evening) -> None:
    anna, bela = await people(evening, "Anna", "Béla")
    shown = await settle(anna, "who", channels=[channel(evening, "tables")])
    assert f"<#{channel(evening, 'tables')}>" in shown.text
    refused = await opened(bela, channel="tavern")
    assert refused.text == hu("table-not-in-this-channel", channels=hu.list([r"\#tables"]))
    assert refused.ephemeral
    assert not (await opened(bela, channel="tables")).ephemeral
    assert not (await opened(anna, channel="tavern")).ephemeral, "admins may everywhere"
    await settle(anna, "who", channels=[])
    assert not (await opened(bela, channel="tavern")).ephemeral, "none is named: all are"


async def test_only_a_role_may_open_tables(evening: Evening) -> None:
    anna, bela, csilla = await people(evening, "Anna", "Béla", "Csilla")
    world = evening.local.server.world
    role = home(evening).add_role(world.snowflakes.next(), "Hosts")
    world.publish_role(home(evening), role)
    await evening.local.idle()
    await settle(anna, "who", opener_role=role["id"])
    assert "Hosts" in (await opened(bela)).text
    world.give_role(home(evening), world.person("Csilla"), role["id"])
    assert not (await opened(csilla)).ephemeral
    await settle(anna, "who", opener_role=[])
    assert not (await opened(bela)).ephemeral


@pytest.mark.parametrize("where", ["tavern", "chat"])
async def test_one_role_is_called_for_a_new_table_and_nobody_else(evening: Evening, where: str) -> None:
    anna, bela = await people(evening, "Anna", "Béla")
    world = evening.local.server.world
    world.add_thread(world.channel_named("tavern"), "chat")
    role = home(evening).add_role(world.snowflakes.next(), "Players", mentionable=True)
    world.publish_role(home(evening), role)
    await evening.local.idle()
    await settle(anna, "who", call_role=role["id"])
    await opened(bela, channel=where)
    await evening.settle()
    joins = [m for m in anna.messages.values() if any(":join:" in str(b.custom_id) for b in buttons_of(m))]
    assert len(joins) == 1
    invitation = joins[0]
    assert (invitation["mention_roles"], invitation["mentions"]) == ([role["id"]], [])
    assert invitation["mention_everyone"] is False
    joined = await evening.press(anna, invitation, "join")
    assert evening.message_of(joined)["mention_roles"] in ([], [role["id"]]), "an edit rings no bell"


async def test_a_role_that_cannot_be_heard_is_named_and_everybody_is_no_role(evening: Evening) -> None:
    (anna,) = await people(evening, "Anna")
    world = evening.local.server.world
    role = home(evening).add_role(world.snowflakes.next(), "Players")
    world.publish_role(home(evening), role)
    await evening.local.idle()
    assert en("server-call-unheard", role=f"<@&{role['id']}>") in (await settle(anna, "who", call_role=role["id"])).text
    assert (await settle(anna, "who", call_role=home(evening).id)).text == en("server-not-everyone")


async def test_new_tables_have_the_clock_and_language_of_the_server(evening: Evening) -> None:
    anna, csilla = await people(evening, "Anna", "Csilla")
    shown = await settle(anna, "how", clock="24", language="hu")
    assert en("lobby-clock-preset-24") in shown.text
    await opened(anna)
    evening.table_id = next(iter(evening.house.hall._awake))
    assert evening.table.pace == PRESETS["24"]
    assert evening.table.language == "hu"
    await settle(anna, "how", clock="none_", language="none_")
    settled = await servers.settings(evening.house.hall, int(home(evening).id))
    assert (settled.clock, settled.language) == (None, None)
    assert csilla


async def test_who_is_barred_neither_opens_nor_joins_until_let_back(evening: Evening) -> None:
    anna, bela = await people(evening, "Anna", "Béla")
    invitation = await evening.open_table("Anna")
    done = await anna.slash("admin block", person=bela.id)
    assert done.text.startswith(en("bar-done", name="Béla"))
    assert (await evening.press(bela, invitation, "join")).text == hu("table-barred")
    assert (await opened(bela)).text == hu("table-barred")
    listed = await anna.slash("admin block")
    assert f"<@{bela.id}>" in listed.text
    old = evening.message_of(listed)
    free = await anna.select(old, [bela.id])
    assert en("bar-undone", name=bela.mention) in free.text
    assert en("barred-nobody") in free.text
    again = await evening.forge_here(anna, evening.message_of(free), "m:unblock:-:-:", [bela.id])
    assert again.text == en("bar-is-none", name=bela.id)
    await evening.press(bela, invitation, "join")
    assert int(bela.id) in (await evening.wake()).user_ids


async def test_a_bar_is_not_shaken_off_by_having_ones_data_erased(evening: Evening) -> None:
    anna, bela = await people(evening, "Anna", "Béla")
    await anna.slash("admin block", person=bela.id)
    card = await among_settings(bela, "my_data", "data_erase")
    await evening.press(bela, card, "erase_me")
    listed = await anna.slash("admin block")
    assert f"<@{bela.id}>" not in listed.text
    assert (await opened(bela)).text == hu("table-barred")


async def test_somebody_who_has_left_the_server_can_be_barred(evening: Evening) -> None:
    (anna,) = await people(evening, "Anna")
    stranger = evening.local.server.world.add_person("Feri", member=False)
    assert (await anna.slash("admin block", person=stranger.id)).text.startswith(en("bar-done", name="Feri"))
    assert (await anna.slash("admin block", person=anna.id)).text == en("bar-not-yourself")
    assert (await anna.slash("admin block", person=evening.local.server.world.bot_id)).ephemeral


async def test_a_voice_channel_is_no_place_for_tables(evening: Evening) -> None:
    (anna,) = await people(evening, "Anna")
    world = evening.local.server.world
    parlour = world.add_channel("parlour", kind=VOICE_CHANNEL)
    await evening.local.idle()
    form = await anna.click(await anna.slash("admin settings"), custom_id="g:server_form:-:-:who")
    assert form.modal is not None
    assert parlour.type not in form.modal["components"][0]["component"]["channel_types"]


async def test_the_welcome_is_posted_where_an_admin_wants_it(evening: Evening) -> None:
    anna, bela = await people(evening, "Anna", "Béla")
    done = await settle(anna, "welcome", channel=channel(evening, "tables"))
    assert done.text == en("server-welcome-done", channel=f"<#{channel(evening, 'tables')}>")
    posted = await bela.sees("tables")
    assert any(":practice:" in str(b.custom_id) for b in buttons_of(posted[-1]))
