"""Tiletum's own icons, by name. No picture of any publisher is used."""

from games.tiletum.pictures import crests as crests  # each of these enters its drawings
from games.tiletum.pictures import deeds as deeds
from games.tiletum.pictures import places as places
from games.tiletum.pictures import wares as wares
from games.tiletum.pictures.drawing import drawing
from render import icons as shared
from render.canvas import Sprite
from render.sprite_cache import kept

names = drawing.names


@kept
def icon(name: str, size: int) -> Sprite:
    """An icon of Tiletum, or else one of the house's, with its origin in the middle."""
    return drawing.sprite(name, size) if name in drawing else shared.icon(name, size)
