"""What happened in Tiletum since a reader last looked: fairs and the king first, then each player's doings."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Event, Seat
from engine.tiletum import events as happened
from engine.tiletum.data import KING_VP
from engine.tiletum.meta import TILETUM
from engine.tiletum.state import State
from locales import Speaker
from render.tiletum.consequences import signed
from render.wording import podium

GAME = "tiletum"
FAIR_EMOJI = "🎪"
KING_EMOJI = "👑"

FRAGMENTS: dict[type[Event], str] = {
    kind: f"tiletum-digest-{kind.__name__}"
    for kind in (
        happened.DieTaken,
        happened.TileTaken,
        happened.PillarPlaced,
        happened.HousePlaced,
        happened.OfferRefreshed,
        happened.Settled,
        happened.BuildingCompleted,
        happened.ContractFulfilled,
        happened.CrestPlaced,
        happened.Contributed,
        happened.HelperUsed,
        happened.KingTileDiscarded,
    )
}
"""Events told in a few words after a player's name; the log has the rest."""
PHASES = ("king", "fairs", "map", "buildings", "resources")
"""Points of everybody at once, told in lines of their own."""


@dataclass(slots=True)
class Doings:
    """What one player did."""

    deeds: Counter[str] = field(default_factory=Counter)
    taken: dict[str, str] = field(default_factory=dict)
    """Tile → the deed that told of taking it."""
    pieces: dict[str, str] = field(default_factory=dict)
    """Where architect and merchant went last."""
    king: int | None = None
    vp: int = 0
    final: str = ""


def is_standing(view: State, seat: Seat | None, event: Event) -> bool:
    """The last points of each player: they stand in the result. Then nobody goes first any more."""
    return TILETUM.over(view) and isinstance(event, happened.FinalScored | happened.OrderChanged)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    return [
        *_fairs(events, names, say, viewer),
        *_king_phase(events, names, say),
        *_news(events, names, say),
        *_players(events, names, say, viewer),
    ]


def _fairs(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    lines = []
    for event in events:
        if isinstance(event, happened.FairScored):
            words = {key: say.term(GAME, key, getattr(event, key)) for key in ("tile", "city")}
            words["points"] = podium(event.points, names, say)
            if viewer is None:
                line = say("tiletum-digest-fair", **words)
            elif viewer in event.present:
                line = say("tiletum-digest-fair-you", **words, vp=signed(event.points[viewer]))
            else:
                line = say("tiletum-digest-fair-absent", **words)
            lines.append(f"{FAIR_EMOJI} {line}")
    return lines


def _king_phase(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[str]:
    points = [0] * len(names)
    for event in events:
        if isinstance(event, happened.Scored) and event.why == "king":
            points[event.seat] += event.points
    if not any(points):
        return []
    return [f"{KING_EMOJI} {say('tiletum-digest-king-phase', points=podium(points, names, say))}"]


def _news(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[str]:
    rounds = [event.round for event in events if isinstance(event, happened.RoundBegan)]
    orders = [event for event in events if isinstance(event, happened.OrderChanged)]
    corruption = sum(event.steps for event in events if isinstance(event, happened.CorruptionShown))
    lines = [say("tiletum-digest-round", round=rounds[-1])] if rounds else []
    ended = any(isinstance(event, happened.FinalScored) for event in events)
    lines += [say.event(GAME, orders[-1], names)] if orders and not ended else []
    return lines + ([say("tiletum-digest-corruption", steps=corruption)] if corruption else [])


def _players(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player in the order of their first deed, the viewer last."""
    done: dict[Seat, Doings] = {}
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        if seat is not None:
            _note_down(done.setdefault(seat, Doings()), event, names, say)
    lines = []
    for seat in sorted(done, key=lambda seat: seat == viewer):
        told = _told(done[seat], say)
        if told:
            lines.append(say("wording-player", name=names[seat], what=", ".join(told)))
    return lines


def _note_down(doings: Doings, event: Event, names: Sequence[str], say: Speaker) -> None:
    if type(event) in FRAGMENTS:
        deed = say(FRAGMENTS[type(event)], **say.arguments(GAME, event, names))
        doings.deeds[deed] += 1
        if isinstance(event, happened.TileTaken):
            doings.taken[event.tile] = deed
        elif _used(event) in doings.taken:  # who uses a tile has taken it
            doings.deeds[doings.taken.pop(_used(event))] -= 1
    elif isinstance(event, happened.ActionBegan) and event.source == "joker":
        doings.deeds[say("tiletum-digest-joker", action=say.term(GAME, "action", event.action))] += 1
    elif isinstance(event, happened.Travelled):
        doings.pieces[event.piece] = event.space
    elif isinstance(event, happened.KingMoved):
        doings.king = event.space
    elif isinstance(event, happened.Scored) and event.why not in PHASES:
        doings.vp += event.points
    elif isinstance(event, happened.FinalScored):
        doings.final = say("tiletum-digest-final", **say.arguments(GAME, event, names))


def _used(event: Event) -> str:
    """The tile of the warehouse that an event is about."""
    match event:
        case happened.Settled():
            return event.character
        case happened.ContractFulfilled():
            return event.contract
        case happened.CrestPlaced():
            return event.crest
        case happened.HelperUsed():
            return event.helper
    return ""


def _told(doings: Doings, say: Speaker) -> list[str]:
    deeds = [(deed, times) for deed, times in doings.deeds.items() if times]
    told = [say("tiletum-digest-times", what=deed, times=times) if times > 1 else deed for deed, times in deeds]
    for piece, space in doings.pieces.items():
        words = {"piece": say.term(GAME, "piece", piece), "space": say.term(GAME, "space", space)}
        told.append(say("tiletum-digest-travelled", **words))
    if doings.king is not None:
        told.append(say("tiletum-digest-king", vp=signed(KING_VP[doings.king])))
    if doings.final:
        told.append(doings.final)
    if doings.vp:
        told.append(say("tiletum-digest-scored", vp=doings.vp))
    return told
