"""Parser of the text typed into an offer's form: `25 dukát, ezüst` is `d25+silver` in the notation.

Understands both languages, with or without accents, and ids.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from engine import Seat
from engine.moves import JOIN, NOTHING
from games.genoa.data import COMMODITIES, DECK_OF, DECKS, GRID, MARKER, SIDES, SPACES, TILES
from games.genoa.lines import ducats_of
from games.genoa.settings import VALUES
from games.genoa.state import State
from words import LANGUAGES, Speaker, speaker
from words.speaker import HIDDEN

GAME = "genoa"
FORMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "offer": ("space", "give", "take", "proceeds", "lifetime"),
        "ask": ("space", "to", "give", "take", "proceeds"),
        "queue": ("spaces",),
        "call": ("spaces",),
        "except": ("buildings",),
    }
)
"""Kind → fields of its form; other fields take their defaults. Settings are few enough to be listed."""

MOST = 40
"""Maximum count of one thing."""
LONGEST_ENDING = 3
"""Maximum letters of a word's ending: `ezüstöt`, `markers`."""
SHORTEST_STEM = 3
MOST_NUMBER_WORDS = 4
"""Maximum words of a number: a hundred and five."""
HUNDRED = 100
ORDER_DECKS = ("large_order", "small_order")
SQUARE = re.compile(r"(\d) (\d)")
TIMES = r"(?:x|×|\*|db)"
COUNT_FIRST = re.compile(rf"(\d+) ?{TIMES}? (.+)")
COUNT_LAST = re.compile(rf"(.+?) ?{TIMES} ?(\d+)")
LESS_THAN_NOTHING = re.compile(r"[-−–]\s*\d")
SUM = re.compile(r"d? ?(\d+) ?(.*)")


def form_hint(say: Speaker, kind: str, field: str) -> str:
    """An example of valid input."""
    return say.first(f"genoa-hint-{kind}-{field}", f"genoa-hint-{field}")


def read_field(
    say: Speaker, view: State, seat: Seat, kind: str, field: str, text: str, names: Sequence[str] = ()
) -> str | None:
    """The notation of the typed text; None if it cannot be read. `names`: players' names."""
    typed = text.strip()
    if field == "lifetime":
        return _from(_ways(), typed) if typed else "turn"
    if field in ("give", "take", "proceeds"):
        return _lines(view, seat, kind, field, typed)
    if field in ("spaces", "buildings"):
        found = [_space(part) for part in _parts(typed, arrows=True)]
        return None if None in found else JOIN.join(each for each in found if each) or NOTHING
    if field == "to":
        return _player(names, len(view.players), typed)
    if field == "space":
        return _space(typed) if typed else NOTHING
    if field == "scope":
        return _from(_scopes(), typed) if typed else "both"
    return _from(_settings(field), typed) if typed else NOTHING


# ---------------------------------------------------------------- plain words


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Lower case without accents and punctuation."""
    letters = [letter if letter.isalnum() or letter in "×*" else " " for letter in _bare(text)]
    return " ".join("".join(letters).split())


def _bare(text: str) -> str:
    """Lower case without accents."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter) and letter not in "'’")


def _said(words: Iterable[str], field: str) -> dict[str, str]:
    """All names of the words in all languages → word: ids, terms, and synonyms."""
    found: dict[str, str] = {}
    for word in words:
        found[plain(word)] = word
        for lang in LANGUAGES:
            say = speaker(lang)
            found.setdefault(plain(say.term(GAME, field, word)), word)
            for alias in _aliases(say, word):
                found.setdefault(alias, word)
    return found


def _aliases(say: Speaker, word: str) -> list[str]:
    part = word.replace(":", "-")
    message = f"genoa-alias-{part}"
    return [plain(alias) for alias in say(message).split("|")] if say.has(message) else []


def _everywhere(word: str) -> list[str]:
    return [alias for lang in LANGUAGES for alias in _aliases(speaker(lang), word)]


