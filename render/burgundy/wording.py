"""The Castles of Burgundy in words: what each choice costs and brings, who is asked for what, what happened."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine import Choice, Event, Move, Question, Seat
from engine.burgundy import events as happened
from engine.burgundy import moves as moved
from engine.burgundy.actions import homes, moves_with_die, place, purchases, sell, take_workers
from engine.burgundy.data import BUILDINGS, GOODS, PRICE, STORAGE, TWO_DEPOTS, TYPE_OF, TYPES
from engine.burgundy.dice import price, workers_to_place, workers_to_sell, workers_to_take
from engine.burgundy.estates import ESTATES, NEIGHBOURS, NUMBER_OF, SPACES
from engine.burgundy.loading import free_spaces, load
from engine.burgundy.placing import open_spaces
from engine.burgundy.state import Player, State
from engine.burgundy.steps import Act
from engine.steps import Decision
from locales import Speaker
from render.wording import Label, capital, note, short, step_name

GAME = "burgundy"

KIND_EMOJI = {
    "settle": "🏰",
    "take": "📦",
    "place": "🧩",
    "sell": "💰",
    "workers": "👷",
    "buy": "🪙",
    "load": "⛵",
    "skip": "⏩",
    "end": "✅",
}
TYPE_EMOJI = {"building": "🏠", "knowledge": "📜", "castle": "🏰", "mine": "⛏️", "ship": "⛵"}
ANIMAL_EMOJI = {"cow": "🐄", "sheep": "🐑", "pig": "🐖", "chicken": "🐔"}
GOODS_EMOJI = {"turquoise": "🟦", "purple": "🟪", "pink": "🌸", "red": "🟥", "brown": "🟫", "orange": "🟧"}
DIE_EMOJI = "🎲"


# ---------------------------------------------------------------- moves


def move(view: State | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Take 4b · Bank (die 3, −1 worker)`."""
    line = _line(view, say, move)
    die = getattr(move, "die", None)
    if die is None:
        return line
    rolled = say("burgundy-choice-die", die=die).lower()
    seat = getattr(view.stack[-1], "seat", None) if view is not None and view.stack else None
    workers = price(view, seat, move).workers if view is not None and seat is not None else 0
    if workers:
        return say("burgundy-say-with-paid", move=line, die=rolled, workers=workers)
    return say("burgundy-say-with", move=line, die=rolled)


def _line(view: State | None, say: Speaker, move: Move) -> str:
    """The move without its die."""
    if isinstance(move, moved.Skip) and view is not None and step_name(view) == "BuildingEffect":
        building = view.stack[-1].building  # type: ignore[attr-defined]
        return say("burgundy-say-skip-building", building=say.term(GAME, "building", building))
    if isinstance(move, moved.Settle):
        board, castle = say.term(GAME, "board", move.board), say.term(GAME, "castle", move.castle)
        return say("burgundy-say-settle", board=board, castle=castle)
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    what = _what(view, say, move, [field for field in fields if field != "die"])
    return say(f"burgundy-say-{move.kind}", **({"what": what} if what else {}))


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    known = fields[: len(choice.path) - 1]
    if question.field == "kind":
        text = _kind_text(view, say, move, known)
    else:
        text = _what(view, say, move, known[len(question.path) - 1 :])
    parts = _notes(view, seat, names, say, question.field, choice, known)
    return Label(_begun(text), note(*parts), _emoji(view, question.field, move, known))


def _begun(text: str) -> str:
    """With a capital, but for the names of spaces: they stand as on the picture."""
    return text if text.split(" ")[0] in SPACES else capital(text)


def _kind_text(view: State, say: Speaker, move: Move, known: Sequence[str]) -> str:
    """The kind of move, or the whole move where nothing is left to ask."""
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    if set(fields) > set(known):
        return say(f"burgundy-move-{move.kind}")
    line = _line(view, say, move)
    die = getattr(move, "die", None)
    if die is None:
        return line
    rolled = say("burgundy-choice-die", die=die)
    return say("burgundy-choice-whole", die=rolled, what=line[:1].lower() + line[1:])


def _with_die(say: Speaker, die: int, what: str) -> str:
    return say("burgundy-choice-with-die", die=say("burgundy-choice-die", die=die), what=what)


