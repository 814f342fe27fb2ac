"""One player's area, large: the quarter, the plaza, the hand with its effects, the sources of points, and a key to
the icons."""

from collections.abc import Sequence

from engine import HIDDEN, Event
from games.tournay import TOURNAY
from games.tournay.cards import CARDS
from games.tournay.firing import after_losses
from games.tournay.moves import BOOK, Play
from games.tournay.pictures import faces, mat, pieces, quarter, signs
from games.tournay.pictures.icons import icon
from games.tournay.state import Player, State
from games.tournay.words import status
from games.tournay.words.highlights import Highlights
from games.tournay.words.spaces import label, window
from games.tournay.words.terms import GAME, card_name, effect, event_name, phrase
from render import area, sprites
from render.area import INNER
from render.canvas import Frame, Page, Sprite, Style
from render.furniture import draw_area
from render.palette import FAINT_INK, MARK, PAPER, SOFT_INK, mix
from render.scene import TEXT
from render.text import wrap
from words.reader import Look

GAP, AXIS = 8, 38
HAND = (220, 190)
PLAZA, PURSE, STEP, KEY = 150, 84, 40, 52


def draw(view: State, look: Look, seat: int, viewer: int | None, events: Sequence[Event]) -> Page:
    return Area.draw(after_losses(view, seat) if viewer == seat else view, look, seat, viewer, events)


