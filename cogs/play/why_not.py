""" "Why not?": actions that are impossible now, and the rule for each."""

from cogs.play.play import session_at
from cogs.ui.answers import Card, pages, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import escaped_names, title
from tables.core import access
from words import why_not

PAGE = 3000


@on_press("why_not")
async def why_not_pressed(interaction: Interaction, press: Press) -> None:
    """Answer in a separate message, so that the panel stays; its pages replace each other."""
    me, session = await who(interaction), session_at(interaction, press.table)
    access.must_be_asked(session)
    assert session.seat is not None
    table = session.table
    told = why_not.lines(table.row.game, session.view, session.seat, escaped_names(table), me.lang)
    made = pages([f"- {line}" for line in told] or [me.say("why-not-nothing")], PAGE)
    shown = press.number if press.words and press.number in range(len(made)) else 0

    async def build() -> Card:
        card = Card().text(f"### {title(table.row.game, me.say)} · {me.say('button-why-not')}", made[shown])
        if len(made) > 1:
            card.row(*[
                button(me.say("panel-page", page=n + 1), "why_not", table.id, words=(str(n),), disabled=n == shown)
                for n in range(len(made))
            ][:5])  # fmt: skip
        return card

    await show(interaction, build, in_place=None if press.words else False)
