"""Cost and effect of a choice in Burgundy, for the line below its label."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine import Choice, Event, Move, Seat
from games.burgundy import events as happened
from games.burgundy import moves as moved
from games.burgundy.actions import moves_with_dice, place, purchases, sell, take_workers
from games.burgundy.data import BUILDINGS, GOODS, STORAGE, TYPE_OF, TYPES
from games.burgundy.dice import price, workers_to_place, workers_to_sell, workers_to_take
from games.burgundy.estates import ESTATES, NEIGHBOURS, NUMBER_OF
from games.burgundy.loading import free_spaces, load
from games.burgundy.placing import open_spaces
from games.burgundy.state import Player, State
from games.burgundy.words.terms import GAME
from words import Speaker
from words.wording import short


def consequences(
    view: State, seat: Seat, names: Sequence[str], say: Speaker, field: str, choice: Choice, known: Sequence[str]
) -> list[str]:
    """The price first, then the effects, most important first."""
    move, player = choice.example, view.players[seat]
    match move:
        case _ if field == "discard":
            return [say("burgundy-note-gone")] if getattr(move, "discard", None) else []
        case moved.Take() if "slot" in known:
            return [_price_by_die(view, seat, say, choice), *_storing(view, player, say, move, known)]
        case moved.Place() if "space" in known:
            by_die = _price_by_die(view, seat, say, choice)
            return [by_die, *_gains(view, seat, say, move), *_afterwards(player, say, move)]
        case moved.Place() if "tile" in known:
            return [_homes(view, seat, say, move), _does(say, move.tile)]
        case moved.Sell() if "goods" in known:
            return [_price_by_die(view, seat, say, choice), *_gains(view, seat, say, move)]
        case moved.Workers():
            return _gains(view, seat, say, move)
        case moved.Buy():
            return _storing(view, player, say, move, known) if "slot" in known else []
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


def _price_by_die(view: State, seat: Seat, say: Speaker, choice: Choice) -> str:
    """Cost in workers for each die, if a command leaves the die open."""
    move, player = choice.example, view.players[seat]
    if getattr(move, "die", None) is None or not _more_dice(view, player, choice):
        return ""
    prices = [(die, _workers(player, move, die)) for die in dict.fromkeys(player.dice)]
    told = [
        say("burgundy-note-with-die", die=die, price=_paid(say, workers))
        for die, workers in prices
        if workers <= player.workers
    ]
    return ", ".join(told)


def _more_dice(view: State, player: Player, choice: Choice) -> bool:
    """Whether several dice allow this answer."""
    die = choice.example.die  # type: ignore[attr-defined]
    if choice.move is not None or len(set(player.dice)) < 2:
        return False
    size = len(choice.path)
    with_it = [m for m in moves_with_dice(view, player, [die]) if m.words[:size] == choice.path]
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
    """Effect of the tile, and the free storage for it."""
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
    """Immediate effects of a move, found by trying it on a copy of the view."""
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
    """Spaces of the region that contains a space."""
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
    """Effects of a placed tile besides the immediate ones."""
    does = BUILDINGS.get(move.tile)
    if TYPE_OF[move.tile] == "animal" or (does and (does.workers or does.silver or does.points)):
        return []
    return [_does(say, move.tile)]


def _homes(view: State, seat: Seat, say: Speaker, move: moved.Place) -> str:
    """`d3, d5 (−1)`: spaces where a stored tile fits, with the workers needed."""
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
    """Options of a kind of move with the dice as rolled."""
    player = view.players[seat]
    found: dict[str, None] = {}
    for die in dict.fromkeys(dice):
        for other in moves_with_dice(view, player, [die]):
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
    """Options if no die is needed."""
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
    """The goods loaded and those left behind."""
    there = [goods for depot in move.depots for goods in view.depot_goods[depot]]
    if there and "keep" not in known:
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
    """Colours and numbers next to a starting castle."""
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
    """The next player, or a warning that the turn cannot be undone."""
    later = view.order[view.order.index(seat) + 1 :]
    told = [say("burgundy-note-next", who=short(names[later[0]])) if later else say("burgundy-note-rolls")]
    return [*told, say("burgundy-note-could-buy")] if purchases(view, view.players[seat]) else told
