"""Games on the command line.

python -m engine play calimala --players 3 --seed 7
python -m engine play calimala --seed 7 --option layout=first_game --record game.json
python -m engine replay game.json --notation                     moves and events as written, not in sentences
python -m engine replay game.json --fingerprint 2176862b…        the one that stood in the invitation
"""

import argparse
import os
import re
import secrets
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

from engine.chance import words_in
from engine.transcript import (
    BadRecording,
    Disagreement,
    Recording,
    Teller,
    at_random,
    check_players,
    compare_fingerprint,
    find_game,
    heading,
    read_options,
    record,
    transcript,
)

SENTENCES = EntryPoint("sentences", "words.transcript:Sentences", "guildhall.transcript")
"""Writes a game in sentences. An entry point, not an import: without the package `words` the notation is printed."""
NOTATION_HELP = "moves and events as they are written in the log, instead of sentences"


def main(arguments: list[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        done: int = asked.run(asked)
    except BadRecording as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has seen enough; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return done


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m engine", description="Play a random game, or a recorded one again.")
    verbs = top.add_subparsers(required=True, metavar="play | replay")

    play = verbs.add_parser("play", help="play a random game and print its transcript")
    play.add_argument("game", help="id of the game, such as burgundy")
    play.add_argument(
        "--players", type=int, metavar="N", help="number of players (default: the fewest the game allows)"
    )
    play.add_argument("--seed", metavar="S", help="seed of the game (default: a new one)")
    play.add_argument("--moves", type=int, metavar="K", help="stop after K moves")
    play.add_argument("--record", type=Path, metavar="FILE", help="also write a recording")
    play.add_argument(
        "--option", action="append", default=[], metavar="name=value", help="an option of the game; may be repeated"
    )
    play.add_argument("--notation", action="store_true", help=NOTATION_HELP)
    play.set_defaults(run=run_play)

    replay = verbs.add_parser("replay", help="play a recording again, verify it and print its transcript")
    replay.add_argument("file", type=Path, help="a recording, or the file of /table export")
    replay.add_argument("--quiet", action="store_true", help="print the verdict only")
    replay.add_argument(
        "--fingerprint", metavar="F", default="", help="the published fingerprint; fails if the seed differs"
    )
    replay.add_argument("--notation", action="store_true", help=NOTATION_HELP)
    replay.set_defaults(run=run_replay)
    return top


def run_play(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    players = game.meta.seats[0] if asked.players is None else asked.players
    check_players(game, players)
    chosen = dict(_pair(text) for text in asked.option)
    options = read_options(game, chosen)
    seed = secrets.token_hex(8) if asked.seed is None else asked.seed
    if asked.moves is not None and asked.moves < 0:
        raise BadRecording("--moves must not be negative.")

    teller = _telling(asked.notation)(game)
    state = game.new(players, seed, options)
    _say(*heading(game, players, seed, chosen), "", teller.position(state))
    made = record(
        game, players, seed, chosen, at_random(seed), limit=asked.moves, told=lambda turn: _say(*teller.turn(turn))
    )
    end = game.replay(players, seed, options, made.moves)
    _say("", *teller.standings(game.standings(end)))
    if asked.record is not None:
        try:
            asked.record.write_text(made.write(), encoding="utf-8")
        except OSError as wrong:
            raise BadRecording(f"Cannot write {asked.record}: {wrong.strerror}.") from wrong
        _say(f"Recorded in {asked.record}.")
    return 0


def run_replay(asked: argparse.Namespace) -> int:
    try:
        recording = Recording.read(asked.file.read_bytes())
    except OSError as wrong:
        raise BadRecording(f"Cannot read {asked.file}: {wrong.strerror}.") from wrong
    game, published = find_game(recording.game), _whole_fingerprint(asked.fingerprint)
    try:
        compare_fingerprint(recording, published)
        for line in transcript(recording, _telling(asked.notation)):
            if not asked.quiet:
                _say(line)
    except Disagreement as difference:
        _say("", f"The replay disagrees with {asked.file}.", str(difference))
        if recording.rules_version != game.meta.rules_version:
            _say(f"It was recorded under rules {recording.rules_version}; these are rules {game.meta.rules_version}.")
        return 1
    _say("", f"All {len(recording.moves)} moves, the digests and the standings agree.")
    _say(*_about_the_seed(recording, published))
    return 0


def _telling(notation: bool) -> type[Teller]:
    if notation:
        return Teller
    try:
        found: type[Teller] = SENTENCES.load()
    except ModuleNotFoundError as missing:
        if missing.name != SENTENCES.module.partition(".")[0]:
            raise
        return Teller
    return found


def _whole_fingerprint(text: str) -> str:
    """A fingerprint copied from a message, quotes removed. Must be complete: a prefix would match many seeds."""
    found = text.strip().strip("`").lower()
    if found and not re.fullmatch("[0-9a-f]{64}", found):
        raise BadRecording("A fingerprint is 64 digits and letters from a to f; copy the whole of it.")
    return found


def _about_the_seed(recording: Recording, published: str) -> list[str]:
    """Lines on what the fingerprint proves and what the reader has to check."""
    words = words_in(recording.seed)
    said = [f"The seed includes the players' words: {'; '.join(words)}."] if words else []
    if published:
        return [f"The seed is the one whose fingerprint was published: {published}.", *said]
    if not recording.fingerprint:
        return said
    where = f" ({recording.published})" if recording.published else ""
    return [
        f"By this file, the fingerprint shown at the start was {recording.fingerprint}.", *said,
        f"To be sure, compare it with the invitation{where}: pass it with --fingerprint.",
    ]  # fmt: skip


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadRecording(f"--option takes name=value, not {text!r}.")
    return name, value


def _say(*lines: str) -> None:
    for line in lines:
        print(line)


if __name__ == "__main__":
    sys.exit(main())
