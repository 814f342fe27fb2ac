"""Tiletum: nothing is done by ending an action or a turn, or forgoing a bonus."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand


class Tiletum(GameCog):
    closing = frozenset({"end", "skip"})
    foremost = ("die", "perform", "architect", "merchant", "sign", "hire")
    opens_others = frozenset({"buy", "swap", "helper", "crest"})
    at_once = frozenset({"favour", "skip"})
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("tiletum", "tile"),)


COG = Tiletum
