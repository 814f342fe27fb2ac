-- A table that has lost its place: why nothing can be said there (`displaced`), and since when. What is owed waits.
ALTER TABLE tables ADD COLUMN displaced TEXT;
ALTER TABLE tables ADD COLUMN displaced_at REAL;
CREATE INDEX tables_displaced ON tables (guild_id) WHERE displaced IS NOT NULL;
CREATE INDEX tables_living ON tables (guild_id) WHERE status IN ('lobby', 'playing');

-- Messages of ours that nobody needs any more, written down with what took their place and deleted afterwards.
CREATE TABLE old_messages (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL
) STRICT;
CREATE INDEX old_messages_by_table ON old_messages (table_id);
