"""A speaker remembers its sentences, each with what was put into it."""

import re
import sys
from pathlib import Path

import pytest

from engine.events import Event, Owner, event
from engine.records import Public, Record, Size, record
from engine.seats import Seat
from words import LANGUAGES, Speaker, speaker
from words.speaker import ENTRY, HERE, BrokenText, MissingText, article


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


@event
class Tallied(Event):
    seat: Seat
    owners: tuple[Seat, ...]
    points: tuple[int, ...]
    counts: tuple[int, ...]


def test_a_scoring_is_told_best_first_with_its_unit() -> None:
    names = ("Anna", "Béla", "Csilla", "Dani")
    words = speaker("en").arguments("genoa", Tallied(0, (0, 1), (5, -2, 40, 0), (1, 0, 2, 1)), names)
    assert words["points"] == "Csilla 40 ducats, Anna 5, Béla −2"
    assert words["counts"] == "Csilla 2, Anna 1, Dani 1"
    nobody = speaker("en").arguments("genoa", Tallied(0, (), (0, 0, 0, 0), (0, 0, 0, 0)), names)
    assert nobody["points"] == "nobody"


@pytest.mark.parametrize(("owners", "own"), [((0,), "yes"), ((0, 0), "yes"), ((0, 1), "no"), ((1,), "no"), ((), "no")])
def test_a_list_of_seats_says_whether_it_names_the_own_seat_alone(owners: tuple[Seat, ...], own: str) -> None:
    told = Tallied(0, owners, (0, 0), (0, 0))
    assert speaker("en").arguments("calimala", told, ("Anna", "Béla"))["owners_own"] == own


# ---------------------------------------------------------------- units and articles


@pytest.mark.parametrize(
    ("game", "english", "hungarian"),
    [
        ("calimala", "12 points", "12 pont"),
        ("tiletum", "12 VP", "12 GYP"),
        ("tournay", "12 prestige points", "12 PP"),
        ("genoa", "12 ducats", "12 dukát"),
    ],
)
def test_a_score_is_said_in_what_the_game_counts_in(game: str, english: str, hungarian: str) -> None:
    assert (speaker("en").score(game, 12), speaker("hu").score(game, 12)) == (english, hungarian)
    assert speaker("hu").score(game, 12.25).startswith("12,2")
    assert speaker("hu").score(game, -3).startswith("−3 ")


ONES = ["nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"]
TENS = ["-", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"]
VOWELS = "aáeéiíoóöőuúüű"


def spelled(number: int) -> str:
    """How a Hungarian number begins when it is spoken."""
    if number >= 1000:
        return spelled(number // 1000) if number >= 2000 else "ezer"
    if number >= 100:
        return ONES[number // 100] if number >= 200 else "száz"
    return TENS[number // 10] if number >= 10 else ONES[number]


def test_every_number_has_its_article() -> None:
    for number in (*range(1000), 1000, 1500, 1999, 2000, 5000, 10_000, 50_000, 100_000, 500_000):
        assert article(number) == ("az" if spelled(number)[0] in VOWELS else "a"), number


def test_every_name_has_its_article() -> None:
    terms = {entry["id"] for path in (HERE / "hu").glob("*.ftl") for entry in ENTRY.finditer(path.read_text("utf-8"))}
    names = [speaker("hu")(name) for name in terms if re.fullmatch(r"[a-z]+-[a-z0-9_]+", name) and speakable(name)]
    assert len(names) > 300
    for name in [*names, "Anna", "Ödön", "Béla", "Zsófi"]:
        if word := re.match(r"\W*([^\W\d_])[^\W\d_]", name):
            assert article(name) == ("az" if word[1].lower() in VOWELS else "a"), name
    by_ear = {"A": "az", "B": "a", "F": "az", "K": "a", "„E” fázis": "az", "**Y**": "az", "Yvonne": "az", "York": "a"}
    by_ear |= {"5. utca": "az", "S3": "az", "": "a"}
    assert {name: article(name) for name in by_ear} == by_ear
    assert (article("Anna", capital=1), article("Béla", capital=1)) == ("Az", "A")


def speakable(message: str) -> bool:
    try:
        speaker("hu")(message)
    except MissingText:  # it needs to be told something
        return False
    return True


# ---------------------------------------------------------------- where words come from


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The words of a game that is a package of its own, beside those of the house."""
    monkeypatch.setattr(sys.modules["words.speaker"], "folders", lambda: (HERE, tmp_path))
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "whist.ftl").write_text("whist-trick = a trick\n\nwhist-bad = { $n ->\n    [one] a trick\n}\n")
    return tmp_path


def test_a_game_that_speaks_english_alone_is_read_in_english(visitor: Path) -> None:
    assert Speaker("hu")("whist-trick") == "a trick"
    (visitor / "hu").mkdir()
    (visitor / "hu" / "whist.ftl").write_text("whist-trick = ütés\n")
    assert Speaker("hu")("whist-trick") == "ütés"


def test_a_sentence_that_a_language_lacks_is_said_in_english(visitor: Path) -> None:
    """`test_files` demands it all the same; a house that lacks one must not stand still."""
    (visitor / "en" / "whist.ftl").write_text("whist-trick = a trick\nwhist-tricks = { $n } tricks\n")
    (visitor / "hu").mkdir()
    (visitor / "hu" / "whist.ftl").write_text("whist-trick = ütés\n")
    say = Speaker("hu")
    assert (say("whist-trick"), say("whist-tricks", n=3)) == ("ütés", "3 tricks")


def test_a_message_that_cannot_be_read_is_named_with_its_file_and_line(visitor: Path) -> None:
    with pytest.raises(BrokenText, match=r"en/whist\.ftl:3: whist-bad cannot be read: Expected one of the variants"):
        Speaker("en")("whist-bad")
