"""Slash group of a game: one subcommand per kind of move, with autocomplete over the legal moves.

`/calimala build piece: city: by:`: all options are optional; the panel asks for the rest. Autocomplete and panel narrow
the same list of legal moves.
"""

import inspect
import logging
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.app_commands import locale_str

from cogs.play.forms import say_freely
from cogs.play.play import draft_or_play, session_at, show_panel, table_choices, table_meant
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import folded, title
from cogs.ui.translator import game_group, option, text
from engine import GAMES, Choice, Game, Move, Question
from prompts.saying import Meant
from tables import Refused, SeatSession
from tables.core import access
from words import speaker, wording
from words.turns import turns_of

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)


async def add_games(house: "Guildhall") -> None:
    """Add the cog of every offered game. A package that fails to load is logged and skipped."""
    for game_id in house.hall.games:
        try:
            await add_game(house, game_id)
        except Exception as wrong:
            log.exception("loading the game %s failed, it is left out", game_id)
            GAMES.set_aside(game_id, f"its commands cannot be made: {type(wrong).__name__}: {wrong}")
    house.hall.games = tuple(game_id for game_id in house.hall.games if game_id in GAMES)
    for game_id, reason in GAMES.broken.items():
        log.error("GAME LEFT OUT: %s: %s. Its tables wait; the other games are not affected.", game_id, reason)


async def add_game(house: "Guildhall", game_id: str) -> None:
    """Add the cog of a game: its own, or the default one."""
    await house.add_cog(cog_of(game_id)(house, group_for(GAMES[game_id])))


def move_commands(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Return the kinds of moves with a command, and the options of each: as listed by its cog, else all."""
    cog = cog_of(game.meta.id)
    if cog.move_commands:
        kinds = {name: kind for kind, name in cog.called.items()}
        return {kinds.get(name, name): tuple(options) for _, name, *options in map(str.split, cog.move_commands)}
    return moves_to_command(game)


def moves_to_command(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Return the kinds of moves that need a command by the move book, and their typed fields."""
    book, cog, silent = game.book, cog_of(game.meta.id), turns_of(game.meta.id).rides_along
    return {
        kind: tuple(field for field in book.fields(kind) if field not in silent)
        for kind in book.kinds
        if kind not in cog.only_asked
    }


def group_for(game: Game[Any]) -> app_commands.Group:
    group = app_commands.Group(name=game_group(game.meta.id), description=text(f"{game.meta.id}-command"))
    for kind, fields in move_commands(game).items():
        group.add_command(command_for(game, kind, fields))
    return group


@cache
def command_for(game: Game[Any], kind: str, fields: tuple[str, ...]) -> app_commands.Command[Any, ..., None]:
    """Return the command of a kind of move. Cached: every bot in a process adds it to its own group."""
    game_id = game.meta.id

    async def callback(interaction: Interaction, **given: str | None) -> None:
        table_id = given.pop("table", None)
        words = {field: typed for field, typed in given.items() if typed}
        await say_kind(interaction, game_id, kind, words, table_id)

    any_way = inspect.Parameter.POSITIONAL_OR_KEYWORD
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter("interaction", any_way, annotation=Interaction),
            *[inspect.Parameter(name, any_way, annotation=str | None, default=None) for name in (*fields, "table")],
        ]
    )
    describe = app_commands.describe(
        **{field: text(f"{game_id}-command-option-{field}-description") for field in fields}, table=text("option-table")
    )
    rename = app_commands.rename(
        **{field: locale_str(field, key=f"{game_id}-command-option-{field}") for field in fields}, table=option("table")
    )
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=locale_str(cog_of(game_id).called.get(kind, kind), key=f"{game_id}-command-{kind}"),
        description=text(f"{game_id}-command-{kind}-description"),
        callback=describe(rename(callback)),  # type: ignore[arg-type]
        extras={"kind": kind},
    )
    for field in fields:
        command.autocomplete(field)(_completer(game_id, kind, field))
    command.autocomplete("table")(_table_completer(game_id))
    return command


# ---------------------------------------------------------------- making a move


async def say_kind(
    interaction: Interaction, game_id: str, kind: str, words: Mapping[str, str], table_id: str | None
) -> None:
    """Draft the only legal move of this kind that matches; ask further if there are several; explain if there is none.

    A move of an open kind is used as typed: the listed ones are only suggestions.
    """
    table = await table_meant(interaction, table_id, game_id)
    if table.row.game != game_id:
        raise Refused("table-other-game", game=title(table.row.game, (await who(interaction)).say))
    session = session_at(interaction, table)
    access.must_be_asked(session)
    if session.sealed:
        raise Refused("table-draft-sealed")
    me = await who(interaction)
    if says_enough(table.game, kind, words):
        await say_freely(interaction, session, kind, words)
        return
    found = fitting(session, kind, words, me.lang)
    if len(found) == 1 and not found[0].open:
        await draft_or_play(interaction, session, Meant((found[0].notation,)))
    elif found:
        await show_panel(interaction, session, said_so_far(found, words))
    else:
        fields = table.game.book.fields(kind)
        if table.game.book.kinds[kind].open and words:
            await say_freely(interaction, session, kind, words)
            return
        if any(m.kind == kind for m in session.moves) and len(words) < len(fields):
            raise Refused("play-does-not-fit")
        typed = " ".join([kind, *_as_typed(session, kind, words)])
        await draft_or_play(interaction, session, Meant((typed,)))


