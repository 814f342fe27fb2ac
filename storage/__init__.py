"""SQLite: numbered migrations, the one writer, and one module per thing that is kept."""

from storage.data_folder import DataFolder, FolderInUse, FolderMoved
from storage.database import Damaged, Database, NewerDatabase, StaleVersion, Unreachable

__all__ = [
    "Damaged",
    "DataFolder",
    "Database",
    "FolderInUse",
    "FolderMoved",
    "NewerDatabase",
    "StaleVersion",
    "Unreachable",
]
