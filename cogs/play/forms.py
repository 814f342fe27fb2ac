"""Forms for moves with values that cannot be listed, such as an offer and its price.

All context is in the form's custom id, and every submitted form is handled here, so a restart between opening and
submitting loses nothing.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import ui

from cogs.play.play import current_session, draft_or_play, session_at
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.form_fields import keep_input
from cogs.ui.handling import ANSWERS, explain, is_answered, report
from cogs.ui.locale_context import Interaction, who
from engine import IllegalMove
from prompts.form import LONGEST, FormField, asked_for, composed, form
from prompts.saying import Meant
from tables import Refused, SeatSession, Stamp, Table
from tables.core import access
from words import LANGUAGES, speaker, wording

SHAPE = re.compile(r"(?P<use>[a-z]):(?P<kind>[a-z]{1,16}):(?P<table>[a-z0-9]{1,12}):(?P<stamp>[0-9.]{1,16})")
SHAPE_WITHOUT_TABLE = re.compile(r"(?P<use>[a-z]):-:(?P<words>[a-z0-9_.-]{1,80})")
CHOSEN = re.compile("[a-z0-9_]{1,24}")
"""Valid value of a menu."""
MOVING = "f"
"""Use of a form for a drafted move."""

Use = Callable[[Interaction, Table, str, Mapping[str, str], Stamp | None], Awaitable[None]]
USES: dict[str, Use] = {}
"""Use → handler of a submitted form, given the kind of move and the input."""
OF_NO_MOVE: set[str] = set()
"""Uses of forms without a move."""


def on_form(use: str, *, of_moves: bool = True) -> Callable[[Use], Use]:
    """Register the handler of a use of forms, at import."""

    def claim(made: Use) -> Use:
        USES[use] = made
        if not of_moves:
            OF_NO_MOVE.add(use)
        return made

    return claim


UseWithoutTable = Callable[[Interaction, tuple[str, ...], Mapping[str, str]], Awaitable[None]]
USES_WITHOUT_TABLE: dict[str, UseWithoutTable] = {}
"""Use → handler of forms without a table, given the words of the custom id."""
Opener = Callable[[Interaction, tuple[str, ...]], Awaitable[None]]
OPENERS: dict[str, Opener] = {}
"""Use → opener of the form again after a refused input, given the words of its custom id."""


def on_form_without_table(use: str, *, again: Opener | None = None) -> Callable[[UseWithoutTable], UseWithoutTable]:
    """Register the handler of forms with custom ids like `r:-:word.word`, at import. `again` opens the form once more
    after a refusal."""

    def claim(made: UseWithoutTable) -> UseWithoutTable:
        USES_WITHOUT_TABLE[use] = made
        if again is not None:
            OPENERS[use] = again
        return made

    return claim


class MoveForm(ui.Modal):
    """A text field or menu for each field. `answer` handles the submission."""

    def __init__(
        self,
        session: SeatSession,
        kind: str,
        lang: str,
        given: Mapping[str, str],
        use: str = MOVING,
        typed: Mapping[str, str] | None = None,
    ) -> None:
        """`given`: fields already chosen; `typed`: the previous input."""
        asked = form(session, lang, kind, given, typed)
        assert asked is not None
        super().__init__(title=asked.title[:45], custom_id=f"{use}:{kind}:{session.table.id}:{session.stamp}")
        for field in asked.fields:
            self.add_item(ui.Label(text=field.label[:45], component=_input(field, lang)))
        self.stop()  # let discord.py drop it: `answer` works from the custom id, also after a restart


def _input(field: FormField, lang: str) -> Any:
    if field.options:
        options = [
            discord.SelectOption(label=name, value=word, default=word == field.start) for name, word in field.options
        ]
        choose = speaker(lang)("panel-choose")
        return ui.Select(custom_id=field.name, required=field.required, placeholder=choose, options=options)
    return ui.TextInput(
        custom_id=field.name,
        required=field.required,
        max_length=LONGEST,
        placeholder=field.hint,
        default=field.start or None,
    )


@on_press("form")
async def open_form(interaction: Interaction, press: Press) -> None:
    await send_form(interaction, await current_session(interaction, press), press.words)


async def send_form(interaction: Interaction, session: SeatSession, words: tuple[str, ...], use: str = MOVING) -> None:
    """Open the form of a kind of move. The words after the kind are fields already chosen."""
    kind, *known = words or ("",)
    if not wording.form(session.table.row.game, kind):
        raise Refused("error-unknown-button")
    given = dict(zip(session.table.game.book.fields(kind), known, strict=False))
    await interaction.response.send_modal(MoveForm(session, kind, (await who(interaction)).lang, given, use))


async def answer(interaction: Interaction, data: Mapping[str, Any]) -> None:
    """Handle a submitted form."""
    custom_id, game = str(data.get("custom_id", "")), ""
    found, without_table = SHAPE.fullmatch(custom_id), SHAPE_WITHOUT_TABLE.fullmatch(custom_id)
    try:
        words = {field: text for field, text in lines(data.get("components", [])) if text.strip()}
        if without_table is not None and without_table["use"] in USES_WITHOUT_TABLE:
            await _take(interaction, without_table["use"], tuple(without_table["words"].split(".")), words)
            return
        if found is None or found["use"] not in USES:
            raise Refused("error-unknown-button")
        hall = interaction.client.hall
        table = await access.table_for(hall, found["table"], interaction.user.id, interaction.guild_id)
        game = table.row.game
        if found["use"] not in OF_NO_MOVE and not wording.form(game, found["kind"]):
            raise Refused("error-unknown-button")
        await USES[found["use"]](interaction, table, found["kind"], words, Stamp.read(found["stamp"]))
    except Exception as error:
        await report(interaction, error, game)


@on_form(MOVING)
async def filled_in(
    interaction: Interaction, table: Table, kind: str, words: Mapping[str, str], stamp: Stamp | None
) -> None:
    session = session_at(interaction, table)
    access.must_be_asked(session)
    try:
        await say_freely(interaction, session, kind, words, stamp)
    except (Refused, IllegalMove) as refused:
        if isinstance(refused, Refused) and refused.reason not in ("form-unreadable", "form-incomplete"):
            raise
        await _give_back(interaction, session, kind, words, refused)


# ---------------------------------------------------------------- reopening a form


async def _take(interaction: Interaction, use: str, said: tuple[str, ...], typed: Mapping[str, str]) -> None:
    """Handle a form without a table. After a refusal it can be opened again with what was typed."""
    try:
        await USES_WITHOUT_TABLE[use](interaction, said, typed)
    except Refused as refused:
        if use not in OPENERS or refused.reason in ANSWERS or is_answered(interaction):
            raise
        keep_input(interaction.user.id, f"{use}:-:{'.'.join(said)}", typed)
        me = await who(interaction)
        again = button(me.say("button-form-again"), "fill_again", words=(use, *said))
        reason = explain(me.say, "", refused) or ""

        async def build() -> Card:
            return Card().text(reason).row(again)

        await show(interaction, build, in_place=False)


@on_press("fill_again")
async def fill_again(interaction: Interaction, press: Press) -> None:
    use, *said = press.words or ("",)
    if use not in OPENERS or not said:
        raise Refused("error-unknown-button")
    await OPENERS[use](interaction, tuple(said))


async def _give_back(
    interaction: Interaction, session: SeatSession, kind: str, typed: Mapping[str, str], refused: Refused | IllegalMove
) -> None:
    """Explain the error and offer the form again.

    Discord does not allow to answer a form with a form: the typed text is shown in the answer, from which the button
    reads it; values of menus are in the button's custom id.
    """
    me, game = await who(interaction), session.table.row.game
    given = {field: " ".join(typed.get(field, "").split()) for field in wording.form(game, kind)}
    chosen = {f: word for f, word in given.items() if wording.picked(game, f) and CHOSEN.fullmatch(word)}
    words = (kind, *(part for both in chosen.items() for part in both))
    again = button(me.say("button-form-again"), "form_again", session.table.id, session.stamp, words)
    asked = {field: asked_for(game, kind, field, me.say) for field in given if field not in chosen}
    block = "\n".join(f"{asked[field]} {given[field]}" for field in asked if given[field]).replace("`", "ˋ")

    async def build() -> Card:
        return Card().text(explain(me.say, game, refused) or "", f"```\n{block}\n```" if block else "").row(again)

    await show(interaction, build, in_place=False)


@on_press("form_again")
async def open_again(interaction: Interaction, press: Press) -> None:
    session, kind = await current_session(interaction, press), press.words[0] if press.words else ""
    fields = wording.form(session.table.row.game, kind)
    if not fields:
        raise Refused("error-unknown-button")
    shown = interaction.message.components if interaction.message is not None else []
    game, lines = session.table.row.game, "\n".join(_texts(shown)).split("\n")
    typed = dict(zip(press.words[1::2], press.words[2::2], strict=False))
    asked = {f"{asked_for(game, kind, f, speaker(lang))} ": f for lang in LANGUAGES for f in fields}
    typed |= {asked[label]: line.removeprefix(label) for label in asked for line in lines if line.startswith(label)}
    lang = (await who(interaction)).lang
    await interaction.response.send_modal(MoveForm(session, kind, lang, {}, typed=typed))


def _texts(components: Iterable[Any]) -> Iterator[str]:
    """All texts of one of the bot's messages."""
    for component in components:
        yield from [component.content] if isinstance(getattr(component, "content", None), str) else []
        yield from _texts(getattr(component, "children", ()))


def lines(components: Any) -> Iterator[tuple[str, str]]:
    """Custom id and value of each field of a form. Malformed ones are skipped."""
    for component in components if isinstance(components, list) else []:
        match component:
            case {"custom_id": str(field), "value": str(text)}:
                yield field, text
            case {"custom_id": str(field), "values": [*chosen]} if all(isinstance(one, str) for one in chosen):
                yield field, " ".join(chosen)
            case {"components": within}:
                yield from lines(within)
            case {"component": within}:
                yield from lines([within])


async def say_freely(
    interaction: Interaction, session: SeatSession, kind: str, typed: Mapping[str, str], stamp: Stamp | None = None
) -> None:
    """Draft a move of an open kind from the input."""
    move = composed(session, (await who(interaction)).lang, kind, typed)
    await draft_or_play(interaction, session, Meant((move.notation,)), stamp)
