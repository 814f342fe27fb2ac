"""Results, statistics and ratings: a person's own, another's, head to head, and of a server."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.person import points
from cogs.table.invitation import reliable
from cogs.ui import table_message
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped_names, game_choices, title
from cogs.ui.translator import text, with_options, word
from tables import Hall, Refused, Table
from tables.finished import ratings, reliability, results
from words import Speaker, speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

MOST_SOURCES = 6
LADDER = 20
"""Maximum people on a leaderboard."""
EVER = "all"
"""Value of the option `season` for the ladder of all time."""
MINUTE, HOUR, DAY = 60, 3600, 86_400


def duration(say: Speaker, seconds: float) -> str:
    """`12 min`, `3 h 20 min`, `2 d 5 h`."""
    whole = round(seconds)
    if whole < HOUR:
        return say("duration-minutes", minutes=max(1, round(whole / MINUTE)))
    if whole < DAY:
        return say("duration-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return say("duration-days", days=whole // DAY, hours=whole % DAY // HOUR)


@table_message.end_section
async def times(hall: Hall, table: Table, card: Card) -> None:
    """Add each player's thinking time, except for automata and players who opted out of records."""
    say, names = speaker(table.language), escaped_names(table)
    told = [
        f"{names[number]} {duration(say, seat.thought / seat.decisions)}"
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and seat.decisions and (await hall.person(seat.user_id)).records
    ]
    if told:
        card.text(say("record-times", times=", ".join(told)))


# ---------------------------------------------------------------- display


def _tallies(say: Speaker, statistics: results.Statistics, game: str) -> list[str]:
    """Results by number of players; unrated games and games with automata separately; and the sources of points."""
    lines = []
    for tally in statistics.tallies:
        if tally.game == game:
            line = say(
                "record-tally", players=tally.players, games=tally.games, wins=tally.wins, par=round(tally.par, 1),
                average=round(tally.average, 1), best=tally.best,
            )  # fmt: skip
            lines.append(f"-# {say(f'record-apart-{tally.apart}', line=line) if tally.apart else line}")
    sources = [f"{say(name)} {round(points, 1):g}" for name, points in statistics.sources.get(game, [])[:MOST_SOURCES]]
    return [*lines, f"-# {say('record-sources', sources=', '.join(sources))}"] if sources else lines


def _lines(say: Speaker, found: Sequence[results.TitleResults], statistics: results.Statistics) -> list[str]:
    lines = []
    for record in found:
        own, standing = record.summary, record.standing
        parts = [
            say("record-line", games=own.games, wins=own.wins, place=own.place, points=say.score(own.game, own.points))
        ]
        if standing is not None:
            parts.append(say("record-rating", value=shown(say, standing), games=standing.games))
        if own.thought is not None:
            parts.append(say("record-thought", time=duration(say, own.thought)))
        lines.append(f"**{title(own.game, say)}**\n" + "\n".join([*parts, *_tallies(say, statistics, own.game)]))
    told = {record.summary.game for record in found}
    for game in dict.fromkeys(tally.game for tally in statistics.tallies if tally.game not in told):
        lines.append(f"**{title(game, say)}**\n" + "\n".join(_tallies(say, statistics, game)))
    return [*lines, _scale(say, *[record.standing for record in found])] if lines else [say("record-empty")]


def shown(say: Speaker, standing: ratings.Standing) -> str:
    """A rating, and whether it is provisional."""
    value = str(standing.value)
    return say("record-provisional", value=value) if standing.provisional else value


def _scale(say: Speaker, *standings: ratings.Standing | None, season: bool = False) -> str:
    """Explanation of ratings, if any is shown."""
    if not any(standings):
        return ""
    scale = say("record-scale", begin=str(ratings.BEGIN), games=ratings.SETTLED)
    return f"{scale} {say('record-scale-season' if season else 'record-scale-ever', games=ratings.OFTEN)}"


def season_name(say: Speaker, season: ratings.Season) -> str:
    return say("season-name", year=str(season.year), quarter=season.quarter)


def _duel(say: Speaker, versus: results.Versus, who: str) -> str:
    duel = versus.duel
    lines = [
        f"**{title(duel.game, say)}**",
        say(
            "record-duel",
            games=duel.games,
            ahead=duel.ahead,
            behind=duel.behind,
            even=duel.games - duel.ahead - duel.behind,
            who=who,
            points=duel.points,
            others=say.score(duel.game, duel.their_points),
        ),
    ]
    if versus.own is not None and versus.theirs is not None:
        own, theirs = shown(say, versus.own), shown(say, versus.theirs)
        lines.append(say("record-duel-ratings", own=own, theirs=theirs, who=who))
    return "\n".join(lines)


