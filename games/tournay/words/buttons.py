"""Button labels of Tournay. Citizens are mentioned briefly, since most are the player's own."""

from collections import Counter
from collections.abc import Sequence

from engine import Move, Seat
from games.tournay import moves as moved
from games.tournay.abilities import ChooseAbility
from games.tournay.characters import React
from games.tournay.state import State
from games.tournay.words.naming import GAME, bare_name, event_with_coins, name_of, top_card
from games.tournay.words.spaces import label
from words import Speaker
from words.wording import capital, fit

BORROWING = {"activate", "draw", "fight", "visit"}
"""Kinds of move that may borrow citizens."""
NAME = 8
"""Maximum letters of a lender's name."""


def things(view: State, seat: Seat, move: Move) -> list[str]:
    """The card that is drawn, played or used."""
    match move:
        case moved.Draw() if move.how == "face_up":
            card = view.decks[move.deck].up
            return [card] if card is not None else []
        case moved.Activate() | moved.Visit() | moved.Call():
            return [top_card(view, seat, move.space)]
        case moved.Copy() | moved.Hit():
            return [top_card(view, move.seat, move.space)]
        case moved.Play() | moved.Keep():
            return [move.card]
        case moved.Pick():
            return list(move.cards)
    return []


def button_label(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    """Label of a move, without the player's own citizens, which are in the price."""
    text = _text(view, seat, say, move)
    citizens = getattr(move, "citizens", ())
    goes_without = isinstance(move, moved.Activate | moved.Draw | moved.Fight | moved.Visit) and set(citizens) == {seat}
    return f"{text} – {_citizens(seat, names, say, citizens)}" if text and citizens and not goes_without else text


def _text(view: State, seat: Seat, say: Speaker, move: Move) -> str:
    match move:
        case moved.Draw():
            card = view.decks[move.deck].up if move.how == "face_up" else None
            if card is not None:
                return name_of(say, card)
            return say("tournay-short-hidden", deck=capital(say.term(GAME, "deck", move.deck)))
        case moved.Activate():
            return _at(view, seat, say, move.space)
        case moved.Visit():
            return say("tournay-short-visit", what=_at(view, seat, say, move.space))
        case moved.Skip():
            return _skipped(view, say)
        case moved.Fight() if set(move.citizens) != {seat}:  # the lender's name needs the room
            return say.term(GAME, "event", move.event)
        case moved.Fight():
            return event_with_coins(view, say, move.event)
        case moved.Earn():
            return say("tournay-short-earn", colour=say.term(GAME, "colour", move.colour))
        case moved.Gather():
            return say("tournay-short-gather")
        case moved.Play() if move.pay is None:
            return _played(view, seat, say, move)
    return ""


def _at(view: State, seat: Seat, say: Speaker, space: str) -> str:
    """`C2 Library II`: the space distinguishes cards of the same name; alone where an earlier step builds there."""
    if space not in view.players[seat].quarter:
        return label(space)
    return f"{label(space)} {bare_name(say, top_card(view, seat, space))}"


def _skipped(view: State, say: Speaker) -> str:
    """Label for declining the one card in question, if there is one."""
    top = view.stack[-1]
    if isinstance(top, ChooseAbility):
        return say("tournay-say-skip-card", card=bare_name(say, top.card))
    if isinstance(top, React) and len(able := top.able(view)) == 1:
        return say("tournay-say-skip-card", card=bare_name(say, top_card(view, top.seat, able[0])))
    return ""


def _played(view: State, seat: Seat, say: Speaker, move: moved.Play) -> str:
    text = f"{name_of(say, move.card)} → {label(move.space)}"
    site = view.players[seat].quarter.get(move.space)
    if site is not None:
        return say("tournay-short-over", what=text, card=name_of(say, site.cards[-1]))
    return text


def target(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    """The colour alone, after earning was named."""
    return say.term(GAME, "colour", move.colour) if isinstance(move, moved.Earn) else ""


def shortcuts(view: State, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """Moves with the player's own citizens only: borrowing is rare."""
    return [move for move in moves if few or set(getattr(move, "citizens", (None,))) == {seat}]


def others(view: State, seat: Seat, say: Speaker, moves: Sequence[Move]) -> str:
    borrowing = all(set(getattr(move, "citizens", (seat,))) != {seat} for move in moves)
    kinds = {move.kind for move in moves}
    kind = moves[0].kind if len(kinds) == 1 and kinds <= BORROWING else "any"
    return say(f"tournay-others-{kind}") if borrowing else ""


def _citizens(seat: Seat, names: Sequence[str], say: Speaker, citizens: Sequence[Seat]) -> str:
    """`Béla's`, `1 own + Béla's`."""
    told = []
    for owner, count in Counter(citizens).items():
        own = say("tournay-short-own", count=count)
        lent = say("tournay-short-lent", who=fit(names[owner], NAME), count=count)
        told.append(own if owner == seat else lent)
    return " + ".join(told)
