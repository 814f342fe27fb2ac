"""Colours of Tiletum's icons, and the registry that holds each icon by name."""

from types import MappingProxyType

from render import icons
from render.drawings import Drawings
from render.palette import Colour

LINE = 4.0

DICE_COLOURS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "yellow": (240, 196, 60), "pink": (232, 138, 150), "light_grey": (226, 224, 216),
        "dark_grey": (104, 102, 106), "blue": (70, 118, 184),
    }
)  # fmt: skip
RESOURCE_COLOURS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "gold": DICE_COLOURS["yellow"], "food": DICE_COLOURS["pink"], "wool": DICE_COLOURS["light_grey"],
        "stone": DICE_COLOURS["dark_grey"], "iron": DICE_COLOURS["blue"],
    }
)  # fmt: skip
TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "architect": (126, 104, 78), "merchant": (120, 132, 56), "character": (168, 84, 60),
        "contract": (70, 116, 128), "king": (132, 70, 120), "joker": (196, 148, 44),
    }
)  # fmt: skip
"""Accent colour of each action and of the characters that boost it."""

drawing = Drawings(icons.drawing)
