"""Discord's limits on messages and embeds. Every violation is reported at its path (400, code 50035)."""

from collections.abc import Collection
from typing import Any

from localdiscord.errors import ApiError, FormErrors
from localdiscord.model import MessageFlag
from localdiscord.validate_components import check_message_components

Json = dict[str, Any]
Path = tuple[str | int, ...]

CONTENT_MAX = 2000
EMBEDS_MAX = 10
EMBED_TOTAL_MAX = 6000
FILES_MAX = 10
FILE_BYTES_MAX = 10 * 1024 * 1024
REQUEST_BYTES_MAX = 25 * 1024 * 1024
NONCE_MAX = 25


def check_length(errors: FormErrors, path: Path, value: Any, low: int, high: int) -> None:
    if not isinstance(value, str):
        errors.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
    elif not value and low > 0:
        errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif low == 0 and len(value) > high:
        errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    elif not low <= len(value) <= high:
        errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def check_message(body: Json, flags: MessageFlag, emojis: Collection[str] = ()) -> None:
    """Validate a body for creating or editing a message; `flags` are those the message will have, `emojis` the ids of
    known custom emojis."""
    errors = FormErrors()
    content = body.get("content")
    if content is not None:
        check_length(errors, ("content",), content, 0, CONTENT_MAX)
    if body.get("nonce") is not None and len(str(body["nonce"])) > NONCE_MAX:
        errors.add(("nonce",), "NONCE_TYPE_TOO_LONG", f"Must be {NONCE_MAX} or fewer in length.")
    embeds = body.get("embeds") or []
    check_embeds(errors, embeds)
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                errors.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    components = body.get("components")
    if components is not None:
        check_message_components(errors, components, v2=v2, emojis=emojis)
    _check_mentions(errors, body.get("allowed_mentions"))
    _check_attachments(errors, body.get("attachments"))
    errors.raise_if_any()


def check_files(files: dict[int, tuple[str, bytes]]) -> None:
    if len(files) > FILES_MAX:
        raise ApiError(400, 50035, "Invalid Form Body", _at("files", f"Must be {FILES_MAX} or fewer in length."))
    if any(len(data) > FILE_BYTES_MAX for _, data in files.values()):
        raise ApiError(413, 40005, "Request entity too large")
    if sum(len(data) for _, data in files.values()) > REQUEST_BYTES_MAX:
        raise ApiError(413, 40005, "Request entity too large")


def _at(key: str, message: str) -> Json:
    return {key: {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": message}]}}


def check_embeds(errors: FormErrors, embeds: Any) -> None:
    if not isinstance(embeds, list):
        errors.add(("embeds",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if len(embeds) > EMBEDS_MAX:
        errors.add(("embeds",), "BASE_TYPE_MAX_LENGTH", f"Must be {EMBEDS_MAX} or fewer in length.")
    total = 0
    for index, embed in enumerate(embeds):
        total += _check_embed(errors, ("embeds", index), embed)
    if total > EMBED_TOTAL_MAX:
        message = f"Embed size exceeds maximum size of {EMBED_TOTAL_MAX}"
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(errors: FormErrors, path: Path, embed: Json) -> int:
    """Returns the number of characters that count towards the total."""
    texts: list[tuple[Path, Any, int, int]] = []
    for key, high in (("title", 256), ("description", 4096)):
        if embed.get(key) is not None:
            texts.append(((*path, key), embed[key], 0, high))
    if embed.get("footer"):
        texts.append(((*path, "footer", "text"), embed["footer"].get("text", ""), 0, 2048))
    if embed.get("author"):
        texts.append(((*path, "author", "name"), embed["author"].get("name", ""), 1, 256))
    fields = embed.get("fields") or []
    if len(fields) > 25:
        errors.add((*path, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for index, field in enumerate(fields):
        texts.append(((*path, "fields", index, "name"), field.get("name", ""), 1, 256))
        texts.append(((*path, "fields", index, "value"), field.get("value", ""), 1, 1024))
    for where, text, low, high in texts:
        check_length(errors, where, text, low, high)
    color = embed.get("color")
    if color is not None and not 0 <= int(color) <= 0xFFFFFF:
        errors.add((*path, "color"), "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")
    for key in ("image", "thumbnail"):
        url = (embed.get(key) or {}).get("url")
        if url is not None and not str(url).startswith(("http://", "https://", "attachment://")):
            message = "Scheme must be one of ('http', 'https', 'attachment')."
            errors.add((*path, key, "url"), "URL_TYPE_INVALID_SCHEME", message)
    return sum(len(text) for _, text, _, _ in texts if isinstance(text, str))


def _check_mentions(errors: FormErrors, allowed: Any) -> None:
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        if ids and kind in parse:
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            errors.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        if len(ids) > 100:
            errors.add(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")


def _check_attachments(errors: FormErrors, attachments: Any) -> None:
    for index, attachment in enumerate(attachments or []):
        description = attachment.get("description")
        if description is not None:
            check_length(errors, ("attachments", index, "description"), description, 0, 1024)
