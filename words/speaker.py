"""`Speaker`: formats messages in one language."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.catalogue import GAMES

HERE = Path(__file__).parent / "locales"
DEFAULT = "en"
LANGUAGES = ("en", "hu")

REMEMBERED = 8192
"""Maximum cached sentences per language; formatting one is slow."""
ENTRY = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n|[ \t}].*$)*", re.MULTILINE)
"""A message of a language file: its first line and all indented or closing lines below it."""
WORD = re.compile(r"-?[a-zA-Z][\w-]*")
PARSER = FluentParser(with_spans=False)
"""Without positions in the source, which take a quarter of the memory."""

SEAT = "seat"
"""Annotation of a record's field whose number is a seat (see `engine.seats`)."""
HIDDEN = "?"
HIDDEN_NUMBER = -1
MINUS = "−"
SECRET = ("owner", "size")
"""Visibility marks of fields that not all players see (see `engine.records`)."""
UNSAID = (None, "passing")
"""Visibility marks of fields without any text."""
COUNTED = re.compile(r"([a-z])([0-9]{1,6})")
"""A letter with a number, such as `d25`."""


CELL = re.compile(r"(-?\d+),(-?\d+)")
"""A space of an unbounded grid: row and column relative to its first card."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS_WITH_VOWEL_FIRST = "aefilmnorsuxy"
BACK_NUMBERS = frozenset({"0", "3", "6", "8", "20", "30", "60", "80"})
"""Last spoken part of Hungarian numbers with back vowels: nulla, három, hat, nyolc, húsz, harminc, hatvan, nyolcvan."""
FIRST_CELL = 2
"""Index of the first card's row and column, from 0: on C3, to leave room around it."""


def cell_name(row: int, column: int) -> str:
    """`C3`. Names wrap around in a very large grid."""
    return f"{LETTERS[(column + FIRST_CELL) % len(LETTERS)]}{(row + FIRST_CELL) % 9 + 1}"


class MissingText(KeyError):
    """A message that no language file has. A test formats every id, so that players never see this."""


def language_of(locale: str | None) -> str | None:
    """Supported language of a Discord locale ("hu", "en-US"); None if there is none."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LANGUAGES else None


def article(word: object, *, capital: int = 0) -> str:
    """The Hungarian article "a" or "az" for the spoken form of the next word or number: `{ ARTICLE($round) } {
    $round }. kör`."""
    spoken = re.sub(r"^\W+", "", str(word))
    begins_with_vowel = _number_begins_with_vowel(spoken) if spoken[:1].isdecimal() else _is_vowel_first(spoken)
    chosen = "az" if begins_with_vowel else "a"
    return chosen.capitalize() if capital else chosen


def _number_begins_with_vowel(spoken: str) -> bool:
    """Whether the Hungarian number begins with a vowel: egy, ezer, egymillió; öt, ötven, ötszáz, and their thousands
    and millions."""
    digits = spoken[: len(spoken) - len(spoken.lstrip("0123456789"))]
    first = digits[: len(digits) % 3 or 3]
    return first == "1" or first.startswith("5")


def _is_vowel_first(spoken: str) -> bool:
    if re.match(r"[a-z](?![^\W\d_])", spoken, re.IGNORECASE):  # a single letter is spelled: ef, el, em
        return spoken[0].lower() in LETTERS_WITH_VOWEL_FIRST
    return bool(re.match(r"[aáeéiíoóöőuúüű]|y(?![aáeéiíoóöőuúüű])", spoken, re.IGNORECASE))


def suffix(number: object, back: str, front: str, rounded: str = "") -> str:
    """The form of a Hungarian suffix for a number by its vowels: `{ $all }-{ SUFFIX($all, "ból", "ből") }`."""
    last = re.search(r"[1-9]?0*$", str(number))
    ending = last[0] if last else ""
    if ending in BACK_NUMBERS or len(ending) == 3:  # száz
        return back
    return rounded if rounded and ending == "5" else front


FUNCTIONS: dict[str, Any] = {"ARTICLE": article, "SUFFIX": suffix}
"""Functions available in messages besides Fluent's own."""


