"""SQLite: numbered migrations, the one writer, and one module per thing that is kept."""

from storage.database import Database, NewerDatabase, StaleVersion

__all__ = ["Database", "NewerDatabase", "StaleVersion"]
