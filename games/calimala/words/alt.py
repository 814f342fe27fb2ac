"""Alt texts of Calimala's pictures."""

from collections import Counter
from collections.abc import Sequence

from engine import HIDDEN, Move
from games.calimala.data import BUILDINGS, CITIES, MATERIALS, PLACES, ROWS, SPACES
from games.calimala.scoring import counts
from games.calimala.state import State
from games.calimala.words.terms import SOON, phrase, space_number
from games.calimala.words.text import Sheet
from words.sheet import brief


def board_alt(view: State, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None) -> str:
    """Most important first; the area of `seat`, or of the player to move, before the others."""
    sheet = Sheet(view, brief(names), lang, stopped, seat=seat)
    first, *others = [f"{sheet.letters[s]}: {_mat(sheet, s)}" for s in sheet.in_order()]
    tell = (_layout, _streets, _next, _cities, _buildings, _council)
    return " ".join([sheet.situation(), sheet.scores(), first, *(part(sheet) for part in tell), *others])


def seat_alt(view: State, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
    sheet = Sheet(view, names, lang)
    parts = [sheet.say("calimala-render-alt-mat", name=sheet.names[seat]), _mat(sheet, seat), _next(sheet)]
    if viewer == seat:
        parts.append(_hand(sheet, seat))
    return " ".join(parts)


def focus_alt(
    view: State, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
) -> str:
    sheet = Sheet(view, names, lang, seat=seat)
    answers = sheet.answers(moves, path, lambda question, choice: _word(sheet, question.field, choice.word))
    parts = [sheet.situation(), *answers]
    return " ".join([*parts, _streets(sheet), sheet.names[seat] + ": " + _mat(sheet, seat), _hand(sheet, seat)])


def _word(sheet: Sheet, field: str, word: str) -> str:
    """Text of an answer to a question."""
    if field == "space":
        one, other = (sheet.term("action", action) for action in sheet.view.ends(word))
        return f"{space_number(word)} {one}+{other}"
    if field == "kind":
        return sheet.say(f"calimala-move-{word}")
    if field in ("ports", "cities"):
        return "+".join(sheet.term("city", city) for city in word.split("+"))
    return word if word.isdigit() else sheet.term(field, word)


def _layout(sheet: Sheet) -> str:
    rows = (PLACES[row : row + 3] for row in (0, 3, 6))
    lines = (", ".join(sheet.term("action", sheet.view.layout[place]) for place in row) for row in rows)
    return sheet.say("calimala-render-alt-city", rows="; ".join(lines))


def _council(sheet: Sheet) -> str:
    view = sheet.view
    seats = ", ".join(sheet.letters[s] if s >= 0 else sheet.none for s in view.council) or "–"
    art = ", ".join(sheet.letters[s] for s in view.council_art) or "–"
    return sheet.say("calimala-render-alt-council", seats=seats, art=art)


def _streets(sheet: Sheet) -> str:
    taken = []
    for space in SPACES:
        tower = sheet.view.towers[space]
        if tower:
            discs = ", ".join(sheet.letters[disc] if disc >= 0 else sheet.disc(disc) for disc in tower)
            taken.append(f"{space_number(space)}: {discs}")
    return sheet.say("calimala-render-alt-streets", towers="; ".join(taken) or "–")


def _next(sheet: Sheet) -> str:
    view = sheet.view
    done = len(view.council)
    coming = [f"{sheet.term('tile', t)} {_brief(sheet, counts(view, t))}" for t in view.tiles[done : done + 1 + SOON]]
    return sheet.say("calimala-render-alt-next", tiles="; ".join(coming)) if coming else ""


def _brief(sheet: Sheet, values: Sequence[int]) -> str:
    return "(" + (", ".join(f"{sheet.letters[s]} {n}" for s, n in enumerate(values) if n) or "–") + ")"


def _cities(sheet: Sheet) -> str:
    each = (
        f"{sheet.term('city', c)} {_brief(sheet, sheet.view.cities[c])}" for c in CITIES if any(sheet.view.cities[c])
    )
    return sheet.say("calimala-render-alt-cities", cities=", ".join(each) or "–")


def _buildings(sheet: Sheet) -> str:
    view = sheet.view
    totals = {b: [sum(view.buildings[b][row][s] for row in ROWS) for s in view.seats] for b in BUILDINGS}
    each = (f"{sheet.term('building', b)} {_brief(sheet, t)}" for b, t in totals.items() if any(t))
    return sheet.say("calimala-render-alt-buildings", buildings=", ".join(each) or "–")


def _mat(sheet: Sheet, seat: int) -> str:
    """A player's possessions, without zero counts."""
    player = sheet.view.players[seat]
    things = {
        "calimala-render-discs": player.discs,
        "calimala-render-whites": player.whites,
        "calimala-render-hand": len(player.hand),
        "calimala-render-cloth": player.cloth,
        "calimala-render-ships": player.ships,
        "calimala-render-houses": len(player.houses),
    }
    parts = [f"{phrase(sheet.lang, message)} {n}" for message, n in things.items() if n]
    parts += [f"{sheet.term('material', m)} {n}" for m in MATERIALS if (n := player.store.get(m, 0))]
    return f"{', '.join(parts) or '–'}."


def _hand(sheet: Sheet, seat: int) -> str:
    player = sheet.view.players[seat]
    if HIDDEN in player.hand:
        return ""
    cards = ", ".join(f"{sheet.term('action', a)}{f' ×{n}' if n > 1 else ''}" for a, n in Counter(player.hand).items())
    text = sheet.say("render-text-hand", cards=cards or "–")
    if player.kept and player.kept != HIDDEN:
        text += " " + sheet.say("calimala-render-text-kept", final=sheet.term("final", player.kept))
    return text