class Area(area.Area[State, Highlights]):
    game = GAME

    def unit(self) -> Sprite:
        return icon("prestige", 50)

    def signs(self) -> Sequence[Sprite]:
        return [icon("start", 46)] if self.seat == self.view.start else []

    @property
    def player(self) -> Player:
        return self.view.players[self.seat]

    def body(self) -> None:
        player = self.player
        self.land()
        self.lines()
        if player.looked and HIDDEN not in player.looked:
            self.cards("looked", phrase(self.lang, "tournay-render-looked"), player.looked)
        if player.hand and HIDDEN not in player.hand:
            self.cards("hand", phrase(self.lang, "tournay-render-hand"), player.hand)
        elif player.backs:
            self.backs()
        self.scored()
        self.key()

    # ------------------------------------------------------------ the quarter

    def land(self) -> None:
        """The quarter, below it the plaza, then deniers and ramparts."""
        player, there = self.player, window(self.player.quarter)
        size = ((INNER - AXIS - 28 - (there.columns - 1) * GAP) / there.columns, 196.0)
        tall = quarter.extent(there, size, GAP)[1]
        high = 58 + tall + 14 + PLAZA + PURSE + 14

        def paint(f: Frame) -> None:
            draw_area(f, self.look.palette, self.seat, INNER, high, 2.6)
            worth = status.worth(self.view, self.seat)
            at = f.at(AXIS + 12, 58)
            quarter.draw(at, self.lang, player, self.seat, size, GAP, TEXT, self.new, axes=TEXT, worth=worth)
            self.plaza(f.at(14, 58 + tall + 14))
            self.purse(f.at(14, 58 + tall + 14 + PLAZA), PURSE)

        self.column.add(high, paint)

    def plaza(self, f: Frame) -> None:
        player, wide = self.player, INNER - 28
        ground = mix(PAPER, (220, 200, 160), 0.35)
        f.put(sprites.panel(f.px(wide), PLAZA, ground, FAINT_INK, 1.6, 10, None, shadow=False), 0, 0)
        pieces.draw_plaza(f.at(18, 12), wide - 24, player.plaza, player.lying, 60, 8)
        mat.ring_citizens(f, wide, PLAZA, self.seat, self.new)

    def purse(self, f: Frame, high: float) -> None:
        player, y = self.player, high / 2
        mat.coins(f, 34, y, 58, 42, self.seat, player, self.new)
        f.name(f"ramparts {self.seat}", 178, 5, INNER - 210, high - 10)
        f.put(mat.rampart_card(42, 56), 190, y - 28)
        self._count(f, 244, y, len(player.ramparts), "tournay-render-ramparts-hand", 200)
        f.put(icon("rampart", 54), 486, y)
        self._count(f, 522, y, len(player.built), "tournay-render-ramparts-built", 210)
        if self.seat in self.new.ramparts:
            f.put(sprites.ring(f.px(INNER - 210), f.px(high - 10), MARK, 3, 10, 4), 178, 5)

    def _count(self, f: Frame, x: float, y: float, count: int, what: str, wide: float) -> None:
        used = f.text((x, y - 30, 60, 60), str(count), Style(36, face="heavy", align="left"))
        style = Style(TEXT, face="text", colour=SOFT_INK, align="left", lines=2, leading=0.96)
        f.text((x + used + 10, y - 36, wide - used - 10, 72), phrase(self.lang, what), style)

    # ------------------------------------------------------------ details in words

    def lines(self) -> None:
        told = [line for text in self.told() for line in wrap(text, "text", TEXT, INNER - 12, 3)]

        def paint(f: Frame) -> None:
            for number, line in enumerate(told):
                f.text((6, number * 36, INNER - 12, 36), line, Style(TEXT, face="text", align="left"))

        if told:
            self.column.add(36 * len(told), paint)

    def told(self) -> list[str]:
        player, lang, found = self.player, self.lang, []
        if player.ramparts:
            names = ", ".join(event_name(lang, event) for event in player.ramparts)
            found.append(f"{phrase(lang, 'tournay-render-ramparts-hand')}: {names}")
        for space, cards in quarter.covered(player):
            names = f"{label(space)} {', '.join(card_name(lang, card) for card in cards)}"
            found.append(self.look.say("tournay-render-covered", cards=names))
        if self.own and player.last_card and player.last_card != HIDDEN:
            move = BOOK.read(player.last_card)
            card = card_name(lang, move.card) if isinstance(move, Play) else phrase(lang, "tournay-render-nothing")
            found.append(self.look.say("tournay-render-last-card", card=card))
        return found

    # ------------------------------------------------------------ the hand

    def cards(self, where: str, title: str, cards: Sequence[str]) -> None:
        """Cards with their effects in words."""
        left = HAND[0] + 18

        def paint(f: Frame) -> None:
            for number, card in enumerate(cards):
                y = number * (HAND[1] + 12)
                f.put(faces.face(self.lang, card, *HAND, TEXT), 0, y)
                f.name(f"{where} {self.seat} {number}", 0, y, *HAND)
                style = Style(TEXT, face="text", align="left", lines=5, leading=1.1)
                f.text((left, y, INNER - left - 4, HAND[1]), effect(self.lang, card), style)

        self.add(title, len(cards) * (HAND[1] + 12) - 12, paint)

    def backs(self) -> None:
        """The backs of a player's cards, and the cards that were taken publicly."""
        player = self.player
        known = list(player.known)

        def paint(f: Frame) -> None:
            step = min(92.0, (INNER - 84) / max(1, len(player.backs) - 1))
            for number, deck in enumerate(player.backs):
                f.put(faces.back(deck, 84, 116), number * step, 0)
                shown = 84 if number == len(player.backs) - 1 else min(84, step)
                f.name(f"back {self.seat} {number}", number * step, 0, shown, 116)
            if not known:
                return
            text = phrase(self.lang, "tournay-render-known")
            f.text((4, 126, INNER - 8, 40), text, Style(TEXT, face="text", colour=SOFT_INK, align="left"))
            step = min(HAND[0] + 12.0, (INNER - HAND[0]) / max(1, len(known) - 1))
            for number, card in enumerate(known):
                f.put(faces.face(self.lang, card, *HAND, TEXT), number * step, 172)
                shown = HAND[0] if number == len(known) - 1 else min(HAND[0], step)
                f.name(f"known {self.seat} {number}", number * step, 172, shown, HAND[1])

        self.add(phrase(self.lang, "tournay-render-hand"), 172 + HAND[1] if known else 118, paint)

    # ------------------------------------------------------------ points and signs

    def scored(self) -> None:
        title = "tournay-render-points-now" if not self.view.over else "tournay-render-points-final"
        parts = TOURNAY.standings(self.view).breakdown[self.seat]
        icons = {"prestigious": "tower", "prestige": "prestige", "ramparts": "rampart"}

        def paint(f: Frame) -> None:
            for number, (source, points) in enumerate(parts.items()):
                kind = source.removeprefix("tournay-points-")
                y = number * STEP
                f.put(icon(icons[kind], 38), 28, y + STEP / 2)
                told = phrase(self.lang, f"tournay-render-points-{kind}")
                f.text((64, y, 560, STEP), told, Style(TEXT, face="text", align="left"))
                f.text((INNER - 130, y, 120, STEP), str(points), Style(32, face="heavy", align="right"))

        self.add(phrase(self.lang, title), STEP * len(parts), paint)

    def key(self) -> None:
        """Key to the icons on the cards shown here."""
        player = self.player
        built = [CARDS[site.cards[-1]] for site in player.quarter.values()]
        seen = [*built]
        seen += [CARDS[card] for card in (*player.hand, *player.looked) if card in CARDS]
        lines = []
        if any(card.scoring is not None for card in seen):
            lines.append("value")
        if any(card.scoring is not None for card in built):
            lines.append("laurel")
        if any(faces.has_cross(card) for card in seen):
            lines.append("cross")
        if any(player.lying.values()):
            lines.append("lying")

        def paint(f: Frame) -> None:
            for number, name in enumerate(lines):
                y = number * KEY + KEY / 2
                self._sign(f, name, y)
                style = Style(TEXT, face="text", colour=SOFT_INK, align="left", lines=2, leading=0.92)
                f.text((124, y - KEY / 2, INNER - 130, KEY), phrase(self.lang, f"tournay-render-key-{name}"), style)

        if lines:
            self.column.add(KEY * len(lines), paint)

    def _sign(self, f: Frame, name: str, y: float) -> None:
        if name == "value":
            signs.draw_sign(f, 40, y, signs.Sign("value", text="2|1"), 46, TEXT)
            signs.draw_sign(f, 94, y, signs.PER, 40, TEXT)
        elif name == "laurel":
            faces.draw_worth(f.at(28, y - TEXT * 0.71), 6, 54, TEXT)
        elif name == "cross":
            f.put(icon("cross_arrows", 40), 56, y)
        else:
            f.put(pieces.lying("white", 46), 56, y)
