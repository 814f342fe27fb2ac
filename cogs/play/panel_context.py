"""What a prompt needs to know of whoever reads it in Discord."""

from cogs.ui.locale_context import Who
from cogs.ui.names import escaped_names
from prompts.context import Context
from tables import SeatSession


def context_of(me: Who, session: SeatSession) -> Context:
    return Context.of(session, me.lang, me.person.instant, escaped_names(session.table))
