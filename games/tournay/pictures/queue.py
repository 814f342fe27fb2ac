"""The event queue: its cards with their coins, and the cost of fighting them."""

from games.tournay.data import COLOURS, EVENTS, RANSOM_EXTRA, REWARD
from games.tournay.pictures.faces import broken
from games.tournay.pictures.icons import COIN_RIM, icon, tinted
from games.tournay.pictures.pieces import draw_coin
from games.tournay.pictures.quarter import well
from games.tournay.pictures.signs import TO, Rebus, Sign, draw_signs
from games.tournay.state import State
from games.tournay.words.highlights import Highlights
from games.tournay.words.terms import phrase
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.palette import CREAM, FAINT_INK, INK, MARK, SOFT_INK, Colour, mix
from render.sprite_cache import kept

STORM: Colour = (74, 84, 104)
FEAST: Colour = (96, 130, 90)


def event_signs(event: str) -> Rebus:
    """Effect of an event, once for each coin."""
    about = EVENTS[event]
    colours = (about.target,) if about.target else COLOURS
    match about.group:
        case "lose_citizen_colour" | "lose_citizen_any":
            return (Sign("citizen", colours), TO, Sign("lying_citizen", colours if len(colours) == 1 else ("grey",)))
        case "damage_colour" | "damage_any":
            return (Sign("damage"), TO, Sign("card", colours))
        case "majority_reward":
            return (Sign("building", colours), Sign("citizen", colours), TO, Sign("coin", text=f"+{REWARD}"))
        case _:
            return (Sign("coin", text="−1"),)


def draw_event(f: Frame, lang: str, event: str, coins: int | None, size: tuple[float, float], text: float) -> None:
    """An event card of the queue; with None for coins, a rampart in hand."""
    width, height = size
    if height <= SMALL and coins is not None:
        _draw_small(f, lang, event, coins, size, text)
        return
    f.put(_face(lang, event, f.px(width), f.px(height), f.px(text)), 0, 0)
    if coins is None:
        return
    about = EVENTS[event]
    circle = text * CIRCLE
    y = height - text * FOOT - circle * 0.72
    left = width / 2 - (about.circles - 1) * circle * 0.58
    for number in range(about.circles):
        x = left + number * circle * 1.16
        if number < coins:
            f.put(icon("coin", f.px(circle)), x, y)
        else:
            f.put(_circle(f.px(circle)), x, y)
    _fight(f, event, coins, width, height, text)


CIRCLE, FOOT = 1.45, 2.3
"""Size of a coin's circle, and height of the fighting cost below them, in multiples of the font size."""
SMALL = 130
"""Up to this height an event shows only its name, coins and fighting cost."""


def _draw_small(f: Frame, lang: str, event: str, coins: int, size: tuple[float, float], text: float) -> None:
    width, height = size
    tint = FEAST if EVENTS[event].positive else STORM
    f.put(sprites.panel(f.px(width), f.px(height), tint, mix(tint, INK, 0.6), 2, 12, None), 0, 0)
    name = phrase(lang, f"tournay-render-event-{event}")
    room = width - text * 0.6
    style = Style(text, face="title", colour=CREAM, lines=2, leading=0.96)
    f.text((text * 0.3, 2, room, text * 2.3), broken(name, "title", f.px(text), room * f.k), style)
    f.put(sprites.panel(f.px(width - 12), f.px(text * 1.8), mix(CREAM, tint, 0.2), tint, 1, 8, None, shadow=False),
          6, height - text * 1.8 - 6)  # fmt: skip
    draw_coin(f, 6 + text * 1.1, height - 6 - text * 0.9, coins, text * 1.68)
    _fight(f.at(width * 0.16, 0), event, coins, width * 0.84, height, text)


