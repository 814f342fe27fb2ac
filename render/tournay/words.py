"""The words on Tournay's pictures, remembered; and the colours of its cards and citizens."""

from functools import lru_cache
from types import MappingProxyType

from engine.tournay.data import CRIERS
from locales import speaker
from render import spoken
from render.palette import CREAM, INK, Colour, mix
from render.spoken import phrase as phrase

GAME = "tournay"
ROMAN = ("", "I", "II", "III")

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {"yellow": (238, 188, 58), "white": (226, 229, 236), "red": (182, 54, 46), "grey": (140, 138, 136)}
)
"""Civilian, religious, military, and citizens of somebody else."""
EDGES: MappingProxyType[str, Colour] = MappingProxyType(
    {"yellow": (150, 104, 18), "white": (108, 118, 138), "red": (112, 26, 24), "grey": (84, 82, 82)}
)
GROUNDS: MappingProxyType[str, Colour] = MappingProxyType(
    {"yellow": (255, 244, 212), "white": (247, 249, 252), "red": (252, 232, 222)}
)
"""The middle of a card."""
EMBLEMS: MappingProxyType[str, str] = MappingProxyType({"yellow": "wheat", "white": "cross", "red": "sword"})
"""The sign of each colour: colours are never told apart by colour alone."""
KIND_SIGNS: MappingProxyType[str, str] = MappingProxyType(
    {
        "play": "play", "draw": "draw", "activate": "activate", "visit": "visit", "fight": "swords", "earn": "earn",
        "gather": "gather", "recruit": "recruit", "standing": "rampart", "keep": "draw", "take": "draw",
        "copy": "copy", "fire": "ballista", "hit": "damage", "name": "colours", "pick": "draw", "call": "cross_arrows",
        "raise": "gather", "skip": "skip", "defend": "rampart", "damage": "damage", "lay": "lying",
        "discard": "discard", "build": "rampart",
    }
)  # fmt: skip
"""The icon of each kind of move."""


def letters_on(colour: str) -> Colour:
    """The colour of letters on a card's band."""
    return CREAM if colour == "red" else INK


def pale(colour: str, share: float = 0.5) -> Colour:
    return mix(TINTS[colour], CREAM, share)


def term(lang: str, field: str, value: str) -> str:
    return spoken.term(GAME, lang, field, value)


@lru_cache(maxsize=512)
def face_name(lang: str, card: str) -> str:
    """The name as it stands on the card: no level, with soft hyphens where a narrow card may break it."""
    return speaker(lang)(f"tournay-render-name-{base_name(card)}")


def base_name(card: str) -> str:
    """What the level I and the level II card of a name share."""
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
    """What a card or an event does, in a sentence or two."""
    return phrase(lang, f"tournay-effect-{card}")


def kind_name(lang: str, kind: str) -> str:
    """What a kind of move is called, as on the panel."""
    return phrase(lang, f"tournay-move-{kind}")
