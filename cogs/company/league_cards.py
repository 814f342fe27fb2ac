"""Messages of a league: the invitation with its rules, the standing as a picture and in words, the list."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

from discord import ButtonStyle

from cogs.table.table_clock import in_words
from cogs.ui.answers import Card
from cogs.ui.buttons import button
from cogs.ui.names import escaped, title
from cogs.ui.table_pictures import PictureCache
from render import pictures
from render.pictures import Picture
from render.standing import Line, Section, Standing, words
from tables import Hall, League
from tables.leagues import model
from words import Speaker, speaker, wording
from words.reader import Look, Reader

ACCENT = 0xB8860B
NAMED = 40
"""Maximum names listed in an invitation."""
LINES, PAGES = 24, 4
"""Maximum lines of a picture, and pictures of a standing."""
TOLD = 120
"""Maximum lines in words."""
TABLES = 12
CORRECTIONS = 4


def name_of(league: League, say: Speaker) -> str:
    return say("league-title", name=escaped(league.row.name), season=league.row.season)


def moment(at: float, style: str = "F") -> str:
    return f"<t:{int(at)}:{style}>"


def figure(say: Speaker, value: Fraction) -> str:
    """A number with at most one decimal, as the language writes it."""
    text = f"{float(value):.1f}".removesuffix(".0")
    return text.replace(".", ",") if say.lang == "hu" else text


# ---------------------------------------------------------------- the invitation


def add_rules(made: Card, league: League, say: Speaker) -> None:
    """Add what the invitation fixes; how points are counted in small print."""
    settings = league.settings
    lines = [
        say("league-games", games=say.list(title(game, say) for game in settings.games), count=len(settings.games)),
        say(
            "league-of-format", format=settings.format, size=settings.size, rounds=settings.rounds, moves=settings.moves
        ),
        say(
            "league-tables-of", seats=settings.seats, rated=int(settings.rated), clock=in_words(say, settings.clock)
        ),
    ]  # fmt: skip
    for game in settings.games:
        if settings.options.get(game):
            chosen = wording.options(game, settings.options_of(game), say.lang)
            lines.append(f"-# {title(game, say)}: {chosen}")
    made.text(*lines)
    made.text(say("league-round-takes", days=settings.round_days, settle=settings.settle))
    made.text(f"-# {say('league-points')}", f"-# {say('league-drop-outs')}")


def invitation(league: League) -> Card:
    """The public invitation, in the league's language."""
    say, row = speaker(league.row.language), league.row
    made = Card(accent=ACCENT if row.status == "open" else 0x777777)
    made.text(f"## 🏆 {name_of(league, say)}", say("league-by", name=escaped(row.organiser)))
    add_rules(made, league, say)
    if row.status == "open":
        until = say("league-signup-until", when=f"{moment(row.closes_at)} ({moment(row.closes_at, 'R')})")
        made.text(f"{until} {open_to(league, say)}")
    elif row.status == "cancelled":
        made.text(say("league-was-cancelled" if league.joined and row.round else "league-too-few-came"))
    else:
        made.text(say("league-signup-over"))
    made.text(signed_up(league, say), _invited(league, say))
    if row.status == "open":
        words_ = (str(row.id),)
        made.row(
            button(say("league-button-join"), "league_join", words=words_, style=ButtonStyle.success),
            button(say("league-button-leave"), "league_leave", words=words_),
        )
    return made


def open_to(league: League, say: Speaker) -> str:
    return say("league-invited-rule" if league.settings.invited_only else "league-open-rule")


def signed_up(league: League, say: Speaker) -> str:
    """The living list of who is in; a ladder by divisions."""
    players = league.joined
    names = [escaped(player.name) for player in players[:NAMED]]
    if len(players) > NAMED:
        names.append(say("league-in-more", count=len(players) - NAMED))
    return say("league-in", count=len(players), names=", ".join(names))


def _invited(league: League, say: Speaker) -> str:
    asked = [f"<@{player.user_id}>" for player in league.invited[:NAMED]]
    return say("league-invited", names=" ".join(asked)) if asked and league.row.status == "open" else ""


# ---------------------------------------------------------------- the standing


def standing_of(league: League, say: Speaker, most: int) -> Standing:
    """The standing with at most that many lines."""
    row, left = league.row, most
    sections: list[Section] = []
    for number, lines in league.standings.items():
        shown = min(len(lines), left)
        left -= shown
        name = say("league-division", format=league.settings.format, number=number + 1)
        title_ = say("league-all") if len(league.standings) == 1 else name
        made = tuple(_line(league, say, number, place) for place in range(shown))
        if shown or not sections:
            sections.append(Section(title_, made))
    hidden = sum(map(len, league.standings.values())) - most
    if hidden > 0:
        sections[-1] = replace(sections[-1], more=hidden)
    note = "league-ended" if row.status == "over" else "league-round-short"
    return Standing(
        say("league-title", name=row.name, season=row.season),
        say(note, round=row.round, rounds=league.settings.rounds),
        tuple(sections),
        row.status == "over",
    )


def pages_of(standing: Standing) -> list[Standing]:
    """The standing in pictures of at most LINES lines; a group that fits one is not divided."""
    pages: list[list[Section]] = [[]]
    for section in standing.sections:
        for first in range(0, max(1, len(section.lines)), LINES):
            part = replace(section, lines=section.lines[first : first + LINES], more=0)
            if first + LINES >= len(section.lines):
                part = replace(part, more=section.more)
            if pages[-1] and sum(len(one.lines) for one in pages[-1]) + len(part.lines) > LINES:
                pages.append([])
            pages[-1].append(part)
    return [replace(standing, sections=tuple(page)) for page in pages]


