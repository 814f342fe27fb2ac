"""An evening of play: a local Discord, the real bot on it, and people who see messages and press buttons.

    async with an_evening(tmp_path) as evening:
        anna, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.play_turn(evening.asked[0])

Every evening checks that Discord refuses nothing, that a private message reaches its receiver only, that pictures have
alt texts, that public buttons carry no words, and that discord.py still knows all our buttons at the end.
"""

import asyncio
import itertools
import logging
import os
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import cogs.ui.buttons
from app.guildhall import Guildhall
from cogs.delivery import emoji_upload
from cogs.table.welcome import greet
from localdiscord.errors import ApiError
from localdiscord.server import LocalDiscord
from localdiscord.testing import (
    Button,
    Limits,
    LocalWorld,
    Player,
    Reply,
    buttons_of,
    images_of,
    selects_of,
    serve_local,
    text_of,
)
from storage import tables as stored_tables
from tables import Confirming, Hall, Table, people
from tables.core import access
from tables.play import playing
from tables.time.time_control import NO_CLOCK
from tests import postgres
from tests.cogs.sketches import sketched
from tests.openapi import Overseer, overseen
from tests.tables.house import provide, without_flushing
from web.address import Address

Json = dict[str, Any]
EPHEMERAL = 64
ANSWER = float(os.environ.get("LOCALDISCORD_ANSWER", "3"))
"""Seconds allowed for a first answer, as on Discord. A busy machine may be given more."""
LONGEST_LABEL = 38
"""Maximum characters of a panel's button: a phone cuts off the rest."""
BUTTON, MENU = 2, 3
FINISH = "finish"
"""Verb of a button that makes a move and confirms it in one press, and the first of its words."""
STORED = ("tables", "seats", "moves", "positions", "drafts", "undos", "undo_requests", "outbox", "people")
"""Tables of the database that an evening must not lose or change by accident."""


class Refusals(logging.Handler):
    """Every call of the bot that Discord refused."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[tuple[str, str, ApiError]] = []

    def emit(self, record: logging.LogRecord) -> None:
        if isinstance(record.args, tuple) and len(record.args) == 3 and isinstance(record.args[2], ApiError):
            method, path, error = record.args
            self.seen.append((str(method), str(path), error))


class Complaints(logging.Handler):
    """Every error that the bot, or discord.py for it, has logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(logging.Formatter().format(record))


# ---------------------------------------------------------------- the private panel


