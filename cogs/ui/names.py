"""Names as they may stand in a message: whatever somebody calls themselves, it is a name and nothing else.
And where a table is, for people who are elsewhere.
"""

import re
import unicodedata
from collections.abc import Iterable

from discord import app_commands

from engine import GAMES
from tables import SeatRow, Table
from words import LANGUAGES, Speaker, speaker, status, wording

NAMES_IN_A_CHOICE = 40
"""Letters: what tells two tables of the same people apart comes after them, and Discord takes a hundred."""


def title(game: str, say: Speaker) -> str:
    """What a game is called in that language; one that is not installed any more, by its id."""
    return say(f"{game}-render-title") if game in GAMES else game


def titles(game: str) -> set[str]:
    """All that a game may be called while somebody types: its name in every language, and the one on the box."""
    boxed = {GAMES[game].meta.title} if game in GAMES else set()
    return boxed | {title(game, speaker(lang)) for lang in LANGUAGES}


def game_choices(games: Iterable[str], say: Speaker, typed: str) -> list[app_commands.Choice[str]]:
    """Games to choose from while somebody types, in their language, found in any."""
    found = [game for game in games if any(typed.lower() in name.lower() for name in titles(game))]
    return [app_commands.Choice(name=title(game, say), value=game) for game in found[:25]]


def tables_to_choose(say: Speaker, tables: Iterable[Table], typed: str) -> list[app_commands.Choice[str]]:
    """Tables to choose from while somebody types: by game, people and number, in their language, found in any."""
    found = []
    for table in tables:
        playing = ", ".join(seat.name for seat in table.seats if not seat.vacant)
        how_far = f" · {progress(table, say)}" if table.playing else ""
        rest = f" · {wording.fit(playing, NAMES_IN_A_CHOICE)}{how_far} · {table.id}"
        if any(typed.lower() in f"{name}{rest}".lower() for name in titles(table.row.game)):
            found.append(app_commands.Choice(name=f"{title(table.row.game, say)}{rest}"[:100], value=table.id))
    return found[:25]


MARKUP = re.compile(r"([\\`*_~|<>\[\]#/])")
"""Signs by which a text becomes bold, a link, a timestamp, an emoji, an address or a heading."""
AT_THE_START = re.compile(r"^([-+]|\d+(?=\.))")
"""What begins a list where a text begins a line."""
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and those that change the direction of the text around them."""


def escaped(name: str) -> str:
    """Without effect as markdown, mention, timestamp or address, on one line and in one direction.

    Discord's own helper leaves whatever looks like an address alone, and with it a bracket that closes our link.
    """
    name = UNSEEN.sub("", " ".join(name.split()))
    name = MARKUP.sub(r"\\\1", name).replace("@", "@\u200b")
    return AT_THE_START.sub(lambda found: f"\u200b{found[1]}", name)


def in_code(text: str) -> str:
    """Inside single backticks, where nothing can be escaped."""
    return f"`{text.replace('`', 'ˋ')}`"


def named(seat: SeatRow) -> str:
    """A seat's name in a text; an automaton is marked as one."""
    return escaped(seat.name) if seat.automaton is None else f"🤖 {escaped(seat.name)}"


def escaped_names(table: Table) -> list[str]:
    """The names at a table, for texts. Buttons, menus and pictures know no markdown: they take `table.names`."""
    return [named(seat) for seat in table.seats]


def players_of(table: Table, say: Speaker) -> list[str]:
    """Who plays, for lists: a seat that was given up is played by a caretaker, and no longer by its old holder."""
    return [say("seats-caretaker") if seat.vacant else named(seat) for seat in table.seats]


def progress(table: Table, say: Speaker) -> str:
    """How far a running game is: `Round 2 of 6`."""
    return "" if table.state is None else status.progress(table.row.game, table.view(None), table.names, say.lang)


def span_of(sizes: range) -> str:
    """Numbers of players: `3`, or `3–4`."""
    return str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}–{sizes[-1]}"


# ---------------------------------------------------------------- where a table is


def link(table: Table) -> str:
    """Where a table is played, for people who are elsewhere; before its thread is open, its invitation."""
    row = table.row
    place = f"{row.channel_id}/{row.invitation_id}" if row.invitation_id is not None else row.channel_id
    return f"https://discord.com/channels/{row.guild_id}/{row.thread_id or place}"


def at_which_table(table: Table, say: Speaker, channel_id: int | None) -> str:
    """For people who are elsewhere: its number, which leads there, and who sits at it. Nothing for those at it."""
    if channel_id is not None and channel_id == table.row.thread_id:
        return ""
    return say("panel-at-table", table=f"[{table.id}]({link(table)})", names=", ".join(players_of(table, say)))


def folded(text: str) -> str:
    """Without accents and capitals, as people type on a phone."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c)).strip()
