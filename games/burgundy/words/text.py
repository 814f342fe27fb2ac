"""The whole position in plain text: for play without pictures, in lines that fit a phone."""

from collections import Counter
from collections.abc import Iterable

import words.sheet
from engine import HIDDEN
from games.burgundy import data
from games.burgundy.estates import ESTATES, NUMBER_OF, SPACES
from games.burgundy.state import Player, State
from games.burgundy.words import terms
from games.burgundy.words.terms import GAME
from words.sheet import TIED, counted

COVERED = "##"


class Sheet(words.sheet.Sheet):
    """Burgundy's position, in lines."""

    game = GAME
    view: State

    def tile(self, name: str) -> str:
        """A tile's name, whose first two words stay together."""
        return self.term("tile", name).replace(" ", TIED, 1)

    def tiles(self, names: Iterable[str]) -> str:
        """`bank ×2, mine`, or a dash."""
        return counted((self.tile(tile), n) for tile, n in Counter(names).items())

    def goods(self, names: Iterable[str]) -> str:
        """`red(4) ×2`: the number is the die that sells them."""
        there = Counter(names)
        return counted((f"{self.term('goods', name)}{TIED}({data.GOODS[name]})", there[name]) for name in data.GOODS)

    def stored_goods(self, player: Player) -> str:
        return self.goods(name for name, count in player.goods.items() for _ in range(count))

    def sold_goods(self, player: Player) -> str:
        """By type, or how many where the reader may not know more."""
        if HIDDEN in player.sold:
            return str(sum(player.sold.values()))
        return self.goods(name for name, count in player.sold.items() for _ in range(count))

    def dice(self, player: Player) -> str:
        """`3 5`; dice used are in brackets."""
        return " ".join([*map(str, player.dice), *[f"({die})" for die in player.used]]) or "–"

    def kind_letter(self, kind: str) -> str:
        return self.say(f"burgundy-render-letter-{kind}")

    def body(self) -> None:
        self.people(self.view.turn_order[0])
        _course(self)
        if self.view.phase:
            _depots(self)
        _bonuses(self)
        _key(self)
        for owner in self.view.seats:
            _estate(self, owner)
        _supplies(self)

    def own(self, seat: int) -> None:
        """One's secret choice, as far as the view has it."""
        player = self.view.players[seat]
        if player.chosen_board and player.chosen_castle and player.chosen_board != HIDDEN:
            self.head("render-text-yours")
            board = self.term("board", player.chosen_board)
            self.write(self.say("burgundy-render-text-own-choice", board=board, castle=player.chosen_castle))