@dataclass(frozen=True, slots=True)
class Panel:
    """The private panel as it looks now."""

    reply: Reply

    @property
    def message(self) -> Json:
        assert self.reply.state == "done", f"{self.reply.state} {self.reply.reason}"
        assert self.reply.message is not None
        return self.reply.message

    @property
    def text(self) -> str:
        return text_of(self.message)

    @property
    def buttons(self) -> list[Button]:
        return buttons_of(self.message)

    @property
    def answers(self) -> list["Answer"]:
        return answers_of(self.message)

    def button(self, verb: str) -> Button | None:
        return next((b for b in self.buttons if verb_of(b) == verb and not (verb == "say" and words_of(b))), None)


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that can be chosen in a panel: a button by its custom id, or an entry of the menu by its value."""

    what: str
    words: tuple[str, ...]
    menu: str = ""

    @property
    def in_menu(self) -> bool:
        return bool(self.menu)


def answers_of(message: Json) -> list[Answer]:
    buttons = [b for b in buttons_of(message) if verb_of(b) in ("say", FINISH) and words_of(b)]
    menus = [m for m in selects_of(message) if m.custom_id.split(":")[1] == "pick"]
    said = [Answer(str(b.custom_id), _meant(words_of(b))) for b in buttons]
    return said + [Answer(value, _meant(value), menu.custom_id) for menu in menus for value in menu.values]


def _meant(said: str) -> tuple[str, ...]:
    """The words of a move, without the mark of an immediate confirmation."""
    words = tuple(said.split("."))
    return words[1:] if words[0] == FINISH else words


Policy = Callable[[Panel], Answer]


def dice(rng: random.Random) -> Policy:
    return lambda panel: rng.choice(panel.answers)


def verb_of(button: Button) -> str:
    return str(button.custom_id).split(":")[1]


def words_of(button: Button) -> str:
    return str(button.custom_id).split(":", 4)[4]


async def settle_own(person: Player, section: str, **filled_in: Any) -> Reply:
    """Fill in a form of `/settings`; fields not named keep their value. `from_` means `from`."""
    card = await person.slash("settings")
    ids = [str(b.custom_id) for b in card.buttons if words_of(b) == section and verb_of(b).endswith("_form")]
    form = await person.click(card, custom_id=ids[0])
    return await person.submit(form, {name.rstrip("_"): value for name, value in filled_in.items()})


async def among_settings(person: Player, *verbs: str, **where: Any) -> Reply:
    """Press buttons, one after the other, beginning with one of `/settings`."""
    shown = await person.slash("settings", **where)
    for verb in verbs:
        custom_id = next(str(b.custom_id) for b in shown.buttons if verb_of(b) == verb)
        shown = await person.click(shown, custom_id=custom_id)
    return shown


# ---------------------------------------------------------------- the evening


class House(Guildhall):
    """Sends its commands to the first Discord of a process and finds them at all others: they are the same every
    evening, and take half the time of a start."""

    sent: ClassVar[dict[str, Json]] = {}
    discord: LocalDiscord

    async def sync_commands(self) -> None:
        commands = self.discord.world.commands
        if self.sent:
            commands[""] = {**self.sent}
            self.discord.world.commands_changed("")
        else:
            await super().sync_commands()
            self.sent.update(commands[""])


@dataclass
class Evening:
    local: LocalWorld
    data: Path
    seeds: Callable[[], str]
    refusals: Refusals
    complaints: Complaints
    house: Guildhall = field(init=False)
    table_id: str = ""
    seated: list[Player] = field(default_factory=list)
    expected_refusals: set[int] = field(default_factory=set)
    """Codes of Discord's errors that this evening provokes."""
    expects_complaints: bool = False
    owner_channel: str = "none"
    clock: Callable[[], float] = time.time
    overseer: Overseer | None = None
    web: Address | None = None
    client_secret: str = ""
    """If given, the board is opened inside Discord."""
    emojis: bool = False
    _life: AsyncExitStack = field(default_factory=AsyncExitStack)

    # ------------------------------------------------------------ the bot

    async def open_house(self) -> None:
        emoji_upload.PAUSE = 0.0  # nobody else needs the requests
        address = postgres.address_of(self.data / "guildhall.db")
        self.house = (Guildhall if self.client_secret else House)(
            self.data,
            clock=self.clock,
            drafts=True,
            address=address,
            owner_channel=self.owner_channel,
            web=self.web,
            client_secret=self.client_secret,
            emojis=self.emojis,
        )
        if isinstance(self.house, House):
            self.house.discord = self.local.server
        self.house.hall.new_seed = self.seeds
        self.house.hall.default_pace = NO_CLOCK  # most evenings are about something else
        with without_flushing():
            await self._life.enter_async_context(self.local.running(self.house))
        if self.client_secret and self.house.web is not None:
            self.local.server.activities.switch_on(self.house.web.address.url, self.client_secret)

    async def close_house(self) -> None:
        await self._life.aclose()

    async def restart(self) -> None:
        """End the process and start another one on the same files."""
        await self.close_house()
        await self.open_house()

    async def crash(self) -> None:
        """End the process at once, without any shutdown."""
        for carrying in (
            self.house.automata,
            self.house.duties_loop,
            self.house.evenings,
            self.house.table_lists,
            self.house.leagues,
            self.house.direct_messages,
            self.house.table_messages,
        ):
            await carrying.stop()
        await self.close_house()

    async def settle(self) -> None:
        """Wait until the outbox is empty and all messages have arrived."""
        await self.local.idle()
        await self.house.finish_answers()
        await self.house.automata.idle()
        for _ in range(2):  # a closed inbox is reported at the table, a lost table by direct message
            await self.house.direct_messages.idle()
            await self.house.table_messages.idle()
        await self.house.evenings.idle()
        await self.house.table_lists.idle()
        await self.house.leagues.idle()
        await self.local.idle()

    # ------------------------------------------------------------ the table

    async def open_table(self, host: str, *others: str, game: str = "calimala", channel: str = "tavern") -> Reply:
        """A table with people at it that has not started; returns the invitation."""
        self.seated = [await self.local.person(name).open() for name in (host, *others)]
        invitation = await self.seated[0].slash("table new", game=game, channel=channel)
        assert invitation.state == "done", invitation.text
        self.table_id = str(buttons_of(self.message_of(invitation))[0].custom_id).split(":")[2]
        for person in self.seated[1:]:
            await self.press(person, self.message_of(invitation), "join")
        return invitation

    async def sit_down(self, *names: str, game: str = "calimala", language: str = "") -> list[Player]:
        """Open a table, let all join, start it."""
        invitation = await self.open_table(*names, game=game)
        host = self.seated[0]
        if language:
            await self.choose_options(host, invitation, language=language)
        started = await self.press(host, self.message_of(invitation), "start")
        assert started.state == "done", started.text
        await self.settle()
        return self.seated

    async def at_the_only_table(self, *seated: Player) -> Table:
        """The one open table, with these people, once its start has been shown."""
        await self.house.finish_answers()
        (self.table_id,) = await stored_tables.ids_living(self.house.hall.db)
        self.seated = list(seated)
        await self.settle()
        return self.table

    async def press_welcome(self, person: Player, label: str) -> None:
        """Greet the server, and press that button of the welcome."""
        (guild,) = self.house.guilds
        await greet(self.house, guild)
        await self.local.idle()
        (message,) = [m for m in person.messages.values() if "Guildhall" in text_of(m)]
        reply = await person.click(message, label=label)
        assert reply.state == "done", reply.text
        await self.at_the_only_table(person)

    async def choose_options(self, host: Player, invitation: Reply | Json, **filled_in: Any) -> Reply:
        """Fill in the form of a table's options; fields not named keep their value. Returns the card of the options."""
        card = await self.press(host, self.message_of(invitation), "options")
        form = await self.press(host, self.message_of(card), "options_form")
        return await host.submit(form, filled_in)

    @property
    def table(self) -> Table:
        awake = self.house.hall._awake
        return self._as_stored() if postgres.WANTED and self.table_id not in awake else awake[self.table_id]

    def _as_stored(self) -> Table:
        """The table as the database has it: with other processes writing, the cache may be outdated."""

        async def load() -> Table:
            database = postgres.at(self.data / "guildhall.db")
            await database.open()
            try:
                return await Hall(database, drafts=True).table(self.table_id)
            finally:
                await database.close()

        with ThreadPoolExecutor(1) as beside:
            return beside.submit(asyncio.run, load()).result()

    async def wake(self) -> Table:
        """The table, read from the database if it sleeps."""
        return await self.house.hall.table(self.table_id)

    @property
    def thread(self) -> str:
        return str(self.table.row.thread_id)

    def at(self, seat: int) -> Player:
        return next(p for p in self.local.people if int(p.id) == self.table.seats[seat].user_id)

    def seat_of(self, person: Player) -> int:
        seat = self.table.seat_of(int(person.id))
        assert seat is not None
        return seat

    @property
    def asked(self) -> list[Player]:
        """The players that the table waits for."""
        table = self.table
        return [self.at(seat) for seat in table.game.to_act(table.state) if table.seats[seat].user_id is not None]

    @property
    def idle_ones(self) -> list[Player]:
        return [person for person in self.seated if person not in self.asked]

    def posts(self, person: Player) -> list[Json]:
        """The public messages in the table's thread, as that person sees them now, oldest first."""
        here = [m for m in person.messages.values() if m["channel_id"] == self.thread and not is_private(m)]
        return sorted((m for m in here if buttons_of(m)), key=lambda m: int(m["id"]))

    def post(self, person: Player) -> Json:
        return self.posts(person)[-1]

    def stored(self) -> dict[str, list[dict[str, Any]]]:
        """Rows by table, but for when to look at a table's duties again: their loop writes that a second later."""
        return {name: [_but_due(row) for row in self.rows(f"SELECT * FROM {name}")] for name in STORED}

    def rows(self, sql: str, *given: object) -> list[Any]:
        return postgres.rows(self.data / "guildhall.db", sql, *given)

    # ------------------------------------------------------------ acting

    @staticmethod
    def message_of(shown: Reply | Panel | Json) -> Json:
        if isinstance(shown, Reply):
            assert shown.message is not None, f"{shown.state} {shown.reason}"
            return shown.message
        return shown.message if isinstance(shown, Panel) else shown

    async def press(self, person: Player, shown: Reply | Panel | Json, verb: str, **how: Any) -> Reply:
        message = self.message_of(shown)
        ids = [b.custom_id for b in buttons_of(message) if verb_of(b) == verb]
        assert ids, f"no {verb} among {[b.custom_id for b in buttons_of(message)]}"
        return await person.click(message, custom_id=ids[0], **how)

    async def press_late(self, person: Player, shown: Json, verb: str) -> Reply:
        """Press a button of an outdated or deleted message, and wait for all answers to it."""
        gone = shown["id"] not in person.messages
        custom_id = next(str(b.custom_id) for b in buttons_of(shown) if verb_of(b) == verb)
        reply = await (self.forge(person, custom_id) if gone else person.click(shown, custom_id=custom_id, stale=True))
        await self.settle()
        return reply

    async def undo(self, person: Player) -> Reply:
        """Press *Take back* and confirm it."""
        shown = await self.press(person, self.post(person), "undo")
        return await self.press(person, self.message_of(shown), "undo_sure")

    async def forge(self, person: Player, custom_id: str, values: list[str] | None = None) -> Reply:
        """Press a custom id that no message has, on the table's message."""
        return await self.forge_here(person, self.post(self.seated[0]), custom_id, values)

    async def forge_here(self, person: Player, message: Json, custom_id: str, values: list[str] | None = None) -> Reply:
        kind = BUTTON if values is None else MENU
        component: Json = {"type": kind, "custom_id": custom_id, "id": 2, "style": 2, "label": "?"}
        if values is not None:
            component |= {"options": [{"label": v, "value": v} for v in values], "min_values": 1, "max_values": 1}
        fake = {**message, "components": [{"type": 1, "id": 1, "components": [component]}]}
        if values is None:
            return await person.click(fake, custom_id=custom_id, stale=True)
        return await person.select(fake, values[:1], stale=True)

    async def my_move(self, person: Player) -> Panel:
        return Panel(await self.press(person, self.post(person), "move"))

    async def answer(self, person: Player, shown: Panel | Json, chosen: Answer, *, stale: bool = False) -> Panel:
        message = self.message_of(shown)
        if chosen.in_menu:
            panel = Panel(await person.select(message, [chosen.what], custom_id=chosen.menu, stale=stale))
        else:
            panel = Panel(await person.click(message, custom_id=chosen.what, stale=stale))
        if stale:
            await self.settle()
        return panel

    async def draft_turn(self, person: Player, policy: Policy, panel: Panel | None = None) -> Panel:
        """Choose until nothing is left to decide. Players who draft like this want to confirm everything."""
        if panel is None:
            await people.set_person(self.house.hall, int(person.id), instant=Confirming.EVERYTHING)
            panel = await self.my_move(person)
        while panel.answers:
            version = self.table.version
            panel = await self.answer(person, panel, policy(panel))
            if self.table.version != version and person not in self.asked:
                break  # it was played at once; the panel now offers optional moves only
        return panel

    async def confirmed(self, person: Player, panel: Panel) -> Reply:
        """Confirm a drafted turn, unless it was an answer that is played at once."""
        return panel.reply if panel.button("confirm") is None else await self.press(person, panel, "confirm")

    async def play_turn(self, person: Player, policy: Policy, panel: Panel | None = None) -> Reply:
        """From *My move* to *Confirm*; goes on if a confirmed step leads to another question."""
        panel = panel or await self.my_move(person)
        while True:
            panel = await self.draft_turn(person, policy, panel)
            reply = await self.confirmed(person, panel)
            panel = Panel(reply)
            if person not in self.asked or not (panel.answers or panel.button("confirm")):
                await self.settle()
                return reply

    async def play(self, rng: random.Random, turns: int = 1 << 30) -> None:
        """Random turns through the panel, up to `turns` or to the end of the game."""
        for _ in range(turns):
            if self.table.over:
                return
            await self.play_turn(rng.choice(self.asked), dice(rng))

    async def hurry(self, rng: random.Random, turns: int = 1 << 30, until: Callable[[], bool] = lambda: False) -> None:
        """Random turns played directly in the hall, without Discord, to reach an interesting position."""
        for _ in range(turns):
            table = self.table
            if table.over or until():
                break
            seat = rng.choice(table.game.to_act(table.state))
            user = table.seats[seat].user_id
            assert user is not None
            session = await access.session_of(self.house.hall, table.id, user)
            while not session.complete:
                session = await playing.draft(self.house.hall, table.id, user, rng.choice(session.moves).notation)
            await playing.confirm(self.house.hall, table.id, user)
        await self.settle()

    # ------------------------------------------------------------ watching

    def pings(self) -> Counter[str]:
        """Number of mentions in new messages, by name."""
        found: Counter[str] = Counter()
        names = {person.id: person.name for person in self.local.people}
        watcher = self.seated[0]
        for name, message in watcher.events:
            if name == "MESSAGE_CREATE" and message["author"]["id"] == self.local.server.world.bot_id:
                found.update(names[user["id"]] for user in message["mentions"])
        return found

    def check(self) -> None:
        """Check the invariants of every evening."""
        self._nobody_reads_over_a_shoulder()
        for person in self.seated:
            for name, message in person.events:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                    _check_message(message)
        refused = [r for r in self.refusals.seen if r[2].code not in self.expected_refusals]
        assert refused == [], f"Discord refused {[(m, p, e.body()) for m, p, e in refused]}"
        assert self.local.server.unknown_calls == []
        assert self.local.server.crashes == []
        assert self.overseer is None or self.overseer.findings == [], "\n".join(self.overseer.findings)
        assert self.expects_complaints or self.complaints.seen == [], self.complaints.seen[0]

    def _nobody_reads_over_a_shoulder(self) -> None:
        readers: dict[str, set[str]] = {}
        for person in self.local.people:
            for name, message in person.events:
                if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and is_private(message):
                    readers.setdefault(message["id"], set()).add(person.name)
        assert all(len(names) == 1 for names in readers.values())


