"""A price is never dropped: whatever a choice takes from its player stands on its button, in its menu entry, or in the
line beside it, and two choices with different prices are never called the same."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import pytest
from discord import ui

from cogs.play.combined_moves_offer import AND_MORE, combined_moves_card
from cogs.play.panel_answers import Answers, context_of
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from engine import GAMES, Game, Move, Seat, matching, narrow
from games.tournay.moves import Draw
from prompts.combined_moves import combined_offers
from prompts.offered import DONE, FINISH, brought_along, resolve_path
from tables import Person, SeatSession
from tables.core.seat_session import open_session
from tests.cogs.twins import table_of
from tests.games.burgundy.positions import ANNA, Position
from tests.packages import IN_THIS_REPOSITORY
from tests.words.walk import NAMES, questions, walk
from words import LANGUAGES, speaker, wording
from words.game_words import words_of
from words.spoken import signs_in_words

ROOMS = (900.0, 330.0, 0.0)
"""Pixels for the answers: all they want, little, and none at all."""
EVERY = 5
"""One of so many decisions is looked at."""
NO_PRICE = ("defend", "lay", "damage", "keep", "take")
"""Kinds of moves after which events strike in Tournay, and what is given for something in Genoa was said before."""
MOST = 60
"""So many decisions of a game."""


class Shown(NamedTuple):
    """A whole move as it stands in a panel."""

    move: Move
    label: str
    beside: str


def shown(session: SeatSession, card: Card) -> list[Shown]:
    view = card.view()
    items = [getattr(item, "item", item) for item in view.walk_children()]
    texts = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
    said: list[tuple[list[str], str, str]] = []
    for item in items:
        if isinstance(item, ui.Button):
            said.append((str(item.custom_id).split(":")[4].split("."), str(item.label), texts))
        elif isinstance(item, ui.Select):
            said += [(o.value.split("."), o.label, o.description or "") for o in item.options]
    by_words = {move.words: move for move in session.moves}
    found = []
    for words, label, beside in said:
        path = resolve_path(session.moves, tuple(words[1:] if words[0] == FINISH else words))
        found += [Shown(by_words[path], label, beside)] if path in by_words else []
    return found


def panels(game: Game[Any], seats: int, seed: str, lang: str) -> Iterator[tuple[SeatSession, list[Shown]]]:
    """Panels of a random game, with much room for the answers and with none: half of the decisions in one language,
    half in the other."""
    me = Who(Person(1), "Anna", lang)
    for moment in islice(walk(game, seats, seed), LANGUAGES.index(lang) * EVERY, MOST * EVERY, len(LANGUAGES) * EVERY):
        if not moment.moves:
            break
        session = open_session(table_of(game, moment.state), moment.seat)
        question = narrow(session.moves)
        assert question is not None
        context = context_of(me, session)
        for room in ROOMS:
            card, _ = Answers(context, session.moves, question).card(room)
            yield session, shown(session, card)


def holdings(game: str, state: Any, seat: Seat) -> Mapping[str, int]:
    """What a player pays with, counted by the test itself; without what the name of a move says is given."""
    player = state.players[seat]
    match game:
        case "burgundy":
            return {"workers": player.workers, "silver": player.silver}
        case "tiletum":
            return dict(player.resources)
        case "tournay":
            return {"deniers": player.deniers, **player.plaza}
        case "genoa":
            return {"marker": player.stock}
    return {}


def taken(game: Game[Any], session: SeatSession, move: Move) -> dict[str, int]:
    """What the rules take from the player for a move, as far as it does not come back by it."""
    assert session.seat is not None
    if move.kind in NO_PRICE:
        return {}
    before = holdings(game.meta.id, session.shown, session.seat)
    after = holdings(game.meta.id, game.attempt(session.shown, session.seat, move).state, session.seat)
    return {thing: before[thing] - after[thing] for thing in before if after[thing] < before[thing]}


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_price_is_never_dropped(game_id: str, lang: str) -> None:
    game, seen = GAMES[game_id], 0
    for session, answers in panels(game, 3, "prices", lang):
        assert session.seat is not None
        prices: dict[str, Mapping[str, int]] = {}
        for move, label, beside in answers:
            costs: Counter[str] = Counter()
            for each, view in [(move, session.view), *brought_along(session, move)]:
                costs.update(wording.costs(game_id, view, session.seat, each))
            paid, said = (signs_in_words(text, game_id, lang) for text in (wording.paid(game_id, lang, costs), label))
            assert paid in said or f"{label} · {wording.paid(game_id, lang, costs)}" in beside, (move, label, paid)
            assert prices.setdefault(label, costs) == costs, (move.notation, label)
            missed = {k: n for k, n in taken(game, session, move).items() if n > costs[k]}
            assert not missed, (move.notation, label, missed)
            seen += any(costs.values())
    assert seen or game_id not in IN_THIS_REPOSITORY


def answers_at(game: Game[Any], state: Any, seat: Seat, lang: str) -> list[Shown]:
    session = open_session(table_of(game, state), seat)
    question = narrow(session.moves)
    assert question is not None
    context = context_of(Who(Person(1), "Anna", lang), session)
    return shown(session, Answers(context, session.moves, question).card()[0])


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_sale_that_costs_a_worker_is_told_from_the_free_one_beside_it(lang: str) -> None:
    """Both bring as many points, and stood on equal buttons."""
    at = Position(3).goods(ANNA, pink=2).has(ANNA, workers=1)
    at.turn(ANNA, 3, 4)
    sales = [answer for answer in answers_at(at.game, at.state, ANNA, lang) if answer.move.kind == "sell"]
    paid = signs_in_words("−1 👷", "burgundy", lang)
    assert {(a.move.words[1], paid in signs_in_words(a.label, "burgundy", lang)) for a in sales} == {
        ("3", False),
        ("4", True),
    }


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_several_steps_tell_what_all_of_them_cost(lang: str) -> None:
    """Not what the last of them does."""
    game, seen = GAMES["tiletum"], 0
    for moment in islice(walk(game, 3, "several"), 0, 240, 3):
        session = open_session(table_of(game, moment.state), moment.seat)
        found = combined_offers(session) if moment.moves else []
        if not found:
            continue
        context = context_of(Who(Person(1), "Anna", lang), session)
        card, _ = combined_moves_card(context, found)
        labels = dict(said(card))
        for steps in found:
            if steps.word not in labels:
                continue
            total: Counter[str] = Counter()
            for move, view in zip(steps.moves, steps.views, strict=True):
                total.update(wording.costs("tiletum", view, moment.seat, move))
            paid = wording.paid("tiletum", lang, total)
            assert paid in labels[steps.word], (labels[steps.word], paid)
            seen += sum(map(bool, total.values())) > 1
    assert seen


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_way_in_the_menu_does_not_read_like_a_button_above_it(lang: str) -> None:
    """Calimala's ways with a card and without it differed in what neither label said."""
    game, seen = GAMES["calimala"], 0
    for moment in islice(walk(game, 3, "menu"), 0, 400, 2):
        session = open_session(table_of(game, moment.state), moment.seat)
        found = combined_offers(session) if moment.moves else []
        context = context_of(Who(Person(1), "Anna", lang), session)
        card = combined_moves_card(context, found)[0]
        options = sum(card.menus)
        labels = [label.removesuffix(DONE).removesuffix(AND_MORE) for _, label in said(card)]
        buttons, entries = labels[: len(labels) - options], labels[len(labels) - options :]
        assert not {*buttons} & {*entries}, labels
        seen += bool(buttons and entries)
    assert seen


