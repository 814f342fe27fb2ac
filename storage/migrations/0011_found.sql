-- Who follows a table without sitting there: told by letter at its end, or after every round too. `told_move`: the last
-- move they were told of.
CREATE TABLE followers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    every_round INTEGER NOT NULL DEFAULT 0,
    told_move INTEGER NOT NULL DEFAULT 0,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX followers_by_user ON followers (user_id);

-- The living list of a server's tables: one message, where an admin put it.
CREATE TABLE boards (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    language TEXT NOT NULL,
    shown TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX tables_of_server ON tables (guild_id, status, changed_at);
