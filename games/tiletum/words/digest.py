"""Events of Tiletum since a reader's last look: phases of the game, then each player's deeds in order."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Event, Seat
from games.tiletum import events as happened
from games.tiletum.data import KING_VP
from games.tiletum.meta import TILETUM
from games.tiletum.state import State
from games.tiletum.words.consequences import signed
from words import Speaker
from words.catching_up import counted, deed
from words.wording import podium

GAME = "tiletum"
FAIR_EMOJI = "🎪"

PHASES = ("king", "fairs", "map", "buildings", "resources")
"""Sources of points that all players score at once; they get lines of their own."""
OF_ITSELF = (
    happened.CorruptionShown,
    happened.OrderChanged,
    happened.DiscsReturned,
    happened.FairScored,
    happened.RoundBegan,
    happened.FinalScored,
)


UNCHOSEN = (
    happened.RoundBegan,
    happened.CorruptionShown,
    happened.ContractsRefilled,
    happened.CharacterCame,
    happened.BonusLost,
    happened.OrderChanged,
    happened.DiscsReturned,
    happened.FairScored,
    happened.TilesLaid,
)


@dataclass(slots=True)
class Doings:
    deeds: Counter[str] = field(default_factory=Counter)
    """In the order of their first occurrence."""
    taken: dict[str, str] = field(default_factory=dict)
    """Tile → the deed in which it was taken."""
    last: tuple[str, str] = ("", "")
    """The latest deed and its piece: the next step of that piece replaces it, so that only the end of a walk is
    shown."""
    king: str = ""
    """The deed with the disc's place on the king track: only its last place is shown."""
    vp: int = 0
    final: str = ""


def is_standing(view: State, seat: Seat | None, event: Event) -> bool:
    """Whether the result message covers the event: final points, and a turn order that no longer matters."""
    return TILETUM.over(view) and isinstance(event, happened.FinalScored | happened.OrderChanged)


def is_everybodys(event: Event) -> bool:
    """Whether an event belongs to a phase of the game rather than to a player."""
    return isinstance(event, OF_ITSELF) or (isinstance(event, happened.Scored) and event.why in PHASES)


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    return [*_phases(events, names, say), *_players(events, names, say, viewer)]


def _phases(events: Sequence[Event], names: Sequence[str], say: Speaker) -> list[str]:
    """Lines about the phases, in order."""
    ended = any(isinstance(event, happened.FinalScored) for event in events)
    lines: list[str] = []
    king = [0] * len(names)
    for event in events:
        if isinstance(event, happened.Scored) and event.why == "king":
            king[event.seat] += event.points
            continue
        lines += _king(king, names, say)
        king = [0] * len(names)
        match event:
            case happened.FairScored():
                words = {key: say.term(GAME, key, getattr(event, key)) for key in ("tile", "city")}
                told = say("tiletum-digest-fair", **words, points=podium(GAME, event.points, names, say))
                lines.append(f"{FAIR_EMOJI} {told}")
            case happened.OrderChanged() if not ended:  # no turn order after the end
                lines.append(say.event(GAME, event, names))
            case happened.RoundBegan():
                lines.append(say("tiletum-digest-round", round=event.round))
            case happened.CorruptionShown() if event.steps:
                lines.append(say("tiletum-digest-corruption", steps=event.steps))
    return [*lines, *_king(king, names, say)]


def _king(points: Sequence[int], names: Sequence[str], say: Speaker) -> list[str]:
    if not any(points):
        return []
    return [say("tiletum-digest-king-phase", points=podium(GAME, points, names, say))]


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
    if told := deed(GAME, event, names, say):
        _add(doings, told)
        if isinstance(event, happened.TileTaken):
            doings.taken[event.tile] = told
        elif _used(event) in doings.taken:  # using a tile implies taking it
            doings.deeds[doings.taken.pop(_used(event))] -= 1
    elif isinstance(event, happened.ActionBegan) and event.source == "joker":
        _add(doings, say("tiletum-digest-joker", action=say.term(GAME, "action", event.action)))
    elif isinstance(event, happened.Travelled):
        words = {"piece": say.term(GAME, "piece", event.piece), "space": say.term(GAME, "space", event.space)}
        _add(doings, say("tiletum-digest-travelled", **words), event.piece)
    elif isinstance(event, happened.KingMoved):
        doings.deeds[doings.king] = 0
        doings.king = say("tiletum-digest-king", vp=signed(KING_VP[event.space]))
        _add(doings, doings.king)
    elif isinstance(event, happened.Scored) and event.why not in PHASES:
        doings.vp += event.points
    elif isinstance(event, happened.FinalScored):
        doings.final = say("tiletum-digest-final", **say.arguments(GAME, event, names))


def _add(doings: Doings, told: str, piece: str = "") -> None:
    """Add a deed; a walk replaces the last deed of its piece if nothing was done in between."""
    before, moved = doings.last
    if piece and moved == piece:
        doings.deeds[before] -= 1
    doings.deeds[told] += 1
    doings.last = (told, piece)


def _used(event: Event) -> str:
    """The tile of the warehouse that an event uses."""
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
    told = counted(GAME, doings.deeds, say)
    if doings.final:
        told.append(doings.final)
    if doings.vp:
        told.append(say("tiletum-digest-scored", vp=doings.vp))
    return told
