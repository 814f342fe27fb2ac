"""The same house in simcord, a simulator by somebody else: what both accept is not a quirk of our own Discord.

Two things it cannot do for us: it knows no locale of a person (every interaction comes in English), and it does not
keep a nonce, so languages and repeated posts are tested on the local Discord only.
"""

from typing import Any

import discord
import pytest
from simcord.results import ResponseMessage

from tests.simcord.conftest import House


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component of a message, parents first."""
    found = []
    for component in components:
        found += [component, *parts(component.get("components") or [])]
    return found


def text_of(shown: Any) -> str:
    return "\n".join(part["content"] for part in parts(shown.components) if part["type"] == 10)


def ids_of(shown: Any, verb: str) -> list[str]:
    ids = [str(part.get("custom_id")) for part in parts(shown.components) if part.get("custom_id")]
    return [custom_id for custom_id in ids if custom_id.split(":")[1] == verb]


class Hall:
    """Three people, a channel, and what they see."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("tavern")
        self.people = [self.guild.add_member(env.create_user(name)) for name in ("anna", "bela", "csilla")]

    async def start(self) -> None:
        anna, *others = self.people
        invitation = (await anna.slash(self.channel, "table new", game="calimala")).response
        for person in others:
            await person.click(invitation, custom_id=ids_of(invitation, "join")[0])
        await anna.click(invitation, custom_id=ids_of(invitation, "start")[0])
        await self.env.settle()

    @property
    def house(self) -> House:
        return self.env.bot  # type: ignore[no-any-return]

    @property
    def table(self) -> Any:
        return next(iter(self.house.hall._awake.values()))

    async def post(self) -> Any:
        row = self.table.row
        return ResponseMessage(self.env, self.env.backend.get_message(row.thread_id, row.message_id))

    async def press(self, person: Any, shown: Any, verb: str) -> Any:
        return await person.click(shown, custom_id=ids_of(shown, verb)[0])


@pytest.fixture
async def hall(env: Any) -> Hall:
    return Hall(env)


async def test_a_table_opens_fills_and_starts(hall: Hall) -> None:
    await hall.start()
    assert hall.table.playing
    post = await hall.post()
    assert "## Calimala" in text_of(post)
    assert {f"<@{p.id}>" for p in hall.people} <= set(text_of(post).split())


async def test_a_move_by_the_panel_and_by_command(hall: Hall) -> None:
    await hall.start()
    anna, bela, _ = hall.people
    post = await hall.post()
    panel = await hall.press(anna, post, "move")
    assert panel.ephemeral
    choices = [i for i in ids_of(panel.response, "say") if not i.endswith(":")]
    drafted = await anna.click(panel.response, custom_id=choices[0])
    assert ids_of(drafted.response or panel.response, "confirm")
    shown = drafted.response or panel.response
    await hall.press(anna, shown, "confirm")
    assert hall.table.state.played == 1
    offered = await bela.autocomplete(hall.channel, "move", "move", "")
    assert {choice["value"].split()[0] for choice in offered} == {"keep"}
    await bela.slash(hall.channel, "move", move=offered[0]["value"])
    assert hall.table.drafts[1] == [offered[0]["value"]]


async def test_the_hand_is_private(hall: Hall) -> None:
    await hall.start()
    hand = await hall.people[2].slash(hall.channel, "area")
    assert hand.ephemeral
    assert any(part["type"] == 12 for part in parts(hand.response.components))


async def test_buttons_survive_a_restart(hall: Hall, env: Any, tmp_path: Any) -> None:
    await hall.start()
    post = await hall.post()
    env.bot.folder.release()  # as the end of its process would
    house = House(tmp_path)
    house.declare(env)
    await env.restart_bot(house)
    panel = await hall.press(hall.people[0], post, "move")
    assert panel.ephemeral
    assert text_of(panel.response)


async def test_no_privileged_intents_are_asked_for(env: Any) -> None:
    wanted = env.bot.intents
    assert wanted == discord.Intents(guilds=True)
    assert env.bot.allowed_mentions.to_dict() == {"parse": []}
