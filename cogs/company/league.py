"""`/league …`: a season or a tournament."""

import io
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.company import league_cards, league_setup
from cogs.company.league_cards import name_of
from cogs.company.league_setup import league_id_of, organiser
from cogs.table.lobby import may_open_here
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, title
from cogs.ui.translator import text, with_options, word
from render.text import look
from tables import League, Refused
from tables.leagues import exports, model, rounds, signup

if TYPE_CHECKING:
    from app.guildhall import Guildhall

SUGGESTED = 25


async def league_meant(interaction: Interaction, league: str | None, *, over: bool = False) -> League:
    """The league of the option; the only one of the server if it is empty. Raises Refused otherwise."""
    if interaction.guild_id is None:
        raise Refused("league-no-server")
    hall = interaction.client.hall
    if league is not None:
        if not league.isdecimal() or len(league) > 15:
            raise Refused("league-unknown")
        return await model.load(hall, int(league), interaction.guild_id)
    found = await signup.listed(hall, interaction.guild_id)
    if not found and over:
        found = (await signup.listed(hall, interaction.guild_id, over=True))[:1]
    if not found:
        raise Refused("league-server-none")
    if len(found) > 1:
        raise Refused("league-which")
    return await model.load(hall, found[0][0].id)


async def _pressed(interaction: Interaction, press: Press) -> League:
    return await model.load(interaction.client.hall, league_id_of(press), interaction.guild_id)


# ---------------------------------------------------------------- joining and leaving


async def join(interaction: Interaction, league: League) -> None:
    me = await who(interaction)
    after = await signup.join(interaction.client.hall, league.id, me.id, me.name)
    if after.row.status == "running":
        await rounds.attend(interaction.client.hall, league.id)
        await tell(interaction, me.say("league-joined-place", name=name_of(after, me.say)))
        return
    when = league_cards.moment(after.row.closes_at, "R")
    await tell(interaction, me.say("league-joined", name=name_of(after, me.say), when=when))


async def leave(interaction: Interaction, league: League) -> None:
    """Leave the sign-up at once; a running season after a question."""
    me = await who(interaction)
    own = league.player_of(me.id)
    if league.row.status == "running" and own is not None and own.status == "in":
        await _ask(interaction, me, me.say("league-leave-sure", name=name_of(league, me.say)), "leave", league)
        return
    await signup.leave(interaction.client.hall, league.id, me.id)
    await tell(interaction, me.say("league-left", name=name_of(league, me.say)))


@on_press("league_join")
async def join_pressed(interaction: Interaction, press: Press) -> None:
    await join(interaction, await _pressed(interaction, press))


@on_press("league_leave")
async def leave_pressed(interaction: Interaction, press: Press) -> None:
    await leave(interaction, await _pressed(interaction, press))


# ---------------------------------------------------------------- questions before what cannot be undone


async def _ask(interaction: Interaction, me: Who, question: str, verb: str, league: League) -> None:
    async def build() -> Card:
        made = Card(accent=0xA33A2C).text(question)
        label = me.say(f"league-{verb}-button")
        words = (str(league.id), verb, str(league.row.round))
        return made.row(button(label, "league_sure", words=words, style=ButtonStyle.danger))

    await show(interaction, build)


@on_press("league_sure")
async def sure_pressed(interaction: Interaction, press: Press) -> None:
    me, hall, league = await who(interaction), interaction.client.hall, await _pressed(interaction, press)
    _, verb, number = (*press.words, "", "", "")[:3]
    if verb == "draw" and number != str(league.row.round):
        said = me.say("league-drawn", round=league.row.round)  # pressed twice, or drawn meanwhile
    elif verb == "draw":
        after = await rounds.draw_now(hall, league.id, organiser(interaction, me))
        done = "league-ended" if after.row.status == "over" else "league-drawn"
        said = me.say(done, round=after.row.round)
    elif verb == "close":
        await signup.discard(hall, league.id, organiser(interaction, me))
        said = me.say("league-is-closed", name=name_of(league, me.say))
    elif verb == "leave":
        await signup.leave(hall, league.id, me.id)
        await rounds.attend(hall, league.id)
        said = me.say("league-left-running", name=name_of(league, me.say))
    else:
        raise Refused("error-unknown-button")

    async def build() -> Card:
        return Card().text(said)

    await show(interaction, build)


