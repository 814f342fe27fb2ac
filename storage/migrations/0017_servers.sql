-- What a server's admins have settled, and when the server sent us away. `channels`: where tables may be opened (a list;
-- empty: everywhere); `call_role` is called for a new table; who has `opener_role` may open one, if it is set.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    channels TEXT NOT NULL DEFAULT '[]',
    call_role INTEGER,
    opener_role INTEGER,
    clock TEXT,
    language TEXT,
    left_at REAL
) STRICT;

-- Who may neither open a table of a server nor sit down at one. `mark` stays when somebody has their data erased: a bar
-- is not shaken off that way.
CREATE TABLE bars (
    guild_id INTEGER NOT NULL,
    mark TEXT NOT NULL,
    user_id INTEGER,
    by_id INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, mark)
) STRICT, WITHOUT ROWID;
CREATE INDEX bars_by_user ON bars (user_id);
