"""The first panels that a new player of a game sees: how much there is to choose from.

    python -m bench.first_panels [GAME] [--turns N] [--seeds S…] [--pictures] [--trace]

Each seat answers at random, with the panel's own buttons and menus, until its first turns are over. All panels of a
turn are measured, whether they ask a new question or narrow one down.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from bench.measure import Measure
from bench.targets import FIRST_PANEL, FIRST_PANEL_ENTRIES, FIRST_PANEL_MENUS
from cogs.play import panel
from cogs.ui.buttons import read
from cogs.ui.locale_context import Who
from engine import GAMES, Seat, matching
from prompts import combined_moves
from prompts.offered import FINISH, MORE, confirmed_with, resolve_path
from render.pictures import Picture
from tables import Entry, Person, SeatSession
from tables.core import seat_session
from tests.cogs.twins import NoPictures, at_once, table_of
from words import LANGUAGES

SEEDS = ("first bell", "market day", "quayside")
ANSWERS = {"say", "pick", "finish"}
BUTTON, MENU, TEXT = 2, 3, 10
PANELS_OF_A_TURN = 60
"""Maximum panels of a turn; beyond that the panel must be looping."""

Json = dict[str, Any]


class Sized(NoPictures):
    """Pictures of a typical height on a phone, which leave less room for answers."""

    async def get(self, key: object, draw: object) -> Picture:
        return Picture(b"", "a picture", 780, 1100)


class Drawn(NoPictures):
    async def get(self, key: object, draw: Any) -> Picture:
        made: Picture = draw()
        return made


@dataclass(frozen=True, slots=True)
class FirstPanel:
    """One panel as its reader sees it."""

    game: str
    players: int
    seed: str
    turn: int
    """The reader's turn, from 1."""
    opening: bool
    """Whether it is the first panel of the turn."""
    texts: tuple[str, ...]
    buttons: tuple[str, ...]
    """Labels of the answers among the buttons."""
    controls: tuple[str, ...]
    menus: tuple[str, ...]
    """Placeholders of the menus."""
    entries: tuple[tuple[str, ...], ...]
    """Labels of the entries, by menu."""

    @property
    def choices(self) -> int:
        return len(self.buttons) + self.listed

    @property
    def listed(self) -> int:
        return sum(map(len, self.entries))

    @property
    def letters(self) -> int:
        return sum(map(len, (*self.texts, *self.buttons, *self.controls, *self.menus)))

    def __str__(self) -> str:
        menus = "; ".join(f"[{name}] {len(inside)}" for name, inside in zip(self.menus, self.entries, strict=True))
        return (
            f"{self.game} {self.players} {self.seed!r} turn {self.turn}: {len(self.buttons)} buttons "
            f"({' | '.join(self.buttons)}), {len(self.menus)} menus, {self.listed} entries: {menus}; "
            f"controls {' | '.join(self.controls)}; {self.letters} letters"
        )


def first_panels(game_id: str, players: int, seed: str, turns: int = 1, *, pictures: bool = False) -> list[FirstPanel]:
    """Every panel of each seat's first turns; `pictures`: drawn, which is slow."""
    game, chance = GAMES[game_id], Random(f"{game_id} {players} {seed}")
    state = game.new(players, seed)
    done: dict[Seat, int] = dict.fromkeys(range(players), 0)
    made: list[FirstPanel] = []
    news: dict[Seat, list[Entry]] = {seat: [] for seat in done}
    while not game.over(state) and (asked := [seat for seat in game.to_act(state) if done[seat] < turns]):
        seat = chance.choice(asked)
        opening = True
        while seat in game.to_act(state) and not game.over(state):
            table = table_of(game, state)
            about = (game_id, players, seed, done[seat] + 1)
            start = seat_session.open_session(table, seat)
            found, after = _walked(start, chance, about, opening, pictures, news[seat])
            made += found
            opening, state = False, after.ahead
            happened = [event for each in after.happened for event in each]
            for other, told in news.items():
                entry = Entry(state.played, state.played, seat, 0.0, [event.seen_by(other) for event in happened])
                news[other] = [] if other == seat else [*told, entry]
        done[seat] += 1
    return made


