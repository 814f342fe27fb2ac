"""Alt texts of pictures: a few sentences for readers who cannot see them."""

from collections.abc import Sequence

from engine import HIDDEN, Move, Question
from engine.moves import JOIN, NOTHING
from games.tournay.cards import CARDS
from games.tournay.data import COLOURS, DECKS, EVENTS
from games.tournay.firing import after_losses
from games.tournay.quarter import is_space
from games.tournay.state import State
from games.tournay.words.spaces import label, window
from games.tournay.words.terms import card_name, event_name, kind_name
from games.tournay.words.text import Sheet, purse
from words.sheet import brief


def board_alt(view: State, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None) -> str:
    """Most important first; the area of `seat`, or of the player to move, comes before the others."""
    sheet = Sheet(view, brief(names), lang, stopped, seat=seat)
    first, *others = [f"{sheet.letters[s]}: {_purse(sheet, s)} {_cards(sheet, s)}" for s in sheet.in_order()]
    return " ".join([sheet.situation(), sheet.scores(), first, _events(sheet), _decks(sheet), *others])


def seat_alt(view: State, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
    sheet = Sheet(after_losses(view, seat) if viewer == seat else view, names, lang)
    player = view.players[seat]
    parts = [
        sheet.say("tournay-render-alt-quarter", name=sheet.names[seat]),
        sheet.say.score("tournay", sheet.points()[seat]) + ".",
        _purse(sheet, seat),
        _cards(sheet, seat),
    ]
    if viewer == seat and HIDDEN not in player.hand:
        parts.append(sheet.say("tournay-render-text-own-hand", cards=sheet.cards(player.hand)))
    else:
        parts.append(sheet.say("tournay-render-text-backs", cards=sheet.decks(player.backs)) + ".")
    return " ".join(parts)


def focus_alt(
    view: State, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
) -> str:
    sheet = Sheet(after_losses(view, seat), names, lang, seat=seat)
    answers = sheet.answers(moves, path, lambda question, choice: _word(sheet, seat, question, choice.word))
    parts = [sheet.situation(), *answers]
    hand = view.players[seat].hand
    if hand and HIDDEN not in hand:
        parts.append(sheet.say("tournay-render-text-own-hand", cards=sheet.cards(hand)))
    return " ".join([*parts, f"{sheet.names[seat]}: {_purse(sheet, seat)}", _cards(sheet, seat), _events(sheet)])


def _word(sheet: Sheet, seat: int, question: Question, word: str) -> str:
    """An answer in words."""
    if question.field == "kind":
        return kind_name(sheet.lang, word)
    if word == NOTHING:
        return "–"
    if question.field in ("citizens", "seat"):
        return "+".join(sheet.letters[int(owner)] for owner in word.split(JOIN))
    return "+".join(_thing(sheet, seat, question, part) for part in word.split(JOIN))


def _thing(sheet: Sheet, seat: int, question: Question, word: str) -> str:
    if is_space(word):
        owner = getattr(question.choices[0].example, "seat", seat)
        site = sheet.view.players[owner].quarter.get(word)
        return f"{label(word)} {card_name(sheet.lang, site.cards[-1])}" if site else label(word)
    if word in CARDS:
        return card_name(sheet.lang, word)
    if word in EVENTS:
        return event_name(sheet.lang, word)
    if word in DECKS:
        return sheet.deck(word)
    if word in COLOURS:
        return sheet.say(f"tournay-render-citizen-{word}")
    if word in ("plaza", "lying"):
        return sheet.say("tournay-render-standing" if word == "plaza" else "tournay-render-lying")
    return sheet.term(question.field, word) if question.field in ("how", "answer") else word


def _events(sheet: Sheet) -> str:
    view = sheet.view
    there = [
        sheet.say("tournay-render-alt-event", event=event_name(sheet.lang, event), coins=view.coins[slot])
        for slot, event in enumerate(view.queue)
        if event
    ]
    return sheet.say("tournay-render-alt-events", events=", ".join(there) or "–")


def _decks(sheet: Sheet) -> str:
    return sheet.say("tournay-render-alt-decks", cards=sheet.cards(d.up for d in sheet.view.decks.values() if d.up))


def _purse(sheet: Sheet, seat: int) -> str:
    player = sheet.view.players[seat]
    ramparts = sheet.say("tournay-render-text-ramparts", hand=len(player.ramparts), built=len(player.built))
    return f"{purse(sheet, player)}; {ramparts}."


def _cards(sheet: Sheet, seat: int) -> str:
    """The quarter, space by space."""
    quarter = sheet.view.players[seat].quarter
    if not quarter:
        return sheet.say("tournay-render-text-no-quarter") + "."
    there = [sheet.site(space, quarter[space]) for space in window(quarter).spaces if space in quarter]
    return sheet.say("tournay-render-text-quarter", cards=", ".join(there)) + "."
