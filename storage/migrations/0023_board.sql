-- Keys to the living board. A `link` opens it once, a `session` is what a browser has got for one. Only hashes are kept.
CREATE TABLE board_keys (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
CREATE INDEX board_keys_by_user ON board_keys (user_id);
CREATE INDEX board_keys_by_table ON board_keys (table_id);

-- The link by which anybody may look at a table, and by how many moves it lags behind while the game runs.
CREATE TABLE shares (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    address TEXT NOT NULL UNIQUE,
    delay INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0
) STRICT;
