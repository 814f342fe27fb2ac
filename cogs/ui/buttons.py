"""Buttons and menus with all their state in the custom id, so that they survive restarts.

    custom id = g:<verb>:<table>:<stamp>:<words joined by dots>      (m: for menus; at most 100 characters)

A cog registers a verb with `@on_press("confirm")`. Messages contain only dynamic items, never ordinary ones: discord.py
forgets a dynamic pattern for the whole bot when a message mixes the two.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.ui.handling import handling, is_too_fast, report
from cogs.ui.locale_context import Interaction
from tables import Overtaken, Refused, Stamp, Table
from tables.core import access

NO_TABLE = "-"
NO_STAMP = "-"
SHAPE = r":(?P<verb>[a-z_]{1,16}):(?P<table>[a-z0-9]{1,12}|-):(?P<stamp>[0-9a-f.]{1,19}|-):(?P<words>.{0,80})"


@dataclass(frozen=True, slots=True)
class Press:
    """A press; for a menu, `words` are those of the chosen entry."""

    verb: str
    table_id: str
    stamp: Stamp | None
    words: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    found: Table | None = None
    """The table found for this person, readable or not."""

    @property
    def table(self) -> Table:
        """The table. Raises Refused if its position cannot be read."""
        if self.found is None:
            raise Refused("table-unknown", table=self.table_id)
        self.found.must_be_readable()
        return self.found

    @property
    def number(self) -> int:
        """The first word as a number."""
        if not self.words or not re.fullmatch("-?[0-9]{1,9}", self.words[0]):
            raise Refused("error-unknown-button")
        return int(self.words[0])


Handler = Callable[[Interaction, Press], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}


def on_press(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb, at import. Raises ValueError if it is already registered."""

    def claim(handler: Handler) -> Handler:
        if verb in HANDLERS:
            raise ValueError(f"the verb {verb} is claimed by {HANDLERS[verb].__module__} already")
        HANDLERS[verb] = handler
        return handler

    return claim


def custom_id(
    verb: str, table: str = NO_TABLE, stamp: object = None, words: Sequence[str] = (), *, kind: str = "g"
) -> str:
    made = f"{kind}:{verb}:{table}:{stamp if stamp is not None else NO_STAMP}:{'.'.join(words)}"
    if len(made) > 100:
        raise ValueError(f"too long for Discord: {made}")
    return made


def read(text: str, values: Sequence[str] = ()) -> Press | None:
    """Parse a custom id; None if it is not one of ours."""
    found = re.fullmatch("[gm]" + SHAPE, text)
    if found is None:
        return None
    words = tuple(found["words"].split(".")) if found["words"] else ()
    return Press(found["verb"], found["table"], Stamp.read(found["stamp"]), words, tuple(values))


async def dispatch(interaction: Interaction, press: Press) -> None:
    with handling(interaction, "press"):
        if not await is_too_fast(interaction, press.verb):
            await _dispatch(interaction, press)


async def _dispatch(interaction: Interaction, press: Press) -> None:
    try:
        press = await _with_table(interaction, press)
        handler = HANDLERS.get(press.verb)
        if handler is None:
            raise Refused("error-unknown-button")
        try:
            await handler(interaction, press)
        except Overtaken:
            await handler(interaction, await _with_table(interaction, press))
    except Exception as error:
        await report(interaction, error, press.found.row.game if press.found is not None else "")


async def _with_table(interaction: Interaction, press: Press) -> Press:
    """The press with the current state of its table."""
    if press.table_id == NO_TABLE:
        return press
    hall, user = interaction.client.hall, interaction.user.id
    return replace(
        press, found=await access.table_for(hall, press.table_id, user, interaction.guild_id, unreadable=True)
    )


class PressButton(ui.DynamicItem[ui.Button[Any]], template="g" + SHAPE):
    def __init__(self, button: ui.Button[Any]) -> None:
        super().__init__(button)

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> "PressButton":
        return cls(item)

    async def callback(self, interaction: Any) -> None:
        press = read(self.custom_id)
        assert press is not None
        await dispatch(interaction, press)


class PressMenu(ui.DynamicItem[Any], template="m" + SHAPE):
    """A menu of entries, or of people."""

    def __init__(self, menu: ui.Select[Any] | ui.UserSelect[Any]) -> None:
        super().__init__(menu)

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> "PressMenu":
        return cls(item)

    async def callback(self, interaction: Any) -> None:
        press = read(self.custom_id, interaction.data.get("values", []))
        assert press is not None
        await dispatch(interaction, press)


def button(
    label: str | None,
    verb: str,
    table: str = NO_TABLE,
    stamp: object = None,
    words: Sequence[str] = (),
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> Any:
    return PressButton(
        ui.Button(
            label=label[:80] if label else None,
            style=style,
            emoji=emoji,
            disabled=disabled,
            custom_id=custom_id(verb, table, stamp, words),
        )
    )


def menu(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    verb: str,
    table: str = NO_TABLE,
    stamp: object = None,
    words: Sequence[str] = (),
) -> Any:
    made = custom_id(verb, table, stamp, words, kind="m")
    return PressMenu(ui.Select(custom_id=made, placeholder=placeholder[:150], options=list(options)))


@dataclass(frozen=True, slots=True)
class Chosen:
    """A person chosen in a menu of people."""

    id: int
    display_name: str
    bot: bool


def chosen_people(interaction: Interaction) -> list[Chosen]:
    """People chosen in a menu, as described by Discord. Raises Refused if there are none: a menu sends at least one."""
    data: Any = interaction.data
    resolved: Mapping[str, Mapping[str, Any]] = data.get("resolved", {})
    found = []
    for user_id, user in resolved.get("users", {}).items():
        nick = resolved.get("members", {}).get(user_id, {}).get("nick")
        name = nick or user.get("global_name") or user["username"]
        found.append(Chosen(int(user_id), name, bool(user.get("bot"))))
    if not found:
        raise Refused("error-unknown-button")
    return found


def people_menu(placeholder: str, verb: str, table: str = NO_TABLE, *, most: int = 1) -> Any:
    """A menu of a server's people; the values are their ids."""
    made = custom_id(verb, table, kind="m")
    return PressMenu(ui.UserSelect(custom_id=made, placeholder=placeholder[:150], max_values=most))