# ---------------------------------------------------------------- showing


async def _shown(interaction: Interaction, league: League) -> Card:
    """The invitation or the standing, for one reader; for the organiser with what they can do."""
    me, house = await who(interaction), interaction.client
    if league.row.status in ("open", "cancelled") or not league.row.round:
        made = league_cards.invitation(league)
    else:
        made = await league_cards.standing_card(house.hall, house.picture_cache, league, me.reader)
    may = organiser(interaction, me)
    if league.row.organiser_id != may.user_id and not may.manages:
        return made
    if league.row.status in signup.LIVING and league.settings.invited_only:
        made.row(league_setup.people_menu(me.say, league))
    if league.row.lost or league.row.channel_id != interaction.channel_id:
        made.row(button(me.say("league-button-here"), "league_here", words=(str(league.id),)))
    return made


@on_press("league_words")
async def words_pressed(interaction: Interaction, press: Press) -> None:
    me, league = await who(interaction), await _pressed(interaction, press)

    async def build() -> Card:
        return league_cards.in_text(await model.counted(league), me.say, look(me.reader, ()), me.id)

    await show(interaction, build, in_place=False)


@on_press("league_here")
async def here_pressed(interaction: Interaction, press: Press) -> None:
    me, league = await who(interaction), await _pressed(interaction, press)
    _, channel_id = may_open_here(interaction, me.say)
    await signup.move(interaction.client.hall, league.id, organiser(interaction, me), channel_id)
    await rounds.attend(interaction.client.hall, league.id)
    await tell(interaction, me.say("league-moved"))


@on_press("league_next")
async def next_pressed(interaction: Interaction, press: Press) -> None:
    me, league = await who(interaction), await _pressed(interaction, press)
    after = await signup.next_season(interaction.client.hall, league.id, organiser(interaction, me))
    await tell(interaction, me.say("league-next-opened", season=after.row.season))


# ---------------------------------------------------------------- commands


