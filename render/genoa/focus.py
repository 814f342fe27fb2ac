"""What is being decided, for a phone: one question, large, with everything that can be chosen framed."""

from collections.abc import Sequence

from engine import Event, Move
from engine.genoa import GENOA
from engine.genoa.data import DECK_OF, FRONTAGE
from engine.genoa.state import WHOLE_TURN, Bundle, State
from engine.genoa.steps import LastMessages
from engine.genoa.window import ActionWindow, Swap
from render import sprites
from render.canvas import Frame, Page, Style
from render.furniture import draw_band, draw_legend
from render.genoa import reckoning, status
from render.genoa.answers import Option, agreed, answer, deal, treatment
from render.genoa.frames import frame_kinds, frame_options
from render.genoa.icons import SIGNS
from render.genoa.scene import INNER, TEXT, Scene
from render.genoa.sights import (
    show_book,
    show_cards,
    show_city,
    show_frontages,
    show_orders,
    show_purse,
    show_space,
    show_tower,
    show_window,
)
from render.genoa.words import GAME, name_of, phrase
from render.look import Look
from render.palette import CREAM

ROWS = 4
"""As many offers are shown where they are not what is asked for."""

ON_MAP = frozenset({"start", "move", "pass", "unpass", "build", "offer", "ask"})
"""Kinds whose space or street is chosen on the map."""
IN_BOOK = frozenset({"accept", "reject", "withdraw"})


def draw(
    view: State, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event]
) -> Page:
    scene = Scene(view, look, seat, path, moves, events)
    _head(scene)
    _body(scene)
    return scene.column.page()


# ---------------------------------------------------------------- the band


def _head(scene: Scene) -> None:
    asked, look = _asked(scene), scene.look
    high = 148 if scene.new else 112

    def paint(f: Frame) -> None:
        draw_band(f, INNER, high)
        f.put(sprites.badge(look.palette, scene.seat, look.letter(scene.seat), 54), 52, 56)
        style = Style(36, face="title", colour=CREAM, align="left", lines=2, least=TEXT, leading=1.05)
        f.text((96, 8, INNER - 124, 96), asked, style)
        if scene.new:
            draw_legend(f, INNER - 28, 118, phrase(scene.lang, "render-since"), TEXT)

    scene.column.add(high, paint)


def _asked(scene: Scene) -> str:
    say, question = scene.look.say, scene.question
    if question is None or (question.field == "kind" and scene.seat not in GENOA.to_act(scene.view)):
        return status.waiting(scene.view, scene.look)  # whoever may only speak up is not asked anything
    if question.move is not None:
        return say("render-settled")
    if question.field == "kind":
        return say(f"{GAME}-ask-kind-{type(GENOA.top(scene.view)).__name__}")
    return say.first(f"{GAME}-ask-{question.kind}-{question.field}", f"{GAME}-ask-{question.field}")


# ---------------------------------------------------------------- which blocks


def _body(scene: Scene) -> None:
    question = scene.question
    if question is None:
        _situation(scene)
    elif question.kind is None or not question.path:
        _kinds(scene)
    elif question.kind in IN_BOOK:
        kind = question.kind
        show_book(scene, [int(move.id) for move in scene.left], lambda bundle: _is_meant(scene, bundle, kind))
        show_purse(scene)
    elif question.kind in ON_MAP and question.field in ("space", "street"):
        _on_map(scene)
    elif question.kind == "build":
        _acquiring(scene)
    elif question.kind in ("offer", "ask"):
        _dealing(scene)
    else:
        _choosing(scene, question.kind)


def _is_meant(scene: Scene, bundle: Bundle, kind: str) -> bool:
    """Whether a row of the book belongs to the question."""
    if kind == "withdraw":
        return bundle.seat == scene.seat
    return bundle.is_ask != (scene.seat == scene.view.trader)


def _situation(scene: Scene) -> None:
    """Nothing is asked of this seat."""
    if GENOA.over(scene.view):
        high = reckoning.height(scene.view, TEXT)
        scene.column.add(high, lambda f: reckoning.draw(f, INNER, scene.view, scene.look, TEXT))
        return
    show_tower(scene)
    show_city(scene)
    show_book(scene, (), lambda bundle: True, ROWS)
    show_purse(scene)


def _kinds(scene: Scene) -> None:
    """What can be done at all, and what it would be done with."""
    top = GENOA.top(scene.view)
    window = top.window if isinstance(top, Swap) else top
    if isinstance(window, ActionWindow):
        show_window(scene, window)
    else:
        show_tower(scene)
    frame_kinds(scene, [kind for kind in SIGNS if kind in {move.kind for move in scene.left}])
    if isinstance(window, ActionWindow):
        show_orders(scene, window.building)
        show_purse(scene)
        return
    if isinstance(top, LastMessages):
        show_cards(scene, [card for card in scene.player.message if card in DECK_OF])
    show_book(scene, (), lambda bundle: True, ROWS)
    show_city(scene)
    show_purse(scene)


def _on_map(scene: Scene) -> None:
    question = scene.question
    assert question is not None
    spaces = [str(getattr(move, question.field)) for move in scene.left]
    if WHOLE_TURN in spaces:
        frame_options(scene, [Option(WHOLE_TURN, name_of(scene.lang, "name", WHOLE_TURN), "turn")])
    show_city(scene, [space for space in spaces if space != WHOLE_TURN], hints=False)
    if question.kind == "build" and not scene.settled:
        show_frontages(scene, list(dict.fromkeys(spaces)))
    elif question.kind in ("move", "offer", "ask"):
        show_book(scene, (), lambda bundle: bundle.space in spaces, ROWS)
    if question.kind in ("offer", "build", "start"):
        show_purse(scene)


def _dealing(scene: Scene) -> None:
    """The terms of an offer or ask, one line after the other."""
    question = scene.question
    assert question is not None
    space = str(scene.left[0].space)
    show_space(scene, space, [] if scene.settled else agreed(scene, question))
    if scene.settled:
        frame_options(scene, [deal(scene, scene.left[0])])
    else:
        frame_options(scene, [answer(scene, word) for word in scene.words])
    show_book(scene, (), lambda bundle: bundle.space == space, ROWS)
    show_purse(scene)


def _acquiring(scene: Scene) -> None:
    """What to do with the building beside the street."""
    question = scene.question
    assert question is not None
    street = str(scene.left[0].street)
    number = 0 if question.field == "one" else 1
    sides = FRONTAGE[street]
    if scene.settled:
        move = scene.left[0]
        found = [
            Option(scene.words[0], treatment(scene, building, how), building)
            for building, how in zip(sides, (move.one, move.other), strict=False)
        ]
        frame_options(scene, found)
    else:
        show_frontages(scene, [street], sides[number])
        frame_options(scene, [answer(scene, word) for word in scene.words])
    show_city(scene, (), hints=False, street=street)


def _choosing(scene: Scene, kind: str) -> None:
    top = GENOA.top(scene.view)
    if isinstance(top, ActionWindow | Swap):
        show_window(scene, top if isinstance(top, ActionWindow) else top.window)
    elif kind in ("roll", "stop", "use", "cancel", "forgo"):
        show_tower(scene)
    frame_options(scene, [answer(scene, word) for word in scene.words])
    if kind in ("queue", "call", "roll", "stop", "use", "forgo"):
        show_city(scene)
    show_purse(scene)
