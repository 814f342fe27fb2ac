"""Taps per turn on the board: the caretaker decides, as for `presses`; the user taps what `prompts` offers.

    python -m bench.taps [GAME [PLAYERS [TURNS]]] [--seed S] [--shape SHAPE] [--trace]

A spot, a chip or a control counts one tap, as does opening the board, like *My move*. Two taps each: a chip beyond the
first dozen (scroll, tap), and a spot that shares all its places with others (tap, choose). A turn is everything a
player taps until no further decision is asked of them. An unlisted price counts as the nearest listed one.
"""

import argparse
import asyncio
import logging
import random
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import get_args

from bench.measure import Measure
from bench.presses import ENDLESS, NAMES, SEED, TURNS
from bench.targets import PRESSES_GOALS
from bench.wanted import how_far, p90, per_turn, plan, unwanted, wanted, wanted_after_sealed
from engine import Move
from engine.touching import Tag, left, tags
from localdiscord.testing import Player
from prompts import combined_moves, saying
from prompts.chips import Chip
from prompts.combined_moves import AT_A_GLANCE
from prompts.context import Context
from prompts.offered import MORE_TAG, finishing, resolve_path
from prompts.prompt import Prompt, prompt
from render import recording, touching
from render.recording import Shape
from tables import Confirming, SeatSession
from tables.core import access
from tables.play import playing
from tests.cogs.playing import Evening, an_evening
from words.reader import Reader


@dataclass
class Tapped:
    """Taps and prompts at one table."""

    game: str
    players: int
    turns: list[int] = field(default_factory=list)
    chips: list[int] = field(default_factory=list)
    """Number of chips of every prompt."""
    trace: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.game}, {self.players} players, {len(self.turns)} turns: median {median(self.turns):g}, "
            f"p90 {p90(self.turns)}, max {max(self.turns)}; "
            f"chips of a prompt {median(self.chips):g}, at most {max(self.chips)}"
        )


@dataclass
class _Turn:
    """One player's turn, from opening the board until nothing more is asked."""

    evening: Evening
    person: Player
    found: Tapped
    shape: Shape
    taps: int = 1

    async def play(self) -> None:
        self.found.trace.append(f"-- {self.person.name}")
        session = await self._session()
        while session.owes:
            assert self.taps < ENDLESS, "no end of a turn"
            await self._go_on(session)
            session = await self._session()
        await self.evening.settle()
        self.found.turns.append(self.taps)

    async def _session(self) -> SeatSession:
        return await access.session_of(self.evening.house.hall, self.evening.table_id, int(self.person.id))

    def _shown(self, session: SeatSession, chosen: Sequence[Tag] = ()) -> Prompt:
        game, view, seat = session.table.row.game, session.view, session.seat or 0
        drawn = recording.board(game, view, session.table.names, Reader("en"), seat=seat, shape=self.shape).places

        def places(tag: Tag, moves: Sequence[Move]) -> tuple[str, ...]:
            return tuple(name for name in touching.places(game, view, seat, tag, moves) if name in drawn)

        shown = prompt(Context.of(session, "en", Confirming.MOVES), chosen, places)
        self.found.chips.append(len(shown.chips))
        return shown

    async def _go_on(self, session: SeatSession) -> None:
        shown = self._shown(session)
        if session.complete:
            move = wanted_after_sealed(session, random.Random(self.taps)) if session.sealed else None
            closing = _said(shown.chips, "confirm", move) if move is not None else None
            await self._confirm(session, shown, closing)
            return
        move = wanted(session)
        if (closing := _said(shown.chips, "confirm", move)) is not None:
            await self._confirm(session, shown, closing)
        elif (way := _several_steps(session, shown)) is not None:
            await self._tap_chip(session, shown, way)
        else:
            await self._choose(session, shown, move)

    async def _choose(self, session: SeatSession, shown: Prompt, move: Move) -> None:
        """Tap a chip with the move, or else a tag that needs the fewest taps and leaves the fewest other moves."""
        drafted, chosen = len(session.draft), tuple[Tag, ...]()
        while True:
            chip = _said(shown.chips, "finish", move) or _said(shown.chips, "say", move)
            settling = [spot.tag for spot in shown.spots if spot.count == 1 and spot.tag in tags(move)]
            if chip is not None and (chip.verb == "finish" or not settling):
                await self._tap_chip(session, shown, chip)
                break
            chosen = (*chosen, self._next_tag(session, shown, chosen, move))
            meant = saying.touched(session, chosen)
            if meant is not None:
                assert meant.moves == (move.notation,)
                await self._say(session, meant)
                break
            shown = self._shown(session, chosen)
        after = await self._session()
        for _ in range(unwanted(after, drafted + 1) if after.version == session.version else 0):
            self._count(1, "take back")
            await playing.take_back(self.evening.house.hall, self.evening.table_id, int(self.person.id))

    def _next_tag(self, session: SeatSession, shown: Prompt, chosen: Sequence[Tag], move: Move) -> Tag:
        on_chips = {chip.tags[0]: chip for chip in shown.chips if chip.verb == "tap"}
        own = [tag for tag in (*(spot.tag for spot in shown.spots), *on_chips) if tag in tags(move)]
        if not own:
            assert MORE_TAG in on_chips, f"nothing leads to {move.notation} after {chosen}"
            self._count(_cost(shown, on_chips[MORE_TAG]), "more")
            return MORE_TAG

        def cost_of(tag: Tag) -> int:
            return _cost(shown, on_chips[tag]) if tag in on_chips else _cost_of_spot(shown, tag)

        best = min(own, key=lambda tag: (cost_of(tag), len(left(session.moves, (tag,)))))
        cost = cost_of(best)
        self._count(cost, f"{best[0]} {best[1]} of {len(shown.spots)}")
        return best

    async def _tap_chip(self, session: SeatSession, shown: Prompt, chip: Chip) -> None:
        if chip.verb == "finish":
            await self._confirm(session, shown, chip)
            return
        self._count(_cost(shown, chip), f"{chip.label} of {len(shown.chips)}")
        meant = saying.meant(session, chip.words)
        assert meant is not None
        await self._say(session, meant)

    async def _say(self, session: SeatSession, meant: saying.Meant) -> None:
        hall, user = self.evening.house.hall, int(self.person.id)
        await saying.say(hall, self.evening.table_id, user, Confirming.MOVES, meant, stamp=session.stamp)

    async def _confirm(self, session: SeatSession, shown: Prompt, chip: Chip | None) -> None:
        words = chip.words if chip is not None else ()
        cost = 1 if chip is None or chip.verb == "confirm" else _cost(shown, chip)
        self._count(cost, f"✓ {chip.label if chip is not None else ''}")
        hall, table = self.evening.house.hall, self.evening.table
        await saying.confirm(hall, table, int(self.person.id), words, stamp=session.stamp)

    def _count(self, taps: int, what: str) -> None:
        self.taps += taps
        self.found.trace.append(f"{taps} {what}")


