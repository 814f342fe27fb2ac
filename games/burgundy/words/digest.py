"""Summary of past events of Burgundy for a returning player."""

from collections import Counter
from collections.abc import Sequence

from engine import Event, Seat
from games.burgundy import events as happened
from games.burgundy.state import State
from games.burgundy.words.terms import GAME
from words import Speaker
from words.catching_up import Deeds, counted, deed, lines

UNCHOSEN = (happened.PhaseBegan, happened.RoundBegan, happened.MinesPaid, happened.EffectLost)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """The viewer's dice first, then events that concern all players, then a line for each player's actions."""
    news = [say.event(GAME, event, names) for event in events if isinstance(event, happened.PhaseBegan)]
    return [*_own(events, say, viewer), *news, *_goods_brought(events, say), *_doings(events, names, say, viewer)]


def is_standing(view: State, seat: Seat | None, event: Event) -> bool:
    """Whether the position already shows the event: the roll of the current round, or the final points."""
    if isinstance(event, happened.EndScored):
        return True
    if seat is None or not isinstance(event, happened.RoundBegan):
        return False
    return (event.phase, event.round) == (view.phase, view.round)


def _own(events: Sequence[Event], say: Speaker, viewer: Seat | None) -> list[str]:
    """The viewer's dice and the income of their mines."""
    if viewer is None:
        return []
    told = []
    rounds = [event for event in events if isinstance(event, happened.RoundBegan)]
    if rounds and not any(isinstance(event, happened.EndScored) for event in events):
        one, other = rounds[-1].dice[viewer]
        phase = say.term(GAME, "phase", rounds[-1].phase)
        told.append(say("burgundy-digest-your-dice", one=one, other=other, phase=phase, round=rounds[-1].round))
    paid = [event for event in events if isinstance(event, happened.MinesPaid) and event.seat == viewer]
    return told + [say("burgundy-digest-your-mines", silver=event.silver, workers=event.workers) for event in paid]


def _goods_brought(events: Sequence[Event], say: Speaker) -> list[str]:
    brought = [
        say("burgundy-digest-goods-one", goods=say.term(GAME, "goods", event.goods), depot=event.depot)
        for event in events
        if isinstance(event, happened.RoundBegan)
    ]
    return [say("burgundy-digest-goods", goods=", ".join(brought))] if brought else []


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player, with the points they gained."""
    deeds: Deeds = {}
    points: Counter[Seat] = Counter()
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None:
            continue
        points[seat] += _points(event)
        if _worth_telling(event) and (told := deed(GAME, event, names, say)):
            deeds.setdefault(seat, Counter())[told] += 1

    def line(seat: Seat) -> str:
        told = ", ".join(counted(GAME, deeds[seat], say))
        return say("burgundy-digest-points", what=told, points=points[seat]) if points[seat] else told

    return lines(deeds, names, say, viewer, line)


def _points(event: Event) -> int:
    points: int = getattr(event, "points", 0)
    return points + event.bonus if isinstance(event, happened.RegionCompleted) else points


def _worth_telling(event: Event) -> bool:
    match event:
        case happened.Loaded():
            return bool(event.goods)
        case happened.MovedUp():
            return event.first
        case happened.EndScored():
            return event.points > 0
    return True
