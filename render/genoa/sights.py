"""What one needs to see to decide in Genoa: the city, the tower, the action, streets, the offer book, one's purse."""

from collections.abc import Callable, Collection, Sequence

from engine.genoa.data import BUILDINGS, COMMODITIES, DECKS, FRONTAGE, MARKER, ORDERS, TILES, VILLAS, next_spaces
from engine.genoa.state import Bundle
from engine.genoa.window import ActionWindow
from render import sprites
from render.canvas import Frame, Style
from render.genoa import book, cards, city, mat, pieces, status
from render.genoa.bundles import join
from render.genoa.icons import icon
from render.genoa.scene import INNER, TEXT, Scene
from render.genoa.words import phrase, place, short, sign
from render.palette import CREAM, INK, PAPER, SOFT_INK, livery, mix
from render.text import wrap


def show_city(scene: Scene, chosen: Collection[str] = (), *, hints: bool = True, street: str = "") -> None:
    """The whole city; what can be chosen is framed, where the tower can go is hinted at."""
    plan = city.Plan(scene.lang, INNER // 8, TEXT)
    view = scene.view
    near = next_spaces(tuple(view.path)) if hints and view.path and view.tower else ()

    def paint(f: Frame) -> None:
        f.put(city.ground(plan), 0, 0)
        city.draw_hints(f, plan, [street] if street else near)
        city.draw_choices(f, plan, chosen)
        city.draw_state(f, plan, view, scene.look, scene.new)

    scene.column.add(plan.side, paint)


def show_tower(scene: Scene) -> None:
    """Where the tower stands, and whether the action there can be had."""
    view = scene.view
    if not view.path or not view.tower:
        return
    space = view.path[-1]
    found = [phrase(scene.lang, f"genoa-render-action-{view.action}")]
    if space in view.owners:
        found.append(scene.look.say("genoa-render-owner", who=scene.look.names[view.owners[space]]))
    show_space(scene, space, found)


def show_space(scene: Scene, space: str, notes: Sequence[str]) -> None:
    """A space with what it gives."""
    body = wrap(" · ".join(notes), "text", TEXT, INNER - 130, 3) if notes else ()
    high = max(116, 72 + len(body) * 34)
    view = scene.view

    def paint(f: Frame) -> None:
        f.put(sprites.panel(INNER, f.px(high), CREAM), 0, 0)
        f.put(icon(sign(space), 88), 62, min(high / 2, 64))
        found = city.gives(space) if space in BUILDINGS else ()
        x = INNER - 22.0
        for thing in reversed(found):
            if thing == city.OR:
                f.put(icon("either", 50), x - 10, 40)
                x -= 26
            else:
                f.put(pieces.good(thing, 54), x - 27, 40)
                x -= 60
        left = 122.0
        if view.tower and view.path and space == view.path[-1]:
            f.put(pieces.tower(view.tower, 36), left + 20, 58)
            left += 50
        f.text(
            (left, 12, x - left - 8, 56), place(scene.lang, space), Style(36, face="title", align="left", least=TEXT)
        )
        for number, line in enumerate(body):
            style = Style(TEXT, face="text", colour=SOFT_INK, align="left")
            f.text((122, 66 + number * 34, INNER - 140, 34), line, style)

    scene.column.add(high, paint)


def show_window(scene: Scene, window: ActionWindow) -> None:
    """The action: what it gives, whether it has been done, what was promised."""
    say, notes = scene.look.say, []
    if window.owed:
        notes.append(say("genoa-render-promised", lines=join(say, window.owed)))
    if window.done:
        notes.append(phrase(scene.lang, "genoa-render-done"))
    if window.ordered:
        notes.append(phrase(scene.lang, "genoa-render-ordered"))
    owner = scene.view.owners.get(window.building)
    if not notes and owner is not None:
        notes.append(say("genoa-render-owner", who=scene.look.names[owner]))
    show_space(scene, window.building, notes)


def show_orders(scene: Scene, building: str) -> None:
    """The orders in hand for this building."""
    deck = "large_order" if building in VILLAS else "small_order"
    found = [card for card in scene.player.hand(deck) if card in ORDERS and ORDERS[card].building == building]
    show_cards(scene, found, phrase(scene.lang, "genoa-render-orders"))


def show_cards(scene: Scene, found: Sequence[str], title: str = "") -> None:
    """Cards to be looked at."""
    if not found:
        return
    wide, high = (INNER - 14) / 2, cards.height(found, TEXT)
    rows = -(-len(found) // 2)
    top = 46 if title else 0

    def paint(f: Frame) -> None:
        f.text((4, 0, INNER, 40), title, Style(30, face="title", colour=SOFT_INK, align="left"))
        for number, card in enumerate(found):
            x, y = number % 2 * (wide + 14), top + number // 2 * (high + 12)
            cards.draw_card(f.at(x, y), card, wide, high, scene.lang, TEXT)

    scene.column.add(top + rows * (high + 12) - 12, paint)


def show_frontages(scene: Scene, streets: Sequence[str], asked: str = "") -> None:
    """Streets with discs, and whose the buildings beside them are."""
    high = 108
    wide = (INNER - 128) / 2

    def paint(f: Frame) -> None:
        for number, street in enumerate(streets):
            y = number * (high + 10)
            f.put(sprites.panel(INNER, high, inner=None), 0, y)
            f.put(icon("street", 54), 58, y + 40)
            f.text((10, y + 66, 100, 36), short(scene.lang, street), Style(TEXT, face="heavy"))
            for side, building in enumerate(FRONTAGE[street]):
                x = 118 + side * wide
                f.put(icon(building, 66), x + 40, y + high / 2)
                f.text(
                    (x + 80, y + 12, wide - 86, 46),
                    short(scene.lang, building),
                    Style(30, face="title", align="left", least=TEXT),
                )
                _owner(scene, f, x + 80, y + 76, wide - 86, building)
                if building == asked:
                    f.put(sprites.ring(f.px(wide - 6), high - 14, radius=10, colour=INK, thick=3, glow=2), x, y + 7)

    scene.column.add(len(streets) * (high + 10) - 10, paint)


def _owner(scene: Scene, f: Frame, x: float, y: float, room: float, building: str) -> None:
    owner = scene.view.owners.get(building)
    style = Style(TEXT, face="text", colour=SOFT_INK, align="left", least=TEXT)
    if owner is None:
        f.text((x, y - 20, room, 40), phrase(scene.lang, "genoa-render-no-owner"), style)
        return
    f.put(pieces.marker(scene.look.palette, owner, scene.look.letter(owner), 38), x + 20, y)
    f.text((x + 48, y - 20, room - 48, 40), scene.look.names[owner], style)


def show_book(scene: Scene, chosen: Collection[int], kinds: Callable[[Bundle], bool], most: int = 99) -> None:
    """The offer book, or the best of it."""
    found = [bundle for bundle in book.ordered(scene.view) if kinds(bundle)]
    if not found:
        return
    shown = {bundle.id for bundle in found[:most]} | set(chosen)
    high, paint = book.block(scene.view, scene.look, scene.new, INNER, chosen, lambda b: b.id in shown)
    scene.column.add(high, paint)
    if len(shown) < len(found):
        more = scene.look.say("genoa-render-more-offers", count=len(found) - len(shown))
        note = Style(TEXT, face="note", colour=SOFT_INK)
        scene.column.add(36, lambda f: _note(f, more, note))


def show_purse(scene: Scene) -> None:
    """What one has: money, markers, cards, commodities, tiles."""
    player, seat, new = scene.player, scene.seat, scene.new
    tiles = [tile for tile in TILES if player.tiles[tile]]
    goods = [commodity for commodity in COMMODITIES if player.commodities[commodity]]
    second: list[tuple[str, int]] = [(c, player.commodities[c]) for c in goods]
    second += [(tile, player.tiles[tile]) for tile in tiles]
    per_row = 7
    step = (INNER - 24) / per_row
    rows = -(-len(second) // per_row)
    high = 92 + rows * 66

    def paint(f: Frame) -> None:
        tint = livery(scene.look.palette, seat)
        fill, line = mix(PAPER, tint.base, 0.05), mix(tint.dark, INK, 0.3)
        f.put(sprites.panel(INNER, f.px(high), fill, line, 2.4, inner=None), 0, 0)
        f.put(icon("ducat", 58), 46, 46)
        f.text((82, 12, 110, 68), status.money(player), Style(46, face="heavy", align="left", least=TEXT))
        f.put(pieces.marker(scene.look.palette, seat, scene.look.letter(seat), 48), 222, 46)
        f.text((254, 12, 50, 68), str(player.stock), Style(36, face="heavy", align="left"))
        if new.things[seat, MARKER]:
            mat.ring(f, 222, 46, 46)
        for number, deck in enumerate(DECKS):
            x = 340 + number * 108.0
            pieces.draw_counter(f, x, 46, deck, len(player.hand(deck)), 54, 36)
            if new.things[seat, deck]:
                mat.ring(f, x, 46, 54)
        for number, (thing, count) in enumerate(second):
            x, y = 16 + number % per_row * step + 26, 118 + number // per_row * 66
            pieces.draw_counter(f, x, y, thing, count, 52, 34)
            if new.things[seat, thing]:
                mat.ring(f, x, y, 52)

    scene.column.add(high, paint)


def _note(f: Frame, text: str, style: Style) -> None:
    f.text((0, 0, INNER, 36), text, style)
