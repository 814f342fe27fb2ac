"""Playing at a table: the panel, its answers, undo, advice."""