class BrokenText(MissingText):
    """A message with a syntax error; names its file and line."""


def files(lang: str) -> list[Path]:
    """Files of a language: those of `words` and of each game.

    A missing file is read in English, so a game may have English texts only.
    """
    found = []
    for folder in folders():
        names = {path.name for spoken in (DEFAULT, lang) for path in (folder / spoken).glob("*.ftl")}
        for name in sorted(names):
            own = folder / lang / name
            found.append(own if own.exists() else folder / DEFAULT / name)
    return found


@cache
def folders() -> tuple[Path, ...]:
    packages = [find_spec(entry.module) for entry in GAMES.entries.values()]
    homes = [Path(place) / "locales" for spec in packages if spec for place in spec.submodule_search_locations or ()]
    return HERE, *[home for home in homes if home.is_dir()]


class Source(NamedTuple):
    """Source text of a message."""

    text: str
    path: Path
    at: int

    @property
    def where(self) -> str:
        """File and line."""
        return f"{self.path}:{self.path.read_text(encoding='utf-8').count(chr(10), 0, self.at) + 1}"


@cache
def speaker(lang: str) -> "Speaker":
    return Speaker(lang if lang in LANGUAGES else DEFAULT)


class Speaker:
    """Formats messages of one language: call it with a message id."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        self._written: dict[str, Source] = {}
        """Source of every message. Parsing all takes a second, so each is parsed on first use."""
        for path in [*files(lang), *files(DEFAULT)]:  # fall back to English
            text = path.read_text(encoding="utf-8")
            for entry in ENTRY.finditer(text):
                self._written.setdefault(entry["id"], Source(entry[0], path, entry.start()))
        self._spoken = lru_cache(maxsize=REMEMBERED, typed=True)(self._speak)

    # ------------------------------------------------------------ plain messages

    def has(self, message: str) -> bool:
        return message in self._written

    def ids(self, beginning: str) -> list[str]:
        """Ids with this prefix."""
        return sorted(message for message in self._written if message.startswith(beginning))

    def _read(self, message: str, on_the_way: tuple[str, ...] = ()) -> None:
        """Parse a message after those that it refers to, so that another thread never sees it incomplete."""
        source = self._written[message]
        for word in WORD.findall(source.text):
            if word in self._written and word not in (message, *on_the_way) and not self._bundle.has_message(word):
                self._read(word, (*on_the_way, message))
        resource = PARSER.parse(source.text)
        broken = next((entry for entry in resource.body if isinstance(entry, ast.Junk)), None)
        if broken is not None:
            raise BrokenText(f"{source.where}: {message} cannot be read: {broken.annotations[0].message}")
        self._bundle.add_resource(resource)

    def __call__(self, message: str, **args: Any) -> str:
        if any(isinstance(value, list | dict) for value in args.values()):  # from stored JSON
            return self._speak(message, **args)
        return self._spoken(message, **args)

    def _speak(self, message: str, **args: Any) -> str:
        if message not in self._written:
            raise MissingText(f"{message} ({self.lang})")
        if not self._bundle.has_message(message):
            self._read(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingText(f"{message} has no text ({self.lang})")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{message} ({self.lang}): {errors[0]}; given: {', '.join(sorted(args)) or 'nothing'}")
        return str(text)

    def first(self, *messages: str, **args: Any) -> str:
        """The first of several ids that has a text, from special to general."""
        for message in messages:
            if self.has(message):
                return self(message, **args)
        raise MissingText(f"none of {messages} ({self.lang})")

    def list(self, things: Iterable[str]) -> str:
        """`a, b and c`."""
        *head, last = [*things] or [""]
        return self("list-and", head=", ".join(head), last=last) if head else last

    # ------------------------------------------------------------ a game's words

    def score(self, game: str, points: float) -> str:
        """Points in the unit of the game: `60 VP`, `190 ducats`, or just points."""
        said = self.first(f"{game}-score", "score", points=abs(points))
        return f"{MINUS}{said}" if points < 0 else said

    def ranked(self, game: str, numbers: Sequence[int], names: Sequence[str], *, unit: bool = True) -> str:
        """`Anna 12 points, Béla −1`: one number per seat, highest first, without zeros."""
        pairs = [(number, names[seat]) for seat, number in enumerate(numbers) if number]
        pairs.sort(key=lambda pair: -pair[0])
        said = [f"{name} {str(number).replace('-', MINUS)}" for number, name in pairs]
        if pairs and unit:
            said[0] = f"{pairs[0][1]} {self.score(game, pairs[0][0])}"
        return ", ".join(said)

    def term(self, game: str, field: str, value: object) -> str:
        """Name of a value: `calimala-action-wood` if it exists, else `calimala-wood`.

        A word of two parts (`blind:message`) without a name is formatted as `genoa-paid-blind` with the second part,
        and a letter with a number (`d25`) as `genoa-counted-d` with the number.
        """
        if value == HIDDEN:
            return self("hidden-thing")
        if isinstance(value, bool | int):
            return self(f"{game}-{field}-{value}") if self.has(f"{game}-{field}-{value}") else str(value)
        name = self._name(game, field, str(value))
        if name is None:
            raise MissingText(f"{game}-{value} as {field} ({self.lang})")
        return name

    def terms(self, game: str, field: str, values: Iterable[object]) -> str:
        """Several values, equal ones counted: `Lisbon ×2 and London`, or as formatted by `tiletum-many-resources`."""
        counted = Counter(self.term(game, field, v) for v in values)
        many = f"{game}-many-{field}"
        if self.has(many) and counted.total() > len(counted):
            return self.list(self(many, count=n, name=name) for name, n in counted.items())
        return self._counted(counted)

    def _counted(self, counted: Counter[str]) -> str:
        return self.list(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())

    def event(self, game: str, event: Any, names: Sequence[str]) -> str:
        """Sentence for an event. Pass only what the reader may see (`event.seen_by`)."""
        owner, name = event.kind.split(".")
        ids = [f"{game}-event-{name}"] if owner != "core" else [f"{game}-event-{name}", f"event-{name}"]
        return self.first(*ids, **self.arguments(game, event, names))

    def arguments(self, game: str, record: Any, names: Sequence[str]) -> dict[str, Any]:
        """Fields of a record as text: seats as names, ids as terms, lists joined, numbers unchanged.

        A list `cards` adds `cards_count` and `cards_known` ("yes" unless its faces are hidden), a list of seats
        `owners_own` ("yes" if it contains only the record's own seat). A tuple of numbers, one per seat, becomes `Anna
        3, Béla 1` (points: `Anna 3 points, Béla 1`); an absent value is "none". A value that may be secret adds
        `coins_known`. Nested records and server-side fields are left out.
        """
        kind: Any = type(record)
        marks = getattr(kind, "marks", None)
        found: dict[str, Any] = {}
        for name, hint in _hints(kind).items():
            if marks is None or marks[name] not in UNSAID:
                value = getattr(record, name)
                found |= self._argument(game, name, hint, value, names)
                if isinstance(value, tuple) and _has_seats(hint):
                    found[f"{name}_own"] = "yes" if set(value) == {getattr(record, "seat", None)} else "no"
        return found

    def _argument(self, game: str, name: str, hint: Any, value: Any, names: Sequence[str]) -> dict[str, Any]:
        secret = any(note in SECRET for note in _notes(hint))
        if value is None or (value == "" and not self._known(game, name, value)):
            return {name: "none", **({f"{name}_known": "none"} if secret else {})}
        if _is_seat(hint):
            return {name: names[value]}
        if isinstance(value, str):
            known = {f"{name}_known": "no" if value == HIDDEN else "yes"} if secret else {}
            return {name: self.term(game, name, value), f"{name}_id": value, **known}
        if isinstance(value, dict):
            each = [word for word, count in value.items() for _ in range(count)] if _counts(value) else [*value]
            return self._several(game, name, hint, each, names, secret)
        if isinstance(value, list | tuple):
            return self._several(game, name, hint, value, names, secret)
        if hasattr(value, "marks"):
            return {}
        if secret and not isinstance(value, bool):
            known = value != HIDDEN_NUMBER
            return {name: value if known else self("hidden-number"), f"{name}_known": "yes" if known else "no"}
        return {name: f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value}

    def _several(
        self, game: str, name: str, hint: Any, value: Sequence[Any], names: Sequence[str], secret: bool
    ) -> dict[str, Any]:
        hidden = HIDDEN in value or (secret and HIDDEN_NUMBER in value)
        found: dict[str, Any] = {f"{name}_count": len(value), f"{name}_known": "no" if hidden else "yes"}
        if any(hasattr(each, "marks") for each in value):
            return found
        if secret and HIDDEN_NUMBER in value:
            return {**found, name: self("hidden-number")}
        if _has_seats(hint):
            return {**found, name: self._counted(Counter(names[s] for s in value))}
        if value and all(isinstance(v, tuple) for v in value):
            each = ["+".join(self.term(game, name, v) for v in own) for own in value]
            return {**found, name: ", ".join(f"{n} {v}" for n, v in zip(names, each, strict=True))}
        if (
            value
            and isinstance(value, tuple)
            and len(value) == len(names)
            and all(isinstance(v, int) and not self._known(game, name, str(v)) for v in value)
        ):
            return {**found, name: self.ranked(game, value, names, unit=name == "points") or self("list-nobody")}
        return {**found, name: self.terms(game, name, value)}

    def refusal(self, game: str, illegal: Any) -> str:
        """Why a move was refused, with the clause of the rules."""
        args = {
            name: self.term(game, name, value) if isinstance(value, str) and self._known(game, name, value) else value
            for name, value in illegal.args_.items()
        }
        text = self(illegal.reason, **args)
        return f"{text} ({illegal.clause})" if illegal.clause else text

    def _known(self, game: str, field: str, value: str) -> bool:
        return self._name(game, field, value) is not None

    def _name(self, game: str, field: str, word: str) -> str | None:
        """Name of a word, if it is a term of the game."""
        cell = CELL.fullmatch(word)
        if cell is not None:
            return cell_name(int(cell[1]), int(cell[2]))
        how, colon, what = word.partition(":")
        whole = f"{how}-{what}" if colon else word
        for message in (f"{game}-{field}-{whole}", f"{game}-{whole}"):
            if self.has(message):
                return self(message)
        if colon:
            part = self._name(game, field, what) if self.has(f"{game}-paid-{how}") else None
            return None if part is None else self(f"{game}-paid-{how}", what=part)
        counted = COUNTED.fullmatch(word)
        if counted is None or not self.has(f"{game}-counted-{counted[1]}"):
            return None
        return self(f"{game}-counted-{counted[1]}", number=int(counted[2]))


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__match_args__}  # type: ignore[attr-defined]


def _counts(value: dict[Any, Any]) -> bool:
    """Whether a dictionary is a multiset: thing → count."""
    return all(type(count) is int for count in value.values())


def _notes(hint: Any) -> tuple[Any, ...]:
    notes: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    for inner in get_args(hint):
        if get_origin(hint) not in (tuple, list, dict):
            notes += _notes(inner)
    return notes


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if hasattr(hint, "__metadata__") else hint


def _is_seat(hint: Any) -> bool:
    return SEAT in _notes(hint)


def _has_seats(hint: Any) -> bool:
    return any(_is_seat(each) for each in get_args(_bare(hint)))
