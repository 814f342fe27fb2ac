"""Genoa at the table: people bargain in their own words, and nobody can spend what is no longer there."""

import asyncio
import random

import pytest

from engine import Move
from games.genoa.events import Struck
from games.genoa.state import Bundle, State
from games.genoa.words.bundles import space_name
from localdiscord.testing import Player, Reply, text_of
from tables import Confirming, history, people
from tables.clock import votes
from tables.lobby import opening
from tables.play import playing
from tables.time.time_control import Pace
from tests.cogs.playing import Evening, Panel, verb_of
from tests.tables.clockwork import HOUR, Clockwork
from words import Speaker, speaker

SILENT = 1 << 12
"""Of a message's flags: it rings nobody's bell."""

en, hu = speaker("en"), speaker("hu")


def voice(person: Player) -> Speaker:
    return en if person.locale.startswith("en") else hu


@pytest.fixture
async def market(evening: Evening) -> Evening:
    """Three people; the tower stands at a building whose action is still to be had, and the book is empty."""
    await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    await come_to_a_building(evening)
    return evening


async def come_to_a_building(evening: Evening) -> None:
    while not (step(evening) == "OnSpace" and state(evening).trader == evening.seat_of(evening.asked[0])):
        await playing.play_at_once(
            evening.house.hall,
            evening.table_id,
            int(evening.asked[0].id),
            "roll" if step(evening) == "StartSpace" else "stop",
        )
    await evening.settle()
    assert not state(evening).offers


def step(evening: Evening) -> str:
    return type(evening.table.state.stack[-1]).__name__


def state(evening: Evening) -> State:
    found: State = evening.table.state
    return found


def trader_and_others(evening: Evening) -> tuple[Player, Player, Player]:
    trader = evening.at(state(evening).trader)
    one, other = [person for person in evening.seated if person is not trader]
    return trader, one, other


def ducats(evening: Evening, person: Player) -> int:
    return state(evening).players[evening.seat_of(person)].ducats


def hall_moves(evening: Evening, person: Player) -> list[Move]:
    return evening.table.game.moves(evening.table.state, evening.seat_of(person))


def offer_of(evening: Evening, person: Player) -> Bundle:
    return next(offer for offer in state(evening).offers if offer.seat == evening.seat_of(person))


async def say(evening: Evening, person: Player, command: str, **words: str) -> Panel:
    """Type a command at the table; the answer is private."""
    reply = await person.slash(f"genoa {command}", channel=evening.thread, **words)
    assert reply.state == "done", reply.reason
    assert reply.ephemeral
    return Panel(reply)


async def choose(evening: Evening, person: Player, panel: Panel, *path: str) -> Panel:
    for size in range(1, len(path) + 1):
        answer = next((a for a in panel.answers if a.words == path[:size]), None)
        if answer is not None:
            panel = await evening.answer(person, panel, answer)
    return panel


async def confirm(evening: Evening, person: Player, panel: Panel) -> Reply:
    reply = await evening.press(person, panel, "confirm")
    await evening.settle()
    return reply


async def propose(evening: Evening, person: Player, command: str, **words: str) -> None:
    reply = await confirm(evening, person, await say(evening, person, command, **words))
    assert voice(person)("panel-confirmed") in reply.text or voice(person)("panel-title") in reply.text, reply.text


async def open_form(person: Player, panel: Panel) -> Reply:
    button = next(b for b in panel.buttons if verb_of(b) == "form")
    form = await person.click(panel.message, custom_id=button.custom_id)
    assert form.state == "modal"
    return form


# ---------------------------------------------------------------- a deal


