"""Calimala in words: choices, open decisions, events."""

from collections.abc import Iterable, Sequence

from engine import Choice, Move, Question, Seat
from engine.steps import Decision
from games.calimala import moves as moved
from games.calimala.actions import CHOICES, action_of
from games.calimala.data import BUILD_COST, COUNCIL, MATERIALS, MAX_TOWER, ROWS, SPACES, WAREHOUSE, WORKSHOP
from games.calimala.scoring import CLOTH_COUNTED, ROWS_COUNTED, counts
from games.calimala.state import WHITE, State
from games.calimala.steps import Activation, KeepFinal, PlaceDisc
from games.calimala.words.buttons import button_label as button_label
from games.calimala.words.buttons import can_play_a_card
from games.calimala.words.buttons import costs as costs
from games.calimala.words.buttons import sign as sign
from games.calimala.words.buttons import step as step
from games.calimala.words.digest import UNCHOSEN as UNCHOSEN
from games.calimala.words.digest import digest as digest
from games.calimala.words.signs import ACTION_EMOJI, COUNCIL_EMOJI, KIND_EMOJI, PIECE_EMOJI, WHITE_EMOJI
from games.calimala.words.signs import SPOKEN as SPOKEN
from words import Speaker
from words.wording import Label, capital, note, short, step_name

GAME = "calimala"
SOON = 4
"""Number of next scoring tiles mentioned."""


# ---------------------------------------------------------------- moves


