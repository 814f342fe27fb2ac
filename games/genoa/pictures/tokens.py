"""Things in the city: the tower's path, owners, offers, marks of the reader's cards, and selectable spaces."""

from collections.abc import Collection, Mapping, Sequence

from PIL import Image, ImageChops, ImageFilter

from games.genoa.data import DECK_OF, SPACES
from games.genoa.pictures import cards, pieces
from games.genoa.pictures.city import PAD, mask
from games.genoa.pictures.plan import SQUARES, Plan, Square, offsets
from games.genoa.state import Player, State
from games.genoa.words.highlights import Highlights
from render import sprites
from render.canvas import Frame, Sprite
from render.icons import icon as common_icon
from render.palette import CHOICE, INK, MARK, SOFT_INK, Colour, mix
from render.sprite_cache import kept
from words.reader import Look

Named = Mapping[str, Sequence[str]]
"""Space → decks of the cards that name it."""


def named_by(player: Player) -> dict[str, list[str]]:
    """Spaces named by the player's orders and messages that the reader knows."""
    found: dict[str, list[str]] = {}
    for card in cards.errands(player):
        for space in cards.places(card):
            if DECK_OF[card] not in found.setdefault(space, []):
                found[space].append(DECK_OF[card])
    return found


def draw_state(f: Frame, plan: Plan, view: State, look: Look, new: Highlights, named: Named | None = None) -> None:
    for space in SPACES:
        f.name(f"space {space}", *plan.body(space))
        if annex := plan.annex(space):
            f.name(f"annex {space}", *annex)
    for space, decks in (named or {}).items():
        _tabs(f, plan, space, decks)
    for building, owner in view.owners.items():
        _owner(f, plan, building, owner, look, new)
    for building in new.owners:
        if building not in view.owners:
            _ring(f, *plan.owner(building), plan.marker)
    _way(f, plan, view)
    _offers(f, plan, view, look)
    _discs(f, plan, view, new)
    _intent(f, plan, view, look)


def _ring(f: Frame, x: float, y: float, size: float) -> None:
    f.put(sprites.ring(f.px(size), f.px(size), MARK, 3, f.px(size * 0.4), 4), x - size / 2, y - size / 2)


def _tabs(f: Frame, plan: Plan, space: str, decks: Sequence[str]) -> None:
    """Corners of the reader's cards, side by side."""
    x, y, size = plan.tab(space)
    for number, deck in enumerate(decks):
        f.put(pieces.tab(deck, f.px(size)), x - number * size, y)
    f.name(f"named {space}", x - size * len(decks), max(y, 0), size * len(decks), size)


def _owner(f: Frame, plan: Plan, building: str, owner: int, look: Look, new: Highlights) -> None:
    x, y = plan.owner(building)
    size = plan.marker
    f.put(pieces.marker(look.palette, owner, look.letter(owner, size * 0.6), f.px(size)), x, y)
    f.name(f"owner {building}", x - size / 2, y - size / 2, size, size)
    if building in new.owners:
        _ring(f, x, y, size)


# ---------------------------------------------------------------- the tower's path


