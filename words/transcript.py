"""A game in sentences for `python -m engine`, with all cards open and players named by seat."""

import re
from collections.abc import Iterator
from typing import Any

from engine.game import Game, Standings
from engine.transcript import Teller, Turn
from words.game_words import words_of
from words.speaker import DEFAULT, speaker
from words.wording import log_line, standings

BOLD = re.compile(r"\*\*")


class Sentences(Teller):
    """The log in English."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.say = speaker(DEFAULT)
        self.names = [self.say("transcript-seat", number=seat + 1) for seat in range(max(game.meta.seats))]

    def position(self, state: Any) -> str:
        points = self.game.standings(state).points
        score = ", ".join(f"{self.names[seat]}: {self.say.score(self.id, won)}" for seat, won in enumerate(points))
        acting = self.say.list(self.names[seat] for seat in self.game.to_act(state))
        who = self.say("transcript-next", names=acting) if acting else self.say("transcript-over")
        moves = "1 move" if state.played == 1 else f"{state.played} moves"
        return f"— {moves} · {score} · {who} · digest {self.game.digest(state)}"

    def move(self, turn: Turn) -> str:
        return f"{self.names[turn.seat]}: {words_of(self.id).move(None, turn.seat, self.names, self.say, turn.move)}"

    def events(self, turn: Turn) -> Iterator[str]:
        names = self.names[: len(self.game.standings(turn.state).points)]
        yield from (log_line(self.id, event, names, DEFAULT) for event in turn.events)

    def standings(self, final: Standings) -> Iterator[str]:
        yield self.heading_of(final)
        yield from (BOLD.sub("", line) for line in standings(self.id, final, self.names, DEFAULT))

    @property
    def id(self) -> str:
        return self.game.meta.id
