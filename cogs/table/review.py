"""`/review`, and a button at the end: how a game went, what decided it, and the game as a film.

Answered privately: a reader's own costliest and best moves are nobody else's business.
"""

import asyncio
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.play.play import table_meant
from cogs.ui import table_pictures
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import ask_patience
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, tables_to_choose, title
from cogs.ui.translator import text, with_options, word
from engine.transcript import Recording
from render import pictures
from render.pictures import Picture
from render.review_chart import Prospects
from tables import Hall, Refused, Table
from tables import history as table_history
from tables.core import access
from tables.finished import reviews
from words import wording
from words.reader import Reader

if TYPE_CHECKING:
    from app.guildhall import Guildhall

FRAMES = 120
"""Of a film; of a longer game, every other turn is left out, or more."""


async def show_review(interaction: Interaction, table: Table) -> None:
    me, house = await who(interaction), interaction.client
    access.viewer_seat(table, me.id)  # a closed table stays closed
    recorded = await reviews.recording(house.hall, table)
    found = await asyncio.to_thread(reviews.kept, house.data / "reviews", table)
    if found is None:
        await show(interaction, lambda: _patience(house, table, me))
        found = await make(house, table, recorded)
        made = await _card(house, table, me, recorded, found)
        await interaction.edit_original_response(view=made.view(), attachments=made.files)
    else:
        ready = found
        await show(interaction, lambda: _card(house, table, me, recorded, ready))


async def make(house: "Guildhall", table: Table, recorded: Recording) -> reviews.Review:
    """By a process beside the bot; kept for whoever asks next."""
    folder = house.data / "reviews"
    made = await house.background.run(
        ("review", table.id, table.version), reviews.look_back, recorded.write(), house.review_worlds
    )
    await asyncio.to_thread(reviews.keep, folder, table, made)
    found = await asyncio.to_thread(reviews.kept, folder, table)
    assert found is not None
    return found


async def _patience(house: "Guildhall", table: Table, me: Who) -> Card:
    """While it is being made: what is known already."""
    made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('review-title')}", me.say("review-patience"))
    return made.picture(await table_pictures.final(house.picture_cache, table, me.reader))


async def _card(house: "Guildhall", table: Table, me: Who, recorded: Recording, found: reviews.Review) -> Card:
    told = await asyncio.to_thread(_told, recorded, found, escaped_names(table), me.lang)
    made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('review-title')}", _places(table))
    made.picture(await table_pictures.review(house.picture_cache, table, prospects(found), me.reader))
    if found.swings:
        turning = [_swing(me, table, found, n, told) for n in range(len(found.swings))]
        made.text(f"**{me.say('review-turning')}**", *turning)
        made.row(*await _steps(house.hall, table, found))
    made.text(me.say("review-how", worlds=found.worlds))
    seat = table.seat_of(me.id)
    own = button(me.say("button-own-moves"), "own_moves", table.id)
    judged = seat is not None and (found.costly[seat] or found.best[seat])
    return made.row(*([own] if judged else []), button(me.say("button-film"), "film", table.id, emoji="🎞️"))


def _places(table: Table) -> str:
    """`1. Anna 198 · 2. Béla 170`."""
    names, standings = escaped_names(table), table.result
    order = [seat for group in standings.ranking for seat in group]
    return " · ".join(f"**{standings.place(seat)}.** {names[seat]} {standings.points[seat]}" for seat in order)


@on_press("own_moves")
async def own_moves_pressed(interaction: Interaction, press: Press) -> None:
    """A reader's costliest and best moves."""
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
    return Prospects(found.lines, [turn.mark for turn in found.turns], turning)


Told = Mapping[tuple[int, str], str]
"""Number and notation of a move → its words in the position in which it was made."""


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
    """As the chart counts."""
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
    """A difference in what the game counts in; of a small one, the first decimal too."""
    return me.say.score(table.row.game, abs(round(gain, 1) if abs(gain) < 10 else round(gain)))


def _sentence(me: Who, table: Table, verdict: reviews.Verdict, told: Told) -> str:
    how = ("advised" if verdict.gain >= 0 else "unlucky") if verdict.advised else "cost" if verdict.gain < 0 else "gain"
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


async def _steps(hall: Hall, table: Table, found: reviews.Review) -> list[Any]:
    """To the positions of the turning points in `/history`."""
    made = []
    for number, swing in enumerate(found.swings, 1):
        last = swing.verdict.number if swing.verdict is not None else found.turns[swing.turn].last
        index = await table_history.position_after(hall, table.id, last)
        words = (str(index), f"turning{number}")
        made.append(button(str(number), "history", table.id, words=words, emoji="🔎"))
    return made


# ---------------------------------------------------------------- the film


def make_film(recorded: str, names: Sequence[str], reader: Reader) -> Picture:
    """In a process of its own: the board as everybody saw it, turn by turn."""
    recording = Recording.read(recorded)
    return pictures.film(recording.game, _views(recording), names, reader)


def _views(recording: Recording) -> Iterator[Any]:
    ends = reviews.ends_of_turns(recording)
    kept = {1, ends[-1], *ends[:: 1 + len(ends) // FRAMES]}
    for game, at in reviews.positions(recording):
        if at.number in kept:
            yield game.view(at.state, None)


@on_press("film")
async def film_pressed(interaction: Interaction, press: Press) -> None:
    me, house = await who(interaction), interaction.client
    table = press.table
    access.viewer_seat(table, me.id)
    recorded = await reviews.recording(house.hall, table)
    await ask_patience(interaction)
    key = ("film", table.id, table.version, tuple(table.names), me.reader)
    made = await house.films.get(
        key, lambda: house.background.run(key, make_film, recorded.write(), table.names, me.reader)
    )
    await interaction.edit_original_response(view=_film_card(made), attachments=[_film_file(made)])


def _film_file(made: Picture) -> discord.File:
    return discord.File(io.BytesIO(made.png), filename="film.gif", description=made.alt)


def _film_card(made: Picture) -> discord.ui.LayoutView:
    view, gallery = discord.ui.LayoutView(timeout=None), discord.ui.MediaGallery[Any]()
    gallery.add_item(media="attachment://film.gif", description=made.alt)
    view.add_item(gallery)
    return view


# ---------------------------------------------------------------- the command


@on_press("review")
async def review_pressed(interaction: Interaction, press: Press) -> None:
    await show_review(interaction, press.table)


class Reviewing(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("review"), description=text("review-description"))
    @with_options(table="export-table")
    async def review(self, interaction: Interaction, table: str | None = None) -> None:
        await show_review(interaction, await table_meant(interaction, table))

    @review.autocomplete("table")
    async def finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The person's own finished games, the latest first."""
        mine = await access.tables_of(interaction.client.hall, interaction.user.id, living=False)
        return tables_to_choose((await who(interaction)).say, [table for table in mine if table.over], typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Reviewing(house))