async def test_three_people_bargain_counter_withdraw_and_strike_a_deal(market: Evening) -> None:
    trader, one, other = trader_and_others(market)
    here = state(market).path[-1]
    purses = {person.name: ducats(market, person) for person in (trader, one, other)}

    # One types an offer in the own language, and reads it back in a line before it binds.
    name, mine = space_name(voice(one), here), voice(one)("genoa-counted-d", number=10)
    drafted = await say(market, one, "offer", space=name, give=mine)
    assert f"{mine} ⇄ {name}" in drafted.text
    assert not state(market).offers
    await confirm(market, one, drafted)
    assert offer_of(market, one).give == ("d10",)

    # Another one writes into the form, where the building is already chosen.
    panel = await choose(market, other, await market.my_move(other), "offer", here)
    reply = await other.submit(await open_form(other, panel), give=voice(other)("genoa-counted-d", number=15))
    await confirm(market, other, Panel(reply))
    assert offer_of(market, other).give == ("d15",)

    # The trader reads the best first, and asks the other one for more.
    panel = await market.my_move(trader)
    best, next_best = [a.words for a in panel.answers if a.words[0] == "accept"]
    assert best == ("accept", str(offer_of(market, other).id), "1")
    assert next_best == ("accept", str(offer_of(market, one).id), "1")
    await propose(market, trader, "ask", space=here, to=one.name, give="25")
    assert [(ask.to, ask.give) for ask in state(market).asks] == [(market.seat_of(one), ("d25",))]

    # The form of a standing offer is filled in with it: the counter-offer is one word away.
    panel = await choose(market, one, await market.my_move(one), "offer")
    panel = await choose(market, one, panel, "offer", here)
    form = await open_form(one, panel)
    fields = {c["component"]["custom_id"]: c["component"] for c in (form.modal or {})["components"]}
    assert fields["give"]["value"] == mine
    reply = await one.submit(form, give="20")
    await confirm(market, one, Panel(reply))
    assert (offer_of(market, one).give, offer_of(market, one).revision) == (("d20",), 2)

    # The other one gives up; the first pays what is asked.
    panel = await market.my_move(other)
    assert voice(other)("genoa-panel-your-offers") in panel.text
    more = next(a for a in panel.answers if a.words == ("more",))
    panel = await market.answer(other, panel, more)
    await confirm(market, other, await choose(market, other, panel, "withdraw", str(offer_of(market, other).id)))
    assert [offer.seat for offer in state(market).offers] == [market.seat_of(one)]
    panel = await market.my_move(one)
    pay = next(a for a in panel.answers if a.words[0] == "accept")
    drafted = await market.answer(one, panel, pay)
    await market.settle()
    assert ducats(market, one) == purses[one.name], "a deal is confirmed"
    done, say_ = await confirm(market, one, drafted), voice(one)
    paid, got = say_("genoa-counted-d", number=25), space_name(say_, here)
    assert say_("genoa-digest-deal-bought", seat=trader.name, buyer="", pay=paid, gets=got) in done.text, "and told"
    assert ducats(market, trader) == purses[trader.name] + 25
    assert ducats(market, one) == purses[one.name] - 25
    assert ducats(market, other) == purses[other.name]
    assert here in (state(market).discs or state(market).path)
    log = await history.log(market.house.hall, market.table, None)
    (deal,) = [event for entry in log for event in entry.events if isinstance(event, Struck)]
    assert (deal.buyer, deal.space, deal.give) == (market.seat_of(one), here, ("d25",))


async def confirms_everything(evening: Evening, person: Player) -> None:
    """Otherwise a deal is struck by one press."""
    await people.set_person(evening.house.hall, int(person.id), instant=Confirming.EVERYTHING)


# ---------------------------------------------------------------- what is put to one person


def mentions(evening: Evening, person: Player) -> list[tuple[set[str], bool]]:
    """Every new message of the table that mentions somebody: whom, and whether it rings."""
    created = [m for name, m in person.events if name == "MESSAGE_CREATE" and m["channel_id"] == evening.thread]
    return [({user["id"] for user in m["mentions"]}, not m["flags"] & SILENT) for m in created if m["mentions"]]


