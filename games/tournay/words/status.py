"""The status line: what the game waits for, and its progress."""

from collections.abc import Sequence

from games.tournay import TOURNAY
from games.tournay.data import CRIERS_TO_END
from games.tournay.scoring import score_building, visible
from games.tournay.state import State
from games.tournay.words.terms import card_name
from words import status
from words.reader import Look


def waiting(view: State, look: Look) -> str:
    """The player to act and the question; at the end, the winner."""
    card = getattr(TOURNAY.top(view), "card", None)
    named = card_name(look.lang, card) if card else ""
    return status.waiting(TOURNAY, view, look, "tournay-render-waiting-", card=named)


def progress(view: State, look: Look) -> str:
    """The turn and the Town Criers, in a line."""
    if view.over:
        return look.say("render-over")
    if view.last_round:
        return look.say("tournay-render-progress-last")
    turn = max(player.turns for player in view.players)
    return look.say("tournay-render-progress", turn=turn, criers=view.criers, needed=needed(view))


def needed(view: State) -> int:
    """Number of Town Criers with which one complete quarter ends the game."""
    return CRIERS_TO_END[len(view.players)]


def points(view: State) -> Sequence[int]:
    return TOURNAY.standings(view).points


def worth(view: State, seat: int) -> dict[str, int]:
    """Prestigious building → points for its owner if scored now."""
    found = [card.id for card in visible(view.players[seat]) if card.scoring is not None]
    return {name: score_building(view, name).points[seat] for name in found}
