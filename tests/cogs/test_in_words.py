"""Playing by ear: what a picture of a question frames and prices stands in its words, and no sign is left unsaid."""

import random
import re
from typing import Any

import pytest
from discord import ui

from bench.by_ear import before_the_first_choice, shown
from cogs.play.looking import TEXT_PAGE, at_headings
from cogs.play.panel_in_words import BEFORE
from cogs.ui.answers import Card
from localdiscord.testing import Player, images_of
from tests.cogs.playing import Evening, dice, settle_own
from tests.render.kit import GALLERIES, Gallery, in_both, of_each
from tests.render.moments import Asked, Key, Moment
from words import LANGUAGES, cell_name, speaker, wording
from words.sheet import HEADING, parts
from words.speaker import CELL
from words.spoken import signs_of, spoken

SILENT = re.compile(r"[^\w\s.,:;!?()'\"’“”„%&+±/…*#–-]|(?<![^\W\d])–|–(?![^\W\d])|\d/\d|(?<![^\s(:])\?|[=_]")
"""What a screen reader skips or calls by a name of its own: arrows, dots, ticks, crosses, pictures; a dash for none, a
slash for a share, a question mark for what is not known."""
FEW = 3
"""One of so many kinds of questions is drawn in each language."""


def told(moment: Moment, path: tuple[str, ...], lang: str) -> list[str]:
    """All that the panel says of a question, and what the text board behind it says can be done."""
    card = shown(moment, lang, path, in_words=True)
    board = moment.text(lang).partition(f"{HEADING}{speaker(lang)('render-text-can')}")[2]
    return [*texts_of(card), *labels_of(card), *board.partition(HEADING)[0].splitlines()]


def texts_of(card: Card) -> list[str]:
    return [line for block in card.blocks if isinstance(block, ui.TextDisplay) for line in block.content.split("\n")]


def labels_of(card: Card) -> list[str]:
    """Of buttons, menus and their entries, with what is said of each."""
    found: list[str | None] = []
    for item in controls_of(card):
        found.append(item.placeholder if isinstance(item, ui.Select) else item.label)
        for option in item.options if isinstance(item, ui.Select) else ():
            found += [option.label, option.description]
    return [label for label in found if label]


def controls_of(card: Card) -> list[Any]:
    rows = [block for block in card.blocks if isinstance(block, ui.ActionRow)]
    return [getattr(item, "item", item) for row in rows for item in row.children]


def names_of_frame(game_id: str, frame: str, lang: str) -> list[str]:
    """What a named place of a picture is called, as far as it is a thing with a name."""
    say, found = speaker(lang), []
    for word in re.split(r"[ +:]", frame):
        if cell := CELL.fullmatch(word):
            found.append(cell_name(int(cell[1]), int(cell[2])))
        elif re.fullmatch(r"s\d\d", word):
            found.append(str(int(word[1:])))
        elif say.has(f"{game_id}-{word}"):
            found.append(spoken(say(f"{game_id}-{word}"), game_id, lang).split(" (")[0])
        elif re.fullmatch(r"\d?[a-h]?\d?", word):
            found.append(word)
    return found


def some_questions(gallery: Gallery, lang: str) -> list[tuple[Key, Asked]]:
    start = ("en", "hu").index(lang)
    return [(key, asked[0]) for key, asked in list(gallery.questions().items())[start::FEW]]


@in_both
@of_each
def test_what_a_picture_frames_and_prices_stands_in_the_words(gallery: Gallery, lang: str) -> None:
    for key, (moment, path) in some_questions(gallery, lang):
        words = "\n".join(told(moment, path, lang)).lower()
        question = moment.asked(*path)
        answers = {choice.word: choice for choice in question.choices}
        page = moment.focus(*path, lang=lang, quiet=True)
        for frame in (name.removeprefix("choice ") for name in page.places if name.startswith("choice ")):
            names = names_of_frame(moment.id, frame, lang)
            if frame in answers:
                choice = answers[frame]
                label = wording.choice(moment.id, moment.view, moment.seat, moment.names, lang, question, choice)
                named = spoken(label.text, moment.id, lang).removesuffix("…").lower() in words
                assert named or names, (key, frame)
                names = [] if named else names
            for name in names:
                assert name.lower() in words, (key, frame)
        for choice in question.choices:
            if choice.move is not None:
                costs = wording.costs(moment.id, moment.view, moment.seat, choice.move)
                paid = spoken(wording.paid(moment.id, lang, costs), moment.id, lang)
                assert paid.lower() in words, (key, choice.word)