@pytest.mark.rule("GEN-15.2")
async def test_whoever_is_asked_by_name_is_mentioned_once_and_quietly(market: Evening) -> None:
    trader, one, other = trader_and_others(market)
    here, words = state(market).path[-1], speaker(market.table.language)
    before, owed = len(mentions(market, trader)), market.asked
    await propose(market, trader, "ask", space=here, to=one.name, give="25")
    assert mentions(market, trader)[before:] == [({one.id}, False)]
    assert market.asked == owed, "nothing waits for it"
    text = text_of(market.post(trader))
    assert words("notice-proposal", whom=f"<@{one.id}>") in text
    ask = f"{words('genoa-counted-d', number=25)} ⇄ {space_name(words, here)}"
    assert text.count(ask) == 1, "the table names it, and tells no news of it besides"

    # Another one is asked: the message is a new one, and whoever may not have seen theirs is named again.
    await propose(market, trader, "ask", space=here, to=other.name, give="20")
    assert mentions(market, trader)[before + 1 :] == [({one.id, other.id}, False)]
    # What is for everybody, and what is withdrawn, mentions nobody.
    await propose(market, trader, "ask", space=here, give="30")
    await propose(market, trader, "withdraw", id=str(state(market).asks[0].id))
    assert len(mentions(market, trader)) == before + 2

    # An offer is put to the trader, whom the table waits for.
    await propose(market, one, "offer", space=here, give="10")
    assert mentions(market, trader)[before + 2 :] == [({trader.id, other.id}, False)]

    # Somebody is called aloud: the message is a new one, and those who were told quietly still find their names in it.
    await votes.propose(market.house.hall, market.table_id, int(trader.id), "pause")
    await market.settle()
    assert mentions(market, trader)[before + 3 :] == [({one.id, other.id}, True)]
    assert words("notice-proposal", whom=f"{other.mention} {trader.mention}") in text_of(market.post(trader))


async def test_whoever_wants_letters_reads_in_one_what_is_put_to_them(market: Evening) -> None:
    trader, one, _ = trader_and_others(market)
    here, before = state(market).path[-1], len(mentions(market, trader))
    await people.set_person(market.house.hall, int(one.id), notify="dm", language="hu")
    await propose(market, trader, "ask", space=here, to=one.name, give="25")
    assert len(mentions(market, trader)) == before
    (letter,) = await one.sees(await one.dm())
    assert letter["flags"] & SILENT
    assert hu("dm-proposal") in text_of(letter)
    deal = f"{one.name}): {hu('genoa-counted-d', number=25)} ⇄ {space_name(hu, here)}"
    assert deal in text_of(letter)
    reply = await market.press(one, letter, "move")
    assert hu("panel-title-welcome") in reply.text


async def test_the_panel_says_an_ask_once_and_puts_what_is_ready_first(market: Evening) -> None:
    trader, one, _ = trader_and_others(market)
    here, say_ = state(market).path[-1], voice(one)
    await propose(market, trader, "ask", space=here, to=one.name, give="25")
    ask = state(market).asks[0]
    panel = await market.my_move(one)
    assert panel.answers[0].words == ("accept", str(ask.id), str(ask.revision))
    labels = [button.label for button in panel.buttons]
    deal = f"{say_('genoa-counted-d', number=25)} ⇄ {space_name(say_, here)}"
    assert sum(deal in (label or "") for label in labels) == 1
    assert deal not in panel.text, "neither above the button nor as news"
    assert {a.words[0] for a in panel.answers} == {"accept", "offer", "pass", "more"}

    # The trader: what is done now and then lies behind "More".
    panel = await market.my_move(trader)
    assert {a.words[0] for a in panel.answers} == {"use", "move", "stop", "ask", "call", "more"}
    more = await market.answer(trader, panel, next(a for a in panel.answers if a.words == ("more",)))
    assert {a.words[0] for a in more.answers} == {"queue", "withdraw", "set"}
    await propose(market, one, "offer", space=here, give="10")
    panel = await market.my_move(trader)
    assert panel.answers[0].words[0] == "accept"
    assert "call" not in {a.words[0] for a in panel.answers}, "there is an offer"


