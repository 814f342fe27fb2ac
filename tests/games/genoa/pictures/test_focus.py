"""What is framed on a phone's picture is what can be chosen, neither more nor less."""

from functools import partialmethod

import pytest

from games.genoa import GENOA as GAME
from games.genoa.data import FRONTAGE, MESSAGES, ORDERS, next_spaces
from games.genoa.state import Bundle
from games.genoa.words.terms import short
from render import scene
from render.scene import MOST_HIGH
from tests.games.genoa.pictures.positions import game, questions
from tests.render.kit import framed, texts
from tests.render.moments import Moment
from words import speaker


def test_spaces_to_walk_to_are_named_on_the_map() -> None:
    for moment, path in questions()["move", "space"]:
        for lang in ("en", "hu"):
            written = "".join(line.text for line in moment.focus(*path, lang=lang).written).replace("-", "")
            for choice in moment.asked(*path).choices:
                assert short(lang, choice.word).replace("-", "") in written


def test_the_spaces_that_the_tower_can_go_to_are_framed_before_a_kind_is_chosen() -> None:
    for step, kind in (("OnSpace", "move"), ("Crossroads", "move"), ("StartSpace", "start")):
        for moment, _ in questions()[step, "kind"]:
            assert framed(moment.focus()) == {move.space for move in moment.moves if move.kind == kind}  # type: ignore[attr-defined]


def test_a_move_to_be_confirmed_frames_its_target() -> None:
    targets = {"move": "space", "accept": "id", "withdraw": "id", "pick": "commodity", "pass": "space"}
    met = set()
    for moment in game(4)[:240:3]:
        for move in moment.moves[::7]:
            if move.kind in targets:
                met.add(move.kind)
                assert framed(moment.focus(*move.words)) == {str(getattr(move, targets[move.kind]))}
    assert len(met) >= 3


def test_streets_with_discs_are_shown_with_their_buildings() -> None:
    for moment, path in questions()["build", "street"]:
        written = texts(moment.focus(*path))
        for choice in moment.asked(*path).choices:
            assert {short("en", building) for building in FRONTAGE[choice.word]} <= written


def test_cards_to_choose_from_show_their_faces() -> None:
    moment = next(
        m for seed in range(20) for m in game(4, f"asking {seed}")
        if sum(move.kind == "perform" for move in m.moves) > 1
    )  # fmt: skip
    [delivery] = [move for move in moment.moves if move.kind == "perform" and move.words[1] != "-"][:1]
    page = moment.focus("perform")
    assert framed(page) == {choice.word for choice in moment.asked("perform").choices}
    left, top, right, bottom = page.places[f"choice {delivery.words[1]}"]
    inside = [
        w for w in page.written if left <= w.ink[0] and w.ink[2] <= right and top <= w.ink[1] and w.ink[3] <= bottom
    ]
    assert "+100" in {w.text for w in inside}


def test_the_city_shows_what_the_readers_orders_and_messages_name_and_a_row_what_they_lack() -> None:
    state = game(3)[0].state.clone()
    state.path, state.tower, state.action = ["guild_hall", "street_4_2", "park"], 3, "open"
    state.discs = {"guild_hall": 1, "street_4_2": 1}
    player = state.players[state.trader]
    order = next(card for card, order in ORDERS.items() if order.building == "park")
    message = next(card for card, ends in MESSAGES.items() if "park" not in ends)
    player.small_order, player.large_order, player.message, player.contract = [order], [], [message], ["contract_inn"]
    [good] = ORDERS[order].commodities
    for held, told in ((0, "0/1"), (2, "1/1")):
        player.commodities[good] = held
        moment = Moment(GAME, state, state.trader, tuple(GAME.moves(state, state.trader)))
        page = moment.focus(quiet=True)
        named = {name.removeprefix("named ") for name in page.places if name.startswith("named ")}
        assert named == {"park", *MESSAGES[message]}
        assert {told, "+40", speaker("en")("genoa-render-named")} <= texts(page)


def test_what_is_within_reach_is_dotted_and_only_what_can_be_chosen_is_framed() -> None:
    for moment, _ in questions()["SaleWindow", "kind"]:
        page = moment.focus()
        reach = {name.removeprefix("reach ") for name in page.places if name.startswith("reach ")}
        assert reach == set(next_spaces(tuple(moment.view.path)))
        assert not framed(page)


def test_of_many_offers_those_for_the_space_under_the_tower_are_all_shown() -> None:
    state = game(4)[0].state.clone()
    state.path, state.tower, state.action = ["street_4_2", "park"], 4, "open"
    state.discs = {"street_4_2": 1}
    spaces = ["inn", "tavern", "harbor", "palace", "coach_house", "park", "park"]
    others = [seat for seat in range(4) if seat != state.trader]
    state.offers = [
        Bundle(seat, 10 * number + seat, 1, False, None, space, "both", "turn", (f"d{60 - 5 * number}",), (), ())
        for number, space in enumerate(spaces)
        for seat in others
    ]
    moment = Moment(GAME, state, state.trader, tuple(GAME.moves(state, state.trader)))
    page = moment.focus(quiet=True)
    shown = {int(name.removeprefix("offer ")) for name in page.places if name.startswith("offer ")}
    assert shown >= {offer.id for offer in state.offers if offer.space == "park"}
    assert len(shown) < len(state.offers)
    assert f"+{len(state.offers) - len(shown)}" in texts(page)
    assert page.size[1] <= MOST_HIGH


def test_a_card_to_pay_with_is_said_in_words_where_many_answers_leave_little_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scene.Head, "__init__", partialmethod(scene.Head.__init__, most=MOST_HIGH / 2))
    met = 0
    for moment, path in questions()["offer", "give"]:
        words = [choice.word for choice in moment.asked(*path).choices if ":" in choice.word and "+" not in choice.word]
        page = moment.focus(*path)
        for word in words:
            left, top, right, bottom = page.places[f"choice {word}"]
            inside = [w for w in page.written if left <= w.ink[0] <= right and top <= w.ink[1] <= bottom]
            assert inside, f"only a picture for {word}"
            met += 1
    assert met
