"""Reading a message as a user sees it: text, buttons, menus and pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from localdiscord.components import SELECTS, ComponentType, flat

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    emoji: str | None


@dataclass(frozen=True, slots=True)
class Select:
    custom_id: str
    type: int
    placeholder: str
    options: list[Json]
    min_values: int
    max_values: int
    disabled: bool

    @property
    def values(self) -> list[str]:
        return [str(option["value"]) for option in self.options]

    @property
    def labels(self) -> list[str]:
        return [str(option["label"]) for option in self.options]


@dataclass(frozen=True, slots=True)
class Image:
    url: str
    description: str


def text_of(message: Json) -> str:
    """All text of a message in reading order, one line each: content, embeds, components."""
    return "\n".join(line for line in _texts(message) if line)


def _texts(message: Json) -> Iterator[str]:
    yield message.get("content") or ""
    for embed in message.get("embeds") or []:
        yield (embed.get("author") or {}).get("name") or ""
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or []:
            yield field["name"]
            yield field["value"]
        yield (embed.get("footer") or {}).get("text") or ""
    for component in flat(message.get("components") or []):
        if component["type"] == ComponentType.TEXT_DISPLAY:
            yield component["content"]


def buttons_of(message: Json) -> list[Button]:
    found = []
    for component in flat(message.get("components") or []):
        if component["type"] == ComponentType.BUTTON:
            found.append(
                Button(
                    label=component.get("label") or "",
                    custom_id=component.get("custom_id"),
                    style=component["style"],
                    disabled=bool(component.get("disabled")),
                    url=component.get("url"),
                    emoji=(component.get("emoji") or {}).get("name"),
                )
            )
    return found


def selects_of(message: Json) -> list[Select]:
    """Also works for a modal, as its components have the same shape."""
    found = []
    for component in flat(message.get("components") or []):
        if component["type"] in SELECTS:
            found.append(
                Select(
                    custom_id=component["custom_id"],
                    type=component["type"],
                    placeholder=component.get("placeholder") or "",
                    options=component.get("options") or [],
                    min_values=component.get("min_values", 1),
                    max_values=component.get("max_values", 1),
                    disabled=bool(component.get("disabled")),
                )
            )
    return found


def images_of(message: Json) -> list[Image]:
    """Every picture with its alt text."""
    found = []
    for component in flat(message.get("components") or []):
        if component["type"] == ComponentType.MEDIA_GALLERY:
            found += [Image(item["media"]["url"], item.get("description") or "") for item in component["items"]]
        elif component["type"] == ComponentType.THUMBNAIL:
            found.append(Image(component["media"]["url"], component.get("description") or ""))
    for embed in message.get("embeds") or []:
        for key in ("image", "thumbnail"):
            if (embed.get(key) or {}).get("url"):
                found.append(Image(embed[key]["url"], embed[key].get("description") or ""))
    for attachment in message.get("attachments") or []:
        if str(attachment.get("content_type")).startswith("image/"):
            found.append(Image(attachment["url"], attachment.get("description") or ""))
    return found


def components_of(message: Json) -> list[Json]:
    """Every component, parents first."""
    return flat(message.get("components") or [])
