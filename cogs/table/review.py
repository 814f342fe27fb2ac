"""`/review`, and a button at the end: the course of a game, its turning points, and a film.

Answered privately, since it rates the reader's own moves.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.play.play import table_meant
from cogs.ui import table_pictures
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import ask_patience, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, escaped_names, tables_to_choose, title
from cogs.ui.progress import show_refined
from cogs.ui.translator import text, with_options, word
from engine.transcript import Recording
from render import pictures
from render.pictures import Picture
from render.review_chart import Prospects
from tables import Hall, Refused, Table
from tables import history as table_history
from tables.core import access, worker_process
from tables.finished import reviews
from words import wording
from words.reader import Reader

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

FRAMES = 120
"""Maximum frames of a film; of a longer game every n-th turn is shown."""


async def show_review(interaction: Interaction, table: Table) -> None:
    me, house = await who(interaction), interaction.client
    access.viewer_seat(table, me.id)  # raises if the reader may not see the table
    recorded = await reviews.recording(house.hall, table)
    found = await asyncio.to_thread(reviews.kept, house.data / "reviews", table)
    if found is None:
        await show_refined(
            interaction,
            make(house, me.id, table, recorded),
            lambda progress: _patience(house, table, me, progress),
            lambda made: _card(house, table, me, recorded, made),
            lambda: house.background.ahead(_key(table)),
            share=lambda: house.background.share(_key(table)),
        )
    else:
        ready = found
        await show(interaction, lambda: _card(house, table, me, recorded, ready))


def _key(table: Table) -> tuple[str, str, int]:
    return "review", table.id, table.version


async def make(house: "Guildhall", person: int, table: Table, recorded: Recording) -> reviews.Review:
    """Make the review in a worker process, and cache it."""
    folder = house.data / "reviews"
    made = await house.background.run(person, _key(table), reviews.look_back, recorded.write(), house.review_worlds)
    await asyncio.to_thread(reviews.keep, folder, table, made)
    found = await asyncio.to_thread(reviews.kept, folder, table)
    assert found is not None
    return found


async def make_ahead(house: "Guildhall", table: Table) -> None:
    """Make the review of a game that has just ended, while the worker process has nothing else to do."""
    folder = house.data / "reviews"
    if not table.over or not table.user_ids or await asyncio.to_thread(reviews.kept, folder, table) is not None:
        return
    try:
        recorded = await reviews.recording(house.hall, table)
    except Refused:
        return
    key = _key(table)
    made = await house.background.run_ahead(key, reviews.look_back, recorded.write(), house.review_worlds)
    if made is not None:
        await asyncio.to_thread(reviews.keep, folder, table, made)


async def _patience(house: "Guildhall", table: Table, me: Who, progress: str) -> Card:
    """Card with the known results while the review is being made."""
    made = Card().text(_heading(me, table), me.say("review-patience") if progress else "", progress)
    return made.picture(await table_pictures.final(house.picture_cache, table, me.reader))


async def _card(house: "Guildhall", table: Table, me: Who, recorded: Recording, found: reviews.Review) -> Card:
    made = Card().text(_heading(me, table), _places(table))
    made.picture(await table_pictures.review(house.picture_cache, table, prospects(found), me.reader))
    if found.swings:
        made.text(f"**{me.say('review-turning')}**", *await _swings(table, me, recorded, found))
        points = await _points(house.hall, table, found)
        made.row(*[button(str(n), "history", table.id, words=(str(at), f"turning{n}"), emoji="🔎") for n, at in points])
        made.row(*[button(str(n), "study", table.id, words=(str(max(0, at - 1)),), emoji="▶️") for n, at in points])
    made.text(me.say("review-how", worlds=found.worlds))
    buttons = [button(me.say("button-film"), "film", table.id, emoji="🎞️")]
    seat = table.seat_of(me.id)
    if seat is not None:
        if found.costly[seat] or found.best[seat]:
            buttons.insert(0, button(me.say("button-own-moves"), "own_moves", table.id))
        buttons.append(button(me.say("button-show-table"), "review_show", table.id, emoji="📣"))
    return made.row(*buttons)


async def _public_card(house: "Guildhall", table: Table, me: Who, recorded: Recording, found: reviews.Review) -> Card:
    """Public version for the table: names the person who shared it, and omits the ratings of moves."""
    all_of_them = replace(me, lang=table.language)
    made = Card().text(_heading(all_of_them, table), _shown_by(all_of_them, "review-shown"), _places(table))
    everybody = Reader(table.language, await table_pictures.public_palette(house.hall, table))
    made.picture(await table_pictures.review(house.picture_cache, table, prospects(found), everybody))
    if found.swings:
        heading = all_of_them.say("review-turning-plain")
        made.text(f"**{heading}**", *await _swings(table, all_of_them, recorded, found))
    made.text(all_of_them.say("review-how", worlds=found.worlds))
    return made.row(button(all_of_them.say("button-review"), "review", table.id))


def _heading(me: Who, table: Table) -> str:
    return f"### {title(table.row.game, me.say)} · {me.say('review-title')}"


def _shown_by(me: Who, message: str) -> str:
    return me.say(message, name=escaped(me.name))


async def _swings(table: Table, me: Who, recorded: Recording, found: reviews.Review) -> list[str]:
    told = await asyncio.to_thread(_told, recorded, found, escaped_names(table), me.lang)
    return [_swing(me, table, found, number, told) for number in range(len(found.swings))]


def _places(table: Table) -> str:
    """`1. Anna 198 · 2. Béla 170`."""
    names, standings = escaped_names(table), table.result
    order = [seat for group in standings.ranking for seat in group]
    return " · ".join(f"**{standings.place(seat)}.** {names[seat]} {standings.points[seat]}" for seat in order)


@on_press("own_moves")
async def own_moves_pressed(interaction: Interaction, press: Press) -> None:
    """The reader's worst and best moves."""
    me, house = await who(interaction), interaction.client
    table = press.table
    seat, found = table.seat_of(me.id), await asyncio.to_thread(reviews.kept, house.data / "reviews", table)
    if seat is None or found is None:
        raise Refused("table-stale")
    told = await asyncio.to_thread(
        _told, await reviews.recording(house.hall, table), found, escaped_names(table), me.lang
    )

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('review-own')}")
        made.text(*_verdicts(me, table, "review-costly", found.costly[seat], told))
        made.text(*_verdicts(me, table, "review-best", found.best[seat], told))
        return made.text(me.say("review-how-moves", level=me.say(f"level-{found.level}")))

    await show(interaction, build, in_place=False)