def _what(view: State | None, say: Speaker, move: Move, fields: Sequence[str]) -> str:
    """The answers to these fields of a move: `Die 3: 4b · Bank, giving up mine`."""
    match move:
        case moved.Take() | moved.Buy():
            what = _taken(view, say, move, fields)
        case moved.Place():
            what = _placed(say, move, fields)
        case moved.Sell():
            what = _goods_sold(view, say, move.goods) if "goods" in fields else ""
        case moved.Load():
            what = _loaded(say, move, fields)
        case moved.Settle():
            what = _settled(say, move, fields)
        case _:
            what = ""
    if "die" not in fields:
        return what
    die = move.die  # type: ignore[attr-defined]
    if die is None:
        return what or say("burgundy-choice-no-die")
    return _with_die(say, die, what) if what else say("burgundy-choice-die", die=die)


def _taken(view: State | None, say: Speaker, move: moved.Take | moved.Buy, fields: Sequence[str]) -> str:
    what = ""
    if "slot" in fields:
        what = say.term(GAME, "slot", move.slot)
        tile = view.depots.get(move.slot) if view is not None else None
        if tile is not None:
            what = say("burgundy-choice-spot", spot=what, tile=capital(say.term(GAME, "tile", tile)))
    if "discard" in fields:
        if move.discard is None:
            return what or say("burgundy-choice-stays")
        leaving = say.term(GAME, "discard", move.discard)
        if not what:
            return say("burgundy-choice-leaves", tile=leaving)
        return say("burgundy-say-leaving", what=what, tile=leaving)
    return what


def _placed(say: Speaker, move: moved.Place, fields: Sequence[str]) -> str:
    tile = capital(say.term(GAME, "tile", move.tile))
    if "space" in fields:
        return say("burgundy-choice-spot", spot=say.term(GAME, "space", move.space), tile=tile)
    return tile if "tile" in fields else ""


def _goods_sold(view: State | None, say: Speaker, goods: str) -> str:
    name = say.term(GAME, "goods", goods)
    owner = getattr(view.stack[-1], "seat", None) if view is not None and view.stack else None
    if view is None or owner is None:
        return name
    return say("burgundy-choice-goods", goods=name, count=view.players[owner].goods.get(goods, 0))


def _loaded(say: Speaker, move: moved.Load, fields: Sequence[str]) -> str:
    parts = []
    if "depots" in fields:
        parts.append(_depots(say, move.depots))
    if "keep" in fields and move.keep:
        parts.append(say("burgundy-choice-keep", goods=say.terms(GAME, "goods", move.keep)))
    return ", ".join(parts) if parts else say("burgundy-choice-keep-all") if "keep" in fields else ""


def _depots(say: Speaker, depots: Sequence[int]) -> str:
    if len(depots) == 1:
        return say("burgundy-choice-depot", one=depots[0])
    return say("burgundy-choice-depots", one=depots[0], other=depots[1])


def _settled(say: Speaker, move: moved.Settle, fields: Sequence[str]) -> str:
    board = say.term(GAME, "board", move.board)
    castle = say("burgundy-choice-castle", space=say.term(GAME, "castle", move.castle))
    if "board" not in fields:
        return castle
    return say("burgundy-choice-both", one=board, other=castle) if "castle" in fields else board


def _emoji(view: State, field: str, move: Move, known: Sequence[str]) -> str | None:
    if field == "kind":
        return KIND_EMOJI[move.kind]
    if field == "discard" and getattr(move, "discard", None):
        return _tile_emoji(move.discard)  # type: ignore[attr-defined]
    if isinstance(move, moved.Take | moved.Buy) and "slot" in known:
        return _tile_emoji(view.depots.get(move.slot))
    if isinstance(move, moved.Place) and "tile" in known:
        return _tile_emoji(move.tile)
    if isinstance(move, moved.Sell) and "goods" in known:
        return GOODS_EMOJI[move.goods]
    if isinstance(move, moved.Settle):
        return KIND_EMOJI["settle"]
    return DIE_EMOJI if field == "die" else None


