"""Automata at the table: a person alone plays, the clock and the ratings leave automata alone, nothing is lost."""

import asyncio
import random
from collections.abc import Hashable
from typing import Any

import pytest

from automata import LEVELS, Proposer, player
from engine import GAMES, Move, Seat
from storage import outbox
from storage import tables as rows
from tables import Hall, Refused, Table
from tables.lobby import opening, rematch
from tables.play import automata, playing, undoing
from tests.tables.house import CHANNEL, GUILD, PEOPLE, draft_a_turn, open_house, replayed, values

ANNA, BELA, *_ = PEOPLE


@pytest.fixture(autouse=True)
def without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automata, "FIRST_STEP", 0.0)


class Thinks:
    """In the same thread, so that a test knows when it is done."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(
        self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        self.asked += 1
        return player(game_id, level).choose(view, seat), True

    async def propose(self, game_id: str, level: str, view: Any, seat: Seat) -> Move | None:
        who = player(game_id, level)
        return who.propose(view, seat) if isinstance(who, Proposer) else None


async def alone(hall: Hall, game: str = "burgundy", automata: int = 1, level: str = "journeyman") -> Table:
    table = await opening.open_table(
        hall, game, ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en", automata=automata, level=level
    )
    return await opening.start(hall, table.id, ANNA)


async def let_them(hall: Hall, table: Table, thinker: automata.Thinker | None = None) -> int:
    turns = 0
    while await automata.take_turn(hall, table.id, thinker or Thinks()):
        turns += 1
    return turns


async def take_a_turn(hall: Hall, table: Table) -> None:
    await draft_a_turn(hall, table, 0, random.Random(table.version))
    await playing.confirm(hall, table.id, ANNA)


async def notices(hall: Hall, table: Table) -> list[tuple[str, int | None]]:
    return [(n.kind, n.user_id) for n in await outbox.unsent(hall.db, table.id)]


async def said(hall: Hall, table: Table) -> None:
    """All that is owed has been said."""
    ids = [n.id for n in await outbox.unsent(hall.db, table.id)]
    await hall.db.write(outbox.mark_sent, ids, hall.clock(), table.id, 1)


# ---------------------------------------------------------------- sitting down


async def test_a_host_adds_automata_and_makes_room_again(hall: Hall) -> None:
    table = await opening.open_table(hall, "burgundy", ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en")
    for level in LEVELS:
        await opening.add_automaton(hall, table.id, ANNA, level)
    assert [seat.automaton for seat in table.seats] == [None, *LEVELS]
    assert len(set(table.names)) == len(table.names)
    with pytest.raises(Refused, match="table-not-host"):
        await opening.remove_automaton(hall, table.id, BELA, 1)
    with pytest.raises(Refused, match="table-no-automaton"):
        await opening.remove_automaton(hall, table.id, ANNA, 0)
    await opening.remove_automaton(hall, table.id, ANNA, 1)
    assert [seat.automaton for seat in table.seats] == [None, *LEVELS[1:]]
    with pytest.raises(Refused, match="table-bad-option"):
        await opening.add_automaton(hall, table.id, ANNA, "wizard")


async def test_a_table_of_nothing_but_automata_is_closed(hall: Hall) -> None:
    table = await opening.open_table(
        hall, "burgundy", ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en", automata=2
    )
    await opening.leave(hall, table.id, ANNA)
    assert table.status == "closed"


async def test_no_more_automata_than_there_are_other_seats(hall: Hall) -> None:
    with pytest.raises(Refused, match="table-too-many-automata"):
        await alone(hall, "burgundy", automata=4)


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("level", LEVELS)
async def test_a_person_alone_plays_to_the_end_and_nothing_is_rated(hall: Hall, level: str) -> None:
    table = await alone(hall, level=level)
    while table.playing:
        await let_them(hall, table)
        if table.playing:
            assert table.owed == (0,)
            await take_a_turn(hall, table)
    assert table.over
    results = await hall.db.all("SELECT user_id, rated, human FROM results ORDER BY seat")
    assert values(results) == [(ANNA, 0, 1), (None, 0, 0)]
    assert await hall.db.all("SELECT * FROM ratings") == []
    assert await replayed(hall, table) == table.game.dump(table.state)


async def test_a_confirm_is_stored_before_anybody_thinks(hall: Hall) -> None:
    table = await alone(hall)
    await let_them(hall, table)
    version = table.version
    await take_a_turn(hall, table)
    assert table.version == version + 1
    assert table.owed == (1,), "the automaton has not been asked yet"
    assert await rows.ids_waiting_for_automata(hall.db) == [table.id]
    assert table.seats[1].runs_from is None, "no clock runs for it"


async def test_one_message_for_all_that_automata_did(hall: Hall) -> None:
    table = await alone(hall, automata=3)
    await let_them(hall, table)
    await said(hall, table)
    await take_a_turn(hall, table)
    await said(hall, table)
    turns = await let_them(hall, table)
    assert turns >= 1
    assert await notices(hall, table) == [("post", None), ("turn", ANNA)]


async def test_where_automata_linger_each_turn_is_shown(hall: Hall) -> None:
    table = await opening.open_table(
        hall, "burgundy", ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en", automata=3
    )
    await opening.set_automata(hall, table.id, ANNA, linger=5)
    await opening.start(hall, table.id, ANNA)
    await let_them(hall, table)
    await said(hall, table)
    await take_a_turn(hall, table)
    await said(hall, table)
    turns = await let_them(hall, table)
    assert [kind for kind, _ in await notices(hall, table)] == ["refresh"] * (turns - 1) + ["post", "turn"]


async def test_what_was_thought_of_for_an_older_position_does_not_count(hall: Hall) -> None:
    table = await alone(hall)
    await let_them(hall, table)
    await take_a_turn(hall, table)

    class Slow(Thinks):
        async def choose(
            self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
        ) -> tuple[Move, bool]:
            if not self.asked:
                await undoing.undo(hall, table.id, ANNA, everything=True)
            return await super().choose(game_id, level, view, seat)

    played = table.state.played
    assert await automata.take_turn(hall, table.id, Slow()), "asked to look again"
    assert table.state.played < played, "taken back, and nothing was played on top of it"
    assert table.owed == (0,)


async def test_after_a_restart_the_automaton_is_asked_again(hall: Hall) -> None:
    table = await alone(hall)
    await let_them(hall, table)
    await take_a_turn(hall, table)
    path = hall.db.path

    class Dies(Thinks):
        async def choose(
            self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
        ) -> tuple[Move, bool]:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await automata.take_turn(hall, table.id, Dies())
    async with open_house(path) as later:
        assert await rows.ids_waiting_for_automata(later.db) == [table.id]
        again = await later.table(table.id)
        assert await let_them(later, again) >= 1
        assert again.owed == (0,)


async def test_undo_is_free_past_what_automata_did_and_draws_the_same_again(hall: Hall) -> None:
    table = await alone(hall)
    await let_them(hall, table)
    before, played = table.game.dump(table.state), table.state.played
    for _ in range(2):
        await take_a_turn(hall, table)
        await let_them(hall, table)
    after = table.game.dump(table.state)
    sql = "SELECT notation FROM moves WHERE seat=0 AND number>? ORDER BY number"
    own = [row["notation"] for row in await hall.db.all(sql, played)]
    while table.state.played > played:
        assert (await undoing.undo(hall, table.id, ANNA)).how == "free"
    assert table.game.dump(table.state) == before
    for notation in own:
        await let_them(hall, table)
        await playing.draft(hall, table.id, ANNA, notation)
        await playing.confirm(hall, table.id, ANNA)
    await let_them(hall, table)
    assert table.game.dump(table.state) == after


async def test_a_rematch_has_the_same_automata(hall: Hall) -> None:
    table = await alone(hall, "burgundy", automata=1, level="apprentice")
    while table.playing:
        await let_them(hall, table)
        if table.playing:
            await take_a_turn(hall, table)
    again = await rematch.play_again(hall, table.id, ANNA, "Anna")
    assert [(seat.user_id, seat.automaton) for seat in again.seats] == [(ANNA, None), (None, "apprentice")]
    assert again.enough


# ---------------------------------------------------------------- Genoa: offers of their own accord


async def at_the_trader(hall: Hall) -> Table:
    """A person alone at Genoa, trader with the tower on its way."""
    table = await alone(hall, "genoa", automata=2)
    for _ in range(400):
        await let_them(hall, table)
        if table.state.trader == 0 and table.state.path and table.owed == (0,) and table.state.offers:
            return table
        default = table.game.default_move(table.view(0), 0)
        await playing.draft(hall, table.id, ANNA, default.notation)
        await playing.confirm(hall, table.id, ANNA)
    raise AssertionError("no automaton has offered anything")


async def test_automata_offer_something_to_a_person_who_may_ignore_it(hall: Hall) -> None:
    """The offer is said once, nobody is waited for because of it, and nobody is pinged."""
    table = await at_the_trader(hall)
    offered = [(offer.seat, offer.space) for offer in table.state.offers]
    assert 0 not in [seat for seat, _ in offered]
    assert len(offered) == len(set(offered)), "one for each space at the most"
    assert await let_them(hall, table) == 0, "they have said what they had to say"
    assert table.owed == (0,)
    await said(hall, table)
    owes_since = table.seats[0].owes_since
    await playing.draft(hall, table.id, ANNA, "stop")
    await playing.confirm(hall, table.id, ANNA)
    assert table.version > (owes_since or 0)


async def test_a_person_accepts_what_an_automaton_offers(hall: Hall) -> None:
    table = await at_the_trader(hall)
    for _ in range(50):
        acceptable = [move for move in table.game.moves(table.view(0), 0) if move.words[0] == "accept"]
        if acceptable and table.owed == (0,):
            break
        default = table.game.default_move(table.view(0), 0)
        await playing.draft(hall, table.id, ANNA, default.notation)
        await playing.confirm(hall, table.id, ANNA)
        await let_them(hall, table)
    ducats = table.state.players[0].ducats
    await playing.draft(hall, table.id, ANNA, acceptable[0].notation)
    await playing.confirm(hall, table.id, ANNA)
    assert table.state.players[0].ducats > ducats


class Brisk(Thinks):
    """Asks a price wherever it can, and takes whatever is asked."""

    taken = 0

    async def choose(
        self, game_id: str, level: str, view: Any, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        assert seat in GAMES[game_id].to_act(view), "only who is asked has to think"
        asks = [move for move in GAMES[game_id].moves(view, seat) if move.kind == "ask" and not view.asks]
        return (asks[0], True) if asks else await super().choose(game_id, level, view, seat)

    async def propose(self, game_id: str, level: str, view: Any, seat: Seat) -> Move | None:
        found = next((move for move in GAMES[game_id].moves(view, seat) if move.kind == "accept"), None)
        self.taken += found is not None
        return found


async def test_an_automaton_whose_price_is_taken_waits_for_the_buyer(hall: Hall) -> None:
    table, brisk = await alone(hall, "genoa", automata=2), Brisk()
    for buyer in table.state.players:
        buyer.windows = "ask"
    for _ in range(40):
        await let_them(hall, table, brisk)
        if brisk.taken > 2:
            return
        default = table.game.default_move(table.view(0), 0)
        await playing.draft(hall, table.id, ANNA, default.notation)
        await playing.confirm(hall, table.id, ANNA)
    raise AssertionError("nothing was taken")


async def test_an_offer_made_meanwhile_is_shown_without_a_ping(hall: Hall) -> None:
    table = await at_the_trader(hall)
    sql = "SELECT notation, by FROM moves WHERE seat<>0 ORDER BY number DESC LIMIT 1"
    (last,) = await hall.db.all(sql)
    assert (last["notation"].split()[0], last["by"]) == ("offer", "automaton")
    kinds = [kind for kind, _ in await notices(hall, table)]
    assert kinds[-1] == "refresh"
