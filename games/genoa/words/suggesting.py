"""Suggestions for the open fields of an offer, for autocomplete and forms.

Typed text is read part by part (`25 ducats, sil`): understood parts are kept and the last one is completed.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine import Seat
from engine.moves import JOIN, NOTHING
from games.genoa import data
from games.genoa.book import IS_BUILDING, capacity, find, here, own_offer
from games.genoa.lines import ANY, DRAWN, ORDER_TILE, Lines, odd_sum, tally
from games.genoa.posting import askable_spaces
from games.genoa.settings import VALUES
from games.genoa.state import Player, State
from games.genoa.words.bundles import join, known, space_name
from games.genoa.words.reading import plain, read_field
from words import Speaker
from words.speaker import HIDDEN

GAME = "genoa"
PICKED = ("space", "to", "lifetime")
"""Fields that a form asks with a menu, since they have few answers."""
MOST = 25
SUMS = (5, 10, 15, 20, 25, 30, 40, 50)
SHARES = (20, 40, 60)
"""Suggested ducats out of an order's reward."""
DEAL = ("give", "proceeds", "take")
JOINTS = "+,;&→> "
LAST_PART = re.compile(r"(.*[+,;&→>])?(.*)", re.S)

Found = list[tuple[str, str]]


def suggest_field(
    say: Speaker, view: State, seat: Seat, names: Sequence[str], kind: str, field: str, typed: str,
    given: Mapping[str, str],
) -> Found:  # fmt: skip
    """(Label, word) suggestions; at most 25."""
    if field in (*DEAL, "spaces", "buildings"):
        return _several(say, view, seat, names, kind, field, typed, given)
    return _filtered(_single(say, view, seat, names, kind, field, given), typed)[:MOST]


def _filtered(found: Iterable[tuple[str, str]], typed: str) -> Found:
    return [(name, word) for name, word in found if plain(typed) in plain(name) or plain(typed) == plain(word)]


# ---------------------------------------------------------------- one thing


