"""Tiletum's own icons, by name. No picture of any publisher is used."""

from render import icons as shared
from render.canvas import Sprite
from render.sprite_cache import kept
from render.tiletum import crests as crests  # each of these enters its drawings
from render.tiletum import deeds as deeds
from render.tiletum import places as places
from render.tiletum import wares as wares
from render.tiletum.drawing import drawing

names = drawing.names


@kept
def icon(name: str, size: int) -> Sprite:
    """An icon of Tiletum, or else one of the house's, with its origin in the middle."""
    return drawing.sprite(name, size) if name in drawing else shared.icon(name, size)
