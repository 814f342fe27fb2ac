"""Discord's limits on application commands: localised names, descriptions, options and their order."""

import re
import unicodedata
from typing import Any

from localdiscord.errors import FormErrors
from localdiscord.validate import check_length

Json = dict[str, Any]
Path = tuple[str | int, ...]

CHAT_INPUT, ON_PERSON, ON_MESSAGE, ENTRY_POINT = 1, 2, 3, 4
SUBCOMMAND = 1
GROUP = 2
STRING, INTEGER, NUMBER = 3, 4, 10
OPTION_TYPES = range(1, 12)
WITH_CHOICES = (STRING, INTEGER, NUMBER)
COMMAND_CHARACTERS_MAX = 8000
GLOBAL_COMMANDS_MAX = 100
CONTEXT_MENUS_MAX = 15
"""Of each kind: on people and on messages."""
CHOICES_MAX = 25
OPTIONS_MAX = 25

# Discord's pattern is ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$; `re` has no \p, and \w adds only connector
# punctuation, which is refused below.
NAME = re.compile(r"[-_'\w]{1,32}")
# fmt: off
LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
))
# fmt: on


def good_name(name: str) -> bool:
    if not NAME.fullmatch(name) or name != name.lower():
        return False
    return all(character == "_" or unicodedata.category(character) != "Pc" for character in name)


def check_commands(commands: list[Json]) -> None:
    """Validate the whole list of a bulk overwrite."""
    errors = FormErrors()
    slash = [command for command in commands if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    for kind in (ON_PERSON, ON_MESSAGE):
        if sum(command.get("type") == kind for command in commands) > CONTEXT_MENUS_MAX:
            message = f"Maximum number of application commands reached ({CONTEXT_MENUS_MAX})."
            errors.add((), "APPLICATION_COMMAND_TOO_MANY", message)
    if len(slash) > GLOBAL_COMMANDS_MAX:
        message = f"Maximum number of application commands reached ({GLOBAL_COMMANDS_MAX})."
        errors.add((), "APPLICATION_COMMAND_TOO_MANY", message)
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        _check_command(errors, (index,), command)
        key = (command.get("type", CHAT_INPUT), str(command.get("name")))
        if key in seen:
            message = "Application command names must be unique"
            errors.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    errors.raise_if_any()


def check_command(command: Json) -> None:
    errors = FormErrors()
    _check_command(errors, (), command)
    errors.raise_if_any()


def _check_command(errors: FormErrors, path: Path, command: Json) -> None:
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        check_length(errors, (*path, "name"), command.get("name", ""), 1, 32)
        for locale, name in (command.get("name_localizations") or {}).items():
            check_length(errors, (*path, "name_localizations", locale), name, 1, 32)
        if command.get("options"):
            message = "Context menu commands cannot have options"
            errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_FORBIDDEN", message)
        if command.get("description") and command["type"] != ENTRY_POINT:
            message = "Context menu commands cannot have description"
            errors.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION_FORBIDDEN", message)
        return
    _check_naming(errors, path, command)
    _check_options(errors, path, command.get("options") or [], depth=0)
    length = _characters(command)
    if length > COMMAND_CHARACTERS_MAX:
        message = f"Command exceeds maximum size ({length} of {COMMAND_CHARACTERS_MAX})"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_naming(errors: FormErrors, path: Path, thing: Json) -> None:
    names = [((*path, "name"), str(thing.get("name", "")))]
    names += [
        ((*path, "name_localizations", locale), str(name))
        for locale, name in (thing.get("name_localizations") or {}).items()
    ]
    for where, name in names:
        if not good_name(name):
            message = "Command name is invalid: lower case letters, digits, - _ ', 1 to 32 of them"
            errors.add(where, "APPLICATION_COMMAND_INVALID_NAME", message)
    check_length(errors, (*path, "description"), thing.get("description", ""), 1, 100)
    for locale, text in (thing.get("description_localizations") or {}).items():
        check_length(errors, (*path, "description_localizations", locale), text, 1, 100)
    for key in ("name_localizations", "description_localizations"):
        _check_locales(errors, (*path, key), thing.get(key))


def _check_locales(errors: FormErrors, path: Path, localizations: Any) -> None:
    for locale in localizations or {}:
        if locale not in LOCALES:
            errors.add((*path, locale), "LOCALIZATION_UNKNOWN_LOCALE", f"{locale} is not a locale of Discord")


def _check_options(errors: FormErrors, path: Path, options: list[Json], depth: int) -> None:
    if len(options) > OPTIONS_MAX:
        errors.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS_MAX} or fewer in length.")
    seen: set[str] = set()
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        kind = option.get("type")
        if kind not in OPTION_TYPES or (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            errors.add((*here, "type"), "BASE_TYPE_CHOICES", "This type of option is not possible here")
            continue
        _check_naming(errors, here, option)
        if option.get("name") in seen:
            message = "Option names must be unique"
            errors.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen.add(str(option.get("name")))
        if kind in (SUBCOMMAND, GROUP):
            if kind == GROUP and not option.get("options"):
                errors.add((*here, "options"), "BASE_TYPE_REQUIRED", "This field is required")
            _check_options(errors, here, option.get("options") or [], depth + (1 if kind == GROUP else 2))
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_values(errors, here, option)


def _check_values(errors: FormErrors, path: Path, option: Json) -> None:
    kind = option["type"]
    choices = option.get("choices") or []
    if choices and (option.get("autocomplete") or kind not in WITH_CHOICES):
        message = "Choices are not possible here (only for string, integer and number, and not with autocomplete)"
        errors.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    if option.get("autocomplete") and kind not in WITH_CHOICES:
        message = "Autocomplete is only for string, integer and number"
        errors.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID_OPTION_TYPE", message)
    if len(choices) > CHOICES_MAX:
        errors.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES_MAX} or fewer in length.")
    check_choices(errors, (*path, "choices"), choices, kind)
    low, high = option.get("min_length"), option.get("max_length")
    if (low is not None and not 0 <= low <= 6000) or (high is not None and not 1 <= high <= 6000):
        errors.add((*path, "max_length"), "NUMBER_TYPE_MAX", "int value should be between 0 and 6000.")
    for least, most in (("min_length", "max_length"), ("min_value", "max_value")):
        low, high = option.get(least), option.get(most)
        if low is not None and high is not None and low > high:
            errors.add((*path, least), "APPLICATION_COMMAND_OPTIONS_MIN_ABOVE_MAX", f"{least} exceeds {most}")


