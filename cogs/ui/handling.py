"""Handling of an interaction: its reference for log and error messages, timing, deferring, and error answers."""

import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands

from cogs.ui.locale_context import Interaction, who
from cogs.ui.moved_commands import now_called
from cogs.ui.names import escaped
from cogs.ui.translator import shown
from engine import IllegalMove
from tables import Refused
from tables.core import fair_use
from words import DEFAULT, Speaker, language_of, speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

REFERENCE: ContextVar[str] = ContextVar("reference", default="")
"""Reference of the current interaction; empty outside of one."""
PERSON: ContextVar[int] = ContextVar("person", default=0)
"""Person of the current interaction; 0 outside of one."""
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
OBSERVERS: list[Callable[[str, float], None]] = []
"""Callbacks given the kind and the duration in seconds of each interaction."""


def reference_of(interaction_id: int) -> str:
    """Eight legible characters, the same for an interaction in every process."""
    return "".join(ALPHABET[(interaction_id >> shift) % 32] for shift in range(47, 7, -5))


@contextmanager
def handling(interaction: discord.Interaction, kind: str) -> Iterator[None]:
    """Context of an interaction. `kind`: command, autocomplete, press or form."""
    token, person = REFERENCE.set(reference_of(interaction.id)), PERSON.set(interaction.user.id)
    house: Guildhall = interaction.client  # type: ignore[assignment]
    began = time.perf_counter()
    try:
        with house.hall.foreground.answering():
            yield
    finally:
        PERSON.reset(person)
        REFERENCE.reset(token)
        for told in OBSERVERS:
            told(kind, time.perf_counter() - began)


# ---------------------------------------------------------------- first answer

ANSWERED = 40060
CUT_OFF = (aiohttp.ClientConnectionError, ConnectionError)
HEARD = "heard"
"""Key in an interaction's extras: Discord has the first answer, but its response was lost."""


def is_answered(interaction: Interaction) -> bool:
    return interaction.response.is_done() or HEARD in interaction.extras


def was_late(interaction: Interaction) -> bool:
    """Whether Discord had the first answer for a while before the bot knew of it."""
    return HEARD in interaction.extras


async def ask_patience(interaction: Interaction, *, replace: bool = False) -> None:
    """Defer the interaction unless it is already answered. `replace`: the answer will edit the pressed message."""
    how = {} if replace else {"ephemeral": True, "thinking": True}
    if not is_answered(interaction):
        await _once(interaction, lambda: interaction.response.defer(**how))


async def answer_openly(interaction: Interaction, **what: Any) -> int:
    """Answer publicly. Returns the message's id."""
    sent = await _once(interaction, lambda: interaction.response.send_message(**what))
    return int(sent.message_id) if sent is not None else (await interaction.original_response()).id


async def _once(interaction: Interaction, answer: Callable[[], Awaitable[Any]]) -> Any | None:
    """The response of Discord; None if it accepted the answer but the response was lost."""
    try:
        try:
            return await answer()
        except CUT_OFF as cut:
            log.info("answering interaction %s got no receipt, retrying: %r", interaction.id, cut)
            return await answer()
    except discord.HTTPException as refused:
        if refused.code != ANSWERED:
            raise
        interaction.extras[HEARD] = True
        return None


# ---------------------------------------------------------------- errors

GONE = (10062, 10015, 40060, 50027)
"""Error codes: unknown interaction, unknown webhook, already answered, token expired."""


def explain(say: Speaker, game: str, error: Exception) -> str | None:
    """Message to the person; None if the error is internal."""
    if isinstance(error, IllegalMove):
        return say.refusal(game, error)
    if isinstance(error, Refused):
        return say(error.reason, **{name: _told(say, value) for name, value in error.args_.items()})
    if isinstance(error, app_commands.CommandNotFound):
        moved = now_called(" ".join([*error.parents, error.name]))
        return say("error-unknown-command") if moved is None else say("error-moved-command", command=shown(moved, say))
    if isinstance(error, app_commands.CommandSignatureMismatch):
        return say("error-unknown-command")
    if isinstance(error, Unresolved):
        return say("error-unresolved", what=error.what)
    if isinstance(error, app_commands.TransformerError) and error.type is discord.AppCommandOptionType.user:
        return say("error-not-a-member")
    if isinstance(error, app_commands.CheckFailure):
        return say("error-not-allowed")
    return None


