"""The messages made of a position must not distinguish two worlds that the reader cannot distinguish."""

import json
from collections.abc import Callable, Coroutine
from typing import Any
from unittest.mock import patch

from cogs.games.move_commands import completions
from cogs.play import panel
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from cogs.ui.table_pictures import PictureCache
from engine import Game, Seat
from render.pictures import Picture
from storage.tables import SeatRow, TableRow
from tables import Person, Table
from tables.core.seat_session import open_session
from tests.contract.hooks import twin_check
from words import why_not

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Emma", "Ferenc")


class NoPictures(PictureCache):
    """Pictures have a twin check of their own."""

    def __init__(self) -> None:
        pass

    async def get(self, key: object, draw: object) -> Picture:
        return Picture(b"", "a picture", 1, 1)


async def _here(function: Callable[..., Any], /, *args: Any) -> Any:
    return function(*args)


def at_once(work: Coroutine[Any, Any, Card]) -> Card:
    """The result of a coroutine that waits for nothing but threads, and their work is done here."""
    try:
        with patch("asyncio.to_thread", _here):
            work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    raise AssertionError("it waits for something")


def table_of(game: Game[Any], state: Any) -> Table:
    seats = len(game.standings(state).points)
    row = TableRow(
        id="tabletab",
        game=game.meta.id,
        rules_version=game.meta.rules_version,
        options={},
        language="hu",
        guild_id=1,
        channel_id=2,
        host_id=0,
        status="over" if game.over(state) else "playing",
        version=state.played + 1,
        seed="told at the end",
        created_at=0.0,
        changed_at=0.0,
        seats=[SeatRow(number, name) for number, name in enumerate(NAMES[:seats])],
    )
    return Table(row, state)


def said(card: Card) -> str:
    return json.dumps([block.to_component_dict() for block in card.blocks], ensure_ascii=False, default=str)


def public(game: Game[Any], state: Any) -> str:
    return said(at_once(table_message.card(NoPictures(), table_of(game, state), ())))


def private(game: Game[Any], state: Any, seat: Seat, lang: str) -> list[str]:
    """The panel with its buttons and menus, and whatever autocomplete offers."""
    session = open_session(table_of(game, state), seat)
    if not session.moves:
        return []
    told = [said(at_once(panel.card(NoPictures(), Who(Person(seat), NAMES[seat], lang), session)))]
    told += why_not.lines(game.meta.id, session.view, seat, NAMES[: len(session.table.seats)], lang)
    for kind in game.book.kinds:
        for field in game.book.fields(kind):
            offered = completions(session, kind, field, {}, "", lang)
            told += [f"{kind} {field}: {choice.name} = {choice.value}" for choice in offered]
    return told


@twin_check(share=0.12)
def the_messages_are_the_same(game: Game[Any], state: Any, twin: Any, seat: Seat | None) -> None:
    if seat is None:
        assert public(game, state) == public(game, twin)
    else:
        lang = "hu" if seat % 2 else "en"
        assert private(game, state, seat, lang) == private(game, twin, seat, lang)
