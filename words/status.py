"""How every game says whom it waits for, and who won. What it names besides is said by each game's own `status`."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

from engine import GAMES, Event, Game, part
from words.reader import Look


class StatusModule(Protocol):
    """A game's own `status`."""

    def waiting(self, view: Any, look: Look, /) -> str: ...
    def progress(self, view: Any, look: Look, /) -> str: ...
    def points(self, view: Any, /) -> Sequence[int]:
        """Everybody's, where they are known during the game."""


def of_game(game_id: str) -> StatusModule:
    return cast(StatusModule, part(game_id, "words.status"))


def progress(game_id: str, view: Any, names: Sequence[str], lang: str) -> str:
    """How far the game is, in words. Empty where the game does not say."""
    module = part(game_id, "words.status")
    return "" if module is None else cast(StatusModule, module).progress(view, Look(lang, "standard", (), tuple(names)))


S = TypeVar("S")


class Teller(Generic[S]):
    """A picture or text that says what the game waits for, and how far it is."""

    game: str
    look: Look
    view: S

    @property
    def lang(self) -> str:
        return self.look.lang

    def waiting(self) -> str:
        """Who is to do what."""
        return of_game(self.game).waiting(self.view, self.look)

    def progress(self) -> str:
        """How far the game is."""
        return of_game(self.game).progress(self.view, self.look)

    def points(self) -> Sequence[int]:
        """All players' points; none where the game has no `words/status.py` that says them."""
        return of_game(self.game).points(self.view) if part(self.game, "words.status") is not None else ()

    @property
    def over(self) -> bool:
        return GAMES[self.game].over(self.view)

    def is_playing(self, seat: int) -> bool:
        return playing(GAMES[self.game], self.view, seat, self.look)

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose badges stand before what the game waits for: at the end, the winners'."""
        return seats(GAMES[self.game], self.view, self.look)


def highlights(game_id: str, events: Sequence[Event]) -> Any:
    """What changed since the reader's last move, as the game's own `highlights` counts it."""
    return cast(Any, part(game_id, "words.highlights")).highlights(events)


def waiting(game: Game[Any], view: Any, look: Look, beginning: str, **named: Any) -> str:
    """Who is to do what, in the words for the open decision (`genoa-waiting-` and `OnSpace`); at the end, who won."""
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
    """Whether a seat is to move: none is in a game that was ended before its end."""
    return seat in game.to_act(view) and not look.stopped


def crowned(game: Game[Any], view: Any, seat: int) -> bool:
    return game.over(view) and seat in game.standings(view).winners


def seats(game: Game[Any], view: Any, look: Look) -> tuple[int, ...]:
    """Whom a picture is about: those whom the game waits for, at the end those who won."""
    if look.stopped and not game.over(view):
        return ()
    return tuple(game.standings(view).winners if game.over(view) else game.to_act(view))
