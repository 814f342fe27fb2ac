"""The whole table for a phone: the city, the offers, one player's goods and cards, the others in rows."""

from collections.abc import Sequence

from games.genoa import GENOA
from games.genoa.data import COMMODITIES, DECK_OF, DECKS, MARKER, ORDERS, TILES
from games.genoa.pictures import cards, city, mat, offer_lines, pieces, tokens
from games.genoa.pictures.icons import icon
from games.genoa.pictures.plan import Plan
from games.genoa.pictures.tints import DECK_TINTS
from games.genoa.state import State
from games.genoa.words import offer_order, status
from games.genoa.words.highlights import Highlights
from games.genoa.words.terms import GAME, short
from render import portrait, sprites
from render.canvas import Frame, Style
from render.icons import icon as common_icon
from render.palette import CREAM
from render.player_head import draw_gain
from render.portrait import INNER
from render.scene import TEXT
from render.text import width_of

CELL = INNER // 8
CARD, THING = 56, 56
"""Heights of a line of cards and of a line of goods."""
OTHER, PER_ROW, CARDS = 54, 8, 2
GOOD, COUNTED = 38, 7
"""Icon size of another player's things, and the gap before the count, outside the ring around new things."""


class Portrait(portrait.Portrait[State, Highlights]):
    game = GAME

    def points(self) -> list[int]:
        return list(GENOA.standings(self.view).points) if GENOA.over(self.view) else []

    def body(self) -> None:
        plan = Plan(self.lang, CELL, TEXT)
        self.column.add(plan.side, lambda f: self.city(f, plan))
        things = self.things(self.shown)
        own = 62 + max(1, -(-len(things) // PER_ROW)) * THING + 8
        below = own + 10 + len(self.others) * (OTHER + 10)
        found = self.faces()
        lines = min(-(-len(found) // CARDS), int((self.room - below) // (CARD + 10)))
        if lines > 0:
            below += lines * CARD + 10
        offers = offer_lines.groups(self.view, self.look, offer_order.ordered(self.view), INNER)
        if offers:
            self.column.add(*offer_lines.block(self.look, self.new, offers, INNER, self.room - below - 10))
        self.area(self.shown, own, lambda f: self.own(f, things))
        if lines > 0:
            self.column.add(lines * CARD, lambda f: self.cards(f, found[: lines * CARDS]))
        for seat in self.others:
            self.column.add(OTHER, lambda f, seat=seat: self.other(f, seat))  # type: ignore[misc]

    # ------------------------------------------------------------ the city and the offers

    def city(self, f: Frame, plan: Plan) -> None:
        f.put(city.ground(plan), 0, 0)
        named = tokens.named_by(self.view.players[self.shown])
        tokens.draw_state(f, plan, self.view, self.look, self.new, named)

    # ------------------------------------------------------------ the players

    def things(self, seat: int) -> list[tuple[str, int]]:
        """A player's goods, tiles, markers and cards with their counts."""
        player = self.view.players[seat]
        found: list[tuple[str, int]] = [(commodity, player.commodities[commodity]) for commodity in COMMODITIES]
        found += [(tile, player.tiles[tile]) for tile in TILES]
        found += [(deck, len(player.hand(deck))) for deck in DECKS]
        return [(thing, count) for thing, count in found if count]

    def own(self, f: Frame, things: Sequence[tuple[str, int]]) -> None:
        player, seat = self.view.players[self.shown], self.shown
        over = GENOA.over(self.view)  # then the ducats are the points, which the head shows
        x = INNER - 190 if over else self.money(f, INNER - 160, 32, seat)
        f.put(pieces.marker(self.look.palette, seat, self.look.letter(seat), 48), x - 110, 32)
        f.name(f"{MARKER} of {seat}", x - 134, 8, 84, 48)
        f.text((x - 80, 4, 50, 56), str(player.stock), Style(34, face="heavy", align="left"))
        step = (INNER - 28) / PER_ROW
        for number, (thing, count) in enumerate(things):
            at, y = 40 + number % PER_ROW * step, 62 + (number // PER_ROW + 0.5) * THING
            pieces.draw_counter(f, at, y, thing, count, 50, 34)
            f.name(f"{thing} of {seat}", at - 26, y - THING / 2, step, THING)
            if self.new.things[seat, thing]:
                mat.ring(f, at, y, 50)

    def money(self, f: Frame, x: float, y: float, seat: int) -> float:
        """The ducats from x on, with the gain; returns the left end of the icon."""
        if won := self.new.money[seat]:
            draw_gain(f, x - 34, y, won, TEXT)
        f.put(icon("ducat", 44), x, y)
        f.text((x + 28, y - 28, 110, 56), status.money(self.view.players[seat]), Style(36, face="heavy", align="left"))
        f.name(f"ducats of {seat}", x - 24, y - 26, 150, 52)
        return x - (110 if self.new.money[seat] else 30)

    def faces(self) -> list[str]:
        """The cards of the player shown with faces known to the reader."""
        player = self.view.players[self.shown]
        return [card for deck in DECKS for card in player.hand(deck) if card in DECK_OF]

    def cards(self, f: Frame, found: Sequence[str]) -> None:
        """Destination and reward of each card."""
        wide = (INNER - 8) / CARDS
        for number, card in enumerate(found):
            at = f.at(number % CARDS * (wide + 8), number // CARDS * CARD)
            tint = DECK_TINTS[DECK_OF[card]]
            at.put(sprites.panel(at.px(wide), CARD - 6, CREAM, tint, 2.6, 10, None), 0, 0)
            at.name(f"card {card}", 0, 0, wide, CARD - 6)
            at.put(pieces.good(DECK_OF[card], 40), 28, CARD / 2 - 3)
            where = " · ".join(short(self.lang, building) for building in cards.places(card))
            used = at.text((54, 0, wide - 62, CARD - 6), where, Style(TEXT, face="title", align="left"))
            for column, commodity in enumerate(ORDERS[card].commodities if card in ORDERS else ()):
                x = 54 + used + 28 + column * 40
                if x < wide - 24:
                    at.put(pieces.good(commodity, 36), x, CARD / 2 - 3)

    def other(self, f: Frame, seat: int) -> None:
        """Badge, name, ducats and goods in a line."""
        self.lay(f, seat, INNER, OTHER, bar=False)
        f.put(sprites.badge(self.look.palette, seat, self.look.letter(seat), 48), 36, OTHER / 2)
        left = 66.0
        if seat in self.acting:
            f.put(common_icon("crown" if GENOA.over(self.view) else "arrow", 34), left + 18, OTHER / 2)
            left += 40
        name = Style(TEXT, align="left", lines=2, leading=0.9)
        f.text((left, 0, 240 - left, OTHER), self.look.names[seat], name)
        f.put(icon("ducat", 38), 264, OTHER / 2)
        f.text((286, 0, 70, OTHER), status.money(self.view.players[seat]), Style(TEXT + 2, face="heavy", align="left"))
        f.name(f"ducats of {seat}", 244, 4, 112, OTHER - 8)
        things = self.things(seat)
        counts = [width_of(str(count), "heavy", TEXT) + COUNTED if count > 1 else 0.0 for _, count in things]
        gap = (INNER - 372 - sum(counts) - GOOD * len(things)) / max(1, len(things) - 1)
        if gap < COUNTED:  # no room for counts
            gap, counts = (INNER - 372 - GOOD * len(things)) / max(1, len(things) - 1), [0.0] * len(things)
        x = 378.0
        for (thing, count), wide in zip(things, counts, strict=True):
            f.put(pieces.good(thing, GOOD), x, OTHER / 2)
            f.name(f"{thing} of {seat}", x - GOOD / 2, (OTHER - GOOD) / 2, GOOD, GOOD)
            if wide:
                f.text((x + GOOD / 2 + COUNTED, 0, wide, OTHER), str(count), Style(TEXT, face="heavy", align="left"))
            if self.new.things[seat, thing]:
                mat.ring(f, x, OTHER / 2, GOOD)
            x += GOOD + wide + min(gap, 24)


draw = Portrait.draw