def _single(
    say: Speaker, view: State, seat: Seat, names: Sequence[str], kind: str, field: str, given: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    if field == "space":
        spaces = _offerable(view, seat) if kind == "offer" else askable_spaces(view)
        yield from ((_described(say, space), space) for space in spaces)
    elif field == "to":
        yield say("genoa-bundle-everybody"), NOTHING
        yield from ((names[other], str(other)) for other in view.clockwise(seat)[1:])
    elif field in ("lifetime", "scope"):
        words = ("turn", "step") if field == "lifetime" else ("both", "move", "arrival")
        yield from ((say.term(GAME, field, word), word) for word in words)
    elif field == "what":
        yield from ((say.term(GAME, field, word), word) for word in VALUES)
    elif field == "value":
        what = read_field(say, view, seat, kind, "what", given.get("what", ""), names) or NOTHING
        if what in VALUES:
            yield from ((say(f"genoa-choice-set-{what}-{word}"), word) for word in VALUES[what])
        else:
            every = dict.fromkeys(word for values in VALUES.values() for word in values)
            yield from ((say.term(GAME, field, word), word) for word in every)


def _offerable(view: State, seat: Seat) -> list[str]:
    """The tower's space, the next ones, the buildings still in reach, then the rest."""
    if not view.path or not view.tower:
        return []
    path = tuple(view.path)
    near, reach = data.next_spaces(path), data.within_reach(path)
    far = [space for space in (*data.BUILDINGS, *data.SPACES) if space in reach]
    found = dict.fromkeys([*([here(view)] if here(view) else []), *near, *far])
    able = capacity(view, seat) > 0
    return [space for space in found if able or space not in IS_BUILDING]


def _described(say: Speaker, space: str) -> str:
    if space in IS_BUILDING:
        return f"{space_name(say, space)} · {say(f'genoa-does-{space}')}"
    beside = data.FRONTAGE.get(space, ())
    note = say("genoa-note-beside", buildings=say.list(space_name(say, b) for b in beside)) if beside else ""
    return f"{space_name(say, space)} · {note}" if note else space_name(say, space)


# ---------------------------------------------------------------- several things


def _several(
    say: Speaker, view: State, seat: Seat, names: Sequence[str], kind: str, field: str, typed: str,
    given: Mapping[str, str],
) -> Found:  # fmt: skip
    """First the whole text as understood, then possible continuations; only legal ones."""
    found: dict[str, str] = {}
    whole = read_field(say, view, seat, kind, field, typed, names) if typed.strip() else None
    if whole is not None and whole != NOTHING and _can_be_said(view, seat, kind, field, tuple(whole.split(JOIN))):
        found[whole] = _told(say, kind, field, tuple(whole.split(JOIN)))
    head, tail = LAST_PART.fullmatch(typed).groups("")  # type: ignore[union-attr]  # it matches everything
    stand = read_field(say, view, seat, kind, field, head, names) if head.strip(JOINTS) else NOTHING
    if stand is None:
        return [(name, word) for word, name in found.items()]
    words = () if stand == NOTHING else tuple(stand.split(JOIN))
    if not _can_be_said(view, seat, kind, field, words):
        return []
    space = read_field(say, view, seat, kind, "space", given.get("space", ""), names) or ""
    for word in _next_words(view, seat, kind, field, space, words):
        if plain(tail) in plain(_told(say, kind, field, (word,))):
            more = (*words, word)
            found.setdefault(JOIN.join(more), _told(say, kind, field, more))
    return [(name, word) for word, name in found.items()][:MOST]


def _can_be_said(view: State, seat: Seat, kind: str, field: str, words: Lines) -> bool:
    """Whether sums are multiples of five and the player can pay."""
    if field not in DEAL:
        return True
    if odd_sum(words) is not None:
        return False
    if field != ("give" if kind == "offer" else "take"):
        return True
    player, named = view.players[seat], Counter(words)
    goods = (*data.COMMODITIES, *data.TILES, data.MARKER)
    return tally(words).ducats <= player.ducats and all(named[word] <= _has(player, word) for word in goods)


def _told(say: Speaker, kind: str, field: str, words: Lines) -> str:
    if field in DEAL:
        return join(say, words)
    return (" → " if kind == "queue" else ", ").join(space_name(say, word) for word in words)


def _next_words(view: State, seat: Seat, kind: str, field: str, space: str, stand: Lines) -> Iterable[str]:
    """Words that could follow the lines so far."""
    if field == "proceeds":
        return _shares(view, seat, kind, space, stand)
    if field in DEAL:
        return _goods(view, seat, kind, field, stand)
    if kind == "queue":
        return data.next_spaces((*view.path, *stand)) if view.path else ()
    possible = data.BUILDINGS if field == "buildings" else askable_spaces(view)
    return [word for word in possible if word not in stand]


# ---------------------------------------------------------------- the lines of a deal


def _goods(view: State, seat: Seat, kind: str, field: str, stand: Lines) -> Iterator[str]:
    """Goods that the payer has; everything if the payer is open."""
    mine = field == ("give" if kind == "offer" else "take")
    player = view.players[seat] if mine else None
    if player is None and kind == "offer":
        player = view.players[view.trader]
    if not any(word.startswith("d") for word in stand):
        yield from (f"d{ducats}" for ducats in SUMS if not mine or ducats <= view.players[seat].ducats)
    named = Counter(stand)
    for word in (*data.COMMODITIES, *data.TILES, data.MARKER):
        if player is None or _has(player, word) > named[word]:
            yield word
    yield from ANY
    if mine:
        yield from _own_cards(view.players[seat], stand)
    yield from (f"random:{deck}" for deck in data.DECKS if player is None or player.hand(deck))


def _has(player: Player, word: str) -> int:
    if word == data.MARKER:
        return player.stock
    return player.tiles[word] if word in data.TILES else player.commodities[word]


def _own_cards(player: Player, stand: Lines) -> Iterator[str]:
    named = {word.partition(":")[2] for word in stand}
    for deck in data.DECKS:
        yield from (f"blind:{card}" for card in player.hand(deck) if card != HIDDEN and card not in named)


def _shares(view: State, seat: Seat, kind: str, space: str, stand: Lines) -> Iterator[str]:
    """Proceeds: the building's certain yield, and the reward of an order that the buyer binds."""
    effect = data.EFFECTS.get(space)
    bound = next((word for word in stand if word.startswith("bind:")), "")
    if effect is not None:
        yield from (commodity for commodity in effect.commodities if commodity not in stand)
        if effect.tile and effect.tile not in stand:
            yield effect.tile
        if effect.markers and stand.count(data.MARKER) < effect.markers:
            yield data.MARKER
        if effect.deck:
            yield DRAWN
    deck = "large_order" if space in data.VILLAS else "small_order"
    if not bound and space in IS_BUILDING:
        cards = [deck] if kind == "ask" else view.players[seat].hand(deck)
        yield from (f"bind:{card}" for card in cards if kind == "ask" or _goes_to(card, space))
    elif bound:
        yield from (f"order:d{ducats}" for ducats in SHARES if deck == "large_order" or ducats <= SHARES[1])
        if deck == "large_order" and ORDER_TILE not in stand:
            yield ORDER_TILE


def _goes_to(card: str, space: str) -> bool:
    return card != HIDDEN and data.ORDERS[card].building == space


# ---------------------------------------------------------------- initial values


def implied(view: State, field: str, given: Mapping[str, str]) -> str:
    """The revision of an offer or ask given by its number alone."""
    number = given.get("id", "")
    bundle = find(view, int(number)) if field == "revision" and number.isascii() and number.isdigit() else None
    return str(bundle.revision if bundle is not None else 1)


def form_start(say: Speaker, view: State, seat: Seat, kind: str, given: Mapping[str, str]) -> Mapping[str, str]:
    """Initial form values for a space: the player's own offer, or else the trader's ask as a basis for a
    counter-offer."""
    space = given.get("space", "")
    if kind != "offer" or not space:
        return given
    mine = own_offer(view, seat, space)
    asked = next((ask for ask in view.asks if ask.space == space and ask.to in (None, seat)), None)
    bundle = mine or asked
    if bundle is None:
        return given
    give, proceeds, take = known(bundle) if mine else (bundle.give, (), ())
    told = {"give": join(say, give), "proceeds": join(say, proceeds), "take": join(say, take)}
    return {**given, **{field: text for field, text in told.items() if text}}
