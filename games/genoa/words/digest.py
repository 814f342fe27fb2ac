"""What happened in Genoa, in a few lines: what concerns the reader, rounds and deals, each player's doings."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine import Event, Seat
from games.genoa import events as happened
from games.genoa.words.bundles import gain, payment, space_name
from words import Speaker

GAME = "genoa"

FRAGMENTS: dict[type[Event], str] = {
    kind: f"genoa-digest-{kind.__name__}"
    for kind in (
        happened.Withdrawn,
        happened.Passed,
        happened.Took,
        happened.Drew,
        happened.OrderFulfilled,
        happened.TilePlayed,
        happened.Traded,
        happened.MessageDelivered,
        happened.Acquired,
        happened.MoneyShown,
        happened.FinalScored,
    )
}
"""Events told in a few words after a player's name; the way of the tower, offers and deals are told apart. The rest
(intents, windows, settings) is noise in a digest; the log has it."""


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """First what concerns the viewer, then rounds and deals, then each player's doings in a line."""
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
    """Income, answers to one's offers, what one is asked."""
    if viewer is None:
        return []
    lines = []
    income = sum(event.ducats for event in events if isinstance(event, happened.OwnerPaid) and event.seat == viewer)
    if income:
        lines.append(say("genoa-digest-your-income", ducats=income))
    for event in events:
        match event:
            case happened.Rejected() if event.maker == viewer:
                space = say.term(GAME, "space", event.space)
                lines.append(say("genoa-digest-your-rejected", seat=names[event.seat], space=space))
            case happened.Offered() if event.is_ask and event.to == viewer:
                pay, gets = payment(say, event.give, event.proceeds), gain(say, event.space, event.take)
                lines.append(say("genoa-digest-asked", seat=names[event.seat], pay=pay, gets=gets))
    void = [e.space for e in events if isinstance(e, happened.Expired) and e.seat == viewer and not e.is_ask]
    if void:
        spaces = [say.term(GAME, "space", space) for space in dict.fromkeys(void)]
        lines.append(say("genoa-digest-your-expired", spaces=say.list(spaces), count=len(spaces)))
    return list(dict.fromkeys(lines))


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player in the order of their first deed, the viewer last; equal deeds are counted."""
    deeds: dict[Seat, Counter[str]] = {}
    for seat, deed in _deeds(events, names, say):
        deeds.setdefault(seat, Counter())[deed] += 1
    lines = []
    for seat in sorted(deeds, key=lambda seat: seat == viewer):
        told = "; ".join(
            say("genoa-digest-times", what=deed, times=times) if times > 1 else deed
            for deed, times in deeds[seat].items()
        )
        lines.append(say("wording-player", name=names[seat], what=told))
    return lines


def _deeds(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Iterable[tuple[Seat, str]]:
    """Who did what. Of several offers for a space the last is told; a way is told as a whole."""
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
            case happened.Took() if not event.things:
                continue
            case _ if type(event) in FRAGMENTS:
                seat: Seat = event.seat  # type: ignore[attr-defined]
                yield seat, say(FRAGMENTS[type(event)], **say.arguments(GAME, event, names))
    if way:
        traders = [e.seat for e in events if isinstance(e, happened.Rolled | happened.StartChosen | happened.Walked)]
        yield traders[-1], say("genoa-digest-way", spaces=" → ".join(way))
