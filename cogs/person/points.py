"""`/stats game:`: where a person's points come from, and what wins on a server, as one picture."""

from collections.abc import Sequence

import discord

from cogs.ui import table_pictures
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import title
from render.sources_chart import Chart, Section
from tables.finished import sources
from words import Speaker

SIGNIFICANT = 0.05
"""Difference of a point from which luck is called so."""


async def show_person(interaction: Interaction, game: str, person: discord.abc.User | None = None) -> None:
    """Sources of the reader's points, or of another person's on this server, against the winners'."""
    me, house = await who(interaction), interaction.client
    whose = me.id if person is None else person.id
    found = await sources.of_person(house.hall, me.id, whose, game, interaction.guild_id, house.data / "reviews")
    say, named = me.say, title(game, me.say)
    theirs = say("sources-yours") if whose == me.id or person is None else person.display_name
    columns = [theirs, say("sources-winners"), say("sources-server-winners")]
    notes = [*_seats(say, found.seats), *_luck(say, game, found), say("sources-no-phases")]
    section = Section("", columns, _rows(say, found.lines), found.points, notes)
    chart = Chart(named, say("sources-note", games=found.games), [section])
    await _show(interaction, me, chart, [button(say("button-what-wins"), "what_wins", words=(game,))])


async def show_server(interaction: Interaction, game: str) -> None:
    """What wins on this server, by number of players."""
    me, hall = await who(interaction), interaction.client.hall
    found = await sources.of_server(hall, interaction.guild_id, game)
    say, columns = me.say, [me.say("sources-winners-here"), me.say("sources-others")]
    sections = [
        Section(
            say("sources-size", players=one.players, games=one.games), columns,
            _rows(say, one.lines), one.points, _seats(say, one.seats),
        )
        for one in found
    ]  # fmt: skip
    chart = Chart(say("sources-what-wins", game=title(game, say)), say("sources-note-server"), sections)
    await _show(interaction, me, chart, [])


@on_press("what_wins")
async def what_wins_pressed(interaction: Interaction, press: Press) -> None:
    await show_server(interaction, "".join(press.words[:1]))


def _rows(say: Speaker, lines: Sequence[sources.Line]) -> list[tuple[str, Sequence[float | None]]]:
    return [(say(line.source), line.averages) for line in lines]


def _seats(say: Speaker, seats: Sequence[sources.BySeat]) -> list[str]:
    """Wins by the order of seats."""
    told = [say("sources-seat", seat=one.seat + 1, wins=one.wins, games=one.games) for one in seats]
    return [say("sources-seats", seats=say.list(told))] if told else []


def _luck(say: Speaker, game: str, found: sources.Compared) -> list[str]:
    if found.luck is None:
        return [say("sources-no-luck")]
    games, points = found.luck
    how = "even" if abs(points) < SIGNIFICANT else "above" if points > 0 else "below"
    return [say(f"sources-luck-{how}", games=games, points=say.score(game, round(abs(points), 1)))]


async def _show(interaction: Interaction, me: Who, chart: Chart, buttons: Sequence[object]) -> None:
    async def build() -> Card:
        made = Card().text(f"### {chart.title}", chart.note)
        made.picture(await table_pictures.sources(interaction.client.picture_cache, chart, me.reader))
        return made.row(*buttons)

    await show(interaction, build)
