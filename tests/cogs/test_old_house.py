"""Houses that were written by earlier commits open today: their tables are played on, their buttons still work."""

import json
import lzma
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from automata import caretaker
from engine import GAMES
from engine.transcript import Recording
from localdiscord.testing import Player, Reply, buttons_of, text_of
from storage import game_log
from storage import lessons as lesson_rows
from tables import Table, history
from tables.core import access
from tables.finished import exports
from tables.play import notes, planning, playing, undoing
from tests.cogs.days import HOUR, Days
from tests.cogs.playing import FINISH, Evening, Json, Panel, an_evening, is_private, verb_of
from tests.cogs.test_catching_up import a_street, turn
from words import Speaker, lessons, speaker

DATA = Path(__file__).parent.parent / "data"
PLAYED = ("caretaken", "drafted", "undoing", "told by letter", "bargaining")
"""Running games of every house."""
PLAYED_SINCE = ("planned", "paused", "automata", "learning")
"""Running games of some houses."""

en, hu = speaker("en"), speaker("hu")


@dataclass(frozen=True, slots=True)
class Kept:
    """What is known of a house that was kept."""

    commit: str
    """The commit that wrote it."""
    now: float
    tables: dict[str, str]
    """What is going on → the table, or the person who is concerned."""
    panels: dict[str, list[str]]
    """Private panels → custom ids of the buttons."""
    menus: dict[str, dict[str, list[str]]]
    """Private panels → custom ids of the menus → what could be chosen there."""

    @classmethod
    def read(cls, commit: str) -> "Kept":
        known = json.loads((DATA / f"house-{commit}" / "known.json").read_text(encoding="utf-8"))
        return cls(commit, known["now"], known["tables"], known["panels"], known.get("menus", {}))

    def unpacked(self, name: str) -> bytes:
        return unpacked(DATA / f"house-{self.commit}" / f"{name}.sqlite.xz")

    @property
    def played(self) -> list[str]:
        """The running games."""
        return [what for what in (*PLAYED, *PLAYED_SINCE) if what in self.tables]

    def buttons(self, panel: str, verb: str) -> list[str]:
        """The custom ids of a private panel that have this verb."""
        return [one for one in self.panels.get(panel, []) if one.split(":")[1] == verb]


@cache
def unpacked(file: Path) -> bytes:
    return lzma.decompress(file.read_bytes())


def words_on(custom_id: str) -> tuple[str, ...]:
    """What a button says."""
    return tuple(custom_id.split(":", 4)[4].split("."))


HOUSES = [Kept.read("a494931"), Kept.read("70824af")]


def having(what: str) -> pytest.MarkDecorator:
    """Runs a test for the houses in which this was going on."""
    found = [one for one in HOUSES if what in one.tables]
    return pytest.mark.parametrize("kept", found, ids=[one.commit for one in found])


def each_button(panel: str, verb: str, beginning: str = "") -> pytest.MarkDecorator:
    """Runs a test for every such button of a private panel, of every house. `beginning`: of the words on it."""
    every = [(one, custom_id) for one in HOUSES for custom_id in one.buttons(panel, verb)]
    found = [(one, custom_id) for one, custom_id in every if ".".join(words_on(custom_id)).startswith(beginning)]
    ids = [f"{one.commit} {'.'.join(words_on(custom_id))}" for one, custom_id in found]
    return pytest.mark.parametrize(("kept", "custom_id"), found, ids=ids)


@pytest.fixture(params=HOUSES, ids=[one.commit for one in HOUSES])
def kept(request: pytest.FixtureRequest) -> Kept:
    found: Kept = request.param
    return found


@pytest.fixture
def days(kept: Kept) -> Days:
    return Days(kept.now)


@pytest.fixture
async def house(kept: Kept, tmp_path: Path, days: Days) -> AsyncIterator[Evening]:
    """The old files, opened by today's code; everybody is there again."""
    discord = tmp_path / "discord"
    discord.mkdir()
    (tmp_path / "guildhall.db").write_bytes(kept.unpacked("guildhall"))
    (discord / "localdiscord.sqlite3").write_bytes(kept.unpacked("localdiscord"))
    async with an_evening(tmp_path, clock=days, data_dir=discord) as evening:
        evening.seated = [await person.open() for person in evening.local.people]
        await evening.settle()
        yield evening


