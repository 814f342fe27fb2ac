"""Recordings, which can be replayed, and transcripts, which can be read.

A recording has a seed and moves, with digests on the way and the final standings, so that a later rules version can
tell where it diverges.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import GAMES
from engine.chance import fingerprint
from engine.events import Event
from engine.game import Game, Standings
from engine.moves import Move, Unreadable, write
from engine.refusals import IllegalMove
from engine.seats import Seat

DIGEST_EVERY = 10
"""Moves between two digests of a recording."""

Policy = Callable[[Game[Any], Any], tuple[Seat, Move]]
"""Chooses the next seat and its move."""


class BadRecording(ValueError):
    """A recording cannot be read; the message gives the reason."""


class Disagreement(Exception):
    """A replay departs from its recording; the message gives the place."""


class Result(BaseModel):
    """The standings when the recording ends."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    over: bool
    points: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ranking: tuple[tuple[int, ...], ...]
    decided_by: str | None = None

    @classmethod
    def of(cls, standings: Standings) -> "Result":
        return cls(
            over=standings.over,
            points=standings.points,
            breakdown=standings.breakdown,
            ranking=standings.ranking,
            decided_by=standings.decided_by,
        )


SPOKEN = ("fingerprint", "published")
"""Only in a recording of a game that people played."""


