"""Text for screen readers: symbols that they skip or misname become words.

A game lists its symbols in `SPOKEN` of its `words/wording.py`: symbol → message, formatted with the count.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from words import Speaker, speaker
from words.game_words import words_of

VARIATION = "\ufe0f"
KEPT = re.compile(r"\(https?://[^\s)]*\)|<[^<>]*>|`[^`]*`")
PLACEHOLDER = "\ue000"
"""Placeholder for unchanged parts while the rest is replaced."""
WARNING = "⚠"
TICK = re.compile(r" ?✓")
"""Mark at the end of the label of a choice that is played at once."""
NONE = re.compile(r"(?:(?<=[ (:])|^)–(?=[,;.)]|$| \()")
ASIDE = re.compile(r" – ")
UNKNOWN = re.compile(r"(?:(?<=[ (:])|^)\?(?=[,;. )]|$)")
MINUS = re.compile(r"−\s*(?=\d)")
TIMES = re.compile(r"[ \u00a0]?×[ \u00a0]?(\d+)")
RANGE = re.compile(r"(?<=−)(\d+)– ?(?=\d)")
OR = re.compile(r" / (?=−)")
"""Between two prices."""
SHARE = re.compile(r"(?<![\d/])(\d+) ?/ ?(\d+)(?![\d/])(?:\. (\w+))?")
"""`2/5`, and with an ordinal number `2/5. forduló`."""
PLACE = re.compile(r"→ (\d)/(\d)(?![\d/])")
"""A room by its building and floor."""
SLASH = re.compile(r"(?<=[^\W\d])/(?=[^\W\d])")
EXCHANGE = re.compile(r"\s*⇄\s*")
"""Between the two sides of a deal."""
CHANGE = re.compile(r"(?<![\w-])(\d+)\s*→\s*(\d+)(?!\d*\. |\d*-\d)")
ARROW = re.compile(r"\s*→\s*(?P<after>[+−]?\d(?!\d*\. |\d*-\d))?")
"""A number with a hyphen (street 6-3) is a place, no price."""
DOT = re.compile(r"\s*·\s*")
DECORATION = re.compile(r"[•🤖⏭📣🎪🏛📌🎲🔒🎓👋⏳⌛] ?")
"""Emoji beside a sentence with the same meaning."""


@lru_cache(maxsize=8192)
def spoken(text: str, game_id: str, lang: str) -> str:
    """A text of a game without symbols. Links, timestamps and input to type are kept."""
    say, kept = speaker(lang), KEPT.findall(text)
    text = KEPT.sub(PLACEHOLDER, text)
    text = _signs(text.replace(VARIATION, "").replace("\u00a0", " "), game_id, say)
    text = text.replace(f"{WARNING} ", say("spoken-careful") + " ")
    text = TICK.sub(say("spoken-at-once"), text)
    text = DOT.sub(", ", text)
    text = ASIDE.sub(", ", NONE.sub(say("spoken-none"), text))
    text = UNKNOWN.sub(say("spoken-unknown"), text)
    text = TIMES.sub(lambda found: say("spoken-times", count=int(found[1])), text)
    text = PLACE.sub(r"→ \1. \2", text)
    text = text.replace(" × ", f" {say('spoken-by')} ")
    text = OR.sub(f", {say('spoken-or')} ", RANGE.sub(lambda found: f"{found[1]}{say('spoken-range')} ", text))
    text = SHARE.sub(lambda found: _share(found, say), text)
    text = EXCHANGE.sub(say("spoken-for") + " ", text)
    text = CHANGE.sub(lambda found: say("spoken-change", before=int(found[1]), after=int(found[2])), text)
    text = ARROW.sub(lambda found: _arrow(found, say), text).strip(" ").removeprefix(", ")
    text = MINUS.sub(say("spoken-minus") + " ", text)
    text = DECORATION.sub("", SLASH.sub(", ", text))
    text = re.sub(r"(?<=\S) {2,}", " ", text)
    for part in kept:
        text = text.replace(PLACEHOLDER, part, 1)
    return text


def signs_in_words(text: str, game_id: str, lang: str) -> str:
    """The text with the game's own symbols replaced by words, and all else unchanged."""
    said = _signs(text.replace(VARIATION, ""), game_id, speaker(lang))
    return re.sub(r"−\s+(?=\d)", "−", said)


def legend(text: str, game_id: str, lang: str) -> list[str]:
    """The word for each of the game's symbols in a text. The symbol is written as code, so that it stays as it is on
    buttons, where Discord draws no emojis of an application."""
    names, bare = signs_of(game_id), text.replace(VARIATION, "")
    return [f"`{sign}` {speaker(lang)(name, count=1)}" for sign, name in names.items() if sign in bare]


def _share(found: re.Match[str], say: Speaker) -> str:
    some, whole, counted = int(found[1]), int(found[2]), found[3]
    if counted:
        return say("spoken-share-ordinal", some=some, all=whole, what=counted)
    return say("spoken-share", some=some, all=whole)


def _arrow(found: re.Match[str], say: Speaker) -> str:
    """The word for an arrow: before a number a price, else a direction."""
    after = found["after"] or ""
    return f"{say('spoken-for' if after else 'spoken-to')} {after}"


def _signs(text: str, game_id: str, say: Speaker) -> str:
    names = signs_of(game_id)
    if not names:
        return text

    def named(found: re.Match[str]) -> str:
        count = int(found[1]) if found[1] else 1
        told = say(names[found[2]], count=count)
        return f" {found[1]} {told} " if found[1] else f" {told} "

    said = _pattern(game_id).sub(named, text)
    return re.sub(r" (?=[,;:.)]|$)|(?<=\() ", "", re.sub(r" {2,}", " ", said)).strip(" ") if said != text else text


@lru_cache(maxsize=64)
def signs_of(game_id: str) -> Mapping[str, str]:
    return {sign.replace(VARIATION, ""): name for sign, name in words_of(game_id).SPOKEN.items()}


@lru_cache(maxsize=64)
def _pattern(game_id: str) -> re.Pattern[str]:
    return re.compile(rf"(?:(\d+) ?)?({'|'.join(map(re.escape, signs_of(game_id)))})")