async def at(evening: Evening, kept: Kept, what: str) -> Table:
    evening.table_id = kept.tables[what]
    return await evening.wake()


def person(evening: Evening, kept: Kept, what: str) -> Player:
    return evening.local.person(kept.tables[what])


def voice(reader: Player) -> Speaker:
    """The language in which a person is answered."""
    return hu if reader.locale.startswith("hu") else en


async def newest(evening: Evening, reader: Player) -> Json:
    """The table's message as it stands in the thread."""
    return [m for m in await reader.sees(evening.thread) if buttons_of(m) and not is_private(m)][-1]


async def press_id(evening: Evening, presser: Player, custom_id: str, values: list[str] | None = None) -> Reply:
    """Press a button, or choose from a menu, of a private panel that is long gone."""
    reply = await evening.forge_here(presser, await newest(evening, presser), custom_id, values)
    await evening.settle()
    return reply


async def press_old(evening: Evening, kept: Kept, presser: Player, panel: str, verb: str) -> Reply:
    """Press the first button of that verb of such a panel."""
    return await press_id(evening, presser, kept.buttons(panel, verb)[0])


async def understood(
    evening: Evening, presser: Player, custom_id: str, words: tuple[str, ...], values: list[str] | None = None
) -> Reply:
    """Press it, and check what becomes of its words.

    A whole move is drafted, or played at once if there is nothing to confirm. Of less than that, the panel asks for the
    rest.
    """
    hall, table_id, played = evening.house.hall, evening.table_id, evening.table.state.played
    reply = await press_id(evening, presser, custom_id, values)
    log = await game_log.moves(hall.db, table_id, played)
    session = await access.session_of(hall, table_id, int(presser.id))
    if log:
        assert (log[0].notation, log[0].user_id) == (" ".join(words), int(presser.id))
    elif session.draft:
        assert [move.words for move in session.draft] == [words]
    else:
        assert {answer.words[: len(words)] for answer in Panel(reply).answers} == {words}
    return reply


async def play_on(evening: Evening, turns: int) -> None:
    """Play turns as caretakers would."""
    hall = evening.house.hall
    for _ in range(turns):
        table = evening.table
        if table.over:
            return
        seat = next(s for s in table.game.to_act(table.state) if table.seats[s].attended)
        user = table.seats[seat].user_id
        assert user is not None
        session = await access.session_of(hall, table.id, user)
        while not session.complete:
            move = caretaker(table.row.game).choose(session.view, seat)
            session = await playing.draft(hall, table.id, user, move.notation)
        await playing.confirm(hall, table.id, user)
        if table.has_automata:
            await evening.settle()
    await evening.settle()


# ---------------------------------------------------------------- reading


async def test_everybody_finds_their_tables(house: Evening, kept: Kept) -> None:
    hall, anna = house.house.hall, house.local.person("Anna")
    found = {table.id for one in house.seated for table in await access.tables_of(hall, int(one.id))}
    assert found == {kept.tables[what] for what in (*kept.played, "invited")}
    running = [await at(house, kept, what) for what in kept.played]
    for table in running:
        assert table.playing
        assert table.game.dump(table.game.load(table.game.dump(table.state))) == table.game.dump(table.state)
    assert {table.row.game for table in running} == set(GAMES)
    hers = [table for table in running if table.seat_of(int(anna.id)) is not None]
    assert len(hers) >= 5
    listed = await anna.slash("mygames")
    assert listed.text.count("https://discord.com/channels/") == len(hers)


async def test_the_buttons_of_a_tables_message_work(house: Evening, kept: Kept) -> None:
    """As posted then: nothing new is to be said before a person acts."""
    for what in kept.played:
        await at(house, kept, what)
        reader = house.asked[0]
        message = await newest(house, reader)
        panel = Panel(await house.press(reader, message, "move"))
        assert panel.answers or panel.button("confirm"), panel.text
        for verb in ("hand", "board", "log", "what"):
            shown = await house.press(reader, message, verb)
            assert shown.ephemeral
            assert shown.text not in (en("error-unknown-button"), hu("error-unknown-button"))


