"""`/stats game:`: where a person's points come from, and what wins on a server, as one picture."""

from collections.abc import Sequence

import discord

from cogs.ui import table_pictures
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import title
from render.sources_chart import Chart, Section
from tables.finished import courses, sources
from words import Speaker


async def show_person(interaction: Interaction, game: str, person: discord.abc.User | None = None) -> None:
    """Sources of the reader's points, or of another person's on this server, against the winners'."""
    me, house = await who(interaction), interaction.client
    whose = me.id if person is None else person.id
    found = await sources.of_person(house.hall, me.id, whose, game, interaction.guild_id, house.data / "reviews")
    say, named = me.say, title(game, me.say)
    theirs = say("sources-yours") if whose == me.id or person is None else person.display_name
    columns = [theirs, say("sources-winners"), say("sources-server-winners")]
    sections = [
        Section("", columns, _rows(say, found.lines), found.points, [_luck(say, game, found.luck)]),
        *_course(say, found.course, columns[:2], "own"),
    ]
    chart = Chart(named, say("sources-note", games=found.games), sections)
    await _show(interaction, me, chart, [button(say("button-what-wins"), "what_wins", words=(game,))])


async def show_server(interaction: Interaction, game: str) -> None:
    """What wins on this server, by number of players."""
    me, hall = await who(interaction), interaction.client.hall
    found = await sources.of_server(hall, interaction.guild_id, game)
    say, columns = me.say, [me.say("sources-winners-here"), me.say("sources-others")]
    sections = []
    for one in found:
        heading = say("sources-size", players=one.players, games=one.games)
        sections.append(Section(heading, columns, _rows(say, one.lines), one.points))
        sections += _course(say, one.course, columns, "all")
    chart = Chart(say("sources-what-wins", game=title(game, say)), say("sources-note-server"), sections)
    await _show(interaction, me, chart, [])


@on_press("what_wins")
async def what_wins_pressed(interaction: Interaction, press: Press) -> None:
    await show_server(interaction, "".join(press.words[:1]))


def _rows(say: Speaker, lines: Sequence[sources.Line]) -> list[tuple[str, Sequence[float | None]]]:
    return [(say(line.source), line.averages) for line in lines]


def _course(say: Speaker, course: sources.Course, columns: Sequence[str], whose: str) -> list[Section]:
    """Points by phase, where the winners are ahead, and wins of the start player. `whose`: `own` or `all`."""
    if not course.games:
        return []
    rows = [(_phase(say, line.source), line.averages) for line in course.phases]
    notes = []
    if course.gaps:
        notes.append(say(f"sources-gaps-{whose}", gaps=say.list(_gap(say, gap, whose) for gap in course.gaps)))
    if course.starting.games and (whose == "all" or course.following.games):
        notes.append(say(f"sources-start-{whose}", **_wins(course.starting), **_wins(course.following, "_other")))
    heading = say("sources-by-phase", games=course.games)
    return [Section(heading, columns, rows, tuple(_total(course, n) for n in range(len(columns))), notes)]


def _total(course: sources.Course, column: int) -> float:
    return sum(line.averages[column] or 0 for line in course.phases)


def _phase(say: Speaker, name: str) -> str:
    if name == courses.END or name in courses.PARTS:
        return say(f"sources-phase-{name}")
    return say("review-round" if name.isdigit() else "review-phase", mark=name)


def _gap(say: Speaker, gap: sources.Gap, whose: str) -> str:
    points = round(gap.points, 1)
    return say(f"sources-gap-{whose}", source=say(gap.source), phase=_phase(say, gap.phase), points=points)


def _wins(wins: sources.Wins, which: str = "") -> dict[str, float]:
    return {
        f"games{which}": wins.games, f"won{which}": round(wins.won, 1), f"par{which}": round(wins.expected, 1)
    }  # fmt: skip


def _luck(say: Speaker, game: str, luck: sources.Luck | None) -> str:
    if luck is None:
        return say("sources-no-luck")
    how = "even" if luck.is_even else "above" if luck.points > 0 else "below"
    return say(f"sources-luck-{how}", games=luck.games, points=say.score(game, round(abs(luck.points), 1)))


async def _show(interaction: Interaction, me: Who, chart: Chart, buttons: Sequence[object]) -> None:
    async def build() -> Card:
        made = Card().text(f"### {chart.title}")
        made.picture(await table_pictures.sources(interaction.client.picture_cache, chart, me.reader))
        return made.row(*buttons)

    await show(interaction, build)