def _cost(shown: Prompt, chip: Chip) -> int:
    return 1 if shown.chips.index(chip) < AT_A_GLANCE else 2


def _cost_of_spot(shown: Prompt, tag: Tag) -> int:
    others = {place for spot in shown.spots if spot.tag != tag for place in spot.places}
    own = next(spot for spot in shown.spots if spot.tag == tag)
    return 1 if {*own.places} - others else 2


def _said(chips: Iterable[Chip], verb: str, move: Move) -> Chip | None:
    """The chip that holds the move."""
    said = finishing(move.words) if verb in ("finish", "confirm") else move.words
    single = [chip for chip in chips if chip.verb == verb and not chip.steps]
    return next((chip for chip in single if said in (chip.words, resolve_path([move], chip.words))), None)


def _several_steps(session: SeatSession, shown: Prompt) -> Chip | None:
    """The combined chip that covers most of the plan, if that is more than one step."""
    offered = {chip.words[-1]: chip for chip in shown.chips if chip.steps}
    if not offered:
        return None
    goal, best, farthest = plan(session), None, 1
    for steps in combined_moves.combined_offers(session):
        far = how_far(session, steps.moves, goal)
        if steps.word in offered and far > farthest:
            best, farthest = offered[steps.word], far
    return best


async def taps(game: str, players: int, turns: int = TURNS, *, seed: str = SEED, shape: Shape = "wide") -> Tapped:
    found = Tapped(game, players)
    with tempfile.TemporaryDirectory() as folder:
        async with an_evening(Path(folder), seed=seed) as evening:
            await evening.sit_down(*NAMES[:players], game=game)
            for _ in range(turns):
                if evening.table.over:
                    break
                await _Turn(evening, evening.asked[0], found, shape).play()
    return found


async def measures() -> list[Measure]:
    made = []
    for game, goal in PRESSES_GOALS.items():
        made += per_turn("taps", game, (await taps(game, goal.players)).turns, goal)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.taps", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=PRESSES_GOALS, help="default: all")
    parser.add_argument("players", nargs="?", type=int, help="number of players")
    parser.add_argument("turns", nargs="?", type=int, default=TURNS, help="number of turns")
    parser.add_argument("--seed", default=SEED, help="another game, so that nothing hangs on the luck of one")
    parser.add_argument("--shape", choices=get_args(Shape), default="wide", help="which board; default: wide")
    parser.add_argument("--trace", action="store_true", help="every tap of every turn")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    for game in [asked.game] if asked.game else PRESSES_GOALS:
        players = asked.players or PRESSES_GOALS[game].players
        found = asyncio.run(taps(game, players, asked.turns, seed=asked.seed, shape=asked.shape))
        print(*found.trace if asked.trace else (), found, sep="\n" if asked.trace else "")


if __name__ == "__main__":
    main()