def _as_typed(session: SeatSession, kind: str, words: Mapping[str, str]) -> Iterator[str]:
    """The words of a move that is not listed, so that the rules explain what is wrong with it."""
    game = session.table.game
    silent, riding = turns_of(game.meta.id).rides_along, ""
    for field in game.book.fields(kind):
        if field in silent:
            yield riding or wording.implied(game.meta.id, session.view, field, words)
        else:
            typed = words.get(field, "-")
            word, _, riding = typed.partition(".") if silent else (typed, "", "")
            yield word


def says_enough(game: Game[Any], kind: str, words: Mapping[str, str]) -> bool:
    """Whether an open kind has all its required fields, and at least one of the optional ones if there are any."""
    fields = set(game.book.fields(kind))
    needed = fields - game.book.defaults(kind)
    return game.book.kinds[kind].open and needed <= words.keys() and (needed == fields or needed < words.keys())


def said_so_far(found: list[Move], words: Mapping[str, str]) -> tuple[str, ...]:
    """Common prefix of the moves' words; for an open kind only the typed ones."""
    first, size = found[0].words, 0
    fields: tuple[str, ...] = found[0].__match_args__  # type: ignore[attr-defined]
    while size < len(first) and all(m.words[size] == first[size] for m in found):
        if found[0].open and size and fields[size - 1] not in words:
            break
        size += 1
    return first[:size]


def fitting(session: SeatSession, kind: str, words: Mapping[str, str], lang: str) -> list[Move]:
    """Legal moves of a kind that match the options, by id or by name in the reader's language."""
    table = session.table
    fields = table.game.book.fields(kind)
    found = [m for m in session.moves if m.kind == kind]
    for field, typed in words.items():
        at = fields.index(field) + 1
        found = [m for m in found if folded(typed) in names_of(table.game, field, m, at, lang)]
    return found


def names_of(game: Game[Any], field: str, move: Move, at: int, lang: str) -> set[str]:
    """Accepted spellings of a field's value."""
    game_id, word, value, say = game.meta.id, move.words[at], getattr(move, field), speaker(lang)
    whole = carried(game, move, at)
    if value is None or value == ():
        return {folded(word), whole}
    name = say.terms(game_id, field, value) if isinstance(value, tuple) else say.term(game_id, field, value)
    return {folded(word), folded(name), whole}


def carried(game: Game[Any], move: Move, at: int) -> str:
    """A field's word with those of the fields that follow from it."""
    fields, silent = game.book.fields(move.kind), turns_of(game.meta.id).rides_along
    size = 1
    while at - 1 + size < len(fields) and fields[at - 1 + size] in silent:
        size += 1
    return ".".join(move.words[at : at + size])


# ---------------------------------------------------------------- autocomplete


def _completer(game_id: str, kind: str, field: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        given = {k: v for k, v in vars(interaction.namespace).items() if isinstance(v, str) and v}
        try:
            table = await table_meant(interaction, given.pop("table", None), game_id)
            if table.row.game != game_id:
                return []
            me, session = await who(interaction), session_at(interaction, table)
        except Refused:
            return []
        given.pop(field, None)
        return completions(session, kind, field, given, typed, me.lang)

    return complete


def completions(
    session: SeatSession, kind: str, field: str, given: Mapping[str, str], typed: str, lang: str
) -> list[app_commands.Choice[str]]:
    """Remaining values of a field, each with its consequence."""
    fields = session.table.game.book.fields(kind)
    if session.seat is None:
        return []
    known = {k: v for k, v in given.items() if k in fields}
    if session.table.game.book.kinds[kind].open:
        return _open_completions(session, kind, field, known, typed, lang)
    groups: dict[str, list[Move]] = {}
    view, found = session.view, []
    game, at = session.table.game, fields.index(field) + 1
    for move in wording.arranged(game.meta.id, view, session.seat, fitting(session, kind, known, lang)):
        groups.setdefault(carried(game, move, at), []).append(move)
    for word, moves in groups.items():
        name = _name(session, view, kind, field, word, moves, lang)
        if folded(typed) in folded(name) or folded(typed) in folded(word):
            found.append(app_commands.Choice(name=name[:100], value=word[:100]))
    return found[:25]


def _open_completions(
    session: SeatSession, kind: str, field: str, given: Mapping[str, str], typed: str, lang: str
) -> list[app_commands.Choice[str]]:
    """Suggestions for an open field, if any move of that kind is legal."""
    table = session.table
    if session.seat is None or not any(move.kind == kind for move in session.moves):
        return []
    found = wording.suggest(table.row.game, session.view, session.seat, table.names, lang, kind, field, typed, given)
    return [app_commands.Choice(name=name, value=word) for name, word in found]


def _name(session: SeatSession, view: Any, kind: str, field: str, word: str, moves: list[Move], lang: str) -> str:
    table = session.table
    assert session.seat is not None
    first = moves[0]
    size = table.game.book.fields(kind).index(field) + 2
    choice = Choice(word, first.words[:size], tuple(moves), first if len(moves) == 1 else None)
    question = Question(first.words[: size - 1], kind, field, (choice,))
    label = wording.choice(table.row.game, view, session.seat, table.names, lang, question, choice)
    return f"{label.whole} · {label.note}" if label.note else label.whole


def _table_completer(game_id: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed, game_id)

    return complete
