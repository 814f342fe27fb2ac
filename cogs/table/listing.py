"""Tables of a server: gathering players, running and finished.

`/table list` shows them to one person, `/admin tables` in a public message that is kept up to date
(`cogs.delivery.table_lists`).
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from discord import ButtonStyle, app_commands

from cogs.table import seats
from cogs.table.invitation import where
from cogs.table.lobby import begin_when_full
from cogs.table.table_group import table_command
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped, game_choices, progress, title
from cogs.ui.table_message import moment
from cogs.ui.translator import choices_of, with_options
from engine import GAMES
from tables import Hall, Listed, Refused
from tables.finding import wishes
from tables.lobby import listing, opening
from tables.post import outbox_queries
from words import Speaker

STATES = ("lobby", "playing", "over")
MOST = {"lobby": 10, "playing": 15, "over": 8}
"""Maximum tables of each state; a message holds 4,000 characters and forty components."""


MOST_WAITING = 8


@dataclass(frozen=True, slots=True)
class Tables:
    """Contents of a list, by state."""

    found: dict[str, list[Listed]]
    waiting: tuple[wishes.Wish, ...] = ()
    """People who look for a game, longest waiting first."""
    waiting_count: int = 0

    @property
    def digest(self) -> str:
        seen = [(one.name, one.games, one.sizes, one.pace, one.rated) for one in self.waiting]
        return hashlib.sha256(repr((self.found, seen, self.waiting_count)).encode()).hexdigest()


async def tables_in(
    hall: Hall, guild_id: int, *, game: str | None = None, state: str | None = None, reader: int = 0
) -> Tables:
    states = STATES if state is None else (state,)
    found = {s: await listing.listed(hall, guild_id, s, game, reader=reader, limit=MOST[s]) for s in states}
    waiting, count = ([], 0) if game or state else await wishes.waiting(hall, guild_id, MOST_WAITING)
    return Tables(found, tuple(waiting), count)


def card(say: Speaker, tables: Tables, *, heading: str, how_far: Mapping[str, str] | None = None) -> Card:
    """Lines with links, and a join button for each gathering table. `how_far`: table → round or phase."""
    made = Card(accent=0x6B4E9B).text(f"## {heading}")
    for state, found in tables.found.items():
        lines = [_line(say, table, (how_far or {}).get(table.id, "")) for table in found]
        made.text(f"**{say(f'list-{state}')}**", *(lines or [f"-# {say(f'list-{state}-none')}"]))
        if state == "lobby":
            joins = [table for table in found if len(table.seats) < _most(table)]
            made.row(*[_join(say, table) for table in joins])
    if len(tables.found) == len(STATES):
        lines = [f"- {wanted(say, one, named=True)}" for one in tables.waiting]
        more = tables.waiting_count - len(tables.waiting)
        lines += [say("list-waiting-more", count=more)] if more > 0 else []
        made.text(f"**{say('list-waiting')}**", *(lines or [f"-# {say('list-waiting-none')}"]))
        made.row(button(say("button-find"), "find"), button(say("button-tell-me"), "tell_me"))
    return made


def wanted(say: Speaker, wish: wishes.Wish, *, named: bool = False) -> str:
    """What a person looks for, in one line."""
    least, most = wish.sizes[0], wish.sizes[-1]
    is_range = len(wish.sizes) > 1 and wish.sizes == tuple(range(least, most + 1))
    sizes = [f"{least}–{most}"] if is_range else [str(size) for size in wish.sizes]
    games = [title(game, say) for game in wish.games if game in GAMES]
    return say(
        "find-line" if named else "find-line-own",
        name=escaped(wish.name),
        games=", ".join(games),
        sizes=say("find-line-sizes", sizes=", ".join(sizes)),
        pace=say(f"find-pace-{wish.pace}"),
        rated=wish.rated,
    )


def _line(say: Speaker, table: Listed, how_far: str) -> str:
    """A table with its start, progress and player to move, which distinguish tables of the same people."""
    people = [_named(say, *seat) for seat in table.seats]
    names = ", ".join(people)
    parts = [f"[{title(table.game, say)}]({link(table)})", names]
    if table.status == "lobby":
        parts[1] = say("list-seats", names=names, seats=len(table.seats), most=_most(table))
    if table.status != "playing":
        return f"- {' · '.join([*parts, moment(table.at, 'd')])}"
    parts += [how_far, say("list-since", when=moment(table.at, "d"))]
    if table.owed:
        parts.append(say("list-turn", names=", ".join(people[seat] for seat in table.owed)))
    return f"- {' · '.join(part for part in parts if part)}"


def _named(say: Speaker, user_id: int | None, name: str, level: str | None) -> str:
    """Holder of a seat; an abandoned seat is played by a caretaker."""
    if level is not None:
        return f"🤖 {escaped(name)}"
    return say("seats-caretaker") if user_id is None else escaped(name)


def link(table: Listed) -> str:
    place = f"{table.channel_id}/{table.invitation_id}" if table.invitation_id is not None else table.channel_id
    return f"https://discord.com/channels/{table.guild_id}/{table.thread_id or place}"


def _join(say: Speaker, table: Listed) -> object:
    label = say("list-join", game=title(table.game, say), host=table.seats[0][1][:14])
    return button(label[:38], "list_join", table.id, style=ButtonStyle.success)


def _most(table: Listed) -> int:
    return table.most or (GAMES[table.game].meta.seats[-1] if table.game in GAMES else len(table.seats))


@on_press("list_join")
async def join_pressed(interaction: Interaction, press: Press) -> None:
    """Join from a list: update the invitation and send the person a link to it."""
    me, hall = await who(interaction), interaction.client.hall
    table = await opening.join(hall, press.table_id, me.id, me.name, interaction.id)
    table = await begin_when_full(interaction, table)
    await outbox_queries.ask_refresh(hall, table)
    await tell(interaction, me.say("list-joined", game=title(table.row.game, me.say), link=where(table)))


@table_command("list")
@with_options(game="list-game", state="list-state")
@app_commands.choices(state=choices_of("list", STATES))
async def show_list(interaction: Interaction, game: str | None = None, state: str | None = None) -> None:
    me, hall = await who(interaction), interaction.client.hall
    if game is not None and game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    if state is not None and state not in STATES:
        raise Refused("error-unknown-button")
    found = await tables_in(hall, interaction.guild_id or 0, game=game, state=state, reader=me.id)
    running = [await hall.any_table(one.id) for one in found.found.get("playing", ())]
    how_far = {table.id: progress(table, me.say) for table in running}

    async def build() -> Card:
        heading = me.say("list-title") if game is None else f"{me.say('list-title')} · {title(game, me.say)}"
        return card(me.say, found, heading=heading, how_far=how_far)

    await show(interaction, build)


@table_command("join")
async def join(interaction: Interaction) -> None:
    """Tables to join now: gathering ones, and free seats in running games."""
    me, hall = await who(interaction), interaction.client.hall
    found = await tables_in(hall, interaction.guild_id or 0, state="lobby", reader=me.id)

    async def build() -> Card:
        made = card(me.say, found, heading=me.say("join-title"))
        return made.add(await seats.free_card(interaction))

    await show(interaction, build)


@show_list.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return game_choices(interaction.client.hall.games, (await who(interaction)).say, typed)
