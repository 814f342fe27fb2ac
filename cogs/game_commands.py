"""A game's own slash group: one subcommand per kind of move, filled by autocomplete over the legal moves.

`/calimala build piece: city: by:`: every option may be left out; whatever the given ones do not settle is asked in
the panel. Autocomplete and panel both narrow the same list of legal moves.
"""

import inspect
import unicodedata
from collections.abc import Mapping
from typing import Any

from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from cogs.forms import say_freely
from cogs.house import House
from cogs.play import add_move, desk_of, must_be_asked, show_panel, table_choices, table_meant
from cogs.reader import Interaction, who
from cogs.translator import option, text
from engine import GAMES, Choice, Game, Move, Question
from locales import speaker
from render import wording
from tables import Desk, Refused


class GameCommands(commands.Cog):
    """Mounts the slash group of one game."""

    def __init__(self, house: House, game_id: str) -> None:
        self.__cog_name__ = game_id
        self.house = house
        self.group = group_for(GAMES[game_id])

    async def cog_load(self) -> None:
        self.house.tree.add_command(self.group)

    async def cog_unload(self) -> None:
        self.house.tree.remove_command(self.group.name)


def group_for(game: Game[Any]) -> app_commands.Group:
    group = app_commands.Group(name=game.meta.id, description=text(f"{game.meta.id}-command"))
    for kind in game.book.kinds:
        group.add_command(command_for(game, kind))
    return group


def command_for(game: Game[Any], kind: str) -> app_commands.Command[Any, ..., None]:
    game_id, fields = game.meta.id, game.book.fields(kind)

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
    callback.__discord_app_commands_param_description__ = {  # type: ignore[attr-defined]
        **{field: text(f"{game_id}-command-option-{field}-description") for field in fields},
        "table": text("option-table"),
    }
    callback.__discord_app_commands_param_rename__ = {  # type: ignore[attr-defined]
        **{field: locale_str(field, key=f"{game_id}-command-option-{field}") for field in fields},
        "table": option("table"),
    }
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=locale_str(kind, key=f"{game_id}-command-{kind}"),
        description=text(f"{game_id}-command-{kind}-description"),
        callback=callback,  # type: ignore[arg-type]
    )
    for field in fields:
        command.autocomplete(field)(_completer(game_id, kind, field))
    command.autocomplete("table")(_table_completer(game_id))
    return command


# ---------------------------------------------------------------- saying a move


async def say_kind(
    interaction: Interaction, game_id: str, kind: str, words: Mapping[str, str], table_id: str | None
) -> None:
    """Draft the one legal move of this kind that fits; ask on if there are several; say why if there is none."""
    table = await table_meant(interaction, table_id, game_id)
    if table.row.game != game_id:
        raise Refused("table-other-game", game=table.game.meta.title)
    desk = await desk_of(interaction, table.id)
    must_be_asked(desk)
    if desk.sealed:
        raise Refused("table-draft-sealed")
    me = await who(interaction)
    found = fitting(desk, kind, words, me.lang)
    if len(found) == 1:
        await add_move(interaction, desk, found[0].notation)
    elif found:
        await show_panel(interaction, desk, common_words(found))
    else:
        fields = table.game.book.fields(kind)
        if wording.form(game_id, kind):
            await say_freely(interaction, desk, kind, words)
            return
        if any(m.kind == kind for m in desk.moves) and len(words) < len(fields):
            raise Refused("play-does-not-fit")
        await add_move(interaction, desk, " ".join([kind, *[words.get(f, "-") for f in fields]]))


def common_words(found: list[Move]) -> tuple[str, ...]:
    """The words that all of them begin with."""
    first, size = found[0].words, 0
    while size < len(first) and all(m.words[size] == first[size] for m in found):
        size += 1
    return first[:size]


def fitting(desk: Desk, kind: str, words: Mapping[str, str], lang: str) -> list[Move]:
    """The legal moves of a kind that agree with what was typed, by id or by name in the reader's language."""
    table = desk.table
    fields = table.game.book.fields(kind)
    found = [m for m in desk.moves if m.kind == kind]
    for field, typed in words.items():
        at = fields.index(field) + 1
        found = [m for m in found if plain(typed) in names_of(table.row.game, field, m, at, lang)]
    return found


def names_of(game_id: str, field: str, move: Move, at: int, lang: str) -> set[str]:
    """How a field's value may be typed."""
    word, value, say = move.words[at], getattr(move, field), speaker(lang)
    if value is None or value == ():
        return {plain(word)}
    name = say.terms(game_id, field, value) if isinstance(value, tuple) else say.term(game_id, field, value)
    return {plain(word), plain(name)}


def plain(text: str) -> str:
    """Without accents and capitals, as people type on a phone."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c)).strip()


# ---------------------------------------------------------------- autocomplete


def _completer(game_id: str, kind: str, field: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        given = {k: v for k, v in vars(interaction.namespace).items() if isinstance(v, str) and v}
        try:
            table = await table_meant(interaction, given.pop("table", None), game_id)
        except Refused:
            return []
        me, desk = await who(interaction), await desk_of(interaction, table.id)
        given.pop(field, None)
        return completions(desk, kind, field, given, typed, me.lang)

    return complete


def completions(
    desk: Desk, kind: str, field: str, given: Mapping[str, str], typed: str, lang: str
) -> list[app_commands.Choice[str]]:
    """The values a field can still take, each with its consequence."""
    fields = desk.table.game.book.fields(kind)
    if desk.seat is None:
        return []
    known = {k: v for k, v in given.items() if k in fields}
    groups: dict[str, list[Move]] = {}
    for move in fitting(desk, kind, known, lang):
        groups.setdefault(move.words[fields.index(field) + 1], []).append(move)
    view, found = desk.view, []
    for word, moves in groups.items():
        name = _name(desk, view, kind, field, word, moves, lang)
        if plain(typed) in plain(name) or plain(typed) in plain(word):
            found.append(app_commands.Choice(name=name[:100], value=word[:100]))
    return found[:25]


def _name(desk: Desk, view: Any, kind: str, field: str, word: str, moves: list[Move], lang: str) -> str:
    table = desk.table
    assert desk.seat is not None
    first = moves[0]
    size = table.game.book.fields(kind).index(field) + 2
    choice = Choice(word, first.words[:size], len(moves), first if len(moves) == 1 else None, first)
    question = Question(first.words[: size - 1], kind, field, (choice,))
    label = wording.choice(table.row.game, view, desk.seat, table.names, lang, question, choice)
    return f"{label.text} · {label.note}" if label.note else label.text


def _table_completer(game_id: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed, game_id)

    return complete


WITH_MORE = ("tournay",)
"""Games with a cog of their own, for what their moves do not say."""


async def setup(house: House) -> None:
    for game_id in GAMES:
        if game_id not in WITH_MORE:
            await house.add_cog(GameCommands(house, game_id))