@in_both
@of_each
def test_no_sign_is_left_unsaid(gallery: Gallery, lang: str) -> None:
    for key, (moment, path) in some_questions(gallery, lang):
        for line in (*told(moment, path, lang), *moment.told(lang).values()):
            assert not SILENT.search(line), (key, line)
    for moment in gallery.moments(gallery.TABLES[-1][0]):
        for line in moment.text(lang).splitlines():
            assert not SILENT.search(line), line


@pytest.mark.parametrize(
    ("game_id", "lang", "text", "heard"),
    [
        ("calimala", "en", "4 🧶⛪", "4 Weave Contribute"),
        ("tiletum", "en", "2 gold 📐", "2 gold Architect"),
        ("tiletum", "en", "3 stone → 12 VP · −1 🤝", "3 stone for 12 VP, minus 1 helper"),
        ("tournay", "en", "White I · −2 🪙 −1 ⚪", "White I, minus 2 deniers minus 1 white citizen"),
        ("burgundy", "en", "storage: –; bank ×2", "storage: none; bank times 2"),
        ("burgundy", "hu", "raktár: – · 2 → 3", "raktár: nincs, 2, aztán 3"),
        ("genoa", "en", "→ Inn · ? ducats", "to Inn, unknown ducats"),
        ("genoa", "hu", "sör → Fogadó", "sör, ide: Fogadó"),
        ("genoa", "en", "Tower → 6-3 street", "Tower to 6-3 street"),
        ("tiletum", "en", "pillars: – (3 spaces)", "pillars: none (3 spaces)"),
        (
            "genoa",
            "en",
            "at [a/b](https://x.org/c/d) · <t:1:R> ✓",
            "at [a, b](https://x.org/c/d), <t:1:R>, played at once",
        ),
    ],
)
def test_how_signs_are_heard(game_id: str, lang: str, text: str, heard: str) -> None:
    assert spoken(text, game_id, lang) == heard


@of_each
def test_every_sign_of_a_game_has_a_message_in_both_languages(gallery: Gallery) -> None:
    for message in signs_of(gallery.GAME.meta.id).values():
        assert all(speaker(lang).has(message) for lang in ("en", "hu")), message


# ---------------------------------------------------------------- the panel


@in_both
@of_each
def test_a_panel_in_words_begins_with_the_question_and_says_everything(gallery: Gallery, lang: str) -> None:
    for moment in gallery.game(gallery.TABLES[0][0])[5::41]:
        if not moment.moves:
            continue
        card = shown(moment, lang, in_words=True)
        assert not card.files
        assert texts_of(card)[0].startswith("### ")
        assert len(before_the_first_choice(card)) <= BEFORE
        for item in controls_of(card):
            options = item.options if isinstance(item, ui.Select) else []
            assert not any(getattr(each, "emoji", None) for each in (item, *options))


@in_both
@pytest.mark.parametrize("game_id", list(GALLERIES))
def test_pages_of_a_text_board_begin_with_a_heading(game_id: str, lang: str) -> None:
    gallery = GALLERIES[game_id]
    for moment in gallery.moments(gallery.TABLES[-1][0]):
        text = moment.text(lang)
        made = at_headings(text)
        assert all(len(page) <= TEXT_PAGE for page in made)
        assert "\n\n".join(made).split() == text.split()
        long = [part for part in parts(text) if len(part) > TEXT_PAGE]
        assert all(page.startswith(HEADING) for page in made[1:]) or long


# ---------------------------------------------------------------- at a table


async def test_a_turn_by_ear(evening: Evening) -> None:
    """From the settings to a confirmed move, without a picture."""
    await evening.sit_down("Anna", "Béla", "Csilla")
    person: Player = evening.asked[0]
    await settle_own(person, "display", in_words="1")
    panel = await evening.my_move(person)
    assert not images_of(panel.message)
    assert panel.text.startswith(HEADING)
    board = await evening.press(person, panel, "board")
    assert board.text.count(HEADING) > 1
    assert any(speaker(lang)("render-text-can") in board.text for lang in LANGUAGES)
    names = evening.table.names
    own, other = evening.seat_of(person), (evening.seat_of(person) + 1) % 3
    assert f"{HEADING}{names[own]}" in (await person.slash("area", channel=evening.thread)).text
    alone = await person.slash("board", channel=evening.thread, player=names[other][:3].lower())
    headings = [line for line in alone.text.splitlines() if line.startswith(HEADING)]
    assert len(headings) == 1
    assert headings[0].startswith(f"{HEADING}{names[other]}")
    refused = await person.slash("board", channel=evening.thread, player="Zoltán")
    assert all(name in refused.text for name in ("Zoltán", *names))
    await evening.play_turn(person, dice(random.Random(1)), panel)
    past = await person.slash("history", channel=evening.thread)
    assert all(button.label for button in past.buttons)
    assert not past.images, "the position is told"