def is_private(message: Json) -> bool:
    return bool(message.get("flags", 0) & EPHEMERAL)


def _but_due(row: Any) -> dict[str, Any]:
    return {name: row[name] for name in row.keys() if name != "due_at"}  # noqa: SIM118, a row of SQLite has no other way


def is_number_of_a_notice(button: Button) -> bool:
    """Whether it carries the number by which an undelivered notice is found again."""
    return verb_of(button) in ("what", "notify") and words_of(button).isdigit()


def _check_message(message: Json) -> None:
    images = images_of(message)
    for button in buttons_of(message):
        assert button.custom_id is None or len(button.custom_id) <= 100
        asks = button.custom_id is not None and verb_of(button) in ("say", "confirm", FINISH)
        looks = bool(images)  # a reader with text only has no picture, and longer labels
        assert not asks or not looks or len(button.label or "") <= LONGEST_LABEL, button
        public = not is_private(message) and button.custom_id is not None
        named = public and verb_of(button) in ("practice", "learn", "report_answer", "no_thanks")  # no secret in these
        named = named or (public and verb_of(button).startswith("league_"))  # their number
        assert not public or named or words_of(button) == "" or is_number_of_a_notice(button), button
    for image in images:
        assert image.description or not image.url.endswith(".png"), "a picture without alt text"


