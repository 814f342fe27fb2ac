"""The faces and backs of activity cards."""

from math import cos, pi, sin

from games.tournay.cards import CARDS, Card
from games.tournay.pictures import pieces, silhouettes
from games.tournay.pictures.icons import CROSS, icon, tinted
from games.tournay.pictures.signs import draw_signs, rebus
from games.tournay.pictures.tints import EDGES, GROUNDS, TINTS, letters_on
from games.tournay.state import Site
from games.tournay.words.terms import EMBLEMS, ROMAN, face_name
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed, washed
from render.fonts import Face
from render.palette import CREAM, INK, PAPER, Colour, mix
from render.sprite_cache import kept
from render.text import fits, width_of
from words.reader import SOFT_HYPHEN, unhyphened

LEAF: Colour = (106, 142, 78)


@kept
def face(
    lang: str, card: str, width: int, height: int, text: int, *, cost: bool = True, tokens: int = 0, pale: bool = False
) -> Sprite:
    """A card: colour, level, cost, prestige, effect, name. `tokens`: number of tokens to leave room for on its
    right. Origin: top left."""
    about = CARDS[card]
    colour = about.colour
    tint, edge, ground = TINTS[colour], EDGES[colour], GROUNDS[colour]
    band, foot = round(text * 1.42), round(text * 2.3)
    line, radius = max(1.4, text * 0.085), text * 0.5
    pen = Pen(width, height)
    pen.box(0, 0, width, height, tint, edge, line, radius)
    pen.box(line, band, width - 2 * line, height - band - foot, ground)
    pen.box(line, height - foot, width - 2 * line, foot - line, CREAM, None, radius=radius * 0.8)
    pen.box(line, height - foot, width - 2 * line, foot / 2, CREAM)
    pen.line([(line, band), (width - line, band)], edge, line * 0.7, round_ends=False)
    pen.line(
        [(line, height - foot), (width - line, height - foot)], mix(edge, CREAM, 0.45), line * 0.6, round_ends=False
    )
    pen.box(0, 0, width, height, None, edge, line, radius)
    page = Page(pen.done())
    f = page.frame()
    shade = silhouettes.silhouette(silhouettes.of(about), round((height - band - foot) * 0.96), mix(ground, edge, 0.13))
    f.put(shade, (width - shade.image.width * 0.5 - text * 0.5), height - foot)
    _band(f, card, width, band, text, cost)
    _name(f, face_name(lang, card), width, height, foot, text, mix(edge, INK, 0.6))
    middle = height - band - foot
    room = width - 2 * text * 0.35 - (tokens and token_room(width, middle, tokens))
    draw_signs(f, (text * 0.35, band + 2, room, middle - 4), rebus(card), min(middle * 0.8, width * 0.33), text)
    sprite = page.sprite()
    if pale:
        return washed(sprite, PAPER, 0.45).known_as(f"card {card}")
    return shadowed(sprite, max(1.5, text * 0.12), max(1, round(text * 0.1)), 0.36).known_as(f"card {card}")


STRIP = 2.1
"""Width of a plate's coloured strip in multiples of its font size: leaves room for a label below the icon."""


NARROW = 190
"""Up to this width a plate has a slimmer strip."""


@kept
def plate(lang: str, card: str, width: int, height: int, text: int) -> Sprite:
    """A compact card: its colour, icon and name. Origin: top left."""
    colour = CARDS[card].colour
    narrow = width < NARROW
    edge, strip, line = EDGES[colour], round(text * (1.75 if narrow else STRIP)), max(1.4, text * 0.085)
    pen = Pen(width, height)
    pen.box(0, 0, width, height, TINTS[colour], edge, line, text * 0.4)
    pen.box(strip, line, width - strip - line, height - 2 * line, CREAM, None, radius=text * 0.3)
    page = Page(pen.done())
    f = page.frame()
    f.put(icon(EMBLEMS[colour], round(text * 1.1)), strip / 2, text * 0.85)
    side = 3 if narrow else 5
    room = width - strip - 2 * side
    name = broken(face_name(lang, card), "bold", text, room)
    lines = 2 if fits(name, "bold", text, room, 2) else 3
    style = Style(text, colour=mix(edge, INK, 0.6), lines=lines, leading=0.98 if lines == 2 else 0.92)
    f.text((strip + side, 0, room, height), name, style)
    return shadowed(page.sprite(), 2.4, 2, 0.36).known_as(f"card {card}")


