-- A table: a game being played by people.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    invitation_id INTEGER,
    message_id INTEGER,
    host_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
    version INTEGER NOT NULL,
    seed TEXT NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL
) STRICT;
CREATE INDEX tables_by_thread ON tables (thread_id);
CREATE INDEX tables_by_channel ON tables (channel_id, status);

-- Who sits where. `owes_since` is the version since which the seat is waited for; empty when it is not.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    owes_since INTEGER,
    owes_at REAL,
    last_move INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE UNIQUE INDEX seats_by_user ON seats (user_id, table_id) WHERE user_id IS NOT NULL;

-- Every move, with what it made happen, in full: readers get it through `seen_by`.
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    notation TEXT NOT NULL,
    events TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- The whole position after each confirmed version (zlib-compressed).
CREATE TABLE positions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    played INTEGER NOT NULL,
    state BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Moves tried privately and not confirmed yet.
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    moves TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What was taken back, by whom, and with whose consent.
CREATE TABLE undos (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    to_played INTEGER NOT NULL,
    moves TEXT NOT NULL,
    consent TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE undo_requests (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    to_played INTEGER NOT NULL,
    needed TEXT NOT NULL,
    agreed TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

-- What Discord is owed: written with the change that causes it, ticked off when it has been said.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    user_id INTEGER,
    created_at REAL NOT NULL,
    tried_at REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    sent_at REAL,
    message_id INTEGER
) STRICT;
CREATE INDEX outbox_unsent ON outbox (table_id) WHERE sent_at IS NULL;

-- The answer given to each interaction that changed something, so that a repeated one is answered and not repeated.
CREATE TABLE answers (
    interaction_id INTEGER PRIMARY KEY,
    answer TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX answers_by_age ON answers (at);

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    palette TEXT NOT NULL DEFAULT 'standard',
    instant INTEGER NOT NULL DEFAULT 0,
    pings INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE notes_of_the_house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