def check_choices(errors: FormErrors, path: Path, choices: list[Json], kind: int) -> None:
    """Validate the choices of an option, or of an autocomplete response."""
    names: set[str] = set()
    for index, choice in enumerate(choices):
        here = (*path, index)
        check_length(errors, (*here, "name"), choice.get("name", ""), 1, 100)
        if choice.get("name") in names:
            message = "The specified choice name is already used"
            errors.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_ALREADY_EXISTS", message)
        names.add(str(choice.get("name")))
        for locale, name in (choice.get("name_localizations") or {}).items():
            check_length(errors, (*here, "name_localizations", locale), name, 1, 100)
        _check_locales(errors, (*here, "name_localizations"), choice.get("name_localizations"))
        value = choice.get("value")
        if kind == STRING:
            check_length(errors, (*here, "value"), value, 1, 100)
        elif isinstance(value, bool) or not isinstance(value, int | float) or (kind == INTEGER and value != int(value)):
            errors.add((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number of this kind.')


def _characters(thing: Json) -> int:
    """Characters as Discord counts them: name, description and values, each in its longest language."""
    total = 0
    for key in ("name", "description"):
        texts = [str(thing.get(key) or ""), *map(str, (thing.get(f"{key}_localizations") or {}).values())]
        total += max(map(len, texts))
    for choice in thing.get("choices") or []:
        names = [str(choice.get("name", "")), *map(str, (choice.get("name_localizations") or {}).values())]
        total += max(map(len, names)) + len(str(choice.get("value", "")))
    return total + sum(_characters(option) for option in thing.get("options") or [])
