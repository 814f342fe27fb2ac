"""Summary of past events of Calimala for a returning player."""

from collections import Counter
from collections.abc import Sequence

from engine import Event, Seat
from games.calimala import events as happened
from games.calimala.words.signs import COUNCIL_EMOJI
from games.calimala.words.terms import GAME
from words import Speaker
from words.catching_up import Deeds, counted, deed, lines
from words.wording import podium

NEWS = (happened.GameBegan, happened.LastRound)
UNCHOSEN = (
    happened.Drew,
    happened.Activated,
    happened.Represented,
    happened.TileUnrepresented,
    happened.TileScored,
    happened.DiscLeft,
    happened.Reshuffled,
    happened.LastRound,
)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """Events that concern the viewer first, then those of all players, then a line for each player's actions."""
    mine, others = _scorings(events, names, say, viewer)
    news = [say.event(GAME, event, names) for event in events if isinstance(event, NEWS)]
    return [*mine, *_own_discs(events, say, viewer), *news, *others, *_doings(events, names, say, viewer)]


def _scorings(
    events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None
) -> tuple[list[str], list[str]]:
    """Scorings in which the viewer has a share, and the others."""
    mine: list[str] = []
    others: list[str] = []
    for event in events:
        if not isinstance(event, happened.TileScored | happened.FinalCardScored):
            continue
        field, subject = ("tile", event.tile) if isinstance(event, happened.TileScored) else ("final", event.final)
        line = "calimala-digest-scored" if field == "tile" else "calimala-digest-final"
        words = {"tile": say.term(GAME, field, subject), "points": podium(GAME, event.points, names, say, viewer)}
        if viewer is None:
            others.append(f"{COUNCIL_EMOJI} {say(line, **words)}")
            continue
        told = f"{COUNCIL_EMOJI} {say(f'{line}-you', **words, count=event.counts[viewer])}"
        (mine if event.counts[viewer] else others).append(told)
    return mine, others


def _own_discs(events: Sequence[Event], say: Speaker, viewer: Seat | None) -> list[str]:
    woken = Counter(e.space for e in events if isinstance(e, happened.Activated) and e.seat == viewer)
    told = [
        say("calimala-digest-your-disc", space=say.term(GAME, "space", space), count=count)
        for space, count in woken.items()
    ]
    for event in events:
        if isinstance(event, happened.Represented) and event.seat == viewer:
            told.append(say("calimala-digest-your-representative", tile=say.term(GAME, "tile", event.tile)))
    return told


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player, with the cards they drew."""
    deeds: Deeds = {}
    drawn: Counter[Seat] = Counter()
    with_card: set[Seat] = set()
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None:
            continue
        if isinstance(event, happened.CardPlayed):
            with_card.add(seat)
        elif isinstance(event, happened.Drew):
            drawn[seat] += len(event.cards)
            deeds.setdefault(seat, Counter())
        elif seat == viewer and isinstance(event, happened.Represented):
            continue
        elif told := deed(GAME, event, names, say):
            told = say("calimala-digest-by-card", what=told) if seat in with_card else told
            with_card.discard(seat)
            deeds.setdefault(seat, Counter())[told] += 1

    def line(seat: Seat) -> str:
        cards = [say("calimala-digest-Drew", count=drawn[seat])] if seat in drawn else []
        return ", ".join([*counted(GAME, deeds[seat], say), *cards])

    return lines(deeds, names, say, viewer, line)
