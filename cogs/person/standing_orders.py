"""Planning ahead and standing orders: composed on an imagined turn, listed, and revoked by one press."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.play import panel_above
from cogs.play.forms import on_form, send_form
from cogs.play.panel import LONGEST_PANEL
from cogs.play.panel_above import numbered
from cogs.play.panel_answers import Answers, Verbs, context_of
from cogs.play.play import table_choices, table_meant
from cogs.ui import table_pictures
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import report
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import title
from cogs.ui.phone_size import FRAME
from cogs.ui.table_message import moment
from cogs.ui.translator import text, with_options, word
from engine import IllegalMove, Unreadable, matching
from prompts.form import composed
from prompts.offered import MORE, Offered, offered_at, resolve_path, spelled
from render.pictures import Picture
from tables import Order, Plan, Refused, SeatSession, Stamp, Table
from tables.play import planning
from words import wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

PLANNING = Verbs("plan_say", "plan_pick", "plan_page")
BETWEEN = ";"
"""Separator of the moves of an order."""
IMAGINED = "p"
"""Use of a form for a planned move."""
BOLDLY = ("boldly",)
"""Custom-id word of the button for an unconditional order."""

# ---------------------------------------------------------------- planning ahead


async def show_plan(interaction: Interaction, plan: Plan, path: tuple[str, ...] = (), *, page: int = 0) -> None:
    me, picture_cache, session = await who(interaction), interaction.client.picture_cache, plan.session
    offered = offered_at(session, path, planning=True)
    framed = (offered.question.path, offered.moves) if _asks(session) and offered.question else ((), ())

    async def build() -> Card:
        picture = await table_pictures.focus(picture_cache, session, me.reader, *framed, imagined=True)
        return plan_card(me, plan, offered, picture, page)

    await show(interaction, build)


def _asks(session: SeatSession) -> bool:
    return not session.sealed and not session.complete


def plan_card(me: Who, plan: Plan, offered: Offered, picture: Picture, page: int = 0) -> Card:
    """Panel of a plan, in another colour; text and picture mark it as imagined. Without explanations if they make it
    too long for a phone."""
    made = _plan_card(me, plan, offered, picture, page, explained=True)
    return made if made.height <= LONGEST_PANEL else _plan_card(me, plan, offered, picture, page, explained=False)


def _plan_card(me: Who, plan: Plan, offered: Offered, picture: Picture, page: int, *, explained: bool) -> Card:
    session, say, context = plan.session, me.say, context_of(me, plan.session)
    begun = bool(session.draft or plan.preferred)
    made = Card(accent=0x6B6B8A, game=session.table.row.game, palette=me.reader.palette).text(
        f"### {title(session.table.row.game, say)} · {say('plan-title')}",
        say("plan-what") if explained and not begun else "",
    )
    below = Card().text(say("plan-give") if explained and begun else "").row(*_controls(me, plan, offered))
    made.text(say("plan-guessed") if plan.guessed else "").picture(picture, "imagined")
    for moves in plan.preferred:
        assert session.seat is not None
        made.text(say("plan-preferred", moves=panel_above.order_moves(session.table, session.seat, moves, say)))
    if begun:
        made.text(f"**{say('plan-else' if plan.preferred else 'plan-planned')}**", *numbered(context.drafted))
    if not _asks(session):
        made.text(say("plan-sealed" if session.sealed else "plan-complete"))
    elif offered.question is not None:
        room = LONGEST_PANEL - made.height - (below.height - FRAME)
        answers, _ = Answers(context, offered.moves, offered.question, PLANNING).card(room, page)
        made.add(answers)
    return made.add(below)


def _controls(me: Who, plan: Plan, offered: Offered) -> list[object]:
    session = plan.session
    say, table, stamp = me.say, session.table, session.stamp
    made: list[object] = []
    if session.draft or plan.preferred:
        made.append(button(say("button-give"), "plan_give", table.id, stamp, style=ButtonStyle.success))
        made.append(button(say("button-give-boldly"), "plan_give", table.id, stamp, BOLDLY))
    if session.draft and len(plan.preferred) + 1 < planning.MOST_ALTERNATIVES:
        made.append(button(say("button-or-else"), "plan_or_else", table.id, stamp))
    if session.draft or plan.preferred:
        made.append(button(say("button-back"), "plan_back", table.id, stamp))
    path = offered.question.path if offered.question else ()
    if _asks(session) and path and wording.form(table.row.game, path[0]):
        made.append(button(say("button-form"), "plan_form", table.id, stamp, spelled(path[:2])))
    if _asks(session) and offered.away and len(session.moves) > 1:
        made.append(button(say("button-other"), PLANNING.say, table.id, stamp))
    if _asks(session) and offered.more:
        made.append(button(say("button-more"), PLANNING.say, table.id, stamp, MORE))
    return [*made, button(say("button-orders"), "orders", table.id)]


@on_press("plan")
async def plan_pressed(interaction: Interaction, press: Press) -> None:
    await show_plan(interaction, await _plan_of(interaction, press.table_id))


@on_press("plan_say")
async def plan_say(interaction: Interaction, press: Press) -> None:
    await _said(interaction, press, press.words)


@on_press("plan_pick")
async def plan_pick(interaction: Interaction, press: Press) -> None:
    await _said(interaction, press, tuple(press.values[0].split(".")) if press.values else ())


@on_press("plan_page")
async def plan_page(interaction: Interaction, press: Press) -> None:
    plan = await _current(interaction, press)
    await show_plan(interaction, plan, resolve_path(plan.session.moves, press.words[1:]), page=press.number)


async def _said(interaction: Interaction, press: Press, words: tuple[str, ...]) -> None:
    """Narrow further, or add the determined move to the plan, as in the panel."""
    plan = await _current(interaction, press)
    words = resolve_path(plan.session.moves, words)
    found = matching(plan.session.moves, words)
    if words and words != MORE and not found:
        await show_plan(interaction, plan)
        raise Refused("table-plan-moved-on")
    if words and len(found) == 1 and (not found[0].open or words == found[0].words):
        await _add(interaction, press.table_id, found[0].notation, press.stamp)
    else:
        await show_plan(interaction, plan, words)


async def _add(interaction: Interaction, table_id: str, notation: str, stamp: Stamp | None) -> None:
    hall, user = interaction.client.hall, interaction.user.id
    plan = await planning.add(hall, table_id, user, notation, stamp=stamp, interaction_id=interaction.id)
    await show_plan(interaction, plan)


@on_press("plan_form")
async def plan_form(interaction: Interaction, press: Press) -> None:
    plan = await _current(interaction, press)
    await send_form(interaction, plan.session, press.words, IMAGINED)


@on_form(IMAGINED)
async def filled_in(
    interaction: Interaction, table: Table, kind: str, words: Mapping[str, str], stamp: Stamp | None
) -> None:
    """Add the move of a submitted form to the plan."""
    plan = await _plan_of(interaction, table.id)
    move = composed(plan.session, (await who(interaction)).lang, kind, words)
    await _add(interaction, table.id, move.notation, stamp)


async def _plan_of(interaction: Interaction, table_id: str) -> Plan:
    return await planning.look_ahead(interaction.client.hall, table_id, interaction.user.id)


async def _current(interaction: Interaction, press: Press) -> Plan:
    """The plan, if the button was made for its current version."""
    plan = await _plan_of(interaction, press.table_id)
    if press.stamp is None or not plan.session.is_current(press.stamp):
        await show_plan(interaction, plan)
        raise Refused("table-plan-moved-on")
    return plan


@on_press("plan_back")
async def plan_back(interaction: Interaction, press: Press) -> None:
    await _current(interaction, press)
    hall, user = interaction.client.hall, interaction.user.id
    await show_plan(
        interaction,
        await planning.shorten(hall, press.table_id, user, stamp=press.stamp, interaction_id=interaction.id),
    )


@on_press("plan_or_else")
async def plan_or_else(interaction: Interaction, press: Press) -> None:
    await _current(interaction, press)
    hall, user = interaction.client.hall, interaction.user.id
    await show_plan(
        interaction,
        await planning.add_alternative(hall, press.table_id, user, stamp=press.stamp, interaction_id=interaction.id),
    )


@on_press("plan_give")
async def plan_give(interaction: Interaction, press: Press) -> None:
    hall, me = interaction.client.hall, await who(interaction)
    careful = press.words != BOLDLY
    try:
        orders = await planning.give_plan(
            hall, press.table_id, me.id, careful=careful, stamp=press.stamp, interaction_id=interaction.id
        )
    except Refused as refused:
        if refused.reason == "table-plan-moved-on":
            await show_plan(interaction, await _plan_of(interaction, press.table_id))
        raise
    await show_orders(interaction, await hall.table(press.table_id), orders, me.say("orders-given"))


# ---------------------------------------------------------------- the list


async def show_orders(interaction: Interaction, table: Table, orders: list[Order], said: str = "") -> None:
    me = await who(interaction)

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('orders-title')}", said)
        for number, order in enumerate(orders, 1):
            what, *terms = panel_above.order_lines(table, order, me.say)
            made.text(f"**{number}.** {what}", *terms, me.say("order-since", when=moment(order.at)))
        made.text("" if orders else me.say("orders-none"), me.say("orders-what"))
        made.row(*[_revoke(me, table, number, order) for number, order in enumerate(orders, 1)])
        onward = "move" if table.seat_of(me.id) in table.owed else "plan"
        onwards = [button(me.say(f"button-{onward}"), onward, table.id)]
        if table.playing and table.game.can_be_declined:
            onwards.append(button(me.say("button-always-pass"), "always_pass", table.id))
        return made.row(*onwards)

    await show(interaction, build)


def _revoke(me: Who, table: Table, number: int, order: Order) -> object:
    label = "button-revoke" if order.dropped is None else "button-read"
    return button(me.say(label, number=number), "revoke", table.id, words=(str(order.id),))


@on_press("orders")
async def orders_pressed(interaction: Interaction, press: Press) -> None:
    await show_orders(interaction, press.table, planning.orders_of(press.table, interaction.user.id))


@on_press("always_pass")
async def always_pass(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    orders = await planning.give_pass(hall, press.table_id, me.id, interaction_id=interaction.id)
    await show_orders(interaction, press.table, orders, me.say("orders-given"))


@on_press("revoke")
async def revoke(interaction: Interaction, press: Press) -> None:
    hall = interaction.client.hall
    left = await planning.revoke(hall, press.table_id, interaction.user.id, press.number)
    await show_orders(interaction, await hall.table(press.table_id), left)


# ---------------------------------------------------------------- commands


class Orders(commands.Cog):
    @app_commands.command(name=word("plan"), description=text("plan-description"))
    @with_options(moves="plan-moves", whatever_happens="plan-whatever-happens", table="option-table")
    async def plan(
        self,
        interaction: Interaction,
        moves: str | None = None,
        whatever_happens: bool = False,
        table: str | None = None,
    ) -> None:
        """Show the plan; if planning is impossible now, the existing orders."""
        me, hall, found = await who(interaction), interaction.client.hall, await table_meant(interaction, table)
        if moves is None:
            try:
                await show_plan(interaction, await _plan_of(interaction, found.id))
            except Refused:
                orders = planning.orders_of(found, me.id)
                if not orders:
                    raise
                await show_orders(interaction, found, orders)
            return
        try:
            orders = await planning.give_moves(
                hall, found.id, me.id, written(moves), careful=not whatever_happens, interaction_id=interaction.id
            )
        except IllegalMove as illegal:
            await report(interaction, illegal, found.row.game)
            return
        await show_orders(interaction, found, orders, me.say("orders-given"))

    @plan.autocomplete("moves")
    async def next_moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Autocomplete the next move of the typed sequence in the imagined turn."""
        try:
            found = await table_meant(interaction, getattr(interaction.namespace, "table", None))
            plan = await _plan_of(interaction, found.id)
            return suggestions(plan.session, typed, (await who(interaction)).lang)
        except (Refused, IllegalMove, Unreadable):
            return []

    @plan.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


