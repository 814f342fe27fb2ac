"""What a host does to a house by hand: back it up, put a backup back, look it over.

python bot.py backup [FILE]     a safe copy, also while the bot runs
python bot.py restore FILE      put a copy in the database's place (stop the bot first)
python bot.py check [FILE]      is the database whole, and does every living table follow from its log?
"""

import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from engine import GAMES, Game
from storage import DataFolder, FolderInUse, NewerDatabase, backups


def backup(folder: DataFolder, target: Path | None) -> None:
    if not folder.database.exists():
        sys.exit(f"There is no database in {folder.path}.")
    try:
        made = backups.back_up(folder.database, target or folder.path / backups.FOLDER / backups.name_for(time.time()))
    except (OSError, sqlite3.Error) as refused:
        sys.exit(f"The backup could not be made: {refused}.")
    print(f"Everything is in {made}.")


def restore(folder: DataFolder, backup: Path) -> None:
    try:
        folder.take()
        aside = backups.restore(folder, backup, time.time())
    except FolderInUse as running:
        sys.exit(f"{running}. Stop the bot first.")
    except (backups.Unusable, NewerDatabase, OSError, sqlite3.Error) as wrong:
        sys.exit(f"Nothing was changed: {wrong}.")
    finally:
        folder.release()
    print(f"{backup} is the database of {folder.path} now." + (f" What was there before: {aside}." if aside else ""))


def check(database: Path) -> None:
    same, older, wrong = 0, 0, list[str]()
    try:
        backups.verify(database)
        for living in backups.living_games(database):
            game = GAMES.get(living.game)
            if game is None or living.rules_version != game.meta.rules_version:
                older += 1
            elif (difference := _difference(game, living)) is None:
                same += 1
            else:
                wrong.append(f"{living.table_id} ({living.game}): {difference}")
    except (backups.Unusable, sqlite3.Error) as broken:
        sys.exit(f"{broken}.")
    print(f"The database is whole. {same} living tables follow from their logs.")
    if older:
        print(f"{older} were begun by older rules and are played on as they stand; they were not replayed.")
    if wrong:
        sys.exit("\n".join(["These do not:", *wrong]))


def _difference(game: Game[Any], living: backups.LivingGame) -> str | None:
    """What is wrong with a table, if anything: seed and log must lead to the position that is stored."""
    try:
        state = game.replay(living.seats, living.seed, game.meta.options.read(living.options), living.moves)
    except Exception as refused:  # whatever it is, it is what the host wants to know
        return f"its log cannot be played: {refused!r}"
    count = len(living.moves)
    return None if game.dump(state) == living.state else f"after {count} moves it stands otherwise than stored"
