"""Costs and gains of a choice in Genoa: the notes below it, price first, most important first."""

from collections.abc import Sequence
from typing import Any

from engine import Choice, Seat
from games.genoa import moves as moved
from games.genoa.acquiring import PRICE
from games.genoa.bargaining import ForcedChoice, OnSpace
from games.genoa.book import EXTRA, IS_BUILDING, capacity, find
from games.genoa.data import COMMODITIES, DECKS, FRONTAGE, MARKET, MESSAGE_REWARD, ORDERS, SMALL_REWARD, TILES, VILLAS
from games.genoa.lines import ducats_of, tally
from games.genoa.state import Bundle, State
from games.genoa.window import Reward
from games.genoa.words.bundles import by_worth, space_name, summary, worth
from words import Speaker
from words.wording import short


def consequences(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, choice: Choice, known: Sequence[str]
) -> list[str]:
    """Price first, then gains, most important first."""
    move, player = choice.example, view.players[seat]
    match move:
        case moved.Walk() | moved.Start() | moved.Offer() | moved.Ask() | moved.Pass() if known == ("space",):
            return _about(view, seat, names, say, move)
        case moved.Offer() if known == move.__match_args__:
            return _paying(view, seat, say, move)
        case moved.Accept() if "id" in known:
            return _accepting(view, seat, names, say, find(view, move.id))
        case moved.Reject() if "id" in known:
            return [say("genoa-note-only-informs")]
        case moved.Accept() | moved.Reject() if seat == view.trader and view.offers:
            return [say("genoa-note-best", deal=summary(say, names, by_worth(view)[0]))]
        case moved.Use():
            does = "" if isinstance(view.stack[-1], OnSpace | ForcedChoice) else say(f"genoa-does-{view.space}")
            return [does, *_capacity(view, seat, say), *_owner(view, seat, names, say)]
        case moved.Stop():
            return [say("genoa-note-ends-move")]
        case moved.Queue():
            return [say("genoa-note-gone")] if view.action == "open" else []
        case moved.Call():
            return [say("genoa-note-wait")]
        case moved.Perform() | moved.Fulfil() | moved.Activate() | moved.Bind() | moved.Deliver():
            return _working(view, names, say, move, known)
        case moved.Choose() | moved.Pick() if "commodity" in known:
            return [_stock(say, player.commodities[move.commodity]), _left(view, say, move)]
        case moved.Trade() if "away" in known:
            return [say(f"genoa-does-{move.away}")] if move.away in TILES else []
        case moved.TradeFor() if "good" in known:
            return _exchange(view, say, move.good)
        case moved.TakeTile() if "tile" in known:
            return [say(f"genoa-does-{move.tile}"), _for_trader(view, names, say)]
        case moved.HandOver():
            return [say("genoa-note-for-trader", who=short(names[view.trader]))]
        case moved.End():
            return [say("genoa-note-nothing-more")] if any(player.tiles.values()) else []
        case moved.Acquire() if "one" in known:
            return _markers(view, seat, names, say, move, known)
        case moved.Acquire() if "street" in known:
            return [_beside(say, move.street)]
        case moved.Set() if "value" in known:
            return [say("genoa-note-tells-all" if move.what == "money" else "genoa-note-default")]
        case moved.Except():
            return [say("genoa-note-default")]
    kind = f"genoa-note-kind-{move.kind}"
    return [say(kind)] if not known and choice.move is None and say.has(kind) else []


def _about(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Any) -> list[str]:
    """Uses of a space, and the effects of moving there."""
    space: str = move.space
    if isinstance(move, moved.Pass):
        return [say("genoa-note-silent")]
    told = []
    if isinstance(move, moved.Walk):
        scopes = [offer.scope for offer in view.offers if offer.live and offer.space == space]
        lapsing = scopes.count("move")
        told.append(say("genoa-note-lapsing", count=lapsing) if lapsing else "")
        told.append(say("genoa-note-offers", count=len(scopes) - lapsing) if len(scopes) > lapsing else "")
    if space in IS_BUILDING:
        told += [say("genoa-note-does", does=say(f"genoa-does-{space}")), *_owner(view, seat, names, say, space)]
    elif space == MARKET:
        told.append(say("genoa-note-market-start") if isinstance(move, moved.Start) else "")
    else:
        told.append(_beside(say, space))
    return told


