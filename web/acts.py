"""The page's prompts and actions, by the same functions as in a panel."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from engine import IllegalMove, Move
from engine.touching import Tag
from prompts import saying
from prompts.chips import Chip
from prompts.context import Context
from prompts.form import Form, composed
from prompts.prompt import Prompt, Spot, plan_prompt, prompt
from prompts.saying import Meant
from render import touching
from tables import Hall, Overtaken, Refused, SeatSession, Stamp, history, studies
from tables.core import access, storing
from tables.play import hints, planning, playing, undoing
from tables.seating import board_keys
from web import texts
from web.board import Asked
from web.reading import Reading, planning_ahead
from web.scenes import Scene
from words import speaker

NONCE = re.compile(r"[\w-]{8,64}")
MOST_WORDS, LONGEST_WORD = 40, 200
MOST_PROMPTS = 16
"""Maximum prompts cached with a scene."""
GIVING = ("give", "give_boldly")
"""Verbs that store the plan as an order."""


# ---------------------------------------------------------------- prompts


async def prompt_of(hall: Hall, reading: Reading, asked: Asked, scene: Scene) -> dict[str, Any] | None:
    """The reader's prompt; None for spectators. All pages of a player who see the same scene share it."""
    session, table = reading.session, reading.table
    if reading.user_id is None or session.watching or session.seat is None or not table.playing:
        return None
    if table.seats[session.seat].caretaken:
        return None
    person, seat, view = await hall.person(reading.user_id), session.seat, session.view

    def places(tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
        found = touching.places(table.row.game, view, seat, tag, moves)
        return tuple(name for name in found if name in scene.told["places"])

    context = Context.of(session, reading.lang, person.instant)
    if reading.plan is not None:
        return _as_json(await hall.foreground.in_thread(plan_prompt, context, reading.plan, asked.chosen, places))
    key = (asked.chosen, person.instant, tuple(session.lost))
    if key not in scene.prompts:
        if len(scene.prompts) >= MOST_PROMPTS:
            scene.prompts.clear()
        scene.prompts[key] = _as_json(await hall.foreground.in_thread(prompt, context, asked.chosen, places))
    return scene.prompts[key]


def _as_json(made: Prompt) -> dict[str, Any]:
    found = _flat(made)
    found["spots"], found["chips"] = [*map(_flat, made.spots)], [*map(_flat, made.chips)]
    found["form"] = None if made.form is None else _form(made.form)
    for name in ("ask", "about", "sealed", "broken"):
        found[name] = texts.plain(found[name])
    found["draft"] = [texts.plain(line) for line in made.draft]
    return found


def _flat(made: Prompt | Spot | Chip) -> dict[str, Any]:
    """Its fields by name; `asdict` would copy their values, too, for longer than the rest of an answer takes."""
    return {one.name: getattr(made, one.name) for one in fields(made)}


def _form(made: Form) -> dict[str, Any]:
    asked = [
        {
            "id": one.name,
            "label": one.label,
            "hint": one.hint,
            "value": one.start,
            "required": one.required,
            "options": [[word, name] for name, word in one.options] or None,
        }
        for one in made.fields
    ]
    return {"kind": made.kind, "title": made.title, "fields": asked}


# ---------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Act:
    """A parsed action. Raises Refused for anything the page would not send."""

    verb: str
    stamp: Stamp | None
    interaction_id: int
    words: tuple[str, ...]
    typed: Mapping[str, str]

    @classmethod
    def read(cls, reading: Reading, said: Mapping[str, Any]) -> "Act":
        nonce, words, typed = said.get("nonce"), said.get("words") or (), said.get("form") or {}
        if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
            raise Refused("web-not-json")
        if not isinstance(words, list | tuple) or len(words) > MOST_WORDS or not isinstance(typed, dict):
            raise Refused("web-not-json")
        if not all(isinstance(word, str) and len(word) <= LONGEST_WORD for word in (*words, *typed, *typed.values())):
            raise Refused("web-not-json")
        stamp = Stamp.read(str(said.get("stamp", ""))[:40])
        return cls(str(said.get("verb", ""))[:20], stamp, _interaction(reading, nonce), tuple(words), typed)


def _interaction(reading: Reading, nonce: str) -> int:
    """Negative id by which a repeated action is recognised; Discord's ids are positive."""
    digest = hashlib.sha256(reading.secret + nonce.encode()).digest()
    return -1 - (int.from_bytes(digest[:8], "big") >> 2)


@dataclass(frozen=True, slots=True)
class Done:
    """Board and message to answer an action with."""

    asked: Asked
    said: dict[str, Any] = field(default_factory=dict)


async def act(hall: Hall, reading: Reading, said: Mapping[str, Any], asked: Asked) -> Done:
    """Carry out an action; a refusal is answered with the current board."""
    told, now = Act.read(reading, said), replace(asked, at=None)
    try:
        acting = _Acting
        if asked.plan:
            reading, acting = await planning_ahead(hall, reading), _Planning
        if await storing.answered(hall, told.interaction_id):
            return Done(replace(now, chosen=(), plan=now.plan and told.verb not in GIVING))
        return await acting(hall, reading, told, now).done()
    except Overtaken:
        raise
    except (Refused, IllegalMove) as refused:
        why = texts.explained(speaker(reading.lang), reading.table.row.game, refused)
        form_open = told.verb == "form"
        return Done(now if form_open else replace(now, chosen=()), {"refused": why, "form_open": form_open})


class _Acting:
    def __init__(self, hall: Hall, reading: Reading, told: Act, asked: Asked) -> None:
        assert reading.user_id is not None
        self.hall, self.reading, self.told, self.asked = hall, reading, told, asked
        self.user, self.table, self.session = reading.user_id, reading.table, reading.session
        self.once: dict[str, Any] = {"stamp": told.stamp, "interaction_id": told.interaction_id}

    async def done(self) -> Done:
        anew = replace(self.asked, chosen=())
        match self.told.verb:
            case "tap":
                return await self._tap()
            case "say":
                meant = await self.hall.foreground.in_thread(saying.meant, self._current(), self.told.words)
                return await self._say(meant)
            case "form":
                move = composed(self._current(), self.reading.lang, "".join(self.told.words[:1]), self.told.typed)
                return await self._say(Meant((move.notation,)))
            case "finish" | "confirm":
                return Done(anew, await self._confirm())
            case "back" | "restart" as verb:
                everything = verb == "restart"
                await playing.take_back(self.hall, self.table.id, self.user, everything=everything, **self.once)
                return Done(anew)
            case "undo":
                return Done(anew, await self._undo())
            case "draft_hint":
                await self._draft_hint()
                return Done(anew)
            case "study":
                return Done(anew, await self._study())
        raise Refused("error-unknown-button")

    def _current(self) -> SeatSession:
        """The session, if the page showed its current version."""
        access.must_be_asked(self.session)
        if self.told.stamp is None or not self.session.is_current(self.told.stamp):
            raise Refused("table-stale")
        return self.session

    async def _tap(self) -> Done:
        meant = saying.touched(self._current(), self.asked.chosen, planning=self.asked.plan)
        return Done(self.asked) if meant is None else await self._say(meant)

    async def _say(self, meant: Meant | None) -> Done:
        if meant is None:
            raise Refused("table-stale")
        confirming = (await self.hall.person(self.user)).instant
        played = self.table.played
        said = await saying.say(self.hall, self.table.id, self.user, confirming, meant, **self.once)
        dealt = await self._dealt(said.session, meant.moves, played) if said.played else {}
        return Done(replace(self.asked, chosen=()), dealt)

    async def _confirm(self) -> dict[str, Any]:
        drafted, played = [move.notation for move in self.session.draft], self.table.played
        if self.told.stamp is None:
            raise Refused("table-stale")
        after = await saying.confirm(self.hall, self.table, self.user, self.told.words, **self.once)
        return await self._dealt(after, drafted, played)

    async def _dealt(self, after: SeatSession, notations: Sequence[str], played: int) -> dict[str, Any]:
        """Goods exchanged, if the game reports them."""
        kinds = {notation.split()[0] for notation in notations}
        names, lang = self.table.names, self.reading.lang
        lines = await saying.brought_about(self.hall, after, self.user, kinds, played, names, lang)
        return {"said": " ".join(texts.plain(line) for line in lines)} if lines else {}

    async def _undo(self) -> dict[str, Any]:
        if self.told.stamp is None:
            raise Refused("table-stale")
        undone = await undoing.undo(self.hall, self.table.id, self.user, **self.once)
        if undone.how != "asked":
            return {}
        say = speaker(self.reading.lang)
        names = say.list(self.table.names[seat] for seat in undone.asked)
        return {"said": texts.plain(say("undo-asked", names=names, count=len(undone.asked)))}

    async def _study(self) -> dict[str, Any]:
        """Open a study of a past position, and a link to its board."""
        found = await history.milestones(self.hall, self.table.id)
        index, seat = (*self.told.words, "", "")[:2]
        if not (index.isdecimal() and seat.isdecimal() and len(index + seat) < 9 and int(index) < len(found)):
            raise Refused("web-not-json")
        await studies.must_be_open_to_all(self.hall, self.table)
        name = await studies.name_of(self.hall, self.table, self.user)
        study = await studies.begin(
            self.hall, self.table, found[int(index)], self.user, name,
            seat=int(seat), interaction_id=self.told.interaction_id,
        )  # fmt: skip
        token = await board_keys.make_link(self.hall, study, self.user, self.reading.lang)
        said = speaker(self.reading.lang)("study-begun-page")
        return {"open": f"{self.hall.board_url}/t/{study.id}/#{token}", "said": said}

    async def _draft_hint(self) -> None:
        """Replace the draft by the advice, if the position is still the one it was given for."""
        session, stamp = self.session, self.told.stamp
        access.must_be_asked(session)
        if stamp is None or stamp.version != session.version:
            raise Refused("table-stale")
        first, *then = hints.Question.of(session).way(self.told.words)
        await playing.draft(
            self.hall, self.table.id, self.user, first,
            then=then, anew=True, stamp=session.stamp, interaction_id=self.told.interaction_id,
        )  # fmt: skip


class _Planning(_Acting):
    """Actions on an imagined turn: answers add a move to the plan, and giving it stores it as an order."""

    async def done(self) -> Done:
        anew = replace(self.asked, chosen=())
        match self.told.verb:
            case "tap" | "say" | "form":
                return await super().done()
            case "back" | "restart" as verb:
                self._current()
                everything = verb == "restart"
                await planning.shorten(self.hall, self.table.id, self.user, everything=everything, **self.once)
                return Done(anew)
            case "give" | "give_boldly" as verb:
                self._current()
                careful = verb == "give"
                await planning.give_plan(self.hall, self.table.id, self.user, careful=careful, **self.once)
                said = texts.plain(speaker(self.reading.lang)("orders-given"))
                return Done(replace(anew, plan=False), {"said": said})
        raise Refused("error-unknown-button")

    def _current(self) -> SeatSession:
        if self.told.stamp is None or not self.session.is_current(self.told.stamp):
            raise Refused("table-plan-moved-on")
        return self.session

    async def _say(self, meant: Meant | None) -> Done:
        if meant is None or len(meant.moves) > 1:
            raise Refused("table-plan-moved-on")
        await planning.add(self.hall, self.table.id, self.user, meant.moves[0], **self.once)
        return Done(replace(self.asked, chosen=()))
