"""One prompt as data: the question, the places of the board that can be touched, and the chips beside it.

Made from a session and the tags chosen so far, in any order (`engine/touching.py`). An answer with a place on the board
is a spot, every other a chip (`chips`). Together they lead to every legal move, and each has its price.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine import Move, narrow, touching
from engine.touching import KIND, Tag
from prompts import chips, labels
from prompts.chips import Chip
from prompts.context import Context
from prompts.form import Form, form_chosen
from prompts.offered import DONE, MORE_TAG, Offered, is_answered_at_once, touched_at
from tables import Confirming, Plan
from words import wording
from words.turns import turns_of
from words.wording import DOT

Places = Callable[[Tag, Sequence[Move]], tuple[str, ...]]
"""Names of the places where an answer lies, given the moves that it leaves; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Spot:
    """An answer with a place on the board."""

    tag: Tag
    label: str
    """Includes the price."""
    note: str
    """Consequence of the choice."""
    count: int
    """Number of moves that it leaves; a tap on a single one drafts it."""
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    ask: str = ""
    about: str = ""
    """Context of the question, and the actions left."""
    chosen: tuple[tuple[Tag, str], ...] = ()
    """Each with its name."""
    spots: tuple[Spot, ...] = ()
    chips: tuple[Chip, ...] = ()
    draft: tuple[str, ...] = ()
    complete: bool = False
    """Whether no question is left and the draft can be confirmed."""
    sealed: str = ""
    """Why no move can follow the last drafted one before it is confirmed."""
    broken: str = ""
    """The part of the draft that is no longer legal, and why."""
    form: Form | None = None
    controls: Mapping[str, str] = field(default_factory=dict)
    """Verb → label of those that apply: confirm, back, restart, undo, other, hint, why_not, plan; in a plan give,
    give_boldly, back, restart, other, present."""