def _fight(f: Frame, event: str, coins: int, width: float, height: float, text: float) -> None:
    """Crossed swords, the citizens, the ransom."""
    about = EVENTS[event]
    y = height - text * 1.13
    size = text * 1.6
    parts: list[str] = ["swords", *["citizen"] * about.fight_citizens, *(["coin"] if about.ransom else [])]
    x = width / 2 - (len(parts) - 1) * size * 0.5
    for part in parts:
        if part == "citizen":
            f.put(tinted("citizen", (about.fight_colour,), f.px(size * 0.98)), x, y)
        elif part == "coin":
            draw_coin(f, x, y, coins + RANSOM_EXTRA, text * 1.68)
        else:
            f.put(icon("swords", f.px(size * 0.9)), x, y)
        x += size


@kept
def _face(lang: str, event: str, width: int, height: int, text: int) -> Sprite:
    tint = FEAST if EVENTS[event].positive else STORM
    head, foot = round(text * 2.5), round(text * 2.26)
    line, radius = max(1.6, text * 0.1), text * 0.5
    pen = Pen(width, height)
    pen.box(0, 0, width, height, tint, mix(tint, INK, 0.6), line, radius)
    pen.box(line * 2, head, width - 4 * line, height - head - foot, mix(CREAM, tint, 0.1))
    pen.box(0, 0, width, height, None, mix(tint, INK, 0.6), line, radius)
    pen.box(
        line * 2, height - foot, width - 4 * line, foot - 2 * line, mix(CREAM, tint, 0.34), None, radius=radius * 0.7
    )
    pen.box(line * 2, height - foot, width - 4 * line, foot * 0.4, mix(CREAM, tint, 0.34))
    page = Page(pen.done())
    f = page.frame()
    name = phrase(lang, f"tournay-render-event-{event}")
    room = width - text * 0.8
    style = Style(text, face="title", colour=CREAM, lines=2, leading=1.0)
    f.text((text * 0.4, 0, room, head), broken(name, "title", text, room), style)
    middle = height - head - text * (FOOT + CIRCLE * 1.16)  # height above the coins' circles
    draw_signs(
        f, (text * 0.4, head + 3, width - text * 0.8, middle - 3), event_signs(event), min(middle, text * 2.9), text, 1
    )
    return shadowed(page.sprite(), 2.4, 2, 0.36).known_as(f"event {event}")


@kept
def _circle(size: int) -> Sprite:
    """A free circle for a coin. Origin: its middle."""
    pen = Pen(100, 100, size / 100)
    pen.oval(50, 50, 42, 42, mix(CREAM, COIN_RIM, 0.12), mix(COIN_RIM, CREAM, 0.4), 5)
    return pen.sprite(50, 50)


@kept
def event_back(width: int, height: int) -> Sprite:
    """The back of the event deck. Origin: top left."""
    pen = Pen(width, height)
    for step in (8, 4, 0):
        pen.box(step, 8 - step, width - 8, height - 8, STORM, mix(STORM, INK, 0.6), 2, width * 0.09)
    page = Page(pen.done())
    page.frame().put(icon("event", round(width * 0.62)), (width - 8) / 2, (height + 8) / 2)
    return shadowed(page.sprite(), 2.4, 2, 0.36)


def draw_queue(
    f: Frame, lang: str, view: State, size: tuple[float, float], gap: float, text: float, new: Highlights
) -> None:
    """The three slots side by side."""
    width, height = size
    for slot, event in enumerate(view.queue):
        at = f.at(slot * (width + gap), 0)
        if event:
            draw_event(at, lang, event, view.coins[slot], size, text)
        else:
            at.put(well(at.px(width), at.px(height)), 0, 0)
            style = Style(text, face="note", colour=mix(SOFT_INK, FAINT_INK, 0.3))
            at.text((4, 0, width - 8, height), phrase(lang, "tournay-render-no-event"), style)
        at.name(f"event {slot}", 0, 0, width, height)
        if slot in new.slots:
            at.put(sprites.ring(at.px(width), at.px(height), MARK, 3.4, at.px(text * 0.55), 4), 0, 0)
