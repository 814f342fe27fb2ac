"""Votes and caretakers in the table's message: agree, refuse, say what becomes of a seat, take one's own back."""

from collections.abc import Mapping

from discord import ButtonStyle, app_commands

from cogs.play.play import table_choices, table_meant
from cogs.table.direct_message_cards import DirectMessage, about_a_table, writes
from cogs.table.table_clock import in_words
from cogs.table.table_group import table_command
from cogs.ui import table_message
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import on_refusal, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, title
from cogs.ui.table_message import moment
from cogs.ui.translator import choices_of, with_options
from tables import Hall, Pace, Refused, Stamp, Table, Vote
from tables.clock import caretaker_handover
from tables.clock import votes as table_votes
from tables.finished import results
from words import Speaker, speaker


def question(say: Speaker, table: Table, vote: Vote) -> str:
    """As somebody reads it who does not have the table before their eyes."""
    name = escaped_names(table)[vote.seat]
    if vote.about_time:
        return say("vote-out", name=name)
    if vote.kind == "end":
        early = results.would_be_rated(table) and results.too_early(table)
        return say(f"vote-end-{vote.args['result']}", name=name, rated="no" if early else "yes")
    if vote.kind == table_votes.REOPEN:
        return say("vote-reopen", name=name, how=table.row.ended_how or "played")
    if vote.kind == "clock":
        return say("vote-clock", name=name, clock=in_words(say, Pace.model_validate(dict(vote.args))))
    return say(f"vote-{vote.kind}", name=name)


# ---------------------------------------------------------------- in the table's message


@table_message.section
async def open_votes(hall: Hall, table: Table, card: Card) -> None:
    say, stamp = speaker(table.language), Stamp(table.version, 0)
    votes = await table_votes.votes_at(hall, table.id)
    for vote in votes:
        if not vote.about_time:
            rule = "vote-needs-no-refusal" if vote.kind == "resume" else "vote-needs-all"
            card.line().text(*_open_vote(say, table, vote), f"-# {say(rule)}")
            card.row(
                button(say("button-agree"), f"{vote.kind}_yes", table.id, stamp, style=ButtonStyle.success),
                button(say("button-refuse"), f"{vote.kind}_no", table.id, stamp, style=ButtonStyle.danger),
            )
    about_time = [line for vote in votes if vote.about_time for line in _open_vote(say, table, vote)]
    if about_time:
        card.line().text(*about_time, f"-# {say('vote-needs-most')}")
        card.row(button(say("button-vote"), "vote", table.id, stamp, style=ButtonStyle.primary))


def _open_vote(say: Speaker, table: Table, vote: Vote) -> list[str]:
    """The question, its answers, who has answered and who has not. That time is out stands with the clocks."""
    names, left = escaped_names(table), table_votes.silent(table, vote)
    asks = question(say, table, vote)
    if vote.about_time:
        choices = " · ".join(say(f"vote-choice-{choice}") for choice in table_votes.MILDEST_FIRST)
        asks = say("vote-seat", name=names[vote.seat], choices=choices)
    answered = say.list(names[seat] for seat in table_votes.asked(table, vote) if seat not in left)
    waits = say("vote-open", names=say.list(names[seat] for seat in left), until=moment(vote.closes_at))
    return [asks, say("vote-answered", names=answered) if answered else "", waits]


@table_message.section
async def caretakers(hall: Hall, table: Table, card: Card) -> None:
    """Who is away, and their way back."""
    away = [number for number, seat in enumerate(table.seats) if seat.caretaken and seat.user_id is not None]
    if not table.playing or not away:
        return
    say = speaker(table.language)
    deserted = not any(seat.attended for seat in table.seats)
    names = say.list(escaped_names(table)[number] for number in away)
    card.line().text(say("seats-all-away") if deserted else "", say("seat-is-caretaken", names=names))
    card.row(button(say("button-take-seat"), "take_seat", table.id, Stamp(table.version, 0)))


# ---------------------------------------------------------------- proposals


@table_command("pause")
@with_options(table="option-table")
async def pause(interaction: Interaction, table: str | None = None) -> None:
    """A pause; at a table that pauses, to go on."""
    meant = await table_meant(interaction, table)
    await propose(interaction, "resume" if meant.paused else "pause", meant.id)


@pause.autocomplete("table")
async def tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed)


async def propose(
    interaction: Interaction, kind: str, table_id: str | None, args: Mapping[str, str] | None = None
) -> None:
    me, hall, meant = await who(interaction), interaction.client.hall, await table_meant(interaction, table_id)
    await table_votes.propose(hall, meant.id, me.id, kind, args=args, interaction_id=interaction.id)
    waits = any(vote.kind == kind for vote in await table_votes.votes_at(hall, meant.id))
    await tell(interaction, me.say("propose-asked" if waits else "propose-done"))


def _claim(kind: str, choice: str) -> None:
    @on_press(f"{kind}_{choice}")
    async def answered(interaction: Interaction, press: Press) -> None:
        me = await who(interaction)
        await table_votes.cast(
            interaction.client.hall, press.table_id, me.id, kind, choice, interaction_id=interaction.id
        )
        await tell(interaction, me.say("vote-agreed" if choice == table_votes.YES else "vote-refused"))