# ---------------------------------------------------------------- what was going on


async def test_a_choice_made_before_the_draft_is_answered_with_how_it_stands_now(house: Evening, kept: Kept) -> None:
    """Also one that would have played the whole turn at once."""
    table, drafter = await at(house, kept, "drafted"), person(house, kept, "drafter")
    session = await access.session_of(house.house.hall, table.id, int(drafter.id))
    assert session.draft
    assert session.broken is None
    before = house.stored()
    chosen: list[tuple[str, list[str] | None]] = [
        (custom_id, None) for verb in ("say", FINISH) for custom_id in kept.buttons("first choice", verb)
    ]
    chosen += [
        (menu, [value]) for menu, values in kept.menus.get("first choice", {}).items() for value in values[:2]
    ]  # the first are of both kinds, with the whole turn and without
    for custom_id, values in chosen:
        stale = Panel(await press_id(house, drafter, custom_id, values))
        assert stale.button("confirm"), custom_id
        assert house.stored() == before


@each_button("draft", "confirm")
async def test_the_draft_is_still_there_and_is_confirmed_by_its_old_buttons(
    house: Evening, kept: Kept, custom_id: str
) -> None:
    table, drafter = await at(house, kept, "drafted"), person(house, kept, "drafter")
    played, say = table.state.played, voice(drafter)
    confirmed = await press_id(house, drafter, custom_id)
    assert say("panel-confirmed") in confirmed.text or say("panel-title") in confirmed.text, confirmed.text
    assert house.table.state.played > played


async def test_the_draft_is_taken_back_by_its_old_button(house: Evening, kept: Kept) -> None:
    table, drafter = await at(house, kept, "drafted"), person(house, kept, "drafter")
    panel = Panel(await press_old(house, kept, drafter, "draft", "back"))
    assert panel.answers
    assert not (await access.session_of(house.house.hall, table.id, int(drafter.id))).draft


async def test_a_choice_of_an_old_panel_is_understood(house: Evening, kept: Kept) -> None:
    played = (await at(house, kept, "told by letter")).state.played
    bela = house.local.person("Béla")
    letter = (await bela.sees(await bela.dm()))[-1]
    assert Panel(await house.press(bela, letter, "move")).answers, "the direct message leads there as well"
    custom_id = kept.buttons("letter reader's choice", "say")[0]
    assert words_on(custom_id)[0] == "die"
    assert Panel(await understood(house, bela, custom_id, words_on(custom_id))).answers
    assert house.table.state.played == played


async def test_an_offer_is_filled_in_by_the_form_of_an_old_panel(house: Evening, kept: Kept) -> None:
    await at(house, kept, "bargaining")
    (custom_id,) = [one for one in kept.buttons("bid", "say") if words_on(one) == ("offer",)]
    panel = Panel(await press_id(house, person(house, kept, "bidder"), custom_id))
    assert panel.button("form")


@each_button("bid", "say", beginning="offer.")
async def test_an_offer_is_made_by_the_button_of_an_old_panel(house: Evening, kept: Kept, custom_id: str) -> None:
    await at(house, kept, "bargaining")
    bidder, (_, space, give, *_) = person(house, kept, "bidder"), words_on(custom_id)
    assert not house.table.state.offers
    drafted = await understood(house, bidder, custom_id, words_on(custom_id))
    await house.press(bidder, drafted, "confirm")
    await house.settle()
    (offer,) = house.table.state.offers
    assert (offer.seat, offer.space, offer.give) == (house.seat_of(bidder), space, (give,))


async def test_the_standing_order_and_the_note_are_kept(house: Evening, kept: Kept) -> None:
    table, orderer = await at(house, kept, "drafted"), person(house, kept, "orderer")
    hall = house.house.hall
    assert [order.kind for order in planning.orders_of(table, int(orderer.id))] == ["pass"]
    assert [note.text for note in await notes.of_person(hall, table.id, int(orderer.id))] == ["Remember the marble."]
    await press_old(house, kept, orderer, "order", "revoke")
    assert planning.orders_of(table, int(orderer.id)) == []