async def _show(interaction: Interaction, heading: str, lines: Sequence[str]) -> None:
    async def build() -> Card:
        return Card().text(f"### {heading}" if heading else "", *lines)

    await show(interaction, build)


# ---------------------------------------------------------------- opting in and out


async def choose(interaction: Interaction, wanted: bool) -> None:
    """Turn records on at once, or off after a confirmation: deleted records cannot be restored."""
    me = await who(interaction)
    if wanted:
        await results.keep_records(interaction.client.hall, me.id, True)
        await tell(interaction, me.say("record-is-on"))
        return

    async def build() -> Card:
        made = Card(accent=0xA33A2C).text(f"### {me.say('record-off-title')}", me.say("record-off-text"))
        return made.row(button(me.say("record-off-button"), "records_off", style=ButtonStyle.danger))

    await show(interaction, build)


@on_press("records_off")
async def records_off(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await results.keep_records(interaction.client.hall, me.id, False)
    await tell(interaction, me.say("record-is-off"))


class Results(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("stats"), description=text("stats-description"))
    @with_options(person="stats-person", game="stats-game", server="stats-server")
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        game: str | None = None,
        server: bool = False,
    ) -> None:
        if server and game is None:
            raise Refused("sources-which-game")
        if game is not None and server:
            await points.show_server(interaction, game)
        elif game is not None:
            await points.show_person(interaction, game, person)
        elif person is None or person.id == interaction.user.id:
            await show_own(interaction)
        else:
            await show_person(interaction, person)

    @app_commands.command(name=word("leaderboard"), description=text("leaderboard-description"))
    @with_options(game="leaderboard-game", season="leaderboard-season")
    async def leaderboard(self, interaction: Interaction, game: str, season: str | None = None) -> None:
        me = await who(interaction)
        chosen = ratings.season_named(season) if season else None
        if season and season != EVER and chosen is None:
            raise Refused("leaderboard-unknown-season", season=season[:32])
        found = await results.ladder(self.house.hall, interaction.guild_id, game, chosen)
        lines = [
            me.say(
                "record-ladder-line",
                place=place,
                who=f"<@{user_id}>",
                value=shown(me.say, standing),
                games=standing.games,
            )
            for place, (user_id, standing) in enumerate(found[:LADDER], 1)
        ] or [me.say("record-empty")]
        named = title(game, me.say)
        heading = me.say("record-title-ladder", game=named)
        if chosen is not None:
            heading = me.say("record-title-season", game=named, season=season_name(me.say, chosen))
        standings = [standing for _, standing in found]
        await _show(interaction, heading, [*lines, _scale(me.say, *standings, season=chosen is not None)])

    @stats.autocomplete("game")
    @leaderboard.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction.client.hall.games, (await who(interaction)).say, typed)

    @leaderboard.autocomplete("season")
    async def seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """All time, and the seasons of the game if it is chosen already."""
        say, hall = (await who(interaction)).say, interaction.client.hall
        game = interaction.namespace.game
        known = [ratings.season_at(hall.clock())]
        if game in hall.games and interaction.guild_id is not None:
            known = await results.seasons(hall, interaction.guild_id, game)
        named = [(say("season-ever"), EVER), *((season_name(say, season), str(season)) for season in known)]
        near = [(name, value) for name, value in named if typed.casefold() in f"{name} {value}".casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in near[:25]]


async def show_own(interaction: Interaction) -> None:
    me, hall = await who(interaction), interaction.client.hall
    found, statistics = await results.of_person(hall, me.id, me.id), await results.statistics(hall, me.id, me.id)
    lines = [*_lines(me.say, found, statistics), reliable(me.say, await reliability.own(hall, me.id))]
    await _show(interaction, me.say("record-title"), lines)


async def show_person(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Public results of a person: games at this server's tables, and those against the reader."""
    me, hall, guild_id = await who(interaction), interaction.client.hall, interaction.guild_id
    lines: list[str] = []
    if guild_id is not None:
        found = await results.of_person(hall, me.id, person.id, guild_id)
        lines += _lines(me.say, found, await results.statistics(hall, me.id, person.id, guild_id))
        shows = await reliability.shown(hall, person.id)
        lines += [reliable(me.say, shows)] if shows is not None else []
    compared = me.person.records or guild_id is None
    duels = await results.between(hall, me.id, person.id) if compared else []
    if duels or guild_id is None:
        against = [_duel(me.say, versus, person.mention) for versus in duels] or [me.say("record-empty")]
        lines += [f"### {me.say('record-title-versus', who=person.mention)}", *against]
        lines += [] if guild_id is not None else [_scale(me.say, *[versus.own for versus in duels])]
    heading = me.say("record-title-person", who=person.mention) if guild_id is not None else ""
    await _show(interaction, heading, lines)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Results(house))
