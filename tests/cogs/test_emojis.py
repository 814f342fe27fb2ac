"""Emojis of the application: uploaded once, renewed when a drawing changes, Unicode where that fails."""

import io
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image

from cogs.delivery import emoji_upload
from cogs.ui.answers import LONGEST_TEXT, Card
from cogs.ui.buttons import button
from cogs.ui.emojis import Emojis, headed, seat_mark, sign
from cogs.ui.phone_size import text_lines
from engine import GAMES, part
from localdiscord.testing import buttons_of, selects_of, text_of
from render import emojis as drawings
from render.emojis import EmojiPicture
from tests.cogs.playing import Evening, an_evening

FEW = [
    EmojiPicture("burgundy", "silver", b"a"), EmojiPicture("burgundy", "die_4", b"b"),
    EmojiPicture("seat", "standard_0", b"c"),
]  # fmt: skip
MARKUP = re.compile(r"<:\w+:\d+>")


def loaded(*pictures: EmojiPicture) -> Emojis:
    made = Emojis()
    for number, picture in enumerate(pictures, 10**17):
        made.add(picture, number)
    return made


def sent(card: Card, emojis: Emojis) -> list[Any]:
    (container,) = card.view(emojis).to_components()
    return list(container["components"])


# ---------------------------------------------------------------- in a card


def test_signs_of_the_game_are_drawn_in_texts_and_on_buttons() -> None:
    card = Card(game="burgundy").text("Pay 2 🪙 or `🪙`, 🐑 for 🎁", headed(["**Anna**: took a ship"], ["Anna"])[0])
    card.row(button("4", "say", emoji=sign("🎲", "die_4")), button("Sell", "say", "x", emoji="💰"))
    text, row = sent(card, loaded(*FEW))
    silver, seat = (f"<:{FEW[n].called}:{10**17 + n}>" for n in (0, 2))
    assert text["content"] == f"Pay 2 {silver} or `🪙`, 🐑 for 🎁\n{seat} **Anna**: took a ship"
    die, sell = (one["emoji"] for one in row["components"])
    assert (die["name"], sell["name"]) == (FEW[1].called, "💰")


def test_without_drawings_a_text_is_as_it_was() -> None:
    card = Card(game="burgundy").text(f"{seat_mark(0)} **Anna**: 2 🪙").row(button("A", "mat", emoji=seat_mark(0)))
    text, row = sent(card, Emojis())
    assert text["content"] == "**Anna**: 2 🪙"
    assert "emoji" not in row["components"][0]
    other = Card(game="tournay").text("2 🪙")
    assert sent(other, loaded(*FEW))[0]["content"] == "2 🪙", "a sign of another game"


def test_markup_counts_for_discords_limit_and_as_one_glyph_for_ours() -> None:
    """A text that its markup would make too long stays in Unicode."""
    line = "🪙 " * 60
    card = Card(game="burgundy").text(line).text("x" * 3500).text("2 🪙")
    first, _, last = sent(card, loaded(*FEW))
    assert not MARKUP.search(first["content"])
    assert MARKUP.search(last["content"])
    assert sum(len(block.content) for block in card.blocks) <= LONGEST_TEXT
    assert text_lines("2 🪙 " * 30) == text_lines("2 <:burgundy_silver_abcdef:100000000000000000> " * 30) > 1


def test_a_refused_emoji_makes_way_for_unicode() -> None:
    class Answer:
        status, reason = 400, "Bad Request"

    errors = {"components": {"0": {"emoji": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "x"}]}}}}
    refused = discord.HTTPException(Answer(), {"code": 50035, "message": "Invalid Form Body", "errors": errors})  # type: ignore[arg-type]
    emojis = loaded(*FEW)
    assert not emojis.are_refused(ValueError("emoji"))
    assert emojis.are_refused(refused)
    assert len(emojis) == 0
    assert not emojis.are_refused(refused), "once"


# ---------------------------------------------------------------- drawings


@pytest.mark.parametrize("game", [game for game in GAMES if part(game, "pictures.emojis") is not None])
def test_every_sign_has_a_drawing(game: str) -> None:
    listed, icons = part(game, "pictures.emojis"), part(game, "pictures.icons")
    assert listed is not None
    assert icons is not None
    for name in listed.SIGNS.values():
        assert name in listed.PIECES or icons.drawing.sprite(name, 8).image.getbbox(), name
    named = [EmojiPicture(game, name, b"") for name in {*listed.PIECES, *listed.SIGNS.values()}]
    assert all(re.fullmatch("[a-z0-9_]{2,32}", one.called) for one in named)
    assert len({one.what for one in named}) == len(named)


def test_drawings_are_small_transparent_squares() -> None:
    for picture in drawn_ones():
        image = Image.open(io.BytesIO(picture.png))
        assert image.size == (128, 128)
        assert image.getchannel("A").getextrema() == (0, 255)
        assert len(picture.png) < 256 * 1024


# ---------------------------------------------------------------- in Discord


@cache
def drawn_ones() -> list[EmojiPicture]:
    return drawings.emoji_pictures(["burgundy"])


def _names(evening: Evening) -> dict[str, str]:
    assert evening.local.server is not None
    return {one["name"]: key for key, one in evening.local.server.world.emojis.items()}


async def test_emojis_are_uploaded_once_and_a_changed_drawing_is_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji_upload, "emoji_pictures", lambda games: drawn_ones())
    async with an_evening(tmp_path, emojis=True) as evening:
        await evening.house._loading_emojis
        first = _names(evening)
        assert {*first} == {one.called for one in drawn_ones()}
        assert len(evening.house.signs) == len(first)
        own = await evening.house.create_application_emoji(name="logo", image=drawn_ones()[0].png)
        calls: list[str] = []
        evening.local.server.witnesses.append(lambda method, path, *_: calls.append(f"{method} {path}"))
        await evening.restart()
        await evening.house._loading_emojis
        assert _names(evening) == {**first, "logo": str(own.id)}
        assert [call.split()[0] for call in calls if "emojis" in call] == ["GET"]

        seat, *rest = drawn_ones()
        changed = replace(seat, png=rest[0].png)
        monkeypatch.setattr(emoji_upload, "emoji_pictures", lambda games: [changed, *rest])
        await emoji_upload.load(evening.house)
        now = _names(evening)
        assert changed.called in now
        assert seat.called not in now
        assert "logo" in now, "the host's own"

        await evening.sit_down("Anna", "Béla", game="burgundy")
        message = evening.message_of(await evening.my_move(evening.asked[0]))
        options = [option for menu in selects_of(message) for option in menu.options]
        assert [b.emoji for b in buttons_of(message) if b.emoji in now] or [o for o in options if "id" in o["emoji"]]
        assert MARKUP.search(text_of(message))


async def test_a_failing_upload_leaves_unicode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    too_large = [replace(one, png=one.png + bytes(256 * 1024)) for one in drawn_ones()]
    monkeypatch.setattr(emoji_upload, "emoji_pictures", lambda games: too_large)
    async with an_evening(tmp_path, emojis=True) as evening:
        evening.expected_refusals = {50035}
        await evening.house._loading_emojis
        assert len(evening.house.signs) == 0
        await evening.sit_down("Anna", "Béla", game="burgundy")
        message = evening.message_of(await evening.my_move(evening.asked[0]))
        assert "<:" not in text_of(message)
        assert all(ord(b.emoji[0]) > 0x2000 for b in buttons_of(message) if b.emoji)
