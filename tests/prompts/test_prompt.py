"""A prompt leads to every legal move, by touch and by chips, and says what each costs."""

import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from engine import GAMES, Move
from engine.touching import Tag, tags
from prompts import labels, saying
from prompts.chips import Chip
from prompts.combined_moves import AT_A_GLANCE, combined_offers
from prompts.context import Context
from prompts.offered import MORE_TAG, brought_along, confirmed_with, touched_at
from prompts.prompt import Prompt, prompt
from tables import Confirming, Hall, SeatSession
from tables.core.seat_session import open_session
from tables.play import playing
from tests.cogs.twins import table_of
from tests.packages import IN_THIS_REPOSITORY
from tests.tables.house import asked, draft_a_turn, past_the_set_up, person_at
from tests.words.walk import walk
from words import wording
from words.turns import turns_of

EVERY, MOST = 13, 14
"""One of so many decisions of a game is looked at, and so many in all."""
TAPS = 8
"""Nobody touches more for one move."""


def on_board(tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    """A board on which half of all answers lie."""
    return (f"{tag[0]} {tag[1]}",) if sum(map(ord, tag[1])) % 2 else ()


def contexts(game_id: str, lang: str) -> Iterator[Context]:
    game, rng = GAMES[game_id], Random(game_id)
    for moment in islice(walk(game, 3, "prompts"), 0, MOST * EVERY, EVERY):
        if not moment.moves:
            break
        session = open_session(table_of(game, moment.state), moment.seat)
        yield Context.of(session, lang, Confirming.MOVES)
        session.add(rng.choice(session.moves))
        yield Context.of(session, lang, Confirming.MOVES)


def said_by(session: SeatSession, chip: Chip) -> tuple[Move, ...]:
    """The moves that a chip drafts or confirms."""
    if chip.verb in ("finish", "confirm"):
        return confirmed_with(session, chip.words)
    if chip.verb == "say":
        found = saying.meant(session, chip.words)
        assert found is not None
        return tuple(session.table.game.book.read(notation) for notation in found.moves)
    return ()


def reached(context: Context, move: Move, chosen: tuple[Tag, ...]) -> bool:
    """Whether taps lead to a move: by a chip that says it, or by what it consists of."""
    for _ in range(TAPS):
        shown = prompt(context, chosen, on_board)
        if any(said_by(context.session, chip) == (move,) for chip in shown.chips if not chip.steps):
            return True
        offered = [spot.tag for spot in shown.spots]
        offered += [tag for chip in shown.chips if chip.verb == "tap" for tag in chip.tags]
        own = [tag for tag in offered if tag in tags(move)]
        if not own:
            return False
        chosen = (*chosen, own[0])
        if (meant := saying.touched(context.session, chosen)) is not None:
            return meant.moves == (move.notation,)
    return False


@pytest.mark.parametrize("game_id", GAMES)
def test_every_legal_move_is_reached_by_touch_or_by_a_chip(game_id: str) -> None:
    rng, seen = Random(0), 0
    for context in contexts(game_id, "en"):
        session = context.session
        matter, _ = touched_at(session, ())
        if session.complete or matter.settled:
            continue  # nothing is asked but to confirm
        beside = touched_at(session, (MORE_TAG,))[0].moves if matter.more else []
        for move in rng.sample(session.moves, min(4, len(session.moves))):
            chosen = (MORE_TAG,) if move in beside else ()
            assert reached(context, move, chosen), move.notation
            seen += 1
    assert seen > 20 or game_id not in IN_THIS_REPOSITORY


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_spot_and_chip_says_its_price_and_no_two_prices_look_alike(game_id: str, lang: str) -> None:
    seen = 0
    for context in contexts(game_id, lang):
        names: dict[tuple[str, str], str] = {}
        for what, label, note, moves in offered(context, prompt(context, (), on_board)):
            paid = price(context, moves)
            assert paid in label, (what, label, paid)
            assert names.setdefault((label, note), paid) == paid, (what, label)
            seen += bool(paid)
    assert seen or game_id not in IN_THIS_REPOSITORY


def offered(context: Context, shown: Prompt) -> Iterator[tuple[str, str, str, tuple[Move, ...]]]:
    """All that is chosen by one tap, and the moves that it says."""
    for chip in shown.chips:
        if said := said_by(context.session, chip):
            yield str(chip.words), chip.label, chip.note, said
    for spot in shown.spots:
        if spot.count == 1:
            yield str(spot.tag), spot.label, spot.note, tuple(touched_at(context.session, (spot.tag,))[1])


def price(context: Context, moves: Sequence[Move]) -> str:
    """What moves cost one after the other, with what the only one brings along."""
    game, seat, state, total = context.session.table.game, context.seat, context.session.shown, Counter[str]()
    for number, move in enumerate(moves, 1):
        total.update(wording.costs(context.game, game.view(state, seat), seat, move))
        state = game.attempt(state, seat, move).state if number < len(moves) else state
    for move, view in brought_along(context.session, moves[0]) if len(moves) == 1 else ():
        total.update(wording.costs(context.game, view, seat, move))
    return wording.paid(context.game, context.lang, total)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_of_two_answers_at_one_place_each_says_what_it_is_for(lang: str) -> None:
    """At the building of Genoa's tower one can ask for something, or ask for offers."""
    seen = 0
    for context in contexts("genoa", lang):
        shown = prompt(context, (), lambda tag, moves: (tag[1],))
        for spot in shown.spots:
            moves = touched_at(context.session, (spot.tag,))[1]
            kinds = {move.kind for move in moves}
            beside = [other for other in shown.spots if {*other.places} & {*spot.places} and other != spot]
            if len(kinds) == 1 and len(moves) > 1 and beside:
                others = {move.kind for other in beside for move in touched_at(context.session, (other.tag,))[1]}
                if others - kinds:
                    assert labels.of_kind(context, moves).text in spot.label, spot
                    seen += 1
    assert seen


@pytest.mark.parametrize(
    ("lang", "own", "white"), [("en", "Own disc", "White disc"), ("hu", "Saját korong", "Fehér korong")]
)
def test_what_is_chosen_is_not_said_again_by_the_last_answers(lang: str, own: str, white: str) -> None:
    seen = 0
    for context in contexts("calimala", lang):
        spots = prompt(context, (), lambda tag, moves: (f"{tag[0]} {tag[1]}",)).spots
        for street in (spot for spot in spots if spot.tag[0] == "space" and spot.count == 2):
            last = prompt(context, (street.tag,), lambda tag, moves: (tag[1],)).spots
            if {spot.tag for spot in last} == {("disc", "own"), ("disc", "white")}:
                assert [spot.label for spot in last] == [own, white]
                seen += 1
    assert seen


def test_genoas_tower_goes_on_by_one_tap() -> None:
    """Beside any number of things to ask for at the same buildings."""
    game, seen = GAMES["genoa"], 0
    for moment in islice(walk(game, 3, "tower"), MOST * 50):
        moves = {move for move in moment.moves if move.kind == "move"}
        if not moves or len(moment.moves) <= AT_A_GLANCE:
            continue
        context = Context.of(open_session(table_of(game, moment.state), moment.seat), "en", Confirming.MOVES)
        shown = prompt(context, (), lambda tag, moves: (f"{tag[0]} {tag[1]}",))
        by_chip = {move for chip in shown.chips if not chip.steps for move in said_by(context.session, chip)}
        at_once = {touched_at(context.session, (spot.tag,))[1][0] for spot in shown.spots if spot.count == 1}
        assert moves <= by_chip | at_once
        seen += 1
        if seen == MOST:
            break
    assert seen


def test_an_action_is_taken_where_it_lies_and_skipped_by_a_chip() -> None:
    seen = 0
    for context in contexts("calimala", "en"):
        shown = prompt(context, (), lambda tag, moves: (tag[1],))
        skipping = [spot for spot in shown.spots if _kinds(context, (spot.tag,)) == {"skip"}]
        for spot in shown.spots:
            if "take" in _kinds(context, (spot.tag,)):
                assert not [other for other in skipping if {*other.places} & {*spot.places}]
                seen += any("skip" in _kinds(context, chip.tags) for chip in shown.chips)
    assert seen


def _kinds(context: Context, chosen: Sequence[Tag]) -> set[str]:
    return {move.kind for move in touched_at(context.session, chosen)[1]}


@pytest.mark.parametrize("game_id", GAMES)
def test_what_lies_on_another_answer_is_touched_without_being_asked_which_one(game_id: str) -> None:
    """Such as a card on its stack, which has a place of its own beside the card."""
    seen = 0
    for context in contexts(game_id, "en"):
        spots = prompt(context, (), lambda tag, moves: ("here", f"{tag[0]} {tag[1]}")).spots
        left = {spot.tag: {*touched_at(context.session, (spot.tag,))[1]} for spot in spots}
        for spot in spots:
            if not any(map(turns_of(game_id).is_main_action, left[spot.tag])):
                continue  # gives way to every other answer
            within = any(left[other.tag] < left[spot.tag] for other in spots)
            assert ("here" in spot.places) != within, spot
            seen += within
    assert seen or game_id not in IN_THIS_REPOSITORY


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_no_answer_is_called_by_a_bare_number(lang: str) -> None:
    """A number of Tiletum's wheel is called by the action there, whichever die is taken."""
    seen = 0
    for context in contexts("tiletum", lang):
        for spot in prompt(context, (), lambda tag, moves: (f"{tag[0]} {tag[1]}",)).spots:
            if spot.tag[0] == "number" and spot.count > 1:
                action = context.say.term("tiletum", "action", context.view.action_at(int(spot.tag[1])))
                assert spot.tag[1] in spot.label
                assert action in spot.label, spot
                seen += 1
    assert seen


async def test_a_prompt_being_made_is_of_its_own_position_though_the_draft_was_confirmed(hall: Hall) -> None:
    """A page asks for it in a thread while its reader confirms on another."""
    table, rng = await past_the_set_up(hall), Random(3)
    while len((session := await draft_a_turn(hall, table, asked(table)[0], rng)).draft) < 2:
        await playing.confirm(hall, table.id, person_at(table, asked(table)[0]))
    context = Context.of(session, "en", Confirming.MOVES)
    before = prompt(context)
    await playing.confirm(hall, table.id, person_at(table, asked(table)[0]))
    assert prompt(context).draft == before.draft


def test_a_search_for_combined_moves_leaves_no_cycles() -> None:
    """Thousands of positions would wait for a full collection of garbage, which blocks the event loop."""
    found = [context.session for context in contexts("calimala", "en")]
    gc.collect()
    assert [*filter(None, map(combined_offers, found))]
    assert gc.collect() == 0
