"""What needs no question and no second press of its own: a lone answer, the end of a turn, a pass or a roll."""

import random

import pytest

from cogs.play.panel_answers import Answers, context_of
from cogs.ui.locale_context import Who
from engine import GAMES, narrow
from games.genoa import GENOA
from localdiscord.testing import Player, buttons_of
from prompts import offered as offers
from tables import Confirming, Person, SeatSession, people
from tables.core import access
from tables.core.seat_session import open_session
from tables.play import playing
from tests.cogs.playing import Answer, Evening, Panel, verb_of, words_of
from tests.cogs.twins import table_of
from tests.games.genoa.positions import JANI, PETER, Position
from words.turns import turns_of


def finishing(panel: Panel) -> list[str]:
    confirming = [b for b in panel.buttons if verb_of(b) == "confirm"]
    return [str(b.custom_id) for b in confirming if words_of(b).startswith(offers.FINISH)]


def saying(panel: Panel, kind: str) -> Answer:
    return next(answer for answer in panel.answers if answer.words[0] == kind)


async def test_a_roll_is_one_press(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    (person,) = evening.asked
    panel, before = await evening.my_move(person), evening.table.state.played
    await evening.answer(person, panel, saying(panel, "roll"))
    await evening.settle()
    assert evening.table.state.played > before
    assert evening.table.drafts == {}


async def test_whoever_wants_to_confirm_everything_confirms_a_roll(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    (person,) = evening.asked
    await people.set_person(evening.house.hall, int(person.id), instant=Confirming.EVERYTHING)
    panel, before = await evening.my_move(person), evening.table.state.played
    panel = await evening.answer(person, panel, saying(panel, "roll"))
    assert evening.table.state.played == before
    await evening.press(person, panel, "confirm")
    assert evening.table.state.played > before


async def test_a_move_that_commits_more_than_itself_is_never_played_by_one_press(evening: Evening) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    person, before = evening.asked[0], evening.table.state.played
    panel = await evening.my_move(person)
    panel = await evening.answer(person, panel, panel.answers[0])
    assert evening.table.state.played == before
    assert evening.table.drafts or panel.answers


async def test_a_draft_is_confirmed_and_the_turn_ended_in_one_press(evening: Evening, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", game="tiletum")
    hall, table_id = evening.house.hall, evening.table_id
    for _ in range(60):
        person = evening.asked[0]
        session = await access.session_of(hall, table_id, int(person.id))
        while not session.complete:
            last = offers.closings(session)
            if session.draft and last and len(session.moves) > 1:
                break
            session = await playing.draft(hall, table_id, int(person.id), rng.choice(session.moves).notation)
        else:
            await playing.confirm(hall, table_id, int(person.id))
            continue
        break
    assert last
    panel = await evening.my_move(person)
    (button,) = finishing(panel)
    assert panel.answers, "what else can be done is still offered"
    assert last[0].words not in [answer.words for answer in panel.answers], "it does not stand there twice"
    before = evening.table.state.played
    await person.click(panel.message, custom_id=button)
    assert evening.table.state.played >= before + len(session.draft) + 1
    assert evening.table.drafts == {}


async def test_a_lone_answer_is_not_asked_but_confirmed(evening: Evening, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", game="tournay")

    def one_answer() -> bool:
        table = evening.table
        return any(len(table.game.moves(table.state, seat)) == 1 for seat in table.game.to_act(table.state))

    await evening.hurry(random.Random(1), until=one_answer)
    table = evening.table
    person = next(p for p in evening.asked if len(table.game.moves(table.state, evening.seat_of(p))) == 1)
    panel, before = await evening.my_move(person), table.state.played
    assert panel.answers == []
    (button,) = finishing(panel)
    await person.click(panel.message, custom_id=button)
    assert evening.table.state.played > before


async def test_a_draft_is_confirmed_with_any_of_several_ends_in_one_press(evening: Evening, rng: random.Random) -> None:
    """Calimala: a card for what is impossible, or none."""
    await evening.sit_down("Anna", "Béla", "Csilla", game="calimala")
    hall, table_id = evening.house.hall, evening.table_id
    for _ in range(200):
        user = int(evening.asked[0].id)
        session = await access.session_of(hall, table_id, user)
        if len(offers.closings(session)) > 1:
            break
        if session.complete:
            await playing.confirm(hall, table_id, user)
        else:
            await playing.draft(hall, table_id, user, rng.choice(session.moves).notation)
    ends = offers.closings(session)
    assert len(ends) > 1
    person = evening.asked[0]
    await evening.settle()
    panel, before = await evening.my_move(person), evening.table.state.played
    pressed = finishing(panel)
    assert [custom_id.split(f":{offers.FINISH}.")[1] for custom_id in pressed] == [".".join(m.words) for m in ends]
    await person.click(panel.message, custom_id=pressed[-1])
    assert evening.table.state.played >= before + len(session.draft) + 1
    assert evening.table.drafts == {}


async def test_the_last_answer_of_a_turn_is_confirmed_by_the_press_that_says_it(
    evening: Evening, rng: random.Random
) -> None:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    hall, table_id = evening.house.hall, evening.table_id
    for _ in range(60):
        person = evening.asked[0]
        session = await access.session_of(hall, table_id, int(person.id))
        if any(offers.finishes(session, m) for m in session.moves):
            break
        if session.complete:
            await playing.confirm(hall, table_id, int(person.id))
        else:
            await playing.draft(hall, table_id, int(person.id), rng.choice(session.moves).notation)
    assert session.draft
    panel = await evening.my_move(person)
    ticked = [b for b in panel.buttons if verb_of(b) == "finish"]
    assert ticked
    assert all(str(b.label).endswith("✓") for b in ticked)
    assert "✓" in panel.text, "it is said what that means"

    await people.set_person(hall, int(person.id), instant=Confirming.EVERYTHING)
    careful = await evening.my_move(person)
    assert not [b for b in careful.buttons if verb_of(b) == "finish"], "whoever wants to confirm everything does"
    await people.set_person(hall, int(person.id), instant=Confirming.MOVES)

    before, drafted = evening.table.state.played, len(session.draft)
    reply = await person.click(panel.message, custom_id=str(ticked[0].custom_id))
    await evening.settle()
    assert reply.state == "done"
    assert evening.table.state.played > before + drafted
    assert evening.table.drafts == {}
    assert person not in evening.asked
    await evening.undo(person)
    assert evening.table.state.played <= before + drafted, "and is taken back freely"
    assert person in evening.asked


@pytest.mark.parametrize("game", ["calimala", "tiletum", "tournay", "genoa", "burgundy"])
def test_whatever_is_played_at_once_says_so(game: str) -> None:
    """A card kept in Tournay was played without a sign of it."""
    rng, met, rules, me = random.Random(f"at once {game}"), set(), GAMES[game], Who(Person(1), "Anna", "en")
    state = rules.new(3, f"at once {game}")
    for _ in range(200):
        if not (asked := rules.to_act(state)):
            break
        session = open_session(table_of(rules, state), asked[0])
        question = narrow(session.moves)
        assert question is not None
        now = [move for move in session.moves if offers.is_answered_at_once(session, move)]
        card, ticks = Answers(context_of(me, session), session.moves, question).card()
        labels = {words_of(b): str(b.label) for b in buttons_of({"components": [card.view().to_components()[0]]})}
        for move in now:
            said = ".".join(offers.finishing(move.words))
            assert any(ticks), move.notation
            assert ".".join(move.words) not in labels, "no button without the sign"
            assert labels.get(said, "✓").endswith("✓")
            met |= {move.kind} if said in labels else set()
        rules.play(state, asked[0], rng.choice(session.moves))
    assert met >= {"tournay": {"keep"}, "genoa": {"roll"}}.get(game, set())


@pytest.mark.parametrize("game", ["calimala", "tiletum", "tournay", "genoa", "burgundy"])
def test_nothing_unknown_comes_to_light_by_an_answer_that_confirms_itself(game: str) -> None:
    """Nor does the first press of a turn, nor one answer among several people's, end it."""
    rng, met = random.Random(game), 0
    rules = GAMES[game]
    state = rules.new(3, game)
    for _ in range(150):
        asked = rules.to_act(state)
        if not asked:
            break
        session = open_session(table_of(rules, state), asked[0])
        for move in session.moves[:30]:
            if offers.finishes(session, move):
                met += 1
                outcome = rules.attempt(state, asked[0], move)
                assert not outcome.reveals
                assert asked[0] not in rules.to_act(outcome.state)
                assert asked == (asked[0],)
                assert state.last_seat == asked[0]
        rules.play(state, asked[0], rng.choice(session.moves))
    assert met or game == "genoa"


def test_a_deal_is_confirmed_also_where_the_others_are_asked_first() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer villa_ricci d20")
    session = open_session(table_of(GENOA, at.state), PETER)
    session.add(next(move for move in session.moves if move.notation == "move coach_house"))
    deal = next(move for move in session.moves if move.kind == "accept")
    on = next(move for move in session.moves if move.notation == "move villa_ricci")
    assert offers.plays_at_once(session, on), "the others are asked about the Coach House"
    assert not offers.plays_at_once(session, deal)


async def before_a_reveal(evening: Evening, rng: random.Random, kind: str) -> tuple[Player, SeatSession]:
    """Tiletum, drafted up to a move of that kind which brings something to light, while the turn could have been ended
    instead."""
    hall, table_id = evening.house.hall, evening.table_id
    for _ in range(600):
        person = evening.asked[0]
        session = await access.session_of(hall, table_id, int(person.id))
        if session.sealed and session.draft[-1].kind == kind and offers.closings_anyway(session):
            return person, session
        if session.complete:
            await playing.confirm(hall, table_id, int(person.id))
        else:
            wanted = [m for m in session.moves if m.kind == kind] or session.moves
            await playing.draft(hall, table_id, int(person.id), rng.choice(wanted).notation)
    raise AssertionError("never met")


async def test_what_is_revealed_can_be_confirmed_along_with_the_end_of_the_turn(
    evening: Evening, rng: random.Random
) -> None:
    await evening.sit_down("Anna", "Béla", game="tiletum")
    person, session = await before_a_reveal(evening, rng, "refresh")
    panel, before = await evening.my_move(person), evening.table.state.played
    confirming = [b for b in panel.buttons if verb_of(b) == "confirm"]
    assert [words_of(b) != "" for b in confirming] == [False, True], "Confirm alone comes first"
    await person.click(panel.message, custom_id=str(confirming[1].custom_id))
    await evening.settle()
    assert evening.table.state.played >= before + len(session.draft) + 1
    assert evening.table.drafts == {}
    assert person not in evening.asked or evening.table.over


async def sealed_by(evening: Evening, rng: random.Random, kind: str) -> tuple[Player, SeatSession]:
    """A session whose draft ends with a move of that kind that brings something to light, while there was something
    left that would have closed the turn instead."""
    hall, table_id, rules = evening.house.hall, evening.table_id, evening.table.game
    cog = turns_of(rules.meta.id)
    for _ in range(900):
        person = evening.asked[0]
        session = await access.session_of(hall, table_id, int(person.id))
        closes = [m for m in rules.moves(session.shown, session.seat or 0) if cog.ends_a_whole_turn(m)]
        if session.sealed and session.draft[-1].kind == kind and closes:
            return person, session
        if session.complete:
            await playing.confirm(hall, table_id, int(person.id))
        else:
            wanted = [m for m in session.moves if m.kind == kind] or session.moves
            await playing.draft(hall, table_id, int(person.id), rng.choice(wanted).notation)
    raise AssertionError("never met")


async def test_the_end_is_not_offered_where_more_is_asked_than_before(evening: Evening, rng: random.Random) -> None:
    """A character that brings something: what, is asked first."""
    await evening.sit_down("Anna", "Béla", game="tiletum")
    met = set()
    for _ in range(20):
        person, session = await sealed_by(evening, rng, "hire")
        offered = offers.closings_anyway(session)
        left = session.confirmed().moves
        assert all(move in left for move in offered)
        met.add(bool(offered))
        await playing.confirm(evening.house.hall, evening.table_id, int(person.id))
        if len(met) == 2:
            break
    assert met == {True, False}


async def test_what_is_confirmed_with_the_last_move_is_still_there_after_it(
    evening: Evening, rng: random.Random
) -> None:
    """Buying a tile uses up what could be done, and the next dice are rolled: there is no turn left to end."""
    await evening.sit_down("Anna", "Béla", game="burgundy")
    _, session = await sealed_by(evening, rng, "buy")
    assert offers.closings_anyway(session) == ()
