"""Verification of the shuffle: the fingerprint in the invitation, the players' words, the seed at the end."""

from cogs.ui.names import escaped
from tables import Table
from words import Speaker

WORDS = "words"
"""Verb of the button and id of the field for words that a player adds to the seed."""


def shuffle_lines(say: Speaker, table: Table) -> list[str]:
    """The full fingerprint and the words, for the invitation."""
    lines = [say("shuffle-fingerprint", fingerprint=table.fingerprint)]
    if table.words:
        lines.append(say("shuffle-words", words=" · ".join(escaped(words) for words in table.words)))
    return lines


def seed_line(say: Speaker, table: Table) -> str:
    """The seed at the end, with a link to its fingerprint."""
    if table.sealed_until:
        return say("challenge-seed-later")
    where = published(table)
    place = say("shuffle-invitation", link=where) if where else say("shuffle-invitation-gone")
    return say("shuffle-seed", seed=table.row.seed.replace("`", "'"), place=place)


def published(table: Table) -> str:
    """URL of the message that showed the fingerprint before the first move; empty for older tables."""
    return f"https://discord.com/channels/{table.row.published}" if table.row.published else ""