for _kind in table_votes.PROPOSALS:
    for _choice in (table_votes.YES, table_votes.NO):
        _claim(_kind, _choice)


@table_command("end")
@with_options(result="end-result", table="option-table")
@app_commands.choices(result=choices_of("end-result", table_votes.END_RESULTS))
async def end(interaction: Interaction, result: str, table: str | None = None) -> None:
    """All who play must agree, and what it counts is agreed with it."""
    await propose(interaction, "end", table, {"result": result})


@table_command("reopen")
@with_options(table="option-table")
async def reopen(interaction: Interaction, table: str | None = None) -> None:
    """Back to the last decision of a game that has just ended."""
    await propose(interaction, "reopen", table)


@end.autocomplete("table")
@reopen.autocomplete("table")
async def ending_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed, finished=interaction.command is reopen)


# ---------------------------------------------------------------- about a seat


async def _ballots(interaction: Interaction, me: Who, table: Table) -> Card:
    """What this person is asked, with what they have said so far."""
    seat, made = table.seat_of(me.id), Card()
    for vote in await table_votes.votes_at(interaction.client.hall, table.id):
        if not vote.about_time or seat is None or seat not in table_votes.asked(table, vote):
            continue
        mine = vote.ballots.get(seat)
        about = me.say("vote-title", name=escaped_names(table)[vote.seat])
        yours = me.say("vote-yours", choice=me.say(f"vote-choice-{mine}")) if mine else ""
        made.text(f"### {title(table.row.game, me.say)} · {about}", f"-# {me.say('vote-needs-most')}", yours)
        made.row(
            *[
                button(
                    me.say(f"vote-choice-{choice}"), "ballot", table.id, words=(vote.kind, choice),
                    style=ButtonStyle.primary if choice == mine else ButtonStyle.secondary,
                )
                for choice in table_votes.MILDEST_FIRST
            ]
        )  # fmt: skip
    return made if made.blocks else made.text(me.say("vote-nothing"))


@on_press("vote")
async def vote_pressed(interaction: Interaction, press: Press) -> None:
    me, table = await who(interaction), press.table
    await show(interaction, lambda: _ballots(interaction, me, table))


@on_press("ballot")
async def ballot_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    kind, choice = (*press.words, "", "")[:2]
    table = await table_votes.cast(
        interaction.client.hall, press.table_id, me.id, kind, choice, interaction_id=interaction.id
    )
    votes = await table_votes.votes_at(interaction.client.hall, table.id)
    if any(vote.kind == kind for vote in votes):
        await show(interaction, lambda: _ballots(interaction, me, table))
    else:
        await show(interaction, lambda: _note(me, "vote-cast"))


async def _note(me: Who, *messages: str) -> Card:
    return Card().text(*[me.say(message) for message in messages])


@writes("vote")
async def direct_message_about_a_vote(message: DirectMessage) -> Card:
    table, say = message.table, message.say
    assert table is not None
    made, votes = await about_a_table(message), await table_votes.votes_at(message.house.hall, table.id)
    made.text(*[question(say, table, vote) for vote in votes])
    if any(vote.about_time for vote in votes):
        made.row(button(say("button-vote"), "vote", table.id, style=ButtonStyle.primary))
    for vote in votes:
        if not vote.about_time:
            made.row(
                button(say("button-agree"), f"{vote.kind}_yes", table.id, style=ButtonStyle.success),
                button(say("button-refuse"), f"{vote.kind}_no", table.id, style=ButtonStyle.danger),
            )
    return made


# ---------------------------------------------------------------- coming back


@on_press("take_seat")
async def take_seat(interaction: Interaction, press: Press) -> None:
    """From the table's message, a direct message, or the private answer to somebody whose seat is looked after."""
    me = await who(interaction)
    table = await caretaker_handover.take_back(
        interaction.client.hall, press.table_id, me.id, interaction_id=interaction.id
    )

    async def build() -> Card:
        made = await _note(me, "seat-taken-back", "seat-comes-back")
        return made.row(button(me.say("button-move"), "move", table.id, style=ButtonStyle.primary))

    await show(interaction, build)


@on_refusal("table-caretaken")
async def looked_after(interaction: Interaction, refused: Refused) -> None:
    """Whatever somebody wants to do whose seat is looked after: first the one press that brings them back."""
    me = await who(interaction)

    async def build() -> Card:
        made = await _note(me, "table-caretaken", "seat-comes-back")
        take = button(me.say("button-take-seat"), "take_seat", str(refused.args_["table"]), style=ButtonStyle.primary)
        return made.row(take)

    await show(interaction, build, in_place=False)


@writes(caretaker_handover.CARETAKEN)
async def direct_message_about_a_caretaker(message: DirectMessage) -> Card:
    assert message.table is not None
    made = await about_a_table(message)
    take = button(message.say("button-take-seat"), "take_seat", message.table.id, style=ButtonStyle.primary)
    return made.row(take)
