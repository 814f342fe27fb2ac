"""What a host does to a house by hand: back it up, put a backup back, look it over.

python bot.py backup [FILE]     a safe copy, also while the bot runs
python bot.py restore FILE      put a copy in the database's place (stop the bot first)
python bot.py check [FILE]      is the database whole, and does every living table follow from its log?
python bot.py move --to ADDRESS take the house to PostgreSQL (stop the bot first)
"""

import sqlite3
import sys
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from engine import GAMES, Game
from storage import DataFolder, FolderInUse, NewerDatabase, Unreachable, backups, transfer
from storage.database import connect, migrate


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


def move_database(folder: DataFolder, address: str) -> None:
    """Every row is counted and every living table replayed before it is called done."""
    from storage import postgres

    try:
        folder.take()
        backups.verify(folder.database)
        with closing(connect(folder.database)) as source:
            migrate(source, folder.database)
            there = {name: transfer.count(source, name) for name in transfer.names_of(source)}
            copied = postgres.take_over(address, source)
    except FolderInUse as running:
        sys.exit(f"{running}. Stop the bot first.")
    except (backups.Unusable, NewerDatabase, postgres.Filled, Unreachable, OSError, sqlite3.Error) as wrong:
        sys.exit(f"Nothing was moved: {str(wrong).strip()}.")
    finally:
        folder.release()
    if there != copied:
        lines = [f"{name}: {here} here, {copied.get(name)} there" for name, here in there.items()]
        sys.exit("\n".join(["Not everything arrived:", *lines]))
    print(f"{sum(copied.values())} rows are there, as many as here.")
    check_games(postgres.living_games(address))
    print(f"Start the bot with GUILDHALL_DATABASE=… now. {folder.database} is as it was; keep it until you are sure.")


def check(database: Path) -> None:
    try:
        backups.verify(database)
        print("The database is whole.")
        check_games(backups.living_games(database))
    except (backups.Unusable, sqlite3.Error) as broken:
        sys.exit(f"{broken}.")


def check_games(games: Iterable[backups.LivingGame]) -> None:
    same, older, wrong = 0, 0, list[str]()
    for living in games:
        game = GAMES.get(living.game)
        if game is None or living.rules_version != game.meta.rules_version:
            older += 1
        elif (difference := _difference(game, living)) is None:
            same += 1
        else:
            wrong.append(f"{living.table_id} ({living.game}): {difference}")
    print(f"{same} living tables follow from their logs.")
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
