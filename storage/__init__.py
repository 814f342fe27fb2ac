"""SQLite: numbered migrations, the one writer, and one module per thing that is kept."""

from storage.data_folder import DataFolder, FolderInUse
from storage.database import Database, NewerDatabase, StaleVersion, Unreachable

__all__ = ["DataFolder", "Database", "FolderInUse", "NewerDatabase", "StaleVersion", "Unreachable"]
