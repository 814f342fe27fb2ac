"""The whole position in words: estates by region, with the spaces where each stored tile fits."""

from collections import Counter
from collections.abc import Iterable

import words.sheet
from engine import HIDDEN
from games.burgundy import data
from games.burgundy.estates import NUMBER_OF, SPACES
from games.burgundy.placing import open_spaces
from games.burgundy.state import Player, State
from games.burgundy.words import terms
from games.burgundy.words.terms import GAME
from words.sheet import TIED, counted
from words.wording import capital


class Sheet(words.sheet.Sheet):
    """Text board of Burgundy."""

    game = GAME
    view: State

    def tile(self, name: str) -> str:
        """Name of a tile, with a no-break space after its first word."""
        return self.term("tile", name).replace(" ", TIED, 1)

    def tiles(self, names: Iterable[str]) -> str:
        """`bank ×2, mine`, or a dash."""
        return counted((self.tile(tile), n) for tile, n in Counter(names).items())

    def goods(self, names: Iterable[str]) -> str:
        """`red (4) ×2`: the number is the die that sells them."""
        there = Counter(names)
        return counted((f"{self.term('goods', name)}{TIED}({data.GOODS[name]})", there[name]) for name in data.GOODS)

    def stored_goods(self, player: Player) -> str:
        return self.goods(name for name, count in player.goods.items() for _ in range(count))

    def sold_goods(self, player: Player) -> str:
        """Goods sold by type, or only their number if hidden from the reader."""
        if HIDDEN in player.sold:
            return str(sum(player.sold.values()))
        return self.goods(name for name, count in player.sold.items() for _ in range(count))

    def dice(self, player: Player) -> str:
        """`3 and 5`, or the used ones among them."""
        left, used = (" + ".join(map(str, dice)) for dice in (player.dice, player.used))
        return self.say("burgundy-text-dice", left=left or "none", used=used or "none")

    def marks(self, seat: int) -> list[str]:
        start = [self.say("render-text-start")] if seat == self.view.turn_order[0] else []
        return [*start, *super().marks(seat)]

    def common(self) -> None:
        _course(self)
        if self.view.phase:
            _depots(self)
        _bonuses(self)

    def area(self, seat: int) -> None:
        _stores(self, seat)
        if self.view.players[seat].board is None:
            _boards_to_choose(self, seat)
        else:
            _estate(self, seat)

    def own(self, seat: int) -> None:
        """Write the reader's secret choice, if the view has it."""
        player = self.view.players[seat]
        if player.chosen_board and player.chosen_castle and player.chosen_board != HIDDEN:
            board = self.term("board", player.chosen_board)
            self.tell("burgundy-render-text-own-choice", board=board, castle=player.chosen_castle)

    def rest(self) -> None:
        _supplies(self)
        self.head("burgundy-text-neighbours")
        for space, about in SPACES.items():
            self.tell("burgundy-text-beside", space=space, spaces=", ".join(sorted(about.neighbours)))


# ---------------------------------------------------------------- the middle


def _course(sheet: Sheet) -> None:
    view = sheet.view
    sheet.head("burgundy-render-text-course")
    if view.phase:
        sheet.tell("burgundy-render-text-white", die=view.white or sheet.none)
        for n, goods in enumerate(view.round_goods, start=1):
            number = data.GOODS_PER_PHASE - len(view.round_goods) + n
            sheet.tell("burgundy-text-coming", round=number, goods=sheet.goods([goods]))
    sheet.tell("burgundy-render-text-order", order=sheet.called(view.turn_order))
    for number, stack in enumerate(view.track, 1):
        if stack:
            sheet.tell("burgundy-text-track", space=number, players=sheet.called(stack))
    sizes = range(1, len(data.REGION_POINTS))
    points = "; ".join(sheet.say("burgundy-text-size", size=size, points=data.REGION_POINTS[size]) for size in sizes)
    sheet.tell("burgundy-render-text-regions", points=points)
    sheet.tell("burgundy-render-text-phases", points=", ".join(f"{p} +{data.PHASE_POINTS[p]}" for p in data.PHASES))


def _depots(sheet: Sheet) -> None:
    view, news, players = sheet.view, sheet.news, len(sheet.view.players)
    sheet.head("burgundy-render-depots")
    for depot in (*data.DEPOTS, data.BLACK_DEPOT):
        if depot == data.BLACK_DEPOT:
            sheet.tell("burgundy-render-text-black-depot")
        else:
            new = any(where == depot for where, _ in news.depot_goods)
            sheet.tell("burgundy-text-depot", depot=depot, goods=sheet.goods(view.depot_goods[depot]), new=new)
        for slot in terms.spaces(depot, players):
            if tile := view.depots.get(slot):
                sheet.write(f"{slot}: {sheet.term('tile', tile)}")
            elif slot in news.taken:
                sheet.tell("burgundy-text-taken", slot=slot, name=sheet.names[news.taken[slot]], new=True)
            else:
                sheet.tell("burgundy-text-empty", slot=slot)