def _border(plan: Plan, origin: str, to: str) -> tuple[float, float, int, int]:
    """Middle of the border between two neighbours, and the direction from the first to the second."""
    edges = [(a, b) for a in SQUARES[origin] for b in SQUARES[to] if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
    a, b = edges[len(edges) // 2]
    x, y = ((p + q + 1) / 2 * plan.cell for p, q in zip(a, b, strict=True))
    return x, y, b[0] - a[0], b[1] - a[1]


def _way(f: Frame, plan: Plan, view: State) -> None:
    """An arrow on every border that the tower crossed."""
    for origin, to in zip(view.path, view.path[1:], strict=False):
        x, y, dx, dy = _border(plan, origin, to)
        f.put(pieces.chevron(round(plan.cell * 0.26), dx, dy), x, y)


def draw_reach(f: Frame, plan: Plan, origin: str, spaces: Collection[str]) -> None:
    """Dots over the borders that the tower can cross next."""
    for space in spaces:
        x, y, dx, dy = _border(plan, origin, space)
        for step in (-1, 0, 1):
            far = step * plan.cell * 0.12
            f.put(pieces.dot(round(plan.cell * 0.1)), x + dx * far, y + dy * far)
        f.name(f"reach {space}", x - plan.cell * 0.15, y - plan.cell * 0.15, plan.cell * 0.3, plan.cell * 0.3)


def _intent(f: Frame, plan: Plan, view: State, look: Look) -> None:
    """The trader's intended step and the queued moves: a dashed arrow with the trader's badge."""
    wanted = [view.intent.space] if view.intent and view.intent.space else []
    origin = view.path[-1] if view.path else ""
    size = plan.cell * 0.28
    for space in dict.fromkeys([*wanted, *view.queue]):
        near = origin and any(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a in SQUARES[origin] for b in SQUARES[space])
        if near:
            x, y, dx, dy = _border(plan, origin, space)
            long = plan.cell * (0.74 if dx else 0.52)
            # clear of the names, which are at the top of the space below a border
            y += plan.cell * (0.18 if dx else -0.25)
            x += plan.cell * (0.22 if dy < 0 else 0)  # clear of the flags of the destination
            f.put(pieces.dashes(round(long), dx, dy), x, y)
            f.name(f"planned {space}", x - long / 2, y - long / 2, long, long)
            f.put(sprites.badge(look.palette, view.trader, "", f.px(size)), x - dx * size * 0.2, y - dy * size * 0.2)
        else:
            left, top, w, h = plan.body(space)
            f.put(common_icon("arrow", f.px(size)), left + w / 2 - size * 0.4, top + h * 0.66)
            f.put(sprites.badge(look.palette, view.trader, "", f.px(size)), left + w / 2 + size * 0.5, top + h * 0.66)
        origin = space


def _discs(f: Frame, plan: Plan, view: State, new: Highlights) -> None:
    """The discs in path order; the tower is the rest of them."""
    for number, space in enumerate(view.path, start=1):
        laid = view.discs.get(space, 0)
        count = laid or (view.tower if space == view.path[-1] and number == len(view.path) else 0)
        if not count:
            continue
        x, y = plan.tower(space)
        sprite = pieces.tower(count, f.px(plan.disc), "" if plan.phone else str(number))
        f.put(sprite if laid else sprite.known_as("tower"), x, y)
        left, top, wide, high = pieces.tower_box(count, plan.disc)
        f.name(f"discs {space}", x + left, y + top, wide, high)
        if space in new.spaces:
            ring = sprites.ring(f.px(wide), f.px(high), MARK, 3, f.px(wide * 0.36), 4)
            f.put(ring, x + left, y + top)


# ---------------------------------------------------------------- offers


def _offers(f: Frame, plan: Plan, view: State, look: Look) -> None:
    """A flag for each player with an offer for a space; on a phone one for all, with their number."""
    offers: dict[str, dict[int, bool]] = {}
    for offer in view.offers:
        seats = offers.setdefault(offer.space, {})
        seats[offer.seat] = seats.get(offer.seat, False) or offer.live
    for space, seats in offers.items():
        x, y, high = plan.offers(space)
        if plan.phone:
            count = sum(offer.space == space for offer in view.offers)
            seat = next(iter(seats)) if len(seats) == 1 else -1
            f.put(pieces.flag(look.palette, seat, str(count), f.px(high), any(seats.values())), x, y)
            f.name(f"offers {space}", x, y - high, high * 1.1, high)
            continue
        for number, (seat, live) in enumerate(seats.items()):
            at = x + number * high * 0.74
            f.put(pieces.pennant(look.palette, seat, look.letter(seat, high * 0.44), f.px(high), live), at, y)
            f.name(f"pennant {space} {seat}", at, y - high, high * 0.75, high)


# ---------------------------------------------------------------- frames


@kept
def _halo(squares: tuple[Square, ...], cell: int, colour: Colour, wash: int = 22) -> Sprite:
    """A glowing edge around a space, with a tinted inside if selectable. Origin: the corner of its squares."""
    outer, inner = mask(squares, cell, -2.5, 15), mask(squares, cell, 2.5, 12)
    edge = ImageChops.subtract(outer, inner)
    glow = edge.filter(ImageFilter.GaussianBlur(4)).point(lambda v: min(190, round(v * 1.3)))
    out = Image.new("RGBA", edge.size, (*mix(colour, (255, 214, 120), 0.4), 0))
    out.putalpha(glow)
    if wash:
        tint = Image.new("RGBA", edge.size, (*colour, 0))
        tint.putalpha(inner.point(lambda v: v * wash // 255))
        out.alpha_composite(tint)
    sharp = Image.new("RGBA", edge.size, (*colour, 0))
    sharp.putalpha(edge)
    out.alpha_composite(sharp)
    return Sprite(out, PAD, PAD)


def draw_choices(f: Frame, plan: Plan, spaces: Collection[str]) -> None:
    """Frames around selectable spaces."""
    for space in SPACES:
        if space in spaces:
            f.put(_halo(offsets(space), plan.cell, CHOICE, 30), *plan.corner(space))
            f.name(f"choice {space}", *plan.box(space))


def draw_meant(f: Frame, plan: Plan, space: str) -> None:
    """A brown edge around the space in question, which is not selectable itself."""
    f.put(_halo(offsets(space), plan.cell, mix(SOFT_INK, INK, 0.3), 0), *plan.corner(space))
