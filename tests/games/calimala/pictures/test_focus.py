"""What is framed on a phone's picture is what can be chosen, neither more nor less."""

import pytest

from games.calimala.steps import Activation
from tests.games.calimala.pictures.positions import GAME, game, with_kind
from tests.render.kit import framed


def test_the_streets_framed_are_the_legal_ones() -> None:
    checked = 0
    for moment in game(3)[::2]:
        if moment.moves and all(move.kind == "place" for move in moment.moves):
            legal = {move.space for move in moment.moves}  # type: ignore[attr-defined]
            checked += len(legal) < 12
            assert framed(moment.focus()) - {"own", "white"} == legal
    assert checked, "no position with a forbidden street was met"


def test_own_and_white_discs_are_framed_when_the_street_is_chosen() -> None:
    moment = next(m for m in with_kind("place") if {mv.disc for mv in m.moves} == {"own", "white"})  # type: ignore[attr-defined]
    space = moment.moves[0].space  # type: ignore[attr-defined]
    assert framed(moment.focus("place", space)) == {space, "own", "white"}


@pytest.mark.parametrize("kind", ["keep", "draft"])
def test_the_cards_framed_are_those_on_offer(kind: str) -> None:
    moment = with_kind(kind)[0]
    assert framed(moment.focus()) == {choice.word for choice in moment.asked().choices}


@pytest.mark.parametrize(("kind", "field"), [("artwork", "site"), ("ship", "ports"), ("transport", "cities")])
def test_the_places_framed_are_those_that_a_move_can_reach(kind: str, field: str) -> None:
    for moment in with_kind(kind)[:6]:
        reached = set()
        for move in moment.moves:
            if move.kind == kind:
                value = getattr(move, field)
                reached |= {value} if isinstance(value, str) else set(value)
        zones = {name for name in framed(moment.focus(kind)) if not name.startswith("action ")}
        hand = set(moment.view.players[moment.seat].hand)
        assert zones - hand == reached - hand


def test_contributions_frame_the_materials_and_the_rows() -> None:
    moment = next(
        m for m in with_kind("contribute") if len({x.material for x in m.moves if x.kind == "contribute"}) > 1  # type: ignore[attr-defined]
    )  # fmt: skip
    gifts = [move for move in moment.moves if move.kind == "contribute"]
    found = framed(moment.focus("contribute"))
    assert {f"{g.building} {g.material}" for g in gifts} <= found  # type: ignore[attr-defined]
    assert {f"material {g.material}" for g in gifts} <= found  # type: ignore[attr-defined]
    assert not any(name.endswith("artwork") and " " in name and not name.startswith("action") for name in found)


def test_what_can_be_built_is_framed() -> None:
    for moment in with_kind("build")[:8]:
        pieces = {move.piece for move in moment.moves if move.kind == "build"}  # type: ignore[attr-defined]
        assert framed(moment.focus("build")) & {"ship", "house", "workshop"} == pieces


def test_the_actions_of_the_street_are_framed_while_they_can_be_done() -> None:
    for moment in with_kind("weave")[:10]:
        top = GAME.top(moment.state)
        assert isinstance(top, Activation)
        ends = moment.state.ends(top.space)
        actions = {name.removeprefix("action ") for name in framed(moment.focus()) if name.startswith("action ")}
        done = {action for action, times in zip(ends, top.left, strict=True) if not times}
        assert actions <= set(ends) - done


def test_discs_to_promote_are_framed_by_street_and_then_by_height() -> None:
    moment = with_kind("promote")[0]
    spaces = {move.space for move in moment.moves}  # type: ignore[attr-defined]
    assert framed(moment.focus()) >= spaces
    for space in spaces:
        heights = {str(move.height) for move in moment.moves if move.space == space}  # type: ignore[attr-defined]
        if len(heights) > 1:
            assert framed(moment.focus("promote", space)) == {space} | heights