# ---------------------------------------------------------------- before everything is chosen

PART = re.compile(r"−(\d+)(?:–(\d+))? ")


def is_compatible(game_id: str, lang: str, told: str, costs: Mapping[str, int]) -> bool:
    """Whether a move may cost this, after its player was told a price, two alternatives or a range for each thing."""
    sign = words_of(game_id).sign
    left = {sign(speaker(lang), thing): count for thing, count in costs.items() if count}
    for way in told.split(wording.ALTERNATIVES):
        bounds = [*PART.finditer(way)]
        ends = [*(found.start() for found in bounds), len(way)][1:]
        named = {
            way[found.end() : end].strip(): range(int(found[1]), int(found[2] or found[1]) + 1)
            for found, end in zip(bounds, ends, strict=True)
        }
        if all(left.get(thing, 0) in counts for thing, counts in named.items()):
            return True
    return False


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game_id", GAMES)
def test_an_answer_is_true_of_every_move_that_it_leads_to(game_id: str, lang: str) -> None:
    """Its price is that of each of them, and its words and consequences are not those of the first alone."""
    game, seen = GAMES[game_id], 0
    for moment in islice(walk(game, 3, "leads on"), 0, MOST * EVERY, EVERY):
        view = game.view(moment.state, moment.seat)
        for question in questions(moment.moves) if moment.moves else ():
            for choice in question.choices:
                below = matching(moment.moves, choice.path)
                assert set(below) == set(choice.moves)
                if choice.move is not None or below[0].open:
                    continue
                label = wording.choice(game_id, view, moment.seat, NAMES, lang, question, choice)
                turned = replace(choice, moves=choice.moves[::-1])
                again = wording.choice(game_id, view, moment.seat, NAMES, lang, question, turned)
                assert (label.text, label.note) == (again.text, again.note), choice.path
                prices = [wording.costs(game_id, view, moment.seat, move) for move in below]
                assert all(is_compatible(game_id, lang, label.paid, price) for price in prices), (label, prices)
                if not label.paid and len(choice.path) > 1:
                    assert not [t for t in prices[0] if all(price.get(t) for price in prices)], choice.path
                seen += bool(label.paid)
    assert seen or game_id not in IN_THIS_REPOSITORY


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_borrowed_citizens_cost_deniers_before_their_owner_is_chosen(lang: str) -> None:
    """Tournay: the menu of moves with borrowed citizens told the price with one's own."""
    game, seen = GAMES["tournay"], 0
    for moment in islice(walk(game, 3, "borrowing"), 0, 240, 2):
        draws = [m for m in moment.moves if isinstance(m, Draw) and moment.seat not in m.citizens and m.citizens]
        question = narrow(draws) if draws else None
        view = game.view(moment.state, moment.seat)
        for choice in question.choices if question else ():
            label = wording.choice("tournay", view, moment.seat, NAMES, lang, question, choice)
            assert "−" not in label.paid or "🪙" in label.paid
            assert not any(sign in label.paid for sign in ("🟡", "⚪", "🔴")), label
            seen += choice.move is None
    assert seen


def said(card: Card) -> Iterator[tuple[str, str]]:
    """The last word of each answer, and its label."""
    for item in (getattr(each, "item", each) for each in card.view().walk_children()):
        if isinstance(item, ui.Button):
            yield str(item.custom_id).split(":")[4].split(".")[-1], str(item.label)
        elif isinstance(item, ui.Select):
            yield from ((option.value.split(".")[-1], option.label) for option in item.options)
