"""Names of people and tables, escaped for messages, and links to tables."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from discord import app_commands

from engine import GAMES
from tables import SeatRow, Table
from words import LANGUAGES, Speaker, speaker, status, wording

NAMES_IN_A_CHOICE = 40
"""Maximum characters of names in a choice: the rest distinguishes tables of the same people, and Discord allows 100."""


def title(game: str, say: Speaker) -> str:
    """Name of a game in that language; its id if it is not installed any more."""
    return say(f"{game}-render-title") if game in GAMES else game


def titles(game: str) -> set[str]:
    """All names of a game for autocomplete: in every language, and the original."""
    boxed = {GAMES[game].meta.title} if game in GAMES else set()
    return boxed | {title(game, speaker(lang)) for lang in LANGUAGES}


def game_choices(games: Iterable[str], say: Speaker, typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete choices of games, in the reader's language, matched in any."""
    found = [game for game in games if any(typed.lower() in name.lower() for name in titles(game))]
    return [app_commands.Choice(name=title(game, say), value=game) for game in found[:25]]


def tables_to_choose(say: Speaker, tables: Iterable[Table], typed: str) -> list[app_commands.Choice[str]]:
    """Autocomplete choices of tables: by game, people and number, in the reader's language, matched in any."""
    found = []
    for table in tables:
        playing = ", ".join(seat.name for seat in table.seats if not seat.vacant)
        how_far = f" · {progress(table, say)}" if table.playing else ""
        rest = f" · {wording.fit(playing, NAMES_IN_A_CHOICE)}{how_far} · {table.id}"
        if any(typed.lower() in f"{name}{rest}".lower() for name in titles(table.row.game)):
            found.append(app_commands.Choice(name=f"{title(table.row.game, say)}{rest}"[:100], value=table.id))
    return found[:25]


MARKUP = re.compile(r"([\\`*_~|<>\[\]#/])")
"""Characters of markdown, links, timestamps, emoji, URLs and headings."""
AT_THE_START = re.compile(r"^([-+]|\d+(?=\.))")
"""Markers that begin a list at the start of a line."""
ESCAPED = 4096
"""Maximum cached names and notes: the same ones are asked for hundreds of times per panel."""
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and those that change the direction of the text around them."""


@lru_cache(maxsize=ESCAPED)
def escaped(name: str) -> str:
    """The name without effect as markdown, mention, timestamp or URL, on one line and in one direction.

    Discord's own helper does not escape URLs, nor a bracket in one that closes our link.
    """
    name = UNSEEN.sub("", " ".join(name.split()))
    name = MARKUP.sub(r"\\\1", name).replace("@", "@\u200b")
    return AT_THE_START.sub(lambda found: f"\u200b{found[1]}", name)


def in_code(text: str) -> str:
    """The text for use inside single backticks, where nothing can be escaped."""
    return f"`{text.replace('`', 'ˋ')}`"


def named(seat: SeatRow) -> str:
    """Name of a seat's holder in a text; an automaton is marked."""
    return escaped(seat.name) if seat.automaton is None else f"🤖 {escaped(seat.name)}"


def escaped_names(table: Table) -> list[str]:
    """Names at a table for texts. Buttons, menus and pictures render no markdown: use `table.names` there."""
    return [named(seat) for seat in table.seats]


def players_of(table: Table, say: Speaker) -> list[str]:
    """Players for lists; an abandoned seat is played by a caretaker."""
    return [say("seats-caretaker") if seat.vacant else named(seat) for seat in table.seats]


def progress(table: Table, say: Speaker) -> str:
    """Progress of a running game: `Round 2 of 6`."""
    return "" if table.state is None else status.progress(table.row.game, table.view(None), table.names, say.lang)


def span_of(sizes: range) -> str:
    """Number of players: `3`, or `3–4`."""
    return str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}–{sizes[-1]}"


# ---------------------------------------------------------------- links to tables


def link(table: Table) -> str:
    """Link to a table's thread; before it is open, to its invitation."""
    row = table.row
    place = f"{row.channel_id}/{row.invitation_id}" if row.invitation_id is not None else row.channel_id
    return f"https://discord.com/channels/{row.guild_id}/{row.thread_id or place}"


def at_which_table(table: Table, say: Speaker, channel_id: int | None) -> str:
    """Number of the table, linked, and its players; empty for a reader in its thread."""
    if channel_id is not None and channel_id == table.row.thread_id:
        return ""
    return say("panel-at-table", table=f"[{table.id}]({link(table)})", names=", ".join(players_of(table, say)))


def folded(text: str) -> str:
    """The text without accents and case, for matching."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c)).strip()
