"""How high a panel is on a phone, in screens of 390 × 844: of the message as Discord has it, by `phone_size`."""

from typing import Any

from cogs.ui.phone_size import GAP, ROW, SCREEN, WIDTH, button_width, buttons_height, text_height

Json = dict[str, Any]
ACTION_ROW, BUTTON, TEXT, GALLERY, CONTAINER = 1, 2, 10, 12, 17
FRAME = 24
"""Above and below what a card holds."""


def height(message: Json, *, pictures: bool) -> float:
    return sum(_height(part, pictures) for part in message.get("components") or ()) / SCREEN


def _height(part: Json, pictures: bool) -> float:
    kind: int = part["type"]
    inside: list[Json] = part.get("components") or []
    if kind == CONTAINER:
        return FRAME + sum(_height(each, pictures) for each in inside)
    if kind == TEXT:
        return text_height(part["content"])
    if kind == GALLERY:
        return sum(_picture(item["media"]) for item in part["items"]) if pictures else 0.0
    if kind == ACTION_ROW and inside[0]["type"] == BUTTON:
        return buttons_height([button_width(b.get("label") or "", bool(b.get("emoji"))) for b in inside])
    return ROW + GAP


def _picture(media: Json) -> float:
    """It is as wide as the card."""
    return float(WIDTH * media["height"] / media["width"] + GAP)
