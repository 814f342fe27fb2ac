"""Presses per turn through the real panel: the caretaker decides, a user of the local Discord presses.

    python -m bench.presses [GAME [PLAYERS [TURNS]]] [--seed S] [--trace] [--pictures] [--lang LANG]

A button counts one press, an entry of a menu two (open, choose), *My move*, *Confirm* and a page one each. A turn is
everything a player presses until no further decision is asked of them. An unlisted price counts as the nearest listed
one.
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
from typing import Any

from bench.measure import Measure
from bench.panel_height import height
from bench.targets import PANEL_HEIGHT, PRESSES_GOALS
from bench.wanted import how_far, p90, per_turn, plan, unwanted, wanted, wanted_after_sealed
from engine import Move
from localdiscord.testing import Button, Player
from prompts.combined_moves import MARK, combined_offers
from prompts.offered import MORE, OTHERS, finishing, resolve_path
from tables import SeatSession
from tables.core import access
from tests.cogs.playing import Answer, Evening, Panel, an_evening, verb_of, words_of

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Emma")
LOCALES = {"en": "en-US", "hu": "hu"}
TURNS = 40
SEED = "presses"
LONG_LABEL, SHORT_LABEL = 38, 34
"""Characters: longer labels are cut off on a phone; preferred maximum."""
FEW = 5
HIGH = 1.5
"""Maximum height of a panel with its picture, in screens of a phone."""
PRESSES_OF_A_MENU = 2
WAITS = 600
ENDLESS = 120
"""Maximum presses in a turn; beyond that the panel must be looping."""


@dataclass
class Found:
    """Presses and panels at one table."""

    game: str
    players: int
    turns: list[int] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    texts: list[int] = field(default_factory=list)
    heights: list[float] = field(default_factory=list)
    """Height of every panel in screens of a phone, with its picture where pictures are drawn."""
    panels: list[dict[str, Any]] = field(default_factory=list)
    """Panels as Discord messages."""
    trace: list[str] = field(default_factory=list)

    @property
    def few(self) -> float:
        return sum(count <= FEW for count in self.turns) / len(self.turns)

    @property
    def high(self) -> float:
        return sum(height > HIGH for height in self.heights) / len(self.heights)

    def __str__(self) -> str:
        long, longish = (
            sum(size > most for size in self.labels) / max(1, len(self.labels)) for most in (LONG_LABEL, SHORT_LABEL)
        )
        return (
            f"{self.game}, {self.players} players, {len(self.turns)} turns: median {median(self.turns):g}, "
            f"p90 {p90(self.turns)}, max {max(self.turns)}, at most {FEW}: {self.few:.0%}; "
            f"labels over {LONG_LABEL} letters {long:.1%}, over {SHORT_LABEL} {longish:.1%}, "
            f"text of a panel {median(self.texts):.0f} letters; "
            f"height of a panel {median(self.heights):.2f} screens, at most {max(self.heights):.2f}, "
            f"over {HIGH}: {self.high:.0%}"
        )


@dataclass
class _Turn:
    """One player's turn, from *My move* until the panel asks nothing more."""

    evening: Evening
    person: Player
    found: Found
    pictures: bool = False
    presses: int = 0

    async def play(self) -> None:
        self.presses, asked = 1, True
        panel = await self.evening.my_move(self.person)
        self.found.trace.append(f"-- {self.person.name}")
        while asked:
            assert self.presses < ENDLESS, "no end of a turn"
            self._look(panel)
            panel = await self._press(panel)
            asked = bool(panel.answers or panel.button("confirm"))
        await self.evening.settle()
        self.found.turns.append(self.presses)

    def _look(self, panel: Panel) -> None:
        self.found.panels.append(panel.message)
        self.found.texts.append(len(panel.text))
        self.found.heights.append(height(panel.message, pictures=self.pictures))
        self.found.labels += [len(b.label or "") for b in panel.buttons]

    async def _press(self, panel: Panel) -> Panel:
        session = await access.session_of(self.evening.house.hall, self.evening.table_id, int(self.person.id))
        if not session.moves or session.complete:
            return await self._confirm(panel, self._closing_anyway(panel, session))
        move = wanted(session)
        if (closing := _closing(panel, move)) is not None:
            return await self._confirm(panel, closing)
        single = _leading_to(panel.answers, session, move)
        answer = _several_steps(panel.answers, session, plan(session), single) or single
        if answer is None:
            return await self._elsewhere(panel, session, move)
        self.presses += 2 if answer.in_menu else 1
        self.found.trace.append(
            f"{'menu' if answer.in_menu else 'button'} {'.'.join(answer.words)} of {len(panel.answers)}"
        )
        old = panel.message
        after = await self._changed(old, await self.evening.answer(self.person, panel, answer))
        return await self._as_wanted(after, len(session.draft) + 1) if answer is single else after

    def _closing_anyway(self, panel: Panel, session: SeatSession) -> Button | None:
        """The Confirm button that also ends the turn, if the caretaker would end it in a sampled world, as the draft
        is sealed."""
        if not session.sealed:
            return None
        move = wanted_after_sealed(session, random.Random(self.presses))
        return None if move is None else _closing(panel, move)

    async def _as_wanted(self, panel: Panel, drafted: int) -> Panel:
        """Undo automatic follow-up moves that the caretaker would not choose."""
        session = await access.session_of(self.evening.house.hall, self.evening.table_id, int(self.person.id))
        for _ in range(unwanted(session, drafted)):
            panel = await self._take_back(panel)
        return panel

    async def _take_back(self, panel: Panel) -> Panel:
        self.presses += 1
        self.found.trace.append("take back")
        return await self._changed(panel.message, Panel(await self.evening.press(self.person, panel, "back")))

    async def _changed(self, old: dict[str, Any], after: Panel) -> Panel:
        """Wait until the panel changes; on a busy machine the bot defers first."""
        for _ in range(WAITS):
            if after.message is not old:
                break
            await asyncio.sleep(0.05)
        return after

    async def _confirm(self, panel: Panel, pressed: Button | None = None) -> Panel:
        pressed = pressed or panel.button("confirm")
        assert pressed is not None
        self.presses += 1
        self.found.trace.append(str(pressed.label))
        old = panel.message
        return await self._changed(old, Panel(await self.person.click(old, custom_id=str(pressed.custom_id))))

    async def _elsewhere(self, panel: Panel, session: SeatSession, move: Move) -> Panel:
        """Try the other pages and *More* in turn until the move is offered."""
        tried: set[str] = set()
        while untried := [b for b in panel.buttons if _leads_elsewhere(b, move) and str(b.custom_id) not in tried]:
            button = untried[0]
            tried.add(str(button.custom_id))
            self.presses += 1
            self.found.trace.append(str(button.label))
            panel = Panel(await self.person.click(panel.message, custom_id=str(button.custom_id)))
            if _leading_to(panel.answers, session, move) is not None:
                return panel
        raise AssertionError(f"the panel does not offer {move.notation}")