async def test_the_request_to_undo_is_answered_in_the_old_message(house: Evening, kept: Kept) -> None:
    table, second = await at(house, kept, "undoing"), person(house, kept, "may agree")
    played = table.state.played
    assert await undoing.request_of(house.house.hall, table.id) is not None
    answer = await house.press(second, await newest(house, second), "undo_yes")
    assert answer.text == voice(second)("undo-agreed")
    await house.settle()
    assert await undoing.request_of(house.house.hall, table.id) is None
    assert house.table.state.played < played


async def test_a_caretaken_seat_is_taken_back_and_the_clock_still_runs(house: Evening, kept: Kept, days: Days) -> None:
    table = await at(house, kept, "caretaken")
    away = next(seat for seat in table.seats if seat.caretaken)
    owner = next(one for one in house.seated if int(one.id) == away.user_id)
    played = table.state.played
    await days.go_by(house, days.now + 25 * HOUR)
    assert house.table.state.played > played, "the next who did not come was played for as well"
    reply = await house.press(owner, await newest(house, owner), "take_seat")
    assert voice(owner)("seat-taken-back") in reply.text
    assert house.table.seat_of(int(owner.id)) is not None


async def test_the_vote_is_decided_by_the_old_buttons(house: Evening, kept: Kept) -> None:
    table = await at(house, kept, "bargaining")
    assert not table.pace.runs
    for name in ("Csilla", "Emma"):
        voter = house.local.person(name)
        await house.press(voter, await newest(house, voter), "clock_yes")
        await house.settle()
    assert house.table.pace.limit == 48 * HOUR


async def test_the_invitation_is_joined_and_started(house: Evening, kept: Kept) -> None:
    await at(house, kept, "invited")
    csilla, emma = house.local.person("Csilla"), house.local.person("Emma")
    message = next(m for m in await csilla.sees("tavern") if "join" in map(verb_of, buttons_of(m)))
    await house.press(csilla, message, "join")
    started = await house.press(emma, message, "start")
    assert started.state == "done", started.text
    await house.settle()
    assert house.table.names == ["Emma", "Dávid", "Csilla"]
    await play_on(house, 2)


# ---------------------------------------------------------------- what was going on in some of them


@having("planned")
async def test_a_plan_is_given_by_its_old_button_and_old_orders_are_carried_out(house: Evening, kept: Kept) -> None:
    table = await at(house, kept, "planned")
    hall, planner, lister = house.house.hall, person(house, kept, "planner"), person(house, kept, "lister")
    played = table.state.played
    (listed,) = planning.orders_of(table, int(lister.id))
    assert planning.orders_of(table, int(planner.id)) == [], "it is not given yet"
    (planned,) = [order for order in table.orders if order.kind == "plan"]
    given = await press_old(house, kept, planner, "plan", "plan_give")
    assert voice(planner)("orders-given") in given.text
    (order,) = planning.orders_of(table, int(planner.id))
    assert (order.kind, order.moves, order.careful) == ("play", planned.moves, True)
    taken = {order.moves[0].split()[1], listed.moves[0].split()[1]}
    first = house.asked[0]
    await turn(house, first, a_street(house, first, lambda space: space not in taken))
    assert planning.orders_of(table, int(planner.id)) == []
    assert house.asked == [planner]
    await turn(house, planner)
    assert planning.orders_of(table, int(lister.id)) == []
    log = await game_log.moves(hall.db, table.id, played)
    carried_out = [(move.user_id, move.notation) for move in log if move.by == "order"]
    assert carried_out == [(int(planner.id), *order.moves), (int(lister.id), *listed.moves)]