def nowhere(tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
    return ()


def prompt(context: Context, chosen: Sequence[Tag] = (), places: Places = nowhere) -> Prompt:
    """The prompt after the chosen tags, or after none if no legal move has them all. Searches combined moves, so run
    it in a thread."""
    session = context.session
    if not session.draft and not session.moves:
        return Prompt(controls=_controls(context, None))
    offered, left = touched_at(session, chosen)
    if not left:
        offered, left = touched_at(session, chosen := ())
    drafted = Prompt(
        draft=tuple(context.drafted),
        complete=session.complete,
        sealed=_sealed(context),
        broken=_broken(context),
        controls=_controls(context, offered, away=bool(chosen)),
    )
    if session.complete or offered.settled or not left:
        return replace(drafted, ask=_how_to_finish(context, offered), chips=tuple(chips.of_closings(context, offered)))
    return _asking(context, drafted, offered, left, chosen, places)


def _asking(
    context: Context, drafted: Prompt, offered: Offered, left: list[Move], chosen: Sequence[Tag], places: Places,
    *, planning: bool = False,
) -> Prompt:  # fmt: skip
    question, found = narrow(left), touching.answers(left)
    assert question is not None
    game, view, seat, names, lang = context.game, context.view, context.seat, context.names_in_texts, context.lang
    spots = _spots(context, found, places, begun=bool(chosen) and len({move.kind for move in left}) == 1)
    on_board = {spot.tag for spot in spots}
    settled = {found[spot.tag][0] for spot in spots if spot.count == 1}
    asked = [tag for tag in found if tag[0] == question.field]
    beside = chips.of_answers(context, left, on_board, settled, asked)
    if not chosen and not planning:
        beside += chips.of_steps(context)
    if offered.more and not chosen:
        beside.append(chips.more(context))
    return replace(
        drafted,
        ask=wording.ask(game, view, seat, names, lang, question),
        about=wording.decision(game, view, seat, names, lang),
        chosen=tuple((tag, _name(context, tag, offered.moves)) for tag in chosen),
        spots=tuple(spots),
        chips=(*beside, *chips.of_closings(context, offered)),
        form=form_chosen(context, left, chosen),
    )


# ---------------------------------------------------------------- planning ahead


def plan_prompt(context: Context, plan: Plan, chosen: Sequence[Tag] = (), places: Places = nowhere) -> Prompt:
    """The prompt on an imagined turn, where every answer adds one move to the plan and none confirms anything.
    `context`: of the plan's session."""
    session, say = plan.session, context.say
    context = context._replace(confirming=Confirming.EVERYTHING)
    offered, left = touched_at(session, chosen, planning=True)
    if not left:
        offered, left = touched_at(session, chosen := (), planning=True)
    explained = [*[say("plan-guessed")] * plan.guessed, say("plan-give" if session.draft else "plan-what")]
    drafted = Prompt(
        about="\n".join(explained),
        draft=tuple(context.drafted),
        broken=_broken(context),
        controls=_plan_controls(context, away=bool(chosen)),
    )
    if session.complete or not left:
        return replace(drafted, ask=say("plan-sealed" if session.sealed else "plan-complete"))
    asking = _asking(context, drafted, offered, left, chosen, places, planning=True)
    return replace(asking, about=drafted.about)


def _plan_controls(context: Context, *, away: bool) -> dict[str, str]:
    verbs: dict[str, str] = {}
    if context.session.draft:
        verbs |= {"give": "button-give", "give_boldly": "button-give-boldly", "back": "button-back"}
    if len(context.session.draft) > 1:
        verbs["restart"] = "button-restart"
    if away:
        verbs["other"] = "button-other"
    return {verb: context.say(label) for verb, label in (verbs | {"present": "page-now"}).items()}


# ---------------------------------------------------------------- on the board


def _spots(context: Context, found: Mapping[Tag, Sequence[Move]], places: Places, *, begun: bool) -> list[Spot]:
    """Spots of the tags. Fields chosen along with others are no answers by themselves. `begun`: whether the kind of
    move is known; then its last answers are named alone, as what is chosen is shown beside them."""
    silent = turns_of(context.game).rides_along
    made, whole = [], dict[Tag, str]()
    for tag, moves in found.items():
        where = places(tag, moves) if tag[0] != KIND and tag[0] not in silent else ()
        if where:
            label = labels.of_tag(context, tag, moves)
            done = DONE if len(moves) == 1 and _is_played_at_once(context, moves[0]) else ""
            whole[tag] = label.whole + done
            if begun and len(moves) == 1:
                label = replace(label, text=labels.of_tag(context, tag, moves, settled=False).text)
            made.append(Spot(tag, label.whole + done, label.note, len(moves), where))
    named = Counter(spot.label for spot in made)
    told = [replace(spot, label=whole[spot.tag]) if named[spot.label] > 1 else spot for spot in made]
    made = _apart(context, told, found)
    meant = {(spot.label, tuple(found[spot.tag])) for spot in made}
    names = Counter(label for label, _ in meant)
    kinds = {spot.tag: {move.kind for move in found[spot.tag]} for spot in made}

    def is_unclear(spot: Spot) -> bool:
        """Whether another spot has the same label, or lies at the same place and leads to another kind of moves."""
        rivals = [other for other in made if {*other.places} & {*spot.places} and kinds[other.tag] != kinds[spot.tag]]
        return names[spot.label] > 1 or (bool(rivals) and spot.count > 1 and len(kinds[spot.tag]) == 1)

    return [_told_apart(context, spot, found[spot.tag]) if is_unclear(spot) else spot for spot in made]


def _apart(context: Context, made: list[Spot], found: Mapping[Tag, Sequence[Move]]) -> list[Spot]:
    """Each place for the narrowest answer there: one that leaves these moves and others is touched at its other
    places, such as a stack beside the card that lies on it. To do something goes before to skip it, which is a chip."""
    crowded = {place for place, count in Counter(place for spot in made for place in spot.places).items() if count > 1}
    if not crowded:
        return made
    turns, left = turns_of(context.game), {spot.tag: {*found[spot.tag]} for spot in made}
    does = {tag: any(map(turns.is_main_action, moves)) for tag, moves in left.items()}

    def own(spot: Spot) -> tuple[str, ...]:
        doing = () if does[spot.tag] else {place for other in made if does[other.tag] for place in other.places}
        free = tuple(place for place in spot.places if place not in doing)
        inner = {place for other in made if left[other.tag] < left[spot.tag] for place in other.places}
        return tuple(place for place in free if place not in inner) or free

    apart = [replace(spot, places=own(spot)) if crowded & {*spot.places} else spot for spot in made]
    return [spot for spot in apart if spot.places]


def _is_played_at_once(context: Context, move: Move) -> bool:
    """Whether a tap on its place plays it; other last moves of a turn are only drafted there."""
    return context.confirms_last_answers and not move.open and is_answered_at_once(context.session, move)


def _told_apart(context: Context, spot: Spot, moves: Sequence[Move]) -> Spot:
    """One of several spots of equal label, with its kinds of moves added."""
    kinds = {move.kind: move for move in moves}
    told = DOT.join(labels.of_kind(context, [move]).text for move in kinds.values())
    return replace(spot, label=f"{told}: {spot.label}")


def _name(context: Context, tag: Tag, moves: Sequence[Move]) -> str:
    """The label it had when it was chosen, without the price."""
    if tag == MORE_TAG:
        return context.say("button-more")
    return labels.of_tag(context, tag, touching.left(moves, (tag,)), settled=False).text


# ---------------------------------------------------------------- the draft and its controls


def _how_to_finish(context: Context, offered: Offered) -> str:
    if context.session.sealed:
        return ""
    several, drafted = len(offered.closings) > 1, bool(context.session.draft)
    return context.say("panel-how-to-finish" if several else "panel-complete" if drafted else "panel-only")


def _sealed(context: Context) -> str:
    session = context.session
    if not session.sealed:
        return ""
    return wording.sealed(context.game, context.view, context.seat, context.lang, session.draft[-1])


def _broken(context: Context) -> str:
    """The first lost step, followed by an ellipsis if there were more."""
    session, say = context.session, context.say
    if session.broken is None:
        return ""
    first, *more = session.lost
    lost = context.line(session.table.game.book.read(first), None) + (" …" if more else "")
    return say("panel-broken", lost=lost, why=say.refusal(context.game, session.broken))


def _controls(context: Context, offered: Offered | None, *, away: bool = False) -> dict[str, str]:
    session, say = context.session, context.say
    table = session.table
    verbs = {}
    if session.draft:
        if offered is None or not offered.closings:
            whole = session.complete or session.draft[-1].open
            verbs["confirm"] = "button-confirm" if whole else "button-confirm-so-far"
        verbs["back"] = "button-back"
    if len(session.draft) > 1:
        verbs["restart"] = "button-restart"
    if away:
        verbs["other"] = "button-other"
    if table.playing and not session.draft and table.seats[context.seat].last_move:
        verbs["undo"] = "button-undo"
    asking = bool(session.moves) and not session.complete
    if asking and session.owes and table.allows_hints:
        verbs["hint"] = "button-hint"
    if asking:
        verbs["why_not"] = "button-why-not"
    if table.playing and not session.owes:
        verbs["plan"] = "button-plan"
    return {verb: say(label) for verb, label in verbs.items()}
