"""`python -m render GAME --players N --seed S --moves K … -o FILE`: play random moves and draw the position."""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import GAMES, Event, Move
from render.palette import LIVERIES
from render.pictures import board, focus, portrait, seat, text_board
from words import LANGUAGES
from words.reader import Reader

NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön", "Sára")
KINDS = ("board", "portrait", "seat", "focus", "text")


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m render", description="Play at random and draw the position.")
    found.add_argument("game", choices=sorted(GAMES), help="id of the game, such as burgundy")
    found.add_argument("--players", type=int, default=None, metavar="N", help="number of players")
    found.add_argument("--seed", default="guildhall", metavar="S", help="seed of the game")
    found.add_argument("--moves", type=int, default=60, metavar="K", help="how many moves to play first (default 60)")
    found.add_argument("--seat", type=int, default=None, metavar="I", help="whose view, counted from 0")
    found.add_argument("--kind", choices=KINDS, default="board", help="which picture or text (default: board)")
    found.add_argument("--lang", choices=LANGUAGES, default="en", help="language of its words (default: en)")
    found.add_argument(
        "--palette", choices=sorted(LIVERIES, reverse=True), default="standard", help="colours of the seats"
    )
    found.add_argument(
        "-o", "--output", required=True, metavar="FILE", help="file to write; - is the standard output (text only)"
    )
    return found


def played(game: Any, players: int, seed: str, moves: int, seat: int | None) -> tuple[Any, list[Event]]:
    """Position after random moves, and the events since the seat's last move."""
    state = game.new(players, seed)
    chance = random.Random(f"{seed} {players}")
    since: list[Event] = []
    for _ in range(moves):
        acting = game.to_act(state)
        if not acting:
            break
        if acting[0] == seat:
            since = []
        since += game.play(state, acting[0], chance.choice(game.moves(state, acting[0])))
    return state, since


def main(arguments: Sequence[str] | None = None) -> int:
    reads = parser()
    asked = reads.parse_args(arguments)
    game = GAMES[asked.game]
    players = asked.players if asked.players is not None else game.meta.seats[0]
    if players not in game.meta.seats:
        reads.error(f"{game.meta.title} is for {game.meta.seats[0]} to {game.meta.seats[-1]} players, not {players}")
    if asked.moves < 0:
        reads.error("--moves must not be negative")
    if asked.seat is not None and not 0 <= asked.seat < players:
        reads.error(f"--seat must be from 0 to {players - 1}")
    if asked.output == "-" and asked.kind != "text":
        reads.error("a picture needs a file: -o FILE (only --kind text can go to the standard output)")
    state, since = played(game, players, asked.seed, asked.moves, asked.seat)
    viewer: int | None = asked.seat
    if viewer is None and asked.kind in ("seat", "focus"):
        viewer = next(iter(game.to_act(state)), 0)
    view = game.view(state, viewer)
    names, reader = NAMES[:players], Reader(asked.lang, asked.palette)
    if asked.kind == "text":
        text = text_board(asked.game, view, names, asked.lang, seat=viewer)
        if asked.output == "-":
            sys.stdout.write(text)
            return 0
        return write(asked.output, text.encode())
    seen = [event.seen_by(viewer) for event in since] if asked.seat is not None else []
    if asked.kind == "board":
        picture = board(asked.game, view, names, reader, seat=viewer, changes=seen)
    elif asked.kind == "portrait":
        picture = portrait(asked.game, view, names, reader, seat=viewer, changes=seen)
    elif asked.kind == "seat":
        assert viewer is not None
        picture = seat(asked.game, view, names, reader, seat=viewer, viewer=viewer, changes=seen)
    else:
        assert viewer is not None
        moves: list[Move] = game.moves(state, viewer)
        picture = focus(asked.game, view, names, reader, seat=viewer, moves=moves, changes=seen)
    return write(asked.output, picture.png)


def write(output: str, data: bytes) -> int:
    try:
        Path(output).write_bytes(data)
    except OSError as wrong:
        sys.stderr.write(f"cannot write {output}: {wrong.strerror}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
