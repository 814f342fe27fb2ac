"""A table in play: typed moves, the panel, taking back, old buttons, wrong hands, repeated deliveries, restarts."""

import asyncio
import random
from typing import Any

import pytest

import cogs.ui.handling
import cogs.ui.table_pictures
from localdiscord.testing import Player, buttons_of, images_of, text_of
from tables.core import access
from tables.play import playing, undoing
from tests.cogs.playing import Evening, Panel, answers_of, dice, is_private, verb_of
from words import Speaker, speaker, wording

en, hu = speaker("en"), speaker("hu")


def voice(person: Player) -> Speaker:
    return en if person.locale.startswith("en") else hu


async def at_the_first_turn(evening: Evening, rng: random.Random) -> Player:
    """Set-up is over and a turn begins: the one person whose turn it is."""
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, until=lambda: "place" in kinds(evening))
    (person,) = evening.asked
    return person


def kinds(evening: Evening) -> set[str]:
    """What those who are asked may do."""
    table = evening.table
    return {move.kind for seat in table.game.to_act(table.state) for move in table.game.moves(table.state, seat)}


# ---------------------------------------------------------------- typed moves


async def test_a_command_offers_everybody_their_own_cards_and_nobody_else(evening: Evening) -> None:
    people = await evening.sit_down("Anna", "Béla", "Csilla")
    for person in people:
        dealt = evening.table.state.players[evening.seat_of(person)].dealt
        typed = await person.autocomplete("move", focused="move", channel=evening.thread)
        assert {choice["value"] for choice in typed} == {f"keep {final}" for final in dealt}
        names = {str(voice(person).term("calimala", "final", final)) for final in dealt}
        assert all(any(name in choice["name"] for choice in typed) for name in names)
    stranger = await evening.local.person("Dávid").open()
    assert await stranger.autocomplete("move", focused="move", channel=evening.thread) == []


async def test_moves_are_typed_picked_and_spoken_in_the_readers_language(evening: Evening) -> None:
    anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    seats = evening.table.state.players
    drafted = await anna.slash("move", move=f"KEEP {seats[0].dealt[0]}", channel=evening.thread)
    assert drafted.ephemeral
    assert "Your plan so far" in drafted.text
    assert (await evening.press(anna, drafted, "confirm")).text.startswith("### Done.")

    name = hu.term("calimala", "final", seats[1].dealt[1])
    by_name = await bela.slash("move", move=name.lower(), channel=evening.thread)
    assert hu("panel-drafted") in by_name.text
    await evening.press(bela, by_name, "confirm")

    asked = await csilla.slash("move", move="keep", channel=evening.thread)
    assert {answer.words[1] for answer in Panel(asked).answers} == set(seats[2].dealt)
    await evening.press(csilla, await evening.answer(csilla, Panel(asked), Panel(asked).answers[0]), "confirm")
    await evening.settle()
    assert [p.kept is not None for p in evening.table.state.players] == [True, True, True]