@having("planned")
async def test_a_plan_is_made_longer_by_its_old_button(house: Evening, kept: Kept) -> None:
    table, planner = await at(house, kept, "planned"), person(house, kept, "planner")
    (planned,) = [order.moves for order in table.orders if order.kind == "plan"]
    custom_id = kept.buttons("plan", "plan_say")[0]
    await press_id(house, planner, custom_id)
    longer = (*planned, " ".join(words_on(custom_id)))
    assert [order.moves for order in house.table.orders if order.kind == "plan"] == [longer]
    stale = await press_old(house, kept, planner, "plan", "plan_give")
    assert "plan_give" in map(verb_of, stale.buttons), "that button was about the shorter plan"
    assert planning.orders_of(table, int(planner.id)) == []


@having("planned")
async def test_a_plan_is_taken_back_by_its_old_button(house: Evening, kept: Kept) -> None:
    await at(house, kept, "planned")
    await press_old(house, kept, person(house, kept, "planner"), "plan", "plan_back")
    assert [order for order in house.table.orders if order.kind == "plan"] == []


@having("planned")
async def test_an_order_to_play_moves_is_revoked_by_its_old_button(house: Evening, kept: Kept) -> None:
    table, lister = await at(house, kept, "planned"), person(house, kept, "lister")
    await press_old(house, kept, lister, "list of moves", "revoke")
    assert planning.orders_of(table, int(lister.id)) == []


@having("follower")
async def test_a_follower_is_told_after_the_next_round(house: Evening, kept: Kept) -> None:
    table, follower = await at(house, kept, "planned"), person(house, kept, "follower")
    assert table.followers[int(follower.id)].every_round
    before = len(await follower.sees(await follower.dm()))
    await play_on(house, 6)
    letters = await follower.sees(await follower.dm())
    assert len(letters) > before
    assert (await house.press(follower, letters[-1], "unfollow")).text == voice(follower)("follow-stopped")


@having("aside")
async def test_the_thread_of_those_who_watch_is_found_again(house: Evening, kept: Kept) -> None:
    await at(house, kept, "planned")
    anna = house.local.person("Anna")
    assert f"<#{kept.tables['aside']}>" in text_of(await newest(house, anna))
    assert f"<#{kept.tables['aside']}>" in (await anna.slash("manage spectators", channel=house.thread)).text


@having("list")
async def test_the_living_list_is_the_same_message_still_and_its_buttons_work(house: Evening, kept: Kept) -> None:
    await at(house, kept, "invited")
    csilla = house.local.person("Csilla")
    (shown,) = [m for m in await csilla.sees("tavern") if m["id"] == kept.tables["list"]]
    assert "Emma, Dávid (" in text_of(shown)
    await house.press(csilla, shown, "list_join")
    await house.settle()
    assert house.table.names == ["Emma", "Dávid", "Csilla"]
    (shown,) = [m for m in await csilla.sees("tavern") if text_of(m).startswith(f"## {en('list-title')}")]
    assert shown["id"] == kept.tables["list"]
    assert "Emma, Dávid, Csilla (" in text_of(shown)


@having("paused")
async def test_a_paused_table_stands_until_it_is_resumed_by_the_old_button(
    house: Evening, kept: Kept, days: Days
) -> None:
    table, resumer = await at(house, kept, "paused"), person(house, kept, "may resume")
    assert table.paused
    before = table.version
    await days.go_by(house, days.now + 30 * HOUR)
    assert (house.table.paused, house.table.version) == (True, before), "its clock of a day stands"
    await house.press(resumer, await newest(house, resumer), "resume_yes")
    await house.settle()
    assert not house.table.paused
    assert not any(seat.caretaken for seat in house.table.seats)
    await days.go_by(house, days.now + 25 * HOUR)
    assert any(seat.caretaken for seat in house.table.seats), "it runs again"


@having("closed")
async def test_a_game_that_was_ended_early_has_its_result(house: Evening, kept: Kept) -> None:
    table = await at(house, kept, "closed")
    assert (table.over, table.agreed) == (True, True)
    stored = house.rows("SELECT seat, points FROM results WHERE table_id=? ORDER BY seat", table.id)
    assert [tuple(row) for row in stored] == list(enumerate(table.result.points))
    csilla = house.local.person("Csilla")
    assert (await csilla.slash("history", table=table.id)).images
    recording = await exports.recording(house.house.hall, table.id)
    assert Recording.read(recording.write()) == recording