def draw_tokens(f: Frame, site: Site, width: float, height: float) -> None:
    """The damage or citizens of a plate, in its lower right corner."""
    size = height * 0.42
    if site.damaged:
        f.put(icon("damage", f.px(size)), width - size * 0.6, height - size * 0.5)
    for number, token in enumerate(site.tokens):
        f.put(pieces.citizen(token, f.px(size)), width - size * (0.5 + number * 0.5), height - size * 0.5)


def _band(f: Frame, card: str, width: float, band: float, text: float, cost: bool) -> None:
    """Icon and level on the left, then the cost; prestige on the right."""
    about = CARDS[card]
    ink = letters_on(about.colour)
    f.put(icon(EMBLEMS[about.colour], f.px(text * 0.98)), text * 0.82, band / 2)
    x = text * 1.4
    x += f.text((x, 0, text * 2, band), ROMAN[about.level], Style(text, face="heavy", colour=ink, align="left"))
    if has_cross(about):
        f.put(_arrows(ink, f.px(text * 0.9)), x + text * 0.62, band / 2)
        x += text * 1.1
    if cost:
        x += text * 0.92
        if about.deniers:
            size = text * 1.38
            f.put(icon("coin", f.px(size)), x, band / 2)
            f.text((x - size, 0, 2 * size, band), str(about.deniers), Style(text, face="heavy"))
            x += text * 1.2
        if about.also == "citizen":
            f.put(tinted("citizen", (about.colour,), f.px(text * 1.25)), x, band / 2)
        elif about.also == "card":
            f.put(tinted("card", ("yellow", "white", "red"), f.px(text * 1.25)), x, band / 2)
    if about.prestige:
        size = text * 1.28
        right = width - text * 0.84
        f.put(icon("medal", f.px(size)), right, band / 2)
        f.text((right - size, 0, 2 * size, band), str(about.prestige), Style(text, face="heavy"))


def has_cross(card: Card) -> bool:
    """Whether a card works with the cards in its row and column."""
    return card.character is not None and card.character.on not in ("gather", "earn")


@kept
def _arrows(ink: Colour, size: int) -> Sprite:
    pen = Pen(100, 100, size / 100)
    pen.path(CROSS, ink)
    return pen.sprite(50, 50)


def _name(f: Frame, name: str, width: float, height: float, foot: float, text: float, ink: Colour) -> None:
    style = Style(text, face="bold", colour=ink, lines=2, leading=0.98)
    room = width - text * 0.44
    shown = broken(name, "bold", f.px(text), room * f.k)
    f.text((text * 0.22, height - foot, room, foot - text * 0.08), shown, style)


def broken(name: str, face: Face, size: int, room: float) -> str:
    """A name over two lines: soft hyphens are used only if needed; a double name too long for a line is split at its
    own hyphen."""
    whole = unhyphened(name)
    if fits(whole, face, size, room, 2):
        return whole
    words = name.split(" ")
    return " ".join(
        word.replace("-", SOFT_HYPHEN) if width_of(unhyphened(word), face, size) > room else word for word in words
    )


def token_room(width: float, middle: float, tokens: int) -> float:
    size = token_size(width, middle)
    return size * (0.86 if tokens == 1 else 1.16)


def token_size(width: float, middle: float) -> float:
    return min(middle * 0.86, width * 0.42)


# ---------------------------------------------------------------- backs


