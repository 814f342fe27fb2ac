"""The commands of Calimala."""

from cogs.ui.game_cog import GameCog


class Calimala(GameCog):
    move_commands = (
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
    )
    only_asked = frozenset({"keep", "draft", "promote"})


COG = Calimala
