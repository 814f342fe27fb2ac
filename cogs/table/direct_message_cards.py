"""Contents of direct messages by kind. `cogs.delivery.direct_messages` sends them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord import ButtonStyle

from cogs.play import panel_above
from cogs.table.invitation import LOBBY_NOTICES
from cogs.ui.answers import Card
from cogs.ui.buttons import button
from cogs.ui.names import escaped_names, link, players_of, title
from cogs.ui.table_message import moment
from tables import QueuedMessage, Stamp, Table
from tables.core import pending
from tables.finished import exports
from tables.post import notice_validity
from words import DEFAULT, Speaker, speaker, wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

LONGEST_QUESTION = 300


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A message about to be sent: the queued record, the reader's language, and its table, if any."""

    house: "Guildhall"
    queued: QueuedMessage
    say: Speaker
    table: Table | None

    @property
    def lang(self) -> str:
        return self.say.lang

    @property
    def heading(self) -> str:
        """The game and its players, linked to the table."""
        assert self.table is not None
        names = ", ".join(players_of(self.table, self.say))
        return f"### [{title(self.table.row.game, self.say)}]({link(self.table)}) · {names}"


Writer = Callable[[DirectMessage], Awaitable[Card]]
WRITERS: dict[str, Writer] = {}


def writes(*kinds: str) -> Callable[[Writer], Writer]:
    """Register the writer of kinds of direct messages, at import. `remind` covers `remind-1`, `remind-2` …"""

    def claim(writer: Writer) -> Writer:
        WRITERS.update(dict.fromkeys(kinds, writer))
        return writer

    return claim


async def card(house: "Guildhall", queued: QueuedMessage) -> Card:
    """The card, with a settings button that carries the message's number."""
    table = await house.hall.any_table(queued.table_id) if queued.table_id is not None else None
    say = speaker(await language(house, queued))
    lobby = about_a_lobby if queued.kind in LOBBY_NOTICES else None
    writer = WRITERS.get(queued.kind) or lobby or WRITERS.get(notice_validity.family(queued.kind)) or about_a_table
    made = await writer(DirectMessage(house, queued, say, table))
    return made.row(button(say("button-notify"), "notify", words=(str(queued.id),)))


async def language(house: "Guildhall", queued: QueuedMessage) -> str:
    """The reader's language, else that of the arguments, else the table's."""
    person = await house.hall.person(queued.user_id)
    chosen = person.language or queued.args.get("language")
    if chosen is not None or queued.table_id is None:
        return chosen or DEFAULT
    return (await house.hall.any_table(queued.table_id)).language


# ---------------------------------------------------------------- kind by kind


async def about_a_table(message: DirectMessage) -> Card:
    """The text of `dm-<kind>` and a link to the table; enough for most kinds."""
    table, say, kind = message.table, message.say, message.queued.kind
    assert table is not None
    text = say.first(f"dm-{kind}", f"dm-{notice_validity.family(kind)}", **dict(message.queued.args))
    return Card().text(message.heading, text)


async def about_a_lobby(message: DirectMessage) -> Card:
    """The same text as in the channel of a table that has not started."""
    assert message.table is not None
    return LOBBY_NOTICES[message.queued.kind](message.say, message.table, f"<@{message.queued.user_id}>")


@writes("turn", "unconfirmed", "late", "extended")
async def about_a_decision(message: DirectMessage) -> Card:
    """The decision, since when it is open, its deadline, and the button to the panel."""
    table, seat = message.table, message.queued.seat
    assert table is not None
    assert seat is not None
    made, row = await about_a_table(message), table.seats[seat]
    asked = wording.decision(table.row.game, table.view(seat), seat, escaped_names(table), message.lang)
    times = [message.say("table-waiting-since", when=moment(row.owes_at or table.row.changed_at))]
    until = await pending.deadline(message.house.hall, table, seat)
    if until is not None:
        times.append(message.say("dm-time-until", when=moment(until), at=moment(until, "f")))
    made.text(asked.split("\n")[0][:LONGEST_QUESTION], *times)
    made.text(*await panel_above.reminders_of(message.house.hall, table, message.queued.user_id, message.lang))
    return made.row(button(message.say("button-move"), "move", table.id, style=ButtonStyle.primary))


@writes("proposal")
async def about_a_proposal(message: DirectMessage) -> Card:
    """The offer in its current state. The game does not wait for an answer, so there is no deadline."""
    table, seat = message.table, message.queued.seat
    assert table is not None
    assert seat is not None
    made = await about_a_table(message)
    made.text(*wording.proposals(table.row.game, table.view(seat), seat, escaped_names(table), message.lang))
    return made.row(button(message.say("button-move"), "move", table.id, style=ButtonStyle.primary))


@writes("over")
async def about_the_end(message: DirectMessage) -> Card:
    """The result, and the rematch button."""
    table = message.table
    assert table is not None
    made = await about_a_table(message)
    if not table.over:
        return made
    made.text(*wording.standings(table.row.game, table.result, escaped_names(table), message.lang))
    return made.row(button(message.say("button-rematch"), "rematch", table.id, style=ButtonStyle.success))


@writes("displaced")
async def about_a_lost_place(message: DirectMessage) -> Card:
    """Why the bot cannot post at the table, how to continue playing, and who can fix it."""
    table, say = message.table, message.say
    assert table is not None
    reason, host = str(message.queued.args.get("reason")), table.row.host_id
    made = Card().text(f"### {title(table.row.game, say)} · {', '.join(escaped_names(table))}")
    made.text(say("dm-displaced", reason=reason))
    if table.playing:
        made.text(say("dm-displaced-play", table=table.id))
    who_moves = "dm-displaced-host" if host == message.queued.user_id else "dm-displaced-guest"
    made.text(say(who_moves, table=table.id, host=f"<@{host}>"))
    if table.seat_of(message.queued.user_id) in table.owed:
        made.row(button(say("button-move"), "move", table.id, style=ButtonStyle.primary))
    return made


@writes("kept")
async def about_a_game_to_keep(message: DirectMessage) -> Card:
    """A game that ended because the bot was removed from its server, as a file."""
    table = message.table
    assert table is not None
    recording = await exports.recording(message.house.hall, table.id)
    made = Card().text(f"### {title(table.row.game, message.say)} · {', '.join(escaped_names(table))}")
    why = "dm-kept-idle" if table.row.ended_how == "idle" else "dm-kept"
    return made.text(message.say(why)).file(f"{table.row.game}-{table.id}.json", recording.write())


@writes("undo")
async def about_a_request(message: DirectMessage) -> Card:
    """A request for consent. The answer is for this request and no later one."""
    table = message.table
    assert table is not None
    made, stamp = await about_a_table(message), Stamp(table.version, 0)
    return made.row(
        button(message.say("button-agree"), "undo_yes", table.id, stamp, style=ButtonStyle.success),
        button(message.say("button-refuse"), "undo_no", table.id, stamp, style=ButtonStyle.danger),
    )


@writes("test")
async def about_nothing(message: DirectMessage) -> Card:
    return Card().text(f"### {message.say('dm-test-title')}", message.say("dm-test"))
