"""Events of Genoa since a reader's last look: the reader's affairs, rounds and deals, each player's deeds."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine import Event, Seat
from games.genoa import events as happened
from games.genoa.words.bundles import gain, payment, space_name
from words import Speaker
from words.catching_up import Deeds, counted, deed, lines

GAME = "genoa"


UNCHOSEN = (
    happened.RoundBegan,
    happened.Rolled,
    happened.RoundShortened,
    happened.Expired,
    happened.IntentLapsed,
    happened.Discharged,
    happened.ForcedToSell,
    happened.CardsReceived,
    happened.Took,
    happened.Drew,
    happened.MessageDelivered,
    happened.Reshuffled,
)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """First the viewer's affairs, then rounds and deals, then a line for each player's deeds."""
    told = (happened.RoundBegan, happened.RoundShortened)
    news = [say.event(GAME, event, names) for event in events if isinstance(event, told)]
    deals = [_dealt(event, names, say, viewer) for event in events if isinstance(event, happened.Struck)]
    return [*_own(events, names, say, viewer), *news, *deals, *_doings(events, names, say, viewer)]


def _dealt(event: happened.Struck, names: Sequence[str], say: Speaker, viewer: Seat | None) -> str:
    whose = {event.buyer: "-bought", event.seat: "-sold"}.get(viewer, "") if viewer is not None else ""
    return say(
        f"genoa-digest-deal{whose}",
        buyer=names[event.buyer],
        seat=names[event.seat],
        pay=payment(say, event.give, event.proceeds),
        gets=gain(say, event.space, event.take),
    )


def _own(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """Income, answers to the viewer's offers, and asks to the viewer."""
    if viewer is None:
        return []
    told = []
    income = sum(event.ducats for event in events if isinstance(event, happened.OwnerPaid) and event.seat == viewer)
    if income:
        told.append(say("genoa-digest-your-income", ducats=income))
    for event in events:
        match event:
            case happened.Rejected() if event.maker == viewer:
                space = say.term(GAME, "space", event.space)
                told.append(say("genoa-digest-your-rejected", seat=names[event.seat], space=space))
            case happened.Offered() if event.is_ask and event.to == viewer:
                pay, gets = payment(say, event.give, event.proceeds), gain(say, event.space, event.take)
                told.append(say("genoa-digest-asked", seat=names[event.seat], pay=pay, gets=gets))
    void = [e.space for e in events if isinstance(e, happened.Expired) and e.seat == viewer and not e.is_ask]
    if void:
        spaces = [say.term(GAME, "space", space) for space in dict.fromkeys(void)]
        told.append(say("genoa-digest-your-expired", spaces=say.list(spaces), count=len(spaces)))
    return list(dict.fromkeys(told))


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    deeds: Deeds = {}
    for seat, told in _deeds(events, names, say):
        deeds.setdefault(seat, Counter())[told] += 1
    return lines(deeds, names, say, viewer, lambda seat: "; ".join(counted(GAME, deeds[seat], say)))


def _deeds(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterable[tuple[Seat, str]]:
    """Deeds by player. Only the last of several offers for a space is shown; steps of the tower are joined."""
    last = {(e.seat, e.space): e for e in events if isinstance(e, happened.Offered)}
    way: list[str] = []
    for event in events:
        match event:
            case happened.Rolled() | happened.StartChosen():
                way = [space_name(say, event.space)]
            case happened.Walked():
                way = [*(way or [space_name(say, event.origin)]), space_name(say, event.space)]
            case happened.Stopped():
                yield event.seat, say("genoa-digest-way", spaces=" → ".join(way or [space_name(say, event.space)]))
                way = []
            case happened.Offered() if last[event.seat, event.space] is event:
                pay, gets = payment(say, event.give, event.proceeds), gain(say, event.space, event.take)
                kind = "genoa-digest-asks" if event.is_ask else "genoa-digest-Offered"
                yield event.seat, say(kind, pay=pay, gets=gets)
            case happened.Offered() | happened.Took(things=()):
                continue
            case _ if told := deed(GAME, event, names, say):
                seat: Seat = event.seat  # type: ignore[attr-defined]
                yield seat, told
    if way:
        traders = [e.seat for e in events if isinstance(e, happened.Rolled | happened.StartChosen | happened.Walked)]
        yield traders[-1], say("genoa-digest-way", spaces=" → ".join(way))
