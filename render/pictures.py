"""Public interface: turn a view of a game into a picture with its alt text, or into a text board.

All functions are pure. A view is the result of `game.view(state, seat)`; never pass a full state.
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
from words import plain_text
from words.reader import Look, Reader


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    """PNG; of a film, GIF."""
    alt: str
    width: int
    height: int


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
    page = artist.board(view, eyes, seat=seat, changes=changes)
    return _picture(page, board_alt(game_id, view, names, eyes), few_colours.colours(game_id, eyes.palette))


def portrait(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None,
    changes: Sequence[Event] = (), marked_for: str | None = None,
) -> Picture:  # fmt: skip
    """The whole table, portrait format: with the area of `seat`, or of the player to move, large."""
    artist, eyes = illustrator(game_id), look(reader, names, marked_for)
    page = artist.portrait(view, eyes, seat=seat, changes=changes)
    return _picture(page, board_alt(game_id, view, names, eyes), few_colours.colours(game_id, eyes.palette))


def seat(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, viewer: int | None = None,
    changes: Sequence[Event] = (),
) -> Picture:  # fmt: skip
    """One player's area; with the hand if the viewer is that player."""
    artist, eyes = illustrator(game_id), look(reader, names)
    page = artist.seat(view, eyes, seat=seat, viewer=viewer, changes=changes)
    return _picture(page, artist.seat_alt(view, names, eyes.lang, seat=seat, viewer=viewer))


def focus(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int, path: Sequence[str] = (),
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), imagined: bool = False,
) -> Picture:  # fmt: skip
    """The current decision, phone-sized, with the choices of `narrow(moves, path)` framed.

    `imagined`: label it as a planned position.
    """
    artist, eyes = illustrator(game_id), look(reader, names)
    page = artist.focus(view, eyes, seat=seat, path=path, moves=moves, changes=changes)
    alt = artist.focus_alt(view, names, eyes.lang, seat=seat, path=path, moves=moves)
    if not moves and not GAMES[game_id].over(view):
        alt = f"{eyes.say('render-drafted')}. {alt}"
    if imagined:
        return _picture(imagining.marked(page, eyes), imagining.alt(alt, eyes.lang))
    return _picture(page, alt)


def final(game_id: str, standings: Standings, names: Sequence[str], reader: Reader) -> Picture:
    """Final result, phone-sized. Standings at the end are public."""
    eyes = look(reader, names)
    return _picture(final_picture.draw(game_id, standings, eyes), final_picture.alt(game_id, standings, eyes))


def review(prospects: Prospects, names: Sequence[str], reader: Reader) -> Picture:
    """Review of a finished game, phone-sized."""
    eyes = look(reader, names)
    return _picture(review_chart.draw(prospects, eyes), review_chart.alt(prospects, eyes))


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
    return Picture(films.encode(frames), shorten(alt), *frames[0].size)


def text_board(
    game_id: str, view: Any, names: Sequence[str], lang: str, *, seat: int | None = None, stopped: bool = False
) -> str:
    """The complete position in plain text, with the secrets of the seat that the view was made for."""
    return illustrator(game_id).text(view, names, lang, seat=seat, stopped=stopped)


def board_alt(game_id: str, view: Any, names: Sequence[str], eyes: Look) -> str:
    """The whole table in a few sentences."""
    return illustrator(game_id).board_alt(view, names, eyes.lang, stopped=eyes.stopped)


def _picture(page: Page, alt: str, colours: Colours | None = None) -> Picture:
    return Picture(encode(page.image, colours), shorten(alt), *page.size)


def shorten(alt: str, limit: int = ALT_LIMIT) -> str:
    """Cut an alt text after the last sentence that fits."""
    alt = " ".join(alt.split())
    if len(alt) <= limit:
        return alt
    head = alt[: limit - 1]
    end = max(head.rfind(". "), head.rfind("; "))
    return f"{head[: end + 1]}…" if end > limit // 2 else f"{head}…"
