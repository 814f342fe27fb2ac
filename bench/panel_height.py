"""Height of a panel on a phone in screens of 390 × 844, computed from the message by `phone_size`."""

from typing import Any

from cogs.ui.phone_size import (
    AROUND,
    FRAME,
    RULE_HEIGHT,
    SCREEN,
    button_width,
    menu_height,
    picture_height,
    row_height,
    text_height,
)

Json = dict[str, Any]
ACTION_ROW, BUTTON, TEXT, GALLERY, CONTAINER = 1, 2, 10, 12, 17


def height(message: Json, *, pictures: bool) -> float:
    return (AROUND + sum(_height(part, pictures) for part in message.get("components") or ())) / SCREEN


def _height(part: Json, pictures: bool) -> float:
    kind: int = part["type"]
    inside: list[Json] = part.get("components") or []
    if kind == CONTAINER:
        return FRAME + sum(_height(each, pictures) for each in inside)
    if kind == TEXT:
        return text_height(part["content"])
    if kind == GALLERY:
        media = [item["media"] for item in part["items"]]
        return sum(picture_height(each["width"], each["height"]) for each in media) if pictures else 0.0
    if kind == ACTION_ROW and inside[0]["type"] == BUTTON:
        return row_height([button_width(b.get("label") or "", bool(b.get("emoji"))) for b in inside])
    if kind == ACTION_ROW:
        return menu_height(inside[0].get("placeholder") or "")
    return RULE_HEIGHT
