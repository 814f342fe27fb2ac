"""The public message of a table: position, players to act, latest events, and buttons."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from discord import ButtonStyle

from cogs.ui import table_pictures
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.emojis import headed, seat_mark
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped, escaped_names, title
from cogs.ui.sections import Sections
from cogs.ui.shuffle import seed_line
from cogs.ui.table_pictures import PictureCache
from prompts import log
from tables import Act, Entry, Hall, Notice, Stamp, Table, UndoRequest, studies
from tables.clock import votes
from tables.core import pending
from tables.finished import results
from tables.post import notice_validity, outbox_queries
from words import Speaker, speaker, wording
from words.catching_up import catching_up
from words.reader import Reader

NEWS = 86_400.0
LINES_OF_NEWS = 3
LINES_OF_DEEDS = 12
PARTS_OF_BUTTONS = 10
"""Components of up to eight buttons in two rows."""
OPEN_BOARD = "open_board"
"""Verb of the button for a link to the living board."""
ABREAST = 3
"""Maximum buttons side by side on a phone."""


def moment(at: float, how: str = "R") -> str:
    """A Discord timestamp, shown in each reader's zone."""
    return f"<t:{int(at)}:{how}>"


def thread_name(table: Table) -> str:
    """Name of a thread: with the table's number, and a mark if it is finished or closed."""
    say = speaker(table.language)
    mark = DONE if table.status in ("over", "closed") else ""
    mark += f"{say('study-mark')} · " if table.is_study else ""
    playing = ", ".join(seat.name for seat in table.seats if not seat.vacant)
    name = f"{mark}{title(table.row.game, say)} · {playing}"
    return f"{wording.fit(name, NAME_OF_THREAD - len(table.id) - 3)} · {table.id}"


DONE = "🏁 "
NAME_OF_THREAD = 100
"""Maximum characters of a thread's name."""

Section = Callable[[Hall, Table, Card], Awaitable[None]]
SECTIONS = Sections[Section](
    "banks",
    "free_and_offered_seats",
    "open_votes",
    "caretakers",
    "booked_absences",
    "closes_soon",
    "still_there",
    "asides",
)
"""Sections of a table's message below the digest. Public, in the table's language."""
END_SECTIONS = Sections[Section]("times")
"""Further sections of a finished game."""
LAST_SECTIONS = Sections[Section]("rematch")
"""Sections below the seed of a finished game: the next actions."""
section, end_section, last_section = SECTIONS.add, END_SECTIONS.add, LAST_SECTIONS.add


async def card(
    picture_cache: PictureCache,
    table: Table,
    news: Sequence[Entry],
    *,
    hall: Hall | None = None,
    calls: Sequence[Notice] = (),
    undo: UndoRequest | None = None,
    number: int = 0,
) -> Card:
    """The message, in the table's language and from the spectator's view.

    `news`: events since the players to act last moved; `calls`: mentions and their reasons; `number`: the last notice
    that it delivers, by which it is found again.
    """
    say, folded = speaker(table.language), False
    palette = await table_pictures.public_palette(hall, table)
    made = Card(accent=0x4F6D44 if table.over else 0x8C5A2B, game=table.row.game, palette=palette)
    made.text(f"## {_heading(table)}", *_status(table))
    if table.is_study:
        continued, played = studies.studied(table)
        made.text(f"-# {say('study-line', table=continued, played=played)}")
    if hall is not None:
        made.text(*await _clocks(hall, table))
    made.text(*_called(table, calls))
    if any(notice_validity.family(call.kind) == "remind" for call in calls):
        made.row(button(say("button-not-this-turn"), "not_this_turn", table.id))
    if hall is not None:
        made.text(*await _unreached(hall, table))
    changes = [event for entry in news for event in entry.events]
    drawn = (
        table_pictures.final(picture_cache, table, Reader(table.language, palette))
        if table.over
        else table_pictures.public_board(picture_cache, table, changes, await shape_of_board(hall, table), palette)
    )
    made.picture(await drawn)
    names, view = escaped_names(table), table.view(None)
    news_told = catching_up(table.row.game, news, names, table.language, None, LINES_OF_DEEDS, beside=view)
    made.text(*headed(news_told, names))
    if undo is not None:
        stamp = Stamp(table.version, 0)
        made.line().text(_undo_text(table, undo))
        made.row(
            button(say("button-agree"), "undo_yes", table.id, stamp, style=ButtonStyle.success),
            button(say("button-refuse"), "undo_no", table.id, stamp, style=ButtonStyle.danger),
        )
    if hall is not None:
        made.text(*await _lately(hall, table))
        folded = await _sections(hall, table, made, PARTS_OF_BUTTONS)
    if table.over:
        made.text(seed_line(say, table))
    if hall is not None:
        for add in LAST_SECTIONS if table.over else ():
            await add(hall, table, made)
    opened = hall is not None and bool(hall.board_url)
    buttons = [*_buttons(table, number, opened), *([_more(table)] if folded else [])]
    return made.row(*buttons[:ABREAST]).row(*buttons[ABREAST:])


async def shape_of_board(hall: Hall | None, table: Table) -> str:
    """Format of the board in the message: the host's setting."""
    return table_pictures.PHONE if hall is None else (await hall.person(table.row.host_id)).board


async def _sections(hall: Hall, table: Table, made: Card, parts: int = 0) -> bool:
    """Add the sections of other cogs, leaving room for a number of components; return whether any was left out."""
    folded = False
    for add in (*SECTIONS, *(END_SECTIONS if table.over else ())):
        part = Card()
        await add(hall, table, part)
        if made.has_room(part, parts):
            made.add(part)
        else:
            folded = True
    return folded


