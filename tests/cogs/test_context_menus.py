"""What is offered on a person and on a message, and where the bot is only because somebody has brought it along."""

import pytest

from cogs.table.welcome import thank_inviter
from localdiscord.testing import Refusal, text_of
from tests.cogs.playing import Evening
from words import speaker

en, hu = speaker("en"), speaker("hu")


async def test_a_person_is_looked_up_invited_and_blocked(evening: Evening) -> None:
    anna, bela, csilla = [await evening.local.person(name).open() for name in ("Anna", "Béla", "Csilla")]
    looked = await anna.use_on(en("menu-stats"), bela)
    assert en("record-title-person", who=bela.mention) in looked.text
    assert en("record-title") in (await anna.use_on(en("menu-stats"), anna)).text
    assert (await anna.use_on(en("menu-invite"), bela)).text == en("invite-none")
    for game in ("burgundy", "genoa"):
        await anna.slash("table new", game=game)
        await evening.settle()
        asked = await anna.use_on(en("menu-invite"), csilla)
        if game == "burgundy":
            assert asked.text == en("invite-done", name=csilla.mention)
    assert en("invite-which", whom=csilla.mention) in asked.text
    which = next(b for b in asked.buttons if str(b.label).startswith("Genoa"))
    assert (await anna.click(asked, custom_id=which.custom_id)).text == en("invite-done", name=csilla.mention)
    assert en("bar-done", name="Béla") in (await anna.use_on(en("menu-block"), bela)).text
    with pytest.raises(Refusal, match="is offered"):
        await bela.use_on(en("menu-block"), csilla)


async def test_a_tables_message_leads_to_the_move_and_to_a_report(evening: Evening) -> None:
    anna, bela = await evening.sit_down("Anna", "Béla", game="burgundy")
    person = evening.asked[0]
    panel = await person.use_on(en("menu-move"), evening.post(person))
    assert panel.ephemeral
    assert any(b.custom_id and ":say:" in b.custom_id for b in panel.buttons) or panel.selects
    form = await anna.use_on(en("menu-report"), evening.post(anna))
    sent = await anna.submit(form, report="The dice look odd.")
    assert sent.text in (en("report-sent"), en("report-kept"))
    plain = await bela.say("hello", "tavern")
    assert (await bela.use_on(en("menu-move"), plain)).text == hu("menu-no-table")


async def test_who_has_installed_the_bot_plays_on_where_it_is_not(evening: Evening) -> None:
    """In a server that has sent it away, and everywhere else."""
    anna, _ = await evening.sit_down("Anna", "Béla", game="burgundy")
    world = evening.local.server.world
    world.installed.add(anna.id)
    evening.expected_refusals.add(50278)  # Béla has not, and cannot be written to
    world.send_bot_away()
    await evening.local.idle()
    assert "Burgundy" in (await anna.slash("mygames")).text
    assert (await anna.slash("board", table=evening.table_id)).images
    assert (await anna.slash("rules", game="genoa")).ephemeral
    for command in ("table list", "burgundy end"):
        with pytest.raises(Refusal, match="not available where the bot is not"):
            await anna.slash(command)


async def test_whoever_invited_the_bot_is_thanked_and_nothing_is_posted(evening: Evening) -> None:
    (guild,) = evening.house.guilds
    anna = await evening.local.person("Anna").open()
    before = len(await anna.sees("tavern"))
    await thank_inviter(evening.house, guild)
    await evening.local.idle()
    letters = await anna.sees(await anna.dm())
    assert "Thank you for inviting me" in text_of(letters[-1])
    assert len(await anna.sees("tavern")) == before


async def test_a_thread_that_is_put_away_is_taken_out_again_at_once(evening: Evening) -> None:
    anna, _ = await evening.sit_down("Anna", "Béla", game="burgundy")
    world = evening.local.server.world
    world.archive(world.channel(evening.thread))
    woken = await anna.until(lambda: not world.channel(evening.thread).archived)  # heard in a task of its own
    assert woken
    await evening.settle()
    world.lock(world.channel(evening.thread))
    world.archive(world.channel(evening.thread))
    await evening.settle()
    assert world.channel(evening.thread).archived, "somebody wanted it closed"
    with pytest.raises(Refusal, match="50083"):
        await anna.slash("board", channel=evening.thread)
