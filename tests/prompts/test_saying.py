"""What is touched becomes drafted or confirmed moves, as what is pressed does."""

from itertools import islice

from engine import GAMES
from engine.touching import Tag, tags
from prompts import saying
from prompts.context import Context
from prompts.form import composed
from prompts.offered import brought_along
from prompts.prompt import Prompt, prompt
from tables import Confirming, Hall, SeatSession, Table
from tables.core import access
from tables.core.seat_session import open_session
from tables.lobby import opening
from tables.play import playing
from tests.cogs.twins import table_of
from tests.tables.house import PEOPLE, asked, open_lobby, person_at, refused
from tests.words.walk import walk
from words import speaker


async def in_the_first_turn(hall: Hall) -> tuple[Table, int]:
    """Burgundy: everybody has settled, and somebody has dice to use."""
    lobby = await open_lobby(hall, 2, "burgundy")
    table = await opening.start(hall, lobby.id, PEOPLE[0])
    while True:
        user = person_at(table, asked(table)[0])
        session = await access.session_of(hall, table.id, user)
        if any(move.kind == "take" for move in session.moves):
            return table, user
        await playing.play_at_once(hall, table.id, user, session.moves[0].notation)


def shown(session: SeatSession, *chosen: Tag) -> Prompt:
    return prompt(Context.of(session, "en", Confirming.MOVES), chosen, lambda tag, moves: (" ".join(tag),))


async def test_taps_narrow_until_one_move_is_left_and_drafted(hall: Hall) -> None:
    table, user = await in_the_first_turn(hall)
    session = await access.session_of(hall, table.id, user)
    slot = next(spot.tag for spot in shown(session).spots if spot.tag[0] == "slot" and spot.count == 2)
    assert saying.touched(session, [slot]) is None
    after = shown(session, slot)
    assert [tag for tag, _ in after.chosen] == [slot]
    die = next(spot for spot in after.spots if spot.tag[0] == "die")
    assert die.count == 1
    meant = saying.touched(session, [slot, die.tag])
    assert meant is not None
    said = await saying.say(hall, table.id, user, Confirming.MOVES, meant, stamp=session.stamp)
    assert not said.played
    assert {slot, die.tag} <= {*tags(said.session.draft[0])}
    assert len(shown(said.session).draft) == 1
    assert {"confirm", "back", "why_not"} <= shown(said.session).controls.keys()


async def test_what_no_move_has_any_more_is_refused_and_forgotten(hall: Hall) -> None:
    table, user = await in_the_first_turn(hall)
    session = await access.session_of(hall, table.id, user)
    with refused("table-stale"):
        saying.touched(session, [("slot", "9z")])
    with refused("table-stale"):
        saying.meant(session, ("take", "7", "9z"))
    assert shown(session, ("slot", "9z")).chosen == ()


async def test_a_chip_that_ends_the_turn_confirms_the_draft_with_it(hall: Hall) -> None:
    table, user = await in_the_first_turn(hall)
    session = await access.session_of(hall, table.id, user)
    meant = saying.meant(session, session.moves[0].words)
    assert meant is not None
    session = (await saying.say(hall, table.id, user, Confirming.MOVES, meant)).session
    chip = next(chip for chip in shown(session).chips if chip.verb == "finish" and not chip.steps)
    after = await saying.confirm(hall, table, user, chip.words, stamp=session.stamp)
    assert not after.owes
    assert table.played > 0
    assert not table.drafts


def test_a_draft_is_told_from_the_position_before_each_move() -> None:
    game = GAMES["burgundy"]
    for moment in islice(walk(game, 3, "draft"), 20, 200):
        session = open_session(table_of(game, moment.state), moment.seat)
        before = Context.of(session, "en", Confirming.MOVES)
        take = next((move for move in session.moves if move.kind == "place"), None)
        if take is not None:
            line = before.line(take, session.view)
            session.add(take)
            assert shown(session).draft == (line,)
            return
    raise AssertionError("never met")


def test_what_a_building_does_is_touched_along_with_it() -> None:
    game, seen = GAMES["tournay"], 0
    for moment in islice(walk(game, 3, "along"), 0, 400):
        session = open_session(table_of(game, moment.state), moment.seat)
        for move in moment.moves:
            if along := brought_along(session, move):
                meant = saying.touched(session, tags(move))
                assert meant is not None
                assert meant.along == tuple(each.notation for each, _ in along)
                chips = [chip for chip in shown(session, ("kind", move.kind)).chips if chip.tags == tags(move)]
                assert all("→" in chip.note for chip in chips)
                seen += 1
        if seen:
            return
    raise AssertionError("never met")


def test_a_price_is_written_into_a_form_of_the_fields_of_the_game() -> None:
    game = GAMES["genoa"]
    for moment in islice(walk(game, 4, "form"), 0, 400):
        if any(move.kind == "offer" for move in moment.moves):
            break
    session = open_session(table_of(game, moment.state), moment.seat)
    offer = next(move for move in moment.moves if move.kind == "offer")
    made = shown(session, ("kind", "offer"), ("space", offer.words[1])).form
    assert made is not None
    assert made.title == speaker("en")("genoa-move-offer")
    fields = {field.name: field for field in made.fields}
    assert fields["space"].start == offer.words[1]
    assert fields["space"].required
    assert fields["give"].hint
    move = composed(session, "en", "offer", {"space": offer.words[1], "give": "15"})
    assert move.words[:3] == ("offer", offer.words[1], "d15")
    with refused("form-unreadable"):
        composed(session, "en", "offer", {"space": offer.words[1], "give": "???"})
