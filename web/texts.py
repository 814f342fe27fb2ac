"""The page's texts from `words`: its labels, and reasons of refusals."""

import re
import time
from functools import cache

from engine import IllegalMove
from tables import Refused
from words import DEFAULT, Speaker, language_of, speaker

PAGE = "page-"
"""Prefix of the ids of the page's own labels."""
PANEL = {
    "confirm": "button-confirm", "confirm_so_far": "button-confirm-so-far", "back": "button-back",
    "restart": "button-restart", "undo": "button-undo", "undo_sure": "button-undo-sure", "hint": "button-hint",
    "why_not": "button-why-not", "plan": "button-plan", "log": "button-log", "history": "button-history",
    "board": "button-board", "draft_this": "button-draft-this", "form": "button-form", "review": "button-review",
    "several_steps": "button-several-steps", "more": "button-more",
}  # fmt: skip
"""Labels shared with panels."""
INSTEAD = {
    "table-stale": "web-stale",
    "table-order-your-turn": "web-your-turn",
    "error-unknown-button": "web-not-json",
}
"""Messages that differ from those in Discord, where the current position is behind a button."""
MARKUP = re.compile(r"\*\*|__|^-# |^#+ |`", re.MULTILINE)


@cache
def labels(lang: str) -> dict[str, str]:
    say = speaker(lang)
    own = {message.removeprefix(PAGE): say(message) for message in say.ids(PAGE)}
    return own | {name: say(message) for name, message in PANEL.items()}


def plain(line: str) -> str:
    """The line without Discord's markdown."""
    return MARKUP.sub("", line)


def accepted(header: str) -> str:
    """Language from the Accept-Language header."""
    asked = (part.split(";")[0].strip() for part in header[:200].split(","))
    return next((lang for lang in map(language_of, asked) if lang is not None), DEFAULT)


def explained(say: Speaker, game: str, refused: Refused | IllegalMove) -> str:
    if isinstance(refused, IllegalMove):
        return plain(say.refusal(game, refused))
    reason = INSTEAD.get(refused.reason, refused.reason)
    return plain(say(reason, **{name: _told(say, value) for name, value in refused.args_.items()}))


def _told(say: Speaker, value: object) -> object:
    if isinstance(value, float):
        return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(value))
    return say.list(map(str, value)) if isinstance(value, list | tuple) else value