@asynccontextmanager
async def an_evening(
    data: Path,
    *,
    seed: str = "florence",
    pictures: bool = False,
    limits: Limits | None = None,
    clock: Callable[[], float] = time.time,
    web: Address | None = None,
    client_secret: str = "",
    emojis: bool = False,
    **server: Any,
) -> AsyncIterator[Evening]:
    """A running bot. Its tables get the seeds `florence-1`, `florence-2` …; both it and Discord use `clock`."""
    numbers = itertools.count(1)
    refusals, complaints = Refusals(), Complaints()
    logging.getLogger("localdiscord.server").addHandler(refusals)
    logging.getLogger().addHandler(complaints)
    try:
        with nullcontext() if pictures else sketched():
            async with serve_local(limits=limits or Limits(answer=ANSWER), clock=clock, **server) as local:
                overseer = overseen(local.server)
                if not postgres.WANTED:
                    provide(data / "guildhall.db")
                evening = Evening(local, data, lambda: f"{seed}-{next(numbers)}", refusals, complaints)
                evening.clock, evening.overseer = clock, overseer
                evening.web, evening.client_secret, evening.emojis = web, client_secret, emojis
                try:
                    await evening.open_house()
                    buttons = dict(evening.house._connection._view_store._dynamic_items)
                    assert set(buttons.values()) == {cogs.ui.buttons.PressButton, cogs.ui.buttons.PressMenu}
                    yield evening
                    await local.idle()
                    assert evening.house._connection._view_store._dynamic_items == buttons
                    evening.check()
                finally:
                    await evening.close_house()
    finally:
        logging.getLogger("localdiscord.server").removeHandler(refusals)
        logging.getLogger().removeHandler(complaints)
