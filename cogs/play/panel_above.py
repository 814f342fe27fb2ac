"""Part of a panel above the question: reminders, title, subject, news, picture and draft.

Each text is made once. The number of lines shown depends on the room that the answers leave.
"""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import NamedTuple

from cogs.ui.answers import Card
from cogs.ui.emojis import headed, seat_mark
from cogs.ui.names import escaped, escaped_names, in_code, title
from cogs.ui.phone_size import FRAME, picture_height, text_height, text_lines
from engine import Seat, Unreadable
from prompts.context import Context, as_made
from render.pictures import Picture
from tables import Entry, Hall, Order, Table
from tables.play import caretaking
from tables.play import notes as own_notes
from words import Speaker, speaker, wording
from words.catching_up import catching_up
from words.wording import DOT

WHOLE = 1000
"""More lines than any text has."""
FINEST = 20
"""Up to this many lines a text grows line by line."""


class Brevity(NamedTuple):
    """Maximum lines of each text above the question, most important first."""

    titled: bool
    """If False, game and subject share a line."""
    drafted: int
    """In small print unless complete."""
    about: int
    """Lines of the subject of the question."""
    news: int


FULL = Brevity(titled=True, drafted=WHOLE, about=WHOLE, news=8)
BRIEF = Brevity(titled=True, drafted=3, about=6, news=3)
LEAST = Brevity(titled=False, drafted=1, about=2, news=1)


class Above:
    """The part of a panel above the question. `reminders`: private notes shown first; `whereabouts`: name of the
    table, if the panel is shown elsewhere; `brought`: what the reader's last move brought about."""

    def __init__(
        self,
        context: Context,
        picture: Picture,
        lessons: Card,
        news: Sequence[Entry] = (),
        reminders: Sequence[str] = (),
        whereabouts: str = "",
        palette: str = "standard",
        brought: Sequence[str] = (),
    ) -> None:
        self.context, self.picture, self.lessons = context, picture, lessons
        self.news, self.reminders, self.whereabouts, self.palette = news, reminders, whereabouts, palette
        self.brought = brought

    def card(self, brevity: Brevity) -> Card:
        made = Card(game=self.context.game, palette=self.palette).text(*self._heading(brevity))
        for text in self._before_the_picture(brevity):
            made.text(*text)
        made.picture(self.picture, "focus")
        for text in self._after_the_picture(brevity):
            made.text(*text)
        return made.add(self.lessons)

    def height(self, brevity: Brevity) -> float:
        """Height in pixels on a phone, without lessons, which are never shortened."""
        texts = [self._heading(brevity), *self._before_the_picture(brevity), *self._after_the_picture(brevity)]
        fixed = FRAME + picture_height(self.picture.width, self.picture.height)
        return fixed + sum(text_height("\n".join(text)) for text in texts)

    def extended(self, brevity: Brevity, most: float) -> Brevity:
        """Add lines to each text within a height in pixels: some of each, then the whole subject, then everything."""
        for goal in (BRIEF, BRIEF._replace(about=WHOLE), FULL):
            for field in Brevity._fields:
                now, wanted = getattr(brevity, field), getattr(goal, field)
                larger = [wanted, *range(min(wanted - 1, FINEST), now, -1)] if wanted > now else []
                ways = (brevity._replace(**{field: lines}) for lines in larger)
                brevity = next((way for way in ways if self.height(way) <= most), brevity)
        return brevity

    # ------------------------------------------------------------ title and subject

    def _heading(self, brevity: Brevity) -> list[str]:
        session, say = self.context.session, self.context.say
        about = in_brief(self._about, brevity.about, say)
        where = f"-# {self.whereabouts}" if self.whereabouts else ""
        if about and not brevity.titled:
            first, _, rest = about.partition("\n")
            return [f"**{title(self.context.game, say)}** · {first}", where, rest]
        whose = say("panel-title" if session.owes else "panel-title-welcome")
        return [f"### {title(self.context.game, say)} · {seat_mark(self.context.seat)} {whose}", where, about]

    @cached_property
    def _about(self) -> str:
        context, session = self.context, self.context.session
        if not session.moves or session.complete:
            return ""
        return wording.decision(context.game, context.view, context.seat, context.names_in_texts, context.lang)

    # ------------------------------------------------------------ news

    def _before_the_picture(self, brevity: Brevity) -> list[Sequence[str]]:
        if self.context.session.draft:
            return []
        names, say = self.context.names_in_texts, self.context.say
        headings = {f"{seat_mark(seat)} **{name}**" for seat, name in enumerate(names)}
        since = "panel-since" if self.context.session.table.seats[self.context.seat].last_move else "panel-so-far"
        told = news_in_brief(headed(self._told, names), headings, say, brevity.news, since)
        brought = brought_in_brief(self.brought, brevity.news, say)
        return [brought if brought != told else [], self.reminders, told]

    @cached_property
    def _told(self) -> list[str]:
        """News since the reader's last move, without the heading, which the panel has itself."""
        names, lang, seat = self.context.names_in_texts, self.context.lang, self.context.seat
        told = catching_up(self.context.game, self.news, names, lang, seat, WHOLE, beside=self.context.view)
        return [line for line in told if line != f"**{self.context.say('recap-touched')}**"]

    # ------------------------------------------------------------ draft

    def _after_the_picture(self, brevity: Brevity) -> list[Sequence[str]]:
        session, say = self.context.session, self.context.say
        made: list[Sequence[str]] = []
        if session.draft:
            heading = f"**{say('panel-drafted')}**"
            whole = brevity.drafted == WHOLE or len(session.draft) == 1
            brief = [] if whole else [latest(f"-# {heading} ", self._steps, brevity.drafted)]
            made.append([heading, *self._drafted] if whole else brief)
        if session.broken is not None:
            why = escaped(say.refusal(self.context.game, session.broken))
            made.append([say("panel-broken", lost=self._lost, why=why)])
        if session.sealed:
            context = self.context
            made.append([wording.sealed(context.game, context.view, context.seat, context.lang, session.draft[-1])])
        return made

    @cached_property
    def _drafted(self) -> list[str]:
        return numbered(self.context.drafted)

    @cached_property
    def _steps(self) -> list[str]:
        steps = [escaped(self.context.step(move, view)) for move, view in as_made(self.context.session)]
        return numbered(steps)

    @property
    def _lost(self) -> str:
        """The plan that is no longer legal: its first step, followed by an ellipsis if there was more."""
        first, *more = self.context.session.lost
        move = self.context.session.table.game.book.read(first)
        return self.context.line(move, None) + (" …" if more else "")