def move(view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Ship 2 cloth → Lisbon and London (card)`."""
    line = _line(view, names, say, move)
    line = say("calimala-say-by-card", move=line) if _by(move) in moved.BY_CARD else line
    return say("calimala-say-and-end", move=line) if _by(move) in moved.ENDING.values() else line


def _line(view: State | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """The move, its source (disc or card), and whether it is the last."""
    words = say.arguments(GAME, move, names)
    if view is not None and isinstance(move, moved.Place):
        one, other = _ends(view, say, move.space)
        return say("calimala-say-place-ends", **words, one=one, other=other)
    return say(f"calimala-say-{move.kind}", **words)


def _by(move: Move) -> str:
    return getattr(move, "by", "disc")


def _ends(view: State, say: Speaker, space: str) -> tuple[str, str]:
    one, other = view.ends(space)
    return say.term(GAME, "action", one), say.term(GAME, "action", other)


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    fields: tuple[str, ...] = choice.example.__match_args__  # type: ignore[attr-defined]
    known = fields[: len(choice.path) - 1]
    field = "kind" if question.field == "by" and question.move else question.field  # nothing left to choose
    text = _text(view, names, say, field, choice, known)
    parts = _consequences(view, seat, names, say, field, choice.example, known)
    asked = capital(text) if field == "by" else ""  # the action is already named; only the source is open
    return Label(capital(text), note(*parts), _emoji(view, field, choice.example, known), button=asked)


def _text(view: State, names: Sequence[str], say: Speaker, field: str, choice: Choice, known: Sequence[str]) -> str:
    """The answer and its automatic consequences."""
    move = choice.example
    if field == "kind":
        text = _kind_text(view, names, say, choice, known)
    else:
        text = _answer(view, say, move, field, known)
    by_card = field != "by" and "by" in known and _by(move) in moved.BY_CARD
    text = say("calimala-short-card", what=text) if by_card else text
    ends = field != "by" and "by" in known and _by(move) in moved.ENDING.values()
    return say("calimala-say-and-end", move=text) if ends else text


def _kind_text(view: State, names: Sequence[str], say: Speaker, choice: Choice, known: Sequence[str]) -> str:
    move = choice.example
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    if set(fields) <= {*known, "by"}:
        return _line(view, names, say, move)
    verb = say(f"calimala-move-{move.kind}")
    settled = [_answer(view, say, move, field, known) for field in known[:1]]
    return ": ".join([verb, *settled])


def _answer(view: State, say: Speaker, move: Move, field: str, known: Sequence[str]) -> str:
    value = getattr(move, field)
    if value is None:
        return say("calimala-choice-none")
    if field == "space":
        one, other = _ends(view, say, value)
        text = say("calimala-choice-space", number=_number(value), one=one, other=other)
        if "disc" in known and move.disc == "white":  # type: ignore[attr-defined]
            text = f"{text} ({say.term(GAME, 'disc', 'white')})"
        if "height" in known:
            text = f"{text}, {say('calimala-choice-height', height=move.height)}"  # type: ignore[attr-defined]
        return text
    if field == "height":
        return say("calimala-choice-height", height=value)
    if field == "by":
        return say(f"calimala-choice-by-{value}")
    if field == "how":
        return say(f"calimala-choice-end-{value}")
    if field == "action" and isinstance(move, moved.Draw | moved.Skip):
        return say(f"calimala-choice-{move.kind}", action=say.term(GAME, field, value))
    if field == "piece" and value == "house":
        city = move.city if "city" in known else None  # type: ignore[attr-defined]
        if city is None:
            return say("calimala-choice-house")
        return say("calimala-choice-house-city", city=say.term(GAME, "city", city))
    if field == "material" and "building" in known:
        return f"{say.term(GAME, field, value)} → {say.term(GAME, 'building', move.building)}"  # type: ignore[attr-defined]
    if isinstance(value, tuple):
        return say.terms(GAME, field, value)
    return say.term(GAME, field, value)


def _number(space: str) -> int:
    return [*SPACES].index(space) + 1


def _emoji(view: State, field: str, move: Move, known: Sequence[str]) -> str | None:
    if field == "space" and isinstance(move, moved.Place):
        return COUNCIL_EMOJI if _tile_scored_by(view, move.space) else None
    if field == "disc":
        return WHITE_EMOJI if isinstance(move, moved.Place) and move.disc == "white" else None
    if field == "site":
        return COUNCIL_EMOJI if isinstance(move, moved.Artwork) and move.site == COUNCIL else None
    if field == "piece" and isinstance(move, moved.Build):
        return PIECE_EMOJI[move.piece]
    if isinstance(move, moved.Take) and "material" in known:
        return ACTION_EMOJI[move.material]
    if isinstance(move, moved.Draft) and "action" in known:
        return ACTION_EMOJI[move.action]
    if field == "material" and isinstance(move, moved.Contribute):
        return ACTION_EMOJI[move.material]
    return KIND_EMOJI.get(move.kind) if field == "kind" else None


def shortcuts(view: State, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """Nearly all discs placed are the player's own; white ones are in a separate menu."""
    return [move for move in moves if few or (isinstance(move, moved.Place) and move.disc == "own")]


def others(view: State, seat: Seat, say: Speaker, moves: Sequence[Move]) -> str:
    white = all(isinstance(move, moved.Place) and move.disc == "white" for move in moves)
    return say("calimala-others-place") if white else ""


# ---------------------------------------------------------------- consequences


def _consequences(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, field: str, move: Move, known: Sequence[str]
) -> list[str]:
    """Cost and consequences of a choice, most important first."""
    player = view.players[seat]
    if field == "by":
        return [_way(view, seat, say, move)]
    match move:
        case moved.Place():
            if field == "disc":
                left = player.whites if move.disc == "white" else player.discs
                return [say(f"calimala-note-{move.disc}-disc", left=left)]
            return _placing(view, seat, names, say, move.space) if "space" in known else []
        case moved.Keep():
            return [say("calimala-note-final-council" if move.final == COUNCIL else "calimala-note-final-zone")]
        case moved.Draft() if "action" in known:
            return [say(f"calimala-does-{move.action}")]
        case moved.Take() if "material" in known:
            have = player.store[move.material]
            return [say("calimala-note-store", before=have, after=have + 1, room=WAREHOUSE)]
        case moved.Build():
            return _building(view, seat, say, move, known)
        case moved.Artwork():
            if "site" in known:
                return _giving(view, seat, say, move.site, "artwork")
            return [_having(view, seat, say, ["marble"])]
        case moved.Weave():
            return [say("calimala-note-cloth", cloth=_woven(view, seat))]
        case moved.Ship():
            if "ports" in known:
                return _sending(view, seat, say, move.ports)
            return [say("calimala-note-up-to", cloth=min(player.ships, player.cloth))]
        case moved.Transport():
            if "cities" in known:
                return _sending(view, seat, say, move.cities)
            open_cities = [city for city in player.houses if view.city_room(city)]
            return [say("calimala-note-up-to", cloth=min(len(open_cities), player.cloth))]
        case moved.Contribute():
            if "building" in known:
                return _giving(view, seat, say, move.building, move.material)
            return [_having(view, seat, say, [move.material] if "material" in known else MATERIALS)]
        case moved.Draw():
            return [say("calimala-note-reveals")]
        case moved.Skip():
            return [say("calimala-note-no-card")]
        case moved.End():
            return _ending(view, seat, say, move.how if "how" in known else None)
        case moved.Promote():
            return [say("calimala-note-white-on-top")]
    return []


def _placing(view: State, seat: Seat, names: Sequence[str], say: Speaker, space: str) -> list[str]:
    """Actions that only draw a card, the players who act after the new disc, and the effect of a fourth disc."""
    tower = view.towers[space]
    parts = []
    tile = _tile_scored_by(view, space)
    if tile is not None:
        mine, most = counts(view, tile)[seat], max(counts(view, tile))
        parts.append(say("calimala-note-scores", tile=say.term(GAME, "tile", tile), mine=mine, most=most))
    elif len(tower) == MAX_TOWER - 1:
        parts.append(say("calimala-note-leaves"))
    below = [disc for disc in reversed(tower[-2:]) if disc != WHITE]
    if below:
        parts.append(say("calimala-note-then", who=", ".join(_who(say, names, seat, disc) for disc in below)))
    impossible = [action for action in dict.fromkeys(view.ends(space)) if not _possible(view, seat, action)]
    if impossible:
        actions = ", ".join(say.term(GAME, "action", action) for action in impossible)
        parts.append(say("calimala-note-draws", actions=actions))
    if tile is not None:
        promoted = seat if tower[0] == WHITE else tower[0]
        parts.append(say("calimala-note-seat", who=short(names[promoted]), own="yes" if promoted == seat else "no"))
    if not below:
        parts.append(say("calimala-note-nobody" if tower else "calimala-note-empty"))
    return parts


def _possible(view: State, seat: Seat, action: str) -> bool:
    """CAL-6.18: depends only on mat and board, so the view suffices."""
    return bool(CHOICES[action](view, view.players[seat], "disc"))


def _who(say: Speaker, names: Sequence[str], seat: Seat, other: Seat) -> str:
    return say("calimala-note-you") if other == seat else short(names[other])


def _tile_scored_by(view: State, space: str) -> str | None:
    """Tile that one more disc on this street would score."""
    full = len(view.towers[space]) == MAX_TOWER - 1
    return view.tiles[len(view.council)] if full and len(view.council) < len(view.tiles) else None


def _building(view: State, seat: Seat, say: Speaker, move: moved.Build, known: Sequence[str]) -> list[str]:
    if "piece" not in known:
        return [_having(view, seat, say, ["wood", "brick"])]
    if "city" in known and move.city is not None:
        return [_zone(view, seat, say, move.city), _soon(view, say, cities=[move.city])]
    return [_having(view, seat, say, BUILD_COST[move.piece])]


def _having(view: State, seat: Seat, say: Speaker, materials: Iterable[str]) -> str:
    store = view.players[seat].store
    amounts = [_amount(say, material, store[material]) for material in materials if store[material]]
    return say("calimala-note-have", have=", ".join(amounts))


def _amount(say: Speaker, material: str, amount: int) -> str:
    return f"{amount} {say.term(GAME, 'material', material)}"


def _woven(view: State, seat: Seat) -> int:
    player = view.players[seat]
    return min(player.cubes, sum(cloth < WORKSHOP for cloth in player.workshops))


def _sending(view: State, seat: Seat, say: Speaker, cities: Sequence[str]) -> list[str]:
    """Cloth: the seat's share in each city, and cities scored soon."""
    different = list(dict.fromkeys(cities))
    soon = _soon(view, say, cities=different)
    if len(different) == 1:
        return [_zone(view, seat, say, different[0]), soon]
    zones = [
        say(
            "calimala-note-zone-of",
            zone=say.term(GAME, "city", city),
            mine=view.cities[city][seat],
            room=view.city_room(city),
        )
        for city in different
    ]
    return [soon, *zones]


def _zone(view: State, seat: Seat, say: Speaker, city: str) -> str:
    return say("calimala-note-zone", mine=view.cities[city][seat], room=view.city_room(city))


def _giving(view: State, seat: Seat, say: Speaker, site: str, row: str) -> list[str]:
    """Materials and artworks: the seat's share there, the free spaces, and tiles that count it soon."""
    if site == COUNCIL:
        zone = say("calimala-note-zone", mine=view.council_art.count(seat), room=view.council_room())
        return [zone, say("calimala-note-council-ties"), _soon(view, say, tiles=["artwork"])]
    mine = sum(view.buildings[site][each][seat] for each in ROWS)
    zone = say("calimala-note-zone", mine=mine, room=view.row_room(site, row))
    return [zone, _soon(view, say, tiles=[tile for tile, rows in ROWS_COUNTED.items() if (site, row) in rows])]


def _soon(view: State, say: Speaker, *, cities: Iterable[str] = (), tiles: Iterable[str] = ()) -> str:
    """Next scoring tiles that count cubes placed there."""
    counting = {*tiles, *(tile for tile, zone in CLOTH_COUNTED.items() if any(city in zone for city in cities))}
    done = len(view.council)
    soon = [
        say("calimala-note-soon-one", tile=say.term(GAME, "tile", tile), rank=rank)
        for rank, tile in enumerate(view.tiles[done : done + SOON], 1)
        if tile in counting
    ]
    return say("calimala-note-soon", tiles=", ".join(soon)) if soon else ""


def _way(view: State, seat: Seat, say: Speaker, move: Move) -> str:
    """The street's action or the card that is used up."""
    action = action_of(move)
    count = view.players[seat].hand.count(action)
    used = "card" if _by(move) in moved.BY_CARD else "disc"
    return say(f"calimala-note-uses-{used}", action=say.term(GAME, "action", action), count=count)


def _ending(view: State, seat: Seat, say: Speaker, how: str | None) -> list[str]:
    """Skipped actions, and what an ending does about impossible ones (unless that is asked next)."""
    top = view.stack[-1]
    if not isinstance(top, Activation):
        return []
    left = [action for action, times in zip(view.ends(top.space), top.left, strict=True) if times]
    able = [action for action in left if _possible(view, seat, action)]
    unable = [action for action in left if action not in able]
    parts = []
    if how == "draw":
        parts.append(say("calimala-note-reveals"))
    elif unable and how is not None:
        parts.append(say("calimala-note-no-draw", actions=say.terms(GAME, "action", unable)))
    if able:
        parts.append(say("calimala-note-left-out", actions=say.terms(GAME, "action", able)))
    return parts or ([] if unable else [say("calimala-note-nothing-left")])


# ---------------------------------------------------------------- open decisions


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """The seat's current decision and remaining actions; for other seats, the player to wait for."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision) or seat not in top.seats(view):
        return waiting(view, names, say)
    player = view.players[seat]
    text = f"calimala-decision-{step_name(view)}"
    if isinstance(top, PlaceDisc):
        return say(text, discs=player.discs, whites=player.whites)
    if not isinstance(top, Activation):
        return say(text)
    ends = [say.term(GAME, "action", action) for action in view.ends(top.space)]
    left = [
        say("calimala-decision-times", action=action, times=times) if times > 1 else action
        for action, times in zip(ends, top.left, strict=True)
        if times
    ]
    white = top.position == 1 and view.towers[top.space][-1] == WHITE
    told = say(
        text,
        position=top.position,
        disc_id="white" if white else "own",
        space=say.term(GAME, "space", top.space),
        left=say.list(left),
        left_count=len(left),
        cards=len(player.hand),
        cards_id="playable" if can_play_a_card(view, seat) else "unplayable" if player.hand else "none",
    )
    return f"{told} {say('calimala-decision-duty', left_count=len(left))}" if top.owes else told


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """The open decision, its player, and the street, from public knowledge only."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("calimala-waiting-over")
    seats = top.seats(view)
    words = {"who": say.list(names[seat] for seat in seats)}
    if isinstance(top, KeepFinal):
        return say("calimala-waiting-KeepFinal", **words, count=len(seats))
    if isinstance(top, Activation):
        space = say.term(GAME, "space", top.space)
        return say("calimala-waiting-Activation", **words, space=space, position=top.position)
    return say(f"calimala-waiting-{step_name(view)}", **words)