def prospects(found: reviews.Review) -> Prospects:
    turning = [(swing.turn + 1, swing.before, swing.after) for swing in found.swings]
    return Prospects(found.lines, [turn.mark for turn in found.turns], turning, found.doubts)


Told = Mapping[tuple[int, str], str]
"""(number, notation) of a move → its text in the position in which it was made."""


def _told(recorded: Recording, found: reviews.Review, names: Sequence[str], lang: str) -> Told:
    wanted: dict[int, set[str]] = {}
    for verdict in [v for own in (*found.costly, *found.best) for v in own] + [s.verdict for s in found.swings]:
        if verdict is not None:
            wanted.setdefault(verdict.number, set()).update((verdict.played, verdict.other))
    told = {}
    for game, at in reviews.positions(recorded):
        for notation in wanted.get(at.number, ()):
            view, move = game.view(at.state, at.seat), game.book.read(notation)
            told[at.number, notation] = wording.move(recorded.game, view, at.seat, names, lang, move)
    return told


def _when(me: Who, found: reviews.Review, swing: reviews.Swing) -> str:
    """Time of a turning point, in the units of the chart."""
    mark = found.turns[swing.turn].mark or str(1 + swing.turn // len(found.lines))
    return me.say("review-round" if mark.isdigit() else "review-phase", mark=mark)


def _swing(me: Who, table: Table, found: reviews.Review, number: int, told: Told) -> str:
    names, swing = escaped_names(table), found.swings[number]
    line = me.say(
        "review-swing", number=number + 1, when=_when(me, found, swing), name=names[swing.seat],
        before=round(100 * swing.before), after=round(100 * swing.after),
        was=round(swing.points[0]), now=me.say.score(table.row.game, round(swing.points[1])),
    )  # fmt: skip
    verdict = swing.verdict
    if verdict is None:
        return line
    return f"{line}\n-# {_sentence(me, table, verdict, told)}"


def _worth(me: Who, table: Table, gain: float) -> str:
    """A difference in the game's unit; small ones with one decimal."""
    return me.say.score(table.row.game, abs(round(gain, 1) if abs(gain) < 10 else round(gain)))


def _sentence(me: Who, table: Table, verdict: reviews.Verdict, told: Told) -> str:
    how = "cost" if not verdict.advised else "advised" if verdict.gain >= 0 else "unlucky"
    return me.say(
        f"review-played-{how}", name=escaped_names(table)[verdict.seat], played=told[verdict.number, verdict.played],
        other=told[verdict.number, verdict.other], points=_worth(me, table, verdict.gain),
    )  # fmt: skip


def _verdicts(me: Who, table: Table, heading: str, verdicts: Sequence[reviews.Verdict], told: Told) -> list[str]:
    if not verdicts:
        return []
    lines = [
        me.say(
            f"{heading}-move", number=verdict.number, played=told[verdict.number, verdict.played],
            other=told[verdict.number, verdict.other], points=_worth(me, table, verdict.gain),
        )
        for verdict in verdicts
    ]  # fmt: skip
    return [f"**{me.say(heading)}**", *lines]


async def _points(hall: Hall, table: Table, found: reviews.Review) -> list[tuple[int, int]]:
    """Numbers of the turning points, and the index of the position after each in `/history`."""
    made = []
    for number, swing in enumerate(found.swings, 1):
        last = swing.verdict.number if swing.verdict is not None else found.turns[swing.turn].last
        made.append((number, await table_history.position_after(hall, table.id, last)))
    return made


# ---------------------------------------------------------------- the film


def make_film(recorded: str, names: Sequence[str], reader: Reader, upright_for: int | None) -> Picture:
    """Make the film, in a worker process: the public board turn by turn, in portrait or landscape format."""
    recording = Recording.read(recorded)
    return pictures.film(recording.game, _views(recording), names, reader, upright_for)


def _views(recording: Recording) -> Iterator[Any]:
    ends = reviews.ends_of_turns(recording)
    kept = {1, ends[-1], *ends[:: 1 + len(ends) // FRAMES]}
    for game, at in reviews.positions(recording):
        if at.number in kept:
            yield game.view(at.state, None)
            worker_process.report(at.number / ends[-1])


@on_press("film")
async def film_pressed(interaction: Interaction, press: Press) -> None:
    me, house = await who(interaction), interaction.client
    table = press.table
    seat = access.viewer_seat(table, me.id)
    recorded = await reviews.recording(house.hall, table)
    upright_for = (seat or 0) if me.person.board == table_pictures.PHONE else None
    key = _film_key(table, me.reader, upright_for)

    async def patience(progress: str) -> Card:
        return Card().text(_heading(me, table), me.say("film-patience") if progress else "", progress)

    async def card(made: Picture) -> Card:
        shows = [button(me.say("button-show-table"), "film_show", table.id, emoji="📣")] if seat is not None else []
        return Card().film(made).row(*shows)

    film = _film(house, me.id, table, recorded, me.reader, upright_for)
    await show_refined(
        interaction, film, patience, card,
        lambda: house.background.ahead(key), share=lambda: house.background.share(key), in_place=False,
    )  # fmt: skip


def _film_key(table: Table, reader: Reader, upright_for: int | None) -> tuple[object, ...]:
    return "film", table.id, table.version, tuple(table.names), reader, upright_for


async def _film(
    house: "Guildhall", person: int, table: Table, recorded: Recording, reader: Reader, upright_for: int | None
) -> Picture:
    """The film from the cache, or made by a worker process."""
    key, names = _film_key(table, reader, upright_for), list(table.names)
    return await house.films.get(
        key, lambda: house.background.run(person, key, make_film, recorded.write(), names, reader, upright_for)
    )


# ---------------------------------------------------------------- shown to the table


@on_press("review_show")
async def review_shown(interaction: Interaction, press: Press) -> None:
    me, house, table = await who(interaction), interaction.client, press.table

    async def card() -> Card:
        recorded = await reviews.recording(house.hall, table)
        found = await asyncio.to_thread(reviews.kept, house.data / "reviews", table)
        if found is None:
            raise Refused("table-stale")
        return await _public_card(house, table, me, recorded, found)

    await _show_table(interaction, me, table, "review", card)


@on_press("film_show")
async def film_shown(interaction: Interaction, press: Press) -> None:
    """Post the film to the table, as the person saw it; make it first if needed."""
    me, house, table = await who(interaction), interaction.client, press.table
    all_of_them = replace(me, lang=table.language)

    async def card() -> Card:
        recorded = await reviews.recording(house.hall, table)
        upright_for = (table.seat_of(me.id) or 0) if me.person.board == table_pictures.PHONE else None
        made = await _film(house, me.id, table, recorded, me.reader, upright_for)
        return Card().text(_heading(all_of_them, table), _shown_by(all_of_them, "film-shown")).film(made)

    await _show_table(interaction, me, table, "film", card)


async def _show_table(
    interaction: Interaction, me: Who, table: Table, what: str, build: Callable[[], Awaitable[Card]]
) -> None:
    """Post a card in the table's thread once, for a player of the game, and send them the link."""
    house = interaction.client
    if table.seat_of(me.id) is None:
        raise Refused("table-not-seated")
    await ask_patience(interaction)
    place = house.shown.get((what, table.id))
    if place is None:
        thread = table.row.thread_id
        if thread is None:
            raise Refused("show-no-place")
        card = await build()
        try:
            sent = await house.get_partial_messageable(thread).send(view=card.view(), files=card.files)
        except discord.HTTPException as refused:
            log.info("posting the %s of table %s failed, the person is told: %s", what, table.id, refused)
            raise Refused("show-no-place") from refused
        place = f"https://discord.com/channels/{table.row.guild_id}/{thread}/{sent.id}"
        house.shown[what, table.id] = place
    await tell(interaction, me.say("show-done", place=place))


# ---------------------------------------------------------------- the command


@on_press("review")
async def review_pressed(interaction: Interaction, press: Press) -> None:
    await show_review(interaction, press.table)


class Reviewing(commands.Cog):
    @app_commands.command(name=word("review"), description=text("review-description"))
    @with_options(table="export-table")
    async def review(self, interaction: Interaction, table: str | None = None) -> None:
        await show_review(interaction, await table_meant(interaction, table))

    @review.autocomplete("table")
    async def finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The person's own finished games, latest first."""
        mine = await access.tables_of(interaction.client.hall, interaction.user.id, living=False)
        return tables_to_choose((await who(interaction)).say, [table for table in mine if table.over], typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Reviewing())
