"""The complete position in plain text."""

from collections import Counter
from collections.abc import Iterable, Sequence

import words.sheet
from engine import HIDDEN
from games.tournay.data import COLOURS, DECKS, EVENTS
from games.tournay.firing import after_losses
from games.tournay.moves import BOOK, Play
from games.tournay.state import Player, Site, State
from games.tournay.words import status
from games.tournay.words.spaces import label, window
from games.tournay.words.terms import GAME, ROMAN, card_name, event_name
from words.sheet import TIED, counted


class Sheet(words.sheet.Sheet):
    """Tournay's position, in lines."""

    game = GAME
    view: State

    def letter(self, colour: str) -> str:
        return self.say(f"tournay-render-letter-{colour}")

    def cards(self, names: Iterable[str]) -> str:
        """`Barn I, Fort I ×2`, or a dash; a card that may not be known is a question mark."""
        there = Counter(names).items()
        return counted(("?" if name == HIDDEN else card_name(self.lang, name), n) for name, n in there)

    def events(self, names: Iterable[str]) -> str:
        return ", ".join(event_name(self.lang, name) for name in names) or "–"

    def deck(self, name: str) -> str:
        """`Y II`."""
        return f"{self.letter(DECKS[name].colour)}{TIED}{ROMAN[DECKS[name].level]}"

    def decks(self, names: Iterable[str]) -> str:
        return counted((self.deck(name), n) for name, n in Counter(names).items())

    def citizens(self, counts: dict[str, int]) -> str:
        """`Y 2, W 1`, or a dash."""
        found = [f"{self.letter(colour)}{TIED}{counts[colour]}" for colour in COLOURS if counts[colour]]
        return ", ".join(found) or "–"

    def site(self, space: str, site: Site) -> str:
        """`C3 Barn I [Y] (with Y; over Market I)`."""
        card = site.card
        notes = []
        if site.tokens:
            tokens = ", ".join(self.letter(token) for token in site.tokens)
            notes.append(self.say("tournay-render-text-with", tokens=tokens))
        if site.damaged:
            notes.append(self.say("tournay-render-text-damaged"))
        if len(site.cards) > 1:
            notes.append(self.say("tournay-render-text-over", cards=self.cards(site.cards[:-1])))
        note = f" ({'; '.join(notes)})" if notes else ""
        return f"{label(space)} [{self.letter(card.colour)}]{TIED}{card_name(self.lang, card.id)}{note}"

    def body(self) -> None:
        self.people(self.view.start)
        _decks(self)
        _queue(self)
        self.lines.append("")
        self.write(self.say("tournay-render-text-key"))
        for owner in self.view.seats:
            _quarter(self, owner)

    def own(self, seat: int) -> None:
        """What only this seat may know, as far as the view has it."""
        player, say = self.view.players[seat], self.say
        if HIDDEN in player.hand:
            return
        self.head("render-text-yours")
        self.write(say("tournay-render-text-own-hand", cards=self.cards(player.hand)))
        if player.looked:
            self.write(say("tournay-render-text-own-looked", cards=self.cards(player.looked)))
        if player.ramparts:
            answer = self.term("answer", player.standing)
            self.write(say("tournay-render-text-own-answer", answer=answer))
        if player.last_card:
            move = BOOK.read(player.last_card)
            card = card_name(self.lang, move.card) if isinstance(move, Play) else say("tournay-render-nothing")
            self.write(say("tournay-render-last-card", card=card))


def _decks(sheet: Sheet) -> None:
    view = sheet.view
    sheet.head("tournay-render-decks")
    for name, deck in view.decks.items():
        sheet.write(
            sheet.say(
                "tournay-render-text-deck",
                deck=sheet.deck(name),
                cards=deck.size,
                up=card_name(sheet.lang, deck.up) if deck.up else "none",
                crier="out" if deck.crier_out else "in",
            )
        )
        shown = [under.shown for under in deck.under if under.shown]
        if shown:
            sheet.write(f"  {sheet.say('tournay-render-text-under', cards=sheet.cards(shown))}", "    ")
    sheet.write(sheet.say("tournay-render-text-criers", criers=view.criers, needed=status.needed(view)))
    sheet.write(sheet.say("tournay-render-text-supply", citizens=sheet.citizens(view.supply)))


def _queue(sheet: Sheet) -> None:
    view = sheet.view
    sheet.head("tournay-render-queue")
    for slot, event in enumerate(view.queue):
        if not event:
            sheet.write(sheet.say("tournay-render-text-no-event", slot=slot + 1))
            continue
        about = EVENTS[event]
        sheet.write(
            sheet.say(
                "tournay-render-text-event",
                slot=slot + 1,
                event=event_name(sheet.lang, event),
                coins=view.coins[slot],
                circles=about.circles,
                citizens=about.fight_citizens,
                colour=sheet.letter(about.fight_colour),
            )
        )
    left = len(view.event_bag) + len(view.event_under)
    sheet.write(sheet.say("tournay-render-text-events-left", cards=left))


# ---------------------------------------------------------------- the players


def purse(sheet: Sheet, player: Player) -> str:
    return sheet.say(
        "tournay-render-text-purse",
        deniers=player.deniers,
        standing=sheet.citizens(player.plaza),
        lying=sheet.citizens(player.lying),
    )


def _quarter(sheet: Sheet, seat: int) -> None:
    view, say = sheet.view, sheet.say
    player = view.players[seat]
    sheet.owner(seat)
    sheet.write(purse(sheet, player))
    sheet.write(say("tournay-render-text-backs", cards=sheet.decks(player.backs)))
    if player.known:
        sheet.write(say("tournay-render-text-known", cards=sheet.cards(player.known)))
    ramparts = say("tournay-render-text-ramparts", hand=len(player.ramparts), built=len(player.built))
    named = sheet.events([*player.ramparts, *player.built])
    sheet.write(f"{ramparts} ({named})" if player.ramparts or player.built else ramparts)
    if not player.quarter:
        sheet.write(say("tournay-render-text-no-quarter"))
        return
    for space in window(player.quarter).spaces:
        if space in player.quarter:
            sheet.write(sheet.site(space, player.quarter[space]), "     ")
        else:
            sheet.write(f"{label(space)} –")


def text_board(view: State, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False) -> str:
    shown = view if seat is None else after_losses(view, seat)
    return Sheet.text_board(shown, names, lang, seat=seat, stopped=stopped)
