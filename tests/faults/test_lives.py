"""How the lives of a house are followed from outside."""

from tests.faults.lives import Houses, process

HASTY = "import sys; sys.stdin.readline(); print('ready 4711', flush=True); print(4711, flush=True); sys.stdin.read()"
"""The house is open before the process that forked it comes to say its number, as on a busy machine."""


async def test_a_house_may_be_ready_before_its_number_is_said() -> None:
    async with process("-c", HASTY) as mother:
        houses = Houses(mother)
        await houses.open()
        assert houses.alive == 4711
