"""The whole position in words: cost, effect and worth of every card and event, and the spaces open to a card."""

from collections import Counter
from collections.abc import Iterable, Sequence

import words.sheet
from engine import HIDDEN, Event, Move
from games.tournay.cards import CARDS
from games.tournay.data import COLOURS, DECKS, EVENTS
from games.tournay.firing import after_losses
from games.tournay.moves import BOOK, Play
from games.tournay.quarter import empty_spaces
from games.tournay.state import Player, Site, State
from games.tournay.words import status, telling
from games.tournay.words.spaces import label, window
from games.tournay.words.terms import GAME, ROMAN, card_name, effect, event_name
from words.sheet import NONE, TIED, counted
from words.wording import capital


class Sheet(words.sheet.Sheet):
    game = GAME
    view: State

    def colour(self, colour: str) -> str:
        return self.say(f"tournay-render-letter-{colour}")

    def cards(self, names: Iterable[str]) -> str:
        """`Barn I, Fort I ×2`, or a dash; a hidden card is a question mark."""
        there = Counter(names).items()
        return counted(("?" if name == HIDDEN else card_name(self.lang, name), n) for name, n in there)

    def events(self, names: Iterable[str]) -> str:
        return ", ".join(event_name(self.lang, name) for name in names) or NONE

    def deck(self, name: str) -> str:
        """`yellow II`."""
        return f"{self.colour(DECKS[name].colour)}{TIED}{ROMAN[DECKS[name].level]}"

    def decks(self, names: Iterable[str]) -> str:
        return counted((self.deck(name), n) for name, n in Counter(names).items())

    def citizens(self, counts: dict[str, int]) -> str:
        """`yellow 2, white 1`, or a dash."""
        found = [f"{self.colour(colour)}{TIED}{counts[colour]}" for colour in COLOURS if counts[colour]]
        return ", ".join(found) or NONE

    def site(self, space: str, site: Site) -> str:
        """`C3 Barn I (yellow; with yellow; over Market I)`."""
        card = site.card
        notes = [self.colour(card.colour)]
        if site.tokens:
            tokens = ", ".join(self.colour(token) for token in site.tokens)
            notes.append(self.say("tournay-render-text-with", tokens=tokens))
        if site.damaged:
            notes.append(self.say("tournay-render-text-damaged"))
        if len(site.cards) > 1:
            notes.append(self.say("tournay-render-text-over", cards=self.cards(site.cards[:-1])))
        return f"{label(space)} {card_name(self.lang, card.id)} ({'; '.join(notes)})"

    def marks(self, seat: int) -> list[str]:
        start = [self.say("render-text-start")] if seat == self.view.start else []
        return [*start, *super().marks(seat)]

    def common(self) -> None:
        _queue(self)
        _decks(self)

    def area(self, seat: int) -> None:
        _stores(self, seat)
        _quarter(self, seat)

    def own(self, seat: int) -> None:
        """Private information of this seat, as far as the view has it."""
        player, say = self.view.players[seat], self.say
        if HIDDEN in player.hand:
            return
        for message, cards in (("tournay-text-in-hand", player.hand), ("tournay-text-looked", player.looked)):
            for card in cards:
                self.tell(message, card=telling.told(card, self.lang, say))
        if player.ramparts:
            self.tell("tournay-render-text-own-answer", answer=self.term("answer", player.standing))
        if player.last_card:
            move = BOOK.read(player.last_card)
            card = card_name(self.lang, move.card) if isinstance(move, Play) else say("tournay-render-nothing")
            self.tell("tournay-render-last-card", card=card)


# ---------------------------------------------------------------- the middle


def _queue(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tournay-render-queue")
    for slot, event in enumerate(view.queue):
        if not event:
            sheet.tell("tournay-render-text-no-event", slot=slot + 1)
            continue
        about = EVENTS[event]
        told = say(
            "tournay-render-text-event",
            slot=slot + 1, event=event_name(sheet.lang, event), coins=view.coins[slot], circles=about.circles,
            citizens=about.fight_citizens, colour=sheet.colour(about.fight_colour),
        )  # fmt: skip
        sheet.write(f"{told}. {effect(sheet.lang, event)}", new=slot in sheet.news.slots)
    sheet.tell("tournay-render-text-events-left", cards=len(view.event_bag) + len(view.event_under))


def _decks(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tournay-render-decks")
    for name, deck in view.decks.items():
        told = say(
            "tournay-text-deck",
            deck=sheet.deck(name), cards=deck.size, crier="out" if deck.crier_out else "in",
        )  # fmt: skip
        up = say("tournay-text-face-up", card=telling.told(deck.up, sheet.lang, say)) if deck.up else ""
        shown = [under.shown for under in deck.under if under.shown]
        under = say("tournay-render-text-under", cards=sheet.cards(shown)) if shown else ""
        line = capital(". ".join(part.rstrip(".") for part in (told, up, capital(under)) if part))
        sheet.write(line, new=name in sheet.news.decks or name in sheet.news.criers)
    sheet.tell("tournay-render-text-criers", criers=view.criers, needed=status.needed(view))
    sheet.tell("tournay-render-text-supply", citizens=sheet.citizens(view.supply))


# ---------------------------------------------------------------- the players


def purse(sheet: Sheet, player: Player) -> str:
    return sheet.say(
        "tournay-render-text-purse",
        deniers=player.deniers,
        standing=sheet.citizens(player.plaza),
        lying=sheet.citizens(player.lying),
    )


def _stores(sheet: Sheet, seat: int) -> None:
    view, say, news = sheet.view, sheet.say, sheet.news
    player = view.players[seat]
    sheet.tell("tournay-text-deniers", deniers=player.deniers, new=seat in news.purses)
    sheet.tell("tournay-text-standing", citizens=sheet.citizens(player.plaza))
    sheet.tell("tournay-text-lying", citizens=sheet.citizens(player.lying))
    sheet.write(capital(say("tournay-render-text-backs", cards=sheet.decks(player.backs))), new=bool(news.hands[seat]))
    if player.known:
        sheet.write(capital(say("tournay-render-text-known", cards=sheet.cards(player.known))))
    ramparts = say("tournay-render-text-ramparts", hand=len(player.ramparts), built=len(player.built))
    named = sheet.events([*player.ramparts, *player.built])
    told = f"{ramparts} ({named})" if player.ramparts or player.built else ramparts
    sheet.write(capital(told), new=seat in news.ramparts)


def _quarter(sheet: Sheet, seat: int) -> None:
    """Every card with its effect and worth, and every empty space open to another."""
    quarter, say = sheet.view.players[seat].quarter, sheet.say
    if not quarter:
        sheet.tell("tournay-render-text-no-quarter")
    for space in window(quarter).spaces:
        if space not in quarter:
            continue
        card = quarter[space].cards[-1]
        parts = (sheet.site(space, quarter[space]), effect(sheet.lang, card), telling.worth(CARDS[card], say))
        sheet.write(". ".join(part.rstrip(".") for part in parts), new=(seat, space) in sheet.news.spaces)
    free = ", ".join(label(space) for space in empty_spaces(frozenset(quarter)))
    sheet.tell("tournay-text-free", spaces=free or NONE)


def text_board(
    view: State, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
    moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
) -> str:  # fmt: skip
    shown = view if seat is None else after_losses(view, seat)
    return Sheet.text_board(
        shown, names, lang, seat=seat, stopped=stopped, moves=moves, changes=changes, player=player
    )  # fmt: skip
