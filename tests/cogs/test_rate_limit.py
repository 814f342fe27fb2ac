"""How fast one person may press."""

from pathlib import Path

from app.settings import Settings
from localdiscord.testing import text_of
from tables.core import fair_use
from tables.core.fair_use import BURST, RateLimit
from tests.cogs.playing import an_evening
from words import speaker

en = speaker("en")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_person_in_a_hurry_never_meets_the_bucket() -> None:
    """Five presses a second for nine seconds, then two a second for ten minutes."""
    clock = Clock()
    limit = RateLimit(Settings().presses_per_minute, clock=clock)
    for presses, pause in ((45, 0.2), (1200, 0.5)):
        for _ in range(presses):
            assert limit.takes(1)
            clock.now += pause


def test_a_thousand_presses_a_minute_do_and_others_do_not_notice() -> None:
    clock = Clock()
    limit = RateLimit(180, clock=clock)
    taken = 0
    for _ in range(1000):
        taken += limit.takes(1)
        clock.now += 0.06
    assert BURST + 170 <= taken <= BURST + 180
    assert limit.takes(3)


def test_who_is_told_is_told_now_and_then() -> None:
    clock = Clock()
    limit = RateLimit(60, clock=clock)
    assert [limit.is_to_be_told(1) for _ in range(3)] == [True, False, False]
    assert limit.is_to_be_told(2)
    clock.now += fair_use.TOLD_EVERY
    assert limit.is_to_be_told(1)


def test_full_buckets_are_dropped() -> None:
    clock = Clock()
    limit = RateLimit(60, clock=clock)
    for person in range(fair_use.KEPT):
        limit.takes(person)
    clock.now += 60
    limit.takes(-1)
    assert set(limit._buckets) == {-1}


async def test_a_flood_is_answered_kindly_and_does_nothing(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela, _ = await evening.sit_down("Anna", "Béla", "Csilla")
        evening.house.rate_limit = RateLimit(1, burst=2)
        post = evening.post(anna)
        asked = await anna.slash("hint", channel=evening.thread)
        assert asked.text == en("error-too-fast"), "what is heavy takes more"
        evening.house.rate_limit = RateLimit(1, burst=2)
        for _ in range(2):
            await evening.press(anna, post, "board")
        refused = await evening.press(anna, post, "board")
        assert refused.ephemeral
        assert refused.text == en("error-too-fast")
        before = len(anna.messages)
        silent = await evening.press(anna, post, "board")
        assert silent.state == "done"
        assert len(anna.messages) == before, "acknowledged without another message"
        typed = await anna.slash("board", channel=evening.thread, text=True)
        assert typed.text == en("error-too-fast")
        assert await anna.autocomplete("log", focused="table") == []
        theirs = await bela.slash("board", channel=evening.thread, text=True)
        assert theirs.text != en("error-too-fast")
        assert en("error-too-fast") not in text_of(evening.post(bela))
