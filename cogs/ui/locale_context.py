"""Who is reading: their language and palette, from their settings, else from what Discord says of them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from tables import Person
from words import DEFAULT, Speaker, language_of, speaker
from words.reader import Reader

if TYPE_CHECKING:
    from app.guildhall import Guildhall

    Interaction = discord.Interaction[Guildhall]
else:
    Interaction = discord.Interaction


@dataclass(frozen=True, slots=True)
class Who:
    """A person in front of us, for the length of one interaction."""

    person: Person
    name: str
    lang: str
    can_open_board: bool = False
    """Whether the host has opened the living board."""

    @property
    def id(self) -> int:
        return self.person.user_id

    @property
    def say(self) -> Speaker:
        return speaker(self.lang)

    @property
    def reader(self) -> Reader:
        return Reader(self.lang, self.person.palette, in_words=self.person.in_words)


def language(person: Person, interaction: Interaction) -> str:
    """The person's choice, else their Discord's language, else the server's, else English."""
    return (
        person.language or language_of(str(interaction.locale)) or language_of(str(interaction.guild_locale)) or DEFAULT
    )


async def who(interaction: Interaction) -> Who:
    person = await interaction.client.hall.person(interaction.user.id)
    opened = bool(interaction.client.hall.board_url)
    return Who(person, interaction.user.display_name, language(person, interaction), opened)


def public_language(interaction: Interaction, me: Who) -> str:
    """For a new table: the server's language where it has chosen one we speak, else that of the person who opens it.

    Discord calls every server English that has never chosen, so English says nothing about the people there.
    """
    chosen = language_of(str(interaction.guild_locale))
    return chosen if chosen not in (None, DEFAULT) else me.lang