@pytest.mark.rule("GEN-16.8")
async def test_a_deal_says_that_it_binds_and_not_that_it_reveals(market: Evening) -> None:
    trader, one, other = trader_and_others(market)
    here, say_ = state(market).path[-1], voice(trader)
    await confirms_everything(market, trader)
    await propose(market, one, "offer", space=here, give="10")
    panel = await market.my_move(trader)
    drafted = await market.answer(trader, panel, panel.answers[0])
    assert say_("genoa-sealed-deal") in drafted.text
    assert say_("panel-sealed") not in drafted.text
    await confirm(market, trader, drafted)
    asked = await market.undo(trader)
    both = [person.name for person in market.seated if person in (one, other)]
    assert asked.text == say_("undo-asked", names=say_.list(both), count=len(both)), "it was true: they must agree"


# ---------------------------------------------------------------- a form that could not be read


async def test_what_was_typed_comes_back_in_the_form_even_after_a_restart(market: Evening) -> None:
    _, one, _ = trader_and_others(market)
    here = state(market).path[-1]
    panel = await choose(market, one, await market.my_move(one), "offer", here)
    reply = await one.submit(await open_form(one, panel), give="a `castle` in Spain", take="10")
    assert not state(market).offers
    wrong = voice(one)("form-unreadable", text="a", hint="b").partition("a")[0]
    assert wrong.strip(" “„") in reply.text
    assert f"{voice(one)('genoa-ask-offer-give')} a ˋcastleˋ in Spain" in reply.text, "as the form asks it"
    assert here not in reply.text
    await market.restart()
    again = await market.press(one, market.message_of(reply), "form_again")
    assert again.state == "modal"
    fields = {c["component"]["custom_id"]: c["component"] for c in (again.modal or {})["components"]}
    assert fields["give"]["value"] == "a ˋcastleˋ in Spain"
    assert fields["take"]["value"] == "10"
    assert [option["value"] for option in fields["space"]["options"] if option.get("default")] == [here]
    sent = await one.submit(again, give="20", take="")
    await confirm(market, one, Panel(sent))
    assert (offer_of(market, one).space, offer_of(market, one).give) == (here, ("d20",))


# ---------------------------------------------------------------- races


async def test_of_two_who_accept_the_same_ask_at_once_exactly_one_gets_it(market: Evening) -> None:
    trader, one, other = trader_and_others(market)
    here = state(market).path[-1]
    before = {person.name: ducats(market, person) for person in (trader, one, other)}
    await propose(market, trader, "ask", space=here, give="15")
    number = state(market).asks[0].id
    ready = [await say(market, person, "accept", id=f"{number}.1") for person in (one, other)]
    assert all(p.button("confirm") for p in ready)
    replies = await asyncio.gather(market.press(one, ready[0], "confirm"), market.press(other, ready[1], "confirm"))
    await market.settle()

    paid = [person for person in (one, other) if ducats(market, person) == before[person.name] - 15]
    assert len(paid) == 1, "both paid, or nobody"
    (loser,) = {one, other} - set(paid)
    assert ducats(market, loser) == before[loser.name]
    assert ducats(market, trader) == before[trader.name] + 15
    told = replies[(one, other).index(loser)]
    assert told.ephemeral
    assert all(message["flags"] & 64 for message in told.messages)
    said = " ".join(str(m.get("content", "")) for m in told.messages) + told.text
    assert voice(loser)("genoa-refusal-no-such-offer", id=number) in said
    assert voice(loser)("genoa-refusal-no-such-offer", id=number) in (await market.my_move(loser)).text


async def test_an_offer_that_was_raised_meanwhile_is_not_accepted_as_it_was(market: Evening) -> None:
    trader, one, _ = trader_and_others(market)
    here = state(market).path[-1]
    await confirms_everything(market, trader)
    await propose(market, one, "offer", space=here, give="10")
    number = offer_of(market, one).id
    shown = await market.my_move(trader)
    old, answer = dict(shown.message), next(a for a in shown.answers if a.words == ("accept", str(number), "1"))
    drafted = await market.answer(trader, shown, answer)
    await propose(market, one, "offer", space=here, give="5", take="d10")
    reply = await confirm(market, trader, drafted)
    told = " ".join(str(m.get("content", "")) for m in reply.messages)
    assert voice(trader)("genoa-refusal-revision-changed", id=number) in told
    assert step(market) == "OnSpace"
    late = (await market.answer(trader, old, answer, stale=True)).reply
    assert voice(trader)("table-stale") in " ".join(str(m.get("content", "")) for m in late.messages)
    assert offer_of(market, one).live
    assert step(market) == "OnSpace"


