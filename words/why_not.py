"""Explanation of the actions that are impossible now: kind by kind, with the reasons of the rules.

Made from a view alone: it reveals nothing hidden and gives no advice.
"""

from collections.abc import Sequence
from typing import Any

from engine import GAMES, Move, Seat
from words import speaker, wording
from words.wording import capital

NAMED = 4
"""Maximum moves named per reason; the others are counted."""


def lines(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> list[str]:
    """By kind, in the order of the rules, each reason once: with the numbers and names of the first move refused for
    it; the others are only named."""
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
        named = capital(say(f"{game_id}-move-{kind}"))
        alone = sum(other == kind for other, _ in reasons) == 1 and len(said) == 1
        (why, first), *others = said.items()
        if alone and kind not in possible:
            told.append(say("why-not-kind", kind=named, why=why))
            continue
        known = _names(game_id, view, seat, names, lang, first)
        told.append(say("why-not-move", kind=named, moves=_some(known, lang), why=why))
        alike = [move for _, moves in others for move in moves]
        further = [name for name in _names(game_id, view, seat, names, lang, alike) if name not in known]
        if further:
            told.append(say("why-not-alike", moves=_some(further, lang)))
    return told


def _names(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, moves: Sequence[Move]) -> list[str]:
    """Shortest texts of moves below the name of their kind."""
    said = [
        wording.target(game_id, view, seat, names, lang, move) or wording.move(game_id, view, seat, names, lang, move)
        for move in moves
    ]
    return list(dict.fromkeys(said))


def _some(named: Sequence[str], lang: str) -> str:
    what, more = "; ".join(named[:NAMED]), len(named) - NAMED
    return speaker(lang)("why-not-more", moves=what, count=more) if more > 0 else what
