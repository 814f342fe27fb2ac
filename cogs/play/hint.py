"""`/hint`, and a button at practice tables: what a good player would do now, and why. Only the asker sees it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play.play import session_at, table_choices, table_meant
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, title
from cogs.ui.translator import text, with_options, word
from tables import Refused, SeatSession, Table
from tables.core import access
from tables.play import hints
from words import wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

ALIKE = 2
"""Steps with which two ways end alike: from so many on they are told once."""
EQUAL = 0.3
"""What differs by less is not worth a word."""


async def show_hint(interaction: Interaction, table: Table) -> None:
    me, house = await who(interaction), interaction.client
    session = session_at(interaction, table)
    access.must_be_asked(session)
    seat = session.seat
    assert seat is not None
    if seat not in table.owed:
        raise Refused("hint-nothing-asked")
    await hints.ask(house.hall, session, me.name, me.id, interaction.id)

    async def build() -> Card:
        seen = await asyncio.to_thread(hints.worlds, session, house.hint_worlds)
        drafted = tuple(move.notation for move in session.draft)
        key = ("hint", table.id, table.version, seat, drafted)
        view = table.game.dump(table.view(seat))
        thought = await house.advice.run(key, hints.think, table.row.game, view, seen, seat, drafted)
        return _card(me, session, *hints.read(thought))

    await show(interaction, build, in_place=False)


def _card(me: Who, session: SeatSession, found: Sequence[hints.Advice], own: hints.Advice | None) -> Card:
    table = session.table
    made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('hint-title')}")
    best = _words(me, session, found[0])
    for number, advice in enumerate(found, 1):
        compared = found[0] if number > 1 else None
        why = me.say("hint-alone") if len(found) == 1 else _why(me, table, advice, compared)
        made.text(*_lines(me, session, f"**{number}.**", advice, why, best if compared else ()))
    if own is not None:
        begun = _begun(own, found)
        why = me.say("hint-same" if begun == own else "hint-begins", number=1 + found.index(begun)) if begun else ""
        made.text(*_lines(me, session, f"**{me.say('hint-draft')}**", own, why or _why(me, table, own, found[0])))
    made.text(me.say("hint-how", worlds=found[0].worlds))
    return made.row(button(me.say("button-move"), "move", table.id))


def _begun(own: hints.Advice, found: Sequence[hints.Advice]) -> hints.Advice | None:
    """The way that was told which the draft is, or begins."""
    return next((advice for advice in found if advice.moves[: len(own.moves)] == own.moves), None)


def _lines(
    me: Who, session: SeatSession, head: str, advice: hints.Advice, why: str, known: Sequence[str] = ()
) -> list[str]:
    """Step by step, and in small print what it promises and why. `known`: a way that was told before; where this one
    ends alike, that is said in a word."""
    first, *later = _words(me, session, advice)
    game, alike = session.table.row.game, 0
    while alike < min(len(later), len(known) - 1) and later[-1 - alike] == known[-1 - alike]:
        alike += 1
    if alike >= ALIKE:
        del later[-alike:]
    expected = me.say(
        "hint-expect", points=me.say.score(game, round(advice.points)), wins=round(advice.wins), worlds=advice.worlds
    )
    steps = [me.say("hint-then", move=words) for words in later]
    if alike >= ALIKE:
        steps.append(me.say("hint-then-alike"))
    return [f"{head} {first}", *steps, f"-# {expected} {why}"]


def _words(me: Who, session: SeatSession, advice: hints.Advice) -> list[str]:
    """Each move in the words of the position in which it would be made; what only closes the turn goes without
    saying."""
    table, seat = session.table, session.seat
    assert seat is not None
    closing = cog_of(table.row.game).closing - {"draw"}
    state, told = table.state, []
    for number, notation in enumerate(advice.moves, 1):
        move = table.game.book.read(notation)
        view = table.game.view(state, seat)
        if move.kind not in closing or len(advice.moves) == 1:
            told.append(wording.move(table.row.game, view, seat, escaped_names(table), me.lang, move))
        if number < len(advice.moves):
            state = table.game.attempt(state, seat, move).state
    return told or [wording.move(table.row.game, view, seat, escaped_names(table), me.lang, move)]


def _why(me: Who, table: Table, advice: hints.Advice, best: hints.Advice | None) -> str:
    """One sentence: how it compares, and what tells the two apart."""
    say, game = me.say, table.row.game
    if abs(advice.ahead) < max(EQUAL, advice.error):
        return say("hint-equal" if best is not None else "hint-equal-next")
    worth = say.score(game, abs(round(advice.ahead, 1)))
    how = "hint-better" if best is None else "hint-worse" if advice.ahead < 0 else "hint-even-better"
    return say(how, points=worth, error=round(advice.error, 1), why=_reasons(me, advice))


REASONS = 2
"""So many speak for it, and one against, if it weighs at least half as much."""


def _reasons(me: Who, advice: hints.Advice) -> str:
    """What made the difference: first what goes the same way as the difference itself."""
    say = me.say
    weighed = [
        (points, say("hint-more" if points > 0 else "hint-less", what=say(source), points=abs(round(points, 1))))
        for source, points in advice.sources
    ]
    if abs(advice.others) >= EQUAL:
        told = "hint-others-more" if advice.others > 0 else "hint-others-less"
        weighed.append((-advice.others, say(told, points=abs(round(advice.others, 1)))))
    weighed.sort(key=lambda pair: -abs(pair[0]))
    speaking = [pair for pair in weighed if (pair[0] > 0) == (advice.ahead > 0)]
    against = [pair for pair in weighed if pair not in speaking]
    if not speaking:
        return say("hint-many")
    why = say.list(told for _, told in speaking[:REASONS])
    if against and abs(against[0][0]) * 2 >= abs(speaking[0][0]):
        return say("hint-though", why=why, but=against[0][1])
    return why


@on_press("hint")
async def hint_pressed(interaction: Interaction, press: Press) -> None:
    await show_hint(interaction, press.table)


class Hints(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("hint"), description=text("hint-description"))
    @with_options(table="option-table")
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        await show_hint(interaction, await table_meant(interaction, table))

    @hint.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Hints(house))
