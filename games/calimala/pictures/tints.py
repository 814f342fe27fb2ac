"""Colours of materials and actions."""

from types import MappingProxyType

from render.palette import Colour

TINTS: MappingProxyType[str, Colour] = MappingProxyType(
    {
        "wood": (150, 96, 48), "brick": (176, 78, 50), "marble": (112, 128, 150), "build": (184, 134, 40),
        "artwork": (116, 88, 140), "weave": (168, 48, 62), "ship": (60, 118, 138), "transport": (116, 118, 52),
        "contribute": (150, 66, 44),
    }
)  # fmt: skip
"""Accent colour of each action's tile and card."""
