"""Discord's limits on components, in messages of both kinds and in modals."""

from collections.abc import Collection
from typing import Any

from localdiscord.components import LINK_BUTTON, PREMIUM_BUTTON, SELECTS, ComponentType, Path, flat
from localdiscord.emoji import is_emoji
from localdiscord.errors import FormErrors

Json = dict[str, Any]

V2_COMPONENTS_MAX = 40
V2_TEXT_MAX = 4000
CUSTOM_ID_MAX = 100

IN_ROW = (ComponentType.BUTTON, *SELECTS)
TOP_V2 = (
    ComponentType.ACTION_ROW,
    ComponentType.SECTION,
    ComponentType.TEXT_DISPLAY,
    ComponentType.MEDIA_GALLERY,
    ComponentType.FILE,
    ComponentType.SEPARATOR,
    ComponentType.CONTAINER,
)
IN_CONTAINER = tuple(kind for kind in TOP_V2 if kind != ComponentType.CONTAINER)
IN_LABEL = (
    ComponentType.TEXT_INPUT,
    *SELECTS,
    ComponentType.FILE_UPLOAD,
    ComponentType.RADIO_GROUP,
    ComponentType.CHECKBOX_GROUP,
    ComponentType.CHECKBOX,
)


class ComponentCheck:
    """One pass over a tree of components, reporting into the same form errors."""

    def __init__(self, errors: FormErrors, emojis: Collection[str] = ()) -> None:
        self.errors = errors
        self.emojis = emojis
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    # -- basic checks --------------------------------------------------------------------------------------------

    def text(self, path: Path, value: Any, low: int, high: int) -> None:
        if not isinstance(value, str) or (low and not value):
            self.errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self.errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def count(self, path: Path, found: int, low: int, high: int) -> None:
        if not low <= found <= high:
            self.errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def number(self, path: Path, value: Any, low: int, high: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.errors.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.errors.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def kind(self, path: Path, component: Any, allowed: tuple[ComponentType, ...]) -> bool:
        kind = component.get("type") if isinstance(component, dict) else None
        if kind in allowed:
            return True
        choices = ", ".join(str(int(choice)) for choice in allowed)
        self.errors.add((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
        return False

    def own_id(self, path: Path, component: Json) -> None:
        number = component.get("id")
        if not number:
            return
        if number in self.ids:
            self.errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id must be unique")
        self.ids.add(number)

    def custom_id(self, path: Path, component: Json) -> None:
        custom_id = component.get("custom_id")
        self.text((*path, "custom_id"), custom_id, 1, CUSTOM_ID_MAX)
        if custom_id in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            self.errors.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(str(custom_id))

    def emoji(self, path: Path, holder: Json) -> None:
        emoji = holder.get("emoji") or {}
        known = str(emoji["id"]) in self.emojis if emoji.get("id") else is_emoji(str(emoji.get("name") or ""))
        if emoji and not known:
            self.errors.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    # -- interactive components ----------------------------------------------------------------------------------

    def row(self, path: Path, row: Json) -> None:
        children = row.get("components")
        if not isinstance(children, list) or not children:
            self.errors.add((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
            return
        selects = [child for child in children if child.get("type") in SELECTS]
        if selects and len(children) > 1:
            message = "An action row can only contain one select menu and nothing beside it"
            self.errors.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        self.count((*path, "components"), len(children), 1, 5)
        for index, child in enumerate(children):
            here = (*path, "components", index)
            if self.kind(here, child, IN_ROW):
                self.own_id(here, child)
                self.button(here, child) if child["type"] == ComponentType.BUTTON else self.select(here, child)

    def button(self, path: Path, button: Json) -> None:
        style = button.get("style")
        self.emoji(path, button)
        self.number((*path, "style"), style, 1, 6)
        if style == LINK_BUTTON:
            self.text((*path, "url"), button.get("url"), 1, 512)
            if not str(button.get("url") or "").startswith(("http://", "https://", "discord://")):
                message = "Scheme must be one of ('discord', 'http', 'https')."
                self.errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)
            if button.get("custom_id"):
                message = "A custom id and url cannot both be specified"
                self.errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        elif style != PREMIUM_BUTTON:
            self.custom_id(path, button)
            if button.get("url"):
                message = "A custom id and url cannot both be specified"
                self.errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if button.get("label") is not None:
            self.text((*path, "label"), button["label"], 0, 80)
        if not button.get("label") and not button.get("emoji") and style != PREMIUM_BUTTON:
            self.errors.add(path, "BUTTON_COMPONENT_INVALID", "A button must have a label or an emoji")

    def select(self, path: Path, select: Json, *, in_modal: bool = False) -> None:
        self.custom_id(path, select)
        if select.get("placeholder") is not None:
            self.text((*path, "placeholder"), select["placeholder"], 0, 150)
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        self.number((*path, "min_values"), least, 0, 25)
        self.number((*path, "max_values"), most, 1, 25)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self.errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", "min_values exceeds max_values")
        if in_modal and select.get("required", True) and least == 0:
            message = "min_values must be at least 1 when the select is required"
            self.errors.add((*path, "min_values"), "SELECT_COMPONENT_REQUIRED_MIN_VALUES", message)
        if in_modal and select.get("disabled"):
            self.errors.add((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal")
        if select["type"] == ComponentType.STRING_SELECT:
            options = self.options(path, select, 1, 25)
            if isinstance(most, int) and options and most > len(options):
                message = f"int value should be less than or equal to {len(options)}."
                self.errors.add((*path, "max_values"), "NUMBER_TYPE_MAX", message)
            if isinstance(most, int) and sum(bool(option.get("default")) for option in options) > most:
                message = "More options are selected by default than max_values allows"
                self.errors.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
        elif select.get("options"):
            self.errors.add((*path, "options"), "SELECT_COMPONENT_OPTIONS_FORBIDDEN", "This select takes no options")

    def options(self, path: Path, component: Json, low: int, high: int) -> list[Json]:
        options: list[Json] = component.get("options") or []
        self.count((*path, "options"), len(options), low, high)
        seen: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.emoji(here, option)
            self.text((*here, "label"), option.get("label"), 1, 100)
            self.text((*here, "value"), option.get("value"), 1, 100)
            if option.get("description") is not None:
                self.text((*here, "description"), option["description"], 0, 100)
            if option.get("value") in seen:
                message = "The specified option value is already used"
                self.errors.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            seen.add(str(option.get("value")))
        return options

    # -- layout components ---------------------------------------------------------------------------------------

    def layout(self, path: Path, component: Json) -> None:
        kind = component["type"]
        self.own_id(path, component)
        if kind == ComponentType.ACTION_ROW:
            self.row(path, component)
        elif kind == ComponentType.SECTION:
            self.section(path, component)
        elif kind == ComponentType.TEXT_DISPLAY:
            self.text((*path, "content"), component.get("content"), 1, V2_TEXT_MAX)
        elif kind == ComponentType.MEDIA_GALLERY:
            items = component.get("items") or []
            self.count((*path, "items"), len(items), 1, 10)
            for index, item in enumerate(items):
                self.media((*path, "items", index), item, "media")
        elif kind == ComponentType.FILE:
            self.media(path, component, "file")
            if not str((component.get("file") or {}).get("url", "")).startswith(("attachment://", "http://127.0.0.1")):
                message = "A file component can only show an attachment"
                self.errors.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", message)
        elif kind == ComponentType.SEPARATOR:
            self.number((*path, "spacing"), component.get("spacing", 1), 1, 2)
        elif kind == ComponentType.CONTAINER:
            self.container(path, component)

    def container(self, path: Path, container: Json) -> None:
        if container.get("accent_color") is not None:
            self.number((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)
        children = container.get("components") or []
        if not children:
            self.errors.add((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        for index, child in enumerate(children):
            here = (*path, "components", index)
            if self.kind(here, child, IN_CONTAINER):
                self.layout(here, child)

    def section(self, path: Path, section: Json) -> None:
        children = section.get("components") or []
        self.count((*path, "components"), len(children), 1, 3)
        for index, child in enumerate(children):
            here = (*path, "components", index)
            if self.kind(here, child, (ComponentType.TEXT_DISPLAY,)):
                self.layout(here, child)
        accessory = section.get("accessory")
        here = (*path, "accessory")
        if not accessory:
            self.errors.add(here, "BASE_TYPE_REQUIRED", "This field is required")
        elif self.kind(here, accessory, (ComponentType.BUTTON, ComponentType.THUMBNAIL)):
            self.own_id(here, accessory)
            if accessory["type"] == ComponentType.BUTTON:
                self.button(here, accessory)
            else:
                self.media(here, accessory, "media")

    def media(self, path: Path, holder: Json, key: str) -> None:
        url = (holder.get(key) or {}).get("url")
        self.text((*path, key, "url"), url, 1, 2048)
        if isinstance(url, str) and url and not url.startswith(("http://", "https://", "attachment://")):
            message = "Scheme must be one of ('http', 'https', 'attachment')."
            self.errors.add((*path, key, "url"), "URL_TYPE_INVALID_SCHEME", message)
        if holder.get("description") is not None:
            self.text((*path, "description"), holder["description"], 0, 1024)


def check_message_components(errors: FormErrors, components: Any, *, v2: bool, emojis: Collection[str] = ()) -> None:
    path: Path = ("components",)
    if not isinstance(components, list):
        errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    check = ComponentCheck(errors, emojis)
    if not v2:
        if len(components) > 5:
            errors.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        for index, component in enumerate(components):
            if check.kind((*path, index), component, (ComponentType.ACTION_ROW,)):
                check.own_id((*path, index), component)
                check.row((*path, index), component)
        return
    for index, component in enumerate(components):
        if check.kind((*path, index), component, TOP_V2):
            check.layout((*path, index), component)
    found = flat(components)
    if len(found) > V2_COMPONENTS_MAX:
        message = f"The total number of components must be {V2_COMPONENTS_MAX} or fewer, found {len(found)}"
        errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    written = sum(len(c.get("content") or "") for c in found if c.get("type") == ComponentType.TEXT_DISPLAY)
    if written > V2_TEXT_MAX:
        message = f"The total text must be {V2_TEXT_MAX} characters or fewer, found {written}"
        errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_modal(modal: Json) -> None:
    errors = FormErrors()
    check = ComponentCheck(errors)
    check.text(("data", "title"), modal.get("title"), 1, 45)
    check.text(("data", "custom_id"), modal.get("custom_id"), 1, CUSTOM_ID_MAX)
    components = modal.get("components") or []
    path: Path = ("data", "components")
    check.count(path, len(components), 1, 5)
    allowed = (ComponentType.ACTION_ROW, ComponentType.LABEL, ComponentType.TEXT_DISPLAY)
    for index, component in enumerate(components):
        here = (*path, index)
        if not check.kind(here, component, allowed):
            continue
        check.own_id(here, component)
        if component["type"] == ComponentType.TEXT_DISPLAY:
            check.text((*here, "content"), component.get("content"), 1, V2_TEXT_MAX)
        elif component["type"] == ComponentType.ACTION_ROW:
            _check_old_row(check, here, component)
        else:
            _check_label(check, here, component)
    errors.raise_if_any()


def _check_old_row(check: ComponentCheck, path: Path, row: Json) -> None:
    children = row.get("components") or []
    check.count((*path, "components"), len(children), 1, 1)
    for index, child in enumerate(children):
        here = (*path, "components", index)
        if check.kind(here, child, (ComponentType.TEXT_INPUT,)):
            check.text((*here, "label"), child.get("label"), 1, 45)
            _check_text_input(check, here, child)


def _check_label(check: ComponentCheck, path: Path, label: Json) -> None:
    check.text((*path, "label"), label.get("label"), 1, 45)
    if label.get("description") is not None:
        check.text((*path, "description"), label["description"], 0, 100)
    child = label.get("component")
    here = (*path, "component")
    if not check.kind(here, child, IN_LABEL) or child is None:
        return
    check.own_id(here, child)
    kind = child["type"]
    if kind == ComponentType.TEXT_INPUT:
        if child.get("label"):
            message = "A text input inside a label cannot have a label of its own"
            check.errors.add((*here, "label"), "COMPONENT_LABEL_FORBIDDEN", message)
        _check_text_input(check, here, child)
    elif kind in SELECTS:
        check.select(here, child, in_modal=True)
    else:
        check.custom_id(here, child)
        if kind == ComponentType.RADIO_GROUP:
            options = check.options(here, child, 2, 10)
            if sum(bool(option.get("default")) for option in options) > 1:
                message = "Only one option can be selected by default"
                check.errors.add((*here, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
        elif kind == ComponentType.CHECKBOX_GROUP:
            options = check.options(here, child, 1, 10)
            least, most = child.get("min_values"), child.get("max_values")
            if least is not None and most is not None and least > most:
                message = "min_values exceeds max_values"
                check.errors.add((*here, "min_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", message)
            if least == 0 and child.get("required", True):
                message = "min_values must be at least 1 when the group is required"
                check.errors.add((*here, "min_values"), "SELECT_COMPONENT_REQUIRED_MIN_VALUES", message)


def _check_text_input(check: ComponentCheck, path: Path, child: Json) -> None:
    check.custom_id(path, child)
    check.number((*path, "style"), child.get("style"), 1, 2)
    if child.get("placeholder") is not None:
        check.text((*path, "placeholder"), child["placeholder"], 0, 100)
    if child.get("min_length") is not None:
        check.number((*path, "min_length"), child["min_length"], 0, 4000)
    if child.get("max_length") is not None:
        check.number((*path, "max_length"), child["max_length"], 1, 4000)
    least, most = child.get("min_length"), child.get("max_length")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        message = "min_length exceeds max_length"
        check.errors.add((*path, "min_length"), "TEXT_INPUT_COMPONENT_MIN_ABOVE_MAX", message)
    if child.get("value") is not None:
        check.text((*path, "value"), child["value"], 0, child.get("max_length") or 4000)
