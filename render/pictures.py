"""Public interface: turn a view of a game into a picture with its alt text, or into a text board.

All functions are pure. A view is the result of `game.view(state, seat)`; never pass a full state.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, cast

from engine import GAMES, Event, Move, Standings, part
from render import few_colours, plain_pictures, review_chart, sources_chart, standing
from render import film as films
from render import final as final_picture
from render import imagined as imagining
from render.canvas import Page
from render.png import Colours, encode
from render.review_chart import Prospects
from render.sources_chart import Chart
from render.text import look
from words import DEFAULT, plain_text, speaker
from words.reader import Look, Reader
from words.spoken import spoken


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    """PNG; of a film, GIF."""
    alt: str
    width: int
    height: int

    @property
    def drawn(self) -> bool:
        """False for a reader with a screen reader, who gets the whole alt text instead."""
        return self.width > 0


ALT_LIMIT = 1000
"""Maximum characters of an alt text; Discord allows 1024."""


def board(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None,
    changes: Sequence[Event] = (), marked_for: str | None = None,
) -> Picture:  # fmt: skip
    """The whole table, 1600 pixels wide.

    `changes`: events since the reader's last move. In a public picture `marked_for` names the player whose last move is
    meant; empty if there are several.
    """
    artist, eyes = illustrator(game_id), look(reader, names, marked_for)
    alt = board_alt(game_id, view, names, eyes, seat)
    if reader.in_words:
        return told(alt)
    page = artist.board(view, eyes, seat=seat, changes=changes)
    return _picture(page, alt, eyes, few_colours.colours(game_id, eyes.palette))


def portrait(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None,
    changes: Sequence[Event] = (), marked_for: str | None = None,
) -> Picture:  # fmt: skip
    """The whole table, portrait format: with the area of `seat`, or of the player to move, large."""
    artist, eyes = illustrator(game_id), look(reader, names, marked_for)
    alt = board_alt(game_id, view, names, eyes, seat)
    if reader.in_words:
        return told(alt)
    page = artist.portrait(view, eyes, seat=seat, changes=changes)
    return _picture(page, alt, eyes, few_colours.colours(game_id, eyes.palette))


def seat(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, viewer: int | None = None,
    changes: Sequence[Event] = (),
) -> Picture:  # fmt: skip
    """One player's area; with the hand if the viewer is that player."""
    artist, eyes = illustrator(game_id), look(reader, names)
    alt = artist.seat_alt(view, names, eyes.lang, seat=seat, viewer=viewer)
    if reader.in_words:
        return told(alt)
    return _picture(artist.seat(view, eyes, seat=seat, viewer=viewer, changes=changes), alt, eyes)


def focus(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, path: Sequence[str] = (),
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), imagined: bool = False,
) -> Picture:  # fmt: skip
    """The current decision, phone-sized, with the choices of `narrow(moves, path)` framed.

    `imagined`: label it as a planned position.
    """
    artist, eyes = illustrator(game_id), look(reader, names)
    alt = artist.focus_alt(view, names, eyes.lang, seat=seat, path=path, moves=moves)
    if not moves and not GAMES[game_id].over(view):
        alt = f"{eyes.say('render-drafted')}. {alt}"
    alt = imagining.alt(alt, eyes.lang) if imagined else alt
    if reader.in_words:
        return told(alt)
    page = artist.focus(view, eyes, seat=seat, path=path, moves=moves, changes=changes)
    return _picture(imagining.marked(page, eyes) if imagined else page, alt, eyes)


def final(game_id: str, standings: Standings, names: Sequence[str], reader: Reader) -> Picture:
    """Final result, phone-sized. Standings at the end are public."""
    eyes = look(reader, names)
    alt = final_picture.alt(game_id, standings, eyes)
    return told(alt) if reader.in_words else _picture(final_picture.draw(game_id, standings, eyes), alt, eyes)


def review(prospects: Prospects, names: Sequence[str], reader: Reader) -> Picture:
    """Review of a finished game, phone-sized."""
    eyes = look(reader, names)
    alt = review_chart.alt(prospects, eyes)
    return told(alt) if reader.in_words else _picture(review_chart.draw(prospects, eyes), alt, eyes)


def league_standing(shown: standing.Standing, reader: Reader) -> Picture:
    """Standing of a league, phone-sized."""
    eyes = look(reader, ())
    if reader.in_words:
        return told(standing.alt(shown, eyes))
    return _picture(standing.draw(shown, eyes), standing.alt(shown, eyes, ALT_LIMIT), eyes)


def sources(chart: Chart, reader: Reader) -> Picture:
    """Where points come from, phone-sized."""
    eyes = look(reader, ())
    alt = sources_chart.alt(chart, eyes)
    return told(alt) if reader.in_words else _picture(sources_chart.draw(chart, eyes), alt, eyes)


MOST_OF_A_FILM = 9_500_000
"""Bytes: Discord takes attachments of 10 MiB."""


def film(
    game_id: str, views: Iterable[Any], names: Sequence[str], reader: Reader, upright_for: int | None = None
) -> Picture:
    """Animation of the board. `upright_for`: portrait format with that seat's area large throughout."""
    artist, eyes = illustrator(game_id), look(reader, names)
    if upright_for is None:
        pages = (artist.board(view, eyes, seat=None, changes=()) for view in views)
    else:
        pages = (artist.portrait(view, eyes, seat=upright_for, changes=()) for view in views)
    frames = [films.frame(page.image) for page in pages]
    alt = eyes.say("render-film-alt", game=plain_text.title(game_id, eyes.say), frames=len(frames))
    film, size = films.encode_within(frames, MOST_OF_A_FILM)
    return Picture(film, shorten(alt, eyes.lang), *size)


