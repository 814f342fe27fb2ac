"""SQLite: numbered migrations, the one writer, and one module per thing that is kept."""

from storage.database import Database, StaleVersion

__all__ = ["Database", "StaleVersion"]