@cache
def _ways() -> dict[str, str]:
    return _said(("turn", "step"), "lifetime")


@cache
def _scopes() -> dict[str, str]:
    return _said(("move", "arrival", "both"), "scope")


@cache
def _settings(field: str) -> dict[str, str]:
    values = VALUES if field == "what" else dict.fromkeys(value for each in VALUES.values() for value in each)
    return _said(values, field)


@cache
def _spaces() -> dict[str, str]:
    return _said(SPACES, "name")


def _from(known: Mapping[str, str], text: str) -> str | None:
    """The word meant: an exact match, one with an ending, or the only one that contains the typed text."""
    typed = plain(text)
    if typed in known:
        return known[typed]
    stems = [name for name in known if len(name) >= SHORTEST_STEM and typed.startswith(name)]
    best = max(stems, key=len, default="")
    if best and " " not in typed[len(best) :] and len(typed) - len(best) <= LONGEST_ENDING:
        return known[best]
    words = typed.split()
    meant = {word for name, word in known.items() if words and all(_within(part, name.split()) for part in words)}
    return meant.pop() if len(meant) == 1 else None


def _within(part: str, words: Sequence[str]) -> bool:
    return any(word.startswith(part) for word in words) if len(part) >= SHORTEST_STEM else part in words


def _parts(text: str, arrows: bool = False) -> list[str]:
    """Parts between commas, plus signs and similar."""
    joints = "|".join(re.escape(word) for word in _everywhere("and"))
    pattern = rf"[+,;&\n]|\s(?:{joints})\s" + (r"|→|->|>" if arrows else "")
    return [part.strip() for part in re.split(pattern, _bare(text)) if part.strip()]


def _space(text: str) -> str | None:
    """A space by name, or by the numbers of the dice: blue, then red."""
    if text.lower() in SPACES:
        return text.lower()
    square = SQUARE.search(plain(text))
    if square is not None:
        blue, red = int(square[1]), int(square[2])
        return GRID[red - 1][blue - 1] if 0 < blue <= SIDES and 0 < red <= SIDES else None
    return _from(_spaces(), text)


def _player(names: Sequence[str], seats: int, text: str) -> str | None:
    if not text or plain(text) in _everywhere("all") or text == NOTHING:
        return NOTHING
    typed = plain(text)
    for meant in (
        [n for n, name in enumerate(names) if plain(name) == typed],
        [n for n, name in enumerate(names) if typed and plain(name).startswith(typed)],
    ):
        if len(meant) == 1:
            return str(meant[0])
    return text if text.isascii() and text.isdigit() and int(text) < seats else None


# ---------------------------------------------------------------- the lines of a deal


@cache
def _things(field: str) -> dict[str, str]:
    """Names → things without an owner: goods and decks."""
    words = [*COMMODITIES, *TILES, MARKER, *DECKS]
    words += ["drawn", "order:tile"] if field == "proceeds" else ["any:payer", "any:receiver"]
    return _said(words, "name")


def _lines(view: State, seat: Seat, kind: str, field: str, text: str) -> str | None:
    if text in ("", NOTHING):
        return NOTHING
    found: list[str] = []
    for part in _parts(text):
        words = _part(view, seat, kind, field, part)
        if words is None:
            return None
        found += words
    return JOIN.join(found) or None


def _part(view: State, seat: Seat, kind: str, field: str, part: str) -> list[str] | None:
    """One thing with an optional count, which must be positive."""
    if LESS_THAN_NOTHING.match(part):
        return None
    word = _line(view, seat, kind, field, part)
    if word is not None:
        return [word]
    typed = _in_digits(plain(part))
    word = _line(view, seat, kind, field, typed) if typed != plain(part) else None
    if word is not None:
        return [word]
    first, last = COUNT_FIRST.fullmatch(typed), COUNT_LAST.fullmatch(typed)
    count, thing = (first[1], first[2]) if first else (last[2], last[1]) if last else ("0", "")
    if not thing or not 0 < int(count[:3]) <= MOST:
        return None
    word = _line(view, seat, kind, field, thing)
    return None if word is None else [word] * int(count)


