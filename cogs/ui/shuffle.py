"""What everybody can check the shuffle by: the invitation's fingerprint, the players' words, the seed at the end."""

from cogs.ui.names import escaped
from tables import Table
from words import Speaker

WORDS = "words"
"""The button and the field of the form by which somebody puts words to the seed."""


def shuffle_lines(say: Speaker, table: Table) -> list[str]:
    """In the invitation, for good: all of the fingerprint, and the words."""
    lines = [say("shuffle-fingerprint", fingerprint=table.fingerprint)]
    if table.words:
        lines.append(say("shuffle-words", words=" · ".join(escaped(words) for words in table.words)))
    return lines


def seed_line(say: Speaker, table: Table) -> str:
    """At the end: the seed, and where its fingerprint was before."""
    where = published(table)
    place = say("shuffle-invitation", link=where) if where else say("shuffle-invitation-gone")
    return say("shuffle-seed", seed=table.row.seed.replace("`", "'"), place=place)


def published(table: Table) -> str:
    """The address of the message in which the fingerprint was shown before anybody moved; empty for older tables."""
    return f"https://discord.com/channels/{table.row.published}" if table.row.published else ""