def _several_steps(
    answers: Iterable[Answer], session: SeatSession, plan: Sequence[bytes], single: Answer | None
) -> Answer | None:
    """The combined choice that covers most of the plan, if the single steps would take more presses."""
    offered = {a.words[0]: a for a in answers if a.words[0].startswith(MARK)}
    best, farthest = None, 0
    for steps in combined_offers(session) if offered else ():
        way, far = offered.get(steps.word), how_far(session, steps.moves, plan)
        goes_on = far == PRESSES_OF_A_MENU and len(plan) > far
        few = single is not None and not single.in_menu and far <= PRESSES_OF_A_MENU and not goes_on
        if way is not None and far > farthest and not (few and way.in_menu):
            best, farthest = way, far
    return best


def _closing(panel: Panel, move: Move) -> Button | None:
    """The Confirm button that includes the move."""
    said = ".".join(finishing(move.words))
    return next((b for b in panel.buttons if verb_of(b) == "confirm" and words_of(b) == said), None)


def _leads_elsewhere(button: Button, move: Move) -> bool:
    if verb_of(button) == "page":
        return not button.disabled
    *path, last = words_of(button).split(".")
    is_others = last == OTHERS and tuple(path) == move.words[: len(path)]
    return verb_of(button) == "say" and (words_of(button) == ".".join(MORE) or is_others)


def _leading_to(answers: Iterable[Answer], session: SeatSession, move: Move) -> Answer | None:
    """The answer that matches the longest part of the move."""
    said = [(resolve_path(session.moves, answer.words), answer) for answer in answers]
    fitting = [(len(words), answer) for words, answer in said if words == move.words[: len(words)]]
    return max(fitting, key=lambda pair: pair[0])[1] if fitting else None


async def presses(
    game: str,
    players: int,
    turns: int = TURNS,
    *,
    seed: str = SEED,
    pictures: bool = False,
    lang: str = "",
    emojis: bool = False,
) -> Found:
    """`lang`: language of all players; by default some read English and some Hungarian."""
    found = Found(game, players)
    with tempfile.TemporaryDirectory() as folder:
        async with an_evening(Path(folder), seed=seed, pictures=pictures, emojis=emojis) as evening:
            if emojis:
                await evening.house._loading_emojis
            await evening.sit_down(*NAMES[:players], game=game)
            for person in evening.seated if lang else ():
                await person.change(locale=LOCALES[lang])
            for _ in range(turns):
                if evening.table.over:
                    break
                await _Turn(evening, evening.asked[0], found, pictures).play()
    return found


async def measures() -> list[Measure]:
    made = []
    for game, goal in PRESSES_GOALS.items():
        found = await presses(game, goal.players)
        made += per_turn("presses", game, found.turns, goal)
        longest = f"longest panel of {game} on a phone"
        made.append(Measure(longest, max(found.heights), "screens", "goal", HIGH, PANEL_HEIGHT))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.presses", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=PRESSES_GOALS, help="one game (default: all)")
    parser.add_argument("players", nargs="?", type=int, help="number of players")
    parser.add_argument("turns", nargs="?", type=int, default=TURNS, help="number of turns")
    parser.add_argument("--seed", default=SEED, help="seed of the games")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures, to measure the height of panels")
    parser.add_argument("--lang", choices=LOCALES, default="", help="language of all players (default: mixed)")
    parser.add_argument("--trace", action="store_true", help="print every press of every turn")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    for game in [asked.game] if asked.game else PRESSES_GOALS:
        players = asked.players or PRESSES_GOALS[game].players
        found = asyncio.run(
            presses(game, players, asked.turns, seed=asked.seed, pictures=asked.pictures, lang=asked.lang)
        )
        print(*found.trace if asked.trace else (), found, sep="\n" if asked.trace else "")


if __name__ == "__main__":
    main()
