"""Message components as a tree: walking, numbering, and resolving media."""

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ComponentType(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    ComponentType.STRING_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.MENTIONABLE_SELECT,
    ComponentType.CHANNEL_SELECT,
)
BESIDE = ("accessory", "component")
"""Keys under which a component holds a single other one."""
LINK_BUTTON = 5
PREMIUM_BUTTON = 6


def flat(components: list[Json]) -> list[Json]:
    """Every component, parents first."""
    found = []
    for component in components:
        found.append(component)
        if "components" in component and isinstance(inner := component["components"], list):
            found += flat(inner)
        for key in BESIDE:
            if key in component and isinstance(child := component[key], dict):
                found += flat([child])
    return found


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """The same, each with its path in the body."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from _children(here, component)


def _children(path: Path, component: Json) -> Iterator[tuple[Path, Json]]:
    if isinstance(component.get("components"), list):
        yield from walk(component["components"], (*path, "components"))
    for key in BESIDE:
        child = component.get(key)
        if isinstance(child, dict):
            yield (*path, key), child
            yield from _children((*path, key), child)


LEFT_OUT: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    ComponentType.SEPARATOR: {"spacing": 1, "divider": True},
}
"""Defaults of fields that a component omits."""


def number(components: list[Json]) -> None:
    """Give every component without an id the next free one, as Discord does."""
    everyone = flat(components)
    taken = {component["id"] for component in everyone if component.get("id")}
    free = 1
    for component in everyone:
        if component.get("id"):
            continue
        while free in taken:
            free += 1
        component["id"] = free
        taken.add(free)


def complete(components: list[Json]) -> None:
    """Fill in defaults, as Discord does. A Unicode emoji has no id."""
    for component in flat(components):
        for key, value in LEFT_OUT.get(component.get("type", 0), {}).items():
            component.setdefault(key, value)
        for item in component.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
        for holder in (component, *(component.get("options") or [])):
            emoji = holder.get("emoji")
            if isinstance(emoji, dict) and emoji.get("id") is None:
                emoji.pop("id", None)
            elif isinstance(emoji, dict):
                emoji["id"] = str(emoji["id"])  # discord.py sends a number


def with_custom_id(components: list[Json], custom_id: str) -> Json | None:
    for component in flat(components):
        if component.get("custom_id") == custom_id:
            return component
    return None


def media_of(component: Json) -> Iterator[tuple[Path, Json]]:
    """Media objects of one component, with their path below it."""
    kind = component.get("type")
    if kind == ComponentType.MEDIA_GALLERY:
        for index, item in enumerate(component.get("items", [])):
            if isinstance(item.get("media"), dict):
                yield ("items", index, "media"), item["media"]
    elif kind == ComponentType.THUMBNAIL and isinstance(component.get("media"), dict):
        yield ("media",), component["media"]
    elif kind == ComponentType.FILE and isinstance(component.get("file"), dict):
        yield ("file",), component["file"]


def resolve_media(
    components: list[Json], find: Callable[[str], Json | None], missing: Callable[[Path], None], take: Callable[[], str]
) -> set[str]:
    """Give every medium an id, and resolve each `attachment://name`. Returns the ids of the files shown; reports
    missing ones."""
    shown: set[str] = set()
    for path, component in walk(components):
        for below, media in media_of(component):
            attachment = find(str(media.get("url", "")))
            if attachment is None:
                if str(media.get("url", "")).startswith("attachment://"):
                    missing((*path, *below, "url"))
                else:
                    media.setdefault("id", take())
                    media.setdefault("proxy_url", media.get("url", ""))
                continue
            shown.add(attachment["id"])
            media.update(
                id=attachment["id"],
                url=attachment["url"],
                proxy_url=attachment["proxy_url"],
                width=attachment.get("width"),
                height=attachment.get("height"),
                content_type=attachment["content_type"],
                attachment_id=attachment["id"],
                placeholder="",
                placeholder_version=1,
                loading_state=2,
                flags=0,
            )
            if component["type"] == ComponentType.FILE:
                component.update(name=attachment["filename"], size=attachment["size"])
    return shown