def _walked(
    session: SeatSession,
    chance: Random,
    about: tuple[str, int, str, int],
    opening: bool,
    pictures: bool,
    news: Sequence[Entry],
) -> tuple[list[FirstPanel], SeatSession]:
    """Each panel until the draft can be confirmed, and the final session. `news`: what the others have done since
    the seat's last move."""
    path: tuple[str, ...] = ()
    made: list[FirstPanel] = []
    seat, table = session.seat, session.table
    assert seat is not None
    me = Who(Person(0), "Anna", LANGUAGES[len(about[2]) % len(LANGUAGES)])
    for _ in range(PANELS_OF_A_TURN):
        if session.complete or not session.moves:
            return made, session
        card = at_once(panel.card(Drawn() if pictures else Sized(), me, session, path, news=news))
        one, words = _looked_at([block.to_component_dict() for block in card.blocks], about, opening)
        made.append(one)
        opening = False
        said = chance.choice(words)
        if said[0] == FINISH:
            moves = [move.notation for move in confirmed_with(session, said)]
        elif said[0].startswith(combined_moves.MARK):
            steps = combined_moves.chosen(session, said[0])
            assert steps is not None
            moves = [move.notation for move in steps.moves]
        else:
            path = resolve_path(session.moves, said)
            found = matching(session.moves, path)
            if path == MORE or len(found) != 1 or (found[0].open and path != found[0].words):
                continue
            moves = [found[0].notation]
        path = ()
        table.drafts[seat] = [*table.drafts.get(seat, []), *moves]
        session = seat_session.open_session(table, seat)
    raise AssertionError("no end of a turn")


def _looked_at(
    blocks: Sequence[Json], about: tuple[str, int, str, int], opening: bool
) -> tuple[FirstPanel, list[tuple[str, ...]]]:
    """The panel, and the words of each of its answers."""
    texts, buttons, controls, menus, entries = [], [], [], [], []
    words: list[tuple[str, ...]] = []
    for block in blocks:
        if block["type"] == TEXT:
            texts.append(block["content"])
        for item in block.get("components", ()):
            press = read(item["custom_id"])
            assert press is not None
            if item["type"] == MENU:
                menus.append(item["placeholder"])
                entries.append(tuple(option["label"] for option in item["options"]))
                words += [tuple(option["value"].split(".")) for option in item["options"]]
            elif press.verb in ANSWERS and press.words and press.words != MORE:
                buttons.append(item["label"])
                words.append(press.words)
            else:
                controls.append(item.get("label") or "")
                words += [press.words] if press.verb == "confirm" and press.words else []
    one = FirstPanel(*about, opening, tuple(texts), tuple(buttons), tuple(controls), tuple(menus), tuple(entries))
    return one, words


def measures() -> list[Measure]:
    made = []
    for game_id, game in GAMES.items():
        counts = game.meta.seats
        found = [one for count in counts for seed in SEEDS for one in first_panels(game_id, count, seed)]
        name = f"the panels of a first turn of {game_id}"
        menus, entries = max(len(one.menus) for one in found), max(one.listed for one in found)
        made.append(Measure(f"{name}, most menus", menus, "menus", "goal", FIRST_PANEL_MENUS, FIRST_PANEL))
        made.append(Measure(f"{name}, most entries", entries, "entries", "goal", FIRST_PANEL_ENTRIES, FIRST_PANEL))
        opening = [one for one in found if one.opening]
        made.append(Measure(f"{name}, choices of the first, median", median(o.choices for o in opening), "choices"))
        made.append(Measure(f"{name}, letters of the first, median", median(o.letters for o in opening), "letters"))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.first_panels", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=GAMES, help="one game (default: all)")
    parser.add_argument("--turns", type=int, default=3, help="first turns of each seat (default: 3)")
    parser.add_argument("--seeds", nargs="+", default=SEEDS, help="seeds of the games")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures, to measure the height of panels")
    parser.add_argument("--trace", action="store_true", help="print every panel that is over its goal")
    asked = parser.parse_args()
    for game_id in [asked.game] if asked.game else GAMES:
        counts = GAMES[game_id].meta.seats
        found = [
            one
            for players in counts
            for seed in asked.seeds
            for one in first_panels(game_id, players, seed, asked.turns, pictures=asked.pictures)
        ]
        for turn in range(1, asked.turns + 1):
            of_it = [one for one in found if one.turn == turn]
            opening = [one for one in of_it if one.opening]
            print(
                f"{game_id}, turn {turn}: first panel median {median(o.choices for o in opening):g} choices, "
                f"{median(len(o.buttons) for o in opening):g} buttons, {median(len(o.menus) for o in opening):g} menus "
                f"(at most {max(len(o.menus) for o in opening)}), at most {max(o.listed for o in opening)} entries, "
                f"{median(o.letters for o in opening):g} letters; anywhere at most "
                f"{max(len(o.menus) for o in of_it)} menus, {max(o.listed for o in of_it)} entries"
            )
        heavy = [o for o in found if len(o.menus) > FIRST_PANEL_MENUS or o.listed > FIRST_PANEL_ENTRIES]
        print(*[one for one in heavy if asked.trace], sep="\n" if asked.trace else "", end="\n" if asked.trace else "")


if __name__ == "__main__":
    main()
