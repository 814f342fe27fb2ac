"""`/challenge`: the same cards for everybody, one try each; results when one has finished or the week is over."""

from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.table import server_rules
from cogs.table.channels import has_private_threads, table_channel
from cogs.table.lobby import may_open_here
from cogs.ui.answers import Card, pages, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, escaped_names, game_choices, link, title
from cogs.ui.table_message import moment
from cogs.ui.translator import text, with_options, word
from tables import Refused, Table, history
from tables.challenges import weekly
from tables.lobby import arranged
from words import wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

LISTED = 20
"""Maximum people in a ranking."""
NOW, BEFORE = "now", "before"
"""Which week a button is about."""


async def _meant(interaction: Interaction, game: str, week: str) -> weekly.Challenge:
    hall = interaction.client.hall
    if week == NOW:
        return await weekly.this_week(hall, game)
    found = await weekly.last_week(hall, game)
    if found is None:
        raise Refused("challenge-none-before")
    return found


async def show_challenge(interaction: Interaction, game: str, week: str = NOW) -> None:
    me, hall = await who(interaction), interaction.client.hall
    guild_id = _must_be_server(interaction)
    challenge = await _meant(interaction, game, week)
    own, found = (
        await weekly.own(hall, challenge, me.id),
        await weekly.ranking(hall, challenge, guild_id, me.id),
    )
    table = await hall.table(own.table_id) if own is not None and own.table_id is not None else None
    before = await weekly.last_week(hall, game) if week == NOW else None

    async def build() -> Card:
        made = Card().text(f"### {me.say('challenge-title', game=title(game, me.say))}", *_about(me, challenge, week))
        made.text(*_proof(interaction, me, challenge), *_ranking(me, found))
        if table is not None:
            made.text(me.say("challenge-yours", link=link(table)))
        return made.row(*_buttons(me, challenge, week, table, found, before is not None))

    await show(interaction, build)


def _must_be_server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("challenge-no-server")
    return interaction.guild_id


def _about(me: Who, challenge: weekly.Challenge, week: str) -> list[str]:
    level = me.say(f"level-{challenge.level}")
    told = me.say("challenge-against", count=challenge.opponents, level=level)
    return [told, me.say(f"challenge-{week}", when=moment(challenge.ends_at))]


def _proof(interaction: Interaction, me: Who, challenge: weekly.Challenge) -> list[str]:
    mark, seed = weekly.proof(interaction.client.hall, challenge)
    return [
        me.say("shuffle-fingerprint", fingerprint=mark),
        me.say("challenge-seed", seed=seed) if seed else me.say("challenge-seed-later"),
    ]


def _ranking(me: Who, found: weekly.Ranking) -> list[str]:
    lines = [me.say("challenge-tries", begun=found.begun, finished=found.finished)]
    if found.hidden:
        return [*lines, me.say("challenge-results-later")]
    for place, one in enumerate(found.best[:LISTED], 1):
        lines.append(me.say("challenge-line", place=place, who=f"<@{one.user_id}>", points=one.points or 0))
    return lines


def _buttons(
    me: Who, challenge: weekly.Challenge, week: str, table: Table | None, found: weekly.Ranking, before: bool
) -> list[object]:
    made: list[object] = []
    game = challenge.game
    if week == NOW and table is None:
        label = me.say("button-challenge-play")
        made.append(button(label, "challenge_play", words=(game,), style=ButtonStyle.success))
    elif table is not None and table.playing:
        made.append(button(me.say("button-move"), "move", table.id, style=ButtonStyle.primary))
    if found.best:
        made.append(button(me.say("button-challenge-best"), "challenge_best", words=(game, week, "0")))
    if before:
        made.append(button(me.say("button-challenge-before"), "challenge_week", words=(game, BEFORE)))
    if week == BEFORE:
        made.append(button(me.say("button-challenge-now"), "challenge_week", words=(game, NOW)))
    return made


def _words(press: Press, count: int) -> tuple[str, ...]:
    if len(press.words) != count:
        raise Refused("error-unknown-button")
    return press.words


@on_press("challenge_week")
async def week_pressed(interaction: Interaction, press: Press) -> None:
    game, week = _words(press, 2)
    await show_challenge(interaction, game, week)


@on_press("challenge_play")
async def play_pressed(interaction: Interaction, press: Press) -> None:
    """Open the reader's table in a private thread, and show the way there."""
    me, hall = await who(interaction), interaction.client.hall
    (game,) = _words(press, 1)
    guild_id, channel_id = may_open_here(interaction, me.say)
    settled = await server_rules.must_be_allowed(interaction, channel_id)
    permitted = interaction.app_permissions.create_private_threads
    if (
        channel_id != interaction.channel_id
        or not permitted
        or not has_private_threads(table_channel(interaction.channel))
    ):
        raise Refused("challenge-needs-threads")
    challenge = await weekly.this_week(hall, game)
    language = server_rules.language_of_table(interaction, me, settled)
    await weekly.begin(hall, challenge, arranged.Channel(guild_id, channel_id, language), me.id, me.name)
    await show_challenge(interaction, game)


@on_press("challenge_best")
async def best_pressed(interaction: Interaction, press: Press) -> None:
    """The best game, move by move."""
    me, hall = await who(interaction), interaction.client.hall
    game, week, number = _words(press, 3)
    challenge = await _meant(interaction, game, week)
    table = await weekly.best_table(hall, challenge, _must_be_server(interaction), me.id)
    made = pages(await _line(interaction, me, table))
    page = min(int(number) if number.isdecimal() else 0, len(made) - 1)

    async def build() -> Card:
        card = Card().text(f"### {me.say('challenge-best-title', who=escaped(table.seats[0].name))}", made[page])
        turns = [
            button(me.say(label), "challenge_best", words=(game, week, str(to)))
            for label, to in (("button-older", page - 1), ("button-newer", page + 1))
            if 0 <= to < len(made)
        ]
        return card.row(*turns, button(me.say("button-challenge-back"), "challenge_week", words=(game, week)))

    await show(interaction, build)


async def _line(interaction: Interaction, me: Who, table: Table) -> list[str]:
    """What the player did, move by move, with their own eyes."""
    names = escaped_names(table)
    return [
        f"`{entry.number:>3}` {line}"
        for entry in await history.log_of_seat(interaction.client.hall, table, 0)
        for event in entry.events
        if entry.seat == 0 and (line := wording.log_line(table.row.game, event, names, me.lang))
    ]


class Challenges(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("challenge"), description=text("challenge-description"))
    @with_options(game="challenge-game")
    async def challenge(self, interaction: Interaction, game: str) -> None:
        await show_challenge(interaction, game)

    @challenge.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction.client.hall.games, (await who(interaction)).say, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Challenges(house))
