"""Status lines shared by all games: the players to act, and the winner. Each game's `status` adds details."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

from engine import GAMES, Event, Game, part
from words.reader import Look


class StatusModule(Protocol):
    """A game's `status` module."""

    def waiting(self, view: Any, look: Look, /) -> str: ...
    def progress(self, view: Any, look: Look, /) -> str: ...
    def points(self, view: Any, /) -> Sequence[int]:
        """Points of all seats, if public during the game."""


def of_game(game_id: str) -> StatusModule:
    return cast(StatusModule, part(game_id, "words.status"))


def progress(game_id: str, view: Any, names: Sequence[str], lang: str) -> str:
    """Progress of the game in words; empty if the game has no such text."""
    module = part(game_id, "words.status")
    return "" if module is None else cast(StatusModule, module).progress(view, Look(lang, "standard", (), tuple(names)))


S = TypeVar("S")


class Teller(Generic[S]):
    """Base of pictures and texts that show the players to act and the progress."""

    game: str
    look: Look
    view: S

    @property
    def lang(self) -> str:
        return self.look.lang

    def waiting(self) -> str:
        """Players to act and their decision."""
        return of_game(self.game).waiting(self.view, self.look)

    def progress(self) -> str:
        """Progress of the game."""
        return of_game(self.game).progress(self.view, self.look)

    def points(self) -> Sequence[int]:
        """Points of all players; empty if the game's `words/status.py` has none."""
        return of_game(self.game).points(self.view) if part(self.game, "words.status") is not None else ()

    @property
    def over(self) -> bool:
        return GAMES[self.game].over(self.view)

    def is_playing(self, seat: int) -> bool:
        return playing(GAMES[self.game], self.view, seat, self.look)

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats with badges before the status line: those to act; at the end, the winners."""
        return seats(GAMES[self.game], self.view, self.look)


def highlights(game_id: str, events: Sequence[Event]) -> Any:
    """Changes since the reader's last move, as collected by the game's `highlights`."""
    return cast(Any, part(game_id, "words.highlights")).highlights(events)


def waiting(game: Game[Any], view: Any, look: Look, beginning: str, **named: Any) -> str:
    """Players to act, by the message of the open decision (`genoa-waiting-` and `OnSpace`); at the end, the winner."""
    say, names = look.say, look.names
    top = game.top(view)
    if top is None:
        winners = game.standings(view).winners
        return say("render-won", winners=say.list(names[seat] for seat in winners), count=len(winners))
    if look.stopped:
        return say("render-stopped")
    seats = game.to_act(view)
    if len(seats) == len(names) > 2:
        who, count = say("render-everybody"), 1
    else:
        who, count = say.list(names[seat] for seat in seats), len(seats)
    return say(f"{beginning}{type(top).__name__}", who=who, count=count, **named)


def playing(game: Game[Any], view: Any, seat: int, look: Look) -> bool:
    """Whether a seat is to move; never in a game that was ended early."""
    return seat in game.to_act(view) and not look.stopped


def crowned(game: Game[Any], view: Any, seat: int) -> bool:
    return game.over(view) and seat in game.standings(view).winners


def seats(game: Game[Any], view: Any, look: Look) -> tuple[int, ...]:
    """Seats that a picture is about: those to act, at the end the winners."""
    if look.stopped and not game.over(view):
        return ()
    return tuple(game.standings(view).winners if game.over(view) else game.to_act(view))
