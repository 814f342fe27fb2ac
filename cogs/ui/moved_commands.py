"""New names of commands renamed in the last release."""

MOVED = {
    "hand": "area",
    "recap": "log",
    "about": "help",
    **{f"order {verb}": "plan" for verb in ("plan", "play", "pass", "list")},
    **{f"clock {verb}": "settings" for verb in ("hours", "vacation", "show")},
    **{f"notify {verb}": "settings" for verb in ("show", "test")},
    **{f"privacy {verb}": "settings" for verb in ("show", "export", "erase")},
    **{f"record {verb}": "stats" for verb in ("me", "person", "versus")},
    **{f"record {verb}": "settings" for verb in ("on", "off")},
    "record ladder": "leaderboard",
    "table resign": "table leave",
    "table open-seats": "table join",
    "table resume": "table pause",
    "table still-there": "table nudge",
    "table shoulder": "table show-hand",
    "table whisper": "table chat",
    "table seats": "log",
    "table watching": "manage watching",
    "table aside": "manage spectators",
    **{
        f"{power} {old}": f"manage {new}"
        for power in ("host", "admin")
        for old, new in {
            **{verb: verb for verb in ("remove", "substitute", "pause", "close", "rewind")},
            "transfer": "host",
            "resume": "pause",
            "move": "move-here",
        }.items()
    },
    "admin board": "admin tables",
    "admin unblock": "admin block",
    "admin blocked": "admin block",
    **{f"{game} tile": "card" for game in ("burgundy", "tiletum")},
    **{f"{game} card": "card" for game in ("calimala", "genoa", "tournay")},
    "genoa stance": "genoa questions",
    "genoa queue": "genoa route",
    "genoa move": "genoa move-tower",
    "genoa call": "genoa request-offers",
    "genoa perform": "genoa take-action",
    "tiletum perform": "tiletum joker",
    "tiletum sign": "tiletum contract",
    "tournay visit": "tournay activate-plain",
    "tournay standing": "tournay ramparts",
}
"""Old name → new name. Moves that only answer questions went to `/move` (`now_called`)."""


def now_called(name: str) -> str | None:
    """Current name of a former command; None if there was none of that name."""
    if name in MOVED:
        return MOVED[name]
    game, _, kind = name.partition(" ")
    return "move" if kind in ONLY_ASKED.get(game, "").split() else None


ONLY_ASKED = {
    "burgundy": "settle load skip",
    "calimala": "keep draft promote",
    "genoa": "start unpass set",
    "tiletum": "gain house pillar skip favour",
    "tournay": "keep take copy fire hit name pick call raise skip defend damage lay discard build",
}
"""Kinds of moves that had a command."""

_HUNGARIAN_GROUPS = {
    "order": "megbízás", "clock": "órám", "notify": "értesítés", "privacy": "adataim", "record": "eredmények",
    "table": "asztal", "host": "házigazda", "admin": "admin", "burgundy": "burgundia", "genoa": "genova",
}  # fmt: skip
_HUNGARIAN = {
    "": "hand területem, recap összefoglaló, about névjegy",
    "order": "plan terv, play írásban, pass passz, list lista",
    "clock": "hours ébren, vacation szabadság, show mutat",
    "notify": "show beállítás, test próba",
    "privacy": "show mutat, export letölt, erase töröl",
    "record": "me saját, person játékos, versus ellen, on be, off ki, ladder ranglista",
    "table": (
        "resign feladás, open-seats szabad-helyek, resume folytatás, still-there itt-vagy-még, shoulder betekintés, "
        "whisper privát, seats helyek, watching nézők, aside karzat"
    ),
    "host": (
        "remove eltávolítás, substitute beugró, pause szünet, close bezárás, rewind visszaállítás, transfer átad, "
        "resume folytatás, move költözés"
    ),
    "admin": (
        "remove eltávolítás, substitute beugró, pause szünet, close bezárás, rewind visszaállítás, transfer átad, "
        "resume folytatás, move költözés, board tábla, unblock visszaenged, blocked kitiltottak"
    ),
    "burgundy": "tile lapka, settle választ, load rakodik, skip lemond",
    "calimala": "card lap, keep megtart, draft választ, promote előléptet",
    "genoa": (
        "card lap, stance kérdések, queue útvonal, move lép, call ajánlatkérés, perform végrehajt, start startmező, "
        "unpass passz-vissza, set beállít"
    ),
    "tiletum": (
        "tile lapka, perform végrehajt, sign szerződés, gain választ, house ház, pillar oszlop, skip lemond, "
        "favour kegy"
    ),
    "tournay": (
        "card lap, visit látogat, standing bástyadöntés, keep megtart, take elvesz, copy másol, fire indít, "
        "hit rongál, name megnevez, pick választ, call szólít, raise felállít, skip kihagy, defend védekezik, "
        "damage sérül, lay lefektet, discard eldob, build épít"
    ),
}
"""Group → its former commands with their Hungarian names, which people search for; Discord sends the English ones."""


def former_names() -> dict[str, str]:
    """Former name, in English or Hungarian → current name."""
    asked = {f"{game} {kind}": "move" for game, kinds in ONLY_ASKED.items() for kind in kinds.split()}
    known, translated = {**MOVED, **asked}, dict[str, str]()
    for group, names in _HUNGARIAN.items():
        for old, hungarian in (pair.split() for pair in names.split(", ")):
            called = f"{_HUNGARIAN_GROUPS.get(group, group)} {hungarian}".strip()
            translated[called] = known[f"{group} {old}".strip()]
    return {**known, **translated}
