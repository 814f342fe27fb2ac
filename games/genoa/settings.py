"""Settings a player may change at any time: stance, automatic moves, showing money (GEN-1.17, 5.18, 13.25, 15.37,
15.41)."""

from functools import cache, lru_cache

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from games.genoa.data import BUILDINGS
from games.genoa.events import MoneyShown, SettingChanged
from games.genoa.moves import Except, Set
from games.genoa.refusals import refuse
from games.genoa.state import Player, State

VALUES: dict[str, tuple[str, ...]] = {
    "stance": ("ask_me", "auto_pass_all"),
    "messages": ("auto", "ask"),
    "windows": ("auto", "ask"),
    "acquire": ("ask", "pass"),
    "money": ("show",),
}


@lru_cache(maxsize=256)
def _listed(stance: str, messages: str, windows: str, acquire: str, may_show: bool) -> tuple[Move, ...]:
    now = {"stance": stance, "messages": messages, "windows": windows, "acquire": acquire}
    found: list[Move] = [Set(what, v) for what in now for v in VALUES[what] if v != now[what]]  # type: ignore[arg-type]
    if may_show:
        found.append(Set("money", "show"))
    if stance != "auto_pass_except":
        found.append(Except(("cathedral", "guild_hall")))
    return tuple(found)


def settings(player: Player) -> tuple[Move, ...]:
    return _listed(player.stance, player.messages, player.windows, player.acquire, player.shown is None)


setting_changed = cache(SettingChanged)
ASK_ME, PASS_ALL = Set("stance", "ask_me"), Set("stance", "auto_pass_all")


def stance_setting(player: Player) -> Move:
    """The one setting suggested to a seat that must answer a decision."""
    return PASS_ALL if player.stance == "ask_me" else ASK_ME


def why_not_set(state: State, seat: Seat, move: Set) -> IllegalMove | None:
    if move.value not in VALUES[move.what]:
        return refuse("unknown-setting", what=move.what, value=move.value)
    player = state.players[seat]
    if move.what == "money":
        return refuse("money-is-open") if player.shown is not None else None
    return refuse("setting-unchanged", what=move.what) if getattr(player, move.what) == move.value else None


def why_not_except(state: State, seat: Seat, move: Except) -> IllegalMove | None:
    for building in move.buildings:
        if building not in BUILDINGS:
            return refuse("not-a-building", space=building)
    player = state.players[seat]
    chosen = [building for building in BUILDINGS if building in move.buildings]
    if player.stance == "auto_pass_except" and player.exceptions == chosen:
        return refuse("setting-unchanged", what="stance")
    return None


def change_setting(state: State, seat: Seat, move: Set) -> None:
    player = state.players[seat]
    if move.what == "money":
        player.shown = player.ducats
        state.reveal()
        state.emit(MoneyShown(seat, player.ducats))
        return
    setattr(player, move.what, move.value)
    if move.what == "stance":
        player.exceptions = []
    state.emit(setting_changed(seat, move.what, move.value, ()))


def set_exceptions(state: State, seat: Seat, move: Except) -> None:
    player = state.players[seat]
    player.stance = "auto_pass_except"
    player.exceptions = [building for building in BUILDINGS if building in move.buildings]
    state.emit(SettingChanged(seat, "stance", "auto_pass_except", tuple(player.exceptions)))
