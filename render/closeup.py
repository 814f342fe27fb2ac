"""Close-ups: a large picture of a card, tile or building with its effect in words and the clauses of the rules.

Each game defines its close-ups in `games/<game>/pictures/closeup.py`:

    THINGS                          the ids, in the order of the list
    about(thing, lang) -> About     name, kind, text and clauses
    face(f, thing, lang, width)     draws it into the upper part of the picture, FACE high

or, to draw the whole picture itself, `draw(thing, look)` and `alt(thing, lang, say)`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import part
from render import sprites
from render.canvas import Frame, Page, Style
from render.furniture import Column, draw_band
from render.palette import CREAM, FAINT_INK, INK, PAPER, mix
from render.pictures import Picture, shorten, told
from render.png import encode
from render.text import look, wrap
from words import LANGUAGES
from words.reader import Look, Reader
from words.spoken import spoken

WIDTH, EDGE = 800, 20
INNER = WIDTH - 2 * EDGE
BAND, FACE = 112, 320
TEXT, SAYING = 30, 34
LINES = 10


@dataclass(frozen=True, slots=True)
class About:
    name: str
    kind: str
    """Such as a building tile or an action card."""
    effect: str
    clauses: tuple[str, ...]
    """Clauses of the rules that describe it."""


def things(game_id: str) -> Sequence[str]:
    """Ids of everything with a close-up; empty for a game without close-ups."""
    return getattr(_module(game_id), "THINGS", ())


def about(game_id: str, thing: str, lang: str) -> About:
    found: About = _module(game_id).about(thing, lang)
    return found


def names(game_id: str, thing: str) -> list[str]:
    """Names in all languages: a player's copy of the game may be in another language than their own."""
    return list(dict.fromkeys(about(game_id, thing, lang).name for lang in LANGUAGES))


def picture(game_id: str, thing: str, reader: Reader) -> Picture:
    eyes = look(reader, ())
    if reader.in_words:
        return told(_alt(game_id, thing, eyes))
    page = draw(game_id, thing, eyes)
    return Picture(encode(page.image), shorten(_alt(game_id, thing, eyes), eyes.lang), *page.size)


def draw(game_id: str, thing: str, eyes: Look) -> Page:
    module = _module(game_id)
    if hasattr(module, "draw"):  # the game draws this close-up itself
        page: Page = module.draw(thing, eyes)
        return page
    told = about(game_id, thing, eyes.lang)
    column = Column(WIDTH, EDGE)
    column.add(BAND, lambda f: draw_heading(f, told))
    column.add(FACE, lambda f: module.face(f, thing, eyes.lang, INNER))
    rows = len(wrap(told.effect, "text", SAYING, INNER - 56, LINES))
    column.add(36 + 42 * rows, lambda f: _draw_effect(f, 36 + 42 * rows, told.effect))
    return column.page()


def _alt(game_id: str, thing: str, eyes: Look) -> str:
    module, seen = _module(game_id), about(game_id, thing, eyes.lang)
    said = f"{seen.name} · {seen.kind}. {seen.effect}"
    return spoken(module.alt(thing, eyes.lang, eyes.say) if hasattr(module, "alt") else said, game_id, eyes.lang)


def _module(game_id: str) -> Any:
    return part(game_id, "pictures.closeup")


def draw_heading(f: Frame, told: About) -> None:
    draw_band(f, INNER, BAND)
    name = Style(44, face="title", colour=CREAM, align="left", least=TEXT)
    f.text((32, 10, INNER - 64, 54), told.name, name)
    kind = Style(TEXT, face="text", colour=FAINT_INK, align="left", least=28)
    f.text((32, 62, INNER - 64, 38), told.kind, kind)


def _draw_effect(f: Frame, high: float, effect: str) -> None:
    f.put(sprites.panel(f.px(INNER), f.px(high), PAPER, mix(FAINT_INK, INK, 0.3), 1.8, 12, None), 0, 0)
    style = Style(SAYING, face="text", align="left", lines=LINES, least=28, leading=1.18)
    f.text((28, 8, INNER - 56, high - 16), effect, style)
