"""Tiletum's own icons, by name. No publisher's artwork is used."""

from games.tiletum.pictures import crests as crests  # imported to register their drawings
from games.tiletum.pictures import deeds as deeds
from games.tiletum.pictures import places as places
from games.tiletum.pictures import wares as wares
from games.tiletum.pictures.drawing import drawing as drawing

names, icon = drawing.names, drawing.icon