def _bonuses(sheet: Sheet) -> None:
    view, news = sheet.view, sheet.news
    rates = data.RATES[len(view.players)]
    sheet.head("burgundy-text-bonuses")
    for kind in data.TYPES:
        owners = [sheet.names[seat] for seat in view.finished[kind][:2]]
        first, second = [*owners, sheet.say("burgundy-text-open"), sheet.say("burgundy-text-open")][:2]
        sheet.tell(
            "burgundy-text-bonus",
            kind=capital(sheet.term("type", kind)), first=first, second=second, large=rates.large, small=rates.small,
            new=any(won == kind for won, _ in news.bonuses),
        )  # fmt: skip


# ---------------------------------------------------------------- a player


def _stores(sheet: Sheet, seat: int) -> None:
    player, news = sheet.view.players[seat], sheet.news
    if player.dice or player.used:
        sheet.write(capital(sheet.dice(player)))
    sheet.tell("burgundy-text-silver", count=player.silver)
    sheet.tell("burgundy-text-workers", count=player.workers)
    for tile in player.storage:
        fits = ", ".join(
            sheet.say("burgundy-text-space", space=space, die=NUMBER_OF[space])
            for space in (open_spaces(player, tile) if player.board else ())
        )
        new = news.storage[seat, tile] > 0
        sheet.tell("burgundy-text-stored", tile=sheet.term("tile", tile), spaces=fits or sheet.none, new=new)
    if not player.storage:
        sheet.tell("burgundy-text-storage-empty")
    sheet.write(capital(sheet.say("burgundy-render-text-goods", goods=sheet.stored_goods(player))))
    sheet.write(capital(sheet.say("burgundy-render-text-sold", goods=sheet.sold_goods(player))))
    for source, points in player.earned.items():
        if points:
            sheet.tell("burgundy-text-source", source=sheet.say(f"burgundy-points-{source}"), points=points)


def _boards_to_choose(sheet: Sheet, seat: int) -> None:
    player = sheet.view.players[seat]
    boards = ", ".join(sheet.term("board", board) for board in player.sheet)
    chosen = "yes" if player.chosen_board else "no"
    sheet.tell("burgundy-render-text-sheet", boards=boards, chosen=chosen)


def _estate(sheet: Sheet, seat: int) -> None:
    """Write the regions: unfinished ones first."""
    view, news = sheet.view, sheet.news
    player = view.players[seat]
    assert player.board is not None
    for number in player.known:
        sheet.tell("burgundy-text-knows", tile=sheet.term("tile", data.knowledge_tile(number)))
    sheet.tell("burgundy-text-board", name=sheet.names[seat], board=sheet.term("board", player.board))
    regions = sorted(player.land.regions.items(), key=lambda region: all(s in player.estate for s in region[1]))
    bonus = data.PHASE_POINTS[view.phase] if view.phase else 0
    for region, spaces in regions:
        free = [space for space in spaces if space not in player.estate]
        placed = [f"{space}: {sheet.term('tile', player.estate[space])}" for space in spaces if space in player.estate]
        sheet.tell(
            "burgundy-text-region" if free else "burgundy-text-finished",
            region=capital(sheet.term("region", region)), size=len(spaces), needs=len(free),
            points=data.REGION_POINTS[len(spaces)] + bonus + _bonus_tile(view, player, region),
            free=", ".join(_free(sheet, player, s) for s in free),
            placed=", ".join(placed) or sheet.none, count=len(placed),
            new=any((seat, space) in news.spaces for space in spaces),
        )  # fmt: skip


def _bonus_tile(view: State, player: Player, region: str) -> int:
    """Points of the bonus tile that finishing the region would bring, if it is the last of its type (BUR-10.5)."""
    kind = region.split("_")[0]
    others = [spaces for name, spaces in player.land.regions.items() if name != region and name.split("_")[0] == kind]
    if any(space not in player.estate for spaces in others for space in spaces):
        return 0
    rates = data.RATES[len(view.players)]
    return (rates.large, rates.small, 0, 0)[len(view.finished[kind])]


def _free(sheet: Sheet, player: Player, space: str) -> str:
    """A free space with its die, and whether it is adjacent to the estate."""
    message = "open" if any(beside in player.estate for beside in SPACES[space].neighbours) else "closed"
    return sheet.say(f"burgundy-text-free-{message}", space=space, die=NUMBER_OF[space])


# ---------------------------------------------------------------- the rest


def _supplies(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("burgundy-render-text-supplies")
    names: dict[str, str] = {kind: sheet.term("type", kind) for kind in data.TYPES}
    names[data.BLACK] = say("burgundy-render-text-black-backs")
    for back, supply in view.supplies.items():
        sheet.write(f"{capital(names[back])}: {sum(supply.tiles.values())}")
    removed = sheet.tiles(name for name, count in view.removed.items() for _ in range(count))
    sheet.tell("burgundy-render-text-removed", tiles=removed)


text_board = Sheet.text_board
