"""Close-up of a card: its face, cost and worth, and its effect in words."""

import re
from functools import lru_cache

from games.tournay.cards import CARDS, Card
from games.tournay.pictures import faces, pieces
from games.tournay.pictures.icons import icon, tinted
from games.tournay.pictures.tints import EDGES
from games.tournay.words.telling import line, told
from games.tournay.words.terms import ROMAN, card_name, effect, phrase
from render import sprites
from render.canvas import Frame, Page, Style
from render.closeup import BAND, EDGE, TEXT, WIDTH, About, draw_heading
from render.furniture import Column
from render.palette import INK, PAPER, SOFT_INK, mix
from render.text import wrap
from words import Speaker, rulebook, speaker
from words.reader import Look

FACE = (372, 330)


THINGS = tuple(CARDS)

KINDS = {
    "building": ("TOU-8.1",),
    "character": ("TOU-2.3",),
    "prestigious_building": ("TOU-19.3", "TOU-19.5"),
}
SECTIONS = {False: ("TOU-15", "TOU-16", "TOU-19"), True: ("TOU-22",)}
"""Sections of the rules with a clause per card: base game (False) and expansion (True)."""


def about(card_id: str, lang: str) -> About:
    found = CARDS[card_id]
    kind = line(found, lang, speaker(lang))
    return About(card_name(lang, card_id), kind, effect(lang, card_id), (*own_clauses(card_id), *KINDS[found.kind]))


@lru_cache(maxsize=128)
def own_clauses(card_id: str) -> tuple[str, ...]:
    """Clauses that name the card before their colon. Read from the English rules, which use the table's names."""
    card = CARDS[card_id]
    name, _, which = card_name("en", card_id).partition(" (")
    name, level = name.removesuffix(f" {ROMAN[card.level]}"), ROMAN[card.level]
    which = "" if card.expansion else which.partition(" ")[0].rstrip(")")
    found = []
    for section in rulebook.sections("tournay", "en"):
        for clause, text in section.clauses if section.id in SECTIONS[card.expansion] else ():
            head = text.partition(":")[0]
            named = re.search(rf"\b{re.escape(name)}\b(?: (I+)\b)?(?: \((\w+))?", head)
            if named is None or not text[len(head) :]:
                continue
            fits = named[1] in (None, level) or f"{name} {level}:" in text or f"/ {level}" in head
            said = named[2] if named[2] in ("draw", "take", "white", "any") else ""
            if fits and (not which or not said or said == which):
                found.append(clause)
    return tuple(found)


def draw(card_id: str, eyes: Look) -> Page:
    lang, column = eyes.lang, Column(WIDTH, EDGE)
    column.add(BAND, lambda f: draw_heading(f, about(card_id, lang)))
    column.add(FACE[1], lambda f: _face(f, column.inner, CARDS[card_id], lang))
    words = effect(lang, card_id)
    high = 64 + 40 * len(wrap(words, "text", 34, column.inner - 56, 12))
    column.add(high, lambda f: _effect(f, column.inner, high, words))
    return column.page()


def _face(f: Frame, width: float, about: Card, lang: str) -> None:
    f.put(faces.face(lang, about.id, *FACE, 42), 0, 0)
    left = FACE[0] + 32
    room = width - left
    _title(f, left, 0, room, phrase(lang, "tournay-render-cost"))
    x = left + 44
    if about.deniers:
        pieces.draw_coin(f, x, 84, about.deniers, 84)
        x += 100
    if about.also == "citizen":
        f.put(pieces.citizen(about.colour, 88), x, 84)
    elif about.also == "card":
        f.put(tinted("card", ("yellow", "white", "red"), 88), x, 84)
    if about.scoring:
        _title(f, left, 146, room, phrase(lang, "tournay-render-owner-other"))
        values = f"{about.scoring.owner} | {about.scoring.other}"
        f.text((left, 184, room, 70), values, Style(56, face="heavy", align="left"))
    else:
        _title(f, left, 146, room, phrase(lang, "tournay-render-prestige"))
        f.put(icon("medal", 78), left + 44, 222)
        f.text((left, 183, 88, 78), str(about.prestige), Style(44, face="heavy"))
    note = (
        phrase(lang, "tournay-render-expansion")
        if about.expansion
        else speaker(lang)("tournay-render-copies", copies=about.copies)
    )
    f.text((left, 284, room, 44), note, Style(TEXT, face="note", colour=SOFT_INK, align="left", least=28))


def _title(f: Frame, x: float, y: float, width: float, text: str) -> None:
    f.text((x, y, width, 40), text, Style(TEXT, face="title", colour=SOFT_INK, align="left", least=28))


def _effect(f: Frame, width: float, high: float, words: str) -> None:
    f.put(sprites.panel(f.px(width), f.px(high), PAPER, mix(EDGES["grey"], INK, 0.3), 1.8, 12, None), 0, 0)
    f.text(
        (28, 8, width - 56, high - 16), words, Style(34, face="text", align="left", lines=12, least=28, leading=1.18)
    )


def alt(card_id: str, lang: str, say: Speaker) -> str:
    return told(card_id, lang, say)
