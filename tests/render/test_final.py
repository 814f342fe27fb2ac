"""How a game ended, drawn for a phone: the same picture for every game, from its standings alone."""

from functools import cache

import pytest

from automata import caretaker
from engine import GAMES, Standings
from render import final, pictures
from render.text import look
from tests.render.kit import in_both, legible, texts
from tests.words.walk import NAMES
from words import LANGUAGES, speaker
from words.reader import Reader

PALETTES = {"en": "standard", "hu": "safe"}
ENDS = [(name, players) for name, game in GAMES.items() for players in (game.meta.seats[0], game.meta.seats[-1])]


@cache
def ended(game_id: str, players: int) -> Standings:
    game, plays = GAMES[game_id], caretaker(game_id)
    state = game.new(players, "final")
    while asked := game.to_act(state):
        game.play(state, asked[0], plays.choose(game.view(state, asked[0]), asked[0]))
    return game.standings(state)


def made(points: list[dict[str, int]], **more: object) -> Standings:
    """The end of Burgundy with these sources, ranked by points."""
    breakdown = tuple({f"burgundy-points-{name}": n for name, n in own.items()} for own in points)
    totals = tuple(sum(own.values()) for own in points)
    ranking = tuple((seat,) for seat in sorted(range(len(points)), key=lambda seat: -totals[seat]))
    return Standings(totals, breakdown, over=True, **{"ranking": ranking, **more})  # type: ignore[arg-type]


@in_both
@pytest.mark.parametrize(("game_id", "players"), ENDS)
def test_the_end_of_every_game_is_legible_on_a_phone(game_id: str, players: int, lang: str) -> None:
    standings, eyes = ended(game_id, players), look(Reader(lang, PALETTES[lang]), NAMES[:players])
    page = final.draw(game_id, standings, eyes)
    legible("focus", page)
    assert page.size[0] == 800
    assert page.size[1] <= 1500
    shown = texts(page)
    assert {str(points) for points in standings.points} <= shown
    assert {eyes.names[seat] for seat in range(players)} <= shown


@in_both
def test_everything_that_brought_points_has_its_row_and_nothing_else_has(lang: str) -> None:
    standings = made([{"sales": 12, "goods": 0, "silver": 3}, {"sales": 4, "goods": 0, "silver": 5}])
    shown, say = texts(final.draw("burgundy", standings, look(Reader(lang), NAMES[:2]))), speaker(lang)
    assert {say("burgundy-points-sales"), say("burgundy-points-silver"), "12", "4"} <= shown
    assert say("burgundy-points-goods") not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_band_tells_what_decided(lang: str) -> None:
    eyes, say = look(Reader(lang), NAMES[:2]), speaker(lang)
    clear = made([{"sales": 12}, {"sales": 4}])
    assert final.decided("burgundy", clear, eyes) == say(
        "render-final-ahead", points=say.score("burgundy", 8), name=NAMES[1]
    )
    tied = made([{"sales": 4}, {"sales": 4}], decided_by="burgundy-tiebreak-turn-order")
    assert say("burgundy-tiebreak-turn-order") in final.decided("burgundy", tied, eyes)
    shared = made([{"sales": 4}, {"sales": 4}], ranking=((0, 1),))
    assert final.decided("burgundy", shared, eyes) == say("render-final-shared")
    assert final.won(shared, eyes) == say("render-won", winners=say.list(NAMES[:2]), count=2)


def test_points_lost_stand_in_the_table_and_lengthen_no_bar() -> None:
    standings = made([{"sales": 40, "silver": -6}, {"sales": 30, "silver": 2}])
    page = final.draw("burgundy", standings, look(Reader("en"), NAMES[:2]))
    legible("focus", page)
    assert {"−6", "34"} <= texts(page)


def test_the_alt_text_names_the_winner_first_and_every_place() -> None:
    picture = pictures.final("burgundy", made([{"sales": 4}, {"sales": 12}]), NAMES[:2], Reader("en"))
    assert picture.alt.startswith(f"{NAMES[1]} wins!")
    assert f"1. {NAMES[1]}: 12 points (sales 12)" in picture.alt
    assert "*" not in picture.alt


@in_both
def test_a_shared_win_of_long_names_is_told_whole(lang: str) -> None:
    names = ["Maximilian von Habsburg", "Annamária Kovács-Nagy", "Bonaventura di Lorenzo"]
    level = made([{"animals": 40}] * 3, ranking=((0, 1, 2),))
    eyes = look(Reader(lang), names)
    told = " ".join(texts(final.draw("burgundy", level, eyes)))
    assert "…" not in told
    assert all(name in final.won(level, eyes) for name in names)


def test_what_was_lost_lies_left_of_nought_in_the_bar() -> None:
    standings = made([{"sales": 12, "goods": -6}, {"sales": 14, "goods": 0}])
    page = final.draw("burgundy", standings, look(Reader("en"), NAMES[:2]))
    legible("focus", page)
    bar, table = sorted((one for one in page.written if one.text == "−6"), key=lambda one: one.box[1])
    gained = next(one for one in page.written if one.text == "12")
    assert bar.box[1] == gained.box[1], "in one bar"
    assert bar.box[0] < gained.box[0]
    assert table.box[1] > bar.box[1]
