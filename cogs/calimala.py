"""Calimala's slash group: `/calimala place`, `/calimala build`, …"""

from cogs.game_commands import GameCommands
from cogs.house import House


async def setup(house: House) -> None:
    await house.add_cog(GameCommands(house, "calimala"), override=True)
