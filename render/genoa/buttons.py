"""What stands on a button of Genoa: a deal whole, or not at all, what a tile brings, where the tower goes; the rest is
read in a menu."""

from collections.abc import Sequence

from engine import Move, Seat
from engine.genoa import moves as moved
from engine.genoa.book import find
from engine.genoa.state import State
from locales import Speaker
from render.genoa.bundles import gain, payment, space_name, summary

LONGEST = 34


def button(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    if isinstance(move, moved.Pick):
        return say("genoa-short-pick", what=say.term("genoa", "commodity", move.commodity))
    if isinstance(move, moved.Walk):
        return f"→ {space_name(say, move.space)}"  # the sign beside it is a tower
    bundle = find(view, move.id) if isinstance(move, moved.Accept) else None
    if bundle is None:
        return ""
    pay = payment(say, bundle.give, bundle.proceeds)
    if bundle.is_ask:
        return say("genoa-bundle-plain", pay=pay, gets=gain(say, bundle.space, bundle.take))
    whole = summary(say, names, bundle)
    elsewhere = [offer for offer in view.offers if offer.live and offer.space != bundle.space]
    return whole if len(whole) <= LONGEST or elsewhere else f"{names[bundle.seat]}: {pay}"
