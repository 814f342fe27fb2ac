"""The lines of offers and asks as goods to draw, with their notes."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from games.genoa.data import DECK_OF, EFFECTS
from games.genoa.lines import ANY, DRAWN, ORDER_TILE, ducats_of
from games.genoa.state import Bundle
from games.genoa.words.bundles import join, known
from words import Speaker


class Chip(NamedTuple):
    """A good and the text beside it; without a good only the text."""

    good: str
    text: str = ""


def chips(words: Sequence[str], space: str) -> list[Chip]:
    """Chips of the lines; equal lines are counted."""
    return [_chip(word, count, space) for word, count in Counter(words).items()]


def _chip(word: str, count: int, space: str) -> Chip:
    ducats = ducats_of(word)
    if ducats is not None:
        return Chip("ducat", str(ducats))
    how, _, what = word.partition(":")
    times = f"×{count}" if count > 1 else ""
    if word in ANY:
        return Chip("any_commodity", times)
    if word == ORDER_TILE:
        return Chip("any_tile", times)
    if word == DRAWN:
        return Chip(EFFECTS[space].deck, times)
    return Chip(DECK_OF.get(what, what) if what else how, times)


def is_plain(word: str) -> bool:
    """Whether its icon suffices: ducats, commodities, tiles, markers."""
    return ":" not in word and word != DRAWN


def spelled(bundle: Bundle, say: Speaker) -> list[str]:
    """Lines in words that need more than an icon."""
    give, proceeds, take = known(bundle)
    return [join(say, [word]) for word in dict.fromkeys((*give, *proceeds, *take)) if not is_plain(word)]


def notes(bundle: Bundle, names: Sequence[str], say: Speaker) -> list[str]:
    """Further conditions of a bundle, in words."""
    found = [] if bundle.live else [say("genoa-render-suspended")]
    if not bundle.is_ask:
        found += [] if bundle.scope == "both" else [say(f"genoa-scope-{bundle.scope}")]
        found += [say("genoa-lifetime-step")] if bundle.lifetime == "step" else []
    if bundle.rejected:
        found.append(say("genoa-render-rejected", who=say.list(names[seat] for seat in bundle.rejected)))
    return found
