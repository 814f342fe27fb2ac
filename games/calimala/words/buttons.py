"""Button labels of Calimala: an emoji for the action, or two for the actions of a street."""

from collections.abc import Sequence

from engine import GAMES, Move, Seat
from games.calimala import moves as moved
from games.calimala.data import BUILD_COST
from games.calimala.state import State
from games.calimala.steps import Activation
from games.calimala.words.signs import ACTION_EMOJI, WHITE_EMOJI
from words import Speaker
from words.wording import capital

GAME = "calimala"
LONGEST = 32
"""Maximum characters; beyond, the first word of a building is abbreviated, to leave room for a mark."""


def costs(view: State, seat: Seat, move: Move) -> dict[str, int]:
    """Materials spent that the text of the move does not mention."""
    if isinstance(move, moved.Build):
        return {str(material): count for material, count in BUILD_COST[move.piece].items()}
    return {"marble": 1} if isinstance(move, moved.Artwork) else {}


def sign(say: Speaker, thing: str) -> str:
    return ACTION_EMOJI[thing]


def button_label(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    text = _text(view, seat, say, move)
    by = getattr(move, "by", "disc")
    for ways, key in ((moved.BY_CARD, "calimala-short-card"), (tuple(moved.ENDING.values()), "calimala-short-end")):
        text = say(key, what=text) if text and by in ways else text
    return _shortened(text)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text.replace("Santa ", "S. ").replace("San ", "S. ")


def step(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    """Shortest text, without the end of a disc, which the next step implies."""
    match move:
        case moved.Take():
            text = capital(say.term(GAME, "material", move.material))
        case moved.Build() if move.city is None:
            text = capital(say.term(GAME, "piece", move.piece))
        case moved.Weave():
            text = say.term(GAME, "action", "weave")
        case moved.End() if move.how == "draw":
            text = say("calimala-step-end-draw")
        case _:
            text = _text(view, seat, say, move)
    by_card = getattr(move, "by", "disc") in moved.BY_CARD
    return _shortened(say("calimala-short-card", what=text) if text and by_card else text)


def _text(view: State, seat: Seat, say: Speaker, move: Move) -> str:
    match move:
        case moved.Place():
            signs = "".join(ACTION_EMOJI[action] for action in view.ends(move.space))
            return f"{int(move.space[1:])} {signs}{WHITE_EMOJI if move.disc == 'white' else ''}"
        case moved.Promote():
            signs = "".join(ACTION_EMOJI[action] for action in view.ends(move.space))
            return f"{int(move.space[1:])} {signs} {say('calimala-choice-height', height=move.height)}"
        case moved.Take():
            return say("calimala-short-take", material=say.term(GAME, "material", move.material))
        case moved.Contribute():
            return f"{say.term(GAME, 'material', move.material)} → {say.term(GAME, 'building', move.building)}"
        case moved.Artwork():
            return f"{say.term(GAME, 'action', 'artwork')} → {say.term(GAME, 'site', move.site)}"
        case moved.Build() if move.city is not None:
            return say("calimala-choice-house-city", city=say.term(GAME, "city", move.city))
        case moved.Ship() | moved.Transport():
            cities = move.ports if isinstance(move, moved.Ship) else move.cities
            return say("calimala-short-cloth", count=len(cities), where=say.terms(GAME, "cities", cities))
        case moved.Draw():
            return say("calimala-short-draw", action=say.term(GAME, "action", move.action))
        case moved.End() if move.how == "done":
            return _left_undone(view, seat, say)
        case moved.End():
            return say(f"calimala-short-end-{move.how}")
    return ""


def _left_undone(view: State, seat: Seat, say: Speaker) -> str:
    """Actions or playable cards given up by ending the disc."""
    top = view.stack[-1]
    if isinstance(top, Activation):
        left = [
            say.term(GAME, "action", action)
            for action, times in zip(view.ends(top.space), top.left, strict=True)
            if times
        ]
        if left:
            return say("calimala-short-end-skip", actions=say.list(left), count=len(left))
        if can_play_a_card(view, seat):
            return say("calimala-short-end-no-card")
    return say("calimala-short-end-done")


def can_play_a_card(view: State, seat: Seat) -> bool:
    return any(getattr(move, "by", "disc") in moved.BY_CARD for move in GAMES[GAME].moves(view, seat))
