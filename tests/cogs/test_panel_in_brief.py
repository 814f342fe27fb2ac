"""What gives way in a panel that would be too long for a phone, and what is left then."""

import pytest

from cogs.play.menu_names import listed
from cogs.play.panel_above import brought_in_brief, in_brief, latest
from cogs.ui.locale_context import Who
from cogs.ui.phone_size import MENU_HEIGHT, menu_height, text_lines
from tables import Person

ANNA = Who(Person(1), "Anna", "en")
ABOUT = [
    "The tower is at the Tavern.",
    "Offers:",
    "• Béla: 20 ducats",
    "• Csilla: 15 ducats",
    "You asked for:",
    "• beer",
]


@pytest.mark.parametrize("most", range(2, 8))
def test_what_a_question_is_about_is_cut_after_whole_lines_and_says_so(most: int) -> None:
    lines = in_brief("\n".join(ABOUT), most, ANNA.say).split("\n")
    if most >= len(ABOUT):
        assert lines == ABOUT
        return
    *kept, more = lines
    assert kept == ABOUT[: len(kept)]
    assert 1 <= len(kept) < most
    assert not kept[-1].endswith(":"), "a heading with nothing below it"
    assert more == ANNA.say("panel-about-more")


@pytest.mark.parametrize(
    ("name", "labels", "said"),
    [
        ("", ["Rome · 1", "Rome · 2", "Paris (2 steps)"], "Rome, Paris"),
        ("📐 Architect", ["Brugge", "Antwerpen", "Köln", "Paris", "Troyes"], "📐 Architect: Brugge, Antwerpen, …"),
        ("📐 Architect", ["Antwerpen–Hamburg road and back again"], "📐 Architect"),
        ("", ["1 · Weave + Build", "3 · Weave + Wood", "4 · Ship"], "1 · Weave + Build, 3 · Weave + Wood, …"),
        ("", ["0b · Bank, discarding ship", "0c · 3 sheep (2 kinds)"], "0b · Bank, 0c · 3 sheep"),
        ("", ["1", "2", "3"], "1, 2, 3"),
        ("", ["A very long thing that has no room on a closed menu"], "A very long thing that has no…"),
    ],
)
def test_a_menu_says_what_is_inside_as_far_as_there_is_room(name: str, labels: list[str], said: str) -> None:
    assert listed(name, labels) == said
    assert menu_height(said) == MENU_HEIGHT


@pytest.mark.parametrize(("most", "kept"), [(0, 0), (1, 0), (3, 2), (4, 4), (8, 4)])
def test_what_a_move_brought_about_gives_way_too(most: int, kept: int) -> None:
    """After a round of Tiletum ten lines of it pushed the dice into a menu."""
    lines = [f"New tile {number}." for number in range(4)]
    told = brought_in_brief(lines, most, ANNA.say)
    assert told[:kept] == lines[:kept]
    more = [ANNA.say("recap-more", count=4 - kept)] if kept else [ANNA.say("panel-news-in-log")]
    assert told[kept:] == ([] if kept == len(lines) or not most else more)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_of_a_long_draft_the_latest_steps_are_told(most: int) -> None:
    steps = [f"{number}. Architect to Frankfurt · 1 AP" for number in range(1, 12)]
    said = latest("-# **Your plan** ", steps, most)
    assert text_lines(said) <= most
    assert said.startswith("-# **Your plan** … · ")
    kept = said.split("… · ")[1]
    assert " · ".join(steps).endswith(kept)


def test_the_last_step_of_a_draft_is_always_told() -> None:
    long = "2. " + "Architect to Frankfurt, a house and a pillar there, " * 3
    assert latest("-# **Your plan** ", ["1. Blue 3", long], 1) == f"-# **Your plan** … · {long}"
    assert latest("-# **Your plan** ", [long], 1) == f"-# **Your plan** {long}"
