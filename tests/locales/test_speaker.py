"""A speaker remembers its sentences, each with what was put into it."""

import sys
from pathlib import Path

import pytest

from engine.events import Event, Owner, event
from engine.records import Public, Record, Size, record
from engine.seats import Seat
from locales import LANGUAGES, Speaker, speaker
from locales.speaker import HERE, BrokenText, MissingText


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_said_again_only_for_the_same_words(lang: str) -> None:
    say = speaker(lang)
    for head, last in (("A", "B"), ("A", "C"), ("B", "A"), ("A", "B")):
        text = say("list-and", head=head, last=last)
        assert text.startswith(head)
        assert text.endswith(last)


def test_what_cannot_be_said_is_missed_each_time() -> None:
    for _ in range(2):
        with pytest.raises(MissingText):
            speaker("en")("no-such-message")


# ---------------------------------------------------------------- a record in words


@event
class Bid(Event):
    seat: Seat
    coins: Owner[int]
    stakes: Owner[tuple[int, ...]]


@record
class Stall(Record):
    coins: Public[int]
    hands: Public[list[Seat]]
    wares: Public[dict[str, int]]
    deck: Size[dict[str, int]]
    boxed: str = "a secret of the server"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_number_is_said_as_hidden(lang: str) -> None:
    say = speaker(lang)
    bid = Bid(0, 7, (3, 4))
    known = say.arguments("calimala", bid.seen_by(0), ("Anna", "Béla", "Csilla"))
    assert (known["coins"], known["coins_known"], known["stakes"], known["stakes_known"]) == (
        7,
        "yes",
        say("list-and", head="3", last="4"),
        "yes",
    )
    hidden = say.arguments("calimala", bid.seen_by(1), ("Anna", "Béla", "Csilla"))
    assert hidden["coins"] == hidden["stakes"] == say("hidden-number")
    assert hidden["coins_known"] == hidden["stakes_known"] == "no"
    assert hidden["stakes_count"] == 2


def test_a_position_can_be_told_too() -> None:
    stall = Stall(3, [1, 0], {"wood": 2, "brick": 1}, {"wood": 4}).view_for(None)
    words = speaker("en").arguments("calimala", stall, ("Anna", "Béla"))
    assert (words["coins"], words["hands"], words["wares"]) == (3, "Béla and Anna", "Wood ×2 and Brick")
    assert (words["deck_count"], words["deck_known"]) == (4, "no")
    assert "boxed" not in words


# ---------------------------------------------------------------- where words come from


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The words of a game that is a package of its own, beside those of the house."""
    monkeypatch.setattr(sys.modules["locales.speaker"], "folders", lambda: (HERE, tmp_path))
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "whist.ftl").write_text("whist-trick = a trick\n\nwhist-bad = { $n ->\n    [one] a trick\n}\n")
    return tmp_path


def test_a_game_that_speaks_english_alone_is_read_in_english(visitor: Path) -> None:
    assert Speaker("hu")("whist-trick") == "a trick"
    (visitor / "hu").mkdir()
    (visitor / "hu" / "whist.ftl").write_text("whist-trick = ütés\n")
    assert Speaker("hu")("whist-trick") == "ütés"
    assert not Speaker("hu").has("whist-bad"), "a file that is there must be complete"


def test_a_message_that_cannot_be_read_is_named_with_its_file_and_line(visitor: Path) -> None:
    with pytest.raises(BrokenText, match=r"en/whist\.ftl:3: whist-bad cannot be read: Expected one of the variants"):
        Speaker("en")("whist-bad")
