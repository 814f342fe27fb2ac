"""Effects of cards as a few icons, derived from the vocabulary of the cards, never from their names."""

from functools import lru_cache
from typing import NamedTuple

from games.tournay.cards import CARDS, Ability, Character, Scoring
from games.tournay.data import COLOURS
from games.tournay.pictures.icons import icon, tinted
from games.tournay.pictures.tints import EDGES, TINTS, letters_on
from games.tournay.words.terms import ROMAN
from render.canvas import Frame, Pen, Sprite, Style, shadowed
from render.palette import CREAM, GOLD, INK, SOFT_INK, mix
from render.sprite_cache import kept
from render.text import width_of


class Sign(NamedTuple):
    icon: str
    """`coin`, `text` and `deck` carry a text; `building`, `citizen` … have colours; any other is an icon."""
    colours: tuple[str, ...] = ()
    text: str = ""
    badge: str = ""
    """A small icon in the corner."""


Rebus = tuple[Sign, ...]
TO, PER, SWORDS = Sign("to"), Sign("per"), Sign("swords")
COIN_EVENT, BARE_EVENT = Sign("event", badge="coin"), Sign("event")


@lru_cache(maxsize=128)
def rebus(card: str) -> Rebus:
    about = CARDS[card]
    if about.ability:
        return _ability(about.ability)
    if about.character:
        return _character(about.character)
    assert about.scoring is not None
    return _scoring(about.scoring)


def _coin(amount: int | str) -> Sign:
    return Sign("coin", text=str(amount))


def _ability(a: Ability) -> Rebus:
    coin = _coin(a.amount)
    match a.does:
        case "gain":
            return (_coin(f"+{a.amount}"),)
        case "gain_per_empty_space":
            return (coin, PER, Sign("empty"))
        case "gain_per_occupied_space":
            return (coin, PER, Sign("card", COLOURS))
        case "gain_per_standing":
            return (coin, PER, Sign("citizen", COLOURS))
        case "gain_per_lying":
            return (coin, PER, Sign("lying_citizen", ("white",)))
        case "gain_per_pair":
            return (coin, PER, *[Sign("citizen", (colour,)) for colour in a.colours])
        case "gain_per_chosen_colour":
            return (coin, PER, Sign("citizen", a.colours))
        case "draw":
            return (Sign("draw"), Sign("deck", a.colours, ROMAN[a.level]))
        case "take_two":
            return (Sign("text", text="2 ×"), Sign("deck", a.colours, ROMAN[a.level]))
        case "recruit":
            return (coin, TO, Sign("citizen", a.colours, badge="plus"))
        case "copy":
            return (Sign("copy"), Sign("building", a.colours, badge="citizen" if a.occupied else ""))
        case "ballista":
            return (Sign("ballista"), COIN_EVENT, Sign("text", text=f"≤ {a.amount}"))
        case "fight":
            taken = (TO, Sign("coin")) if a.take_coins else ()
            return (SWORDS, COIN_EVENT if a.coins else BARE_EVENT, *taken)
        case "abbey":
            return (Sign("text", text="2 / 3"), Sign("deck", COLOURS, ROMAN[a.level]))
        case "catapult":
            return (Sign("damage"), TO, Sign("others"))
        case "manor":
            return (coin, PER, Sign("building", COLOURS), Sign("others"))
        case "courtroom":
            return (Sign("rich"), TO, coin)
    raise ValueError(a.does)


def _character(c: Character) -> Rebus:
    reward: Rebus
    match c.gives:
        case "deniers":
            reward = (_coin(f"+{c.amount}" if c.on != "earn" else c.amount),)
        case "stand_up":
            reward = (Sign("stand_up"),)
        case "fight":
            reward = (SWORDS, Sign("coin")) if c.take_coins else (SWORDS,)
        case "second_activation":
            return (Sign("building", c.colours), Sign("text", text="2 ×"))
        case "activation":
            assert c.target is not None
            reward = (Sign("building", (c.target,), badge="citizen"),)
    return (*_trigger(c), TO, *reward)


def _trigger(c: Character) -> Rebus:
    match c.on:
        case "place":
            found = []
            if "character" in c.kinds:
                found.append(Sign("person", c.colours, badge="plus"))
            if "building" in c.kinds:
                found.insert(0, Sign("building", c.colours, badge="plus"))
            elif "prestigious_building" in c.kinds:
                found.append(Sign("tower", badge="plus"))
            return tuple(found)
        case "citizens":
            return (Sign("citizen", c.colours), Sign("text", text="2·4·6"))
        case "gather":
            return (Sign("gather"),)
        case "earn":
            return (Sign("lying_citizen", c.colours),)
        case _:
            return (Sign("building", c.colours, badge="citizen"),)


def _scoring(s: Scoring) -> Rebus:
    values = Sign("value", text=f"{s.owner}|{s.other}")
    match s.per:
        case "card_sets":
            counted: Rebus = (Sign("card", COLOURS),)
        case "citizen_sets":
            counted = (Sign("citizen", COLOURS),)
        case "citizens":
            counted = (Sign("citizen", s.colours),)
        case "cards":
            counted = (Sign("card", s.colours),)
        case "deniers":
            counted = (_coin(s.divisor),)
        case "characters":
            counted = (Sign("person", ("grey",)),)
        case "prestigious":
            counted = (Sign("tower"),)
        case "buildings":
            counted = (Sign("building", s.colours),)
        case "ramparts":
            counted = (Sign("rampart"),)
        case "flat":
            return (values,)
    return (values, PER, *counted)


# ---------------------------------------------------------------- drawing

NARROW = {"to": 0.62, "per": 0.36, "citizen": 0.8, "card": 0.8, "empty": 0.8, "event": 0.86, "deck": 0.8}
"""Width of a sign relative to its height."""
TEXT_SHARE = 0.62
"""Font size relative to a sign's height."""
GAP = 0.06