async def test_what_is_spent_cannot_be_spent_again(market: Evening) -> None:
    """Two offers of all one has: when the first is accepted the second rests, and accepting it is refused."""
    trader, one, _ = trader_and_others(market)
    here, purse = state(market).path[-1], ducats(market, one)
    moves = hall_moves(market, trader)
    streets = [move.words[1] for move in moves if move.kind == "move" and move.words[1].startswith("street")]
    await propose(market, one, "offer", space=here, give=str(purse))
    await propose(market, one, "offer", space=streets[0], give=str(purse))
    first, second = sorted(state(market).offers, key=lambda offer: offer.id)
    await propose(market, trader, "accept", id=f"{first.id}.1")
    assert ducats(market, one) == 0
    while step(market) != "Crossroads":
        await market.hurry(random.Random(1), 1)
        assert state(market).trader == market.seat_of(trader), "the turn went by"
    assert not offer_of(market, one).live
    before = market.stored()
    refused = await trader.slash("genoa accept", channel=market.thread, id=str(second.id))
    assert refused.ephemeral
    assert voice(trader)("genoa-refusal-suspended", id=second.id) in refused.text
    assert market.stored() == before


async def test_an_offer_from_across_the_table_does_not_touch_what_another_has_drafted(market: Evening) -> None:
    _, one, other = trader_and_others(market)
    here = state(market).path[-1]
    drafted = await say(market, one, "offer", space=here, give="10")
    old = dict(drafted.message)
    await propose(market, other, "offer", space=here, give="15")
    reply = await confirm(market, one, drafted)
    assert voice(one)("panel-confirmed") in reply.text
    assert {offer.give for offer in state(market).offers} == {("d10",), ("d15",)}
    again = await market.press_late(one, old, "confirm")
    assert again.ephemeral
    assert len(state(market).offers) == 2


# ---------------------------------------------------------------- time


async def test_whoever_is_silent_until_the_time_is_out_has_passed(evening: Evening) -> None:
    """The trader wants to go on; one makes an offer, the other sleeps: after twelve hours the trader must sell."""
    invitation = await evening.open_table("Anna", "Béla", "Csilla", game="genoa")
    hall, host = evening.house.hall, evening.seated[0]
    time = Clockwork(hall)
    await opening.set_pace(hall, evening.table_id, int(host.id), Pace(limit=24 * HOUR, out="move"))
    await evening.press(host, invitation, "start")
    await evening.settle()
    await come_to_a_building(evening)
    trader, one, other = trader_and_others(evening)
    here, purse = state(evening).path[-1], ducats(evening, trader)
    way = next(m.words[1] for m in hall_moves(evening, trader) if m.kind == "move")
    await confirm(evening, trader, await say(evening, trader, "move-tower", space=way))
    assert set(evening.asked) == {one, other}
    await propose(evening, one, "offer", space=here, give="20")
    assert evening.asked == [other]
    await time.hours(12.5)
    await evening.settle()
    assert step(evening) == "ForcedChoice"
    assert evening.asked == [trader]
    late = await other.slash("genoa offer", channel=evening.thread, space=here, give="25")
    assert voice(other)("genoa-refusal-locked") in late.text
    panel = await evening.my_move(trader)
    accept = next(a for a in panel.answers if a.words[0] == "accept")
    await confirm(evening, trader, await evening.answer(trader, panel, accept))
    assert ducats(evening, trader) == purse + 20


# ---------------------------------------------------------------- typing