def _told(say: Speaker, value: object) -> object:
    """Escape markdown in names and input; format times as timestamps."""
    if isinstance(value, float):
        return f"<t:{int(value)}:R>"
    if isinstance(value, list | tuple):
        return say.list(escaped(str(one)) for one in value)
    return escaped(value) if isinstance(value, str) else value


Answer = Callable[[Interaction, Refused], Awaitable[None]]
ANSWERS: dict[str, Answer] = {}
"""Reason → special answer, such as a button that fixes the problem."""


def on_refusal(reason: str) -> Callable[[Answer], Answer]:
    """Register the answer of a reason, at import."""

    def claim(answer: Answer) -> Answer:
        ANSWERS[reason] = answer
        return answer

    return claim


async def report(interaction: Interaction, error: Exception, game: str = "") -> None:
    """Answer a failed interaction. Never raises."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ if isinstance(error.__cause__, Exception) else error
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.info(
            "interaction %s expired before it was answered (%s), Discord has told the person",
            interaction.id,
            error.code,
        )
        return
    say = await _voice(interaction)
    text = explain(say, game, error)
    if text is None:
        reference = reference_of(interaction.id)
        log.error("reference %s: interaction %s failed", reference, interaction.id, exc_info=error)
        text = say("error-unexpected", reference=reference)
    try:
        if isinstance(error, Refused) and error.reason in ANSWERS:
            await ANSWERS[error.reason](interaction, error)
        else:
            await tell(interaction, text)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as unheard:
        log.warning("answering interaction %s failed, the person sees nothing: %s", interaction.id, unheard)


async def _voice(interaction: Interaction) -> Speaker:
    """Speaker in the person's language; in that of their Discord client if their settings cannot be read."""
    try:
        return (await who(interaction)).say
    except Exception:
        log.exception("reading the settings of person %s failed, using Discord's language", interaction.user.id)
        return speaker(language_of(str(interaction.locale)) or DEFAULT)


async def tell(interaction: Interaction, text: str) -> None:
    """Send a private sentence, whether or not the interaction is already answered."""
    if is_answered(interaction):
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


RESOLVED = {6: ("users", "person"), 7: ("channels", "channel"), 8: ("roles", "role")}
"""Type of an option → key of Discord's resolved data, and our word for it."""


class Unresolved(app_commands.AppCommandError):
    """An id that is missing in Discord's resolved data, which discord.py would pass on as a bare object."""

    def __init__(self, what: str) -> None:
        super().__init__(f"unresolved {what}")
        self.what = what


def must_be_resolved(options: Sequence[Any], resolved: Mapping[str, Mapping[str, Any]]) -> None:
    for option in options:
        must_be_resolved(option.get("options", ()), resolved)
        group, what = RESOLVED.get(option["type"], ("", ""))
        if group and str(option["value"]) not in resolved.get(group, {}):
            raise Unresolved(what)


async def is_too_fast(interaction: Interaction, what: str = "") -> bool:
    """Whether the person exceeds their rate limit; then the interaction is answered, with a text only now and then.

    `what`: verb of a button, or name of a command.
    """
    limit, person = interaction.client.rate_limit, interaction.user.id
    if limit.takes(person, fair_use.COSTS.get(what, 1.0)):
        return False
    presses = interaction.type is discord.InteractionType.component
    if presses and not limit.is_to_be_told(person):
        try:
            await interaction.response.defer()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as unheard:
            log.info(
                "acknowledging interaction %s failed, it was over the rate limit and did nothing: %s",
                interaction.id,
                unheard,
            )
    else:
        await report(interaction, Refused("error-too-fast"))
    return True


class Tree(app_commands.CommandTree):
    """Command tree with our error reporting and rate limit."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        if interaction.type is not discord.InteractionType.autocomplete:
            data: Mapping[str, Any] = interaction.data or {}  # type: ignore[assignment]
            must_be_resolved(data.get("options", ()), data.get("resolved", {}))
            return not await is_too_fast(interaction, str(data.get("name", "")))  # type: ignore[arg-type]
        house: Guildhall = interaction.client  # type: ignore[assignment]
        if house.rate_limit.takes(interaction.user.id, fair_use.SUGGESTION):
            return True
        await interaction.response.autocomplete([])
        return False

    async def _call(self, interaction: discord.Interaction) -> None:
        asked = interaction.type is discord.InteractionType.autocomplete
        with handling(interaction, "autocomplete" if asked else "command"):
            await super()._call(interaction)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        name = interaction.command.qualified_name if interaction.command else ""
        await report(interaction, error, name.split(" ")[0])  # type: ignore[arg-type]
