"""What cannot be done now, in words: kind by kind, with the rules' own reasons.

Made from a view alone, like all words: it tells nothing that the seat does not see, and gives no advice.
"""

from collections.abc import Sequence
from typing import Any

from engine import GAMES, Move, Seat
from locales import speaker
from render import wording
from render.wording import capital

NAMED = 4
"""So many of those that fail for the very same reason are named; the others are counted."""
TOLD = 3
"""So often a reason is said of different things: that two spaces are not next to anything, that a third is not."""


def lines(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> list[str]:
    """Kind by kind, in the order of the game's book; what is not possible at all for one reason is one line."""
    game, say = GAMES[game_id], speaker(lang)
    possible = {move.kind for move in game.moves(view, seat)}
    reasons: dict[tuple[str, str], dict[str, list[Move]]] = {}
    for move, refused in sorted(
        game.impossible(view, seat), key=lambda found: list(game.book.kinds).index(found[0].kind)
    ):
        said = reasons.setdefault((move.kind, refused.reason), {})
        said.setdefault(say.refusal(game_id, refused), []).append(move)
    told: list[str] = []
    for (kind, _), said in reasons.items():
        alone = sum(other == kind for other, _ in reasons) == 1 and len(said) == 1
        if alone and kind not in possible:
            told.append(say("why-not-kind", kind=capital(say(f"{game_id}-move-{kind}")), why=next(iter(said))))
            continue
        told += [_some(game_id, view, seat, names, lang, moves, why) for why, moves in list(said.items())[:TOLD]]
        if len(said) > TOLD:
            told.append(say("why-not-alike", count=sum(map(len, list(said.values())[TOLD:]))))
    return told


def _some(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, moves: Sequence[Move], why: str) -> str:
    """Some moves of a kind that fail for the very same reason."""
    said = [wording.move(game_id, view, seat, names, lang, move) for move in moves[:NAMED]]
    what, more = "; ".join(dict.fromkeys(said)), len(moves) - NAMED
    say = speaker(lang)
    if more > 0:
        what = say("why-not-more", moves=what, count=more)
    return say("why-not-move", moves=what, why=why)
