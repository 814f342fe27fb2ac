"""The order of offers and asks, and the trader's intent."""

from games.genoa.data import next_spaces
from games.genoa.state import Bundle, State
from games.genoa.words.bundles import by_worth
from games.genoa.words.terms import place
from words.reader import Look

WHEN = ("here", "next", "later", "asks")
"""Groups of offers: for the tower's space, for a next space, for a later one; asks come last."""


def when(view: State, bundle: Bundle) -> str:
    if bundle.is_ask:
        return "asks"
    if view.path and bundle.space == view.path[-1]:
        return "here"
    return "next" if view.path and view.tower and bundle.space in next_spaces(tuple(view.path)) else "later"


def ordered(view: State) -> list[Bundle]:
    """Offers by group, then by the trader's gain; then the trader's asks."""
    found = [*by_worth(view), *sorted(view.asks, key=lambda ask: (not ask.live, ask.id))]
    return sorted(found, key=lambda bundle: WHEN.index(when(view, bundle)))


def intents(view: State, look: Look) -> list[str]:
    """The trader's plans; none in a game that was ended early."""
    if look.stopped:
        return []
    say, trader = look.say, look.names[view.trader]
    found = []
    if view.intent is not None:
        where = place(look.lang, view.intent.space) if view.intent.space else ""
        found.append(say(f"genoa-render-intent-{view.intent.kind}", who=trader, place=where))
    if view.queue:
        way = " → ".join(place(look.lang, space) for space in view.queue)
        found.append(say("genoa-render-queue", way=way))
    if view.call:
        spaces = ", ".join(place(look.lang, space) for space in view.call)
        found.append(say("genoa-render-call", spaces=spaces, who=say.list(look.names[s] for s in view.called)))
    return found
