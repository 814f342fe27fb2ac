"""Commands of Genoa; some combine several moves of the rules.

`/genoa questions` changes a setting or a list of buildings; `/genoa tile` plays a special tile in whatever way is
possible, or takes one for a large order.
"""

from typing import ClassVar

from discord import app_commands
from discord.app_commands import locale_str

from cogs.games.move_commands import say_kind
from cogs.play.play import session_at, table_choices, table_meant
from cogs.ui.game_cog import GameCog, SlashCommand
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import folded
from cogs.ui.translator import option, text
from games.genoa.data import TILES
from tables import Refused, SeatSession
from words import Speaker, wording

GAME = "genoa"
STANCES = ("ask_me", "auto_pass_all", "auto_pass_except")
EXCEPT = "auto_pass_except"
PLAYED = {"starting_space": "start", "trade_1_1": "trade", "commodity_of_choice": "pick", "building_action": "activate"}
"""Tile → kind of move that plays it. An Extra action tile is never played: the action it allows uses it up."""


def _name(field: str) -> locale_str:
    return locale_str(field, key=f"{GAME}-command-option-{field}")


# ---------------------------------------------------------------- stance


@app_commands.command(
    name=locale_str("questions", key=f"{GAME}-command-stance"),
    description=text(f"{GAME}-command-stance-description"),
    extras={"kind": "stance"},
)
@app_commands.describe(
    value=text(f"{GAME}-command-stance-value"),
    buildings=text(f"{GAME}-command-option-buildings-description"),
    table=text("option-table"),
)
@app_commands.rename(value=_name("value"), buildings=_name("buildings"), table=option("table"))
async def stance(
    interaction: Interaction, value: str | None = None, buildings: str | None = None, table: str | None = None
) -> None:
    me = await who(interaction)
    chosen = _chosen(me.say, value) if value else EXCEPT if buildings else None
    if chosen is None:
        raise Refused("genoa-no-such-stance", hint=" · ".join(me.say.term(GAME, "value", each) for each in STANCES))
    if chosen != EXCEPT:
        await say_kind(interaction, GAME, "set", {"what": "stance", "value": chosen}, table)
    elif buildings:
        await say_kind(interaction, GAME, "except", {"buildings": buildings}, table)
    else:
        raise Refused("genoa-stance-without-buildings")


def _chosen(say: Speaker, typed: str) -> str | None:
    for each in STANCES:
        if folded(typed) in (folded(each), folded(say.term(GAME, "value", each))):
            return each
    return None


@stance.autocomplete("value")
async def stances(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    me = await who(interaction)
    named = [(me.say.term(GAME, "value", each), each) for each in STANCES]
    return [app_commands.Choice(name=name, value=each) for name, each in named if folded(typed) in folded(name)]


@stance.autocomplete("buildings")
async def buildings(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    me, session = await who(interaction), await _session(interaction)
    if session is None or session.seat is None or session.shown is None:
        return []
    found = wording.suggest(
        GAME, session.view, session.seat, session.table.names, me.lang, "except", "buildings", typed
    )
    return [app_commands.Choice(name=name, value=word) for name, word in found]


# ---------------------------------------------------------------- tiles


@app_commands.command(
    name=locale_str("tile", key=f"{GAME}-command-tile"), description=text(f"{GAME}-command-tile-description")
)
@app_commands.describe(tile=text(f"{GAME}-command-option-tile-description"), table=text("option-table"))
@app_commands.rename(tile=_name("tile"), table=option("table"))
async def play_tile(interaction: Interaction, tile: str, table: str | None = None) -> None:
    me = await who(interaction)
    meant = next((t for t in TILES if folded(tile) in (folded(t), folded(me.say.term(GAME, "tile", t)))), None)
    if meant is None:
        raise Refused("genoa-no-such-tile", tile=tile[:60])
    session = session_at(interaction, await table_meant(interaction, table, GAME))
    if any(move.kind == "tile" for move in session.moves):
        await say_kind(interaction, GAME, "tile", {"tile": meant}, table)
    elif meant not in PLAYED:
        raise Refused("genoa-tile-is-not-played")
    elif not session.moves or any(move.kind == PLAYED[meant] for move in session.moves):
        await say_kind(interaction, GAME, PLAYED[meant], {}, table)
    else:
        raise Refused("genoa-tile-not-now", tile=me.say.term(GAME, "tile", meant))


@play_tile.autocomplete("tile")
async def tiles(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Tiles that can be played or taken now."""
    me, session = await who(interaction), await _session(interaction)
    if session is None:
        return []
    kinds = {move.kind for move in session.moves}
    taken = {str(move.words[1]) for move in session.moves if move.kind == "tile"}
    found = [tile for tile in TILES if tile in taken or PLAYED.get(tile) in kinds]
    named = [(me.say.term(GAME, "tile", tile), tile) for tile in found]
    return [app_commands.Choice(name=name, value=tile) for name, tile in named if folded(typed) in folded(name)]


async def _session(interaction: Interaction) -> SeatSession | None:
    try:
        table = await table_meant(interaction, getattr(interaction.namespace, "table", None), GAME)
    except Refused:
        return None
    return session_at(interaction, table) if table.row.game == GAME else None


@stance.autocomplete("table")
@play_tile.autocomplete("table")
async def own_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await table_choices(interaction, typed, GAME)


# ---------------------------------------------------------------- the cog


class Genoa(GameCog):
    move_commands = (
        "/genoa roll",
        "/genoa move-tower space",
        "/genoa route spaces",
        "/genoa use",
        "/genoa stop",
        "/genoa accept id",
        "/genoa reject id",
        "/genoa ask space to give proceeds take",
        "/genoa request-offers spaces",
        "/genoa cancel",
        "/genoa offer space give proceeds take scope lifetime",
        "/genoa withdraw id",
        "/genoa pass space",
        "/genoa take-action order",
        "/genoa fulfil card",
        "/genoa end",
        "/genoa deliver card",
        "/genoa build street one other",
    )
    only_asked = frozenset(
        {
            *("bind", "choose", "take", "hand", "keep", "forgo"),  # only answers to earlier moves
            *("start", "pick", "trade", "activate", "tile"),  # all covered by `/genoa tile`
            *("set", "except", "unpass"),  # covered by `/genoa questions` and the More button
        }
    )
    called = {
        "move": "move-tower",
        "queue": "route",
        "call": "request-offers",
        "perform": "take-action",
        "stance": "questions",
    }
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (stance, play_tile)
    clock_note = "lobby-genoa-note"


COG = Genoa
