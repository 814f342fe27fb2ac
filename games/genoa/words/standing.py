"""The offer book in lines: for the table's message, for notifications, and for a player's panel.

Deals with a button are not repeated above it.
"""

from collections.abc import Sequence

from engine import Event, Seat
from games.genoa import GENOA
from games.genoa.book import offers_here
from games.genoa.events import FinalScored, MoneyShown, Offered
from games.genoa.meeting import Meeting
from games.genoa.state import Bundle, State
from games.genoa.words.arranging import arranged, deals_ready, is_busy
from games.genoa.words.bundles import asked, newest_first, space_name, summary
from words import Speaker
from words.wording import short

SHOWN = 4
"""Number of the newest bundles shown in a table's message."""
MORE = 20
"""Characters reserved for the number of hidden ones."""


# ---------------------------------------------------------------- messages and notifications


def standing(view: State, names: Sequence[str], say: Speaker) -> list[str]:
    """Public lines, newest first. Each player's newest offer and all asks are always shown: each concerns a reader
    who has not answered it."""
    found = [bundle for bundle in newest_first((*view.offers, *view.asks)) if bundle.live]
    newest = {offer.seat: offer.id for offer in sorted(view.offers, key=lambda offer: offer.id) if offer.live}
    shown = [b for n, b in enumerate(found) if n < SHOWN or b.is_ask or b.id == newest.get(b.seat)]
    lines = [f"• {summary(say, names, bundle)}" for bundle in shown]
    hidden = len(found) - len(shown)
    return [*lines, say("genoa-panel-more", count=hidden)] if hidden else lines


def proposals(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> list[str]:
    """Proposals to a seat, newest first: all offers for the trader; for the others the asks, first those by name,
    then those to all."""
    book = view.offers if seat == view.trader else [ask for ask in view.asks if ask.to in (None, seat)]
    order = sorted(newest_first(book), key=lambda one: one.to is None)
    found = [summary(say, names, one) for one in order if one.live and seat not in one.rejected]
    return [f"• {line}" for line in found]


def is_standing(view: State, seat: Seat | None, event: Event) -> bool:
    """Whether the reader sees the event elsewhere: an offer or ask in its present form, or at the end the result.

    In the middle of an action the reader sees offers only as news.
    """
    if isinstance(event, FinalScored | MoneyShown):
        return GENOA.over(view)
    if not isinstance(event, Offered) or (seat is not None and is_busy(view, seat)):
        return False
    for bundle in (*view.offers, *view.asks):
        if bundle.id == event.id:
            return seat is None or seat in (bundle.seat, view.trader) or (bundle.is_ask and bundle.to in (None, seat))
    return False


# ---------------------------------------------------------------- in a panel


def book(view: State, seat: Seat, names: Sequence[str], say: Speaker, room: int) -> list[str]:
    """Bundles that concern a seat and have no button, as far as there is room."""
    ready = _ready(view, seat)
    if seat == view.trader:
        offers = [offer for offer in _choosable(view) if offer.id not in ready]
        title = "genoa-panel-further" if ready else "genoa-panel-offers" if offers else "genoa-panel-no-offers"
        parts = [(say(title), offers)] if offers or not ready else []
        parts += [(say("genoa-panel-your-asks"), newest_first(view.asks))] if view.asks else []
    else:
        asks = [ask for ask in newest_first(view.asks) if ask.to in (None, seat) and ask.id not in ready]
        asks.sort(key=lambda ask: (seat in ask.rejected, ask.to is None))
        parts = [(say("genoa-panel-asked-of-you", who=names[view.trader]), asks)] if asks else []
        mine = [offer for offer in newest_first(view.offers) if offer.seat == seat]
        parts += [(say("genoa-panel-your-offers"), mine)] if mine else []
    found: list[str] = []
    for title, bundles in parts:
        lines = _listed(say, title, [_line(view, seat, names, say, bundle) for bundle in bundles], room)
        room -= sum(len(line) + 1 for line in lines)
        found += lines
    passes = view.players[seat].passes
    if passes:
        passed = say("genoa-panel-passed", spaces=say.list(space_name(say, space) for space in passes))
        found += [passed] if len(passed) < room else []
    return found


def _ready(view: State, seat: Seat) -> set[int]:
    """Ids of the bundles with a button to accept."""
    top = view.stack[-1]
    assert isinstance(top, Meeting)
    return {move.id for move in deals_ready(arranged(view, seat, top.answers(view, seat)))}


def _choosable(view: State) -> list[Bundle]:
    """Offers, newest first; if the trader must sell, only those for the building."""
    return [offer for offer in newest_first(view.offers) if not view.locked or offer in offers_here(view)]


def _listed(say: Speaker, title: str, lines: Sequence[str], room: int) -> list[str]:
    """A title and its lines, cut to the room with the number of hidden ones."""
    room -= len(title) + MORE
    if room < 0:
        return []
    found = [title]
    for number, line in enumerate(lines):
        room -= len(line) + 3
        if room < 0:
            return [*found, say("genoa-panel-more", count=len(lines) - number)]
        found.append(f"• {line}")
    return found


def _line(view: State, seat: Seat, names: Sequence[str], say: Speaker, bundle: Bundle) -> str:
    """A bundle in a line, with its status."""
    own = bundle.seat == seat
    deal = asked(say, names, bundle, own=own) if bundle.is_ask else summary(say, names, bundle, own=own)
    if not bundle.live:
        return say("genoa-bundle-resting", deal=deal)
    if bundle.seat == seat and bundle.rejected:
        who = say.list(short(names[other]) for other in bundle.rejected)
        return say("genoa-bundle-said-no", deal=deal, who=who)
    return say("genoa-bundle-refused", deal=deal) if seat in bundle.rejected else deal