def text_board(
    game_id: str, view: Any, names: Sequence[str], lang: str, *, seat: int | None = None, stopped: bool = False,
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
) -> str:  # fmt: skip
    """The position in words, with the secrets of the seat that the view was made for.

    `player`: the area of that seat alone; `moves`: legal moves of the reader; `changes`: events since their last move.
    """
    return illustrator(game_id).text(
        view, names, lang, seat=seat, stopped=stopped, moves=moves, changes=changes, player=player
    )


def told(alt: str) -> Picture:
    """An alt text instead of a picture, for a reader with a screen reader."""
    return Picture(b"", " ".join(alt.split()), 0, 0)


def board_alt(game_id: str, view: Any, names: Sequence[str], eyes: Look, seat: int | None = None) -> str:
    """The whole table in a few sentences, the area of `seat` first."""
    return illustrator(game_id).board_alt(view, names, eyes.lang, stopped=eyes.stopped, seat=seat)


def _picture(page: Page, alt: str, eyes: Look, colours: Colours | None = None) -> Picture:
    return Picture(encode(page.image, colours), shorten(alt, eyes.lang), *page.size)


def shorten(alt: str, lang: str = DEFAULT, limit: int = ALT_LIMIT) -> str:
    """Cut an alt text after the last sentence or part that fits, and refer to the text board for the rest."""
    alt = " ".join(alt.split())
    if len(alt) <= limit:
        return alt
    rest = speaker(lang)("render-alt-rest")
    head = alt[: limit - len(rest) - 2]
    end = max(head.rfind(sign) for sign in (". ", "; ", ", "))
    return f"{head[: end if end > limit // 2 else len(head)]}. {rest}"


# ---------------------------------------------------------------- modules of one game


class BoardModule(Protocol):
    def draw(self, view: Any, look: Look, events: Sequence[Event], /) -> Page: ...


class PortraitModule(Protocol):
    def draw(self, view: Any, look: Look, viewer: int | None, events: Sequence[Event], /) -> Page: ...


class SeatModule(Protocol):
    def draw(self, view: Any, look: Look, seat: int, viewer: int | None, events: Sequence[Event], /) -> Page: ...


class FocusModule(Protocol):
    def draw(
        self, view: Any, look: Look, seat: int, path: Sequence[str], moves: Sequence[Move], events: Sequence[Event], /
    ) -> Page: ...


class AltModule(Protocol):
    def board_alt(
        self, view: Any, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None
    ) -> str: ...
    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str: ...
    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str: ...


class TextModule(Protocol):
    def text_board(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
    ) -> str: ...  # fmt: skip


class Illustrator:
    """Pictures and texts of one game.

    It may have `board`, `portrait`, `seat` and `focus` in its `pictures/`, and `alt` and `text` in its `words/`; for
    each that is missing a plain version is made from the game's texts.
    """

    def __init__(self, game_id: str) -> None:
        def own(name: str) -> Any:
            return part(game_id, name)

        self.game_id = game_id
        self.boards = cast(BoardModule, own("pictures.board") or plain_pictures.Board(game_id))
        self.portraits = cast(PortraitModule | None, own("pictures.portrait"))
        if self.portraits is None and own("pictures.board") is None:
            self.portraits = plain_pictures.Portrait(game_id)
        self.seats = cast(SeatModule, own("pictures.seat") or plain_pictures.Area(game_id))
        self.questions = cast(FocusModule, own("pictures.focus") or plain_pictures.Focus(game_id))
        self.alts = cast(AltModule, own("words.alt") or plain_text.Alt(game_id))
        self.texts = cast(TextModule, own("words.text") or plain_text.Text(game_id))

    def board(self, view: Any, look: Look, *, seat: int | None, changes: Sequence[Event]) -> Page:
        return self.boards.draw(view, look, changes)

    def portrait(self, view: Any, look: Look, *, seat: int | None, changes: Sequence[Event]) -> Page:
        """Portrait of the table; the landscape board for a game without a portrait."""
        if self.portraits is None:
            return self.boards.draw(view, look, changes)
        return self.portraits.draw(view, look, seat, changes)

    def seat(self, view: Any, look: Look, *, seat: int, viewer: int | None, changes: Sequence[Event]) -> Page:
        return self.seats.draw(view, look, seat, viewer, changes)

    def focus(
        self, view: Any, look: Look, *, seat: int, path: Sequence[str], moves: Sequence[Move], changes: Sequence[Event]
    ) -> Page:
        return self.questions.draw(view, look, seat, path, moves, changes)

    def board_alt(
        self, view: Any, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None
    ) -> str:
        return spoken(self.alts.board_alt(view, names, lang, stopped=stopped, seat=seat), self.game_id, lang)

    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
        return spoken(self.alts.seat_alt(view, names, lang, seat=seat, viewer=viewer), self.game_id, lang)

    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str:
        return spoken(self.alts.focus_alt(view, names, lang, seat=seat, path=path, moves=moves), self.game_id, lang)

    def text(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
    ) -> str:  # fmt: skip
        return self.texts.text_board(
            view, names, lang, seat=seat, stopped=stopped, moves=moves, changes=changes, player=player
        )


@cache
def illustrator(game_id: str) -> Illustrator:
    return Illustrator(game_id)