def wide(sign: Sign, size: int, least: int) -> float:
    """Width of a sign in pixels."""
    if sign.icon in ("text", "value"):
        return width_of(sign.text, "heavy", _figures(size, least)) + size * (0.16 if sign.icon == "text" else 0.44)
    return NARROW.get(sign.icon, 1.0) * size


def _figures(size: int, least: int) -> int:
    """Font size in a sign, at least `least`."""
    return max(least, round(size * TEXT_SHARE))


def _length(row: Rebus, size: int, least: int) -> float:
    return sum(wide(sign, size, least) for sign in row) + (len(row) - 1) * size * GAP


@lru_cache(maxsize=1024)
def layout(signs: Rebus, width: int, height: int, most: int, least: int, lines: int) -> tuple[tuple[Rebus, ...], int]:
    """The signs in one or two rows, as large as they fit."""
    best: tuple[tuple[Rebus, ...], int] = ((signs,), 1)
    longest = float("inf")
    for cut in range(len(signs) if lines > 1 else 1):
        rows = (signs[:cut], signs[cut:]) if cut else (signs,)
        size = min(most, int(height / len(rows) * (1 if len(rows) == 1 else 0.97)))
        while size > 1 and max(_length(row, size, least) for row in rows) > width:
            size -= 1
        long = max(_length(row, size, least) for row in rows)
        larger = size > best[1] + (2 if len(best[0]) < len(rows) else 0)
        evener = size == best[1] and len(best[0]) == len(rows) and long < longest
        if larger or evener:
            best, longest = (rows, size), long
    return best


def draw_signs(
    f: Frame, box: tuple[float, float, float, float], signs: Rebus, most: float, least: float, lines: int = 2
) -> None:
    """A card's signs centred in a box; `least`: minimum font size."""
    x, y, width, height = box
    smallest = f.px(least)
    rows, size = layout(signs, f.px(width), f.px(height), f.px(most), smallest, lines)
    step = size / f.k
    top = y + height / 2 - step * len(rows) / 2
    for number, row in enumerate(rows):
        at = x + width / 2 - _length(row, size, smallest) / f.k / 2
        for sign in row:
            span = wide(sign, size, smallest) / f.k
            draw_sign(f, at + span / 2, top + step * (number + 0.5), sign, step * 0.97, least)
            at += span + step * GAP


def draw_sign(f: Frame, cx: float, cy: float, sign: Sign, size: float, least: float) -> None:
    px = f.px(size)
    figures = max(least, size * TEXT_SHARE)
    if sign.icon == "text":
        _write(f, cx, cy, sign.text, size, figures)
    elif sign.icon == "value":
        span = width_of(sign.text, "heavy", f.px(figures)) / f.k + size * 0.36
        f.put(_shield(f.px(span), f.px(size * 0.86)), cx, cy)
        _write(f, cx, cy, sign.text, size, figures)
    elif sign.icon == "coin":
        f.put(icon("coin", px), cx, cy)
        if sign.text:
            _write(f, cx - size * 0.01, cy - size * 0.01, sign.text, size, figures)
    elif sign.icon == "deck":
        f.put(deck_sign(sign.colours, px), cx, cy)
        ink = letters_on(sign.colours[-1]) if len(sign.colours) == 1 else INK
        f.text(
            (cx - size, cy - size / 2, 2 * size, size),
            sign.text,
            Style(max(least, size * 0.55), face="heavy", colour=ink),
        )
    elif sign.colours:
        f.put(tinted(sign.icon, sign.colours, px), cx, cy)
    else:
        f.put(icon(sign.icon, px), cx, cy)
    if sign.badge:
        _badge(f, cx + size * 0.27, cy + size * 0.24, sign, size * 0.5)


def _write(f: Frame, cx: float, cy: float, text: str, size: float, figures: float) -> None:
    f.text((cx - 2 * size, cy - size / 2, 4 * size, size), text, Style(figures, face="heavy"))


def _badge(f: Frame, cx: float, cy: float, sign: Sign, size: float) -> None:
    if sign.badge == "plus":
        f.put(plus(f.px(size * 0.86)), cx, cy)
    elif sign.badge == "citizen":
        colours = sign.colours if len(sign.colours) == 1 else ("grey",)
        f.put(tinted("citizen", colours, f.px(size * 1.2)), cx, cy)
    else:
        f.put(icon(sign.badge, f.px(size)), cx, cy)


@kept
def plus(size: int) -> Sprite:
    """A plus sign. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    pen.oval(50, 50, 47, 47, (88, 132, 74), CREAM, 8)
    pen.path("M50 24 V76 M24 50 H76", None, CREAM, 14)
    return pen.sprite(50, 50)


@kept
def _shield(width: int, height: int) -> Sprite:
    """The plate behind the two values of a prestigious building. Origin: its middle."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(GOLD, CREAM, 0.72), mix(GOLD, INK, 0.25), max(1.2, height * 0.06), height * 0.24)
    return pen.sprite(width / 2, height / 2)


@kept
def deck_sign(colours: tuple[str, ...], size: int) -> Sprite:
    """The back of a deck's card with its level. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    step = 60 / len(colours)
    line = EDGES[colours[0]] if len(colours) == 1 else SOFT_INK
    for number, colour in enumerate(colours):
        pen.box(20 + number * step, 10, step, 80, TINTS[colour])
    if len(colours) > 1:
        pen.box(24, 26, 52, 48, CREAM, None, radius=10)
    pen.box(16, 6, 68, 88, None, line, 7, 10)
    return shadowed(pen.sprite(50, 50), size * 0.03, 1, 0.3)
