"""Answers to a question about Genoa as shown on a picture: their names and icons."""

from dataclasses import dataclass
from typing import Any

from engine import Question
from engine.moves import JOIN, NOTHING
from games.genoa import GENOA
from games.genoa.data import BUILDINGS, COMMODITIES, DECK_OF, DECKS, FRONTAGE, MARKER, TILES, VILLAS
from games.genoa.pictures import city
from games.genoa.pictures.icons import SIGNS
from games.genoa.pictures.sights import Sights
from games.genoa.words import lines
from games.genoa.words.bundles import join
from games.genoa.words.lines import Chip
from games.genoa.words.terms import GAME, name_of, phrase, place, short, sign, term
from words.wording import capital

DEAL_FIELDS = ("give", "proceeds", "take")


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: its icon or goods, and its name."""

    word: str
    title: str = ""
    sign: str = ""
    card: str = ""
    chips: tuple[Chip, ...] = ()
    seat: int | None = None
    note: str = ""


def agreed(scene: Sights, question: Question) -> list[str]:
    """The lines of the deal already chosen."""
    found = []
    for name, word in zip(scene.left[0].__match_args__, question.path[1:], strict=False):
        if name in DEAL_FIELDS and word != NOTHING:
            found.append(lines_of(scene, name, word))
    return found


def lines_of(scene: Sights, name: str, word: str) -> str:
    say = scene.look.say
    words = join(say, word.split(JOIN))
    if name == "give":
        return words
    return say("genoa-bundle-proceeds" if name == "proceeds" else "genoa-bundle-back", what=words)


def deal(scene: Sights, move: Any) -> Option:
    found: list[Chip] = [*lines.chips(move.give, move.space)]
    parts = [lines_of(scene, "give", JOIN.join(move.give))] if move.give else []
    for name in ("proceeds", "take"):
        words = getattr(move, name)
        if words:
            between = "genoa-render-then" if name == "proceeds" else "genoa-render-in-return"
            found += [Chip("", phrase(scene.lang, between)), *lines.chips(words, move.space)]
            parts.append(lines_of(scene, name, JOIN.join(words)))
    word = scene.words[0]
    return Option(word, place(scene.lang, move.space), sign(move.space), chips=tuple(found), note="; ".join(parts))


def answer(scene: Sights, word: str) -> Option:
    question = scene.question
    assert question is not None
    field, kind = question.field, str(question.kind)
    if field in DEAL_FIELDS:
        if word == NOTHING:
            none = {"give": "now", "proceeds": "later", "take": "back"}[field]
            return Option(word, capital(phrase(scene.lang, f"genoa-bundle-nothing-{none}")), "reject")
        space = str(scene.left[0].space)
        found = lines.chips(word.split(JOIN), space)
        note = "" if all(chip.good == "ducat" for chip in found) else lines_of(scene, field, word)
        return Option(word, chips=tuple(found), note=note)
    if field == "to":
        to = None if word == NOTHING else int(word)
        title = capital(phrase(scene.lang, "genoa-bundle-everybody")) if to is None else scene.look.names[to]
        return Option(word, title, "call" if to is None else "", seat=to)
    if field in ("scope", "lifetime"):
        return Option(word, name_of(scene.lang, field, word), "end" if field == "lifetime" else "walk")
    if field in ("one", "other"):
        building = FRONTAGE[str(scene.left[0].street)][0 if field == "one" else 1]
        return Option(word, treatment(scene, building, word), "reject" if word == "leave" else "acquire")
    if field in ("spaces", "buildings"):
        joint = " → " if kind == "queue" else ", "
        names = joint.join(place(scene.lang, space) for space in word.split(JOIN))
        return Option(word, names, SIGNS[kind])
    if field == "what":
        return Option(word, name_of(scene.lang, "what", word), "settings")
    if field == "value":
        return Option(word, phrase(scene.lang, f"genoa-choice-set-{question.path[1]}-{word}"), "settings")
    return _thing(scene, word, kind)


def _thing(scene: Sights, word: str, kind: str) -> Option:
    """A good, a card, a building, or nothing."""
    if word in DECK_OF:
        return Option(word, card=word)
    if word == NOTHING:
        building = _acting(scene)
        effect = "genoa-choice-draw-contract" if building in VILLAS else f"genoa-does-{building}"
        return Option(word, capital(phrase(scene.lang, effect)), chips=tuple(Chip(thing) for thing in _yield(building)))
    if word == MARKER:
        return Option(word, name_of(scene.lang, "name", MARKER), MARKER)
    if word in BUILDINGS:
        return Option(word, short(scene.lang, word), word)
    if word in COMMODITIES or word in TILES or word in DECKS:
        group = "commodity" if word in COMMODITIES else "tile" if word in TILES else "deck"
        return Option(word, name_of(scene.lang, group, word), word)
    return Option(word, kind_name(scene, kind), SIGNS[kind])


def _acting(scene: Sights) -> str:
    """The building that yields the effect."""
    move = scene.left[0]
    top = GENOA.top(scene.view)
    return str(getattr(move, "building", "") or getattr(top, "building", "") or scene.view.path[-1])


def _yield(building: str) -> list[str]:
    found = city.gives(building)
    return list(found[: found.index(city.OR)] if city.OR in found else found)


def kind_name(scene: Sights, kind: str) -> str:
    return phrase(scene.lang, f"{GAME}-move-{kind}")


def treatment(scene: Sights, building: str, how: str) -> str:
    what = term(scene.lang, "one", how)
    return scene.look.say("genoa-choice-at", building=place(scene.lang, building), what=what)