@cache
def _number_words() -> dict[str, int]:
    """Parts of number words in all languages: `ket` is 2, `huszon` is 20."""
    written = [each.split() for lang in LANGUAGES for each in speaker(lang)("genoa-numbers").split("|")]
    return {plain(word): int(number) for number, *words in written for word in words}


def _number(word: str) -> int | None:
    """`huszonot` is 25, `ketszaz` is 200."""
    known, total, rest = _number_words(), 0, word
    while rest:
        part = max((each for each in known if rest.startswith(each)), key=len, default=None)
        if part is None:
            return None
        total = max(total, 1) * HUNDRED if known[part] == HUNDRED else total + known[part]
        rest = rest[len(part) :]
    return total


def _in_digits(typed: str) -> str:
    """The text with a leading number in digits: `ket ezust` is `2 ezust`, `twenty five ducats` is `25 ducats`."""
    words = typed.split()
    for length in range(min(len(words), MOST_NUMBER_WORDS), 0, -1):
        number = _number("".join(words[:length]))
        if number is not None:
            return " ".join([str(number), *words[length:]])
    return typed


def _line(view: State, seat: Seat, kind: str, field: str, part: str) -> str | None:
    written = part.strip().lower()
    if ducats_of(written) is not None or (":" in written and " " not in written and not written[0].isdigit()):
        return written if field != "proceeds" or not written.startswith("d") else f"order:{written}"
    how, typed = _how(plain(part))
    summed = SUM.fullmatch(typed)
    if summed and (not summed[2] or _is_ducats(summed[2])):
        return f"{'order:' if field == 'proceeds' else ''}d{int(summed[1][:6])}"
    thing = _from(_things(field), typed)
    if thing in DECKS or thing is None:
        return _card(view, seat, kind, field, how, typed, thing)
    return thing if how in ("", "order") else None


def _how(typed: str) -> tuple[str, str]:
    """The way a card is given (`random`, `face down`), and the rest."""
    for how in ("trader", "blind", "public", "random", "bind", "order"):
        for alias in sorted(_everywhere(how), key=len, reverse=True):
            found = re.search(rf"(?:^| ){re.escape(alias)}(?: |$)", typed)
            rest = " ".join(f"{typed[: found.start()]} {typed[found.end() :]}".split()) if found else ""
            if rest:
                return how, rest
    return "", typed


def _is_ducats(typed: str) -> bool:
    stems = _everywhere("ducats")
    return typed in stems or any(
        len(stem) >= SHORTEST_STEM and typed.startswith(stem) and len(typed) - len(stem) <= LONGEST_ENDING
        for stem in stems
    )


def _card(view: State, seat: Seat, kind: str, field: str, how: str, typed: str, deck: str | None) -> str | None:
    """A card: of the player's own hand by its face, of another's by its deck."""
    if field == "proceeds":
        if kind == "ask":
            return f"bind:{deck}" if deck in ORDER_DECKS else None
        card = _own_card(view, seat, typed, deck, ORDER_DECKS)
        return f"bind:{card}" if card else None
    mine = field == ("give" if kind == "offer" else "take")
    if how == "random" or not mine:
        return f"random:{deck}" if deck and how in ("", "random") else None
    card = _own_card(view, seat, typed, deck, DECKS)
    return f"{how if how in ('trader', 'public') else 'blind'}:{card}" if card and how != "order" else None


def _own_card(view: State, seat: Seat, typed: str, deck: str | None, decks: Sequence[str]) -> str | None:
    """A card by its id or name, or by its deck alone if there is only one such card."""
    hand = [card for each in decks for card in view.players[seat].hand(each) if card != HIDDEN]
    if deck is not None:
        own = [card for card in hand if DECK_OF[card] == deck]
        return own[0] if len(own) == 1 else None
    return _from(_said(hand, "card"), typed)
