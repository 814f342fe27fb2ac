"""Language and palette of a reader, from their settings, else from Discord."""

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
    """The person of an interaction."""

    person: Person
    name: str
    lang: str
    can_open_board: bool = False
    """Whether the living board is enabled."""

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
    """The person's setting, else their Discord's language, else the server's, else English."""
    return (
        person.language or language_of(str(interaction.locale)) or language_of(str(interaction.guild_locale)) or DEFAULT
    )


async def who(interaction: Interaction) -> Who:
    person = await interaction.client.hall.person(interaction.user.id)
    opened = bool(interaction.client.hall.board_url)
    return Who(person, interaction.user.display_name, language(person, interaction), opened)


def public_language(interaction: Interaction, me: Who) -> str:
    """Language of a new table: the server's if it chose a supported one, else that of the person who opens it.

    English is the default of every server, so it does not count as a choice.
    """
    chosen = language_of(str(interaction.guild_locale))
    return chosen if chosen not in (None, DEFAULT) else me.lang
