"""**Tell me**: which games' new tables one wants to hear of in a server, and the message about one."""

from collections.abc import Mapping

from discord import ButtonStyle

from cogs.play.forms import on_form_without_table
from cogs.table.direct_message_cards import DirectMessage, writes
from cogs.table.invitation import where
from cogs.table.table_clock import in_words
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.form_fields import Form, any_of, field
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from tables import Refused
from tables.finding import tell_me
from tables.lobby import opening
from tables.post import outbox_queries
from words import Speaker

FORM = "n"
"""Use of the form, for `news`."""


def tell_me_button(say: Speaker) -> object:
    return button(say("button-tell-me"), "tell_me")


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("challenge-no-server")
    return interaction.guild_id


@on_press("tell_me")
async def tell_me_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    chosen = await tell_me.games_of(hall, _server(interaction), me.id)
    boxes = any_of("games", [(game, title(game, me.say)) for game in hall.games], chosen)
    about = me.say("tell-me-what")
    form = Form(me.say("tell-me-title"), f"{FORM}:-:tell", field(me.say("tell-me-games"), boxes, about))
    await interaction.response.send_modal(form)


@on_form_without_table(FORM)
async def take_form(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    me, hall = await who(interaction), interaction.client.hall
    games = [game for game in hall.games if game in filled_in.get("games", "").split()]
    await tell_me.choose(hall, _server(interaction), me.id, games, me.lang)
    names = me.say.list(title(game, me.say) for game in games)
    await tell(interaction, me.say("tell-me-done", games=names) if games else me.say("tell-me-off"))


@writes(tell_me.OPENED)
async def about_a_new_table(message: DirectMessage) -> Card:
    table, say = message.table, message.say
    assert table is not None
    made = Card(accent=0x6B4E9B).text(message.heading, say("dm-opened", link=where(table)))
    if table.pace.runs:
        made.text(say("lobby-clock", clock=in_words(say, table.pace)))
    return made.row(
        button(say("lobby-join"), "tell_join", words=(table.id,), style=ButtonStyle.success),
        button(say("button-tell-off", game=title(table.row.game, say)), "tell_off", words=(table.id,)),
    )


@on_press("tell_join")
async def join_pressed(interaction: Interaction, press: Press) -> None:
    """Join from the message. Only people who asked for it in that server know the table."""
    me, hall = await who(interaction), interaction.client.hall
    table = await hall.table((press.words or ("",))[0])
    if table.row.game not in await tell_me.games_of(hall, table.row.guild_id, me.id):
        raise Refused("table-unknown", table=table.id)
    table = await opening.join(hall, table.id, me.id, me.name, interaction.id)
    table = await opening.start_when_full(hall, table.id)
    await outbox_queries.ask_refresh(hall, table)
    await tell(interaction, me.say("list-joined", game=title(table.row.game, me.say), link=where(table)))


@on_press("tell_off")
async def off_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    table = await hall.any_table((press.words or ("",))[0])
    left = [game for game in await tell_me.games_of(hall, table.row.guild_id, me.id) if game != table.row.game]
    await tell_me.choose(hall, table.row.guild_id, me.id, left, me.lang)

    async def build() -> Card:
        return Card().text(me.say("tell-me-off-game", game=title(table.row.game, me.say)))

    await show(interaction, build, in_place=True)