def _course(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("burgundy-render-text-course")
    sheet.write(
        say("burgundy-render-text-phases", points=", ".join(f"{p}{TIED}+{data.PHASE_POINTS[p]}" for p in data.PHASES))
    )
    points = ", ".join(f"{size}:{TIED}{data.REGION_POINTS[size]}" for size in range(1, len(data.REGION_POINTS)))
    sheet.write(say("burgundy-render-text-regions", points=points))
    if view.phase:
        coming = ", ".join(
            f"{data.GOODS_PER_PHASE - len(view.round_goods) + n}:{TIED}{sheet.goods([goods])}"
            for n, goods in enumerate(view.round_goods, start=1)
        )
        sheet.write(say("burgundy-render-text-coming", goods=coming or "–"))
        sheet.write(say("burgundy-render-text-white", die=view.white or "–"))
    track = " ".join(f"{n}:{''.join(sheet.letters[s] for s in stack) or '–'}" for n, stack in enumerate(view.track, 1))
    sheet.write(say("burgundy-render-text-track", track=track))
    order = " ".join(sheet.letters[seat] for seat in view.turn_order)
    sheet.write(say("burgundy-render-text-order", order=order))


def _depots(sheet: Sheet) -> None:
    view, say, players = sheet.view, sheet.say, len(sheet.view.players)
    sheet.head("burgundy-render-depots")
    for depot in (*data.DEPOTS, data.BLACK_DEPOT):
        if depot == data.BLACK_DEPOT:
            sheet.write(say("burgundy-render-text-black-depot"))
        else:
            sheet.write(say("burgundy-render-text-depot", depot=depot, goods=sheet.goods(view.depot_goods[depot])))
        for slot in terms.spaces(depot, players):
            there = view.depots.get(slot)
            sheet.write(f"  {slot} {sheet.term('tile', there) if there else '–'}", "     ")


def _bonuses(sheet: Sheet) -> None:
    view = sheet.view
    rates = data.RATES[len(view.players)]
    sheet.head("burgundy-render-text-bonuses", large=rates.large, small=rates.small)
    for kind in data.TYPES:
        owners = [sheet.letters[seat] for seat in view.finished[kind][:2]]
        sheet.write(f"{sheet.term('type', kind)}: {', '.join([*owners, '–', '–'][:2])}")


# ---------------------------------------------------------------- estates


def _key(sheet: Sheet) -> None:
    sheet.head("burgundy-render-text-key")
    kinds = ", ".join(f"{sheet.kind_letter(kind)}{TIED}{sheet.term('type', kind)}" for kind in data.TYPES)
    sheet.write(sheet.say("burgundy-render-text-spaces", kinds=kinds, covered=COVERED))


def _estate(sheet: Sheet, seat: int) -> None:
    view, say = sheet.view, sheet.say
    player = view.players[seat]
    sheet.owner(seat)
    sheet.write(
        say(
            "burgundy-render-text-purse",
            dice=sheet.dice(player), silver=player.silver, workers=player.workers,
        )
    )  # fmt: skip
    sheet.write(say("burgundy-render-text-storage", tiles=sheet.tiles(player.storage)))
    sheet.write(say("burgundy-render-text-goods", goods=sheet.stored_goods(player)))
    sheet.write(say("burgundy-render-text-sold", goods=sheet.sold_goods(player)))
    if player.board is None:
        boards = ", ".join(sheet.term("board", board) for board in player.sheet)
        chosen = "yes" if player.chosen_board else "no"
        sheet.write(say("burgundy-render-text-sheet", boards=boards, chosen=chosen))
        return
    sheet.write(sheet.term("board", player.board))
    sheet.lines += grid(sheet, player.board, player.estate)
    placed = ", ".join(f"{space}{TIED}{sheet.tile(name)}" for space, name in sorted(player.estate.items()))
    sheet.write(say("burgundy-render-text-placed", tiles=placed))
    finished = [
        f"{sheet.term('region', region)}{TIED}({len(spaces)})"
        for region, spaces in player.land.regions.items()
        if all(space in player.estate for space in spaces)
    ]
    sheet.write(say("burgundy-render-text-finished", regions=", ".join(finished) or "–"))
    sources = [
        f"{say(f'burgundy-points-{source}')}{TIED}{points}" for source, points in player.earned.items() if points
    ]
    if sources:
        sheet.write(f"{say('burgundy-render-sources')}: {', '.join(sources)}")


def grid(sheet: Sheet, board: str, covered: Iterable[str]) -> list[str]:
    """The 37 spaces in their rows: type and number where they are free."""
    there = set(covered)
    lines = []
    for letter in "abcdefg":
        row = [space for space in SPACES if space[0] == letter]
        cells = [
            COVERED if space in there else f"{sheet.kind_letter(ESTATES[board].types[space])}{NUMBER_OF[space]}"
            for space in row
        ]
        lines.append(f"{letter} {'  ' * (7 - len(row))}{'  '.join(cells)}")
    return lines


# ---------------------------------------------------------------- the rest


def _supplies(sheet: Sheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("burgundy-render-text-supplies")
    left = {back: sum(supply.tiles.values()) for back, supply in view.supplies.items()}
    names: dict[str, str] = {kind: sheet.term("type", kind) for kind in data.TYPES}
    names[data.BLACK] = say("burgundy-render-text-black-backs")
    sheet.write(", ".join(f"{names[back]}{TIED}{count}" for back, count in left.items()))
    removed = sheet.tiles(name for name, count in view.removed.items() for _ in range(count))
    sheet.write(say("burgundy-render-text-removed", tiles=removed))


text_board = Sheet.text_board
