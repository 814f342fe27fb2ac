-- Who looks for a game in a server, and for what. One wish per person and server; `since` is their place in the queue.
CREATE TABLE wishes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    games TEXT NOT NULL,
    sizes INTEGER NOT NULL,
    pace TEXT NOT NULL,
    rated TEXT NOT NULL,
    beginners INTEGER NOT NULL,
    alike INTEGER NOT NULL,
    since REAL NOT NULL,
    expires_at REAL NOT NULL,
    look_at REAL,
    proposal_id INTEGER,
    agreed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild_id, user_id)
) STRICT;
CREATE INDEX wishes_in_queue ON wishes (guild_id, pace, since) WHERE proposal_id IS NULL;
CREATE INDEX wishes_of_proposal ON wishes (proposal_id) WHERE proposal_id IS NOT NULL;
CREATE INDEX wishes_of_person ON wishes (user_id);
CREATE INDEX wishes_to_look_at ON wishes (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX wishes_expiring ON wishes (expires_at);

-- A game offered to the people whose wishes point to it. It is deleted when its table is open, or when one cannot.
CREATE TABLE proposals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    due_at REAL NOT NULL
) STRICT;
CREATE INDEX proposals_due ON proposals (due_at);

-- People who do not want to be brought together with others.
CREATE TABLE blocks (
    user_id INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of_the_blocked ON blocks (blocked_id);

-- "Tell me when a table of this game opens here".
CREATE TABLE subscriptions (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_of_person ON subscriptions (user_id);

-- Who was told of a table that gathers players (`due_at` is null), or will be when they wake up.
CREATE TABLE opening_notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    due_at REAL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX opening_notices_of_person ON opening_notices (user_id);
