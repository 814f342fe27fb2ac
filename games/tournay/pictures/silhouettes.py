"""Silhouettes behind the signs of a card: a house, a church or a keep by colour, a tall one for prestigious
buildings, or a person."""

from types import MappingProxyType

from games.tournay.cards import Card
from render.canvas import Pen, Sprite
from render.palette import Colour
from render.sprite_cache import kept

SHAPES: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {
        "building yellow": (
            "M8 100 V56 L32 34 L56 56 V100 Z",
            "M56 100 V46 L76 26 L96 46 V100 Z",
            "M24 46 V28 H32 V40 Z",
        ),
        "building white": ("M6 100 V62 L38 40 L70 62 V100 Z", "M66 100 V34 L80 6 L94 34 V100 Z", "M78 8 V0 H82 V8 Z"),
        "building red": (
            "M6 100 V50 H14 V42 H22 V50 H32 V42 H40 V50 H60 V42 H68 V50 H78 V42 H86 V50 H94 V100 Z",
            "M34 50 V30 H40 V24 H46 V30 H54 V24 H60 V30 H66 V50 Z",
        ),
        "prestigious_building yellow": (
            "M12 100 V58 H88 V100 Z", "M36 60 V22 H64 V60 Z", "M32 24 L50 2 L68 24 Z", "M6 60 L22 44 H78 L94 60 Z",
        ),
        "prestigious_building white": (
            "M4 100 V66 H96 V100 Z", "M14 68 V30 L24 6 L34 30 V68 Z", "M40 68 V22 L50 0 L60 22 V68 Z",
            "M66 68 V30 L76 6 L86 30 V68 Z",
        ),
        "prestigious_building red": (
            "M4 100 V62 H96 V100 Z", "M10 64 V24 H16 V18 H22 V24 H28 V18 H34 V64 Z",
            "M66 64 V24 H72 V18 H78 V24 H84 V18 H90 V64 Z", "M38 64 V44 H44 V38 H56 V44 H62 V64 Z",
        ),
        "character": (
            "M50 10 C64 10 70 22 68 34 C66 46 60 52 50 52 C40 52 34 46 32 34 C30 22 36 10 50 10 Z",
            "M10 100 C12 70 28 58 50 58 C72 58 88 70 90 100 Z",
        ),
    }
)  # fmt: skip


def of(card: Card) -> str:
    return "character" if card.kind == "character" else f"{card.kind} {card.colour}"


@kept
def silhouette(name: str, size: int, colour: Colour) -> Sprite:
    """Origin: the middle of its foot."""
    pen = Pen(100, 100, size / 100)
    for shape in SHAPES[name]:
        pen.path(shape, colour)
    return pen.sprite(50, 100)
