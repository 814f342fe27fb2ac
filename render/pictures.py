"""The public interface: a view of a game becomes a picture with its alt text, or a board of plain text.

Everything here is a pure function of what it is given. A view is the result of `game.view(state, seat)`: a full state
must never come here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine import GAMES, Event, Move, Standings
from render import few_colours, review_chart
from render import film as films
from render import final as final_picture
from render import imagined as imagining
from render.canvas import Page
from render.illustrator import illustrator
from render.look import look
from render.png import Colours, encode
from render.review_chart import Prospects
from words import DEFAULT, plain_text, speaker
from words.reader import Look, Reader


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    """Of a film: a GIF."""
    alt: str
    width: int
    height: int

    @property
    def drawn(self) -> bool:
        """Not for a reader who listens: they have the whole alt text instead."""
        return self.width > 0


ALT_LIMIT = 1000
"""Discord allows 1024."""


def board(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None,
    changes: Sequence[Event] = (), marked_for: str | None = None,
) -> Picture:  # fmt: skip
    """The whole table, 1600 pixels wide. `changes`: the events since the reader's last move; where everybody reads it,
    `marked_for` names the player whose last move is meant (empty: several players')."""
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
    """The whole table upright, for a phone: the area of `seat` large, or of whoever is to move."""
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
    """One player's area, with the hand if the viewer is that player."""
    artist, eyes = illustrator(game_id), look(reader, names)
    alt = artist.seat_alt(view, names, eyes.lang, seat=seat, viewer=viewer)
    if reader.in_words:
        return told(alt)
    return _picture(artist.seat(view, eyes, seat=seat, viewer=viewer, changes=changes), alt, eyes)


def focus(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, path: Sequence[str] = (),
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), imagined: bool = False,
) -> Picture:  # fmt: skip
    """What is being decided, large enough for a phone, with the choices of `narrow(moves, path)` framed.

    `imagined`: it is the position of somebody who plans ahead, and says so.
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
    """How a game ended, phone-sized. Standings at the end are no secret."""
    eyes = look(reader, names)
    alt = final_picture.alt(game_id, standings, eyes)
    return told(alt) if reader.in_words else _picture(final_picture.draw(game_id, standings, eyes), alt, eyes)


def review(prospects: Prospects, names: Sequence[str], reader: Reader) -> Picture:
    """How a finished game went, phone-sized."""
    eyes = look(reader, names)
    alt = review_chart.alt(prospects, eyes)
    return told(alt) if reader.in_words else _picture(review_chart.draw(prospects, eyes), alt, eyes)


def film(
    game_id: str, views: Iterable[Any], names: Sequence[str], reader: Reader, upright_for: int | None = None
) -> Picture:
    """The board at one moment after the other, animated. `upright_for`: for a phone, with the area of that seat large
    throughout."""
    artist, eyes = illustrator(game_id), look(reader, names)
    if upright_for is None:
        pages = (artist.board(view, eyes, seat=None, changes=()) for view in views)
    else:
        pages = (artist.portrait(view, eyes, seat=upright_for, changes=()) for view in views)
    frames = [films.frame(page.image) for page in pages]
    alt = eyes.say("render-film-alt", game=plain_text.title(game_id, eyes.say), frames=len(frames))
    return Picture(films.encode(frames), shorten(alt, eyes.lang), *frames[0].size)


def text_board(
    game_id: str, view: Any, names: Sequence[str], lang: str, *, seat: int | None = None, stopped: bool = False,
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
) -> str:  # fmt: skip
    """The position in words, with the secrets of the seat that the view belongs to: all of it, or the area of a
    `player` alone. `moves`: what the seat can do now; `changes`: the events since its last move."""
    return illustrator(game_id).text(
        view, names, lang, seat=seat, stopped=stopped, moves=moves, changes=changes, player=player
    )


def told(alt: str) -> Picture:
    """What a picture shows, for a reader who listens."""
    return Picture(b"", " ".join(alt.split()), 0, 0)


def board_alt(game_id: str, view: Any, names: Sequence[str], eyes: Look, seat: int | None = None) -> str:
    """The whole table in a few sentences, the area of `seat` first."""
    return illustrator(game_id).board_alt(view, names, eyes.lang, stopped=eyes.stopped, seat=seat)


def _picture(page: Page, alt: str, eyes: Look, colours: Colours | None = None) -> Picture:
    return Picture(encode(page.image, colours), shorten(alt, eyes.lang), *page.size)


def shorten(alt: str, lang: str = DEFAULT, limit: int = ALT_LIMIT) -> str:
    """Cut at the last sentence or part of one that fits, with where the rest is told."""
    alt = " ".join(alt.split())
    if len(alt) <= limit:
        return alt
    rest = speaker(lang)("render-alt-rest")
    head = alt[: limit - len(rest) - 2]
    end = max(head.rfind(sign) for sign in (". ", "; ", ", "))
    return f"{head[: end if end > limit // 2 else len(head)]}. {rest}"