@kept
def back(deck: str, width: int, height: int) -> Sprite:
    """The back of a deck's cards: its colour, icon and level. Origin: top left."""
    colour, _, level = deck.partition("_")
    tint, edge = TINTS[colour], EDGES[colour]
    pen = Pen(width, height)
    line = max(1.2, width * 0.025)
    pen.box(0, 0, width, height, tint, edge, line, width * 0.1)
    gap = width * 0.09
    pen.box(
        gap,
        gap,
        width - 2 * gap,
        height - 2 * gap,
        mix(tint, edge, 0.16),
        mix(edge, tint, 0.3),
        line * 0.8,
        width * 0.06,
    )
    page = Page(pen.done())
    f = page.frame()
    f.put(icon(EMBLEMS[colour], round(min(width * 0.56, height * 0.32))), width / 2, height * 0.3)
    f.text(
        (0, height * 0.52, width, height * 0.36),
        ROMAN[int(level)],
        Style(min(width * 0.52, height * 0.32), face="heavy", colour=letters_on(colour)),
    )
    return shadowed(page.sprite(), max(1.2, width * 0.03), max(1, round(width * 0.03)), 0.36)


@kept
def tiny_back(deck: str, width: int, height: int) -> Sprite:
    """The back of a card in a hand: its colour and level. Origin: top left."""
    colour, _, level = deck.partition("_")
    pen = Pen(width, height)
    pen.box(0, 0, width, height, TINTS[colour], EDGES[colour], max(1.2, width * 0.06), width * 0.14)
    page = Page(pen.done())
    f = page.frame()
    f.put(icon(EMBLEMS[colour], round(width * 0.5)), width / 2, height * 0.26)
    f.text((0, height * 0.4, width, height * 0.58), ROMAN[int(level)],
           Style(height * 0.46, face="heavy", colour=letters_on(colour)))  # fmt: skip
    return shadowed(page.sprite(), 1.5, 1, 0.35)


# ---------------------------------------------------------------- sites


def draw_site(f: Frame, lang: str, site: Site, width: float, height: float, text: float) -> None:
    """The visible card with its tokens; the edges of covered cards show above it."""
    w, h, t = f.px(width), f.px(height), f.px(text)
    tokens = len(site.tokens) or int(site.damaged)
    f.put(face(lang, site.cards[-1], w, h, t, cost=False, tokens=tokens, pale=site.damaged), 0, 0)
    band, foot = text * 1.42, text * 2.3
    middle = height - band - foot
    size = token_size(width, middle)
    y = band + middle / 2
    x = width - text * 0.3 - size * 0.42
    if site.damaged:
        f.put(icon("damage", f.px(size)), x - size * 0.04, y)
    for number, token in enumerate(reversed(site.tokens)):
        f.put(pieces.citizen(token, f.px(size)), x - number * size * 0.36, y)


def draw_worth(f: Frame, points: int, width: float, text: float) -> None:
    """Present points of a prestigious building for its owner, in a laurel at the end of its band."""
    size = text * 1.5
    x, y = width - size * 0.62, text * 0.71
    f.put(_laurel(f.px(size * 1.16)), x, y)
    f.text((x - size, y - size / 2, 2 * size, size), str(points), Style(text, face="heavy"))


@kept
def _laurel(size: int) -> Sprite:
    """A wreath with room for a number. Origin: its middle."""
    pen = Pen(120, 100, size / 100)
    pen.oval(60, 50, 42, 42, CREAM, mix(LEAF, INK, 0.35), 4)
    for turn in range(5):
        angle = pi * (0.62 + turn * 0.19)
        for side in (-1, 1):
            x, y = 60 - side * cos(angle) * -46, 50 + sin(angle) * 44 * -1
            pen.oval(x, y, 10, 7, LEAF, mix(LEAF, INK, 0.5), 2.4)
    return pen.sprite(60, 50)


def draw_under(f: Frame, site: Site, width: float, height: float, most: float) -> None:
    """The upper edges of covered cards, behind the visible one, growing upwards."""
    below = site.cards[:-1]
    if not below:
        return
    step = min(most / len(below), most * 0.6)
    for number, card in enumerate(below):
        up = step * (len(below) - number)
        f.put(edge(CARDS[card].colour, f.px(width * 0.92), f.px(height * 0.4)), width * 0.04, -up)


@kept
def edge(colour: str, width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(TINTS[colour], INK, 0.08), EDGES[colour], 1.6, 6)
    return shadowed(pen.sprite(), 1.5, 1, 0.3)
