"""How much a player who listens hears before the first choice of a panel, in letters.

    python -m bench.by_ear [GAME] [--trace]

Positions of whole games, with all that happened since the reader's last move, in both languages. Beside it the letters
of the same panel for those who look: its texts and the alt text of its picture.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from discord import ui

from bench.measure import Measure
from bench.targets import HEARD
from cogs.play import panel
from cogs.play.panel_in_words import BEFORE
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from engine import GAMES
from render.pictures import illustrator, shorten
from tables import Entry, Person
from tables.core import seat_session
from tests.cogs.twins import NoPictures, at_once, table_of
from tests.render.kit import GALLERIES
from tests.render.moments import Moment
from words import LANGUAGES

EVERY = 17
"""Positions from one that is measured to the next."""


@dataclass(frozen=True, slots=True)
class Heard:
    game: str
    lang: str
    in_words: int
    looked_at: int
    card: Card


def before_the_first_choice(card: Card) -> str:
    """The texts above the first button or menu."""
    texts: list[str] = []
    for block in card.blocks:
        if isinstance(block, ui.ActionRow):
            break
        if isinstance(block, ui.TextDisplay):
            texts.append(block.content)
    return "\n".join(texts)


def shown(moment: Moment, lang: str, path: tuple[str, ...] = (), *, in_words: bool, page: int = 0) -> Card:
    """The panel of whoever is asked there."""
    session = seat_session.open_session(table_of(moment.game, moment.state), moment.seat)
    me = Who(Person(0, in_words=in_words), "Anna", lang)
    news = [Entry(1, 1, moment.other, 0.0, moment.seen)] if moment.events else []
    return at_once(panel.card(NoPictures(), me, session, path, page=page, news=news))


def heard(game_id: str, every: int = EVERY) -> Iterator[Heard]:
    gallery = GALLERIES[game_id]
    for players, _ in gallery.TABLES:
        for number, moment in enumerate(gallery.game(players)[1::every]):
            if not moment.moves:
                continue
            lang = LANGUAGES[number % len(LANGUAGES)]
            card = shown(moment, lang, in_words=True)
            alt = illustrator(game_id).focus_alt(
                moment.view, moment.names, lang, seat=moment.seat, path=(), moves=moment.moves
            )
            looked_at = len(before_the_first_choice(shown(moment, lang, in_words=False))) + len(shorten(alt, lang))
            yield Heard(game_id, lang, len(before_the_first_choice(card)), looked_at, card)


def measures() -> list[Measure]:
    found = []
    for game_id in GAMES:
        each = list(heard(game_id))
        words, looked = [one.in_words for one in each], [one.looked_at for one in each]
        found += [
            Measure(f"{game_id}: letters before the first choice, median", median(words), "letters",
                    "with pictures", median(looked)),
            Measure(f"{game_id}: letters before the first choice, most", max(words), "letters",
                    "allowed", BEFORE, HEARD),
        ]  # fmt: skip
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.by_ear", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="only this game; all games if left out")
    parser.add_argument("--trace", action="store_true", help="tell the longest panel of each game")
    asked = parser.parse_args()
    for game_id in [asked.game] if asked.game else GAMES:
        each = list(heard(game_id))
        words, looked = [one.in_words for one in each], [one.looked_at for one in each]
        print(
            f"{game_id}: {len(each)} panels, before the first choice {median(words):.0f} letters (most {max(words)}); "
            f"with pictures {median(looked):.0f} (most {max(looked)})"
        )
        if asked.trace:
            print(before_the_first_choice(max(each, key=lambda one: one.in_words).card))


if __name__ == "__main__":
    main()
