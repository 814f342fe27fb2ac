"""The commands of Calimala."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand


class Calimala(GameCog):
    move_commands = (
        "/calimala keep final",
        "/calimala draft action",
        "/calimala place space disc",
        "/calimala take material by",
        "/calimala build piece city by",
        "/calimala artwork site by",
        "/calimala weave by",
        "/calimala ship ports by",
        "/calimala transport cities by",
        "/calimala contribute material building by",
        "/calimala draw action",
        "/calimala skip action",
        "/calimala end how",
        "/calimala promote space height",
    )
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("/calimala card"),)


COG = Calimala