def written(typed: str) -> list[str]:
    """Typed moves, with `OR` between alternatives."""
    parts = typed.replace(planning.OR, f"{BETWEEN}{planning.OR}{BETWEEN}").split(BETWEEN)
    return [" ".join(part.lower().split()) for part in parts if part.strip()]


def suggestions(session: SeatSession, typed: str, lang: str) -> list[app_commands.Choice[str]]:
    """Possible next moves after the typed ones, which end with a semicolon, of the last alternative."""
    before, between, typed = typed.rpartition(planning.OR)
    *said, last = [part.strip().lower() for part in typed.split(BETWEEN)]
    seat, table = session.seat, session.table
    assert seat is not None
    fresh = SeatSession(table, seat, shown=table.state, ahead=table.state, version=session.version)
    for notation in said:
        fresh.add(table.game.book.read(notation))
    found = []
    for move in fresh.moves:
        words = wording.move(table.row.game, fresh.view, seat, table.names, lang, move)
        whole = before + between + f"{BETWEEN} ".join([*said, move.notation])
        if (last in move.notation or last in words.lower()) and len(whole) <= 100:
            name = f"{BETWEEN} ".join([*["…"] * bool(said), words])
            found.append(app_commands.Choice(name=name[:100], value=whole))
    return found[:25]


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Orders())