@having("automata")
async def test_automata_answer_what_is_played_by_the_button_of_an_old_panel(house: Evening, kept: Kept) -> None:
    table, david = await at(house, kept, "automata"), person(house, kept, "practises")
    assert [seat.automaton for seat in table.seats] == [None, "journeyman", "journeyman"]
    played = table.state.played
    await press_old(house, kept, david, "against automata", FINISH)
    assert house.asked == [david]
    assert house.table.state.played > played + 2, "both have answered"


@each_button("against automata", "say")
async def test_a_choice_against_automata_is_understood(house: Evening, kept: Kept, custom_id: str) -> None:
    await at(house, kept, "automata")
    david = person(house, kept, "practises")
    await understood(house, david, custom_id, words_on(custom_id))
    assert house.asked == [david]


@having("learning")
async def test_a_learner_is_taught_on(house: Evening, kept: Kept) -> None:
    table, learner = await at(house, kept, "learning"), person(house, kept, "learner")
    known = await lesson_rows.of_person(house.house.database, table.id, int(learner.id))
    assert known is not None
    assert known.teaching
    told = [lessons.told("burgundy", name, voice(learner).lang) for name in known.met]
    panel = await house.press(learner, await newest(house, learner), "move")
    assert told[-1] in panel.text
    again = await press_old(house, kept, learner, "lesson", "lesson_again")
    assert all(one in again.text for one in told)
    assert "**BUR-" in (await press_old(house, kept, learner, "lesson", "lesson_rule")).text
    skipped = Panel(await press_old(house, kept, learner, "lesson", "lesson_skip"))
    assert told[-1] not in skipped.text
    assert skipped.answers
    await press_old(house, kept, learner, "lesson", "lesson_stop")
    known = await lesson_rows.of_person(house.house.database, table.id, int(learner.id))
    assert known is not None
    assert not known.teaching


@having("learning")
async def test_a_choice_of_a_learners_menu_is_understood(house: Evening, kept: Kept) -> None:
    await at(house, kept, "learning")
    learner = person(house, kept, "learner")
    menu, values = next(iter(kept.menus["lesson"].items()))
    await understood(house, learner, menu, tuple(values[0].split(".")), values)


# ---------------------------------------------------------------- playing on


async def test_every_game_goes_on(house: Evening, kept: Kept) -> None:
    hall, before = house.house.hall, {}
    for what in kept.played:
        table = await at(house, kept, what)
        before[what] = table.state.played, await history.history_length(hall, table.id)
        await play_on(house, 6)
    await house.restart()
    for what in kept.played:
        table, (played, positions) = await at(house, kept, what), before[what]
        assert table.state.played >= played + 6
        assert await history.history_length(house.house.hall, table.id) > positions
        reader = house.asked[0]
        assert Panel(await house.press(reader, await newest(house, reader), "move")).answers


ENDED = [(one, what) for one in HOUSES for what in ("finished", "thinned") if what in one.tables]
"""`thinned`: more than a day before, so that few of its positions are stored."""


@pytest.mark.parametrize(("kept", "what"), ENDED, ids=[f"{one.commit} {what}" for one, what in ENDED])
async def test_the_finished_game_is_leafed_through_and_taken_along(house: Evening, kept: Kept, what: str) -> None:
    table = await at(house, kept, what)
    assert table.over
    recording = await exports.recording(house.house.hall, table.id)
    assert Recording.read(recording.write()) == recording
    emma = house.local.person("Emma")
    shown = await emma.slash("history", table=table.id)
    assert shown.images
    before = shown.text
    back = next(b for b in shown.buttons if verb_of(b) == "history" and str(b.custom_id).endswith(".back"))
    assert (await emma.click(shown, custom_id=back.custom_id)).text != before
    taken = await emma.slash("table export", table=table.id)
    assert taken.text.startswith(en("export-done", file=f"burgundy-{table.id}.json"))
    assert text_of(await newest(house, emma)).count("Emma")
