"""Playing by ear: what a picture of a question frames and prices stands in its words, and no sign is left unsaid."""

import random
import re
from functools import cache
from typing import Any

import pytest
from discord import ui

from bench.by_ear import before_the_first_choice, shown
from cogs.play.combined_moves_offer import combined_moves_card
from cogs.play.looking import TEXT_PAGE, at_headings
from cogs.play.panel_answers import context_of
from cogs.play.panel_in_words import BEFORE
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from engine import GAMES, Forced
from games.genoa.events import Rolled
from games.tournay.events import AbilityUnused
from localdiscord.testing import Player, images_of
from prompts.combined_moves import combined_offers, in_words, joined
from tables import Person, history
from tables.core.seat_session import open_session
from tests.cogs.playing import Evening, dice, settle_own
from tests.cogs.twins import table_of
from tests.packages import IN_THIS_REPOSITORY
from tests.render.kit import GALLERIES, Gallery, framed, in_both, of_each
from tests.render.moments import Asked, Key, Moment
from words import LANGUAGES, cell_name, speaker, wording
from words.sheet import HEADING, parts
from words.speaker import CELL
from words.spoken import PLACEHOLDER, VARIATION, signs_of, spoken
from words.wording import CUT

SILENT = re.compile(r"[^\w\s.,:;!?()'\"’“”„%&+±/…*#–-]|(?<![^\W\d])–|–(?![^\W\d])|\d/\d|(?<![^\s(:])\?|[=_]")
"""What a screen reader skips or calls by a name of its own: arrows, dots, ticks, crosses, pictures; a dash for none, a
slash for a share, a question mark for what is not known."""


def heard(moment: Moment, path: tuple[str, ...], lang: str) -> list[str]:
    """Everything that the panel of a question says, over all pages of its menu."""
    card = shown(moment, lang, path, in_words=True)
    pages = [item for item in controls_of(card) if ":page:" in str(getattr(item, "custom_id", ""))]
    cards = [card, *(shown(moment, lang, path, in_words=True, page=number) for number in range(1, len(pages)))]
    return [line for each in cards for line in (*texts_of(each), *labels_of(each))]


def can(moment: Moment, lang: str) -> list[str]:
    """The legal moves in the text board."""
    board = moment.text(lang).partition(f"{HEADING}{speaker(lang)('render-text-can')}")[2]
    return board.partition(HEADING)[0].splitlines()


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


def names_of_frame(game_id: str, frame: str, lang: str) -> list[set[str]]:
    """Names of the parts of a framed place, of which one each must be said; of a mere category none."""
    return [_names(game_id, word, lang) for word in re.split(r"[ +:]", frame)]


def _names(game_id: str, word: str, lang: str) -> set[str]:
    say = speaker(lang)
    if cell := CELL.fullmatch(word):
        return {cell_name(int(cell[1]), int(cell[2]))}
    if re.fullmatch(r"s\d\d", word):
        return {str(int(word[1:]))}
    if re.fullmatch(r"\d?[a-h]?\d?", word):
        return {word}
    book = GAMES[game_id].book
    fields = {field for kind in book.kinds for field in book.fields(kind)}
    ids = [f"{game_id}-{word}", *(f"{game_id}-{field}-{word}" for field in ("move", *sorted(fields)))]
    return {spoken(say(name), game_id, lang).split(" (")[0].lower() for name in ids if say.has(name)}


@cache
def frames(moment: Moment, path: tuple[str, ...], lang: str) -> set[str]:
    """What the picture of a question frames."""
    return framed(moment.focus(*path, lang=lang, quiet=True))


def missing(moment: Moment, path: tuple[str, ...], lang: str, said: str, later: str = "") -> list[str]:
    """What the picture of a question frames, or its answers cost, and its words lack.

    `later`: the list of legal moves, for frames that are answers to the questions after this one.
    """
    question, names, said, lacking = moment.asked(*path), table_of(moment.game, moment.state).names, said.lower(), []
    labels = {}
    for choice in question.choices:
        label = wording.choice(moment.id, moment.view, moment.seat, names, lang, question, choice)
        labels[choice.word] = spoken(label.text, moment.id, lang).removesuffix(CUT).lower()
        if choice.move is not None:
            costs = wording.costs(moment.id, moment.view, moment.seat, choice.move)
            paid = spoken(wording.paid(moment.id, lang, costs), moment.id, lang).lower()
            lacking += [f"price of {choice.word}: {paid}"] if paid not in said else []
    for frame in frames(moment, path, lang):
        if labels.get(frame, PLACEHOLDER) in said:
            continue
        parts = [part for part in names_of_frame(moment.id, frame, lang) if part]
        text = said if frame in labels else said + later.lower()
        if not parts or not all(any(name.lower() in text for name in part) for part in parts):
            lacking.append(frame)
    return lacking


def every_question(gallery: Gallery, lang: str) -> list[tuple[Key, Asked]]:
    """Half of the kinds of questions in one language, half in the other; met in random games."""
    start = LANGUAGES.index(lang)
    return [(key, asked[-1]) for key, asked in list(gallery.questions().items())[start :: len(LANGUAGES)]]


