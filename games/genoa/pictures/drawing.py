"""Colours of Genoa's icons, and the registry that holds each icon by name."""

from render.drawings import Drawings
from render.icons import WALL
from render.palette import INK, Colour, mix

SLATE: Colour = (92, 108, 130)
MOSS: Colour = (112, 146, 82)
PALE_MOSS: Colour = (158, 186, 112)
SILVER: Colour = (214, 218, 224)
SILVER_SHADE: Colour = (158, 166, 178)
COPPER: Colour = (206, 122, 72)
COPPER_SHADE: Colour = (160, 84, 46)
COIN: Colour = (238, 192, 84)
LINEN: Colour = (244, 234, 208)
LINEN_SHADE: Colour = (214, 196, 156)
SILK: Colour = (150, 78, 150)
SILK_LIGHT: Colour = (196, 130, 192)
PEPPER: Colour = (58, 50, 46)
SAFFRON: Colour = (228, 96, 30)
CROCUS: Colour = (138, 104, 184)
GRAPE: Colour = (112, 44, 92)
FOAM: Colour = (255, 250, 236)
BEER: Colour = (230, 164, 52)
DARK: Colour = mix(INK, WALL, 0.18)
PLASTER: Colour = (238, 206, 170)

drawing = Drawings()
