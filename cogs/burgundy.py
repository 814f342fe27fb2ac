"""The slash group of The Castles of Burgundy: `/burgundy take`, `/burgundy place`, …"""

from cogs.game_commands import GameCommands
from cogs.house import House


async def setup(house: House) -> None:
    await house.add_cog(GameCommands(house, "burgundy"), override=True)
