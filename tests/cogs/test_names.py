"""Whatever somebody calls themselves, in a message it is a name and nothing else."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.names import escaped, in_code
from localdiscord.testing import text_of
from tests.cogs.playing import Evening
from tests.cogs.test_side_talk import sit_down_to_whisper

LINK = re.compile(r"(?<!\\)\[[^\]]*(?<!\\)\]\(")
ALIVE = re.compile(
    r"(?<!\\)(?:\\\\)*(?:[`*_~|\[\]#]|<[@#t:/]|>)"  # markdown, mentions, timestamps: signs that no backslash quiets
    r"|https?://|discord\.gg/"  # addresses
    r"|@(?:everyone|here|[!&]?\d)"  # mentions
    r"|[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\n\r\x00]"  # directions and lines
)
SPITEFUL = (
    "x](https://evil.example/a) [", "<t:0:R>", "<#123456789012345678>", "<@1>", "<@&1>", "</move:1>", "@everyone",
    "https://evil.example", "discord.gg/evil", "<https://evil.example>", "\\[x](https://evil.example)", "\\",
    "x\\](https://e.example", "a\u202egnp.exe", "a\nb", "**bold**", "||hidden||", "`code`", "# heading", "- list",
    "1. list", "> quote", "-# small",
)  # fmt: skip

SPITEFUL_WORDS = ("evil <@1> @everyone `a` **b**\n\x00\u202e", "x](https://e.example) ||c|| <#123456789012345678>")


@pytest.mark.parametrize("name", SPITEFUL)
def test_nothing_of_a_spiteful_name_is_alive(name: str) -> None:
    told = escaped(name)
    assert not ALIVE.search(told), told
    assert not re.match(r"[-+>#] |-# |\d+\. ", told), f"{told!r} begins a list, a quote or a heading"
    assert not LINK.search(f"[Calimala · {told}](https://ours.example)".removeprefix("["))


@given(st.text(st.sampled_from("ab1 .-#*_~|<>[]()`\\@:/!&+t\n\u202e\u200f"), max_size=30))
def test_nothing_of_any_name_is_alive(name: str) -> None:
    told = escaped(name)
    assert not ALIVE.search(told), told
    assert not re.match(r"[-+>#] |-# |\d+\. ", told)


@given(st.text(max_size=30))
def test_a_name_reads_as_it_was_written(name: str) -> None:
    """But for what cannot be seen: taking the backslashes and the zero-width signs away gives the name again."""
    read = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escaped(name)).replace("\u200b", "")
    seen = "".join(sign for sign in " ".join(name.split()) if sign.isprintable() and sign != "\u200b")
    assert "".join(sign for sign in read if sign.isprintable()) == seen


def test_an_ordinary_name_stays_as_it_is() -> None:
    for name in ("Anna-Mária O'Brien", "Dr. Béla (38)", "Csilla 2.0", "山田 太郎", "👩‍🚀 Emma"):
        assert escaped(name) == name


@given(st.text(max_size=30))
def test_code_ends_where_we_end_it(text: str) -> None:
    assert in_code(text).count("`") == 2


async def test_words_for_the_seed_are_only_words(evening: Evening) -> None:
    invitation = evening.message_of(await evening.open_table("Anna", "Béla"))
    for person, words in zip(evening.seated, SPITEFUL_WORDS, strict=True):
        form = await evening.press(person, invitation, "words")
        assert (await person.submit(form, {"words": words})).state == "done"
    await evening.local.idle()
    shown = evening.seated[0].messages[invitation["id"]]
    assert not shown["mentions"]
    assert not shown.get("mention_everyone")
    table = evening.table
    assert len(table.words) == 2
    (line,) = [line for line in text_of(shown).splitlines() if "evil" in line]
    assert not ALIVE.search(line.partition(": ")[2])
    assert not re.search(r"[`\n\x00\u202e]", "".join(table.words))


async def test_names_in_a_private_chat_are_only_names(evening: Evening) -> None:
    world = evening.local.server.world
    for person, name in zip(
        evening.local.people, ("x](https://e.example) [", "<@1> **b**", "> a\u202eb ||c||"), strict=False
    ):
        world.change_person(world.people[person.id], name=name)
    anna, bela, csilla = await sit_down_to_whisper(evening)
    done = await anna.slash("table chat", seat=evening.seat_of(csilla) + 1, channel=evening.thread)
    await evening.settle()
    (first,) = await csilla.sees(done.text.split("<#")[1].split(">")[0])
    assert not first["mentions"]
    assert not ALIVE.search(first["content"].partition("Only ")[2].partition(" can read")[0]), first["content"]
    (told,) = [line for line in text_of(evening.post(bela)).splitlines() if "private chat" in line]
    assert not ALIVE.search(told.partition("private chat: ")[2]), told