def _more(table: Table) -> Any:
    return button(speaker(table.language)("button-more"), "table_more", table.id, Stamp(table.version, 0))


@on_press("table_more")
async def more_pressed(interaction: Interaction, press: Press) -> None:
    """All sections, when the message had no room for them."""
    me, hall, table = await who(interaction), interaction.client.hall, press.table

    async def build() -> Card:
        made = Card()
        await _sections(hall, table, made)
        return made if made.blocks else made.text(me.say("table-no-more"))

    await show(interaction, build, in_place=False)


def _heading(table: Table) -> str:
    """The game; at the end, the winner."""
    say = speaker(table.language)
    if not table.over:
        return title(table.row.game, say)
    names, winners = escaped_names(table), table.result.winners
    return f"🏆 {say('render-won', winners=say.list(names[seat] for seat in winners), count=len(winners))}"


def _status(table: Table) -> list[str]:
    """The status line; for a finished game only its name, since heading and picture show the rest."""
    say = speaker(table.language)
    if table.over:
        return [title(table.row.game, say), *([_agreed_line(say, table)] if table.agreed else [])]
    if not table.playing:
        return [say("table-is-closed")]
    owed, view = table.owed, table.view(None)
    since = min((table.seats[s].owes_at or table.row.changed_at for s in owed), default=table.row.changed_at)
    marks = "".join(map(seat_mark, owed))
    lines = [
        f"{marks} {wording.waiting(table.row.game, view, escaped_names(table), table.language)}",
        *wording.standing(table.row.game, view, escaped_names(table), table.language),
        say("table-waiting-since", when=moment(since)),
    ]
    if table.row.paused_at is not None:
        lines.append(say("table-is-paused", when=moment(table.row.paused_at)))
    return lines


def _agreed_line(say: Speaker, table: Table) -> str:
    early = results.would_be_rated(table) and results.too_early(table)
    return say("table-is-agreed", rated="no" if early else "yes")


async def _clocks(hall: Hall, table: Table) -> list[str]:
    """Deadlines of the seats to act."""
    say, names, lines = speaker(table.language), escaped_names(table), []
    for number in table.owed:
        until, out = await pending.deadline(hall, table, number), table.seats[number].out_at
        if out is not None:
            lines.append(say("table-time-out", name=names[number], when=moment(out)))
        elif until is not None:
            lines.append(say("table-time-until", name=names[number], when=moment(until), at=moment(until, "f")))
    return lines


def _called(table: Table, calls: Sequence[Notice]) -> list[str]:
    """A line for each reason of a mention. Players asked for consent are named with the request."""
    say, whom = speaker(table.language), dict[str, dict[int, str]]()
    for call in calls:
        if call.user_id is not None and call.kind != "undo":
            reason = (
                f"notice-{call.kind}"
                if say.has(f"notice-{call.kind}")
                else f"notice-{notice_validity.family(call.kind)}"
            )
            whom.setdefault(reason, {})[call.user_id] = f"<@{call.user_id}>"
    return [say(reason, whom=" ".join(people.values())) for reason, people in whom.items()]


async def _unreached(hall: Hall, table: Table) -> list[str]:
    """Players to act whose direct messages are closed."""
    say = speaker(table.language)
    people = await outbox_queries.unreached(hall, table)
    return [say("notice-undelivered", whom=" ".join(f"<@{user_id}>" for user_id in people))] if people else []


async def _lately(hall: Hall, table: Table) -> list[str]:
    """Recent acts besides moves. Open votes are shown below."""
    open_votes = {votes.announced(vote) for vote in await votes.votes_at(hall, table.id)}
    done = [act for act in await outbox_queries.lately(hall, table, NEWS) if (act.kind, act.seat) not in open_votes]
    return [f"-# {line}" for line in act_lines(done[-LINES_OF_NEWS:], table, table.language)]


def act_told(act: Act, table: Table, lang: str) -> str:
    """An act besides moves in words."""
    return log.act_told(act, table, lang, escaped, escaped_names(table))


def act_lines(acts: Iterable[Act], table: Table, lang: str) -> list[str]:
    """Acts with their timestamps."""
    return [f"<t:{int(act.at)}:R> · {act_told(act, table, lang)}" for act in acts]


def _undo_text(table: Table, undo: UndoRequest) -> str:
    say = speaker(table.language)
    left = [s for s in undo.needed if s not in undo.agreed]
    mentions = " ".join(f"<@{table.seats[s].user_id}>" for s in left if table.seats[s].user_id)
    moves = table.state.played - undo.to_played
    return say("table-undo-asked", name=escaped_names(table)[undo.seat], moves=moves, whom=mentions)


def open_board(say: Speaker, table_id: str) -> Any:
    return button(say("button-open-board"), OPEN_BOARD, table_id)


def _buttons(table: Table, number: int, opened: bool) -> list[Any]:
    """Buttons of the message. `opened`: whether the living board is enabled."""
    say, stamp = speaker(table.language), Stamp(table.version, 0)
    page = [open_board(say, table.id)] if opened else []
    what = button(say("button-what"), "what", table.id, stamp, (str(number),) if number else ())
    if not table.playing:
        verbs = ["board", "hand", "log", "history"]
        return [*page, *[button(say(f"button-{verb}"), verb, table.id, stamp) for verb in verbs], what]
    return [
        button(say("button-move"), "move", table.id, stamp, style=ButtonStyle.primary),
        *page,
        button(say("button-hand"), "hand", table.id, stamp),
        button(say("button-board"), "board", table.id, stamp),
        button(say("button-log"), "log", table.id, stamp),
        button(say("button-undo"), "undo", table.id, stamp),
        what,
    ]
