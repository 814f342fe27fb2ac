"""Events of Tournay since a reader's last look."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine import Event, Seat
from games.tournay import events as happened
from games.tournay.data import BORROW_PRICE, EVENTS
from games.tournay.state import State
from games.tournay.words.naming import GAME, name_of
from words import Speaker
from words.catching_up import Deeds, counted, deed, lines
from words.wording import podium

CRIER_EMOJI = "📣"
SCORE_EMOJI = "🏛️"
NEWS = (happened.GameBegan, happened.LastRoundBegan, happened.StoodStill, happened.NothingGrew, happened.BallistaFired)


UNCHOSEN = (
    happened.CardsTaken,
    happened.EventTurnedUp,
    happened.CrierCalled,
    happened.CitizensLaid,
    happened.CardsDamaged,
    happened.DeniersLost,
    happened.StoodStill,
    happened.NothingGrew,
    happened.LastRoundBegan,
)


def is_standing(view: State, seat: Seat | None, event: Event) -> bool:
    """Whether the result message covers the event: the final points of each player."""
    return isinstance(event, happened.PrestigeScored)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """First the viewer's losses and gains, then common events, then a line for each player's deeds."""
    news = [say.event(GAME, event, names) for event in events if isinstance(event, NEWS)]
    return [
        *_befell(events, names, say, viewer),
        *_criers(events, say),
        *news,
        *_scorings(events, names, say),
        *_doings(events, names, say, viewer),
    ]


def _befell(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """The viewer's losses and gains caused by others or by events."""
    befell: Counter[str] = Counter()
    lent: Counter[Seat] = Counter()
    lost = [event for event in events if isinstance(event, happened.DeniersLost) and event.seat == viewer]
    if lost:
        befell[say("tournay-digest-your-DeniersLost", **_summed(say, lost))] += 1
    for event in events:
        match event:
            case happened.CitizensUsed() if event.seat != viewer:
                lent[event.seat] += event.citizens.count(viewer) if viewer is not None else 0
            case happened.CardsDamaged() | happened.CitizensLaid() if event.seat == viewer:
                befell[say(f"tournay-digest-your-{type(event).__name__}", **say.arguments(GAME, event, names))] += 1
            case happened.CatapultHit() if event.victim == viewer:
                befell[say("tournay-digest-your-CatapultHit", **say.arguments(GAME, event, names))] += 1
            case happened.Paid() if event.seat == viewer:
                befell[say("tournay-digest-your-Paid", **say.arguments(GAME, event, names))] += 1
            case happened.Gained() if event.seat == viewer and event.source in EVENTS:
                befell[say("tournay-digest-your-Gained", **say.arguments(GAME, event, names))] += 1
    borrowed = [
        say("tournay-digest-your-citizens", who=names[user], count=count, deniers=BORROW_PRICE * count)
        for user, count in lent.items()
        if count
    ]
    return [*counted(GAME, befell, say), *borrowed]


Purse = happened.DeniersLost | happened.Gained


def _struck(events: Sequence[Event]) -> dict[tuple[Seat, type[Event]], list[Purse]]:
    """Losses and gains of each player by the Town Crier's events."""
    found: dict[tuple[Seat, type[Event]], list[Purse]] = {}
    for event in events:
        if isinstance(event, happened.DeniersLost) or (isinstance(event, happened.Gained) and event.source in EVENTS):
            found.setdefault((event.seat, type(event)), []).append(event)
    return found


def _summed(say: Speaker, struck: Sequence[Purse]) -> dict[str, Any]:
    """Texts for the sum of several events, such as `Drought and Banditry`."""
    named = dict.fromkeys(e.event if isinstance(e, happened.DeniersLost) else e.source for e in struck)
    return {"event": say.list(say.term(GAME, "event", n) for n in named), "deniers": sum(e.deniers for e in struck)}


def _criers(events: Sequence[Event], say: Speaker) -> list[str]:
    """`📣 Town Crier (red I): Great Plague ×2, Drought ×1`."""
    found = []
    for event in events:
        if isinstance(event, happened.CrierCalled):
            struck = [
                say("tournay-digest-coins", event=say.term(GAME, "event", name), coins=coins)
                for name, coins in zip(event.queue, event.coins, strict=True)
                if name
            ]
            deck, told = say.term(GAME, "deck", event.deck), ", ".join(struck) or say.term(GAME, "queue", "")
            told = say("tournay-digest-crier", deck=deck, events=told, criers=event.criers)
            found.append(f"{CRIER_EMOJI} {told}")
    return found


def _scorings(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[str]:
    found = []
    for event in events:
        if isinstance(event, happened.BuildingScored):
            owners = say.list(names[seat] for seat in event.owners)
            points = podium(GAME, event.points, names, say)
            told = say("tournay-digest-BuildingScored", card=name_of(say, event.card), owners=owners, points=points)
            found.append(f"{SCORE_EMOJI} {told}")
    return found


DEEDS = 10
"""Maximum deeds shown per player; the latest are kept."""
STRUCK = (happened.CitizensLaid, happened.CardsDamaged)
"""Events that the viewer gets in a line of their own."""


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player, with the deniers gained."""
    deeds: Deeds = {}
    gained: Counter[Seat] = Counter()
    struck = _struck(events)
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None or (seat == viewer and isinstance(event, STRUCK)):
            continue
        if (alike := struck.get((seat, type(event)), [])) and event in alike:
            if event is alike[0] and seat != viewer:  # sum them all at the first one
                told = say(f"tournay-digest-{type(event).__name__}-event", **_summed(say, alike))
                deeds.setdefault(seat, Counter())[told] += 1
        elif isinstance(event, happened.Gained):
            gained[seat] += event.deniers
        elif told := deed(GAME, event, names, say):
            deeds.setdefault(seat, Counter())[told] += 1

    def line(seat: Seat) -> str:
        done = counted(GAME, deeds[seat], say)
        if len(done) > DEEDS:
            done = [say("tournay-digest-earlier", count=len(done) - DEEDS), *done[-DEEDS:]]
        if gained[seat]:
            done.append(say("tournay-digest-Gained", deniers=gained[seat]))
        return ", ".join(done)

    return lines(deeds, names, say, viewer, line)