def _beside(say: Speaker, street: str) -> str:
    return say("genoa-note-beside", buildings=say.list(space_name(say, b) for b in FRONTAGE[street]))


def _owner(view: State, seat: Seat, names: Sequence[str], say: Speaker, space: str | None = None) -> list[str]:
    owner = view.owners.get(space or view.space)
    if owner is None:
        return []
    return [say("genoa-note-own-building") if owner == seat else say("genoa-note-owner", who=short(names[owner]))]


def _capacity(view: State, seat: Seat, say: Speaker) -> list[str]:
    """Cost of the action itself."""
    own = capacity(view, seat) - view.players[seat].tiles[EXTRA]
    return [say("genoa-note-last-action")] if own == 1 else []


def _paying(view: State, seat: Seat, say: Speaker, move: moved.Offer) -> list[str]:
    """Ducats left after the offer. The uses of the space were shown when it was chosen."""
    ducats = tally(move.give).ducats
    return [say("genoa-note-pays-left", left=view.players[seat].ducats - ducats)] if ducats else []


def _accepting(view: State, seat: Seat, names: Sequence[str], say: Speaker, bundle: Bundle | None) -> list[str]:
    """Without the yield of the building under the tower, which the question shows, and without the worth of ducats."""
    if bundle is None:
        return []
    away = bundle.space != view.space
    does = say(f"genoa-does-{bundle.space}") if away and bundle.space in IS_BUILDING else ""
    if seat != view.trader:
        ducats = tally(bundle.give).ducats
        left = say("genoa-note-pays-left", left=view.players[seat].ducats - ducats) if ducats else ""
        return [left, say("genoa-note-you-do", does=does) if does else ""]
    lines = (*bundle.give, *bundle.proceeds, *bundle.take)
    told = [say("genoa-note-worth", worth=worth(bundle))] if any(ducats_of(word) is None for word in lines) else []
    return [*told, say("genoa-note-they-do", does=does) if does else ""]


def _working(view: State, names: Sequence[str], say: Speaker, move: Any, known: Sequence[str]) -> list[str]:
    """Cost and reward of orders and messages; for plain actions, other players paid from it."""
    if isinstance(move, moved.Deliver):
        return [say("genoa-note-reward-ducats", ducats=MESSAGE_REWARD), say("genoa-note-tells-all")]
    card: str | None = move.card if isinstance(move, moved.Fulfil | moved.Bind) else move.order
    if card is not None:
        large = ORDERS[card].building in VILLAS
        reward = say("genoa-note-reward-large") if large else say("genoa-note-reward-ducats", ducats=SMALL_REWARD)
        return [reward]
    return []


def _stock(say: Speaker, count: int) -> str:
    return say("genoa-note-have", count=count)


def _left(view: State, say: Speaker, move: Any) -> str:
    return say("genoa-note-supply", count=view.commodities[move.commodity]) if isinstance(move, moved.Pick) else ""


def _exchange(view: State, say: Speaker, good: str) -> list[str]:
    if good in DECKS:
        return [say("genoa-note-random")]
    if good in TILES:
        return [say(f"genoa-does-{good}"), say("genoa-note-supply", count=view.tiles[good])]
    if good in COMMODITIES:
        return [say("genoa-note-supply", count=view.commodities[good])]
    return []


def _for_trader(view: State, names: Sequence[str], say: Speaker) -> str:
    top = view.stack[-1] if view.stack else None
    promised = isinstance(top, Reward) and top.promised
    return say("genoa-note-for-trader", who=short(names[view.trader])) if promised else ""


def _markers(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, move: moved.Acquire, known: Sequence[str]
) -> list[str]:
    """Markers left after the treatments chosen so far, and the owners of removed markers."""
    named = (move.one, move.other) if "other" in known else (move.one,)
    price = sum(PRICE[treatment] for treatment in named)
    told = [say("genoa-note-markers", left=view.players[seat].stock - price)] if price else []
    for building, treatment in zip(FRONTAGE[move.street], named, strict=False):
        owner = view.owners.get(building)
        if treatment in ("remove", "replace") and owner is not None:
            told.append(say("genoa-note-was", who=short(names[owner])))
    return told