@in_both
@of_each
def test_what_a_picture_frames_and_prices_stands_in_the_words(gallery: Gallery, lang: str) -> None:
    """The words of its own panel; without the answers in it they would lack something."""
    met, would_fail = 0, 0
    for key, (moment, path) in every_question(gallery, lang):
        lines = heard(moment, path, lang)
        assert not missing(moment, path, lang, "\n".join(lines), "\n".join(can(moment, lang))), key
        met, would_fail = met + 1, would_fail + bool(missing(moment, path, lang, lines[0]))
    assert 2 * would_fail > met or gallery.GAME.meta.id not in IN_THIS_REPOSITORY


@in_both
@of_each
def test_no_sign_is_left_unsaid(gallery: Gallery, lang: str) -> None:
    for key, (moment, path) in every_question(gallery, lang):
        for line in (*heard(moment, path, lang), *can(moment, lang), *moment.told(lang).values()):
            assert not SILENT.search(line), (key, line)
    for moment in gallery.moments(gallery.TABLES[-1][0]):
        for line in moment.text(lang).splitlines():
            assert not SILENT.search(line), line


SIGNS_ALONE = {
    "⏭️": "a pair of steps that leaves no room for a word; the same signs stand on the buttons of its steps",
}
"""Emoji of buttons whose labels may have a sign without a word, each with the reason."""


@in_both
@of_each
def test_a_sign_on_a_button_has_its_word_beside_it(gallery: Gallery, lang: str) -> None:
    """Also for readers who have not chosen *In words*."""
    signs = signs_of(gallery.GAME.meta.id)
    for key, (moment, path) in every_question(gallery, lang):
        card = shown(moment, lang, path, in_words=False)
        above = "\n".join(texts_of(card)).lower()
        for item in controls_of(card):
            label = (getattr(item, "label", None) or "").replace(VARIATION, "")
            if str(getattr(item, "emoji", "") or "") in SIGNS_ALONE:
                continue
            for sign in (sign for sign in signs if sign in label):
                assert speaker(lang)(signs[sign], count=1).lower() in above, (key, label)


@pytest.mark.parametrize(
    ("game_id", "lang", "text", "heard"),
    [
        ("calimala", "en", "4 🧶⛪", "4 Weave Contribute"),
        ("tiletum", "en", "2 gold 📐", "2 gold Architect"),
        ("tiletum", "en", "3 stone → 12 VP · −1 🤝", "3 stone for 12 VP, minus 1 helper"),
        ("tournay", "en", "White I · −2 🪙 −1 ⚪", "White I, minus 2 deniers minus 1 white citizen"),
        ("burgundy", "en", "storage: –; bank ×2", "storage: none; bank times 2"),
        ("burgundy", "hu", "raktár: – · 2 → 3", "raktár: nincs, 2-ről 3-ra"),
        ("burgundy", "hu", "bank ×2, bánya ×3; céh ×5", "bank 2-szer, bánya 3-szor; céh 5-ször"),
        ("calimala", "en", "0 → 1 of 4", "from 0 to 1 of 4"),
        ("tiletum", "hu", "1/4. kör · raktár 0/6", "1. kör a 4-ből, raktár 0 a 6-ból"),
        ("genoa", "en", "Béla: 12 ducats ⇄ saffron", "Béla: 12 ducats for saffron"),
        ("genoa", "hu", "12 dukát ⇄ sáfrány", "12 dukát, ezért: sáfrány"),
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
def test_a_price_is_told_once_and_whole(lang: str) -> None:
    """Burgundy's lines have it in brackets: `(die 5, minus 2…, minus 2 workers`."""
    for moment in GALLERIES["burgundy"].game(3)[1:200:4]:
        labels = labels_of(shown(moment, lang, in_words=True)) if moment.moves else []
        assert not [label for label in labels if re.search(rf"\([^)]*{CUT},", label)]


BEGINNING = 40
"""Characters of several steps that no price pushes out of a label."""


@in_both
def test_several_steps_at_once_name_every_step(lang: str) -> None:
    gallery, seen = GALLERIES["calimala"], 0
    for moment in gallery.game(3)[5::11]:
        session = open_session(table_of(moment.game, moment.state), moment.seat)
        found = combined_offers(session) if moment.moves else []
        context = context_of(Who(Person(0, in_words=True), "Anna", lang), session)
        labels = labels_of(combined_moves_card(context, found, on_buttons=False, in_full=True)[0])
        for steps in found if labels else ():
            told, seen = joined(in_words(context, steps)), seen + 1
            assert any(label.startswith(told[:BEGINNING]) for label in labels), told
    assert seen > 1


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


@pytest.mark.parametrize("in_words", ["0", "1"])
async def test_what_a_move_revealed_is_told_with_its_confirmation(evening: Evening, in_words: str) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    person = evening.asked[0]
    await settle_own(person, "display", in_words=in_words)
    panel = await evening.my_move(person)
    after = await evening.answer(person, panel, next(a for a in panel.answers if a.words[0] == "roll"))
    (entry,) = await history.log(evening.house.hall, evening.table, int(person.id))
    rolled = next(event for event in entry.events if isinstance(event, Rolled))
    assert any(wording.log_line("genoa", rolled, evening.table.names, lang) in after.text for lang in LANGUAGES)


@in_both
def test_a_forced_move_is_told_beside_the_chosen_ones(lang: str) -> None:
    names, skipped = ("Anna", "Béla"), AbilityUnused(0, "market_1")
    chosen, told = wording.unchosen("tournay", [skipped, Forced(0, "gather"), Forced(1, "gather")], names, lang, 0)
    assert chosen == [skipped]
    assert told == [wording.log_line("tournay", Forced(0, "gather"), names, lang)]