def _line(league: League, say: Speaker, division: int, place: int) -> Line:
    lines = league.standings[division]
    line, player = lines[place], league.by_number[lines[place].player]
    return Line(
        line.place,
        player.name,
        figure(say, line.points),
        line.games,
        figure(say, line.wins),
        _move(league, division, place),
        player.status == "out",
        line.decided_by,
    )


def _move(league: League, division: int, place: int) -> int:
    """1 for a place that moves up as it stands, -1 for one that moves down."""
    if league.settings.format != "ladder":
        return 0
    here = [one for one in league.standings[division] if league.by_number[one.player].status == "in"]
    line = league.standings[division][place]
    if line not in here:
        return 0
    at, most = here.index(line), min(league.settings.moves, len(here) // 2)
    if division > 0 and at < most:
        return 1
    return -1 if division < max(league.standings) and at >= len(here) - most else 0


async def drawn(cache: PictureCache, league: League, reader: Reader) -> list[Picture]:
    """The pictures of the standing."""
    pages = pages_of(standing_of(await model.counted(league), speaker(reader.lang), LINES * PAGES))
    return [
        await cache.get(
            ("league", league.id, league.row.version, number, reader),
            partial(pictures.league_standing, page, reader),
        )
        for number, page in enumerate(pages)
    ]


async def standing_card(
    hall: Hall, cache: PictureCache, league: League, reader: Reader, *, marker: int = 0, public: bool = False
) -> Card:
    """The standing with the tables of the round, corrections, and free places."""
    say, row = speaker(reader.lang), league.row
    made = Card(accent=ACCENT).text(f"## 🏆 {name_of(league, say)}")
    if row.status == "running" and row.round_ends_at is not None:
        ends = f"{moment(row.round_ends_at)} ({moment(row.round_ends_at, 'R')})"
        made.text(say("league-round-now", round=row.round, rounds=league.settings.rounds, when=ends))
    elif row.status == "over":
        made.text(say("league-ended"))
    made.gallery(await drawn(cache, league, reader), "standing")
    if row.status == "running":
        made.text(*table_lines(league, say, await model.threads(hall, league)))
        if league.vacancies and not league.settings.invited_only:
            made.text(say("league-vacancy", count=len(league.vacancies)))
    made.text(*corrections(league, say, CORRECTIONS))
    made.text(say("league-lost") if row.lost and not public else "")
    number = str(row.id)
    items = [button(say("league-button-words"), "league_words", words=(number, str(marker)))]
    if row.status == "running" and league.vacancies:
        items.append(button(say("league-button-substitute"), "league_join", words=(number,)))
    if row.status == "over" and not await model.has_next(hall, league):
        items.append(button(say("league-button-next"), "league_next", words=(number,), style=ButtonStyle.primary))
    return made.row(*items)


def table_lines(league: League, say: Speaker, threads: Mapping[str, int]) -> list[str]:
    """Tables of the present round, those in play first."""
    here = [one for one in league.round(league.row.round) if one.status != "bye"]
    here.sort(key=lambda one: (one.status == "ended", one.number))
    lines = []
    for one in here[:TABLES]:
        names = ", ".join(escaped(league.by_number[number].name) for number in one.players)
        what = (one.how or "ended") if one.status == "ended" else one.status
        link = f"https://discord.com/channels/{league.row.guild_id}/{threads.get(one.table_id or '', 0)}"
        lines.append(
            say("league-table-line", number=one.number, game=title(one.game, say), names=names, what=what, link=link)
        )
    if len(here) > TABLES:
        lines.append(say("league-tables-more", count=len(here) - TABLES))
    byes = [
        escaped(league.by_number[one.players[0]].name)
        for one in league.round(league.row.round)
        if one.status == "bye"
    ]  # fmt: skip
    return [*lines, say("league-bye-line", names=", ".join(byes[:NAMED]))] if byes else lines


def corrections(league: League, say: Speaker, most: int) -> list[str]:
    """The latest corrections, with their reasons."""
    return [
        "-# "
        + say(
            "league-correction",
            round=one.round,
            table=one.number,
            name=escaped(one.by_name),
            before=_places(league, one.round, one.number, one.before),
            after=_places(league, one.round, one.number, one.after),
            reason=escaped(one.reason),
        )
        for one in league.corrections[-most:]
    ]


def _places(league: League, round_: int, number: int, places: Sequence[int]) -> str:
    """`1. Anna, 2. Béla`."""
    at = (round_, number)
    players = next((one.players for one in league.drawn if (one.round, one.number) == at), ())
    ranked = sorted(zip(places, players, strict=False), key=lambda one: one[0])
    return ", ".join(f"{place}. {escaped(league.by_number[player].name)}" for place, player in ranked)


def in_text(league: League, say: Speaker, look: Look, user_id: int) -> Card:
    """The whole standing in words, the reader's own line first."""
    shown = standing_of(league, say, TOLD)
    made = Card(accent=ACCENT).text(f"### {name_of(league, say)}", escaped(shown.note))
    own = league.player_of(user_id)
    for number, lines in league.standings.items():
        place = next((at for at, line in enumerate(lines) if own is not None and line.player == own.number), None)
        if place is not None:
            line = words([Section("", (_line(league, say, number, place),))], look)[0]
            made.text(say("league-own", line=escaped(line)))
    made.text(*[escaped(line) for line in words(shown.sections, look)])
    return made.text(*corrections(league, say, len(league.corrections)))
