"""What the game is waiting for, and how far it is."""

from collections.abc import Sequence

from games.tournay import TOURNAY
from games.tournay.data import CRIERS_TO_END
from games.tournay.scoring import score_building, visible
from games.tournay.state import State
from games.tournay.words.terms import card_name
from words import status
from words.reader import Look


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
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
    """The Town Criers with which one complete quarter ends the game."""
    return CRIERS_TO_END[len(view.players)]


def points(view: State) -> Sequence[int]:
    return TOURNAY.standings(view).points


def worth(view: State, seat: int) -> dict[str, int]:
    """What each prestigious building of a quarter brings its owner, if it were scored now."""
    found = [card.id for card in visible(view.players[seat]) if card.scoring is not None]
    return {name: score_building(view, name).points[seat] for name in found}