async def test_what_can_be_typed_is_completed_in_the_reader_s_language(market: Evening) -> None:
    trader, one, _ = trader_and_others(market)
    thread, here = market.thread, state(market).path[-1]

    async def offered(
        person: Player, command: str, focused: str, value: str = "", **given: str
    ) -> list[tuple[str, str]]:
        found = await person.autocomplete(f"genoa {command}", focused=focused, value=value, channel=thread, **given)
        return [(choice["name"], choice["value"]) for choice in found]

    mine = voice(one)
    spaces = await offered(one, "offer", "space")
    assert spaces[0] == (f"{space_name(mine, here)} · {mine(f'genoa-does-{here}')}", here)
    assert dict(map(reversed, await offered(one, "offer", "give", "25"))).get("d25") == mine(
        "genoa-counted-d", number=25
    )
    more = await offered(one, "offer", "give", "25, ")
    assert all(word.startswith("d25+") for _, word in more[1:])
    assert await offered(one, "offer", "give", "a castle in Spain") == []
    assert next(word for _, word in await offered(trader, "ask", "to")) == "-"
    assert {name for name, _ in await offered(trader, "ask", "to")} > {p.name for p in market.seated if p is not trader}
    await propose(market, one, "offer", space=here, give="10")
    ((deal, word),) = await offered(trader, "accept", "id")
    assert word == f"{offer_of(market, one).id}.1"
    assert voice(trader)("genoa-counted-d", number=10) in deal
    assert [word for _, word in await offered(trader, "questions", "value")] == [
        "ask_me",
        "auto_pass_all",
        "auto_pass_except",
    ]
    assert await offered(trader, "tile", "tile") == []


BAD = [
    ("offer", {"space": "villa_ricci", "give": "a castle in Spain"}, "form-unreadable"),
    ("offer", {"space": "the moon", "give": "10"}, "form-unreadable"),
    ("offer", {"space": "{here}", "give": "7"}, "genoa-refusal-odd-sum"),
    ("offer", {"space": "{here}", "give": "9995"}, "genoa-refusal-you-lack-ducats"),
    ("offer", {"space": "{here}", "give": "10", "lifetime": "for ever"}, "form-unreadable"),
    ("accept", {"id": "99"}, "genoa-refusal-no-such-offer"),
    ("withdraw", {"id": "99"}, "genoa-refusal-no-such-offer"),
    ("questions", {"value": "sing"}, "genoa-no-such-stance"),
    ("questions", {"value": "auto_pass_except"}, "genoa-stance-without-buildings"),
    ("tile", {"tile": "the moon"}, "genoa-no-such-tile"),
    ("tile", {"tile": "extra_action"}, "genoa-tile-is-not-played"),
    ("tile", {"tile": "trade_1_1"}, "genoa-tile-not-now"),
]


async def test_what_makes_no_sense_is_answered_privately_and_changes_nothing(market: Evening) -> None:
    _, one, _ = trader_and_others(market)
    here, before = state(market).path[-1], market.stored()
    for command, words, reason in BAD:
        given = {field: text.format(here=here) for field, text in words.items()}
        reply = await one.slash(f"genoa {command}", channel=market.thread, **given)
        assert reply.ephemeral, command
        beginning = _beginning(voice(one), reason)
        assert reply.text.startswith(beginning), (command, words, reply.text)
    assert market.stored() == before


def _beginning(say: Speaker, reason: str) -> str:
    """The words of a message before the first thing that is inserted into it."""
    marker = "\N{SNOWMAN}"
    known = ("text", "hint", "line", "ducats", "id", "tile")
    return say(reason, **dict.fromkeys(known, marker)).split(marker)[0]


async def test_a_stance_is_set_and_shown(market: Evening) -> None:
    _, one, _ = trader_and_others(market)
    await propose(market, one, "questions", buildings="cathedral, inn")
    player = state(market).players[market.seat_of(one)]
    assert (player.stance, sorted(player.exceptions)) == ("auto_pass_except", ["cathedral", "inn"])
    await propose(market, one, "questions", value=voice(one).term("genoa", "value", "auto_pass_all"))
    assert state(market).players[market.seat_of(one)].stance == "auto_pass_all"
