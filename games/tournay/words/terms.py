"""Cached terms on Tournay's pictures."""

from functools import lru_cache
from types import MappingProxyType

from games.tournay.data import CRIERS
from words import reader, speaker
from words.reader import phrase as phrase

GAME = "tournay"
ROMAN = ("", "I", "II", "III")

EMBLEMS: MappingProxyType[str, str] = MappingProxyType({"yellow": "wheat", "white": "cross", "red": "sword"})
"""Icon of each colour: colours are never distinguished by colour alone."""
KIND_SIGNS: MappingProxyType[str, str] = MappingProxyType(
    {
        "play": "play", "draw": "draw", "activate": "activate", "visit": "visit", "fight": "swords", "earn": "earn",
        "gather": "gather", "recruit": "recruit", "standing": "rampart", "keep": "draw", "take": "draw",
        "copy": "copy", "fire": "ballista", "hit": "damage", "name": "colours", "pick": "draw", "call": "cross_arrows",
        "raise": "gather", "skip": "skip", "defend": "rampart", "damage": "damage", "lay": "lying",
        "discard": "discard", "build": "rampart",
    }
)  # fmt: skip
"""Icon of each kind of move."""


def term(lang: str, field: str, value: str) -> str:
    return reader.term(GAME, lang, field, value)


@lru_cache(maxsize=512)
def face_name(lang: str, card: str) -> str:
    """The name printed on the card: no level, with soft hyphens for narrow cards."""
    return speaker(lang)(f"tournay-render-name-{base_name(card)}")


def base_name(card: str) -> str:
    """The name shared by the level I and the level II card."""
    if card in CRIERS:
        return "town_crier"
    for end in ("_1", "_2", "_3", "_1_draw", "_1_take_two", "_2_draw", "_2_take_two", "_1_any", "_2_any", "_2_white"):
        if card.endswith(end):
            return card.removesuffix(end).removesuffix("_exp")
    return card


def card_name(lang: str, card: str) -> str:
    """A card in a line of text: `Barn II`."""
    return term(lang, "card", card)


def event_name(lang: str, event: str) -> str:
    return term(lang, "event", event)


def effect(lang: str, card: str) -> str:
    """Effect of a card or event, in a sentence or two."""
    return phrase(lang, f"tournay-effect-{card}")


def kind_name(lang: str, kind: str) -> str:
    """Name of a kind of move, as on the panel."""
    return phrase(lang, f"tournay-move-{kind}")
