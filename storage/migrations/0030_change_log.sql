-- What processes that share a PostgreSQL have changed, one row per transaction, for the caches and delivery loops of the
-- others. `xid`: the transaction; `changed`: one line per table or person. SQLite has a single process and no rows here.
CREATE TABLE change_log (
    xid INTEGER NOT NULL,
    by TEXT NOT NULL,
    changed TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX change_log_by_xid ON change_log (xid);
CREATE INDEX change_log_by_time ON change_log (at);