class Recording(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    format: Literal[1] = 1
    game: str
    rules_version: int
    players: int
    seed: str
    options: dict[str, str] = {}
    note: str = ""
    """Origin of the game, for reproducing it."""
    moves: tuple[tuple[Annotated[int, Field(ge=0)], str], ...]
    """Seat and notation."""
    digests: dict[int, str]
    """Digest of the position by number of moves."""
    standings: Result
    fingerprint: str = ""
    """Fingerprint of the seed, if it was shown before the first move."""
    published: str = ""
    """Address of the message that showed it."""

    @classmethod
    def read(cls, text: str | bytes) -> "Recording":
        try:
            found = cls.model_validate_json(text)
        except ValidationError as wrong:
            first = wrong.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise BadRecording(f"This is no recording: {first['msg']}{f' (at {where})' if where else ''}.") from wrong
        game = find_game(found.game)
        check_players(game, found.players)
        read_options(game, found.options)
        return found

    def write(self) -> str:
        """JSON in lines of ten moves, as many as between two digests: two recordings can be compared by eye."""
        data = {name: json.dumps(value, ensure_ascii=False) for name, value in self.model_dump(mode="json").items()}
        data = {name: value for name, value in data.items() if name not in SPOKEN or getattr(self, name)}
        moves = [json.dumps(move) for move in self.moves]
        lines = [", ".join(moves[at : at + DIGEST_EVERY]) for at in range(0, len(moves), DIGEST_EVERY)]
        data["moves"] = "[\n  " + ",\n  ".join(lines) + "\n ]"
        return "{\n" + ",\n".join(f' "{name}": {value}' for name, value in data.items()) + "\n}\n"


# ---------------------------------------------------------------- finding what was asked for


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadRecording(f"There is no game called {name!r}. The games are: {', '.join(GAMES)}.")
    return GAMES[name]


def check_players(game: Game[Any], players: int) -> None:
    seats = game.meta.seats
    if players not in seats:
        raise BadRecording(f"{game.meta.title} is for {seats[0]} to {seats[-1]} players, not {players}.")


def read_options(game: Game[Any], chosen: Mapping[str, str]) -> Any:
    try:
        return game.meta.options.read(chosen)
    except ValueError as wrong:
        known = "; ".join(f"{name} = {' | '.join(values)}" for name, values in game.meta.options.choices().items())
        raise BadRecording(f"{game.meta.title}: {wrong}. Its options: {known or 'none'}.") from wrong


# ---------------------------------------------------------------- playing and replaying


def at_random(seed: str) -> Policy:
    """Any legal move, each as likely; a seat that is merely welcome acts now and then."""
    rng = Random(f"moves {seed}")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        owing, welcome = game.to_act(state), game.welcome(state)
        seat = rng.choice(welcome if welcome and rng.random() < 0.3 else owing)
        return seat, rng.choice(game.moves(state, seat))

    return choose


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of a transcript."""

    number: int
    seat: Seat
    options: int
    move: Move
    events: list[Event]
    state: Any
    """The position after it; the same object is changed by the next move."""


def played(game: Game[Any], state: Any, policy: Policy, limit: int | None = None) -> Iterator[Turn]:
    """Continue by a policy, to the end or for `limit` moves."""
    number = state.played
    while game.to_act(state) and (limit is None or number < limit):
        seat, move = policy(game, state)
        options = len(game.moves(state, seat))
        events = game.play(state, seat, move)
        number += 1
        yield Turn(number, seat, options, move, events, state)


def record(
    game: Game[Any],
    players: int,
    seed: str,
    chosen: Mapping[str, str],
    policy: Policy,
    *,
    limit: int | None = None,
    note: str = "",
    told: Callable[[Turn], None] = lambda turn: None,
) -> Recording:
    """Play a game by a policy and record it; `told` is called for every move."""
    state = game.new(players, seed, read_options(game, chosen))
    moves: list[tuple[int, str]] = []
    digests = {0: game.digest(state)}
    for turn in played(game, state, policy, limit):
        moves.append((turn.seat, turn.move.notation))
        if turn.number % DIGEST_EVERY == 0:
            digests[turn.number] = game.digest(state)
        told(turn)
    digests[len(moves)] = game.digest(state)
    return Recording(
        game=game.meta.id,
        rules_version=game.meta.rules_version,
        players=players,
        seed=seed,
        options=dict(chosen),
        note=note,
        moves=tuple(moves),
        digests=digests,
        standings=Result.of(game.standings(state)),
    )


def replayed(recording: Recording) -> Iterator[Turn]:
    """Replay a recording move by move. Raises Disagreement."""
    game = find_game(recording.game)
    compare_fingerprint(recording)
    state = game.new(recording.players, recording.seed, read_options(game, recording.options))
    compare_digest(game, recording, state, 0)
    for number, (seat, notation) in enumerate(recording.moves, start=1):
        here = f"At move {number} (seat {seat}: {notation})"
        try:
            move = game.book.read(notation)
            options = len(game.moves(state, seat))
            events = game.play(state, seat, move)
        except Unreadable as wrong:
            raise Disagreement(f"{here} the notation is no move of {game.meta.title}.") from wrong
        except IllegalMove as refusal:
            asked = ", ".join(map(str, game.to_act(state))) or "nobody: the game is over"
            reason = f"{refusal.reason}{f', {refusal.clause}' if refusal.clause else ''}"
            raise Disagreement(f"{here} the move is refused ({reason}). To act: {asked}.") from refusal
        compare_digest(game, recording, state, number)
        yield Turn(number, seat, options, move, events, state)
    result = Result.of(game.standings(state))
    for name in Result.model_fields:
        mine, theirs = getattr(result, name), getattr(recording.standings, name)
        if mine != theirs:
            raise Disagreement(f"All moves were played, but the standings' {name} is {mine}, recorded was {theirs}.")


def compare_fingerprint(recording: Recording, published: str = "") -> None:
    """Check that the seed matches the fingerprint shown at the start. Raises Disagreement.

    `published`: the fingerprint as the reader found it; the recording's own copy proves nothing.
    """
    real = fingerprint(recording.seed)
    for shown in (recording.fingerprint, published):
        if shown and shown != real:
            raise Disagreement(f"The seed's fingerprint is {real}, but {shown} was shown at the start: another seed.")


def compare_digest(game: Game[Any], recording: Recording, state: Any, number: int) -> None:
    recorded = recording.digests.get(number)
    if recorded is not None and recorded != game.digest(state):
        good = max((n for n in recording.digests if n < number), default=None)
        since = "from the start" if good is None else f"after move {good}, where it still agreed"
        raise Disagreement(
            f"After move {number} the position's digest is {game.digest(state)}, recorded was {recorded}. "
            f"The difference arose {since}."
        )


# ---------------------------------------------------------------- as text


def heading(game: Game[Any], players: int, seed: str, chosen: Mapping[str, str]) -> list[str]:
    options = read_options(game, chosen)
    said = [f"{name} {getattr(options, name)}" for name in game.meta.options.model_fields]
    return [
        f"{game.meta.title} · rules {game.meta.rules_version} · {players} players",
        *([f"options: {', '.join(said)}"] if said else []),
        f"seed: {seed} · its fingerprint: {fingerprint(seed)[:16]}",
    ]


def told_event(event: Event) -> str:
    """`Took seat=1 material=wood`."""
    parts = [f"{part.name}={write(getattr(event, part.name))}" for part in fields(event)]  # type: ignore[arg-type]
    return " ".join([type(event).__name__, *parts])


class Teller:
    """Writes a game as lines in the notation, with the position's header whenever another seat goes on.

    `words.transcript` has one that writes sentences.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def position(self, state: Any) -> str:
        acting = self.game.to_act(state)
        points = " ".join(map(str, self.game.standings(state).points))
        who = f"to act: {', '.join(map(str, acting))}" if acting else "over"
        return f"— {state.played} moves · points {points} · {who} · digest {self.game.digest(state)}"

    def turn(self, turn: Turn) -> Iterator[str]:
        yield f"{turn.number:4d}  {self.move(turn)}"
        for event in self.events(turn):
            yield f"        {event}"
        if self.game.to_act(turn.state) != (turn.seat,):
            yield ""
            yield self.position(turn.state)

    def move(self, turn: Turn) -> str:
        return f"seat {turn.seat}, {turn.options} option{'s' * (turn.options != 1)}: {turn.move}"

    def events(self, turn: Turn) -> Iterator[str]:
        yield from map(told_event, turn.events)

    def heading_of(self, standings: Standings) -> str:
        return "Final standings:" if standings.over else "Standings so far:"

    def standings(self, standings: Standings) -> Iterator[str]:
        yield self.heading_of(standings)
        for group in standings.ranking:
            for seat in group:
                parts = ", ".join(f"{what} {points}" for what, points in standings.breakdown[seat].items())
                yield f"{standings.place(seat):3d}. seat {seat}: {standings.points[seat]} ({parts})"
        if standings.decided_by:
            yield f"     decided by {standings.decided_by}"


def transcript(recording: Recording, telling: type[Teller] = Teller) -> Iterator[str]:
    """A recording as text, verified on the way."""
    game = find_game(recording.game)
    yield from heading(game, recording.players, recording.seed, recording.options)
    if recording.note:
        yield recording.note
    teller = telling(game)
    state = game.new(recording.players, recording.seed, read_options(game, recording.options))
    yield ""
    yield teller.position(state)
    for turn in replayed(recording):
        state = turn.state
        yield from teller.turn(turn)
    yield ""
    yield from teller.standings(game.standings(state))
