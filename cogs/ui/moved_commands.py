"""Where a command has gone that had another name until the last release: for people who still look for it there."""

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
"""The old name → the new one. What a game only ever asks went to `/move` (`now_called`)."""


def now_called(name: str) -> str | None:
    """The command that does what the old one did; None if there was none of that name."""
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
"""Kinds of moves that had a command of their own."""
