"""Offers and asks in a line: `Béla: 25 ducats + silver ⇄ Villa Ricci`; and their approximate worth."""

from collections import Counter
from collections.abc import Container, Iterable, Sequence

from games.genoa.data import DECK_OF
from games.genoa.lines import HIDDEN_FACES, Lines, ducats_of
from games.genoa.state import Bundle, State
from words import Speaker
from words.speaker import HIDDEN
from words.wording import TEXT_LIMIT, fit, short

GAME = "genoa"

WORTH = {
    "commodity": 15,
    "starting_space": 20,
    "trade_1_1": 20,
    "commodity_of_choice": 20,
    "building_action": 25,
    "extra_action": 30,
    "marker": 15,
    "contract": 15,
    "message": 15,
    "small_order": 15,
    "large_order": 25,
    "drawn": 15,
    "tile": 20,
}
"""Approximate prices in ducats, used only to sort offers."""


def space_name(say: Speaker, space: str) -> str:
    return say.term(GAME, "name", space)


def join(say: Speaker, words: Iterable[str]) -> str:
    """`25 ducats + silver ×2`."""
    counted = Counter(say.term(GAME, "line", word) for word in words)
    return " + ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())


def payment(say: Speaker, give: Lines, proceeds: Lines) -> str:
    """The buyer's whole payment."""
    parts = [join(say, give)] if give else []
    if proceeds:
        parts.append(say("genoa-bundle-proceeds", what=join(say, proceeds)))
    return " + ".join(parts) or say("genoa-bundle-nothing")


def gain(say: Speaker, space: str, take: Lines) -> str:
    """The buyer's whole gain: the move or the action, and the trader's addition."""
    return " + ".join([space_name(say, space), *([join(say, take)] if take else [])])


# ---------------------------------------------------------------- bundles by a reader's knowledge


def _with_faces(lines: Lines, faces: Iterable[str], hows: Container[str]) -> Lines:
    """Replace hidden cards by their faces, if known."""
    left = [face for face in faces if face != HIDDEN]
    found = []
    for word in lines:
        how, _, what = word.partition(":")
        face = next((face for face in left if how in hows and DECK_OF[face] == what), None)
        if face is not None:
            left.remove(face)
        found.append(word if face is None else f"{how}:{face}")
    return tuple(found)


def known(bundle: Bundle) -> tuple[Lines, Lines, Lines]:
    """Give, proceeds and take with the cards that this view shows: the reader's own, and those shown to the trader."""
    give, take = bundle.give, bundle.take
    if bundle.is_ask:
        take = _with_faces(take, bundle.faces, HIDDEN_FACES)
    elif HIDDEN not in bundle.faces:
        give = _with_faces(give, bundle.faces, HIDDEN_FACES)
    elif bundle.confided is not None:
        give = _with_faces(give, bundle.confided.cards, ("trader",))
    bound = bundle.bound if bundle.bound not in ("", HIDDEN) else ""
    proceeds = tuple(f"bind:{bound}" if bound and word.startswith("bind:") else word for word in bundle.proceeds)
    return give, proceeds, take


def summary(say: Speaker, names: Sequence[str], bundle: Bundle, limit: int = TEXT_LIMIT, *, own: bool = False) -> str:
    """One line; with `own` without the name. If too long, the space comes first and the payment is cut."""
    give, proceeds, take = known(bundle)
    words = {
        "who": short(names[bundle.seat]),
        "pay": payment(say, give, proceeds),
        "gets": gain(say, bundle.space, take),
    }
    if not bundle.is_ask:
        line = say("genoa-bundle-plain" if own else "genoa-bundle-offer", **words)
    elif bundle.to is None:
        line = say("genoa-bundle-ask-all", **words)
    else:
        line = say("genoa-bundle-ask", **words, to=short(names[bundle.to]))
    if len(line) <= limit:
        return line
    if bundle.to is not None:
        words["who"] += f" ({short(names[bundle.to])})"
    words["gets"] = space_name(say, bundle.space)
    return fit(say("genoa-bundle-space-first", **words), limit)


def asked(say: Speaker, names: Sequence[str], ask: Bundle, *, own: bool, room: int = TEXT_LIMIT) -> str:
    """An ask in a line: with the addressee for its maker, with a note for a reader who is its only addressee."""
    give, proceeds, take = known(ask)
    words = {"pay": payment(say, give, proceeds), "gets": gain(say, ask.space, take)}
    if own:
        who = say("genoa-bundle-everybody") if ask.to is None else short(names[ask.to])
        return fit(say("genoa-bundle-offer", who=who, **words), room)
    deal = say("genoa-bundle-plain", **words)
    return fit(deal if ask.to is None else say("genoa-bundle-only-you", deal=deal), room)


# ---------------------------------------------------------------- worth


def worth(bundle: Bundle) -> int:
    """Approximate gain of the trader in ducats."""
    return _worth(bundle.give) + _worth(bundle.proceeds) - _worth(bundle.take)


def _worth(lines: Lines) -> int:
    total = 0
    for word in lines:
        how, _, what = word.partition(":")
        ducats = ducats_of(word)
        if ducats is not None:
            total += ducats
        elif how != "bind":
            thing = DECK_OF.get(what, what) if how not in ("any", "") and what else word
            total += WORTH.get(thing, WORTH["commodity"])
    return total


def newest_first(bundles: Iterable[Bundle]) -> list[Bundle]:
    """Newest first, suspended ones last."""
    return sorted(bundles, key=lambda bundle: (not bundle.live, -bundle.id))


def by_worth(view: State) -> list[Bundle]:
    """Offers of the others, the best first, suspended ones last."""
    return sorted(view.offers, key=lambda offer: (not offer.live, -worth(offer), offer.id))