def in_brief(about: str, most: int, say: Speaker) -> str:
    """The subject of a question in at most `most` lines; the full text is beside the board."""
    lines = about.split("\n")
    if not most:
        return ""
    if len(lines) <= most:
        return about
    kept = lines[: most - 1]
    while len(kept) > 1 and kept[-1].endswith(":"):  # heading without lines
        kept.pop()
    return "\n".join([*kept, say("panel-about-more")])


def news_in_brief(
    lines: Sequence[str], headings: Collection[str], say: Speaker, most: int, since: str = "panel-since"
) -> list[str]:
    """The news in few lines; with room for one only, where to read them. Never a heading alone."""
    if not most:
        return []
    kept = lines if 1 < most >= len(lines) else lines[: most - 1]  # one line may be long
    while kept and kept[-1] in headings:
        kept = kept[:-1]
    if not kept:
        return [say("panel-news-in-log")] if lines else []
    more = [say("recap-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    return [f"**{say(since)}**", *kept, *more]


def brought_in_brief(lines: Sequence[str], most: int, say: Speaker) -> list[str]:
    """What a move brought about in few lines; with room for one only, where to read it."""
    if 1 < most >= len(lines) or not lines or not most:
        return list(lines) if most else []
    kept = lines[: most - 1]
    return [*kept, say("recap-more", count=len(lines) - len(kept))] if kept else [say("panel-news-in-log")]


def numbered(lines: Sequence[str]) -> list[str]:
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def latest(heading: str, told: Sequence[str], most: int) -> str:
    """Steps in one paragraph of at most `most` lines; if there are too many, the latest ones."""
    for left_out in range(len(told)):
        said = heading + DOT.join([*(["…"] if left_out else []), *told[left_out:]])
        if text_lines(said) <= most:
            break
    return said


# ---------------------------------------------------------------- private notes, and standing orders that failed


async def reminders_of(hall: Hall, table: Table, user_id: int, lang: str) -> list[str]:
    """Private lines of this person, shown first in the panel."""
    seat, say = table.seat_of(user_id), speaker(lang)
    if seat is None or seat not in table.owed:
        return []
    told: list[str] = []
    for order in table.orders_of(seat):
        if order.dropped is not None:
            told += [f"**{say('order-dropped-heading')}**", *order_lines(table, order, say)]
    notes = await own_notes.due(hall, table, user_id)
    if notes:
        told += [f"**{say('notes-at-hand')}**", *[f"- {escaped(note.text)}" for note in notes]]
    return told


def order_lines(table: Table, order: Order, say: Speaker) -> list[str]:
    """An order in words: its moves, and its conditions or why it failed."""
    if order.kind == "pass":
        return [say("order-pass"), say(f"order-pass-{table.row.game}")]
    terms = say("order-is-careful" if order.careful else "order-is-bold")
    if order.dropped is not None:
        terms = say(f"order-dropped-{order.dropped}")
    elif order.kind == "react":
        terms = say("order-is-reaction")
    first, *others = [order_moves(table, order.seat, moves, say) for moves in order.alternatives if moves]
    else_ask = [say("order-else-ask")] if others and order.dropped is None else []
    return [say("order-play", moves=first), *[say("order-else", moves=moves) for moves in others], *else_ask, terms]


def order_moves(table: Table, seat: Seat, moves: Sequence[str], say: Speaker) -> str:
    """Moves of an order, described without a position."""
    told = []
    for notation in moves:
        try:
            move = table.game.book.read(notation)
        except Unreadable:
            told.append(say("order-else-pass") if notation == caretaking.PASS else in_code(notation))
        else:
            told.append(wording.move(table.row.game, None, seat, escaped_names(table), say.lang, move))
    return " · ".join(told)
