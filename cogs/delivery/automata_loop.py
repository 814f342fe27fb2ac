"""Loop that plays the turns of automata, several tables at once."""

import asyncio
from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING

from cogs.delivery.delivery_loop import AT_ONCE, DeliveryLoop
from tables import Delivery, FairQueue
from tables.play import automata, thinking

if TYPE_CHECKING:
    from app.guildhall import Guildhall


class AutomataLoop(DeliveryLoop):
    name = Delivery.AUTOMATA
    ahead = 1000
    """More than the default: slots are shared fairly by person, not in order of tables."""

    def __init__(self, house: "Guildhall") -> None:
        super().__init__(house)
        self._slots = FairQueue(AT_ONCE, each=AT_ONCE // 2)
        self.thinker = thinking.ProcessThinker()
        self._pace = automata.Pace()
        self._heard: dict[str, int] = {}
        """Table → the version at which no automaton had a move left."""

    async def destinations(self, busy: Collection[str]) -> list[str]:
        waiting, versions = await automata.waiting(self.hall), await automata.versions(self.hall)
        unheard = [table for table, version in versions.items() if self._heard.get(table) != version]
        return list(dict.fromkeys([*waiting, *unheard]))

    async def person_of(self, destination: str) -> Hashable:
        return (await self.hall.any_table(destination)).row.host_id

    async def deliver(self, destination: str) -> None:
        """Play the automata's moves until a person has to decide."""
        while True:
            linger = (await self.hall.table(destination)).row.linger
            if linger:
                await asyncio.sleep(linger)
            version = (await self.hall.table(destination)).version
            if not await automata.take_turn(self.hall, destination, self.thinker, self._pace):
                self._heard[destination] = version
                return

    async def stop(self) -> None:
        await super().stop()
        self.thinker.close()