class Leagues(commands.Cog):
    league = app_commands.Group(name=word("league"), description=text("league-group-description"))

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @league.command(name=word("league", "new"), description=text("league-new-description"))
    async def new(self, interaction: Interaction) -> None:
        await league_setup.open_league_form(interaction)

    @league.command(name=word("league", "list"), description=text("league-list-description"))
    async def list_(self, interaction: Interaction) -> None:
        me = await who(interaction)
        if interaction.guild_id is None:
            raise Refused("league-no-server")
        found = await signup.listed(self.house.hall, interaction.guild_id, over=True)
        lines = [
            me.say(
                "league-list-line",
                name=me.say("league-title", name=escaped(row.name), season=row.season),
                what=row.status,
                when=league_cards.moment(row.closes_at),
                round=row.round,
                rounds=int(row.settings["rounds"]),
                count=count,
            )
            for row, count in found
        ]

        async def build() -> Card:
            made = Card(accent=league_cards.ACCENT).text(f"### {me.say('league-list-title')}")
            return made.text(*lines or [me.say("league-server-none")])

        await show(interaction, build)

    @league.command(name=word("league", "show"), description=text("league-show-description"))
    @with_options(league="league-option-league")
    async def show_(self, interaction: Interaction, league: str | None = None) -> None:
        found = await league_meant(interaction, league, over=True)
        await show(interaction, lambda: _shown(interaction, found))

    @league.command(name=word("league", "join"), description=text("league-join-description"))
    @with_options(league="league-option-league")
    async def join(self, interaction: Interaction, league: str | None = None) -> None:
        await join(interaction, await league_meant(interaction, league))

    @league.command(name=word("league", "leave"), description=text("league-leave-description"))
    @with_options(league="league-option-league")
    async def leave(self, interaction: Interaction, league: str | None = None) -> None:
        await leave(interaction, await league_meant(interaction, league))

    @league.command(name=word("league", "draw"), description=text("league-draw-description"))
    @with_options(league="league-option-league")
    async def draw(self, interaction: Interaction, league: str | None = None) -> None:
        me, found = await who(interaction), await league_meant(interaction, league)
        signup.must_organise(found.row, organiser(interaction, me))
        what = "open" if found.row.status == "open" else "running"
        count = len(found.joined) if what == "open" else len(found.unfinished)
        await _ask(interaction, me, me.say("league-draw-sure", what=what, count=count), "draw", found)

    @league.command(name=word("league", "correct"), description=text("league-correct-description"))
    @with_options(table="league-option-table", league="league-option-league")
    async def correct(self, interaction: Interaction, table: str, league: str | None = None) -> None:
        found = await league_meant(interaction, league, over=True)
        number, _, which = table.partition(".")
        if not number.isdecimal() or not which.isdecimal():
            raise Refused("league-no-result")
        await league_setup.open_correction(interaction, found, int(number), int(which))

    @league.command(name=word("league", "export"), description=text("league-export-description"))
    @with_options(league="league-option-league")
    async def export(self, interaction: Interaction, league: str | None = None) -> None:
        me, found = await who(interaction), await league_meant(interaction, league, over=True)
        made = {
            "standing.csv": exports.standings_csv(found),
            "results.csv": exports.results_csv(found),
            "league.json": exports.as_json(found),
        }
        files = [discord.File(io.BytesIO(content.encode("utf-8-sig")), filename=name) for name, content in made.items()]
        said = me.say("league-exported", name=name_of(found, me.say))
        await interaction.response.send_message(said, files=files, ephemeral=True)

    @league.command(name=word("league", "close"), description=text("league-close-description"))
    @with_options(league="league-option-league")
    async def close(self, interaction: Interaction, league: str | None = None) -> None:
        me, found = await who(interaction), await league_meant(interaction, league)
        signup.must_organise(found.row, organiser(interaction, me))
        what = "open" if found.row.status == "open" else "running"
        question = me.say("league-close-sure", what=what, name=name_of(found, me.say))
        await _ask(interaction, me, question, "close", found)

    @show_.autocomplete("league")
    @correct.autocomplete("league")
    @export.autocomplete("league")
    async def all_leagues(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await _choices(interaction, typed, over=True)

    @join.autocomplete("league")
    @leave.autocomplete("league")
    @draw.autocomplete("league")
    @close.autocomplete("league")
    async def living_leagues(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await _choices(interaction, typed)

    @correct.autocomplete("table")
    async def finished_tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Tables with a result, the latest first."""
        say = (await who(interaction)).say
        chosen = getattr(interaction.namespace, "league", None)
        try:
            league = await league_meant(interaction, str(chosen) if chosen else None, over=True)
        except Refused:
            return []
        found = []
        for one in reversed([table for table in league.drawn if table.result is not None]):
            names = ", ".join(league.by_number[number].name for number in one.players)
            label = f"{one.round}/{one.number} · {title(one.game, say)} · {names}"
            if typed.casefold() in label.casefold():
                found.append(app_commands.Choice(name=label[:100], value=f"{one.round}.{one.number}"))
        return found[:SUGGESTED]


async def _choices(interaction: Interaction, typed: str, *, over: bool = False) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None:
        return []
    say = (await who(interaction)).say
    found = await signup.listed(interaction.client.hall, interaction.guild_id, over=over)
    named = [(say("league-title", name=row.name, season=row.season), str(row.id)) for row, _ in found]
    kept = [one for one in named if typed.casefold() in one[0].casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in kept[:SUGGESTED]]


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Leagues(house))