async def test_a_field_left_out_is_asked_in_the_panel(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    spaces = await person.autocomplete("calimala place", focused="space", channel=evening.thread)
    assert 1 < len(spaces) <= 25
    discs = await person.autocomplete(
        "calimala place", focused="disc", channel=evening.thread, space=spaces[0]["value"]
    )
    asked = await person.slash("calimala place", space=spaces[0]["value"], channel=evening.thread)
    if len(discs) > 1:
        assert len(Panel(asked).answers) == len(discs)
    else:
        assert Panel(asked).button("confirm") is not None
    await person.slash("undo", channel=evening.thread, everything=True)
    whole = await person.slash(
        "calimala place", space=spaces[0]["value"], disc=discs[0]["value"], channel=evening.thread
    )
    assert Panel(whole).button("confirm") is not None


# ---------------------------------------------------------------- the panel


async def test_the_panel_is_for_one_pair_of_eyes_and_in_their_language(evening: Evening, rng: random.Random) -> None:
    people = await evening.sit_down("Anna", "Béla", "Csilla")
    for person in people:
        panel = await evening.my_move(person)
        assert panel.reply.ephemeral
        assert voice(person)("panel-title") in panel.text
        assert images_of(panel.message)[0].description
        others = [p for p in evening.local.people if p is not person]
        assert all(panel.message["id"] not in other.messages for other in others)
    await evening.hurry(rng, until=lambda: "place" in kinds(evening))
    hand = await evening.press(people[2], evening.post(people[2]), "hand")
    assert hand.ephemeral
    assert hu("hand-title") in hand.text
    for action in evening.table.state.players[2].hand:
        assert hu.term("calimala", "action", action) in hand.images[0].description


async def test_something_else_leads_back_to_the_whole_question(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    panel = await evening.my_move(person)
    while panel.button("say") is None and panel.answers and not panel.button("confirm"):
        panel = await evening.answer(person, panel, rng.choice(panel.answers))
    other = panel.button("say")
    if other is not None:
        panel = Panel(await person.click(panel.message, custom_id=other.custom_id))
        assert panel.answers == (await evening.my_move(person)).answers


async def test_a_draft_is_taken_back_step_by_step_or_at_once(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    before = evening.stored()["positions"]
    panel = await evening.draft_turn(person, dice(rng))
    seat = evening.seat_of(person)
    drafted = len(evening.table.drafts[seat])
    assert drafted >= 2
    await evening.press(person, panel, "back")
    assert len(evening.table.drafts[seat]) == drafted - 1
    panel = await evening.draft_turn(person, dice(rng), await evening.my_move(person))
    panel = Panel(await evening.press(person, panel, "restart"))
    assert not evening.table.drafts.get(seat)
    assert panel.button("confirm") is None
    assert evening.stored()["positions"] == before


async def test_a_draft_and_its_buttons_survive_a_restart(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    panel = await evening.draft_turn(person, dice(rng))
    public = evening.post(person)
    await evening.restart()
    await evening.wake()
    played = evening.table.state.played
    for verb in ("hand", "board", "log", "what"):
        assert (await evening.press(person, public, verb)).state == "done"
    confirmed = await evening.press(person, panel, "confirm")
    await evening.settle()
    assert evening.table.state.played > played
    assert confirmed.ephemeral


# ---------------------------------------------------------------- wrong hands, old buttons, repeated deliveries


async def test_only_those_who_are_asked_can_move(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    before = evening.stored()
    for other in evening.idle_ones:
        reply = await evening.press(other, evening.post(other), "move")
        assert reply.ephemeral
        say = voice(other)
        assert reply.text == say("table-not-your-turn", names=person.name)
    stranger = await evening.local.person("Emma").open()
    await stranger.expect(evening.thread, where=lambda m: bool(buttons_of(m)))
    for verb in ("move", "hand", "undo"):
        reply = await evening.press(stranger, evening.post(person), verb)
        assert reply.ephemeral
        assert reply.text == en("table-not-seated")
        assert [verb_of(one) for one in reply.buttons] == ["board", "log"], "in their own language"
    watched = await evening.press(stranger, evening.post(person), "board")
    assert watched.ephemeral
    assert evening.stored() == before


async def test_an_old_button_answers_with_the_present_question(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    first = await evening.my_move(person)
    old = dict(first.message)
    await evening.draft_turn(person, dice(rng))
    before = evening.stored()
    reply = (await evening.answer(person, old, answers_of(old)[0], stale=True)).reply
    assert voice(person)("table-stale") in reply.text
    assert Panel(reply).button("confirm"), "the panel shows the draft as it is now"
    assert all(is_private(m) for m in reply.messages)
    assert evening.stored() == before


async def test_a_panel_that_shows_another_draft_of_the_same_length_confirms_nothing(
    evening: Evening, rng: random.Random
) -> None:
    """Two panels of one person: in the second, something else was drafted in place of what the first still shows."""
    person = await at_the_first_turn(evening, rng)
    first, second = await evening.my_move(person), await evening.my_move(person)
    one, another, *_ = first.answers
    drafted = await evening.answer(person, first, one)
    shown = dict(drafted.message)
    instead = await evening.answer(person, second, another, stale=True)
    assert voice(person)("table-stale") in instead.reply.text
    emptied = Panel(await evening.press(person, dict(instead.message), "back", stale=True))
    await evening.answer(person, emptied, another)
    before = evening.stored()
    reply = await evening.press_late(person, shown, "back")
    assert voice(person)("table-stale") in reply.text
    assert evening.stored() == before, "it would have taken back what it does not show"


async def test_a_button_of_a_past_turn_changes_nothing(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    panel = await evening.draft_turn(person, dice(rng))
    old = dict(panel.message)
    await evening.press(person, panel, "confirm")
    await evening.settle()
    before = evening.stored()
    reply = await evening.press_late(person, old, "confirm")
    assert reply.ephemeral
    assert evening.stored() == before
    reply = await evening.press_late(person, old, "back")
    assert evening.stored() == before
    assert reply.state == "done"


async def test_a_repeated_interaction_is_answered_and_not_repeated(evening: Evening, rng: random.Random) -> None:
    """A resumed session may deliver the same press again: to the same bot or to its successor."""
    evening.expected_refusals = {40060}
    person = await at_the_first_turn(evening, rng)
    panel = await evening.draft_turn(person, dice(rng))
    drafted = evening.stored()
    await person.redeliver(panel.reply)
    assert evening.stored() == drafted
    confirmed = await evening.press(person, panel, "confirm")
    await evening.settle()
    after, posts, pings = evening.stored(), len(evening.posts(person)), evening.pings()
    await person.redeliver(confirmed)
    await evening.settle()
    assert evening.stored() == after
    await evening.restart()
    await evening.wake()
    await person.redeliver(confirmed)
    await evening.settle()
    assert evening.stored() == after
    assert (len(evening.posts(person)), evening.pings()) == (posts, pings)


async def test_every_step_of_the_lobby_may_be_delivered_twice(evening: Evening) -> None:
    evening.expected_refusals = {40060}
    invitation = await evening.open_table("Anna")
    anna, bela = evening.seated[0], await evening.local.person("Béla").open()
    await anna.redeliver(invitation)
    joined = await evening.press(bela, invitation, "join")
    await bela.redeliver(joined)
    csilla = await evening.local.person("Csilla").open()
    await csilla.redeliver(await evening.press(csilla, invitation, "join"))
    started = await evening.press(anna, invitation, "start")
    await evening.settle()
    before = evening.stored()
    await anna.redeliver(started)
    await evening.settle()
    assert evening.stored() == before
    assert len(before["tables"]) == 1
    assert len(before["seats"]) == 3


# ---------------------------------------------------------------- taking back


async def free_to_undo(evening: Evening, rng: random.Random) -> Player:
    """Somebody has just confirmed something that revealed nothing, with nobody having acted since."""
    while True:
        person = evening.asked[0]
        before = evening.table.state.played
        seat, user = evening.seat_of(person), int(person.id)
        session = await access.session_of(evening.house.hall, evening.table_id, user)
        await playing.draft(evening.house.hall, evening.table_id, user, rng.choice(session.moves).notation)
        await playing.confirm(evening.house.hall, evening.table_id, user)
        state = evening.table.state
        if state.last_seat == seat and state.played > state.barrier and state.played > before:
            await evening.settle()
            return person


async def test_undo_is_free_while_nothing_was_revealed(evening: Evening, rng: random.Random) -> None:
    await at_the_first_turn(evening, rng)
    person = await free_to_undo(evening, rng)
    played, public = evening.table.state.played, dict(evening.post(person))
    pings = evening.pings()
    shown = await evening.press(person, public, "undo")
    assert shown.ephemeral
    assert voice(person)("undo-would-free") in shown.text
    assert evening.table.state.played == played, "first it is shown what would be taken back"
    sure = dict(evening.message_of(shown))
    reply = await evening.press(person, sure, "undo_sure")
    await evening.settle()
    assert reply.ephemeral
    assert evening.table.state.played == played - 1
    trace = en("act-taken-back", actor=person.name, moves=1, consent=0, agreed="", events=0, what="")
    assert trace in text_of(evening.post(person)), "everybody sees who took something back"
    log = await person.slash("log", channel=evening.thread)
    assert (
        voice(person)("act-taken-back", actor=person.name, moves=1, consent=0, agreed="", events=0, what="") in log.text
    )
    assert Panel(reply).answers, "the question is asked again"
    assert evening.pings()[person.name] == pings[person.name], "who takes back is not mentioned for it"
    before = evening.stored()
    for old, verb in ((public, "undo"), (sure, "undo_sure")):
        again = await evening.press_late(person, old, verb)
        assert voice(person)("table-stale") in again.text
    assert evening.stored() == before, "a second tap takes back no second move"


@pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "refused"])
async def test_undo_past_the_barrier_needs_consent(evening: Evening, rng: random.Random, agreed: bool) -> None:
    first = await at_the_first_turn(evening, rng)
    await evening.play_turn(first, dice(rng))
    second = evening.asked[0]
    assert second is not first
    await evening.play_turn(second, dice(rng))
    table, third = evening.table, next(p for p in evening.seated if p not in (first, second))
    played, position = table.state.played, table.game.dump(table.state)
    pings = evening.pings()
    mine = table.seats[evening.seat_of(first)].last_move

    ahead = await undoing.outlook(evening.house.hall, table.id, int(first.id))
    assert ahead is not None
    others = [evening.at(seat) for seat in ahead.needed]
    assert second in others
    names = voice(first).list(person.name for person in others)
    shown = await evening.press(first, evening.post(first), "undo")
    assert voice(first)("undo-would-ask", names=names, count=len(others)) in shown.text
    assert evening.pings() == pings, "nobody is asked before it is certain"
    asked = await evening.press(first, evening.message_of(shown), "undo_sure")
    await evening.settle()
    assert asked.ephemeral
    assert asked.text == voice(first)("undo-asked", names=names, count=len(others))
    assert evening.pings() - pings == {person.name: 1 for person in others}, "who acted or learned something since"
    public = evening.post(second)
    whom = " ".join(person.mention for person in others)
    assert en("table-undo-asked", name=first.name, moves=played - mine + 1, whom=whom) in text_of(public)

    theirs = await evening.press(third, public, "undo_yes")
    assert theirs.text == voice(third)("undo-agreed" if third in others else "table-not-asked")
    answer = await evening.press(second, public, "undo_yes" if agreed else "undo_no")
    assert answer.ephemeral
    await evening.settle()
    say = voice(second)
    assert answer.text == say("undo-agreed" if agreed else "undo-refused")
    assert not [b for b in buttons_of(evening.post(first)) if verb_of(b).startswith("undo_")]
    if agreed:
        assert table.state.played < mine
        assert first in evening.asked
        assert f"; {en.list(person.name for person in others)} agreed" in text_of(evening.post(first))
    else:
        assert table.game.dump(table.state) == position
    late = await evening.press_late(second, public, "undo_yes")
    assert late.text == say("table-no-undo-request")
    # Whatever was decided, the game goes on.
    await evening.play_turn(evening.asked[0], dice(rng))
    assert len(evening.posts(first)) == 1


# ---------------------------------------------------------------- a slow answer


async def test_a_card_that_takes_longer_than_discord_waits_still_comes(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, *_) = await evening.sit_down("Anna", "Béla", "Csilla")
    drawn, put_off, later = cogs.ui.table_pictures.board, cogs.ui.handling.ask_patience, asyncio.Event()

    async def asks_patience(*args: Any, **how: Any) -> None:
        await put_off(*args, **how)
        later.set()

    async def slowly(*args: Any, **how: Any) -> Any:
        await later.wait()
        return await drawn(*args, **how)

    monkeypatch.setattr("cogs.ui.table_pictures.board", slowly)
    monkeypatch.setattr("cogs.ui.answers.PATIENCE", 0.05)
    monkeypatch.setattr("cogs.ui.answers.ask_patience", asks_patience)
    looked = await anna.slash("board", channel=evening.thread)
    assert looked.state == "done"
    assert images_of(looked.messages[0])


async def test_who_has_just_pressed_is_answered_before_the_house_closes(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, *_) = await evening.sit_down("Anna", "Béla", "Csilla")
    drawn, begun, closing = cogs.ui.table_pictures.board, asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any, **how: Any) -> Any:
        begun.set()
        await closing.wait()
        return await drawn(*args, **how)

    monkeypatch.setattr("cogs.ui.table_pictures.board", slowly)
    looking = asyncio.create_task(anna.slash("board", channel=evening.thread))
    await begun.wait()
    restarting = asyncio.create_task(evening.restart())
    asyncio.get_running_loop().call_later(0.05, closing.set)
    assert images_of((await looking).messages[0])
    await restarting


async def test_taking_back_a_pass_of_the_turn_shows_the_move_and_not_whose_turn_began(
    evening: Evening, rng: random.Random
) -> None:
    """Only ending the turn has nothing to tell but who is next."""
    person = await at_the_first_turn(evening, rng)
    hall, user, seat = evening.house.hall, int(person.id), evening.seat_of(person)
    while person in evening.asked:
        session = await access.session_of(hall, evening.table_id, user)
        tried = {m: evening.table.game.attempt(evening.table.state, seat, m) for m in session.moves}
        ends = [m for m, outcome in tried.items() if all(event.routine for event in outcome.events)]
        last = (ends or [m for m, outcome in tried.items() if m.kind != "end" and not outcome.reveals])[0]
        await playing.draft(hall, evening.table_id, user, last.notation)
        await playing.confirm(hall, evening.table_id, user)
    assert last.kind == "end"
    await evening.settle()
    shown, say = await evening.press(person, evening.post(person), "undo"), voice(person)
    said = wording.capital(wording.move("calimala", None, seat, evening.table.names, say.lang, last))
    assert f"{say('undo-would-free')}\n- {said}" in shown.text


async def test_whose_plan_no_longer_fits_reads_which_step_it_was_and_why(evening: Evening, rng: random.Random) -> None:
    person = await at_the_first_turn(evening, rng)
    seat, say = evening.seat_of(person), voice(person)
    session = await access.session_of(evening.house.hall, evening.table_id, int(person.id))
    disc = next(move for move in session.moves if move.kind == "place")
    evening.table.drafts[seat] = [disc.notation, disc.notation]  # as if others had made the second impossible
    panel = await evening.my_move(person)
    read = await access.session_of(evening.house.hall, evening.table_id, int(person.id))
    assert read.broken is not None
    lost = wording.move("calimala", None, seat, evening.table.names, say.lang, disc)
    assert say("panel-broken", lost=lost, why=say.refusal("calimala", read.broken)) in panel.text
