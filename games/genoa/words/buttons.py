"""Button labels of Genoa: a whole deal or none of it, the gain from a tile, the tower's destination; details are in
menus."""

from collections.abc import Sequence

from engine import Move, Seat
from games.genoa import moves as moved
from games.genoa.acquiring import PRICE
from games.genoa.book import EXTRA, IS_BUILDING, base_allowance, find
from games.genoa.data import ORDERS
from games.genoa.state import State
from games.genoa.words.bundles import gain, join, payment, space_name, summary
from words import Speaker

LONGEST = 34


MARKER = "🚩"
DEAL = "🤝"
SPOKEN = {MARKER: "genoa-spoken-marker", DEAL: "genoa-spoken-deal"}


def costs(view: State, seat: Seat, move: Move) -> dict[str, int]:
    """Markers, and the tile that an additional action uses up. The goods of a deal are in its name."""
    if isinstance(move, moved.Acquire):
        return {"marker": PRICE[move.one] + PRICE[move.other]}
    player = view.players[seat]
    is_extra = isinstance(move, moved.Use) and player.performed >= base_allowance(view, seat) + player.spent
    return {EXTRA: 1} if is_extra else {}


def sign(say: Speaker, thing: str) -> str:
    return MARKER if thing == "marker" else say.term("genoa", "tile", thing)


def things(view: State, seat: Seat, move: Move) -> list[str]:
    """The building that the tower goes to, the card or tile that is used or taken."""
    match move:
        case moved.Walk() if move.space in IS_BUILDING:
            return [move.space]
        case moved.Fulfil():
            return [move.card]
        case moved.TakeTile():
            return [move.tile]
    return []


def button_label(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    if isinstance(move, moved.Pick):
        return say("genoa-short-pick", what=say.term("genoa", "commodity", move.commodity))
    card = move.card if isinstance(move, moved.Fulfil) else move.order if isinstance(move, moved.Perform) else None
    if card is not None:
        order = ORDERS[card]
        goods = "/".join(say.term("genoa", "commodity", each) for each in order.commodities)
        return f"{goods} → {space_name(say, order.building)}"  # after the emoji of a cart
    if isinstance(move, moved.Walk):
        return f"→ {space_name(say, move.space)}"  # after the emoji of a tower
    bundle = find(view, move.id) if isinstance(move, moved.Accept) else None
    if bundle is None:
        return ""
    pay = payment(say, bundle.give, bundle.proceeds)
    if bundle.is_ask:
        deal = say("genoa-bundle-plain", pay=pay, gets=gain(say, bundle.space, bundle.take))
        return say("genoa-say-accept-ask", what=deal)
    whole = summary(say, names, bundle)
    elsewhere = [offer for offer in view.offers if offer.live and offer.space != bundle.space]
    if len(whole) <= LONGEST or elsewhere:
        return whole
    if not bundle.take:
        return f"{names[bundle.seat]}: {pay}"
    gets = join(say, bundle.take)
    named = say("genoa-bundle-offer", who=names[bundle.seat], pay=pay, gets=gets)
    alone = sum(offer.live for offer in view.offers) == 1
    return say("genoa-bundle-plain", pay=pay, gets=gets) if alone and len(named) > LONGEST else named


def target(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    """Without the arrow, below "Walk the tower"."""
    return space_name(say, move.space) if isinstance(move, moved.Walk) else ""