def _tile_emoji(tile: str | None) -> str | None:
    if tile is None:
        return None
    return TYPE_EMOJI.get(TYPE_OF[tile]) or ANIMAL_EMOJI[tile[:-1]]


# ---------------------------------------------------------------- what a choice costs and brings


def _notes(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, field: str, choice: Choice, known: Sequence[str]
) -> list[str]:
    """Price first, then what it brings, most important first."""
    move, player = choice.example, view.players[seat]
    match move:
        case _ if field == "discard":
            return [say("burgundy-note-gone")] if getattr(move, "discard", None) else []
        case moved.Take() if "slot" in known:
            return [_price(view, seat, say, choice), *_storing(view, player, say, move, known)]
        case moved.Place() if "space" in known:
            gains = _gains(view, seat, say, move)
            return [_price(view, seat, say, choice), *gains, *_afterwards(player, say, move)]
        case moved.Place() if "tile" in known:
            return [_homes(view, seat, say, move), _does(say, move.tile)]
        case moved.Sell() if "goods" in known:
            return [*_gains(view, seat, say, move), _price(view, seat, say, choice)]
        case moved.Workers():
            return _gains(view, seat, say, move)
        case moved.Buy():
            silver = say("burgundy-note-silver", silver=PRICE, left=player.silver - PRICE)
            return [silver, *(_storing(view, player, say, move, known) if "slot" in known else [])]
        case moved.Take() | moved.Place() | moved.Sell():
            if move.die is None:
                return _at_hand(view, seat, say, move)
            dice: list[int] = [move.die] if "die" in known else player.dice
            return _without_workers(view, seat, say, move, dice)
        case moved.Load():
            return _loading(view, seat, say, move, known)
        case moved.Settle():
            around = [_around(say, move.board, move.castle)] if "castle" in known else []
            return [*around, *_regions(say, move.board)]
        case moved.Skip():
            return [say("burgundy-note-lost")]
        case moved.End():
            return _ending(view, seat, names, say)
    return []


def _price(view: State, seat: Seat, say: Speaker, choice: Choice) -> str:
    """The workers; for each die where a command has not said which."""
    move, player = choice.example, view.players[seat]
    die = getattr(move, "die", None)
    if die is None:
        return ""
    if _more_dice(view, player, choice):
        prices = [(d, _workers(player, move, d)) for d in dict.fromkeys(player.dice)]
        told = [
            say("burgundy-note-with-die", die=d, price=_paid(say, workers))
            for d, workers in prices
            if workers <= player.workers
        ]
        return ", ".join(told)
    workers = _workers(player, move, die)
    if not workers:
        return say("burgundy-note-free")
    return say("burgundy-note-paid-left", workers=workers, left=player.workers - workers)


def _more_dice(view: State, player: Player, choice: Choice) -> bool:
    """More moves answer like this than one die has."""
    die = choice.example.die  # type: ignore[attr-defined]
    if choice.move is not None or len(set(player.dice)) < 2:
        return False
    size = len(choice.path)
    with_it = [m for m in moves_with_die(view, player, die, homes(player)) if m.words[:size] == choice.path]
    return choice.count > len(with_it)


def _workers(player: Player, move: Move, die: int) -> int:
    match move:
        case moved.Take():
            return workers_to_take(player, die, move.slot)
        case moved.Place():
            return workers_to_place(player, die, move.tile, move.space)
        case moved.Sell():
            return workers_to_sell(player, die, move.goods)
    return 0


def _paid(say: Speaker, workers: int) -> str:
    return say("burgundy-note-paid", workers=workers) if workers else say("burgundy-note-free")


def _storing(
    view: State, player: Player, say: Speaker, move: moved.Take | moved.Buy, known: Sequence[str]
) -> list[str]:
    """What the tile will do, and the room there is for it."""
    tile = view.depots.get(move.slot)
    does = _does(say, tile) if tile is not None else ""
    if move.discard is None:
        return [does, say("burgundy-note-stored", tiles=len(player.storage) + 1, room=STORAGE)]
    return [does] if "discard" in known else [does, say("burgundy-note-full")]


def _does(say: Speaker, tile: str) -> str:
    kind = TYPE_OF[tile]
    subject = tile if kind in ("building", "knowledge") else kind
    return say(f"burgundy-does-{subject}")


