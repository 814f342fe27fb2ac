"""Whatever is said not to be possible is refused for that very reason when somebody tries, and nothing else is."""

from collections.abc import Iterator

import pytest

from engine import GAMES, IllegalMove
from tests.render.kit import GALLERIES, Gallery, in_both, of_each
from tests.render.moments import Moment
from words import speaker, why_not

QUESTIONS = 60
ROOM, MESSAGE = 420, 3900
"""Letters of a line, and of a message."""


def asked_in(gallery: Gallery) -> Iterator[Moment]:
    every = [moment for players, options in gallery.TABLES for moment in gallery.game(players, options=options)]
    asked = [moment for moment in every if moment.moves]
    yield from asked[:: max(1, len(asked) // QUESTIONS)]


@of_each
def test_what_is_impossible_is_refused_with_that_reason_and_not_listed(gallery: Gallery) -> None:
    for moment in asked_in(gallery):
        game, listed = moment.game, set(moment.game.moves(moment.state, moment.seat))
        for move, why in game.impossible(moment.view, moment.seat):
            assert move not in listed
            typed = game.book.read(move.notation)
            with pytest.raises(IllegalMove) as refused:
                game.check(moment.state, moment.seat, typed)
            told = (refused.value.reason, refused.value.clause, refused.value.args_)
            assert told == (why.reason, why.clause, why.args_), move.notation


@in_both
@of_each
def test_it_is_said_in_lines_with_reason_and_clause(gallery: Gallery, lang: str) -> None:
    say, met = speaker(lang), 0
    for moment in asked_in(gallery):
        refused = moment.game.impossible(moment.view, moment.seat)
        lines = why_not.lines(moment.id, moment.view, moment.seat, moment.names, lang)
        reasons = {say.refusal(moment.id, why) for _, why in refused}
        told = [line for line in lines if any(line.endswith(reason) for reason in reasons)]
        alike = [line for line in lines if line not in told]
        assert len(told) == len({(move.kind, why.reason) for move, why in refused}), "each reason once"
        for number, line in enumerate(lines):
            assert 0 < len(line) <= ROOM, line
            assert line not in alike or lines[number - 1] in told, "only what goes before is alike"
        assert sum(map(len, lines)) + 3 * len(lines) <= MESSAGE, "one message is enough for nearly everything"
        met += len(lines)
    assert met > 20 or not type(gallery.GAME).thinkable.__qualname__.startswith(type(gallery.GAME).__name__)


@pytest.mark.rule("BUR-13.3")
def test_a_kind_that_is_not_possible_at_all_is_told_in_one_line() -> None:
    game = GAMES["burgundy"]
    state = game.new(2, "why not")
    (seat,) = game.to_act(state)
    state.players[seat].silver = 1
    lines = why_not.lines("burgundy", game.view(state, seat), seat, ("Anna", "Béla"), "en")
    (bought,) = (line for line in lines if "BUR-13.3" in line)
    assert bought.startswith("**Buy a tile**: ")


@pytest.mark.rule("BUR-5.5")
def test_of_a_possible_kind_the_targets_that_are_out_of_reach_are_named() -> None:
    game = GAMES["burgundy"]
    state = game.new(2, "why not")
    (seat,) = game.to_act(state)
    state.players[seat].workers = 0
    view = game.view(state, seat)
    assert any(move.kind == "take" for move in game.moves(view, seat))
    taken = [line for line in why_not.lines("burgundy", view, seat, ("Anna", "Béla"), "en") if "BUR-5.5" in line]
    assert any("Take " in line for line in taken)


@in_both
def test_in_burgundy_neither_the_die_nor_what_would_leave_is_said_again_and_again(lang: str) -> None:
    gallery = GALLERIES["burgundy"]
    say, met = speaker(lang), 0
    repeated = [say("burgundy-choice-die", die=die) + ":" for die in range(1, 7)]
    repeated.append(say("burgundy-short-leaving", what="", tile=""))
    for moment in asked_in(gallery):
        for line in why_not.lines("burgundy", moment.view, moment.seat, moment.names, lang):
            assert not any(words in line for words in repeated), line
            met += " · " in line
    assert met


def test_nothing_is_said_to_be_impossible_that_can_be_done_otherwise() -> None:
    """With the other die, with somebody else's citizens, by a card: what can be had somehow is not on the list."""
    for name, gallery in GALLERIES.items():
        for moment in list(asked_in(gallery))[::3]:
            game = GAMES[name]
            had = {game.aim(move) for move in game.moves(moment.view, moment.seat)}
            assert not had & {game.aim(move) for move, _ in game.impossible(moment.view, moment.seat)}
