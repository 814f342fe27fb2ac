"""Form fields with initial values: one of several, any of several, a line of text."""

from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.locale_context import Interaction

LABEL = 45
ABOUT = 100
RADIO_BUTTONS = 10
"""Maximum options of a radio group."""

Offered = Sequence[tuple[str, str]]
"""Values and their labels."""


def field(text: str, component: Any, about: str = "") -> Any:
    """A field with its label and description."""
    return ui.Label(text=text[:LABEL], description=about[:ABOUT] or None, component=component)


def one_of(name: str, offered: Offered, now: str, *, most: int = RADIO_BUTTONS) -> Any:
    """Radio buttons; a menu if there are more than `most`."""
    if len(offered) > most:
        options = [discord.SelectOption(label=said[:100], value=value, default=value == now) for value, said in offered]
        return ui.Select(custom_id=name, options=options)
    buttons = [discord.RadioGroupOption(label=said[:100], value=value, default=value == now) for value, said in offered]
    return ui.RadioGroup(custom_id=name, options=buttons)


def any_of(name: str, offered: Offered, now: Collection[str]) -> Any:
    """Check boxes, all optional; a menu if there are more than Discord allows."""
    if len(offered) > 10:
        options = [discord.SelectOption(label=said[:100], value=value, default=value in now) for value, said in offered]
        return ui.Select(custom_id=name, options=options[:25], required=False, min_values=0, max_values=len(options))
    boxes = [
        discord.CheckboxGroupOption(label=said[:100], value=value, default=value in now) for value, said in offered
    ]
    return ui.CheckboxGroup(custom_id=name, options=boxes, required=False, min_values=0)


def line(name: str, now: str = "", *, hint: str = "", required: bool = True, longest: int = 60) -> Any:
    return ui.TextInput(
        custom_id=name, default=now or None, placeholder=hint[:100] or None, required=required, max_length=longest
    )


class Form(ui.Modal):
    """A form handled by its custom id, also after a restart; discord.py need not keep it."""

    def __init__(self, title: str, custom_id: str, *fields: Any) -> None:
        super().__init__(title=title[:LABEL], custom_id=custom_id)
        for one in fields:
            self.add_item(one)
        self.stop()

    def fill_in(self, typed: Mapping[str, str]) -> None:
        """Start with an earlier input, in which empty fields are missing."""
        for component in (getattr(one, "component", one) for one in self.children):
            said = typed.get(getattr(component, "custom_id", ""), "")
            if isinstance(component, ui.TextInput):
                component.default = said or None
            elif isinstance(component, ui.Select | ui.RadioGroup | ui.CheckboxGroup):
                for option in component.options:
                    option.default = option.value in said.split()


# ---------------------------------------------------------------- refused input

KEPT = 200
"""Number of refused inputs that are remembered."""
REFUSED: OrderedDict[tuple[int, str], dict[str, str]] = OrderedDict()
"""(person, custom id of the form) → input, for the next time that they open it. In memory: nothing depends on it."""


def keep_input(person: int, custom_id: str, typed: Mapping[str, str]) -> None:
    REFUSED[person, custom_id] = dict(typed)
    REFUSED.move_to_end((person, custom_id))
    while len(REFUSED) > KEPT:
        REFUSED.popitem(last=False)


async def open_form(interaction: Interaction, form: Form) -> None:
    """Open a form, with what was typed before if that was refused."""
    typed = REFUSED.pop((interaction.user.id, form.custom_id), None)
    if typed is not None:
        form.fill_in(typed)
    await interaction.response.send_modal(form)