def _gains(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    """What comes of a move by itself, seen by trying it on a copy of the view."""
    world = view.clone()
    world.out = []
    match move:
        case moved.Place():
            place(world, seat, move, "")
        case moved.Sell():
            sell(world, seat, move, "")
        case moved.Workers():
            take_workers(world, seat, move, "")
    parts: list[str] = []
    for event in world.out:
        parts += _gain(view, say, event)
    completed = any(isinstance(event, happened.RegionCompleted) for event in world.out)
    if isinstance(move, moved.Place) and not completed:
        region = _region(world.players[seat], move.space)
        covered = sum(space in world.players[seat].estate for space in region)
        parts.append(say("burgundy-note-progress", covered=covered, size=len(region)))
    return parts


def _region(player: Player, space: str) -> tuple[str, ...]:
    """The spaces of the region that a space belongs to."""
    return player.land.regions[player.land.region_of[space]]


def _gain(view: State, say: Speaker, event: Event) -> list[str]:
    match event:
        case happened.AnimalsScored():
            return [say("burgundy-note-animals", points=event.points)]
        case happened.RegionCompleted():
            phase = say.term(GAME, "phase", view.phase)
            return [
                say("burgundy-note-region", points=event.points),
                say("burgundy-note-phase", points=event.bonus, phase=phase),
            ]
        case happened.ColourCompleted() if event.points:
            return [say("burgundy-note-bonus", points=event.points, bonus_id=event.bonus)]
        case happened.BuildingGave() | happened.Sold() | happened.TookWorkers():
            points = getattr(event, "points", 0)
            return [
                say("burgundy-note-points", points=points) if points else "",
                say("burgundy-note-gain-silver", silver=event.silver) if event.silver else "",
                say("burgundy-note-gain-workers", workers=event.workers) if event.workers else "",
            ]
    return []


def _afterwards(player: Player, say: Speaker, move: moved.Place) -> list[str]:
    """What a placed tile does beyond what it gave at once."""
    does = BUILDINGS.get(move.tile)
    if TYPE_OF[move.tile] == "animal" or (does and (does.workers or does.silver or does.points)):
        return []
    return [_does(say, move.tile)]


def _homes(view: State, seat: Seat, say: Speaker, move: moved.Place) -> str:
    """`d3, d5 (−1)`: where a stored tile can go, with the workers it takes."""
    player = view.players[seat]
    told = []
    for space in open_spaces(player, move.tile):
        workers = workers_to_place(player, move.die, move.tile, space)
        name = say.term(GAME, "space", space)
        if workers == 0:
            told.append(name)
        elif workers <= player.workers:
            told.append(say("burgundy-note-space-paid", space=name, workers=workers))
    return ", ".join(told)


def _without_workers(view: State, seat: Seat, say: Speaker, move: Move, dice: Iterable[int]) -> list[str]:
    """What a kind of move can do with the dice as they were rolled."""
    player = view.players[seat]
    found: dict[str, None] = {}
    for die in dict.fromkeys(dice):
        for other in moves_with_die(view, player, die, homes(player)):
            if other.kind == move.kind and not price(view, seat, other).workers:
                found.setdefault(_target(view, say, other))
    if not found:
        return [say("burgundy-note-only-paid")]
    return [say("burgundy-note-without-workers", what=", ".join(found))]


def _target(view: State, say: Speaker, move: Move) -> str:
    match move:
        case moved.Take():
            return f"{say.term(GAME, 'slot', move.slot)} {say.term(GAME, 'discard', view.depots[move.slot])}"
        case moved.Place():
            return f"{say.term(GAME, 'space', move.space)} {say.term(GAME, 'discard', move.tile)}"
    return say.term(GAME, "goods", move.goods)  # type: ignore[attr-defined]


def _at_hand(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    """What there is to choose from where no die is needed."""
    player = view.players[seat]
    match move:
        case moved.Take():
            options = view.stack[-1].options(view, seat)  # type: ignore[attr-defined]
            return [say("burgundy-note-offered", count=len({o.slot for o in options if isinstance(o, moved.Take)}))]
        case moved.Place():
            return [say("burgundy-note-storage", tiles=say.terms(GAME, "discard", player.storage))]
        case moved.Sell():
            return [say("burgundy-note-goods", goods=_pile(say, player.goods))]
    return []


def _pile(say: Speaker, goods: dict[str, int]) -> str:
    return say.terms(GAME, "goods", [each for each in GOODS for _ in range(goods.get(each, 0))])


def _loading(view: State, seat: Seat, say: Speaker, move: moved.Load, known: Sequence[str]) -> list[str]:
    """The goods that come aboard and those that stay."""
    there = [goods for depot in move.depots for goods in view.depot_goods[depot]]
    if "keep" not in known:
        lying = say("burgundy-note-goods-there", goods=_pile(say, Counter(there)))
        return [lying, say("burgundy-note-stocked", free=free_spaces(view.players[seat]))]
    world = view.clone()
    taken = load(world, world.players[seat], move.depots, move.keep)
    if not taken:
        return [say("burgundy-note-nothing")]
    left = Counter(there) - Counter(taken)
    parts = [say("burgundy-note-loads", goods=_pile(say, Counter(taken)))]
    return [*parts, say("burgundy-note-remain", goods=_pile(say, left))] if left else parts


def _regions(say: Speaker, board: str) -> list[str]:
    """`cities 5+3+3+1`, for each colour of a board."""
    told = []
    for kind in TYPES:
        sizes = sorted([len(s) for name, s in ESTATES[board].regions.items() if name.startswith(kind)], reverse=True)
        told.append(say("burgundy-note-regions", type_id=kind, sizes="+".join(map(str, sizes))))
    return told


def _around(say: Speaker, board: str, castle: str) -> str:
    """The colours and numbers next to a start castle: where the estate can begin to grow."""
    spaces = [
        say(
            "burgundy-note-around-one",
            type=say(f"burgundy-note-around-{ESTATES[board].types[space]}"),
            number=NUMBER_OF[space],
        )
        for space in NEIGHBOURS[castle]
    ]
    return say("burgundy-note-around", spaces=", ".join(spaces))


def _ending(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> list[str]:
    """Who follows, or that there is no way back."""
    later = view.order[view.order.index(seat) + 1 :]
    told = [say("burgundy-note-next", who=short(names[later[0]])) if later else say("burgundy-note-rolls")]
    return [*told, say("burgundy-note-could-buy")] if purchases(view, view.players[seat]) else told


# ---------------------------------------------------------------- who is asked for what


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """What the seat is asked now, with what it has; of the others, whom it waits for."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision) or seat not in top.seats(view):
        return waiting(view, names, say)
    player, text = view.players[seat], f"burgundy-decision-{step_name(view)}"
    if isinstance(top, Act):
        return say(
            text,
            **_turn(view, say, player),
            workers=player.workers,
            silver=player.silver,
            can_buy="yes" if purchases(view, player) else "no",
        )
    if step_name(view) in ("SettleOpenly", "SettleSecretly"):
        return say(text, boards=say.list(say.term(GAME, "board", board) for board in player.sheet))
    if step_name(view) == "LoadShip":
        return say(text, two="yes" if TWO_DEPOTS in player.known else "no")
    return say(text, **_building(top, say))


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """From public knowledge only: the open decision, who owes it, and the dice on the table."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("burgundy-waiting-over")
    seats = top.seats(view)
    words: dict[str, Any] = {"who": say.list(names[seat] for seat in seats)}
    if isinstance(top, Act):
        words |= _turn(view, say, view.players[top.seat])
    elif step_name(view) == "SettleSecretly":
        words["count"] = len(seats)
    return say(f"burgundy-waiting-{step_name(view)}", **words, **_building(top, say))


def _turn(view: State, say: Speaker, player: Player) -> dict[str, Any]:
    dice = say.list(str(die) for die in player.dice)
    phase = say.term(GAME, "phase", view.phase)
    return {"phase": phase, "round": view.round, "dice": dice, "dice_count": len(player.dice)}


def _building(top: Decision, say: Speaker) -> dict[str, str]:
    building: str | None = getattr(top, "building", None)
    return {"building": say.term(GAME, "building", building), "building_id": building} if building else {}


# ---------------------------------------------------------------- what happened

FRAGMENTS: dict[type[Event], str] = {
    kind: f"burgundy-digest-{kind.__name__}"
    for kind in (
        happened.Chose,
        happened.Settled,
        happened.Took,
        happened.Discarded,
        happened.Placed,
        happened.Sold,
        happened.TookWorkers,
        happened.Bought,
        happened.RegionCompleted,
        happened.ColourCompleted,
        happened.Loaded,
        happened.MovedUp,
        happened.EndScored,
    )
}
"""Events told in a few words after a player's name. What is not told at all (a turn's beginning, an effect lost) is
noise in a digest; the log has it."""


def digest(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """First what the viewer has to play with, then what concerns everybody, then each player's doings in a line."""
    news = [say.event(GAME, event, names) for event in events if isinstance(event, happened.PhaseBegan)]
    return [*_own(events, say, viewer), *news, *_goods_brought(events, say), *_doings(events, names, say, viewer)]


def _own(events: Sequence[Event], say: Speaker, viewer: Seat | None) -> list[str]:
    """The viewer's dice and the pay of the own mines."""
    if viewer is None:
        return []
    lines = []
    rounds = [event for event in events if isinstance(event, happened.RoundBegan)]
    if rounds and not any(isinstance(event, happened.EndScored) for event in events):
        one, other = rounds[-1].dice[viewer]
        phase = say.term(GAME, "phase", rounds[-1].phase)
        lines.append(say("burgundy-digest-your-dice", one=one, other=other, phase=phase, round=rounds[-1].round))
    paid = [event for event in events if isinstance(event, happened.MinesPaid) and event.seat == viewer]
    return lines + [say("burgundy-digest-your-mines", silver=event.silver, workers=event.workers) for event in paid]


def _goods_brought(events: Sequence[Event], say: Speaker) -> list[str]:
    brought = [
        say("burgundy-digest-goods-one", goods=say.term(GAME, "goods", event.goods), depot=event.depot)
        for event in events
        if isinstance(event, happened.RoundBegan)
    ]
    return [say("burgundy-digest-goods", goods=", ".join(brought))] if brought else []


def _doings(events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
    """A line for each player in the order of their first deed, the viewer last; equal deeds are counted."""
    deeds: dict[Seat, Counter[str]] = {}
    points: Counter[Seat] = Counter()
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        if seat is None:
            continue
        points[seat] += _points(event)
        if type(event) in FRAGMENTS and _worth_telling(event):
            words = arguments(event, names, say)
            deeds.setdefault(seat, Counter())[say(FRAGMENTS[type(event)], **words)] += 1
    lines = []
    for seat in sorted(deeds, key=lambda seat: seat == viewer):
        told = ", ".join(
            say("burgundy-digest-times", what=deed, times=times) if times > 1 else deed
            for deed, times in deeds[seat].items()
        )
        if points[seat]:
            told = say("burgundy-digest-points", what=told, points=points[seat])
        lines.append(say("wording-player", name=names[seat], what=told))
    return lines


def _points(event: Event) -> int:
    points: int = getattr(event, "points", 0)
    return points + event.bonus if isinstance(event, happened.RegionCompleted) else points


def _worth_telling(event: Event) -> bool:
    match event:
        case happened.Loaded():
            return bool(event.goods)
        case happened.MovedUp():
            return event.first
        case happened.EndScored():
            return event.points > 0
    return True


def arguments(event: Event, names: Sequence[str], say: Speaker) -> dict[str, Any]:
    """As `Speaker.arguments`, which takes a list of numbers for one per seat: depots are not, and dice are two each."""
    match event:
        case happened.Loaded():
            depots = say.list(say.term(GAME, "depots", str(depot)) for depot in event.depots)
            told = say.arguments(GAME, replace(event, depots=()), names)
            return {**told, "depots": depots, "depots_count": len(event.depots)}
        case happened.RoundBegan():
            dice = [f"{name} {'+'.join(map(str, own))}" for name, own in zip(names, event.dice, strict=True)]
            return {**say.arguments(GAME, replace(event, dice=()), names), "dice": ", ".join(dice)}
    return say.arguments(GAME, event, names)
