"""Alt texts of Burgundy's pictures."""

from collections.abc import Sequence

from engine import Move, Question
from engine.moves import NOTHING
from games.burgundy.data import BLACK_DEPOT, DEPOTS, TYPES, knowledge_tile
from games.burgundy.state import State
from games.burgundy.words.text import Sheet
from words.sheet import brief
from words.wording import capital


def board_alt(view: State, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None) -> str:
    """Most important first; the area of `seat`, or of the player to move, before the others."""
    sheet = Sheet(view, brief(names), lang, stopped, seat=seat)
    first, *others = sheet.in_order()
    parts = [sheet.situation(), sheet.scores(), f"{sheet.letters[first]}: {_purse(sheet, first)}", _order(sheet)]
    if view.phase:
        parts += [_depots(sheet), _goods(sheet)]
    parts += [f"{sheet.letters[seat]}: {_purse(sheet, seat)}" for seat in others]
    return " ".join([*parts, _bonuses(sheet)])


def seat_alt(view: State, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
    sheet = Sheet(view, names, lang)
    player = view.players[seat]
    parts = [
        sheet.say("burgundy-render-alt-estate", name=sheet.names[seat]),
        sheet.say.score("burgundy", player.points) + ".",
        _purse(sheet, seat),
        _placed(sheet, seat),
    ]
    if viewer == seat and player.chosen_board and player.chosen_castle:
        board = sheet.term("board", player.chosen_board)
        parts.append(sheet.say("burgundy-render-text-own-choice", board=board, castle=player.chosen_castle))
    return " ".join(parts)


def focus_alt(
    view: State, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
) -> str:
    sheet = Sheet(view, names, lang, seat=seat)
    answers = sheet.answers(moves, path, lambda question, choice: _word(sheet, question, choice.word))
    parts = [sheet.situation(), *answers, f"{sheet.names[seat]}: {_purse(sheet, seat)}"]
    return " ".join([*parts, _placed(sheet, seat), *([_depots(sheet)] if view.phase else [])])


def _word(sheet: Sheet, question: Question, word: str) -> str:
    """Text of an answer to a question."""
    if question.field == "kind":
        return sheet.say(f"burgundy-move-{word}")
    if word == NOTHING:
        return "–"
    if question.field == "slot":
        return f"{word}: {sheet.term('tile', sheet.view.depots[word])}"
    if question.field in ("die", "depots"):
        return word
    return "+".join(sheet.term(question.field, value) for value in word.split("+"))


def _order(sheet: Sheet) -> str:
    order = " ".join(sheet.letters[seat] for seat in sheet.view.turn_order)
    return sheet.say("burgundy-render-text-order", order=order) + "."


def _depots(sheet: Sheet) -> str:
    there = []
    for depot in (*DEPOTS, BLACK_DEPOT):
        tiles = [_brief(sheet, name) for name in sheet.view.on_depot(depot).values()]
        number = str(depot) if depot else sheet.say("burgundy-render-alt-black")
        there += [f"{number}: {', '.join(tiles)}"] if tiles else []
    return sheet.say("burgundy-render-alt-depots", depots="; ".join(there) or "–")


def _brief(sheet: Sheet, tile: str) -> str:
    """Name of a tile, without the effect of a knowledge tile."""
    return sheet.term("tile", tile).split(" (")[0]


def _goods(sheet: Sheet) -> str:
    view = sheet.view
    there = [f"{depot}: {sheet.goods(view.depot_goods[depot])}" for depot in DEPOTS if view.depot_goods[depot]]
    return sheet.say("burgundy-render-alt-goods", goods="; ".join(there) or "–")


def _purse(sheet: Sheet, seat: int) -> str:
    """A player's possessions besides the estate."""
    player, say = sheet.view.players[seat], sheet.say
    dice = sheet.dice(player) if player.dice or player.used else ""
    stores = say("burgundy-render-text-purse", silver=player.silver, workers=player.workers)
    parts = [part for part in (dice, stores) if part]
    if player.storage:
        tiles = ", ".join(_brief(sheet, name) for name in player.storage)
        parts.append(say("burgundy-render-text-storage", tiles=tiles))
    if player.goods:
        parts.append(say("burgundy-render-text-goods", goods=sheet.stored_goods(player)))
    return capital("; ".join(parts)) + "."


def _placed(sheet: Sheet, seat: int) -> str:
    player = sheet.view.players[seat]
    if player.board is None:
        boards = ", ".join(sheet.term("board", board) for board in player.sheet)
        chosen = "yes" if player.chosen_board else "no"
        return sheet.say("burgundy-render-text-sheet", boards=boards, chosen=chosen)
    placed = ", ".join(f"{space}: {_brief(sheet, name)}" for space, name in sorted(player.estate.items()))
    known = ", ".join(sheet.term("tile", knowledge_tile(number)) for number in player.known)
    text = f"{capital(sheet.term('board', player.board))}: {placed}."
    return f"{text} {capital(known)}." if known else text


def _bonuses(sheet: Sheet) -> str:
    owners = [
        f"{sheet.term('type', kind)} {'+'.join(sheet.letters[seat] for seat in sheet.view.finished[kind][:2])}"
        for kind in TYPES
        if sheet.view.finished[kind]
    ]
    told = owners or sheet.over
    return sheet.say("burgundy-render-alt-bonuses", owners=", ".join(owners) or "–") if told else ""
